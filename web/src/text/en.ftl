### The words of the page in English. Every language has the same keys.

## Everywhere

page-title = Tenshu: board games at your table in a minute
skip-to-content = To the content
navigation = Pages
home = Home
to-home = To the home page
learn = Learn
about = About
close = Close
cancel = Cancel
confirm = Confirm
save = Save
copy = Copy
send = Send
back = Back
next = Next
got-it = Got it
more = More
help = Help
you = (you)
language = Language
guest-name = Guest
your-name = Your name
your-name-button = Your name: { $name }
other-device = On another device
other-device-help = A personal link brings you, your seats and your tables to another phone or computer. Whoever has it is you: keep it to yourself. A new link ends the old one and logs all your other devices out.
personal-link = Personal link
make-personal-link = Make a personal link
link-copied = Link copied.
link-copy-yourself = Copy the link from the field beside the button.
rule-link = Rule { $tag }
error-offline = The service cannot be reached. Is it running, and are you online?
error-service = The service could not do this (status { $status }).

## Settings

settings = Settings
setting-confirm = Ask before a move is made
setting-confirm-all = Before every move: the first tap shows it, the second makes it
setting-confirm-turn = Once per turn: before the first move that cannot be taken back
setting-confirm-none = Never
setting-only = Make a move by itself where there is only one
setting-theme = Light or dark
setting-theme-auto = Same as the device
setting-theme-light = Light
setting-theme-dark = Dark
setting-senses = Sound and motion
setting-sound = Sounds
setting-motion = Motion
tokens = Your own bots
tokens-help = A program plays at tables by a token, under a name of its own and with the sign of a bot.
tokens-docs = How a program plays
token-name = Name of the bot
token-make = Make a token
token-secret = Copy it now; it is not shown again:
token-revoke = Revoke the token of { $name }

account = Account
keep-name = Keep my name and games
keep-help = You play as a guest: your name and games stay in this browser. Keep them, and you find them again on any device. No password, nothing else is asked.
known = You have kept this name: nobody else can have it.
known-help = This name has been yours since { $day }.
kept-done = Kept: { $name } is yours now.
passkey = Passkey
passkey-add = Add a passkey
passkey-remove = Remove { $name }
used-on = last used { $day }
email = E-mail address
email-keep = Send me a link
email-remove = Remove the e-mail address
code-make = Write down a recovery code
code-again = New recovery code
code-write = Write it down now; it is not shown again, and ends the one before:
mail-sent = If this address is right, a link is on its way. It works once, for 15 minutes.
log-in = Log in
log-in-help = If you have kept your name, come back here. Guests need nothing: just play.
log-in-guest = If you have kept a name before, log in: you can join this guest's games with yours.
enter-by-passkey = Log in with a passkey
enter-by-code = Recovery code
enter-by-mail-or-code = E-mail address or recovery code
enter-go = Continue
join-title = Join these games?
join-help = Before you logged in, you played here as { $name } ({ $tables ->
    [one] one table
   *[other] { $tables } tables
}). Shall these games be yours as well?
join-yes = Join
join-no = Keep them apart
join-done = These games are yours now.
sessions = Where you are logged in
sessions-help = Log out wherever you do not play any more. A guest who logs out here cannot come back.
session-this = this browser
session-unknown = unknown device
session-earlier = devices from an earlier version
session-end = Log out
blocked = Blocked people
unblock = Unblock
unblock-name = Unblock { $name }
my-data = Your data
data-export = Export as a file
data-delete = Delete everything
data-delete-help = Your name, address, passkeys, chat and opened records are deleted for good. Games stay for the others, with a "deleted player" in your seat; a bot plays on where a game runs.
data-delete-name = Your name, to confirm
data-deleted = Everything of yours is deleted.
deleted-player = deleted player
chat-report = Report this line of { $name } to the host
chat-reported = The host of this service will see it.

theme-to-light = Change to light
theme-to-dark = Change to dark
sound-on = Turn sounds on
sound-off = Turn sounds off

