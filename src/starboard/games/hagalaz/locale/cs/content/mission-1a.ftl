# Mise 1A, Zbraně Cerberu: stránka mise a příběhové oddíly. Šampion je v elites.ftl.

# --- Stránka mise ---------------------------------------------------------------------------------------------

mission-guns-of-cerberus =
    .name = Zbraně Cerberu
    .intro =
        Křižník dopadl na levobok, vyoral do Hagalazu čtyři kilometry černého skla a teprve pak se zastavil. Většina lodi je temná. Pravoboční baterie ne. Každých pár minut některé dělo otočí hlavu k mrakům, zaposlouchá se a zase ji vrátí.

        Dokud baterie bdí, nepřiblíží se k vraku na čtyřicet kilometrů nic s aliančním transpondérem a Normandie si pro vás nemůže přiletět. Na zadním konci dělové paluby je v trupu trhlina, tak akorát pro jedno obrněné rameno.

        Za ní servisní prostor, uzávěra, dvě přepážky, dlouhá hala plná automatických zbraní a kdesi vzadu muniční sklad, který je krmí. Pod bouří se sune svítání jako ruka pod přikrývkou.
    .setup = Na každou ze šesti věží položte žeton věže aktivní stranou nahoru a na každé ze šesti děl žeton cíle. Na hex s bonusovou kořistí patří žeton kořisti jako na každý jiný. Velitel baterie Renn čeká na svém startovním hexu; dělová paluba, muniční sklad a řízení palby jsou na začátku zakryté.

guns-of-cerberus-failure =
    .text = Za každou druhou kartu Eskalace zaškrtněte jedno pole. Jakmile je zaškrtnuté i poslední, dělovou palubu pohltí bouře. Mise je prohraná také ve chvíli, kdy je vyřazený Shepard.

# --- Postupová pole -------------------------------------------------------------------------------------------

guns-of-cerberus-counter-battery =
    .name = Umlčená baterie

guns-of-cerberus-counter-charges =
    .name = Položené nálože

# --- Dodatečná pravidla ---------------------------------------------------------------------------------------

guns-of-cerberus-rule-automatic-fire =
    .title = Automatická palba
    .text = Na začátku každého kola každá aktivní věž sama vystřelí: 2 zranění každému hrdinovi v jejím palebném poli.

guns-of-cerberus-rule-battle-stations =
    .title = Bojový poplach
    .text = Na začátku každého kola umístěte pěšáka na volný startovní hex, který je vedoucímu hrdinovi nejblíž.

guns-of-cerberus-rule-a-gun-is-missed =
    .title = Chybí jim dělo
    .text = Kdykoli zaškrtnete pole Umlčené baterie, umístěte pěšáka na volný startovní hex, který je nejblíž hrdinovi, jenž to způsobil.

guns-of-cerberus-rule-return-fire =
    .title = Opětovaná palba
    .text = Kdykoli zaškrtnete pole Umlčené baterie, aktivuje se velitel baterie Renn.

# --- Úkolové akce ---------------------------------------------------------------------------------------------

guns-of-cerberus-action-lift-the-lockdown =
    .name = Zrušit uzávěru
    .text = Na terminálu 1: odemkněte všechny zamčené dveře paluby.

guns-of-cerberus-action-make-safe =
    .name = Zajistit dělo
    .text = Na žetonu cíle (dělo), kostkou s posílenou akcí: odstraňte žeton a zaškrtněte 1 pole Umlčené baterie.

guns-of-cerberus-action-shut-down-fire-control =
    .name = Vypnout řízení palby
    .text = Na terminálu 2 (řízení palby), když je všech šest děl zajištěných, kostkou s posílenou akcí: zaškrtněte poslední pole Umlčené baterie.

guns-of-cerberus-action-blind-the-turrets =
    .name = Oslepit věže
    .text = Na terminálu 2: vyřaďte až 2 věže kdekoli na mapě.

guns-of-cerberus-action-pull-the-feed =
    .name = Vytrhnout podavač
    .text = Na hexu s aktivní věží: vyřaďte ji.

