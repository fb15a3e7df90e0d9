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
help-bots = bots for the last seats, separated by commas ({ $bots }); none for people only
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

welcome = Type the number of a choice, or its text. Type help for more.
seal = The deal is sealed. Seal: { $seal }
secret = The secret of the deal was: { $secret }
saved = The record is in { $file }.
goodbye = Goodbye.
pass-keyboard = Pass the keyboard to { $player }, who presses Enter.
command-help = what you can type
command-table = show the table again
command-legend = what is printed: tables, prices, and how to read the drawing
command-log = everything that has happened
command-scores = the points so far
command-notes = what everybody could have written down: purses, the rest of piles
command-rules = the titles of the rules; rules 31 shows one clause
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
error-number = '{ $word }' is not a whole number of at least { $least }
error-option = '{ $word }' is not an option such as version=advanced
error-search = no clause contains '{ $word }'
error-bots = { $seats ->
    [one] { $bots } bots do not fit on 1 seat
   *[other] { $bots } bots do not fit on { $seats } seats
}
error-sim-bots = name one bot for all seats or one for each: { $bots } bots for { $seats } seats do not fit
error-choice = Choose a number from 1 to { $most }, or type help.
error-ambiguous = '{ $word }' could be { $choices }: type a little more.

# bench
help-bench = measure how fast the games are
help-bench-games = which games; all if none is named
help-peers = measure other engines too, where they are installed
help-runs = how many runs the median is taken of
help-seconds = how long one run lasts
help-workers = how many processes play; the result is the same
bench-measuring = measuring { $name } …
bench-engine = engine
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

# The house.
help-serve = open the house: play over the network, in browsers and by programs
help-host = the address to listen on; 127.0.0.1 is this machine alone
help-port = the port to listen on
help-database = where tables are kept: sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME
help-serve-workers = how many processes serve; more than one need PostgreSQL
help-config = a file with settings (TOML)
help-open = open the browser
house-opens = The house is open at { $address } (Ctrl-C closes it)
example-serve = open the house and the browser

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
train-no-torch = Training needs PyTorch: pip install 'mecenate[train]'
train-old-option = { $option } has no effect any more and will be removed in the next release.
train-lesson = mean total { $mean }, error { $error }, policy { $right } %
train-totals = mean totals: { $curve }
train-errors = errors:      { $curve }
train-saved = { $games ->
    [one] 1 game
   *[other] { $games } games
}; the weights are in { $file }
help-arena = measure how well the bots play
help-arena-study = ladder: each bot against the one below; match: the bots that are named, against each other
help-match-bot = a level, a level with less time (master:scale=0.2), or a program (exec:COMMAND); the last one takes all seats that are left
help-match-rules = version of the rules; the newest if left out
help-match-deals = how many deals, each played until every bot has had every seat; else as many as --games takes
help-match-sprt = stop when it is clear whether the first bot wins LOW or HIGH percent of the games; LOW:HIGH:ERROR sets the error allowed (5)
help-match-limit = processor time in seconds that a program may take for a choice (60)
help-match-out = write every game to this file (JSON lines)
help-match-resume = go on with the games in this file
help-bot = a bot as a program of its own, for matches: it reads and writes the line protocol
help-bot-level = how well it plays
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
help-study = what a seat, a card or an option is worth, with plots
help-vary = options to compare, for example version=normal,advanced
help-packs = packs of components to compare with the one that comes with the game
help-ray = play on the Ray cluster at this address; auto finds one, local starts one here
help-study-out = write the page with the plots to this file
help-study-data = write the data into this folder, as CSV and Parquet
study-title = { $game }: { $games } games between { $bots }
study-overview = The games in short
study-overview-note = Means with 95 % intervals. Bold: the interval does not meet that of the first column.
study-seats = How often each seat wins
study-seats-note = Marks with 95 % intervals; the dashed line is what chance alone would give. Seat 1 plays first.
study-seat = Seat
study-seat-wins = wins from seat { $seat }
study-bots = How often each player wins
study-bots-note = For every seat that a kind of player had, with 95 % intervals.
study-sources = Where the points come from
study-sources-note = Points a seat gets from each source, in the mean and in the order of the rulebook.
study-everybody = all seats
study-winners = winners
study-shapes = How the games differ
study-shapes-note = How often each value comes up, as shares of all games.
study-pieces = What each piece is worth
study-pieces-note = How often seats win that used it, with 95 % intervals; in brackets how many seats did. The dashed line is par. A use goes along with winning; it need not be its cause.
study-choices = choices in a game
study-turns = turns in a game
study-branching = possibilities for a choice
study-leads = changes of the lead
study-winning = winning total
study-total = total of a seat
study-margin = lead of the winner
study-piece = piece or place
study-used = used by
study-won = wins
study-interval = 95 % interval
study-points = points above the mean
study-figures = in figures

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
upgrade-backup = The file is copied before anything is changed. Stop every running house that uses it first.
upgrade-no-backup = Make a backup first (pg_dump), and stop every running house that uses this database.
upgrade-ask = Go ahead? [y/N]
upgrade-yes = y yes
upgrade-left = Nothing was changed.
upgrade-copied = Backup: { $file }
upgrade-done = The database is up to date now. Checking the games:

## Why something is not possible

reason-over = the game is over
reason-other-choice = it is not part of the choice before you
reason-not-now = that is not possible now

## What a choice brings

explain-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
explain-ends-round = ends the round
explain-ends-phase = ends the phase
explain-ends-game = ends the game
explain-then-draw = then chance decides
explain-then-look = then you look at cards
explain-then-reveal = then hidden things are shown
explain-then-unseen = what follows depends on what you cannot see
