# Co říká terminál sám.

terminal-welcome = Možnost vyberete jejím číslem, ? a slovo vysvětlí, proč něco není v nabídce, h je nápověda. Hra se po každé odpovědi ukládá do souboru { $file }.
terminal-resumed = Pokračujete v souboru { $file }. Naposledy se stalo:
terminal-unfinished = { $count ->
        [one] Máte jednu nedohranou hru:
        [few] Máte { $count } nedohrané hry:
        [many] Máte { $count } nedohrané hry:
       *[other] Máte { $count } nedohraných her:
    }
terminal-unfinished-game = { $number }  { $file } ({ $where })
terminal-which-one = Číslo hry, ve které chcete pokračovat (Enter znamená 1), nebo n pro novou hru:
terminal-player = hráč { $seat }

terminal-no-such-number = Číslo { $number } tu není; čísla jsou od 1 do { $most }.
terminal-several-options = „{ $word }“ se hodí k několika možnostem; vyberte jedno z čísel { $numbers }.
terminal-not-offered = „{ $word }“ teď v nabídce není; ? { $word } řekne proč.
terminal-not-understood = „{ $word }“ tu není číslo, možnost ani příkaz (h je nápověda, Enter ukáže možnosti).
terminal-did-you-mean = Nic se tu nejmenuje „{ $word }“; mysleli jste „{ $close }“?
terminal-over-no-answer = Hra skončila a na nic se už neptá; u vrátí poslední odpověď, Enter hru opustí.

terminal-how-to-ask = Napište ? a hex, jméno, akci nebo číslo a dozvíte se, proč to není v nabídce, nebo ? a označení pravidla, které si chcete přečíst. Tato otázka vychází z pravidla:
terminal-nothing-of-that-name = Nic se tu nejmenuje „{ $word }“.
terminal-it-is-offered = „{ $word }“ v nabídce je: číslo { $numbers }.
terminal-refused = Ne: { $reason } ({ $rule }).

terminal-beyond-horizon = { $seats ->
        [one] Od vaší poslední odpovědi jste viděli kostky nebo karty. U stolu jste sami, takže ji můžete přesto vrátit.
        [few] Od poslední odpovědi byly vidět kostky nebo karty. Vrátit ji můžete, pokud s tím souhlasí všichni u stolu.
        [many] Od poslední odpovědi byly vidět kostky nebo karty. Vrátit ji můžete, pokud s tím souhlasí všichni u stolu.
       *[other] Od poslední odpovědi byly vidět kostky nebo karty. Vrátit ji můžete, pokud s tím souhlasí všichni u stolu.
    }
terminal-sure = Vrátit ji? (a/n)
terminal-yes-words = a ano y yes
terminal-no-words = n ne nová nova no new
terminal-not-undone = Nic se nevrátilo.
terminal-undone = Poslední odpověď je vrácená; r ji dá znovu.
terminal-redone = Odpověď platí znovu, se stejnými kostkami a kartami.
terminal-nothing-to-undo = Není co vrátit.
terminal-nothing-to-redo = Není co zopakovat.
terminal-no-such-board = Nikdo se tu nejmenuje „{ $word }“; napište b a jméno hrdiny, třeba b garrus.
terminal-saved = Hra je uložená v souboru { $file }.
terminal-goodbye = Hra je uložená. Pokračovat můžete příkazem: starboard play { $game } --load { $file }
terminal-over = Hra je uložená v souboru { $file }. Enter hru opustí; u vrátí poslední odpověď, o ukáže příběh, l záznam hry.

terminal-help-number = číslo       vybrat tuto možnost; lze napsat i její klíč nebo název hexu či postavy
terminal-help-why = ? SLOVO     proč to není v nabídce? SLOVO je hex (? E5), postava (? garrus, ? Gu3), akce nebo číslo
terminal-help-rule = ? PRAVIDLO  přečíst pravidlo, třeba ? HG-MOVE-04; samotné ? ukáže pravidlo této otázky
terminal-help-undo = u           vrátit poslední odpověď
terminal-help-redo = r           dát ji znovu
terminal-help-map = m           ukázat znovu celý stůl
terminal-help-board = b JMÉNO     deska hrdiny s texty všech schopností, třeba b garrus
terminal-help-objectives = o           cíle, pravidla mise a dosavadní příběh
terminal-help-log = l           co se stalo, nejnovější poslední
terminal-help-save = s           uložit (hra se ukládá i po každé odpovědi)
terminal-help-quit = q           uložit a skončit

# Hagalaz.

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
        [gate] brána
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

terminal-hagalaz-card-face-down = lícem dolů
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

terminal-hagalaz-objective-preliminary = Přípravný
terminal-hagalaz-objective-paragon = Paragonový
terminal-hagalaz-objective-renegade = Renegátský
terminal-hagalaz-objective-secondary = Vedlejší
terminal-hagalaz-objective-loyalty = Věrnostní
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
