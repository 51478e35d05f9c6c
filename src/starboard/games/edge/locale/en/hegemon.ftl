# The Hegemon's turn, told one decision at a time

event-hegemon-ship-named = Section { $section }: { $ship } { $letter } is next by letter.
event-hegemon-idle = { $step ->
    [recruit] He recruits nobody and collects nothing: nothing lies where his ships are.
    [special] His card has no symbol, so there is no special action.
    [raid] No raider has the region in reach.
    [raider-there] A raider is there already: it raids nobody, and fights.
    [battle] Nobody else is there, so there is no battle.
    [command] None of his ships is out or in the repair bay, so the command marker stays.
    [offer] His hand is empty, so he has nothing to offer.
    [demand] Nobody there has anything to give, so he demands nothing.
    [hand] His hand is empty, so he loses nothing.
    [damage] He has no undamaged module, so nothing of his is damaged.
    [module] No such module is on display, so he takes none.
    [moon] There is no moon left anywhere, so he takes none.
    [event] The event is nothing to him.
   *[scrapyard] None of his ships lies in the scrapyard, so there are no points for it.
}
event-eye-decided = { $who } holds the Eye and decides for the Hegemon.
