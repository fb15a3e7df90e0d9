### Why something is not possible, and what a choice brings: the words that every game shares, in English.

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
