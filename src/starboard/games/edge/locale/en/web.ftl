# Edge: what zones, facts and phases are called.

zone-map = The Outer Reach
zone-seats = Score
zone-events = Event track
zone-hand = Your hand
zone-display = { $type } modules
zone-displays = Modules on display
zone-score = The count
zone-station = Station: { $who }
zone-hegemon = The Hegemon
zone-secrets = For your eyes only
zone-supply = Supply
zone-battle = Battle over { $region }
battle-escalate = Join
battle-talk = Talk
battle-prepare = Prepare
battle-roll = Roll
battle-outcome = Outcome
battle-damage = Damage
