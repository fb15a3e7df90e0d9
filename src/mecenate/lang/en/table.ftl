### What the terminal says about any game, in English.

about = Board games of patrons and builders in your terminal.
log-line = { $player }: { $what }
you = You
bot = Bot { $number }
player = Player { $number }

## Help on the command line

help-usage = usage
help-options = options
help-commands = commands
help-command = COMMAND
help-help = show this help
help-version = show the version and whether the engine is compiled
help-lang = language of all messages
help-play = play a game in the terminal
help-games = list the games with their seats and options
help-rules = read the rules, whole or by clause
help-replay = read or check the record of a game
help-sim = play many games between bots
help-game = name of the game, for example carrara
help-seats = number of players
help-option = an option of the game, for example version=advanced; may be given several times
help-bots = bots for the last seats, separated by commas: { $bots }, a class (package:Name) or a program (exec:COMMAND); none for people only
help-play-seed = secret text that fixes the deal; random if left out
help-sim-seed = the same seed gives the same games
help-notes = show what everybody could have written down; on unless several people share the keyboard
help-record = write the game to this file
help-json = print JSON
help-number = how many games
help-file = file of the record
help-at = show the table after this many actions
help-verify = check actions, deal and seal
help-clause = one clause, for example CAR-31 or 31
help-search = the clauses that contain a word
example-play = you against two bots
example-advanced = with decorations and statues
example-rules = one clause of the rules

## Lists of games

seats-range = { $least } to { $most } players
numbers-range = { $usual }, or any number from { $least } to { $most }
choices-range = { $usual }, or { $choices }

## At the table

welcome = Type the number of a choice, or its text. help lists the commands, quit leaves the game.
seal = The deal is sealed. Seal: { $seal }
secret = The secret of the deal was: { $secret }
saved = The record is in { $file }.
goodbye = Goodbye.
pass-keyboard = Pass the keyboard to { $player }, who presses Enter.
command-help = what you can type
command-table = show the table again
command-legend = what is printed: tables, prices, and how to read the drawing
command-glossary = the terms of the game in all languages
command-log = everything that has happened
command-scores = the points so far
command-notes = what everybody could have written down: purses, the rest of piles
command-rules = the game on one page and the titles of the rules; rules 31 shows one clause
command-hint = what a master would do
command-undo = take your last choice back, if nothing was turned over
command-quit = leave the game
help-choices = Anything else is a choice: its number, its text, or the beginning of its text.
rules-hint = Type rules and a number to read one, for example: rules 31
undo-done = Taken back: { $action }
undo-nothing = There is no choice of yours to take back: the last one was not yours.
undo-revealed = '{ $action }' cannot be taken back: it turned something over.

## Scores

scores-source = points for
scores-total = total
scores-note = Points as if the game ended now.
scores-unknown = ? depends on what you cannot see, and is not part of the total.
notes-note = Remembered: everybody who counts along knows this for certain.
notes-off = Notes are off. Start with --notes to have them.
notes-none = There is nothing to remember.
scores-place = { $place }. { $player }: { $points }
scores-winner = { $count ->
    [one] The winner: { $players }
   *[other] A shared victory: { $players }
}

## Simulations

sim-who = scores of
sim-mean = mean
sim-deviation = deviation
sim-wins = wins
sim-seat = seat { $seat }
sim-bot = bot { $name }
sim-speed = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $steps } steps in { $seconds } s: { $rate } steps/s, { $games_rate } games/s

## What went wrong

error-unexpected = something went wrong that should not have ({ $what }); set MECENATE_DEBUG=1 to see where
error-command = there is no command '{ $word }'; the commands are { $commands }
usage-argument = { $name }: { $what }
usage-not-whole = '{ $word }' is not a whole number
usage-not-number = '{ $word }' is not a number
usage-value = '{ $word }' is not possible here
usage-choice = there is no '{ $word }'; choose one of { $choices }
usage-no-value = a value is missing
usage-too-many-values = it takes one value at most
usage-takes-none = it takes no value, but there is '{ $word }'
usage-not-with = it cannot be used together with { $other }
usage-missing = this is missing: { $names }
usage-one-of = one of these is needed: { $names }
usage-unknown = this is not known here: { $words }
usage-ambiguous = '{ $word }' could be { $choices }
usage-other = the command cannot be read: { $what }
error-number = '{ $word }' is not a whole number of at least { $least }
error-option = '{ $word }' is not an option such as version=advanced
error-search = no clause contains '{ $word }'
error-clause = there is no clause { $clause }.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
} The clauses are { $first } to { $last }
error-bots = { $seats ->
    [one] { $bots } bots do not fit on 1 seat
   *[other] { $bots } bots do not fit on { $seats } seats
}
error-sim-bots = name one bot for all seats or one for each: { $bots } bots for { $seats } seats do not fit
error-choice = Choose a number from 1 to { $most }, or type help.
error-ambiguous = '{ $word }' could be { $choices }: type a little more.
error-unknown-action = '{ $word }' is not an action of this game.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
}

