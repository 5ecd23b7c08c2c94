## Errors of the kernel

error-game = There is no game called { $name }. Available: { $names }.
error-seats = { $game } cannot be played by { $seats }; possible numbers of players: { $counts }.
error-option-name = There is no option { $name }. Available: { $names }.
error-option-value = Option { $name } cannot be { $value }. Possible: { $values }.
error-option-pick = Option { $name } has no card { $value }, or it is named twice. Cards: { $values }.
error-option-draws = Option { $name } can draw 1 to { $most } cards, written as random:N; got { $value }.
error-first-player = Player { $value } cannot begin in a game of { $seats } players.
error-option-form = Write an option as name=value; got { $text }.
error-bot-setting = { $text } is not a setting of a search. Available: { $names }, each with a number up to { $most } (NAME=1.5); { $whole } take whole numbers, { $positive } must be more than 0.
error-bot-budget = { $name } is not a search: write search:sims=N with a whole number from 1 to { $most }, or search:seconds=S with a number such as 0.5.
error-bot = There is no bot called { $name }. Available: { $names }.
error-exec = { $name } names no program that can be run: write exec:COMMAND, such as exec:./mybot or "exec:python3 mybot.py".
error-exec-system = Programs as players (exec:COMMAND) need Linux, macOS or another POSIX system.
error-bot-extra = `tenshu bot` needs httpx: pip install 'tenshu[client]'.
error-bot-refused = The server refused: { $reason }.
error-bot-server = { $server } cannot be reached or gives no answer.
program-late = the program gave no answer within { $seconds } s
program-flood = the program wrote more than { $most } bytes before its answer
program-line = the program wrote a line of more than { $most } bytes
program-answer = the program wrote “{ $text }” where “{ $word }” was due
program-illegal = the program played “{ $action }”, which is not legal
program-ended = the program ended (code { $code })
program-ended-told = the program ended (code { $code }): { $told }
error-bots-count = { $bots ->
    [one] 1 player is
   *[other] { $bots } players are
} named for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}; name one for each seat.
error-notation-empty = Nothing was written. An action is a verb and its arguments.
error-notation-verb = { $word } is not a verb of this game. Verbs: { $verbs }.
error-notation-shape = Write it as { $shape }; got { $text }.
error-notation-word = { $word } is not a { $domain }. Write it as { $shape }.
error-notation-number = Action number { $number } is outside of 0 to { $size }.
error-illegal = { $action } is not legal now.
error-illegal-rule = { $action } is not legal now: { $reason } [{ $rule }]
error-illegal-chance = { $action } cannot be done now: players cannot draw for chance, nor chance move for players.
error-illegal-over = { $action } cannot be done: the game is over.
error-undo = Nothing can be taken back: something was revealed since, or somebody else acted.
error-record-format = Line { $line }: a record begins with the line "{ $wanted }".
error-record-encoding = Line { $line }: this is not UTF-8 text.
error-record-header = Line { $line }: a header is written as key: value; got { $text }.
error-record-missing = The record has no header { $header }.
error-record-version = Line { $line }: the record follows version { $version } of the rules; this engine plays version { $known }.
error-record-opening = The game of this record cannot be set up: { $reason }
error-record-seats = Line { $line }: { $value } is not a number of seats.
error-record-line = Line { $line }: begin with *, p1:, # or =; got { $text }.
error-record-over = Line { $line }: { $text } comes after the end of the game.
error-record-actor = Line { $line }: { $mark } acts, but it is the turn of { $expected }.
error-record-action = Line { $line }: { $reason }
error-record-unfinished = Line { $line }: final scores stand here, but the game is not over.
error-record-header-size = The headers of a record may have at most { $most } characters together.
error-record-too-long = A record may have at most { $most } characters.
error-record-too-much = This record takes too much time or memory to read.
error-record-unreadable = This record cannot be read.
error-record-quota = Too many records were opened from here; those that nobody watches are deleted after { $days } days.
error-record-scores = Line { $line }: the record says { $said }, the engine counts { $counted }.
error-record-lines = Line { $line }: a record has at most { $most } lines.
error-record-width = Line { $line }: a line has at most { $most } characters.
error-record-headers = Line { $line }: a record has at most { $most } headers.
error-lesson-ask = The lesson asks for { $card } at the end of its record: an action must follow that line.
error-file = { $path }: { $reason }.
error-file-size = { $path } is too large for a record.
error-at = --at takes a number of steps, 0 or more; got { $at }.
error-at-most = The record has only { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}; --at { $at } lies beyond.
error-names-count = { $names ->
    [one] 1 name is given
   *[other] { $names } names are given
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
error-load-game = The record is a game of { $game }; name that game, or leave the name out.
error-load-options = The options of a record are fixed; leave out --option with --load.
error-workers = The worker processes could not run here; try --jobs 1.
error-file-exists = { $path } exists already; choose another name.
error-no-game = Name the game to play. Available: { $names }.
error-tune = The heuristic of { $game } has no weights that could be tuned.
error-tune-only = No weight has a name that begins with { $text }.
error-tune-seats = Tuning needs at least two players.
error-learn = The heuristic of { $game } describes no features that a net could learn from.
error-setups = { $path } holds no set-up.
error-learn-seats = { $text } is no list of numbers of players, the first at least two, such as 4,3,2.
error-learn-hidden = { $text } does not name two layers of 1 to { $most } units, such as 32,16.
error-learn-rows = These games have no position to learn from: play more of them.
error-learn-start = { $path } is a game of another title.
error-learn-libraries = Learning needs numpy, which is not installed here: pip install 'tenshu[learn]'.
error-envs = The learning environments need libraries that are not installed here: pip install 'tenshu[envs]'.
error-move-number = There is no move { $number }; choose 1 to { $most }.
error-card = This game has no card, tile or faction called { $name }; card alone lists them all.

## Help of the commands

help-tenshu = Play, study and automate modern board games. Every command has its own --help.
help-game = the game: { $names }
help-option = set an option of the game (again for more); @FILE as value reads it from a file; `tenshu games` lists them
help-lang = the language of all texts
help-json = write the result as JSON, for programs
help-jobs = how many processes work at once (all cores by default)
help-exec-seconds = how long a program (exec:COMMAND) may take for one answer, in seconds (10 by default)
help-exec-memory = how much memory a program (exec:COMMAND) may use, in megabytes (1024 by default)
help-seed = the seed of all random draws; the same seed gives the same games
help-seats = how many players (two by default)
help-bots = the bots by seat, each one of { $names }; one alone takes every seat
help-games-k = how many games
help-games-n = how many games
help-records = write a record of every game into this folder
help-fuzz-records = the folder for records of games that failed
help-fuzz-exports = instead, write games in another program's notation, read them again and compare
help-fuzz-files = instead, damage records and ledgers and see that each is read or refused in time
help-arena-bots = the bots, one per seat, each one of { $names }
help-rounds = how many rounds are measured
help-bench-seats = how many players (two by default)
help-bench-envs = instead, measure the learning environments, beside games of PettingZoo and OpenSpiel
help-file = the record; - reads standard input
help-at = stop after N steps
help-log = also print every step in words
help-play-seats = who sits where: { $names }
help-names = names of the players, by seat
help-play-seed = the seed of all random draws (a new one by default)
help-confirm = ask before bots follow your turn, so that you can still undo it
help-play-load = continue a saved record

help-games = list the games and their options
help-games-more = List the games, how many can play them, and every option with its values.
help-play = play in the terminal
help-play-more =
    Play in the terminal against bots, or several people at one screen.
    Type the number of a move or its notation; `help` lists what else can be typed.
    Example: tenshu play dragon_castle --seats human,greedy --option spirits=random
help-simulate = let bots play many games
help-simulate-more =
    Let bots play many games and report their scores and how they ended.
    Example: tenshu simulate dragon_castle --seats 3 --games 100 --bots greedy
help-replay = replay a record and check its scores
help-replay-more =
    Replay a record step by step on the engine; an illegal step is named with its line and rule.
    With --check, FILE is a folder or a database: everything in it is replayed by the version of the
    rules it was played by, and what differs is named. Run it before and after you change a rule.
    Example: tenshu replay my.game --log
help-check = every record of a folder, or every game of a database, by the version of its rules
help-show = draw a position of a record
help-show-more =
    Draw the position at the end of a record, or after --at N steps.
    Example: tenshu show my.game --at 120
help-fuzz = look for faults with random games
help-fuzz-more =
    Play random games over all player counts and options and check every invariant after every
    action. Games that fail are written as records; the exit code is then 1.
help-bench = measure the speed of the engines
help-bench-more = Measure random games from set-up to end, per second of CPU time, compiled and interpreted.
help-arena = measure bots against each other
help-arena-more =
    Let bots play each other; every seed is played once with each different rotation of the seats.
    Example: tenshu arena dragon_castle --bots greedy,random --games 400
help-arena-setups = play the set-ups of this file, one in each line, as `tenshu export-setups` writes them
help-arena-baseline = bots that play the same set-ups and seeds among themselves, to compare points with
help-tune = find better weights for a heuristic by self-play
help-tune-more =
    Change the weights of a game's heuristic a little, both ways, let both play each other on the
    same seeds and follow the better side. The game takes the result only if it beats the start.
    Example: tenshu tune dragon_castle --batches 100 --pairs 20
help-tune-bot = the bot that plays with the weights, one of { $names }
help-tune-judge = the bot whose games compare the result with the start (the same one by default)
help-tune-batches = how many times the weights are changed
help-pairs = how many pairs of games are played before each change
help-tune-check = how many pairs of games compare the result with the start
help-tune-fit = instead of moving the weights step by step, fit them to the results of N games of the bot against itself
help-tune-only = change only weights whose names begin with A or B
help-tune-out = write the weights here instead, better or not (by default the game takes them if they are better)
help-learn = train a net that corrects a game's heuristic
help-learn-more =
    Let the game's bots play with exploration, train a small net on what their positions were still
    worth, compare it with its predecessor, and go on with the better one. Games and nets are kept in
    a folder, so that the same command continues a run that was stopped.
    The game takes the result only if it beats what it has.
    Example: tenshu learn terra_mystica --seats 4 --option factions=random --folder runs/one
help-learn-folder = where the games and nets of this run are kept
help-learn-games = how many games each generation plays
help-learn-generations = how many times games are played and a net is trained
help-learn-seats = how many players; of several numbers, one after the other is used, and the comparison uses the first
help-learn-vary = options whose values are drawn in one game of two
help-learn-starts = records, or games of other programs: one game in three begins with the first steps of one of them
help-learn-player = the bot that plays the games to learn from, one of { $names }
help-learn-own-net = the first generation plays with the net that the game has now, instead of none
help-learn-hidden = the sizes of the two hidden layers
help-learn-epochs = how many times the training uses every position
help-learn-share = the part of the net's output that is added to the value
help-learn-bot = the bot whose games compare the nets, one of { $names }
help-learn-seating = who compares: one player with the net among others, or every second one
help-learn-check = how many seeds the comparison plays, each with all rotations of the seats
help-learn-out = write the net here instead, better or not (by default the game takes it if it is better)

## What the commands say

cli-seats = for { $seats } players
cli-playing = Playing
cli-fuzzing = Fuzzing
cli-measuring = Measuring
cli-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $actions } actions, { $seconds } seconds.
cli-mean = { $mean } points on average, { $wins } of the wins
cli-fuzzed = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $actions } actions, { $violations ->
    [0] nothing broke
    [one] 1 violation
   *[other] { $violations } violations
}.
cli-arena = { $games ->
    [one] 1 game
   *[other] { $games } games
} over { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
}, each with every rotation of the seats; 95% intervals.
cli-faults = { $faults ->
    [one] One decision failed
   *[other] { $faults } decisions failed
}; a simpler move was played instead, and the reason is logged.
cli-lost = { $player } lost { $games ->
    [one] one game
   *[other] { $games } games
} by failing: { $reason }.
cli-stand-in = { $player } has lost: { $reason }. The greedy bot plays on.
cli-bot = { $name } plays as { $bot }. Ctrl-C stops.
cli-bot-starts = { $table }: the game begins.
cli-bot-over = { $table }: the game is over.
cli-bot-failed = { $table }: { $reason }. The bot leaves the table.
cli-arena-bot = bot
cli-arena-games = games
cli-arena-wins = wins
cli-arena-interval = interval
cli-arena-points = points
cli-arena-time = ms per move
cli-arena-longest = longest ms
cli-arena-setup = set-up
cli-arena-points-recorded = recorded
cli-arena-points-baseline = baseline
cli-arena-recorded = Points less those of the recorded games, over { $pairs ->
    [one] 1 set-up
   *[other] { $pairs } set-ups
}: { $difference } ({ $interval })
cli-arena-baseline = Points less those of the baseline, over { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
} of the same set-up or seed: { $difference } ({ $interval })
cli-bench-games = games/s
cli-bench-actions = actions/s
cli-bench-clones = copies/s
cli-bench-simulations = search simulations/s
cli-bench-compiled = compiled
cli-bench-interpreted = interpreted
cli-bench-not-compiled = not compiled here
cli-bench-ratio = compiled / interpreted
cli-bench-aec = PettingZoo steps/s
cli-bench-batched = batched steps/s
cli-bench-openspiel = OpenSpiel steps/s
cli-tuning = Tuning
cli-comparing = Comparing
cli-tuned = The tuned weights lead by { $lead } points over { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
} of games.
cli-not-better = This gain is not certain; the game keeps its weights.
cli-learn-trained = Trained on { $rows } positions: mean absolute error { $before } points without, { $after } with the net.
cli-learn-generation = Generation { $generation }: leads by { $lead } points, scores { $points }, wins { $wins } times its share.
cli-learned = The net leads by { $lead } points over { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
} of { $bot }.
cli-learned-not-better = This gain is not certain; the game keeps what it has.
hint-then = Then: { $action }
hint-apart = { $points ->
    [0] About as many points expected as from the best move
    [one] 1 point less expected than from the best move
   *[other] { $points } points less expected than from the best move
}; { $percent } % of the trials began with it
hint-best = Nothing promises more: { $percent } % of the trials began with it
hint-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $source }
cli-replayed = { $game }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} replayed, all legal.
cli-checking = Replaying
cli-checked = { $games ->
    [one] 1 game
   *[other] { $games } games
} replayed, { $faults ->
    [0] all as they were played
    [one] 1 differs
   *[other] { $faults } differ
}.
check-snapshot = the stored position of version { $version } is not what the log leads to
check-damaged = its rows are damaged: { $reason }
check-row = the table's row is not what the log leads to
error-check-empty = There is no record (*.game) in { $path }.
error-check-source = { $path } is neither a folder nor a database.
error-check-database = This database cannot be read, or it has an older schema: let this version's `tenshu serve` open a copy of it first.
cli-unfinished = The game is not finished.
cli-rival = Rival
cli-total = Total
cli-place = Place
cli-welcome = { $game }. Type a move's number or notation, or help.
cli-left = You left the table.
cli-confirm = { $player }: Enter ends your turn, undo takes the last step back.
cli-pass-screen = ── Hand the screen to { $player }. ──
cli-why-legal = It is allowed, for example: { $action }
cli-saved = Saved as { $path }.
cli-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
cli-hint = { $points } points expected, tried in { $share } of the simulations
cli-help-hint = Type a move's number or notation, or help.
cli-help =
    a number          play the move of that number
    a notation        play a move as it is written in grey, e.g. take d4
    moves             list the moves again
    board             draw the board again
    card NAME         what a card, tile or faction does; card alone lists them
    hint              the best moves, their expected points and why
    why MOVE          which rule forbids a move, e.g. why take d4
    undo              take back your last step, until something was revealed
    score             points by source, if the game ended now
    log               everything that has happened
    save FILE         save the game; tenshu play --load FILE continues it
    quit              leave

