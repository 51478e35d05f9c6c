# What comes of an answer.

odds-row = { $outcome }
odds-row-brief = { $outcome }
odds-fits = Ukáže, co je potřeba
odds-fits-brief = hodí se
odds-advances = Sama posune stupnici
odds-advances-brief = posun
odds-success = { $amount ->
        [one] { $amount } žeton úspěchu
        [few] { $amount } žetony úspěchu
        [many] { $amount } žetonu úspěchu
       *[other] { $amount } žetonů úspěchu
    }
odds-success-brief = { $amount ->
        [one] { $amount } žeton úspěchu
        [few] { $amount } žetony úspěchu
        [many] { $amount } žetonu úspěchu
       *[other] { $amount } žetonů úspěchu
    }
odds-unique = { $amount ->
        [one] { $amount } mimořádný objev
        [few] { $amount } mimořádné objevy
        [many] { $amount } mimořádného objevu
       *[other] { $amount } mimořádných objevů
    }
odds-unique-brief = { $amount ->
        [one] { $amount } mimořádný objev
        [few] { $amount } mimořádné objevy
        [many] { $amount } mimořádného objevu
       *[other] { $amount } mimořádných objevů
    }
odds-discovery = { $amount ->
        [one] { $amount } objev
        [few] { $amount } objevy
        [many] { $amount } objevu
       *[other] { $amount } objevů
    }
odds-discovery-brief = { $amount ->
        [one] { $amount } objev
        [few] { $amount } objevy
        [many] { $amount } objevu
       *[other] { $amount } objevů
    }
odds-supplies = Zásoby: { $amount }
odds-supplies-brief = Zásoby: { $amount }
odds-energy = Energie: { $amount }
odds-energy-brief = Energie: { $amount }
odds-command = Velení: { $amount }
odds-command-brief = Velení: { $amount }
odds-morale = Morálka: { $amount }
odds-morale-brief = Morálka: { $amount }
odds-completes = Mise splněna: { $mission }
odds-completes-brief = { $mission }
odds-hurt = { $section }, zranění: { $amount }
odds-hurt-brief = zranění: { $amount }
odds-healed = { $section }, vyléčená zranění: { $amount }
odds-healed-brief = vyléčená zranění: { $amount }
odds-sacrifices = { $section } obětuje { $amount ->
        [one] { $amount } kostku
        [few] { $amount } kostky
        [many] { $amount } kostky
       *[other] { $amount } kostek
    }
odds-sacrifices-brief = obětuje { $amount ->
        [one] { $amount } kostku
        [few] { $amount } kostky
        [many] { $amount } kostky
       *[other] { $amount } kostek
    }
odds-refreshes = { $section } obnoví { $amount ->
        [one] { $amount } kostku
        [few] { $amount } kostky
        [many] { $amount } kostky
       *[other] { $amount } kostek
    }
odds-refreshes-brief = obnoví { $amount ->
        [one] { $amount } kostku
        [few] { $amount } kostky
        [many] { $amount } kostky
       *[other] { $amount } kostek
    }
odds-exhausts = { $section } vyčerpá { $amount ->
        [one] { $amount } kostku
        [few] { $amount } kostky
        [many] { $amount } kostky
       *[other] { $amount } kostek
    }
odds-exhausts-brief = vyčerpá { $amount ->
        [one] { $amount } kostku
        [few] { $amount } kostky
        [many] { $amount } kostky
       *[other] { $amount } kostek
    }
odds-draws = { $section } dobere { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
        [many] { $amount } karty
       *[other] { $amount } karet
    }
odds-draws-brief = dobere { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
        [many] { $amount } karty
       *[other] { $amount } karet
    }
odds-moves = { $section } se přesouvá
odds-moves-brief = přesun
