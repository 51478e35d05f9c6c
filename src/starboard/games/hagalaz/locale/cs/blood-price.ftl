# Cena krve.

prompt-throw-gate-at-whom = { $hero } hází vyrvanou mříží: po kom?
prompt-krogan-hits-whom = Krogan bojuje po boku, hrdina: { $hero }. Koho udeří?
