# Mapy: popisky a klávesy, stejné pro každou hru

web-map-map = Mapa
web-map-legend = Co znamenají značky
web-map-keys = Šipky vedou z hexu na hex, N a P k tomu, co lze vybrat, Enter vybírá, otazník se ptá, proč něco nejde.
web-map-zoom-in = Přiblížit
web-map-zoom-out = Oddálit
web-map-fit = Ukázat celou mapu
web-map-in-words = Mapa slovy
web-map-inset = Celá mapa v malém
web-map-lit = lze vybrat

# Karty
web-card-read = Přečíst celou kartu { $name }
web-card-down = lícem dolů
web-card-slot = prázdné místo

# Kostky: co lze vybrat a jak se kostka počítá
web-die-lit = { $die }, lze vybrat
web-die-tied = shoda
web-die-deciding = počítá se
web-die-beaten = přebitá
web-die-out = mimo hru
web-die-spent = použitá
