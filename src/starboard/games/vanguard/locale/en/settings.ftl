# What can be agreed before a game.

setting-start = How the campaign begins
setting-start-quick = Quick start: new crew, the first planet by the full rules
setting-start-tutorial = With the tutorial
setting-team = Sections in the away team
setting-team-security = Security
setting-team-science = Science
setting-team-recon = Recon
setting-team-engineering = Engineering
setting-no_push = Deadly Space: a push at three dice refreshes nothing
setting-deadly_injuries = Deadly Space: the fourth injury kills
setting-lost_uniques = Deadly Space: an evacuation loses unique discoveries too
setting-short_supplies = Deadly Space: two supplies fewer