# bench
help-bench = measure how fast the games are
help-bench-games = which games; all if none is named
help-peers = measure other engines too, where they are installed
help-vector = measure environments for learning: many games together and one by one, beside those of others
help-envs = how many games are played together
help-runs = how many runs the median is taken of
help-seconds = how long one run lasts
help-workers = how many processes play; the result is the same
bench-measuring = measuring { $name } …
bench-engine = engine
bench-environment = environment
bench-against = against
bench-steps = steps/s
bench-games = games/s
bench-copies = copies/s
bench-branching = choices
bench-bytes = bytes
bench-view = view, µs
bench-json = JSON, µs
bench-steps-ratio = steps
bench-copies-ratio = copies
bench-missing = Not installed here: { $peers }. pip install "mecenate[bench]" brings them.

# The server.
help-serve = start a server: play over the network, in browsers and by programs
help-host = the address to listen on; 127.0.0.1 is this machine alone
help-port = the port to listen on
help-database = where tables are kept: sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME
help-serve-workers = how many processes serve at one address; tables are spread over them
help-config = a file with settings (TOML)
help-open = open the browser
server-runs = The server runs at { $address } (Ctrl-C stops it)
example-serve = start a server and open the browser

# train and arena
help-train = let a game learn by playing against itself
help-train-seed = the same seed gives the same weights
help-train-plan = how many positions of its own turn a player looks at
help-train-preset = how long to train: quick, or as long as the shipped weights
help-train-from = begin with the weights of this file
help-train-workers = how many processes play, all cores if left out; the result is the same
help-train-old = has no effect any more
help-train-out = file of the weights; GAME.weights in this directory if left out
help-train-resume = go on where the last run to this file stopped
train-not-better = { $games } games; the last weights did not beat those in { $file }, which stay
train-old-option = { $option } has no effect any more and will be removed in the next release.
train-lesson = mean total { $mean }, error { $error }, policy { $right } %
train-totals = mean totals: { $curve }
train-errors = errors:      { $curve }
train-saved = { $games ->
    [one] 1 game
   *[other] { $games } games
}; the weights are in { $file }
help-arena = measure how well the bots play
help-arena-game = name of the game, for example carrara; for baselines also several, or all
help-arena-seats = number of players; for baselines also 2,3, or all
help-arena-study = ladder: each bot against the one below; match: the bots that are named, against each other; baselines: each bot against random players and against novices
baselines-title = { $game }, { $seats } seats
baselines-bot = one seat of
baselines-against = against { $bot }
baselines-note = Share of { $games } games with { $seats } seats that it wins, with 95 % intervals; every deal is played from every seat.
help-match-bot = a level, a level with less time (master:scale=0.2), an installed bot, a class (package:Name), or a program (exec:COMMAND); the last one takes all seats that are left
help-match-rules = version of the rules; the newest if left out
help-match-deals = how many deals, each played until every bot has had every seat; else as many as --games takes
help-match-sprt = stop when it is clear whether the first bot wins LOW or HIGH percent of the games; LOW:HIGH:ERROR sets the error allowed (5)
help-match-limit = processor time in seconds that a program may take for a choice (60)
help-match-out = write every game to this file (JSON lines)
help-match-resume = go on with the games in this file
help-bot = a bot as a program of its own, for matches: it reads and writes the line protocol
help-bot-level = which bot: a level, the name of an installed one, or a class (package:Name)
help-bot-game = the only game that it plays; all if left out
error-arena-option = { $option } is for mecenate arena { $study }
error-match-bots = a match needs from 1 to { $seats } bots (--bot) for { $seats } seats
error-match-sprt = '{ $word }' is not a test; write two shares of wins in percent, the lower one first, as in 25:40
match-bot = bot
match-seats = seats
match-seconds = processor
match-forfeits = forfeits
match-line = { $game } (rules { $rules }), { $seats } seats: { $bot } against { $others }: { $games } games, wins { $rate } % (95 %: { $low }–{ $high }; par { $par }), points { $totals }, winners { $winning }; seed { $seed }, { $deals } deals, time × { $scale }
match-alone = { $game } (rules { $rules }), { $seats } seats: { $bot } among themselves: { $games } games, points { $totals }, winners { $winning }, by seat { $bySeat }; seed { $seed }, { $deals } deals, time × { $scale }
match-sprt = LLR { $ratio } (±{ $bound }): { $verdict ->
    [accepted] { $high } % accepted against { $low } %
    [rejected] { $high } % rejected for { $low } %
   *[open] open between { $low } % and { $high } %
}
help-pairing = at least how many games a pair plays
help-levels = which bots, from the foot of the ladder, separated by commas; all if left out
help-scale = how much of their time bots take, for example 0.2
help-plot = draw the ladder into this file (SVG)
error-levels = a ladder needs at least two bots
ladder-above = bot
ladder-below = against
ladder-games = games
ladder-wins = wins
ladder-interval = 95 % interval
ladder-total = mean total
ladder-against = theirs
ladder-time = per choice
ladder-rating = rating
ladder-note = One bot against { $seats ->
    [2] one of the level below
   *[other] a table of the level below
}; each deal was played with it on every seat. Between equals it would win one game in { $seats }.
hint-thinking = A master looks at it …
hint-choice =   { $action }: { $side ->
    [ahead] about { $points } points ahead in the end
    [behind] about { $points } points behind in the end
   *[even] level in the end
}, tried { $visits ->
    [one] once
   *[other] { $visits } times
}

