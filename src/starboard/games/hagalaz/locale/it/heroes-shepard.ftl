# La scheda del Comandante Shepard.

prompt-give-order = Comando: Shepard spende un segnalino per { $hero }? (pronti: { $ready })
prompt-reroll-which = Comando: di quali dadi { $hero } ripete il tiro? (scelti: { $picked })
prompt-shield-whom = Restare Uniti: a chi { $hero } ripristina gli scudi?
prompt-firestorm-whom = { $action }: a chi dà fuoco { $hero }?

option-use-reroll = Comando: { $target } ripete il tiro dei dadi
option-use-order-move = Comando: { $target } si muove
option-reroll = Ripeti il tiro: { $die }

reason-has-biotic-effect = questo nemico ha già un effetto biotico
reason-full-shields = { $hero } ha tutti gli scudi
reason-landing-hex-taken = { $hex }, l’esagono davanti al nemico, è occupato
