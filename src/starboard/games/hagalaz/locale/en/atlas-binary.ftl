# Mission 2B, Atlas Binary.

prompt-rack-which = Which rack of plates does Castor use up?
