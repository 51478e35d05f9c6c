# Pravidla hry slovy katalogu, v pořadí knihy pravidel.

# --- Herní materiál -------------------------------------------------------------------------------------------

rule-HG-COMP-01 =
    .title = Tři knihy
    .text = Tři knihy: kniha pravidel, Kniha misí (její pravé strany jsou herní plány) a Příběhová kniha s číslovanými oddíly.

rule-HG-COMP-02 =
    .title = List s mapou kampaně
    .text = Jeden list s mapou kampaně; na rubu je přehled symbolů, který lze mít během mise na stole.

rule-HG-COMP-03 =
    .title = Pět desek hrdinů
    .text = Pět desek hrdinů: Shepard, Garrus, Liara, Tali, Wrex.

rule-HG-COMP-04 =
    .title = Figurky hrdinů
    .text = Šest figurek hrdinů; Shepard má dvě (muže a ženu), používá se právě jedna a druhá zůstává v krabici.

rule-HG-COMP-05 =
    .title = Dvanáct strategických a dvě paragonové kostky
    .text = Dvanáct strategických kostek a dvě paragonové kostky.

rule-HG-COMP-06 =
    .title = Šedesát čtyři karty hrozeb, dva balíčky
    .text = Šedesát čtyři karty hrozeb ve dvou samostatných balíčcích, jeden pro Cerberus a jeden pro Smrťáky.

rule-HG-COMP-07 =
    .title = Počty žetonů nepřátel
    .text = Žetony nepřátel: 30 pěšáků Cerberu, 30 pěšáků Smrťáků, 24 jedinečných šampionů, všechny oboustranné: celkem 84 (nadpis českého seznamu uvádí 86).

rule-HG-COMP-08 =
    .title = Dvanáct žetonů kořisti
    .text = Dvanáct žetonů kořisti: 5 medigelů, 2 granáty, 1 pouzdro s granáty, 4 žetony dat.

rule-HG-COMP-09 =
    .title = Počty stavových žetonů
    .text = Stavové žetony: 4 vyřazení hrdinové, 6 věží (aktivní / vyřazená), 7 cílů, 7 uprchlíků, 20 oboustranných žetonů zranění a biotických žetonů, 8 oboustranných žetonů dveří (zamčené / odemčené).

rule-HG-COMP-10 =
    .title = Žetony jednotlivých hrdinů
    .text = Žetony hrdinů: 5 žetonů zuřivosti (Wrex), 3 žetony velení (Shepard), 3 žetony nástražných min (Garrus) a dron Chatika (Tali; je v přehledu symbolů, v seznamu chybí).

rule-HG-COMP-11 =
    .title = Vedoucí žeton, renegátské žetony, ukazatele, sáček
    .text = Jeden vedoucí žeton, 8 renegátských žetonů, 15 ukazatelů, 1 sáček nepřátel, 1 omyvatelný fix.

rule-HG-COMP-12 =
    .title = Žetony pěšáků podle výzvy
    .text = Každých 10 žetonů pěšáků jednoho druhu se dělí podle úrovně výzvy (5/3/2, viz HG-EX-05).

# --- Obecné pojmy ---------------------------------------------------------------------------------------------

rule-HG-GEN-01 =
    .title = Co je postava
    .text = „Postava“ je každý hrdina, pěšák i šampion; žetony, věže a dron Chatika postavami nejsou.

rule-HG-GEN-02 =
    .title = Pěšáci a šampioni
    .text = Nepřátelé jsou přesně dvojí: pěšáci (početní, vracejí se) a šampioni (jmenovití protivníci, pro každou misi jiní).

rule-HG-GEN-03 =
    .title = Právě hrající hrdina
    .text = Právě hrající hrdina je ten, jehož tah probíhá; o něm mluví i karty hrozeb.

rule-HG-GEN-04 =
    .title = Vedoucí hráč
    .text = Vedoucí hráč je ten, kdo hraje za vedoucího hrdinu; plní všechny povinnosti, které pravidla vedoucímu hráči ukládají.

rule-HG-GEN-05 =
    .title = Zaškrtnutí platí celou kampaň
    .text = Zaškrtnutá pole (na mapě kampaně, na stránce mise, na deskách hrdinů) patří ke stavu kampaně a mažou se až po jejím skončení.

rule-HG-GEN-06 =
    .title = Příprava mise má přednost
    .text = Pokud dodatečná příprava mise odporuje obecné přípravě, platí pokyny mise.

rule-HG-GEN-07 =
    .title = Shepard jako muž nebo žena
    .text = Pro velitele i velitelku Shepard platí úplně stejná pravidla; výběr mění jen vzhled.

rule-HG-GEN-08 =
    .title = Postupová pole mise
    .text = Stránka mise může mít postupová pole, která se zaškrtávají za okolností uvedených vedle nich.

# --- Hráči a sdílení kontroly ---------------------------------------------------------------------------------

rule-HG-PLAY-01 =
    .title = Společně pro 1 až 4 hráče
    .text = Hra je plně kooperativní, pro 1 až 4 hráče.

rule-HG-PLAY-02 =
    .title = Vždy čtyři hrdinové
    .text = Každé mise se účastní přesně čtyři hrdinové bez ohledu na počet hráčů.

rule-HG-PLAY-03 =
    .title = Jeden hráč, čtyři hrdinové
    .text = Jeden hráč hraje za všechny čtyři hrdiny.

rule-HG-PLAY-04 =
    .title = Dva hráči, každý dva hrdinové
    .text = Ve dvou hraje každý za dva hrdiny.

rule-HG-PLAY-05 =
    .title = Tři hráči, čtyři hrdinové
    .text = Ve třech hraje jeden hráč za dva hrdiny a zbylí dva hráči každý za jednoho.

rule-HG-PLAY-06 =
    .title = Čtyři hráči, každý jeden hrdina
    .text = Ve čtyřech hraje každý za jednoho hrdinu.

rule-HG-PLAY-07 =
    .title = Kdo za hrdinu rozhoduje
    .text = Za hrdinu rozhoduje hráč, který za něj hraje.

# --- Tým ------------------------------------------------------------------------------------------------------

rule-HG-SQUAD-01 =
    .title = Shepard a tři další
    .text = Tým tvoří vždy Shepard a tři hrdinové vybraní z těchto čtyř: Garrus, Liara, Tali, Wrex.

rule-HG-SQUAD-02 =
    .title = Změna týmu mezi misemi
    .text = Tři Shepardovy společníky lze mezi misemi libovolně měnit.

rule-HG-SQUAD-03 =
    .title = Nové rozdělení hrdinů
    .text = Hrdiny si hráči mohou mezi misemi rozdělit jinak, i když složení týmu zůstává.

rule-HG-SQUAD-04 =
    .title = Nepoužitý hrdina o nic nepřijde
    .text = Deska a figurka nepoužitého hrdiny se pro tuto misi vrátí do krabice; jeho zaškrtnutá pole (XP, odemčené schopnosti) zůstávají.

# --- Kampaň ---------------------------------------------------------------------------------------------------

rule-HG-CAMP-01 =
    .title = Tři dějství, z každého jedna mise
    .text = Kampaň má tři dějství; z každého se hraje přesně jedna hlavní mise, v pořadí dějství.

rule-HG-CAMP-02 =
    .title = Výběr první mise
    .text = Na začátku kampaně hráči zaškrtnou zastávku jedné mise 1. dějství a vyznačí cestu, která k ní vede.

rule-HG-CAMP-03 =
    .title = Zaškrtnutí zastávky
    .text = Misi vyberete tím, že zaškrtnete zastávku ve spodní části jejího rámečku.

rule-HG-CAMP-04 =
    .title = Jeden výsledek každé mise
    .text = Po misi se zaškrtne přesně jeden ze tří výsledků: paragonové vítězství, renegátské vítězství, selhání.

rule-HG-CAMP-05 =
    .title = Po vytištěné cestě
    .text = Další hlavní misí smí být jen ta, ke které z právě odehrané mise vede vytištěná cesta; její zastávka se zaškrtne a cesta vyznačí.

rule-HG-CAMP-06 =
    .title = Kampaň pokračuje i po selhání
    .text = Tým vždy pokračuje další misí, ať tu poslední vyhrál, nebo prohrál.

rule-HG-CAMP-07 =
    .title = Dvě selhání na začátku
    .text = Výjimka: pokud první dvě hlavní mise skončí selháním, kampaň končí předčasně neúspěchem; věrnostní mise se přitom nepočítají (česká pravidla mluví jen o „obou prvních misích“).

rule-HG-CAMP-08 =
    .title = Konec kampaně
    .text = Kampaň končí po misi 3. dějství a hodnotí se podle celkové válečné připravenosti.

rule-HG-CAMP-09 =
    .title = Úvodní oddíl 76
    .text = Před úplně první misí kampaně se přečte příběhový oddíl 76 a vyhodnotí se jeho herní text.

rule-HG-CAMP-10 =
    .title = Co si kampaň pamatuje
    .text = Stav kampaně tvoří zaškrtnuté zastávky a cesty, výsledky misí, věrnostní pole, pole získaných dat, pole válečné připravenosti a u každého hrdiny XP a odemčené schopnosti.

rule-HG-CAMP-11 =
    .title = Naráz, nebo po částech
    .text = Kampaň lze odehrát na jedno posezení, nebo ji rozdělit na několik.

# --- Válečná připravenost -------------------------------------------------------------------------------------

rule-HG-WAR-01 =
    .title = Válečná připravenost
    .text = Válečná připravenost je jedno číslo pro celou kampaň, které se zaznamenává zaškrtáváním polí na mapě kampaně.

rule-HG-WAR-02 =
    .title = Za co se získává
    .text = Body se získávají za dokončené mise a za splněné vedlejší cíle.

rule-HG-WAR-03 =
    .title = Paragonové vítězství dává víc
    .text = Paragonové vítězství obvykle dává více válečné připravenosti než renegátské vítězství ve stejné misi.

rule-HG-WAR-04 =
    .title = Válečná připravenost za věrnost
    .text = Splněný věrnostní cíl dává malé množství válečné připravenosti.

rule-HG-WAR-05 =
    .title = Hodnocení kampaně
    .text = Úspěch kampaně se odečte podle konečné válečné připravenosti; stupnice má maximum („dokonalé skóre“).

rule-HG-WAR-06 =
    .title = Kolik bodů za výsledek
    .text = Kolik bodů který výsledek dává, uvádí stránka mise nebo příběhový oddíl.

# --- Věrnostní mise -------------------------------------------------------------------------------------------

rule-HG-LOYM-01 =
    .title = Každý společník má věrnostní misi
    .text = Garrus, Liara, Tali a Wrex mají každý jednu věrnostní misi; Shepard žádnou.

rule-HG-LOYM-02 =
    .title = Věrnostní mise jsou nepovinné
    .text = Věrnostní mise jsou nepovinné a hrají se mezi hlavními misemi.

rule-HG-LOYM-03 =
    .title = Nejvýše dvě věrnostní mise
    .text = Za kampaň se lze pokusit nejvýše o dvě věrnostní mise.

rule-HG-LOYM-04 =
    .title = Jediný pokus
    .text = O věrnostní misi každého hrdiny se lze v kampani pokusit jen jednou, ať skončí výhrou, nebo prohrou.

rule-HG-LOYM-05 =
    .title = Závazek k věrnostní misi
    .text = Kdo na mapě zaškrtne věrnostní pole, musí věrnostní misi odehrát před další hlavní misí.

rule-HG-LOYM-06 =
    .title = Začátek věrnostní mise
    .text = Má-li následovat věrnostní mise: vyberte hrdinu, jehož věrnostní pole je ještě prázdné, přečtěte příběhový oddíl uvedený v jeho rámečku a pole zaškrtněte.

rule-HG-LOYM-07 =
    .title = Garrův věrnostní oddíl
    .text = Garrův věrnostní oddíl má číslo 66.

rule-HG-LOYM-08 =
    .title = Výhra odemyká věrnostní schopnost
    .text = Vyhraná věrnostní mise umožní hrdinovi odemknout jeho jedinečnou věrnostní schopnost.

rule-HG-LOYM-09 =
    .title = Bez věrnostních misí
    .text = V krátké kampani lze věrnostní mise úplně vynechat.

# --- Příběhové oddíly -----------------------------------------------------------------------------------------

rule-HG-NARR-01 =
    .title = Čtou se jen uvedené oddíly
    .text = Číst se smějí jen příběhové oddíly, na které některý pokyn výslovně odkazuje.

rule-HG-NARR-02 =
    .title = Nejdřív příběh, pak herní text
    .text = Oddíl má příběhovou část, která se nejdřív přečte nahlas, a herní text, který se vyhodnotí potom.

rule-HG-NARR-03 =
    .title = Oddíly se nesmějí vynechat
    .text = Oddíly se nesmějí přeskakovat: jejich herní text může obsahovat povinné pokyny (odemčení, zaškrtnutí, odměny, další kroky).

rule-HG-NARR-04 =
    .title = Oddíl k výsledku mise
    .text = Když mise skončí, stránka mise obvykle odkáže na oddíl pro dosažený výsledek.

# --- Stránky misí ---------------------------------------------------------------------------------------------

rule-HG-PAGE-01 =
    .title = Dvoustrana mise
    .text = Dvoustrana mise = stránka Pravidla mise (vlevo) + mapa mise (vpravo).

rule-HG-PAGE-02 =
    .title = Co je na stránce Pravidla mise
    .text = Stránka Pravidla mise obsahuje: úvod příběhu, Dodatečnou přípravu, Nepřátelské jednotky, Dodatečná pravidla, cíle, jednoho nebo více šampionů, rámeček selhání a případně postupová pole.

rule-HG-PAGE-03 =
    .title = Nepřátelské jednotky
    .text = Rámeček Nepřátelské jednotky uvádí jednu stranu (Cerberus nebo Smrťáky), druhy pěšáků s počty a jednu úroveň výzvy (nízká, střední, extrémní).

rule-HG-PAGE-04 =
    .title = Rámeček selhání
    .text = Rámeček selhání uvádí, jak se mise prohrává (vyprší čas, nebo je vyřazený Shepard) a co se pak stane.

# --- Příprava mise --------------------------------------------------------------------------------------------

rule-HG-SETUP-01 =
    .title = Pořadí přípravy
    .text = Pořadí přípravy: 1. mise, 2. sáček nepřátel, 3. nepřátelé, 4. mapa, 5. tým.

rule-HG-SETUP-02 =
    .title = Nalezení další mise
    .text = 1. krok: najděte další misi na mapě kampaně, otevřete její dvoustranu a přečtěte si Dodatečnou přípravu.

rule-HG-SETUP-03 =
    .title = Balíček hrozeb dané strany
    .text = Krok 3a: vezměte balíček hrozeb strany, proti které se mise hraje, zamíchejte ho a položte lícem dolů; druhý balíček se nepoužije.

rule-HG-SETUP-04 =
    .title = Šampioni při přípravě
    .text = Krok 3b: každého uvedeného šampiona umístěte na jeho startovní hex.

rule-HG-SETUP-05 =
    .title = Pěšáci při přípravě
    .text = Krok 3c: pro každý startovní hex pěšáka vytáhněte ze sáčku jednoho náhodného pěšáka a umístěte ho tam.

rule-HG-SETUP-06 =
    .title = Kterou stranou pěšáci začínají
    .text = Pěšáci umístění při přípravě leží aktivní stranou nahoru; v zakrytých oblastech omráčenou.

rule-HG-SETUP-07 =
    .title = Kořist lícem dolů
    .text = Krok 4a: zamíchejte všech 12 žetonů kořisti lícem dolů a na každý symbol kořisti (i bonusové, viz HG-FEAT-01) jeden položte, aniž se na něj podíváte.

rule-HG-SETUP-08 =
    .title = Cíle, uprchlíci, dveře, věže
    .text = Krok 4b: na příslušné symboly položte žetony cílů, uprchlíků, dveří (na oranžové symboly zamčené, na zelené odemčené) a věží.

rule-HG-SETUP-09 =
    .title = Věže začínají aktivní
    .text = Žetony věží leží na začátku aktivní stranou nahoru.

rule-HG-SETUP-10 =
    .title = Přečtení pravidel a cílů
    .text = Krok 4c: přečtěte si Dodatečná pravidla a cíle.

rule-HG-SETUP-11 =
    .title = Výběr společníků a hráčů
    .text = Krok 5a: vyberte tři společníky a rozdělte hrdiny mezi hráče.

rule-HG-SETUP-12 =
    .title = Plné zdraví a štíty
    .text = Krok 5b: každý hrdina začíná s plným zdravím i štíty (ukazatel na posledním poli obou stupnic vpravo).

rule-HG-SETUP-13 =
    .title = Hrdinové na startovních hexech
    .text = Krok 5c: počínaje Shepardem a dál po směru hodinových ručiček umístěte každého hrdinu na startovní hex, na kterém ještě žádný hrdina nestojí.

rule-HG-SETUP-14 =
    .title = Vyhrazené startovní hexy
    .text = Startovní hex hrdiny může být společný, nebo vyhrazený určitému hrdinovi (existují symboly pro Sheparda, Garra, Liaru, Tali i Wrexe).

rule-HG-SETUP-15 =
    .title = Příprava základní schopnosti
    .text = Krok 5d: proveďte přípravu uvedenou u základní schopnosti každého hrdiny.

rule-HG-SETUP-16 =
    .title = Shepard vede s dvanácti kostkami
    .text = Krok 5e: dejte Shepardovi vedoucí žeton a připravte 12 strategických kostek.

rule-HG-SETUP-17 =
    .title = Paragonové kostky při přípravě
    .text = Krok 5f: za každé paragonové vítězství zaškrtnuté na mapě kampaně přidejte jednu paragonovou kostku (nejvýše 2).

rule-HG-SETUP-18 =
    .title = Renegátské žetony při přípravě
    .text = Krok 5g: za každé renegátské vítězství zaškrtnuté na mapě kampaně dostane každý hrdina jeden renegátský žeton.

rule-HG-SETUP-19 =
    .title = Inventář začíná prázdný
    .text = Na začátku každé mise je inventář týmu prázdný (nepoužitá kořist se nikdy nepřenáší).

# --- Sáček nepřátel -------------------------------------------------------------------------------------------

rule-HG-BAG-01 =
    .title = Třicet pěšáků jedné strany
    .text = Vezměte 30 žetonů pěšáků strany, proti které se mise hraje; třicet žetonů druhé strany se nepoužije.

rule-HG-BAG-02 =
    .title = Úroveň výzvy pěšáka
    .text = Každý žeton pěšáka má na omráčené straně 1, 2 nebo 3 kosočtverce podle úrovně výzvy: nízká, střední, extrémní.

rule-HG-BAG-03 =
    .title = Sáček pro nízkou výzvu
    .text = Nízká výzva: použijí se jen žetony s 1 kosočtvercem.

rule-HG-BAG-04 =
    .title = Sáček pro střední výzvu
    .text = Střední výzva: použijí se žetony s 1 a 2 kosočtverci (všechny se 3 se odloží).

rule-HG-BAG-05 =
    .title = Sáček pro extrémní výzvu
    .text = Extrémní výzva: použijí se všechny žetony (nic se neodkládá).

rule-HG-BAG-06 =
    .title = Kontrola počtu pěšáků
    .text = Číslo u každého druhu v rámečku Nepřátelské jednotky udává, kolik jich má po roztřídění zůstat (kontrolní součet).

rule-HG-BAG-07 =
    .title = Náhodné tahání ze sáčku
    .text = Zbylé žetony patří do sáčku a zamíchají se; tahá se náhodně a bez vracení.

rule-HG-BAG-08 =
    .title = Poražení pěšáci zpět do sáčku
    .text = Poražený pěšák se vrátí do sáčku a může být vytažen znovu.

rule-HG-BAG-09 =
    .title = Šampioni do sáčku nepatří
    .text = Šampioni v sáčku nikdy nejsou; poražený šampion prostě opustí mapu.