# studies
help-dataset = games of bots as tables and records, for learners
help-dataset-make = make: play games and write them
help-dataset-levels = who plays; they move up one seat from game to game (apprentice)
help-dataset-out = new folder for the tables and the records
error-dataset = --levels names at least one bot, and --seats is from { $least } to { $most }
dataset-made = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $positions } positions in { $folder }
help-study = what a seat, a card or an option is worth, with plots
help-ray = play on the Ray cluster at this address; auto finds one, local starts one here
help-study-out = write the page with the plots to this file
help-study-data = write the data into this folder, as CSV and Parquet
help-question = the question to answer; may be given several times, all of them if left out. seat: does a seat win more often? piece: which pieces are seldom used, which win? length: how long and how close are the games? option: what does a setting change?
help-study-seats = numbers of players, separated by commas, or all
help-study-bots = who plays, one for all seats or one for each: { $bots }, a class (package:Name) or a program (exec:COMMAND); { $players } if left out
help-vary = options to compare, for example version=normal,advanced; put a value that holds a comma in quotes
help-packs = packs of components to compare: one with that of the game, several with each other; printed is that of the game
error-vary = '{ $word }' names no values; write it like version=normal,advanced
error-study-seats = '{ $word }' is not a number of players from { $least } to { $most }; write 3, or 2,4, or all
study-title = { $game }: { $games } games played by { $bots }
study-seat-number = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
study-power-games = { $settings ->
    [one] { $games } games.
   *[other] { $games } games in each of { $settings } settings, on the same deals.
}
study-power-seat = They show that a seat wins more or less often than its share ({ $share }) if the difference is at least { $sees } percentage points; 5 points take { $takes } games.
study-power-piece = For the users of a piece that one seat in four uses, the difference must be at least { $sees } percentage points; 5 points take { $takes } games.
study-power-mean = They show that a mean differs if the difference is at least { $sees } of the standard deviation of single games; 20 % take { $takes } games.
study-ask-seat = Does a seat win more often?
study-ask-piece = Which pieces are seldom used, and which win?
study-ask-length = How long and how close are the games?
study-ask-option = What does each setting change?
study-where = { $where }: { $what }
study-seat-even = No seat clearly wins more or less often than its share of { $share }.
study-seat-off = Seat { $seat } wins { $rate } of its games ({ $low } to { $high }), clearly { $side ->
    [more] more
   *[less] less
} often than its share of { $share }.
study-length = A game has { $choices } choices in { $turns } turns; nine games in ten have { $low } to { $high } choices. The lead changes { $leads } times, and the winner is { $margin } points ahead.
study-piece-rare = { $use }, seldom used: { $names }{ $more ->
    [0] {""}
   *[other] {""} and { $more } more
}; { $mean } on average.
study-piece-wins = { $use }: who uses { $name } wins { $rate } of the games ({ $low } to { $high }), clearly { $side ->
    [more] more
   *[less] less
} often than the share of { $share }.
study-piece-none = No piece stands out.
study-more = … and { $more } more, which the page and the data have.
study-option = { $label } instead of { $base }: { $what }
study-option-none = nothing changes clearly
study-option-one = There is one setting only; --vary, --packs or --seats add others.
study-change = { $measure } { $before } → { $after }
study-points-from = points ({ $source })
study-join = { $one }; { $two }
study-usual = usual options
study-first = wins of seat 1
study-seat-note = With 95 % intervals; the dashed line is the share of each seat if all were equal. Seat 1 plays first. Filled marks are clearly off: of all that are called so, one in twenty may be chance (Benjamini–Hochberg).
study-piece-note = A piece is seldom used if it clearly is used less than half as often as its kind; these stand on top and have a line at the left. Filled marks and bold rows: users clearly win more or less often; of all that are called so, one in twenty may be chance (Benjamini–Hochberg). A use goes along with winning; it need not be its cause.
study-length-note = How often each value comes up, as shares of all games; and where the points come from.
study-option-note = Differences on the same deals, in standard deviations with 95 % intervals; the tables have the figures. Filled marks and bold rows clearly differ: of all that are called so, one in twenty may be chance (Benjamini–Hochberg).
study-seat = Seat
study-seat-wins = wins from seat { $seat }
study-bots = How often each player wins
study-sources = Where the points come from
study-everybody = all seats
study-winners = winners
study-choices = choices in a game
study-turns = turns in a game
study-branching = possibilities for a choice
study-leads = changes of the lead
study-winning = winning total
study-total = total of a seat
study-margin = lead of the winner
study-least = Used least, by seats that could
study-users-win = How often users win
study-piece = piece or place
study-could = seats that could
study-used = used by
study-won = wins
study-interval = 95 % interval
study-points = points above the mean
study-figures = all of them in figures
study-measure = measure
study-before = before
study-after = after
study-difference = difference

