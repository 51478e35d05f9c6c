# The lens: what there is to know of a thing.

lens-biome = Biom: { $biome }. Události s ním tu mají hlavní účinek.
lens-no-move = Z tohoto sektoru se přesunem neodchází.
lens-final = Tento sektor je prozkoumán.
lens-important = O tomto sektoru mluví některá pravidla.
lens-landing-sector = Stojí tu výsadková loď: odtud tým smí odletět.
lens-opens-log = Kdo sem přijde, čte záznam palubního deníku.
lens-ways-out = Cest odtud
lens-members-here = Členů posádky zde
lens-route = Z: { $start }, do: { $to }
lens-route-symbol = Cestou: { $symbol ->
        [move] symbol přesunu: co říkají podmínky
        [exhaust] vyčerpejte kostku
        [exhaust-red] vyčerpejte červenou kostku
        [exhaust-green] vyčerpejte zelenou kostku
        [exhaust-blue] vyčerpejte modrou kostku
        [sacrifice] obětujte kostku
        [sacrifice-red] obětujte červenou kostku
        [sacrifice-green] obětujte zelenou kostku
        [sacrifice-blue] obětujte modrou kostku
        [supply] ztraťte jednotku zásob
        [time] posuňte stupnice času
        [check] proveďte ověření trasy
        *[other] hoďte kostkou nebezpečí
    }.
lens-move-effect = Symbol přesunu: { $text }
lens-member = { $section }{ $shared ->
        [yes] , velí: { $leader }
       *[no] {""}
    }
lens-start-token = Má žeton začínajícího.
lens-turn-ended = V tomto kole už hrál(a).
lens-weary = V tomto kole nesmí použít vypětí sil.
lens-available = Dostupné kostky
lens-exhausted = Vyčerpané kostky
lens-sacrificed = Obětované kostky
lens-in-play = Kostky ve hře
lens-injuries = Zranění
lens-supplies = Zásoby
lens-discoveries = Objevy a kolik jich loď unese
lens-depart = Odtud tým odlétá, souhlasí-li všichni. Kdo je jinde, je ztracen.
lens-time = Stupnice času
lens-threat = Hrozba
lens-next-space = Až se žeton posune: { $text }
lens-token = Polní výbava
lens-token-for-all = Smí ji použít každý v tomto sektoru.
lens-action = Zvláštní akce: { $name }.
lens-covers = Karet pod ní
lens-poi = Bod zájmu: { $sector }
lens-time-ends = Na konci stupnice: { $text }
lens-danger-die = Přidá se kostka nebezpečí { $frame }.
lens-effect = { $needs }: { $text }
lens-effect-without = Když chybí { $needs }: { $text }
lens-row-green = Úspěch ({ $needs }): { $text }
lens-row-yellow = Skvělý úspěch ({ $needs }): { $text }
lens-row-red = Nezdar ({ $needs }): { $text }
lens-track-green = Zelená stupnice
lens-track-yellow = Žlutá stupnice
lens-track-red = Červená stupnice
lens-check = Zvláštní akce s ověřením kostkami
lens-deed = Zvláštní akce bez ověření
lens-needs = Požadavek: { $needs }
lens-mandatory = Vyhodnotí se tolikrát, kolikrát kostky dovolí, ať chcete nebo ne.
lens-lacks = Když v zásobě chybí: { $needs }
lens-at-once = Ověření tím ihned končí: { $outcome }.
lens-linked = Pak také: { $outcome }.
lens-advances = Postup
lens-progress = Zatím hotovo
lens-mark = { $text }
lens-track-stays = Postup zůstává, ať ho udělal kdokoli; důsledek přijde v 10. kroku.
lens-completion = Ukončení: { $text }
lens-ends-itself = Ukončí ji karta nebo záznam deníku.
lens-mission = Mise, kterou je třeba splnit
lens-optional-mission = Volitelná mise
lens-every-check = Patří ke každému ověření a přichází první.
lens-combo = Kombinace, { $needs }: { $text }
lens-combo-again = V jednom ověření ji lze použít vícekrát, pokaždé jinými kostkami.
lens-condition = Obecné podmínky
lens-rank-up = Karta povýšení tohoto průzkumu
lens-ranked = Je dokončena: kdo se vrátí, smí být povýšen.
lens-not-ranked = Zatím nedokončena.
lens-main-effect = Hlavní účinek v sektoru s biomem: { $biome }.
lens-secondary = Jinak: { $text }
lens-event = Odkrytá událost
lens-cards = Karty
lens-tokens = Žetony
lens-event-each-turn = Na konci každého tahu se jedna odkryje.
lens-no-events-yet = Události se zatím neodkrývají: přinese je druhá mise.
lens-rest-costs = Odpočinek { $count ->
        [0] tu nestojí žádnou jednotku
        [one] stojí jednu jednotku
        [few] stojí { $count } jednotky
        [many] stojí { $count } jednotky
        *[other] stojí { $count } jednotek
    }.
