### The words of Dragon Castle in English. Every language has the same keys.

## The game

game-name = Dragon Castle
game-about = The old Dragon Castle is crumbling, and from its tiles you raise a castle of your own. Gather tiles of one type into sets, crown them with Shrines on ever higher floors, and win the favour of Spirits and Dragons. But the more is taken from the old walls, the nearer comes the moment to Summon the Dragon.
game-credits = Dragon Castle was designed by Lorenzo Silva, Hjalmar Hach and Luca Ricci and published by Horrible Games in 2017. This program is a homage: it is not affiliated with the designers or the publisher, and shows none of their texts or pictures.
game-designed = The shapes of the castles, the size of the Realm, and the names of two Winds and of the three Dragon tiles were designed for this program; the printed ones may differ.

## Tiles

tile-merchant-1 = Merchant 1
tile-merchant-2 = Merchant 2
tile-merchant-3 = Merchant 3
tile-merchant-4 = Merchant 4
tile-merchant-5 = Merchant 5
tile-merchant-6 = Merchant 6
tile-soldier-1 = Soldier 1
tile-soldier-2 = Soldier 2
tile-soldier-3 = Soldier 3
tile-soldier-4 = Soldier 4
tile-soldier-5 = Soldier 5
tile-soldier-6 = Soldier 6
tile-farmer-1 = Farmer 1
tile-farmer-2 = Farmer 2
tile-farmer-3 = Farmer 3
tile-farmer-4 = Farmer 4
tile-farmer-5 = Farmer 5
tile-farmer-6 = Farmer 6
tile-season-spring = Spring
tile-season-summer = Summer
tile-season-autumn = Autumn
tile-season-winter = Winter
tile-wind-rainy = Rainy Wind
tile-wind-stormy = Stormy Wind
tile-wind-breezy = Breezy Wind
tile-wind-snowy = Snowy Wind
tile-dragon-jade = Jade Dragon
tile-dragon-ember = Ember Dragon
tile-dragon-pearl = Pearl Dragon
tile-face-down = a face-down tile

## Types of tiles

type-merchant = Merchants
type-soldier = Soldiers
type-farmer = Farmers
type-season = Seasons
type-wind = Winds
type-dragon = Dragons

## Spirit cards

spirit-beauty = Spirit of Beauty
spirit-beauty-text = Consolidate a group of 4 or more adjacent face-up Faction tiles with the same number, whatever their types. It scores by its size plus 1 VP, and you may build up to 2 Shrines on it.
spirit-elegance = Spirit of Elegance
spirit-elegance-text = For the rest of the turn you may also take castle tiles of which only a short side, above or below, is free. At least one tile must be taken this way.
spirit-wind = Spirit of Wind
spirit-wind-text = Turn one of your face-up tiles face down if you like; this is not Consolidating. Then move one of your built Shrines to another face-down tile of your Realm without a Shrine.
spirit-deception = Spirit of Deception
spirit-deception-text = In a Pair of Tiles, take as the second tile one that lay adjacent to the first on the same floor. It need be neither identical nor Available.
spirit-strength = Spirit of Strength
spirit-strength-text = Move one or two tiles of your Realm, face up or face down, to other spaces, following the rules of placing. Sets are looked for only afterwards.
spirit-change = Spirit of Change
spirit-change-text = Consolidate a set in which one face-up Special tile counts as any type you choose.
spirit-faith = Spirit of Faith
spirit-faith-text = When you Consolidate a set, build 1 Shrine more on it than its tiles allow.
spirit-deep = Spirit of the Deep
spirit-deep-text = In a Pair of Tiles, the second tile need not be identical to the first, only of the same type. It must still be Available.
spirit-destruction = Spirit of Destruction
spirit-destruction-text = Discard 1 Available tile of the castle, from any floor. It brings no VP.
spirit-cunning = Spirit of Cunning
spirit-cunning-text = Consolidate a group of exactly 3 adjacent face-up tiles of one type for 2 VP. Build Shrines on it as its type allows.

