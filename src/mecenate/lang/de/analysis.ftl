### Was die Analyse einer Partie sagt, im Terminal und im Browser, auf Deutsch.

mark-forced = erzwungen
mark-best = bester Zug
mark-good = gut
mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = grober Fehler

turn-cost = kostet { $chance } % Gewinnchance und { $points } Punkte Abstand
turn-better = besser: { $turn }
turn-open = mit offenen Karten { $lost ->
    [yes] kostet er { $chance } % Gewinnchance
   *[no] kostet er nichts
}
turn-luck = { $side ->
    [good] glücklich gezogen: +{ $chance } %
   *[bad] unglücklich gezogen: −{ $chance } %
}

summary-marks = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}: { $inaccuracies ->
    [0] keine Ungenauigkeit
    [one] 1 Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
}, { $mistakes ->
    [0] kein Fehler
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
}, { $blunders ->
    [0] kein grober Fehler
    [one] 1 grober Fehler
   *[other] { $blunders } grobe Fehler
}.
summary-cost = Alle Züge zusammen kosten { $chance } % Gewinnchance und { $points } Punkte Abstand.
summary-luck = { $side ->
    [good] Glück beim Ziehen brachte { $chance } % Gewinnchance.
    [bad] Pech beim Ziehen kostete { $chance } % Gewinnchance.
   *[even] Beim Ziehen gab es weder Glück noch Pech.
}
summary-rise = Am meisten gewonnen wurde von Zug { $first } bis Zug { $last }: Die Gewinnchance stieg von { $before } % auf { $after } %.
summary-fall = Am meisten verloren wurde von Zug { $first } bis Zug { $last }: Die Gewinnchance fiel von { $before } % auf { $after } %.
summary-look = { $count ->
    [one] Sieh dir Zug { $moves } an.
   *[other] Sieh dir die Züge { $moves } an.
}
summary-clean = Kein Zug fällt als Fehler auf.
