# Ciò che dice ogni tavolo, qualunque sia il gioco.

reason-not-part-of-this-choice = la domanda ora è «{ $asked }», e questa non è tra le sue risposte