## Dragon cards

dragon-humility = Dragon of Humility
dragon-humility-text = 1 VP for each of your Shrines whose stack is adjacent to a higher stack.
dragon-righteousness = Dragon of Righteousness
dragon-righteousness-text = 1 VP for each Shrine in your best row and in your best column; 2 VP more for each of these two lines that has a Shrine on every space.
dragon-tranquility = Dragon of Tranquility
dragon-tranquility-text = 1 VP for each separate group of adjacent face-down tiles; a single tile is a group too.
dragon-bravery = Dragon of Bravery
dragon-bravery-text = 1 VP for each stack that is higher than every stack adjacent to it.
dragon-majesty = Dragon of Majesty
dragon-majesty-text = For each Faction, as many VP as the highest number on one of its face-up tiles on the third floor or above.
dragon-power = Dragon of Power
dragon-power-text = For each Faction of which you have a face-up tile, add up the numbers of your best group of adjacent face-up tiles and compare with each of your two neighbours: 2 VP if yours is higher, 1 VP if equal. With two players you compare once.
dragon-knowledge = Dragon of Knowledge
dragon-knowledge-text = 2 VP for each different symbol among your face-up Special tiles.
dragon-harmony = Dragon of Harmony
dragon-harmony-text = For each of the two lines through the middle of your Realm: 4 VP if the heights of the stacks mirror each other across it, and 2 VP if the Shrines do, in place and floor.
dragon-devotion = Dragon of Devotion
dragon-devotion-text = 1 VP for each of your Shrines adjacent to a face-up Dragon tile.
dragon-fortitude = Dragon of Fortitude
dragon-fortitude-text = 1 VP for each of your Shrines on an edge space of your Realm.

## Points by source

score-vp = VP gathered
score-shrines = Shrines
score-tokens = Countdown tokens
score-dragon-humility = { dragon-humility }
score-dragon-righteousness = { dragon-righteousness }
score-dragon-tranquility = { dragon-tranquility }
score-dragon-bravery = { dragon-bravery }
score-dragon-majesty = { dragon-majesty }
score-dragon-power = { dragon-power }
score-dragon-knowledge = { dragon-knowledge }
score-dragon-harmony = { dragon-harmony }
score-dragon-devotion = { dragon-devotion }
score-dragon-fortitude = { dragon-fortitude }

## Why the final scoring brings what it brings

stage-turn = Turn { $turn }
reason-shrines = { $count ->
        [one] 1 Shrine on floor { $floor }, { $each } VP
       *[other] { $count } Shrines on floor { $floor }, { $each } VP each
    }
reason-tokens = { $count } × { $each } VP
reason-humility = { $count ->
        [one] 1 Shrine beside a higher stack
       *[other] { $count } Shrines beside a higher stack
    }
reason-row = { $full ->
        [yes] best row: { $count } Shrines on all its spaces, 2 VP more
       *[no] best row: { $count ->
            [one] 1 Shrine
           *[other] { $count } Shrines
        }
    }
reason-column = { $full ->
        [yes] best column: { $count } Shrines on all its spaces, 2 VP more
       *[no] best column: { $count ->
            [one] 1 Shrine
           *[other] { $count } Shrines
        }
    }
reason-tranquility = { $count ->
        [one] a single face-down tile
       *[other] a group of { $count } face-down tiles
    }
reason-bravery = { $count ->
        [one] 1 stack higher than all beside it
       *[other] { $count } stacks higher than all beside them
    }
reason-majesty = { $tile } on the third floor or above
reason-power = { $type }: { $mine } against { $theirs } of { $player }
reason-knowledge = { $count ->
        [one] 1 symbol on Special tiles, 2 VP
       *[other] { $count } different symbols on Special tiles, 2 VP each
    }
