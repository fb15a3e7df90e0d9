### The Princes of Florence, in English.

title = The Princes of Florence

## Buildings and landscapes

word-university = university
    .a = a university
    .letter = U
word-laboratory = laboratory
    .a = a laboratory
    .letter = L
word-workshop = workshop
    .a = a workshop
    .letter = W
word-library = library
    .a = a library
    .letter = B
word-opera = opera
    .a = an opera
    .letter = O
word-studio = studio
    .a = a studio
    .letter = S
word-hospital = hospital
    .a = a hospital
    .letter = H
word-theatre = theatre
    .a = a theatre
    .letter = T
word-tower = tower
    .a = a tower
    .letter = R
word-chapel = chapel
    .a = a chapel
    .letter = C
word-forest = forest
    .a = a forest
    .letter = f
word-lake = lake
    .a = a lake
    .letter = l
word-park = park
    .a = a park
    .letter = p

## Lots, piles, freedoms, characters

word-jester = jester
    .a = a jester
word-builder = builder
    .a = a builder
word-recruiting = recruiting card
    .a = a recruiting card
word-landscape = landscape
    .a = a landscape
word-profession = profession card
    .a = a profession card
    .cards = profession cards
word-bonus = bonus card
    .a = a bonus card
    .cards = bonus cards
word-prestige = prestige card
    .a = a prestige card
    .cards = prestige cards
word-travel = travel
    .the = the freedom of travel
word-religion = religion
    .the = the freedom of religion
word-opinion = opinion
    .the = the freedom of opinion
word-muse = Muse
    .the = the Muse
word-cardinal = Cardinal
    .the = the Cardinal
word-princess = Princess
    .the = the Princess
word-merchant = Merchant
    .the = the Merchant
word-professor = Professor
    .the = the Professor
word-banker = Banker
    .the = the Banker

## People

word-mathematician = Mathematician
    .the = the Mathematician
word-theologian = Theologian
    .the = the Theologian
word-philosopher = Philosopher
    .the = the Philosopher
word-botanist = Botanist
    .the = the Botanist
word-alchemist = Alchemist
    .the = the Alchemist
word-physicist = Physicist
    .the = the Physicist
word-watchmaker = Watchmaker
    .the = the Watchmaker
word-goldsmith = Goldsmith
    .the = the Goldsmith
word-bell-maker = Bell Maker
    .the = the Bell Maker
word-cartographer = Cartographer
    .the = the Cartographer
word-lawyer = Lawyer
    .the = the Lawyer
word-choreographer = Choreographer
    .the = the Choreographer
word-composer = Composer
    .the = the Composer
word-sculptor = Sculptor
    .the = the Sculptor
word-painter = Painter
    .the = the Painter
word-pharmacist = Pharmacist
    .the = the Pharmacist
word-physician = Physician
    .the = the Physician
word-dramatist = Dramatist
    .the = the Dramatist
word-poet = Poet
    .the = the Poet
word-astronomer = Astronomer
    .the = the Astronomer
word-organ-builder = Organ Builder
    .the = the Organ Builder

## Bonus and prestige cards

word-bonus-buildings = 1 for each building
word-bonus-large-buildings = 2 for each large building
word-bonus-medium-buildings-and-forests = 1 for each medium building and forest
word-bonus-small-buildings-and-landscapes = 1 for each small building and landscape
word-bonus-building-sizes = 2 for each size of building
word-bonus-landscapes = 1 for each landscape
word-bonus-forests = 2 for each forest
word-bonus-lakes = 2 for each lake
word-bonus-parks = 2 for each park
word-bonus-freedoms = 2 for each freedom
word-bonus-jesters = 2 for each jester
word-bonus-freedoms-and-jesters = 1 for each freedom and jester
word-bonus-builders = 2 for each builder
word-bonus-builders-and-lakes = 1 for each builder and lake
word-bonus-prestige-cards = 2 for each prestige card
word-bonus-prestige-cards-and-freedoms = 1 for each prestige card and freedom
word-bonus-landscape-types = 2 for each type of landscape
word-bonus-variety = 1 for each of these you have: forest, lake, park, jester, builder, prestige card, freedom
word-bonus-cards-in-hand = 1 for each profession or recruiting card in hand
word-bonus-cards-on-the-table = 1 for each profession or recruiting card on the table
word-prestige-most-buildings = 6 (3) for most buildings
word-prestige-two-large-buildings = 5 for two large buildings
word-prestige-fewest-free-squares = 8 (4) for fewest free squares
word-prestige-all-landscapes = 8 for all three landscapes
word-prestige-most-landscapes = 7 (4) for most landscapes
word-prestige-most-forests = 7 (4) for most forests
word-prestige-most-lakes = 6 (3) for most lakes
word-prestige-all-freedoms = 8 for all three freedoms
word-prestige-buildings-freedoms-and-works = 6 for 4 buildings, 2 freedoms and 4 works
word-prestige-most-jesters = 6 (3) for most jesters
word-prestige-most-builders = 6 (3) for most builders
word-prestige-most-parks = 5 (3) for most parks
word-prestige-builder-jester-and-landscapes = 7 for 1 builder, 1 jester and 2 landscapes
word-prestige-most-works = 7 (4) for most works

