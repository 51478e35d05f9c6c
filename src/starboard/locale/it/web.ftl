# Ciò che dice il client nel browser, qualunque sia il gioco; le zone del tavolo hanno file propri.

# --- Dappertutto ----------------------------------------------------------------------------------------------

web-connecting = Connessione in corso…
web-to-lobby = All’atrio
web-close = Chiudi
web-you = Tu
web-language = Lingua
web-theme-light = Aspetto chiaro
web-theme-dark = Aspetto scuro
web-copied = Copiato

# --- La barra in alto -----------------------------------------------------------------------------------------

web-round = Round
web-settings = Menu
web-help = Aiuto e tasti
web-rules = Regole
web-people = Giocatori e link
web-replay = Replay
web-save-file = Esporta come file
web-speed = Velocità
web-speed-half = Metà
web-speed-1 = Normale
web-speed-2 = Doppia
web-speed-4 = Quadrupla
web-speed-instant = Tutto subito
web-bot-pace = Bot
web-bot-pace-unhurried = Con calma
web-bot-pace-at-once = Subito

# --- Che cosa succede -----------------------------------------------------------------------------------------

web-watch-line = Che cosa succede
web-mood-mine = Tocca a te
web-mood-others = Attesa
web-mood-watching = Spettatore
web-mood-past = Replay
web-mood-over = Finita
web-mood-lost = Disconnesso
web-mood-telling = Intanto
web-mood-meanwhile = Intanto
web-mood-broken = Fermo
web-waiting = Sta decidendo qualcun altro.
web-waiting-for = In attesa di: { $names }.
web-hurry = Salta avanti
web-hurry-about = Lascia finire i bot senza pause
web-line-lost = Connessione persa. Nuovo tentativo…
web-line-lost-queued = Connessione persa. La tua risposta è conservata e parte appena torna.
web-past = Vedi il tavolo com’era. Vai avanti da qui, oppure apri da qui un nuovo tavolo.
web-reload = Torna al tavolo
web-leave-past = Torna al presente
web-undo-more = Altri modi di annullare
web-undo-seen = da allora si sono visti dadi o carte
web-undo-action = Annulla tutta l’azione
web-undo-turn = Annulla tutto il turno
web-redo-more = Altri modi di ripetere
web-redo-action = Ripeti tutta l’azione
web-redo-turn = Ripeti tutto il turno

# --- Decidere -------------------------------------------------------------------------------------------------

web-also = Oppure prima
web-decision = Che cosa puoi fare
web-show-all = Mostra tutto
web-seats-asked = Per quale posto
web-hint-why = Non è evidenziato? Fai clic o premi ? per sapere perché.
web-which = Quale di queste?
web-choose = Scegli
web-why-not = Perché no?
web-why-tap = Tocca ciò di cui chiedi
web-check-holds = Vale
web-check-now = Puoi farlo ora
web-check-fails = Non ancora
web-why-conditions = Che cosa ci vuole
web-why-opens = Buono a sapersi
web-why-show = Mostra
web-why-shown = Mostrato sul tabellone
web-lens = Da vicino
web-lens-pin = Tieni aperto
web-lens-next = Poi, così come stanno le cose
web-legend = Legenda
web-why-title = { $name }: non ora
web-why-possible = { $name }: si può scegliere
web-story = Storia
web-story-read = Leggi
web-story-aside = Metti da parte la storia
web-story-so-far = La storia finora
web-new-table = Nuovo tavolo
web-score-total = Totale
web-score-winner = chi ha vinto
web-automaton = Automa

web-consult-title = Annullare d’accordo
web-consult = { $what ->
    [none] { $name } vorrebbe annullare qualcosa. Succede se chi l’ha giocato è d’accordo.
   *[other] { $name } vorrebbe annullare: { $what }. Succede se chi l’ha giocato è d’accordo.
 }
web-consult-seen = { $what ->
    [none] { $name } vorrebbe annullare qualcosa, anche se nel frattempo si è visto qualcosa di nuovo. Succede se tutti sono d’accordo.
   *[other] { $name } vorrebbe annullare: { $what }. Nel frattempo si è visto qualcosa di nuovo, quindi devono essere tutti d’accordo.
 }
