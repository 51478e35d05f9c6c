# Šampioni všech misí.

# --- 1A, Zbraně Cerberu ---------------------------------------------------------------------------------------

guns-of-cerberus-elite-gun-captain-renn =
    .name = Velitel baterie Renn
    .text = Pálit bez ustání: na konci každé Rennovy aktivace je vyřazená věž, která je mu nejblíž, znovu aktivní; věže v zakrytých oblastech se nepočítají (mezi stejně vzdálenými vybírá hráč právě hrajícího hrdiny).

# --- 1B, Průlom -----------------------------------------------------------------------------------------------

breakthrough-elite-the-stoker =
    .name = Topič
    .text = Přikládá do ohně: hex, na kterém Topič ukončí postup, začne hořet.

breakthrough-elite-the-riveter =
    .name = Nýtovač
    .text = Spravuje loď: na konci každé Nýtovačovy aktivace zamkněte odemčené dveře, které jsou mu nejblíž (mezi stejně vzdálenými vybírá hráč právě hrajícího hrdiny), a vymažte 1 pole dané přepážky.

# --- 2A, Hangár jedenáct --------------------------------------------------------------------------------------

hangar-eleven-elite-loadmaster-brandt =
    .name = Mistr nakládky Brandt
    .text = Odpočet běží: na konci každé Brandtovy aktivace zaškrtněte 1 pole Startu.

hangar-eleven-elite-handler-roake =
    .name = Dozorce Roake
    .text = Nikdo neodejde: kdykoli dostanete ven uprchlíka, Roake se hned aktivuje, ještě než bude odpočet pokračovat.

# --- 2B, Dvojčata Atlas ---------------------------------------------------------------------------------------

atlas-binary-elite-castor =
    .name = Atlas Castor
    .text = Opravuje druhého: na konci každého kola, pokud Pollux přišel o některý štít a není od Castora dál než 6 hexů, odstraňte stojan s pláty, který je Castorovi nejblíž (mezi stejně vzdálenými vybírá vedoucí hráč); Pollux získá zpět štít, který se mu zhroutil jako poslední.

atlas-binary-elite-pollux =
    .name = Atlas Pollux
    .text = Kryje druhého: dokud na Polluxovi neleží žádné zranění, utrpí Castor z každého zásahu o 1 zranění méně.

# --- 2C, Chór -------------------------------------------------------------------------------------------------

the-choir-elite-the-cantor =
    .name = Kantor
    .text = Dveře ho poslouchají: na konci každé Kantorovy aktivace se odemknou zamčené dveře, které jsou mu nejblíž, i přes stěny (z několika ty nejsevernější, pak nejzápadnější).

the-choir-elite-the-descant =
    .name = Diskant
    .text = Přebírá hlas: na konci každé Diskantovy aktivace přijdete o žeton uprchlíka, který je mu nejblíž, stejně jako při Písni, ať některý rezonátor stojí, nebo ne.

# --- 3A, Kritické množství ------------------------------------------------------------------------------------

critical-mass-elite-reactor-master-ilves =
    .name = Mistr reaktoru Ilves
    .text = Odpustit tlak: na konci každé Ilvesovy aktivace utrpí každý hrdina, který stojí na hexu s poškozeným chlazením nebo vedle něj, 1 zranění.

critical-mass-elite-dragoon-hale =
    .name = Dragounka Hale
    .text = Nikdo neodejde: hrdina, který ukončí tah na hexu s východem v jejím palebném poli, utrpí 1 zranění.

# --- 3B, Datové jádro -----------------------------------------------------------------------------------------

the-mainframe-elite-the-left-hand =
    .name = Levá ruka
    .text = Co ví ta druhá: dokud je Pravá ruka na mapě a není zakrytá, způsobí zásah za 2 nebo více zranění Levé ruce o 1 zranění méně.

the-mainframe-elite-the-right-hand =
    .name = Pravá ruka
    .text = Čistý stůl: na konci každé aktivace Pravé ruky vymažte všechna zaškrtnutá pole Klíče.

# --- 3C, Kinetická bariéra ------------------------------------------------------------------------------------

kinetic-barrier-elite-castellan-rook =
    .name = Kastelán Rook
    .text = Sevřít řady: každý jiný nepřítel, který sousedí s Rookem, utrpí z každého zásahu o 1 zranění méně.

kinetic-barrier-elite-sapper-idris =
    .name = Ženistka Idris
    .text = Uzemnění: na konci každého kola, než pole odebere energii, vymažte 1 pole Nabití, pokud je Idris od některého akumulátoru vzdálená do 2 hexů.

kinetic-barrier-elite-anvil =
    .name = Kovadlina
    .text = Beranidlo: hrdina, na kterého Kovadlina zaútočila ze sousedícího hexu, je odhozen o jeden hex přímo dozadu, pokud by tam mohl dojít a hex je volný.

# --- Věrnostní mise -------------------------------------------------------------------------------------------

clear-shot-elite-lanner =
    .name = Lanner
    .text = Dlouhá hlídka: první hrdina, který v daném kole vstoupí na hex v Lannerově palebném poli, utrpí zranění podle jeho hodnoty útoku. Když se to stane, zaškrtněte pole jeho hlídky; na začátku kola ho vymažte. Když je Lanner na stanovišti střelce, způsobí mu každý zásah o 3 zranění méně.

clear-shot-elite-quill =
    .name = Počtářka Quill
    .text = Vítr a vzdálenost: na konci každé aktivace Quill, pokud má některého hrdinu v palebném poli, vymažte pole Lannerovy hlídky: v tomto kole z ní může vystřelit znovu.

the-vault-elite-the-curator =
    .name = Kurátorka
    .text = Špatně založeno: na konci každé aktivace Kurátorky odhoďte každou kartu hrozeb, která leží lícem nahoru u desky jiného hrdiny, a rozdejte místo ní novou lícem dolů.

the-vault-elite-the-redactor =
    .name = Cenzor
    .text = Vyškrtnuto: když Cenzor zaútočí na hrdinu, který nese jádro, vrátí se jádro do police, odkud bylo vzato.

dead-air-elite-lockmaster-vey =
    .name = Strážkyně zámků Vey
    .text = Přepnutí: na konci každé aktivace Vey otočte žeton dveří, které jsou jí nejblíž (mezi stejně vzdálenými vybírá hráč právě hrajícího hrdiny).

dead-air-elite-hush =
    .name = Tichá
    .text = Lovkyně z vakua: dokud sekce, ve které je, nedýchá, má Tichá útok o 1 vyšší.

blood-price-elite-jorgal-karn =
    .name = Jorgal Karn
    .text = Kroganský spor: v tahu kteréhokoli hrdiny kromě Wrexe utrpí Karn z každého zásahu o 1 zranění méně.

blood-price-elite-sum-of-two =
    .name = Součet dvou
    .text = Zadupání: kdykoli postoupí, každý hrdina, který s ním sousedí, utrpí 1 zranění.
