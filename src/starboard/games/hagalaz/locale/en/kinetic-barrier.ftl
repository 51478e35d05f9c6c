# Mission 3C, Kinetic Barrier.

prompt-wheel-which = Which wheel does the captive go to?
