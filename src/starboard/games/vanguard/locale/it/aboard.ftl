# The ship as a place: rooms, pools, cards that wait.

zone-book = Il libro della nave
zone-pools = Riserve
zone-bridge = Il ponte di comando
zone-atlas = L’atlante
zone-scanner = Lo scanner planetario
zone-facilities = Strutture della nave
zone-crew = L’equipaggio
zone-armory = L’armeria
zone-decks = Mazzi sezione
zone-offered = Da scegliere
zone-pockets = Scoperte uniche a bordo
zone-future = Uso futuro
pool-command = Comando
pool-energy = Energia
pool-bag = Segnalini successo
morale = Morale: { $level }
penalty = Segnalino penalità
bookmark = Pagina aperta
the-vanguard = ISS Vanguard
card-in-deck = Nel mazzo. { $text }
crew-card =
    { $skill }: { $deed }

    { $text }
part-named = Parte { $number } della carta atterraggio
landing-track = Tracciato atterraggio
crew-place-0 = recluta
crew-place-1 = disponibile
crew-place-2 = a riposo
crew-place-3 = nella squadra di sbarco
crew-place-4 = di nuovo a bordo
crew-place-5 = in infermeria
crew-place-6 = morto
crew-place-7 = fuori dal gioco
crew-place-8 = disponibile
ship-kind-0 = obiettivo
ship-kind-1 = miglioria del ponte
ship-kind-2 = livello tecnologico
ship-kind-3 = progetto di ricerca
ship-kind-4 = progetto di produzione
ship-kind-5 = miglioria della struttura
ship-kind-6 = struttura aggiuntiva
ship-kind-7 = navetta da sbarco
ship-kind-8 = modifica della navetta
ship-kind-9 = situazione
weeks = Settimana { $now } di { $last }
