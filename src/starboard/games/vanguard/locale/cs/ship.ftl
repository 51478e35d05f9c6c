# Lodní kniha: otázky, odpovědi a odmítnutí.

crew-named = { $name } ({ $section }, hodnost { $rank })
crew-recruit = { $name } ({ $skill })
crew-wanted = člen posádky: { $section }
crew-wanted-rank = člen posádky: { $section }, hodnost alespoň { $rank }
section-any = jakákoli sekce
kind-any = jakýkoli druh
asked-basic = objev: { $kind }
asked-rare = vzácný objev: { $kind }
asked-very-rare = velmi vzácný objev: { $kind }
cost-crew = přidělení – { $who }
cost-energy = energie { $count }
cost-success = { $count ->
        [one] { $count } žeton úspěchu
        [few] { $count } žetony úspěchu
        [many] { $count } žetonu úspěchu
        *[other] { $count } žetonů úspěchu
    }
cost-and = { $first }, { $more }
cost-nothing = nic
deadly-no_push = vypětí sil při třech kostkách nic neobnoví
deadly-deadly_injuries = čtvrté zranění zabíjí
deadly-lost_uniques = evakuace ztratí mimořádné objevy této výpravy
deadly-short_supplies = na začátku o dvě jednotky zásob méně
prompt-bridge = Můstek: ještě něco před hvězdnou mapou?
prompt-morale-penalty = Morálka už níž klesnout nemůže. Čeho se vzdáte?
prompt-return-die = Která kostka se vrátí do krabice?
prompt-star-map = Hvězdná mapa: kam?
prompt-assign-whom = Koho přidělíte?
prompt-facilities = Které zařízení aktivujete? Zbývá velení: { $command }
prompt-install-which = Který { $what } umístíte? Volná místa: { $free }
prompt-study = Který výzkumný projekt dokončíte?{ $command ->
        [0] {""}
        *[other] {" "}(dalšího velení: { $command })
    }
prompt-study-help = Pomůže s výzkumem člen posádky?
prompt-stand-for = Který objev člen posádky nahradí?
prompt-pay-discovery = Kterým objevem zaplatíte?
prompt-lose-discovery = O který objev přijdete?
prompt-collect-which = Objev jakého druhu?
prompt-production = Který výrobní projekt začne?
prompt-hurry = Přidělíte posádku k urychlení projektu?
prompt-barracks = Kasárna: nábor, nebo výcvik?
prompt-keep-recruit = { $section }: kterého nováčka si necháte?
prompt-recruit-for = Která sekce nabírá?
prompt-train = Kdo projde výcvikem?
prompt-situation-room = Situační místnost: co se bude řešit?
prompt-repair = Hangár: co se opraví?
prompt-repair-which = Která výsadková loď se opraví?
prompt-choose-lander = Která výsadková loď poletí?
prompt-fit-mods = Která úprava se namontuje?
prompt-away-team = { $section }: kdo půjde dolů?
prompt-section-deck = { $section }: vzít navržený balíček?
prompt-change-deck = { $section }: která karta přijde dovnitř nebo ven? Nyní karet: { $cards }
prompt-load = Co se naloží?
prompt-give = Kdo to ponese?
prompt-landing-row = Přistání: s čím se smíříte?
prompt-leave-discovery = Výsadková loď unese objevů: { $limit }. Který zůstane?
prompt-rank-up = { $section }: bude váš člen posádky povýšen?
prompt-rank-up-whom = Kdo bude povýšen?
prompt-trade-dice = Kostky pro všechny sekce: koupit za { $price }, nebo prodat? Máte úspěchů: { $success }
prompt-take-die = { $section }: kterou kostku vezmete?
prompt-box-die = { $section }: na všechny tyto kostky není místo. Která zůstane v krabičce sekce?
prompt-help-patient = O koho se postaráte?
prompt-tire = Kdo si musí odpočinout?
prompt-wake = Kdo bude vzbuzen?
prompt-fall-ill = Kdo onemocní?
prompt-lose-crew = O koho přijdete?
prompt-saving = Pokračovat, nebo uložit a vše uklidit?
prompt-first-on-board = { $section }: kdo půjde na první misi?
prompt-first-sections = Která z vašich sekcí půjde na první misi?
option-crew = { $crew }
option-keep = { $crew }
option-train-crew = { $crew }
option-send = { $crew }
option-nobody = Nikdo
option-pay-discovery = { $name } ({ $kind })
option-leave = Nechat na místě: { $name } ({ $kind })
option-use = { $name }: { $text } (energie { $energy })
option-return-dice = Každá sekce vrátí kostku
option-take-penalty = Vzít žeton postihu
option-return-die = { $section }: vrátit { $name }
option-take-die = { $section }: vzít { $name }
option-box-die = { $section }: nechat { $name }
option-fly = Letět: { $name } (energie { $energy })
option-visit = Navštívit: { $name } (energie { $energy })
option-land = Přistát: { $name } (energie { $energy })
option-scan = Skenovat další část (energie { $energy })
option-scan-by-hand = Přidělit člena posádky ke skenování další části
option-close-maps = Zavřít hvězdnou mapu
option-facility-laboratory = Výzkumná laboratoř
option-facility-production = Výrobní komplex
option-facility-barracks = Kasárna
option-facility-situations = Situační místnost
option-addon = { $name }
option-study = { $name }: { $price }
option-no-help = Bez pomoci
option-stand-for = Za { $what }
option-install = { $name }
option-start = Začít: { $name } ({ $stages ->
        [one] { $stages } fáze
        [few] { $stages } fáze
        [many] { $stages } fáze
        *[other] { $stages } fází
    })
