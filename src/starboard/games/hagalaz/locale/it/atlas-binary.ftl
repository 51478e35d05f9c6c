# Missione 2B, Atlas Binari.

prompt-rack-which = Quale rastrelliera di piastre consuma Castor?
