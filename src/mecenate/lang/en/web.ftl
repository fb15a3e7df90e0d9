### What the browser says, in English.

## Everywhere

skip = Skip to the content
nav-label = Pages
nav-play = Play
nav-tables = Tables
nav-rules = Rules
nav-about = About
nav-me = You
settings = Settings
sign-in = Say your name
theme-light = Light theme
theme-dark = Dark theme
cancel = Cancel
close = Close
save = Save
saved = Saved
copy = Copy
copied = Link copied
you = you
points = points
number = { $n }
options = More options of the rules
your-turn = Your turn
my-turns = { $count ->
    [one] It is your turn at 1 table
   *[other] It is your turn at { $count } tables
}
name-title = What shall we call you?
name-text = A name is enough. No account, no address.
name-label = Name
name-go = Take a seat

## Home

home-title = Take a seat.
home-welcome = Games of patrons and builders. No account, one click.
home-turns = { $count ->
    [one] It is your turn at one table. Or start something new: no account, one click.
   *[other] It is your turn at { $count } tables. Or start something new: no account, one click.
}
home-play-label = Play now
game-carrara = Buy marble as it grows cheaper, raise six cities, choose the moment to score.
game-princes = Bid for what your artists need, lay out the estate, complete their works.
game-florenza = Play workshops, engage artists, finish the monuments of Florence.
game-carpe-diem = Walk the ring, take tiles, finish villas and gardens in your district.
game-players = { $least } to { $most } players
game-minutes = { $minutes } min
game-advanced = { $game }, advanced
play-now = { $bot ->
    [random] Play two that move at random
    [novice] Play two novices
    [apprentice] Play two apprentices
    [journeyman] Play two journeymen
    [master] Play two masters
    [maestro] Play two maestros
   *[other] Play two bots
}
home-against = Opponents
open-and-invite = Open a table and invite
my-tables = My tables
all-tables = All tables
open-tables = Open tables
open-a-table = Open a table
open-none = Nobody is waiting for players right now.
join = Join
join-label = Invitation link or table number
how-1 = Choose a game and play two bots at once.
how-2 = Or open a table and send the link to friends.
how-3 = Leave when you like: your seat waits here.
table-with = with { $names }
table-alone = nobody else yet
state-over = Over
state-abandoned = Given up
state-free = { $count ->
    [one] 1 seat free
   *[other] { $count ->
        [0] All seated
       *[other] { $count } seats free
    }
}
state-turn = { $name } plays
go-play = Play
go-open = Open
go-watch = Watch
go-sit = Sit down
go-result = Result
go-home = To the start
tables-turn = It is your turn
tables-running = Going on
tables-watch = To watch
tables-over = Finished games
tables-none = There are no tables yet. Open the first one.

## A new table