## Notations of other programs

help-export = write a record in another program's notation
help-export-more = Write the game of a record in a notation that other programs of this game read.
help-export-format = which notation; a game's NOTATION.md names those it knows
help-export-out = file to write instead of standard output
help-export-setups = print the set-ups of games
help-export-setups-more =
    Print the options of each game, one line for each file, for `tenshu arena --setups`: factions, tiles and
    all the rest that was fixed before it began; then the points that its players made.
    Example: tenshu export-setups *.game > setups.txt
help-setups-files = records, or games of other programs
cli-foreign-replayed = { $game }, { $format } notation: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} replayed, { $mismatches ->
    [0] every total equal
    [one] 1 total different
   *[other] { $mismatches } totals different
}.
cli-foreign-mismatch = row { $row }, { $name }, { $what }: { $expected } expected, { $got } got
cli-fuzzed-files = { $files ->
    [one] 1 damaged file
   *[other] { $files } damaged files
}, { $read } read and { $refused } refused: { $problems ->
    [0] nothing broke
    [one] 1 problem
   *[other] { $problems } problems
}.
cli-foreign-correction = row { $row }, { $name }: “{ $command }” is taken as a correction by hand
error-fuzz-notation = { $game } has no notation of another program.
cli-foreign-score = { $name }: { $score }
cli-foreign-unsupported = { $game }, { $format } notation: this game cannot be replayed here: { $reason }
error-foreign-options = --at and --log are for records; they do not work with a { $format } file.
error-format = { $game } has no notation { $format }; available: { $formats }

