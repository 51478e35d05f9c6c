# Edge in the terminal.

terminal-edge-setting-up = Before the first turn
terminal-edge-turn = Turn { $turn } · { $who }
terminal-edge-kind = { $kind ->
    [ice] ice
    [metallic] metallic
    [desert] desert
    [garden] garden
    [volcanic] volcanic
    [base] base
    [nebula] nebula
    [gate] Gate
    [special] special
   *[space] empty
}
terminal-edge-goods = { $kind ->
    [0] en
    [1] cr
    [2] ic
    [3] na
   *[other] ti
}
terminal-edge-legend = A: ships (t transport, f fighter, s science vessel, c cruiser) · + leader · o moon · ! raiders with their class{ $hegemon ->
    [yes] {" "}· H the Hegemon · * his probe
   *[no] {""}
}
terminal-edge-who = Who
terminal-edge-points = VP
terminal-edge-cards = Cards
terminal-edge-leaders = Lead.
terminal-edge-pad = Pad/wrecks
terminal-edge-clock = { $ending ->
    [yes] The last turns.
   *[no] The end comes with { $terminus } points.
} The next event is { $steps } { $steps ->
    [one] step
   *[other] steps
} away.
terminal-edge-is-damaged = damaged
terminal-edge-is-infested = mechaphage
terminal-edge-is-docked = docked
terminal-edge-next-space = Next on the ring: { $text }
terminal-edge-section = { $section ->
    [1] on 1 or 2
    [2] on 3 or 4
   *[other] on 5 or 6
}
terminal-edge-not-rolled = not rolled yet
