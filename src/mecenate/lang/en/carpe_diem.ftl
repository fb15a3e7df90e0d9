### Carpe Diem, in English.
###
### word-…   the words of the game; attributes are forms of the word that sentences ask for as $fact-form
### count-…  a number with its noun, asked for as $fact-text
### event-…  what happened, told after the player's name; prompt-… what must be chosen; action-… one choice
### source-… where points come from; option-… what an option is for

title = Carpe Diem

## Things to build

word-villa = villa
    .letter = Vi
    .a = a villa
word-vineyard = vineyard
    .letter = Ve
    .a = a vineyard
word-garden = garden
    .letter = Ga
    .a = a garden
word-farm = farm
    .letter = Fa
    .a = a farm
word-pond = pond
    .letter = Po
    .a = a pond
word-merchant = merchant
    .letter = Me
    .a = a merchant
word-baker = baker
    .letter = Ba
    .a = a baker
word-senator = senator
    .letter = Se
    .a = a senator
word-artisan = artisan
    .letter = Ar
    .a = an artisan
word-market = market
    .letter = Mk
    .a = a market
word-bakery = bakery
    .letter = By
    .a = a bakery
word-fountain = fountain
    .letter = Fo
    .a = a fountain
word-grass = grass
    .letter = ··

## Goods

word-grape = grape
    .letter = Gr
    .a = a grape
word-herb = herb
    .letter = He
    .a = a herb
word-chicken = chicken
    .letter = Ch
    .a = a chicken
word-fish = fish
    .letter = Fi
    .a = a fish
word-coin = coin
    .a = a coin

## Tiles

word-vineyard-opposite-garden = vineyard with garden
word-garden-opposite-farm = garden with farm
word-farm-opposite-pond = farm with pond
word-pond-opposite-merchant = pond with merchant
word-merchant-opposite-baker = merchant with baker
word-baker-opposite-senator = baker with senator
word-senator-opposite-artisan = senator with artisan
word-artisan-opposite-vineyard = artisan with vineyard
word-vineyard-then-farm = vineyard beside farm
word-garden-then-pond = garden beside pond
word-farm-then-merchant = farm beside merchant
word-pond-then-baker = pond beside baker
word-merchant-then-senator = merchant beside senator
word-baker-then-artisan = baker beside artisan
word-senator-then-vineyard = senator beside vineyard
word-artisan-then-garden = artisan beside garden
word-vineyard-opposite-pond = vineyard with pond
word-garden-opposite-merchant = garden with merchant
word-farm-opposite-baker = farm with baker
word-pond-opposite-senator = pond with senator
word-merchant-opposite-artisan = merchant with artisan
word-baker-opposite-vineyard = baker with vineyard
word-senator-opposite-garden = senator with garden
word-artisan-opposite-farm = artisan with farm
word-vineyard-then-merchant = vineyard beside merchant
word-garden-then-baker = garden beside baker
word-farm-then-senator = farm beside senator
word-pond-then-artisan = pond beside artisan
word-vineyard-opposite-merchant = vineyard with merchant
word-garden-opposite-baker = garden with baker
word-farm-opposite-senator = farm with senator
word-pond-opposite-artisan = pond with artisan
word-baker-then-vineyard = baker beside vineyard
word-senator-then-garden = senator beside garden
word-artisan-then-farm = artisan beside farm
word-merchant-then-pond = merchant beside pond
word-villa-1-opposite-vineyard = villa with vineyard
word-villa-1-opposite-garden = villa with garden
word-villa-1-opposite-farm = villa with farm
word-villa-1-opposite-pond = villa with pond
word-villa-1-opposite-merchant = villa with merchant
word-villa-1-opposite-baker = villa with baker
word-villa-1-opposite-senator = villa with senator
word-villa-1-opposite-artisan = villa with artisan
word-villa-1-then-vineyard = villa beside vineyard
word-garden-then-villa-1 = garden beside villa
word-villa-1-then-farm = villa beside farm
word-pond-then-villa-1 = pond beside villa
word-villa-1-then-merchant = villa beside merchant
word-baker-then-villa-1 = baker beside villa
word-villa-1-then-senator = villa beside senator
word-artisan-then-villa-1 = artisan beside villa
word-vineyard-straight = vineyard (straight)
word-vineyard-corner = vineyard (corner)
word-garden-straight = garden (straight)
word-garden-corner = garden (corner)
word-farm-straight = farm (straight)
word-farm-corner = farm (corner)
word-pond-straight = pond (straight)
word-pond-corner = pond (corner)
word-villa-straight = villa (straight)
word-villa-straight-1 = villa (straight, 1 chimney)
word-villa-straight-2 = villa (straight, 2 chimneys)
word-villa-corner = villa (corner)
word-villa-corner-1 = villa (corner, 1 chimney)
word-villa-corner-2 = villa (corner, 2 chimneys)
word-villa-three-way = villa (three ways)
word-villa-three-way-2 = villa (three ways, 2 chimneys)
word-villa-cross = villa (cross)
word-villa-cross-3 = villa (cross, 3 chimneys)
word-vineyard-end = vineyard (end)
word-garden-end = garden (end)
word-farm-end = farm (end)
word-pond-end = pond (end)
word-merchant-half = merchant (half)
word-baker-half = baker (half)
word-senator-half = senator (half)
word-artisan-half = artisan (half)
word-villa-end = villa (end)
word-villa-end-1 = villa (end, 1 chimney)
word-villa-end-2 = villa (end, 2 chimneys)

