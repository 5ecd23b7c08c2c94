### The words of The White Castle in English. Every language has the same keys.

## The game

game-name = The White Castle
game-about = Himeji, 1761: the clans of the province seek the favour of the Daimyo. With dice from three bridges you send courtiers up through the castle, gardeners into its gardens and warriors to its yards. Nine turns are all you have, and every lantern you light makes the next ones brighter.
game-credits = The White Castle was designed by Sheila Santos and Israel Cendrero and published by Devir in 2023. This program is a homage: it is not affiliated with the designers or the publisher, and shows none of their texts or pictures.
game-designed = The rival's cards of the solo game, save two half cards, and the order of the numbers on the spaces for die tiles were designed for this program; the printed ones may differ.

## Colours, places, people

colour-coral = coral
colour-black = black
colour-white = white
place-left = left
place-centre = centre
place-right = right
member-courtier = courtier
member-gardener = gardener
member-warrior = warrior
floor-gate = gate
floor-stewards = stewards' floor
floor-diplomats = diplomats' floor
floor-daimyo = Daimyo's room
field-top = top field
field-middle = middle field
field-bottom = bottom field
favour-left = left favour
favour-middle = middle favour
favour-right = right favour
yard-5 = yard for 5 iron
yard-3 = yard for 3 iron
yard-1 = yard for 1 iron
space-steward-left = left steward room
space-steward-middle = middle steward room
space-steward-right = right steward room
space-diplomat-left = left diplomat room
space-diplomat-right = right diplomat room
space-outside-left = outside the walls, left
space-outside-right = outside the walls, right
space-well = well
space-domain-coral = domain, coral row
space-domain-black = domain, black row
space-domain-white = domain, white row

## Goods and icons

gain-food = { $n } food
gain-iron = { $n } iron
gain-pearl = { $n } pearl
gain-coin = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
gain-seal = { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    }
gain-point = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
gain-influence = { $n } influence
gain-any = { $n } of choice
icon-food = food
icon-food-text = Food, at most 7. It pays for gardeners.
icon-iron = iron
icon-iron-text = Iron, at most 7. It pays for warriors.
icon-pearl = pearl
icon-pearl-text = Mother-of-pearl, at most 7. It pays for climbing in the castle.
icon-coin = coins
icon-coin-text = Coins, without limit. They pay for audiences and for dice that are too low.
icon-seal = seals
icon-seal-text = Daimyo seals, at most 5. They pay for milestones and for the dark fields of stewards. At any time 2 seals become 1 resource of your choice, or 1 seal becomes 1 coin.
icon-point = points
icon-point-text = Clan points, scored at once.
icon-influence = influence
icon-influence-text = Steps on the passage of time. Milestones cost 1, 2 and 3 seals.
icon-any = resource of choice
icon-any-text = Food, iron or pearl, chosen for every unit.
icon-lantern = lantern
icon-lantern-text = Gain every symbol of your lantern zone.
icon-well = well
icon-well-text = Gain 1 seal and the rewards of both tiles of the well.
icon-courtier = courtier
icon-courtier-text = Pay 2 coins to bring a courtier to the gate, and pay 2 pearl to rise one floor or 5 pearl to rise two. Either or both.
icon-gardener = gardener
icon-gardener-text = Pay food to send a gardener to a garden where you have none, and do its action.
icon-warrior = warrior
icon-warrior-text = Pay iron to send a warrior to a training yard, and do the actions of its tiles.
icon-domain = domain row
icon-domain-text = Use one row of your domain as if you had put a die there: its visible rewards, then the field of your card.
icon-light-field = light field
icon-light-field-text = Do one light field of any card in the castle.
icon-any-tile = any castle field
icon-any-tile-text = Do one castle field beside any die tile.
icon-coral-tile = coral castle field
icon-coral-tile-text = Do one castle field beside a coral die tile.
icon-black-tile = black castle field
icon-black-tile-text = Do one castle field beside a black die tile.
icon-white-tile = white castle field
icon-white-tile-text = Do one castle field beside a white die tile.
effect-and = { $first } + { $second }
effect-pay = { $cost } → { $what }

## Steward cards

