web-how-to-play = How to play
web-rulebook = The rulebook
web-new-here = New here?
web-new-here-teaches = What it teaches
web-new-here-begin = Begin the guided game
web-new-here-about = About { $minutes } minutes. Leave when you like, it keeps your place.
web-new-here-go-on = Go on with the guided game
web-new-here-place = You are at step { $at } of { $of }. The coach waits.
web-coach = The coach
web-coach-counted = { $name } { $at } of { $of }
web-coach-show = Show me
web-coach-skip = Skip this step
web-coach-leave = Leave the lesson
web-coach-resume = Take up the lesson again
web-coach-nod = Go on
web-coach-would = The coach would: { $what }
web-coach-others = { $count ->
        [one] { $count } other way
       *[other] { $count } other ways
    }
web-coach-others-open = open too, the lesson waits
web-lesson = Lesson
web-lesson-name = Lesson: { $name }
web-lesson-chapter = { $at } of { $of }
web-lesson-part = { $at } of { $of }
web-lesson-words = Words so far
web-lesson-done = done
web-lesson-now = now
web-lesson-missed = left out
