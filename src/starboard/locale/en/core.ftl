# What every table says, whatever the game.

player = Player { $number }
reason-not-part-of-this-choice = the question now is “{ $asked }”, and this is not among its answers
reason-another-is-asked = { $player } decides now
reason-nothing-is-asked = the game is over, and nothing is asked
check-question-first = First answer the open question: { $asked }
check-your-decision = It is your decision

# What made something happen, where no game says so.

because-set-up = Setting up
because-answers = Everybody has answered
because-note = At the table
because-secret = An answer given in secret
because-rules = By the rules

lens-see-rule = The rule behind it.

# The words of a question that are not looked for in the rules.
search-little = how do does did can could may i we you he she it they a an the is are was be to of in on at by with what when where why who which my your our me us this that and or if work works
