# Stránky ostatních misí bez příběhových oddílů. Jejich šampioni jsou v elites.ftl.

# --- 1B, Průlom -----------------------------------------------------------------------------------------------

mission-breakthrough =
    .name = Průlom
    .intro =
        Příď se při nárazu utrhla. Co z ní zbylo, leží o dvě stě metrů dál s nosem zabořeným do skla a mezi přídí a trupem vede kýl: tunel vysoký jako půldruhého člověka, stavěný pro potrubí a nikdy pro lidi. Je to jediná cesta do lodi, kterou Cerberus nehlídá.

        Nikdo ji nehlídá, protože hoří. Při pádu prasklo palivové vedení, potkalo se s hlavním kabelem a tunel od soumraku hoří, pomalu, jako by měl nějaký plán. Cestu tam našly i věci z laboratoře. Žár jim zřejmě nevadí.

        Dvě přepážky, patnáct žeber, na konci jedna propust. A po severní straně, za roletou, která se spustila sama, kóje noční hlídky.
    .setup = Na každý z patnácti hořících hexů položte žeton požáru a na každou ze tří nádrží s pěnou žeton cíle. Na hex s bonusovou kořistí patří žeton kořisti jako na každý jiný. Topič čeká v tunelu a Nýtovač před přední propustí; obě oblasti jsou na začátku zakryté.

breakthrough-failure =
    .text = Zaškrtněte pole za každou třetí kartu Eskalace a na konci každého kola, ve kterém hoří víc než 25 hexů. Jakmile je zaškrtnuté i poslední, kýl se zlomí. Mise je prohraná také ve chvíli, kdy je vyřazený Shepard.

breakthrough-counter-aft-bulkhead =
    .name = Proříznutá zadní přepážka

breakthrough-counter-fore-bulkhead =
    .name = Proříznutá přední přepážka

breakthrough-rule-the-keel-burns =
    .title = Kýl hoří
    .text = Hex s žetonem požáru je hex s požárem. Na konci každého kola zachvátí oheň další 2 hexy, jeden po druhém: ze všech hexů vedle hořícího ten, který je nejblíž vedoucímu hrdinovi příštího kola; mezi stejně vzdálenými vybírá jeho hráč. Stěny a zamčené dveře oheň zastaví. Hoří-li pak víc než 25 hexů, zaškrtněte pole selhání.

breakthrough-rule-out-of-the-walls =
    .title = Lezou ze stěn
    .text = Na začátku každého kola umístěte pěšáka na volný startovní hex, který je vedoucímu hrdinovi nejblíž.

breakthrough-action-cut-the-aft-bulkhead =
    .name = Řezat zadní přepážku
    .text = U dveří zadní přepážky: zaškrtněte 1 pole Proříznuté zadní přepážky, kostkou s posílenou akcí 2 pole. S posledním polem se odemknou oboje dveře.

breakthrough-action-cut-the-fore-bulkhead =
    .name = Řezat přední přepážku
    .text = U dveří přední přepážky: zaškrtněte 1 pole Proříznuté přední přepážky, kostkou s posílenou akcí 2 pole. S posledním polem se odemknou oboje dveře.

breakthrough-action-smother =
    .name = Udusit oheň
    .text = Na hořícím hexu nebo vedle něj: uhaste oheň na tomto hexu.

breakthrough-action-empty-a-tank =
    .name = Vyprázdnit nádrž
    .text = Na žetonu cíle (nádrž s pěnou), pokud hoří na tomto hexu nebo vedle něj: odstraňte žeton a uhaste všechny ohně na tomto hexu i na sousedících.

breakthrough-objective-open-the-keel =
    .title = Otevřít kýl
    .text = Mějte odemčené alespoň jedny dveře zadní přepážky.

breakthrough-objective-put-out-the-fire =
    .title = Uhasit požár
    .text = Na mapě nesmí zůstat žádný žeton požáru, ani za přední přepážkou.

breakthrough-objective-run-the-keel =
    .title = Proběhnout kýlem
    .text = Všichni čtyři hrdinové musí stát na hexech s východem u přední propusti.

breakthrough-objective-break-the-bellows =
    .title = Zničit měch
    .text = Porazte Topiče.

# --- 2A, Hangár jedenáct --------------------------------------------------------------------------------------

mission-hangar-eleven =
    .name = Hangár jedenáct
    .intro =
        Deset z jedenácti hangárů křižníku je plných černého písku. V jedenáctém se svítí, vnější vrata jsou ještě otevřená a na startovací koleji stojí transportér Halcyon s motory na volnoběh. Bude to poslední věc, která tuhle loď opustí, a každý na palubě, kdo o ní slyšel, se snaží dostat na seznam.

        Seznam je krátký. Kromě důstojníků uvádí šest cestujících, a ty jen pod čísly. Jsou kontrolní skupina: šest lidí z Benningu, kterým nikdo nic neudělal, aby bylo ostatní s kým srovnávat. Laboratoř si Cerberus postaví jinou. Šest takových už nikdy.

        Někde odpočítává megafon. Neříká, co se stane při nule. Nemusí.
    .setup = Na každou z pěti věží položte žeton věže aktivní stranou nahoru, na každou ze čtyř kolejových svorek žeton cíle a na každou ze šesti cel v nákladovém prostoru žeton uprchlíka. Mistr nakládky Brandt čeká na svém startovním hexu; dozorce Roake přijde později. Plocha hangáru, nákladový prostor a servisní výtah jsou na začátku zakryté.

