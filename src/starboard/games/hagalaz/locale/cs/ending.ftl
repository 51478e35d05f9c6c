# Mise na konci.

end-dealt = Způsobené poškození
end-felled = Poraženo
end-ticked = Zaškrtnutá pole
end-steps = Kroky
end-taken = Utržené poškození
end-revived = Oživeno
end-falls = padá { $who }
end-storm = bouře, pole { $box }
end-objective = { $objective }
end-readiness = Válečná připravenost { $points }, z toho { $gained } z této mise
end-unlocked = { $abilities ->
        [0] Žádná odemčená schopnost
        [one] Jedna odemčená schopnost
        [few] { $abilities } odemčené schopnosti
        [many] { $abilities } odemčené schopnosti
       *[other] { $abilities } odemčených schopností
    }
end-data = Získaná data: { $boxes } z { $of } polí
end-more-than = Posílená akce: { $count }, více než v { $games } ze 100 her.
end-fewer-than = Posílená akce: { $count }, méně než v { $games } ze 100 her.
