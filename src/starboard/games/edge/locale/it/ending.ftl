# Una partita alla sua fine.

end-points = Punti
end-launches = Lanci
end-won = Battaglie vinte
end-lost = Battaglie perse
end-raiders = Predoni sconfitti
end-built = Strutture
end-modules = Moduli
end-moons = Lune
end-dice = Dadi battaglia
end-sixes = Sei
end-builds = { $whose }: { $development }
end-raider = Predoni sconfitti: { $raider }
end-battle = Battaglia vinta da { $whose }: { $region }
end-event = { $event }
end-terminus = Fine partita: { $whose }, { $points }
end-more-than = Sei: { $count }, più che in { $games } partite su 100.
end-fewer-than = Sei: { $count }, meno che in { $games } partite su 100.