new-title = A new table
new-game = Game
new-seats = Who plays
new-seats-count = Number of players
new-invite = Somebody with the link
new-here = Somebody at this screen
new-bot = Bot, { $level }
new-clock = Clock
clock-none = None
clock-quick = 15 minutes each
clock-live = 30 minutes each
clock-day = A move a day
clock-left = Time left
new-public = Who may come
new-private = By invitation
new-open = Open to all
new-go = Deal and play
new-go-invite = { $count ->
    [one] Open the table and invite
   *[other] Open the table and invite { $count }
}
new-note = The deal is sealed before it begins, and can be checked at the end.
new-note-invite = You get a link to send. Once every seat is taken, anybody who sits there can begin.
seat-number = Player { $number }
seat-free = free
seat-wait = waiting for somebody
seat-here = here
seat-away = away
seat-acts = to move
seat-bot = Seat a bot
seat-leave = Stand up
seat-clear = Free the seat
seats = Players
bot-random = plays at random
bot-novice = novice
bot-apprentice = apprentice
bot-journeyman = journeyman
bot-master = master
bot-maestro = maestro
bot-about-random = does whatever is allowed
bot-about-novice = sees part of its own turn and errs now and then
bot-about-apprentice = plans its whole turn
bot-about-journeyman = weighs how the others will answer
bot-about-master = looks as far ahead as its time allows
bot-about-maestro = like the master, with all the time it needs
bot-about-external = a bot that the host of this server offers
bot-time = { $seconds ->
    [0] plays at once
   *[other] { $seconds } s a turn
}
bot-option = { $level }, { $time }
bot-strength = Strength { $strength } of { $of }
waiting-free = { $count ->
    [one] One seat is free. Invite somebody.
   *[other] { $count } seats are free. Invite somebody.
}
waiting-watch = { $count ->
    [one] One seat is still free. You have the link to watch: stay, and the game appears here when it begins.
   *[other] { $count } seats are still free. You have the link to watch: stay, and the game appears here when it begins.
}
waiting-full = Everybody is here.
waiting-taken = Every seat is taken. Stay, and watch when it begins.
abandoned-text = This table has been given up; nobody plays here any more.
invite = Invite
invite-text = Whoever opens this link may sit down. A name is enough.
link-play = Link for players
link-watch = Link for watching
start = Deal and begin
start-wait = { $count ->
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
abandon = Give up the table

## At the table

table-connecting = Connecting to the table…
table-unknown = There is no such table
table-unknown-why = It may have been given up, or it is by invitation and the link is incomplete. Ask for the link again.
line-lost = The connection is lost. Trying again; nothing of yours is lost.
line-outdated = The server has been updated since you opened this page.
line-reload = Reload the page
prompt-over = The game is over.
prompt-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } share the victory.
}
prompt-sending = Sent…
prompt-waiting = It is the turn of { $name }.
confirm = Confirm
confirm-label = Your choice
confirm-choose = { $count ->
    [one] One choice is open to you
   *[other] { $count } choices are open to you
}
confirm-how = One click plays what you can undo; anything else waits for Confirm.
confirm-not-you = The others are thinking. You may think too: try What if.
confirm-over = Nothing more to do here.
proxy-open = Bid up to…
proxy-note = The server bids for you, one step at a time, up to a limit that nobody else learns.
proxy-limit = Up to
proxy-give = Bid
proxy-given = Bidding for you up to { $florins }
proxy-withdraw = Withdraw
choice-line = { $title }: { $gloss }
choices = Choices
choices-all = All choices ({ $count })
choices-filter = Search { $count } choices
undo = Undo
undo-title = Take your last choice back
undo-not = Nothing to take back: something was turned over, or the last choice was not yours
side = Beside the table
tab-board = Table
tab-choices = { $count ->
    [one] (one choice here)
   *[other] ({ $count } choices here)
}
look-at = Look at the board of { $name }
look-back = Back
looking-at = The board of { $name }
log = Log
log-earlier = What happened earlier
log-who = { $name }
log-move = Go to move { $move }
log-only-choice = only choice
log-details = Details of the turn of { $name }
log-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
recap = Since your last turn
recap-first = Before your first turn
recap-replay = Show the turn of { $name } again
rerun-line = This has already happened. Your turn waits.
rerun-back = Back to my turn
follow-next = Next ({ $count })
follow-next-title = Show the next step (Space)
follow-skip = Skip
follow-skip-title = Show where the game stands now (Space, or a click on the board)
chat = Chat
chat-none = Nothing has been said yet.
chat-say = Say something
chat-send = Send
scores = Scores
scores-source = Points for
scores-total = Total
scores-so-far = What everybody has seen so far.
scores-if-ended = As if the game had ended here.
scores-imagined = As if the imagined game ended here.
scores-hidden = In this game points are counted at the end.
command-label = Type a choice, for example its first letters
command-several = “{ $word }” could be { $choices }: type a little more.
command-unknown = “{ $word }” is not possible now.
text-board = Table in words
legend = Legend
legend-title = What is printed on the pieces (L)
text-board-title = Table in words (T)
table-menu = This table
watching = { $count ->
    [one] You are watching.
   *[other] { $count } people are watching, you among them.
}
over-line = Well played. See where the points came from, or step through the game again.
what-if = What if
what-if-title = Play on in private (W)
what-if-moves = { $count ->
    [0] What if
    [one] What if: one move
   *[other] What if: { $count } moves
}
what-if-all = You choose for everybody; nothing counts.
what-if-bots = The bots answer your choices; nothing counts.
what-if-behind = Meanwhile the real game has moved on.
what-if-for = Choose for { $name }.
what-if-again = Imagine again
what-if-end = Back to the game
hint = Hint
hint-title = What a master would do (?)
hint-by = A master’s advice
hint-thinking = A master looks at your table…
hint-give-up = Never mind
hint-none = The master sees nothing worth naming here.
hint-found = { $count ->
    [one] One choice: { $best }
   *[other] { $count } choices, the best first: { $best }
}
hint-company = Hints are only for tables with nobody but bots: the other people here would have none.
hint-not-yours = It is not your turn. Ask again when it is.
hint-no-time = The server has no time to think just now. Ask again in a moment.
hint-ahead = about { $points } points ahead in the end
hint-behind = about { $points } points behind in the end
hint-even = level in the end
hint-less = About { $points } points less than the first choice.
hint-as-good = As good as the first choice.
standing-now = if the game ended now:
standing-title = { $name }, if the game ended now
standing-unknown = ? stands for what you cannot see, and is not counted: { $sources }.
standing-note = If the game ended now.
stuck = This game was stored by another release and can be followed up to move { $move } of { $of } only.
stuck-go-on = Go on from move { $move }
stuck-asks = { $name } asks to go on from move { $move }.
stuck-unreadable = This game was stored by another release and cannot be read here. Whoever opened the table may close it.
stuck-close = Close the table
log-rules-changed = From here on the game follows rules version { $version }.
new-stand-in = Who plays on for somebody who leaves
same-deal-note = { $count ->
    [one] Another table plays
   *[other] { $count } other tables play
} the same deal. Until all are over, each game is seen by those who sit there and by nobody else.
same-deal-closed = This deal is played at several tables. Until all of them are over, only those who sit here see the game.
notes = Notes
notes-title = What everybody could have written down
notes-show = Show what everybody could have written down
notes-shown = Everybody is shown what they could have written down.
notes-consent = Show what everybody could have written down. The others are asked.
notes-asked-later = Once the game runs, anybody can ask all the others for them.
notes-on = on
notes-off = off
remembered = remembered
consent-notes-on = { $name } asks to turn notes on: everybody is shown what they could have written down.
consent-notes-off = { $name } asks to turn notes off.
consent-lend = { $name } asks to let a bot play for them.
consent-return = { $name } asks to take their seat back from the bot.
consent-shown = { $count ->
    [one] Something was drawn or shown since then, by move { $moves }.
   *[other] Things were drawn or shown since then, by moves { $moves }.
}
error-stand-in = Between people only the stand-in that this table chose may play for you.
consent-asks = { $name } asks to go back to move { $move }.
consent-ask = Ask to go back here
consent-asked = The others are asked.
consent-yes = Agree
consent-no = Refuse
curtain-title = It is the turn of { $name }
curtain-text = Hand the screen over; nobody else should look.
curtain-lift = I am { $name }
note = Your private note
note-hint = Only you see this.
bot-take = Let a bot play for me
bot-return = I play again
resign = Resign
resign-sure = Resign for good
resigned = resigned
leave-note = You can simply close the page too: your seat waits.
seal = Seal of the deal: { $seal }
secret = Secret of the deal: { $secret }

