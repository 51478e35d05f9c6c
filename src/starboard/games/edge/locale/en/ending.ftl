# A game at its end.

end-points = Points
end-launches = Launches
end-won = Battles won
end-lost = Battles lost
end-raiders = Raiders defeated
end-built = Developments
end-modules = Modules
end-moons = Moons
end-dice = Battle dice
end-sixes = Sixes
end-builds = { $whose } builds { $development }
end-raider = { $raider } defeated
end-battle = { $whose } wins at { $region }
end-event = { $event }
end-terminus = { $whose } reaches the terminus with { $points }
end-more-than = { $count } sixes: more than in { $games } of 100 games.
end-fewer-than = { $count } sixes: fewer than in { $games } of 100 games.
