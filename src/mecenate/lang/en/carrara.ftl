### The Palaces of Carrara, in English.
###
### word-…   the words of the game; attributes are forms of the word that sentences ask for as $fact-form
### count-…  a number with its noun, asked for as $fact-text
### event-…  what happened, told after the player's name; prompt-… what must be chosen; action-… one choice
### source-… where points come from; option-… what an option is for

title = The Palaces of Carrara

## Colours

word-white = white
    .letter = W
    .block = white block
    .blocks = white blocks
word-yellow = yellow
    .letter = Y
    .block = yellow block
    .blocks = yellow blocks
word-red = red
    .letter = R
    .block = red block
    .blocks = red blocks
word-green = green
    .letter = G
    .block = green block
    .blocks = green blocks
word-blue = blue
    .letter = B
    .block = blue block
    .blocks = blue blocks
word-purple = purple
    .letter = P
    .block = purple block
    .blocks = purple blocks

## Cities, building types, landscapes

word-livorno = Livorno
    .scored = the city of Livorno
word-pisa = Pisa
    .scored = the city of Pisa
word-lucca = Lucca
    .scored = the city of Lucca
word-viareggio = Viareggio
    .scored = the city of Viareggio
word-massa = Massa
    .scored = the city of Massa
word-lerici = Lerici
    .scored = the city of Lerici
word-cathedrale = Cathedrale
    .short = Cat
    .scored = the type Cathedrale
word-biblioteca = Biblioteca
    .short = Bib
    .scored = the type Biblioteca
word-porta = Porta
    .short = Por
    .scored = the type Porta
word-palazzo = Palazzo
    .short = Pal
    .scored = the type Palazzo
word-castello = Castello
    .short = Cas
    .scored = the type Castello
word-villa = Villa
    .short = Vil
    .scored = the type Villa
word-urban = urban
    .scored = the urban landscape
word-rural = rural
    .scored = the rural landscape
word-pair = { $first }+{ $second }
    .scored = the statues of { $first } and { $second }
word-massa-both = Massa (points and florins)
word-lerici-both = Lerici (florins and points)

## Decorations and statues

word-cup = cup
    .short = cup
    .a = a cup
    .the = the cup
word-book = book
    .short = book
    .a = a book
    .the = the book
word-gate = gate
    .short = gate
    .a = a gate
    .the = the gate
word-crown = crown
    .short = crown
    .a = a crown
    .the = the crown
word-flag = flag
    .short = flag
    .a = a flag
    .the = the flag
word-coat-of-arms = coat of arms
    .short = arms
    .a = a coat of arms
    .the = the coat of arms
word-white-statue = white statue
    .a = a white statue
    .the = the white statue
word-yellow-statue = yellow statue
    .a = a yellow statue
    .the = the yellow statue
word-red-statue = red statue
    .a = a red statue
    .the = the red statue
word-green-statue = green statue
    .a = a green statue
    .the = the green statue
word-blue-statue = blue statue
    .a = a blue statue
    .the = the blue statue
word-purple-statue = purple statue
    .a = a purple statue
    .the = the purple statue
word-gold-statue = gold statue
    .a = a gold statue
    .the = the gold statue

## Numbers with their nouns

count-florins = { $count ->
    [one] 1 florin
   *[other] { $count } florins
}
count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
count-blocks = { $count ->
    [one] 1 block
   *[other] { $count } blocks
}
count-decoration = { $count ->
    [one] a decoration
   *[other] { $count } decorations
}
count-gold-statue = { $count ->
    [one] a gold statue
   *[other] { $count } gold statues
}

## What happened