lens-success = Úspěchy
lens-success-buys = Kupují kostky: jednu pro každou sekci za tolik žetonů, kolik má kostek.
lens-discovery = Objev, { $kind } ({ $tier ->
        [rare] vzácný
        [very-rare] velmi vzácný
        *[basic] základní
    })
lens-use-on-planet = Lze ho použít během průzkumu.
lens-use-aboard = Při vyložení něco udělá.
lens-unique = Mimořádný objev { $number }
lens-unique-stored = Na palubě přijde do své kapsy v lodní knize.
lens-unique-used = Zůstává v tomto průzkumu.
lens-unique-empty = Když už žádný nezbývá: { $text }
lens-leads = Náznaky
lens-leads-make = Tři body náznaků jsou objev.
lens-bag = Odtud se náznaky losují.
lens-face = { $symbol }
lens-die = Kostka ({ $section }), { $where ->
        [available] dostupná
        [pool] v zásobě
        [exhausted] vyčerpaná
        *[gone] mimo hru
    }
lens-transforms = Při vyčerpání platí její základní symbol jako: { $symbol }.
lens-slots = Místa
lens-blocked = Jedno místo blokuje kostka zranění.
lens-come-back = Vrací je odpočinek, vypětí sil nebo karty.
lens-injury-die = Kostka zranění
lens-must-roll = Musí se hodit v každém ověření svého majitele.
lens-danger-what = Kostka nebezpečí
lens-danger-frame = Písmeno určuje rámeček karty nebezpečí.
lens-danger-on = { $face }: { $text }
lens-danger-face = { $face }
lens-transformation = Základní symbol platí při vyčerpání jako { $symbol } (kostka: { $colour }).
lens-skill = { $name }: { $text }
lens-rank = Hodnost
lens-charges = Dávky stimulantů
lens-serves = Slouží: { $section }
lens-timing = Použití: { $timing ->
        [check] při ověření kostkami
        [turn] ve vlastním tahu
        [any] kdykoli
        [event] před vyhodnocením události
        [danger] před vyhodnocením kostky nebezpečí
        [injury] před získáním zranění
        [exhaust] před vyčerpáním kostek
        *[move] při přesunu
    }
lens-skill-costs = Každé použití stojí dávku stimulantů.
lens-push-costs = Stojí kostku na zbytek průzkumu a obnoví pět.
lens-push-hurts = Se třemi kostkami ve hře stojí zranění vyčerpání.
lens-push-void = Se třemi kostkami ve hře stojí zranění vyčerpání a ve Smrtícím vesmíru nic neobnoví.
lens-injury-on = { $face }: { $text }
lens-face-down = Leží lícem dolů a nedělá nic, ale počítá se.
lens-section-only = Jen pro: { $section }.
lens-counts-as-action = Použití se počítá jako akce.
lens-uses = Jak často: { $uses ->
        [turn] jednou za tah
        [exploration] jednou za průzkum
        [discard] jednou, pak se odhodí
        *[unlimited] libovolně
    }.
lens-equipment-kind = { $kind ->
        [minor] Drobná výbava
        [personal] Osobní výbava
        [field] Polní výbava
        *[upgrade] Vylepšení polní výbavy
    }
