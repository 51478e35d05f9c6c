# Desky hrdinů: jména, základní schopnosti, schopnosti a co platí, když je hrdina vyřazený.

# --- Velitel Shepard ------------------------------------------------------------------------------------------

hero-shepard =
    .name = Velitel Shepard
    .blurb = Spolehlivý všeuměl, který střílí odkudkoli, drží sousedům štíty a svými rozkazy zachraňuje tahy ostatních.

main-command =
    .name = Velení
    .setup = Připravte si 3 žetony velení: 1 připravený, 2 vyčerpané.
    .text = Za každou hvězdu připravte 1 vyčerpaný žeton velení. Jednou v tahu každého jiného hrdiny, když je jeho hod uzavřený a ještě si nevzal první kostku, může Shepard vyčerpat 1 připravený žeton a vybrat jednu z možností: daný hrdina jednou znovu hodí libovolnými kostkami ze zásoby, nebo se pohne až o 2 hexy.

ability-fire =
    .name = Výstřel
    .text = Způsobte 1 zranění nepříteli v palebném poli. Posílená akce: místo toho 2 zranění.

ability-stand-together =
    .name = Bok po boku
    .text = Slot pro pohyb: Shepard se nejprve může pohnout o 1 hex. Oba sloty: Shepard nebo sousedící hrdina získá zpět 1 bod štítů. Posílená akce: místo toho 2 body štítů. Nejde o akci pohyb.

ability-warp =
    .name = Warp
    .text = Vyberte nepřítele v palebném poli, který nemá biotický žeton, a dejte mu ho. Posílená akce: navíc mu způsobte 2 zranění.

ability-incinerate =
    .name = Napalm
    .text = Způsobte 2 zranění nepříteli vzdálenému do 3 hexů. Posílená akce: místo toho 3 zranění.

ability-adrenaline-rush =
    .name = Adrenalin
    .text = Můžete se pohnout o 1 hex, pak způsobte 1 zranění nepříteli v palebném poli a pak se můžete znovu pohnout o 1 hex. Posílená akce: oba pohyby až o 2 hexy a 2 zranění. Nejde o akci pohyb.

ability-barrier =
    .name = Bariéra
    .text = Kdykoli Shepard dokončí akci pohyb, získá zpět 1 bod štítů.

ability-firestorm =
    .name = Ohnivá smršť
    .text = Vyberte nepřítele vzdáleného do 3 hexů. Způsobte mu 3 zranění a každému nepříteli, který s ním sousedí, 1 zranění.

ability-n7-veteran =
    .name = Veterán N7
    .text = Jednou za kolo, když Shepard umisťuje kostku se standardní akcí nebo s kombinovanou stranou, může ji použít jako kostku s posílenou akcí.

ability-biotic-charge =
    .name = Biotický nápor
    .text = Vyberte nepřítele v palebném poli vzdáleného 2 až 4 hexy. Skočte po této přímce na volný hex těsně před ním, aniž vyvoláte příležitostné útoky, způsobte mu 2 zranění a získejte zpět 1 bod štítů. Posílená akce: místo toho 3 zranění. Nejde o akci pohyb.

# --- Garrus Vakarian ------------------------------------------------------------------------------------------

hero-garrus =
    .name = Garrus Vakarian
    .blurb = Trpělivý ostřelovač, který si v klidu zamíří, drží se dál a z každé dlouhé chodby udělá past.
    .downed = Garrus je vyřazený: označte jeho hex jeho žetonem vyřazeného hrdiny, nastavte jeho Zamíření na 0 a zrušte jeho Hlídku. Miny položené na mapě zůstávají. Strategické kostky na jeho desce zůstávají uzamčené. Po oživení otočte desku zpět a nastavte zdraví na 2 a štíty na 0; kostky se vrátí do zásoby v nejbližší přípravné fázi.

main-aim =
    .name = Zamíření
    .setup = Nastavte Zamíření na 0.
    .text = Za každou hvězdu zvyšte Zamíření o 1, nejvýše na 5. Jeho hodnota zůstává z kola do kola. Jednou za tah, po výběru cíle Omračující střely nebo Atentátu, může Garrus použít Zamíření s hodnotou alespoň 2 a způsobit tomuto cíli 1 zranění navíc; Zamíření pak klesne na 0.