# --- Žetony nepřátel ------------------------------------------------------------------------------------------

rule-HG-TOKEN-01 =
    .title = Aktivní strana nepřítele
    .text = Aktivní strana: jméno, hodnota útoku, hodnota štítů, případně jedna specializace.

rule-HG-TOKEN-02 =
    .title = Omráčená strana nepřítele
    .text = Omráčená strana: hodnota štítů, ale žádná hodnota útoku ani specializace; u pěšáků navíc kosočtverce úrovně výzvy.

rule-HG-TOKEN-03 =
    .title = Štíty jsou výdrž nepřítele
    .text = Hodnota štítů nepřítele je na obou stranách stejná a je to celá jeho výdrž (samostatné zdraví nepřátelé nemají).

rule-HG-TOKEN-04 =
    .title = Štíty šampiona: X
    .text = Žetony šampionů mají jako hodnotu štítů „X“: skutečné hodnoty udává stupnice odolnosti na stránce mise.

rule-HG-TOKEN-05 =
    .title = Rámeček šampiona
    .text = Rámeček šampiona ukazuje žeton, symbol startovního hexu, stupnici odolnosti, speciální pravidlo a případně specializaci; speciální pravidlo patří k dané misi.

# --- Mapa a hexy ----------------------------------------------------------------------------------------------

rule-HG-MAP-01 =
    .title = Na hexu jediná postava
    .text = Mapa je síť hexů; na hexu smí být nejvýše jedna postava a libovolný počet žetonů.

rule-HG-MAP-02 =
    .title = Stálé prvky mapy
    .text = Stěny, překážky a startovní hexy jsou stálé prvky mapy a platí po celou misi.

rule-HG-MAP-03 =
    .title = Symboly jen ukazují místa žetonů
    .text = Symboly cílů, kořisti, uprchlíků, dveří a věží jen ukazují, kam při přípravě patří žetony; potom už samy nic neznamenají.

rule-HG-MAP-04 =
    .title = Mimo síť je za hranicí
    .text = Všechno mimo síť hexů je za hranicí: žádná postava tam nesmí, pokud to pravidlo mise výslovně nedovolí (například východ z mapy).

rule-HG-MAP-05 =
    .title = Startovní hexy pěšáků
    .text = Na startovních hexech pěšáků pěšáci začínají a přicházejí tudy i posily.

rule-HG-MAP-06 =
    .title = Startovní hexy šampionů
    .text = Startovní hex šampiona ukazuje, kde šampion začíná; existují až tři různé symboly.

rule-HG-MAP-07 =
    .title = Východ z mapy
    .text = Existuje symbol východu z mapy; jeho význam určuje mise.

# --- Stěny, dveře, překážky -----------------------------------------------------------------------------------

rule-HG-WALL-01 =
    .title = Přes stěnu ani krok, ani útok
    .text = Stěna leží na okraji mezi dvěma hexy; žádná postava se přes ni nemůže pohnout ani útočit.

rule-HG-WALL-02 =
    .title = Stěna ruší sousedství
    .text = Dva hexy oddělené stěnou nikdy nesousedí.

rule-HG-DOOR-01 =
    .title = Zamčené a odemčené dveře
    .text = Dveře jsou žetony na okraji hexu, zamčené (oranžové), nebo odemčené (zelené); při změně se otáčejí.

rule-HG-DOOR-02 =
    .title = Zamčené dveře jsou jako stěna
    .text = Pro pohyb, sousedství a vzdálenost jsou zamčené dveře totéž co stěna.

rule-HG-DOOR-03 =
    .title = Odemčenými dveřmi se prochází
    .text = Odemčené dveře pohybu, sousedství ani vzdálenosti nebrání.

rule-HG-DOOR-04 =
    .title = Dveře přerušují palebné pole
    .text = Každé dveře, zamčené i odemčené, přerušují palebné pole, s výjimkou HG-LOF-05.

rule-HG-DOOR-05 =
    .title = Odemykání dveří
    .text = Zamčené dveře se odemykají schopnostmi hrdinů (dveře umí nabourat Taliin dron) nebo pravidly mise.

rule-HG-OBST-01 =
    .title = Překážky leží na okrajích
    .text = Překážka leží na okraji mezi dvěma hexy a je vyznačená půlkruhy.

rule-HG-OBST-02 =
    .title = Překážky vadí jen útokům
    .text = Překážky ovlivňují jen útoky (palebné pole): pohybu, sousedství ani vzdálenosti nebrání.

rule-HG-OBST-03 =
    .title = Překážka uprostřed
    .text = Pokud překážka leží na přímce mezi dvěma postavami a nedotýká se hexu žádné z nich, nemá ani jedna druhou v palebném poli.

rule-HG-OBST-04 =
    .title = Jednostranné krytí
    .text = Pokud se překážky dotýká hex právě jedné z obou postav, má tato postava druhou v palebném poli, ale druhá ji ne (jednostranné krytí).

rule-HG-OBST-05 =
    .title = Přes společnou překážku
    .text = Pokud se téže překážky dotýkají oba hexy (leží na obou stranách tohoto okraje), mají se obě postavy v palebném poli navzájem.

# --- Sousedství -----------------------------------------------------------------------------------------------

rule-HG-ADJ-01 =
    .title = Co znamená sousedit
    .text = Dva hexy sousedí, pokud mají společný okraj a na něm není stěna ani zamčené dveře.

rule-HG-ADJ-02 =
    .title = Překážky a sousedství
    .text = Překážky sousedství nebrání.

rule-HG-ADJ-03 =
    .title = Odemčené dveře a sousedství
    .text = Odemčené dveře sousedství nebrání.

rule-HG-ADJ-04 =
    .title = Převýšení a sousedství
    .text = Linie převýšení sousedství nebrání (brání jen pohybu nahoru).

rule-HG-ADJ-05 =
    .title = Hex nesousedí sám se sebou
    .text = Hex nesousedí sám se sebou.

rule-HG-ADJ-06 =
    .title = Rychlé cestování není sousedství
    .text = Dva hexy spojené rychlým cestováním kvůli tomu ještě nesousedí.

# --- Vzdálenost -----------------------------------------------------------------------------------------------

rule-HG-DIST-01 =
    .title = Počítání vzdálenosti
    .text = Vzdálenost dvou hexů = délka nejkratší cesty po sousedících hexech = počet překročených okrajů.

rule-HG-DIST-02 =
    .title = Vzdálenost obchází stěny
    .text = Tato cesta nesmí vést přes stěny ani zamčené dveře.

rule-HG-DIST-03 =
    .title = Postavy vzdálenost neovlivní
    .text = Při měření vzdálenosti nehrají roli postavy, žetony ani překážky (počítá se jen sousedství).

rule-HG-DIST-04 =
    .title = Vzdálenost bez ohledu na stěny
    .text = Speciální pravidlo může nařídit, aby se stěny a zamčené dveře nepočítaly; pak jde o prostou vzdálenost v hexech.

rule-HG-DIST-05 =
    .title = Vzdálený do N hexů
    .text = „Vzdálený do N hexů“ znamená ve vzdálenosti nejvýše N.

rule-HG-DIST-06 =
    .title = Dosah nepotřebuje palebné pole
    .text = Kde rozhoduje vzdálenost, není palebné pole potřeba, pokud to účinek výslovně neříká.

# --- Palebné pole ---------------------------------------------------------------------------------------------

rule-HG-LOF-01 =
    .title = Šest paprsků
    .text = Z hexu postavy vychází šest přímých paprsků, každým z jeho šesti okrajů jeden; v palebném poli může být jen hex na některém z nich.

rule-HG-LOF-02 =
    .title = Mimo paprsky není palebné pole
    .text = Cíl mimo všech šest paprsků není v palebném poli nikdy, ať je jakkoli blízko.

rule-HG-LOF-03 =
    .title = Paprsky nemají konec
    .text = Paprsky nemají největší délku; vedou, dokud je něco nezastaví nebo dokud neskončí mapa.

rule-HG-LOF-04 =
    .title = Co přerušuje palebné pole
    .text = Paprsek končí na okraji, na kterém je stěna, jakékoli dveře (zamčené i odemčené) nebo překážka.

rule-HG-LOF-05 =
    .title = Překážky a dveře u vlastního hexu
    .text = Překážky a odemčené dveře na okraji hexu útočníka se nepočítají; zamčené dveře a stěna tam brání stále (česká pravidla mluví o „dveřích“ bez slova odemčené).

rule-HG-LOF-06 =
    .title = Postavy palebnému poli nevadí
    .text = Jiné postavy stojící na paprsku ho nikdy nepřeruší.

rule-HG-LOF-07 =
    .title = Palebné pole může být jednostranné
    .text = Palebné pole neplatí vždy oběma směry: A může mít v palebném poli B, ale B nemusí mít A (překážka nebo odemčené dveře jen u hexu A).

rule-HG-LOF-08 =
    .title = Palebné pole a převýšení
    .text = Postava v jiné výšce není v palebném poli, ledaže oba hexy sousedí.

rule-HG-LOF-09 =
    .title = Na zakryté nepřátele nelze mířit
    .text = Nepřátelé v zakrytých oblastech nemohou být cílem, ani kdyby k nim paprsek vedl.

rule-HG-LOF-10 =
    .title = Žetony palebnému poli nevadí
    .text = Chatika a jiné žetony palebné pole nepřerušují.

# --- Zakryté oblasti ------------------------------------------------------------------------------------------

rule-HG-CONC-01 =
    .title = Oblasti mapy
    .text = Mapa může být rozdělená na oblasti oddělené stěnami a dveřmi (zamčenými i odemčenými).

rule-HG-CONC-02 =
    .title = Oblasti bez hrdinů jsou zakryté
    .text = Na začátku mise je zakrytá každá oblast, ve které není žádný hrdina.

rule-HG-CONC-03 =
    .title = Nepřátelé v zakrytých oblastech
    .text = Nepřátelé v zakrytých oblastech leží omráčenou stranou nahoru, nikdy se neaktivují a nelze na ně zaměřit útok ani schopnost.

rule-HG-CONC-04 =
    .title = Zakrytí nepřátelé se nepočítají
    .text = Když se zjišťuje, zda je na mapě druh uvedený na kartě hrozeb, nepřátelé v zakrytých oblastech se nepočítají (viz HG-INV-01).

rule-HG-CONC-05 =
    .title = Odkrytí oblasti
    .text = Zakrytá oblast se odkryje, jakmile některý hrdina poprvé vstoupí na hex s odemčenými dveřmi, které do ní vedou.

rule-HG-CONC-06 =
    .title = Odkrytí nepřátelé se aktivují
    .text = Při odkrytí se všechny žetony nepřátel v oblasti otočí aktivní stranou nahoru a oblast je odkrytá až do konce mise.

rule-HG-CONC-07 =
    .title = Zakrytí nepřátelé zůstávají omráčení
    .text = V závěrečné fázi se nepřátelé v zakrytých oblastech na aktivní stranu neotáčejí.

# --- Desky hrdinů ---------------------------------------------------------------------------------------------

rule-HG-BOARD-01 =
    .title = Části desky hrdiny
    .text = Na desce hrdiny jsou: akční sloty, základní schopnost, stupnice štítů, stupnice zdraví, mřížka XP a schopnosti.

rule-HG-BOARD-02 =
    .title = Kostka musí odpovídat slotu
    .text = Kostku lze položit jen na slot, jehož symbolu odpovídá (HG-SLOT-01 až 05).

rule-HG-BOARD-03 =
    .title = Jak fungují základní schopnosti
    .text = Základní schopnost každého hrdiny funguje po svém (Shepard má žetony velení, Garrus Zamíření, Liara Analýzu, Tali dron, Wrex žetony zuřivosti).

rule-HG-BOARD-04 =
    .title = Rámečky schopností
    .text = Schopnost je buď akce (se slotem nebo sloty), nebo zvláštní pravidlo, které platí jen pro tohoto hrdinu.

rule-HG-BOARD-05 =
    .title = Modré schopnosti od začátku
    .text = Schopnosti na modrém pozadí lze používat od začátku kampaně.

rule-HG-BOARD-06 =
    .title = Černé schopnosti se odemykají
    .text = Schopnosti na černém pozadí nelze používat, dokud nejsou odemčené (zaškrtnutí v pravém horním rohu).

rule-HG-BOARD-07 =
    .title = Červené schopnosti něco vyžadují
    .text = Schopnosti v červeném rámečku jsou pokročilé: nejdřív musí být odemčené schopnosti, které vyžadují.

rule-HG-BOARD-08 =
    .title = Věrnostní schopnost hrdiny
    .text = Každý hrdina kromě Sheparda má jednu věrnostní schopnost, kterou získá jen ve své věrnostní misi.

rule-HG-BOARD-09 =
    .title = Vyřazená strana desky
    .text = Deska každého hrdiny kromě Sheparda má stranu pro vyřazeného hrdinu; Shepardova deska má na obou stranách stejná pravidla a jiný obrázek.

rule-HG-BOARD-10 =
    .title = Mřížka XP
    .text = Mřížka XP má pět sloupců (3 hlavní a 2 věrnostní mise) po třech polích.

# --- Průběh kola ----------------------------------------------------------------------------------------------

rule-HG-ROUND-01 =
    .title = Fáze kola
    .text = Mise se hraje na kola; každé kolo má přípravnou, týmovou a závěrečnou fázi, v tomto pořadí.

rule-HG-ROUND-02 =
    .title = Kolo za kolem až do konce
    .text = Kola se opakují, dokud mise neskončí vítězstvím nebo selháním.

rule-HG-ROUND-03 =
    .title = Účinky na začátku kola
    .text = Účinky „na začátku kola“ (požár) se vyhodnotí dřív, než se v přípravné fázi rozdají karty; viz HG-RULING-30.

rule-HG-PREP-01 =
    .title = Rozdání karet hrozeb
    .text = Přípravná fáze: za každého hrdinu, který není vyřazený, vytáhněte jednu kartu hrozeb a položte ji lícem dolů vedle jeho desky.

rule-HG-PREP-02 =
    .title = Karty hrozeb jsou skryté
    .text = Tyto karty jsou skryté: nikdo, ani hráč daného hrdiny, se na ně nesmí podívat (pokud to nedovolí schopnost).

rule-HG-PREP-03 =
    .title = Vyřazený hrdina nemá kartu
    .text = Vyřazený hrdina kartu hrozeb nedostane.

rule-HG-PREP-04 =
    .title = Složení strategické zásoby
    .text = Pak vedoucí hráč sebere 12 strategických kostek (z desek i ze stolu) a vytvoří z nich strategickou zásobu; přidá k nim dostupné paragonové kostky.

rule-HG-PREP-05 =
    .title = Uzamčené kostky zmenšují zásobu
    .text = Strategické kostky uzamčené u vyřazených hrdinů se nesbírají, takže je zásoba menší.

rule-HG-LEAD-01 =
    .title = Nejdřív vede Shepard
    .text = V každém kole je jeden hrdina vedoucí; na začátku mise je to vždy Shepard.

rule-HG-LEAD-02 =
    .title = Hraje se po směru hodin
    .text = Vedoucí hrdina hraje jako první; ostatní následují po směru hodinových ručiček.

rule-HG-LEAD-03 =
    .title = Vedoucí žeton putuje doprava
    .text = V závěrečné fázi dostane vedoucí žeton hrdina, jehož deska leží vpravo od desky vedoucího hrdiny (tedy proti pořadí tahů).

rule-HG-LEAD-04 =
    .title = Vyřazení hrdinové nevedou
    .text = Je-li tento hrdina vyřazený, posouvá se žeton dál doprava, dokud nedojde k hrdinovi, který vyřazený není.

rule-HG-TURN-01 =
    .title = Kroky tahu
    .text = Každý hrdina, který není vyřazený, má v kole jeden tah s kroky A Strategický hod, B Akce a C Karta hrozeb, v tomto pořadí.

rule-HG-TURN-02 =
    .title = Vyřazení hrdinové nehrají
    .text = Vyřazení hrdinové se přeskakují.

rule-HG-TURN-03 =
    .title = Schopnosti na začátku tahu
    .text = Schopnosti „na začátku tahu“ se používají před krokem A.

# --- Kostky ---------------------------------------------------------------------------------------------------

rule-HG-DICE-01 =
    .title = Strany strategické kostky
    .text = Strategická kostka má šest symbolů: pohyb 2, pohyb 3, standardní akce, posílená akce, pohyb 2 nebo standardní akce, základní schopnost (hvězda).

rule-HG-DICE-02 =
    .title = Pohyb 2 a pohyb 3
    .text = Strana pohyb 2 dává 2 body pohybu, strana pohyb 3 dává 3.

rule-HG-DICE-03 =
    .title = Kombinovaná strana
    .text = Kombinovanou stranu lze použít buď jako pohyb 2, nebo jako standardní akci; rozhoduje se při umístění kostky.

rule-HG-DICE-04 =
    .title = Hvězdou se hází znovu
    .text = Kostku s hvězdou nelze umístit; hvězda spustí základní schopnost a kostka se hází znovu, dokud nepadne něco jiného.

# --- Strategická zásoba a hod ---------------------------------------------------------------------------------

rule-HG-POOL-01 =
    .title = Společná strategická zásoba
    .text = Zásoba je společná: každý hrdina hodí tím, co v ní zbylo, vezme si tři kostky a zbytek zůstává dalším.

rule-HG-POOL-02 =
    .title = Zásoba 12, 9, 6, 3
    .text = Pokud nejsou žádné kostky uzamčené, hází čtyři hrdinové v pořadí tahů 12, 9, 6 a 3 strategickými kostkami.

rule-HG-POOL-03 =
    .title = Hod strategickou zásobou
    .text = Krok A: hráč vezme všechny kostky, které v zásobě zbyly, a hodí jimi (kromě kostky uložené podle HG-LOCK-01).

rule-HG-POOL-04 =
    .title = Vedoucí hrdina hází vším
    .text = Vedoucí hrdina vždy hází všemi kostkami zásoby.

# --- Uložení kostky -------------------------------------------------------------------------------------------

rule-HG-LOCK-01 =
    .title = Uložení jedné kostky
    .text = Hráč kteréhokoli hrdiny kromě prvního v kole si může před hodem uložit přesně jednu kostku ze zásoby s tou hodnotou, kterou ukazovala na konci tahu předchozího hrdiny.

rule-HG-LOCK-02 =
    .title = Uložit lze, ale jen jednu
    .text = Uložení není povinné a při každém hodu lze uložit jen jednu kostku.

rule-HG-LOCK-03 =
    .title = Uložená kostka je k dispozici
    .text = Uložená kostka zůstává v zásobě a lze ji umístit stejně jako ty, kterými se hodilo.

rule-HG-LOCK-04 =
    .title = Vedoucí hrdina neukládá
    .text = Vedoucí hrdina si kostku uložit nemůže.

# --- Základní schopnosti --------------------------------------------------------------------------------------

rule-HG-CORE-01 =
    .title = Hvězdy spouštějí základní schopnost
    .text = Po hodu každá hvězda jednou spustí základní schopnost právě hrajícího hrdiny podle textu na jeho desce.

rule-HG-CORE-02 =
    .title = Hvězdami se hází znovu
    .text = Po vyhodnocení účinku se znovu hodí všemi kostkami, které ukazují hvězdu.

rule-HG-CORE-03 =
    .title = Dokud nezmizí všechny hvězdy
    .text = Spuštění a nový hod se opakují, dokud hvězdu neukazuje žádná kostka.

rule-HG-CORE-04 =
    .title = Renegátské žetony před hvězdami
    .text = Renegátské žetony se používají po hodu, ale před prvním spuštěním (HG-RENE-02).

rule-HG-CORE-05 =
    .title = Shepard: Velení
    .text = Shepard: Velení – sladí ostatní hrdiny (žetony velení).

rule-HG-CORE-06 =
    .title = Garrus: Zamíření
    .text = Garrus: Zamíření – zvyšuje hodnotu Zamíření.

