# Co lze určit před misí: nabízí to lobby i příkazová řádka.

setting-squad = Tým, po směru hodinových ručiček od Shepardova hráče
setting-squad-shepard = Shepard
setting-squad-garrus = Garrus
setting-squad-liara = Liara
setting-squad-tali = Tali
setting-squad-wrex = Wrex
setting-control = Místo, které ovládá každého hrdinu týmu
setting-control-0 = Místo 1
setting-control-1 = Místo 2
setting-control-2 = Místo 3
setting-control-3 = Místo 4
setting-paragon_victories = Dosavadní paragonová vítězství
setting-renegade_victories = Dosavadní renegátská vítězství
setting-veteran = Schopnosti, které má každý hrdina předem odemčené
