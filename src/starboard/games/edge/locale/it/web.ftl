# Edge: come si chiamano le parti del tavolo e i passi di una battaglia.

zone-map = I Confini Esterni
zone-seats = Punteggio
zone-events = Tracciato eventi
zone-hand = La tua mano
zone-display = Moduli: { $type }
zone-displays = Moduli in mostra
zone-score = Il conteggio
zone-station = Stazione: { $who }
zone-hegemon = L’Egemone
zone-secrets = Solo per i tuoi occhi
zone-supply = Riserva generale
zone-battle = Battaglia su { $region }
battle-escalate = Escalation
battle-talk = Diplomazia
battle-prepare = Preparazione
battle-roll = Tiro
battle-outcome = Esito
battle-damage = Danni
