# Missione 1B, Breccia.

prompt-fire-where = Quale esagono prende fuoco?
prompt-rivet-which = Quale porta chiude il Rivettatore?
