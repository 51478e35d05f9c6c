# Edge: na co se pravidla ptají, co nabízejí a odmítají a co se stalo.

named = { $name }
resource-energy = energie
resource-credits = kredity
resource-ice = led
resource-nanocarbon = nanouhlík
resource-titanium = titan
amount-energy = { $count } { $count ->
    [one] energie
    [few] energie
    [many] energie
   *[other] energií
}
amount-credits = { $count } { $count ->
    [one] kredit
    [few] kredity
    [many] kreditu
   *[other] kreditů
}
amount-ice = { $count }× led
amount-nanocarbon = { $count }× nanouhlík
amount-titanium = { $count }× titan
amount-and = { $first }, { $more }
amount-none = nic
side-hegemon = Hegemon
side-raiders = Nájezdníci
region-nebula = Mlhovina { $number }
region-gate = Brána
region-gate-text = Hoďte tolika kostkami, kolik má vaše loď děl, vyberte jeden výsledek a získejte, co říká.
region-empty = Prázdný prostor
leaders = Velitelé
probe = Hegemonova sonda
seat-of = { $who }, { $faction }
faction-text = { $first } { $second }
die = { $face }
die-number = { $number }. kostka
event-marker = Ukazatel události
ring-space = { $number }. políčko
ship-pad = { $ship } na odletové rampě
ship-scrapyard = { $ship } na vrakovišti
ship-supply = { $ship }, zatím nepostavená
ship-bay = { $ship } v opravně
deck-tactics = Karty taktiky
deck-events = Karty událostí
deck-planets = Planety, které teprve přijdou

# Otázky

