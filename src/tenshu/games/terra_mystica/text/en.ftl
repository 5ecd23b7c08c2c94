### The words of Terra Mystica in English. Every language has the same keys.

## The game

game-name = Terra Mystica
game-about = Fourteen factions share a land of seven terrains, and each can live on one of them only. Turn the land into your own, raise dwellings into trading houses, temples and strongholds, gather the power your neighbours stir up, found towns, and climb the ladders of four cults. After six rounds the most prosperous faction wins.
game-credits = Terra Mystica was designed by Jens Drögemüller and Helge Ostertag and published by Feuerland Spiele in 2012. This program is a homage: it is not affiliated with the designers or the publisher, and shows none of their texts or pictures.
game-designed = The rulebook shows its first game only as a picture that we did not have; its dwellings, tiles and cards come from another program's set-up for beginners.

## Factions

faction-alchemists = Alchemists
faction-alchemists-text = Swamp. In their turn they may turn 1 VP into 1 coin or 2 coins into 1 VP, and at the end 2 coins are worth 1 VP. Stronghold: 12 power at once, and 2 power for every spade from then on.
faction-auren = Auren
faction-auren-text = Forest. Stronghold: a favour tile at once, and once per round two steps on one cult track.
faction-chaos_magicians = Chaos Magicians
faction-chaos_magicians-text = Wasteland. They start with one dwelling, placed last, and take two favour tiles for a temple or the sanctuary. Stronghold: once per round two actions in a row.
faction-cultists = Cultists
faction-cultists-text = Plains. When somebody takes power from their building, they advance one step on a cult track. Stronghold: 7 VP at once.
faction-darklings = Darklings
faction-darklings-text = Swamp. They pay 1 priest for each spade and gain 2 VP for it. Stronghold: turn up to 3 workers into priests at once.
faction-dwarves = Dwarves
faction-dwarves-text = Mountains. No shipping; for 2 workers they tunnel past one hex to transform and build, and gain 4 VP. Stronghold: a tunnel costs 1 worker.
faction-engineers = Engineers
faction-engineers-text = Mountains. As an action they build a bridge for 2 workers. Stronghold: whenever they pass, 3 VP for each bridge between two of their structures.
faction-fakirs = Fakirs
faction-fakirs-text = Desert. No shipping; for 1 priest they fly over one hex to transform and build, and gain 4 VP. A spade never costs fewer than 2 workers. Stronghold: they fly over two hexes.
faction-giants = Giants
faction-giants-text = Wasteland. Every transformation takes them exactly 2 spades and ends in wasteland. Stronghold: once per round 2 free spades.
faction-halflings = Halflings
faction-halflings-text = Plains. 1 VP for every spade, and a cheaper exchange track. Stronghold: 3 spades at once, with one dwelling if you pay for it.
faction-mermaids = Mermaids
faction-mermaids-text = Lakes. Shipping starts at 1 and goes up to 5; a town may skip one river hex. Stronghold: one level of shipping at once.
faction-nomads = Nomads
faction-nomads-text = Desert. They start with three dwellings. Stronghold: once per round a sandstorm turns a hex beside their structures into desert, and they may build there.
faction-swarmlings = Swarmlings
faction-swarmlings-text = Lakes. 3 workers for every town. Stronghold: once per round a dwelling becomes a trading house for free.
faction-witches = Witches
faction-witches-text = Forest. 5 VP more for every town. Stronghold: once per round a free dwelling on any free forest.

## Terrains, named by their colour

colour-yellow = desert
colour-brown = plains
colour-black = swamp
colour-blue = lakes
colour-green = forest
colour-gray = mountains
colour-red = wasteland

## Structures

structure-dwelling = dwelling
structure-trading_house = trading house
structure-temple = temple
structure-stronghold = stronghold
structure-sanctuary = sanctuary

## Cults

cult-fire = Fire
cult-water = Water
cult-earth = Earth
cult-air = Air

## Power actions and special actions

octagon-act1 = Bridge
octagon-act1-text = 3 power: build a bridge.
octagon-act2 = Priest
octagon-act2-text = 3 power: 1 priest.
octagon-act3 = Workers
octagon-act3-text = 4 power: 2 workers.
octagon-act4 = Coins
octagon-act4-text = 4 power: 7 coins.
octagon-act5 = One spade
octagon-act5-text = 4 power: transform and build with 1 free spade.
octagon-act6 = Two spades
octagon-act6-text = 6 power: transform and build with 2 free spades.
octagon-bon1 = Spade of the bonus card
octagon-bon1-text = Transform and build with 1 free spade.
octagon-bon2 = Cult step of the bonus card
octagon-bon2-text = Advance 1 step on a cult track.
octagon-fav6 = Cult step of the favour tile
octagon-fav6-text = Advance 1 step on a cult track.
octagon-acta = Auren's cult action
octagon-acta-text = Advance 2 steps on one cult track.
octagon-actc = Double turn
octagon-actc-text = Take two actions, one after the other.
octagon-acte = Engineers' bridge
octagon-acte-text = Pay 2 workers and build a bridge.
octagon-actg = Giants' spades
octagon-actg-text = Transform and build with 2 free spades.
octagon-actn = Sandstorm
octagon-actn-text = A hex beside your structures becomes desert; you may build on it.
octagon-acts = Swarmlings' trading house
octagon-acts-text = Upgrade a dwelling to a trading house for free.
octagon-actw = Witches' ride
octagon-actw-text = Build a dwelling on any free forest for free.