hangar-eleven-failure =
    .text = Zaškrtněte pole za každou třetí kartu Eskalace a pokaždé, když jsou zaškrtnutá všechna pole Startu; tu řadu pak vymažte. Jakmile je zaškrtnuté i poslední, Halcyon je pryč. Mise je prohraná také ve chvíli, kdy je vyřazený Shepard.

hangar-eleven-counter-launch =
    .name = Start

hangar-eleven-counter-clamps-thrown =
    .name = Sepnuté svorky

hangar-eleven-counter-brought-out =
    .name = Vyvedení

hangar-eleven-counter-master-switch =
    .name = Hlavní vypínač

hangar-eleven-counter-manifest-copied =
    .name = Opsaný seznam

hangar-eleven-rule-the-count =
    .title = Odpočet
    .text = Na konci každého kola zaškrtněte 1 pole Startu. Kdykoli dostanete ven uprchlíka, zaškrtněte 2 pole Startu: prázdných cel si všimnou.

hangar-eleven-rule-spring-loaded =
    .title = Na pružinách
    .text = Kdykoli někdo sepne svorku, každá aktivní věž vystřelí: 1 zranění každému hrdinovi v jejím palebném poli. Na konci každého kola svorky odskočí: vraťte všechny jejich žetony a vymažte Sepnuté svorky.

hangar-eleven-action-throw-the-master =
    .name = Přehodit hlavní vypínač
    .text = Na terminálu 1, ve věži řízení: zaškrtněte pole Hlavního vypínače.

hangar-eleven-action-throw-a-clamp =
    .name = Sepnout svorku
    .text = Na žetonu cíle (kolejová svorka): odložte žeton do konce kola a zaškrtněte 1 pole Sepnutých svorek.

hangar-eleven-action-hold-the-count =
    .name = Pozdržet odpočet
    .text = Na terminálu 1, ve věži řízení: vymažte až 2 zaškrtnutá pole Startu.

hangar-eleven-action-take-along =
    .name = Vzít s sebou
    .text = Na žetonu uprchlíka: od této chvíle ho přenášejte. Nikdo neunese víc než jednoho.

hangar-eleven-action-into-the-lift =
    .name = Do výtahu
    .text = Na hexu s východem, s uprchlíkem: dostaňte ho ven a zaškrtněte 1 pole Vyvedených.

hangar-eleven-action-copy-the-manifest =
    .name = Opsat seznam
    .text = Na terminálu 2, kostkou s posílenou akcí: zaškrtněte pole Opsaného seznamu.

hangar-eleven-objective-take-the-key =
    .title = Vzít mistrovi klíč
    .text = Porazte mistra nakládky Brandta.

hangar-eleven-objective-take-the-tower =
    .title = Obsadit věž řízení
    .text = Přehoďte ve věži řízení hlavní vypínač.

hangar-eleven-objective-bring-them-out =
    .title = Vyvést je ven
    .text = Vyveďte servisním výtahem 4 ze 6 uprchlíků.

hangar-eleven-objective-nail-it-down =
    .title = Přibít ji ke kolejím
    .text = Sepněte všechny 4 kolejové svorky v jednom kole.

hangar-eleven-objective-know-their-names =
    .title = Znát jejich jména
    .text = Opište na terminálu 2 seznam.

# --- 2B, Atlas Binary -----------------------------------------------------------------------------------------

mission-atlas-binary =
    .name = Atlas Binary
    .intro =
        Montážní hala byla postavená, aby vyrobila jednu věc, a vyrobila ji dvakrát. Na západní rampě stojí čtyři metry vysoký kráčející stroj s nápisem CASTOR na holeni; na východní rampě, zády k protější stěně, stojí POLLUX. Mezi nimi je lávka, řídicí kabina, prasklé potrubí s chladivem a nic, za co byste se chtěli schovat.

        Každá cesta dál vede přes tuhle halu. Každá hlídka, která vás hledá, to ví.

        EDI stroje hodinu poslouchala. Říká, že si nevyměňují rozkazy, jak by to dva stroje dělaly. Když jeden přenese váhu, přenese ji i druhý. Když jeden odpovídá pomalu, druhý na něj počká. Připomíná jí to, jak říká, lidi, kteří se vracejí potmě domů.
    .setup = Na každý ze šesti stojanů s pancéřovými pláty položte žeton cíle. Castor a Pollux stojí na svých startovních hexech, každý s žetonem uprchlíka: to je pilot. Žeton pilota se pohybuje se svým Atlasem. Hala je na začátku zakrytá.

atlas-binary-failure =
    .text = Zaškrtněte pole za každou třetí kartu Eskalace. Jakmile je zaškrtnuté i poslední, bouře halu strhne. Mise je prohraná také ve chvíli, kdy je vyřazený Shepard.

atlas-binary-counter-release-code =
    .name = Uvolňovací kód

atlas-binary-counter-pilots-out =
    .name = Piloti venku

atlas-binary-counter-racks-slagged =
    .name = Roztavené stojany

atlas-binary-rule-binary =
    .title = Dvojice
    .text = Když je některý Atlas zničený, jeho pilot zahyne. Pokud je na konci kola jeden Atlas zničený a druhý stále funguje, zničený se na dálku znovu spustí: postavte ho na jeho startovní hex jen s posledním štítem a bez pilota.

atlas-binary-rule-in-step =
    .title = Stejným krokem
    .text = Na začátku každého kola se aktivují oba Atlasy, nejdřív ten, který je blíž vedoucímu hrdinovi.

atlas-binary-rule-everyone-to-the-hall =
    .title = Všichni do haly
    .text = Na začátku každého kola umístěte pěšáka na volný startovní hex, který je vedoucímu hrdinovi nejblíž.