## Home

hero-title = Modern board games, at your table in a minute
hero-text = Complete games against people and bots in any mix of seats. No account, nothing to install, and the rules are there when you ask.
games = Games
players-count = { $least } to { $most } players
players-number = { $count ->
    [one] 1 player
   *[other] { $count } players
}
play-now = Play now against bots
with-friends = With friends
one-screen = One screen
solo = Solo
set-up = Set up a table
my-tables = My tables
open-tables = Open tables
open-tables-none = Nobody is waiting for players now. Set up a table with friends, and list it here if you like.
watch = Watch
open-record = Open a record
open-record-help = Watch any game again, step by step, from its record file or from a ledger of the community.
table-open = Waiting for players
table-running = Running
table-your-turn = Your turn
table-over = Over

## Bots and seats

level-random = Random
level-greedy = Greedy
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-master = Master
bot-1 = Crane
bot-2 = Fox
bot-3 = Tiger
bot-4 = Turtle
bot-5 = Carp
bot-name = { $level } bot
seat-number = Player { $number }
seat-open = Open seat
seat-me = You
seat-me-too = Somebody at this screen
seat-friend = Open seat for a friend
seat-player = Who plays on seat { $number }
seat-name = Name of player { $number }
seat-up = Move seat { $number } up
seat-is-program = A program plays here, by the bot API.
program-name = { $name } (bot)
seat-is-away = Away: a bot stands in.
seat-is-here = At the table.
seat-is-gone = Not at the table right now.
is-known = A kept name: nobody else can have it.

## Setting up a table

set-up-title = Set up a table
seats = Seats
seats-count = Number of players
seats-help-open = You get a link to send, and start the game when every seat is taken.
seats-help-screen = You pass this screen around; the board always shows the player whose turn it is.
seats-help-bots = The game starts at once.
table-manners = The table
flag-listed = List it on the home page, so that anybody can join
flag-rated = Rated: for people who have kept their names; the end is final
flag-spectators = People with the link may watch
flag-bots = Programs (bots by the API) may take open seats
pace = Pace of the bots
pace-0 = As fast as they can
pace-400 = Brisk
pace-900 = Human
pace-2000 = Slow, to follow every move
options = Options of the game
options-help = As they stand, they are good for a first game.
options-more = More options ({ $count })
option-own = Your own choice
option-pick = Choose one by one
option-write = Make your own
make-table = Make the table
start = Start the game

## Waiting room

waiting-title = Before the start
invite-title = Invite
invite-help = Send this link. Whoever opens it takes an open seat, no account needed.
invite-link = Link to this table
invite-people = Invite players by name
invite-people-help = They see the invitation on the front page, at once if they are here.
invite-search = Name begins with
invite-find = Search
invite-nobody = Nobody has kept a name like this.
invite-ask = Invite
invite-name = Invite { $name }
invite-done = Invited
sit-here = Sit here
get-up = Get up
start-needs = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
host-starts = The host starts the game when every seat is taken.

## At the table

board = Board
status = What is asked
players = Players
points = points
winner = Winner
is-thinking = thinks
is-acting = is to move
spectator = spectator
spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
panels = Moves, log, scores and more
panel-moves = Moves
panel-log = Log
panel-scores = Scores
panel-hint = Hint
panel-chat = Chat
unread = unread
title-your-turn = Your turn
choices-count = { $count ->
    [one] One choice.
   *[other] { $count } choices, on the board or in the list.
}
not-your-turn = It is not your turn. You can look around.
you-watch = You are watching.
game-over-help = The board stays; the panel has the scores.
cannot-be-undone = Cannot be taken back.
connection-lost = The connection is lost. Trying again…
winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
undo = Undo
restart-turn = Restart the turn
undo-nothing = There is nothing to take back.
ask-undo = Ask to go back before my last turn
undo-asks = { $name } asks to go back to before the last turn. Do you agree?
undo-asked = You asked to go back. Waiting for the others.
agree = Agree
refuse = Refuse
leave-seat = Leave: a bot plays for me
seat-to-bot = Let a bot play for { $name }, who is not here
you-are-away = A bot is playing for you.
take-back-seat = Take my seat back
copy-table-link = Copy the link to this table
download-record = Download the record
download-ledger = Download the ledger
rematch = Rematch
join-rematch = To the rematch
table-missing = This table cannot be opened
table-closed = No spectators at this table