# check and upgrade
help-check = open and replay every stored game, and report those that this release cannot follow
help-check-json = print the findings as JSON
help-upgrade = bring the database of an earlier release up to date
help-dry-run = only say what would be done
help-yes = do not ask before the upgrade
check-running = Replaying the stored games …
check-empty = There are no games in this database.
check-game = game
check-verdict = result
check-games = games
check-waiting = not begun
check-whole = replays from the deal to the last move
check-opens = opens at the last move; earlier moves follow rules that this release no longer has
check-differs = replays to something else than what is stored
check-stuck = a stored move can no longer be carried out
check-unreadable = no stored position can be read
upgrade-database = Database: { $url }
upgrade-step = Migration { $revision }: { $summary }
upgrade-rules = { $count ->
    [one] One running game
   *[other] { $count } running games
 } will go on by newer rules than before; the log of each table says so.
upgrade-nothing = The database is up to date.
upgrade-backup = The file is copied before anything is changed. First stop every server that uses it.
upgrade-no-backup = Make a backup first (pg_dump), and stop every server that uses this database.
upgrade-ask = Go ahead? [y/N]
upgrade-yes = y yes
upgrade-left = Nothing was changed.
upgrade-copied = Backup: { $file }
upgrade-done = The database is up to date now. Checking the games:

## Packages and the engine

error-extra = this needs { $package }, which is not installed; the command that brings it: { $command }
greet-about = Mecenate: board games of patrons and builders, with friends or against bots.
greet-next = Choose a game on the page. Other ways: mecenate play (in this terminal), mecenate --help (all commands).
greet-terminal = In this terminal: mecenate play. In the browser: { $command }, then mecenate. All commands: mecenate --help
engine-compiled = Engine: compiled, for the server and its bots.
engine-building = Engine: interpreted for now. The compiled one is being built, and the bots use it as soon as it is ready.
engine-interpreted = Engine: interpreted. The rules are the same, but bots that think by the clock are weaker. The compiled engine: { $command }
api-about = Mecenate: board games of patrons and builders, for people and programs.
api-next = POST /api/guests with a name gives a token; POST /api/tables opens a table. /api/schema describes everything.
api-leave = DELETE /api/session ends a session; a table keeps its games.