guns-of-cerberus-action-set-charges =
    .name = Položit nálože
    .text = Na hexu muničního skladu: zaškrtněte 1 pole Položených náloží.

# --- Cíle -----------------------------------------------------------------------------------------------------

guns-of-cerberus-objective-break-the-lockdown =
    .title = Prolomit uzávěru
    .text = Mějte zároveň odemčené oboje dveře v přepážce dělové paluby.

guns-of-cerberus-objective-spike-the-guns =
    .title = Zajistit děla
    .text = Zajistěte všech šest děl: zaškrtněte 6 polí Umlčené baterie. Do té doby by řízení palby jen probudilo další dělo.

guns-of-cerberus-objective-silence-the-battery =
    .title = Umlčet baterii
    .text = Zajistěte všech šest děl a pak vypněte řízení palby: zaškrtněte všech 7 polí Umlčené baterie.

guns-of-cerberus-objective-blow-the-magazine =
    .title = Vyhodit muniční sklad do povětří
    .text = Zaškrtněte všech 10 polí Položených náloží.

guns-of-cerberus-objective-pull-their-teeth =
    .title = Vytrhat jim zuby
    .text = Mějte zároveň vyřazené alespoň 4 ze 6 věží.

# --- Příběhové oddíly -----------------------------------------------------------------------------------------

guns-of-cerberus-passage-1 =
    .title = Trhlinou dovnitř
    .story =
        Protáhne se i poslední z vás a vítr za pláty ztichne na pouhé kňučení. Paluba se o pět stupňů naklání doleva. Něčí káva zamrzla na stěně v dlouhé hnědé šmouze.

        „Zaměřuji šest věží blízké obrany,“ ozve se vám v uchu EDI, „a šest děl hlavní baterie. Děla nelze sklonit tak nízko, aby na vás mohla mířit. Věže ano. V pravidelných intervalech přejíždějí stále stejné pásy. Doporučuji nestát v takovém pásu, až interval vyprší.“

        „A dveře?“

        „Zavřely se při nárazu. Na konci kabelové chodby před vámi je havarijní terminál. Měl by uvolnit všechny přepážky paluby naráz.“ Odmlka kratší než nádech. „Také slyším ťukání. Vychází zpod palubních plátů, vepředu, poblíž muničního skladu. Je pravidelné. Není mechanické.“

        Podíváte se po sobě. Vpředu se rozsvítí oranžové světlo a cosi na stropním závěsu se začne otáčet, trpělivě, cvak po cvaku. Nikdo nevysloví, co si o tom ťukání myslí.

        „Nejdřív terminál,“ rozhodne Shepard. „Pak se podíváme, kdo to klepe.“
    .game = Mise začíná. Dojděte k terminálu 1 a zrušte uzávěru. Po hrdinovi, který na začátku kola stojí v palebném poli věže, se střílí.

guns-of-cerberus-passage-2 =
    .title = Kdo to klepe
    .story =
        Závory dlouhé jako paže se jedna po druhé zasouvají, po celé délce lodi. Mezerou se valí studený vzduch a je z něj cítit spálený olej a jen slabounce také lidé.

        Vedle rámu se probudila obrazovka havarijního řízení. Mezi hlášeními o zatopení svítí rozpis služeb: obsluha výtahu, pravoboční muniční sklad, jedenačtyřicet jmen. Žádné hodnosti. U každého stojí místo narození a je pořád stejné. Benning.

        „Zapřáhli kolonisty do práce,“ řekne někdo. „Nosili střelivo. A když loď padala, prostě nad nimi zavřeli poklop.“

        „Pak máte dvě možnosti,“ praví EDI. „Každé dělo lze zajistit u závěru a nad muničním skladem pak vypnout řízení palby. Nikomu dole by se nic nestalo. Znamená to přejít celou palubu. Nebo můžete položit nálože v muničním skladu. Je to blíž, je to rychlejší a podle mých výpočtů by baterie byla s jistotou zničena.“

        „A obsluha výtahu?“

        S odpovědí si dá načas.

        „Také s jistotou, veliteli.“

        Z dělové paluby začíná chraptivý a velmi klidný mužský hlas hlásit vzdálenost a azimut. Vaše.
    .game = Je-li některý startovní hex volný, umístěte pěšáka na nejvzdálenější z nich. Nyní lze zajišťovat děla a pak vypnout řízení palby, nebo pokládat nálože. Platí paragonový i renegátský cíl; splněním jednoho z nich mise končí.

