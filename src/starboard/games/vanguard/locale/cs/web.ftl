# Vlastní slova klienta ve hře Vanguard.

web-about = Kampaň hraná společně: planety prozkoumávané kostkami a loď, o kterou se mezi nimi staráte.
web-tab-dock = Posádka
web-tab-side = Tady
web-dock = Desky posádky
web-round = Kolo
web-pass = Průchod knihou
web-supplies = Zásoby
web-unlimited = neomezené
web-success = Úspěch
web-pools = Zásobníky
web-crew-available = Dostupní členové posádky a hodnosti
web-crew-resting = { $count ->
        [one] 1 další odpočívá.
        [few] { $count } další odpočívají.
        [many] { $count } další odpočívají.
       *[other] { $count } dalších odpočívá.
    }
web-systems = Sousední systémy
web-not-scanned = neprozkoumáno
web-atlas-object = Objekt
web-atlas-kind = K čemu je
web-atlas-known = Co je známo
web-atlas-price = Cena
web-atlas-landing = přistání
web-atlas-visit = návštěva
web-atlas-chosen = vybrán k přistání
web-atlas-visited = navštíven
web-atlas-unvisited = nenavštíven
web-needs-or = nebo
web-here = Tady
web-in-play = Ve hře
web-leads = Náznaky a nálezy
web-of = { $count } z { $of }
web-spent = Vyčerpané
web-no-injury = bez zranění
web-rank-in = { $section ->
        [security] Bezpečnost
        [science] Věda
        [recon] Průzkum
       *[engineering] Technika
    } · hodnost { $rank }
web-in-sector = sektor { $number }
web-without-die = bez ní { $odds }
web-chances = Šance ze 100, bez karet
web-row-advances = Postoupí: { $chance } ze 100.
web-on-the-way = Cestou
web-step-action = Akce { $number }
web-step-event = Událost
web-read-before = Přečteno dříve
web-legend-poi = bod zájmu
web-legend-log = záznam palubního deníku
web-legend-lander = tady může stát výsadková loď
web-legend-important = zvlášť zajímavé místo
web-legend-final = zcela prozkoumáno
web-legend-route = co cesta stojí, říkají obecné podmínky
web-legend-exhaust = vyčerpejte kostku
web-legend-sacrifice = obětujte kostku
web-legend-danger = hoďte kostkou nebezpečí
web-legend-supply = ztratíte zásobu
web-legend-time = čas běží
web-legend-injury = zranění
web-legend-lead = náznak objevu
web-legend-success = úspěch