## Other words

word-seat = player
word-deal = deal
word-auction = auction
word-characters = characters
word-actions = actions
word-end = end

## Numbers with their nouns

count-florins = { $count ->
    [one] 1 florin
   *[other] { $count } florins
}
count-prestige = { $count ->
    [one] 1 prestige
   *[other] { $count } prestige
}
count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
count-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
count-offers = { $count ->
    [one] 1 offer
   *[other] { $count } offers
}

## What happened

event-deal = was dealt { $cards }
event-return = gave a card back
event-returned = gave back { $card }
event-round = round { $round } begins with { $first }; a work needs { $least }
event-open = opened an auction: { $lot-a } for { $florins-text }
event-bid = bid { $florins-text } for { $lot-a }
event-pass = passed on { $lot-a }
event-decline = buys nothing in this round
event-win = won { $lot-a } for { $florins-text }
event-free = used the Merchant and paid nothing
event-landscape = placed { $landscape-a }{ $prestige ->
    [0] { "" }
   *[other] : { $prestige-text }
}
event-builder = has { $number ->
    [1] a first builder
    [2] a second builder: { $prestige-text }
   *[other] a third builder: { $prestige-text }
}
event-look = looked at { $cards-text } ({ $pile-cards })
event-see = saw { $cards }
event-keep = kept { $pile-a }
event-kept = kept: { $card }
event-under = put under the pile: { $card }
event-recruit = recruited { $profession-the } from { $from }
event-place = laid { $piece-a }
event-build = built { $building-a } for { $florins-text }: { $prestige-text }
event-build-together = built { $building-a } with { $partner }: { $florins-text } to the bank, { $share ->
    [0] nothing
   *[other] { $share }
} from { $partner }; { $prestige-text } each
event-offer = asked { $partner } to build { $building-a } together and to pay { $florins-text }
event-counter = would pay { $florins-text } instead
event-agree = accepted the offer
event-refuse = declined the offer
event-freedom = introduced { $freedom-the }
event-work = set { $profession-the } to work: building { $building } + landscape { $landscape } + freedom { $freedom } + jesters { $jesters } + cards { $cards } + Muse { $muse } = { $value }
event-bonus = played a bonus card ({ $card }): + { $points } = { $value }
event-value = completed a work of value { $value }
event-princess = completed a work for the Princess worth { $value }
event-pay = got { $pay } for it: { $prestige-text } and { $florins-text }
event-best-work = had the best work, { $value }: { $prestige-text }
event-sell = gave up { $prestige-text } for { $florins-text }
event-pawn = bid { $florins-text } for { $character-the }{ $over ->
    [none] { "" }
   *[other] , over { $over }
}
event-withdraw = bids for no character
event-character = took { $character-the } for { $florins-text }
event-on-the-banker = { $florins-text } lie on the Banker
event-banker = got { $florins-text } from the Banker
event-merchant = got { $prestige-text } from the Merchant
event-professor = used the Professor
event-exchange = exchanged { $florins-text } for { $prestige-text }
event-end = the game is over

## What must be chosen

