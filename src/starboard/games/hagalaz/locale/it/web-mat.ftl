# Schede compagno, dadi, carte, tracciati e la mappa della campagna nel browser.

# Schede compagno
web-mat-move = Muovi di tanti esagoni quanti ne mostra il dado.
web-mat-mission = Fai ciò che la missione offre dove si trova il compagno.
web-mat-revive = Un compagno A Terra adiacente si rialza.
web-mat-health = Punti ferita { $value } di { $full }
web-mat-shields = Scudi { $value } di { $full }
web-mat-meter = { $name }: { $value } di { $of }
web-mat-downed = A Terra
web-mat-acting = sta agendo
web-mat-acted = ha giocato
web-mat-lead = ha il segnalino avanguardia
web-mat-card-down = carta pericolo coperta
web-mat-card-seen = carta pericolo vista
web-mat-xp = { $xp } PE in questa missione
web-mat-renegade = { $count ->
        [one] { $count } segnalino rinnegato
       *[other] { $count } segnalini rinnegato
    }
web-mat-overwatch = di guardia per { $damage ->
        [one] { $damage } danno
       *[other] { $damage } danni
    }
web-mat-mines = { $count ->
        [one] { $count } mina rimasta
       *[other] { $count } mine rimaste
    }
web-mat-locked-dice = { $count ->
        [one] { $count } dado bloccato
       *[other] { $count } dadi bloccati
    }
web-mat-joined = nella squadra
web-mat-always = sempre in vigore
web-mat-locked-abilities = Bloccate: { $count }
web-mat-locked-loyalty = La sblocca solo una missione lealtà.
web-mat-slot = { $action }, { $kind ->
        [move] slot Movimento
        [empowered] slot Azione Potenziata
       *[standard] slot Azione Standard
    }, { $state ->
        [full] contiene { $die }
        [lit] si può scegliere
       *[free] libero
    }

# Dadi
web-mat-dice = { $count } nella riserva
web-mat-no-dice = I dadi si tirano all’inizio di un turno.
web-mat-die-lit = { $die }, si può scegliere

# Tempesta
web-mat-storm = { $cards } di { $perBox } carte Escalation; { $ticked } di { $boxes } caselle Missione Fallita spuntate
web-mat-storm-cards = { $cards } di { $perBox } carte

# Carte
web-mat-card = { $known ->
        [yes] Carta pericolo di { $hero }: { $card }. { $text }
       *[no] Carta pericolo di { $hero }, coperta
    }

# Mappa della campagna
web-mat-tier = Livello { $tier }
web-mat-waypoint = { $number }, { $name }, { $state }
web-mat-waypoint-state = { $state ->
        [paragon] Vittoria Eroica
        [renegade] Vittoria Rinnegata
        [loyalty] vinta
        [defeat] persa
        [now] in corso
        [lit] si può scegliere
        [passed] non scelta
       *[later] non ancora aperta
    }
web-mat-war-readiness = Reattività Bellica
web-mat-war-readiness-value = Reattività Bellica { $value }
web-mat-band-next = { $band } da { $least }
web-mat-band = { $band ->
        [failure] Fallimento
        [costly] A caro prezzo
        [success] Successo
        [triumph] Trionfo
       *[perfect] Vittoria perfetta
    }
web-mat-data = Informazioni recuperate
web-mat-experience = Esperienza
web-mat-experience-value = { $hero }: { $xp } PE
web-mat-achievements = Traguardi
web-mat-wreck = Il relitto
