# Hagalaz: ciò che le regole chiedono, offrono e negano, e ciò che accade. Le schede compagno hanno file propri.

# --- Domande --------------------------------------------------------------------------------------------------

# Campagna e preparazione
prompt-campaign-where = Dove va adesso la squadra?
prompt-squad-whom = Chi altro fa parte della squadra? ({ $number } di 4 già nella squadra)
prompt-give-to-whom = Chi controlla { $hero }?
prompt-start-where = Dove comincia { $hero }?
prompt-unlock-which = Quale capacità sblocca { $hero }?
prompt-data-for-whom = Le informazioni recuperate sono complete: chi sblocca una capacità?

# Dadi e azioni
prompt-keep-which = Quale dado blocca { $hero } prima del tiro?
prompt-turn-which = { $hero } spende un segnalino rinnegato per girare un dado?
prompt-place-which = Quale dado alloca { $hero }, e dove?
prompt-use-items = { $hero } usa qualcosa dall’inventario della squadra?
prompt-mission-what = Azione Missione: che cosa fai qui?
prompt-tick-how-many = Quante caselle spunti?
prompt-disable-which = Quale torretta disattivi? (scelte: { $picked }, al massimo { $most })
prompt-revive-whom = Chi rianimi?
prompt-attack-whom = { $action } di { $hero }: scegli il bersaglio

# Movimento
prompt-move-where = Dove si muove { $hero }? ({ $points ->
        [one] resta { $points } punto
       *[other] restano { $points } punti
    })
prompt-who-strikes-first = Attacchi di opportunità contro { $hero }: chi colpisce per primo?

# Nemici
prompt-activate-which = Quale nemico si attiva per primo?
prompt-attacks-whom = { $enemy } attacca: scegli il bersaglio
prompt-toward-whom = { $enemy } avanza: verso chi?
prompt-enemy-goes-where = { $enemy } si muove: dove?
prompt-which-enemy-reacts = Reazione: quale nemico si muove per primo?
prompt-where-enemy-reacts = Reazione, { $enemy } si muove: dove?
prompt-spawn-where = Dove appare il nuovo Gregario?
prompt-elite-where = L’esagono generazione è occupato: dove appare { $elite }?
prompt-loot-where = Tregua: dove metti il bottino?
prompt-turret-which = Quale torretta spara per prima?
prompt-rearm-which = Quale torretta torna attiva?

# --- Opzioni --------------------------------------------------------------------------------------------------

option-done = Fatto
option-decline = Non fare nulla
option-go-on = Prosegui
option-stop = Fermati qui
option-end-actions = Termina le azioni
option-roll-all = Tira tutti i dadi

option-mission = { $mission }
option-loyalty = Missione lealtà di { $hero }
option-squad = { $hero }
option-give = { $hero } a { $seat }
option-start = Comincia in { $hex }
option-unlock = { $hero }: { $ability }
option-data = { $hero }

option-keep = Blocca { $die }
option-spare = { $die } → { $action }, senza effetto
option-spare-on = { $die } → { $action }, { $slot ->
        [move] slot Movimento
        [empowered] slot Azione Potenziata
       *[standard] slot Azione Standard
    }, senza effetto
option-turn = Gira { $die } su { $face }
option-place = { $die } → { $action }
option-place-as = { $die } come { $face } → { $action }
option-place-on = { $die } → { $action }, { $slot ->
        [move] slot Movimento
        [empowered] slot Azione Potenziata
       *[standard] slot Azione Standard
    }
option-do = { $action }
option-tick = { $boxes } { $boxes ->
        [one] casella
       *[other] caselle
    }
option-revive = Rianima { $hero }
option-medigel = Medi-gel: { $hero } recupera { $health } salute
option-grenade = Granata in { $hex }, colpisce { $enemies } { $enemies ->
        [one] nemico
       *[other] nemici
    }
option-grenade-case = Cassa di granate in { $hex }, colpisce { $enemies } { $enemies ->
        [one] nemico
       *[other] nemici
    }

option-move = Muovi in { $hex }
option-travel = Viaggio rapido in { $hex }
option-hex = { $hex }
option-hero = { $hero }
option-direction = { $direction ->
        [E] Est
        [NE] Nord-est
        [NW] Nord-ovest
        [W] Ovest
        [SW] Sud-ovest
        [SE] Sud-est
       *[other] { $direction }
    }
option-attack = { $enemy } in { $hex }
option-attack-for = { $enemy } in { $hex }, danni: { $damage }

option-activate = { $enemy } in { $hex }
option-react = { $enemy } in { $hex }
option-strikes = { $enemy } in { $hex }
option-enemy-to = { $enemy } in { $hex }
option-target = { $hero }
option-toward = Verso { $hero }
option-spawn = In { $hex }
option-elite-at = In { $hex }
option-loot-at = In { $hex }
option-fire = Torretta in { $hex }
option-rearm = Torretta in { $hex }
option-disable = Torretta in { $hex }
option-turret = Torretta in { $hex }
option-door = Porta tra { $hex } e { $other }