prompt-faction = Kterou frakci povedete?
prompt-destiny = Kterou kartu osudu si necháte?
prompt-turn = Vypustíte loď, nebo se vrátíte na stanici?
prompt-launch-where = { $ship }: do které lokace loď vypustíte?
prompt-end-turn = Ještě něco, než váš tah skončí?
prompt-base-action = Provedete akci této báze: { $base }?
prompt-before-raid = Ještě něco, než přijdou na řadu nájezdníci a nepřátelé?
prompt-hand-limit = Máte v ruce příliš mnoho karet. Které odhodíte? (vybráno { $picked } z { $most })
prompt-build = Vybudujete stavbu?
prompt-dock = { $left ->
    [0] Všechny lodě už kotví. Opravou by mohl zakotvit i vrak
   *[other] Kde zakotví další loď? (zbývá: { $left })
}
prompt-gain-which = Který zdroj získáte?
prompt-gain-different = Které zdroje získáte? (vybráno { $picked } z { $most })
prompt-pay-how = Jak zaplatíte?
prompt-lose-which = Čeho se vzdáte?
prompt-advance-which = { $whose ->
    [hegemon] Na které stupnici se posune Hegemon?
   *[own] Na které stupnici se posunete?
}
prompt-upgrade-which = Který upgrade si vezmete?
prompt-discovery-which = Který žeton objevu si necháte?
prompt-damage-which = { $whose ->
    [hegemon] Který Hegemonův modul bude poškozen?
   *[own] Který modul bude poškozen?
}
prompt-repair-which = { $whose ->
    [hegemon] Co se Hegemonovi opraví?
   *[own] Co opravíte?
}
prompt-buy-which = Který modul pořídíte?
prompt-take-which = Který modul si vezmete?
prompt-hegemon-takes = Který modul si vezme Hegemon?
prompt-moon-which = { $whose ->
    [hegemon] Který měsíc dobude Hegemon?
   *[own] Který měsíc dobudete?
}
prompt-moon-where = Odkud dobudete měsíc?
prompt-raid-which = { $whose ->
    [hegemon] Který nájezdník podnikne výpad na Hegemona?
   *[own] Který nájezdník podnikne výpad?
}
prompt-discard-which = Kterou kartu odhodíte?
prompt-escalate = Přivedete do bitvy další lodě? (vybráno { $picked } z { $most })
prompt-window-diplomacy = Chcete vyjednávat, než padnou kostky?
prompt-window-prepare = Použijete před hodem energii nebo karty?
prompt-window-outcome = Změníte, co padlo?
prompt-manoeuvre = Prohráváte. Co vám přinese taktický manévr?
prompt-gate-result = Který výsledek si vyberete?
prompt-hegemon-goes = Kam letí Hegemonova loď?
prompt-hegemon-moon = Odkud si Hegemon vezme měsíc?
prompt-hegemon-restores = Co Hegemon obnoví?
prompt-hegemon-builds = Kde Hegemon staví?
prompt-hegemon-demands = Hegemon žádá zdroj. Zaplatíte, aby ustoupil?
prompt-hegemon-offers = Hegemon nabízí kartu, necháte-li ho ustoupit. Souhlasíte?
prompt-recruit-where = { $whose ->
    [hegemon] Odkud Hegemon najme velitele?
   *[own] Odkud najmete velitele?
}
prompt-build-ship = Kterou loď postavíte?
prompt-infest-which = Na kterém modulu se usadí mechafág?
prompt-collapse-which = { $whose ->
    [hegemon] Která Hegemonova stavba přestane fungovat?
   *[own] Která stavba přestane fungovat?
}
prompt-exchange = Co vyměníte?
prompt-trade = Provedete obchod?
prompt-sell = Co prodáte?
prompt-cycle = Které karty odhodíte? (vybráno { $picked } z { $most })
prompt-lose-or-damage = { $whose ->
    [hegemon] Vzdá se Hegemon zdroje, nebo bude poškozen jeho modul?
   *[own] Vzdáte se zdroje, nebo bude poškozen váš modul?
}
prompt-take-from = Komu vezmete zdroj?
prompt-lay-where = Kam to položíte?
prompt-move-which = Která loď se přesune a kam?
prompt-recall-which = Která loď se vrátí?
prompt-salvage-which = { $whose ->
    [hegemon] Která Hegemonova loď opustí vrakoviště?
   *[own] Která loď opustí vrakoviště?
}
prompt-push-where = { $whose ->
    [hegemon] Kam bude odsunuta Hegemonova loď?
   *[own] Kam bude odsunuta vaše loď?
}
prompt-wyrm-where = Kam se vydá Podtemná saň?
prompt-hinder-whom = Komu uškodíte?
prompt-parley-whom = S kým budete vyjednávat?
prompt-send-away-whom = Kdo ustoupí?
prompt-reroll-which = Kterou kostkou hodíte znovu?
prompt-set-which = Kterou kostku otočíte na { $face }?
prompt-raise-which = Která kostka bude mít vyšší hodnotu?
prompt-cancel-which = Která kostka se nebude počítat?
prompt-tribute = { $whose ->
    [hegemon] { $who } chce od Hegemona zdroj. Dá kartu, nebo ustoupí?
   *[own] { $who } chce zdroj. Dáte ho, nebo ustoupíte?
}

# Odpovědi

