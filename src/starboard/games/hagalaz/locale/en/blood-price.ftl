# Blood Price.

prompt-throw-gate-at-whom = { $hero } throws the gate: at whom?
prompt-krogan-hits-whom = A krogan fights beside { $hero }: whom does it hit?