# The service
error-no-name = Give a name first.
error-name = A name needs at least one letter.
error-link = This personal link is not valid any more.
error-name-taken = Somebody here has kept the name { $name }, or one that looks like it: choose another one.
error-suspended = The host of this service has suspended you.
error-session = You are not logged in there any more.
error-no-passkeys = Passkeys need an address with a name, such as localhost or example.org.
error-passkey = This passkey did not work: try again, or choose another way.
error-passkey-unknown = Nobody here has this passkey.
error-passkey-late = That took too long: try again.
error-many-passkeys = You already have { $most } passkeys: remove one first.
error-last-way = Without this you could not come back: add another way first.
error-code = Nobody has this code.
error-no-mail = This service sends no e-mails.
error-email = That is not an e-mail address.
error-link-over = This link was used already, or it has expired: ask for a new one.
error-link-elsewhere = Open this link in the browser in which you asked for it.
error-join = These games cannot be joined any more.
error-delete-name = Write your name, { $name }, to delete everything.
error-block = You cannot block this person.
error-report = This line cannot be reported.
mail-keep-subject = Keep your name { $name } at Tenshu
mail-keep = Open this link in the browser in which you asked for it, to keep the name { $name } and your games. It works once, for { $minutes } minutes. If you did not ask for it, do nothing.
mail-enter-subject = Log in at Tenshu as { $name }
mail-enter = Open this link to log in as { $name }. It works once, for { $minutes } minutes. If you did not ask for it, do nothing.
error-token = This token is not known here, or it was revoked.
error-scope = This token has no right to { $scope }.
error-many-tokens = You have as many tokens or bots as one person may ({ $most } tokens): revoke one first.
error-many-streams = Too many streams are open: at most { $most }.
error-no-bots = Programs may not sit at this table: its host has not allowed it.
error-table = There is no such table.
error-table-damaged = This table cannot be read and was set aside: { $reason }
error-no-page = There is nothing at this address.
error-page-missing = The page has not been built; the service itself runs.
error-method = This address does not accept that kind of request.
error-request = The request cannot be read: { $detail }
error-too-large = That is too large.
error-too-many = Too many requests; try again in { $wait ->
    [one] 1 second
   *[other] { $wait } seconds
}.
error-busy = The service is busy; try again in { $wait ->
    [one] 1 second
   *[other] { $wait } seconds
}.
error-origin = The request comes from another site.
error-internal = Something is broken on our side. Try again; nothing that was done is lost.
error-host-only = Only the host of the table can do this.
error-started = The game has begun already.
error-clock-own = Only a custom clock lets you choose the bank and the increment.
error-call-address = This address cannot be used: it must begin with https:// and contain no user name.
error-push-key = This browser's keys for messages are not valid.
error-sleep-long = Sleep hours may last { $hours } hours at most.
error-sleep-again = Sleep hours can be changed once a day while a game with a clock runs.
error-vacation-date = A vacation needs two valid dates.
error-vacation-long = There are at most { $days } vacation days a year, and the last day cannot come before the first.
error-vacation-past = Days that have begun stay in a vacation, and days that are over cannot be added to one.
error-zone = There is no time zone called { $zone }.
error-not-started = The game has not begun yet.
error-not-over = The game is not over yet.
error-game-over = The game is over.
error-seats-open = There are still open seats.
error-seat = There is no seat { $seat } at this table.
error-seat-taken = Somebody else sits there.
error-seat-here = The player of this seat is at the table.
error-rated-agreed = Somebody has sat down at this rated table: its options and its clock stay as they are.
error-seat-kept = This seat is kept for another player of the series.
error-seat-clock = The clock of this table decides when a bot takes a seat.
error-no-seat = You have no seat at this table.
error-not-your-turn = It is not your turn.
error-one-screen = Several seats of one person need a table for one screen.
error-no-spectators = This table is played without spectators.
error-stale = The game has moved on since you looked; the table has been updated.
error-not-known = Keep your name first: this is for people whom others can recognise.
error-rated-people = A rated table is for two or more people, each at their own screen.
error-seek-sizes = None of these games can be played by that number of people.
error-no-seek = You are not waiting for a game any more.
error-not-invited = This person cannot be invited.
error-no-such-person = There is nobody here with that name.
error-tournament = There is no such tournament.
error-tournament-name = Give the tournament a name.
error-tournament-full = This tournament is full: at most { $most } people play.
error-tournament-person = This person does not play in the tournament.
error-tournament-few = Too few people have signed up.
error-tournament-last = This is the last round, and tables are still being played: wait for them, set their places, or end the tournament.
error-tournament-status = The tournament is not at that point: it has already begun, or it is over.
error-tournament-note = Say why, for everybody to read.
error-tournament-places = Give each of the { $seats } seats a place: 1 2 3, or with a tie 1 1 3.
error-tournament-table = Round { $round } has no table { $number }.
error-tournaments-many = You already organise { $most } tournaments that are not over.
error-organiser-only = Only the organiser may do that.
error-undo-end = The game is over, and its end cannot be taken back.
error-undo-version = It is not possible to go back to step { $version }.
error-undo-often = Too much was taken back in this game: after { $most } steps nothing more can be.
error-no-undo-request = Nobody has asked to go back.
error-no-version = The game has no step { $version }.
error-secrets = The record can be seen when the game is over.
error-empty-line = The message is empty.
error-rules = There are no rules at this address.
error-lesson = There is no lesson for this game.
error-rules-version = This game follows version { $version } of the rules; the service plays version { $known }.
error-order-name = There is no standing order { $name }. Available: { $names }
error-order-value = The standing order { $name } cannot be { $value }. Possible: { $values }
error-db-url = { $url } is not a database: give the path of a file, or postgresql://…
error-db = The database cannot be opened: { $reason }
error-port = There is no port { $port }; choose 0 to 65535.
error-db-newer = The database was made by a newer version of Tenshu ({ $reason }). Start that version.
error-processes-sqlite = --processes needs PostgreSQL: an SQLite file is served by one process. Name one with --db postgresql://…
error-effort = --effort must be between { $least } and { $most } times the usual thinking time.
error-smtp = --smtp must look like smtp://user:password@host:port or smtps://user:password@host:port.
error-mail-from = With --smtp, --mail-from must name the sender, such as tenshu@example.org.
error-mail-public-url = With --smtp, --public-url must be given: e-mails hold links to it.
error-port-taken = Another program, perhaps Tenshu itself, already uses { $host }:{ $port }. Choose another port with --port.
error-port-refused = { $host }:{ $port } cannot be used: { $reason }. Choose another --host or --port.
help-work = think for the bots of services that share a PostgreSQL
help-work-more =
    Take jobs from the queue in the services' database: moves of bots, hints and analyses. Start it on as
    many machines as you like, and the services with --think workers. Ctrl-C finishes what is under way or
    hands it back; what a worker leaves when it dies is taken up by others within seconds.

    Example: tenshu work --db postgresql://tenshu:password@db/tenshu --workers 4
