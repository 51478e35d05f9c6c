# Maps: labels and keys, the same for every game

web-map-map = Map
web-map-legend = What the signs mean
web-map-keys = Arrow keys go from hex to hex, N and P to what can be picked, Enter picks, the question mark asks why not.
web-map-zoom-in = Zoom in
web-map-zoom-out = Zoom out
web-map-fit = Show the whole map
web-map-in-words = The map in words
web-map-inset = The whole map in small
web-map-lit = can be picked

# Cards
web-card-read = Read { $name } in full
web-card-down = face down
web-card-slot = empty place

# Dice: what can be picked, and how a die counts
web-die-lit = { $die }, can be picked
web-die-tied = tied
web-die-deciding = counts
web-die-beaten = beaten
web-die-out = out of it
web-die-spent = spent
