# Le carte pericolo dei due mazzi.

# --- Cerberus -------------------------------------------------------------------------------------------------

card-fire-by-numbers =
    .name = Fuoco a Comando
    .text = Attiva ogni Truppa d’Assalto.

card-boots-on-the-grating =
    .name = Stivali sulle Grate
    .text = Attiva ogni Truppa d’Assalto. Poi genera un Gregario nell’esagono generazione libero più vicino.

card-on-my-tracer =
    .name = Sul Mio Tracciante
    .text = Attiva ogni Truppa d’Assalto. Poi il compagno attuale subisce 1 danno da ogni nemico Attivo con Distanza che lo ha in Linea di Fuoco. Questi colpi non sono attivazioni.

card-wall-that-walks =
    .name = Un Muro in Marcia
    .text = Attiva ogni Guardiano.

card-shields-locked =
    .name = Scudi Serrati
    .text = Fino alla fine del round il valore di scudo di ogni Guardiano sulla mappa aumenta di 1. Poi attiva ogni Guardiano.

card-rearguard-wakes =
    .name = La Retroguardia si Desta
    .text = Attiva ogni Guardiano. Poi genera un Gregario nell’esagono generazione libero più lontano.

card-sparks-and-orders =
    .name = Scintille e Ordini
    .text = Attiva ogni Ingegnere.

card-back-on-line =
    .name = Di Nuovo in Linea
    .text = Riattiva la torretta disattivata più vicina al compagno attuale, senza contare quelle nelle aree Occultate. Poi attiva ogni Ingegnere.

card-second-shift =
    .name = Secondo Turno
    .text = Attiva ogni Ingegnere. Poi genera un Gregario nell’esagono generazione libero più vicino.

card-hammer-and-anvil =
    .name = Incudine e Martello
    .text = Attiva ogni Guardiano, poi ogni Truppa d’Assalto.

card-sappers-forward =
    .name = Avanti i Genieri
    .text = Attiva ogni Ingegnere, poi ogni Truppa d’Assalto.

card-work-under-cover =
    .name = Lavori al Riparo
    .text = Attiva ogni Guardiano, poi ogni Ingegnere.

card-close-enough-to-curse =
    .name = A Portata d’Insulto
    .text = Attiva il nemico più vicino al compagno attuale.

card-long-way-round =
    .name = Il Giro Lungo
    .text = Attiva il nemico più lontano dal compagno attuale.

card-officer-on-deck =
    .name = Ufficiale sul Ponte
    .text = Attiva ogni Elite.

card-interlocking-arcs =
    .name = Tiro Incrociato
    .text = Ogni torretta attiva fa fuoco: 2 danni a ciascun compagno nella sua Linea di Fuoco. Poi genera un Gregario nell’esagono generazione libero più lontano.

card-dropped-kit =
    .name = Equipaggiamento Perduto
    .text = Nessun nemico si muove. Colloca un segnalino bottino inutilizzato, senza guardarlo, nell’esagono generazione libero più vicino. Questa carta esce dal gioco.

card-hull-groans =
    .name = Lo Scafo Geme
    .text = Escalation: conta questa carta. Poi genera un Gregario nell’esagono generazione libero più lontano.

card-lightning-in-the-wreck =
    .name = Fulmini nel Relitto
    .text = Escalation: conta questa carta. Poi attiva il nemico più vicino al compagno attuale.

# --- Razziatori -----------------------------------------------------------------------------------------------

card-hands-in-the-dark =
    .name = Mani nel Buio
    .text = Attiva ogni Mutante.

card-cold-embrace =
    .name = Gelido Abbraccio
    .text = Ogni compagno adiacente ad almeno un Mutante Attivo subisce 1 danno. Poi attiva ogni Mutante.

card-out-of-the-vents =
    .name = Dai Condotti
    .text = Attiva ogni Mutante. Poi genera un Gregario nell’esagono generazione libero più vicino.

card-slow-hunger =
    .name = Fame Lenta
    .text = Attiva ogni Cannibale.

card-feast-on-the-fallen =
    .name = Il Banchetto dei Caduti
    .text = Rimuovi tutti i danni da ogni Cannibale sulla mappa. Poi attiva ogni Cannibale.

card-something-follows =
    .name = Qualcosa ci Segue
    .text = Attiva ogni Cannibale. Poi genera un Gregario nell’esagono generazione libero più lontano.

card-old-drills =
    .name = Vecchie Manovre
    .text = Attiva ogni Predone.

card-one-mind-many-muzzles =
    .name = Una Mente, Molte Canne
    .text = Attiva ogni Predone. Poi il compagno attuale subisce 1 danno da ogni nemico Attivo con Distanza che lo ha in Linea di Fuoco. Questi colpi non sono attivazioni.

card-herald-of-more =
    .name = Ne Verranno Altri
    .text = Attiva ogni Predone. Poi genera un Gregario nell’esagono generazione libero più vicino.

card-hounds-and-huntsman =
    .name = I Segugi e il Cacciatore
    .text = Attiva ogni Mutante, poi ogni Predone.

card-teeth-then-claws =
    .name = Prima i Denti, poi gli Artigli
    .text = Attiva ogni Cannibale, poi ogni Mutante.

card-borrowed-tactics =
    .name = Tattiche Rubate
    .text = Attiva ogni Predone, poi ogni Cannibale.

card-breath-on-the-neck =
    .name = Fiato sul Collo
    .text = Attiva il nemico più vicino al compagno attuale.

card-shape-between-the-frames =
    .name = Una Sagoma tra le Ordinate
    .text = Attiva il nemico più lontano dal compagno attuale.

card-the-larger-things =
    .name = Le Cose Più Grandi
    .text = Attiva ogni Elite.

card-dead-sprint =
    .name = Corsa dei Morti
    .text = Attiva ogni Mutante; finché questa carta non è risolta, ognuno di loro ha Scatto.

card-the-deck-gives-way =
    .name = Il Ponte Cede
    .text = Genera un Gregario nell’esagono generazione libero più vicino, poi un altro nel successivo più vicino.

card-signal-lost =
    .name = Segnale Perso
    .text = Nessun nemico si muove. Colloca un segnalino bottino inutilizzato, senza guardarlo, nell’esagono generazione libero più vicino. Questa carta esce dal gioco.

card-black-horizon =
    .name = Orizzonte Nero
    .text = Escalation: conta questa carta. Poi genera un Gregario nell’esagono generazione libero più lontano.

card-rain-through-the-breach =
    .name = Pioggia dalla Breccia
    .text = Escalation: conta questa carta. Poi ogni Gregario Attivo non adiacente ad alcun compagno si muove di 1 esagono verso il compagno più vicino.
