# La mappa, le schede e i dadi nel browser: etichette, e ogni esagono e ogni pezzo a parole.

web-map-lines = Linee di Fuoco
web-map-concealed-plate = Occultata

# Un esagono, le sue parti separate da virgole
web-map-concealed = area Occultata
web-map-upper = Terreno Superiore
web-map-mark = { $mark ->
        [start] esagono di partenza
        [loot] posto per il bottino
        [bonus-loot] posto per il bottino bonus
        [grunt-spawn] esagono generazione
        [elite-1] esagono generazione Elite 1
        [elite-2] esagono generazione Elite 2
        [elite-3] esagono generazione Elite 3
        [objective] obiettivo
        [prisoner] prigioniero
        [terminal] terminale
        [terminal-1] terminale 1
        [terminal-2] terminale 2
        [fast-travel-a] viaggio rapido A
        [fast-travel-b] viaggio rapido B
        [inferno] inferno
        [coolant] perdita di refrigerante
        [exit] uscita dalla mappa
       *[other] { $mark }
    }
web-map-border = { $kind ->
        [wall] parete
        [obstacle] ostacolo
        [door-locked] porta bloccata
        [door-open] porta sbloccata
        [ramp] rampa
        [up] terreno più alto
       *[down] terreno più basso
    } { $direction ->
        [E] a est
        [NE] a nord-est
        [NW] a nord-ovest
        [W] a ovest
        [SW] a sud-ovest
       *[SE] a sud-est
    }
web-map-near = accanto a { $hero }
web-map-in-fire = nella Linea di Fuoco di { $hero }
web-map-way = { $steps ->
        [one] a un passo
       *[other] a { $steps } passi
    }
web-map-way-harm = { $harm ->
        [one] costa { $harm } danno
       *[other] costa { $harm } danni
    }

# Un pezzo
web-map-hero = { $name }, punti ferita { $health }, scudi { $shields }
web-map-downed = A Terra
web-map-enemy = { $name }, attacco { $attack }, valore di scudo { $toughness }
web-map-resilience = livello di Resistenza { $level } di { $levels }
web-map-damage = { $damage ->
        [one] { $damage } danno
       *[other] { $damage } danni
    }
web-map-stunned = Stordito
web-map-biotic = effetto biotico
web-map-marker = { $marker ->
        [grapple] Immobilizzazione
        [ranged] Distanza
        [reaction] Reazione
        [sprint] Scatto
       *[other] { $marker }
    }
web-map-turret = { $active ->
        [yes] torretta attiva rivolta a { $direction ->
                [E] est
                [NE] nord-est
                [NW] nord-ovest
                [W] ovest
                [SW] sud-ovest
               *[SE] sud-est
            }
       *[no] torretta disattivata
    }
web-map-loot = bottino: { $count }
web-map-piece = { $kind ->
        [objective] segnalino obiettivo
        [prisoner] prigioniero
        [fire] inferno
        [mine] mina di prossimità
        [drone] Chatika
       *[other] { $kind }
    }
