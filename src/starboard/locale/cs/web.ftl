# Co říká sám klient v prohlížeči, ať se hraje cokoli; zóny stolu mají vlastní soubory.

# --- Všude ----------------------------------------------------------------------------------------------------

web-connecting = Připojování …
web-to-lobby = Do haly
web-close = Zavřít
web-you = Vy
web-language = Jazyk
web-theme-light = Světlý vzhled
web-theme-dark = Tmavý vzhled
web-copied = Zkopírováno

# --- Horní lišta ----------------------------------------------------------------------------------------------

web-round = Kolo
web-settings = Nabídka
web-help = Nápověda a klávesy
web-rules = Pravidla
web-people = Hráči a odkazy
web-replay = Přehrání
web-save-file = Uložit do souboru
web-speed = Tempo
web-speed-half = Poloviční
web-speed-1 = Běžné
web-speed-2 = Dvojnásobné
web-speed-4 = Čtyřnásobné
web-speed-instant = Všechno hned
web-bot-pace = Boti
web-bot-pace-unhurried = Aby se dalo sledovat
web-bot-pace-at-once = Hned

# --- Co se děje -----------------------------------------------------------------------------------------------

web-watch-line = Co se děje
web-mood-mine = Jste na tahu
web-mood-others = Čekání
web-mood-watching = Přihlížíte
web-mood-past = Přehrání
web-mood-over = Konec
web-mood-lost = Bez spojení
web-mood-telling = Zatím
web-mood-meanwhile = Zatím
web-mood-broken = Zastaveno
web-waiting = Rozhoduje někdo jiný.
web-waiting-for = Čeká se; na tahu: { $names }.
web-hurry = Přeskočit
web-hurry-about = Nechat boty dohrát bez prodlev
web-line-lost = Spojení se ztratilo. Zkouší se znovu …
web-line-lost-queued = Spojení se ztratilo. Vaše odpověď zůstává a odešle se, jakmile se obnoví.
web-past = Vidíte stůl, jak tehdy vypadal. Můžete jít dál, nebo odtud založit nový stůl.
web-reload = Vrátit se ke stolu
web-leave-past = Zpět do přítomnosti
web-undo-more = Další způsoby vrácení
web-undo-seen = mezitím byly vidět kostky nebo karty
web-undo-action = Vrátit celou akci
web-undo-turn = Vrátit celý tah
web-redo-more = Další způsoby opakování
web-redo-action = Znovu celou akci
web-redo-turn = Znovu celý tah

# --- Rozhodování ----------------------------------------------------------------------------------------------

web-also = Nebo nejdřív
web-decision = Co můžete udělat
web-show-all = Ukázat vše
web-seats-asked = Za které místo
web-hint-why = Nesvítí to? Klikněte na to nebo stiskněte ? a dozvíte se proč.
web-which = Co z toho?
web-choose = Vybrat
web-why-not = Proč ne?
web-why-tap = Ťukněte na to, na co se ptáte
web-check-holds = Platí
web-check-now = Můžete to hned splnit
web-check-fails = Zatím ne
web-why-conditions = Co je k tomu třeba
web-why-opens = Dobré vědět
web-why-show = Ukázat
web-why-shown = Ukázáno na plánu
web-lens = Zblízka
web-lens-pin = Nechat otevřené
web-lens-next = Co bude dál, jak věci stojí
web-legend = Legenda
web-why-title = { $name }: teď ne
web-why-possible = { $name }: tohle vybrat lze
web-story = Příběh
web-story-read = Přečíst
web-story-aside = Odložit příběh
web-story-so-far = Dosavadní příběh
web-new-table = Nový stůl
web-score-total = Celkem
web-score-winner = vítěz
web-automaton = Automat

web-consult-title = Vrácení se souhlasem
web-consult = { $what ->
    [none] { $name } chce něco vrátit. Stane se to, pokud bude souhlasit ten, kdo to zahrál.
   *[other] { $name } chce vrátit: { $what }. Stane se to, pokud bude souhlasit ten, kdo to zahrál.
 }
web-consult-seen = { $what ->
    [none] { $name } chce něco vrátit, přestože se od té doby odhalilo něco nového. Stane se to, pokud budou souhlasit všichni.
   *[other] { $name } chce vrátit: { $what }. Od té doby se odhalilo něco nového, takže musí souhlasit všichni.
 }
