# What every table says, whatever the game.

reason-not-part-of-this-choice = the question now is “{ $asked }”, and this is not among its answers
