# Co věci způsobilo: nadpisy v záznamu

because-card = { $card }, karta hrozeb ({ $hero })
because-ability = { $hero }: { $ability }
because-star = { $hero }: { $ability }, za hvězdu
because-action = { $hero }: { $action }
because-mission-action = { $hero }: { $action }
because-item = { $hero } používá: { $item }
because-mission-rule = Pravidlo mise: { $additional }
because-elite = Šampion: { $elite }
because-opportunity = Příležitostný útok: { $enemy }, odchází { $hero }
because-reaction = Mstitel: { $enemy } ({ $hero })
because-fire = Požár
because-coolant = Poškozené chlazení
because-storm = Bouře
because-objective = Cíl: { $objective }
because-passage = Příběh: { $passage }
because-round = { $part ->
        [start] Začátek kola
       *[end] Konec kola
    }
because-turn = Na tahu: { $hero }
because-debrief = Po misi
because-campaign = Kampaň