card-steward-1 = Steward 1
card-steward-1-text = Top (dark): pay 1 seal for the courtier action. Middle: 1 seal and 1 point. Bottom: 1 food and a lantern reward. Back, in the lantern zone: 1 coin. Not used with 1 or 2 players.
card-steward-2 = Steward 2
card-steward-2-text = Top (dark): pay 1 seal for the courtier action. Middle: 1 influence. Bottom: 2 iron. Back, in the lantern zone: 1 coin.
card-steward-3 = Steward 3
card-steward-3-text = Top (dark): pay 1 seal for the courtier action. Middle: a lantern reward. Bottom: 2 points. Back, in the lantern zone: 1 coin. Not used with 1 or 2 players.
card-steward-4 = Steward 4
card-steward-4-text = Top (dark): pay 1 seal for the warrior action. Middle: 1 coin and the well. Bottom: a lantern reward. Back, in the lantern zone: 1 coin.
card-steward-5 = Steward 5
card-steward-5-text = Top (dark): pay 1 seal for the warrior action. Middle: 1 food and 1 pearl. Bottom: 1 iron and a lantern reward. Back, in the lantern zone: 1 coin.
card-steward-6 = Steward 6
card-steward-6-text = Top: 1 iron and a lantern reward. Middle (dark): pay 1 seal for the gardener action. Bottom: 2 resources of your choice. Back, in the lantern zone: 1 coin. Not used with 1 or 2 players.
card-steward-7 = Steward 7
card-steward-7-text = Top: 1 influence. Middle (dark): pay 1 seal for the gardener action. Bottom: 2 food. Back, in the lantern zone: 1 coin.
card-steward-8 = Steward 8
card-steward-8-text = Top: 1 coin and the well. Middle (dark): pay 1 seal for the gardener action. Bottom: 1 influence. Back, in the lantern zone: 1 coin. Not used with 1 or 2 players.
card-steward-9 = Steward 9
card-steward-9-text = Top: 1 coin and the well. Middle (dark): pay 1 seal for the courtier action. Bottom: 2 food. Back, in the lantern zone: 1 coin.
card-steward-10 = Steward 10
card-steward-10-text = Top: 1 seal and 1 resource of your choice. Middle (dark): pay 1 seal for the courtier action. Bottom: 1 iron and 1 food. Back, in the lantern zone: 1 coin.
card-steward-11 = Steward 11
card-steward-11-text = Top: 2 resources of your choice. Middle: 1 pearl and a lantern reward. Bottom (dark): pay 1 seal for the warrior action. Back, in the lantern zone: 1 coin. Not used with 1 or 2 players.
card-steward-12 = Steward 12
card-steward-12-text = Top: 2 pearl. Middle: 1 seal and 1 point. Bottom (dark): pay 1 seal for the gardener action. Back, in the lantern zone: 1 coin.
card-steward-13 = Steward 13
card-steward-13-text = Top: 2 iron. Middle: a lantern reward. Bottom (dark): pay 1 seal for the gardener action. Back, in the lantern zone: 1 coin.
card-steward-14 = Steward 14
card-steward-14-text = Top: 2 points. Middle: 1 seal and 1 resource of your choice. Bottom (dark): pay 1 seal for the warrior action. Back, in the lantern zone: 1 coin. Not used with 1 or 2 players.
card-steward-15 = Steward 15
card-steward-15-text = Top: 1 influence. Middle: 2 pearl. Bottom (dark): pay 1 seal for the warrior action. Back, in the lantern zone: 1 coin.

## Diplomat cards

card-diplomat-1 = Diplomat 1
card-diplomat-1-text = Top (dark): the courtier action. Bottom: 3 resources of your choice. In your domain the top field serves the coral row, the bottom field the black and white rows. Back, in the lantern zone: 1 point. Not used with 1 or 2 players.
card-diplomat-2 = Diplomat 2
card-diplomat-2-text = Top (dark): the courtier action. Bottom: 2 influence. In your domain the top field serves the coral row, the bottom field the black and white rows. Back, in the lantern zone: 1 point.
card-diplomat-3 = Diplomat 3
card-diplomat-3-text = Top (dark): the courtier action. Bottom: 2 points and the well. In your domain the top field serves the coral row, the bottom field the black and white rows. Back, in the lantern zone: 1 point.
card-diplomat-4 = Diplomat 4
card-diplomat-4-text = Top (dark): the courtier action. Bottom: 1 seal and a lantern reward. In your domain the top field serves the coral row, the bottom field the black and white rows. Back, in the lantern zone: 1 point.
card-diplomat-5 = Diplomat 5
card-diplomat-5-text = Top (dark): the warrior action. Bottom: 3 resources of your choice. In your domain the top field serves the coral row, the bottom field the black and white rows. Back, in the lantern zone: 1 point.
card-diplomat-6 = Diplomat 6
card-diplomat-6-text = Top (dark): the warrior action. Bottom: 2 influence. In your domain the top field serves the coral row, the bottom field the black and white rows. Back, in the lantern zone: 1 point.
card-diplomat-7 = Diplomat 7
card-diplomat-7-text = Top: 2 influence. Bottom (dark): the gardener action. In your domain the top field serves the coral row, the bottom field the black and white rows. Back, in the lantern zone: 1 point.
card-diplomat-8 = Diplomat 8
card-diplomat-8-text = Top: 2 points and the well. Bottom (dark): the gardener action. In your domain the top field serves the coral row, the bottom field the black and white rows. Back, in the lantern zone: 1 point.
card-diplomat-9 = Diplomat 9
card-diplomat-9-text = Top: 2 points and the well. Bottom (dark): the warrior action. In your domain the top field serves the coral and black rows, the bottom field the white row. Back, in the lantern zone: 1 point. Not used with 1 or 2 players.
card-diplomat-10 = Diplomat 10
card-diplomat-10-text = Top: 2 coins and a lantern reward. Bottom (dark): the warrior action. In your domain the top field serves the coral and black rows, the bottom field the white row. Back, in the lantern zone: 1 point.
card-diplomat-11 = Diplomat 11
card-diplomat-11-text = Top: 1 influence and a lantern reward. Bottom (dark): the gardener action. In your domain the top field serves the coral and black rows, the bottom field the white row. Back, in the lantern zone: 1 point.
card-diplomat-12 = Diplomat 12
card-diplomat-12-text = Top: 3 resources of your choice. Bottom (dark): the gardener action. In your domain the top field serves the coral and black rows, the bottom field the white row. Back, in the lantern zone: 1 point. Not used with 1 or 2 players.

## Daimyo cards