## Headings of choices

family-build = Build
family-improve = Improve
family-visit = Visit the court
family-take = Take
family-sector = Sectors
family-pay = Pay
family-evaluate = Score
family-in = In a city
family-over = Over a building
family-purchase = Buy
family-claim = Claim
family-place = Place
family-on = On a building
family-open = Open an auction
family-introduce = Introduce a freedom
family-work = Complete a work
family-recruit = Recruit
family-return = Give back
family-keep = Keep
family-under = Under the pile
family-play = Play a card
family-convert = Convert
family-finish = Finish a monument
family-reserve = Reserve
family-activate = Locations
family-sell = Sell
family-buy = Buy
family-swap = Swap
family-engage = Engage an artist
family-give = Give
family-choose = Choose
family-go = Go
family-bread = For 1 bread
family-disc = Place your disc
family-score = Score a card

## Replay and afterwards

replay = Replay
replay-move = { $move ->
    [0] the deal
   *[other] move { $move }
} of { $of }
move-number = { $move ->
    [0] the deal
   *[other] move { $move }
}
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-keys = The arrow keys step through the game; every moment has its own address.
replay-live = To the table
replay-eyes = As seen by
replay-nobody = a spectator
replay-share = Copy the address of this moment
after-title = After the game
after-not-yet = This game is not over yet
after-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
after-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
after-sources = Where the points came from
after-plot = Points over time
after-plot-note = At every moment as if the game had ended there, move by move.
after-plot-wait = Reading the game…
rematch = Rematch
share = Share
record = Record
fair-title = Check that the deal was fair
fair-text = Before the game the server showed the seal of a secret; all chance came from that secret. Now the secret is open: the record and mecenate replay --verify show that nothing was changed.

