### Le plateau des Palais de Carrara dans le navigateur, en français.
###
### Les mots du jeu et les phrases sur les choix sont dans carrara.ftl ; ici les légendes de ce qui est dessiné.

both = { $first } et { $second }
free = gratuit
after-this = { $n } ensuite

## La roue

wheel = Roue de marbre
wheel-empty = vide
bag-empty = le sac est vide
sector = Secteur { $position }
item-left = { $item }, { $left ->
    [0] épuisé
   *[other] reste { $left }
}
turn-one = Tourner
turn-both = Les deux
turn-statues = Statues
leave-wheel = Laisser

## Ce qui peut être construit et pris

buildings = Bâtiments
buildings-note = la valeur est le prix, en blocs
display-empty = place vide
pile = { $tiles ->
    [0] La pioche est vide
    [one] { $tiles } tuile dans la pioche
   *[other] { $tiles } tuiles dans la pioche
}
pile-short = en pioche
monuments = Monuments
monuments-note = valeur { $value }, ou la différence
built-by = { $tile }, construit par { $player }
improvements = Tuiles Amélioration
improvements-note = une par monument
improvement = Tuile Amélioration { $place } : { $pays } par point de valeur, { $left ->
    [0] épuisée
   *[other] reste { $left }
}

## La Cour Royale

court = Cour Royale
section = Section { $number }
section-markers = Marqueurs : { $players }
section-empty = Plus de marqueur
bonus-florins = florins
bonus-points = points
bonus-decoration = décoration
bonus-gold-statue = statue d’or
visit = Visite Royale
visit-rest = à la Cour
visit-open = { $player } en section { $section }
open-area = Zone ouverte, sans bonus
open-area-markers = Zone ouverte, sans bonus. Marqueurs : { $markers }
open-area-empty = Zone ouverte, sans bonus. Aucun marqueur

## Son propre plateau

own-board = Plateau de { $player }
whose-board = Quel plateau est montré
city-takes = accepte { $colours }
city-pays = rapporte { $pays } par point de valeur
city-needs = Il faut { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} pour l’évaluer ; elle rapporterait { $pays } maintenant
city-scored = Évaluée par { $player }
city-empty = aucun bâtiment
types = Types de bâtiment
landscapes = Paysages
pairs = Statues
florin-spaces = Florins, pour tous
from-florins = dès { $florins }
short-urban = Urbain
short-rural = Rural
space-used = { $space } : utilisé par { $player }
space-open = { $space } : rapporterait { $pays } maintenant
space-closed = { $space } : rien à évaluer pour l’instant
space-florins = Il faut { $florins } florins ; à la fin, un point par tranche de { $rate } florins
scored = Évalué : { $spaces }
scored-none = Rien d’évalué encore

## Derrière le paravent

screen = Derrière votre paravent
screen-of = Derrière le paravent
screen-note = vous seul le voyez
hidden = caché
behind-screen = Florins et blocs sont derrière le paravent
warehouse = Entrepôt
warehouse-empty = vide
throw-away = défausser
markers = Marqueurs
markers-where = { $court } à la Cour, { $open } en zone ouverte, { $placed } placés

## Onglets du téléphone

tab-cities = Villes
tab-market = Marché
tab-court = Cour

## La barre de confirmation

what-in = { $tile } à { $city }
what-sector = Acheter dans le secteur { $position }
choice-turn-wheel = Tourner la roue
choice-leave-wheel = Laisser la roue
choice-turn-both-wheels = Tourner les deux roues
choice-turn-statue-wheel = Tourner la roue des statues
choice-follow = Suivre
choice-score = Évaluer
choice-store = En entrepôt
choice-pass = Passer
plan-take-all = Tout prendre
choice-done = C’est tout
choice-end-turn = Finir le tour
choice-claim-nothing = Rien prendre

## L’invite, et combien il reste jusqu’à la fin

prompt-follow = { $visitor } visite la section { $section } de la Cour Royale : suivez, ou faites autre chose.
prompt-cannot-follow = { $visitor } visite la section { $section } de la Cour Royale. Aucun emplacement d’évaluation ne vous est permis, vous ne pouvez donc pas suivre : choisissez une autre action.
label-until-end = fin : { $pile } dans la pioche, { $markers ->
    [one] 1 marqueur
   *[other] { $markers } marqueurs
}