atlas-binary-action-read-the-cradle-log =
    .name = Přečíst záznam kolébky
    .text = Na terminálu 1, v kabině na lávce: zaškrtněte 1 pole Uvolňovacího kódu, kostkou s posílenou akcí 2 pole.

atlas-binary-action-pull-the-pilot-out =
    .name = Vytáhnout pilota
    .text = Vedle Atlasu s pilotem, kostkou s posílenou akcí, dokud má každý fungující Atlas jen poslední štít: pilot je venku, zaškrtněte 1 pole Pilotů venku a Atlas opouští mapu. Druhý Atlas, teď sám, získá zpět 2 štíty.

atlas-binary-action-slag-a-rack =
    .name = Roztavit stojan
    .text = Na žetonu cíle (stojan s pláty), dokud zbývá pole Roztavených stojanů: odstraňte žeton a zaškrtněte 1 pole.

atlas-binary-objective-know-who-drives =
    .title = Zjistit, kdo je řídí
    .text = Zaškrtněte obě pole Uvolňovacího kódu.

atlas-binary-objective-two-alive =
    .title = Oba živí
    .text = Vytáhněte oba piloty.

atlas-binary-objective-break-the-pair =
    .title = Rozbít dvojici
    .text = Na mapě nesmí zůstat žádný Atlas: oba zničené, nebo jeden zničený a druhý bez pilota.

atlas-binary-objective-no-spares =
    .title = Žádné náhradní díly
    .text = Roztavte 3 stojany s pláty.

# --- 2C, Chór -------------------------------------------------------------------------------------------------

mission-the-choir =
    .name = Chór
    .intro =
        Uprostřed lodi, kde plány nekreslí nic než zátěž, má křižník laboratoř. Někdo ji postavil ve tvaru kříže: dlouhá loď s lavicemi pro pozorovatele, dvě krátká ramena, čtyři oddělení za ocelovými dveřmi a na konci kulatá místnost a v ní věc, kterou nevytvořily ruce.

        Lidi odvlečené z Benningu sem vodili po tuctech. Třicet nebo víc se jich už změnilo v něco jiného a chodí potmě mezi lavicemi. Sedm jich je ještě ve schránkách. Jsou vzhůru a všichni broukají stejný tón.

        Jediný výtah je ten, kterým jste přijeli. Kdo jde dovnitř, musí stejnou cestou i ven.
    .setup = Na každou ze sedmi schránek položte žeton uprchlíka a na každý ze dvou rezonátorů žeton cíle. Všechny dveře jsou na začátku odemčené. Kantor čeká na svém startovním hexu za přepážkou; apsida a čtyři oddělení jsou na začátku zakryté. Diskant zatím na mapě není.

the-choir-failure =
    .text = Zaškrtněte pole za každou třetí kartu Eskalace. Jakmile je zaškrtnuté i poslední, bouře pod laboratoří zlomí kýl. Mise je prohraná také ve chvíli, kdy je vyřazený Shepard.

the-choir-counter-pitch =
    .name = Nalezený tón

the-choir-counter-freed =
    .name = Vyvedené hlasy

the-choir-counter-purge =
    .name = Vpuštěný oheň

the-choir-counter-resonators =
    .name = Přeťaté struny

the-choir-rule-the-song =
    .title = Píseň
    .text = Na konci každého třetího kola, dokud stojí některý rezonátor, přijdete o žeton uprchlíka, který je nejblíž páce, i přes stěny (z několika o ten s nejnižším číslem): odstraňte ho a na jeho hex, je-li volný, položte náhodného Přetvořence ze sáčku. Přenášení uprchlíci jsou v bezpečí.

the-choir-rule-the-lift =
    .title = Výtah
    .text = Hrdina, který vstoupí na hex s východem, pošle výtahem nahoru všechny uprchlíky, které nese: za každého zaškrtněte 1 pole Vyvedených hlasů. Uprchlík, jehož nositel je vyřazený, je ztracený.

the-choir-action-find-the-pitch =
    .name = Najít tón
    .text = Na terminálu (dirigentský pult): zaškrtněte pole Nalezeného tónu.

the-choir-action-open-the-pod =
    .name = Otevřít schránku
    .text = Na žetonu uprchlíka: od této chvíle ho přenášejte. Hrdina unese nejvýše 1 uprchlíka.

the-choir-action-seal-the-ward =
    .name = Uzavřít oddělení
    .text = Na hexu s přepážkou: zamkněte dveře oddělení vedle ní.

the-choir-action-let-the-fire-in =
    .name = Vpustit oheň
    .text = U páky, když jsou všechna čtyři oddělení uzavřená a v žádném není hrdina: zaškrtněte 1 pole Vpuštěného ohně.

the-choir-action-cut-a-string =
    .name = Přetnout strunu
    .text = Na žetonu cíle (rezonátor): odstraňte žeton a zaškrtněte 1 pole Přeťatých strun.

the-choir-objective-hear-them =
    .title = Slyšet je
    .text = Najděte tón u dirigentského pultu v apsidě.

the-choir-objective-bring-them-out =
    .title = Vyvést je ven
    .text = Doveďte k výtahu alespoň 4 ze 7 uprchlíků: zaškrtněte 4 pole Vyvedených hlasů.

the-choir-objective-silence-the-choir =
    .title = Umlčet chór
    .text = Uzavřete čtyři oddělení a pak vpusťte oheň: zaškrtněte všech 5 polí Vpuštěného ohně.