reason-mirrored-heights = heights mirrored across lines: { $count }, 4 VP each
reason-mirrored-shrines = Shrines mirrored across lines: { $count }, 2 VP each
reason-devotion = { $count ->
        [one] 1 Shrine beside a Dragon tile
       *[other] { $count } Shrines beside a Dragon tile
    }
reason-fortitude = { $count ->
        [one] 1 Shrine on the edge
       *[other] { $count } Shrines on the edge
    }

## How the game ended

end-castle-empty = The Dragon was Summoned, and not a tile of the old castle is left
end-dragon-summoned = The Dragon was Summoned while the old castle still stood

## Options

option-layout = Castle
option-layout-help = The shape of the castle in the middle. Take the standard one for the number of players, one of the named ones, or draw your own: custom: and its rows, one digit from 0 to 3 for the height of each stack, 116 tiles in all.
option-spirits = Spirit cards
option-spirits-help = The powers that everybody may pay for. Play without any, draw some at random, take the beginner cards or all of them, draw from the beginner cards only (beginner:1), or choose them by name.
option-dragons = Dragon cards
option-dragons-help = The goals that score at the end of the game. Play without any, draw some at random, take the beginner cards or all of them, draw from the beginner cards only (beginner:1), or choose them by name.
option-realm = Realm
option-realm-help = The columns and rows of each player's Realm. A larger Realm leaves more room to build side by side; a smaller one drives you up to higher floors.
option-first_player = First Player
option-first_player-help = Who takes the first turn: somebody drawn by lot, or the player named here.
option-no_space = No space left
option-no_space-help = What happens when your Realm has no space for a tile. Either you may choose only actions whose tiles you can place, or every action is open and a tile without a space is discarded for 0 VP.
option-shrine_supply = Shrine supply
option-shrine_supply-help = Whether the 40 Shrines can run out. If they can, Tile and Shrine is closed while the general pool is empty.
option-pending_sets = Spirits while a set waits
option-pending_sets-help = Which Spirits you may activate while a set waits to be Consolidated: only those that concern this set, or any.
option-pending_cost = Paying with a waiting set
option-pending_cost-help = Whether a tile of a set that waits to be Consolidated may pay for a Spirit.
option-elegance = Spirit of Elegance
option-elegance-help = Whether the Spirit of Elegance obliges you: either one tile this turn must be one that cannot be taken without it, or you are free not to use it.
option-deception = Spirit of Deception
option-deception-help = Where the second tile may lie: beside the first and on the same floor, or on top of any stack beside it.
option-strength = Spirit of Strength
option-strength-help = Which tiles may be moved: only the top tiles of your stacks, or also a face-down tile from under a face-up one.
option-faith = Spirit of Faith
option-faith-help = When the extra Shrine may be built: only after the Shrines that the set allows, or earlier too.
option-harmony = Dragon of Harmony
option-harmony-help = Whether nothing at all counts as symmetrical: either stacks and Shrines score only if you have some, or an empty Realm mirrors itself too.

## Values of the options