ability-concussive-shot =
    .name = Omračující střela
    .text = Způsobte 1 zranění nepříteli v palebném poli. Posílená akce: místo toho 3 zranění, pokud je nepřítel vzdálený alespoň 3 hexy.

ability-overload =
    .name = Přetížení
    .text = Vyberte nepřítele vzdáleného do 3 hexů: způsobte mu 2 zranění, nebo ho omračte, pokud je to pěšák. Posílená akce: obojí.

ability-turian-rebel =
    .name = Turianský rebel
    .text = Pohněte se až o tolik hexů, kolik bodů pohybu ukazuje kostka, aniž vyvoláte příležitostné útoky. Pokud pak s Garrem nesousedí žádný nepřítel, zvyšte Zamíření o 1.

ability-assassinate =
    .name = Atentát
    .text = Způsobte 4 zranění nepříteli v palebném poli vzdálenému alespoň 2 hexy. Pokud ho to porazí nebo zhroutí jeden z jeho štítů odolnosti, zvyšte Zamíření o 1.

ability-armor-piercing-ammo =
    .name = Průbojná munice
    .text = Vyberte jeden směr. Způsobte 1 zranění každému nepříteli, který je tímto směrem v palebném poli. Posílená akce: místo toho 2 zranění.

ability-proximity-mine =
    .name = Nástražné miny
    .text = Garrus má na misi 3 miny. Položte 1 minu na hex vzdálený do 2 hexů, na kterém není žádný nepřítel ani mina. První nepřítel, který na tento hex vstoupí, utrpí 3 zranění a mina je spotřebovaná.

ability-calibrations =
    .name = Kalibrace
    .text = Nahrazuje bonus Zamíření: jednou za tah může Omračující střela nebo Atentát při hodnotě Zamíření 2 nebo 3 způsobit 1 zranění navíc, při hodnotě alespoň 4 pak 2 zranění navíc; Zamíření potom klesne na 0.

ability-overwatch =
    .name = Hlídka
    .text = Do začátku příštího Garrova tahu utrpí první nepřítel, který ukončí postup v jeho palebném poli, 2 zranění. Posílená akce: místo toho 3 zranění.

ability-archangel =
    .name = Archanděl
    .text = Způsobte 1 zranění několika různým nepřátelům v palebném poli, nejvýše o jednoho víc, než je hodnota Zamíření. Pak nastavte Zamíření na 0. Posílená akce: hodnota Zamíření zůstává.

# --- Liara T’Soni ---------------------------------------------------------------------------------------------

hero-liara =
    .name = Liara T’Soni
    .blurb = Křehká vládkyně bojiště, která čte nepřátelské plány, vyřazuje pěšáky z boje a nechává vybuchovat vše, co se vznáší.
    .downed = Liara je vyřazená: označte její hex jejím žetonem vyřazeného hrdiny. Hodnota Analýzy zůstává, ale dokud je Liara vyřazená, nemůže ji použít. Strategické kostky na její desce zůstávají uzamčené. Po oživení otočte desku zpět a nastavte zdraví na 2 a štíty na 0; kostky se vrátí do zásoby v nejbližší přípravné fázi.

main-analysis =
    .name = Analýza
    .setup = Nastavte Analýzu na 1.
    .text = Za každou hvězdu zvyšte Analýzu o 1, nejvýše na 4. Ve svém tahu, když je její hod uzavřený, může Liara Analýzu snížit, a to tolikrát, kolikrát jí hodnota stačí: o 1 a podívat se na kartu hrozeb ležící lícem dolů u kterékoli desky; o 2 a takovou kartu odhodit a rozdat místo ní novou lícem dolů; o 3 a takovou kartu odhodit bez náhrady. Hodnota Analýzy zůstává z kola do kola.

ability-pistol-shot =
    .name = Výstřel z pistole
    .text = Způsobte 1 zranění nepříteli vzdálenému do 3 hexů. Posílená akce: místo toho 2 zranění.

ability-lift =
    .name = Zdvih
    .text = Vyberte nepřítele vzdáleného do 2 hexů: způsobte mu 1 zranění a dejte mu biotický žeton. Posílená akce: pokud je to pěšák a vydržel to, Liara ho navíc přemístí až o 2 hexy.

ability-stasis =
    .name = Stáze
    .text = Omračte pěšáka, který není od Liary dál, než kolik bodů pohybu ukazuje kostka.

ability-warp-ammo =
    .name = Warpová munice
    .text = Nepřítel, který přežije zranění z Výstřelu z pistole, dostane biotický žeton.