the-choir-objective-cut-the-strings =
    .title = Přetnout struny
    .text = Přetněte oba rezonátory, na konci každého ramene jeden.

# --- 3A, Kritické množství ------------------------------------------------------------------------------------

mission-critical-mass =
    .name = Kritické množství
    .intro =
        Pohonná sekce leží na boku v příkopu, který si sama vyhloubila, a je teplá. Sníh, který na trup napadne, tam nezůstane ležet. Uvnitř obíhá kolem hlavního reaktoru prstenec strojních palub; za prstencem je mezera a uprostřed mezery visí reaktorová hala. Nedrží ji nic, čemu by soudný inženýr věřil.

        Do té haly se nechodí. Jezdí tam dva servisní výtahy, jeden ze severní paluby a jeden z jižní, a otevřou jen ruce, která dosáhne na panel. Posádky Cerberu na prstenci přišly o kódy. Moc rády by je dostaly zpátky.

        Jádro se pomalu rozbíhá samo. Můžete ho uspat, nebo mu pomoct.
    .setup = Na každý ze tří ventilů chlazení položte žeton cíle. Všechny dveře v přepážkách jsou na začátku odemčené. Mistr reaktoru Ilves čeká na svém startovním hexu na východě; severní, východní a jižní paluba i reaktorová hala jsou na začátku zakryté. Dragounka Hale zatím na mapě není.

critical-mass-failure =
    .text = Zaškrtněte pole za každou třetí kartu Eskalace. Jakmile je zaškrtnuté i poslední, bouře prstenec roztrhne. Mise je prohraná také ve chvíli, kdy je vyřazený Shepard.

critical-mass-counter-valves =
    .name = Otevřené ventily

critical-mass-counter-rods =
    .name = Spuštěné tyče

critical-mass-counter-overload =
    .name = Vytažené tyče

critical-mass-rule-the-hall =
    .title = Hala
    .text = Do reaktorové haly vedou jen výtahy a žádný nepřítel do ní nikdy nevstoupí. Na konci každého kola utrpí každý hrdina v hale 1 zranění. Jakmile se jádro rozběhne, jsou to 2 zranění a konec každého kola se počítá jako Eskalace.

critical-mass-rule-hands-on-the-valves =
    .title = Ruce na ventilech
    .text = Na konci každého kola se zavře každý otevřený ventil, na kterém nebo vedle kterého je aktivní nepřítel a není žádný hrdina: vraťte jeho žeton a vymažte 1 pole Otevřených ventilů. Tyče zůstávají, kde jsou.

critical-mass-rule-loud-lifts =
    .title = Hlučné výtahy
    .text = Kdykoli hrdina vstoupí na hex s výtahem na prstenci, pěšky nebo z haly, umístěte pěšáka na nejbližší volný startovní hex.

critical-mass-action-open-the-valve =
    .name = Otevřít ventil
    .text = Na žetonu cíle (zavřený ventil): odstraňte žeton a zaškrtněte 1 pole Otevřených ventilů.

critical-mass-action-lower-the-rods =
    .name = Spustit tyče
    .text = Na hexu s řídicí tyčí: zaškrtněte 1 pole Spuštěných tyčí. Za každý právě otevřený ventil smějí být zaškrtnutá nejvýše 4 pole.

critical-mass-action-pull-the-rods =
    .name = Vytáhnout tyče
    .text = Na hexu s řídicí tyčí: zaškrtněte 1 pole Vytažených tyčí.

critical-mass-objective-set-it-off =
    .title = Rozběhnout jádro
    .text = Vytáhněte tyče: zaškrtněte všechna 4 pole Vytažených tyčí.

critical-mass-objective-cold-iron =
    .title = Studené železo
    .text = Otevřete ventily a spusťte tyče: zaškrtněte všech 11 polí Spuštěných tyčí.

critical-mass-objective-get-out =
    .title = Dostat se ven
    .text = Každý hrdina, který není vyřazený, stojí na hexu s východem; jsou alespoň 2.

critical-mass-objective-relieve-the-master =
    .title = Vystřídat mistra
    .text = Porazte mistra reaktoru Ilvese.

# --- 3B, Datové jádro -----------------------------------------------------------------------------------------

mission-the-mainframe =
    .name = Datové jádro
    .intro =
        Všechno, co se křižník dozvěděl, je uložené na jednom místě, vpředu za můstkem, v místnosti, která má při pohledu shora obrys mozku. Architekt to myslel jako vtip. Vtip už to není.

        Jsou tu dva laloky plné serverů, levý a pravý, každý s terminálem na vzdáleném konci. Mezi nimi vede ulička a v jejím čele trezor s datovým jádrem. Ani jeden lalok neví, co si myslí druhý. Postavili je tak, aby žádný zrádce nepřečetl sám jediné slovo; otázka se klade vlevo, odpovídá se na ni vpravo a odpověď platí asi tak dlouho, jak vydržíte nedýchat.

        Smrťáci se dovnitř dostali skrz odpovědi. Teď se dveře otvírají a zavírají v pomalém rytmu, nejdřív jedna strana, pak druhá, a nedělá to nikdo ze seznamu posádky.
    .setup = Na kolébku v trezoru položte žeton cíle (datové jádro) a na každého ze tří spáčů žeton uprchlíka. Dveře západního laloku jsou na začátku odemčené, dveře východního laloku a trezoru zamčené. Levá ruka a Pravá ruka čekají na svých startovních hexech; oba laloky i trezor jsou na začátku zakryté.

