# What may be fixed before a mission: lobby and command line offer it.

setting-squad = Squad, clockwise from the Shepard player
setting-squad-shepard = Shepard
setting-squad-garrus = Garrus
setting-squad-liara = Liara
setting-squad-tali = Tali
setting-squad-wrex = Wrex
setting-control = The seat that controls each hero of the squad
setting-control-0 = Seat 1
setting-control-1 = Seat 2
setting-control-2 = Seat 3
setting-control-3 = Seat 4
setting-paragon_victories = Paragon victories so far
setting-renegade_victories = Renegade victories so far
setting-veteran = Abilities that each hero has unlocked beforehand
