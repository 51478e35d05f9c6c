# A game at its end.

outcome-success = Mise jsou splněny a tým je doma.
outcome-failure = Tým je doma, ale mise selhala.
outcome-evacuated = Tým bylo nutné evakuovat.
outcome-campaign = { $ending }
end-checks = Ověření
end-good = Úspěšná
end-moves = Přesuny
end-rests = Odpočinky
end-pushes = Vypětí sil
end-support = Půjčené kostky
end-cards = Zahrané karty
end-injuries = Zranění
end-dice = Hozené kostky
end-mission = Mise splněna: { $mission }
end-mission-failed = Mise selhala: { $mission }
end-unique = Nález: { $unique }
end-died = { $crew } umírá
end-evacuated = Evakuace
end-objective = Úkol splněn: { $card }
end-landing = Přistání: { $planet }
end-choice = { $text }
end-kept-success = Žetony úspěchu do sáčku: { $count }
end-kept-discovery = { $name }
end-epilogue = { $text }
end-more-than = Vanguard: { $count }, více než v { $games } ze 100 her.
end-fewer-than = Vanguard: { $count }, méně než v { $games } ze 100 her.