card-daimyo-1 = Daimyo card 1
card-daimyo-1-text = Left: the well. Middle: 2 points. Right: 2 seals.
card-daimyo-2 = Daimyo card 2
card-daimyo-2-text = Left: the well. Middle: 2 pearl. Right: 3 coins.
card-daimyo-3 = Daimyo card 3
card-daimyo-3-text = Left: the well. Middle: 2 food. Right: 2 influence.
card-daimyo-4 = Daimyo card 4
card-daimyo-4-text = Left: a lantern reward. Middle: 2 iron. Right: 2 seals.
card-daimyo-5 = Daimyo card 5
card-daimyo-5-text = Left: a lantern reward. Middle: 2 influence. Right: 3 coins.
card-daimyo-6 = Daimyo card 6
card-daimyo-6-text = Left: a lantern reward. Middle: 2 food. Right: 2 points.
card-daimyo-7 = Daimyo card 7
card-daimyo-7-text = Left: a light field of the castle. Middle: 2 pearl. Right: 2 points.
card-daimyo-8 = Daimyo card 8
card-daimyo-8-text = Left: a light field of the castle. Middle: 2 influence. Right: 2 seals.
card-daimyo-9 = Daimyo card 9
card-daimyo-9-text = Left: a light field of the castle. Middle: 2 iron. Right: 3 coins.

## Garden cards

garden-plant-1 = Plant garden 1
garden-plant-1-text = Costs 5 food, worth 9 points at the end. Action: pay 4 coins for a castle field beside any die tile.
garden-plant-2 = Plant garden 2
garden-plant-2-text = Costs 4 food, worth 7 points at the end. Action: pay 3 coins for the gardener action.
garden-plant-3 = Plant garden 3
garden-plant-3-text = Costs 4 food, worth 7 points at the end. Action: pay 3 coins for the courtier action.
garden-plant-4 = Plant garden 4
garden-plant-4-text = Costs 4 food, worth 7 points at the end. Action: pay 3 coins for the warrior action.
garden-plant-5 = Plant garden 5
garden-plant-5-text = Costs 3 food, worth 5 points at the end. Action: pay 4 coins for a row of your domain.
garden-stone-1 = Stone garden 1
garden-stone-1-text = Costs 1 food, worth 1 point at the end. Action: 2 resources of your choice.
garden-stone-2 = Stone garden 2
garden-stone-2-text = Costs 1 food, worth 1 point at the end. Action: 3 coins.
garden-stone-3 = Stone garden 3
garden-stone-3-text = Costs 2 food, worth 3 points at the end. Action: 2 seals.
garden-stone-4 = Stone garden 4
garden-stone-4-text = Costs 2 food, worth 3 points at the end. Action: a light field of the castle.
garden-stone-5 = Stone garden 5
garden-stone-5-text = Costs 3 food, worth 5 points at the end. Action: the well.

## Starting resource cards

card-resource-1 = Starting resources 1
card-resource-1-text = 2 food, 1 iron, 2 coins and 1 seal. Also brings the Decree of the coin. Back, in the lantern zone: 1 pearl.
card-resource-2 = Starting resources 2
card-resource-2-text = 2 resources of your choice, 4 coins and 2 seals. Back, in the lantern zone: 1 pearl.
card-resource-3 = Starting resources 3
card-resource-3-text = 2 iron, 1 pearl, 5 coins and 1 seal. Back, in the lantern zone: 1 pearl.
card-resource-4 = Starting resources 4
card-resource-4-text = 2 pearl, 1 iron and 4 coins. Also brings the Decree of the seal. Back, in the lantern zone: 1 iron.
card-resource-5 = Starting resources 5
card-resource-5-text = 3 resources of your choice, 4 coins and 1 seal. Back, in the lantern zone: 1 iron.
card-resource-6 = Starting resources 6
card-resource-6-text = 1 food, 2 iron, 1 pearl, 3 coins and 1 seal. Back, in the lantern zone: 1 iron.
card-resource-7 = Starting resources 7
card-resource-7-text = 1 resource of your choice, 2 coins and 2 seals. Also brings the Decree of the clan point. Back, in the lantern zone: 1 food.
card-resource-8 = Starting resources 8
card-resource-8-text = 2 food, 2 iron, 1 pearl, 4 coins and 1 seal. Back, in the lantern zone: 1 food.
card-resource-9 = Starting resources 9
card-resource-9-text = 4 food, 2 iron, 3 coins and 2 seals. Back, in the lantern zone: 1 food.

## Starting action cards

card-action-courtier = Starting action: courtier
card-action-courtier-text = From any row of your domain: the courtier action. Back, in the lantern zone: 1 influence.
card-action-gardener = Starting action: gardener
card-action-gardener-text = From any row of your domain: the gardener action. Back, in the lantern zone: 1 influence.
card-action-warrior = Starting action: warrior
card-action-warrior-text = From any row of your domain: the warrior action. Back, in the lantern zone: 1 influence.

## Decrees

card-decree-coin = Decree of the coin
card-decree-coin-text = In the lantern zone: 1 coin.
card-decree-seal = Decree of the seal
card-decree-seal-text = In the lantern zone: 1 seal.
card-decree-point = Decree of the clan point
card-decree-point-text = In the lantern zone: 1 point.

## Die tiles

