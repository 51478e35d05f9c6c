# Edge v prohlížeči: mapa slovy, stanice, skóre.

web-dock = Stanice a ruka
web-boards = Stanice
web-beside = Skóre a pokrok
web-tab-dock = Stanice
web-tab-side = Skóre
web-map-class = třída { $class }
web-map-committed = { $count ->
    [one] 1 vyslaný velitel
    [few] { $count } vyslaní velitelé
    [many] { $count } vyslaného velitele
   *[other] { $count } vyslaných velitelů
}
web-map-ruined = mimo provoz
web-map-shield-hit = zasažený štít
web-map-active = aktivní lokace
web-map-buried = { $count ->
    [one] pod ním ještě 1 měsíc
    [few] pod ním ještě { $count } měsíce
    [many] pod ním ještě { $count } měsíce
   *[other] pod ním ještě { $count } měsíců
}
web-map-ice = ledová planeta
web-map-metallic = kovová planeta
web-map-desert = pouštní planeta
web-map-garden = zahradní planeta
web-map-volcanic = sopečná planeta
web-map-base = spojenecká báze
web-map-nebula = mlhovina
web-map-special = speciální lokace
web-map-gate = Brána podtemnoty
web-map-space = místo bez destičky

# Skóre, pokrok, co je právě třeba
web-score = Skóre
web-score-eye = drží Hegemonovo oko
web-score-cards = Karty taktiky v ruce
web-progress = Pokrok
web-raiders = Nájezdníci na mapě
web-raider-dice = { $count ->
    [one] 1 kostka
    [few] { $count } kostky
    [many] { $count } kostky
   *[other] { $count } kostek
}
web-eye = Hegemonovo oko
web-eye-own = Kde Hegemonova pravidla nechávají volbu, rozhoduješ ty. Jeho tah následuje po tvém.
web-eye-about = Kde Hegemonova pravidla nechávají volbu, rozhoduje { $who }. Jeho tah následuje po tahu držitele oka.
web-turn = Tah
web-turn-own = Váš tah
web-terminus = cíl na
web-last-turns = poslední tahy
web-events = Události
web-event-in = událost za { $steps }

# Kroky tahu
web-step-launch = Vypuštění
web-step-arrive = Lokace
web-step-raid = Výpad
web-step-build = Stavba
web-step-dock = Moduly
web-step-home = Návrat
web-step-end = Konec

# Stanice a její moduly
web-station-pad = Odletová rampa
web-station-bay = Opravna
web-station-scrapyard = Vrakoviště
web-station-supply = Ke stavbě
web-station-none = nic
web-station-functions = Vytištěné funkce
web-station-things = Frakce, upgrady, žetony a měsíce
web-module-damaged = { $count ->
    [one] poškozený
    [few] poškozený { $count }×
    [many] poškozený { $count }×
   *[other] poškozený { $count }×
}
web-module-infested = s mechafágem
web-module-docked = kotví tu loď
web-module-moon = nese { $moon }
web-module-to-take = { $count ->
    [one] nyní lze vzít 1
    [few] nyní lze vzít { $count }
    [many] nyní lze vzít { $count }
   *[other] nyní lze vzít { $count }
}
web-module-left = zbývá { $count }
web-module-passive = trvalý
web-module-cargo = nákladové políčko
web-module-enters = vstupuje poškozený
web-module-points = { $count ->
    [one] 1 na konci
    [few] { $count } na konci
    [many] { $count } na konci
   *[other] { $count } na konci
}
web-module-relics = { $count ->
    [one] 1 relikvie
    [few] { $count } relikvie
    [many] { $count } relikvie
   *[other] { $count } relikvií
}
web-module-price = { $count ->
    [one] stojí 1 zdroj
    [few] stojí { $count } zdroje
    [many] stojí { $count } zdroje
   *[other] stojí { $count } zdrojů
}
web-module-besides = Dále na stole
web-kind-upgrade = Upgrade lodi
web-kind-token = Žeton dominance
web-kind-event = Poslední událost

# Ruka
web-hand-count = { $count } z { $limit }
web-hand-empty = Žádné karty.
web-timing-free = Volná akce
web-timing-diplomacy = Diplomacie
web-timing-prepare = Před hodem
web-timing-outcome = Po hodu

# Bodování
web-count-about = Řádek po řádku, jako by hra skončila teď. Co ostatní tají, v tom není.
web-count-about-end = Řádek po řádku, v pořadí bodování. Tučně je nejlepší ve svém řádku.
web-count-leads = vede
web-count-track = Body během hry
web-count-progress = Pokrok
web-count-developments = Stavby
web-count-specials = Kvasary a vortexy
web-count-damage = Poškozené moduly
web-count-vault = Trezor
web-count-civilization-modules = Moduly
web-count-leaders = Velitelé
web-count-moons = Měsíce
web-count-tokens = Žetony
web-count-relics = Relikvie
web-count-destiny = Osud
web-counts-track = Co ukazuje ukazatel skóre: body získané během hry.
web-counts-progress = Součet čísel u všech pěti ukazatelů pokroku.
web-counts-developments = Každá platí podle toho, jak daleko je její majitel na příslušné stupnici.
web-counts-specials = Za stavby vedle kvasaru nebo vortexu.
web-counts-damage = Každý poškozený modul body ubírá.
web-counts-vault = Nevyužité zdroje a karty, pokud obchodní stupnice otevřela trezor.
web-counts-civilization-modules = Co je vytištěno na nepoškozených modulech.
web-counts-leaders = Nevyslaní velitelé na stanici.
web-counts-moons = Měsíce se počítají jen Hegemonovi.
web-counts-tokens = Žetony objevů a dominance, které se počítají na konci.
web-counts-relics = Relikvie na modulech a měsících: čím víc, tím cennější.
web-counts-destiny = Karta osudu, která byla v tajnosti.

# Legenda mapy
web-legend-transport = Transportér: umožňuje stavět na své planetě
web-legend-fighter = Stíhačka: smí i tam, kde je někdo jiný
web-legend-science-vessel = Výzkumná loď: smí do mlhovin
web-legend-cruiser = Těžký křižník: tři děla, dosah 2, štít
web-legend-leader = Malé tvary hráčů vedle názvu: volní velitelé
web-legend-moon = Kroužky vpravo od planety: měsíce; označený leží navrchu
web-legend-development = Čtverec vlevo od planety: stavba s vyslanými veliteli
web-legend-raider = Štítek s červeným okrajem: nájezdníci a jejich třída
web-legend-probe = Hegemonova sonda
web-legend-gate = Brána podtemnoty
web-legend-special = Kvasar nebo vortex: lodi nic nedá, ale stavba vedle něj se vyplatí
web-legend-base = Dvojitý mosazný okraj: spojenecká báze a její akce

# Vstupní hala
web-about = Frakce na okraji známého světa: vypouštějte lodě, stavte, obchodujte a bojujte, sami proti Hegemonovi nebo až v pěti.
web-length = asi dvě až tři hodiny
web-form-escalation = Části Eskalace
web-form-besides = Dále