value-layout-standard = Standard castle
value-layout-standard_2p = Standard castle, 2 players
value-layout-standard_3p = Standard castle, 3 players
value-layout-standard_4p = Standard castle, 4 players
value-layout-four_seasons = The Four Seasons
value-layout-thousand_towers = A Thousand Towers
value-layout-barracks = The Barracks
value-layout-pillars_of_creation = The Pillars of Creation
value-layout-fortress = The Fortress
value-layout-blockhouse = The Blockhouse
value-layout-parade_ground = Parade Ground
value-layout-keep = The Keep
value-layout-dragons_head = The Dragon's Head
value-layout-monastery_of_the_abyss = Monastery of the Abyss
value-layout-gates_of_destiny = The Gates of Destiny
value-layout-forbidden_city = The Forbidden City
value-spirits-none = None
value-spirits-random = At random
value-spirits-beginner = Beginner cards
value-spirits-all = All ten
value-dragons-none = None
value-dragons-random = At random
value-dragons-beginner = Beginner cards
value-dragons-all = All ten
value-realm-6x4 = 6 columns, 4 rows
value-realm-6x6 = 6 columns, 6 rows
value-realm-8x4 = 8 columns, 4 rows
value-first_player-random = Drawn by lot
value-first_player-1 = Player 1
value-first_player-2 = Player 2
value-first_player-3 = Player 3
value-first_player-4 = Player 4
value-no_space-restrict = Take only what fits
value-no_space-discard = Discard what does not fit
value-shrine_supply-limited = 40 Shrines in all
value-shrine_supply-unlimited = Never runs out
value-pending_sets-first = Only for that set
value-pending_sets-open = Any Spirit
value-pending_cost-forbidden = Not allowed
value-pending_cost-allowed = Allowed
value-elegance-strict = Must be used
value-elegance-lenient = May be used
value-deception-same_floor = On the same floor
value-deception-any_floor = On any floor
value-strength-top = Top tiles only
value-strength-inside = Also from inside a stack
value-faith-after = After the others
value-faith-early = At any time
value-harmony-built = Only what is built
value-harmony-empty = Empty counts too

## What is asked

ask-draw-first = The First Player is being drawn.
ask-draw-spirits = The Spirit cards are being drawn.
ask-draw-dragons = The Dragon cards are being drawn.
ask-deal = The castle is being built.
ask-start = { $player }: take an Available tile from the top floor, or Summon the Dragon once only the ground floor is left.
ask-choice = { $player }: complete your action with a matching second tile, with a Shrine, or by discarding the tile for 1 VP.
ask-place = { $player }: place what you took on empty spaces or face-down tiles of your Realm.
ask-consolidate = { $player }: choose the set to Consolidate.
ask-build = { $player }: build on the set you have just Consolidated, or go on.
ask-after = { $player }: activate a Spirit if you like, or end your turn.
ask-over = The game is over.
ask-beauty = { $player }: choose the group with one number to Consolidate.
ask-cunning = { $player }: choose the group of three to Consolidate.
ask-wind-flip = { $player }: turn a tile face down, or go straight to the Shrine you want to move.
ask-wind-lift = { $player }: pick up the Shrine you want to move.
ask-wind-lay = { $player }: set the Shrine down on another face-down tile.
ask-strength-lift = { $player }: pick up a tile to move; you may move two, and must move one.
ask-strength-lay = { $player }: put the tile down on another space.
ask-change = { $player }: choose a Special tile and the type it is to count as.
ask-faith = { $player }: build the extra Shrine on a tile you have just Consolidated.
ask-destroy = { $player }: choose an Available tile of the castle to discard.

## Choices

label-take = Take { $tile } from { $space }
label-pair = Take { $tile } from { $space } as well
label-shrine = Keep { $tile } and gain a Shrine
label-discard = Discard { $tile } for 1 VP
label-throw-away = Discard { $tile }: no space left
label-summon = Summon the Dragon
label-place = Place { $tile } on { $cell }
label-consolidate = Consolidate the set at { $cell }
label-consolidate-number = Consolidate the number at { $cell }
label-build = Build a Shrine on { $cell }
label-build-faith = Build the extra Shrine on { $cell }
label-invoke-tile = Activate the { $spirit }, paying { $tile } on { $cell }
label-invoke-shrine = Activate the { $spirit }, paying a Shrine
label-flip = Turn { $tile } on { $cell } face down
label-lift-shrine = Pick up the Shrine on { $cell }
label-lift-tile = Pick up the tile on { $cell }
label-pull = Pull a face-down tile out of { $cell }
label-lay-shrine = Set the Shrine down on { $cell }
label-lay-tile = Put the tile down on { $cell }
label-change = Count { $tile } on { $cell } among the { $type }
label-destroy = Discard { $tile } from { $space }
label-done-building = Build no more
label-done-moving = Move no more
label-end = End the turn

## Events