rule-HG-CORE-07 =
    .title = Liara: Analýza
    .text = Liara: Analýza – za každou hvězdu posune analytický žeton o jedno pole doprava; hodnotou pak může platit za to, že si poradí s kartami hrozeb lícem dolů.

rule-HG-CORE-08 =
    .title = Tali: Bojový dron
    .text = Tali: Bojový dron – vyšle Chatiku, která útočí na nepřátele a nabourává dveře a věže.

rule-HG-CORE-09 =
    .title = Wrex: Zuřivost
    .text = Wrex: Zuřivost – otáčí žetony zuřivosti a může zranit několik nepřátel naráz.

# --- Akce a sloty ---------------------------------------------------------------------------------------------

rule-HG-ACT-01 =
    .title = Až tři akce
    .text = Krok B: hrdina ve svém tahu provede až tři akce (a jednu navíc za každou vzatou paragonovou kostku).

rule-HG-ACT-02 =
    .title = Provedení akce
    .text = K provedení akce hráč vezme jednu kostku ze zásoby, položí ji na volný odpovídající slot na desce hrdiny a akci celou vyhodnotí, než vezme další kostku.

rule-HG-ACT-03 =
    .title = Kostky po jedné
    .text = Kostky se vybírají po jedné; další není třeba předem oznamovat.

rule-HG-ACT-04 =
    .title = Každý slot jednou za kolo
    .text = Každý slot lze použít jednou za kolo; kostka na něm zůstává, aby to ukazovala.

rule-HG-ACT-05 =
    .title = Akce s více sloty
    .text = Akci s více sloty lze provést jednou za každý slot.

rule-HG-ACT-06 =
    .title = Kdy krok akcí končí
    .text = Krok B končí, jakmile na desce leží tři strategické kostky (a hráč nebere další paragonové).

rule-HG-ACT-07 =
    .title = Přesně tři kostky
    .text = Hrdina musí vždy vzít ze zásoby a umístit přesně tři kostky; skončit dřív nesmí.

rule-HG-ACT-08 =
    .title = Akce bez provedení
    .text = Hráč smí umístit kostku na slot a akci neprovést.

rule-HG-ACT-09 =
    .title = Kam s kostkou bez akce
    .text = I kostka, jejíž akci hráč neprovede, patří na odpovídající slot, je-li volný; jinak viz HG-RULING-08 (česká pravidla dovolují jakýkoli volný slot, když se žádná akce nehodí).

rule-HG-SLOT-01 =
    .title = Tři druhy slotů
    .text = Sloty jsou tří druhů: pro pohyb, pro standardní akci a pro posílenou akci.

rule-HG-SLOT-02 =
    .title = Slot pro pohyb
    .text = Na slot pro pohyb lze položit každou kostku se symbolem pohybu (pohyb 2, pohyb 3, kombinovaná strana).

rule-HG-SLOT-03 =
    .title = Slot pro standardní akci
    .text = Na slot pro standardní akci lze položit každou kostku se symbolem standardní akce (standardní akce, kombinovaná strana) nebo posílené akce.

rule-HG-SLOT-04 =
    .title = Slot pro posílenou akci
    .text = Na slot pro posílenou akci lze položit jen kostku s posílenou akcí.

rule-HG-SLOT-05 =
    .title = Co se nikdy nehodí
    .text = Posílenou akci nelze nikdy použít jako pohyb a samotný pohyb nikdy na slotu pro standardní akci.

rule-HG-EMP-01 =
    .title = Posílený účinek
    .text = Některé akce mají silnější účinek, který platí, když umístěná kostka ukazuje posílenou akci.

rule-HG-EMP-02 =
    .title = Standardní účinek s posílenou kostkou
    .text = I s kostkou s posílenou akcí si hráč může vybrat standardní verzi takové akce (jako v HG-EX-17).

# --- Základní akce --------------------------------------------------------------------------------------------

rule-HG-BASE-01 =
    .title = Pohyb, úkolová akce a oživení
    .text = Každý hrdina má v horní části desky tři základní akce: pohyb, úkolovou akci a oživení.

rule-HG-BASE-02 =
    .title = Počet základních slotů
    .text = Základní sloty jsou tři, jeden pro každou základní akci, pokud jich deska hrdiny neukazuje víc (HG-RULING-07; česká pravidla počet neuvádějí).

rule-HG-ABIL-01 =
    .title = Použití schopnosti
    .text = Když se na slot schopnosti umístí kostka, vyhodnotí se text této schopnosti.

rule-HG-ABIL-02 =
    .title = Zamčené schopnosti nemají sloty
    .text = Zamčené schopnosti (černé, nezaškrtnuté) žádné sloty nenabízejí.

# --- Pohyb ----------------------------------------------------------------------------------------------------

rule-HG-MOVE-01 =
    .title = Body pohybu
    .text = Akce pohyb dává 2 nebo 3 body pohybu podle umístěné kostky.

rule-HG-MOVE-02 =
    .title = Jeden bod, jeden hex
    .text = Za jeden bod pohybu se hrdina pohne na sousedící hex.

rule-HG-MOVE-03 =
    .title = Zastavit lze dřív
    .text = Nevyužité body na konci akce propadají; hrdina se smí zastavit dřív.

rule-HG-MOVE-04 =
    .title = Přes hrdiny
    .text = Hrdina smí projít hexem, na kterém je jiný hrdina, ale nesmí na něm akci ukončit.

rule-HG-MOVE-05 =
    .title = Nikdy na hex s nepřítelem
    .text = Hrdina nikdy nesmí vstoupit na hex, na kterém je nepřítel.

rule-HG-MOVE-06 =
    .title = Omráčení nepřátelé překážejí
    .text = I omráčení a zakrytí nepřátelé svůj hex obsazují.

rule-HG-MOVE-07 =
    .title = Odchod od nepřítele
    .text = Kdo se pohne tak, že s nepřítelem přestane sousedit, vyvolá příležitostný útok (HG-OPP-01).

rule-HG-MOVE-08 =
    .title = Kudy se projít nedá
    .text = Pohybem nelze projít stěnou ani zamčenými dveřmi, opustit síť hexů ani vystoupit ze snížené oblasti na vyvýšenou přes linii převýšení.

rule-HG-MOVE-09 =
    .title = Hexy s věžemi jsou volné
    .text = Na hexy s věžemi smějí postavy volně vstupovat.

rule-HG-MOVE-10 =
    .title = Účinky vstupu hex po hexu
    .text = Účinky vstupu se během pohybu vyhodnocují hex po hexu: sebrání kořisti, odkrývání oblastí, zranění požárem, miny.

rule-HG-MOVE-11 =
    .title = Pohyb rychlým cestováním
    .text = Hrdina na hexu rychlého cestování může utratit 1 bod pohybu a přejít na druhý hex dvojice (HG-FEAT-03).

# --- Příležitostné útoky --------------------------------------------------------------------------------------

rule-HG-OPP-01 =
    .title = Příležitostný útok
    .text = Pokud hrdina sousedí s aktivním (neomráčeným) nepřítelem a pohne se tak, že s ním už nesousedí, provede nepřítel příležitostný útok.

rule-HG-OPP-02 =
    .title = Kdo dál sousedí, je v bezpečí
    .text = Pohyb z jednoho hexu sousedícího s nepřítelem na jiný hex sousedící s týmž nepřítelem nic nevyvolá.

rule-HG-OPP-03 =
    .title = Zranění příležitostným útokem
    .text = Příležitostný útok způsobí tolik zranění, kolik je hodnota útoku nepřítele (po snížení, například biotickým žetonem).

rule-HG-OPP-04 =
    .title = Pořadí příležitostných útoků
    .text = Několik příležitostných útoků při jednom kroku se vyhodnocuje po jednom, od nejvyšší hodnoty útoku po nejnižší.

rule-HG-OPP-05 =
    .title = Vynucený pohyb nic nevyvolá
    .text = Pohyb, ke kterému hrdinu donutí pravidlo, příležitostné útoky nevyvolává.

rule-HG-OPP-06 =
    .title = Rychlé cestování nic nevyvolá
    .text = Rychlé cestování příležitostné útoky nevyvolává.

rule-HG-OPP-07 =
    .title = Omráčení neútočí
    .text = Omráčení nepřátelé příležitostně útočit nemohou.

rule-HG-OPP-08 =
    .title = Příležitostný útok při každém kroku
    .text = Příležitostný útok nastane při každém kroku, který ho vyvolá, takže během jedné akce pohyb může týž nepřítel zaútočit i vícekrát.

rule-HG-OPP-09 =
    .title = Střelec nemá příležitost dál
    .text = Specializace střelec příležitostné útoky nerozšiřuje: rozhoduje jen sousedství.

rule-HG-OPP-10 =
    .title = Pohyb nepřátel nic nevyvolá
    .text = Pohyb nepřátel nikdy nevyvolá nic ze strany hrdinů.

# --- Úkolová akce ---------------------------------------------------------------------------------------------

rule-HG-MISS-01 =
    .title = Kdy lze provést úkolovou akci
    .text = Na slot úkolové akce lze kostku položit, jen když to právě dovoluje některé pravidlo na stránce mise.

rule-HG-MISS-02 =
    .title = Co úkolová akce dělá
    .text = Co úkolová akce dělá a za jakých podmínek (hex, žetony, druh kostky), určuje stránka mise.

# --- Oživení a vyřazení hrdinové ------------------------------------------------------------------------------

rule-HG-DOWN-01 =
    .title = Vyřazený při 0 zdraví
    .text = Hrdina, jehož zdraví klesne na 0, je vyřazený; jeho deska se otočí na stranu vyřazeného hrdiny a postupuje se podle ní.

rule-HG-DOWN-02 =
    .title = Vyřazený Shepard znamená selhání
    .text = Je-li vyřazený Shepard, mise okamžitě končí selháním.

rule-HG-DOWN-03 =
    .title = Kostky vyřazeného hrdiny
    .text = Kostky na slotech vyřazeného hrdiny se odloží stranou; strategické kostky z nich zůstávají uzamčené, dokud je hrdina vyřazený, a zmenšují zásobu.

rule-HG-DOWN-04 =
    .title = Paragonové kostky vyřazeného hrdiny
    .text = Paragonové kostky na desce vyřazeného hrdiny se odloží stranou a na začátku příštího kola se vrátí do zásoby, ať byl hrdina oživen, nebo ne.

rule-HG-DOWN-05 =
    .title = Vyřazený hrdina nehraje
    .text = Vyřazený hrdina nemá tah a nedostává kartu hrozeb.

rule-HG-DOWN-06 =
    .title = Nepřátelé procházejí přes vyřazené
    .text = Na hex vyřazeného hrdiny smějí nepřátelé při postupu vstoupit, ale nesmějí na něm skončit.

rule-HG-DOWN-07 =
    .title = Žeton vyřazeného hrdiny
    .text = Hrdinu na mapě označuje žeton vyřazeného hrdiny (jsou 4, pro každého kromě Sheparda).

rule-HG-DOWN-08 =
    .title = Vyřazený bez vedoucího žetonu
    .text = Vedoucí žeton vyřazené hrdiny přeskakuje (HG-LEAD-04).

rule-HG-REV-01 =
    .title = Akce oživení
    .text = Akce oživení: vyberte vyřazeného hrdinu na sousedícím hexu; tento hrdina je oživený podle textu na straně vyřazeného hrdiny své desky.

rule-HG-REV-02 =
    .title = Oživený hrdina hraje dál
    .text = Oživený hrdina otočí desku zpět a od té chvíle může zase hrát.

# --- Zranění nepřátel -----------------------------------------------------------------------------------------

rule-HG-DMGE-01 =
    .title = Žetony zranění na nepřátelích
    .text = Zranění nepřítele se značí žetony zranění a během kola se sčítají.

rule-HG-DMGE-02 =
    .title = Poražení pěšáka
    .text = Pěšák je poražený, jakmile jeho zranění dosáhnou hodnoty štítů nebo ji překročí.

rule-HG-DMGE-03 =
    .title = Poražený pěšák ztrácí žetony
    .text = Poražený pěšák se vrátí do sáčku a přijde o všechny žetony, které na něm ležely.

rule-HG-DMGE-04 =
    .title = Útoky hrdinů vždy zasáhnou
    .text = Útoky hrdinů vždy zasáhnou; počet zranění je vytištěný, nikdy se na něj nehází.

rule-HG-DMGE-05 =
    .title = Štíty nepřátel se dobíjejí
    .text = Na konci každého kola (v závěrečné fázi) se z nepřátel odstraní všechny žetony zranění: štíty se dobijí.

rule-HG-DMGE-06 =
    .title = Za poraženého nepřítele XP
    .text = Kdo porazí nepřítele schopností, získá 1 XP (HG-XP-01).

rule-HG-DMGE-07 =
    .title = Šampioni mají stupnici odolnosti
    .text = Šampioni mají místo jediné hodnoty štítů stupnici odolnosti (HG-ELITE-02).

# --- Zranění hrdinů -------------------------------------------------------------------------------------------

rule-HG-DMGH-01 =
    .title = Nejdřív padají štíty
    .text = Dokud má hrdina štíty, ubere mu každé zranění 1 bod štítů.

rule-HG-DMGH-02 =
    .title = Zranění bez štítů
    .text = Když je ukazatel štítů na prvním poli, štíty jsou zhroucené; každé další zranění ubere 1 bod zdraví.

rule-HG-DMGH-03 =
    .title = Zranění pokračuje do zdraví
    .text = Jeden zásah tak může ubrat poslední štíty a pak i zdraví (zranění se uplatňují po jednom).

rule-HG-DMGH-04 =
    .title = Štíty se obnovují, zdraví ne
    .text = Štíty se plně obnovují jen v závěrečné fázi (nebo schopnostmi); zdraví se samo neobnovuje (český popis desky mluví o začátku každého kola).

rule-HG-DMGH-05 =
    .title = Bez zdraví
    .text = Při 0 bodech zdraví je hrdina vyřazený (HG-DOWN-01).

rule-HG-DMGH-06 =
    .title = Všechna zranění hrdinů stejně
    .text = Každé zranění hrdiny (útoky, příležitostné útoky, věže, požár, chlazení) se vyhodnocuje tímto způsobem.

# --- Karty hrozeb ---------------------------------------------------------------------------------------------

rule-HG-THREAT-01 =
    .title = Vyhodnocení karty hrozeb
    .text = Po akcích hrdiny se jeho karta hrozeb otočí, vyhodnotí a položí lícem nahoru na odhazovací balíček.

rule-HG-THREAT-02 =
    .title = Balíček hrozeb dojde
    .text = Když balíček hrozeb dojde, zamíchá se odhazovací balíček a vytvoří nový.

rule-HG-THREAT-03 =
    .title = Co karty hrozeb dělají
    .text = Většina karet aktivuje jednoho nebo více nepřátel podle druhu; karty mohou také umisťovat pěšáky, pálit z věží, aktivovat šampiony nebo dávat speciální pokyny.

rule-HG-THREAT-04 =
    .title = Symboly na kartách hrozeb
    .text = Symboly na kartách: nejbližší umístění, nejvzdálenější umístění, aktivace, aktivace šampiona, aktivace nepřítele (druhu), aktivace nejbližšího nepřítele, aktivace nejvzdálenějšího nepřítele, speciální pokyny.

rule-HG-THREAT-05 =
    .title = Nejbližší a nejvzdálenější
    .text = Nejbližší a nejvzdálenější se měří podle vzdálenosti od právě hrajícího hrdiny.

rule-HG-THREAT-06 =
    .title = Karta Oddech
    .text = Karta Oddech položí na startovní hex žeton kořisti; dokud ho nikdo nesebere, nelze na tento hex umisťovat pěšáky.

rule-HG-THREAT-07 =
    .title = Karty zpět do krabice
    .text = Některé karty se po vyhodnocení vracejí do krabice místo na odhazovací balíček; do dalšího míchání už nepatří.

rule-HG-THREAT-08 =
    .title = Karty shora dolů
    .text = Pokyny na kartě se vyhodnocují shora dolů.

# --- Pořadí aktivace ------------------------------------------------------------------------------------------

rule-HG-ACTV-01 =
    .title = Nejdřív nejbližší nepřítel
    .text = Když karta aktivuje několik nepřátel, aktivují se po jednom, od nejbližšího právě hrajícímu hrdinovi po nejvzdálenějšího.

rule-HG-ACTV-02 =
    .title = Shoda v pořadí aktivace
    .text = Při stejné vzdálenosti vybírá hráč právě hrajícího hrdiny.

rule-HG-ACTV-03 =
    .title = Omráčení se neaktivují
    .text = Omráčení nepřátelé se neaktivují.

rule-HG-ACTV-04 =
    .title = Zakrytí se neaktivují
    .text = Nepřátelé v zakrytých oblastech se neaktivují.

rule-HG-ACTV-05 =
    .title = Útok, nebo postup, nikdy obojí
    .text = Aktivovaný nepřítel zaútočí, pokud může; jen když zaútočit nemůže, postoupí. Během jedné aktivace nikdy neudělá obojí.

rule-HG-ACTV-06 =
    .title = Všichni nepřátelé daného druhu
    .text = Karta s druhem nepřítele aktivuje všechny aktivní odkryté nepřátele tohoto druhu bez ohledu na úroveň výzvy.

# --- Cíle útoků nepřátel --------------------------------------------------------------------------------------

rule-HG-TARGET-01 =
    .title = Cílem jsou sousedící hrdinové
    .text = Platným cílem je každý hrdina, který s nepřítelem sousedí.

rule-HG-TARGET-02 =
    .title = Cíle střelce
    .text = Pro nepřítele se specializací střelec je platným cílem i každý hrdina v jeho palebném poli.

rule-HG-TARGET-03 =
    .title = Útočí na nejméně zdraví
    .text = Nepřítel útočí na platný cíl, kterému zbývá nejméně bodů zdraví (štíty se nepočítají).

rule-HG-TARGET-04 =
    .title = Stejně dobré cíle
    .text = Má-li nejméně zdraví několik platných cílů, vybírá hráč právě hrajícího hrdiny.

rule-HG-TARGET-05 =
    .title = Hrající hrdina nemá přednost
    .text = Při výběru cíle útoku nemá právě hrající hrdina žádnou přednost (hraje roli jen při postupu).

rule-HG-TARGET-06 =
    .title = Zranění útokem nepřítele
    .text = Způsobené zranění = hodnota útoku nepřítele (po snížení nejméně 0).

rule-HG-TARGET-07 =
    .title = Jeden útok, jeden cíl
    .text = Útok má přesně jeden cíl, pokud pravidlo šampiona neříká něco jiného.

# --- Postup ---------------------------------------------------------------------------------------------------

rule-HG-ADV-01 =
    .title = Body pohybu při postupu
    .text = Postupující nepřítel má 2 body pohybu (běžec 4); za každý se pohne na sousedící hex.

rule-HG-ADV-02 =
    .title = Nevyužité body propadají
    .text = Nevyužité body na konci aktivace propadají.

rule-HG-ADV-03 =
    .title = Na obsazené hexy nesmějí
    .text = Nepřítel nesmí vstoupit na hex s jinou postavou (hrdinou ani nepřítelem).

rule-HG-ADV-04 =
    .title = Postup přes vyřazeného hrdinu
    .text = Výjimka: hexem vyřazeného hrdiny smí projít, ale nesmí na něm skončit.

rule-HG-ADV-05 =
    .title = Nejdřív k hrajícímu hrdinovi
    .text = 1. priorita: pokud může, musí pohyb ukončit na hexu, ze kterého by mohl zaútočit na právě hrajícího hrdinu.

rule-HG-ADV-06 =
    .title = Pak k nejbližšímu hrdinovi
    .text = 2. priorita: jinak, pokud může, musí skončit na hexu, ze kterého by mohl zaútočit na nejbližšího hrdinu.