## Rules

rules = Rules
rules-lede = Every rule of every game in our own words, numbered, so that the table can cite it.
rules-english = These rules are not translated yet; they are shown in English.
rules-glossary = Terms of the game
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 clause found
   *[other] { $count } clauses found
}
rules-clause = Rule { $clause }
rules-none = There is no such rule.
rules-all = All rules

## Settings

settings-language = Language
settings-theme = Theme
theme-name-system = As the device
theme-name-light = Light
theme-name-dark = Dark
settings-table = At the table
settings-confirmation = Confirm
confirmation-final = What cannot be undone
confirmation-always = Every choice
confirmation-never = Nothing
settings-forced = Make the only choice for me
settings-forced-note = Where there is nothing else to choose, it is played after half a second.
settings-pace = Show the moves of the others
pace-instant = At once
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
pace-step = Step by step
settings-motion = Animations
settings-motion-note = Pieces move across the board; without it they simply appear in their place.
settings-sounds = Sounds
settings-sounds-note = A tap for every move, two notes when it is your turn.
settings-text = Table in words
settings-text-note = Lists and tables instead of the drawn board, good for screen readers.
settings-notices = Notices
settings-notices-note = The browser tells you when it is your turn, while this page is open somewhere.
settings-notices-on = Tell me
settings-notices-off = Do not tell me
settings-notices-refused = The browser does not allow notices here.
keys = Keys
key-tab = to the board, and on to the next control
key-pieces = on the board: from piece to piece; with Shift also to pieces that cannot be chosen
key-enter = play the piece in focus, or confirm
key-esc = take the selection back
key-space = while the others’ moves are shown: skip them, or the next step; in a replay: play and pause
key-u = undo
key-numbers = select one of the first nine choices, on the table in words
key-t = table in words
key-w = what if
key-l = legend: what is printed
key-question = hint
key-f1 = this list
key-slash = to the command line
key-arrows = step through the game

## People

profile-own = Your page
profile-guest = Guest
profile-account = Has an account
profile-nobody = No name yet
profile-nobody-text = Say your name and take a seat.
profile-change = About you
profile-programs = For programs
profile-webhook = Webhook
profile-webhook-note = An address that is called when it is your turn. Leave it empty if you do not know what that is.
ratings = Strength
ratings-none = No rated game yet.
rating-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
account = Account
account-make = Make an account
account-enter = Log in
account-guest = As a guest
account-note = Only needed to come back on another device; a guest can play everything.
account-login = Login
account-password = Password
account-known = Logged in as { $login }.
account-leave = Log out
password-old = Current password
password-new = New password
password-change = Change the password
password-changed = The password is changed, and all your other sessions have ended.
sessions = Sessions
sessions-note = The browsers and programs that are signed in as you. End any that you do not recognise.
session-here = this browser
session-used = since { $since }, last used { $used }
session-end = End
session-end-label = End the session: { $device }
session-ended = That session has ended.
session-device = { $browser } on { $system }
session-unknown = Unknown program
data = Your data
data-note = Download everything that is kept about you, or delete it.
data-privacy = What is kept, why and for how long
data-export = Download my data
data-delete = Delete my account
data-delete-guest = Delete my data
delete-text = Your games stay, under the name “{ $name }”. Your chat, notes, ratings and sessions are deleted at once, and you give up the games that are running. This cannot be undone.
delete-sure = Delete for good
deleted = Your data has been deleted. Goodbye.
someone-left = someone who left

