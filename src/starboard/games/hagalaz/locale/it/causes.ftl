# Che cosa ha causato gli eventi: le intestazioni del registro

because-card = { $card }, la carta pericolo di { $hero }
because-ability = { $hero }: { $ability }
because-star = { $hero }: { $ability }, per una stella
because-action = { $hero }: { $action }
because-mission-action = { $hero }: { $action }
because-item = { $hero } usa: { $item }
because-mission-rule = Regola della missione: { $additional }
because-elite = Elite: { $elite }
because-opportunity = Attacco di opportunità: { $enemy }, mentre { $hero } si allontana
because-reaction = Reazione: { $enemy }, dopo i danni inflitti da { $hero }
because-fire = Inferno
because-coolant = Perdita di refrigerante
because-storm = La tempesta
because-objective = Obiettivo: { $objective }
because-passage = Storia: { $passage }
because-round = { $part ->
        [start] Inizio del round
       *[end] Fine del round
    }
because-turn = Turno di { $hero }
because-debrief = Dopo la missione
because-campaign = La campagna
