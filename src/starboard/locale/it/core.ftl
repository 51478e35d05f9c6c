# Ciò che dice ogni tavolo, qualunque sia il gioco.

player = Giocatore { $number }
reason-not-part-of-this-choice = la domanda ora è «{ $asked }», e questa non è tra le sue risposte
reason-another-is-asked = ora decide { $player }
reason-nothing-is-asked = la partita è finita e non si chiede nulla
check-question-first = Prima la domanda aperta: { $asked }
check-your-decision = La decisione spetta a te

# Che cosa ha causato un evento, dove non lo dice il gioco.

because-set-up = Preparazione
because-answers = Tutti hanno risposto
because-note = Al tavolo
because-secret = Una risposta segreta
because-rules = Secondo le regole

lens-see-rule = La regola che lo stabilisce.

# The words of a question that are not looked for in the rules.
search-little = come si fa faccio posso può che cosa quando dove perché chi quale io noi tu voi mio nostro è sono essere un uno una il lo la i gli le di da in su con per a al alla del della e o se funziona funzionano