## About

about-title = Board games, one place to play
about-lede = Mecenate plays them by the complete rules, with friends, with bots, now or a move a day.
about-fair = Fair
about-fair-text = Your browser never receives what your seat may not see. The deal is sealed before the start and can be checked after the end.
about-everybody = For everybody
about-everybody-text = Keyboard, screen reader, phone; letters and patterns beside every colour; { $languages } languages.
about-think = Room to think
about-think-text = Try a line of play in private, step back through the whole game, see where every point came from.
about-own = Your own server
about-own-text = One program runs the server on your machine. Nothing is sent anywhere else.
about-sources = What it is made of
about-sources-text = All drawings and all words are our own. The site uses these free works:
about-values = Where the numbers come from
about-values-text = Every value on a tile, a card or a board has its source and how sure it is, in docs/components.md of the program. Wherever a value could not be checked, it says so there.
about-legal = Legal note
about-legal-text = The games belong to their authors and publishers. Mecenate is not connected with them, uses none of their artwork or text, and shows the names only to say which rules are played. If you enjoy a game here, buy it.
about-privacy = Privacy: what is kept, why and for how long
nowhere = There is nothing here
nowhere-text = No page has this address. Perhaps a letter is missing at its end.

## Privacy

privacy = Privacy
privacy-lede = What this server keeps, why, and for how long. It is kept in the server’s own database and given to nobody.
privacy-you = Who you are
privacy-you-text = Your name, so that others know with whom they play. With an account also your login and your password, of which only an Argon2 hash is kept; and a webhook address, if you enter one. Until you delete your account.
privacy-guests = Guests
privacy-guests-text = { $days ->
    [0] A guest without tables is kept until they delete their data.
   *[other] A guest without tables who has not come for { $days } days is forgotten.
}
privacy-sessions = Sessions
privacy-sessions-text = For every browser and program that is signed in as you: a hash of its token, what it calls itself, and when it was first and last used. So that you stay signed in, and can end the session. For { $days } days.
privacy-addresses = Addresses
privacy-addresses-text = Network addresses are kept only as keyed hashes: for { $days } days those from which you have logged in, so that nobody can lock you out; for a day those from which something was counted, such as wrong passwords and new tables. There is no log of visits.
privacy-games = Games
privacy-games-text = Who sat where, every move and its time, the result, and an analysis if somebody asked for one, so that games go on, can be checked, seen again and learned from.
privacy-games-kept = { $days ->
    [0] Finished games of people with an account are kept.
   *[other] Finished games of people with an account go when nobody has looked at them for { $days } days.
}
privacy-guest-games = { $days ->
    [0] Finished games of guests are kept.
   *[other] Finished games of guests go when nobody has looked at them for { $days } days.
}
privacy-running = { $days ->
    [0] Unfinished games are kept.
   *[other] Unfinished games go when nobody has looked at them for { $days } days.
}
privacy-open = { $days ->
    [0] Tables that never began, or were given up, are kept.
   *[other] Tables that never began, or were given up, go when nobody has looked at them for { $days } days.
}
privacy-records = { $days ->
    [0] Records that somebody opened here to look at are kept.
   *[other] Records that somebody opened here to look at go when nobody has done so for { $days } days.
}
privacy-words = Chat and notes
privacy-words-text = What you say at a table, with your name and the time; a table keeps the last { $lines } lines. Your private notes, which only you see. They go with the table, or when you delete your account.
privacy-ratings = Ratings
privacy-ratings-text = Your rating in each game, for the lists of the best players, until you delete your account. In the rankings of the deal of the day, the points of your game under your name. Your first answers to puzzles with their time, so that an answer counts once, and your rating as a solver, until you delete your account.
privacy-cookies = Cookies
privacy-cookies-text = Two, and none for anybody else: “mecenate” says who you are; “mecenate_place” says that you have logged in with this browser before. Your settings, and the names of those who play at the same screen, stay in the browser.
privacy-rights = What you can do
privacy-rights-text = On your page you can download everything that is kept about you, end single sessions, and delete your account. Your games stay, because they are the others’ games too; your name there becomes “{ $name }”.
privacy-page = To your page