lens-equipment = { $kind ->
        [minor] Drobná výbava
        [personal] Osobní výbava
        [field] Polní výbava
        *[upgrade] Vylepšení polní výbavy
    }, použití: { $timing ->
        [check] při ověření kostkami
        [turn] ve vlastním tahu
        [any] kdykoli
        [event] před vyhodnocením události
        [danger] před vyhodnocením kostky nebezpečí
        [injury] před získáním zranění
        [exhaust] před vyčerpáním kostek
        *[move] při přesunu
    }
lens-card = Karta sekce, hodnost { $rank }, horní účinek: { $timing ->
        [check] při ověření kostkami
        [turn] ve vlastním tahu
        [any] kdykoli
        [event] před vyhodnocením události
        [danger] před vyhodnocením kostky nebezpečí
        [injury] před získáním zranění
        [exhaust] před vyčerpáním kostek
        *[move] při přesunu
    }
lens-hand = Karty v ruce
lens-shuffled = Je-li třeba karta a žádná nezbývá, zamíchá se odhazovací balíček.
lens-step-choose = Vezměte libovolný počet dostupných kostek; ostatní zde smějí po jedné půjčit.
lens-step-add = Přidají se kostky zranění a nebezpečí.
lens-step-roll = Všechny kostky se hodí do jedné zásoby.
lens-step-modify = Karty a výbava mění výsledky.
lens-step-combos = Kostky lze utratit za kombinace.
lens-step-injuries = Ozvou se kostky zranění a nebezpečí.
lens-step-effects = Zvláštní účinky si berou kostky, shora dolů, kolikrát to jde.
lens-step-mark = Označí se první řádek, na který zbytek stačí.
lens-step-exhaust = Všechny zbylé kostky se vyčerpají.
lens-step-resolve = Co je označeno, se stane.
lens-ten-steps = Ověření má deset kroků, vždy v tomto pořadí.
lens-required = Kostky, které přidává pravidlo
lens-support = Podpora: kostka v 1. kroku, karta ve 4. kroku.
lens-leads-section = Velí: { $section }.
lens-in-charge = Za tuto stranu odpovídá: { $section }{ $shared ->
        [yes] {" "}({ $leader })
       *[no] {""}
    }.
lens-next-command = Velení při příštím můstku
lens-next-energy = Energie při příštím můstku
lens-unspent = Co se neutratí, při příštím můstku propadne.
lens-dice-each = Kostek má každá sekce
lens-dice-price = Cena další pro všechny
lens-morale = Morálka
lens-morale-text = { $text }
lens-flight = Do soustavy { $system }: energie { $energy }.
lens-landing-option = Zde lze přistát.
lens-visit = Místo k návštěvě
lens-energy = Energie
lens-scanned = Skener to ukazuje.
lens-not-scanned = Zatím neskenováno: stojí energii nebo člena posádky.
lens-solves = Vyřešení: { $text }
lens-fails = Když čas vyprší: { $text }
lens-price-discovery = Cena: { $what }.
lens-technology = Potřebná technologická úroveň
lens-stages = Zbývající fáze
lens-speed = Urychlí: { $who }.
lens-lander-armour = Pancéřování
lens-lander-sensors = Senzory
lens-lander-manoeuvrability = Manévrovatelnost
lens-lander-supplies = Zásoby
lens-lander-equipment = Výbava
lens-lander-discoveries = Objevy
lens-lander-rolls = Hody při přistání
lens-damaged = Poškozená: před letem se musí opravit.
lens-beds = Obsazená lůžka
lens-recovery = Při každém průchodu se pacient posune o { $count ->
        [one] místo
        [few] { $count } místa
        [many] { $count } místa
        *[other] { $count } míst
    } k zotavení.
lens-available-crew = K dispozici: { $section }
lens-facility-laboratory = Zde objevy platí projekty.
lens-facility-production = Zde se projekty začínají a postupují.
lens-facility-barracks = Nábor pro všechny sekce, nebo výcvik dvou členů posádky.
lens-facility-situations = Zde se řeší situace.
lens-facility-addons = Zde pracuje, co bylo přistavěno.