event-first = { $seat } is the First Player.
event-spirit = The { $spirit } is in play.
event-dragon = The { $dragon } is in play.
event-reveal = { $tile } appears on { $space }.
event-take = { $seat } takes { $tile } from { $space }.
event-pair = { $seat } takes { $tile } from { $space } as well.
event-shrine = { $seat } keeps { $tile } and gains a Shrine.
event-discard = { $seat } discards { $tile } for 1 VP.
event-throw-away = { $seat } has no space for { $tile } and discards it.
event-summon = { $seat } Summons the Dragon and takes a Countdown token.
event-place = { $seat } places { $tile } on { $cell }.
event-build = { $seat } builds a Shrine on { $cell }.
event-build-faith = { $seat } builds the extra Shrine on { $cell }.
event-invoke-tile = { $seat } activates the { $spirit }, paying { $tile } on { $cell }.
event-invoke-shrine = { $seat } activates the { $spirit }, paying a Shrine.
event-flip = { $seat } turns { $tile } on { $cell } face down.
event-lift-shrine = { $seat } picks up the Shrine on { $cell }.
event-lift-tile = { $seat } picks up { $tile } from { $cell }.
event-pull = { $seat } pulls a face-down tile out of { $cell }.
event-lay-shrine = { $seat } sets the Shrine down on { $cell }.
event-lay-tile = { $seat } puts { $tile } down on { $cell }.
event-change = { $seat } counts { $tile } on { $cell } among the { $type }.
event-destroy = { $seat } discards { $tile } from { $space }.
event-done-building = { $seat } builds no more.
event-done-moving = { $seat } moves no more.
event-end = { $seat } ends the turn.
event-set = { $seat } Consolidates { $tiles } { $type } at { $cell } and gains { $points } VP.
event-set-number = { $seat } Consolidates { $tiles } tiles with the number { $number } at { $cell } and gains { $points } VP.
event-dragons-bonus = { $seat } gains { $points } VP more because they are Dragons.
event-beauty-bonus = { $seat } gains { $points } VP more by the Spirit of Beauty.
event-ground-floor = Only the ground floor of the castle is left: the Dragon may now be Summoned.
event-final-round = The Dragon has awoken: the game ends with this round.
event-game-over = The game is over.
event-score-shrines = { $seat } gains { $points } VP for Shrines.
event-score-tokens = { $seat } gains { $points } VP for Countdown tokens.
event-score-dragon = { $seat } gains { $points } VP for the { $dragon }.
event-score = { $seat } has { $score } VP in all.

## Why not

why-game-over = The game is over.
why-not-your-turn = It is { $player }'s turn; please wait for yours.
why-reveal-first = Wait until chance has turned up what is hidden.
why-chance = Only chance decides this.
why-set-first = A set is waiting: Consolidate it first.
why-shrines-first = First build on the set you have just Consolidated, or say that you build no more.
why-only-in-power = This is only done with the power of a Spirit: activate the right one first.
why-take-first = Take your first tile from the castle before you choose what to do with it.
why-summon-before-taking = You have taken a tile already: the Dragon can be Summoned only instead of taking one.
why-nothing-in-hand = You have no tile to place now: tiles are placed once your action is complete.
why-place-first = First place what you have taken.
why-action-due = Your action is still to come: take a tile, or Summon the Dragon if only the ground floor is left.
why-one-action = A turn has only one action, and you have chosen yours.
why-no-tile = There is no tile here.
why-not-top-floor = This tile is on floor { $floor }; the first tile must come from the top floor, which is floor { $top }.
why-no-room = { $needed ->
        [one] Your Realm has no room for this: it needs a space that is empty or holds a face-down tile without a Shrine.
       *[other] Your Realm has no room for this: it needs { $needed } spaces that are empty or hold a face-down tile without a Shrine.
    }
