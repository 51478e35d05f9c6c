good-silk =
    .name = Hedvábí
    .text = Za jeden bod. Lehké a snadno se nese.