## Moves

moves-none = You have no move to make now.
moves-over = The game is over.
moves-filter = Find a move

## Log and history

log = Log
log-empty = Nothing has happened yet.
fold-panel = Fold away
log-newest = Newest
log-setup = Set-up
log-notation = Notation
copy-record = Copy the record
copy-ledger = Copy the ledger
log-copied = Copied.
log-not-copied = The browser did not let the text be copied.
copy-moment = Copy a link to this moment
looking-back = You are looking back, at step { $version }.
looking-back-help = Use [ and ] to walk through the game.
back-to-now = Back to now
history-back = One step back
history-forth = One step on
recap = While you were away
recap-to-you = To you:
news = What the others did
news-again = Show again

## Scores

bot-thinks = { $name } ({ $level }) is thinking{ $seconds ->
    [0] …
   *[other] : { $seconds } s
}
skip-bots = Skip ahead
course = How the game went
course-chart = Points scored (lines) and the final points that the bots expected (dashes)
course-table = As a table
course-turning = Turning points
course-swing = { $name }: { $by } points against the others
course-step = After step { $version }
course-expected = expected
course-end = End
course-wait = Looking at the game…
scores-why = Where the points come from
copy-picture = Copy a picture
picture-copied = The picture is copied.
picture-saved = The picture is saved.
copy-result = Copy a link
scores-now = If the game ended now
scores-final = Final scores
scores-so-far = Points so far
total = Total
place = Place
chance-checked = Check the random draws
chance-checked-help = Every random draw of this game came from one seed. Its SHA-256 hash was fixed before the first move; now you can see the seed itself. If the end was taken back, a new seed began there.
seed = { $since ->
    [0] Seed
   *[other] Seed from step { $since } on
}
seed-hash = Hash

## Hints

hint-about = The bot looks at your position and tells its best moves, what they are worth and why.
hint-ask = What would you play?
hint-thinking = Thinking…
hint-worth = { $points } VP
hint-shared = All of them:
hint-help = Best first, by the chance to win; the number is the final score to expect. Only an opinion: a good one.

## Chat

chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-mute = Mute the chat
chat-unmute = Show the chat again
chat-is-muted = The chat is muted.
chat-silence = Mute { $name }

## Zoom

zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit to the screen

## Reference sheet

reference = { $game } in short
reference-goal = Goal
reference-turn = A turn
reference-scoring = Points
reference-icons = Signs
all-rules = All the rules
keyboard = Keyboard
key-digits = pick a move by its number
key-confirm = confirm the picked move
key-cancel = let go of it, or leave the past
key-undo = undo
key-restart = restart the turn
key-hint = ask for a hint
key-history = walk through the game
key-zoom = zoom in, out, fit
key-panels = moves, log, scores, chat
key-filter = find a move
key-help = this sheet

## Replay

replay = Replay
replay-begin = The beginning
replay-first = To the beginning
replay-last = To the end
replay-turn-back = One turn back
replay-turn-forth = One turn on
replay-moment = Moment of the game
replay-missing = This game cannot be replayed
play = Play
pause = Pause
speed = Speed
speed-2400 = Slow
speed-1200 = Normal
speed-600 = Fast
speed-250 = Very fast

## Learning

