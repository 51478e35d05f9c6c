# Mise 3C, Kinetická bariéra.

prompt-wheel-which = Ke kterému kolu uprchlík půjde?
