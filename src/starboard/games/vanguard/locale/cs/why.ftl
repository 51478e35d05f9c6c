# Why not: reasons, conditions, and what things are for.

reason-another-time = používá se jindy: { $timing ->
        [check] při ověření kostkami
        [turn] ve vlastním tahu
        [any] kdykoli
        [event] před vyhodnocením události
        [danger] před vyhodnocením kostky nebezpečí
        [injury] před získáním zranění
        [exhaust] před vyčerpáním kostek
        *[move] při přesunu
    }
reason-beds-are-filled = lůžka se plní, když se vrátí zraněný tým
reason-between-turns = právě teď není na tahu nikdo
reason-board-rules-hold = co je na desce, platí samo od sebe
reason-card-elsewhere = { $section } není tam, kde tato karta leží
reason-cards-are-drawn = karty se dobírají přípravou, odpočinkem a účinky
reason-cards-offer-actions = co lze dělat, stojí u jednotlivých akcí
reason-change-hands = výbava se předává mezi akcemi
reason-choice-is-made = na to se teď nikdo neptá
reason-columns-hold-dice = sloupce drží dostupné kostky
reason-combos-of-the-active = kombinace využívá jen ten, kdo ověření provádí
reason-complete-in-a-turn = mise se dokončuje před akcí nebo po ní
reason-condition-holds = podmínky platí samy od sebe
reason-depart-from-lander = odlet je akce člena posádky, který tu stojí
reason-dice-are-bought-there = kostky se kupují při hlášení po misi
reason-dice-do-not-pay = kostky v zásobě na to nestačí
reason-dice-go-into-checks = kostky se berou do ruky na začátku ověření
reason-die-exhausted = tato kostka je vyčerpaná ({ $section })
reason-die-in-the-pool = tato kostka je v zásobě ověření
reason-discards-lie-there = zde leží zahrané karty
reason-effects-are-forced = zvláštní účinky přicházejí samy v 7. kroku
reason-ends-by-itself = tuto misi ukončí karta nebo záznam deníku
reason-event-happens = událost se děje tomu, kdo ji odkryl
reason-events-come = události přicházejí na konci každého tahu
reason-facility-waits = to teď aktivovat nelze
reason-figure-stands = zde je { $section }
reason-fly-to-systems = létá se do soustav, ne po čarách mezi nimi
reason-fly-on-the-star-map = tam teď letět nelze
reason-game-over = hra skončila
reason-in-its-turn = na to přijde řada
reason-in-the-armory = leží ve zbrojním skladu
reason-in-the-section-box = není v ničí ruce
reason-injuries-are-healed = zranění odstraní jen léčení
reason-injury-dice-stay = kostky zranění zůstávají, dokud je nevyléčíte
reason-kept-for-research = schovává se pro výzkum
reason-kept-for-the-book = schovává se pro lodní knihu
reason-lander-waits = teď ji zvolit nelze
reason-landing-goes-on = přistání probíhá samo
reason-leads-are-gained = náznaky se získávají tím, co na planetě děláte
reason-mod-is-fitted = úpravy se montují v hangáru
reason-morale-moves = morálku mění to, co se děje
reason-move-to-sectors = sem se teď přesunout nelze
reason-name-on-the-wall = jméno na stěně
reason-no-charges = { $section } už nemá dávky stimulantů
reason-no-equipment-in-support = kdo podporuje, výbavu nepoužívá
reason-not-completed = co žádá, zatím neplatí
reason-not-exploring = žádný průzkum neprobíhá
reason-not-ranked-yet = karta povýšení zatím není dokončena
reason-not-this-die = o tuto kostku nejde
reason-not-usable-now = teď použít nelze
reason-not-your-section = { $section } má jiného velitele
reason-not-your-turn = na tahu je { $section }
reason-nothing-to-do-now = teď by neudělalo nic
reason-objective-is-reached = úkol se splní tím, co říká
reason-of-one-section = nosit ji smí jen { $section }
reason-one-at-a-time = tato akce teď není v nabídce
reason-one-card-each = { $section } už v tomto ověření kartu zahrála
reason-only-in-step-five = kombinace se používají v 5. kroku ověření
reason-other-page = kniha tam není otevřená: { $page }
reason-others-are-asked = ptají se právě někoho jiného
reason-others-are-in-charge = za tuto stranu odpovídá { $section }
reason-others-decide = právě rozhoduje { $section }
reason-page-is-open = kniha je otevřená tady
reason-pages-are-read = tento záznam je přečtený
reason-pages-in-order = strany následují po sobě
reason-part-is-clear = tuto část lze číst
reason-part-of-the-table = to je část stolu
reason-penalty-lies = žeton postihu tu leží do příštího můstku
reason-pools-are-spent = utrácí se tam, kde má něco cenu
reason-project-waits = na tomto projektu teď pracovat nelze
reason-push-beside-a-question = vypětí sil lze použít při každé otázce, kterou dostanete
reason-ranked-already = je dokončena
reason-required-dice = tyto kostky přidává pravidlo
reason-rest-instead = zásoby se spotřebují odpočinkem a cestou
reason-rows-are-marked = řádky označuje to, co padlo
reason-scan-in-order = části se skenují jedna po druhé
reason-seat-tells = { $who } velí – sekcí: { $count ->
        [one] jedna
        [few] { $count }
        [many] { $count }
        *[other] { $count }
    }