## Favour tiles

tile-fav1 = Favour of fire, 3
tile-fav1-text = 3 steps on the track of fire.
tile-fav2 = Favour of water, 3
tile-fav2-text = 3 steps on the track of water.
tile-fav3 = Favour of earth, 3
tile-fav3-text = 3 steps on the track of earth.
tile-fav4 = Favour of air, 3
tile-fav4-text = 3 steps on the track of air.
tile-fav5 = Favour of fire: smaller towns
tile-fav5-text = 2 steps of fire. Towns need only 6 power.
tile-fav6 = Favour of water: cult action
tile-fav6-text = 2 steps of water. Once per round, 1 step on a cult track.
tile-fav7 = Favour of earth: worker and power
tile-fav7-text = 2 steps of earth. Income: 1 worker, 1 power.
tile-fav8 = Favour of air: power
tile-fav8-text = 2 steps of air. Income: 4 power.
tile-fav9 = Favour of fire: coins
tile-fav9-text = 1 step of fire. Income: 3 coins.
tile-fav10 = Favour of water: trading houses
tile-fav10-text = 1 step of water. 3 VP for each trading house you build.
tile-fav11 = Favour of earth: dwellings
tile-fav11-text = 1 step of earth. 2 VP for each dwelling you build.
tile-fav12 = Favour of air: passing
tile-fav12-text = 1 step of air. When you pass, 2, 3, 3 or 4 VP for 1, 2, 3 or 4 trading houses.

## Town tiles

tile-tw1 = Town with coins
tile-tw1-text = 5 VP, 6 coins, a key.
tile-tw2 = Town with workers
tile-tw2-text = 7 VP, 2 workers, a key.
tile-tw3 = Town with a priest
tile-tw3-text = 9 VP, 1 priest, a key.
tile-tw4 = Town with power
tile-tw4-text = 6 VP, 8 power, a key.
tile-tw5 = Town of the cults
tile-tw5-text = 8 VP, 1 step on every cult track, a key.
tile-tw6 = Town of two keys
tile-tw6-text = 2 VP, 2 steps on every cult track, two keys.
tile-tw7 = Town with a harbour
tile-tw7-text = 4 VP, one level of shipping (Fakirs: one hex more of carpet flight), a key.
tile-tw8 = Town of glory
tile-tw8-text = 11 VP, a key.

## Bonus cards

tile-bon1 = Spade card
tile-bon1-text = Income: 2 coins. Once this round, transform and build with 1 free spade.
tile-bon2 = Cult card
tile-bon2-text = Income: 4 coins. Once this round, 1 step on a cult track.
tile-bon3 = Coin card
tile-bon3-text = Income: 6 coins.
tile-bon4 = Boat card
tile-bon4-text = Income: 3 power. Shipping is one level higher in this round's turns.
tile-bon5 = Worker card
tile-bon5-text = Income: 1 worker, 3 power.
tile-bon6 = Stronghold card
tile-bon6-text = Income: 2 workers. When you pass, 4 VP for the stronghold and 4 VP for the sanctuary.
tile-bon7 = Trade card
tile-bon7-text = Income: 1 worker. When you pass, 2 VP for each trading house.
tile-bon8 = Priest card
tile-bon8-text = Income: 1 priest.
tile-bon9 = Village card
tile-bon9-text = Income: 2 coins. When you pass, 1 VP for each dwelling.
tile-bon10 = Shipping card
tile-bon10-text = Income: 3 power. When you pass, 3 VP for each level of shipping.

## Scoring tiles

tile-score1 = Spades
tile-score1-text = 2 VP for each spade. At the end of the round, 1 coin for each step of earth.
tile-score2 = Towns
tile-score2-text = 5 VP for each town. At the end of the round, 1 spade for every 4 steps of earth.
tile-score3 = Dwellings (water)
tile-score3-text = 2 VP for each dwelling. At the end of the round, 1 priest for every 4 steps of water.
tile-score4 = Stronghold and sanctuary (fire)
tile-score4-text = 5 VP for the stronghold or the sanctuary. At the end of the round, 1 worker for every 2 steps of fire.
tile-score5 = Dwellings (fire)
tile-score5-text = 2 VP for each dwelling. At the end of the round, 4 power for every 4 steps of fire.
tile-score6 = Trading houses (water)
tile-score6-text = 3 VP for each trading house. At the end of the round, 1 spade for every 4 steps of water.
tile-score7 = Stronghold and sanctuary (air)
tile-score7-text = 5 VP for the stronghold or the sanctuary. At the end of the round, 1 worker for every 2 steps of air.
tile-score8 = Trading houses (air)
tile-score8-text = 3 VP for each trading house. At the end of the round, 1 spade for every 4 steps of air.
tile-score9 = Temples
tile-score9-text = 4 VP for each temple. At the end of the round, 2 coins for each of your priests in the orders.

## Points by source

score-start = Start
score-scoring-tiles = Scoring tiles
score-favour-tiles = Favour tiles
score-towns = Towns
score-bonus-cards = Bonus cards
score-shipping = Shipping
score-exchange = Exchange track
score-faction = Faction
score-power = Price of power
score-conversion = Conversions
score-cult-fire = Cult of fire
score-cult-water = Cult of water
score-cult-earth = Cult of earth
score-cult-air = Cult of air
score-area = Largest area
score-resources = Resources

