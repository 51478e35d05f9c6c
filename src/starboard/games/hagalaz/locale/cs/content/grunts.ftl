# Pěšáci: jméno je na všech žetonech jednoho druhu stejné.

grunt-assault-trooper-simple =
    .name = Voják
grunt-assault-trooper-normal =
    .name = Voják
grunt-assault-trooper-extreme =
    .name = Voják

grunt-guardian-simple =
    .name = Obránce
grunt-guardian-normal =
    .name = Obránce
grunt-guardian-extreme =
    .name = Obránce

grunt-engineer-simple =
    .name = Inženýr
grunt-engineer-normal =
    .name = Inženýr
grunt-engineer-extreme =
    .name = Inženýr

grunt-husk-simple =
    .name = Přetvořenec
grunt-husk-normal =
    .name = Přetvořenec
grunt-husk-extreme =
    .name = Přetvořenec

grunt-cannibal-simple =
    .name = Kanibal
grunt-cannibal-normal =
    .name = Kanibal
grunt-cannibal-extreme =
    .name = Kanibal

grunt-marauder-simple =
    .name = Marodér
grunt-marauder-normal =
    .name = Marodér
grunt-marauder-extreme =
    .name = Marodér
