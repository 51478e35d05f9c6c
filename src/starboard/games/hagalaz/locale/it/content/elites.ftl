# Gli Elite di tutte le missioni. I nomi stanno senza articolo, come quelli dei Gregari.

# --- 1A, I Cannoni di Cerberus --------------------------------------------------------------------------------

guns-of-cerberus-elite-gun-captain-renn =
    .name = Capopezzo Renn
    .text = Continuate a sparare: alla fine di ogni attivazione di Renn, la torretta disattivata più vicina a lui torna attiva, senza contare quelle nelle aree Occultate (a parità sceglie il giocatore del compagno attuale).

# --- 1B, Breccia ----------------------------------------------------------------------------------------------

breakthrough-elite-the-stoker =
    .name = Fuochista
    .text = Alimenta le fiamme: l’esagono in cui il Fuochista finisce di avanzare prende fuoco.

breakthrough-elite-the-riveter =
    .name = Rivettatore
    .text = Ripara la nave: alla fine di ogni attivazione del Rivettatore, bloccare la porta sbloccata più vicina a esso (a parità sceglie il giocatore del compagno attuale) e cancellare 1 casella di quella paratia.

# --- 2A, Hangar Undici ----------------------------------------------------------------------------------------

hangar-eleven-elite-loadmaster-brandt =
    .name = Capocarico Brandt
    .text = Rispettare i tempi: alla fine di ogni attivazione di Brandt, spuntare 1 casella di Lancio.

hangar-eleven-elite-handler-roake =
    .name = Aguzzino Roake
    .text = Di qui non si esce: ogni volta che un prigioniero viene portato fuori, Roake si attiva subito, prima che il conto alla rovescia prosegua.

# --- 2B, Atlas Binari -----------------------------------------------------------------------------------------

atlas-binary-elite-castor =
    .name = Atlas Castor
    .text = Ripara l’altro: alla fine di ogni round, se Pollux ha perso un livello ed è entro 6 esagoni da Castor, rimuovere la rastrelliera di piastre più vicina a Castor (a parità sceglie il giocatore d’avanguardia); Pollux recupera l’ultimo livello perso.

atlas-binary-elite-pollux =
    .name = Atlas Pollux
    .text = Protegge l’altro: finché Pollux non ha danni, Castor subisce 1 danno in meno da ogni colpo.

# --- 2C, Il Coro ----------------------------------------------------------------------------------------------

the-choir-elite-the-cantor =
    .name = Cantore
    .text = Le porte lo ascoltano: alla fine di ogni attivazione del Cantore si sblocca la porta bloccata più vicina a esso, pareti o non pareti (tra più porte, quella più a nord, poi quella più a ovest).

the-choir-elite-the-descant =
    .name = Discanto
    .text = Raccoglie una voce: alla fine di ogni attivazione del Discanto il segnalino prigioniero più vicino a esso è perduto, come in Il canto, anche se non resta in piedi alcun risonatore.

# --- 3A, Massa Critica ----------------------------------------------------------------------------------------

critical-mass-elite-reactor-master-ilves =
    .name = Capo Reattorista Ilves
    .text = Scaricare la pressione: alla fine di ogni attivazione di Ilves ciascun compagno su una perdita di refrigerante o adiacente a una di esse subisce 1 danno.

critical-mass-elite-dragoon-hale =
    .name = Dragone Hale
    .text = Di qui non si esce: un compagno che termina il proprio turno su un esagono di uscita nella Linea di Fuoco di Hale subisce 1 danno.

# --- 3B, Il Mainframe -----------------------------------------------------------------------------------------

the-mainframe-elite-the-left-hand =
    .name = Mano Sinistra
    .text = Ciò che l’altra sa: finché la Mano Destra è sulla mappa e non è in un’area Occultata, un colpo da 2 o più danni ne infligge 1 in meno alla Mano Sinistra.

the-mainframe-elite-the-right-hand =
    .name = Mano Destra
    .text = Tabula rasa: alla fine di ogni attivazione della Mano Destra, cancellare tutte le caselle spuntate di Chiave.

# --- 3C, Barriera Cinetica ------------------------------------------------------------------------------------

kinetic-barrier-elite-castellan-rook =
    .name = Castellano Rook
    .text = Serrare i ranghi: ogni altro nemico adiacente a Rook subisce 1 danno in meno da ciascun colpo.

kinetic-barrier-elite-sapper-idris =
    .name = Geniere Idris
    .text = Messa a terra: alla fine di ogni round, prima del prelievo, cancellare 1 casella di Carica se Idris è entro 2 esagoni da una batteria di condensatori.

kinetic-barrier-elite-anvil =
    .name = Anvil
    .text = Ariete: un compagno che Anvil ha attaccato da un esagono adiacente viene respinto di un esagono in linea retta, se potrebbe muoversi lì e l’esagono è libero.

# --- Missioni lealtà ------------------------------------------------------------------------------------------

clear-shot-elite-lanner =
    .name = Lanner
    .text = La lunga veglia: il primo compagno che in ogni round entra in un esagono nella Linea di Fuoco di Lanner subisce danni pari al suo valore di attacco. Quando accade, spuntare la casella della sua veglia; cancellarla all’inizio di ogni round. Su una postazione, ogni colpo infligge a Lanner 3 danni in meno.

clear-shot-elite-quill =
    .name = Quill, Colei che Conta
    .text = Vento e distanza: alla fine di ogni attivazione di Quill, se ha un compagno in Linea di Fuoco, cancellare la casella della veglia di Lanner: in questo round può sparare di nuovo in veglia.

the-vault-elite-the-curator =
    .name = Curatrice
    .text = Fuori posto: alla fine di ogni attivazione della Curatrice, ogni carta pericolo a faccia in su accanto alla scheda di un altro compagno viene scartata e al suo posto se ne distribuisce una nuova a faccia in giù.

the-vault-elite-the-redactor =
    .name = Censore
    .text = Cancellato: quando il Censore ha attaccato un compagno che trasporta un nucleo, il nucleo torna sullo scaffale da cui è stato preso.

dead-air-elite-lockmaster-vey =
    .name = Guardaporte Vey
    .text = Comando prioritario: alla fine di ogni attivazione di Vey, girare la porta più vicina a lei (a parità sceglie il giocatore del compagno attuale).

dead-air-elite-hush =
    .name = Hush
    .text = Cacciatrice del vuoto: finché nella sezione in cui si trova non si respira, il valore di attacco di Hush aumenta di 1.

blood-price-elite-jorgal-karn =
    .name = Jorgal Karn
    .text = Una faccenda tra krogan: nel turno di qualsiasi compagno tranne Wrex, Karn subisce 1 danno in meno da ogni colpo.

blood-price-elite-sum-of-two =
    .name = Somma dei Due
    .text = Travolge: ogni volta che ha avanzato, ciascun compagno adiacente subisce 1 danno.
