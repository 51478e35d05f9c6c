# Kampaň: stupně válečné připravenosti a úspěchy.

campaign-band-failure =
    .name = Neúspěch

campaign-band-costly =
    .name = Draze vykoupeno

campaign-band-success =
    .name = Úspěch

campaign-band-triumph =
    .name = Triumf

campaign-band-perfect =
    .name = Dokonalé vítězství

campaign-achievement-detonator =
    .name = Detonátor
    .text = Reaktor byl přetížený a loď už není.

campaign-achievement-archivist =
    .name = Archivář
    .text = Všechna pole získaných dat jsou zaškrtnutá.

campaign-achievement-saviour =
    .name = Zachránce
    .text = Kdekoli lidé čekali na záchranu, dočkali se: nejméně třikrát a bez výjimky.

campaign-achievement-no-one-left-behind =
    .name = Nikdo nezůstal vzadu
    .text = Za celou kampaň nebyl vyřazený jediný hrdina a kampaň skončila úspěchem.

campaign-achievement-clean-hands =
    .name = Čisté ruce
    .text = Všechny tři hlavní mise skončily paragonovým vítězstvím.

campaign-achievement-by-any-means =
    .name = Za každou cenu
    .text = Všechny tři hlavní mise skončily renegátským vítězstvím.

campaign-achievement-sworn-company =
    .name = Věrní druzi
    .text = Dvě věrnostní mise skončily vítězstvím.

campaign-achievement-second-wind =
    .name = Druhý dech
    .text = První hlavní mise byla prohraná, a kampaň přesto skončila úspěchem.

campaign-achievement-no-loose-ends =
    .name = Do posledního detailu
    .text = V každé misi dohrané kampaně byl splněný vedlejší cíl.

campaign-achievement-grand-master =
    .name = Velmistr
    .text = Jeden hrdina má na desce odemčené všechny schopnosti kromě věrnostní.

campaign-achievement-straight-through =
    .name = Rovnou k cíli
    .text = Tři hlavní mise, žádná věrnostní a na konci úspěch.

campaign-achievement-no-corrections =
    .name = Bez jediné opravy
    .text = Stupnice válečné připravenosti je plná.

# --- Příběhové oddíly: začátek kampaně, mezi misemi po 1A a předčasný konec -----------------------------------

campaign-passage-57 =
    .title = Jedenačtyřicet, a po svých
    .story =
        Potkáte je dřív, než jste čekali. Dostali příkaz jít na záď a počkat na raketoplán. Šli na příď.

        „Bude se vám hodit vědět, které žebříky drží,“ řekne žena s klíčem. Našla si lepší bundu, důstojnickou, a odznaky z ní odřezala něčím tupým. „Tři měsíce jsme po všech tahali střelivo. Tenhle ne. Tenhle, jestli jste hubení. Na tomhle sedí chlap s puškou, teda seděl.“

        Čtyřicet lidí za ní se snaží stát v chodbě potichu a vůbec jim to nejde.

        „Zbraně vám dát nemůžu,“ řekne Shepard.

        „Nikdo si neříká.“ Podává vám list vytržený z rozpisu služeb. Na rub někdo zpaměti nakreslil celou loď, palubu po palubě, mastnou tužkou, s malými křížky tam, kde se podlaze nedá věřit. „Dejte to i svému admirálovi. Určitě za vámi bude chtít poslat další a já bych nerada, aby nám popadali do děr.“

        Odcházejí a polohlasně si zpívají něco o slanečkovi. Je to první hudba na téhle lodi, která zní jako hudba.
    .game = Získáváte 1 bod válečné připravenosti.

campaign-passage-58 =
    .title = Nízká oblačnost
    .story =
        Normandie klesá dírou v počasí, kterou jste jí udělali. Celou noc nebyla takhle blízko; vidíte ožehlé břicho a u okénka něčí tvář.

        Na laně se zhoupne bedna. Jsou v ní energetické tyčinky, termozásobníky, suché rukavice a vzkaz Jokerovým písmem, na kterém stojí jen *pěkný výhled odsud shora* a který nikdo nahlas nepřečte.

        „Třídila jsem, co napadalo,“ hlásí EDI, zatímco si rozebíráte rukavice. „Paměť řízení palby dopadla jedenáct set metrů od paluby, ke které byla přišroubovaná. Je sotva poškrábaná. Jsou v ní záznamy střelby, objednávky a osobní spisy všech, kdo u baterie sloužili.“ Odmlčí se, jak se to naučila. „Myslela jsem, že budete chtít záznamy střelby.“

        „Všechno,“ odpoví Shepard. „Vezmeme si všechno.“

        A tak stojíte v závětří za skálou, s rukama v suchu, a posloucháte jména, jedno po druhém, klidným jasným hlasem, dokud se lano nenavine a motory se nevzdálí.
    .game = Paměť řízení palby není ztracená: zaškrtněte 1 pole získaných dat.