why-not-beside = With the Spirit of Deception the second tile must be one that lay adjacent to the first.
why-not-first-floor = With the Spirit of Deception the second tile must lie on the same floor as the first; this one is on floor { $floor }, the first was on floor { $first }.
why-not-same-type = With the Spirit of the Deep the second tile must be of the same type as the first.
why-not-identical = The second tile must show exactly the same symbol as the first.
why-not-available = There is no Available tile here: its left or its right side must be free of tiles on the same floor.
why-no-free-side = Even with the Spirit of Elegance one of its four sides must be free of tiles on the same floor.
why-elegance-owed = You activated the Spirit of Elegance: one tile this turn must be one with only a short side free.
why-upper-floors = The Dragon can be Summoned only when no tile is left above the ground floor.
why-must-pair = You activated a Spirit for a Pair of Tiles: take a second tile now.
why-no-shrines-left = No Shrine is left in the general pool; take a second tile or discard the one you have.
why-outside-realm = This space lies outside your Realm.
why-shrine-there = A Shrine stands here: nothing can be put on top of it, and the tile under it stays where it is.
why-face-up-there = A face-up tile lies here; tiles go only on empty spaces or on face-down tiles.
why-no-other-tile = You have no second, different tile in hand: just place the one you have.
why-same-cell = It came from this very space: choose another one.
why-no-set-here = No set that you may Consolidate now begins here; a set is named by its first space.
why-no-set-to-build-on = Shrines are built only right after a set was Consolidated.
why-no-shrine-in-pool = You have no Shrine in your Shrine Pool; the action Tile and Shrine brings one.
why-not-just-consolidated = Choose a tile without a Shrine that you have Consolidated just now.
why-allowance-used = You have built all the Shrines that this set allows.
why-spirit-not-in-play = The { $spirit } is not in this game.
why-spirit-used = You have already activated the { $spirit } this turn; each Spirit helps once per turn.
why-pick-owed = First take the tile that the Spirit you activated calls for.
why-faith-after-allowance = First build the Shrines that the set allows; then the Spirit of Faith can add one.
why-wrong-time = This is not the moment for the { $spirit }; try it at another step of your turn.
why-cost-in-set = The tile on { $cell } belongs to a set that waits to be Consolidated, and must stay in it.
why-cost-not-face-up = There is no face-up tile on { $cell } to pay with: choose a face-up one, or a Shrine of your Shrine Pool.
why-no-effect = Paid like this, the { $spirit } could do nothing for you now, and paying for nothing is not allowed.
why-finish-power = First carry out the power of the Spirit you activated.
why-not-special = Only a face-up Special tile can be changed: a Season, a Wind or a Dragon.
why-change-makes-no-set = Counted as this type, the tile would not make a set you may Consolidate now: choose another tile or type.
why-not-face-down = A Shrine can be set down only on a face-down tile.
why-no-shrine-here = There is no Shrine here to move.
why-not-face-up = There is no face-up tile here to turn.
why-turn-first = No other face-down tile is free for a Shrine: first turn one of your tiles face down.
why-way-back = The tile would be back where it was: the Spirit of Strength must change something.
why-nowhere-else = There is no other space to which this tile may go.
why-no-pull = No tile can be pulled out from under the top one here.

## Options that do not work, or not well

error-layout-size = The castle does not fit: it may have at most { $columns } columns and { $rows } rows, and needs at least one row.
error-layout-height = Row { $row } of the castle has “{ $text }”, but every height is a digit from 0 to 3.
error-layout-tiles = The castle has { $total ->
        [one] { $total } tile
       *[other] { $total } tiles
    }, but needs exactly { $needed }.
warning-ground-floor = The ground floor has { $ground ->
        [one] { $ground } tile
       *[other] { $ground } tiles
    }; with { $seats } players { $least } to { $most } play best.
warning-long-rows = Floor { $floor } has { $count ->
        [one] { $count } row
       *[other] { $count } rows
    } with { $length } or more tiles side by side; there may be few Available tiles.

## The board in a terminal

