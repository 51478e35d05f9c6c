# What made things happen: the heads of the log

because-card = { $name }, played by { $who }
because-ability = { $who }: { $name }
because-module = { $who }: { $name }
because-upgrade = { $who }: { $name }
because-development = { $who }: { $name }
because-discovery = { $who }: { $name }
because-supremacy = { $who }: { $name }
because-moon = { $who }: { $name }
because-station = { $who }: { $name }
because-base = { $name }
because-gate = The Gate: { $name }
because-track = { $who }: space { $space } of { $name }
because-event = Event: { $name }
because-raider = Raiders: { $name }
because-officer = The officer: { $name }
because-tile = The Hegemon: { $name }
because-order = The Hegemon’s card: { $name }
because-negotiation = The Hegemon talks: { $name }
because-ring = Command ring, space { $space }: { $name }
because-launch = { $who }: launch to { $region }
because-raid = Raid on { $region }
because-battle = Battle over { $region }
because-return = { $who }: return to station
because-turn = Turn: { $who }
because-free = { $who }: free action
because-events = The event track
