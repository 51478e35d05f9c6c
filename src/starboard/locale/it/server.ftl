# Ciò che il server dice a chi è al tavolo.

server-table-broken = Questo tavolo si è fermato per un errore del programma. Il suo diario è conservato; ricarica la pagina per riprendere dall’ultima risposta salvata.
server-table-set-aside = Questo tavolo è stato messo da parte perché richiedeva più tempo o memoria di quanti ce ne siano. Il suo diario è conservato e contiene tutto ciò che vi è stato detto.
server-come-back = Il tavolo viene preparato di nuovo. Riprova tra un momento.
server-takes-too-much = Questo richiede più tempo o memoria di quanti ce ne siano.
server-not-stored = Non è stato possibile salvare, quindi non è successo nulla. Riprova tra un momento.
server-cannot-store = In questo momento non si può salvare nulla, quindi nessuno può continuare. Il tavolo è com’era all’ultimo salvataggio; questa pagina riprenderà da sola.
server-not-your-seat = Il posto { $seat } non è tuo.
server-no-such-seat = A questo tavolo non c’è il posto { $seat }.
server-no-such-bot = Non c’è un bot di nome { $bot }.
server-not-asked = Ora al posto { $seat } non viene chiesto nulla.
server-not-offered = «{ $key }» ora non è tra le scelte.
server-out-of-date = Nel frattempo il tavolo è andato avanti (dal cambiamento { $seq } al cambiamento { $now }).
server-spectator = Stai guardando; può farlo solo chi gioca.
server-nothing-to-undo = Non c’è nulla da annullare.
server-nothing-to-redo = Non c’è nulla da ripetere.
server-nothing-to-agree-to = Nessuno chiede di annullare qualcosa.
server-no-such-moment = Questa partita non ha un momento { $at } da guardare.
server-nothing-to-sum-up = Non c’è ancora nulla da riassumere.
server-table-deleted = Chi ha creato il tavolo lo ha eliminato.
server-not-host = Può farlo solo chi ha creato il tavolo.
server-no-title = Un tavolo ha bisogno di un nome.
server-nothing-said = Non è stato detto nulla.
server-too-many-remarks = Piano: anche gli altri vogliono leggere.
server-cannot-tell = Questa partita non può più essere raccontata dall’inizio.
server-cannot-foresee = Per ora non si può dire che cosa ne verrebbe.
server-not-met = Nulla con questo nome ha ancora agito a questo tavolo.
server-words-too-late = Le parole si aggiungono ai dadi prima della prima risposta; qualcuno ha già risposto.
server-words-added-already = Questo posto ha già aggiunto le sue parole ai dadi.
server-dice-not-yet = I dadi si possono controllare a partita finita.
server-dice-cannot = I dadi di questa partita non si possono rifare qui: è stata giocata con regole più vecchie, o è la copia di un altro tavolo.
server-too-fast = Troppi messaggi in una volta; aspetta un momento.
server-malformed = Il server non ha capito: { $problem }.

# Ciò che il server scrive nel diario di un tavolo.

server-undone-beyond = { $who } ha annullato dopo che si erano visti dadi o carte: { $what }
server-exported = { $who } ha scaricato una copia di questa partita. Contiene solo ciò che quel posto può sapere.
server-forked = { $who } ha aperto un altro tavolo da un momento di questa partita.
server-words-added = { $who } ha aggiunto parole ai dadi: «{ $words }»

# Ciò che il server risponde nell’atrio.

server-unknown-browser = Apri prima l’atrio: questo browser qui non è conosciuto.
server-unknown-key = Nessuno qui ha questa chiave.
server-nothing-here = Qui non c’è nulla.
server-no-such-table = Questo tavolo non esiste.
server-no-such-invitation = Questo invito non è valido.
server-seat-taken = Qualcun altro ha preso questo posto.
server-laid-open = A questo tavolo non può più unirsi nessuno: chi gioca qui conosce i prossimi tiri.
server-not-seated = Può farlo solo chi siede al tavolo.
server-too-many-tables = Hai aperto { $most } tavoli e non se ne possono aprire altri.
server-too-large = È troppo grande: sono ammessi { $most } byte.
server-save-too-long = Questa partita è troppo lunga: sono ammesse { $most } voci.
server-no-such-option = Nessun gioco ha un’opzione di nome { $option }.
server-wrong-seats = Questa partita ha { $seats ->
    [one] un posto
    [many] { $seats } di posti
   *[other] { $seats } posti
}, quindi servono altrettante persone o bot.
server-seed-shared = I dadi di cui si fidano gli altri non li sceglie nessuno: il seme si può dare solo se giochi da solo o con i bot.
server-no-seat-yours = Uno dei posti deve essere tuo.
server-no-such-kind-of-seat = Un posto è «me», «friend» o «bot:NOME», non «{ $kind }».

undo = Annulla: { $what }
undo-last = Annulla
undo-beyond = Annulla: { $what } (nel frattempo si è visto qualcosa)
undo-beyond-last = Annulla (nel frattempo si è visto qualcosa)
redo = Ripeti: { $what }
redo-last = Ripeti
server-undone = { $who } ha annullato: { $what }
server-undo-refused = { $who } non è d’accordo ad annullare.
server-undo-withdrawn = { $who } non vuole più annullare.
server-redo-not-yours = La prossima risposta deve ripeterla { $who }.
server-rules-changed = Nel frattempo le regole sono state corrette. La partita riprende dall’ultima posizione che sanno giocare.
server-something = una risposta
undo-ask = Chiedi di annullare: { $what }
undo-ask-last = Chiedi di annullare
server-no-lesson = A questo tavolo non si gioca una tua lezione.
server-no-such-step = Questa lezione non ha il passo { $step }.
server-no-such-piece = Ora sul tavolo non c’è nulla del genere.
