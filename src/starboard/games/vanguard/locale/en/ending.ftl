# A game at its end.

outcome-success = The missions are done, and the team is home.
outcome-failure = The team is home, but the mission has failed.
outcome-evacuated = The team had to be evacuated.
outcome-campaign = { $ending }
end-checks = Checks
end-good = Successful
end-moves = Moves
end-rests = Rests
end-pushes = Pushes
end-support = Dice lent
end-cards = Cards played
end-injuries = Injuries
end-dice = Dice rolled
end-mission = Mission completed: { $mission }
end-mission-failed = Mission failed: { $mission }
end-unique = Found: { $unique }
end-died = { $crew } died
end-evacuated = Evacuation
end-objective = Objective reached: { $card }
end-landing = Landing: { $planet }
end-choice = { $text }
end-kept-success = { $count } success tokens for the bag
end-kept-discovery = { $name }
end-epilogue = { $text }
end-more-than = Vanguards: { $count }, more than in { $games } of 100 games.
end-fewer-than = Vanguards: { $count }, fewer than in { $games } of 100 games.
