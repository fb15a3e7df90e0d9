### Ce que dit l’analyse d’une partie, dans le terminal et dans le navigateur, en français.

mark-forced = forcé
mark-best = meilleur
mark-good = bon
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe

turn-cost = coûte { $chance } % de chances de victoire et { $points } points d’écart
turn-better = mieux : { $turn }
turn-open = à cartes découvertes, il { $lost ->
    [yes] coûte { $chance } % de chances de victoire
   *[no] ne coûte rien
}
turn-luck = { $side ->
    [good] tirage heureux : +{ $chance } %
   *[bad] tirage malheureux : −{ $chance } %
}

summary-marks = { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
} : { $inaccuracies ->
    [0] aucune imprécision
    [one] 1 imprécision
   *[other] { $inaccuracies } imprécisions
}, { $mistakes ->
    [0] aucune erreur
    [one] 1 erreur
   *[other] { $mistakes } erreurs
}, { $blunders ->
    [0] aucune gaffe
    [one] 1 gaffe
   *[other] { $blunders } gaffes
}.
summary-cost = Tous les tours ensemble coûtent { $chance } % de chances de victoire et { $points } points d’écart.
summary-luck = { $side ->
    [good] Les tirages ont donné { $chance } % de chances de victoire.
    [bad] Les tirages ont coûté { $chance } % de chances de victoire.
   *[even] Les tirages n’ont été ni heureux ni malheureux.
}
summary-rise = Le gain principal va du coup { $first } au coup { $last } : les chances de victoire passent de { $before } % à { $after } %.
summary-fall = La perte principale va du coup { $first } au coup { $last } : les chances de victoire passent de { $before } % à { $after } %.
summary-look = { $count ->
    [one] À revoir : le coup { $moves }.
   *[other] À revoir : les coups { $moves }.
}
summary-clean = Aucun tour ne ressort comme une erreur.
