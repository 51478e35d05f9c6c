# Mission 1B, Breakthrough.

prompt-fire-where = Which hex catches fire?
prompt-rivet-which = Which door does the Riveter lock?
