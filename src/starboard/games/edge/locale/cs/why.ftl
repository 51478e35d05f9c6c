# Edge: proč něco nejde vybrat, co je k tomu potřeba a co to umožní.

# --- Důvody: každý následuje po „Ne:“ nebo „Nejde:“ ------------------------------------------------------------

reason-others-set-up = teď vybírá někdo jiný
reason-others-decide = teď rozhoduje někdo jiný; tah má { $whose }
reason-game-over = hra skončila a na nic se už neptá
reason-not-your-turn = tah má { $whose }
reason-turn-is-under-way = tah je jedno vypuštění lodi nebo jeden návrat a tento už probíhá
reason-in-a-return = to patří do tahu, ve kterém se vracíte na stanici
reason-building-comes-first = staví se dříve, než lodě zakotví

# Hvězdný atlas
reason-pad-is-empty = na vaší odletové rampě nezbyla žádná loď
reason-no-ship-may-go = žádná loď na vaší odletové rampě tam nesmí
reason-ship-before-region = nejprve zvolte loď, potom kam poletí
reason-launch-for-moon = měsíc se dobývá vypuštěním lodi do jeho lokace
reason-launch-for-goods = zdroje ležící v lokaci sbírá loď, která v ní je
reason-launch-for-leaders = velitelé se přidají, když je ve stejné lokaci vaše loď
reason-leaders-of-another = tito velitelé nejsou vaši; patří: { $whose }
reason-development-of-another = tato stavba není vaše; patří: { $whose }
reason-development-works = { $development } působí pořád
reason-ship-of-another = tato loď není vaše; patří: { $whose }
reason-ships-stay = loď na mapě zůstává, kde je, dokud se nepřidá k bitvě nebo nevrátí domů
reason-fights-already = tato loď už v bitvě je
reason-joins-already = tato loď se už do bitvy přesouvá
reason-out-of-reach = bitva je ve vzdálenosti { $distance } a tato loď má dosah { $reach }
reason-raider-out-of-reach = je ve vzdálenosti { $distance } a má dosah { $reach }
reason-raiders-are-fought = s nájezdníky se bojuje v lokaci, kde jsou: nejprve zvolte loď
reason-probe-follows = sondou pohybují jen pravidla
reason-not-this-region = { $question ->
    [recruit-where] nemáte tam velitele, kterého by šlo najmout
    [moon-where] tam takto žádný měsíc dobýt nelze
    [lay-where] tam nelze nic položit
    [push-where] loď se odsouvá tam, kde nikdo není, tak daleko, jak určuje nájezdník
    [wyrm-where] Podtemná saň se přesouvá tam, kde je loď, která je jí nejblíž
    [collapse-which] žádná tamní stavba nemůže přestat fungovat
    [move-which] žádná vaše loď se tam nesmí přesunout
    [hegemon-goes] tam ho jeho karta akce neposílá
    [hegemon-moon] bere měsíc z mlhoviny nejvíce vlevo, která nějaký má, a z planety, pokud ho nemá žádná
    [hegemon-restores] nic jeho tam obnovit nepotřebuje
   *[hegemon-builds] buduje na planetě nejvíce vlevo, kde má transportér
}

# Stanice
reason-station-of-another = to není vaše; patří: { $whose }
reason-modules-are-bought = { $module } se pořizuje vypuštěním lodi na bázi, která ho prodává
reason-not-sold-here = { $module } se tady neprodává
reason-not-this-module = { $question ->
    [damage-which] poškodit lze jen nepoškozený modul stanice
    [repair-which] není na něm žádné poškození k opravě
    [infest-which] mechafág se usadí na vašem nepoškozeném modulu
    [take-which] tento modul teď vzít nelze
    [hegemon-takes-named] bere nejlevnější modul jmenovaného typu
   *[hegemon-takes] bere nejlevnější modul typu, kterého má nejméně
}
reason-return-to-activate = používá ho vracející se loď: nejprve návrat na stanici
reason-no-ship-left = všechny vaše lodě tohoto typu jsou postavené: { $ship }
reason-ships-are-built = loď se staví v Doku Halcyon, funkcí Montáž na stanici, kartou, modulem nebo událostí
reason-wrecks-are-repaired = loď na vrakovišti čeká na opravu
reason-his-modules-come-first = opravuje moduly dřív než lodě
reason-bay-waits = loď v opravně se vrátí domů při vašem příštím návratu
reason-resources-are-spent = zdroje se utrácejí tam, kde něco stojí
reason-six-dice-already = házíte už šesti kostkami, a víc nikdo nehází
reason-leaders-build = velitelé na stanici jsou určeni pro stavby
reason-moon-without-icon = tento měsíc neukazuje nic, co by mohlo nahradit náklady
reason-no-cargo-space = žádný váš modul nemá volné nákladové políčko
reason-free-action-later = volné akce počkají, až odpovíte na otevřenou otázku
reason-cards-have-times = tato karta se hraje { $timing ->
    [free] jako volná akce
    [diplomacy] při diplomacii v bitvě
    [prepare] před hodem
   *[outcome] po hodu
}
reason-ability-works = schopnosti této frakce působí samy
reason-ability-spent = tuto schopnost jste v tomto tahu už použili
reason-ability-does-nothing = tato schopnost by teď neměla žádný účinek
reason-token-works = tento žeton působí sám
reason-upgrades-are-reached = upgrade lodi se získává na stupnici průmyslu
reason-one-neutral-upgrade = tento typ lodi už neutrální upgrade má: { $ship }
reason-upgrade-works = upgrade působí pořád
reason-factions-are-chosen = frakce se vybírají před hrou
reason-destiny-counts = karta osudu se počítá na konci hry
reason-one-discovery-is-kept = z žetonů objevu si necháte jeden, druhý se vrací

