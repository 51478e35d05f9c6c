# Mapy: popisky a klávesy, stejné pro každou hru

web-map-map = Mapa
web-map-keys = Šipky vedou z hexu na hex, N a P k tomu, co lze vybrat, Enter vybírá, otazník se ptá, proč něco nejde.
web-map-zoom-in = Přiblížit
web-map-zoom-out = Oddálit
web-map-fit = Ukázat celou mapu
web-map-in-words = Mapa slovy
web-map-inset = Celá mapa v malém
web-map-lit = lze vybrat
