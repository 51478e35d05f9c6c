# What comes of an answer.

odds-row = { $outcome }
odds-row-brief = { $outcome }
odds-fits = Shows what is asked for
odds-fits-brief = fits
odds-advances = Advances the track by itself
odds-advances-brief = advances
odds-success = { $amount ->
        [one] { $amount } success token
       *[other] { $amount } success tokens
    }
odds-success-brief = { $amount ->
        [one] { $amount } success token
       *[other] { $amount } success tokens
    }
odds-unique = { $amount ->
        [one] 1 unique discovery
       *[other] { $amount } unique discoveries
    }
odds-unique-brief = { $amount ->
        [one] 1 unique discovery
       *[other] { $amount } unique discoveries
    }
odds-discovery = { $amount ->
        [one] 1 discovery
       *[other] { $amount } discoveries
    }
odds-discovery-brief = { $amount ->
        [one] 1 discovery
       *[other] { $amount } discoveries
    }
odds-supplies = Supplies: { $amount }
odds-supplies-brief = Supplies: { $amount }
odds-energy = Energy: { $amount }
odds-energy-brief = Energy: { $amount }
odds-command = Command: { $amount }
odds-command-brief = Command: { $amount }
odds-morale = Morale: { $amount }
odds-morale-brief = Morale: { $amount }
odds-completes = Mission completed: { $mission }
odds-completes-brief = { $mission }
odds-hurt = { $section }, injuries: { $amount }
odds-hurt-brief = injuries: { $amount }
odds-healed = { $section }, injuries healed: { $amount }
odds-healed-brief = injuries healed: { $amount }
odds-sacrifices = { $section } sacrifices { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    }
odds-sacrifices-brief = sacrifices { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    }
odds-refreshes = { $section } refreshes { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    }
odds-refreshes-brief = refreshes { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    }
odds-exhausts = { $section } exhausts { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    }
odds-exhausts-brief = exhausts { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    }
odds-draws = { $section } draws { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
odds-draws-brief = draws { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
odds-moves = { $section } moves
odds-moves-brief = moves
