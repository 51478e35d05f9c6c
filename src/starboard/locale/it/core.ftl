# Ciò che dice ogni tavolo, qualunque sia il gioco.

reason-not-part-of-this-choice = non è una risposta a «{ $asked }»
