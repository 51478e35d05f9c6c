# Hagalaz v terminálu.

terminal-hagalaz-campaign = Kampaň
terminal-hagalaz-between-missions = Mezi misemi
terminal-hagalaz-setting-up = Příprava
terminal-hagalaz-round = { $round }. kolo
terminal-hagalaz-turn = { $round }. kolo · na tahu: { $hero }
terminal-hagalaz-player = hráč { $seat }

terminal-hagalaz-map-goes-on = Mapa pokračuje na východ:
terminal-hagalaz-legend-locked = zamčené dveře
terminal-hagalaz-legend-unlocked = odemčené dveře
terminal-hagalaz-legend-obstacle = překážka
terminal-hagalaz-legend-ramp = rampa
terminal-hagalaz-legend-drop = převýšení, jen dolů
terminal-hagalaz-legend-concealed = zakrytá oblast
terminal-hagalaz-legend-turret = věž a kam střílí
terminal-hagalaz-legend-turret-off = vyřazená věž
terminal-hagalaz-legend-objective = cíl
terminal-hagalaz-legend-prisoner = uprchlík
terminal-hagalaz-legend-fire = oheň
terminal-hagalaz-legend-loot = kořist
terminal-hagalaz-legend-mine = mina
terminal-hagalaz-legend-drone = Chatika
terminal-hagalaz-legend-terminal = terminál
terminal-hagalaz-legend-grunt-spawn = startovní hex pěšáka
terminal-hagalaz-legend-inferno = požár
terminal-hagalaz-legend-coolant = poškozené chlazení
terminal-hagalaz-legend-exit = východ z mapy
terminal-hagalaz-legend-fast-travel = rychlé cestování
terminal-hagalaz-legend-upper = vyvýšená oblast
terminal-hagalaz-legend-mark = { $mark ->
        [magazine] muniční sklad
        [gate] mříž
        [perch] stanoviště střelce
        [rod] řídicí tyč
        [panel] ovládací panel dveří
        [plant] výroba vzduchu
        [breach] trhlina
        [bunks] ubikace
        [workshop] dílna
        [tanks] nádrže
        [bulkhead] přepážka
        [lever] páka
        [reader] čtečka
        [aft-seam] zadní šev
        [fore-seam] přední šev
        [bank] akumulátor
        [wheel] ruční kolo
       *[other] { $mark }
    }

terminal-hagalaz-column-hero = Hrdina
terminal-hagalaz-column-enemy = Nepřítel
terminal-hagalaz-column-hex = Hex
terminal-hagalaz-column-health = Zdraví
terminal-hagalaz-column-shields = Štíty
terminal-hagalaz-column-xp = XP
terminal-hagalaz-column-main = Základní
terminal-hagalaz-column-card = Karta
terminal-hagalaz-column-notes = Poznámky
terminal-hagalaz-column-attack = Útok
terminal-hagalaz-column-damage = Zranění

terminal-hagalaz-card-face-down = skrytá
terminal-hagalaz-downed = vyřazený hrdina
terminal-hagalaz-acted = po tahu
terminal-hagalaz-locked-dice = { $dice ->
        [one] 1 uzamčená kostka
        [few] { $dice } uzamčené kostky
        [many] { $dice } uzamčené kostky
       *[other] { $dice } uzamčených kostek
    }
terminal-hagalaz-renegade = { $tokens ->
        [one] 1 renegátský žeton
        [few] { $tokens } renegátské žetony
        [many] { $tokens } renegátského žetonu
       *[other] { $tokens } renegátských žetonů
    }
terminal-hagalaz-stock = { $count ->
        [one] 1 mina
        [few] { $count } miny
        [many] { $count } miny
       *[other] { $count } min
    }
terminal-hagalaz-hidden-enemies = { $count ->
        [one] Ve tmě čeká 1 nepřítel
        [few] Ve tmě čekají { $count } nepřátelé
        [many] Ve tmě čeká { $count } nepřítele
       *[other] Ve tmě čeká { $count } nepřátel
    }
