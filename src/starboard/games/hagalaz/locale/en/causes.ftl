# What made things happen: the heads of the log

because-card = { $card }, { $hero }'s threat card
because-ability = { $hero }: { $ability }
because-star = { $hero }: { $ability }, for a star
because-action = { $hero }: { $action }
because-mission-action = { $hero }: { $action }
because-item = { $hero } uses: { $item }
because-mission-rule = Mission rule: { $additional }
because-elite = Elite: { $elite }
because-opportunity = Opportunity attack: { $enemy }, as { $hero } moves away
because-reaction = Reaction: { $enemy }, hurt by { $hero }
because-fire = Inferno
because-coolant = Coolant leak
because-storm = The storm
because-objective = Objective: { $objective }
because-passage = Story: { $passage }
because-round = { $part ->
        [start] Start of the round
       *[end] End of the round
    }
because-turn = { $hero }'s turn
because-debrief = After the mission
because-campaign = The campaign