tile-coral-food = Coral die tile: food
tile-coral-food-text = In a room: coral dice may use the field beside it. In the well: 1 food.
tile-coral-iron = Coral die tile: iron
tile-coral-iron-text = In a room: coral dice may use the field beside it. In the well: 1 iron.
tile-coral-pearl = Coral die tile: pearl
tile-coral-pearl-text = In a room: coral dice may use the field beside it. In the well: 1 pearl.
tile-coral-any = Coral die tile: resource of choice
tile-coral-any-text = In a room: coral dice may use the field beside it. In the well: 1 resource of your choice.
tile-coral-coin = Coral die tile: coin
tile-coral-coin-text = In a room: coral dice may use the field beside it. In the well: 1 coin.
tile-black-food = Black die tile: food
tile-black-food-text = In a room: black dice may use the field beside it. In the well: 1 food.
tile-black-iron = Black die tile: iron
tile-black-iron-text = In a room: black dice may use the field beside it. In the well: 1 iron.
tile-black-pearl = Black die tile: pearl
tile-black-pearl-text = In a room: black dice may use the field beside it. In the well: 1 pearl.
tile-black-any = Black die tile: resource of choice
tile-black-any-text = In a room: black dice may use the field beside it. In the well: 1 resource of your choice.
tile-black-coin = Black die tile: coin
tile-black-coin-text = In a room: black dice may use the field beside it. In the well: 1 coin.
tile-white-food = White die tile: food
tile-white-food-text = In a room: white dice may use the field beside it. In the well: 1 food.
tile-white-iron = White die tile: iron
tile-white-iron-text = In a room: white dice may use the field beside it. In the well: 1 iron.
tile-white-pearl = White die tile: pearl
tile-white-pearl-text = In a room: white dice may use the field beside it. In the well: 1 pearl.
tile-white-any = White die tile: resource of choice
tile-white-any-text = In a room: white dice may use the field beside it. In the well: 1 resource of your choice.
tile-white-coin = White die tile: coin
tile-white-coin-text = In a room: white dice may use the field beside it. In the well: 1 coin.

## Yard tiles

yard-tile-drill-1-blue = Yard tile 1, blue side
yard-tile-drill-1-blue-text = A warrior here brings: the courtier action.
yard-tile-drill-1-yellow = Yard tile 1, yellow side
yard-tile-drill-1-yellow-text = A warrior here brings: 3 pearl.
yard-tile-drill-2-blue = Yard tile 2, blue side
yard-tile-drill-2-blue-text = A warrior here brings: the warrior action.
yard-tile-drill-2-yellow = Yard tile 2, yellow side
yard-tile-drill-2-yellow-text = A warrior here brings: 2 influence.
yard-tile-drill-3-blue = Yard tile 3, blue side
yard-tile-drill-3-blue-text = A warrior here brings: the gardener action.
yard-tile-drill-3-yellow = Yard tile 3, yellow side
yard-tile-drill-3-yellow-text = A warrior here brings: 3 food.
yard-tile-drill-4-blue = Yard tile 4, blue side
yard-tile-drill-4-blue-text = A warrior here brings: a castle field beside a coral die tile.
yard-tile-drill-4-yellow = Yard tile 4, yellow side
yard-tile-drill-4-yellow-text = A warrior here brings: the well.
yard-tile-drill-5-blue = Yard tile 5, blue side
yard-tile-drill-5-blue-text = A warrior here brings: a castle field beside a white die tile.
yard-tile-drill-5-yellow = Yard tile 5, yellow side
yard-tile-drill-5-yellow-text = A warrior here brings: 2 seals.
yard-tile-drill-6-blue = Yard tile 6, blue side
yard-tile-drill-6-blue-text = A warrior here brings: a castle field beside a black die tile.
yard-tile-drill-6-yellow = Yard tile 6, yellow side
yard-tile-drill-6-yellow-text = A warrior here brings: 5 coins.
yard-tile-drill-7-blue = Yard tile 7, blue side
yard-tile-drill-7-blue-text = A warrior here brings: a castle field beside any die tile.
yard-tile-drill-7-yellow = Yard tile 7, yellow side
yard-tile-drill-7-yellow-text = A warrior here brings: a light field of the castle.
yard-tile-drill-8-blue = Yard tile 8, blue side
yard-tile-drill-8-blue-text = A warrior here brings: a row of your domain.
yard-tile-drill-8-yellow = Yard tile 8, yellow side
yard-tile-drill-8-yellow-text = A warrior here brings: 2 points.

## The rival's cards

card-rival-1 = Rival card 1 (our design)
card-rival-1-text = Bridge side: the left die of the coral bridge goes to the left space outside the walls. Action side: gardener to the stone garden with the fewest points; then courtier to the gate. Designed for this program.
card-rival-2 = Rival card 2 (our design)
card-rival-2-text = Bridge side: the centre die of the coral bridge goes to the left diplomat room. Action side: lowest courtier up 1 floor; then 2 influence. Designed for this program.
card-rival-3 = Rival card 3 (our design)
card-rival-3-text = Bridge side: the right die of the coral bridge goes to the left steward room. Action side: courtier to the gate; then warrior to the yard for 1 iron. Designed for this program.
card-rival-4 = Rival card 4 (our design)
card-rival-4-text = Bridge side: the left die of the black bridge goes to the left diplomat room. Action side: warrior to the yard for 5 iron; then 3 coins. Designed for this program.
card-rival-5 = Rival card 5 (our design)
card-rival-5-text = Bridge side: the centre die of the black bridge goes to the right diplomat room. Action side: gardener to the plant garden with the fewest points; then 2 points. Designed for this program.
card-rival-6 = Rival card 6 (half our design)
card-rival-6-text = Bridge side: the right die of the black bridge goes to the right steward room. Action side: 1 influence; then lowest courtier up 2 floors. The action side was designed for this program.
card-rival-7 = Rival card 7 (half our design)
card-rival-7-text = Bridge side: the left die of the white bridge goes to the right diplomat room. Action side: warrior to the yard for 3 iron; then lowest courtier up 1 floor. The bridge side was designed for this program.
card-rival-8 = Rival card 8 (our design)
card-rival-8-text = Bridge side: the centre die of the white bridge goes to the right space outside the walls. Action side: courtier to the gate; then 3 coins. Designed for this program.
card-rival-9 = Rival card 9 (our design)
card-rival-9-text = Bridge side: the right die of the white bridge goes to the middle steward room. Action side: gardener to the garden with the fewest points; then 1 influence. Designed for this program.