web-consult-agreed = souhlasí
web-consult-undecided = zatím bez odpovědi
web-consult-agree = Souhlasit
web-consult-refuse = Odmítnout
web-consult-withdraw = Odvolat

# --- Vedle desky ----------------------------------------------------------------------------------------------

web-board = Mapa
web-beside = Vedle plánu
web-dock = Pod plánem

web-panels = Panely
web-tab-options = Možnosti
web-tab-dock = Ruka
web-tab-side = Stůl
web-tab-log = Záznam

# --- Záznam a pravidla ----------------------------------------------------------------------------------------

web-log = Záznam
web-log-to-here = Záznam až sem
web-log-empty = Zatím se nic nestalo.
web-since = Od vaší poslední návštěvy: { $count } { $count ->
        [one] řádek
        [few] řádky
        [many] řádku
       *[other] řádků
    }
web-why-happened = Proč se to stalo?
web-followed-from = Vyplynulo to z: { $cause }
web-cause-of = { $who }: { $what }
web-read-whole = Přečíst celé
web-no-rule = Byla to volba; nevynutilo to žádné pravidlo.
web-rules-search = Označení nebo slova, třeba „dveře“
web-rules-hint = Celá kniha pravidel našimi slovy.
web-rules-none = Slovům „{ $words }“ neodpovídá žádné pravidlo.
web-rules-count = { $count } { $count ->
        [one] pravidlo
        [few] pravidla
        [many] pravidla
       *[other] pravidel
    }

# --- Hráči ----------------------------------------------------------------------------------------------------

web-bot-name = Bot ({ $bot })
web-bot-thumb = rozumný
web-bot-random = náhodný
web-seat-here = u stolu
web-seat-away = není u stolu
web-seat-free = volné místo
web-seat-decides = na tahu
web-hand-over = Nechat hrát bota ({ $bot })
web-take-back = Vzít si místo zpět
web-seat-open = Uvolnit místo pro člověka
web-seats-free = Volná místa
web-invite = Zkopírovat odkaz (hráč { $number })
web-copy-invite = Zkopírovat odkaz na toto místo
web-fair-hash-about = Kostky této hry určuje tajné semínko. Toto je jeho otisk; až hra skončí, semínko se ukáže a každý si může ověřit, že patří k němu.
web-fair-seed-about = Otisk z doby před hrou a semínko, ke kterému patří.
web-fair-words-about = Kdo chce, může do kostek přidat vlastní slova, dokud někdo nedá první odpověď. Potom nikdo nemohl zvolit, jak padnou, ani server.
web-fair-words = Vaše slova do kostek
web-fair-words-of = Slova do kostek – { $who }
web-fair-words-add = Přidat
web-fair-words-said = { $who }: přidaná slova „{ $words }“
web-fair-check = Ověřit kostky
web-fair-checking = Kostky se házejí znovu…
web-fair-fingerprint = Otisk
web-fair-seed = Semínko
web-fair-belongs = Semínko patří k otisku.
web-fair-belongs-not = Semínko k otisku nepatří: je jiné než na začátku.
web-fair-kept = Tento prohlížeč má otisk od chvíle, kdy stůl poprvé viděl, a je to týž.
web-fair-kept-not = Když tento prohlížeč viděl stůl poprvé, byl otisk jiný: { $hash }
web-fair-rolls = { $rolls ->
    [one] Jediný hod nebo tažení této hry vychází ze semínka.
    [few] Všechny { $rolls } hody a tažení této hry vycházejí ze semínka.
    [many] Všech { $rolls } hodu a tažení této hry vychází ze semínka.
   *[other] Všech { $rolls } hodů a tažení této hry vychází ze semínka.
}
web-fair-rolls-words = { $rolls ->
    [one] Jediný hod nebo tažení této hry vychází ze semínka a ze slov.
    [few] Všechny { $rolls } hody a tažení této hry vycházejí ze semínka a ze slov.
    [many] Všech { $rolls } hodu a tažení této hry vychází ze semínka a ze slov.
   *[other] Všech { $rolls } hodů a tažení této hry vychází ze semínka a ze slov.
}
web-fair-rolls-not = Hod nebo tažení { $number } z { $rolls } ze semínka nevychází.
web-fair-branched = Co padlo dřív, než se tato hra oddělila od jiné, patří k té druhé a mezi nimi není.
web-fair-about = Server hody jen vyjmenoval; každý z nich hodila tato stránka sama znovu. Kdo nechce věřit ani stránce, uloží hru a spustí na soubor „starboard verify“.
web-copy-watch = Zkopírovat odkaz pro diváky
web-watch-link-about = Kdo má tento odkaz, může se dívat; vidí jen to, co smějí vidět všichni.

