# Edge: jak se jmenují části stolu a kroky bitvy.

zone-map = Vnější rubež
zone-seats = Skóre
zone-events = Stupnice událostí
zone-hand = Vaše ruka
zone-display = Moduly: { $type }
zone-displays = Nabídka modulů
zone-score = Bodování
zone-station = Stanice: { $who }
zone-hegemon = Hegemon
zone-secrets = Jen pro vaše oči
zone-supply = Bank
zone-battle = Bitva: { $region }
battle-escalate = Eskalace
battle-talk = Diplomacie
battle-prepare = Příprava
battle-roll = Hod
battle-outcome = Výsledek
battle-damage = Poškození