guns-of-cerberus-passage-3 =
    .title = Jedenačtyřicet jmen
    .story =
        Poslední okruh zhasne, jako by si povzdechl. Po celé palubě klesají hlavně, jedna za druhou, až všech šest hledí do podlahy. Po takovém rámusu má ticho svou vlastní váhu a v něm je to ťukání slyšet úplně zřetelně.

        Poklop zvednou až dva z vás. Na žebříku stojí žena v potrhané bundě přístavního dělníka, v pěsti svírá klíč, připravená praštit, a chvíli tak zůstane i potom, co vidí, kdo jste.

        „Cítili jsme, že děla přestala,“ řekne konečně. „Počítali jsme výstřely. A když přestaly, řekli jsme si: buď je po všem, nebo je po nás.“

        „Je po všem,“ odpoví Shepard. „Můžou vaši lidé chodit?“

        „To se koukejte.“

        Vycházejí, mžourají do světla, šediví od prachu, a přes práh si navzájem pomáhají. Nějaký stařík cestou poplácá nejbližší dělo, jako když člověk odpouští zlému psovi. Nad vámi se zatím slabě, ale čím dál silněji ozývají motory Normandie. Letí níž, než se dnes v noci kdo odvážil.

        Jedenačtyřicet. Pro jistotu je spočítáte dvakrát.
    .game = Paragonové vítězství. Získáváte 3 body válečné připravenosti. Kampaň si pamatuje, že obsluha výtahu žije.

guns-of-cerberus-passage-4 =
    .title = S jistotou
    .story =
        Časovač se vejde do dlaně. Použili jste jich už stovku a teprve teď si všímáte, jak nahlas tikají.

        Běžíte. Dveřmi, kolem dlouhé haly, kde děla pořád otáčejí hlavy ze strany na stranu, kolem obrazovky se seznamem, trhlinou a ven do deště, který vás šlehá zboku. Ležíte přitisknutí za hřebenem černého skla, když se pravobok křižníku nadme, ztuhne a rozevře.

        Není to ani tak zvuk jako náraz. Pláty velké jako domy stoupají vzhůru, pomalu a skoro ladně se přitom otáčejí, a pak ještě dlouho padají. Když zase slyšíte, slyšíte jen počasí. Baterie je pryč. I paluba pod ní.

        „Všechna děla zničena,“ hlásí EDI. „Přístup je volný. Normandie klesá.“ A potom, protože se učí: „Žádný jiný signál jsem nezachytila, veliteli. Poslouchala jsem.“

        Nikdo neodpoví. Jeden z vás si pod přilbou něco velmi tiše opakuje a ostatním chvíli trvá, než pochopí, že je to ten seznam, kam až paměť sahá.

        Nebe je pro ostatní volné. Tak zněl rozkaz.
    .game = Renegátské vítězství. Získáváte 2 body válečné připravenosti. Kampaň si pamatuje, že dělová paluba je zničená.