reason-serves-here = slouží na planetě: { $section }
reason-ship-is-here = zde je loď
reason-side-takes-part = ukazuje, kdo se ověření účastní
reason-situation-waits = řeší se v situační místnosti
reason-something-under-way = { $what ->
        [check] probíhá ověření kostkami
       *[move] probíhá pohyb
    }
reason-spent-lie-here = zde leží vyčerpané kostky
reason-steps-follow = toto je { $step }. krok; ověření je u { $now }. kroku
reason-success-is-counted = zde se počítají úspěchy
reason-technology-rises = roste díky projektům a příběhu
reason-there-already = { $section } už tu je
reason-threat-acts = hrozba jedná, když se posune její žeton času
reason-threat-stands = stojí tu hrozba
reason-token-works = slouží každému ve svém sektoru
reason-too-far-to-support = { $section } je v jiném sektoru
reason-too-many-cards = { $section } má příliš mnoho karet
reason-tracks-advance = stupnice postupují zvláštními účinky
reason-turn-tells = tah: { $section }, zbývá akcí: { $left }
reason-uniques-are-found = mimořádné objevy se nacházejí na určených místech
reason-upgrade-works = funguje sám, nebo na své straně
reason-used-already = už je použito
reason-visit-on-the-star-map = tam teď jít nelze
reason-waits-aboard = o tohoto člena posádky teď nejde
reason-waits-for-its-page = čeká, než přijde na řadu jeho strana
reason-works-by-itself = funguje sám
check-action-left = Zbývá akce
check-any-section = Nenese symbol sekce
check-at-lander = Člen posádky stojí v sektoru výsadku
check-card-here = Karta leží v sektoru, nebo se týká všech
check-charge = Zbývá dávka stimulantů
check-command = Zbývá velení
check-completion = Co mise žádá, platí
check-dice-are-chosen = Vybírají se kostky na ověření
check-exploring = Probíhá průzkum
check-hand-limit = Ruka nepřekračuje limit
check-in-charge = Zde rozhoduje { $leader } ({ $section })
check-in-one-sector = Oba členové posádky jsou v jednom sektoru
check-in-sector = Váš člen posádky je v sektoru
check-makes-the-check = Ověření provádí její člen posádky
check-may-leave = Sektor lze opustit
check-nothing-under-way = Neprobíhá ověření ani přesun
check-one-card = Sekce v tomto ověření kartu nezahrála
check-page = Kniha je otevřená: { $page }
check-push = Je co obnovit
check-route = Vede tam trasa
check-same-sector = V sektoru ověření
check-special = Zvláštní akce tohoto tahu je volná
check-step-five = Ověření je u 5. kroku
check-supplies = Na odpočinek jsou zásoby
check-timing = Je na to čas: { $timing ->
        [check] při ověření kostkami
        [turn] ve vlastním tahu
        [any] kdykoli
        [event] před vyhodnocením události
        [danger] před vyhodnocením kostky nebezpečí
        [injury] před získáním zranění
        [exhaust] před vyčerpáním kostek
        *[move] při přesunu
    }