# analyse
help-analyse = judge every turn of a game that has been played: what it was worth, and which was better
help-analyse-level = the level that judges
help-analyse-iterations = how many times lines of a turn are tried out; more takes longer and is surer
help-analyse-open = judge each turn also with all cards open
help-analyse-html = write a page with the whole analysis to this file
help-analyse-out = write the record with the analysis in it to this file
help-analyse-all = list every turn, not only those with a mark
analyse-title = { $game }: analysis
analyse-note = Judged by { $level }, { $tries } tries a turn, by what each seat knew. Chances to win in percent: before the turn with the best play, and after the turn that was played.
analyse-move = move
analyse-player = player
analyse-turn = turn
analyse-before = before
analyse-after = after
analyse-lost = lost
analyse-points = points
analyse-mark = mark
analyse-luck = luck
analyse-better = better
analyse-chances = Chances to win
analyse-chances-note = For each player before every turn. A mark stands where a turn was an inaccuracy, a mistake or a blunder.
analyse-players = The players
analyse-turns = All turns
analyse-scores = Final scores
analyse-clean = No turn has a mark.

# puzzles
help-puzzles = solve a puzzle, or make, check and measure puzzles
help-puzzles-what = what to do; with a game or nothing, solve a puzzle
help-puzzles-of = the game to make puzzles of, or the file (or game) to check or measure
help-puzzles-id = the puzzle to solve; without it, any
help-puzzles-seats = make puzzles with this many seats only; without it, with each number up to four
help-puzzles-count = how many puzzles the file is to have (60), or how many are measured (all)
help-puzzles-seed = the seed of the games that are looked through (1), or of the levels that are measured (0)
help-puzzles-out = the file of the puzzles; one that exists is continued
puzzles-game = game { $number }
puzzles-made = { $count ->
    [one] One puzzle is
   *[other] { $count } puzzles are
} in { $file }.
puzzles-checked = { $count ->
    [one] One puzzle was
   *[other] { $count } puzzles were
} checked: positions, solutions, other turns and ratings are right.
puzzles-level = level
puzzles-time = time
puzzles-solved = solved
puzzles-share = share
error-puzzles-of = 'mecenate puzzles { $what }' needs a game or a file
error-puzzles-id = there is no puzzle '{ $puzzle }' of { $game }
error-puzzles-other = { $file } holds puzzles of another game, other options or another seed; name another file with --out
puzzle-task = Puzzle { $puzzle }: find the best turn. Type help for commands.
puzzle-solved = Solved!
puzzle-missed = That is not the best turn.
puzzle-solution = Best: { $turn }. Chance to win: { $chance } %.
puzzle-other = Costs { $chance } % of the chance to win, and { $points } points: { $turn }.
puzzle-rating = Rating of the puzzle: { $rating }.

# openings
help-openings = go through what bots do in the first turns, or let them play a new table of openings
help-openings-what = the game to look at, or make
help-openings-of = the game to make a table of
help-openings-seats = the number of players (2)
help-openings-step = a step to begin after, as the table names it; may be repeated
help-openings-file = the file of the table; without it, the one that comes with the program. With make, one that exists is continued
help-openings-games = how many games the file is to have for each number of players (60)
help-openings-level = the level that plays the openings (master)
help-openings-seed = the seed of the games (1)
openings-made = { $count ->
    [one] One game is
   *[other] { $count } games are
} in { $file }.
openings-rest = { $games ->
    [one] One game
   *[other] { $games } games
} with { $seats } players. Level of the openings: { $level }; of the rest: { $then }.
openings-number = no.
openings-step = step
openings-games = games
openings-share = share
openings-wins = won
openings-points = points
openings-end = { $games ->
    [one] One game
   *[other] { $games } games
} began so. The table ends here.
openings-help = Type the number of a step, back, table or quit.
error-openings-of = 'mecenate openings make' needs a game
error-openings-seats = there are no openings for { $seats } players; there are some for { $known }
error-openings-step = no game of the table began with these steps
error-openings-other = { $file } holds openings of another game, another level or another seed; name another file with --file