## Points by source

score-play = Gained in play
score-coins = Coins and seals
score-resources = Resources
score-time = Passage of time
score-courtiers = Courtiers
score-warriors = Warriors
score-gardeners = Gardeners
score-start = Head start
score-failed = Actions that failed
score-coin-trade = Coins handed in
score-garden-step = Active gardens

## Why the final scoring brings what it brings

stage-turn = Round { $round }, turn { $turn }
reason-coins = { $coins } coins and { $seals } seals: 1 point for every { $rate }
reason-stock = a stock of { $stock }
reason-time = space { $space }
reason-courtiers = { $floor }: { $count } × { $each }
reason-warriors = value of the warriors { $value } × courtiers inside the castle { $courtiers }

## How the game ended

end-three-rounds = The third round is over, and the clans gather at the winter court

## Options

option-difficulty = The rival
option-difficulty-help = How strong the Tokugawa clan is when you play alone: its points, its place in the turn order and its influence at the start.
option-turn_order = First turn order
option-turn_order-help = Who begins the first round: drawn by lot, or in the order of the seats. The solo game has its own order.

## Values of the options

value-difficulty-easy = Easy
value-difficulty-medium = Medium
value-difficulty-hard = Hard
value-turn_order-random = Drawn by lot
value-turn_order-seats = In the order of the seats

## What is asked

ask-draw-order = The first turn order is being drawn.
ask-deal = The cards of the castle are being dealt.
ask-draw-daimyo = The Daimyo card is being drawn.
ask-draw-tiles = The die tiles are being laid out.
ask-draw-gardens = The gardens are being drawn.
ask-draw-yards = The yard tiles are being drawn.
ask-roll = The dice are being rolled.
ask-draw-resources = The starting resource cards are being drawn.
ask-draw-actions = The starting action cards are being drawn.
ask-draw-solo = The rival's next card is being turned up.
ask-refill = A new card comes to the castle.
ask-pair = { $player }: choose a pair of starting cards.
ask-take = { $player }: take a die from the left or the right end of a bridge. The left end lights your lanterns.
ask-place = { $player }: put the { $colour } { $value } on a space.
ask-gain = { $n ->
        [one] { $player }: choose a resource.
       *[other] { $player }: choose a resource ({ $n } left to choose).
    }
ask-first = { $player }: seals or influence, which comes first?
ask-overflow = { $player }: only 5 seals fit, and { $lost } would be lost. Exchange some first?
ask-milestone = { $player }: pay { $cost ->
        [one] { $cost } seal
       *[other] { $cost } seals
    } to pass the milestone at { $space }, or stay in front of it?
ask-room-field = { $player }: do a field that your die has opened.
ask-castle-field = { $player }: do one field of the castle.
ask-light-card = { $player }: do a light field of the card your courtier has brought.
ask-row-card = { $player }: do the field of your card beside this row, or decline.
ask-outside = { $player }: choose one of the two actions outside the walls.
ask-domain-row = { $player }: choose a row of your domain.
ask-courtiers = { $player }: request an audience, climb in the castle, or both.
ask-gardeners = { $player }: choose a garden for your gardener.
ask-warriors = { $player }: choose a yard for your warrior.
ask-yard-tile = { $player }: do the action of a yard tile.
ask-garden-work = { $player }: do the action of a garden.
ask-favour = { $player }: choose a favour of the Daimyo.
ask-finish = { $player }: your last turn is done. Exchange seals if you like.
ask-rival-garden = { $player }: choose the garden for the rival's gardener.
ask-rival-room = { $player }: choose the room for the rival's courtier.
ask-over = The game is over.

## Choices

label-pair = { $resource }: { $effect }; { $action }
label-take = Take the { $colour } { $value } from the { $end } end
label-place-gain = Put the { $value } on: { $space } (+{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    })
label-place-pay = Put the { $value } on: { $space } (pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    })
label-place-even = Put the { $value } on: { $space }
label-field = { $effect } ({ $space }, { $field })
label-light = { $effect } ({ $field } of { $card })
label-card = { $effect } ({ $field } of your card)
label-send = The { $member } action
label-row = The { $colour } row
label-audience = Request an audience: 2 coins, courtier to the gate
label-climb = Climb: { $from } to { $space }, { $cost } pearl
label-favour = { $effect } ({ $favour })
label-tend = Gardener to { $garden }, { $colour } bridge ({ $cost } food)
label-work = { $effect } ({ $garden }, { $colour } bridge)
label-train = Warrior to the { $yard }
label-drill = { $effect } ({ $yard })
label-gain = Gain 1 { $good }
label-first = First { $good }
label-cross = Pay { $cost ->
        [one] { $cost } seal
       *[other] { $cost } seals
    } and go on
label-stay = Stay in front of the milestone
label-swap = Exchange { $cost ->
        [one] 1 seal for 1 coin
       *[other] { $cost } seals for 1 { $good }
    }
label-rival-garden = The rival's gardener to { $garden }, { $colour } bridge
label-rival-room = The rival's courtier to: { $space }
label-pass = Decline what is offered
label-pass-overflow = Take only the seals that fit
label-end = Finish your game

## Events