ability-biotic-explosion =
    .name = Biotická exploze
    .text = Vyberte nepřítele s biotickým žetonem vzdáleného do 3 hexů. Odstraňte tento žeton a způsobte nepříteli 2 zranění; každý nepřítel, který s ním sousedí, utrpí 1 zranění a dostane biotický žeton. Posílená akce: vybranému nepříteli 3 zranění.

ability-singularity =
    .name = Singularita
    .text = Vyberte hex vzdálený do 3 hexů. Omračte každého pěšáka na něm i na sousedících hexech; každý šampion tamtéž dostane biotický žeton.

ability-asari-controller =
    .name = Asarijská kontrolorka
    .text = Dokud je Liara v týmu, nepřátelé s biotickým žetonem jako by neměli žádnou specializaci.

ability-pure-biotics =
    .name = Čistá biotička
    .text = Způsobte 2 zranění nepříteli vzdálenému do 4 hexů, který je omráčený nebo má biotický žeton. Posílená akce: místo toho 3 zranění kterémukoli nepříteli vzdálenému do 4 hexů.

ability-shadow-brokers-intuition =
    .name = Intuice Stínového prostředníka
    .text = Jednou za kolo, když si aktivovaný nepřítel vybral za cíl hrdinu, může Liara snížit Analýzu o 1: nepřítel zaútočí na jiný platný cíl podle jejího výběru, nebo tento útok způsobí o 2 zranění méně.

# --- Tali’Zorah -----------------------------------------------------------------------------------------------

hero-tali =
    .name = Tali’Zorah
    .blurb = Inženýrka, která bojuje ze dvou míst najednou, otvírá a zavírá dveře a obrací nepřátelské stroje proti jejich pánům.
    .downed = Tali je vyřazená: označte její hex jejím žetonem vyřazeného hrdiny. Chatika zůstává, kde je, a dokud se Tali nevrátí, nic nedělá. Strategické kostky na její desce zůstávají uzamčené. Po oživení otočte desku zpět a nastavte zdraví na 2 a štíty na 1; kostky se vrátí do zásoby v nejbližší přípravné fázi.

main-combat-drone =
    .name = Bojový dron
    .setup = Umístěte Chatiku na hex, kde stojí Tali.
    .text = Za každou hvězdu může Tali pohnout Chatikou až o 2 hexy a pak použít jednu akci dronu: způsobit 1 zranění nepříteli na hexu Chatiky nebo na sousedícím hexu, odemknout zamčené dveře na okraji jejího hexu, nebo vyřadit aktivní věž na jejím hexu. Chatika prolétá přes postavy, může s nimi být na jednom hexu a převýšení ji nezastaví; nepřekoná však stěny ani zamčené dveře a nevstupuje do zakrytých oblastí.

ability-pistol-burst =
    .name = Dávka z pistole
    .text = Způsobte 1 zranění nepříteli vzdálenému do 2 hexů. Posílená akce: proveďte to dvakrát, na stejného nebo jiného nepřítele.

ability-energy-drain =
    .name = Vysátí energie
    .text = Způsobte 1 zranění nepříteli vzdálenému do 3 hexů. Tali získá zpět 1 bod štítů. Posílená akce: místo toho 2 zranění.

ability-remote-control =
    .name = Dálkové ovládání
    .text = Pohněte Chatikou až o tolik hexů, kolik bodů pohybu ukazuje kostka, a pak použijte jednu akci dronu.

ability-sabotage-enemy =
    .name = Sabotování nepřítele
    .text = Vyberte aktivního nepřítele se specializací střelec vzdáleného do 4 hexů: způsobí tolik zranění, kolik je jeho hodnota útoku, jinému nepříteli, který s ním sousedí nebo je v jeho palebném poli. Posílená akce: poté ho omračte, pokud je to pěšák.

ability-sabotage-turrets =
    .name = Sabotování věže
    .text = Každá věž, aktivní i vyřazená, způsobí 1 zranění každému nepříteli ve svém palebném poli. Chatika se přidá jako věž natočená směrem, který si Tali vybere. Posílená akce: místo toho 2 zranění.

ability-combat-upgrade =
    .name = Bojové vylepšení
    .text = Útočná akce dronu způsobí o 1 zranění víc.