campaign-passage-59 =
    .title = Zvuk děla
    .story =
        Celý zbytek té hodiny ho slyšíte. Je už daleko na zádi, je mezi vámi šest přepážek, a přece k vám každých pár minut podrážkami stoupá to drobné trpělivé skřípění, jak dělo otáčí hlavu.

        Nikdo o něm nemluví. Něco sníte. Najdete kohoutek, který teče.

        „Admirál Hackett je informován,“ řekne EDI. „Přesunul místo setkání o čtyřicet kilometrů na východ. Výsadkům to přidá devadesát minut. Mám vyřídit, že by se byl pokusil o totéž.“ Zaváhá. „Na dělové palubě nikdy nesloužil. Ověřila jsem si to. Myslím, že to myslel laskavě.“

        Shepard sedí zády ke skříňce, se zavřenýma očima, a vy chvíli věříte, že žádná odpověď nepřijde.

        „Devadesát minut,“ zazní nakonec. „Dobře. Tak ať aspoň vědí, že jim ta cesta stála za to.“

        Skřípění se ozve znovu. Vstáváte, dokud trvá, aby nikdo neslyšel, jak jste ztuhlí.
    .game = Tým pokračuje dál.

campaign-passage-75 =
    .title = Nic k proclení
    .story =
        Raketoplán dosedne na lyže ve čtyřicetiuzlovém větru, nastoupíte jeden po druhém a připoutáte se, aniž by vám to musel někdo říkat. Nikdo neběží. Není už za vámi nic, před čím by se vyplatilo utíkat.

        „Oba pokusy,“ ozve se z obrazovky Hackett. Nevyčítá; vyplňuje formulář. „Rozumím. Co mi můžete dát?“

        Shepard se dívá na podlahu raketoplánu, po které se přelévá trocha černé vody, a poví mu to. Netrvá to dlouho. Jsou to hlavně vzdálenosti.

        „Dobrá. Výsadek odvolávám. Nemá smysl posílat tam další lidi kvůli lodi, kterou neudržíme.“ S rukou už na vypínači zaváhá. „Vrátili jste se všichni?“

        „Vrátili.“

        „Pak napíšu tohle.“

        Trup pod vámi se zmenšuje. Kousek žhne, kousek bliká a uprostřed se hýbe něco, co by nemělo. Pak přes něj bouře zaklapne jako víko. Jednou, mnohem později, tam někdo přijde a zjistí, co se s tím vším stalo a kdo tam ještě čekal. Vy to nebudete.
    .game = Kampaň končí předčasně: první dvě hlavní mise jsou prohrané.

campaign-passage-76 =
    .title = Jedna noc na Hagalazu
    .story =
        Na Hagalazu obchází den svět krokem unaveného člověka a před ním jde vždycky bouře. Tam, kde stojíte, je noc. Je noc už hezky dlouho. Na východě se při zemi táhne pruh hnědého světla a v něm se blýská.

        „Jedenáct hodin,“ řekne admirál Hackett. Letos zhubl; dokonce i na obraze. „Pak fronta přejde přes vrak a žádný vrak nebude. Flotila jich potřebuje čtrnáct. Chápete, v čem je potíž.“

        Křižník spadl před třemi dny. Byla to laboratoř s motory. Cerberus ji naplnil lidmi z Benningu, věcmi vykopanými tam, kde by nikdo kopat neměl, a čtyřmi stovkami členů posádky, kterým řekli, že je to pro dobro věci. Něco se v ní probudilo. Teď leží na boku ve dvanácti kilometrech rozlámaného černého skla a některé její části pořád střílejí.

        „Nesmějí získat ten výzkum. Dostaňte ven každého, koho dostat půjde. V tomhle pořadí, mám vám říct.“ Promne si oči. „Jaké pořadí je správné, poznáte na místě. Obvykle to poznáte.“

        „Cesty dovnitř jsou dvě,“ řekne EDI. „Děla, nebo oheň. Mám plány obou. O žádné bych neřekla, že je dobrá.“
    .game = Kampaň začíná. Zaškrtněte zastávku mise 1. dějství: Zbraně Cerberu nebo Průlom.