option-faction = { $name }
option-destiny = { $name }
option-launch = Vypustit loď: { $ship }
option-return = Vrátit se na stanici
option-to = { $region }
option-end-turn = Ukončit tah
option-perform = Ano
option-go-on = Pokračovat
option-card = Zahrát kartu: { $card }
option-lose-card = { $card }
option-discard = Odhodit: { $card }
option-ability = Použít schopnost frakce: { $name }
option-token = Použít žeton: { $name }
option-store = Uložit měsíc: { $moon } – { $module }
option-clean = Zaplatit 1 energii a očistit modul: { $module }
option-build = Vybudovat stavbu: { $region }
option-restore = Obnovit stavbu: { $region }
option-nothing = Nebudovat nic
option-activate = Aktivovat modul: { $module }
option-function = { $name }
option-done = Hotovo
option-gain = { $kind }
option-gain-card = Karta taktiky
option-pay = { $what }
option-lose = { $kind }
option-advance = { $track }
option-upgrade = { $name }
option-discovery = { $name }
option-damage = { $module }
option-mend = Opravit: { $module }
option-salvage = { $ship }
option-buy = { $module }
option-take = { $module }
option-decline = Ne
option-moon = { $name }
option-moon-from = { $region }
option-raider = { $raider }, odkud: { $region }
option-join = { $ship }
option-energy = Utratit 1 energii za kostku
option-power = Použít: { $name }
option-ready = Pokračovat
option-pass-battle = V této bitvě už nic
option-manoeuvre-card = { $count ->
    [one] { $count } karta taktiky
    [few] { $count } karty taktiky
    [many] { $count } karty taktiky
   *[other] { $count } karet taktiky
}
option-manoeuvre-energy = { $count } { $count ->
    [one] energie
    [few] energie
    [many] energie
   *[other] energií
}
option-result = { $face }
option-send = { $region }
option-agree = Souhlasit
option-refuse = Odmítnout
option-recruit = { $region }
option-ship = { $ship }
option-infest = { $module }
option-collapse = { $region }
option-swap = { $old } → { $new }
option-trade = Ano
option-sell = { $kind }
option-lose-one = Vzdát se zdroje
option-damage-one = Poškodit modul
option-from = { $who }
option-lay = { $region }
option-shift = { $ship } → { $region }
option-recall = { $ship }
option-push = { $region }
option-wyrm = { $region }
option-side = { $who }
option-die = { $face }
option-cancel = { $face } – { $who }
option-give-one = Dát zdroj
option-leave = Ustoupit

# Proč to nejde

reason-all-on-the-pad = celá vaše flotila stojí na odletové rampě, takže musíte vypustit loď
reason-not-on-the-pad = na vaší odletové rampě není loď tohoto typu: { $ship }
reason-just-built = tato loď byla postavena v tomto tahu a odletět může až v příštím: { $ship }
reason-nowhere-to-go = neexistuje lokace, kam by tato loď směla: { $ship }
reason-no-region-there = tam zatím žádná lokace není
reason-needs-navigation = loď bez navigace nesmí do mlhoviny: { $ship }
reason-own-ship-there = už tam máte loď
reason-occupied = lokace je obsazená a tato loď nemá Útok: { $ship }
reason-too-far = nesousedí s žádnou vaší lodí
reason-not-a-planet = stavby stojí jen na planetách
reason-built-already = na této planetě už stavba stojí
reason-no-transport-there = nemáte tam transportér
reason-no-tile-left = všechny destičky této stavby už jsou vybudované: { $development }
reason-too-few-leaders = je potřeba velitelů: { $needed }; na stanici jich máte: { $leaders }
reason-cannot-pay = nemáte na zaplacení
reason-nothing-to-restore = žádná vaše zdejší stavba nepotřebuje obnovit
reason-docked-already = tam už jedna loď kotví
reason-all-have-docked = všechny lodě už kotví
reason-module-damaged = poškozený modul nelze aktivovat
reason-nothing-to-activate = působí pořád; není co aktivovat
reason-wrong-time = { $card } se hraje jindy: { $timing ->
    [free] jako volná akce ve vašem tahu
    [diplomacy] v kroku diplomacie během bitvy
    [prepare] před hodem v bitvě
   *[outcome] po hodu v bitvě
}
reason-would-do-nothing = { $card }: první z toho, co se tam píše, teď nelze provést

# Co se stalo

