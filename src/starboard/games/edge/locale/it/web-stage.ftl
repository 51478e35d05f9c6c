# La scena di una battaglia

web-stage-steps = I sei passi di una battaglia
web-stage-step = { $number } di { $count }
web-stage-done = fatto
web-stage-sides = Parte, e da dove vengono i suoi dadi
web-stage-stands = Situazione
web-stage-targeting = mira { $count }
web-stage-rolls = { $count ->
    [one] Tira 1 dado
   *[other] Tira { $count } dadi
}
web-stage-joining = Chi ha navi a portata può farle intervenire.
web-stage-chances = Probabilità su 100
web-stage-you = tu
web-stage-nobody = nessuno
web-stage-others = altri
web-stage-bar = tu { $own }, nessuno { $nobody }, altri { $others }
web-stage-counted = Calcolate dai dadi, senza le carte che altri possono giocare.
web-stage-unseen = { $count ->
    [one] { $who } ha ancora una carta in mano.
   *[other] { $who } ha ancora { $count } carte in mano.
}
web-source-guns = cannoni
web-source-energy = energia spesa
web-source-cards = carte
web-source-raiders = predoni
web-source-lasting = potenziamenti e abilità