the-mainframe-failure =
    .text = Zaškrtněte pole za každou třetí kartu Eskalace. Jakmile je zaškrtnuté i poslední, bouře je mezi servery. Mise je prohraná také ve chvíli, kdy je vyřazený Shepard.

the-mainframe-counter-key =
    .name = Klíč

the-mainframe-counter-copied =
    .name = Zkopírované bloky

the-mainframe-counter-core-out =
    .name = Předané jádro

the-mainframe-counter-woken =
    .name = Probuzení spáči

the-mainframe-rule-the-beat =
    .title = Tep
    .text = Na začátku každého kola se vymaže 1 zaškrtnuté pole Klíče a dveře laloků se změní: v lichých kolech jsou dveře západního laloku odemčené a východního zamčené, v sudých naopak.

the-mainframe-rule-it-has-noticed =
    .title = Všimlo si vás
    .text = Po splnění cíle Podat si ruce se na začátku každého kola umístí pěšák na volný startovní hex, který je vedoucímu hrdinovi nejblíž. Pak se aktivuje každá Ruka, která není zakrytá.

the-mainframe-rule-the-core-burns =
    .title = Jádro pálí
    .text = Hrdina, který nese jádro, utrpí na konci svého tahu 2 zranění. Je-li nositel vyřazený, jádro zůstává na jeho hexu.

the-mainframe-action-ask =
    .name = Položit otázku
    .text = Na terminálu 1, pokud s hrdinou nesousedí žádný aktivní nepřítel: zaškrtněte obě pole Klíče.

the-mainframe-action-answer =
    .name = Odpovědět
    .text = Na terminálu 2, pokud s hrdinou nesousedí žádný aktivní nepřítel: vymažte všechna zaškrtnutá pole Klíče a zaškrtněte stejný počet polí Zkopírovaných bloků.

the-mainframe-action-tear-out-the-core =
    .name = Vytrhnout jádro
    .text = Na žetonu cíle (datové jádro): od této chvíle ho přenášejte.

the-mainframe-action-hand-out-the-core =
    .name = Předat jádro
    .text = Na hexu s východem, s jádrem: zaškrtněte pole Předaného jádra.

the-mainframe-action-wake-a-sleeper =
    .name = Probudit spáče
    .text = Na žetonu uprchlíka (spáč): odstraňte žeton a zaškrtněte 1 pole Probuzených spáčů.

the-mainframe-objective-shake-hands =
    .title = Podat si ruce
    .text = Vlevo položte otázku a vpravo odpovězte: mějte zaškrtnutá 2 pole Zkopírovaných bloků.

the-mainframe-objective-every-last-word =
    .title = Do posledního slova
    .text = Zkopírujte celý archiv: zaškrtněte všech 8 polí Zkopírovaných bloků.

the-mainframe-objective-heart-in-a-bag =
    .title = Srdce v pytli
    .text = Doneste datové jádro na hex s východem a předejte ho.

the-mainframe-objective-wake-the-sleepers =
    .title = Probudit spáče
    .text = Probuďte v trezoru všechny tři spáče.

# --- 3C, Kinetická bariéra ------------------------------------------------------------------------------------

mission-kinetic-barrier =
    .name = Kinetická bariéra
    .intro =
        Vysoko pod nejvyššími pláty vraku, kde je slyšet déšť, leží šestistěnná hala. Uprostřed, na pódiu jako pro dechovku, stojí generátor kinetické bariéry. Pokryl by celou loď od přídě po záď. Od pádu je vypnutý, protože Cerberus hodlá odejít a nehodlá tu nic nechat.

        Tři ze šesti koutů jsou díry v trupu a stoupají jimi vojáci. Zbylé tři jsou kryty. Každý má ocelové dveře, venku na stěně jistič a uvnitř asi třicet lidí, poslední z Benningu, které přesunuli sem nahoru, aby nepřekáželi.

        Není kam je odvést. Fronta je čtvrt hodiny daleko. Co bude stát uvnitř pole, až dorazí, to tu bude i ráno.
    .setup = Na každé ze tří děl položte žeton věže aktivní stranou nahoru, na každý ze tří jističů žeton cíle a na každého ze šesti lidí v krytech žeton uprchlíka. Na hex s bonusovou kořistí patří žeton kořisti jako na každý jiný. Kastelán Rook čeká na svém startovním hexu; ženistka Idris a Kovadlina přijdou později. Kryty jsou na začátku zakryté.

kinetic-barrier-failure =
    .text = Zaškrtněte pole za každou třetí kartu Eskalace a pokaždé, když pole zabliká. Jakmile je zaškrtnuté i poslední, ochranné pole zmizí. Mise je prohraná také ve chvíli, kdy je vyřazený Shepard.

kinetic-barrier-counter-charge =
    .name = Nabití

kinetic-barrier-counter-squalls =
    .name = Přečkané poryvy

kinetic-barrier-counter-flicker =
    .name = Pole zablikalo

kinetic-barrier-counter-cut-off =
    .name = Odpojené kryty

kinetic-barrier-rule-both-ways =
    .title = Děla na obě strany
    .text = Dělo, jehož žeton věže je vyřazený, je otočené: na konci každého kola způsobí 2 zranění každému nepříteli ve svém palebném poli.

kinetic-barrier-rule-the-draw =
    .title = Odběr
    .text = Potom každý uprchlík u kola, pokud na jeho hexu ani vedle něj není aktivní nepřítel, zaškrtne 1 pole Nabití. Po splnění cíle První světlo odebírá energii ochranné pole: vymažte 4 pole Nabití a 1 další za každý neodpojený kryt. Pokud šla vymazat všechna, zaškrtněte 1 pole Přečkaných poryvů. Pokud ne, ochranné pole zabliká: zaškrtněte Pole zablikalo a jedno pole selhání.

