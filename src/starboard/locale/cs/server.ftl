# Co server říká těm, kdo jsou u stolu.

server-table-broken = Tento stůl se zastavil kvůli chybě v programu. Jeho záznam je uchován; načtěte stránku znovu a pokračujte od poslední uložené odpovědi.
server-table-set-aside = Tento stůl byl odložen, protože potřeboval víc času nebo paměti, než je k dispozici. Jeho záznam je uchován a je v něm vše, co vám bylo řečeno.
server-come-back = Stůl se právě znovu připravuje. Zkuste to za chvíli znovu.
server-takes-too-much = Na tohle je potřeba víc času nebo paměti, než je k dispozici.
server-not-stored = Nepodařilo se to uložit, takže se to nestalo. Zkuste to za chvíli znovu.
server-cannot-store = Právě teď nelze nic uložit, takže nikdo nemůže hrát dál. Stůl je takový, jaký byl naposledy uložen; tato stránka bude pokračovat sama.
server-not-your-seat = Místo { $seat } není vaše.
server-no-such-seat = U tohoto stolu není místo { $seat }.
server-no-such-bot = Bot se jménem { $bot } neexistuje.
server-not-asked = Místo { $seat } teď o ničem nerozhoduje.
server-not-offered = „{ $key }“ se teď nenabízí.
server-out-of-date = Hra se mezitím posunula (ze změny { $seq } na změnu { $now }).
server-spectator = Jen se díváte; tohle mohou pouze ti, kdo hrají.
server-nothing-to-undo = Není co vrátit.
server-nothing-to-redo = Není co zopakovat.
server-nothing-to-agree-to = Nikdo nežádá o vrácení tahu.
server-no-such-moment = Tato hra nemá okamžik { $at }, na který by se šlo podívat.
server-nothing-to-sum-up = Zatím není co shrnout.
server-table-deleted = Kdo stůl založil, ten ho uklidil.
server-not-host = To smí jen ten, kdo stůl založil.
server-no-title = Stůl potřebuje jméno.
server-nothing-said = Nic nebylo řečeno.
server-too-many-remarks = Pomalu: ostatní chtějí také číst.
server-cannot-tell = Tuto hru už nelze vyprávět od začátku.
server-cannot-foresee = Co by z toho vzešlo, teď nelze říct.
server-not-met = Nic takového u tohoto stolu zatím nezasáhlo do hry.
server-words-too-late = Slova se do kostek přidávají před první odpovědí; někdo už odpověděl.
server-words-added-already = Toto místo už svá slova do kostek přidalo.
server-dice-not-yet = Kostky lze ověřit, až hra skončí.
server-dice-cannot = Kostky této hry tu nelze hodit znovu: hrála se podle starších pravidel, nebo je to kopie jiného stolu.
server-too-fast = Příliš mnoho zpráv najednou; chvíli počkejte.
server-malformed = Server tomu nerozuměl: { $problem }.

# Co server píše do záznamu stolu.

server-undone-beyond = { $who }: vráceno, i když už byly vidět kostky nebo karty: { $what }
server-exported = { $who }: stažena kopie této hry. Obsahuje jen to, co toto místo smí vědět.
server-forked = { $who }: založen další stůl od jednoho okamžiku této hry.
server-words-added = { $who }: slova přidaná do kostek: „{ $words }“

# Co server odpovídá v hale.

server-unknown-browser = Nejprve otevřete halu: tento prohlížeč tu nikdo nezná.
server-unknown-key = Tento klíč tu nikdo nemá.
server-nothing-here = Tady nic není.
server-no-such-table = Takový stůl neexistuje.
server-no-such-invitation = Tato pozvánka neplatí.
server-seat-taken = Toto místo už obsadil někdo jiný.
server-laid-open = K tomuto stolu se už nikdo přidat nemůže: kdo tu hraje, zná příští hody.
server-not-seated = Tohle mohou jen ti, kdo sedí u stolu.
server-too-many-tables = Založili jste { $most } stolů a víc už nejde.
server-too-large = Je to příliš velké: povoleno je { $most } bajtů.
server-save-too-long = Tato hra je příliš dlouhá: povoleno je { $most } záznamů.
server-no-such-option = Žádná hra nemá volbu { $option }.
server-wrong-seats = Tato hra má { $seats ->
    [one] jedno místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
}, takže potřebuje stejný počet lidí nebo botů.
server-seed-shared = Kostkám věří i ostatní, a tak je nikdo nevybírá: semínko lze zadat, jen když hrajete sami nebo s boty.
server-no-seat-yours = Jedno z míst musí být vaše.
server-no-such-kind-of-seat = Místo je „me“, „friend“ nebo „bot:JMÉNO“, ne „{ $kind }“.

undo = Vrátit: { $what }
undo-last = Vrátit
undo-beyond = Vrátit: { $what } (mezitím se něco odhalilo)
undo-beyond-last = Vrátit (mezitím se něco odhalilo)
redo = Znovu: { $what }
redo-last = Znovu
server-undone = { $who }: vráceno: { $what }
server-undo-refused = { $who } s vrácením nesouhlasí.
server-undo-withdrawn = { $who } už nic vracet nechce.
server-redo-not-yours = Další odpověď musí znovu zadat { $who }.
server-rules-changed = Pravidla byla mezitím opravena. Hra pokračuje od poslední pozice, kterou umějí odehrát.
server-something = odpověď
undo-ask = Požádat o vrácení: { $what }
undo-ask-last = Požádat o vrácení
server-no-lesson = U tohoto stolu se žádná vaše lekce nehraje.
server-no-such-step = Tato lekce nemá krok { $step }.
server-no-such-piece = Taková věc teď na stole není.