# --- Motivi: seguono «No:» oppure «Non è possibile:» ----------------------------------------------------------

# Campagna e preparazione
reason-already-played = questa missione è già stata giocata: { $mission }
reason-begins-with-tier-1 = la campagna comincia dal livello 1 e { $mission } è di un livello successivo
reason-no-path = nessun percorso porta da { $last } a { $mission }
reason-loyalty-attempted = la missione lealtà di { $hero } è già stata tentata
reason-two-loyalty-missions = due missioni lealtà sono già state tentate e la campagna non ne permette altre
reason-loyalty-between-main-missions = le missioni lealtà si giocano tra le missioni principali, e nessuna è ancora stata giocata
reason-one-loyalty-mission-at-a-time = dopo una missione lealtà viene una missione principale
reason-controls-enough = { $seat } ha già abbastanza compagni
reason-start-hex-taken = un altro compagno comincia lì
reason-own-start-hex = { $hero } ha un proprio esagono di partenza
reason-reserved-start-hex = questo esagono di partenza è riservato a un altro compagno
reason-already-unlocked = la capacità { $ability } è già sbloccata
reason-loyalty-only = { $ability } è una capacità lealtà, che solo una missione lealtà sblocca
reason-prerequisite-missing = { $ability } richiede prima { $needs }

# Dadi e azioni
reason-slot-used = su questo slot di { $action } c’è già un dado
reason-face-does-not-fit = questa faccia non è adatta allo slot
reason-ability-locked = la capacità { $action } non è ancora sbloccata
reason-three-dice-taken = tre dadi sono già stati presi e si possono aggiungere solo dadi eroe
reason-die-before-enemy = prima viene un dado: mettilo su un’azione contro i nemici, poi scegli il bersaglio
reason-die-before-way = prima viene un dado: mettilo su Movimento o su un’altra azione che muove { $hero }, poi scegli la via
reason-die-before-hero = prima viene un dado: mettilo su Rianimare o su un’altra azione per i compagni, poi scegli per chi
reason-no-mission-action-here = qui l’azione Missione non può fare nulla con questo dado
reason-objective-not-in-force = { $action } è possibile solo dopo l’obiettivo { $objective }
reason-wrong-die-for-mission-action = { $action } richiede un altro dado
reason-nothing-to-do-here = qui non c’è nulla per { $action }
reason-downed = { $hero } è A Terra
reason-not-downed = { $hero } non è A Terra
reason-not-adjacent = { $hero } non è adiacente
reason-full-health = { $hero } ha tutti i punti ferita
reason-nobody-to-hurt = lì nessun nemico subirebbe danni
reason-one-of-each-at-a-time = se ne può usare solo uno per tipo alla volta

# Bersagli
reason-concealed = si trova in un’area Occultata
reason-no-line-of-fire = non è in Linea di Fuoco
reason-not-adjacent-enemy = questo nemico non è adiacente
reason-out-of-range = è a più di { $range } { $range ->
        [one] esagono
       *[other] esagoni
    } di distanza
reason-too-near = è a meno di { $range } { $range ->
        [one] esagono
       *[other] esagoni
    } di distanza

# Movimento
reason-not-a-neighbour = { $hex } non è adiacente all’esagono del compagno
reason-wall-in-the-way = c’è una parete in mezzo
reason-door-locked = la porta in mezzo è bloccata
reason-too-high = da qui non si sale sul Terreno Superiore
reason-enemy-in-the-way = c’è un nemico in { $hex }
reason-hero-in-the-way = c’è un compagno in { $hex }, e da lì non si può proseguire

# --- Che cosa è accaduto --------------------------------------------------------------------------------------

# Campagna e preparazione
event-waypoint-ticked = La squadra parte per la missione { $mission }.
event-loyalty-ticked = La squadra parte per la missione lealtà di { $hero }.
event-squad-picked = { $hero } entra nella squadra.
event-mission-ended = { $result ->
        [paragon] Vittoria Eroica.
        [renegade] Vittoria Rinnegata.
        [loyalty] Vittoria: l’obiettivo lealtà è completato.
        [defeat-storm] Sconfitta: la tempesta ha raggiunto il relitto.
       *[defeat-shepard] Sconfitta: Shepard è A Terra.
    }
event-mission-recorded = Risultato della missione { $mission }: { $result ->
        [paragon] { result-paragon }
        [renegade] { result-renegade }
        [loyalty] { result-loyalty }
       *[defeat] { result-defeat }
    }.
event-achievement-earned = Traguardo: { $achievement }.
event-campaign-ended = La campagna finisce con Reattività Bellica { $war_readiness }.
event-war-readiness-gained = La Reattività Bellica cambia di { $amount }.

