web-how-to-play = Jak se hraje
web-rulebook = Pravidla
web-new-here = Poprvé tady?
web-new-here-teaches = Co se naučíš
web-new-here-begin = Začít hru s učitelem
web-new-here-about = Asi { $minutes } minut. Odejít můžete kdykoli, místo vám zůstane.
web-new-here-go-on = Pokračovat ve hře s učitelem
web-new-here-place = Jste u kroku { $at } z { $of }. Učitel čeká.
web-coach = Učitel
web-coach-counted = { $name } { $at } z { $of }
web-coach-show = Ukaž mi to
web-coach-skip = Přeskočit tento krok
web-coach-leave = Opustit lekci
web-coach-resume = Vrátit se k lekci
web-coach-nod = Dál
web-coach-would = Učitel by zvolil: { $what }
web-coach-others = { $count ->
        [one] { $count } další možnost
        [few] { $count } další možnosti
        [many] { $count } další možnosti
       *[other] { $count } dalších možností
    }
web-coach-others-open = také dovoleno, lekce počká
web-lesson = Lekce
web-lesson-name = Lekce: { $name }
web-lesson-chapter = { $at } z { $of }
web-lesson-part = { $at } z { $of }
web-lesson-words = Naučená slova
web-lesson-done = hotovo
web-lesson-now = teď
web-lesson-missed = vynecháno