learn-about = Each game has a guided first game on the real board, and its complete rules in our own words. Every rule has a tag, and the same tag is shown when something is not allowed.
first-game = Guided first game
rules-about = In our own words, every rule with its tag.
rules-untranslated = These rules have not been translated yet; here they are in English.
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing was found.
    [one] One place was found.
   *[other] { $count } places were found.
}
chapters = Chapters
lesson-you = You
lesson-look = Look
lesson-your-move = Your move
lesson-step = { $at } of { $of }
lesson-skip = Skip
lesson-show = Show me
lesson-other = Possible, but for now try the glowing one.
lesson-play = Play a real game

## About

about-what = Tenshu is a place to play, learn and study modern board games with people and bots. A tenshu is the keep of a Japanese castle: the tower from which one sees everything.
about-affiliation = Not affiliated
about-affiliation-text = Tenshu is made by people who love these games. It is not connected with their designers or publishers, and shows none of their texts or pictures: all art and all words are our own. If you enjoy a game here, buy it: on a table it is better still.
about-fair = Fair by construction
about-fair-text = The service is the only judge, you receive only what your seat may know, and every random draw of a game comes from one seed whose hash you see before the first move and which you can check afterwards.
about-privacy = What is stored
about-privacy-text = A name that you choose, a cookie that recognises you, and the games you play. No other site is contacted.
about-licence = Licence
about-licence-text = The program is free under the MIT licence. The names of the games belong to their owners.

## Other pages

enter-title = Logging in
enter-empty = This link is not complete. Copy all of it, with what stands after the #.
enter-done = Welcome back, { $name }.
missing-title = There is nothing here
missing-text = The address may be mistyped, or the page has moved.
offline = You are offline. Rules, lessons and replays that you opened before can still be read.
not-kept-title = Not kept on this device
not-kept-text = Without a connection only what you opened before can be shown.

# Planning
key-try = try things out on a copy
try-it = Try it out
trial = Trying out
trial-about = A copy that only you see: play for every seat, undo as you like. What is hidden or drawn is imagined.
trial-moved = The table has moved on.
trial-your-turn = It is your turn at the table.
trial-others = Others play on
trial-stop = Back to the table
plan = Your plan
plan-keep = Keep as plan
plan-play = Play the plan
plan-change = Try again
plan-drop = Drop it
plan-illegal = Not possible now: { $step }.

# The lobby.
lobby-invitations = Invitations
lobby-invited = { $name } invites you to { $game }
lobby-join = Sit down
lobby-decline = Decline
lobby-quick = Find players
lobby-waiting = Looking for players for { $seconds } s. { $others ->
    [0] Nobody else waits for this yet.
    [one] { $others } other person waits for something that fits.
   *[other] { $others } other people wait for something that fits.
  }
lobby-with-bots = Begin with bots
lobby-stop = Stop looking
lobby-sizes = Players
lobby-pace-label = Clock
lobby-pace = { $pace ->
    [live] Live clock
    [fast] Fast clock
    [slow] Slow clock, over days
    [own] Custom clock
   *[none] No clock
  }
lobby-search = Look for players
lobby-friends = Friends
lobby-here = here now
lobby-not-here = not here
lobby-asked = asked
lobby-accept = Accept as a friend
friend-decline = Decline { $name }
friend-end = End the friendship with { $name }
lobby-more = More tables
lobby-rated = Rated
lobby-clock = { $pace } ({ $bank })
lobby-bot = { $name } ({ $level })

# Players and statistics.
statistics = Statistics
statistics-none = No game has been finished yet.
statistics-what = What
statistics-wins = Wins
statistics-points = Points
statistics-games = Games
statistics-player = Player
statistics-players = { $size ->
    [one] 1 player
   *[other] { $size } players
  }
statistics-size = { $size ->
    [one] 1 player
   *[other] { $size } players
  }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