kinetic-barrier-rule-siege =
    .title = Obléhání
    .text = Na začátku každého kola umístěte pěšáka na volný startovní hex, který je vedoucímu hrdinovi nejblíž. S druhým polem Přečkaných poryvů přichází Kovadlina.

kinetic-barrier-action-feed-the-bank =
    .name = Nabíjet akumulátor
    .text = Na hexu s akumulátorem: zaškrtněte 1 pole Nabití, nebo 2, pokud u akumulátoru stojí i jiný hrdina.

kinetic-barrier-action-ask-for-hands =
    .name = Požádat o pomoc
    .text = U uprchlíka v krytu: přesuňte jeho žeton k volnému kolu.

kinetic-barrier-action-turn-the-gun =
    .name = Otočit dělo
    .text = Na hexu s aktivní věží: vyřaďte ji.

kinetic-barrier-action-throw-the-breaker =
    .name = Shodit jistič
    .text = Na žetonu cíle (jistič): odstraňte žeton a zaškrtněte 1 pole Odpojených krytů. Uprchlíci z tohoto krytu opouštějí hru, i ti u kol.

kinetic-barrier-objective-first-light =
    .title = První světlo
    .text = Mějte zaškrtnutých 8 polí Nabití.

kinetic-barrier-objective-without-a-flicker =
    .title = Bez zablikání
    .text = Přečkejte 3 poryvy, než ochranné pole poprvé zabliká.

kinetic-barrier-objective-all-inside =
    .title = Všichni uvnitř
    .text = Přečkejte 7 poryvů, aniž by byl některý kryt odpojený.

kinetic-barrier-objective-the-smaller-ring =
    .title = Menší kruh
    .text = Přečkejte 6 poryvů a mějte odpojené všechny 3 kryty.

# --- G, Čistý výstřel -----------------------------------------------------------------------------------------

mission-clear-shot =
    .name = Čistý výstřel
    .intro =
        Na vrcholu vraku, kde trup tvoří střechu, vedou po celé délce hřbetu dvě koleje a mezi nimi kýlová lávka. Je to jediná cesta napříč, která nevede přes paluby, a celou noc a den tudy šel každý, kdo se dostal z podpalubí.

        Asi před hodinou přestali chodit. Leží podél kolejí v širokých, pravidelných rozestupech a vedle každého leží ten, kdo mu šel pomoct.

        Vítr tady nahoře bere zvuk pušky a vrací ho ze špatné strany. Na hřbetě je pět míst, odkud trpělivý člověk vidí všechno, co se hne. Používá všech pět. Nikdy mezi nimi nepřechází tak, abyste to viděli, a ještě nevystřelil na nikoho, kdo by se zrovna nedíval na někoho jiného.
    .setup = Na každý ze šesti úkrytů položte žeton cíle. Lanner zaujme stanoviště střelce se svým startovním hexem, Quill čeká na jižní koleji. Žádná řada postupových polí není zaškrtnutá: jeho hlídka je připravená. Garrus začíná na hexu se svým symbolem.

clear-shot-failure =
    .text = Zaškrtněte pole za každou třetí kartu Eskalace. Jakmile je zaškrtnuté i poslední, fronta dorazí ke hřbetu a nic tam nahoře už nestojí. Mise je prohraná také ve chvíli, kdy je vyřazený Shepard.

clear-shot-counter-shots =
    .name = Garrovy výstřely

clear-shot-counter-watch =
    .name = Lanner vystřelil z hlídky

clear-shot-rule-five-perches =
    .title = Pět stanovišť
    .text = Lanner nechodí. Kdykoli ukončí aktivaci mimo stanoviště nebo bez hrdiny, na kterého by mohl zaútočit, a kdykoli se zhroutí jeden z jeho štítů, ihned se přesune na jiné stanoviště, na kterém nikdo nestojí: na to, odkud má v palebném poli nejvíc hrdinů (při shodě rozhoduje hráč právě hrajícího hrdiny).

clear-shot-action-take-the-shot =
    .name = Vystřelit
    .text = Garrus na žetonu cíle, s Lannerem v palebném poli: odstraňte žeton, zaškrtněte 1 pole Garrových výstřelů a způsobte Lannerovi 7 zranění, kostkou s posílenou akcí 9.

clear-shot-action-throw-the-floodlight =
    .name = Rozsvítit reflektor
    .text = Na terminálu: Lanner je oslepený. Zaškrtněte pole jeho hlídky; do konce kola z hlídky nestřílí.

clear-shot-objective-answer-him =
    .title = Odpovědět mu
    .text = Vystřelte jednou z úkrytu, aby věděl, kdo je tu nahoře s ním.

clear-shot-objective-the-second-one =
    .title = Ten druhý
    .text = Porazte Lannera.

clear-shot-objective-put-out-his-eyes =
    .title = Vzít mu oči
    .text = Porazte Quill, než Garrus z úkrytu poprvé vystřelí.

# --- L, Co Prostředník uchoval --------------------------------------------------------------------------------