event-seat = { $player } is number { $place } in the turn order.
event-reveal = { $card } comes to the { $space }.
event-daimyo = { $card } lies in the Daimyo's room.
event-tile = { $tile } goes to: { $space }.
event-garden = { $garden } lies below the { $colour } bridge.
event-yard = { $tile } lies in the { $yard }.
event-roll = The { $colour } dice show { $dice }.
event-resource = On offer: { $card }.
event-action = Paired with: { $card }.
event-rival = { $card } is on top of the rival's deck.
event-pair = { $seat } begins with { $resource } and { $action }.
event-symbols = { $seat } adds to the lantern zone: { $what }.
event-take = { $seat } takes the { $colour } { $value } from the { $end } end.
event-take-centre = { $seat } takes the { $colour } { $value } from the centre of its bridge.
event-place-gain = { $seat } puts the { $value } on: { $space }, and gains { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-place-pay = { $seat } puts the { $value } on: { $space }, and pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-place-even = { $seat } puts the { $value } on: { $space }.
event-field = { $seat } does the { $field } of { $card }: { $effect }.
event-start-action = { $seat } does the action of the starting card: { $effect }.
event-send = { $seat } chooses the { $member } action.
event-row = { $seat } takes the rewards in sight in the { $colour } row.
event-lantern = { $seat } takes the lantern reward.
event-well = { $seat } takes the rewards of the well.
event-audience = { $seat } brings a courtier to the gate.
event-climb = { $seat } climbs from the { $from } to the { $space }.
event-turned = { $seat } turns a card over into the lantern zone: { $card } ({ $what }).
event-card = { $seat } takes { $card } into the domain.
event-favour = { $seat } takes the { $favour } of the Daimyo: { $effect }.
event-favour-only = { $seat } takes the { $favour } of the Daimyo, without its reward.
event-tend = { $seat } sends a gardener to { $garden } below the { $colour } bridge.
event-work = { $seat } does the action of { $garden }: { $effect }.
event-train = { $seat } sends a warrior to the { $yard }.
event-drill = { $seat } does a tile of the { $yard }: { $effect }.
event-first = { $seat } takes { $good } first.
event-cross = { $seat } pays { $cost ->
        [one] { $cost } seal
       *[other] { $cost } seals
    } for the milestone at space { $space }.
event-stay = { $seat } stays in front of the milestone and loses { $n } influence.
event-stopped = { $seat } has too few seals for the milestone and loses { $n } influence.
event-time-end = { $seat } is at the end of the passage of time and loses { $n } influence.
event-swap = { $seat } exchanges { $cost ->
        [one] 1 seal for 1 coin
       *[other] { $cost } seals for 1 { $good }
    }.
event-rival-room = { $seat } sends the rival's courtier to the { $space }.
event-pass = { $seat } declines.
event-pass-overflow = { $seat } takes only the seals that fit.
event-end = { $seat } has finished.
event-gained = { $seat } gains { $what }.
event-paid = { $seat } pays { $what }.
event-lost = { $seat } has no room for more and loses { $what }.
event-lost-any = { $seat } has no room for more and loses { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    } of choice.
event-points = { $seat } scores { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-score = { $seat } scores { $n ->
        [one] { $n } point
       *[other] { $n } points
    }: { $source }.
event-influence = { $seat } moves { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }, to space { $space } of the passage of time.
event-round = Round { $n } begins.
event-order = The turn order is now: { $players }.
event-gardens = { $seat } has gardeners in active gardens: { $gardens }.
event-game-over = The game is over.
event-rival-turned = { $seat } turns over { $card }.
event-rival-missed = { $card } names a die that is not there: { $colour } bridge, { $end }.
event-rival-card = { $seat } carries out { $card }: { $first }; { $second }.
event-handed-in = { $seat } hands in { $what }.
event-discarded = { $card } leaves the game.
clan-rival = Tokugawa
order-one = { $player }
order-then = { $first }, { $second }
space-nowhere = nowhere: all die tiles are laid anew

## Why not

why-game-over = The game is over.
why-not-your-turn = It is { $player }'s turn; please wait for yours.
why-chance = Only chance decides this.
why-pair-over = The starting pairs have been chosen.
why-choose-pair = First choose a starting pair.
why-take-first = First take a die from the end of a bridge.
why-place-first = First put the die in your hand on a space.
why-finish-first = First finish what you have begun.
why-no-field-open = No field of the castle is open to you now: put a die into a room, or use an icon that names one.
why-no-card-taken = A light field is done only when a courtier has just come to a room.
why-no-row-open = Your card's field is done only right after the rewards of a row of your domain.
why-not-outside = You choose between these actions only when your die lies outside the walls.
why-no-domain-icon = A row of your domain is chosen only through the domain icon.
why-no-courtier-action = You have no courtier action to do now.
why-no-favour-due = A favour is taken only when your courtier has just come to the Daimyo.
why-no-gardener-action = You have no gardener action to do now.
why-no-garden-due = The action of this garden is not due now.
why-no-warrior-action = You have no warrior action to do now.
why-no-tile-due = The action of this yard tile is not due now.
why-no-choice-due = You have no resource of choice to take now.
why-no-order-due = There is no order of gains to choose now.
why-no-milestone = Your marker is not at a milestone now.
why-no-rival-choice = The rival has nothing for you to choose now.
why-not-the-end = Your last turn is not over yet.
why-die-every-turn = A die must be taken and placed in every turn.
why-end-instead = There is nothing to decline; finish your game when you have exchanged all you like.
why-must-choose = This cannot be declined: choose one.
why-no-swap-now = Seals are exchanged in your own turn or your own garden step.
why-few-seals = This costs { $cost ->
        [one] { $cost } seal
       *[other] { $cost } seals
    }; you have { $seals }.
why-resource-full = You have { $limit } of this resource already, and no more fit.
why-not-on-offer = This pair is not on offer.
why-no-die-there = There is no die at this end of the bridge.
why-colour-not-in-room = No die tile of this room is { $colour }.
why-row-taken = The { $colour } row of your domain holds a die already.
why-space-full = { $limit ->
        [one] A die lies here already, and with so few players dice are not stacked.
       *[other] { $limit } dice lie here already, and no more fit.
    }
why-few-coins = This costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }; you have { $coins }.
why-not-light = Only a light field can be done here.
why-field-not-open = Your die has not opened this field: the tile beside it has another colour, or it is done already.
why-other-tile = The die tile beside this field is not { $colour }.
why-nothing-to-do = You could do nothing with this action now.
why-not-this-side = This action is not on offer on this side of the walls.
why-part-done = You have done this part of the courtier action; each part is done once.
why-no-courtier-left = No courtier is left in your domain.
why-one-or-two-floors = A courtier climbs one floor or two.
why-no-courtier-there = You have no courtier there.
why-few-pearls = This climb costs { $cost } pearl; you have { $pearls }.
why-no-gardener-left = No gardener is left in your domain.
why-gardener-there = You have a gardener in this garden already.
why-little-food = This garden costs { $cost } food; you have { $food }.
why-no-warrior-left = No warrior is left in your domain.
why-little-iron = This yard costs { $cost } iron; you have { $iron }.
why-favour-taken = Another courtier holds this favour.
why-not-fewest-points = The rival's gardener goes to a garden of its kind with the fewest points.
why-not-that-floor = The rival's courtier has come to another floor.

## The board in a terminal

board-rival = Tokugawa
board-round = Round
board-order = Turn order
board-decks = Decks
board-die = In hand
board-steward-left = Stewards, left
board-steward-middle = Stewards, middle
board-steward-right = Stewards, right
board-diplomat-left = Diplomats, left
board-diplomat-right = Diplomats, right
board-daimyo = Daimyo's room
board-courtiers = Courtiers
board-gate = Gate
board-bridge-coral = Coral bridge
board-bridge-black = Black bridge
board-bridge-white = White bridge
board-stone = Stones
board-plant = Plants
board-outside = Outside the walls
board-outside-left = outside, left
board-outside-right = outside, right
board-well = Well
board-yards = Training yards
board-time = Passage of time
board-food = food
board-iron = iron
board-pearl = pearl
board-coin = coins
board-seal = seals
board-score = Score
board-card = Card
board-offer = Starting pairs
board-rival-die = Last die:
board-designed = cards designed for this program
board-rival-last = Did:
board-sign-choice = your choice
board-sign-lantern = lantern
board-sign-printed = printed value
board-sign-members = in the domain, gone
board-sign-milestone = milestone and its seals
board-sign-dark = dark field

## Symbols of the rival's cards

symbol-garden-plant = gardener (plants)
symbol-garden-stone = gardener (stones)
symbol-garden-any = gardener
symbol-yard-5 = warrior (5 iron)
symbol-yard-3 = warrior (3 iron)
symbol-yard-1 = warrior (1 iron)
symbol-gate = courtier to the gate
symbol-climb = courtier up { $n }
symbol-point = { gain-point }
symbol-influence = { gain-influence }
symbol-coin = { gain-coin }

## The board of the page

page-castle = The castle
page-grounds = Yards, outside the walls, well
page-clan = Clan { $n }
page-floor-gate = gate
page-floor-stewards = stewards
page-floor-diplomats = diplomats
page-floor-daimyo = Daimyo
page-begin = Round { $round }, turn { $turn } of { $turns }
page-floor-worth = Each courtier here is worth { $n ->
        [one] { $n } point
       *[other] { $n } points
    } at the end.
page-deck = { $n ->
        [one] { $n } card is left in the deck of this floor.
       *[other] { $n } cards are left in the deck of this floor.
    }
page-left-end = The die from the left end, the lowest, also brings a lantern reward.
page-right-end = The die from the right end is the highest; it brings no lantern reward.
page-centre = A die in the centre cannot be taken.
page-yard-worth = At the end each warrior here is worth { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for each of your courtiers inside the castle.
page-outside = Choose one of the two actions.
page-round = Three rounds; in each of them every clan takes three dice.
page-time-space = Passage of time, space { $n }
page-time-worth = Worth { $n ->
        [one] { $n } point
       *[other] { $n } points
    } at the end.
page-time-toll = Milestone: { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    } to enter.
page-row = A die of this colour brings every reward in sight, then the field of the card beside the row.
page-row-open = In sight: gained with every use of this row.
page-row-hidden = Hides { $what }, until the member leaves.
page-card = Done after the rewards of a row beside it.
page-lantern-zone = Lantern zone
page-look = Show the domain of { $player }
page-close = Close
page-score = Points so far; the rest is counted at the end.
page-home = Members at home hide rewards of the row.
page-exchange = Exchange seals
page-exchange-for = Seals for: { $good }
page-exchange-price = { $n ->
        [one] { $n } seal for 1.
       *[other] { $n } seals for 1.
    }
page-parts = Parts of the board
page-part-castle = To the castle
page-part-bridges = To the bridges and gardens
page-part-grounds = To the yards and the well
page-part-home = To your domain
page-part-clans = To the other clans
page-trail = This turn so far
page-rest = Still to come
page-then = then:
page-which = Which move?
page-rival-used = Last die
page-rival-die = { $colour } die, { $end } → { $space }
page-rival-last = Did
page-rival-none = It has not acted in this round yet.
page-pending-room-field = another field of the room
page-pending-castle-field = a field of the castle
page-pending-light-card = a light field of the card
page-pending-row-card = the field of your card
page-pending-outside = outside the walls
page-pending-domain-row = a row of the domain
page-pending-courtiers = the courtier action
page-pending-gardeners = the gardener action
page-pending-warriors = the warrior action
page-pending-yard-tile = a tile of the yard
page-pending-garden-work = other gardens
page-pending-favour = a favour of the Daimyo
page-pending-refill = a new card for the room
page-pending-well = the well
page-pending-row = a row of the domain
page-verb-pair = Starting pairs
page-verb-take = Take a die
page-verb-place = Put it down
page-verb-field = Fields of the castle
page-verb-light = Light fields of the new card
page-verb-card = Your card
page-verb-send = Outside the walls
page-verb-row = Rows of your domain
page-verb-audience = Audience
page-verb-climb = Climb
page-verb-favour = Favours of the Daimyo
page-verb-tend = Gardens
page-verb-work = Actions of gardens
page-verb-train = Yards
page-verb-drill = Yard tiles
page-verb-gain = Resources
page-verb-first = What comes first
page-verb-cross = Milestone
page-verb-stay = Stay
page-verb-swap = Exchange seals
page-verb-rival-garden = The rival's gardener
page-verb-rival-room = The rival's courtier
page-verb-pass = Decline
page-verb-end = End
page-goal = Whoever has the most points after three rounds of three dice wins. Courtiers who climb, gardeners in gardens and warriors in the yards score at the end; so does the passage of time.
page-turn = Take a die from the end of a bridge; from the left end it also lights your lanterns.
    Put it on a space: above its value it earns coins, below it costs coins.
    Do the actions of the space in any order. Seals can be exchanged at any time.
page-scoring = Coins and seals: 1 point for every 5. Each resource: 1 point for 3 to 6, 2 points for 7.
    Passage of time: the number on your space.
    Courtiers: 1 at the gate, 3 with the stewards, 6 with the diplomats, 10 with the Daimyo.
    Warriors: their value (2 or 1) times your courtiers inside the castle.
    Gardeners: the points of their gardens.

## Lesson

lesson-welcome = Welcome to The White Castle. You lead a clan that seeks the Daimyo's favour. In three rounds of three turns each you take one die and put it down: nine dice in all, and each of them must count.
lesson-pair = Your rival has chosen already. Take this pair: some goods to begin with, and a card with the gardener action for your domain.
lesson-bridges = The dice wait on three bridges, low ones on the left, high ones on the right. You may take the die at either end. The left ends stand beside a lantern: such a die also brings you your lantern reward, all the symbols of your lantern zone.
lesson-take = Take the white 2 from the left end, and your lanterns will shine for you.
lesson-place = Every space has a value. A higher die brings the difference in coins, a lower one costs it. This room has the value 3 and a tile of your die's colour: put the 2 here and pay 1 coin.
lesson-field = White lies beside two fields of the room's card, so both are yours. Begin with the dark one: pay 1 seal for the courtier action.
lesson-audience = A courtier may do two things. First request an audience: for 2 coins a courtier of your domain comes to the gate.
lesson-climb = Then climb: for 2 pearl the courtier goes up to a room of the stewards. Higher floors are worth far more points, 10 with the Daimyo.
lesson-light = Whoever arrives in a room takes its card. Your old card is turned over into the lantern zone, and you do one light field of the new one at once: 1 coin and the well.
lesson-rival = See what one small die has brought you. Now your rival plays and puts a high die into the well: 5 coins, a seal and goods.
lesson-second = Your turn. High dice are for spaces with high values. Take the black 6 from the right end.
lesson-domain = The rows of your own domain have the value 6. Black belongs to the gardeners: you gain all that is in sight in that row, then may do the field of your card beside it.
lesson-members = Three kinds of members score at the end. Courtiers count by floor. Gardeners cost food, bring the action of their garden and its points. Warriors cost iron, bring the actions of their yard, and are worth 1 or 2 points for each of your courtiers inside the castle.
lesson-time = Influence moves you along the passage of time, which brings points at the end and decides the turn order of the next round. You pay seals to pass its milestones. At any time, two seals also buy a resource of your choice, and one buys a coin. After nine turns the points are counted.
lesson-goodbye = That is all you need. Every card and sign explains itself when you point at it, and a hint is always there. Now play a real game against an easy rival.

## Why a hint is good

hint-gate = A courtier waits at the gate and can climb
hint-warriors = Every courtier who enters the castle brings { $n ->
    [one] 1 point
   *[other] { $n } points
} through your warriors
hint-garden = The garden works again at the end of { $n ->
    [one] a round
   *[other] { $n } rounds
}
hint-lantern = Every lantern now brings { $gain } more
hint-goods = { $gain } for later
hint-ahead = You overtake a clan on the passage of time

## In short

page-icons =
    Bowl: food. Ingot: iron. Shimmering disc: pearl. Coin with a square hole: coins. Red seal: Daimyo seals. Fan: points. Hourglass: influence on the passage of time.
    Tall hat: courtier. Straw hat: gardener. Horned helmet: warrior. Lantern: your lantern reward. Well house: the well. Gate: the gate.
    A red number before an arrow is a price. A courtier who has just climbed cannot do fields with a dark background.

# Slips
slip-decline = What you decline would cost you nothing.