statistics-seats = Wins by seat
statistics-seat = Seat { $seat }
statistics-levels = Wins by kind of player
statistics-person = People
statistics-program = Programs
statistics-cards = Cards, tiles and factions
statistics-sources = Points by source
statistics-lengths = Length of games
statistics-actions = Actions
statistics-ladder = Best ratings
statistics-bots = Ratings of bots
statistics-records = Highest scores
statistics-everybody = Everybody
statistics-day = Day
rating = Rating
ratings = Ratings
rating-provisional = (provisional)
rating-rank = · rank { $rank }
rating-course = The rating, game by game
player-befriend = Ask to be friends
player-asked = Asked. You are friends once they accept.
player-block = Block
player-blocked = You hear nothing more of { $name }: no chat, no invitations.
player-summary = { $games ->
    [one] { $games } game,
   *[other] { $games } games,
  } { $wins } won, { $points } points on average, { $best } at best.
player-openings = Favourite openings
player-games = Last games
player-game = place { $place } of { $size }, { $points } points
advice = Advice
advice-why = { $move }. { $why }
advice-off = No more advice
setting-advice = Advice each turn in a first game

## Clocks

clocks = Clocks
clock-pace = Time for the game
clock-none = No clock
clock-live = Live: one sitting
clock-fast = Fast: several turns a day
clock-slow = Slow: over days
clock-own = Custom: times of your choice
clock-bank = Time for each player
clock-increment = Added for each turn
clock-unit = Unit
unit-minutes = minutes
unit-hours = hours
unit-days = days
clock-sleep = Clocks stop in their players' sleep hours
clock-vacation = Clocks stop on their players' vacation days
clock-stand-in = Plays for whoever runs out of time
clock-none-text = Everybody takes the time they need.
clock-text = Each player has { $bank }. Every turn adds { $increment }, up to { $bank }.
clock-text-plain = Each player has { $bank } for the whole game.
clock-rest-never = The clocks never stop.
clock-rest-sleep = They stop while their players sleep, but not on vacation days.
clock-rest-vacation = They stop on vacation days, but not at night.
clock-rest-both = They stop while their players sleep and on their vacation days.
clock-out = { $level } plays for whoever runs out of time, until they come back; nobody loses their seat over a small answer.
clock-days = { $days }d { $hours }h
clock-hours = { $hours }h { $minutes }m
clock-minutes = { $minutes } min
clock-left = Time left: { $time }.
clock-is-running = Running; ends { $until }.
clock-is-low = Little time is left.
clock-is-still = Not running.
clock-is-sleep = Stands still during sleep hours, until { $until }.
clock-is-vacation = Stands still during a vacation, until { $until }.
table-turn-of = { $name } to act
next-table = Next table
next-table-none = No other table is waiting for you.

## Reminders

reminders = Reminders and clocks
reminders-link = How I am told of my turn, and when my clocks rest
your-turn-how = When it is my turn
your-turn-help = You are told once, a minute after your turn began, unless you have acted. An open tab changes nothing.
push-here = Notify me in this browser, even when the page is closed
push-impossible = This browser cannot show notifications. On an iPhone, first add the page to the home screen.
push-refused = This browser does not allow notifications from this page.
push-browsers =
    { $count ->
        [one] Notifications go to one browser.
       *[other] Notifications go to { $count } browsers.
    }
mail = E-mail
mail-off = Never
mail-turn = For every turn
mail-digest = Once a day, if there is anything to tell
mail-no-address = There is no address of yours here yet.
digest-hour = At
webhook = Webhook
webhook-none = None
webhook-discord = Discord
webhook-ntfy = ntfy
webhook-json = Plain JSON
webhook-url = Its address
quiet-hours = Quiet hours
quiet-help = Send me nothing in these hours, only afterwards
hours-from = From
hours-to = To
my-clocks = My clocks
my-clocks-help = At tables that allow it, your clock stands still in these times. Your time zone: { $zone }.
sleep-hours = Sleep hours
sleep-help = My clocks stop every night, at most 12 hours
vacations = Vacation days
vacations-help = At most 30 days a year; days that are over stay in the list.
vacation-first = First day
vacation-last = Last day
vacation-add = Add a vacation
mute-table = No reminders for this table
unmute-table = Reminders for this table again
table-is-muted = You get no reminders for this table.
table-is-not-muted = You get reminders for this table.
saved = Saved.
remove = Remove

