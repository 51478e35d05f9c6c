# La scheda di Liara T’Soni.

prompt-analysis-how = Analisi { $analysis }: di quale carta pericolo si occupa { $hero }?
prompt-lift-where = Sollevamento: dove { $hero } sposta il nemico { $enemy }? ({ $points ->
        [one] resta { $points } esagono
       *[other] restano { $points } esagoni
    })
prompt-stun-whom = { $action } di { $hero }: scegli chi stordire
prompt-singularity-where = Intorno a quale esagono { $hero } apre la Singolarità?
prompt-intuition-how = Intuizione dell’Ombra: { $enemy } attacca { $hero }, danni: { $damage }. Che cosa fa Liara? (Attenuare toglie { $less }.)

option-use-look = Guarda la carta pericolo di { $target }
option-use-replace = Scarta la carta pericolo di { $target } e distribuiscine una nuova
option-use-discard = Scarta la carta pericolo di { $target }
option-use-soften = Attenua l’attacco

reason-no-card = { $hero } non ha una carta pericolo
reason-card-known = la carta pericolo di { $hero } è già nota
reason-too-little-analysis = costa { $cost } di Analisi
reason-elite-not-stunned = gli Elite non possono essere storditi
reason-stunned-already = questo nemico è Stordito
reason-no-biotic-effect = questo nemico non ha un effetto biotico
reason-nobody-to-hold = in questo esagono e intorno non c’è nessuno da trattenere
reason-neither-stunned-nor-biotic = questo nemico non è Stordito e non ha un effetto biotico
