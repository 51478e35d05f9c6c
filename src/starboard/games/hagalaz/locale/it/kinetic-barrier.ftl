# Missione 3C, Barriera cinetica.

prompt-wheel-which = A quale ruota va il prigioniero?