guns-of-cerberus-passage-5 =
    .title = Pod rukou bouře
    .story =
        Nejdřív přestane pršet. Podle toho to poznáte.

        Pak se celý vrak nadzvedne, snad o šířku prstu, a dosedne o kousek vedle. Po dělové palubě se rozevírají švy a proniká jimi denní světlo, takové pohmožděné světlo, ve kterém se procházejí blesky. Podlaha, která se nakláněla o pět stupňů, se jich naklání deset. Uvolněné náboje se dávají do pohybu, zprvu docela zdvořile.

        „Fronta je u vás,“ řekne EDI. „Musíte tu palubu opustit. Hned.“

        „Děla jsou pořád v provozu!“

        „Za dvě minuty budou děla na dně rokle, veliteli. A s nimi všechno, co bude stát vedle.“

        Jdete tou cestou, kterou jste přišli. Za vámi jdou i muži Cerberu, zahazují pušky, lezou jeden přes druhého; na několik nádechů nejsou v té trhlině žádné dvě strany. Paluba se zavře dvanáct metrů za vašimi patami se zvukem, na který si později vzpomenete, kdykoli někde zaklapnou dveře.

        Flotila si na lepší nebe bude muset počkat. Sedíte o kus dál ve vraku, opření zády o přepážku, živí, počítáte, kolik zbylo nábojů, a ťukání ustalo.
    .game = Selhání. Nezískáváte žádnou válečnou připravenost. Tým pokračuje hlouběji do vraku.

guns-of-cerberus-passage-6 =
    .title = Shepard padá
    .story =
        Nevypadá to jako nic vážného. Klopýtnutí a ruka opřená o stěnu, jako by se chtěla přesvědčit, že tam pořád je. Pak ruka sklouzne, Shepard dosedne na dělovou palubu lodi, která se snaží zabít všechny na palubě, a nevstává.

        V kanálu týmu nastane krátké, hrozné ticho, ve kterém tři lidé čekají na vtip.

        Potom se všichni pohnou naráz. Někdo kryje ústup, dokud se mu nerozžhaví hlaveň. Někdo jiný drží Shepardovo brnění za límec a táhne, boty drhnou o podlahu, zpátky přepážkou, kabelovou chodbou a kouřem. Medigel mizí ve všech vstupech, které ho ještě berou. Věž prošívá stěnu, u které jste stáli.

        „Tep,“ vydechne někdo. „Má tep. Jdeme, jdeme, jdeme.“

        Najdete kajutu, kde se dají zavřít dveře. Trvá hodinu, než se otevřou dvě oči, a ještě chvíli, než najdou strop.

        „Děla?“ zeptá se Shepard.

        Nasloucháte. Daleko na zádi jedno z nich, spolehlivé jako hodiny, otáčí hlavu k mrakům.

        „Příště,“ odpoví kdosi a nikdo neříká, že je to slib.
    .game = Selhání. Nezískáváte žádnou válečnou připravenost. Tým pokračuje hlouběji do vraku.

guns-of-cerberus-passage-7 =
    .title = Mrtvý prostor
    .story =
        Čtvrtá věž na svém závěsu poklesne, dvakrát cvakne a namíří si pod nohy.

        Poprvé od chvíle, kdy jste vstoupili na palubu, můžete jít středem chodby. Připadá vám to jako léčka. Jeden z vás vystrčí ruku tam, kudy ještě před minutou létaly kulky, chvíli ji drží a zahýbe prsty.

        „Velká odvaha,“ poznamená Shepard. „Je něco uvnitř?“

        Je. Nábojový buben je alianční výroby a sériová čísla někdo odpiloval tak narychlo, že odpiloval špatnou stranu. Pod ním, upnutý tak, aby na něj obsluha dosáhla poslepu, sedí malý balíček, který se do inventáře Cerberu nikdy nedostal.

        „Podle těch čísel,“ řekne EDI, „mohu admirálu Hackettovi sdělit, který sklad byl vykraden, kdy a za čí směny. Bude mít radost. Ne tu příjemnou.“

        Balíček strčíte do kapsy a buben necháte otevřený, pás nábojů mu visí přes okraj jako jazyk. Někde vpředu se důstojník dožaduje hlášení z postavení, kde už nezbyl nikdo, kdo by ho podal. Nic lepšího jste za celou noc neslyšeli.
    .game = Vedlejší cíl je splněný. Ihned získáváte 1 bod válečné připravenosti a přidejte do inventáře jeden náhodný nepoužitý žeton kořisti. Mise pokračuje.