event-turn = { $wheels ->
    [1] turned the wheel
   *[2] turned both wheels
}
event-leave = { $wheels ->
    [0] left the wheel as it lay
   *[1] turned the statue wheel alone
}
event-fill = added new blocks at I: { $blocks }
event-rescue = could pay for nothing, got { $florins-text }
event-take = took { $colour } from { $position } { $florins ->
    [0] for free
   *[other] for { $florins-text }
}
event-buy = bought blocks in sector { $position }
event-pay = paid { $blocks ->
    [2] 2× { $colour }
   *[other] { $colour }
}
event-build = built { $tile } in { $city }
event-upgrade = put { $tile } over { $over } in { $city }
event-building-points = got { $points-text } for building
event-display = new on display: { $tile } ({ $left } left in the pile)
event-improve = improved { $improvement }
event-visit = visited section { $section } of the court
event-follow = followed into section { $section }
event-forgo = did not follow into section { $section }
event-score = used a marker from the open area
event-bonus = got a bonus of { $florins ->
    [0] { $points-text }
   *[other] { $florins-text }
}
event-evaluate = scored { $space-scored }: { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } and { $points-text }
    }
}
event-reserve = reserved the space for { $space }
event-claim = claimed { $item-a }
event-refuse = claimed nothing
event-place = put { $item-the } on { $tile }
event-store = stored { $item-the }
event-discard = threw { $item-the } away
event-purchase = bought { $item-a } for { $florins-text }
event-pass = passed, got { $florins-text }
event-last-passes = { $passes ->
    [one] one player has passed
   *[other] { $passes } turns passed in a row
}: { $left ->
    [one] one more pass ends the game
   *[other] { $left } more passes end the game
}
event-everybody-passes = everybody has passed, { $passes } turns in a row
event-finish = triggered the end: { $points-text }, and a last turn for the others
event-end = the game is over

## What must be chosen

prompt-main = { $visitor ->
    [none] Choose your action.
   *[other] { $visitor } is visiting section { $section } of the court: choose your action.
}
prompt-sector = Which sector do you buy from?
prompt-take = { $taken ->
    [0] Take at least one block from sector { $position }.
   *[other] Take another block from sector { $position }, or stop.
}
prompt-site = Where do you build { $tile }?
prompt-pay = { $tile } in { $city }: still { $blocks-text } to pay.
prompt-improve = Which improvement tile do you take?
prompt-space = Which space do you score?
prompt-claim-sector = You emptied the sector. Claim one ({ $items }), or nothing.
prompt-claim-decoration = Claim a decoration of your choice, or nothing.
prompt-claim-gold = Claim the gold statue?
prompt-place = Where does { $item-the } go?
prompt-end = Your main action is done. Free extras, or the end of your turn?

## Choices

action-turn-wheel = Turn the wheel, fill it up, then buy
action-leave-wheel = Buy without turning the wheel
action-turn-both-wheels = Turn both wheels, fill up, then buy
action-turn-statue-wheel = Turn the statue wheel only, then buy
action-done = Take no more
action-pass = Pass for { $florins-text }
action-end-turn = End your turn
action-follow = Follow for { $bonus }, then score
action-score = Score with a marker from the open area, no bonus
action-store = Put it into a warehouse
action-claim-nothing = Leave it
action-sector = { $offers }{ $icons ->
    [none] { "" }
   *[other] { " " }({ $icons })
}
action-take = Take a { $word-block }, { $florins ->
    [0] free
   *[other] { $florins-text }
}
action-build = Build it for { $blocks ->
    [none] the difference
   *[other] { $blocks-text }
}
action-in = Pays { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } and { $points-text }
    }
} for each point of value
action-over = Replace it in { $city } for { $blocks-text }
action-pay = Pay a { $word-block }
action-pay-2 = Pay 2 { $word-blocks } as one { $as }
action-visit = Visit for { $bonus }, then score
action-evaluate = Score { $word-scored }: { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } and { $points-text }
    }
}
action-reserve = Reserve it: at the end a point for every { $florins-text }
action-claim = Claim { $word-a }
action-on = Put it there, in { $city }
action-swap = Throw { $word-the } away, store the new item
action-place = Move { $word-the } onto a tile
action-purchase = Buy { $word-a } for { $florins-text }
action-improve = { $word } pays { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } and { $points-text }
    }
} for each point of value

## Where points come from

source-building = building
source-court = royal court
source-cities = cities
source-types = building types
source-landscapes = landscapes
source-statue-spaces = statue spaces
source-finish = triggering the end
source-florins = florins left
source-decorations = sets of decorations
source-majorities = most statues

## Options

option-version = the normal game, or the advanced with decorations and statues
option-improvements = which eight improvement tiles there are
option-court = the bonuses of the normal royal court
option-majorities = the table for most statues in a city
option-rural = points for each point of value of the rural landscape
option-statue-wheel = the order of the statues on the small wheel
option-open-area = when markers of the open area may score
option-exchange = which pairs of blocks are offered in payment
option-screens = whether florins and blocks are hidden
option-pass-limit = rounds of nothing but passing that end the game
option-storing = when stored items may move
option-discard = when a stored item may be thrown away

