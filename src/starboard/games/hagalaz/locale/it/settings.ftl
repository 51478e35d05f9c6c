# Ciò che si può fissare prima di una missione: lo offrono la lobby e la riga di comando.

setting-squad = Squadra, in senso orario dal giocatore di Shepard
setting-squad-shepard = Shepard
setting-squad-garrus = Garrus
setting-squad-liara = Liara
setting-squad-tali = Tali
setting-squad-wrex = Wrex
setting-control = Il posto che controlla ciascun compagno della squadra
setting-control-0 = Posto 1
setting-control-1 = Posto 2
setting-control-2 = Posto 3
setting-control-3 = Posto 4
setting-paragon_victories = Vittorie Eroiche finora
setting-renegade_victories = Vittorie Rinnegate finora
setting-veteran = Capacità che ogni compagno ha già sbloccato