## Why the final scoring brings what it brings

stage-setup = Set-up
stage-round = Round { $round }
reason-cult = space { $steps }, place { $place }{ $tied ->
        [one] {""}
       *[other] , shared by { $tied }
    }
reason-area = { $count } connected structures, place { $place }{ $tied ->
        [one] {""}
       *[other] , shared by { $tied }
    }
reason-resources = { $coins }, { $workers }, { $priests } and { $power }, each worth a coin; { $rate } coins bring 1 VP

## How the game ended

end-rounds-played = Six rounds have been played
end-all-dropped = All players have left the game

## Options

option-setup = Set-up
option-setup-help = The normal game with drawn tiles, or the rulebook's first game with given factions, dwellings, tiles and cards.
option-factions = Factions
option-factions-help = Players choose a faction in turn, or one side of a drawn colour, or factions are drawn; or name them in seat order, such as witches+nomads.
option-scoring = Scoring tiles
option-scoring-help = Drawn for the six rounds, or named in order, such as score5+score7+score1+score8+score4+score6.
option-bonus = Bonus cards
option-bonus-help = Three more than there are players are drawn; or name them, such as bon1+bon3+bon4+bon5+bon6.
option-first_player = Start player
option-first_player-help = Who begins: somebody drawn by lot, or the player named here.
option-turn_order = Turn order
option-turn_order-help = In later rounds play goes clockwise from the first who passed, or in the order in which all passed.
option-town_tiles = Town tiles
option-town_tiles-help = The ten tiles of the box, or four more of the mini-expansion.
option-shipping_card = Shipping card
option-shipping_card-help = Whether the additional bonus card can be drawn that scores shipping.
option-temple_tile = Temple tile
option-temple_tile-help = Whether the additional scoring tile can be drawn that scores temples.
option-cultists = Cultists
option-cultists-help = What the Cultists get when nobody wants power from their building: nothing, as the rulebook has it, or 1 power, by the errata of 2013.
option-spade_points = Points for spades
option-spade_points-help = Whether the scoring tile for spades pays when a spade is used or already when it is gained.
option-drop_out = Dropping out
option-drop_out-help = Whether a player may leave the game for good.
option-power_answers = Answers to power
option-power_answers-help = Whether neighbours say at once if they take power, or may wait until their next turn as in games by mail.

## Values of the options

value-setup-normal = Normal game
value-setup-first_game = First game
value-factions-choose = Chosen in turn
value-factions-colours = Drawn colours
value-factions-random = Drawn factions
value-scoring-random = Drawn
value-bonus-random = Drawn
value-first_player-random = Drawn by lot
value-first_player-1 = Player 1
value-first_player-2 = Player 2
value-first_player-3 = Player 3
value-first_player-4 = Player 4
value-first_player-5 = Player 5
value-turn_order-fixed = Clockwise
value-turn_order-passing = Order of passing
value-town_tiles-base = Base game
value-town_tiles-mini = With the mini-expansion
value-shipping_card-off = Without
value-shipping_card-on = With
value-temple_tile-off = Without
value-temple_tile-on = With
value-cultists-rulebook = As in the rulebook
value-cultists-errata = With the errata
value-spade_points-used = When used
value-spade_points-gained = When gained
value-drop_out-off = Not allowed
value-drop_out-on = Allowed
value-power_answers-at_once = At once
value-power_answers-late = May wait

## What is asked

ask-draw-first = The start player is being drawn.
ask-draw-scoring = The scoring tiles are being drawn.
ask-draw-bonus = The bonus cards are being drawn.
ask-draw-colour = The colours are being drawn.
ask-draw-faction = The factions are being drawn.
ask-choose-faction = { $player }: choose your faction.
ask-settle = { $player }: place a dwelling on your home terrain.
ask-first-card = { $player }: take your first bonus card.
ask-act = { $player }: take one action, or pass.
ask-turn = { $player }: what shall { $hex } become?
ask-spades = { $player }: use { $spades ->
        [one] your free spade
       *[other] your { $spades } free spades
    }, or give up what is left.
ask-bridge = { $player }: choose where the bridge goes.
ask-step = { $player }: choose the cult track to advance on.
ask-free-upgrade = { $player }: choose the dwelling that becomes a trading house.
ask-sandstorm = { $player }: choose the hex for the sandstorm.
ask-ride = { $player }: choose the forest to ride to.
ask-after = { $player }: convert or build if you like, then end your turn.
ask-answer = { $player }: will you take power from your neighbour's building?
ask-follow = { $player }: choose the cult track for the power your neighbours took.
ask-cult-spades = { $player }: use { $spades ->
        [one] the spade
       *[other] the { $spades } spades
    } of the cult bonus, or give up what is left.
ask-cult-turn = { $player }: what shall { $hex } become?
ask-dues = { $player }: take your { $favours ->
        [0] town tile
       *[other] { $towns ->
            [0] favour tile
           *[other] favour and town tiles, in any order
        }
    }.
ask-ascend = { $player }: your keys do not open every track; choose one to climb to the top.
ask-over = The game is over.

## Choices

