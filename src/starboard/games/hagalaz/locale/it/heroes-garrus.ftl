# La scheda di Garrus Vakarian.

prompt-use-aim = { $hero } usa la mira { $aim }? (bersaglio: { $enemy }, danni in più: { $bonus })
prompt-overload-whom = { $action }: a chi mira { $hero }?
prompt-overload-how = Sovraccarico contro { $enemy }: che cosa succede? (danni: { $damage })
prompt-assassinate-whom = { $action }: a chi spara { $hero }?
prompt-pierce-where = Munizioni Perforanti: in quale direzione spara { $hero }?
prompt-which-version = { $action }: danni { $empowered } con l’Azione Potenziata, oppure { $standard }?
prompt-mine-where = Dove mette una mina { $hero }? (ne restano { $mines })
prompt-archangel-whom = Arcangelo: a chi spara { $hero }? (scelti: { $picked }, al massimo { $most })

option-use-aim = Usa la mira
option-use-damage = Danno
option-use-damage-and-stun = Danno e stordimento
option-use-empowered = Versione potenziata
option-use-standard = Versione standard

reason-nobody-in-direction = in questa direzione non c’è nessuno in Linea di Fuoco
reason-mine-there = c’è già una mina in { $hex }

event-stock-taken = { $hero } prende { $count } { $count ->
        [one] mina
       *[other] mine
    } di prossimità.
event-overwatch-set = { $damage ->
        [0] { $hero } non è più di guardia.
       *[other] { $hero } è di guardia, danni: { $damage }.
    }