rule-HG-ADV-07 =
    .title = Jinak co nejblíž
    .text = 3. priorita: jinak se pohne co nejblíž k nejbližšímu hrdinovi.

rule-HG-ADV-08 =
    .title = Cestu nepřítele vybírá hráč
    .text = V těchto mezích vybírá cestu i cílový hex hráč (italská pravidla říkají, že rozhodují hráči).

rule-HG-ADV-09 =
    .title = Odkud by mohl zaútočit
    .text = „Mohl zaútočit“ znamená sousedit s hrdinou, nebo ho mít v palebném poli, pokud je nepřítel střelec.

rule-HG-ADV-10 =
    .title = Nepřátelé necestují rychle
    .text = Nepřátelé nemohou používat rychlé cestování.

rule-HG-ADV-11 =
    .title = Pěšáci se vyhýbají požáru
    .text = Pěšáci vstoupí na hex s požárem, jen když podmínky postupu nelze splnit jinak.

rule-HG-ADV-12 =
    .title = Nepřátelé nelezou nahoru
    .text = I pro nepřátele platí převýšení: dolů volně, nahoru nikdy.

rule-HG-ADV-13 =
    .title = Postup k nedosažitelnému hrdinovi
    .text = Pokud je daný hrdina v oblasti, kam nepřítel nemůže, míří nepřítel k hexu rychlého cestování, který hrdina použil.

rule-HG-ADV-14 =
    .title = Nepřátelé nic nevyvolají a neseberou
    .text = Nepřátelé nikdy nevyvolávají příležitostné útoky a nikdy nesbírají kořist.

# --- Nemožné aktivace -----------------------------------------------------------------------------------------

rule-HG-INV-01 =
    .title = Takový nepřítel není: umístit pěšáka
    .text = Pokud karta aktivuje druh nepřítele a žádný takový na mapě není (zakryté oblasti se nepočítají), umístěte místo toho 1 pěšáka na volný startovní hex nejblíž právě hrajícímu hrdinovi.

rule-HG-INV-02 =
    .title = Náhrada za každý chybějící druh
    .text = Proveďte to jednou za každý uvedený druh, který nelze aktivovat.

rule-HG-INV-03 =
    .title = Náhrada se tahá náhodně
    .text = Umístěný pěšák se tahá náhodně ze sáčku podle běžných pravidel, není to žeton chybějícího druhu (česká pravidla lze číst i tak, že má být tohoto druhu).

rule-HG-INV-04 =
    .title = Náhrada se neaktivuje
    .text = Takto umístěného pěšáka tato karta neaktivuje.

rule-HG-INV-05 =
    .title = Náhrada na nejbližší volný hex
    .text = Náhrada patří na nejbližší volný startovní hex; obsazené se přeskakují (česká pravidla říkají jen nejbližší).

# --- Umisťování pěšáků ----------------------------------------------------------------------------------------

rule-HG-SPAWN-01 =
    .title = Umístění pěšáka
    .text = Umístění: vytáhněte ze sáčku náhodný žeton a položte ho aktivní stranou nahoru na příslušný startovní hex.

rule-HG-SPAWN-02 =
    .title = Jen na volné startovní hexy
    .text = Berou se v úvahu jen volné startovní hexy: hex s jakoukoli postavou nebo žetonem kořisti se přeskočí.

rule-HG-SPAWN-03 =
    .title = Nejbližší nebo nejvzdálenější startovní hex
    .text = Karty obvykle určují startovní hex nejblíž nebo nejdál od právě hrajícího hrdiny; blokované se přeskakují a použije se další v pořadí.

rule-HG-SPAWN-04 =
    .title = Bez volného hexu bez pěšáka
    .text = Není-li volný žádný startovní hex, žádný pěšák se neumístí.

rule-HG-SPAWN-05 =
    .title = Postavit se na startovní hex
    .text = Hrdinové si smějí na startovní hexy schválně stoupnout, aby je zablokovali.

rule-HG-SPAWN-06 =
    .title = Co blokuje startovní hex
    .text = Startovní hex blokuje například jiný pěšák, hrdina nebo žeton kořisti položený kartou Oddech.

rule-HG-SPAWN-07 =
    .title = Chatika umístění nebrání
    .text = Taliin dron Chatika startovní hex neblokuje.

rule-HG-SPAWN-08 =
    .title = Umístění mimo dosah
    .text = Pěšáka lze umístit, i když je daný hrdina v oblasti, kam pěšák nemůže; jak se pak chová, říká HG-ADV-13.

rule-HG-SPAWN-09 =
    .title = Zakrytí nepřátelé a umisťování
    .text = Při umisťování se nepřátelé v zakrytých oblastech nepočítají (jako by na mapě nebyli).

# --- Umisťování šampionů --------------------------------------------------------------------------------------

rule-HG-ELSP-01 =
    .title = Startovní hex šampiona je obsazený
    .text = Šampion, jehož startovní hex je obsazený, se přesto umístí, a to na nejbližší dostupný hex.

rule-HG-ELSP-02 =
    .title = Šampiona umisťuje vedoucí hráč
    .text = Přichází-li v úvahu několik nejbližších hexů, vybírá vedoucí hráč (kdo vybírá, uvádějí jen česká pravidla).

# --- Eskalace -------------------------------------------------------------------------------------------------

rule-HG-ESC-01 =
    .title = Karty Eskalace
    .text = V balíčcích hrozeb jsou karty Eskalace, které představují blížící se bouři (česká pravidla takovou část nemají).

rule-HG-ESC-02 =
    .title = Třetí Eskalace míchá balíček
    .text = Po vytažení 3 karet Eskalace zamíchejte balíček hrozeb spolu se všemi odhozenými kartami hrozeb.

rule-HG-ESC-03 =
    .title = Karty z krabice zůstávají mimo
    .text = Karty vrácené do krabice do tohoto míchání nepatří.

rule-HG-ESC-04 =
    .title = Bouře zaškrtává pole selhání
    .text = Jak se bouře blíží, zaškrtne se 1 postupové pole v části „Selhání mise“ na stránce mise (kdy, říká HG-RULING-01).

rule-HG-ESC-05 =
    .title = Třetí pole selhání znamená prohru
    .text = Jsou-li zaškrtnutá všechna tři pole selhání, hráči přečtou oddíl, který je tam uvedený (vypršel čas a mise je prohraná).

# --- Závěrečná fáze -------------------------------------------------------------------------------------------

rule-HG-END-01 =
    .title = Hrdinové obnovují štíty
    .text = 1. krok: každý hrdina získá zpět všechny body štítů.

rule-HG-END-02 =
    .title = Nepřátelé ztrácejí žetony
    .text = 2. krok: ze všech nepřátel odstraňte všechny žetony zranění a biotické žetony.

rule-HG-END-03 =
    .title = Omráčení se vzpamatují
    .text = 3. krok: každého omráčeného nepřítele, který není v zakryté oblasti, otočte na aktivní stranu.

rule-HG-END-04 =
    .title = Předání vedoucího žetonu
    .text = 4. krok: předejte vedoucí žeton doprava; vyřazené hrdiny přeskočte.

rule-HG-END-05 =
    .title = Začíná nové kolo
    .text = Pak začíná nové kolo.

rule-HG-END-06 =
    .title = Zhroucené štíty šampionů zůstávají
    .text = Zaškrtnuté štíty na stupnici odolnosti šampionů se neobnovují.

# --- XP a odemykání schopností --------------------------------------------------------------------------------

rule-HG-XP-01 =
    .title = XP za poraženého nepřítele
    .text = Kdykoli akce hrdiny způsobí, že je nepřítel (pěšák nebo šampion) poražený, získá tento hrdina 1 XP.

rule-HG-XP-02 =
    .title = Zaškrtávání sloupce XP
    .text = XP se zaškrtávají v mřížce daného hrdiny ve sloupci této mise, shora dolů.

rule-HG-XP-03 =
    .title = Třetí XP odemyká schopnost
    .text = Jakmile je zaškrtnuté třetí pole sloupce, hrdina ihned odemkne jednu schopnost.

rule-HG-XP-04 =
    .title = Nejvýše 3 XP za misi
    .text = Hrdina může za misi získat nejvýše 3 XP; další poražení nepřátelé nedávají nic a do jiných sloupců se nic nepřenáší.

rule-HG-XP-05 =
    .title = Neúplný sloupec propadá
    .text = Neúplný sloupec nedává nic; XP se do sloupce další mise nepřenášejí.

rule-HG-XP-06 =
    .title = XP za šampiona
    .text = U šampiona získá 1 XP hrdina, který způsobil poslední zranění jeho posledního štítu odolnosti.

rule-HG-UNLOCK-01 =
    .title = Tři způsoby odemčení
    .text = Schopnost lze odemknout trojím způsobem: dostatkem XP, zaškrtnutím pole získaných dat se symbolem odemčení, nebo příběhovým oddílem.

rule-HG-UNLOCK-02 =
    .title = Odemčení je okamžité
    .text = Schopnost se odemyká okamžitě, i uprostřed mise, a vybírá ji hráč daného hrdiny.

rule-HG-UNLOCK-03 =
    .title = Odemčeno na celou kampaň
    .text = Odemčenou schopnost lze používat až do konce kampaně.

rule-HG-UNLOCK-04 =
    .title = Nejdřív to, co vyžaduje
    .text = Schopnost, pro kterou ještě nejsou odemčené ty, které vyžaduje, vybrat nelze.

rule-HG-UNLOCK-05 =
    .title = Věrnostní schopnost ne za XP
    .text = Věrnostní schopnost nelze vybrat za XP ani za data.

rule-HG-ADVAB-01 =
    .title = Pokročilé schopnosti
    .text = Pokročilá schopnost má červený rámeček, uvádí, co vyžaduje, a mřížkou ukazuje, kde to na desce je.

rule-HG-ADVAB-02 =
    .title = Kolik schopností vyžaduje
    .text = Obvykle vyžaduje jednu schopnost; tři Shepardovy pokročilé schopnosti vyžadují po dvou určitých.

rule-HG-LOYAB-01 =
    .title = Odemčení věrnostní schopnosti
    .text = Každý hrdina kromě Sheparda má přesně jednu věrnostní schopnost, kterou odemkne jen oddíl přečtený po výhře v jeho věrnostní misi.

# --- Paragonové kostky ----------------------------------------------------------------------------------------

rule-HG-PARA-01 =
    .title = Paragonové vítězství dává kostku
    .text = Za každé paragonové vítězství získá tým do konce kampaně jednu paragonovou kostku, která se v každé další misi přidá do zásoby.

rule-HG-PARA-02 =
    .title = Hod paragonovými kostkami
    .text = Paragonovými kostkami se hází spolu se zásobou jako ostatními.

rule-HG-PARA-03 =
    .title = Akce navíc z paragonových kostek
    .text = Hrdina si ve svém tahu může ke třem kostkám vzít navíc jednu nebo více paragonových a provést tak až 4 nebo 5 akcí.

rule-HG-PARA-04 =
    .title = Paragonové kostky na běžné sloty
    .text = Vzatá paragonová kostka se umisťuje na slot podle běžných pravidel.

rule-HG-PARA-05 =
    .title = Paragonové kostky jsou nepovinné
    .text = Brát paragonové kostky není povinné; nevzaté zůstávají v zásobě pro další hrdiny kola.

rule-HG-PARA-06 =
    .title = Paragonové kostky a vyřazení
    .text = Je-li hrdina vyřazený, paragonové kostky z jeho desky se odloží stranou a na začátku příštího kola se vrátí do zásoby (HG-DOWN-04).

# --- Renegátské žetony ----------------------------------------------------------------------------------------

rule-HG-RENE-01 =
    .title = Renegátské žetony v každé misi
    .text = Při přípravě každé mise dostane každý hrdina jeden renegátský žeton za každé renegátské vítězství zaškrtnuté na mapě kampaně; žetony se v každé misi obnovují.

rule-HG-RENE-02 =
    .title = Použití renegátského žetonu
    .text = Po hodu na začátku tahu hrdiny, ale před spuštěním jeho základní schopnosti, smí hráč vrátit do krabice 1 renegátský žeton tohoto hrdiny a otočit 1 kostku na libovolnou stranu.

rule-HG-RENE-03 =
    .title = Renegátským žetonem na hvězdu
    .text = Vybrat lze i hvězdu, která pak spustí základní schopnost.

rule-HG-RENE-04 =
    .title = Použité renegátské žetony jsou pryč
    .text = Použitý žeton se do konce mise nevrátí.

rule-HG-RENE-05 =
    .title = Renegátské žetony jsou osobní
    .text = Žetony patří jednomu hrdinovi a jiný je použít nemůže.

# --- Kořist a inventář ----------------------------------------------------------------------------------------

rule-HG-LOOT-01 =
    .title = Sebrání kořisti
    .text = Když hrdina vstoupí na hex s jedním nebo více žetony kořisti, všechny se otočí lícem nahoru a přidají do inventáře týmu.

rule-HG-LOOT-02 =
    .title = Kořist nic nestojí
    .text = Sebrání kořisti nic nestojí a je automatické; v pohybu lze pokračovat.

rule-HG-LOOT-03 =
    .title = Společný inventář
    .text = Inventář je společný: kterýkoli hrdina smí použít kterýkoli žeton.

rule-HG-LOOT-04 =
    .title = Nepoužitá kořist propadá
    .text = Granáty, pouzdra s granáty a medigel, které se do konce mise nepoužijí, propadají.

rule-HG-LOOT-05 =
    .title = Kořist je předem neznámá
    .text = Dokud žeton kořisti nikdo nesebere, není známo, co na něm je.

# --- Granáty --------------------------------------------------------------------------------------------------

rule-HG-GREN-01 =
    .title = Kdy hodit granát
    .text = Na začátku nebo na konci své akce může hrdina odhodit 1 granát nebo pouzdro s granáty a hodit granát.

rule-HG-GREN-02 =
    .title = Cílový hex granátu
    .text = Vyberte cílový hex v palebném poli hrdiny vzdálený do 3 hexů; nemusí na něm být nepřítel.

rule-HG-GREN-03 =
    .title = Zranění granátem
    .text = Každý nepřítel na cílovém hexu i na sousedících hexech utrpí 2 zranění (granát) nebo 3 zranění (pouzdro s granáty).

rule-HG-GREN-04 =
    .title = Granáty hrdinům neublíží
    .text = Granáty hrdiny nezraňují.

rule-HG-GREN-05 =
    .title = Stěny výbuch zastaví
    .text = I pro výbuch platí, že přes stěny a zamčené dveře se nesousedí (HG-ADJ-01).

rule-HG-GREN-06 =
    .title = Použitý granát opouští hru
    .text = Žeton se po použití vrátí do krabice.

# --- Medigel --------------------------------------------------------------------------------------------------

rule-HG-MEDI-01 =
    .title = Použití medigelu
    .text = Na začátku nebo na konci své akce může hrdina odhodit 1 žeton medigelu pro sebe nebo pro jiného hrdinu vzdáleného do 2 hexů.

rule-HG-MEDI-02 =
    .title = Medigel léčí 2
    .text = Vybraný hrdina ihned získá zpět až 2 body zdraví, nikdy ne nad maximum.

rule-HG-MEDI-03 =
    .title = Medigel nepotřebuje palebné pole
    .text = Palebné pole není potřeba; vzdálenost se počítá běžným způsobem.

rule-HG-MEDI-04 =
    .title = Použitý medigel opouští hru
    .text = Žeton se po použití vrátí do krabice.

# --- Žetony dat -----------------------------------------------------------------------------------------------

rule-HG-DATA-01 =
    .title = Zaznamenání dat
    .text = Na konci mise zaškrtněte na mapě kampaně za každý žeton dat v inventáři jedno prázdné pole získaných dat, zleva doprava.

rule-HG-DATA-02 =
    .title = Každé třetí pole odemyká
    .text = Každé třetí pole dat má symbol odemčení.

rule-HG-DATA-03 =
    .title = Data odemykají jednu schopnost
    .text = Když se zaškrtne pole se symbolem odemčení, jeden jediný hrdina ihned odemkne jednu schopnost.

rule-HG-DATA-04 =
    .title = Žetony dat zpět do kořisti
    .text = Pak se všechny žetony dat vrátí do krabice (do kořisti další mise se zamíchají znovu).

rule-HG-DATA-05 =
    .title = Data platí při každém výsledku
    .text = Žetony dat se počítají bez ohledu na výsledek mise; vítězství text nevyžaduje.

rule-HG-DATA-06 =
    .title = Data nemají v misi použití
    .text = Během mise nejsou žetony dat k ničemu.

# --- Věže -----------------------------------------------------------------------------------------------------

rule-HG-TURR-01 =
    .title = Věže a jejich stav
    .text = Věže jsou na mapách misí proti Cerberu a každá má žeton věže (aktivní / vyřazená).

rule-HG-TURR-02 =
    .title = Věže nejsou postavy
    .text = Věž není postava; na její hex smějí postavy volně vstupovat.

rule-HG-TURR-03 =
    .title = Palebné pole věže
    .text = Palebné pole aktivní věže zahrnuje její vlastní hex a vede jedním pevným směrem (šipka); věž se nikdy neotáčí.

rule-HG-TURR-04 =
    .title = Co věži vadí
    .text = Jinak se její palebné pole řídí stejnými pravidly jako u postav (stěny, dveře, překážky, převýšení).

rule-HG-TURR-05 =
    .title = Věže střílejí na každého hrdinu
    .text = Věže aktivují karty hrozeb: každá aktivní věž zraní každého hrdinu ve svém palebném poli.

rule-HG-TURR-06 =
    .title = Zranění věží udává karta
    .text = Kolik zranění věž způsobí, udává karta hrozeb.

rule-HG-TURR-07 =
    .title = Několik věží, každá zvlášť
    .text = Hrdina v palebném poli několika věží utrpí zranění od každé zvlášť, jedno po druhém.

rule-HG-TURR-08 =
    .title = Vyřazené věže
    .text = Žeton vyřazené věže je otočený; věž nemá palebné pole a nezpůsobuje zranění.

rule-HG-TURR-09 =
    .title = Věže nepřátele šetří
    .text = Věže aktivované kartami hrozeb nepřátele nezraňují.

# --- Specializace nepřátel ------------------------------------------------------------------------------------

rule-HG-MARK-01 =
    .title = Čtyři specializace
    .text = Specializace jsou čtyři: chytač, střelec, mstitel, běžec; žeton nepřítele může mít jednu (str. 31 užívá i množné číslo).

rule-HG-MARK-02 =
    .title = Chytač
    .text = Chytač: ihned po příležitostném útoku nepřítele s touto specializací akce pohyb daného hrdiny končí, i kdyby mu body pohybu zbývaly.

rule-HG-MARK-03 =
    .title = Střelec
    .text = Střelec: nepřítel smí útočit i na nesousedícího hrdinu ve svém palebném poli.

rule-HG-MARK-04 =
    .title = Mstitel
    .text = Mstitel: když nepřítel utrpí zranění a není poražený, ihned se pohne o 1 hex k hrdinovi, který zranění způsobil, jako by postupoval.

rule-HG-MARK-05 =
    .title = Kam se mstitel pohne
    .text = Hex, na který se mstitel pohne, vybírá hráč hrdiny, který zranění způsobil; nepřítel však musí skončit co nejblíž tomuto hrdinovi.

rule-HG-MARK-06 =
    .title = Běžec
    .text = Běžec: nepřítel smí při postupu využít až 4 body pohybu místo 2.

rule-HG-MARK-07 =
    .title = Omráčení nemají specializaci
    .text = Omráčený nepřítel nemá specializaci (na této straně žádná není).

rule-HG-MARK-08 =
    .title = Pohyb mstitele není aktivace
    .text = Pohyb mstitele je o 1 hex a není to aktivace: nenásleduje útok a běžec ho neprodlouží.

rule-HG-MARK-09 =
    .title = Šampioni se specializací
    .text = Specializaci mohou mít i šampioni.

# --- Šampioni: stupnice odolnosti -----------------------------------------------------------------------------