## The values of options

value-version-normal = normal
value-version-advanced = advanced
value-improvements-cities = uneven over the cities
value-improvements-landscapes = one for each city and landscape
value-improvements-four-pairs = two for each of four cities
value-improvements-mixed = one for each city, two mixed ones
value-court-even = the same for three sections each
value-court-graded = graded from section to section
value-majorities-steps = in steps
value-majorities-halving = halved from place to place
value-majorities-linear = one more from city to city
value-rural-single = 1 point
value-rural-double = 2 points
value-statue-wheel-forward = in the order of the cities
value-statue-wheel-reverse = in reverse order
value-open-area-any-time = at any time
value-open-area-after-bonuses = when all bonus sections are empty
value-exchange-useful = only useful pairs
value-exchange-any = every pair
value-screens-up = hidden behind screens
value-screens-down = open to all
value-storing-any-time = at any time of a later turn
value-storing-between = only between actions
value-discard-no-room = when the new one fits nowhere
value-discard-full = whenever both warehouses are full

## What is printed

label-types = Building types
label-landscape = landscape
label-values = values
label-monument = monument
label-pays = Paid for each point of value
label-as-printed = as printed
label-better = improved
label-sets = Sets of decorations
label-of-a-kind = of a kind
label-majorities = Most statues in a city
label-place = { $place ->
    [1] first
    [2] second
   *[3] third
}
label-rates = Money and points
label-pass = Passing brings { $florins }.
label-purchase = An item can be bought for { $florins }.
label-florin-space = The space for { $space }: at the end a point for every { $florins }.
label-finish = Whoever triggers the end gets { $points }.
label-florins-left = At the end there is a point for every { $florins } left.
label-bag = In the bag
label-bag-empty = the bag is empty

## The table

word-normal = normal
word-advanced = advanced
word-gold = gold
    .letter = ★
word-florins = florins
    .short = f
word-points = points
    .short = p
label-wheel = Wheel
label-decoration = decoration
label-statue = statue
label-court = Royal court
label-open-area = open area: { $markers }
label-visit = Visit of { $player } in section { $section }
label-display = Display
label-pile = { $tiles ->
    [one] 1 tile in the pile
   *[other] { $tiles } tiles in the pile
}
label-monuments = Monuments
label-improvements = Improvements
label-supply = Supply
label-needs = needs { $tiles }
label-scored-by = ✓ { $seat }
label-blocks = blocks
label-markers = { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
label-improved = improved: { $words }
label-stored = stored: { $words }
label-scored = scored: { $words }
label-last-turns = { $turns ->
    [one] the last turn
   *[other] the last { $turns } turns
}
label-passes = passed in a row: { $passes } of { $most }
label-passes-left = { $left ->
    [one] one more pass ends the game
   *[other] { $left } more passes in a row end the game
}
label-over = over
label-legend = On the table: 6 W×2 means two white blocks at 6 florins each. 1, 2, 3, 4 are the players. ×3p: a city pays 3 points for each point of value, f stands for florins; needs 2: scoring it takes two tiles there; ✓ 1: player 1 has scored it. Cat4+W: a Cathedrale of 4 with its decoration and a white statue; ★ is gold.

## Why something is not possible

reason-take-one = take at least one block
reason-city-price = your blocks do not pay for { $tile } in { $city }
reason-payment = { $city } does not take that, or you do not have it
reason-no-block = there is no { $colour-block } in sector { $position }
reason-block-price = a { $colour-block } costs { $price } here, you have { $florins-text }
reason-no-affordable-block = you can pay for no block as the wheel stands
reason-no-visit = no visit is open
reason-open-visit = a visit is open: follow it or do something else
reason-no-scoring = you have no marker there, or no space to score
reason-price = it costs { $price }, you have { $florins-text }
reason-not-for-sale = { $tile } is not for sale
reason-twin = it is the same as { $tile }, which is offered
reason-tile-price = { $tile } costs { $value } blocks, you have { $blocks }

## What pieces are used for, in studies

use-build-tile = Buildings built
use-upgrade-tile = Monuments built
use-build-city = Cities built in
use-improvement = Improvements
use-evaluate-space = Scoring spaces
use-visit-section = Sections visited
use-follow-section = Sections followed into
use-claim-item = Items claimed
use-purchase-item = Items bought
use-place-item = Items put on buildings