## Columns of a district

word-a = a
word-b = b
word-c = c
word-d = d
word-e = e
word-f = f

## Numbers with their nouns

count-villa = { $count ->
    [one] 1 villa
   *[other] { $count } villas
}
count-vineyard = { $count ->
    [one] 1 vineyard
   *[other] { $count } vineyards
}
count-garden = { $count ->
    [one] 1 garden
   *[other] { $count } gardens
}
count-farm = { $count ->
    [one] 1 farm
   *[other] { $count } farms
}
count-pond = { $count ->
    [one] 1 pond
   *[other] { $count } ponds
}
count-merchant = { $count ->
    [one] 1 merchant
   *[other] { $count } merchants
}
count-baker = { $count ->
    [one] 1 baker
   *[other] { $count } bakers
}
count-senator = { $count ->
    [one] 1 senator
   *[other] { $count } senators
}
count-artisan = { $count ->
    [one] 1 artisan
   *[other] { $count } artisans
}
count-market = { $count ->
    [one] 1 market
   *[other] { $count } markets
}
count-bakery = { $count ->
    [one] 1 bakery
   *[other] { $count } bakeries
}
count-fountain = { $count ->
    [one] 1 fountain
   *[other] { $count } fountains
}
count-grape = { $count ->
    [one] 1 grape
   *[other] { $count } grapes
}
count-herb = { $count ->
    [one] 1 herb
   *[other] { $count } herbs
}
count-chicken = { $count ->
    [one] 1 chicken
   *[other] { $count } chickens
}
count-fish = { $count } fish
count-chimney = { $count ->
    [one] 1 chimney
   *[other] { $count } chimneys
}
count-landscape = { $count ->
    [one] 1 landscape of any kind
   *[other] { $count } landscapes of any kind
}
count-dwelling = { $count ->
    [one] 1 dwelling of any kind
   *[other] { $count } dwellings of any kind
}
count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
count-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
count-bread = { $count } bread
count-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
count-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
count-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

## What happened

