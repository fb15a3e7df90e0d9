### The board of The Palaces of Carrara in the browser, in English.
###
### Words of the game and sentences about choices are in carrara.ftl; here are the labels of what is drawn.

both = { $first } and { $second }
free = free
after-this = { $n } after this

## The wheel

wheel = Marble wheel
wheel-empty = empty
bag-empty = the bag is empty
sector = Sector { $position }
item-left = { $item }, { $left ->
    [0] none left
   *[other] { $left } left
}
turn-one = Turn
turn-both = Turn both
turn-statues = Statues only
leave-wheel = Leave it

## What can be built and taken

buildings = Buildings
buildings-note = cost is the value, in blocks
display-empty = empty place
pile = { $tiles ->
    [0] The pile is empty
    [one] 1 tile in the pile
   *[other] { $tiles } tiles in the pile
}
pile-short = in the pile
monuments = Monuments
monuments-note = value { $value }, or upgrade for the difference
built-by = { $tile }, built by { $player }
improvements = Improvements
improvements-note = one with each monument
improvement = Improvement of { $place }: { $pays } for each point of value, { $left ->
    [0] none left
   *[other] { $left } left
}

## The royal court

court = Royal court
section = Section { $number }
section-markers = Markers of { $players }
section-empty = No marker left
bonus-florins = florins
bonus-points = points
bonus-decoration = decoration
bonus-gold-statue = gold statue
visit = Royal visit
visit-rest = at the court
visit-open = { $player } in section { $section }
open-area = Open area, no bonus
open-area-markers = Open area, no bonus. Markers: { $markers }
open-area-empty = Open area, no bonus. No marker

## One’s own board

own-board = Board of { $player }
whose-board = Whose board is shown
city-takes = takes { $colours }
city-pays = pays { $pays } for each point of value
city-needs = Scoring needs { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}; it would pay { $pays } now
city-scored = Scored by { $player }
city-empty = no building
types = Building types
landscapes = Landscapes
pairs = Statue pairs
florin-spaces = Florins, shared
from-florins = from { $florins }
short-urban = Urban
short-rural = Rural
space-used = { $space }: used by { $player }
space-open = { $space }: would pay { $pays } now
space-closed = { $space }: nothing to score yet
space-florins = Needs { $florins } florins; at the end a point for every { $rate } florins
scored = Scored: { $spaces }
scored-none = Nothing scored yet

## Behind the screen

screen = Behind your screen
screen-of = Behind the screen
screen-note = only you see this
hidden = hidden
behind-screen = Florins and blocks are behind the screen
warehouse = Warehouse
warehouse-empty = empty
throw-away = throw away
markers = Markers
markers-where = { $court } at the court, { $open } in the open area, { $placed } placed

## Tabs of a phone

tab-cities = Cities
tab-market = Market
tab-court = Court

## The confirm bar

what-in = { $tile } in { $city }
what-sector = Buy from sector { $position }
choice-turn-wheel = Turn the wheel
choice-leave-wheel = Leave the wheel
choice-turn-both-wheels = Turn both wheels
choice-turn-statue-wheel = Turn the statue wheel
choice-follow = Follow
choice-score = Score
choice-store = Store
choice-pass = Pass
plan-take-all = Take all
choice-done = Done
choice-end-turn = End turn
choice-claim-nothing = Nothing

## The prompt, and how near the end is

prompt-follow = { $visitor } is visiting section { $section } of the court: follow, or do something else.
prompt-cannot-follow = { $visitor } is visiting section { $section } of the court. You have no space to score, so you cannot follow: choose another action.
label-until-end = end: { $pile } in the pile, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