mission-the-vault =
    .name = Co Prostředník uchoval
    .intro =
        Před lety se na tomto světě zřítila jiná loď, velmi soukromá, a její majitel zahynul s ní. Cerberus ten vrak prošel s pinzetou. Co pinzeta našla, skončilo v téhle místnosti.

        Je kulatá, bílá a neskutečně studená. Vybíhá z ní šest regálových uliček a v každé si na polici brouká jádro ne větší než krabička na svačinu. Uprostřed stojí stará čtečka, vcelku vyzvednutá z té druhé lodi a přišroubovaná k podlaze téhle, a před ní dvě křesla, která nikdy nebyla pro lidi.

        Archivářů bylo jedenáct. Pracovali tu na směny, ve filcových botách, a střídali se v zalévání kytky. Něco jim při tom četlo přes rameno. Všech jedenáct stále pracuje. Kytka uschla.
    .setup = Do police každé ze šesti uliček položte žeton cíle (jádro). Všechny šestery dveře jsou odemčené; uličky jsou na začátku zakryté. Na každý hex s bonusovou kořistí patří žeton kořisti. Kurátorka čeká na svém startovním hexu; Cenzor přijde později. Liara začíná na hexu se svým symbolem.

the-vault-failure =
    .text = Zaškrtněte pole za každou třetí kartu Eskalace. Jakmile je zaškrtnuté i poslední, bouře prorazila vnější stěnu a trezor zaplaví police kyselinou. Mise je prohraná také ve chvíli, kdy je vyřazený Shepard.

the-vault-counter-files =
    .name = Získané spisy

the-vault-counter-her-hand =
    .name = Přečteno Liarou

the-vault-rule-keys =
    .title = Klíče
    .text = Jádra jsou zapečetěná tím, co se nepřítel chystá udělat. Karta hrozeb je klíč, pokud jménem aktivuje některý druh pěšáků. Každý hrdina nese jedno jádro a nemůže ho předat; jádro, které nesl vyřazený hrdina, zůstává na jeho hexu.

the-vault-rule-quarantine =
    .title = Karanténa
    .text = Na konci každého kola se zamknou jedny odemčené dveře uličky: ty, které jsou nejdál od vedoucího hrdiny příštího kola a vedle kterých žádný hrdina nestojí (z několika první od severu).

the-vault-action-take-the-core =
    .name = Vzít jádro
    .text = Na žetonu cíle: přenášejte ho, pokud už jedno nenesete.

the-vault-action-read-it-in =
    .name = Načíst jádro
    .text = Na hexu se čtečkou, s jádrem: otočte lícem nahoru kartu hrozeb u své desky, která se později vyhodnotí jako obvykle. Je-li to klíč, jádro opouští hru a vy zaškrtnete 1 pole Získaných spisů, Liara navíc 1 pole Přečteno Liarou. Pokud ne, jádro vám zůstává a na nejbližší volný startovní hex umístěte pěšáka.

the-vault-action-consult-the-index =
    .name = Nahlédnout do rejstříku
    .text = Na terminálu: otočte lícem nahoru každou kartu hrozeb, která leží u některé desky lícem dolů. Liara navíc zvýší Analýzu o 1.

the-vault-action-lift-the-quarantine =
    .name = Zrušit karanténu
    .text = Na terminálu: odemkněte všechny zamčené dveře.

the-vault-objective-the-first-file =
    .title = První spis
    .text = Načtěte jedno jádro.

the-vault-objective-everyone-he-knew =
    .title = Každý, koho znal
    .text = Načtěte čtyři jádra: zaškrtněte všechna 4 pole Získaných spisů.

the-vault-objective-in-her-own-hand =
    .title = Vlastní rukou
    .text = Dvě z jader musí načíst sama Liara.

# --- T, Mrtvý vzduch ------------------------------------------------------------------------------------------

mission-dead-air =
    .name = Mrtvý vzduch
    .intro =
        Devátou palubu stavěli lidé, kteří si navzájem nevěřili. Každý oddíl má vlastní plášť, vlastní přepážky, vlastní vzduch v lahvích a dveře, ke kterým je potřeba něčí svolení. Když křižník dopadl, všechny ty dveře udělaly, k čemu byly navržené.

        Je za nimi šest quarianských inženýrů. Cerberus je unesl z vyprošťovacího remorkéru Flotily, aby mu udržovali podporu života, protože jí nikdo jiný na palubě nerozuměl, a jedenáct týdnů ji udržovali, maličko špatně, způsobem, kterého by si všiml jen jiný quarian.

        Tali si všimla. Stačily jí čtyři vteřiny. Hukot ventilace hláskoval jméno lodi.
    .setup = Na každého ze šesti quarianů položte žeton uprchlíka. Dveře tří obytných sekcí, výroby vzduchu a mezi nádržemi a výrobou jsou na začátku zamčené; dveře přechodové komory a oboje dveře trhliny odemčené. Strážkyně zámků Vey čeká na svém startovním hexu. Tichá zatím na mapě není. Všechno kromě přechodové komory je na začátku zakryté.

dead-air-failure =
    .text = Zaškrtněte pole za každou třetí kartu Eskalace a jedno pokaždé, když některé sekci dojde poslední pole vzduchu. Jakmile je zaškrtnuté i poslední, paluba je ztracená. Mise je prohraná také ve chvíli, kdy je vyřazený Shepard.

dead-air-counter-pumps =
    .name = Běžící čerpadla

dead-air-counter-bunks =
    .name = Spotřebovaný vzduch: ubikace

dead-air-counter-workshop =
    .name = Spotřebovaný vzduch: dílna

dead-air-counter-tanks =
    .name = Spotřebovaný vzduch: nádrže

dead-air-rule-sections =
    .title = Sekce
    .text = Stěny a dveře dělí palubu na sekce; odemčené dveře je spojují. Sekce dýchá, dokud jsou zaškrtnutá všechna pole Běžících čerpadel, odemčené dveře ji spojují s výrobou vzduchu a žádné s trhlinou. Na konci každého kola utrpí každý hrdina v trhlině nebo v sekci, která je s ní spojená, 1 zranění.