event-deal = new tiles for phase { $phase }
event-start = placed the pawn at space { $space }
event-go = { $bread ->
    [0] went to space { $space }
   *[other] went to space { $space } for 1 bread
}
event-take = took { $tile }
event-remove = out of the game: { $tiles }
event-place = placed { $tile } on { $column }{ $row }
event-banner = took the banner of { $column }{ $row }
event-store = stored { $tile }
event-finish = finished { $kind-a }{ $tiles ->
    [1] { "" }
   *[other] { " " }({ $tiles-text })
}
event-goods = got { $goods }
event-sell = sold { $goods-text } for { $coins-text }
event-bread = got { $bread-text }
event-coins = got { $coins-text }
event-no-tile = found the lower row empty
event-take-lower = took { $tile } from the lower row
event-track = moved to { $space } on the banner track
event-look = looked at two fountain cards
event-look-at = drew the fountain cards { $cards }
event-return = put a fountain card back, holds { $held }
event-return-card = put { $card } back
event-scoring = scoring of phase { $phase }
event-disc = placed a disc between { $needs } → { $gives } and { $needs2 } → { $gives2 }
event-pay = paid { $piece-a }
event-give-bread = gave { $bread-text }
event-card = fulfilled { $needs } → { $gives }{ $times ->
    [1] { "" }
   *[other] , { $times } times
}
event-fail = did not fulfil { $needs }, lost { $points-text }
event-end = the game is over

## What must be chosen

prompt-start = Where does your pawn begin?
prompt-move = Where does your pawn go?
prompt-take = Which tile do you take at space { $space }?
prompt-place = Where do you place the tile { $tile }?
prompt-reward = Two rewards, { $kinds }: which one comes first?
prompt-artisan = Which tile of the lower row do you take?
prompt-fountain = Which fountain card goes back under the pile?
prompt-disc = Scoring of phase { $phase }: where does your disc go?
prompt-card = Which of the two cards comes first?
prompt-pay = { $times ->
    [0] Pay { $needs } for { $gives }: what do you give?
   *[other] Pay { $needs } for { $gives } once more: what do you give, or do you stop?
}
prompt-bread = { $needs } → { $gives }{ $times ->
    [0] { "" }: you cannot fulfil it. Give bread?
   *[other] { "" }: fulfilled. Give bread to fulfil it once more?
}
prompt-due = The other reward follows.
prompt-second = The second card follows.
prompt-end = The turn is over.
prompt-scored = The scoring is over.
prompt-look = Two fountain cards are drawn.

## Choices

action-go-to = { $tiles ->
    [none] tiles come after the pawns
   *[other] { $tiles }
}{ $stored ->
    [1] { "" }: fits nowhere, goes into your store
   *[other] { "" }
}
action-bread-to = For 1 bread: { $tiles }{ $stored ->
    [1] { "" }: fits nowhere, goes into your store
   *[other] { "" }
}
action-take = { $word }{ $stored ->
    [1] { "" }: fits nowhere, goes into your store
   *[other] { "" }
}{ $finishes ->
    [none] { "" }
   *[other] , can finish { $finishes }
}
action-at = ↑{ $north-letter } →{ $east-letter } ↓{ $south-letter } ←{ $west-letter }{ $banner ->
    [1] { " " }banner
   *[other] { "" }
}{ $finishes ->
    [none] { "" }
   *[other] , finishes { $finishes }
}
action-store = Into your store, half a point at the end
action-reward = First what { $word-a } brings
action-return = Put it back; it would be worth { $points-text } now
action-disc = { $needs } → { $gives } | { $needs2 } → { $gives2 }{ $most ->
    [none] { "" }
   *[other] { "" }: at best { $most } points
}
action-score = { $needs } → { $gives }{ $most ->
    [none] { "" }
   *[other] { "" }: at best { $most } points
}
action-pay = Give { $word-a }
action-pay-coin = Give a coin in its place
action-enough = Pay no more
action-give-bread = Fulfil the card once for { $bread-text }
action-keep-bread = Keep your bread

## Where points come from

source-start = start
source-cards = scoring cards
source-penalties = cards not fulfilled
source-villas = villas
source-leftovers = what is left
source-track = banner track
source-fountains = fountain cards
source-frame = frame

## Options

option-villa-table = points for the chimneys of finished villas
option-bread-limit = how often 3 bread may fulfil a card in one scoring
option-points-floor = whether points may go below zero
option-track-end = what a disc on the last space of the track does
option-empty-spaces = how a pawn goes on from an empty space of the ring
option-start-spaces = whether pawns may share a space at the start
option-pawns = whether pawns start after or before tiles and scoring cards lie open

## The values of options