rule-HG-ELITE-01 =
    .title = V každé misi je šampion
    .text = V každé misi je jeden nebo více šampionů.

rule-HG-ELITE-02 =
    .title = Stupnice odolnosti
    .text = Stupnice odolnosti je sloupec hodnot štítů, každá má postupové pole a štíty se hroutí shora dolů.

rule-HG-ELITE-03 =
    .title = Zhroucení štítu šampiona
    .text = Jakmile zranění šampiona dosáhnou nejvyšší nezhroucené hodnoty, štít se zhroutí: zaškrtněte jeho pole a odstraňte ze šampiona všechny žetony zranění.

rule-HG-ELITE-04 =
    .title = Přebytečná zranění se nepočítají
    .text = Přebytečná zranění z téhož útoku propadají; na další štít se nepřenášejí.

rule-HG-ELITE-05 =
    .title = Poražení šampiona
    .text = Když se zhroutí poslední štít, šampion je poražený a odstraní se; hrdina, který způsobil poslední zranění, získá 1 XP.

rule-HG-ELITE-06 =
    .title = Neúplná zranění se odstraní
    .text = Zranění, která na celý štít nestačila, se odstraní v závěrečné fázi; zaškrtnuté štíty zůstávají.

rule-HG-ELITE-07 =
    .title = Šampionům požár nevadí
    .text = Požár na šampiony nepůsobí.

rule-HG-ELITE-08 =
    .title = Co šampiona aktivuje
    .text = Šampiony aktivují jen karty a pravidla, která aktivují šampiony, nepřátele obecně (nejbližšího či nejvzdálenějšího), nebo daného šampiona jménem.

rule-HG-ELITE-09 =
    .title = Šampiony nelze omráčit
    .text = Šampiony omráčit nelze, jen pěšáky.

# --- Omráčení -------------------------------------------------------------------------------------------------

rule-HG-STUN-01 =
    .title = Omráčenou stranou nahoru
    .text = Žeton omráčeného nepřítele se otočí na omráčenou stranu.

rule-HG-STUN-02 =
    .title = Co omráčení nemohou
    .text = Omráčený nepřítel nemůže příležitostně útočit a nikdy se neaktivuje.

rule-HG-STUN-03 =
    .title = Konec omráčení
    .text = V závěrečné fázi se vzpamatuje, pokud není v zakryté oblasti.

rule-HG-STUN-04 =
    .title = Omráčení stále stojí
    .text = I omráčený nepřítel obsazuje svůj hex, blokuje umisťování a pohyb a lze ho zranit a porazit (hodnota štítů je vidět).

rule-HG-STUN-05 =
    .title = Zranění a biotika zůstávají
    .text = Žetony zranění a biotické žetony na nepříteli při omráčení zůstávají.

rule-HG-STUN-06 =
    .title = Omráčit lze jen pěšáky
    .text = Omráčit lze jen pěšáky; omráčená strana žetonu šampiona jen ukazuje, že je v zakryté oblasti.

# --- Biotický žeton -------------------------------------------------------------------------------------------

rule-HG-BIO-01 =
    .title = Biotický žeton
    .text = Biotické žetony se na nepřátele pokládají jako žetony zranění a zůstávají tam do konce kola.

rule-HG-BIO-02 =
    .title = Biotický žeton snižuje útok
    .text = Nepřítel s biotickým žetonem má hodnotu útoku sníženou o 2, nejméně na 0.

rule-HG-BIO-03 =
    .title = Jediný biotický žeton
    .text = Nepřítel může mít nejvýše jeden biotický žeton; druhý nemá účinek.

rule-HG-BIO-04 =
    .title = Biotický žeton a příležitostné útoky
    .text = Snížení platí stejně pro běžné i příležitostné útoky.

rule-HG-BIO-05 =
    .title = Biotický žeton na šampionech
    .text = Biotický žeton mohou mít i šampioni, pokud schopnost neříká něco jiného.

# --- Cíle -----------------------------------------------------------------------------------------------------

rule-HG-OBJ-01 =
    .title = Cíle hlavní mise
    .text = Každá hlavní mise má jeden paragonový, jeden renegátský a jeden vedlejší cíl.

rule-HG-OBJ-02 =
    .title = Paragonové vítězství
    .text = Splněním paragonového cíle (modrý) mise okamžitě končí paragonovým vítězstvím.

rule-HG-OBJ-03 =
    .title = Renegátské vítězství
    .text = Splněním renegátského cíle (červený) mise okamžitě končí renegátským vítězstvím.

rule-HG-OBJ-04 =
    .title = Buď paragon, nebo renegát
    .text = Splnit lze jen jeden z obou; navzájem se vylučují.

rule-HG-OBJ-05 =
    .title = Vedlejší cíle
    .text = Vedlejší cíle (žluté) jsou nepovinné, na vítězství ani selhání nemají vliv a za splnění dávají další odměny.

rule-HG-OBJ-06 =
    .title = Věrnostní cíle
    .text = Věrnostní cíle (fialové) jsou jen ve věrnostních misích, nahrazují paragonový a renegátský cíl, končí misi vítězstvím, dávají trochu válečné připravenosti a odemykají zvláštní schopnost hrdiny.

rule-HG-OBJ-07 =
    .title = Přípravné cíle
    .text = Přípravný cíl (šedý) může být šipkou spojený s jiným cílem: dokud není splněný, o spojený cíl se nelze pokoušet a jeho text neplatí.

rule-HG-OBJ-08 =
    .title = Splnění přípravného cíle
    .text = Po splnění přípravného cíle se jeho pole zaškrtne; od té chvíle platí text spojeného cíle.

# --- Konec mise -----------------------------------------------------------------------------------------------

rule-HG-MEND-01 =
    .title = Jak končí hlavní mise
    .text = Hlavní mise končí jedním ze čtyř způsobů: paragonovým cílem, renegátským cílem, vypršením času (selhání), nebo vyřazením Sheparda (selhání).

rule-HG-MEND-02 =
    .title = Jak končí věrnostní mise
    .text = Věrnostní mise končí vítězstvím (věrnostní cíl), nebo selháním (čas či vyřazený Shepard).

rule-HG-MEND-03 =
    .title = Konec je okamžitý
    .text = Konec je okamžitý: z právě probíhající akce, karty či fáze se už nevyhodnocuje nic, jen kroky konce mise.

rule-HG-MEND-04 =
    .title = Po misi
    .text = Kroky konce: postupujte podle stránky mise pro daný výsledek (přečtěte oddíl, zaškrtněte výsledek na mapě kampaně, vezměte si odměny), zaznamenejte žetony dat, vraťte kořist.

rule-HG-MEND-05 =
    .title = Zbývá jen Shepard
    .text = Jsou-li vyřazení všichni hrdinové kromě Sheparda, mise nekončí.

# --- Přenášení žetonů -----------------------------------------------------------------------------------------

rule-HG-CARRY-01 =
    .title = Přenášení žetonů
    .text = Hrdina smí přenášet žetony (například uprchlíky nebo cíle), když to mise uvádí.

rule-HG-CARRY-02 =
    .title = Žetony se nepředávají
    .text = Přenášené žetony nelze s jinými hrdiny vyměňovat ani jim je předávat.

rule-HG-CARRY-03 =
    .title = Nositel je vyřazený
    .text = Je-li nositel vyřazený, týká se příslušný účinek i jeho žetonů tak, jak to uvádí stránka mise (například přenášený uprchlík opouští hru); podle českých pravidel se účinky na žetony ruší.

rule-HG-CARRY-04 =
    .title = Přenášení více žetonů
    .text = Hrdina smí přenášet více žetonů, pokud to mise neomezuje.

rule-HG-CARRY-05 =
    .title = Chatika nic nepřenáší
    .text = Chatika žetony přenášet nemůže (česká pravidla to zakazují jen u žetonů cílů).

# --- Prvky mapy -----------------------------------------------------------------------------------------------

rule-HG-FEAT-01 =
    .title = Bonusová kořist
    .text = Symboly bonusové kořisti: při přípravě se na každý položí žeton kořisti jako na běžný symbol kořisti, pokud Dodatečná příprava mise neurčuje něco jiného.

rule-HG-FEAT-02 =
    .title = Dvojice rychlého cestování
    .text = Symboly rychlého cestování tvoří dvojice (A, B).

rule-HG-FEAT-03 =
    .title = Rychlé cestování
    .text = Hrdina na hexu rychlého cestování může utratit 1 bod pohybu a přejít na druhý hex se stejným symbolem.

rule-HG-FEAT-04 =
    .title = Rychle pryč bez příležitostných útoků
    .text = Rychlé cestování příležitostné útoky nevyvolává.

rule-HG-FEAT-05 =
    .title = Nepřátelé rychle necestují
    .text = Nepřátelé nemohou používat rychlé cestování.

rule-HG-FEAT-06 =
    .title = Vstup do požáru
    .text = Požár: hrdina nebo pěšák, který vstoupí na hex s požárem, utrpí 1 zranění.

rule-HG-FEAT-07 =
    .title = Začátek kola v požáru
    .text = Požár: na začátku každého kola utrpí každý hrdina i pěšák na hexu s požárem 1 zranění.

rule-HG-FEAT-08 =
    .title = Požár šampiony šetří
    .text = Požár: na šampiony nepůsobí.

rule-HG-FEAT-09 =
    .title = Pěšáci do požáru až naposled
    .text = Požár: aktivovaný pěšák vstoupí na hex s požárem, jen když podmínky postupu nelze splnit jinak.

rule-HG-FEAT-10 =
    .title = Poškozené chlazení
    .text = Poškozené chlazení: hrdina, který na takovém hexu ukončí tah, utrpí 2 zranění (podle českých pravidel hrdina, který na takový hex vstoupí).

rule-HG-FEAT-11 =
    .title = Chlazení nepřátele šetří
    .text = Poškozené chlazení: na nepřátele nepůsobí.

rule-HG-FEAT-12 =
    .title = Hexy s terminálem
    .text = Terminály: hex se symbolem terminálu (bez čísla, 1 nebo 2) je terminál; co umí, určuje mise.

rule-HG-FEAT-13 =
    .title = Linie převýšení
    .text = Linie převýšení leží na okraji; jedna strana je vyvýšená oblast, druhá snížená.

rule-HG-FEAT-14 =
    .title = Dolů volně, nahoru nikdy
    .text = Přes takový okraj se postavy volně pohybují z vyvýšené oblasti do snížené, ale ne naopak.

rule-HG-FEAT-15 =
    .title = Sousedství přes převýšení
    .text = Jinak hexy oddělené linií převýšení sousedí (útoky zblízka i vzdálenost přes ni fungují oběma směry).

rule-HG-FEAT-16 =
    .title = Mezi výškami se nestřílí
    .text = Postavy ani věže nikdy nemají v palebném poli postavu v jiné výšce, ledaže hexy sousedí.

# --- Ukládání -------------------------------------------------------------------------------------------------

rule-HG-SAVE-01 =
    .title = Ukládání mezi misemi
    .text = Ukládá se mezi misemi: úplný stav tvoří zaškrtnutá pole na mapě kampaně a na deskách hrdinů.

rule-HG-SAVE-02 =
    .title = Několik kampaní najednou
    .text = Souběžně lze vést několik kampaní (vydavatel nabízí záznamový list kampaně ke stažení).

rule-HG-SAVE-03 =
    .title = Úspěchy napříč kampaněmi
    .text = Napříč kampaněmi lze získávat úspěchy (je jich celá stránka).

# --- Upřesnění: Shepard ---------------------------------------------------------------------------------------

rule-HG-SHEP-01 =
    .title = Připravené žetony velení
    .text = Žetony velení jsou oboustranné; žeton je „připravený“, leží-li velící stranou nahoru.

rule-HG-SHEP-02 =
    .title = Shepard: Výstřel
    .text = Výstřel (modrá, použitelná od začátku): 1 zranění nepříteli v Shepardově palebném poli; s posílenou akcí místo toho 2 zranění.

rule-HG-SHEP-03 =
    .title = Shepard: Warp
    .text = Warp nemá účinek na nepřítele, který už biotický žeton má.

rule-HG-SHEP-04 =
    .title = Shepard: Bariéra
    .text = Bariéra se spustí jen tehdy, když Shepard dokončí akci pohyb, a pak obnoví 1 bod štítů; jiný pohyb (například Adrenalin) ji nespustí.

rule-HG-SHEP-05 =
    .title = Shepard: Napalm
    .text = Napalm počítá vzdálenost běžným způsobem.

rule-HG-SHEP-06 =
    .title = Shepard: Adrenalin
    .text = Adrenalin může Shepardem pohnout, aniž by šlo o akci pohyb.

rule-HG-SHEP-07 =
    .title = Shepardovy dvojí požadavky
    .text = Tři Shepardovy pokročilé schopnosti vyžadují každá dvě jiné.

rule-HG-SHEP-08 =
    .title = Shepard nemá věrnostní misi
    .text = Shepard nemá věrnostní misi ani věrnostní schopnost.

# --- Upřesnění: Garrus ----------------------------------------------------------------------------------------

rule-HG-GARR-01 =
    .title = Omračující střela, standardní
    .text = Omračující střela, standardní akce: 1 zranění.

rule-HG-GARR-02 =
    .title = Omračující střela, posílená
    .text = Omračující střela, posílená akce: 3 zranění, jen nepříteli vzdálenému alespoň 3 hexy (podle pravidel o vzdálenosti).

rule-HG-GARR-03 =
    .title = Omračující střela zblízka
    .text = Proti bližšímu nepříteli lze kostku s posílenou akcí použít pro standardní verzi.

rule-HG-GARR-04 =
    .title = Garrus: Turianský rebel
    .text = Turianský rebel je akce; body pohybu udává umístěná kostka s pohybem, stejně jako u akce pohyb.

rule-HG-GARR-05 =
    .title = Garrus: Přetížení
    .text = Přetížení počítá vzdálenost a omráčit může jen pěšáka, nikdy šampiona.

rule-HG-GARR-06 =
    .title = Garrus: Nástražné miny
    .text = Nástražné miny: jakmile jsou odemčené, doplňují se Garrovy 3 žetony min při přípravě každé mise.

rule-HG-GARR-07 =
    .title = Miny odemčené během mise
    .text = Odemknou-li se Nástražné miny během mise, vezme si Garrus 3 žetony ihned.

rule-HG-GARR-08 =
    .title = Garrus: Kalibrace
    .text = Kalibrace: s hodnotou Zamíření 2 nebo 3 mohou Omračující střela a Atentát způsobit cíli 1 zranění navíc; s hodnotou alespoň 4 pak 2 navíc (česká pravidla říkají přesně 4).

rule-HG-GARR-09 =
    .title = Kalibrace jednou za tah
    .text = Kalibrace lze použít jen jednou za tah.

rule-HG-GARR-10 =
    .title = Kalibrace ne pro Průbojnou munici
    .text = Pro Průbojnou munici Kalibrace neplatí.

# --- Upřesnění: Liara -----------------------------------------------------------------------------------------

rule-HG-LIAR-01 =
    .title = Kdy použít Analýzu
    .text = Analýzu lze použít po strategickém hodu, až když se analytický žeton posune za každou hvězdu o 1 pole doprava.

rule-HG-LIAR-02 =
    .title = Které karty Analýza vybírá
    .text = Analýza vybírá jen karty hrozeb ležící lícem dolů u desek hrdinů, nikdy ty, které jsou ještě v balíčku.

rule-HG-LIAR-03 =
    .title = Liara: Stáze a Singularita
    .text = Stáze a Singularita mohou omráčit jen pěšáky, šampiony ne.

rule-HG-LIAR-04 =
    .title = Liara: Výstřel z pistole
    .text = Výstřel z pistole počítá vzdálenost.

rule-HG-LIAR-05 =
    .title = Zdvih, Warpová munice, Biotická exploze
    .text = Zdvih, Warpová munice a Biotická exploze: nepřítel může mít jen jeden biotický žeton.

rule-HG-LIAR-06 =
    .title = Liara: Čistá biotička
    .text = Čistá biotička počítá vzdálenost jen po sousedících hexech, takže nemůže zaměřit například nepřítele za zamčenými dveřmi.

rule-HG-LIAR-07 =
    .title = Liara: Intuice Stínového prostředníka
    .text = Intuici Stínového prostředníka lze použít, když si nepřítel vybere za cíl kteréhokoli hrdinu, nejen Liaru.

rule-HG-LIAR-08 =
    .title = Liara: Asarijská kontrolorka
    .text = Asarijská kontrolorka: jakmile je odemčená, nepřátelé s biotickým žetonem jako by neměli žádnou specializaci; například střelci nemohou útočit na nesousedící hrdiny a podle toho se chovají.

# --- Upřesnění: Tali ------------------------------------------------------------------------------------------

rule-HG-TALI-01 =
    .title = Chatika je žeton
    .text = Chatika je žeton, ne postava.

rule-HG-TALI-02 =
    .title = Chatika palebnému poli nevadí
    .text = Chatika nepřerušuje palebné pole.

rule-HG-TALI-03 =
    .title = Umístění na hex Chatiky
    .text = Chatika nebrání umístění nepřítele na svůj hex.

rule-HG-TALI-04 =
    .title = Nepřátelé si Chatiky nevšímají
    .text = Chatika nemůže přenášet žetony, nelze ji zranit a nepřátelé si jí v ničem nevšímají.

rule-HG-TALI-05 =
    .title = Tali: Dávka z pistole
    .text = Dávka z pistole počítá vzdálenost.

rule-HG-TALI-06 =
    .title = Tali: Sabotování věže
    .text = Sabotování věže: vyřazené věže, které jinak palebné pole nemají, ho pro vyhodnocení této schopnosti dočasně získají.

rule-HG-TALI-07 =
    .title = Tali: Sabotování nepřítele
    .text = Sabotování nepřítele vybírá nepřítele se specializací střelec; vybrat ho lze, i když Asarijská kontrolorka kvůli biotickému žetonu jeho specializaci ruší.

rule-HG-TALI-08 =
    .title = Tali: Vysátí energie
    .text = Vysátí energie lze použít ke zranění i s plnými štíty; obnovení 1 bodu štítů se pak vynechá.

# --- Upřesnění: Wrex ------------------------------------------------------------------------------------------

rule-HG-WREX-01 =
    .title = Žetony Zuřivosti a Klidu
    .text = Žetony zuřivosti jsou oboustranné: Zuřivost a Klid.

rule-HG-WREX-02 =
    .title = Wrex: V čem jsou krogani nejlepší
    .text = V čem jsou krogani nejlepší: na začátku svého tahu může Wrex vyprovokovat nepřítele, který nesousedí s žádným hrdinou, a pohnout jím až o 2 hexy.

rule-HG-WREX-03 =
    .title = Vyprovokovaný skončí blíž
    .text = Tento nepřítel musí skončit opravdu blíž k Wrexovi, než začal, podle běžného počítání vzdálenosti (v českém rámečku stojí co nejblíž).

rule-HG-WREX-04 =
    .title = Wrex: Kroganský vojevůdce
    .text = Kroganský vojevůdce (pokročilá, vyžaduje V čem jsou krogani nejlepší): na začátku kterékoli své akce může Wrex otočit 1 žeton ze Zuřivosti na Klid a pohnout se na sousedící hex.

rule-HG-WREX-05 =
    .title = Meze Kroganského vojevůdce
    .text = Kroganského vojevůdce nelze použít, když všechny žetony zuřivosti ukazují Klid, a lze ho použít jen jednou za akci.

rule-HG-WREX-06 =
    .title = Wrex: Zdvihový granát
    .text = Zdvihový granát lze použít i na nepřítele, který už biotický žeton má; víc než jeden však mít nikdy nebude.

rule-HG-WREX-07 =
    .title = Wrex: Výstřel z brokovnice
    .text = Výstřel z brokovnice: 2 zranění se standardní akcí, 4 s posílenou akcí.

