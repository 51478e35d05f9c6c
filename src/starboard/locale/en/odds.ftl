# How likely something is, and what comes of an answer in any game.

odds-sure = 100 %
odds-plain = { "" }
odds-in = { $n } in { $of }
odds-of = { $n } of { $of }
odds-percent = { $n } %
odds-over = over { $n } %
odds-under = under { $n } %
odds-sampled = { $n } ± { $error } %, { $tries } tries
odds-score = Points: { $amount }
odds-score-brief = points { $amount }
