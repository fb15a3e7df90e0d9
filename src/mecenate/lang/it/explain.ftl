### Why something is not possible, and what a choice brings: the words that every game shares, in Italian.

## Why something is not possible

reason-over = la partita è finita
reason-other-choice = non fa parte della scelta che devi fare
reason-not-now = adesso non è possibile

## What a choice brings

explain-points = { $points ->
    [one] +1 punto
   *[other] +{ $points } punti
}
explain-ends-round = termina il round
explain-ends-phase = termina la fase
explain-ends-game = termina la partita
explain-then-draw = poi decide il caso
explain-then-look = poi guardi delle carte
explain-then-reveal = poi si rivela ciò che è nascosto
explain-then-unseen = il seguito dipende da ciò che non vedi