rule-HG-WREX-08 =
    .title = Wrex: Střel to ještě šestačtyřicetkrát
    .text = Střel to ještě šestačtyřicetkrát: druhé vyhodnocení Výstřelu z brokovnice způsobí stejně zranění jako první (2+2 nebo 4+4 podle umístěné kostky).

# --- Symboly --------------------------------------------------------------------------------------------------

rule-HG-ICON-01 =
    .title = Symboly na mapě
    .text = Symboly na mapě: terminál, terminál 1, terminál 2, rychlé cestování A a B, startovní hex pěšáka, tři různé startovní hexy šampionů, společný startovní hex hrdiny, startovní hex každého z pěti hrdinů, poškozené chlazení, požár, východ z mapy.

rule-HG-ICON-02 =
    .title = Symboly žetonů
    .text = Symboly žetonů: cíl, uprchlík, kořist, bonusová kořist, zamčené dveře, odemčené dveře, aktivní věž, vyřazená věž, zuřivost, velení, zranění, biotický žeton, nástražná mina, Chatika.

rule-HG-ICON-03 =
    .title = Symboly nepřátel
    .text = Symboly nepřátel: hodnota štítů, hodnota útoku, čtyři specializace, omráčení, tři úrovně výzvy.

rule-HG-ICON-04 =
    .title = Symboly karet hrozeb
    .text = Symboly na kartách: nejbližší umístění, nejvzdálenější umístění, aktivace, aktivace šampiona, aktivace nepřítele (druhu), aktivace nejbližšího nepřítele, aktivace nejvzdálenějšího nepřítele, speciální pokyny (HG-THREAT-04).

rule-HG-ICON-05 =
    .title = Symboly na kostkách
    .text = Symboly na kostkách: pohyb 2, pohyb 3, standardní akce, posílená akce, pohyb 2 nebo standardní akce, základní schopnost (hvězda) (HG-DICE-01).

rule-HG-ICON-06 =
    .title = Symboly desek hrdinů
    .text = Symboly na desce: zdraví, štíty, zhroucené štíty, vyřazený hrdina, slot pro pohyb, pro standardní akci a pro posílenou akci, Zamíření.

# --- Příklady -------------------------------------------------------------------------------------------------

rule-HG-EX-01 =
    .title = Příklad: čtyři sousedící hexy
    .text = Garrus je na (0,0), na východním okraji má překážku, na severovýchodním stěnu, na západním zamčené dveře a tři okraje jsou prázdné: sousedí přesně čtyři hexy (na východě, severozápadě, jihozápadě a jihovýchodě), dva za stěnou a zamčenými dveřmi ne.

rule-HG-EX-02 =
    .title = Příklad: vzdálenost kolem stěny
    .text = Garrus je na (0,0), Přetvořenec na (3,0) a mezi (1,0) a (2,0) je stěna, jinak je mapa volná: vzdálenost je 4.

rule-HG-EX-03 =
    .title = Příklad: vzdálenost bez ohledu na stěny
    .text = Stejná situace, vzdálenost se měří bez ohledu na stěny: je 3.

rule-HG-EX-04 =
    .title = Příklad: cíl za stěnou
    .text = Stejná situace a účinek potřebuje cíl vzdálený do 3 hexů: Přetvořenec je platným cílem, jen pokud účinek nebere ohled na stěny.

rule-HG-EX-05 =
    .title = Příklad: plnění sáčku nepřátel
    .text = Mise proti Cerberu se střední výzvou uvádí 8 Vojáků, 8 Obránců a 8 Inženýrů; z 10 žetonů Vojáků má 5 nízkou, 3 střední a 2 extrémní výzvu: do sáčku patří 5+3 žetonů a 2 extrémní se odloží, u ostatních druhů také, takže v sáčku je 24 žetonů.

rule-HG-EX-06 =
    .title = Příklad: šest paprsků
    .text = Z postavy na volné mapě vychází přesně šest přímých paprsků.

rule-HG-EX-07 =
    .title = Příklad: volné palebné pole
    .text = Garrus je na (0,0), Přetvořenec 1 na (3,0) a mezi nimi nic není: při útoku je Přetvořenec 1 v palebném poli.

rule-HG-EX-08 =
    .title = Příklad: překážka v cestě
    .text = Přetvořenec 2 je na (0,3) a mezi (0,1) a (0,2) je překážka (Garrova hexu se nedotýká): Přetvořenec 2 v palebném poli není.

rule-HG-EX-09 =
    .title = Příklad: cíl mimo paprsky
    .text = Přetvořenec 3 je na (2,1), na žádném ze šesti paprsků: v palebném poli není.

rule-HG-EX-10 =
    .title = Příklad: stěna v cestě
    .text = Přetvořenec 4 je na (3,-3) a mezi (1,-1) a (2,-2) je stěna: v palebném poli není.

rule-HG-EX-11 =
    .title = Příklad: překážka u vlastního hexu
    .text = Přetvořenec 5 je na (0,-2) a na severozápadním okraji Garrova vlastního hexu je překážka: v palebném poli je (překážka u vlastního hexu se nepočítá).

rule-HG-EX-12 =
    .title = Příklad: dva nepřátelé na přímce
    .text = Přetvořenec 6 je na (-2,2) a Přetvořenec 7 na (-3,3), na stejném paprsku: v palebném poli jsou oba (postavy nevadí).

rule-HG-EX-13 =
    .title = Příklad: zpátky se nestřílí
    .text = Situace jako v HG-EX-11; kdyby byl Přetvořenec 5 střelec a aktivoval se, Garrus v jeho palebném poli není, protože překážka se dotýká Garrova hexu, a ne jeho.

rule-HG-EX-14 =
    .title = Příklad: zakrytá oblast na začátku
    .text = Oblast je na začátku mise od všech hrdinů oddělená stěnami a dveřmi: je zakrytá a její nepřátelé leží omráčenou stranou nahoru.

rule-HG-EX-15 =
    .title = Příklad: uložení kostky s posílenou akcí
    .text = Tah druhého hrdiny skončil a zbývá 6 kostek, jedna s posílenou akcí: třetí hrdina si ji před hodem smí nechat, jak je, hodit zbylými 5 a vybírat z 6 kostek.

rule-HG-EX-16 =
    .title = Příklad: Shepard střílí
    .text = Shepardův Výstřel: umístí-li se na něj kostka se standardní akcí, cíl utrpí 1 zranění; umístí-li se na něj kostka s posílenou akcí, utrpí místo toho 2 zranění.

rule-HG-EX-17 =
    .title = Příklad: Omračující střela příliš blízko
    .text = Garrus umístí na Omračující střelu kostku s posílenou akcí a Přetvořenec 1 je vzdálený 2 hexy: pro posílenou verzi to není platný cíl, ale Garrus na něj smí použít standardní verzi za 1 zranění.

rule-HG-EX-18 =
    .title = Příklad: Omračující střela na tři hexy
    .text = Stejná kostka a Přetvořenec 2 ve vzdálenosti 3: Garrus mu smí způsobit 3 zranění.

rule-HG-EX-19 =
    .title = Příklad: odolnost Zkázonose
    .text = Zkázonos má odolnost 4/6/5; v 1. kole utrpí 4 zranění a ve 2. kole 6: zaškrtnuté jsou dva štíty a k poražení je potřeba ještě 5 zranění.

rule-HG-EX-20 =
    .title = Příklad: Kroganský vojevůdce není v nabídce
    .text = Schopnost V čem jsou krogani nejlepší je zamčená: když Wrex odemyká schopnost, Kroganského vojevůdce vybrat nemůže.

rule-HG-EX-21 =
    .title = Příklad: vyznačení cesty kampaně
    .text = Tým začal misí Zbraně Cerberu, pak odehrál věrnostní misi a zaškrtl Atlas Binary: Atlas Binary je další hraná mise a vyznačená cesta vede z první do druhé.

rule-HG-EX-22 =
    .title = Příklad: po misi Atlas Binary
    .text = Mise 2B Atlas Binary je dohraná: tým smí nejdřív odehrát věrnostní misi a musí pokračovat misí 3A nebo 3B.

rule-HG-EX-23 =
    .title = Příklad: výběr Garrovy věrnostní mise
    .text = Hráči si vyberou Garrovu věrnostní misi: přečtou oddíl 66 a zaškrtnou jeho věrnostní pole.

rule-HG-EX-24 =
    .title = Příklad: hrdina za rychlým cestováním
    .text = Hrdina rychlým cestováním vstoupil do oblasti reaktorového jádra, kam nepřátelé nemohou (mise 3A): pěšák, který se umisťuje nebo k tomuto hrdinovi postupuje, míří k hexu rychlého cestování, který hrdina použil.

rule-HG-EX-25 =
    .title = Příklad: Kalibrace podle Zamíření
    .text = S Kalibracemi a hodnotou Zamíření 2 nebo 3 může Omračující střela nebo Atentát způsobit +1; s hodnotou alespoň 4 pak +2; pokud už Kalibrace v tomto tahu posloužily, +0.

rule-HG-EX-26 =
    .title = Příklad: dva standardní výstřely z brokovnice
    .text = Střel to ještě šestačtyřicetkrát a kostka se standardní akcí na Výstřelu z brokovnice: zranění jsou 2 a 2.

rule-HG-EX-27 =
    .title = Příklad: dva posílené výstřely z brokovnice
    .text = Totéž s kostkou s posílenou akcí: 4 a 4.

rule-HG-EX-28 =
    .title = Příklad: Čistá biotička a zamčené dveře
    .text = Nepřítel je za zamčenými dveřmi a jiná cesta k němu nevede: Čistou biotičkou na něj Liara zamířit nemůže.

rule-HG-EX-29 =
    .title = Příklad: Asarijská kontrolorka a střelec
    .text = Asarijská kontrolorka je odemčená; střelec má biotický žeton, nesousedí s žádným hrdinou a jednoho má v palebném poli: když se aktivuje, místo útoku postoupí.

rule-HG-EX-30 =
    .title = Příklad: Bariéra po pohybu
    .text = Bariéra je odemčená a chybí 1 bod štítů: když Shepard dokončí akci pohyb, získá ho zpět; když se pohne Adrenalinem, nezíská nic.

rule-HG-EX-31 =
    .title = Příklad: třetí a čtvrté XP
    .text = Hrdina má v tomto sloupci 2 XP a porazí další dva nepřátele: zaškrtne se třetí pole, ihned odemkne jednu schopnost a čtvrtý nepřítel už nedává nic.

rule-HG-EX-32 =
    .title = Příklad: jen zakrytí Obránci
    .text = Jediní Obránci jsou v zakryté oblasti a karta aktivuje Obránce: neaktivuje se žádný a umístí se jeden náhodný pěšák.

rule-HG-EX-33 =
    .title = Příklad: okraj s převýšením
    .text = Linie převýšení je mezi (0,0) nahoře a (1,0) dole: hrdina smí sestoupit, ale ne zpět, hexy sousedí a postava o dva hexy dál ve snížené oblasti není z vyvýšené v palebném poli.

rule-HG-EX-34 =
    .title = Příklad: Vysátí energie s plnými štíty
    .text = Tali má plné štíty: když použije Vysátí energie, zranění způsobí a žádný štít nezíská.

rule-HG-EX-35 =
    .title = Příklad: uprchlík vyřazeného nositele
    .text = Hrdina nese žeton uprchlíka a je vyřazený: žeton uprchlíka opouští hru.

rule-HG-EX-36 =
    .title = Příklad: všechny žetony ukazují Klid
    .text = Všechny žetony zuřivosti ukazují Klid: Kroganského vojevůdce použít nelze.

# --- Odvozené příklady ----------------------------------------------------------------------------------------

rule-HG-EXD-01 =
    .title = Příklad: vedoucí hrdina v pěti kolech
    .text = Pořadí po směru hodinových ručiček je Shepard, Garrus, Liara, Wrex a nikdo není vyřazený: pořadí tahů je v 1. kole S G L W, ve 2. W S G L, ve 3. L W S G, ve 4. G L W S a v 5. S G L W.

rule-HG-EXD-02 =
    .title = Příklad: vedoucí žeton přeskočí Wrexe
    .text = Stejné pořadí a Wrex je na konci 1. kola vyřazený: vedoucí žeton dostane Liara a 2. kolo je L S G (Wrex se přeskočí).

rule-HG-EXD-03 =
    .title = Příklad: zásoba během kola
    .text = Nikdo není vyřazený a nejsou paragonové kostky: při čtyřech hodech je v zásobě 12, 9, 6 a 3 kostky.

rule-HG-EXD-04 =
    .title = Příklad: zásoba s uzamčenými kostkami
    .text = Jeden vyřazený hrdina má uzamčené 3 strategické kostky: při hodech tohoto kola je v zásobě 9, 6 a 3 kostky.

rule-HG-EXD-05 =
    .title = Příklad: pět akcí s paragonovými kostkami
    .text = V zásobě jsou dvě paragonové kostky a vedoucí hrdina si vezme obě: provede 5 akcí a další hrdina hází 9 kostkami.

rule-HG-EXD-06 =
    .title = Příklad: zranění přes štíty
    .text = Hrdina má 1 bod štítů a 4 body zdraví a utrpí 3 zranění: zbude mu 0 bodů štítů a 2 body zdraví.

rule-HG-EXD-07 =
    .title = Příklad: tři příležitostné útoky
    .text = S hrdinou sousedí tři aktivní nepřátelé s útokem 1, 3 a 2 a hrdina od všech odstoupí: útoky se vyhodnotí v pořadí 3, 2, 1.

rule-HG-EXD-08 =
    .title = Příklad: příležitostný útok s biotickým žetonem
    .text = Nepřítel má útok 2 a biotický žeton a hrdina s ním přestane sousedit: nastane příležitostný útok za 0 zranění.

rule-HG-EXD-09 =
    .title = Příklad: chytač v cestě
    .text = Chytač má útok 1 a hrdina kostku s pohybem 3; hned prvním krokem s ním přestane sousedit: utrpí 1 zranění a jeho akce pohyb po tomto kroku končí.

rule-HG-EXD-10 =
    .title = Příklad: odchod od omráčeného nepřítele
    .text = Sousedící nepřítel je omráčený a hrdina s ním přestane sousedit: nestane se nic.

rule-HG-EXD-11 =
    .title = Příklad: štíty nechrání před výběrem
    .text = Nepřítel, který není střelec, sousedí s hrdinou A (zdraví 4, štíty 0) a s hrdinou B (zdraví 3, štíty 3): když se aktivuje, zaútočí na B.

rule-HG-EXD-12 =
    .title = Příklad: střelec si vybírá nejslabšího
    .text = Střelec sousedí s hrdinou A (zdraví 5) a 4 hexy daleko má v palebném poli hrdinu B (zdraví 2): zaútočí na B.

rule-HG-EXD-13 =
    .title = Příklad: postup k hrajícímu hrdinovi
    .text = Nepřítel se 2 body pohybu se může dostat na hex sousedící s právě hrajícím hrdinou, nebo s bližším hrdinou: musí skončit vedle právě hrajícího hrdiny.

rule-HG-EXD-14 =
    .title = Příklad: postup co nejblíž
    .text = Nepřítel se k nikomu nedostane tak, aby mohl zaútočit: po postupu je jeho vzdálenost od nejbližšího hrdiny nejmenší možná.

rule-HG-EXD-15 =
    .title = Příklad: postup bez útoku
    .text = Pěšák postoupí vedle hrdiny: v téže aktivaci už neútočí.

rule-HG-EXD-16 =
    .title = Příklad: přebytečné zranění šampiona
    .text = Šampion má odolnost 4/6 a už 3 zranění; jeden útok způsobí 4: první štít se zaškrtne, 3 zranění propadnou a šampion má 0 zranění.

rule-HG-EXD-17 =
    .title = Příklad: šampion setřese neúplná zranění
    .text = Šampion má nahoře štít s hodnotou 6 a v závěrečné fázi 5 zranění: v příštím kole má 0 zranění a pořád je jich potřeba 6.

rule-HG-EXD-18 =
    .title = Příklad: dvě náhrady
    .text = Karta aktivuje dva druhy a na mapě není ani jeden: umístí se dva pěšáci.

rule-HG-EXD-19 =
    .title = Příklad: kořist z Oddechu blokuje umístění
    .text = Na nejbližším startovním hexu leží žeton kořisti z karty Oddech: pěšák se objeví na dalším nejbližším volném.

rule-HG-EXD-20 =
    .title = Příklad: umístění na hex Chatiky
    .text = Na nejbližším startovním hexu je jen Chatika: pěšák se umístí tam.

rule-HG-EXD-21 =
    .title = Příklad: všechny startovní hexy blokované
    .text = Všechny startovní hexy jsou blokované: neumístí se nic.

rule-HG-EXD-22 =
    .title = Příklad: přes chlazení a na něm
    .text = Hrdina projde dvěma hexy s poškozeným chlazením a tah ukončí na běžné podlaze: žádné zranění; ukončí-li tah na jednom z nich: 2 zranění.

rule-HG-EXD-23 =
    .title = Příklad: požár dvakrát
    .text = Hrdina vstoupí na hex s požárem a na začátku příštího kola tam pořád je: utrpí 1 zranění při vstupu a 1 na začátku kola.

rule-HG-EXD-24 =
    .title = Příklad: křížová palba dvou věží
    .text = Palebná pole dvou aktivních věží se kříží na hexu hrdiny a karta dává věžím 2 zranění: hrdina utrpí 2 a pak 2.

rule-HG-EXD-25 =
    .title = Příklad: přímo na věži
    .text = Hrdina stojí na hexu aktivní věže: když věže střílejí, je zasažený.

rule-HG-EXD-26 =
    .title = Příklad: granát, stěna a XP
    .text = Granát dopadne na hex s pěšákem (štíty 2), druhý pěšák s ním sousedí a třetí je vedle, ale za stěnou: první dva utrpí 2 zranění, třetí žádné, a jsou-li oba poraženi, získá ten, kdo házel, 2 XP.

rule-HG-EXD-27 =
    .title = Příklad: medigel jen do maxima
    .text = Hrdina má zdraví 5 z 6 a někdo na něj použije medigel: má 6.

rule-HG-EXD-28 =
    .title = Příklad: pole dat a odemčení
    .text = Zaškrtnutá jsou 2 pole získaných dat a na konci mise máte 2 žetony dat: zaškrtnou se pole 3 a 4 a jeden hrdina odemkne právě jednu schopnost.

rule-HG-EXD-29 =
    .title = Příklad: kam se hodí kombinovaná strana
    .text = Kombinovaná strana se hodí na slot pro pohyb (2 body) a na slot pro standardní akci, ne na slot pro posílenou akci.

rule-HG-EXD-30 =
    .title = Příklad: selhání, která kampaň ukončí
    .text = Selhání v 1. dějství, selhání věrnostní mise a paragonové vítězství ve 2. dějství: kampaň pokračuje; selhání v 1. i 2. dějství: končí předčasně.

rule-HG-EXD-31 =
    .title = Příklad: Shepard padne při pohybu
    .text = Shepardovo zdraví klesne uprostřed pohybu příležitostným útokem na 0: mise okamžitě končí selháním.

rule-HG-EXD-32 =
    .title = Příklad: mstitel po zásahu
    .text = Mstitel se štíty 3 je ve vzdálenosti 3 a hrdina mu způsobí 1 zranění: pohne se o 1 hex a je ve vzdálenosti 2; pokud ho zásah porazí, nepohne se.

rule-HG-EXD-33 =
    .title = Příklad: střelba ze dveří
    .text = Hrdina A má na okraji vlastního hexu odemčené dveře a 3 hexy za nimi je střelec: A ho v palebném poli má, on hrdinu A ne.

rule-HG-EXD-34 =
    .title = Příklad: zamčené dveře u vlastního hexu
    .text = Na okraji hexu útočníka jsou zamčené dveře: paprsek, který jimi vede, je přerušený.