option-hurry = Urychlit: { $name }, přidělení – { $who }
option-recruit = Nábor pro všechny sekce
option-train = Výcvik
option-solve = { $name }: { $price }. { $text }
option-repair = Opravit energií: { $name }
option-repair-by-hand = Přidělit člena posádky k opravě: { $name }
option-lander = { $name }
option-mod = { $name }
option-suggested-deck = Vzít navržený balíček
option-change-deck = Změnit ho
option-deck-add = Přidat: { $name } (hodnost { $rank })
option-deck-drop = Vyndat: { $name } (hodnost { $rank })
option-load = Naložit: { $name }
option-give = { $section } ponese: { $name }
option-promote = { $crew }: hodnost { $rank }
option-buy-dice = Koupit za { $price }
option-buy-with = Koupit za { $price }, pomáhá { $crew }
option-sell-dice = Prodat za { $gain }
option-help = { $crew } (do zotavení: { $left ->
        [one] { $left } místo
        [few] { $left } místa
        [many] { $left } místa
        *[other] { $left } míst
    })
option-go-on = Pokračovat
option-save = Uložit
option-deadly = Smrtící vesmír { $now ->
        [on] vypnout: { $rule }
        *[off] zapnout: { $rule }
    }
option-section = { $section }
option-kind = { $kind }
reason-not-available = není k dispozici
reason-other-crew-wanted = tady je třeba někdo jiný
reason-last-of-section = posledního dostupného člena potřebuje příští výsadkový tým ({ $section })
reason-system-unknown = tato soustava ještě není zmapována
reason-too-little-energy = je třeba energie { $energy }, k dispozici { $has }
reason-too-little-success = potřebné žetony úspěchu: { $success }
reason-object-unknown = o tomhle se ještě nic neví
reason-landing-chosen = místo přistání už je zvoleno
reason-visited-already = tam už jste byli
reason-nothing-to-scan = ve skeneru není karta přistání
reason-scanned-already = všechny části karty jsou odkryté
reason-active-already = v této fázi už je aktivováno
reason-too-little-command = nezbývá žádné velení
reason-nothing-to-do-there = není tam co dělat
reason-technology-too-low = je třeba technologická úroveň { $level }
reason-not-yet-understood = co je k tomu třeba, se ještě nenašlo
reason-discoveries-missing = požadované objevy chybí
reason-crew-missing = požadovanou posádku nelze přidělit
reason-way-not-open = tento způsob není otevřený
reason-started-already = už začal
reason-not-started = ještě nezačal
reason-enough-hands = pracuje na něm dost členů posádky
reason-nobody-to-assign = není koho přidělit
reason-not-rank-1 = výcvik je jen pro hodnost 1
reason-no-sleeve = žádný volný obal hodnosti { $rank }
reason-highest-rank = vyšší hodnost není
reason-lander-damaged = je poškozená
reason-no-slot = žádné volné místo: { $kind ->
        [structural] konstrukční úprava
        *[functional] funkční úprava
    }
reason-team-too-small = výsadkový tým potřebuje dvě sekce
reason-deck-too-small = balíček sekce má nejméně karet: { $least }
reason-section-not-in-team = { $section } není v týmu
reason-base-not-loaded = výbava, ke které patří, není naložena
reason-one-minor-each = každý už drobnou výbavu má
reason-lander-full = výsadková loď bere karet: { $limit }
reason-no-dice-left = nezbývají kostky pro všechny sekce
reason-too-few-dice = žádná sekce nesmí mít méně kostek než { $least }
