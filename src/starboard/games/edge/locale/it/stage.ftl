# Una battaglia sulla scena

column-beats = { $other ->
    [0] { $face }, nessun altro ha un dado
   *[other] { $face } batte { $other }
}
column-ties = { $out ->
    [0] { $face } e { $face }, parità
    [one] parità di { $face }, una parte fuori
   *[other] parità di { $face }, { $out } parti fuori
}
column-not-reached = non ci si arriva
stands-wins = Così vince: { $other ->
    [0] nessun altro ha un dado
   *[other] { $face } su { $other }
}
stands-out = Fuori al dado { $number }: { $face ->
    [0] nessun dado sotto { $best }
   *[other] { $face } sotto { $best }
}
stands-ties = Parità fino all’ultimo dado
stands-withdrawn = Si è ritirato
fate-wins = Un passo su supremazia{ $raiders ->
    [yes] , e la ricompensa dei predoni.
   *[no] .
}
fate-loses = Carte: { $cards }, o energia: { $energy }; poi { $ships ->
    [0] nessun danno
    [one] una nave danneggiata
   *[other] { $ships } navi danneggiate
}.
fate-loses-ships = { $ships ->
    [0] Nessun danno.
    [one] Una nave danneggiata.
   *[other] { $ships } navi danneggiate.
}
fate-raiders-stay = Restano.
fate-raiders-fall = Sono sconfitti.
fate-out = Niente; le navi sono a casa.
