# Che cosa ha causato gli eventi: i titoli del registro

because-card = { $name }, giocata da { $who }
because-ability = { $who }: { $name }
because-module = { $who }: { $name }
because-upgrade = { $who }: { $name }
because-development = { $who }: { $name }
because-discovery = { $who }: { $name }
because-supremacy = { $who }: { $name }
because-moon = { $who }: { $name }
because-station = { $who }: { $name }
because-base = { $name }
because-gate = Il Portale: { $name }
because-track = { $who }: { $name }, spazio { $space }
because-event = Evento: { $name }
because-raider = Predoni: { $name }
because-officer = L’ufficiale: { $name }
because-tile = L’Egemone: { $name }
because-order = Carta dell’Egemone: { $name }
because-negotiation = L’Egemone tratta: { $name }
because-ring = Anello di comando, spazio { $space }: { $name }
because-launch = { $who }: lancio verso { $region }
because-raid = Incursione su { $region }
because-battle = Battaglia su { $region }
because-return = { $who }: ritorno alla stazione
because-turn = Turno: { $who }
because-free = { $who }: azione gratuita
because-events = Il tracciato eventi
