# Edge: lupa, která o figurce řekne vše.

# Čísla
lens-points = Body
lens-points-now = Body teď
lens-points-if-over = Body, kdyby hra skončila teď
lens-points-at-end = Body na konci
lens-development-worth = Stavba tohoto druhu za
lens-building-points = Body za vybudování zde
lens-cards = Karty
lens-wins = Vyhrané bitvy
lens-leaders = Velitelé
lens-moons = Měsíce
lens-guns = Děla
lens-dice = Kostky
lens-targeting = Míření
lens-reach = Dosah
lens-shield = Štít
lens-damage = Poškození
lens-energy = Vynaložená energie
lens-all-resources = Zdroje včetně karet
lens-on-space = Na políčku
lens-steps = Ukazatel události
lens-level = Úroveň
lens-ring-space = Ukazatel velení na políčku

# Co to je
lens-planet = { $type ->
    [ice] ledová planeta
    [metallic] kovová planeta
    [desert] pouštní planeta
    [garden] zahradní planeta
   *[volcanic] sopečná planeta
}
lens-nebula = mlhovina
lens-leaders-there = velitelé v lokaci { $region }; patří: { $whose }
lens-lies-in = lokace: { $region }
lens-built-by = stavba v lokaci { $region }; patří: { $whose }
lens-ship = { $ship } v lokaci { $region }; patří: { $whose }
lens-raider = nájezdníci třídy { $rank } v lokaci { $region }
lens-module = { $type ->
    [science] vědecký modul
    [industry] průmyslový modul
    [commerce] obchodní modul
   *[civilization] civilizační modul
} v nabídce
lens-module-of = { $type ->
    [science] vědecký modul
    [industry] průmyslový modul
    [commerce] obchodní modul
   *[civilization] civilizační modul
}; patří: { $whose }
lens-moon = { $set ->
    [planetary] měsíc planety
    [orphaned] osiřelý mlhovinný měsíc
   *[ancient] starodávný mlhovinný měsíc
}
lens-store-of = sklad: { $whose }
lens-card = { $timing ->
    [free] karta taktiky, volná akce
    [diplomacy] karta taktiky pro diplomacii
    [prepare] karta taktiky, před hodem
   *[outcome] karta taktiky, po hodu
}
lens-faction = { $words }
lens-upgrade = { $own ->
    [yes] vlastní upgrade vaší frakce: { $ship }
    [other] vlastní upgrade jiné frakce: { $ship }
   *[no] neutrální upgrade: { $ship }
}
lens-space = { $track }, políčko { $number }
lens-event-space = Stupnice událostí, políčko { $number }
lens-ring-gives = { $text }

# Pravidla
lens-costs = Stojí: { $cost }.
lens-paid = Jeho akce stojí: { $cost }, pokud ji nenahradí měsíc na nákladovém políčku.
lens-building = { $development }: velitelé { $leaders } a { $cost }.
lens-building-counts = Vybudování dá bod za každého velitele jakékoli barvy zde a v sousedících lokacích, včetně těch, které jsou k němu potřeba.
lens-his-part = { $text }
lens-out-of-use = Je mimo provoz: nepůsobí a nepočítá se.
lens-any-reach = Přidává se ke každé bitvě mimo mlhoviny, jakkoli daleké.
lens-assault = Útok: lze ji vypustit tam, kde někdo je.
lens-navigation = Navigace: smí do mlhovin.
lens-shield-hit = Štít už zachytil zásah: další poškození ji pošle na vrakoviště.
lens-raid-then-battle = Přijde k lodi vypuštěné v dosahu, provede výpad a pak nastane bitva.
lens-enters-damaged = Přichází s poškozením ({ $count }), které je třeba opravit, než začne působit.
lens-damaged = Poškozený nepůsobí a na konci stojí { $points } body.
lens-infested = Sedí na něm mechafág, což se počítá jako poškození: volnou akcí za 1 energii se ho zbavíte.
lens-cargo = Na nákladovém políčku leží { $moon }.
lens-relic = Ukazuje { $count } { $count ->
    [one] relikvii
    [few] relikvie
    [many] relikvie
   *[other] relikvií
}.
lens-moon-icon = { $icon ->
    [none] Nehodí se na žádné nákladové políčko.
    [nothing] Na nákladovém políčku je s ním placená akce zdarma.
    [card] Na nákladovém políčku platí za kartu taktiky.
    [energy] Na nákladovém políčku platí za 1 energii.
    [credits] Na nákladovém políčku platí za 1 kredit.
    [ice] Na nákladovém políčku platí za 1 led.
    [nanocarbon] Na nákladovém políčku platí za 1 nanouhlík.
   *[titanium] Na nákladovém políčku platí za 1 titan.
}
lens-card-is-resource = Karta taktiky se počítá i jako zdroj.
lens-starts-with = Začíná s: { $what }.
lens-starts-with-cards = Karty taktiky na začátku: { $count }.
lens-starts-on = Začíná na stupnici: { $track }, políčko { $space }.
lens-own-upgrade = Její vlastní upgrade, { $upgrade }: { $text }
lens-own-upgrade-active = Tento upgrade platí od začátku.
lens-eye = Drží Oko: rozhoduje tam, kde Hegemonova pravidla nechávají volbu.
lens-hegemon = Soupeř, který se řídí svými kartami; nikdo za něj nehraje.
lens-space-gives = Při příchodu: { $gain ->
    [points] body: { $count }.
    [draw] karta taktiky.
    [discovery] podívejte se na dva žetony objevu a jeden si nechte.
    [upgrade] upgrade lodi.
    [supremacy-token] žeton dominance pro toho, kdo přijde první.
    [vault] nevyužité zdroje mají na konci každý o 1 bod vyšší cenu.
    [hand] smíte držet o kartu taktiky více.
   *[gain] zdroje.
}
lens-symbol = { $symbol ->
    [build] Symbol: navíc buduje, pokud může.
    [event] Symbol: navíc se posune ukazatel události.
    [repair] Symbol: navíc opravuje.
   *[none] Bez symbolu: nic dalšího se nestane.
}

# Co přijde
lens-raided-here = Na loď vypuštěnou sem by přišel výpad: { $raider }, lokace { $region }.
lens-last-event = Poslední událost, { $event }: { $text }
lens-next-space = Příští políčko dá: { $text }
lens-order-goes = Kdyby padla teď, poslala by ho tam, kde je vyznačeno.
lens-order-diverted = Kdyby padla teď, žádná lokace neodpovídá: letěl by k sondě, lokace { $region }.
lens-order-empty = V této sekci už není žádná loď. Kdyby padla teď, vrátil by se na stanici.
lens-order-last = Čeká ho poslední tah: bez hodu se vrátí na stanici.