## What went wrong

error-offline = The server cannot be reached. Is it running?
error-broken = Something went wrong on the server. Please try again.
error-unknown-table = There is no such table, or it is by invitation and your link is not right.
error-stale-version = The table has moved on meanwhile. Look again and choose.
error-seat-taken = Somebody was quicker: the seat is taken.
error-not-seated = You do not sit at this table.
error-too-many = That was too much at once. Wait a little.
error-too-many-bots = A guest may have only a few games against strong bots at a time. Finish or give up one, choose other bots, or make an account.
error-not-open = That is no longer possible: the game has begun, or the table was given up.
error-sign-in = Say your name first; a name is enough.
error-not-allowed = You may not do that here.
error-malformed = The server could not read that. Please check what you typed.
error-not-stored = The server could not store it, so nothing was changed. Please try again.
error-free-seats = There are free seats: wait for people, or put bots there.
error-not-over = That opens when the game is over: it shows what is hidden.
error-not-running = Nobody plays at this table now.
error-not-analysed = This game has not been analysed yet.
error-unknown-opening = No game began like this.
error-unknown-puzzle = There is no such puzzle.
error-turn-goes-on = This is not a whole turn yet.
error-not-your-turn = It is not your turn.
error-bot-plays = A bot plays for you. Take your seat back first.
error-nobody-there = Nobody sits there.
error-nobody-asks = Nobody asks to go back any more.
error-no-undo = That cannot be taken back: somebody else chose, or something was shown.
error-no-such-move = The game has no such move.
error-no-auction = There is no auction of that lot in which you may bid now.
error-low-bid = That is less than the next bid.
error-stuck = This game was stored by another release: agree to go on from an earlier move, or close the table.
error-unreadable = This game was stored by another release and cannot be read here.
error-older-rules = This game was played by older rules and can no longer be shown.
error-others-seated = Others have sat down at a table without notes. Ask them once the game runs.
error-same-deal = You play this deal at another table already.
error-day-closed = The day of this deal has closed: nothing more is played here.
error-unknown-day = There are no deals of this day.
error-deal-of-the-day = In the deal of the day there is no help of this kind.
error-unknown-seat = The table has no such seat.
error-unknown-person = Nobody is known by this address.
error-unknown-game = There is no such game here.
error-unknown-action = That is not a choice of this game.
error-illegal-action = That is not possible now.
error-bad-option = The table cannot be opened like that.
error-bad-record = This record cannot be read.
error-login-taken = Somebody has this login already. Choose another.
error-has-account = You have an account already.
error-wrong-password = The login and the password do not match.
error-refused = The server refuses that.
error-unknown-guide = There is no guided game of this title.
error-unknown-step = The guided game has no such step.
error-unknown-session = There is no such session any more.
error-no-account = You have no account, and so no password.

## What a choice leads to

then-prompt = Then: { $prompt }
then-turn = Then it is { $player }’s turn

## Which engine runs

home-leave = To leave, close this page: games that are under way wait for you.
engine-compiled = Server and bots use the compiled engine.
engine-bots-compiled = The bots use the compiled engine now; the server will when it starts again.
engine-running = The compiled engine is being built; until it is ready, the bots think with the interpreted one and are weaker.
engine-failed = The compiled engine could not be built; the bots think with the interpreted one and are weaker.
engine-interpreted = Server and bots use the interpreted engine; bots that think by the clock are weaker.

