# Karty hrozeb, balíček Cerberu a balíček Smrťáků.

# --- Cerberus -------------------------------------------------------------------------------------------------

card-fire-by-numbers =
    .name = Palba na povel
    .text = Aktivujte všechny Vojáky.

card-boots-on-the-grating =
    .name = Dusot na roštech
    .text = Aktivujte všechny Vojáky. Pak umístěte pěšáka na nejbližší volný startovní hex.

card-on-my-tracer =
    .name = Za mou stopovkou
    .text = Aktivujte všechny Vojáky. Pak právě hrající hrdina utrpí 1 zranění od každého aktivního nepřítele se specializací střelec, který ho má v palebném poli. Tyto výstřely nejsou aktivace.

card-wall-that-walks =
    .name = Zeď na pochodu
    .text = Aktivujte všechny Obránce.

card-shields-locked =
    .name = Štít vedle štítu
    .text = Do konce kola je hodnota štítů každého Obránce na mapě o 1 vyšší. Pak aktivujte všechny Obránce.

card-rearguard-wakes =
    .name = Zadní voj ožívá
    .text = Aktivujte všechny Obránce. Pak umístěte pěšáka na nejvzdálenější volný startovní hex.

card-sparks-and-orders =
    .name = Jiskry a rozkazy
    .text = Aktivujte všechny Inženýry.

card-back-on-line =
    .name = Zpět v provozu
    .text = Vyřazená věž, která je právě hrajícímu hrdinovi nejblíž, je znovu aktivní; věže v zakrytých oblastech se nepočítají. Pak aktivujte všechny Inženýry.

card-second-shift =
    .name = Druhá směna
    .text = Aktivujte všechny Inženýry. Pak umístěte pěšáka na nejbližší volný startovní hex.

card-hammer-and-anvil =
    .name = Kladivo a kovadlina
    .text = Aktivujte všechny Obránce, pak všechny Vojáky.

card-sappers-forward =
    .name = Ženisté vpřed
    .text = Aktivujte všechny Inženýry, pak všechny Vojáky.

card-work-under-cover =
    .name = Práce za štíty
    .text = Aktivujte všechny Obránce, pak všechny Inženýry.

card-close-enough-to-curse =
    .name = Na dosah nadávky
    .text = Aktivujte nepřítele, který je právě hrajícímu hrdinovi nejblíž.

card-long-way-round =
    .name = Oklikou
    .text = Aktivujte nepřítele, který je od právě hrajícího hrdiny nejdál.

card-officer-on-deck =
    .name = Důstojník na palubě
    .text = Aktivujte všechny šampiony.

card-interlocking-arcs =
    .name = Křížová palba
    .text = Každá aktivní věž vystřelí: 2 zranění každému hrdinovi v jejím palebném poli. Pak umístěte pěšáka na nejvzdálenější volný startovní hex.

card-dropped-kit =
    .name = Odhozená výstroj
    .text = Žádný nepřítel se ani nehne. Položte jeden nepoužitý žeton kořisti, aniž se na něj podíváte, na nejbližší volný startovní hex. Tato karta opouští hru.

card-hull-groans =
    .name = Trup sténá
    .text = Eskalace: započítejte tuto kartu. Pak umístěte pěšáka na nejvzdálenější volný startovní hex.

card-lightning-in-the-wreck =
    .name = Blesky ve vraku
    .text = Eskalace: započítejte tuto kartu. Pak aktivujte nepřítele, který je právě hrajícímu hrdinovi nejblíž.

# --- Smrťáci --------------------------------------------------------------------------------------------------

card-hands-in-the-dark =
    .name = Ruce ve tmě
    .text = Aktivujte všechny Přetvořence.

card-cold-embrace =
    .name = Ledové objetí
    .text = Každý hrdina, který sousedí s alespoň jedním aktivním Přetvořencem, utrpí 1 zranění. Pak aktivujte všechny Přetvořence.

card-out-of-the-vents =
    .name = Lezou z ventilace
    .text = Aktivujte všechny Přetvořence. Pak umístěte pěšáka na nejbližší volný startovní hex.

card-slow-hunger =
    .name = Pomalý hlad
    .text = Aktivujte všechny Kanibaly.

card-feast-on-the-fallen =
    .name = Hostina na padlých
    .text = Odstraňte veškerá zranění ze všech Kanibalů na mapě. Pak aktivujte všechny Kanibaly.

card-something-follows =
    .name = Něco jde za námi
    .text = Aktivujte všechny Kanibaly. Pak umístěte pěšáka na nejvzdálenější volný startovní hex.

card-old-drills =
    .name = Vzpomínka na výcvik
    .text = Aktivujte všechny Marodéry.

card-one-mind-many-muzzles =
    .name = Jedna mysl, mnoho hlavní
    .text = Aktivujte všechny Marodéry. Pak právě hrající hrdina utrpí 1 zranění od každého aktivního nepřítele se specializací střelec, který ho má v palebném poli. Tyto výstřely nejsou aktivace.

card-herald-of-more =
    .name = Předzvěst dalších
    .text = Aktivujte všechny Marodéry. Pak umístěte pěšáka na nejbližší volný startovní hex.

card-hounds-and-huntsman =
    .name = Smečka a lovčí
    .text = Aktivujte všechny Přetvořence, pak všechny Marodéry.

card-teeth-then-claws =
    .name = Nejdřív zuby, pak drápy
    .text = Aktivujte všechny Kanibaly, pak všechny Přetvořence.

card-borrowed-tactics =
    .name = Vypůjčená taktika
    .text = Aktivujte všechny Marodéry, pak všechny Kanibaly.

card-breath-on-the-neck =
    .name = Dech v zátylku
    .text = Aktivujte nepřítele, který je právě hrajícímu hrdinovi nejblíž.

card-shape-between-the-frames =
    .name = Obrys mezi žebry trupu
    .text = Aktivujte nepřítele, který je od právě hrajícího hrdiny nejdál.

card-the-larger-things =
    .name = Něco většího
    .text = Aktivujte všechny šampiony.

card-dead-sprint =
    .name = Mrtví v trysku
    .text = Aktivujte všechny Přetvořence; do vyhodnocení této karty má každý z nich specializaci běžec.

card-the-deck-gives-way =
    .name = Paluba se propadá
    .text = Umístěte pěšáka na nejbližší volný startovní hex a pak dalšího na další nejbližší.

card-signal-lost =
    .name = Ztráta signálu
    .text = Žádný nepřítel se ani nehne. Položte jeden nepoužitý žeton kořisti, aniž se na něj podíváte, na nejbližší volný startovní hex. Tato karta opouští hru.

card-black-horizon =
    .name = Černý obzor
    .text = Eskalace: započítejte tuto kartu. Pak umístěte pěšáka na nejvzdálenější volný startovní hex.

card-rain-through-the-breach =
    .name = Déšť trhlinou
    .text = Eskalace: započítejte tuto kartu. Pak se každý aktivní pěšák, který nesousedí s žádným hrdinou, pohne o 1 hex blíž k nejbližšímu hrdinovi.