ability-lockdown =
    .name = Uzávěra
    .text = Otočte žeton dveří na okraji hexu Chatiky nebo na okraji hexu vzdáleného od Tali do 2 hexů: zamčené dveře se odemknou, nebo naopak. Pak se Tali může pohnout o 1 hex.

ability-fleet-shielding =
    .name = Štíty Flotily
    .text = Tali a každý hrdina, který je na hexu Chatiky nebo sousedí s Chatikou či s Tali, získá zpět 1 bod štítů. Posílená akce: místo toho 2 body štítů.

ability-drone-detonation =
    .name = Odpálení dronu
    .text = Způsobte 2 zranění každému nepříteli na hexu Chatiky i na sousedících hexech a pak umístěte Chatiku na hex, kde stojí Tali.

# --- Urdnot Wrex ----------------------------------------------------------------------------------------------

hero-wrex =
    .name = Urdnot Wrex
    .blurb = Rváč, který se vrhá do davu, nejtvrději udeří na vzdálenost dvou hexů a vztek si vybíjí na všech kolem.
    .downed = Wrex je vyřazený: označte jeho hex jeho žetonem vyřazeného hrdiny a otočte všechny jeho žetony zuřivosti na stranu Klid. Strategické kostky na jeho desce zůstávají uzamčené. Po oživení otočte desku zpět a nastavte zdraví na 3 a štíty na 0; kostky se vrátí do zásoby v nejbližší přípravné fázi.

main-blood-rage =
    .name = Zuřivost
    .setup = Připravte si 5 žetonů zuřivosti, všechny stranou Klid nahoru.
    .text = Za každou hvězdu otočte 1 žeton ze strany Klid na stranu Zuřivost. Jednou za tah, před kteroukoli ze svých akcí nebo po ní, může Wrex otočit libovolný počet žetonů ze Zuřivosti na Klid a způsobit 1 zranění stejnému počtu různých sousedících nepřátel. Žetony zůstávají otočené z kola do kola.

ability-shotgun-blast =
    .name = Výstřel z brokovnice
    .text = Způsobte 2 zranění nepříteli v palebném poli vzdálenému do 2 hexů. Posílená akce: místo toho 4 zranění.

ability-skull-crack =
    .name = Úder hlavou
    .text = Způsobte 1 zranění sousedícímu nepříteli; pěšák, který to přežije, odletí o 1 hex přímo od Wrexe. Posílená akce: 2 zranění a pěšák, který to přežije, je navíc omráčený.

ability-bull-rush =
    .name = Býčí výpad
    .text = Pohněte se po přímce až o tolik hexů, kolik bodů pohybu ukazuje kostka. Pokud se Wrex pohnul aspoň o 1 hex, může způsobit 1 zranění sousedícímu nepříteli. Nejde o akci pohyb.

ability-krogans-are-best =
    .name = V čem jsou krogani nejlepší
    .text = Na začátku svého tahu může Wrex vyprovokovat nepřítele, který nesousedí s žádným hrdinou: pohněte jím až o 2 hexy tak, aby skončil blíž k Wrexovi než předtím.

ability-shoot-it-46-more-times =
    .name = Střel to ještě šestačtyřicetkrát
    .text = Jednou za kolo, po vyhodnocení Výstřelu z brokovnice, může Wrex otočit 2 žetony ze Zuřivosti na Klid a vyhodnotit ho znovu se stejným zraněním, na stejný nebo jiný cíl.

ability-lift-grenade =
    .name = Zdvihový granát
    .text = Vyberte hex v palebném poli vzdálený do 3 hexů. Každý nepřítel na něm i na sousedících hexech utrpí 1 zranění a dostane biotický žeton.

ability-krogan-warlord =
    .name = Kroganský vojevůdce
    .text = Na začátku kterékoli své akce může Wrex otočit 1 žeton ze Zuřivosti na Klid a pohnout se na sousedící hex.

ability-thick-hide =
    .name = Hroší kůže
    .text = Pokud by útok nebo příležitostný útok nepřítele měl Wrexovi způsobit 2 nebo více zranění, způsobí o 1 méně.

ability-last-of-the-old-blood =
    .name = Poslední ze staré krve
    .text = Kdykoli zásah připraví Wrexe o zdraví, otočte 1 žeton z Klidu na Zuřivost. Jednou za misi, když by jeho zdraví mělo klesnout na 0, zůstane místo toho na 1 a všechny jeho žetony se otočí na Zuřivost.
