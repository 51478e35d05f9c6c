# Co říká sám klient v prohlížeči, ať se hraje cokoli; zóny stolu mají vlastní soubory.

# --- Všude ----------------------------------------------------------------------------------------------------

web-connecting = Připojování …
web-to-lobby = Do haly
web-close = Zavřít
web-you = Vy
web-player = Hráč { $number }
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
web-speed = Pohyb
web-speed-1 = Běžný
web-speed-2 = Dvojnásobný
web-speed-instant = Žádný
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

web-decision = Co můžete udělat
web-show-all = Ukázat vše
web-seats-asked = Za které místo
web-hint-why = Nesvítí to? Klikněte na to nebo stiskněte ? a dozvíte se proč.
web-which = Co z toho?
web-choose = Vybrat
web-why-not = Proč ne?
web-why-tap = Ťukněte na to, na co se ptáte
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

web-tables = Vaše stoly
web-tables-none = Zatím žádné. Zůstane tu každý stůl, který založíte nebo ke kterému usednete.
web-table-others = čeká se na ostatní
web-table-over = dohráno
web-table-news = { $count ->
        [one] jedna změna od vaší návštěvy
        [few] { $count } změny od vaší návštěvy
        [many] { $count } změny od vaší návštěvy
       *[other] { $count } změn od vaší návštěvy
    }
web-table-save = Uložit do souboru: { $title }
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
