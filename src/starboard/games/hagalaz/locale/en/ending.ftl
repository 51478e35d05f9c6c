# A mission at its end.

end-dealt = Damage dealt
end-felled = Felled
end-ticked = Boxes ticked
end-steps = Steps
end-taken = Damage taken
end-revived = Revived
end-falls = { $who } falls
end-storm = storm, box { $box }
end-objective = { $objective }
end-readiness = War Readiness { $points }, { $gained } of it from this mission
end-unlocked = { $abilities ->
        [0] No ability unlocked
        [one] One ability unlocked
       *[other] { $abilities } abilities unlocked
    }
end-data = Recovered data: { $boxes } of { $of } boxes
end-more-than = { $count } Empowered: more than in { $games } of 100 games.
end-fewer-than = { $count } Empowered: fewer than in { $games } of 100 games.