help-work-db = the PostgreSQL database of the services: postgresql://…
help-work-kinds = the kinds of jobs to take, separated by commas (bots,hints,analyses by default)
help-work-workers = how many jobs to do at a time (one less than the cores by default)
help-think =
    where bots, hints and analyses are worked out: by processes of this service (here, the default), or by
    tenshu work on any machine (workers; needs PostgreSQL)
error-workers-sqlite = Workers need PostgreSQL: give --db postgresql://…; an SQLite file is for one service alone.
error-job-kind = There is no kind of job { $kind }. Available: { $kinds }
error-argument-bytes = An argument is not UTF-8 text.
error-count = { $option } must be between 1 and { $most }.
cli-working = Thinking for { $db } ({ $kinds }), { $count } at a time. Ctrl-C stops.
help-bot = put a bot on a server, by a token
help-bot-more =
    Play at the tables of a server as a bot, by a token made in the settings of its page.
    Example: tenshu bot --server http://localhost:8000 --bot hard --accept
help-bot-server = the address of the server
help-bot-token = the token; better in the variable { $variable }, where other users cannot read it
help-bot-bot = who thinks (medium by default): { $names }
help-bot-table = sit down at this table
help-bot-accept = sit down at every listed table that admits bots
help-bot-games = stop after this many games
help-serve = serve the page for browsers
help-serve-more =
    Serve the page: play in a browser with people and bots. Everything is kept in one database; what
    was played is on disk before it is shown. Ctrl-C stops the service, the next start continues.