dead-air-rule-bottled-air =
    .title = Vzduch v lahvích
    .text = Na konci každého kola každá ze tří obytných sekcí, ve které jsou quariané, zaškrtne 1 pole svého Spotřebovaného vzduchu, nebo 1 vymaže, pokud dýchá. S posledním polem je sekce ztracená: odstraňte její quariany, ztrácíte 1 bod válečné připravenosti a zaškrtněte pole selhání.

dead-air-rule-fail-safe =
    .title = Pojistka
    .text = Pak se zamknou dveře jedné obytné sekce: z těch, kde jsou quariané, mají odemčené dveře a není v nich žádný hrdina, té s nejvíc spotřebovaným vzduchem (při shodě vybírá vedoucí hráč).

dead-air-action-work-the-panel =
    .name = Ovládat panel
    .text = Na hexu s panelem: otočte jedny dveře na okraji tohoto hexu, ze zamčených na odemčené, nebo naopak.

dead-air-action-start-the-pumps =
    .name = Spustit čerpadla
    .text = Na terminálu výroby vzduchu: zaškrtněte 1 pole Běžících čerpadel, kostkou s posílenou akcí 2 pole.

dead-air-action-share-your-air =
    .name = Podělit se o vzduch
    .text = U quariana: vymažte 2 pole Spotřebovaného vzduchu této sekce. Hrdina utrpí 1 zranění.

dead-air-objective-wake-the-plant =
    .title = Probudit výrobu
    .text = Zaškrtněte všechna 3 pole Běžících čerpadel.

dead-air-objective-let-them-breathe =
    .title = Nechat je dýchat
    .text = Každá sekce, ve které ještě jsou quariané, dýchá a nemá zaškrtnuté žádné pole Spotřebovaného vzduchu; alespoň jeden quarian musí být naživu.

dead-air-objective-count-to-six =
    .title = Napočítat do šesti
    .text = Splňte věrnostní cíl se všemi šesti quariany naživu.

# --- W, Cena krve ---------------------------------------------------------------------------------------------

mission-blood-price =
    .name = Cena krve
    .intro =
        Na Tuchance platí starý zákon, starší než bomby: kdo prodá krogana, ten za něj dluží a dluh se splácí krví, vlastní rukou a tam, kde to ostatní vidí.

        Pod zadními nákladovými palubami křižníku je kulatá místnost s odtokem uprostřed. V lodních papírech stojí manipulace s dobytkem. Cerberus pro ni koupil pět kroganů a dal je do želez, aby zjistil, kolik lze kroganovi vzít, než přestane být kroganem. Pak se probudila ta věc v jádru, personál se přestal ptát a dal se do práce sám na sobě.

        Těch pět je pořád ve svých kotcích. I ten, který je prodal. Cítíte to místo už od schodů na galerii a Wrex přestal vtipkovat.
    .setup = Na každého z pěti kroganů položte žeton uprchlíka. Všechny čtyři mříže jsou na začátku zamčené, dveře operačního sálu odemčené. Součet dvou čeká na svém startovním hexu; Jorgal Karn zatím na mapě není. Kotce a sál jsou na začátku zakryté.

blood-price-failure =
    .text = Zaškrtněte pole za každou třetí kartu Eskalace. Jakmile je zaškrtnuté i poslední, jáma se zatopí. Mise je prohraná také ve chvíli, kdy je vyřazený Shepard.

blood-price-counter-freed =
    .name = Osvobození krogani

blood-price-counter-price =
    .name = Cena krve

blood-price-rule-krogan-beside-you =
    .title = Krogan po boku
    .text = Osvobozený krogan jde s hrdinou, který ho osvobodil, s jedním nejvýše 3. Na konci tahu tohoto hrdiny každý z nich způsobí 2 zranění nepříteli, který s hrdinou sousedí. Je-li hrdina vyřazený, krogani s ním jsou ztracení.

blood-price-rule-the-price =
    .title = Cena
    .text = Jakmile jsou kotce otevřené, zaškrtněte za každého poraženého nepřítele 1 pole Ceny krve: 2 pole, pokud ho porazí Wrex, když s ním sousedí, 3 pole, pokud je to šampion.

blood-price-action-tear-down-the-gate =
    .name = Vyrvat mříž
    .text = Wrex u zamčené mříže: odemkněte ji. Pak ji hodí: 3 zranění nepříteli v palebném poli vzdálenému do 3 hexů.

blood-price-action-haul-the-winch =
    .name = Roztočit vrátek
    .text = Na terminálu operačního sálu: odemkněte všechny mříže.

blood-price-action-break-the-chains =
    .name = Rozbít okovy
    .text = Wrex u krogana: rozbije mu okovy. Zaškrtněte 1 pole Osvobozených kroganů.

blood-price-action-cut-the-chains =
    .name = Přeříznout okovy
    .text = Kterýkoli jiný hrdina u krogana, kostkou s posílenou akcí: přeřízněte mu okovy. Zaškrtněte 1 pole Osvobozených kroganů.

blood-price-objective-open-the-pens =
    .title = Otevřít kotce
    .text = Zaškrtněte 3 pole Osvobozených kroganů.

blood-price-objective-pay-the-price =
    .title = Zaplatit cenu
    .text = Zaškrtněte všech 34 polí Ceny krve.

blood-price-objective-leave-no-chain =
    .title = Nenechat jediný okov celý
    .text = Zaškrtněte všech 5 polí Osvobozených kroganů.