rule-HG-EXD-35 =
    .title = Příklad: žetony po renegátském vítězství
    .text = Po jednom renegátském vítězství začíná v každé další misi každý ze čtyř hrdinů s 1 renegátským žetonem (celkem 4).

# --- Co je známo ----------------------------------------------------------------------------------------------

rule-HG-FACT-01 =
    .title = Autoři, vydavatelé, hráči, věk
    .text = Autoři Eric M. Lang a Calvin Wong Tze Loon; vydavatel Modiphius (2024); později česká, italská (Asmodee, 2025) a polská edice (Portal Games, 2025); 1–4 hráči, od 14 let, 45–60 minut na misi.

rule-HG-FACT-02 =
    .title = Velikost balíčků hrozeb
    .text = 64 karet hrozeb ve dvou malých balíčcích; pravděpodobně napůl, 32 pro Cerberus a 32 pro Smrťáky.

rule-HG-FACT-03 =
    .title = Počty žetonů podle vydání
    .text = Žetony nepřátel: 86 podle anglického seznamu, 84 podle italského; ostatních žetonů 93 (anglicky), nebo 84 (italsky).

rule-HG-FACT-04 =
    .title = Čtrnáct šestistěnných kostek
    .text = Všech 14 kostek je šestistěnných.

rule-HG-FACT-05 =
    .title = Více než deset misí
    .text = Kniha misí má více než 10 misí; v kampani se jich hrají 3 až 5.

rule-HG-FACT-06 =
    .title = Délka kampaně
    .text = Celá kampaň trvá asi 3–6 hodin; obtížnost a větvení počítají s opakovaným hraním.

rule-HG-FACT-07 =
    .title = Místo v příběhu
    .text = Kampaň se odehrává během Mass Effectu 3, za jedinou noc na Hagalazu, po misi N7 v laboratoři Cerberu na Útočišti a po únosech z Benningu.

rule-HG-FACT-08 =
    .title = Kde je náhoda
    .text = Útoky vždy zasáhnou s pevným počtem zranění; náhoda je jen v symbolech na kostkách, v kartách hrozeb a v tahání ze sáčku.

rule-HG-FACT-09 =
    .title = Oddíly mění válečnou připravenost
    .text = Některé příběhové oddíly válečnou připravenost přidávají a některé ubírají; vyhraná věrnostní mise prý dává asi jeden bod navíc.

rule-HG-FACT-10 =
    .title = Mise se větví podle výsledků
    .text = Mise se větví podle úspěchu a neúspěchu a dřívější rozhodnutí mění pravidla pozdějších misí.

rule-HG-FACT-11 =
    .title = Mordin vypadl
    .text = Plánovaný šestý společník, Mordin, z výrobních důvodů vypadl.

rule-HG-FACT-12 =
    .title = Hackettův rozkaz
    .text = Úvod: admirál Hackett nařídí Shepardovi, aby Cerberu znemožnil získat výzkum na zříceném výzkumném křižníku a zachránil vězně, pokud je najde, než za svítání udeří bouře; flotila je na cestě, ale přiletí pozdě.

rule-HG-FACT-13 =
    .title = Tři hlavní cíle
    .text = EDI jmenuje tři hlavní cíle, z nichž lze dosáhnout jen jednoho: reaktor (přetížení zničí loď i data), datové jádro (data lze ukrást, ale Cerberus může vrak vytěžit), generátor kinetických bariér (ochrání loď i vězně do příletu Aliance za cenu dat). To jsou volby 3. dějství.

rule-HG-FACT-14 =
    .title = Čísla oddílů
    .text = Příběhové oddíly jsou číslované nejméně do 76; 76 otvírá kampaň, 66 je Garrova věrnostní porada.

rule-HG-FACT-15 =
    .title = Druhy cílů
    .text = V cílech vystupují mimo jiné uprchlíci, terminály, žetony cílů, útěk východem z mapy a porážení šampionů; zabít bosse není cílem vždy.

rule-HG-FACT-16 =
    .title = Zbraně Cerberu
    .text = Mise 1. dějství „The Guns of Cerberus“ (italsky I Cannoni di Cerberus, česky Zbraně Cerberu) vede mimo jiné k 2B.

rule-HG-FACT-17 =
    .title = Atlas Binary
    .text = 2B je „Atlas Binary“ (italsky Atlas Binari, česky Atlas Binary); vede k 3A a 3B.

rule-HG-FACT-18 =
    .title = Řízení reaktoru
    .text = 3A je „Reactor (Control)“ (italsky Controllo del Reattore, česky Reaktor); italská str. 26 nazývá misi s oblastí hlavního reaktoru „Massa Critica“, česká str. 26 „Reaktor“, takže jde nejspíš o stejnou misi. K hlavnímu reaktoru vede jen rychlé cestování a nepřátelé tam nemohou.

rule-HG-FACT-19 =
    .title = Datové jádro
    .text = 3B je „The Mainframe“ či „Data Core“ (italsky Il Mainframe, česky Datové jádro).

rule-HG-FACT-20 =
    .title = Mise Průlom
    .text = Článek jednoho obchodu zmiňuje misi s názvem zhruba „Průlom“ (zřejmě druhá mise 1. dějství).

rule-HG-FACT-21 =
    .title = Čtyři věrnostní mise
    .text = Věrnostní mise jsou čtyři (Garrus, Liara, Tali, Wrex).

rule-HG-FACT-22 =
    .title = Pěšáci Cerberu
    .text = Pěšáci Cerberu: Voják, Obránce, Inženýr; od každého 10 žetonů, z toho 5 s nízkou, 3 se střední a 2 s extrémní výzvou (vytištěno u Vojáka, u ostatních stejné součty).

rule-HG-FACT-23 =
    .title = Pěšáci Smrťáků
    .text = Pěšáci Smrťáků: 30 žetonů; jistý je Husk (italsky Mutante, česky Přetvořenec); zbylými dvěma druhy jsou přirozeně Kanibal a Marodér (tři druhy po 10).

rule-HG-FACT-24 =
    .title = Známí šampioni
    .text = Šampioni: 24 jedinečných žetonů; jako příklad je vytištěný Ravager (italsky Devastatore, česky Zkázonos) s odolností 4/6/5; stroje Atlas vyplývají z názvu 2B.

rule-HG-FACT-25 =
    .title = Čísla jednotlivých žetonů
    .text = Žetony jednoho druhu se liší značkou, útokem i hodnotou štítu, takže každý se čte zvlášť.

rule-HG-FACT-26 =
    .title = Odhad počtu šampionů na misi
    .text = 24 šampionů na asi 12 misí znamená průměrně dva na misi a na mapě jsou nejvýše tři symboly startovních hexů šampionů.

rule-HG-FACT-27 =
    .title = Známé druhy karet hrozeb
    .text = Známé druhy: aktivace druhu, aktivace nejbližšího nepřítele, aktivace nejvzdálenějšího nepřítele, aktivace šampiona, nejbližší umístění, nejvzdálenější umístění, palba věží s vytištěným zraněním (balíček Cerberu), Oddech (žeton kořisti na startovním hexu), Eskalace, karty vracené do krabice.

rule-HG-FACT-28 =
    .title = Karty hrozeb v recenzích
    .text = Podle recenzentů mohou karty přimět nepřátele k útoku, přiblížení, rozmnožení nebo palbě z věží a mapa nikdy nezůstane čistá.

rule-HG-FACT-29 =
    .title = Známé Shepardovy schopnosti
    .text = Shepard: základní schopnost Velení (3 oboustranné žetony velení); Výstřel (modrá; 1 / 2 zranění v palebném poli); Warp (dává biotický žeton, na toho, kdo ho má, nepůsobí); Bariéra (1 bod štítů zpět po akci pohyb); Napalm (útok na vzdálenost); Adrenalin (pohne Shepardem); nejméně tři pokročilé schopnosti, každá se dvěma požadavky.

rule-HG-FACT-30 =
    .title = Známé Garrovy schopnosti
    .text = Garrus: základní schopnost Zamíření (stupnice s hodnotami nejméně do 4); Omračující střela (1 / posílená 3 na vzdálenost 3+); Turianský rebel (akce se slotem pro pohyb); Přetížení (na vzdálenost, omráčí pěšáka); Nástražné miny (3 žetony); Kalibrace (Zamíření 2–3: +1, 4+: +2, jednou za tah); Atentát; Průbojná munice.

rule-HG-FACT-31 =
    .title = Známé Liařiny schopnosti
    .text = Liara: základní schopnost Analýza (stupnice s ukazatelem; působí na karty hrozeb ležící lícem dolů u desek – český text mluví o jejich otáčení, takže je přinejmenším odhaluje); Stáze a Singularita (omračují pěšáky); Výstřel z pistole (na vzdálenost); Zdvih, Warpová munice, Biotická exploze (biotické žetony); Čistá biotička (na vzdálenost); Intuice Stínového prostředníka (reaguje, když si nepřítel vybere za cíl kteréhokoli hrdinu); Asarijská kontrolorka (biotický žeton ruší specializace).

rule-HG-FACT-32 =
    .title = Známé Taliiny schopnosti
    .text = Tali: základní schopnost Bojový dron, Chatika (hvězda dronem pohne a použije ho; útočí na nepřátele, nabourává dveře a věže); Dávka z pistole (na vzdálenost); Sabotování věže (používá palebná pole vyřazených věží); Sabotování nepřítele (na střelce); Vysátí energie (zranění a 1 bod štítů).

rule-HG-FACT-33 =
    .title = Známé Wrexovy schopnosti
    .text = Wrex: základní schopnost Zuřivost (5 žetonů Zuřivost/Klid; hvězda žeton otočí; může zranit několik nepřátel); Výstřel z brokovnice (2 / 4); V čem jsou krogani nejlepší (provokace); Kroganský vojevůdce (pokročilá); Zdvihový granát (biotický); Střel to ještě šestačtyřicetkrát (opakuje Výstřel z brokovnice).

rule-HG-FACT-34 =
    .title = Úlohy hrdinů
    .text = Úlohy: Shepard všeuměl a velitel, Garrus zranění na dálku, Liara biotická kontrola a předvídání, Tali dron, sabotáže a dveře, Wrex nablízko a výdrž.

rule-HG-FACT-35 =
    .title = Devět schopností na desce
    .text = U Liary je kromě základní schopnosti známo devět názvů, což ukazuje na mřížku schopností 3×3 na každé desce (požadavky jsou vyznačené na malé mřížce).

rule-HG-FACT-36 =
    .title = Názvy tří úspěchů
    .text = Na straně 41 je seznam úspěchů; v českém textu se zachovaly tři názvy: Detonátor, Archivář, Zachránce. Jejich podmínky v textu nejsou.

# --- Co známo není --------------------------------------------------------------------------------------------

rule-HG-GAP-01 =
    .title = Zdraví a štíty hrdinů
    .text = Nejvíc zdraví a štítů: Shepard 6 a 4, Garrus 5 a 3, Liara 4 a 3, Tali 4 a 4, Wrex 8 a 3.

rule-HG-GAP-02 =
    .title = Sloty základních akcí
    .text = Každá deska má po jednom slotu pro pohyb, úkolovou akci a oživení (HG-RULING-07); úkolová akce a oživení berou standardní akci (HG-RULING-09).

rule-HG-GAP-03 =
    .title = Rozvržení desky hrdiny
    .text = Deska má základní schopnost a devět schopností: ty od začátku, černé k odemčení, červené s požadavky a věrnostní; Shepard má tři červené a žádnou věrnostní.

rule-HG-GAP-04 =
    .title = Účinek Shepardova Velení
    .text = Shepard má tři žetony velení, na začátku mise je jeden připravený. Hvězda jeden připraví. Připravený žeton se utratí v tahu jiného hrdiny: ten znovu hodí kostkami zásoby, nebo se pohne až o 2 hexy.

rule-HG-GAP-05 =
    .title = Další Shepardovy schopnosti
    .text = Co dělají Shepardovy schopnosti, je na desce: dvě od začátku, čtyři k odemčení a tři pokročilé, každá po dvou jiných.

rule-HG-GAP-06 =
    .title = Garrovo Zamíření
    .text = Garrovo míření má stupnici 0 až 5 a začíná na 0. Hvězda ho zvýší o 1. Jednou za tah, od hodnoty 2, ho lze celé utratit za větší zranění výstřelu; vyřazením klesne na 0.

rule-HG-GAP-07 =
    .title = Další Garrovy schopnosti
    .text = Co dělají Garrovy schopnosti, je na desce: přetížení zraní nebo omráčí, turianský rebel se pohne bez vyvolání útoků, miny čekají na prvního nepřítele, likvidace je těžká rána zdálky, hlídka střílí na prvního, kdo vejde do palebného pole.

rule-HG-GAP-08 =
    .title = Ceny Liařiny Analýzy
    .text = Liařina analýza má stupnici 0 až 4 a začíná na 1; hvězda ji zvýší o 1. Za 1 se podívá na kartu hrozeb lícem dolů, za 2 se karta vymění, za 3 odhodí.

rule-HG-GAP-09 =
    .title = Další Liařiny schopnosti
    .text = Co dělají Liařiny schopnosti, je na desce: pistole, zvedání a držení nepřátel, biotické účinky a co se jimi spouští a pomoc proti ráně, která má dopadnout.

rule-HG-GAP-10 =
    .title = Co umí Chatika
    .text = Chatika začíná na Taliině hexu. Za každou hvězdu se pohne až o 2 hexy, přes kohokoli, a pak udělá jednu věc: 1 zranění nepříteli na svém hexu nebo vedle, odemčení dveří, nebo vypnutí věže.

rule-HG-GAP-11 =
    .title = Další Taliiny schopnosti
    .text = Co dělají Taliiny schopnosti, je na desce: výstřely zblízka, energie do štítů, věže a nepřátelé obrácení proti svým a lepší dron.

rule-HG-GAP-12 =
    .title = Účinek Zuřivosti
    .text = Wrex má pět žetonů zuřivosti, na začátku mise klidných. Hvězda jeden rozzuří; rozzuřené se otočí zpět a stejnému počtu sousedních nepřátel způsobí po 1 zranění.

rule-HG-GAP-13 =
    .title = Další Wrexovy schopnosti
    .text = Co dělají Wrexovy schopnosti, je na desce: rány a výstřely zblízka, zvedací granát, výpady a odolnost.

rule-HG-GAP-14 =
    .title = Barvy a požadavky schopností
    .text = Na každé desce je, které schopnosti jsou od začátku, které se odemykají a které jiné k tomu potřebují.

rule-HG-GAP-15 =
    .title = Text strany vyřazeného hrdiny
    .text = Vyřazený hrdina leží na svém hexu, jeho kostky zůstávají uzamčené a co nesl, upustí. Po oživení vstane se zdravím a štíty podle desky: 2 zdraví (Wrex 3) a bez štítů (Tali 1).

rule-HG-GAP-16 =
    .title = Hodnoty pěšáků
    .text = Každý ze šesti druhů pěšáků má deset žetonů: pět nízkých, tři střední a dva extrémní. Těžší mají lepší čísla nebo značku.

rule-HG-GAP-17 =
    .title = Čtyřiadvacet šampionů
    .text = Šampionů je 24, každý na stránce své mise s útokem, úrovněmi odolnosti, značkou nebo bez ní a jedním vlastním pravidlem.

rule-HG-GAP-18 =
    .title = Šampioni jednotlivých misí
    .text = Mise má jednoho až tři šampiony; stránka říká, na kterém místě příchodu se který objeví a zda při přípravě, nebo později.

rule-HG-GAP-19 =
    .title = Složení balíčků hrozeb
    .text = Každá strana má balíček 32 karet hrozeb: většina aktivuje jeden nebo dva druhy pěšáků, některé nejbližšího či nejvzdálenějšího nepřítele nebo všechny šampiony; dvě jsou Oddech, šest Eskalace. Cerberus má karty střelby věží, Smrťáci místo nich jiné.

rule-HG-GAP-20 =
    .title = Počet karet Eskalace
    .text = V každém balíčku je šest karet Eskalace. Každá se započítá a pak se stane ještě něco: objeví se pěšák, nebo jednají nepřátelé.

rule-HG-GAP-21 =
    .title = Text karty Oddech
    .text = Oddech: nikdo z nepřátel se neaktivuje. Nepoužitý žeton kořisti se položí lícem dolů na volné místo příchodu nejblíž hrdinovi na tahu; karta se vrátí do krabice.

rule-HG-GAP-22 =
    .title = Zranění věží na kartách
    .text = Na kartě, která pálí věžemi, jsou 2 zranění.

rule-HG-GAP-23 =
    .title = Mapy misí
    .text = Každá mise má vlastní mapu s místy příchodu, startovními hexy, kořistí a vším, co potřebují její cíle; mnohé dělí stěny a dveře na oblasti.

rule-HG-GAP-24 =
    .title = Misí na dějství
    .text = Misí je dvanáct: dvě v 1. dějství, tři ve 2., tři ve 3. a čtyři věrnostní.

rule-HG-GAP-25 =
    .title = Graf kampaně
    .text = Cesty: z 1A do 2A a 2B, z 1B do 2B a 2C; z 2A do 3A a 3C, z 2B do 3A a 3B, z 2C do 3B a 3C.

rule-HG-GAP-26 =
    .title = Obsah každé mise
    .text = Na stránce mise jsou nepřátelské jednotky, dodatečná příprava a pravidla, cíle, pole selhání a oddíly. Nepřátelé jsou s každým dějstvím těžší; paragonový cíl dá víc práce než renegátský.

rule-HG-GAP-27 =
    .title = Náměty misí
    .text = Každá mise je o něčem jiném: děla, průlom, hangár, dva mechy najednou, uprchlíci, reaktor, datové jádro, bariéra; věrnostní mise o hrdinovi, jehož se týkají.

rule-HG-GAP-28 =
    .title = Příběhové oddíly
    .text = Oddíly se čtou na začátku a na konci mise, při splnění cílů a na konci kampaně; některé závisí na tom, co se stalo dřív. Oddíl 76 kampaň otevírá.

rule-HG-GAP-29 =
    .title = Hodnoty a stupně válečné připravenosti
    .text = Válečná připravenost se počítá do 15: nejvíc dá paragonové vítězství, méně renegátské, trochu vedlejší a věrnostní cíle. 0 až 4 je selhání, 5 až 8 draze vykoupená, 9 až 12 úspěch, 13 a 14 triumf, 15 dokonalost.

rule-HG-GAP-30 =
    .title = Délka stupnice dat
    .text = Stupnice získaných dat má 12 polí; každé třetí odemkne schopnost.

rule-HG-GAP-31 =
    .title = Místo věrnostních polí
    .text = Věrnostní pole leží mezi dějstvími: jedna mise před 2. dějstvím, jedna před 3.

rule-HG-GAP-32 =
    .title = Podmínky úspěchů
    .text = Seznam úspěchů říká, za co který je; získávají se na konci kampaně.

rule-HG-GAP-33 =
    .title = Strany paragonové kostky
    .text = Paragonová kostka má stejné strany jako strategická (HG-RULING-10).

# --- Výklady pravidel -----------------------------------------------------------------------------------------

rule-HG-RULING-01 =
    .title = Kdy Eskalace zaškrtává pole
    .text = Kdy se Eskalace projeví: italský text může znamenat jedno pole selhání za každou kartu Eskalace, nebo jedno za tři karty. Výklad: při třetí vyhodnocené Eskalaci zaškrtněte jedno pole selhání, zamíchejte balíček s odhozenými kartami a počítejte znovu; mise je prohraná se třetím zaškrtnutým polem. Důvod: jinak by míchání po třech kartách nemělo smysl.

rule-HG-RULING-02 =
    .title = Co Eskalace zamíchá
    .text = Rozsah míchání: karty ležící lícem dolů u desek zůstávají na místě; dosud vyhodnocené karty Eskalace jsou v odhazovacím balíčku a zamíchají se s ním.