help-host = the address to listen on; 0.0.0.0 lets others in (only this machine by default)
help-port = the port to listen on (8000 by default; 0 takes a free one)
help-db = the database: the path of an SQLite file, or postgresql://… (tenshu.db by default)
help-public-url = the address that people use, if a proxy stands in front, such as https://example.org
help-private-webhooks = let webhooks reach private addresses, such as in your own network
help-smtp = the SMTP server that sends e-mails to people, such as smtp://user:password@host:587 or smtps://…; better set as TENSHU_SMTP, which no list of processes shows
help-mail-from = the sender of these e-mails, such as tenshu@example.org; or TENSHU_MAIL_FROM
help-processes = how many processes serve together on this port; more than one needs PostgreSQL (1 by default)
help-bot-workers = how many processes think for bots (one less than the cores by default)
help-effort = thinking time of medium, hard and master bots as a multiple of the usual one, 0.5 to 50 (1 by default)
help-no-limits = turn off the limits on requests; for tests
help-log-level = what is logged, as lines of JSON on standard error (warnings by default)
cli-serving = Tenshu is at { $url }
cli-serving-hint = Open it in a browser; Ctrl-C stops it, and every game continues at the next start.
error-load-numbers = Moves must be more than 0 a second and at least 1 in all; other numbers 0 or more, and the ramp no longer than the run.
error-load-sqlite = Several processes need PostgreSQL: --db postgresql://…, or none for a private one.
error-load-service = The service did not start: { $reason }
error-load-died = A service ended by itself with exit code { $code }: { $reason }
error-load-client = A client process ended by itself.
error-load-answer = The service refused: { $answer }
error-load-silence = Nothing came for 60 seconds at { $path }.
error-load-files = The sockets need { $wanted } open files, and { $most } are allowed (ulimit -n).
error-load-kept = { $tables } tables are still in memory, though nobody uses them.
error-load-moves = Only { $made } of { $asked } moves were made.
error-load-pace = The pace was not kept: { $asked } seconds of moves took { $seconds }.
error-load-ended = Only { $ended } of { $asked } games came to their end.
error-load-lost = { $lost } messages were lost, { $out } came out of order.
error-no-postgres = PostgreSQL is not installed here: initdb is neither on the PATH nor under /usr/lib/postgresql.
error-postgres = PostgreSQL's { $program } failed with exit code { $code }.
help-chaos = prove that nothing acknowledged is lost, whatever is killed
help-chaos-more =
    Start several services on a PostgreSQL of their own and let people and bots play, while a seed decides
    which service, worker or database is killed or paused and when the disk is full. Afterwards every
    acknowledged move and chat line is looked up. Exit code 1 if one is missing or a table is stuck.
