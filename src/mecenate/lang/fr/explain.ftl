### Pourquoi quelque chose n’est pas possible et ce qu’apporte un choix : les mots communs à tous les jeux, en français.

## Pourquoi quelque chose n’est pas possible

reason-over = la partie est finie
reason-other-choice = cela ne fait pas partie du choix à faire
reason-not-now = ce n’est pas possible maintenant

## Ce qu’apporte un choix

explain-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
explain-ends-round = termine la manche
explain-ends-phase = termine la phase
explain-ends-game = termine la partie
explain-then-draw = puis le hasard décide
explain-then-look = puis vous regardez des cartes
explain-then-reveal = puis ce qui est caché est montré
explain-then-unseen = la suite dépend de ce que vous ne voyez pas
