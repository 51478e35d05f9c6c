# What can be agreed before a game.

setting-start = Come comincia la campagna
setting-start-quick = Inizio rapido: nuovo equipaggio, primo pianeta con le regole complete
setting-start-tutorial = Con il tutorial
setting-team = Sezioni nella squadra di sbarco
setting-team-security = Sicurezza
setting-team-science = Scienza
setting-team-recon = Ricognizione
setting-team-engineering = Ingegneria
setting-no_push = Spazio letale: con tre dadi lo sforzo estremo non ripristina nulla
setting-deadly_injuries = Spazio letale: la quarta lesione uccide
setting-lost_uniques = Spazio letale: l’evacuazione perde anche le scoperte uniche
setting-short_supplies = Spazio letale: due provviste in meno
