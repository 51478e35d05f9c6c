# A game at its end.

outcome-success = Le missioni sono compiute e la squadra è a casa.
outcome-failure = La squadra è a casa, ma la missione è fallita.
outcome-evacuated = La squadra ha dovuto essere evacuata.
outcome-campaign = { $ending }
end-checks = Prove
end-good = Riuscite
end-moves = Spostamenti
end-rests = Riposi
end-pushes = Sforzi estremi
end-support = Dadi prestati
end-cards = Carte giocate
end-injuries = Lesioni
end-dice = Dadi tirati
end-mission = Missione compiuta: { $mission }
end-mission-failed = Missione fallita: { $mission }
end-unique = Trovata: { $unique }
end-died = { $crew } è morto
end-evacuated = Evacuazione
end-objective = Obiettivo raggiunto: { $card }
end-landing = Sbarco: { $planet }
end-choice = { $text }
end-kept-success = Segnalini successo nel sacchetto: { $count }
end-kept-discovery = { $name }
end-epilogue = { $text }
end-more-than = Vanguard: { $count }, più che in { $games } partite su 100.
end-fewer-than = Vanguard: { $count }, meno che in { $games } partite su 100.
