# What every table says, whatever the game.

reason-not-part-of-this-choice = it is no answer to “{ $asked }”
