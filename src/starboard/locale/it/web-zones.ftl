# Mappe: etichette e tasti, uguali per ogni gioco

web-map-map = Mappa
web-map-legend = Che cosa significano i simboli
web-map-keys = Le frecce portano da un esagono all’altro, N e P a ciò che si può scegliere, Invio sceglie, il punto interrogativo chiede perché no.
web-map-zoom-in = Ingrandisci
web-map-zoom-out = Rimpicciolisci
web-map-fit = Mostra tutta la mappa
web-map-in-words = La mappa a parole
web-map-inset = Tutta la mappa in piccolo
web-map-lit = si può scegliere

# Carte
web-card-read = Leggi per intero { $name }
web-card-down = coperta
web-card-slot = posto vuoto

# Dadi: cosa si può scegliere e come conta un dado
web-die-lit = { $die }, si può scegliere
web-die-tied = pari
web-die-deciding = conta
web-die-beaten = battuto
web-die-out = fuori
web-die-spent = usato