label-choose = Play the { $faction }
label-settle = Dwelling on { $hex }
label-card = Take the { $tile }
label-build = Build a dwelling on { $hex }
label-build-ride = Ride to { $hex } and build there
label-transform = Transform { $hex } ({ $colour })
label-sandstorm = Send the sandstorm to { $hex } ({ $colour })
label-turn = Turn { $hex } into { $colour } ({ $spades ->
        [one] 1 spade
       *[other] { $spades } spades
    })
label-turn-long = Turn { $hex } into { $colour } the long way ({ $spades } spades)
label-spade = Buy one spade for { $hex }
label-upgrade = Upgrade { $hex } to a { $structure }
label-upgrade-free = Upgrade { $hex } to a { $structure } for free
label-ship = Advance shipping
label-dig = Advance on the exchange track
label-send = Send a priest to { $cult } for { $steps } steps
label-send-back = Lend a priest to { $cult } for 1 step
label-action = { $octagon }
label-pass = Pass and take the { $tile }
label-pass-out = Pass
label-bridge = Build a bridge at { $site }
label-step = { $cult }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
label-ascend = Climb to the top of { $cult }
label-favour = { $tile }
label-town = { $tile }
label-connect = Found a town across the river { $river }
label-convert-pw-p = 5 power → 1 priest
label-convert-pw-w = 3 power → 1 worker
label-convert-pw-c = 1 power → 1 coin
label-convert-p-w = 1 priest → 1 worker
label-convert-w-c = 1 worker → 1 coin
label-convert-vp-c = 1 VP → 1 coin
label-convert-c-vp = 2 coins → 1 VP
label-convert-w-p = 1 worker → 1 priest
label-burn = Sacrifice 1 power to move 1 to bowl III
label-forgo-spades = Give up { $spades ->
        [one] 1 spade
       *[other] { $spades } spades
    }
label-forgo-bridge = Give up the bridge
label-end = End the turn
label-leech = Take { $gain } power from { $player } { $price ->
        [0] for free
       *[other] for { $price } VP
    } ({ $amount } offered)
label-refuse = Refuse { $player }'s { $amount } power ({ $price ->
        [0] { $gain } for free
       *[other] { $gain } for { $price } VP
    })
label-later = Answer later
label-drop = Leave the game

## Events

event-choose = { $seat } plays the { $faction }.
event-settle = { $seat } places a dwelling on { $hex }.
event-card = { $seat } takes the { $tile }.
event-build = { $seat } builds a dwelling on { $hex }.
event-build-ride = { $seat } rides to { $hex } and builds a dwelling.
event-transform = { $seat } begins to transform { $hex } ({ $colour }).
event-sandstorm = { $seat } sends a sandstorm over { $hex } ({ $colour }).
event-upgrade = { $seat } upgrades { $hex } to a { $structure }.
event-upgrade-free = { $seat } upgrades { $hex } to a { $structure } for free.
event-action = { $seat } takes the action: { $octagon }.
event-pass = { $seat } passes and takes the { $tile }.
event-pass-out = { $seat } passes.
event-bridge = { $seat } builds a bridge at { $site }.
event-favour = { $seat } takes a favour tile: { $tile }.
event-town = { $seat } takes a town tile: { $tile }.
event-connect = { $seat } joins a town across the river { $river }.
event-forgo-bridge = { $seat } gives up the bridge.
event-end = { $seat } ends the turn.
event-refuse = { $seat } refuses { $player }'s { $amount } power ({ $price ->
        [0] { $gain } for free
       *[other] { $gain } for { $price } VP
    }).
event-later = { $seat } will answer later.
event-drop = { $seat } leaves the game.
event-first = { $player } is the start player.
event-draw-scoring = Round { $round } scores: { $tile }.
event-draw-bonus = The { $tile } is in play.
event-draw-colour = { $player } draws { $colour }.
event-draw-faction = { $player } draws the { $faction }.
event-founded = { $seat } founds a town.
event-round = Round { $round } begins.
event-game-over = The game is over.
event-starts = { $seat } begins with { $goods }.
event-pays = { $seat } pays { $price }.
event-gains = { $seat } gains { $goods }.
event-pays-gains = { $seat } pays { $price } and gains { $goods }.
event-convert = { $seat } turns { $price } into { $goods }.
event-burn = { $seat } sacrifices { $price } to move another to bowl III.
event-buys = { $seat } buys { $goods } for { $price }.
event-flight = { $seat } pays { $price } to reach { $hex } by tunnel or carpet.
event-turn = { $seat } turns { $hex } into { $colour } with { $price }.
event-spades-given-up = { $seat } gives up { $price }.
event-spades-unusable = { $seat } cannot use { $price }.
event-shipping = { $seat } advances shipping to level { $level }.
event-exchange = { $seat } advances on the exchange track: a spade costs { $level ->
        [one] 1 worker
       *[other] { $level } workers
    } now.
event-carpet = { $seat } flies one hex further from now on.
event-send = { $seat } sends { $price } to an order of { $cult }.
event-send-back = { $seat } sends { $price } to { $cult }, who goes back to the supply.
event-climb = { $seat } advances { $steps }.
event-climb-power = { $seat } advances { $steps } and gains { $goods }.
event-top = { $seat } uses { $price } to advance { $steps }, to the top.
event-stopped = { $seat } stops at space 9 of { $cult } for want of a key.
event-steps-lost = { $seat } loses { $n ->
        [one] 1 step
       *[other] { $n } steps
    } on { $cult }: there is no way up.