# Tournaments and series

tournaments = Tournaments
tournaments-help = Swiss tournaments and round-robins among people who have kept their names. Any of them may create one.
tournaments-none = No tournament is open or being played just now.
tournaments-before = Earlier tournaments
tournament-new = New tournament
tournament-make = Create the tournament
tournament-known = Tournaments are for people who have kept their names.
tournament-name = Name of the tournament
tournament-game = Game
tournament-size = Seats at a table
tournament-format = Kind
tournament-swiss = Swiss
tournament-round-robin = Round-robin
tournament-swiss-help = Each round brings people with about the same points together who have not met yet.
tournament-round-robin-help = Everybody meets everybody; with more than two seats, all meet about equally often.
tournament-rounds = Rounds
tournament-rounds-auto = As suits the number of people
tournament-listed = Everybody finds it in the list; otherwise only by its link
tournament-rated = The games count for the ratings
tournament-clock-help = With a clock nobody can hold up a round: a bot plays on for whoever runs out of time.
tournament-is-open = Sign-up is open
tournament-is-running = Round { $round } of { $rounds }
tournament-is-over = Over
tournament-is-cancelled = Cancelled
tournament-people =
    { $count ->
        [one] 1 person
       *[other] { $count } people
    }
tournament-by = by { $name }
tournament-private = by link only
tournament-join = Sign up
tournament-withdraw = Withdraw
tournament-withdraw-sure = Withdraw for good? A bot plays on at the running table, and no further rounds are played.
tournament-remove = Remove { $name }
tournament-link = Copy the link
tournament-your-table = To my table
tournament-organiser = You organise this
tournament-open-help = People sign up until you begin. Then nobody can join any more.
tournament-running-help = The next round begins by itself when all tables are over. If you do not wait, unfinished tables go on, and their results count when they come. At a table, you may give the seat of somebody who does not come to a bot.
tournament-start = Begin the first round
tournament-next = Next round now
tournament-cancel = Cancel the tournament
tournament-end = End the tournament now
tournament-end-sure = End it now? Tables that are not over count as cancelled.
tournament-signed-up = Signed up
tournament-nobody = Nobody yet.
tournament-standings = Standings
tournament-rank = Rank
tournament-points = Points
tournament-opposition = Opponents
tournament-margin = Margin
tournament-wins = Wins
tournament-played = Played
tournament-played-byes = { $played } + { $byes ->
    [one] 1 bye
   *[other] { $byes } byes
  }
tournament-withdrawn = withdrawn
tournament-points-help = A point for each opponent one is placed before, half a point for a tie; smaller tables count as much as full ones. A bye is worth { $bye }, a cancelled table half of a first place. Whoever leaves a game is placed behind all who stay. Equal points: the mean points of one's opponents decide, then the margin (how far ahead of the others' mean one's points in the games were), then who was placed before whom.
tournament-round = Round { $round }
tournament-later = still to come
tournament-table = Table { $number }
tournament-bye = Bye
tournament-placed = { $place }.
tournament-note = Decided by the organiser: { $note }
tournament-table-cancelled = Cancelled
tournament-watch = Look
tournament-decide = Decide
tournament-decide-title = Round { $round }, table { $number }
tournament-decide-help = What you decide counts in place of the game. Equal places are a tie.
tournament-decide-places = Set the places
tournament-cancel-table = Cancel the table
tournament-why = Why, for everybody to read
tournament-round-of = Round { $round } of { $name }
tournament-back = To the tournament
series =
    { $count ->
        [one] Series, 1 game so far
       *[other] Series, { $count } games so far
    }
series-of = Series, { $count } of { $all } games so far
series-score = { $wins } won, { $points } points
series-won = { $name } wins the series.
series-length = Series
series-open = A single game, with rematches as you like
series-games = Best of { $count } games