help-chaos-seconds = how long faults strike (600 by default)
help-chaos-processes = how many services share the database (3 by default)
help-chaos-workers = how many `tenshu work` think for the services, and are struck as well (none by default)
help-chaos-tables = how many tables are played at, half of them with bots (12 by default)
help-chaos-faults = only these kinds of faults, separated by commas (all by default), such as kill-service
error-chaos-fault = There is no kind of fault { $kind } here. Available: { $kinds }
help-chaos-seed = repeats the faults of another run, which printed this number
cli-chaos-failed = Something was lost or stays stuck, or nothing was played; --seed { $seed } repeats the faults.
cli-chaos-no-disk = Only root can make a small disk: nothing fills it up in this run.
help-load = measure the service with many tables at once
help-load-more =
    Start separate services, fill tables with people and spectators on real sockets, let them move at
    a steady pace, and report how long moves take to arrive and what they cost. Exit code 1 if moves
    are missing, messages are lost or a service dies.
help-load-tables = how many tables run at once (10 by default)
help-load-players = how many people play at each table, if the game allows that (4 by default)
help-load-spectators = how many spectators each table has (4 by default)
help-load-seconds = how long people play (10 by default)
help-load-moves = moves a second at all tables together (20 by default)
help-load-ramp = seconds until the full pace is reached (0 by default)
help-load-chat = chat lines a second at all tables together (0 by default)
help-load-churn = spectators a second who come, and soon go again (0 by default)
help-load-to-end = play on until this many games have ended, then see what stays in memory
help-load-processes = how many services share one PostgreSQL (1 by default)
help-load-kill = kill a service with -9 in the middle and start it again
help-load-clients = how many processes this tool uses itself (one for 4,000 sockets by default)
help-load-db = the database, as for serve (a new SQLite file, or a private PostgreSQL for several processes; `postgres`: a private one in any case)

# Backups