# Zbytek stolu
reason-part-of-the-table = vybírají se věci, ne část stolu, na které leží
reason-turn-tells = toto je tah { $turn }; hraje { $whose }
reason-seat-tells = { $whose }: { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
reason-tracks-are-climbed = na stupnici postupujete tím, co děláte, ne jejím výběrem
reason-marker-tells = { $whose }: políčko { $at }, na konci za { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
reason-events-come = do příští události { $steps ->
    [one] zbývá 1 krok
    [few] zbývají { $steps } kroky
    [many] zbývá { $steps } kroku
   *[other] zbývá { $steps } kroků
}
reason-decks-are-drawn = kdy se odtud bere, určují pravidla
reason-supremacy-waits = tento žeton čeká na toho, kdo jako první dosáhne jeho políčka
reason-officer-commands = důstojník určuje, co Hegemon získá
reason-ring-turns = { $steps ->
    [0] ukazatel velení stojí zde
    [one] ukazatel velení je odtud 1 políčko
    [few] ukazatel velení je odtud { $steps } políčka
    [many] ukazatel velení je odtud { $steps } políčka
   *[other] ukazatel velení je odtud { $steps } políček
}
reason-orders-are-rolled = mezi jeho kartami vybírá Hegemonova kostka; tato je pro sekci { $section }
reason-his-upgrade-works = tento Hegemonův upgrade působí pořád
reason-his-upgrade-given = tento Hegemonův upgrade dal to, co říká, jednou, když byl otočen
reason-steps-follow = kroky bitvy následují samy
reason-dice-are-compared = kostky se porovnávají od nejvyšší; mění je jen karty a schopnosti
reason-side-fights = { $whose } je stranou této bitvy

# --- Podmínky --------------------------------------------------------------------------------------------------

check-your-turn = Jste na tahu
check-turn-begins = Váš tah začíná: ještě jste nic nevypustili
check-building-step = Vracíte se na stanici a smíte budovat
check-docking-step = Vracíte se na stanici a lodě kotví
check-cost = Lze zaplatit: { $cost }{ $discount ->
    [0] {""}
   *[other] , o { $discount } méně
}; máte { $stores }
check-region-there = Leží tam lokace
check-navigation = Navigace: { $ship }
check-no-own-ship = Žádná vaše loď v lokaci: { $region }
check-assault = Útok, protože v lokaci { $region } někdo je: { $ship }
check-unoccupied = Nikdo jiný v lokaci: { $region }
check-ship-on-pad = Na vaší odletové rampě stojí loď
check-a-ship-goes = Loď na vaší odletové rampě, která smí do lokace: { $region }
check-ship-goes = { $ship } tam smí
check-ship-stays = { $ship }: { $reason }
check-planet = Planeta: { $region }
check-not-built = Nic není vybudováno: { $region }
check-transport-there = Je tam váš transportér: { $region }
check-tile-left = Zbývají destičky stavby { $development }: { $left }
check-leaders = Velitelé na stanici: potřeba { $needed }, je jich { $leaders }
check-not-docked = V tomto návratu tam ještě žádná loď nezakotvila
check-ship-to-dock = Některá loď ještě nezakotvila
check-module-works = { $module } je bez poškození i bez mechafága
check-has-action = { $module } má co aktivovat
check-card-to-discard = Karta taktiky k odhození: držíte { $cards }
check-ship-left = Vaše loď tohoto typu ještě není postavená: { $ship }
check-moon-has-icon = Měsíc ukazuje zdroj, kartu nebo nulové náklady
check-cargo-space = Některý váš modul má volné nákladové políčko
check-free-moment = Otevřená otázka dovoluje volnou akci
check-does-something = { $card }: první z toho, co se tam píše, lze teď provést
check-in-battle = Účastníte se bitvy nebo házíte u Brány
check-battle-step = { $timing ->
    [diplomacy] Bitva je v kroku diplomacie
    [prepare] Ještě se neházelo
   *[outcome] Kostky jsou hozené
}
check-ability-unspent = Schopnost jste v tomto tahu ještě nepoužili
check-ability-works = Schopnost by teď měla účinek
check-one-neutral = Bez neutrálního upgradu: { $ship }

# --- K čemu to je a co to umožní -------------------------------------------------------------------------------

opens-zone = Ukažte na věc uvnitř a dozvíte se, co to je; co jde vybrat, svítí.
opens-planet = Loď, která tu přistane, dobude horní měsíc, nebo získá zdroj podle typu planety, pokud tu žádný není. S transportérem tu lze při návratu vybudovat: { $development }.
opens-built-planet = Loď, která tu přistane, dobude horní měsíc, nebo získá zdroj podle typu planety, pokud tu žádný není. Stavba tu už je a další se sem nevejde.
opens-base = Loď, která tu přistane, provede toto: { $text }
opens-nebula = Smějí sem jen lodě s navigací. Kdo přistane, dobude měsíc, pokud tu ještě nějaký je; odtud přicházejí nájezdníci.
opens-gate = Loď, která tu přistane, hází tolika kostkami, kolik má děl, a vezme si jeden výsledek.
opens-special = Lodi nic nedává, ale stavbám vedle ní přinese na konci body.
opens-empty = Později tu může být objevena planeta: přináší ji Maják Farsight.
opens-moon-there = Vypusťte loď do lokace { $region }: měsíc dá, co ukazuje, a přijde na vaši stanici.
opens-goods = Vypusťte loď do lokace { $region }, nebo tam mějte loď při vypouštění jiné: vše, co tam leží, je vaše.
opens-leaders = Vypusťte loď do lokace { $region }, nebo tam mějte loď při vypouštění jiné: velitelé přijdou na vaši stanici.
opens-their-leaders = Velitelé všech barev v okolí planety zvyšují cenu stavby na ní.
opens-development = Její schopnost platí pro majitele; na konci má cenu 5, 7 nebo 10 bodů podle vašeho místa na její stupnici.
opens-their-development = Její schopnost je jen pro majitele; planeta je přístupná všem.
opens-his-development = Pro Hegemona nemá trvalou schopnost; planeta je přístupná všem.
opens-ruin = Při návratu na stanici ji můžete místo budování obnovit za polovinu nákladů.
opens-own-ship = Vrátí se domů s vaším návratem a rozběhne pak jeden modul. Do bitev se přidává do vzdálenosti { $reach }: { $ship }.
opens-their-ship = { $nebula ->
    [yes] Loď s Útokem a navigací
   *[no] Stíhačku nebo jinou loď s Útokem
} lze vypustit do lokace { $region }: pak nastane bitva.
opens-raider = Kdo vypustí loď do vzdálenosti { $reach }, na toho přijde výpad. Bojuje s ním loď s Útokem { $nebula ->
    [yes] a navigací{" "}
   *[no] {""}
}vypuštěná do lokace { $region }: kdo ho porazí, získá odměnu.
opens-probe = Následuje lodě, které lidé vypouštějí na planety a báze. Když jeho kartě žádná lokace neodpovídá, letí Hegemon k sondě.
opens-display = Vyznačeny jsou báze, které prodávají moduly tohoto typu: { $type }. Modul posune svou stupnici o jedno políčko.
opens-module = Vracející se loď zakotví na modulu { $module } a provede, co říká; jednou za návrat.
opens-lasting = { $module } nepotřebuje loď: působí, dokud není poškozený.
opens-their-module = Působí jen pro svého majitele.
opens-his-module = Hegemon moduly nikdy nepoužívá. Poškozený ho na konci stojí { $points } body.
opens-function = Vracející se loď tu může zakotvit: { $text }
opens-pad = V jednom tahu se odtud vypouští jedna loď: { $ship }.
opens-supply = { $ship }: { $cost }. Lodě staví Dok Halcyon a při návratu funkce Montáž.
opens-scrapyard = Oprava ji přesune do opravny. Při návratu dá každá loď na vrakovišti { $points } body a vrátí se domů.
opens-bay = Počítá se mezi vracející se lodě: lze rozběhnout o modul více.
opens-store = { $kind ->
    [energy] Energie kupuje kostky před hodem, každá jednu, a platí mnoho modulů.
    [credits] Kredity platí, a každý může nahradit led, nanouhlík nebo titan.
    [ice] Led pochází z ledových planet; platí se jím věda.
    [nanocarbon] Nanouhlík pochází ze zahradních planet; platí se jím civilizace.
   *[titanium] Titan pochází z kovových planet; platí se jím lodě a průmysl.
}
opens-home-leaders = Stavba si odsud bere velitele na svou planetu. Každý, kdo zůstane, má na konci cenu { $points } { $points ->
    [one] bodu
    [few] bodů
    [many] bodu
   *[other] bodů
}.
opens-moon = Volnou akcí se pokládá na nákladové políčko: pak nahrazuje náklady placené akce toho modulu.
opens-his-moon = Hegemonovi na konci přinese { $points } body a nic jiného.
opens-card = { $timing ->
    [free] Zahrajte ji jako volnou akci ve svém tahu.
    [diplomacy] Zahrajte ji v bitvě před kostkami: jednu kartu diplomacie na stranu.
    [prepare] Zahrajte ji v bitvě nebo u Brány před hodem.
   *[outcome] Zahrajte ji v bitvě nebo u Brány, když kostky leží.
}
opens-ability = První i druhá schopnost jsou vaše po celou hru; tu, která je akcí, lze použít jednou za tah.
opens-token = Objev s akcí se spotřebuje jako volná akce; ostatní působí trvale nebo se počítají na konci.
opens-supremacy = Působí, nebo se počítá na konci, pro toho, kdo si ho vzal.
opens-his-token = Pro Hegemona nemá žádný účinek; na konci mu přinese { $points } body.
opens-upgrade = Políčka 3, 6 a 9 stupnice průmyslu dávají upgrade podle výběru; některé moduly a události také.
opens-owned-upgrade = Mění všechny lodě svého typu, teď i později.
opens-faction = Z rozdaných frakcí si necháte jednu; její zdroje a obě schopnosti jsou vaše.
opens-destiny = Držte ji v tajnosti: na konci dá body za to, co říká.
opens-discovery = Nechte si jeden ze dvou; druhý se vrátí lícem dolů.
opens-turn = Hraje se, dokud někdo nemá { $terminus } bodů; pak má každý ještě jeden tah.
opens-seat = { $terminus } bodů během hry ji ukončí. Plný součet přijde potom.
opens-track = { $track ->
    [supremacy] Postupuje se vyhranými bitvami a stavbou obelisku.
   *[other] Postupuje se moduly a stavbami jejího druhu.
} { $text }
opens-events = Každý návrat živého hráče posune ukazatel. Na posledním políčku se otočí událost, přijdou nájezdníci a ukazatel se vrátí.
opens-deck = { $deck ->
    [tactics] Karty taktiky: bitva, diplomacie a volné akce.
    [events] Balíček událostí této hry.
   *[planets] Planety, které mohou být objeveny později, každá se třemi měsíci.
}
opens-laid = Vyhrávejte bitvy: první na políčku 3, 6 nebo 9 dominance si bere jeho žeton.
opens-officer = Kruh kolem důstojníka dává Hegemonovi něco za každou loď, která se mu vrátí z mapy nebo z opravny.
opens-ring = Ukazatel postoupí o políčko, když Hegemon přistane na bázi, a o jedno za každou loď, která se vrací z mapy nebo z opravny; políčko dá, co říká.
opens-order = Na 1 nebo 2 platí jeho první karta, na 3 nebo 4 druhá, na 5 nebo 6 třetí: říká, kam letí další loď té sekce.
opens-tile = Hegemon je otáčí tam, kde by člověk získal upgrade lodi.
opens-step = { $step ->
    [escalate] Mohou se přidat lodě, které mají bitvu na dosah.
    [talk] Každá strana smí zahrát jednu kartu diplomacie.
    [prepare] Energie kupuje kostky, karty pomáhají.
    [roll] Všichni hází; co je pod mířením, hází se znovu.
    [outcome] Karty mohou kostky změnit; pak vítězí nejvyšší kostka a při shodě rozhoduje další.
   *[damage] Lodě poražených jdou na vrakoviště, první zásah zachytí štít.
}
opens-column = Kostky v řadě se porovnávají spolu; vítězí vyšší a jen při shodě rozhoduje další řada.
opens-side = Její lodě jí dávají kostky za děla, jednu až šest.
opens-die = Nejvyšší kostka vyhrává bitvu; shodné kostky se odloží a platí další.
