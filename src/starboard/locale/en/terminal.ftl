# What the terminal says by itself.

terminal-welcome = Type the number of an option to choose it, ? and a word to learn why something is not offered, h for help. The game is saved after every answer in { $file }.
terminal-resumed = Back at { $file }. This happened last:
terminal-unfinished = { $count ->
        [one] There is an unfinished game:
       *[other] There are { $count } unfinished games:
    }
terminal-unfinished-game = { $number }  { $file } ({ $where })
terminal-which-one = Its number to go on (Enter takes 1), n for a new game:
terminal-player = player { $seat }
terminal-hand-over = Player { $seat } is next, and may see what others may not. Press Enter when only they are looking.

terminal-no-such-number = There is no number { $number }; the numbers go from 1 to { $most }.
terminal-several-options = '{ $word }' stands for several options; pick one of the numbers { $numbers }.
terminal-not-offered = '{ $word }' is not offered now; ? { $word } tells why.
terminal-not-understood = '{ $word }' is no number, option or command here (h for help, Enter for the options).
terminal-did-you-mean = Nothing here is called '{ $word }'; did you mean '{ $close }'?
terminal-also = Or first, if you like:
terminal-over-no-answer = The game is over, nothing is asked any more; u takes the last answer back, Enter leaves.

terminal-how-to-ask = Type ? and a place, a name, an action or a number to learn why it is not offered, or ? and a rule's id to read that rule. This question follows from:
terminal-nothing-of-that-name = Nothing here is called '{ $word }'.
terminal-it-is-offered = '{ $word }' is offered: number { $numbers }.
terminal-refused = No: { $reason } ({ $rule }).

terminal-beyond-horizon = { $seats ->
        [one] Dice or cards have been seen since your last answer. You are alone at the table, so it can be taken back all the same.
       *[other] Dice or cards have been seen since the last answer. It can be taken back if everybody at the table agrees.
    }
terminal-sure = Take it back? (y/n)
terminal-yes-words = y yes
terminal-no-words = n no new
terminal-not-undone = Nothing was taken back.
terminal-undone = The last answer is taken back; r gives it again.
terminal-redone = The answer is given again, with the same dice and cards.
terminal-nothing-to-undo = There is nothing to take back.
terminal-nothing-to-redo = There is nothing to give again.
terminal-no-such-board = Nothing here is called '{ $word }'; type b and the name of something that lies on the table.
terminal-saved = The game is saved in { $file }.
terminal-goodbye = The game is saved. Go on with it by: starboard play { $game } --load { $file }
terminal-over = The save is { $file }. Enter leaves; u takes the last answer back, o shows the story, l the log.
terminal-score-total = Total

terminal-does-nothing = does nothing
terminal-ways = { $count } ways
terminal-odds-exact = Every way that chance can come out is counted, as far as you can know.
terminal-odds-sampled = Where a ± stands, chance was tried a number of times.
terminal-nobody-reaches = Nobody reaches it as things stand.
terminal-of-unseen = { $n } of { $of } unseen cards
terminal-harm-mean = Damage until the next turn: { $mean } ± { $error }, { $tries } tries; shields hold { $shields }.
terminal-nothing-foreseen = Nothing can be foreseen of '{ $word }' now.

terminal-help-number = a number    choose that option; its key or the name of a place or piece works too
terminal-help-why = ? WORD      why is it not offered? WORD is a place, a piece, an action or a number
terminal-help-rule = ? RULE      read a rule by its id; ? alone shows the rule of this question
terminal-help-undo = u           take the last answer back
terminal-help-redo = r           give it again
terminal-help-map = m           show the whole table again
terminal-help-board = b NAME      everything there is to read about a piece
terminal-help-objectives = o           what is to be done, and the story so far
terminal-help-log = l           what happened, the latest last
terminal-help-foresee = f WORD      what comes of an option (its number), or who reaches a place; f alone tells of all
terminal-help-save = s           save (the game is also saved after every answer)
terminal-help-quit = q           save and leave
terminal-coach = Coach: { $chapter } ({ $number } of { $of })
terminal-coach-counted = { $name } { $at } of { $of }
terminal-coach-nod = Type n to go on.
terminal-coach-points = Type { $numbers }. Anything else that is listed is allowed too.
terminal-coach-advises = The coach would type { $numbers }; choose as you like.
terminal-coach-left = The coach steps back. Type c to call it again.
terminal-help-nod = n           nod to the coach, or skip what it teaches just now
terminal-help-coach = c           send the coach away, or call it back
