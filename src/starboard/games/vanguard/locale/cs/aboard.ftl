# The ship as a place: rooms, pools, cards that wait.

zone-book = Lodní kniha
zone-pools = Zásobníky
zone-bridge = Můstek
zone-atlas = Atlas
zone-scanner = Planetární skener
zone-facilities = Lodní zařízení
zone-crew = Posádka
zone-armory = Zbrojní sklad
zone-decks = Balíčky karet sekce
zone-offered = K výběru
zone-pockets = Mimořádné objevy na palubě
zone-future = Pro budoucí použití
pool-command = Velení
pool-energy = Energie
pool-bag = Žetony úspěchu
morale = Morálka: { $level }
penalty = Žeton postihu
bookmark = Otevřená strana
the-vanguard = ISS Vanguard
card-in-deck = V balíčku. { $text }
crew-card =
    { $skill }: { $deed }

    { $text }
part-named = Část { $number } karty přistání
landing-track = Stupnice přistání
crew-place-0 = nováček
crew-place-1 = k dispozici
crew-place-2 = odpočívá
crew-place-3 = ve výsadkovém týmu
crew-place-4 = zpět na palubě
crew-place-5 = na ošetřovně
crew-place-6 = mrtvý
crew-place-7 = mimo hru
crew-place-8 = k dispozici
ship-kind-0 = úkol
ship-kind-1 = vylepšení můstku
ship-kind-2 = technologická úroveň
ship-kind-3 = výzkumný projekt
ship-kind-4 = výrobní projekt
ship-kind-5 = vylepšení zařízení
ship-kind-6 = přídatné zařízení
ship-kind-7 = výsadková loď
ship-kind-8 = úprava výsadkové lodi
ship-kind-9 = situace
weeks = Týden { $now } z { $last }
