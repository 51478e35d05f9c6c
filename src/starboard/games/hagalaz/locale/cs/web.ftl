# Co klient v prohlížeči říká jen při hře Hagalaz, kromě mapy a desek.

web-phases = Fáze kola
web-phase-prepare = Přípravná
web-phase-heroes = Týmová
web-phase-end = Závěrečná
web-mission-page = Pravidla mise
web-die-as = { $action } (jako { $face })
web-beside = Tým a mise
web-boards = Desky hrdinů
web-dock = Kostky a deska hrdiny
web-squad = Tým v pořadí tahů
web-health = Zdraví
web-shields = Štíty
web-acting = právě na tahu
web-played = po tahu
web-downed = mimo boj
web-leads = vedoucí žeton
web-elites = Šampion
web-elite-status = Hex { $at }, útok { $attack }; štít { $level } z { $levels }: zranění { $damage } z { $toughness }
web-mission = Mise
web-objective-done = splněno
web-objective-later = později
web-objective-preliminary = přípravný cíl
web-objective-paragon = paragonový cíl
web-objective-renegade = renegátský cíl
web-objective-secondary = vedlejší cíl
web-objective-loyalty = věrnostní cíl
web-page-failure = Kdy mise selže
web-page-rules = Dodatečná pravidla
web-page-actions = Úkolové akce
web-page-objectives = Cíle
web-card-of = Karta hrozeb (hrdina: { $hero })
web-piece-door = Dveře { $at }
web-piece-turret = Věž, hex { $at }
web-piece-edge = Okraj { $at }
web-piece-token = { $kind ->
        [drone] Chatika
        [fire] Požár
        [loot] Kořist
        [mine] Nástražná mina
        [objective] Žeton cíle
        [prisoner] Uprchlík
       *[other] { $kind }
    }, hex { $at }
web-tab-dock = Kostky
web-tab-side = Tým
web-key-lines = ukázat palebná pole
web-about = Křižník ztroskotal v bouři, která neutichá. Čtyři hrdinové, dvanáct kostek a počasí, které počítá body.
web-length = asi 90 minut na misi
web-campaign-about = Čtyři mise nebo víc za jednu noc. Co vyhrajete, ztratíte a naučíte se, týmu zůstává.
web-step-roll = Hod
web-step-die = Kostka { $number }
web-step-threat = Hrozba
web-turn-threat = { $hero }: hrozba
web-turn-of = Na tahu: { $hero }
web-turn-place = { $turn }. tah ze { $turns } v kole { $round }
web-mood-telling = Hrozba
