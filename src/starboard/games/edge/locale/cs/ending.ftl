# Hra na svém konci.

end-points = Body
end-launches = Vypuštěné lodě
end-won = Vyhrané bitvy
end-lost = Prohrané bitvy
end-raiders = Poražení nájezdníci
end-built = Stavby
end-modules = Moduly
end-moons = Měsíce
end-dice = Bojové kostky
end-sixes = Šestky
end-builds = { $whose }: { $development }
end-raider = Poražení nájezdníci: { $raider }
end-battle = Bitvu vyhrává { $whose }: { $region }
end-event = { $event }
end-terminus = Cíl: { $whose }, { $points }
end-more-than = Šestky: { $count }, více než v { $games } ze 100 her.
end-fewer-than = Šestky: { $count }, méně než v { $games } ze 100 her.