web-consult-agreed = d’accordo
web-consult-undecided = non ha ancora risposto
web-consult-agree = Accetta
web-consult-refuse = Rifiuta
web-consult-withdraw = Ritira

# --- Accanto al tabellone -------------------------------------------------------------------------------------

web-board = Mappa
web-beside = Accanto al tabellone
web-dock = Sotto il tabellone

web-panels = Pannelli
web-tab-options = Scelte
web-tab-dock = Mano
web-tab-side = Tavolo
web-tab-log = Diario

# --- Diario e regole ------------------------------------------------------------------------------------------

web-log = Diario
web-log-to-here = Diario, fin qui
web-log-empty = Non è ancora successo nulla.
web-since = Dall’ultima volta che hai guardato: { $count } { $count ->
        [one] riga
       *[other] righe
    }
web-why-happened = Perché è successo?
web-followed-from = È la conseguenza di: { $cause }
web-cause-of = { $who }: { $what }
web-read-whole = Leggi per intero
web-no-rule = È stata una scelta; nessuna regola l’ha imposta.
web-rules-search = Una sigla o qualche parola, per esempio «porta»
web-rules-hint = Tutto il regolamento, con parole nostre.
web-rules-none = Nessuna regola corrisponde a «{ $words }».
web-rules-count = { $count } { $count ->
        [one] regola
       *[other] regole
    }

# --- Giocatori ------------------------------------------------------------------------------------------------

web-bot-name = Bot ({ $bot })
web-bot-thumb = assennato
web-bot-random = casuale
web-seat-here = al tavolo
web-seat-away = assente
web-seat-free = posto libero
web-seat-decides = decide
web-hand-over = Lascia giocare un bot ({ $bot })
web-take-back = Riprendi il posto
web-seat-open = Libera il posto per una persona
web-seats-free = Posti liberi
web-invite = Copia il link per il giocatore { $number }
web-copy-invite = Copia il link per questo posto
web-fair-hash-about = I dadi di questa partita li fissa un seme segreto. Questa è la sua impronta; a partita finita il seme viene mostrato e chiunque può controllare che sia proprio quello.
web-fair-seed-about = L’impronta di prima della partita e il seme a cui appartiene.
web-fair-words-about = Chi vuole può mettere parole sue nei dadi, finché qualcuno non dà la prima risposta. Allora nessuno può aver scelto come cadono, nemmeno il server.
web-fair-words = Le tue parole per i dadi
web-fair-words-of = Parole di { $who } per i dadi
web-fair-words-add = Mettile
web-fair-words-said = { $who } ha messo: «{ $words }»
web-fair-check = Controlla i dadi
web-fair-checking = I dadi vengono tirati di nuovo…
web-fair-fingerprint = Impronta
web-fair-seed = Seme
web-fair-belongs = Il seme appartiene all’impronta.
web-fair-belongs-not = Il seme non appartiene all’impronta: non è quello dell’inizio.
web-fair-kept = Questo browser conserva l’impronta da quando ha visto il tavolo la prima volta, ed è la stessa.
web-fair-kept-not = Quando questo browser ha visto il tavolo la prima volta l’impronta era un’altra: { $hash }
web-fair-rolls = { $rolls ->
    [one] Il solo tiro o pescata di questa partita viene dal seme.
    [many] I { $rolls } tiri e pescate di questa partita vengono tutti dal seme.
   *[other] I { $rolls } tiri e pescate di questa partita vengono tutti dal seme.
}
web-fair-rolls-words = { $rolls ->
    [one] Il solo tiro o pescata di questa partita viene dal seme e dalle parole.
    [many] I { $rolls } tiri e pescate di questa partita vengono tutti dal seme e dalle parole.
   *[other] I { $rolls } tiri e pescate di questa partita vengono tutti dal seme e dalle parole.
}
web-fair-rolls-not = Il tiro o la pescata { $number } di { $rolls } non viene dal seme.
web-fair-branched = Ciò che è stato tirato prima che questa partita ne lasciasse un’altra appartiene a quella, e non è fra questi.
web-fair-about = Il server ha solo elencato i tiri; ciascuno lo ha rifatto questa pagina. Chi non vuole fidarsi nemmeno della pagina salva la partita ed esegue "starboard verify" sul file.
web-copy-watch = Copia il link per guardare
web-watch-link-about = Chi ha questo link può guardare e vede solo ciò che tutti possono vedere.

