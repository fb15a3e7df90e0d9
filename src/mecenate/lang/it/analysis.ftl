### What an analysis of a game says, in the terminal and in the browser, in Italian.

mark-forced = forzato
mark-best = migliore
mark-good = buono
mark-inaccuracy = imprecisione
mark-mistake = errore
mark-blunder = errore grave

turn-cost = costa il { $chance } % di probabilità di vittoria e { $points } punti di distacco
turn-better = meglio: { $turn }
turn-open = a carte scoperte { $lost ->
    [yes] costa il { $chance } % di probabilità di vittoria
   *[no] non costa niente
}
turn-luck = { $side ->
    [good] pescata fortunata: +{ $chance } %
   *[bad] pescata sfortunata: −{ $chance } %
}

summary-marks = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}: { $inaccuracies ->
    [0] nessuna imprecisione
    [one] 1 imprecisione
   *[other] { $inaccuracies } imprecisioni
}, { $mistakes ->
    [0] nessun errore
    [one] 1 errore
   *[other] { $mistakes } errori
}, { $blunders ->
    [0] nessun errore grave
    [one] 1 errore grave
   *[other] { $blunders } errori gravi
}.
summary-cost = Tutti i turni insieme costano il { $chance } % di probabilità di vittoria e { $points } punti di distacco.
summary-luck = { $side ->
    [good] Le pescate hanno dato il { $chance } % di probabilità di vittoria.
    [bad] Le pescate hanno tolto il { $chance } % di probabilità di vittoria.
   *[even] Le pescate non sono state né fortunate né sfortunate.
}
summary-rise = Il guadagno maggiore va dalla mossa { $first } alla mossa { $last }: la probabilità di vittoria sale dal { $before } % al { $after } %.
summary-fall = La perdita maggiore va dalla mossa { $first } alla mossa { $last }: la probabilità di vittoria scende dal { $before } % al { $after } %.
summary-look = { $count ->
    [one] Da rivedere: la mossa { $moves }.
   *[other] Da rivedere: le mosse { $moves }.
}
summary-clean = Nessun turno spicca come errore.
