web-how-to-play = Come si gioca
web-rulebook = Il regolamento
web-new-here = Prima volta qui?
web-new-here-teaches = Che cosa insegna
web-new-here-begin = Inizia la partita guidata
web-new-here-about = Circa { $minutes } minuti. Esci quando vuoi, il posto resta tuo.
web-new-here-go-on = Continua la partita guidata
web-new-here-place = Sei al passo { $at } di { $of }. Il maestro aspetta.
web-coach = Il maestro
web-coach-counted = { $name } { $at } di { $of }
web-coach-show = Mostrami
web-coach-skip = Salta questo passo
web-coach-leave = Lascia la lezione
web-coach-resume = Riprendi la lezione
web-coach-nod = Avanti
web-coach-would = Il maestro farebbe così: { $what }
web-coach-others = { $count ->
        [one] { $count } altro modo
       *[other] { $count } altri modi
    }
web-coach-others-open = anche permessi, la lezione aspetta
web-lesson = Lezione
web-lesson-name = Lezione: { $name }
web-lesson-chapter = { $at } di { $of }
web-lesson-part = { $at } di { $of }
web-lesson-words = Parole imparate
web-lesson-done = fatto
web-lesson-now = adesso
web-lesson-missed = tralasciato
