# I Gregari, per tipo e livello di sfida.

# --- Cerberus -------------------------------------------------------------------------------------------------

grunt-assault-trooper-simple =
    .name = Truppa d’Assalto
grunt-assault-trooper-normal =
    .name = Truppa d’Assalto
grunt-assault-trooper-extreme =
    .name = Truppa d’Assalto

grunt-guardian-simple =
    .name = Guardiano
grunt-guardian-normal =
    .name = Guardiano
grunt-guardian-extreme =
    .name = Guardiano

grunt-engineer-simple =
    .name = Ingegnere
grunt-engineer-normal =
    .name = Ingegnere
grunt-engineer-extreme =
    .name = Ingegnere

# --- Razziatori -----------------------------------------------------------------------------------------------

grunt-husk-simple =
    .name = Mutante
grunt-husk-normal =
    .name = Mutante
grunt-husk-extreme =
    .name = Mutante

grunt-cannibal-simple =
    .name = Cannibale
grunt-cannibal-normal =
    .name = Cannibale
grunt-cannibal-extreme =
    .name = Cannibale

grunt-marauder-simple =
    .name = Predone
grunt-marauder-normal =
    .name = Predone
grunt-marauder-extreme =
    .name = Predone