## Analysis and practice

analysis = Analysis
analysis-about = A master judges every turn by what the player knew then, and looks for a better one. It takes a minute or more, when no bot has to think.
analysis-ask = Analyse this game
analysis-waiting = Waiting for a free processor…
analysis-progress = { $done } of { $turns } turns are judged.
analysis-leave = You may leave this page: the result is kept.
analysis-failed = This game could not be analysed.
analysis-chances = Chances to win
analysis-chart-note = Before each turn. Choose a mark to see its turn on the board; larger marks cost more.
analysis-earlier = Earlier mark
analysis-later = Later mark
analysis-turn = { $name }, from move { $move }
analysis-change = Chance to win: { $before } % with the best turn, { $after } % with this one.
analysis-show-better = Show the better turn
analysis-show-played = Show what was played
analysis-shows-better = The board shows where the better turn would have led.
analysis-look = Turns to look at:
analysis-how = How the numbers come about
analysis-how-text = A search ({ $level }) tries the turn that was played and the best others in the same imagined games, which fit all that the player had seen. The chances are estimates of a trained judge, not results of games; with four players it is too modest about the leader. The same game always gets the same analysis.
analysis-how-marks = A turn that costs 2.5 % of the chance to win is an inaccuracy, 5 % a mistake, 10 % a blunder, after one standard error is taken off. Luck is what a draw changed, compared with other draws in its place.
analysis-record = Record with the analysis
practise = Play from here
practise-text = A new table goes on after move { $move }, with bots on the other seats, hints and undo. What is drawn will be different.
practise-seat = Your seat
practise-level = The others
practise-go = Play

## Puzzles

puzzles = Puzzles
puzzles-lede = Positions from games of bots. One turn is clearly the best, and it is not the obvious one.
puzzles-none = There are no puzzles here yet.
puzzles-guest = Everybody may solve them. With an account, your first answers are rated.
puzzles-rating = Your rating: { $rating } ± { $error }, after { $answers ->
    [one] one answer
   *[other] { $answers } answers
}
puzzles-solve = Solve the next
puzzle-today = Puzzle of the day
puzzle-unknown = There is no such puzzle. Here are all of them.
puzzle-label = Puzzle { $number }, rating { $rating }, { $state }
puzzle-open = not answered
puzzle-was-solved = solved
puzzle-was-missed = not solved
puzzle-of = Puzzle { $number } of { $of }
puzzle-rating = Rating { $rating }
puzzle-find = Find the best turn
puzzle-task = It is your turn, with { $seats } players. Choose on the board; you can take choices back until you answer.
puzzle-your-turn = Your turn so far
puzzle-complete = The turn is complete: answer, or take a choice back.
puzzle-answer = Answer
puzzle-back = Take back
puzzle-give-up = Show the solution
puzzle-solved = Solved!
puzzle-missed = That is not the best turn.
puzzle-shown = This is the solution.
puzzle-rated = Your rating: { $before } → { $after }.
puzzle-unrated = This answer is not rated.
puzzle-solution = The best turn
puzzle-chance = Chance to win with it: { $chance } %. Margin over the best other player: { $points } points.
puzzle-show-after = Show it on the board
puzzle-show-before = Show the position before
puzzle-again = Try again
puzzle-others = Other turns
puzzle-cost = Costs { $chance } % of the chance to win and { $points } points:
puzzle-levels = How often the levels find it:
puzzle-level = { $level } { $solved } of { $asked }
puzzle-previous = Previous
puzzle-next = Next
puzzle-all = All puzzles
puzzle-keys = Enter: answer · U: take back · C: list of choices · ← →: other puzzles

