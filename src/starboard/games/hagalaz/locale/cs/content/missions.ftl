# Názvy a úvody ostatních misí, jak je ukazuje hala.

mission-breakthrough =
    .name = Průlom
    .intro =
        Příď se při nárazu utrhla. Co z ní zbylo, leží o dvě stě metrů dál s nosem zabořeným do skla a mezi přídí a trupem vede kýl: tunel vysoký jako půldruhého člověka, stavěný pro potrubí a nikdy pro lidi. Je to jediná cesta do lodi, kterou Cerberus nehlídá.

        Nikdo ji nehlídá, protože hoří. Při pádu prasklo palivové vedení, potkalo se s hlavním kabelem a tunel od soumraku hoří, pomalu, jako by měl nějaký plán. Cestu tam našly i věci z laboratoře. Žár jim zřejmě nevadí.

        Dvě přepážky, patnáct žeber, na konci jedna propust. A po severní straně, za roletou, která se spustila sama, kóje noční hlídky.

mission-hangar-eleven =
    .name = Hangár jedenáct
    .intro =
        Deset z jedenácti hangárů křižníku je plných černého písku. V jedenáctém se svítí, vnější vrata jsou ještě otevřená a na startovací koleji stojí transportér Halcyon s motory na volnoběh. Bude to poslední věc, která tuhle loď opustí, a každý na palubě, kdo o ní slyšel, se snaží dostat na seznam.

        Seznam je krátký. Kromě důstojníků uvádí šest cestujících, a ty jen pod čísly. Jsou kontrolní skupina: šest lidí z Benningu, kterým nikdo nic neudělal, aby bylo ostatní s kým srovnávat. Laboratoř si Cerberus postaví jinou. Šest takových už nikdy.

        Někde odpočítává megafon. Neříká, co se stane při nule. Nemusí.

mission-atlas-binary =
    .name = Atlas Binary
    .intro =
        Montážní hala byla postavená, aby vyrobila jednu věc, a vyrobila ji dvakrát. Na západní rampě stojí čtyři metry vysoký kráčející stroj s nápisem CASTOR na holeni; na východní rampě, zády k protější stěně, stojí POLLUX. Mezi nimi je lávka, řídicí kabina, prasklé potrubí s chladivem a nic, za co byste se chtěli schovat.

        Každá cesta dál vede přes tuhle halu. Každá hlídka, která vás hledá, to ví.

        EDI stroje hodinu poslouchala. Říká, že si nevyměňují rozkazy, jak by to dva stroje dělaly. Když jeden přenese váhu, přenese ji i druhý. Když jeden odpovídá pomalu, druhý na něj počká. Připomíná jí to, jak říká, lidi, kteří se vracejí potmě domů.

mission-the-choir =
    .name = Chór
    .intro =
        Uprostřed lodi, kde plány nekreslí nic než zátěž, má křižník laboratoř. Někdo ji postavil ve tvaru kříže: dlouhá loď s lavicemi pro pozorovatele, dvě krátká ramena, čtyři oddělení za ocelovými dveřmi a na konci kulatá místnost a v ní věc, kterou nevytvořily ruce.

        Lidi odvlečené z Benningu sem vodili po tuctech. Třicet nebo víc se jich už změnilo v něco jiného a chodí potmě mezi lavicemi. Sedm jich je ještě ve schránkách. Jsou vzhůru a všichni broukají stejný tón.

        Jediný výtah je ten, kterým jste přijeli. Kdo jde dovnitř, musí stejnou cestou i ven.

mission-critical-mass =
    .name = Kritické množství
    .intro =
        Pohonná sekce leží na boku v příkopu, který si sama vyhloubila, a je teplá. Sníh, který na trup napadne, tam nezůstane ležet. Uvnitř obíhá kolem hlavního reaktoru prstenec strojních palub; za prstencem je mezera a uprostřed mezery visí reaktorová hala. Nedrží ji nic, čemu by soudný inženýr věřil.

        Do té haly se nechodí. Jezdí tam dva servisní výtahy, jeden ze severní paluby a jeden z jižní, a otevřou jen ruce, která dosáhne na panel. Posádky Cerberu na prstenci přišly o kódy. Moc rády by je dostaly zpátky.

        Jádro se pomalu rozbíhá samo. Můžete ho uspat, nebo mu pomoct.