prompt-return = Which of your four profession cards do you give back?
prompt-open = Open an auction at { $florins-text }, or buy nothing in this round.
prompt-bid = { $lot-a }: { $leader } leads with { $bid }. Bid { $next }, or pass?
prompt-last = You are the last: take a lot for { $florins-text }, or none.
prompt-landscape = Which landscape do you take?
prompt-place = Where do you lay { $piece-a }?
prompt-keep = Keep one of the { $pile-cards }.
prompt-under = Which of the { $pile-cards } goes under the pile next?
prompt-recruit = Use the recruiting card now, or keep it?
prompt-turn = { $actions ->
    [0] Your actions are done.
   *[other] You have { $actions-text } left.
}
prompt-bonus = { $profession }: the work is worth { $value }, it needs { $least }. Play bonus cards?
prompt-convert = The work is worth { $value } and pays { $pay }. How much prestige do you take for 200 each?
prompt-character = Put your pawn on a character, or pass.
prompt-power = { $last ->
    [1] The last time to use { $character-the }.
   *[other] Use { $character-the } now, or keep the card?
}
prompt-merchant = You won { $lot-a } for { $florins-text }. How do you use the Merchant?
prompt-joint = Where do you lay { $building-a }, across the border with { $partner }?
prompt-sum = What shall { $partner } pay you for { $building-a }?
prompt-answer = { $other } wants to build { $building-a } with you: you would pay { $other } { $florins-text }.
prompt-reply = { $other } offers to pay you { $florins-text } for { $building-a }.
prompt-exchange = The Banker exchanges your money: how much prestige for 200 each?
prompt-next-lot = The next auction.
prompt-next-pawn = The next pawn.
prompt-next-cards = The characters come back.
prompt-next-round = The next round.
prompt-finish = The end of the game.

## Choices

action-done = Play no more bonus cards
action-pass = Pass
action-bid = Bid { $florins-text }
action-decline = Buy nothing in this round
action-decline-offer = Decline the offer
action-decline-power = Give the card back unused
action-accept = Accept: { $florins-text }
action-end-turn = End your turn
action-sell-prestige = Give up 1 prestige for 100 florins
action-draw-profession = Look at five profession cards for { $florins-text }, keep one
action-draw-bonus = Look at five bonus cards for { $florins-text }, keep one
action-keep-card = Keep the card for later
action-princess-work = A work without a card, worth { $value }
action-merchant-prestige = Prestige for your place: { $prestige-text }
action-merchant-free = Take the lot without paying
action-professor-bonus = Look at five bonus cards, keep one
action-professor-prestige = Look at five prestige cards, keep one
action-open = Open with { $florins-text } for { $word-a }
action-take = Take { $word-a }
action-introduce = Introduce { $word-the } for { $florins-text }
action-build = { $partner ->
    [none] Build it for { $florins-text }
   *[other] Ask { $partner } to build it together
}
action-work = A work worth { $value }{ $bonus ->
    [0] { "" }
   *[other] , with bonus cards up to { $most }
}: likes { $building }, { $landscape }, { $freedom }
action-recruit = Recruit { $word-the } from { $from }: { $building }, { $landscape }, { $freedom }
action-return = Give back { $word-the }: { $building }, { $landscape }, { $freedom }
action-keep = Keep: { $word }{ $building ->
    [none] { "" }
   *[other] { " " }({ $building }, { $landscape }, { $freedom })
}
action-under = Next under the pile: { $word }
action-play = { $word }: + { $points-text }
action-convert = { $prestige-text }, and keep { $florins-text }
action-muse = Each work + { $round } in this round, for { $florins-text }
action-cardinal = Three actions, for { $florins-text }
action-princess = A work without a card, now { $value }, for { $florins-text }
action-merchant = A free lot, or prestige for your place, for { $florins-text }
action-professor = A bonus or prestige card, for { $florins-text }
action-banker = Get { $florins-text }
action-ask = The partner pays you { $florins-text }
action-counter = Offer { $florins-text } instead
action-place = Lay it there
action-joint = Lay it across the border

## Where prestige comes from

source-landscapes = landscapes
source-builders = builders
source-buildings = buildings
source-works = works
source-best-works = best works
source-merchant = Merchant
source-banker = Banker
source-sold = sold
source-prestige-cards = prestige cards

## Options

option-expansions = the expansions that are used
option-freedoms = how many freedoms two players have
option-layout = how the estates lie side by side in Cooperation
option-selling = when prestige can be sold
option-purses = whether florins are hidden
option-round-four = the least value of a work in the fourth round
option-powers = when Merchant and Professor may be used

## The values of options

value-expansions-none = base game
value-expansions-muse = Muse & Princess
value-expansions-cooperation = Cooperation
value-expansions-muse-cooperation = both
value-freedoms-five = five
value-freedoms-four = four, for a harder game
value-layout-ring = in a ring
value-layout-flat = side by side on a plane
value-selling-any-time = at any time
value-selling-when-needed = only to pay
value-purses-hidden = hidden
value-purses-open = open to all
value-powers-any-time = also while answering an offer
value-powers-own-moments = not while answering an offer