event-points-scoring-tiles = { $seat } gains { $goods } by the scoring tile.
event-points-favour-tiles = { $seat } gains { $goods } by a favour tile.
event-points-towns = { $seat } gains { $goods } by the town tile.
event-points-bonus-cards = { $seat } gains { $goods } by the bonus card handed back.
event-points-shipping = { $seat } gains { $goods } for shipping.
event-points-exchange = { $seat } gains { $goods } for the exchange track.
event-points-faction = { $seat } gains { $goods } by the faction's ability.
event-card-coins = { $seat } takes { $goods } from the card.
event-income = { $seat } collects { $goods } as income.
event-cult-bonus = { $seat } gains { $goods } as cult bonus.
event-leech = { $seat } takes { $goods } from { $player } for { $price }.
event-leech-free = { $seat } takes { $goods } from { $player } for free.
event-all-refused = { $seat } gains { $goods } because everybody refused.
event-power-lost = { $seat } cannot take { $n } power: the bowls are full.
event-priests-lost = { $seat } cannot take { $n ->
        [one] 1 priest
       *[other] { $n } priests
    }: none is left in the supply.
event-no-favour-left = { $seat } takes no favour tile: none is left to take.
event-no-town-left = { $seat } takes no town tile: none is left.
event-final = { $seat } scores { $goods }.

## Amounts and lists in events