rule-HG-RULING-03 =
    .title = Kdy se Eskalace počítá
    .text = Eskalace se počítá, když se v kroku C otočí a vyhodnotí, ne když se rozdá lícem dolů.

rule-HG-RULING-04 =
    .title = Vedoucí žeton doprava, tahy po směru hodin
    .text = Vedoucí žeton: obě pravidla říkají „doprava“, ale tahy jdou po směru hodinových ručiček (doleva); obojí se bere doslova: příští vedoucí hrdina je ten, kdo je v úplném pořadí tahů poslední.

rule-HG-RULING-05 =
    .title = Které kostky vyřazený hrdina uzamkne
    .text = Kostky uzamčené vyřazeným hrdinou: přesně ty strategické kostky, které ležely na jeho slotech ve chvíli vyřazení (0–3); později se nedoplňují. Volitelně může každý vyřazený hrdina uzamknout 3 kostky.

rule-HG-RULING-06 =
    .title = Uvolnění uzamčených kostek
    .text = Uzamčené kostky se uvolní oživením hrdiny a do zásoby se vrátí v nejbližší přípravné fázi.

rule-HG-RULING-07 =
    .title = Jeden slot na základní akci
    .text = Sloty základních akcí: na každé desce jeden pro pohyb, jeden pro úkolovou akci a jeden pro oživení (podle italských pravidel), pokud jich deska neukazuje víc.

rule-HG-RULING-08 =
    .title = Když se nehodí žádná kostka
    .text = Pokud se žádná kostka, která v zásobě zbyla, nehodí na žádný volný slot, vezme hráč libovolnou kostku a položí ji bez účinku na libovolný volný slot vlastní desky; počítá se do tří a leží na desce jako každá jiná (je uzamčená, když je hrdina vyřazený). Nesmí to udělat, dokud se některá kostka na některý slot hodí, ale účinku se vzdát smí vždy.

rule-HG-RULING-09 =
    .title = Sloty pro úkolovou akci a oživení
    .text = Sloty pro úkolovou akci a oživení jsou sloty pro standardní akci, pokud mise neurčuje jinou kostku.

rule-HG-RULING-10 =
    .title = Strany paragonových kostek
    .text = Paragonové kostky mají stejných šest stran jako strategické a hvězdy na nich platí stejně.

rule-HG-RULING-11 =
    .title = Každý symbol na jedné straně
    .text = Každý ze šesti symbolů je na strategické kostce právě jednou.

rule-HG-RULING-12 =
    .title = Kdy brát paragonové kostky
    .text = Paragonové kostky lze brát před třemi strategickými, mezi nimi i po nich; krok B končí, když jsou umístěné tři strategické kostky a hráč další paragonové nechce.

rule-HG-RULING-13 =
    .title = Uložení paragonové kostky
    .text = Uložit lze i paragonovou kostku; uložená kostka nikdy neukazuje hvězdu, protože hvězdami se vždy hází znovu.

rule-HG-RULING-14 =
    .title = Renegátský žeton na jakoukoli kostku
    .text = Renegátským žetonem lze otočit kteroukoli kostku zásoby, i uloženou.

rule-HG-RULING-15 =
    .title = Jeden renegátský žeton za tah
    .text = Za tah lze použít nejvýše jeden renegátský žeton (text dává 1 žeton za 1 kostku).

rule-HG-RULING-16 =
    .title = Hvězdy jedna po druhé
    .text = Hvězdy: všechny hvězdy jednoho hodu se spouštějí jedna po druhé a pak se jimi hodí naráz; spuštění je povinné, ale účinek je dobrovolný tam, kde na desce stojí „může“.

rule-HG-RULING-17 =
    .title = Zdraví po oživení
    .text = Pokud strana vyřazeného hrdiny nic neříká, má oživený hrdina zdraví 2 a štíty 0.

rule-HG-RULING-18 =
    .title = Tah oživeného hrdiny
    .text = Hrdina oživený dřív, než na něj přišla řada, hraje ještě v tomto kole; pokud nemá kartu hrozeb, krok C vynechá. Hrdina oživený až poté čeká na další kolo.

rule-HG-RULING-19 =
    .title = Karta vyřazeného hrdiny
    .text = Je-li hrdina vyřazený před svým tahem, jeho karta zůstává lícem dolů a v závěrečné fázi se bez vyhodnocení odhodí (vyhodnotí se běžně, pokud je hrdina včas oživený a svůj tah odehraje).

rule-HG-RULING-20 =
    .title = Vyřazený ve vlastním tahu
    .text = Je-li hrdina vyřazený během vlastního kroku B, už nebere žádné kostky, ale jeho karta hrozeb se vyhodnotí a vzdálenosti se měří od jeho hexu; cílem být nemůže.

rule-HG-RULING-21 =
    .title = Co na vyřazené nepůsobí
    .text = Vyřazený hrdina není cílem, není „nejbližším hrdinou“, neutrpí zranění, nepůsobí na něj medigel, neodkrývá oblasti a nesbírá kořist.

rule-HG-RULING-22 =
    .title = Hex vyřazeného hrdiny
    .text = Hrdinové smějí hexem vyřazeného hrdiny projít, ale nesmějí na něm skončit; startovní hex s vyřazeným hrdinou je obsazený.

rule-HG-RULING-23 =
    .title = Pořadí v jednom kroku
    .text = Pořadí v jednom kroku pohybu: hrdina vstoupí na nový hex; příležitostné útoky za odchod; zranění požárem; sebrání kořisti; odkrytí oblastí; události mise. Je-li hrdina vyřazený, zbytek se vynechá.

rule-HG-RULING-24 =
    .title = Zastavení na hexu jiného hrdiny
    .text = Pokud by hrdinu chytač nebo vyřazení zastavily na hexu s jiným hrdinou, vrátí se na hex, který právě opustil.

rule-HG-RULING-25 =
    .title = Pohyb ze schopností a příležitostné útoky
    .text = Dobrovolný pohyb ze schopností vyvolává příležitostné útoky stejně jako akce pohyb a chytač ho ukončí; výjimkou je jen pohyb, ke kterému je hrdina donucen.

rule-HG-RULING-26 =
    .title = Stejně silné příležitostné útoky
    .text = Mají-li současné příležitostné útoky stejnou hodnotu, určí pořadí hráč hrdiny, který se pohybuje.

rule-HG-RULING-27 =
    .title = Po vyřazení už se neútočí
    .text = Jakmile je hrdina vyřazený, zbylé příležitostné útoky tohoto kroku se nevyhodnocují.

rule-HG-RULING-28 =
    .title = Který hrdina je nejbližší
    .text = „Nejbližší hrdina“ při postupu: nejmenší vzdálenost podle HG-DIST-01. Z několika stejně blízkých se za nejbližšího považuje ten, ke kterému se nepřítel dostane na útok (HG-ADV-06 je tedy splněné, kdykoli to jde); je-li takových víc, nebo žádný, pak právě hrající hrdina, je-li mezi nimi, jinak vybírá hráč právě hrajícího hrdiny. Hrdina, ke kterému nevede cesta, je dál než každý, ke kterému vede.

rule-HG-RULING-29 =
    .title = Postup krok za krokem
    .text = Jak nepřítel postupuje: (1) zjistěte všechny hexy, na kterých může s danými body pohybu skončit podle pravidel o obsazených hexech, stěnách, zamčených dveřích a převýšení; (2) ponechte ty, které splňují nejvyšší možnou prioritu; (3) u 3. priority ponechte hexy s nejkratší zbývající cestou k nejbližšímu hrdinovi (podle pravidel pohybu, bez ohledu na postavy, požár se počítá jako každý hex; zůstat stát smí jen tehdy, když nic není blíž); (4) ze zbylých pěšák vynechá hexy s požárem a ty, kam se dostane jen přes požár, pokud nějaký jiný zbývá; (5) ze zbytku vybírá hráč právě hrajícího hrdiny, a stejně tak cestu (pro pěšáka cestu bez požáru, pokud existuje). Oheň není stěna: pěšák jím projde, když by každá jiná cesta splnila nižší prioritu nebo skončila dál.

rule-HG-RULING-30 =
    .title = Požár na začátku kola
    .text = Začátek kola: nejdřív zranění požárem (hrdinové v pořadí tahů, pak pěšáci), ještě před přípravnou fází; za pěšáky takto poražené se nezískávají XP.

rule-HG-RULING-31 =
    .title = Požár při vynuceném pohybu
    .text = Požár působí při každém pohybu na daný hex, dobrovolném i vynuceném, na hrdiny i pěšáky, ale ne při umístění na tento hex ani při přípravě.

rule-HG-RULING-32 =
    .title = XP za nepřímá poražení
    .text = XP za nepřímá poražení: pokud akce nebo schopnost hrdiny přemístí nepřítele do požáru, odpálí minu nebo ho zraní dronem, granátem či věží, získá hrdina XP; za zranění mapou na začátku kola nikdo (italská pravidla na str. 25 říkají „schopností“, oboje na str. 27 „akcí“).

rule-HG-RULING-33 =
    .title = Začátek a konec akce
    .text = „Začátek akce“ = po umístění kostky a před účinkem; „konec“ = po úplném vyhodnocení účinku. Obojí má i akce, kterou hráč neprovede.

rule-HG-RULING-34 =
    .title = Od každého předmětu jeden
    .text = Při každé takové příležitosti lze použít nejvýše jeden granát nebo pouzdro s granáty a jeden medigel.

rule-HG-RULING-35 =
    .title = Kam smí granát dopadnout
    .text = Cílový hex granátu musí být na volném paprsku ve vzdálenosti 1–3 (nikdy vlastní hex); hex v zakryté oblasti vybrat nelze a zakrytým nepřátelům granát neublíží.

rule-HG-RULING-36 =
    .title = Odkrytí odemčením nebo rychlým cestováním
    .text = Odemknou-li se zamčené dveře, když u nich některý hrdina už stojí, oblast za nimi se hned odkryje; jiné dveře, u kterých jen někdo stojí, při tom nic neodkryjí. Hrdina, který do zakryté oblasti vstoupí rychlým cestováním, ji odkryje také.

rule-HG-RULING-37 =
    .title = V zakrytých oblastech se neumisťuje
    .text = Na startovní hexy v zakrytých oblastech se neumisťuje, dokud nejsou odkryté.

rule-HG-RULING-38 =
    .title = Stejně vzdálené startovní hexy
    .text = Je-li nejbližších či nejvzdálenějších startovních hexů víc, vybírá hráč právě hrajícího hrdiny.

rule-HG-RULING-39 =
    .title = Startovní hexy bez cesty
    .text = Startovní hexy, ze kterých k právě hrajícímu hrdinovi nevede cesta: jako „nejbližší“ přicházejí na řadu až po všech dosažitelných; i jako „nejvzdálenější“ mají přednost dosažitelné; není-li dosažitelný žádný, počítá se bez ohledu na stěny a dveře.

rule-HG-RULING-40 =
    .title = Prázdný sáček
    .text = Je-li sáček prázdný, žádný pěšák se neumístí.

rule-HG-RULING-41 =
    .title = Nejbližší nebo nejvzdálenější nepřítel
    .text = „Aktivace nejbližšího/nejvzdálenějšího nepřítele“ bere v úvahu aktivní odkryté nepřátele včetně šampionů; při shodě platí HG-ACTV-02; není-li na mapě vůbec žádný, umístěte 1 pěšáka jako v HG-INV-01.

rule-HG-RULING-42 =
    .title = Všichni daného druhu jsou omráčení
    .text = Jsou-li na mapě nepřátelé uvedeného druhu, ale všichni omráčení, nic se neaktivuje a náhrada se neumisťuje.

rule-HG-RULING-43 =
    .title = Není koho z šampionů aktivovat
    .text = „Aktivace šampiona“, když na mapě žádný není: šampioni jsou jeden ze dvou druhů nepřátel, takže platí HG-INV-01 a umístí se 1 pěšák.

rule-HG-RULING-44 =
    .title = Chlazení na konci tahu
    .text = Zranění chlazením přichází na úplném konci tahu, po kartě hrozeb.

rule-HG-RULING-45 =
    .title = Mstitel reaguje ihned
    .text = Mstitel reaguje okamžitě: jakmile utrpěl zranění a přežil, dřív než akce, schopnost nebo odhození pokračuje (mezi dvěma výstřely dávky, před druhým pohybem, před odhozením). Pokud už s hrdinou sousedí nebo není volný žádný hex blíž k němu, nepohne se. Několik nepřátel zraněných v témže okamžiku reaguje v pořadí, které určí hráč hrdiny, jenž je zranil; nepřítel omráčený v témže okamžiku nereaguje.

rule-HG-RULING-46 =
    .title = Na která zranění mstitel reaguje
    .text = Mstitel reaguje jen na zranění, za kterým stojí hrdina (útoky, dron, granáty, miny, sabotování), a pohne se k němu; na zranění mapou nereaguje.

rule-HG-RULING-47 =
    .title = Útok na souseda bez palebného pole
    .text = Na sousedícího hrdinu útočí nepřítel i bez palebného pole, také přes překážky, odemčené dveře a převýšení.

rule-HG-RULING-48 =
    .title = Okraj věže a pořadí věží
    .text = Věže: překážka nebo odemčené dveře na vlastním okraji věže se nepočítají, jako u každého útočníka; pořadí několika věží určí hráč právě hrajícího hrdiny; karta věží bez jediné aktivní věže nemá účinek.

rule-HG-RULING-49 =
    .title = Hrdina věrnostní mise musí být v týmu
    .text = Hrdina, o jehož věrnostní misi jde, musí být v týmu.

rule-HG-RULING-50 =
    .title = Jedna věrnostní mise najednou
    .text = Mezi dvěma hlavními misemi nejvýše jedna věrnostní.

rule-HG-RULING-51 =
    .title = Věrnost nedává kostku ani žeton
    .text = Věrnostní vítězství není paragonové ani renegátské: nedává paragonovou kostku ani renegátský žeton.

rule-HG-RULING-52 =
    .title = Čeho je omezený počet
    .text = Počet žetonů zranění, biotických žetonů a ukazatelů není omezený tím, co je v krabici; mise má nejvýše 12 žetonů kořisti, 7 cílů, 7 uprchlíků, 6 věží a 8 dveří.

rule-HG-RULING-53 =
    .title = Data za koncem stupnice
    .text = Pole dat za koncem stupnice se nepočítají.

rule-HG-RULING-54 =
    .title = Kdo dostane odemčení
    .text = Odemčení za data může skupina dát kterémukoli z pěti hrdinů; nemá-li vybraný hrdina co odemknout, vyberte jiného; odemčení za XP, pro které není žádná možná schopnost, propadá.

rule-HG-RULING-55 =
    .title = Jeden útok na šampiona
    .text = „Týž útok“ na šampiona = jedno způsobení zranění; akce vyhodnocená dvakrát (Střel to ještě šestačtyřicetkrát) jsou dvě, takže druhá polovina může zasáhnout další štít.

rule-HG-RULING-56 =
    .title = Několik štítů v jednom kole
    .text = V jednom kole se může různými útoky zhroutit několik štítů šampiona.

rule-HG-RULING-57 =
    .title = Útok s hodnotou 0
    .text = Útok s hodnotou 0 je pořád útok (spotřebuje aktivaci a může spustit schopnosti).

rule-HG-RULING-58 =
    .title = Cíl a selhání najednou
    .text = Pokud jedna událost splní cíl a zároveň vyřadí Sheparda, rozhoduje, co nastane dřív; je-li to opravdu současně, platí selhání.

rule-HG-RULING-59 =
    .title = Rychlé cestování na obsazený hex
    .text = Rychle cestovat na hex s nepřítelem nelze; na hex s hrdinou jen tehdy, když pohyb odtamtud pokračuje.

rule-HG-RULING-60 =
    .title = Předchozí hrdina téhož hráče
    .text = „Předchozí hráč“ v pravidle o uložení kostky znamená předchozího hrdinu v kole, i když za oba hraje jeden hráč.

rule-HG-RULING-61 =
    .title = Jak dlouho platí hozené hodnoty
    .text = Nevybrané kostky si hodnotu nechávají do hodu dalšího hrdiny; kostky na deskách do nejbližší přípravné fáze.

rule-HG-RULING-62 =
    .title = Pořadí aktivace je pevné
    .text = Pevné pořadí aktivace: určí se jednou při vyhodnocení karty; pohybem nepřátel se vzdálenosti nemění, protože postavy je neovlivňují. Nepřítel, který je dřív poražený nebo omráčený, se přeskočí.

rule-HG-RULING-63 =
    .title = Kdy se kontrolují cíle
    .text = Splnění cílů se kontroluje po každé jednotlivé události (krok, zranění, změna žetonu, konec fáze).

rule-HG-RULING-64 =
    .title = Karty s chybějícím druhem
    .text = Karta může uvádět i druh, který v rámečku Nepřátelské jednotky není; pak platí HG-INV-01.

rule-HG-RULING-65 =
    .title = Pravidla mise mají přednost
    .text = Dodatečná pravidla mise a speciální pravidla šampionů mají přednost před obecnými pravidly, stejně jako pokyny k přípravě.

rule-HG-RULING-66 =
    .title = Osmdesát čtyři žetonů nepřátel
    .text = Počet žetonů nepřátel: 60 pěšáků a 24 šampionů (84), ne 86, jak uvádí český nadpis.

rule-HG-RULING-67 =
    .title = Kým pohne V čem jsou krogani nejlepší
    .text = V čem jsou krogani nejlepší pohne odkrytým nepřítelem, aktivním i omráčeným, pěšákem i šampionem, podle pravidel pohybu; tento pohyb nic nevyvolá, není to aktivace a nepřítel musí skončit opravdu blíž, jinak schopnost použít nelze.

rule-HG-RULING-68 =
    .title = Kroganský vojevůdce vyvolá útoky
    .text = Pohyb Kroganského vojevůdce je dobrovolný a příležitostné útoky vyvolává.

rule-HG-RULING-69 =
    .title = Dosah Asarijské kontrolorky
    .text = Asarijská kontrolorka působí na celé mapě, je-li odemčená a Liara je v týmu; nevadí, že je Liara vyřazená.

rule-HG-RULING-70 =
    .title = Přenášené žetony obecně
    .text = Přenášené žetony: zvedání, odkládání a omezení určuje mise; jinak lze přenášet libovolný počet, žeton se zvedá vstupem na hex nebo úkolovou akcí, jak mise uvádí, a když je nositel vyřazený, přenášení uprchlíci opouštějí hru a ostatní žetony zůstávají na jeho hexu, pokud mise neříká něco jiného.

rule-HG-RULING-71 =
    .title = Jak jsou hrdinové rozesazeni
    .text = Pořadí čtyř desek hrdinů po směru hodinových ručiček si hráči zvolí při přípravě počínaje Shepardem a po celou misi se nemění.

rule-HG-RULING-72 =
    .title = Dosah akcí hrdinů
    .text = Akce hrdinů, které mluví o palebném poli, v něm potřebují platný cíl; akce, které uvádějí jen vzdálenost, palebné pole nepotřebují; akce, které neuvádějí nic, působí jen na sousedící nepřátele.

rule-HG-RULING-73 =
    .title = Útok bez cíle
    .text = Umístit kostku na útok bez platného cíle je dovoleno a nemá účinek (jako by hráč akci neprovedl).

rule-HG-RULING-74 =
    .title = Pohyb o 0 hexů
    .text = Akci pohyb o 0 hexů smí hrdina provést vždy; pro schopnosti jako Bariéra se počítá jako dokončená.

rule-HG-RULING-75 =
    .title = Koho lze oživit
    .text = Akcí oživení nelze působit přes stěnu ani zamčené dveře (nesousedí se) a Sheparda oživit nelze nikdy, protože mise končí.

rule-HG-RULING-76 =
    .title = Kdy odemčení platí
    .text = Odemčení získaná na konci mise (data, oddíly) se vyřídí před přípravou další mise; odemčení získaná během mise lze použít hned, včetně nových slotů v témže tahu.