## What is printed

label-likes = What people like
label-work = A work is worth, for each
label-princess = A work for the Princess is worth, for each
label-builder-table = Builders
label-price = price of a building
label-gain = prestige
label-touch = may touch
label-pieces = Buildings and landscapes
label-size = size
label-squares = squares
label-tiles = tiles
label-large = large
label-medium = medium
label-small = small
label-spaces = Bids for characters, in hundreds
label-least = Least value of a work by round
label-sums = Money and prestige
label-cards-price = A profession card costs { $profession }, a bonus card { $bonus }, a freedom { $freedom }.
label-raising = An auction opens at { $opening }; each bid is { $florins } more.
label-pay = A work pays { $florins } for each point of value; { $exchange } of it can be taken as a point of prestige.
label-best-work = The best work of a round brings { $prestige }.
label-built = A building brings { $prestige }, a second or further landscape of a kind { $more }.
label-sale = A point of prestige can be given up for { $florins }.
label-banker = At the end the Banker gives a point of prestige for { $florins }.

## The table

label-round = round { $round } of 7 · a work needs { $least }
label-over = over
label-lots = Lots
label-auction = Auction
label-auction-line = { $lot }: { $bid } by { $leader }
label-passed = passed: { $seats }
label-characters = Characters
label-supply = Supply
label-hidden = In the piles or in other hands
label-piles = Piles
label-offer = Offer
label-offer-line = { $active } to { $partner }: { $building } for { $florins }, on { $mine } and { $theirs }
label-people = Your profession cards
label-value = value
label-building = building
label-landscape = landscape
label-freedom = freedom
label-jesters = jesters
label-cards = cards
label-bonus = Bonus cards
label-prestige = Prestige cards
label-looked = You look at
label-under = You put under
label-builders = builders { $count }
label-jester-count = jesters { $count }
label-freedoms = freedoms: { $words }
label-works = works: { $words }
label-recruited = { $count ->
    [one] 1 recruiting card left here
   *[other] { $count } recruiting cards left here
}
label-hand = hand: { $professions } professions, { $bonus } bonus, { $recruiting } recruiting
label-held = { $count ->
    [one] 1 prestige card
   *[other] { $count } prestige cards
}
label-best = best work { $value }
label-first = first
label-palace = ▓
label-legend = On the estates ▓ is the palace, · a free square; capital letters are buildings: U university, L laboratory, W workshop, B library, O opera, S studio, H hospital, T theatre, R tower, C chapel; small letters are landscapes: f forest, l lake, p park. 1 to 5 are the players; forest 4 ✓2 means four are left and player 2 bought one.
label-neighbours = beside it: { $names }
label-joint = { $building } with { $name }

## Why something is not possible

reason-next-bid = the next bid is { $price } florins, you can pay { $means }
reason-placement = the piece would lie outside, on something else, or touch what it may not touch
reason-work-so-far = the work is worth { $value }, it needs { $least }
reason-character = the character is taken, the space is not high enough, or it costs more than the { $means } florins you can pay
reason-sum = the sum is more than the { $means } florins you can pay
reason-price = it costs { $price } florins, you can pay { $means }
reason-lot-gone = no { $lot } is for sale any more in this round
reason-three-builders = you have three builders
reason-no-room = { $piece-a } does not fit on your estate
reason-no-action = you have no action left
reason-together = it is no neighbour, one of you has it, none is left, it fits nowhere, or you have made three offers
reason-not-in-hand = you do not have the { $profession } in your hand
reason-work-value = the work of the { $profession } does not reach { $least }
reason-freedom = you have that freedom
reason-none-left = none is left
reason-one-freedom = you can introduce one freedom a turn
reason-purse = you can pay { $means } florins, that is not enough
reason-one-profession = you can draw one profession card a turn
reason-pile = the pile is empty, or it costs more than the { $means } florins you can pay
reason-no-recruiting-card = you have no recruiting card
reason-own-card = it is your own card
reason-not-face-up = it does not lie face up before another player
reason-has-building = you have { $building-a } already
reason-building-gone = no { $building } is left

## What pieces are used for, in studies

use-win-lot = Lots bought at auction
use-landscape = Landscapes
use-building = Buildings
use-build-together-building = Joint buildings
use-freedom = Freedoms
use-kept-card = Cards kept
use-work-profession = Works
use-recruit-profession = People recruited
use-bonus-card = Bonus cards played
use-character = Characters
