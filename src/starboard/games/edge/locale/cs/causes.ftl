# Co věci způsobilo: nadpisy v záznamu

because-card = { $name }, zahraje { $who }
because-ability = { $who }: { $name }
because-module = { $who }: { $name }
because-upgrade = { $who }: { $name }
because-development = { $who }: { $name }
because-discovery = { $who }: { $name }
because-supremacy = { $who }: { $name }
because-moon = { $who }: { $name }
because-station = { $who }: { $name }
because-base = { $name }
because-gate = Brána: { $name }
because-track = { $who }: { $name }, pole { $space }
because-event = Událost: { $name }
because-raider = Nájezdníci: { $name }
because-officer = Důstojník: { $name }
because-tile = Hegemon: { $name }
because-order = Hegemonova karta: { $name }
because-negotiation = Hegemon jedná: { $name }
because-ring = Kruh velení, pole { $space }: { $name }
because-launch = { $who }: vypuštění lodi, { $region }
because-raid = Výpad nájezdníků: { $region }
because-battle = Bitva: { $region }
because-return = { $who }: návrat na stanici
because-turn = Tah: { $who }
because-free = { $who }: volná akce
because-events = Počítadlo událostí