event-map-laid = Mapa je připravená, destiček: { $tiles }, z toho planet: { $planets }.
event-leader-placed = { $who } má velitele: { $at }.
event-faction-taken = { $who } vede frakci: { $faction }.
event-first-player-drawn = { $who } začíná.
event-destiny-kept = { $who } si nechává kartu osudu: { $destiny }.
event-destiny-kept-hidden = { $who } si nechává kartu osudu.
event-turn-began = { $turn }. tah: { $who }.
event-ship-launched = { $who } vypouští loď: { $ship } → { $to }.
event-ship-moved = { $who } přesouvá loď: { $ship }, { $start } → { $to }.
event-moon-claimed = { $who } dobývá měsíc: { $moon } ({ $at }).
event-moon-stored = { $who } ukládá měsíc: { $moon } – { $module }.
event-resources-gained = { $who } získává: { $kind }.
event-resources-paid = { $who } platí: { $paid }.
event-resource-lost = { $who } se vzdává: { $kind }.
event-card-drawn = { $who } si dobírá kartu: { $card }.
event-card-drawn-hidden = { $who } si dobírá kartu taktiky.
event-cards-discarded = { $who } odhazuje { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
event-card-played = { $who } hraje kartu: { $card }.
event-card-given = Karta mění majitele: { $who } → { $to }, { $card }.
event-card-given-hidden = Karta mění majitele: { $who } → { $to }.
event-leaders-recruited = { $who } najímá { $count ->
    [one] { $count } velitele
    [few] { $count } velitele
    [many] { $count } velitele
   *[other] { $count } velitelů
} ({ $at }).
event-goods-collected = { $who } sbírá: { $kind } ({ $at }).
event-goods-laid = { $at }: přibývá { $kind }.
event-points-scored = { $who } { $points ->
    [one] získává { $points } bod
    [few] získává { $points } body
    [many] získává { $points } bodu
   *[other] získává { $points } bodů
}.
event-points-scored-less = { $who } { $points ->
    [one] ztrácí { $points } bod
    [few] ztrácí { $points } body
    [many] ztrácí { $points } bodu
   *[other] ztrácí { $points } bodů
}.
event-track-advanced = { $who } postupuje na { $to }. políčko: { $track }.
event-module-gained = { $who } získává modul: { $module }.
event-module-shown = Do nabídky přichází modul: { $module }.
event-module-damaged = { $who }: modul je poškozen – { $module }.
event-module-infested = { $who }: na modulu se usadil mechafág – { $module }.
event-module-cleaned = { $who }: modul je bez mechafága – { $module }.
event-module-repaired = { $who } opravuje modul: { $module }.
event-module-used = { $who } aktivuje modul: { $module }.
event-station-used = { $who } používá funkci stanice: { $function }.
event-ship-built = { $who } staví loď: { $ship }.
event-ship-damaged = { $who }: loď míří na vrakoviště – { $ship } ({ $at }).
event-shield-hit = { $who }: poškození zachytil štít lodi – { $ship } ({ $at }).
event-shield-restored = { $who }: štít lodi je zase celý – { $ship }.
event-ship-repaired = { $who }: loď přichází do opravny – { $ship }.
event-ship-recalled = { $who }: loď se vrací na odletovou rampu – { $ship }.
event-fleet-returned = { $who }: domů se vrací { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
    [many] { $ships } lodi
   *[other] { $ships } lodí
}.
event-upgrade-gained = { $who } si bere upgrade: { $upgrade }.
event-hegemon-upgraded = { $who } odkrývá upgrade: { $tile }.
event-discovery-taken = { $who } si bere žeton objevu.
event-supremacy-taken = { $who } si bere žeton dominance.
event-token-used = { $who } používá žeton objevu.
event-ability-used = Schopnost frakce: { $faction }.
event-development-built = { $who } buduje stavbu: { $development } ({ $at }), { $leaders ->
    [one] { $leaders } velitel
    [few] { $leaders } velitelé
    [many] { $leaders } velitele
   *[other] { $leaders } velitelů
}.
event-development-collapsed = { $who }: stavba přestává fungovat – { $development } ({ $at }).
event-development-restored = { $who }: stavba znovu funguje – { $development } ({ $at }).
event-planet-placed = Nová planeta na mapě: { $at }.
event-raider-entered = Objevují se nájezdníci: { $raider } ({ $at }).
event-raider-moved = Přesun nájezdníků: { $raider }, { $start } → { $to }.
event-raider-defeated = Nájezdníci jsou poraženi: { $raider } ({ $at }).
event-battle-began = Bitva: { $at }.
event-energy-spent = { $who } utrácí energii za kostky: { $count }.
event-dice-added = { $who }: { $count } { $count ->
    [one] kostka
    [few] kostky
    [many] kostky
   *[other] kostek
} navíc.
event-dice-added-less = { $who }: o { $count } { $count ->
    [one] kostku
    [few] kostky
    [many] kostky
   *[other] kostek
} méně.
event-targeting-raised = { $who }: míření lepší o { $count }.
event-targeting-raised-less = { $who }: míření horší o { $count }.
event-battle-rolled = { $who }, hod: { $faces }.
event-battle-rolled-raiders = Nájezdníci, hod: { $faces }.
event-die-changed = { $who }: kostka teď ukazuje { $face }.
event-die-removed = { $who }: nepočítá se kostka s hodnotou { $face }.
event-side-withdrew = Z bitvy ustupuje: { $who }.
event-battle-ended = Bitva končí bez výsledku: { $at }.
event-battle-won = Bitvu ({ $at }) vyhrává: { $who }.
event-battle-won-raiders = Bitvu ({ $at }) vyhrávají nájezdníci.
event-everyone-lost = Bitvu prohrávají všichni: { $at }.
event-gate-rolled = { $who }, hod u Brány: { $faces }.
event-gate-answered = { $who } si vybírá výsledek { $face }.
event-event-marker-moved = Ukazatel události se posouvá na políčko { $step }.
event-event-marker-reset = Ukazatel událostí se vrací na pole { $step }.
event-event-revealed = Událost: { $event }.
event-event-spared = { $who } nemá Bránu na dosah.
event-end-triggered = { $who } dosahuje cíle, skóre: { $points }. Všichni mají ještě jeden tah.
event-eye-passed = { $who } teď drží Hegemonovo oko.
event-probe-moved = Sonda letí za lodí: { $at }.
event-hegemon-rolled = Hegemonův hod: { $face }, sekce { $section }.
event-hegemon-ordered = Hegemonova karta: { $order }.
event-hegemon-diverted = Kartě žádná lokace nevyhovuje, letí tedy k sondě: { $at }.
event-hegemon-order-turned = Hegemonova další karta: { $order }.
event-hegemon-built-nothing = Hegemon nic nestaví: { $reason ->
    [leaders] má málo velitelů.
   *[other] nemá transportér na planetě bez stavby.
}
event-hegemon-returned = Hegemon se vrací na stanici: { $reason ->
    [last-turn] hraje svůj poslední tah.
   *[empty-section] v sekci nezbývá žádná loď.
}
event-hegemon-acted = Jeho karta určuje: { $symbol ->
    [build] staví.
    [event] posouvá se ukazatel události.
   *[repair] opravuje.
}
event-command-moved = Ukazatel velení se posouvá na políčko { $space }.
event-negotiation-turned = Hegemonova odpověď: { $negotiation }.
event-negotiation-answered = { $who } { $agreed ->
    [yes] souhlasí
   *[no] odmítá
}.

# Konec

outcome-won = { $winners ->
    [one] Vítězí { $player }, skóre: { $score }.
    [few] Společné vítězství, skóre: { $score }.
    [many] Společné vítězství, skóre: { $score }.
   *[other] Společné vítězství, skóre: { $score }.
}
outcome-hegemon = Vítězí Hegemon, skóre: { $score }.
score-track = Body během hry
score-science = Věda
score-industry = Průmysl
score-commerce = Obchod
score-civilization = Civilizace
score-supremacy = Dominance
score-developments = Stavby
score-specials = Kvasary a vortexy
score-damage = Poškozené moduly
score-vault = Trezor
score-civilization-modules = Moduly
score-leaders = Velitelé
score-moons = Měsíce
score-tokens = Žetony
score-relics = Relikvie
score-destiny = Osud