# Round e dadi
event-round-began = Comincia il round { $round }; { $lead } ha il segnalino avanguardia.
event-cards-dealt = { $count ->
        [one] Viene distribuita { $count } carta pericolo a faccia in giù.
       *[other] Vengono distribuite { $count } carte pericolo a faccia in giù.
    }
event-turn-began = Comincia il turno di { $hero }, con { $dice } { $dice ->
        [one] dado
       *[other] dadi
    } nella riserva strategica.
event-dice-rolled = { $hero } tira: { $faces }.
event-star-triggered = Una stella attiva la capacità principale di { $hero }.
event-meter-set = { $hero ->
        [Shepard] Comando: Shepard ha { $value } { $value ->
                [one] segnalino pronto
               *[other] segnalini pronti
            }.
        [Garrus] Mira: Garrus è a { $value }.
        [Liara] Analisi: Liara è a { $value }.
        [Wrex] Ira Sanguinaria: Wrex ha { $value } { $value ->
                [one] segnalino
               *[other] segnalini
            } sul lato Infuriato.
       *[other] La capacità principale di { $hero } è a { $value }.
    }
event-die-placed = { $hero } alloca un dado: { $face } → { $action }.
event-die-spared = { $hero } alloca un dado senza effetto: { $face } → { $action }.
event-round-ended = Finisce il round { $round }.
event-lead-passed = Il segnalino avanguardia passa a { $hero }.

# Compagni
event-hero-moved = { $start ->
        [none] { $hero } comincia in { $to }.
       *[other] { $hero } si muove da { $start } a { $to }.
    }
event-hero-attacked = { $token } attacca { $hero }, danni: { $damage }.
event-hero-hurt = { $health ->
        [0] { $hero } perde { $shields } { $shields ->
                [one] punto
               *[other] punti
            } scudo.
       *[other] { $shields ->
                [0] { $hero } perde { $health } { $health ->
                        [one] punto
                       *[other] punti
                    } ferita.
               *[other] { $hero } perde { $shields } { $shields ->
                        [one] punto
                       *[other] punti
                    } scudo e { $health } { $health ->
                        [one] punto
                       *[other] punti
                    } ferita.
            }
    }
event-hero-downed = { $hero } va A Terra.
event-hero-revived = { $hero } è di nuovo in piedi.
event-hero-healed = { $hero } recupera { $health } { $health ->
        [one] punto
       *[other] punti
    } ferita.
event-shields-restored = { $hero } recupera { $shields } { $shields ->
        [one] punto
       *[other] punti
    } scudo.
event-xp-gained = { $hero } ottiene 1 PE ({ $xp } in questa missione).
event-ability-unlocked = { $hero } sblocca { $ability }.
event-drone-moved = Chatika vola in { $to }.
event-mine-placed = C’è una mina di prossimità in { $at }.
event-mine-went-off = La mina in { $at } esplode.

# Nemici
event-enemy-spawned = { $token } appare in { $at }.
event-spawn-failed = { $empty ->
        [yes] Non appare nessun Gregario: il sacchetto è vuoto.
       *[no] Non appare nessun Gregario: nessun esagono generazione rivelato è libero.
    }
event-enemy-activated = { $token } si attiva.
event-enemy-moved = { $token } si muove da { $start } a { $to }.
event-enemy-hurt = { $hero ->
        [none] { $token } subisce { $damage ->
                [one] { $damage } danno
               *[other] { $damage } danni
            }.
       *[other] { $hero } colpisce { $token }, danni: { $damage }.
    }
event-enemy-defeated = { $hero ->
        [none] Nemico sconfitto: { $token }.
       *[other] { $hero } sconfigge { $token }.
    }
event-level-exhausted = { $token }: il livello { $level } di Resistenza è esaurito.
event-level-restored = { $token } recupera un livello di Resistenza.
event-elite-withdrawn = { $token } lascia la mappa.
event-enemy-toughened = { $token }: valore di scudo +{ $amount } fino alla fine del round.
event-enemy-mended = { $token } si libera di tutti i danni.
event-enemy-stunned = Nemico Stordito: { $token }.
event-biotic-placed = { $token } riceve un effetto biotico.
event-biotic-removed = { $token } perde l’effetto biotico.

# Carte pericolo
event-card-revealed = La carta pericolo di { $hero }: { $card }.
event-card-looked-at = La carta pericolo di { $hero } viene girata a faccia in su: { $card }.
event-card-discarded = La carta pericolo di { $hero } viene scartata.
event-deck-shuffled = Il mazzo pericolo viene mescolato.
event-escalation-counted = Escalation { $count } di { $of }.
event-failure-ticked = La tempesta si avvicina: caselle Missione Fallita spuntate { $boxes } di { $of }.

