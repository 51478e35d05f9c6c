# Quanto è probabile qualcosa, e che cosa nasce da una risposta in ogni gioco.

odds-sure = 100 %
odds-plain = { "" }
odds-in = { $n } su { $of }
odds-of = { $n } su { $of }
odds-percent = { $n } %
odds-over = oltre il { $n } %
odds-under = meno dell’{ $n } %
odds-sampled = { $n } ± { $error } %, { $tries } prove
odds-score = Punti: { $amount }
odds-score-brief = punti { $amount }
