# Una missione alla fine.

end-dealt = Danni inflitti
end-felled = Abbattuti
end-ticked = Caselle spuntate
end-steps = Passi
end-taken = Danni subiti
end-revived = Rianimati
end-falls = cade { $who }
end-storm = tempesta, casella { $box }
end-objective = { $objective }
end-readiness = Reattività Bellica { $points }, di cui { $gained } da questa missione
end-unlocked = { $abilities ->
        [0] Nessuna abilità sbloccata
        [one] Un’abilità sbloccata
       *[other] { $abilities } abilità sbloccate
    }
end-data = Dati recuperati: { $boxes } caselle su { $of }
end-more-than = Azione Potenziata: { $count }, più che in { $games } partite su 100.
end-fewer-than = Azione Potenziata: { $count }, meno che in { $games } partite su 100.
