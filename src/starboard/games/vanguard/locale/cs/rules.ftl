# Průzkum planety: otázky, odpovědi a odmítnutí.

prompt-lead-section = Kterou sekci vedete?
prompt-team-section = Která z vašich sekcí půjde s sebou?
prompt-first-sector = { $section }: ve kterém sektoru figurka začíná?
prompt-keep-rank-up = Kterou kartu povýšení si necháte?
prompt-landing-sector = Kde přistane výsadková loď?
prompt-start-token = Kdo dostane žeton začínajícího?
prompt-turn = { $section }: { $left ->
        [0] žádná akce nezbývá
        [one] zbývá { $left } akce
        [few] zbývají { $left } akce
        [many] zbývá { $left } akce
        *[other] zbývá { $left } akcí
    }
prompt-prepare = { $section } se připravuje: co nejdřív?
prompt-agree-to-depart = { $section } chce odletět. Kdo není u výsadkové lodi, zemře. Souhlasíte?
prompt-whom = { $named ->
        [yes] { $by }: koho se to týká?
       *[no] Koho se to týká?
    }
prompt-on-the-way = Cestou: chcete něco udělat před dalším symbolem?
prompt-move-choice = { $section }: cesta něco žádá. Co zvolíte?
prompt-move-where = { $section }: kam se přesune?
prompt-log-choice = { $section }: co uděláte? ({ $log })
prompt-event-choice = { $section }: co uděláte? ({ $event })
prompt-choose-dice = { $section }: které kostky vezmete?
prompt-support = { $section }: podpoříte kostkou? Ověření provádí: { $active }.
prompt-support-from-afar = { $section }: přidáte kostku do zásoby?
prompt-modify = Kostky leží na stole ({ $section }). Chcete něco změnit?
prompt-combos = { $section }: použijete kombinaci?
prompt-injury-order = { $section }: která kostka zranění první?
prompt-injury-column = { $section }: do kterého sloupce přijde kostka zranění?
prompt-pushed-out = { $section }: která kostka už nemá místo? ({ $colour })
prompt-heal-injury = { $section }: které zranění se vyléčí?
prompt-heal-die = { $section }: která kostka zranění se odstraní?
prompt-heal-whom = Kdo bude ošetřen?
prompt-turn-injury = { $section }: které zranění se otočí lícem dolů?
prompt-spend-die = Kterou kostku použijete?
prompt-spend-on-effect = I tohle by se mohlo počítat. Použijete to na zvláštní účinek?
prompt-vanguard-counts = Počítá se symbol Vanguardu jako chybějící symbol?
prompt-mark-row = Se symbolem Vanguardu nebo přeměnou lze označit: { $outcome }. Označíte?
prompt-exhaust-die = { $section }: která kostka se vyčerpá?
prompt-sacrifice-die = { $section }: která kostka se obětuje?
prompt-refresh-die = { $section }: která kostka se obnoví? Zbývá: { $left }
prompt-hand-limit = { $section } má příliš mnoho karet. Která půjde pryč?
prompt-discard-card = { $section }: která karta se odhodí?
prompt-which-kind = Jakého druhu?
prompt-which-symbol = Který symbol?
prompt-lead-order = Který náznak se umístí první?
prompt-lead-card = Kdo si dobere kartu sekce?
prompt-lead-charge = Kdo získá dávku stimulantů?
prompt-take-equipment = { $section } vám nabízí: { $equipment }. Vezmete si to?
prompt-give-equipment = { $section } vás žádá o: { $equipment }. Dáte to?
prompt-threat-where = Kam se přesune { $threat }?
prompt-time-order = Na řadě je více věcí. Která první?
prompt-reroll-die = Kterou kostkou se hodí znovu?
prompt-turn-die = Která kostka se otočí?
prompt-turn-to = Na který výsledek?
prompt-spend-to-turn = Která kostka se za to vyčerpá?
prompt-add-die = Která kostka se přidá do zásoby?
prompt-react-danger = { $section } je v nebezpečí. Zasáhne někdo?
prompt-react-injury = { $section }: hrozí zranění. Zasáhne někdo?
prompt-react-exhaust = { $section } má vyčerpat kostky. Zasáhne někdo?
prompt-react-event = { $section } odkrývá událost. Zasáhne někdo?
prompt-buy-first-dice = Koupit každé sekci divokou kostku? Cena v žetonech úspěchu: { $count }
prompt-set-aside = Která kostka se odloží?
prompt-take-back = Která kostka se vrátí na své místo?
prompt-match-die = Která kostka se otočí na to, co ukazuje jiná?
prompt-copy-symbol = Který symbol se okopíruje?
prompt-lend-whom = Kdo půjčí kostku?
prompt-lend-die = Kterou kostku půjčíte?
prompt-drop-injury = Která kostka zranění opustí zásobu?
prompt-drop-danger = Která kostka nebezpečí opustí zásobu?
prompt-scout-discard = Kterou událost odhodíte?
prompt-recall-card = Která karta se vrátí?
prompt-ready-equipment = Která výbava je znovu připravena?
prompt-recover-die = Která obětovaná kostka se vrátí?
prompt-bring-whom = Koho k sobě přivedete?
option-lead = Vést: { $section }
option-go-along = Jde s sebou: { $section }
option-member = { $section }
option-start-token = { $section }
option-sector = { $sector }
option-stay = Zůstat
option-die = { $section }: { $die } ({ $place ->
        [available] dostupná
        [exhausted] vyčerpaná
        [gone] obětovaná
        [boxed] v krabičce sekce
        *[pool] v zásobě
    })