help-admin = back the database up or restore it; list, rename, suspend and delete people; run tournaments
help-admin-more = What a host does with the database. Every task has its own --help.
help-admin-backup = write everything that the database holds to a new file, while the service runs
help-admin-restore = fill an empty database of either kind from a backup
help-admin-people = list people who have kept their names, or all of them
help-admin-rename = give a person another name
help-admin-suspend = shut a person out, or let them in again
help-admin-delete = delete a person's data; games stay for the others
help-admin-reports = show the chat lines that people reported
help-person = the person's id, as `tenshu admin people` lists it
help-new-name = the new name
help-suspend-end = let the person in again
help-people-find = only people whose names have this in them
help-people-guests = guests as well
help-reports-all = also those that are closed
help-reports-close = mark this report as dealt with
help-admin-dry-run = try everything and change nothing
cli-person-known = { $name }, known since { $since }, tables: { $tables }
cli-person-guest = { $name }, guest since { $since }, tables: { $tables }
cli-person-suspended = { $name }, suspended since { $since }, tables: { $tables }
cli-people = People: { $count }
cli-admin-changes = Changing the database
cli-admin-rename = { $name } is now called { $new }.
cli-admin-suspend = { $name } is suspended; their sessions have ended.
cli-admin-unsuspend = { $name } may come in again.
cli-admin-delete = All data of { $name } is deleted; their games stay.
cli-admin-trial = Only tried, nothing was changed: { $done }
cli-report = { $at }, table { $table }, line { $line }, of { $person }, reported by { $by }:
cli-reports = Reports: { $count }
error-person-unknown = There is no person with the id { $person }: `tenshu admin people --guests` lists them.
error-report-unknown = There is no open report { $report }.
error-admin-form = This database does not have the schema of this version: let this version's `tenshu serve` open it first.
help-admin-tournament = create, run and correct tournaments
help-admin-tournament-more = Tournaments, while the service runs or not. Create one with `create`, let people sign up on its page or with `join`, then `start`. The service makes the tables and begins each round when all tables of the last one are over; `next` does not wait. Every step has its own --help.
help-tournament-create = create a tournament; people sign up until it is started
help-tournament-list = list tournaments, private ones as well
help-tournament-show = show standings and tables
help-tournament-join = sign a person up before the start
help-tournament-start = end the signing up and begin the first round
help-tournament-next = begin the next round though tables are still played; their results count when they come
help-tournament-withdraw = take a person out: off the list before the start, no further rounds after it
help-tournament-correct = set the places of a table, by seat, and say why: correct TOURNAMENT 2 1 "Rui left" 1 2
help-tournament-cancel-table = let a table count as cancelled: everybody there gets half the points of a first place
help-tournament-end = end it now; tables that are not over count as cancelled, and before the start nothing is played
help-tournament-id = the tournament's id, as `tenshu admin tournament list` shows it
help-tournament-round = the number of the round
help-tournament-table = the number of the table in its round
help-tournament-note = why, for everybody to read
help-tournament-places = the place of each seat in order; equal numbers are a tie
help-tournament-name = the name of the tournament
help-tournament-organiser = the organiser: the id of a person who has kept their name
help-tournament-size = seats of a full table (2 by default)
help-tournament-format = swiss pairs people with about the same points; in a round-robin everybody meets everybody
help-tournament-rounds = the number of rounds (by default, as suits the number of people)
help-tournament-pace = the clock of all tables (none by default)
help-tournament-rated = the games count for the ratings
help-tournament-private = only whoever has the link finds it
cli-tournament = { $name }: { $game }, { $size } seats, { $state }
cli-tournament-open = people sign up
cli-tournament-running = round { $round } of { $rounds }
cli-tournament-over = over after { $round ->
    [one] 1 round
   *[other] { $round } rounds
}
cli-tournament-cancelled = cancelled
cli-tournament-standing = { $rank }. { $name }: { $points } points, opponents { $opposition }, margin { $margin }
cli-tournament-table = Round { $round }, table { $number }: { $people }
cli-tournament-bye = Round { $round }, bye: { $people }
cli-tournament-after = this is how it would be.
cli-tournaments = Tournaments: { $count }
error-tournament-unknown = There is no tournament with the id { $tournament }: `tenshu admin tournament list` shows them.
help-admin-recompute = make the results, statistics and ratings of all finished games again from their logs
help-backup-file = the file of the backup
help-dry-run = try everything, then change nothing
cli-backed-up = { $file } holds everything: { $people } people, { $tables } tables, { $records } records. Keep it safe: it also holds the key that signs cookies.
cli-recompute-step = { $step ->
    [ratings] Rating the games …
   *[results] Reading the games …
}
cli-recomputed = { $games ->
    [one] The result of { $games } game was made again,
   *[other] The results of { $games } games were made again,
} { $rated } of them rated.
cli-table-damaged = Table { $table } cannot be read and was left out.
cli-restored = Everything is restored from { $file }: { $people } people, { $tables } tables, { $records } records.
cli-would-restore = { $file } is whole and can be restored here: { $people } people, { $tables } tables, { $records } records. Nothing was changed.
cli-rows = Table { $table }
error-backup-exists = { $path } exists already: give the name of a new file.
error-backup-file = { $path }: { $reason }
error-backup-damaged = { $path } is no backup, or not a whole one: it cannot be restored.
error-backup-empty = There is nothing to back up in { $url }: Tenshu has never used it.
error-db-missing = There is no database { $url }.
error-restore-not-empty = { $url } holds something already, and a backup replaces nothing: give a new, empty database.
error-restore-newer = The backup comes from a newer version of Tenshu (schema { $revision }): install that version first.

# tenshu serve --check