# --- Přehrání -------------------------------------------------------------------------------------------------

web-replay-first = Na začátek
web-replay-previous = O krok zpět
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-next = O krok dál
web-replay-last = Na konec
web-replay-slider = Okamžik hry
web-replay-step = Krok { $step } z { $steps }
web-replay-round = Kolo { $round }
web-fork = Odtud nový stůl
web-fork-about = Založí nový stůl od tohoto okamžiku, všechna místa budou vaše. Této hry se to nedotkne.

# --- Nápověda -------------------------------------------------------------------------------------------------

web-help-light = Co svítí, to teď můžete udělat: klikněte na to na mapě, na desce hrdiny nebo v seznamu. Je-li možností víc, zeptáme se, kterou myslíte.
web-help-why = Co nesvítí, po kliknutí řekne proč, i s pravidlem, které to určuje.
web-help-undo = Vracet lze volně, dokud nebylo vidět nic nového. Za hod nebo vytažení karty jen se souhlasem všech u stolu; o samotě můžete vždy.
web-keys = Klávesy
web-key-tab = z jedné části stolu do další
web-key-next = vším, co můžete udělat, vpřed a zpět
web-key-enter = udělat to
web-key-number = udělat první až devátou možnost seznamu
web-key-why = proč ne? pro to, na co ukazujete
web-key-undo = vrátit
web-key-redo = zopakovat
web-key-rules = hledat v pravidlech
web-key-lines = ukázat čáry na mapě
web-key-escape = o krok zpět
web-key-pause = pauza nebo pokračovat, když hrají jiní
web-key-step = o krok zpět, o krok dál
web-key-skip = přeskočit, co dělají jiní
web-key-again = přehrát znovu
web-key-pace = rychleji, pomaleji
web-key-sound = zapnout nebo vypnout zvuk

# --- Hala -----------------------------------------------------------------------------------------------------

web-tagline = vesmírné deskové hry, o pravidla se staráme my
web-headline = Vyberte si stůl. Pravidla si pamatujeme my.
web-no-answer = Server neodpovídá. Zkuste to za chvíli znovu.
web-continue-about = U stolu se čeká na vás.
web-about = Desková hra, pravidla hlídáme my.
web-length = podle toho, jak se hraje
web-game-seats = hráči: { $seats }
web-campaign-about = Několik her za sebou. Co se stane v jedné, poznáte v té další.
web-mission-first = Dobrá na začátek
web-campaign = Kampaň
web-campaign-new = Nová kampaň
web-play-alone = Hrát o samotě
web-play-others = S dalšími …
web-scenarios-more = Dalších { $count } ke hraní

web-tables = Vaše stoly
web-tables-none = Zatím žádné. Zůstane tu každý stůl, který založíte nebo ke kterému usednete.
web-table-over = dohráno
web-table-news = { $count ->
        [one] jedna změna od vaší návštěvy
        [few] { $count } změny od vaší návštěvy
        [many] { $count } změny od vaší návštěvy
       *[other] { $count } změn od vaší návštěvy
    }
web-join-link = Usednout nebo přihlížet přes odkaz
web-join = Otevřít
web-link-wrong = Tohle není odkaz na stůl.
web-import = Načíst stůl ze souboru
web-foot = Vše, co hrajete, lze vrátit, přehrát, rozvětvit a uložit do jediného souboru.

web-seats = Místa
web-seats-about = Přítel dostane odkaz na své místo u stolu. Boty mohou později nahradit lidé a lidi boti.
web-seat-me = já
web-seat-friend = přítel, přes odkaz
web-seat-add = Přidat místo
web-seats-without-me = Žádné místo není vaše: k usednutí nastavte jedno na „já“.
web-seat-remove = Odebrat
web-options = Volby
web-option-seed = Semínko náhody
web-option-seed-any = libovolné
web-setting-open = nechat otevřené
web-sit-down = Usednout