mission-the-mainframe =
    .name = Datové jádro
    .intro =
        Všechno, co se křižník dozvěděl, je uložené na jednom místě, vpředu za můstkem, v místnosti, která má při pohledu shora obrys mozku. Architekt to myslel jako vtip. Vtip už to není.

        Jsou tu dva laloky plné serverů, levý a pravý, každý s terminálem na vzdáleném konci. Mezi nimi vede ulička a v jejím čele trezor s datovým jádrem. Ani jeden lalok neví, co si myslí druhý. Postavili je tak, aby žádný zrádce nepřečetl sám jediné slovo; otázka se klade vlevo, odpovídá se na ni vpravo a odpověď platí asi tak dlouho, jak vydržíte nedýchat.

        Smrťáci se dovnitř dostali skrz odpovědi. Teď se dveře otvírají a zavírají v pomalém rytmu, nejdřív jedna strana, pak druhá, a nedělá to nikdo ze seznamu posádky.

mission-kinetic-barrier =
    .name = Kinetická bariéra
    .intro =
        Vysoko pod nejvyššími pláty vraku, kde je slyšet déšť, leží šestistěnná hala. Uprostřed, na pódiu jako pro dechovku, stojí generátor kinetické bariéry. Pokryl by celou loď od přídě po záď. Od pádu je vypnutý, protože Cerberus hodlá odejít a nehodlá tu nic nechat.

        Tři ze šesti koutů jsou díry v trupu a stoupají jimi vojáci. Zbylé tři jsou kryty. Každý má ocelové dveře, venku na stěně jistič a uvnitř asi třicet lidí, poslední z Benningu, které přesunuli sem nahoru, aby nepřekáželi.

        Není kam je odvést. Fronta je čtvrt hodiny daleko. Co bude stát uvnitř pole, až dorazí, to tu bude i ráno.

mission-clear-shot =
    .name = Čistý výstřel
    .intro =
        Na vrcholu vraku, kde trup tvoří střechu, vedou po celé délce hřbetu dvě koleje a mezi nimi kýlová lávka. Je to jediná cesta napříč, která nevede přes paluby, a celou noc a den tudy šel každý, kdo se dostal z podpalubí.

        Asi před hodinou přestali chodit. Leží podél kolejí v širokých, pravidelných rozestupech a vedle každého leží ten, kdo mu šel pomoct.

        Vítr tady nahoře bere zvuk pušky a vrací ho ze špatné strany. Na hřbetě je pět míst, odkud trpělivý člověk vidí všechno, co se hne. Používá všech pět. Nikdy mezi nimi nepřechází tak, abyste to viděli, a ještě nevystřelil na nikoho, kdo by se zrovna nedíval na někoho jiného.

mission-the-vault =
    .name = Co Prostředník uchoval
    .intro =
        Před lety se na tomto světě zřítila jiná loď, velmi soukromá, a její majitel zahynul s ní. Cerberus ten vrak prošel s pinzetou. Co pinzeta našla, skončilo v téhle místnosti.

        Je kulatá, bílá a neskutečně studená. Vybíhá z ní šest regálových uliček a v každé si na polici brouká jádro ne větší než krabička na svačinu. Uprostřed stojí stará čtečka, vcelku vyzvednutá z té druhé lodi a přišroubovaná k podlaze téhle, a před ní dvě křesla, která nikdy nebyla pro lidi.

        Archivářů bylo jedenáct. Pracovali tu na směny, ve filcových botách, a střídali se v zalévání kytky. Něco jim při tom četlo přes rameno. Všech jedenáct stále pracuje. Kytka uschla.

mission-dead-air =
    .name = Mrtvý vzduch
    .intro =
        Devátou palubu stavěli lidé, kteří si navzájem nevěřili. Každý oddíl má vlastní plášť, vlastní přepážky, vlastní vzduch v lahvích a dveře, ke kterým je potřeba něčí svolení. Když křižník dopadl, všechny ty dveře udělaly, k čemu byly navržené.

        Je za nimi šest quarianských inženýrů. Cerberus je unesl z vyprošťovacího remorkéru Flotily, aby mu udržovali podporu života, protože jí nikdo jiný na palubě nerozuměl, a jedenáct týdnů ji udržovali, maličko špatně, způsobem, kterého by si všiml jen jiný quarian.

        Tali si všimla. Stačily jí čtyři vteřiny. Hukot ventilace hláskoval jméno lodi.

mission-blood-price =
    .name = Cena krve
    .intro =
        Na Tuchance platí starý zákon, starší než bomby: kdo prodá krogana, ten za něj dluží a dluh se splácí krví, vlastní rukou a tam, kde to ostatní vidí.

        Pod zadními nákladovými palubami křižníku je kulatá místnost s odtokem uprostřed. V lodních papírech stojí manipulace s dobytkem. Cerberus pro ni koupil pět kroganů a dal je do želez, aby zjistil, kolik lze kroganovi vzít, než přestane být kroganem. Pak se probudila ta věc v jádru, personál se přestal ptát a dal se do práce sám na sobě.

        Těch pět je pořád ve svých kotcích. I ten, který je prodal. Cítíte to místo už od schodů na galerii a Wrex přestal vtipkovat.
