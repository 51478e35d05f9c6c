# Co říká terminál sám.

terminal-welcome = Možnost vyberete jejím číslem, ? a slovo vysvětlí, proč něco není v nabídce, h je nápověda. Hra se po každé odpovědi ukládá do souboru { $file }.
terminal-resumed = Pokračujete v souboru { $file }. Naposledy se stalo:
terminal-unfinished = { $count ->
        [one] Máte jednu nedohranou hru:
        [few] Máte { $count } nedohrané hry:
        [many] Máte { $count } nedohrané hry:
       *[other] Máte { $count } nedohraných her:
    }
terminal-unfinished-game = { $number }  { $file } ({ $where })
terminal-which-one = Číslo hry, ve které chcete pokračovat (Enter znamená 1), nebo n pro novou hru:
terminal-player = hráč { $seat }
terminal-hand-over = Na řadě je hráč { $seat } a uvidí, co ostatní vidět nemají. Až se bude dívat jen on, stiskněte Enter.

terminal-no-such-number = Číslo { $number } tu není; čísla jsou od 1 do { $most }.
terminal-several-options = „{ $word }“ se hodí k několika možnostem; vyberte jedno z čísel { $numbers }.
terminal-not-offered = „{ $word }“ teď v nabídce není; ? { $word } řekne proč.
terminal-not-understood = „{ $word }“ tu není číslo, možnost ani příkaz (h je nápověda, Enter ukáže možnosti).
terminal-did-you-mean = Nic se tu nejmenuje „{ $word }“; mysleli jste „{ $close }“?
terminal-also = Nebo nejdřív, pokud chcete:
terminal-over-no-answer = Hra skončila a na nic se už neptá; u vrátí poslední odpověď, Enter hru opustí.

terminal-how-to-ask = Napište ? a místo, jméno, akci nebo číslo a dozvíte se, proč to není v nabídce, nebo ? a označení pravidla, které si chcete přečíst. Tato otázka vychází z pravidla:
terminal-nothing-of-that-name = Nic se tu nejmenuje „{ $word }“.
terminal-it-is-offered = „{ $word }“ v nabídce je: číslo { $numbers }.
terminal-refused = Ne: { $reason } ({ $rule }).

terminal-beyond-horizon = { $seats ->
        [one] Od vaší poslední odpovědi jste viděli kostky nebo karty. U stolu jste sami, takže ji můžete přesto vrátit.
        [few] Od poslední odpovědi byly vidět kostky nebo karty. Vrátit ji můžete, pokud s tím souhlasí všichni u stolu.
        [many] Od poslední odpovědi byly vidět kostky nebo karty. Vrátit ji můžete, pokud s tím souhlasí všichni u stolu.
       *[other] Od poslední odpovědi byly vidět kostky nebo karty. Vrátit ji můžete, pokud s tím souhlasí všichni u stolu.
    }
terminal-sure = Vrátit ji? (a/n)
terminal-yes-words = a ano y yes
terminal-no-words = n ne nová nova no new
terminal-not-undone = Nic se nevrátilo.
terminal-undone = Poslední odpověď je vrácená; r ji dá znovu.
terminal-redone = Odpověď platí znovu, se stejnými kostkami a kartami.
terminal-nothing-to-undo = Není co vrátit.
terminal-nothing-to-redo = Není co zopakovat.
terminal-no-such-board = Nic se tu nejmenuje „{ $word }“; napište b a název něčeho, co leží na stole.
terminal-saved = Hra je uložená v souboru { $file }.
terminal-goodbye = Hra je uložená. Pokračovat můžete příkazem: starboard play { $game } --load { $file }
terminal-over = Hra je uložená v souboru { $file }. Enter hru opustí; u vrátí poslední odpověď, o ukáže příběh, l záznam hry.
terminal-score-total = Celkem

terminal-does-nothing = nic neudělá
terminal-ways = možností: { $count }
terminal-odds-exact = Spočítané je všechno, jak může padnout náhoda, pokud to můžete vědět.
terminal-odds-sampled = Kde stojí ±, tam se náhoda několikrát zkoušela.
terminal-nobody-reaches = Jak se věci mají, nikdo sem nedosáhne.
terminal-of-unseen = { $n } z { $of } neviděných karet
terminal-harm-mean = Zranění do příštího tahu: { $mean } ± { $error }, pokusů: { $tries }; štíty vydrží { $shields }.
terminal-nothing-foreseen = O ‚{ $word }‘ teď nelze nic předvídat.

terminal-help-number = číslo       vybrat tuto možnost; lze napsat i její klíč nebo název místa či figurky
terminal-help-why = ? SLOVO     proč to není v nabídce? SLOVO je místo, figurka, akce nebo číslo
terminal-help-rule = ? PRAVIDLO  přečíst pravidlo podle jeho označení; samotné ? ukáže pravidlo této otázky
terminal-help-undo = u           vrátit poslední odpověď
terminal-help-redo = r           dát ji znovu
terminal-help-map = m           ukázat znovu celý stůl
terminal-help-board = b JMÉNO     vše, co se dá přečíst o dané věci na stole
terminal-help-objectives = o           co je třeba splnit a dosavadní příběh
terminal-help-log = l           co se stalo, nejnovější poslední
terminal-help-foresee = f SLOVO     co vzejde z možnosti (její číslo) nebo kdo dosáhne na místo; samotné f řekne všechno
terminal-help-save = s           uložit (hra se ukládá i po každé odpovědi)
terminal-help-quit = q           uložit a skončit
terminal-coach = Učitel: { $chapter } ({ $number } z { $of })
terminal-coach-counted = { $name } { $at } z { $of }
terminal-coach-nod = Napiš n a jde se dál.
terminal-coach-points = Napiš { $numbers }. Cokoli jiného ze seznamu je dovoleno také.
terminal-coach-advises = Učitel by napsal { $numbers }; vyber podle sebe.
terminal-coach-left = Učitel ustoupil stranou. Napiš c a zase přijde.
terminal-help-nod = n           pokývat učiteli nebo přeskočit, co právě učí
terminal-help-coach = c           poslat učitele pryč nebo ho zavolat zpět