web-profile = Vy a váš klíč
web-name = Vaše jméno
web-name-save = Uložit
web-renamed = Uloženo.
web-key-here = Váš klíč
web-key-about = Zadejte ho na jiném zařízení a budete mít své stoly i tam. Kdo ho má, může hrát za vás.
web-key-show = Ukázat klíč
web-key-other = Klíč z jiného zařízení
web-key-use = Použít zde
web-key-used = Své stoly teď máte i zde.

web-joining = Usedáte …
web-join-failed = Usednout se nepodařilo
web-not-your-table = U tohoto stolu nesedíte
web-no-such-table = Takový stůl neexistuje

# Over the board and at its foot.
web-rail = Tah
web-step-done = hotovo
web-foot-of-board = Co se děje
web-latest = Co se stalo naposled

# Konec hry.
web-summary = Shrnutí
web-summary-coming = Sčítám hru …
web-summary-goals = Úkoly
web-summary-round = kolo { $round }
web-summary-not-done = nesplněno
web-summary-scores = Součet
web-summary-line = Položka
web-summary-total = Celkem
web-summary-doers = Kdo co udělal
web-summary-who = Kdo
web-summary-gained = Odemčeno
web-summary-turns = Tah po tahu
web-summary-see-turn = Ukázat tento tah znovu
web-summary-turn = Kolo { $round }, { $who }: ukázat znovu
web-summary-gains = Co si kampaň ponechá
web-summary-next = Kam dál
web-luck = Štěstí: co se dalo čekat a co padlo
web-luck-dice = Hozené kostky: { $dice }, stranu po straně.
web-luck-band = Pás zahrnuje 8 her z 10. Prázdný kroužek: mimo něj.
web-luck-expected = { $low } až { $high }, očekáváno { $expected }
web-luck-course = { $face }, kolo po kole

# Stoly v předsálí.
web-table-round = kolo { $round }
web-table-fork = od kroku { $step } stolu { $title }
web-table-menu = Více o stole { $title }
web-table-home = Vzít domů jako soubor
web-table-rename = Přejmenovat
web-table-delete = Smazat
web-table-sure = Smazat { $title } všem? Vrátit to nepůjde.
web-table-keep = Nechat
web-invited-by = { $host } vás zve ke stolu: { $title }
web-invited = Jste zváni ke stolu: { $title }
web-join-name = Jak vám mají ostatní říkat?
web-join-sit = Sednout si

# Co z volby vzejde
web-does-nothing = nic neudělá
web-ways = { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
        [many] { $count } možnosti
       *[other] { $count } možností
    }
web-compare-by = Porovnat podle
web-compare-by-most = toho hlavního
web-odds-exact = Spočítané je všechno, jak může padnout náhoda, z toho, co smíš vědět.
web-odds-tried = Kde stojí ±, tam se náhoda několikrát zkoušela.
web-danger-steps = { $count ->
        [one] { $count } krok: { $steps }
        [few] { $count } kroky: { $steps }
        [many] { $count } kroku: { $steps }
       *[other] { $count } kroků: { $steps }
    }
web-danger-cards = { $n } z { $of } neviděných karet to způsobí
web-danger-nobody = Jak se věci mají, nikdo sem nedosáhne.
web-danger-others = { $count ->
        [one] a { $count } další
        [few] a { $count } další
        [many] a { $count } dalšího
       *[other] a { $count } dalších
    }
web-danger-damage = Zranění do vašeho příštího tahu
web-danger-tries = ± { $error }, pokusů: { $tries }
web-danger-shields = štíty vydrží { $shields }

# Slova mezi lidmi.
web-remarks = Řečeno u stolu
web-points-at = ukazuje na: { $piece }
web-speak = Něco říct ostatním
web-speak-send = Poslat
web-point = Na něco ukázat
web-mute-remarks = Nezobrazovat, co ostatní říkají a na co ukazují
web-notify = Upozornit mě na tomto zařízení, když jsem na tahu
# What others do, beat by beat.
web-beat-again = Znovu
web-beat-back = Zpět
web-beat-pause = Pauza
web-beat-play = Dál
web-beat-step = Krok
web-beat-of = { $number } z { $count }
web-beat-card = Karta se otáčí
web-skip-to-you = Přeskočit na váš tah
web-skip-to = Přeskočit: na tahu { $names }
web-skip-all = Přeskočit
web-sound = Zvuk
web-sound-on = Zvuk je zapnutý
web-sound-off = Zvuk je vypnutý
