faction-otters = Otters
faction-otters-text = Lakes. A spade costs 4 coins; for 2 power they swim past a hex. River banks score when they pass.
octagon-acto = Dive
octagon-acto-text = 1 power for each of your structures beside a river.
option-map = Map
option-map-help = The land that is played on.
value-map-base = Base game
value-map-pond = Pond