value-villa-table-steps = in steps, 18 at most
value-villa-table-steep = steeper, 21 at most
value-bread-limit-once = once
value-bread-limit-any = any number of times
value-points-floor-zero = no, zero is the least
value-points-floor-none = yes
value-track-end-stay = it stays where it lies
value-track-end-restack = it goes on top of the stack
value-empty-spaces-onward = always in the same direction
value-empty-spaces-free = in either direction
value-start-spaces-empty = no, each on its own
value-start-spaces-shared = yes
value-pawns-last = after them
value-pawns-first = before them

## What is printed

label-brings = What finishing brings
label-fountain-card = fountain card
label-brings-villa = points at the end, by chimneys
label-brings-landscape = { $good }: one fewer than its tiles
label-brings-merchant = a coin for every good, and { $coins } more
label-brings-artisan = a tile of the lower row
label-brings-fountain = a look at two fountain cards, one more to keep
label-villas = Villas at the end
label-rates = Other numbers
label-banner = A banner that is covered brings { $steps } on the banner track.
label-penalty = A scoring card that is not fulfilled costs { $points }; { $bread } fulfil one.
label-last-space = The banner track ends at space { $space }; each space is worth its number at the end.
label-leftovers = At the end there is a point for every { $items } goods, coins, bread and stored tiles together.
label-fountain-note = A fountain card gives these points for every finished thing of its kind.

## The table

word-points = points
    .short = p
word-coins = coins
    .short = c
word-bread = bread
    .short = b
word-steps = steps
    .short = s
word-chimney = chimneys
    .letter = ▴
word-landscape = landscape
    .letter = Land
word-dwelling = dwelling
    .letter = Dwel
label-phase = phase { $phase } of 4, round { $round } of 7
label-over = over
label-ring = Ring
label-lower = Lower row
label-hidden = Fountain cards you have not seen
label-cards = Scoring cards
label-track = Banner track
label-pile = { $cards ->
    [one] 1 fountain card in the pile
   *[other] { $cards } fountain cards in the pile
}
label-goods = goods { $words }
label-stored = stored { $tiles }
label-track-at = track { $space }
label-chimneys = { $count ->
    [one] 1 chimney
   *[other] { $count } chimneys
}
label-finished = finished { $words }
label-fountain-cards = fountain cards { $cards }
label-hand = fountain cards: { $words }
label-discs = { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}
label-in-hand = to be placed: { $tile }
label-legend = On the table: ↑ → ↓ ← say what a side of a tile shows, with the letters of villa Vi, vineyard Ve, garden Ga, farm Fa, pond Po, merchant Me, baker Ba, senator Se, artisan Ar; ·· is grass; Mk By Fo are market, bakery, fountain; ▴2 two chimneys. In a district ⚑ is a banner, ♠ the shovel, ✓ a tile with everything finished. Around it stand the tasks of the frame: Vi3 is a villa for 3 points. Between the cards, [1] is the disc of player 1 and [ ] a free circle. p points, c coins, b bread, s steps on the track; Gr He Ch Fi are goods.
label-first = starts
label-frame = frame of { $name }:

## Why something is not possible

reason-pawn = there is a pawn at space { $space } already
reason-circle = there is a disc already, or no card on one side
reason-pay-on = a card that you can pay must be fulfilled once, and a set that you began must be paid in full
reason-not-there = that tile is not at space { $space }
reason-no-tile = there is no tile at space { $space }
reason-too-far = you cannot walk to space { $space }
reason-no-bread = you have no bread
reason-without-bread = you can walk to space { $space } without bread
reason-covered = there is a tile on { $column }{ $row } already
reason-does-not-fit = it does not fit on { $column }{ $row } like that, or { $column }{ $row } has no tile beside it
reason-first-tile = the first tile goes on the shovel

## What pieces are used for, in studies

use-take-tile = Tiles taken
use-place-tile = Tiles laid
use-store-tile = Tiles stored
use-take-lower-tile = Tiles taken from the lower row
use-finish-kind = Finished buildings and landscapes
use-disc-card = Scoring cards with a disc
use-card = Scoring cards fulfilled
use-track-space = Spaces of the banner track