board-castle = Castle
board-top-floor = Top floor
board-score = Score
board-vp = VP
board-hand = In hand
board-allowance = May build
board-supply = General pool
board-countdown = Countdown
board-final-round = Final round
board-spirits = Spirits
board-dragons = Dragons
board-code-season-spring = Sp
board-code-season-summer = Su
board-code-season-autumn = Au
board-code-season-winter = Wi
board-code-wind-rainy = Ra
board-code-wind-stormy = St
board-code-wind-breezy = Br
board-code-wind-snowy = Sn
board-code-dragon-jade = Ja
board-code-dragon-ember = Em
board-code-dragon-pearl = Pe
board-sign-choice = your choice
board-sign-free = Available
board-sign-origin = came from here
board-sign-pending = set to Consolidate
board-sign-height = 1, 2, 3 tiles high
board-sign-face-down = face down
board-sign-shrine = Shrine
board-sign-token = Countdown token
board-sign-first = First Player
board-sign-covered = number still covered

## The board on the page

page-option-layout-help = The shape of the castle in the middle: the standard one for the number of players, one of the named ones, or one that you draw: tap a stack to raise it.
page-own-castle = Your own castle
page-own-castle-tiles = { $missing ->
        [0] { $total } tiles: the castle can be built
       *[other] { $total } of { $needed } tiles
    }
page-own-castle-use = Play with this castle
page-at-space = space { $space }, floor { $floor }
page-at-space-available = space { $space }, floor { $floor }, Available
page-at-cell = space { $cell }, floor { $floor }
page-covered = A covered tile
page-top-floor = Top floor: { $floor }
page-realm = Realm of { $player }
page-empty = Empty
page-face-down = Face-down tile
page-enlarge = Show the Realm of { $player } larger
page-player = { $player }
page-points-now = Points so far
page-pool-shrines = Shrines in the Shrine Pool
page-pool-tokens = Countdown tokens, 2 VP each
page-pool-discards = Tiles discarded
page-hand = In the hand of { $player }
page-hand-drag = Drag it to a space of your Realm, or tap the space.
page-supply = Shrines in the general pool: { $count }
page-act-shrine = Tile and Shrine
page-act-shrine-text = Keep the tile you took and gain a Shrine. The number shows how many Shrines are left in the general pool.
page-act-discard = Discard Tile
page-act-discard-text = Lay the tile you took aside for 1 VP.
page-countdown = Countdown tokens left before the final round: { $left }
page-act-summon = Summon the Dragon
page-act-summon-text = Once only the ground floor of the castle is left, take a Countdown token for 2 VP instead of a tile. Taking the one on the exclamation mark starts the final round.
page-spirit-used = Already activated this turn.
page-pay-shrine = Pay a Shrine
page-pay-not = Do not pay
page-key = The tiles, and how many are still covered
page-key-text = There are four tiles of each kind. The number under a kind says how many of them still lie covered in the castle.
page-key-covered = { $count }
page-close = Close
page-verb-take = Take the first tile
page-verb-pair = Take a second, identical tile
page-verb-place = Place the tile
page-verb-place-other = Place the other tile
page-verb-consolidate = Consolidate a set
page-verb-build = Build a Shrine
page-verb-invoke = Activate a Spirit
page-verb-flip = Turn a tile face down
page-verb-lift = Pick up
page-verb-pull = Pull out a tile
page-verb-lay = Put down
page-verb-change = Change a Special tile
page-verb-destroy = Discard a castle tile
page-verb-shrine = Gain a Shrine
page-verb-discard = Discard the tile
page-verb-summon = Summon the Dragon
page-verb-done = Go on
page-verb-end = End the turn
page-goal =
    Take tiles from the castle and gather them in your Realm: 4 or more adjacent tiles of one type are a set.
    A set is turned face down, brings VP, and Shrines may be built on it.
    Build on face-down tiles: Shrines on higher floors are worth more.
