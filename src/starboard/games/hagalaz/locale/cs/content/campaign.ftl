# Kampaň: stupně válečné připravenosti a úspěchy.

campaign-band-failure =
    .name = Neúspěch

campaign-band-costly =
    .name = Draze vykoupeno

campaign-band-success =
    .name = Úspěch

campaign-band-triumph =
    .name = Triumf

campaign-band-perfect =
    .name = Dokonalé vítězství

campaign-achievement-detonator =
    .name = Detonátor
    .text = Reaktor byl přetížený a loď už není.

campaign-achievement-archivist =
    .name = Archivář
    .text = Všechna pole získaných dat jsou zaškrtnutá.

campaign-achievement-saviour =
    .name = Zachránce
    .text = Kdekoli lidé čekali na záchranu, dočkali se: nejméně třikrát a bez výjimky.

campaign-achievement-no-one-left-behind =
    .name = Nikdo nezůstal vzadu
    .text = Za celou kampaň nebyl vyřazený jediný hrdina a kampaň skončila úspěchem.

campaign-achievement-clean-hands =
    .name = Čisté ruce
    .text = Všechny tři hlavní mise skončily paragonovým vítězstvím.

campaign-achievement-by-any-means =
    .name = Za každou cenu
    .text = Všechny tři hlavní mise skončily renegátským vítězstvím.

campaign-achievement-sworn-company =
    .name = Věrní druzi
    .text = Dvě věrnostní mise skončily vítězstvím.

campaign-achievement-second-wind =
    .name = Druhý dech
    .text = První hlavní mise byla prohraná, a kampaň přesto skončila úspěchem.

campaign-achievement-no-loose-ends =
    .name = Do posledního detailu
    .text = V každé misi dohrané kampaně byl splněný vedlejší cíl.

campaign-achievement-grand-master =
    .name = Velmistr
    .text = Jeden hrdina má na desce odemčené všechny schopnosti kromě věrnostní.

campaign-achievement-straight-through =
    .name = Rovnou k cíli
    .text = Tři hlavní mise, žádná věrnostní a na konci úspěch.

campaign-achievement-no-corrections =
    .name = Bez jediné opravy
    .text = Stupnice válečné připravenosti je plná.