amount-coins = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
amount-workers = { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
amount-priests = { $n ->
        [one] 1 priest
       *[other] { $n } priests
    }
amount-power = { $n } power
amount-tokens = { $n ->
        [one] 1 power token
       *[other] { $n } power tokens
    }
amount-bowls = { $one }/{ $two }/{ $three } power
amount-points = { $n } VP
amount-keys = { $n ->
        [one] 1 key
       *[other] { $n } keys
    }
amount-spades = { $n ->
        [one] 1 spade
       *[other] { $n } spades
    }
amount-steps = { $n ->
        [one] 1 step on { $cult }
       *[other] { $n } steps on { $cult }
    }
final-cult = { $points } for { $cult }
final-area = { $points } for the largest area
final-resources = { $points } for resources
list-last = { $first } and { $last }
list-more = { $first }, { $rest }

## Why not

why-game-over = The game is over.
why-not-your-turn = { $player } is to act; please wait for your turn.
why-chance = Only chance decides this.
why-no-dropping = In this game nobody can drop out, or not at this moment.
why-answer-now = This has to be answered now.
why-choose-first = First choose your faction.
why-settle-first = First place your dwelling.
why-card-first = First take your bonus card.
why-turn-first = First say what the hex you chose shall become.
why-spades-first = First use your spades, or give them up.
why-bridge-first = First build the bridge, or give it up.
why-step-first = First choose the cult track for your steps.
why-upgrade-first = First choose the dwelling that becomes a trading house.
why-sandstorm-first = First choose the hex for the sandstorm.
why-ride-first = First choose the forest for the Witches' ride.
why-one-action = A turn has only one action, and yours is done. You may still convert, then end the turn.
why-answer-first = First say whether you take the power that is offered.
why-follow-first = First choose the cult track for the power your neighbours took.
why-cult-spades-first = First use the spades of the cult bonus, or give them up.
why-action-first = This is only part of another action: take that one first.
why-nothing-offered = Nobody offers you power now.
why-not-in-turn = Conversions are made only in your own turn.
why-burn = To sacrifice power you need 2 tokens in bowl II; you have { $tokens }.
why-connect-weak = This river hex would not join enough of your structures for a town, or one of them belongs to a town already.
why-connect-mermaids = Only the Mermaids can found a town across a river hex.
why-no-priest-left = All seven of your priests are in use.
why-ordination = Only the Darklings can turn workers into priests, right after building their stronghold, and at most three.
why-power = You have { $have } power in bowl III; a coin costs 1, a worker 3, a priest 5.
why-no-priest = You have no priest.
why-no-worker = You have no worker.
why-alchemists-only = Only the Alchemists trade victory points for coins.
why-no-points = You have no victory point to trade.
why-no-coins = You need 2 coins for a victory point.
why-ascend-first = First choose which cult track your key opens.
why-no-key-choice = No key of yours has to be assigned now.
why-no-favour-due = You take a favour tile only for a temple, a sanctuary, or the Auren's stronghold.
why-favour-gone = No copy is left of this tile: { $tile }.
why-favour-twice = You already have this tile: { $tile }. Nobody may have two alike.
why-no-town-due = You take a town tile only when you found a town.
why-town-gone = No copy is left of this tile: { $tile }.
why-tile-first = First take the tile that is due to you.
why-occupied = { $player } has a structure here.
why-no-piece = No { $structure } is left in your supply.
why-not-forest = The Witches ride only to a free forest.
why-already-home = This hex is your home terrain already.
why-no-edge = The sandstorm reaches only a hex that shares an edge with one of your structures; bridges and rivers do not carry it.
why-not-home = You can build only on your home terrain: { $colour }.
why-one-dwelling = Only one dwelling can be built in one action.
why-build-where-dug = After transforming you can build only on the hex you have just turned into your home terrain.
why-out-of-reach = This hex is not adjacent to any of your structures, neither directly nor by your shipping.
why-flight-dear = You cannot reach this hex without a tunnel or a carpet flight, and you cannot pay for that.
why-dug-already = You have already transformed this hex in this action.
why-second-hex = Another hex can take a left-over free spade only after the first became your home terrain, and only one hex may stay foreign.
why-no-spades = You have no spade for this hex and cannot buy one.
why-single-spades = Only the Alchemists with their stronghold buy spades one by one; you buy what is missing when you choose the terrain.
why-spades-bought = Bought spades have to be used: you have { $spades } in hand for this hex.
why-spades-enough = No way round the cycle takes more than the { $spades } spades you have in hand.
why-same-terrain = The hex has this terrain already.
why-giants-home = The Giants can turn a hex only into wasteland.
why-no-long-way = There is no way round the cycle to this terrain that does not pass your home terrain.
why-too-many-spades = This would take { $spades ->
        [one] 1 spade
       *[other] { $spades } spades
    }, more than you have and can buy.
why-too-dear = A { $structure } costs you { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } here.
why-not-yours = None of your structures stands here.
why-no-such-upgrade = A { $old } cannot become a { $new }.
why-trading-house-only = The Swarmlings' action turns a dwelling into a trading house, nothing else.
why-no-shipping = Your faction has no shipping.
why-track-end = You have reached the end of this track.
why-shipping-dear = Advancing shipping costs 1 priest and 4 coins.
why-exchange-dear = Advancing on the exchange track costs 2 workers, 1 priest and 5 coins (Halflings: 1 coin).
why-order-full = The order of { $cult } has no free space for { $steps } steps.
why-site-taken = A bridge stands here already.
why-site-far = A bridge needs one of your structures at one of its ends.
why-faction-taken = The { $faction } cannot be chosen: somebody has this colour, or it is not yours to choose.
why-settled = Somebody has settled here already; you need a free hex of { $colour }.
why-no-such-offer = { $player } does not offer you { $amount } power now.
why-older-offer-first = First answer the older offer: power is taken in the order in which it was offered.
why-no-card-in-last-round = In the last round no bonus card is taken.
why-card-needed = Whoever passes takes a bonus card, except in the last round.
why-card-held = Somebody holds this card: { $tile }.
why-card-not-in-play = This card is not in this game: { $tile }.
why-act-taken = This action has been taken this round: { $octagon }.
why-act-dear = { $octagon } costs { $power } power, and you have { $have } in bowl III.
why-no-bridge = You have no bridge left, or no site for one.
why-not-your-action = This action is not yours: { $octagon }.
why-act-used = You have used this action this round: { $octagon }.
why-no-target = There is nothing you could do with this action now: { $octagon }.

## Options that do not work

error-first-game = The first game has its own { $name }: leave out { $name }={ $value }, or choose setup=normal.
error-factions-colour = Two of these factions have the same colour: { $value }.
error-scoring-temple = The temple tile needs the option temple_tile=on: { $value }.
error-bonus-shipping = The shipping card needs the option shipping_card=on: { $value }.
error-option-length = { $name }: { $count } given, { $needed } needed.

## Ledgers of the community

ledger-unsupported-faction = the faction { $faction } belongs to an expansion
ledger-unsupported-map = the map { $map } is not the base map
ledger-unsupported-option = the rule “{ $option }” belongs to an expansion
ledger-unsupported-cards = { $cards } bonus cards are in play, which does not fit the number of players
error-ledger-header = The ledger does not say which factions, six scoring tiles and bonus cards are used.
error-ledger-command = Row { $row }: “{ $command }” is not a command.
error-ledger-totals = Row { $row }: the totals cannot be read.
error-ledger-cut = Row { $row }: the ledger ends before the game is over.
error-ledger-faction = Row { $row }: there is no faction { $faction }.
error-ledger-seat = Row { $row }: { $faction } does not play in this game.
error-ledger-offer = Row { $row }: “{ $command }”, but no such power is offered.
error-ledger-order = Row { $row }: the ledger goes on although { $faction } still has to act.
error-ledger-illegal = Row { $row }: “{ $command }” is not possible here.
error-ledger-rule = Row { $row }: “{ $command }” is not allowed: { $reason } [{ $rule }]
error-ledger-dropped = Somebody left this game out of turn; it can be compared but not watched step by step.
error-ledger-lines = Row { $row }: a ledger has at most { $most } rows.
error-ledger-line = Row { $row }: a row has at most { $most } characters.
error-ledger-commands = Row { $row }: too many commands; a row has at most { $most }.
error-ledger-entry = Row { $row }: this is neither a comment nor what a faction did.
error-ledger-json = The ledger cannot be read as JSON.
error-ledger-corrected = Row { $row }: “{ $command }” changed the game by hand; it can be compared but not watched step by step.
error-export-early = The game can be exported once all factions are chosen.

## The board in a terminal

board-bridges = Bridges
board-rounds = Rounds
board-actions = Actions
board-cards = Cards
board-favours = Favours
board-towns = Towns
board-vp = VP
board-passed = passed
board-coins = C
board-workers = W
board-priests = P
board-power = PW
board-shipping = shipping
board-exchange = exchange
board-keys = keys
board-income = next income
board-sign-choice = choice
board-sign-town = town
board-sign-first = start player
board-sign-power = power for reaching this space
board-sign-used = taken this round

## The board on the page

page-player = { $player }
page-map = The map
page-choices = What would you like to do here?
page-hex = { $hex }: { $terrain }
page-hex-owned = { $hex }: { $structure } of { $player } ({ $terrain })
page-in-town = Part of a town.
page-upgrade-price = Can become a { $structure }: { $price }.
page-spades-home = { $faction }: { $spades ->
        [one] 1 spade
       *[other] { $spades } spades
    } to home terrain, { $price } if bought.
page-in-reach = In reach of the { $faction }.
page-by-flight = In reach of the { $faction } by tunnel or carpet only.
page-no-reach = Out of reach of the { $faction }.
page-dig-build = Dig ({ $spades ->
        [one] 1 spade
       *[other] { $spades } spades
    }) and build a dwelling
page-dig-home = Turn into { $terrain } ({ $spades ->
        [one] 1 spade
       *[other] { $spades } spades
    })
page-dig-wish = Turn { $hex } into { $terrain }
page-other-terrain = Turn into another terrain …
page-first = First:
page-again = Tap again to confirm
page-step-burn = burn { $times }
page-step-pw-p = { $times } × (5 power → priest)
page-step-pw-w = { $times } × (3 power → worker)
page-step-pw-c = { $times } × (1 power → coin)
page-step-p-w = { $times } × (priest → worker)
page-step-w-c = { $times } × (worker → coin)
page-step-vp-c = { $times } × (1 VP → coin)
page-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
page-workers = { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
page-priests = { $count ->
        [one] 1 priest
       *[other] { $count } priests
    }
page-power = { $count } power
page-spades = { $count ->
        [one] 1 spade
       *[other] { $count } spades
    }
page-points = { $count } VP
page-coins-tip = For structures and tracks. At the end every 3 coins are worth 1 VP.
page-workers-tip = For structures and spades.
page-priests-tip = For the cults, shipping and the exchange track.
page-cults = Cult tracks
page-cult-space = { $player } { $space }
page-cult-tip = The violet numbers are power for reaching a space. The last space needs a key and holds one player. Below: places for priests, worth 3 or 2 steps for good; a priest lent for 1 step comes back.
page-taken = Taken this round.
page-rounds = Scoring tiles of the rounds
page-round = Round { $round }
page-round-now = This is the current round.
page-card-coins = { $count ->
        [one] 1 coin lies on it.
       *[other] { $count } coins lie on it.
    }
page-left = { $count } left.
page-bowls = Power: { $one } in bowl I, { $two } in II, { $three } in III
page-bowls-tip = Power you gain lifts tokens from bowl I to II, then from II to III. You spend from bowl III only, and what is spent falls back to bowl I.
page-burn = burn
page-burn-tip = One token of bowl II leaves the game for good, another goes from bowl II to III.
page-convert-tip = Free, as often as you like in your turn.
page-income = Next income
page-income-structures = Structures: { $price }.
page-income-favours = Favour tiles: { $price }.
page-income-card = Bonus card in hand: { $price }; the card you take when you pass counts instead.
page-bonus = Round end
page-bonus-tip = The cult bonus of this round’s scoring tile, as you stand now.
page-beside = Beside an opponent: { $price }.
page-structures = Structures left and their income
page-structures-left = { $structure }: { $count } left
page-costs = Costs { $price }.
page-board-of = { $player }: { $faction }
page-advance = Next level: { $price }.
page-shipping-tip = How many river hexes you can cross. Next level: { $price }.
page-no-shipping = This faction has no shipping.
page-exchange-tip = What one spade costs you. Next level: { $price }, worth 6 VP.
page-bridges-left = Bridges left: { $count }
page-keys = Keys: { $count }
page-keys-tip = A key comes with every town and opens the last space of one cult track.
page-priests-left = Priests in the supply: { $count } of 7
page-players = Players
page-row-income = Next income: { $price }.
page-row-area = Largest area: { $count }.
page-no-faction = no faction yet
page-this-turn = This turn so far
page-offer = Power offered to you
page-take-power = Take power from { $player }
page-refuse-power = Refuse { $player }
page-show-map = Show the map
page-show-choices = Show the choices

## Standing orders

order-leech = Power from neighbours
order-leech-help = How offers of power are answered for you from now on, so that nobody waits.
order-leech-ask = ask me
order-leech-always = always take it
order-leech-0 = take it if free
order-leech-1 = take it up to 1 VP
order-leech-2 = take it up to 2 VP
order-leech-3 = take it up to 3 VP
order-leech-4 = take it up to 4 VP
order-leech-never = never take it

## Lesson

lesson-welcome = Welcome to Terra Mystica. Your Witches share this land with the Nomads of your rival. In six rounds you turn land into forest, build on it, gain power from your neighbours and climb the ladders of four cults. Whoever has the most victory points wins.
lesson-map = Witches live in forests only. Your first two dwellings stand there already. Every other terrain must be transformed first: the circle of terrains tells how many spades that takes, one for a neighbour on the circle, three for the far side.
lesson-card = Each round you hold a bonus card. It brings income and often a little extra. Take this one: two workers.
lesson-income = Every round begins with income: each dwelling on the map pays a worker, trading houses pay coins and power, temples pay priests. Whatever you build uncovers more of it on your board. Then players take turns, one action each, until all have passed.
lesson-transform = Mountains lie beside forest on the circle, so one spade is enough, and it costs 3 workers. Choose this hex.
lesson-turn = Turn it into forest.
lesson-build = And build a dwelling on it, for 1 worker and 2 coins. This round's scoring tile pays 2 points for every dwelling.
lesson-end = That was your action. You could still convert goods; now end the turn. Your dwelling stands beside a house of the Nomads, so your rival may take power from it, and will then play.
lesson-leech = The Nomads have built beside you. Neighbours are offered power: here 2 power for 1 point. Power is worth a lot early, so take it.
lesson-upgrade = Upgrade this dwelling to a trading house. It costs 2 workers and only 3 coins instead of 6, because an opponent is next to it. Living side by side pays.
lesson-temple = More power came in from your neighbour. Now go on: the trading house becomes a temple, which brings a priest every round and a favour tile at once.
lesson-favour = Favour tiles bring steps on a cult and something for the rest of the game. This one pays 2 points for every dwelling you build.
lesson-power = Look at your bowls. Power you gain moves from bowl I to II, then from II to III, and only bowl III can be spent: on the power actions of the board, on workers, priests or coins. Sacrificing one token of bowl II lifts another into III.
lesson-pass = Nothing is left to spend, so pass. You give your bonus card back and take another one for the next round. Whoever passes first begins it.
lesson-goodbye = After each round the cults reward you; four structures side by side with a power value of 7 are a town; at the end the largest area and the cults bring many points. Hints and reasons are always at hand. Now play a real game against an easy rival.

## Why a hint is good

hint-income-coins = { $n ->
    [one] 1 more coin
   *[other] { $n } more coins
} of income in every round
hint-income-workers = { $n ->
    [one] 1 more worker
   *[other] { $n } more workers
} of income in every round
hint-income-priests = { $n ->
    [one] 1 more priest
   *[other] { $n } more priests
} of income in every round
hint-income-power = { $n } more power of income in every round
hint-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
} on the cult of { $cult }
hint-favours = { $n ->
    [one] A favour tile
   *[other] { $n } favour tiles
}
hint-stronghold = The power of your stronghold
hint-town = A group of structures lacks only { $n ->
    [one] 1 structure or 1 power value
   *[other] { $n } structures or { $n } power value
} for a town
hint-shipping = Your ships reach further
hint-exchange = Your spades become cheaper
hint-card = The card: { $card }
hint-goods = { $goods } more to spend
hint-sites = { $n ->
    [one] 1 more free hex in reach needs
   *[other] { $n } more free hexes in reach need
} one spade or none
hint-neighbour = Beside a rival, whose buildings bring you power
hint-rivals = { $n ->
    [0] A rival lives on the same terrain
    [one] The nearest rival’s terrain is 1 spade away
   *[other] The nearest rival’s terrain is { $n } spades away
}

## Headings of moves on the page

page-verb-choose = Choose a faction
page-verb-settle = Place a first dwelling
page-verb-card = Take a bonus card
page-verb-build = Build a dwelling
page-verb-transform = Transform a hex
page-verb-turn = Into which terrain
page-verb-turn-long = The long way round
page-verb-upgrade = Upgrade a structure
page-verb-ship = Shipping
page-verb-dig = Cheaper spades
page-verb-send = Send a priest
page-verb-action = Power and special actions
page-verb-pass = Pass
page-verb-bridge = Build a bridge
page-verb-step = A step on a cult track
page-verb-ascend = To the top of a cult track
page-verb-favour = Take a favour tile
page-verb-town = Found a town
page-verb-connect = A town over the river
page-verb-convert = Convert
page-verb-burn = Sacrifice power
page-verb-forgo = Give up
page-verb-end = End the turn
page-verb-leech = Take power
page-verb-refuse = Refuse power
page-verb-later = Answer later
page-verb-drop = Leave the game

## In short

page-goal =
    Turn land into your home terrain, build and upgrade, found towns and climb the cults. Whoever has the most victory points after six rounds wins.
page-turn =
    A round begins with income. Then players take one action each in turn until all have passed.
    The actions: transform and build, shipping, cheaper spades, upgrade, a priest to a cult, a power action, a special action, pass.
    Converting and sacrificing power are free at any moment of your turn.
    When a neighbour builds beside you, you may take power and pay one point less than its amount.
page-scoring =
    In play: the round's scoring tile, towns, favour tiles and bonus cards, shipping and cheaper spades.
    At the end: 18, 12 and 6 for the largest connected areas; 8, 4 and 2 on each cult; 1 for every 3 coins left.
page-icons =
    Round coin: coins. Cube: workers. Priest's figure: priests. Flash on a disc: power. Spade: spades. Star: victory points.
    Small house: dwelling. Double house: trading house. Dome: temple. Large dome: sanctuary. Battlements: stronghold.
    Flame, drop, mountain and wind: the cults of fire, water, earth and air. Key: opens the top of a cult. Ship: shipping.
page-seat-away = Away: a bot stands in.
page-seat-here = At the table.
page-seat-gone = Not at the table right now.
page-won = winner
page-level-easy = Easy
page-level-medium = Medium
page-level-hard = Hard
page-level-master = Master

# Slips
slip-build = You could still build a dwelling this turn.
slip-forgo = You would give up a free spade or bridge that you can still use.
slip-action = You have not used { $action } this round, and it costs nothing.

# Options where the page has a list to pick from
page-option-factions-help = Players choose a faction in turn, or one side of a drawn colour, or factions are drawn; or choose them here, in the order of the seats.
page-option-scoring-help = Drawn for the six rounds, or chosen here: six, in the order of the rounds.
page-option-bonus-help = Three more than there are players are drawn, or chosen here.
