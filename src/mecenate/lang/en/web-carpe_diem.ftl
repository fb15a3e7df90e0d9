### The board of Carpe Diem in the browser, in English.
###
### Words of the game and sentences about choices are in carpe_diem.ftl; here are the labels of what is drawn.

both = { $first } and { $second }
none = none
hidden = hidden

## The letters on the roofs of the four dwellings

plate-merchant = M
plate-baker = B
plate-senator = S
plate-artisan = A

## The ring, the lower row, the track

tab-ring = Ring
tab-district = District
tab-cards = Cards
ring = The ring
ring-left = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
pile-note = { $cards ->
    [one] 1 fountain card
   *[other] { $cards } fountain cards
}
hub-phase = Phase
begins = { $player } begins the rounds
hub-round = round { $round }
space = Space { $space }: { $tiles }.
space-short = Space { $space }
space-empty = no tile left
space-pawns = Pawns here: { $players }.
lower = Lower row
lower-note = an artisan takes one
track = Banner track
track-note = ahead scores first
track-space = Space { $space } of the banner track.
track-discs = From the top: { $players }.
track-at = space { $space } of the banner track

## The district

own-board = District of { $player }
district = Your district
district-of = District of { $player }
whose-board = Whose district is shown
gold-note = gold line: finished
lay = Lay it
ways = Ways in which { $tile } may lie
way = { $turns ->
    [0] Not turned
    [one] One quarter turn
   *[other] { $turns } quarter turns
}: { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
turn-on = Turn clockwise (R)
turn-back = Turn back (Shift+R)
cell = Cell { $cell }.
cell-banner = A banner: a tile here moves you 1 space on the track (CAD-29).
cell-shovel = The shovel: the first tile goes here (CAD-24).
is-finished = Finished: { $things }.
task = Finish { $kind } on { $line }: { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
task-done = Done.
done-tiles = { $kind } of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}

## What one has

short-grape = grapes
short-herb = herbs
short-chicken = chickens
short-fish = fish
finished = Finished
nothing-yet = nothing yet
finished-n = Finished: { $things }.
at-the-end = At the end, so far
in-the-end = In the end
end-game = game
end-villas = villas
end-track = track
end-fountains = cards
end-frame = frame
end-leftovers = left over
fountain-cards = Fountain cards
fountain-card = Fountain card { $kind }: { $each } points for each that is finished, now { $points }.
only-you = only you see them
store = Store: the tile face down, half a point at the end
stored = Stored
discs = Discs left
discs-left = { $discs ->
    [one] 1 disc left for the scorings
   *[other] { $discs } discs left for the scorings
}
rival = { $tiles } laid. Finished: { $finished }

## The scoring cards

cards = Scoring cards
cards-note = phase { $phase }
pay = pay
own = own
card-pay = Pay { $needs } for { $gives }, as often as you like.
card-own = If you have { $needs }: { $gives }, once for each full set.
circle = Circle between two cards. { $first } { $second }
circle-bare = no scoring cards yet
circle-of = The disc of { $player } lies here.
circle-pays = Together they would bring { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
legend-now = points for a disc here now
legend-fails = each card you cannot meet

## What an action does

what-start = Begin at space { $space }
what-go = Walk to space { $space }
what-bread = Go to space { $space } for 1 bread
what-take = Take { $tile }
what-at = { $tile } on { $cell }
what-store = Store { $tile }
what-return = Put the card { $kind } back
what-disc = Disc between { $first } and { $second }
what-score = First { $card }
why-banner = Takes the banner: { $steps } on the track.
why-done = Finishes { $things }.
choice-store = Store
choice-enough = Enough
choice-keep-bread = Keep bread

## What each thing is for, with the clause

gloss-villa = Villa: two tiles or more; chimneys count for cards and at the end (CAD-31).
gloss-vineyard = Vineyard: 2 to 4 tiles; finished, it gives a grape for each tile but one (CAD-32).
gloss-garden = Garden: 2 to 4 tiles; finished, it gives a herb for each tile but one (CAD-32).
gloss-farm = Farm: 2 to 4 tiles; finished, it gives a chicken for each tile but one (CAD-32).
gloss-pond = Pond: 2 to 4 tiles; finished, it gives a fish for each tile but one (CAD-32).
gloss-merchant = Merchant: two halves; sells all your goods for a coin each, and { $gain } more (CAD-35).
gloss-baker = Baker: two halves; gives { $gain } (CAD-36).
gloss-senator = Senator: two halves; moves you on along the banner track: { $gain } (CAD-37).
gloss-artisan = Artisan: two halves; takes a tile of the lower row and lays it at once (CAD-38).
gloss-market = Market: gives { $gain } at once (CAD-40).
gloss-bakery = Bakery: gives { $gain } at once (CAD-40).
gloss-fountain = Fountain: look at two fountain cards, keep one more (CAD-41).