option-pool-die = { $section }: { $die }, padlo { $face }
option-face = { $face }
face-two = { $first } a { $second }
option-symbol = { $symbol }
option-push = { $section }: vypětí sil
option-skill = { $skill } ({ $name })
option-card = Zahrát: { $card }
option-discard = Odhodit: { $card }
option-combo = Kombinace karty { $card }
option-condition-combo = Kombinace – { $condition }: { $text }
option-no-more = Už žádné kombinace
option-act = { $action } ({ $card })
option-move = Přesun: { $sector }
option-prepare = Příprava
option-rest = Odpočinek
option-depart = Odlet
option-end-turn = Ukončit tah
option-draw = Dobrat kartu sekce
option-check = Ověření kostkami pro kombinace
option-done = Hotovo
option-decline = Ne
option-agree = Ano
option-disagree = Ne
option-pass = Nikdo nezasahuje
option-suffer = Taková kostka už není: obětovat jinou, nebo při posledních třech získat zranění vyčerpání
option-roll = Hodit
option-no-support = Žádná kostka
option-hold = Zbytek si nechat
option-counts = Ano, počítá se
option-counts-not = Ne, nepočítá se
option-mark = Označit: { $outcome }
option-complete = Dokončit: { $mission }
option-operate = { $section } používá: { $equipment }
option-set-up = { $section } staví: { $equipment }
option-hand-over = { $section } předává: { $equipment } ({ $other })
option-equipment = { $equipment }
option-discovery = { $section } používá: { $discovery }
option-unique = { $section } používá: { $unique }
option-keep-rank-up = { $card }
option-event = { $event }
option-column = Sloupec: { $colour }
option-injury = { $injury }
option-injury-die = Kostka zranění: { $face }
option-danger-die = Kostka nebezpečí { $frame }: { $face }
option-place-lead = Náznak s hodnotou { $value }{ $gives ->
        [card] , dobere kartu
        [charge] , dá dávku stimulantů
        *[nothing] {""}
    }
option-threat-to = Kam: { $sector }
option-time = { $name }
option-choice = { $text }
option-buy-first-dice = Koupit
option-keep-tokens = Nechat si žetony
reason-not-on-the-planet = { $section } nemá na planetě nikoho
reason-nothing-exhausted = { $section } nemá žádnou vyčerpanou kostku k obnovení
reason-cannot-push = { $section } teď vypětí sil použít nemůže
reason-no-route = odtud, kde je { $section }, tam žádná trasa nevede
reason-no-move-here = z tohoto sektoru se přesunem neodchází: { $section } musí ven jinak
reason-route-closed = trasa je prozatím uzavřena ({ $section })
reason-scripted = první kolo výukové hry jde podle scénáře
reason-special-used = { $section } už v tomto tahu zvláštní akci má za sebou
reason-elsewhere = to lze jen v sektoru { $number }
reason-not-now = to teď nejde
reason-cannot-pay = cenu nelze zaplatit
reason-no-supplies = odpočinek stojí { $count ->
        [one] { $count } jednotku
        [few] { $count } jednotky
        [many] { $count } jednotky
        *[other] { $count } jednotek
    } zásob a tolik jich není
reason-not-at-the-lander = { $section } není u výsadkové lodi
reason-refused-already = v tomto tahu už někdo nesouhlasil
reason-no-actions-left = { $section } už nemá žádnou akci
