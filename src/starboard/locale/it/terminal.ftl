# Ciò che il terminale dice da sé.

terminal-welcome = Scrivi il numero di un’opzione per sceglierla, ? e una parola per sapere perché qualcosa non è offerto, h per l’aiuto. La partita viene salvata dopo ogni risposta in { $file }.
terminal-resumed = Si riprende da { $file }. Le ultime cose accadute:
terminal-unfinished = { $count ->
        [one] C’è una partita non finita:
       *[other] Ci sono { $count } partite non finite:
    }
terminal-unfinished-game = { $number }  { $file } ({ $where })
terminal-which-one = Il suo numero per riprenderla (Invio vale 1), n per una nuova partita:
terminal-player = giocatore { $seat }
terminal-hand-over = Ora tocca al giocatore { $seat }, che vede cose nascoste agli altri. Premete Invio quando guarda solo lui.

terminal-no-such-number = Il numero { $number } non c’è; i numeri vanno da 1 a { $most }.
terminal-several-options = «{ $word }» vale per più opzioni; scegli uno dei numeri { $numbers }.
terminal-not-offered = «{ $word }» adesso non è offerto; ? { $word } spiega perché.
terminal-not-understood = «{ $word }» qui non è un numero, un’opzione o un comando (h per l’aiuto, Invio per le opzioni).
terminal-did-you-mean = Qui nulla si chiama «{ $word }»; intendevi «{ $close }»?
terminal-also = Oppure prima, se vuoi:
terminal-over-no-answer = La partita è finita e non si chiede più nulla; u annulla l’ultima risposta, Invio per uscire.

terminal-how-to-ask = Scrivi ? e un luogo, un nome, un’azione o un numero per sapere perché non è offerto, oppure ? e la sigla di una regola per leggerla. Questa domanda segue da:
terminal-nothing-of-that-name = Qui nulla si chiama «{ $word }».
terminal-it-is-offered = «{ $word }» è offerto: numero { $numbers }.
terminal-refused = No: { $reason } ({ $rule }).

terminal-beyond-horizon = { $seats ->
        [one] Dopo la tua ultima risposta si sono visti dadi o carte. Al tavolo non c’è nessun altro, quindi puoi annullarla lo stesso.
       *[other] Dopo l’ultima risposta si sono visti dadi o carte. Si può annullare se tutti al tavolo sono d’accordo.
    }
terminal-sure = Vuoi annullarla? (s/n)
terminal-yes-words = s sì si y yes
terminal-no-words = n no nuova new
terminal-not-undone = Non è stato annullato nulla.
terminal-undone = L’ultima risposta è annullata; r la dà di nuovo.
terminal-redone = La risposta è data di nuovo, con gli stessi dadi e le stesse carte.
terminal-nothing-to-undo = Non c’è nulla da annullare.
terminal-nothing-to-redo = Non c’è nulla da ripetere.
terminal-no-such-board = Qui niente si chiama «{ $word }»; scrivi b e il nome di qualcosa che sta sul tavolo.
terminal-saved = La partita è salvata in { $file }.
terminal-goodbye = La partita è salvata. Si riprende con: starboard play { $game } --load { $file }
terminal-over = Il salvataggio è { $file }. Invio per uscire; u annulla l’ultima risposta, o mostra la storia, l il diario.
terminal-score-total = Totale

terminal-does-nothing = non fa nulla
terminal-ways = { $count } modi
terminal-odds-exact = È contato ogni esito possibile del caso, per quanto puoi saperne.
terminal-odds-sampled = Dove c’è un ±, il caso è stato provato più volte.
terminal-nobody-reaches = Così come stanno le cose non ci arriva nessuno.
terminal-of-unseen = { $n } delle { $of } carte mai viste
terminal-harm-mean = Danni fino al prossimo turno: { $mean } ± { $error }, { $tries } prove; gli scudi ne reggono { $shields }.
terminal-nothing-foreseen = Di '{ $word }' ora non si può prevedere nulla.

terminal-help-number = un numero   scegliere quell’opzione; vale anche la sua chiave o il nome di un luogo o di un pezzo
terminal-help-why = ? PAROLA    perché non è offerto? PAROLA è un luogo, un pezzo, un’azione o un numero
terminal-help-rule = ? REGOLA    leggere una regola con la sua sigla; ? da solo mostra la regola di questa domanda
terminal-help-undo = u           annullare l’ultima risposta
terminal-help-redo = r           darla di nuovo
terminal-help-map = m           mostrare di nuovo tutto il tavolo
terminal-help-board = b NOME      tutto ciò che si può leggere su un pezzo
terminal-help-objectives = o           che cosa c’è da fare e la storia finora
terminal-help-log = l           che cosa è accaduto, le ultime cose in fondo
terminal-help-foresee = f PAROLA    che cosa nasce da un’opzione (il suo numero) o chi raggiunge un luogo; f da solo dice tutto
terminal-help-save = s           salvare (la partita è salvata anche dopo ogni risposta)
terminal-help-quit = q           salvare e uscire
terminal-coach = Maestro: { $chapter } ({ $number } di { $of })
terminal-coach-counted = { $name } { $at } di { $of }
terminal-coach-nod = Scrivi n per andare avanti.
terminal-coach-points = Scrivi { $numbers }. È permesso anche tutto il resto che è elencato.
terminal-coach-advises = Il maestro scriverebbe { $numbers }; scegli come vuoi.
terminal-coach-left = Il maestro si fa da parte. Scrivi c per richiamarlo.
terminal-help-nod = n           un cenno al maestro, oppure salta ciò che insegna adesso
terminal-help-coach = c           manda via il maestro, o richiamalo