terminal-hagalaz-marker-grapple = chytač
terminal-hagalaz-marker-ranged = střelec
terminal-hagalaz-marker-reaction = mstitel
terminal-hagalaz-marker-sprint = běžec
terminal-hagalaz-level = štít { $level }/{ $levels }
terminal-hagalaz-stunned = omráčený
terminal-hagalaz-biotic = biotický žeton

terminal-hagalaz-tray-slots = Sloty
terminal-hagalaz-tray-pool = Strategická zásoba
terminal-hagalaz-tray-inventory = Inventář týmu
terminal-hagalaz-tray-storm = Bouře
terminal-hagalaz-escalations = karty Eskalace do dalšího pole: { $count }/{ $of }
terminal-hagalaz-slot-move = pohyb
terminal-hagalaz-slot-standard = standardní
terminal-hagalaz-slot-empowered = posílená
terminal-hagalaz-no-slot = (platí stále)

terminal-hagalaz-base-move = Pohyb o tolik hexů, kolik ukazuje kostka.
terminal-hagalaz-base-mission = Provést, co mise na tomto hexu nabízí.
terminal-hagalaz-base-revive = Oživit sousedícího vyřazeného hrdinu.

terminal-hagalaz-objective-preliminary = Přípravný cíl –
terminal-hagalaz-objective-paragon = Paragonový cíl –
terminal-hagalaz-objective-renegade = Renegátský cíl –
terminal-hagalaz-objective-secondary = Vedlejší cíl –
terminal-hagalaz-objective-loyalty = Věrnostní cíl –
terminal-hagalaz-not-yet = zatím neplatí
terminal-hagalaz-heading-objectives = Cíle
terminal-hagalaz-heading-failure = Kdy mise selže
terminal-hagalaz-heading-actions = Co umí úkolová akce
terminal-hagalaz-heading-rules = Pravidla této mise
terminal-hagalaz-heading-campaign = Dosavadní mise
terminal-hagalaz-result-paragon = paragonové vítězství
terminal-hagalaz-result-renegade = renegátské vítězství
terminal-hagalaz-result-loyalty = věrnostní vítězství
terminal-hagalaz-result-defeat = prohra
terminal-hagalaz-heading-story = Dosavadní příběh
terminal-hagalaz-war-readiness = Získaná válečná připravenost: { $amount }
terminal-hagalaz-band = { $band ->
        [failure] zatím neúspěch
        [costly] zatím úspěch za vysokou cenu
        [success] zatím úspěch
        [triumph] zatím triumf
       *[perfect] zatím dokonalé
    }

terminal-hagalaz-board-health = Zdraví { $health }, štíty { $shields }
terminal-hagalaz-ability-locked = zamčená
terminal-hagalaz-ability-advanced = zamčená
terminal-hagalaz-ability-loyalty = za věrnost
terminal-hagalaz-ability-needs = zamčená, vyžaduje { $needs }

# Co nápověda v terminálu říká o Hagalazu vlastními slovy.

terminal-how-to-ask = Napište ? a hex, jméno, akci nebo číslo a dozvíte se, proč to není v nabídce, nebo ? a označení pravidla, které si chcete přečíst. Tato otázka vychází z pravidla:
terminal-no-such-board = Nikdo se tu nejmenuje „{ $word }“; napište b a jméno hrdiny, třeba b garrus.
terminal-help-number = číslo       vybrat tuto možnost; lze napsat i její klíč nebo název hexu či postavy
terminal-help-why = ? SLOVO     proč to není v nabídce? SLOVO je hex (? E5), postava (? garrus, ? Gu3), akce nebo číslo
terminal-help-rule = ? PRAVIDLO  přečíst pravidlo, třeba ? HG-MOVE-04; samotné ? ukáže pravidlo této otázky
terminal-help-board = b JMÉNO     deska hrdiny s texty všech schopností, třeba b garrus
terminal-help-objectives = o           cíle, pravidla mise a dosavadní příběh