check-unused = Není spotřebováno
check-your-section = Sekci velíte vy
check-your-turn = Na tahu je váš člen posádky
opens-action = { $name }: zvláštní akce, jedna za tah.
opens-bag = Odtud se losují náznaky.
opens-bed = Zde se zotavují zranění.
opens-board-rules = Pravidla této planety.
opens-card = Nahoře: { $text } Kombinace ({ $needs }): { $combo }
opens-choice = Co záznam nechává na vás.
opens-column = Kostky na použitelných místech lze vzít k ověření.
opens-combo = Kombinace ({ $needs }): { $text }
opens-condition = Říká, co dělá symbol přesunu a co tu ještě platí.
opens-crew = Dovednost, { $skill }: { $text }
opens-deck = Tři body náznaků přinesou objev: { $kind }.
opens-die = { $text }: hází se při ověření.
opens-discards = Vrátí se, až dojde balíček.
opens-discovery = { $text }
opens-effect = { $needs }: { $text }
opens-equipment = { $text }
opens-event = O účinku rozhodují biomy.
opens-events = Na konci každého tahu se jedna odkryje.
opens-facility = Jedno velení ho aktivuje, jednou za průchod.
opens-future = Karty tu čekají na svou stranu.
opens-injury = { $text }
opens-injury-die = Hází se v každém ověření svého majitele.
opens-lander = Kdo odlétá, bere jen ty, kdo jsou zde.
opens-landing-track = Říká, kolik hodů přistání ještě potrvá.
opens-lane = Stojí na ní cena letu.
opens-log = Naposledy přečtený záznam.
opens-member = Člen posádky na planetě.
opens-mission = { $text }
opens-morale = Mění, co dává můstek.
opens-name = { $name } zůstává v paměti.
opens-page = Strana se řídí, když je na ní kniha otevřená.
opens-part = Část karty přistání.
opens-penalty = Příští můstek dá méně velení.
opens-pile = Karty sekce k dobrání.
opens-poi = Kdo je v sektoru, smí zde jednat.
opens-pool = Můstek ho plní při každém průchodu.
opens-pool-die = Na konci ověření se vyčerpá.
opens-push = Obětujte kostku, obnovte pět.
opens-rank-up = { $text }
opens-required = Kostky zranění a nebezpečí se vyhodnotí v 6. kroku.
opens-route = Z: { $start }, do: { $to }.
opens-row = { $needs }: { $text }
opens-seat = Každý rozhoduje za sekce, kterým velí.
opens-sector = Sektor { $number }, { $name }: vede tam přesun po trase.
opens-ship-card = { $text }
opens-side = Kdo ověření provádí a kdo podporuje.
opens-skill = { $text }
opens-spent = Vrací je odpočinek nebo vypětí sil.
opens-step = Krok ověření: { $step }.
opens-success = Úspěchy kupují kostky a plní karty povýšení.
opens-supplies = Každý odpočinek { $count ->
        [0] tu nestojí žádnou
        [one] stojí jednu
        [few] stojí { $count }
        [many] stojí { $count }
        *[other] stojí { $count }
    }.
opens-threat = Co dělá a jak na ni, říká její karta.
opens-token = { $text }
opens-track = Na konci: { $text }
opens-turn = Dvě akce, pak událost.
opens-unique = { $text }
opens-uniques = Získávají se, když to text řekne.
opens-vanguard = ISS Vanguard.
reason-log-is-read = zde se čte deník
opens-log-entries = K jeho záznamům vedou ověření, karty a strany knihy.
reason-crew-stands-here = zde stojí členové posádky jedné sekce
opens-crew-here = Na planetu letí s výsadkem a po návratu odpočívají.
opens-zone = Podívejte se na věci na ní.
reason-weeks-pass = každý průchod knihou je týden
opens-weeks = Každá hořící Lampa dává lodi týden navíc.
