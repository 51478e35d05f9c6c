# Jak je co pravděpodobné a co z odpovědi vzejde v každé hře.

odds-sure = 100 %
odds-plain = { "" }
odds-in = { $n } { $of ->
        [2] ze
        [3] ze
        [4] ze
       *[other] z
    } { $of }
odds-of = { $n } z { $of }
odds-percent = { $n } %
odds-over = přes { $n } %
odds-under = pod { $n } %
odds-sampled = { $n } ± { $error } %, pokusů: { $tries }
odds-score = Body: { $amount }
odds-score-brief = body { $amount }
