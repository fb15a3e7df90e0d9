### Warum etwas nicht geht und was eine Wahl bringt: die Wörter, die alle Spiele teilen, auf Deutsch.

## Warum etwas nicht geht

reason-over = das Spiel ist zu Ende
reason-other-choice = das gehört nicht zu der Wahl, die ansteht
reason-not-now = das ist jetzt nicht möglich

## Was eine Wahl bringt

explain-points = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
explain-ends-round = beendet die Runde
explain-ends-phase = beendet die Phase
explain-ends-game = beendet das Spiel
explain-then-draw = dann entscheidet der Zufall
explain-then-look = dann siehst du dir Karten an
explain-then-reveal = dann wird etwas Verdecktes gezeigt
explain-then-unseen = was folgt, hängt von Verdecktem ab