openings = Openings
openings-lede = What bots and people do in the first turns, how often, and with which result.
openings-none = There are no openings here.
opening-players = { $count } players
opening-start = The first step
opening-after = { $count ->
    [one] After one step
   *[other] After { $count } steps
}
opening-line = The steps so far
opening-next = What followed
opening-figures = { $games ->
    [one] one game
   *[other] { $games } games
} ({ $share } %) · won { $wins } % · { $points } points
opening-bots = Bots:
opening-people = People:
opening-rests = This rests on { $games } games of bots: the opening played by the level { $level }, the rest by { $then }.
opening-rests-people = It also rests on { $games } finished games between people of this server.
opening-few = What people of this server did is shown from { $needed } finished games on; so far there are { $games }.
opening-sure = Few games say little: with 30 games a share can be off by 9 %.
opening-end = The table ends here.
opening-board = One game of bots that began like this
opening-other-board = No game of bots came this far: the board shows an earlier step.
opening-back = One step back
opening-all = All openings
opening-keys = 1–9: next step · ←: one step back · T: board in words

## The deal of the day

daily = Deal of the day
daily-lede = One sealed deal a day for each title, the same for everybody, against two masters. You play it once.
daily-guest-note = Guests play a deal of their own, which is not ranked.
daily-account = Make an account to play for the ranking
daily-until = until { $time }
daily-today = Today, until { $time }
daily-back = Back to today
daily-earlier = Earlier days
daily-no-day = There are no deals of this day.
daily-status = { $status ->
    [running] going on
    [over] played
    [abandoned] not finished
   *[none] not played
}
daily-seat = Seat { $seat } of { $seats }, against two masters
daily-for-guests = for guests, not ranked
daily-go-on = Go on
daily-hidden = Results are shown when you have played.
daily-abandoned = You did not finish this deal, so it is not ranked.
daily-missed = You have not played this deal.
daily-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $side ->
    [ahead] { $margin } ahead of the best rival
    [behind] { $margin } behind the best rival
   *[level] level with the best rival
}
daily-standing = Place { $place } of { $games } games, better than { $percent } % of the others.
daily-only = { $ranked ->
    [true] So far the only ranked game of this deal.
   *[false] So far the only game of this deal.
}
daily-few = With so few games that says little.
daily-master = A master on your seat: { $score }.
daily-master-plays = A master is playing this deal on your seat now.
daily-your-game = Your game
daily-analyse = Analyse it
daily-master-game = The master’s game
daily-master-analyse = Analyse the master’s
daily-ranking = { $count ->
    [one] Ranking, 1 place
   *[other] Ranking, { $count } places
}
daily-guests = { $count ->
    [one] 1 game of a guest
   *[other] { $count } games of guests
}
daily-place = Place
daily-points = Points
daily-margin = Margin
daily-seal = Seal
daily-seal-note = The secret behind the seal is published when the day has closed.
daily-table-note = Deal of the day, open until { $time }: no hints, no what-if, no bot that plays for you. An action can be taken back until it has shown something or somebody else has chosen.
daily-give-up-sure = Give up: you cannot play this deal again
daily-opens = Analysis, record and all hands open when the day closes, at { $time }.
daily-not-yours = This is somebody’s deal of the day. Others can look at it when the day has closed.
daily-how = How it works, and how sure the figures are
daily-how-deal = The deal is drawn when the day begins at 0:00 UTC. Its seal is shown before you play; the secret is published after 24:00 UTC, so that everybody can check that nothing was changed.
daily-how-masters = The masters think by a counted number of tries, not by the clock, and their chance comes from the deal. If you make the same choices as somebody else, they answer the same.
daily-how-once = With an account you play each deal once. Guests play another deal, so that nobody can look at the ranked one as a guest first. Two accounts of one person cannot be told apart.
daily-how-help = There are no hints, no what-if, no bot that plays for you. An action can be taken back as long as nothing was drawn or shown by it and nobody else has chosen.
daily-how-ranking = Games are ranked by the margin over the best rival. The percentile is the share of the other finished games with a smaller margin; the same margin counts half. One game is one try: with another deal the order may be another, and with fewer than 30 games the percentile says little.
daily-how-close = At 24:00 UTC games that are not finished end without a place. Then a master plays the deal on your seat, and both games can be watched and analysed.

## Packs

nav-packs = Components and packs