# --- Replay ---------------------------------------------------------------------------------------------------

web-replay-first = All’inizio
web-replay-previous = Un passo indietro
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-next = Un passo avanti
web-replay-last = Alla fine
web-replay-slider = Momento della partita
web-replay-step = Passo { $step } di { $steps }
web-replay-round = Round { $round }
web-fork = Nuovo tavolo da qui
web-fork-about = Apre un nuovo tavolo da questo momento, con tutti i posti tuoi. Questa partita resta com’è.

# --- Aiuto ----------------------------------------------------------------------------------------------------

web-help-light = Ciò che è evidenziato si può fare ora: fai clic sulla mappa, sulla scheda compagno o nell’elenco. Se ci sono più possibilità, ti chiediamo quale.
web-help-why = Fai clic su ciò che non è evidenziato per sapere perché, con la regola che lo stabilisce.
web-help-undo = Si annulla liberamente finché non si è visto nulla di nuovo. Oltre un tiro o una carta pescata devono essere d’accordo tutti al tavolo; se giochi in solitario puoi sempre.
web-keys = Tasti
web-key-tab = da una parte del tavolo alla successiva
web-key-next = attraverso tutto ciò che puoi fare, avanti e indietro
web-key-enter = fallo
web-key-number = fai una delle prime nove scelte dell’elenco
web-key-why = perché no? su ciò che indichi
web-key-undo = annulla
web-key-redo = ripeti
web-key-rules = cerca nelle regole
web-key-lines = mostra le linee sulla mappa
web-key-escape = un passo indietro
web-key-pause = pausa o continua, mentre agiscono gli altri
web-key-step = un passo indietro, un passo avanti
web-key-skip = salta ciò che fanno gli altri
web-key-again = rivedi dall'inizio
web-key-pace = più veloce, più lento
web-key-sound = accendi o spegni il suono

# --- L’atrio --------------------------------------------------------------------------------------------------

web-tagline = giochi da tavolo spaziali, alle regole pensiamo noi
web-headline = Scegli un tavolo. Le regole le ricordiamo noi.
web-no-answer = Il server non risponde. Riprova tra un momento.
web-continue-about = Il tavolo ti aspetta.
web-about = Un gioco da tavolo: alle regole pensiamo noi.
web-length = quanto serve
web-game-seats = { $seats } giocatori
web-campaign-about = Più partite di fila. Quello che succede in una conta nella successiva.
web-mission-first = Buona per cominciare
web-campaign = Campagna
web-campaign-new = Nuova campagna
web-play-alone = Gioca in solitario
web-play-others = Con altri…
web-scenarios-more = Altre { $count } da giocare

web-tables = I tuoi tavoli
web-tables-none = Ancora nessuno. Ogni tavolo che apri o a cui ti siedi resta qui.
web-table-over = finita
web-table-news = { $count ->
        [one] un cambiamento da quando hai guardato
       *[other] { $count } cambiamenti da quando hai guardato
    }
web-join-link = Siediti o guarda con un link
web-join = Apri
web-link-wrong = Questo non è un link a un tavolo.
web-import = Importa un tavolo da un file
web-foot = Tutto ciò che giochi si può annullare, rivedere, ramificare ed esportare in un solo file.

web-seats = Posti
web-seats-about = Un amico riceve un link al suo posto al tavolo. In seguito le persone possono prendere il posto dei bot, e i bot quello delle persone.
web-seat-me = io
web-seat-friend = un amico, con un link
web-seat-add = Aggiungi un posto
web-seats-without-me = Nessun posto è tuo: per sederti, impostane uno su «io».
web-seat-remove = Togli
web-options = Opzioni
web-option-seed = Seme casuale
web-option-seed-any = qualsiasi
web-setting-open = lascia aperto
web-sit-down = Siediti

