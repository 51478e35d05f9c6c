# Prezzo di sangue.

prompt-throw-gate-at-whom = { $hero } scaglia il cancello: contro chi?
prompt-krogan-hits-whom = Un krogan combatte al fianco di { $hero }: chi colpisce?
