# Mise 2B, Dvojčata Atlas.

prompt-rack-which = Který stojan s pláty Castor spotřebuje?