web-profile = Tu e la tua chiave
web-name = Il tuo nome
web-name-save = Salva
web-renamed = Salvato.
web-key-here = La tua chiave
web-key-about = Scrivila su un altro dispositivo per avere lì i tuoi tavoli. Chi ce l’ha può giocare al posto tuo.
web-key-show = Mostra la chiave
web-key-other = La chiave di un altro dispositivo
web-key-use = Usala qui
web-key-used = Ora hai qui i tuoi tavoli.

web-joining = Ti stai sedendo…
web-join-failed = Non è stato possibile sedersi
web-not-your-table = Non siedi a questo tavolo
web-no-such-table = Questo tavolo non esiste

# Over the board and at its foot.
web-rail = Turno
web-step-done = fatto
web-foot-of-board = Che cosa succede
web-latest = Ultimo fatto

# La fine della partita.
web-summary = Riepilogo
web-summary-coming = Sto riassumendo la partita …
web-summary-goals = Obiettivi
web-summary-round = round { $round }
web-summary-not-done = non completato
web-summary-scores = Il conto
web-summary-line = Voce
web-summary-total = Totale
web-summary-doers = Chi ha fatto cosa
web-summary-who = Chi
web-summary-gained = Sbloccato
web-summary-turns = Turno per turno
web-summary-see-turn = Rivedi questo turno
web-summary-turn = Round { $round }, { $who }: rivedi
web-summary-gains = Cosa resta alla campagna
web-summary-next = E adesso dove
web-luck = Fortuna: ciò che ci si aspettava, ciò che è uscito
web-luck-dice = { $dice } dadi, faccia per faccia.
web-luck-band = La fascia comprende 8 partite su 10. Vuoto: fuori.
web-luck-expected = da { $low } a { $high }, attesi { $expected }
web-luck-course = { $face }, round per round

# I tavoli nella lobby.
web-table-round = round { $round }
web-table-fork = dal passo { $step } di { $title }
web-table-menu = Altro su { $title }
web-table-home = Porta a casa come file
web-table-rename = Rinomina
web-table-delete = Elimina
web-table-sure = Eliminare { $title } per tutti? Non si potrà recuperare.
web-table-keep = Tienilo
web-invited-by = { $host } ti invita al tavolo: { $title }
web-invited = Hai un invito al tavolo: { $title }
web-join-name = Come devono chiamarti gli altri?
web-join-sit = Siediti

# Che cosa nasce da una scelta
web-does-nothing = non fa nulla
web-ways = { $count ->
        [one] { $count } modo
       *[other] { $count } modi
    }
web-compare-by = Confronta per
web-compare-by-most = ciò che più conta
web-odds-exact = È contato ogni esito possibile del caso, per quanto puoi saperne.
web-odds-tried = Dove c’è un ±, il caso è stato provato più volte.
web-danger-steps = { $count ->
        [one] { $count } passo: { $steps }
       *[other] { $count } passi: { $steps }
    }
web-danger-cards = { $n } delle { $of } carte mai viste lo fanno agire
web-danger-nobody = Così come stanno le cose non ci arriva nessuno.
web-danger-others = { $count ->
        [one] e { $count } altro
       *[other] e altri { $count }
    }
web-danger-damage = Danni fino al tuo prossimo turno
web-danger-tries = ± { $error }, { $tries } prove
web-danger-shields = gli scudi ne reggono { $shields }

# Parole tra le persone.
web-remarks = Detto al tavolo
web-points-at = indica: { $piece }
web-speak = Di’ qualcosa agli altri
web-speak-send = Invia
web-point = Indica qualcosa
web-mute-remarks = Non mostrare ciò che gli altri dicono e indicano
web-notify = Avvisami su questo dispositivo quando tocca a me
# What others do, beat by beat.
web-beat-again = Di nuovo
web-beat-back = Indietro
web-beat-pause = Pausa
web-beat-play = Continua
web-beat-step = Passo
web-beat-of = { $number } di { $count }
web-beat-card = Carta scoperta
web-skip-to-you = Salta al tuo turno
web-skip-to = Salta a { $names }
web-skip-all = Salta
web-sound = Suono
web-sound-on = Suono acceso
web-sound-off = Suono spento