help-serve-check = check these settings and say what is wrong, instead of serving
check-ok = ok
check-warning = warning
check-wrong = wrong
check-database = { $url } cannot be used: { $reason }
check-database-new = { $url } is new: the start sets it up.
check-database-today = { $url } can be read and written, and has the schema of this version.
check-database-older = { $url } has the schema of an older version: back it up; the start updates it.
check-database-unknown = { $url } has the schema of a newer version: install that one.
check-clock = The clocks of this machine and of the database differ by { $seconds } seconds: synchronise both with a time server.
check-folder = { $path } cannot be written: give the user that runs Tenshu permission to write there, or choose another --db.
check-space = { $megabytes } MB are free for the database.
check-space-little = Only { $megabytes } MB are free for the database: make room, nothing can be stored on a full disk.
check-port = { $host }:{ $port } is free.
check-public-url = People use { $url }.
check-public-url-none = Others can connect without a proxy: with https and --public-url their cookies cannot be read on the way.
check-public-url-http = { $url } is not encrypted: put a proxy with https in front.
check-public-url-bad = { $url } is no address for --public-url: it is a scheme and a host, such as https://example.org.
check-proxies-all = FORWARDED_ALLOW_IPS=* believes everybody's word about their address: name the proxies alone.
check-proxies-none = Everybody who comes by a proxy on another machine counts as one address: name the proxy in FORWARDED_ALLOW_IPS.
check-no-limits = --no-limits lets anybody ask as much as they like: it is for tests.
check-mail = { $host }:{ $port } sends no e-mails: { $reason }
check-mail-ok = { $host } sends e-mails as { $sender }.
check-files = The process may have { $files } files and connections open; with many people at least { $few } are wanted (ulimit -n).
check-page = The page is there.
check-page-none = The page was not built: run tools/build_page.py, or install a package that has it.
check-engine = The engine is compiled.
check-engine-slow = The engine is not compiled: bots think much less in their time. A C compiler at installation is enough.
check-workers = Processes that think for bots: { $workers }; cores of this machine: { $cores }.
help-corpus = make and check a corpus of games for research
help-corpus-more =
    Let bots play many games and write them as one compressed file of records, with a manifest, and as
    a Parquet file with one row for every decision. A corpus that was interrupted is continued.
    Example: tenshu corpus make white_castle --games 2000 --bots medium --out corpus/white_castle
help-corpus-make = play games and write them, or continue where an earlier run stopped
help-corpus-check = replay every game and compare every row; the exit code is 1 if anything differs
help-corpus-stats = points by source, and who wins: by order of play, by bot, by what was chosen
help-corpus-split = write parts for training and testing, each a corpus of its own
help-corpus-folder = the folder of the corpus
help-corpus-out = the folder to write to; the same one continues a corpus
help-corpus-features = add to each decision what the seat observes (docs/observations.md)
help-corpus-ray = play on a Ray cluster: the one at ADDRESS, or a local one
help-corpus-shares = the parts with their shares in percent (train=80,valid=10,test=10 by default)
cli-corpus-progress = { $games } of { $all } games played
cli-corpus-decisions = Writing decisions
cli-corpus-checking = Replaying
cli-corpus-counting = Counting
cli-corpus-made = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
cli-corpus-good = { $count ->
    [one] 1 game and { $decisions } decisions are
   *[other] { $count } games and { $decisions } decisions are
} as the manifest says.
cli-corpus-bad = { $count ->
    [one] 1 problem
   *[other] { $count } problems
} in a corpus of { $decisions } decisions.
cli-corpus-source = points from
cli-corpus-all = all seats
cli-corpus-winners = winners
cli-corpus-order = order of first decision
corpus-wrong-columns = The columns of the decisions are not those that the manifest implies.
corpus-wrong-order = Game { $number } is not the one that should come next.
corpus-wrong-rows = The decisions of game { $number } are not those of its record.
corpus-wrong-count = There are { $games } games; the manifest says { $said }.
corpus-wrong-number = The manifest says { $said } { $what ->
    [faults] failed decisions of bots
   *[decisions] decisions
    }; there are { $found }.
corpus-more-rows = There are decisions that belong to no game.
corpus-wrong-game = The game at place { $place } does not hold: { $reason }
corpus-wrong-hash = { $file } has another size or hash than the manifest says.
error-corpus-libraries = A corpus needs libraries that are not installed here: pip install 'tenshu[corpus]'.
error-corpus-ray = Ray is not installed here: pip install 'tenshu[ray]', or leave out --ray.
error-corpus-features = { $game } has no observations for learning.
error-corpus-manifest = { $path } is missing, or is no manifest of a corpus.
error-corpus-busy = Another process is writing to { $path }.
error-corpus-other = { $path } holds another corpus: other bots, options, seed or version.
error-corpus-packing = { $path } is damaged: it cannot be unpacked.
error-corpus-file = { $path } cannot be read: { $reason }
error-corpus-record = A record is longer than { $most } characters.
error-corpus-header = The record at place { $place } is not a finished game of this corpus.
error-corpus-missing = { $path } is missing.
error-corpus-unfinished = The corpus in { $path } is unfinished; `tenshu corpus make` continues it.
error-corpus-rows = The decisions are not in the order of the games.
error-corpus-shares = { $text } are no shares: names with whole percents that add up to 100, such as train=80,valid=10,test=10.
cli-interpreted = The engine runs interpreted here, many times slower than compiled: when it was installed, there was neither a wheel that fits nor a C compiler.
help-load-bots = everybody is a bot with a token: moves by the bot API, streams instead of sockets
error-load-bots = Bots do not come and go: leave out --churn with --bots.

## Reminders

remind-title = Your turn
remind-turn = { $game }: it is your turn.
remind-until = Your time is up on { $time }.
remind-round-title = Your round has begun
remind-round = { $tournament }, round { $round }: your game of { $game } has begun.
remind-digest = It is your turn at { $count ->
    [one] 1 table
   *[other] { $count } tables
}
remind-digest-rounds = { $count ->
    [one] 1 round of yours has begun
   *[other] { $count } rounds of yours have begun
}
remind-unsubscribe = To stop these e-mails: { $url }
unsubscribe-title = E-mails about your turns
unsubscribe = Stop sending me these e-mails
unsubscribed = You will get no more e-mails about your turns. You can turn them on again in the settings of the page.