page-turn =
    Take an Available tile from the top floor: nothing on its floor touches its left side, or nothing its right side.
    Then choose: a second identical tile from any floor, or a Shrine, or discard the tile for 1 VP.
    Place your tiles on empty spaces or on face-down tiles without a Shrine.
    Once only the ground floor is left you may Summon the Dragon instead, which brings the end nearer.
page-scoring =
    A set of 4, 5, 6, 7, 8 tiles: 2, 3, 5, 6, 8 VP, and 1 VP for each further tile; Dragons bring 1 VP more.
    Shrines per set: 1 for Merchants, Soldiers and Farmers, up to 2 for Seasons, Winds and Dragons.
    A Shrine on floor 1, 2, 3 or higher: 1, 2, 3 VP. A Countdown token: 2 VP. Dragon cards at the end.

## Lesson

lesson-welcome = Welcome to Dragon Castle. In the middle stands the old castle of 116 tiles; below it is your own Realm, still empty. You take tiles from the one and build with them in the other. Whoever has the most points wins.
lesson-castle = You may take a tile only if nothing lies on it and its left or its right side is free. The first tile of a turn comes from the top floor of the castle. The bright tiles are the ones you could take.
lesson-take = Take the Soldier 4 that glows. What lay under it is turned up for everybody.
lesson-pair = Now choose your action. A second tile with exactly the same symbol makes a Pair of Tiles, from any floor. Take the other Soldier 4.
lesson-place = Tiles go face up into your Realm, on an empty space or later on face-down tiles. Put the first one here.
lesson-beside = Put the second one right beside it. Four connected tiles of one type will be a set, whatever their numbers.
lesson-rival = Your turn is over. Watch your rival, who takes one tile and a Shrine instead of a pair: that is the action Tile and Shrine. Shrines are what you build later.
lesson-again = Your turn again. You hold two Soldiers already, so look for more: take this Soldier 1.
lesson-second = Here is its twin. Take it for another Pair of Tiles.
lesson-grow = Soldiers beside Soldiers: place the first one here.
lesson-set = And the second one here. Four Soldiers touch, so the set is complete.
lesson-shrine = The set is Consolidated: its tiles are turned face down and bring 2 points, more for larger sets. You may build a Shrine on it now. On floor 1 a Shrine is worth 1 point, on floor 2 it is 2, on floor 3 and above 3.
lesson-points = Face-down tiles without a Shrine are your next ground: build there and your Shrines stand higher. Sets of Seasons, Winds and Dragons allow two Shrines, and Dragons bring 1 point more. With nothing better to do you may Discard Tile for 1 point.
lesson-end = When only the ground floor of the castle is left, you may Summon the Dragon instead of taking a tile: 2 points and a Countdown token. When the one on the exclamation mark goes, the round is finished and the game is over.
lesson-goodbye = That is all you need. Touch anything you may not do and you will be told why; ask for a hint whenever you like. Now play a real game against an easy rival.

## Hints

hint-shrines = { $n ->
    [one] A Shrine
   *[other] { $n } Shrines
} for the next set
hint-beside = { $cell } lies beside { $n ->
    [one] 1 tile
   *[other] { $n } tiles
} of the same type: { $type }
hint-room = { $cell } leaves { $n ->
    [one] 1 free space
   *[other] { $n } free spaces
} beside it: { $type }
hint-floor = { $cell } rises to floor { $floor }, where a Shrine counts more
hint-shrine-at = A Shrine on { $cell }, floor { $floor }
hint-group = A group of { $n } on its way to a set: { $type }

## In short

page-icons =
    Coin with a hole: Merchants. Crossed swords: Soldiers. Ear of grain: Farmers. Disc with a flower, sun, leaf or snow crystal: Seasons. Square with weather: Winds. Lozenge: Dragons.
    Pagoda: Shrines. Star: points gathered. Red disc with an S: Countdown tokens. Green tile with a cross: tiles discarded.

# Slips
slip-set = This tile would complete a set in your realm.