# Mappa e missione
event-loot-placed = C’è un segnalino bottino in { $at }.
event-loot-taken = { $hero ->
        [none] La squadra riceve: { $kind }.
       *[other] { $hero } trova: { $kind }.
    }
event-item-used = { $hero } usa: { $kind }.
event-area-revealed = { $enemies ->
        [0] { $hero } rivela un’area senza nemici.
        [one] { $hero } rivela un’area con { $enemies } nemico.
       *[other] { $hero } rivela un’area con { $enemies } nemici.
    }
event-door-turned = { $locked ->
        [yes] La porta { $between } è bloccata.
       *[no] La porta { $between } è sbloccata.
    }
event-turret-turned = { $active ->
        [yes] La torretta in { $at } è attiva.
       *[no] La torretta in { $at } è disattivata.
    }
event-turret-fired = La torretta in { $at } spara, danni: { $damage }.
event-token-moved = { $hero ->
        [none] { $at ->
                [none] { $token } esce dal gioco.
               *[other] { $token } si trova in { $at }.
            }
       *[other] { $hero } raccoglie: { $token }.
    }
event-counter-ticked = { $counter }: caselle spuntate { $value }.
event-objective-done = Obiettivo completato: { $objective }.
event-passage-read = La storia continua: { $passage }.

# --- Nomi -----------------------------------------------------------------------------------------------------

die-move2 = Movimento 2
die-move3 = Movimento 3
die-standard = Azione Standard
die-empowered = Azione Potenziata
die-combined = Movimento 2 oppure Azione Standard
die-star = Stella
die-paragon-move2 = Dado eroe: Movimento 2
die-paragon-move3 = Dado eroe: Movimento 3
die-paragon-standard = Dado eroe: Azione Standard
die-paragon-empowered = Dado eroe: Azione Potenziata
die-paragon-combined = Dado eroe: Movimento 2 oppure Azione Standard
die-paragon-star = Dado eroe: Stella
dice-none = nessun dado
dice-alike = { $count } × { $die }
dice-and-more = { $dice }, { $more }

action-move = Movimento
action-mission = Missione
action-revive = Rianimare
action-none = nessuna azione

loot-medi-gel = medi-gel
loot-grenade = granata
loot-grenade-case = cassa di granate
loot-data = informazioni

token-objective = Segnalino obiettivo { $number }
token-prisoner = Prigioniero { $number }
token-fire = Incendio { $number }

hero = { $name }
enemy = { $name }
waypoint = { $name }

zone-map = Mappa
zone-pool = Riserva strategica
zone-mission = Missione
zone-threat = Carte pericolo
zone-inventory = Inventario della squadra
zone-storm = Tempesta
zone-seats = Giocatori
zone-squad = Compagni
zone-campaign = Mappa della campagna

result-paragon = Vittoria Eroica
result-renegade = Vittoria Rinnegata
result-loyalty = Vittoria
result-defeat = Sconfitta

# --- Com’è finita ---------------------------------------------------------------------------------------------

outcome-paragon = Vittoria Eroica dopo { $rounds } { $rounds ->
        [one] round
       *[other] round
    }
outcome-renegade = Vittoria Rinnegata dopo { $rounds } { $rounds ->
        [one] round
       *[other] round
    }
outcome-loyalty = Vittoria dopo { $rounds } { $rounds ->
        [one] round
       *[other] round
    }: l’obiettivo lealtà è completato
outcome-defeat-storm = Sconfitta dopo { $rounds } { $rounds ->
        [one] round
       *[other] round
    }: la tempesta ha raggiunto il relitto
outcome-defeat-shepard = Sconfitta dopo { $rounds } { $rounds ->
        [one] round
       *[other] round
    }: Shepard è A Terra

outcome-campaign-failure = La campagna è fallita: Reattività Bellica { $points } dopo { $missions } { $missions ->
        [one] missione
       *[other] missioni
    }
outcome-campaign-costly = La campagna è costata troppo: Reattività Bellica { $points } dopo { $missions } { $missions ->
        [one] missione
       *[other] missioni
    }
outcome-campaign-success = La campagna è un successo: Reattività Bellica { $points } dopo { $missions } { $missions ->
        [one] missione
       *[other] missioni
    }
outcome-campaign-triumph = La campagna è un trionfo: Reattività Bellica { $points } dopo { $missions } { $missions ->
        [one] missione
       *[other] missioni
    }
outcome-campaign-perfect = Una campagna perfetta: Reattività Bellica { $points } dopo { $missions } { $missions ->
        [one] missione
       *[other] missioni
    }
outcome-campaign-abandoned = La campagna finisce prima del tempo, perse entrambe le prime missioni principali: Reattività Bellica { $points } dopo { $missions } { $missions ->
        [one] missione
       *[other] missioni
    }
