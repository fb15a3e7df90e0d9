### What an analysis of a game says, in the terminal and in the browser, in English.

mark-forced = forced
mark-best = best
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder

turn-cost = costs { $chance } % of the chance to win and { $points } points of margin
turn-better = better: { $turn }
turn-open = with all cards open it { $lost ->
    [yes] costs { $chance } % of the chance to win
   *[no] costs nothing
}
turn-luck = { $side ->
    [good] lucky draw: +{ $chance } %
   *[bad] unlucky draw: −{ $chance } %
}

summary-marks = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}: { $inaccuracies ->
    [0] no inaccuracy
    [one] 1 inaccuracy
   *[other] { $inaccuracies } inaccuracies
}, { $mistakes ->
    [0] no mistake
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}, { $blunders ->
    [0] no blunder
    [one] 1 blunder
   *[other] { $blunders } blunders
}.
summary-cost = All turns together cost { $chance } % of the chance to win and { $points } points of margin.
summary-luck = { $side ->
    [good] The draws gave { $chance } % of the chance to win.
    [bad] The draws took { $chance } % of the chance to win.
   *[even] The draws were neither lucky nor unlucky.
}
summary-rise = Most was won from move { $first } to move { $last }: the chance to win rose from { $before } % to { $after } %.
summary-fall = Most was lost from move { $first } to move { $last }: the chance to win fell from { $before } % to { $after } %.
summary-look = { $count ->
    [one] Look at move { $moves }.
   *[other] Look at moves { $moves }.
}
summary-clean = No turn stands out as a mistake.
