# What can be agreed before a game.

setting-start = Jak kampaň začne
setting-start-quick = Rychlý začátek: nová posádka, první planeta podle plných pravidel
setting-start-tutorial = Výukovou hrou
setting-team = Sekce ve výsadkovém týmu
setting-team-security = Bezpečnostní sekce
setting-team-science = Vědecká sekce
setting-team-recon = Průzkumná sekce
setting-team-engineering = Technická sekce
setting-no_push = Smrtící vesmír: vypětí sil se třemi kostkami nic neobnoví
setting-deadly_injuries = Smrtící vesmír: čtvrté zranění zabíjí
setting-lost_uniques = Smrtící vesmír: evakuace ztratí i mimořádné objevy
setting-short_supplies = Smrtící vesmír: o dvě jednotky zásob méně
