### Les Palais de Carrara, en français.

title = Les Palais de Carrara

## Couleurs

word-white = blanc
    .letter = Bc
    .block = bloc blanc
    .blocks = blocs blancs
word-yellow = jaune
    .letter = J
    .block = bloc jaune
    .blocks = blocs jaunes
word-red = rouge
    .letter = R
    .block = bloc rouge
    .blocks = blocs rouges
word-green = vert
    .letter = Ve
    .block = bloc vert
    .blocks = blocs verts
word-blue = bleu
    .letter = Bl
    .block = bloc bleu
    .blocks = blocs bleus
word-purple = violet
    .letter = Vi
    .block = bloc violet
    .blocks = blocs violets

## Villes, types de bâtiment, paysages

word-livorno = Livorno
    .scored = la ville de Livorno
word-pisa = Pisa
    .scored = la ville de Pisa
word-lucca = Lucca
    .scored = la ville de Lucca
word-viareggio = Viareggio
    .scored = la ville de Viareggio
word-massa = Massa
    .scored = la ville de Massa
word-lerici = Lérici
    .scored = la ville de Lérici
word-cathedrale = Cathedrale
    .short = Cat
    .scored = le type Cathedrale
word-biblioteca = Biblioteca
    .short = Bib
    .scored = le type Biblioteca
word-porta = Porta
    .short = Por
    .scored = le type Porta
word-palazzo = Palazzo
    .short = Pal
    .scored = le type Palazzo
word-castello = Castello
    .short = Cas
    .scored = le type Castello
word-villa = Villa
    .short = Vil
    .scored = le type Villa
word-urban = urbain
    .scored = le paysage urbain
word-rural = rural
    .scored = le paysage rural
word-pair = { $first }+{ $second }
    .scored = les statues de { $first } et { $second }
word-massa-both = Massa (points et florins)
word-lerici-both = Lérici (florins et points)

## Décorations et statues

word-cup = coupe
    .short = coupe
    .a = une coupe
    .the = la coupe
word-book = livre
    .short = livre
    .a = un livre
    .the = le livre
word-gate = porte
    .short = porte
    .a = une porte
    .the = la porte
word-crown = couronne
    .short = couronne
    .a = une couronne
    .the = la couronne
word-flag = drapeau
    .short = drapeau
    .a = un drapeau
    .the = le drapeau
word-coat-of-arms = blason
    .short = blason
    .a = un blason
    .the = le blason
word-white-statue = statue blanche
    .a = une statue blanche
    .the = la statue blanche
word-yellow-statue = statue jaune
    .a = une statue jaune
    .the = la statue jaune
word-red-statue = statue rouge
    .a = une statue rouge
    .the = la statue rouge
word-green-statue = statue verte
    .a = une statue verte
    .the = la statue verte
word-blue-statue = statue bleue
    .a = une statue bleue
    .the = la statue bleue
word-purple-statue = statue violette
    .a = une statue violette
    .the = la statue violette
word-gold-statue = statue d’or
    .a = une statue d’or
    .the = la statue d’or

## Nombres et noms

count-florins = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-blocks = { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
}
count-decoration = { $count ->
    [one] une décoration
   *[other] { $count } décorations
}
count-gold-statue = { $count ->
    [one] une statue d’or
   *[other] { $count } statues d’or
}

## Ce qui s’est passé

event-turn = { $wheels ->
    [1] a fait tourner la roue
   *[2] a fait tourner les deux roues
}
event-leave = { $wheels ->
    [0] a laissé la roue en place
   *[1] n’a fait tourner que la roue des statues
}
event-fill = a ajouté des blocs en I : { $blocks }
event-rescue = n’a rien pu acheter et a reçu { $florins-text }
event-take = a pris un bloc { $colour } en { $position } { $florins ->
    [0] gratuitement
   *[other] pour { $florins-text }
}
event-buy = a acheté des blocs dans le secteur { $position }
event-pay = a payé { $blocks ->
    [2] 2× { $colour }
   *[other] { $colour }
}
event-build = a construit { $tile } à { $city }
event-upgrade = a posé { $tile } sur { $over } à { $city }
event-building-points = a marqué { $points-text } en construisant
event-display = nouveau bâtiment sur le présentoir : { $tile } (pioche : { $left })
event-improve = a pris la tuile Amélioration { $improvement }
event-visit = a visité la section { $section } de la Cour Royale
event-follow = a suivi la visite de la section { $section }
event-forgo = a renoncé au bonus de la section { $section }
event-score = a pris un marqueur de la zone ouverte
event-bonus = a reçu un bonus de { $florins ->
    [0] { $points-text }
   *[other] { $florins-text }
}
event-evaluate = a évalué { $space-scored } ({ $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } et { $points-text }
    }
})
event-reserve = a réservé l’emplacement des { $space }
event-claim = a pris { $item-a }
event-refuse = n’a rien pris
event-place = a placé { $item-the } sur { $tile }
event-store = a mis { $item-the } en entrepôt
event-discard = a défaussé { $item-the }
event-purchase = a acheté { $item-a } pour { $florins-text }
event-pass = a passé et reçu { $florins-text }
event-last-passes = { $passes ->
    [one] on a passé une fois
   *[other] on a passé { $passes } fois de suite
} : { $left ->
    [one] si le suivant passe aussi, la partie se termine
   *[other] encore { $left } fois, et la partie se termine
}
event-everybody-passes = tout le monde a passé, { $passes } fois de suite
event-finish = a déclenché la fin : { $points-text }, et un dernier tour pour les autres
event-end = la partie est terminée

## Ce qu’il faut choisir

prompt-main = { $visitor ->
    [none] Choisissez votre action.
   *[other] { $visitor } visite la section { $section } de la Cour Royale : choisissez votre action.
}
prompt-sector = Dans quel secteur achetez-vous ?
prompt-take = { $taken ->
    [0] Prenez au moins un bloc du secteur { $position }.
   *[other] Prenez encore un bloc du secteur { $position }, ou arrêtez.
}
prompt-site = Où construisez-vous { $tile } ?
prompt-pay = { $tile } à { $city } : encore { $blocks-text } à payer.
prompt-improve = Quelle tuile Amélioration prenez-vous ?
prompt-space = Quel emplacement évaluez-vous ?
prompt-claim-sector = Vous avez vidé le secteur. Prenez l’un des deux ({ $items }), ou rien.
prompt-claim-decoration = Prenez une décoration de votre choix, ou rien.
prompt-claim-gold = Prenez-vous la statue d’or ?
prompt-place = Où placez-vous { $item-the } ?
prompt-end = Votre action est faite. Une action bonus, ou la fin de votre tour ?

## Choix

action-turn-wheel = Faire tourner la roue, la remplir, puis acheter
action-leave-wheel = Acheter sans faire tourner la roue
action-turn-both-wheels = Faire tourner les deux roues, les remplir, puis acheter
action-turn-statue-wheel = Ne faire tourner que la roue des statues, puis acheter
action-done = Ne plus rien prendre
action-pass = Passer et prendre { $florins-text }
action-end-turn = Terminer votre tour
action-follow = Suivre pour { $bonus }, puis évaluer
action-score = Évaluer avec un marqueur de la zone ouverte, sans bonus
action-store = Mettre en entrepôt
action-claim-nothing = Ne rien prendre
action-sector = { $offers }{ $icons ->
    [none] { "" }
   *[other] { " " }({ $icons })
}
action-take = Prendre un { $word-block }, { $florins ->
    [0] gratuit
   *[other] { $florins-text }
}
action-build = Construire pour { $blocks ->
    [none] la différence
   *[other] { $blocks-text }
}
action-in = Rapporte { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } et { $points-text }
    }
} par point de valeur
action-over = Poser le monument dessus, à { $city }, pour { $blocks-text }
action-pay = Payer un { $word-block }
action-pay-2 = Payer 2 { $word-blocks } comme un bloc { $as }
action-visit = Visiter pour { $bonus }, puis évaluer
action-evaluate = Évaluer { $word-scored } : { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } et { $points-text }
    }
}
action-reserve = Réserver : à la fin, un point par tranche de { $florins-text }
action-claim = Prendre { $word-a }
action-on = Placer sur cette tuile, à { $city }
action-swap = Défausser { $word-the } et mettre le nouvel élément en entrepôt
action-place = Placer { $word-the } sur une tuile
action-purchase = Acheter { $word-a } pour { $florins-text }
action-improve = { $word } rapporte { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } et { $points-text }
    }
} par point de valeur

## Origine des points

source-building = construction
source-court = Cour Royale
source-cities = villes
source-types = types de bâtiment
source-landscapes = paysages
source-statue-spaces = emplacements de statue
source-finish = fin déclenchée
source-florins = florins restants
source-decorations = ensembles de décorations
source-majorities = majorités de statues

## Options

option-version = la version normale, ou l’avancée avec décorations et statues
option-improvements = quelles sont les huit tuiles Amélioration
option-court = les bonus de la Cour Royale en version normale
option-majorities = les points de la majorité de statues dans chaque ville
option-rural = les points par point de valeur du paysage rural
option-statue-wheel = l’ordre des statues sur la petite roue
option-open-area = quand on peut évaluer avec un marqueur de la zone ouverte
option-exchange = quelles paires de blocs sont proposées au paiement
option-screens = si les florins et les blocs sont cachés
option-pass-limit = combien de tours de table où tout le monde passe terminent la partie
option-storing = quand les éléments entreposés peuvent être transférés
option-discard = quand un élément entreposé peut être défaussé

## Les valeurs des options

value-version-normal = normale
value-version-advanced = avancée
value-improvements-cities = inégales selon les villes
value-improvements-landscapes = une par ville et par paysage
value-improvements-four-pairs = deux pour chacune de quatre villes
value-improvements-mixed = une par ville et deux mixtes
value-court-even = égaux, trois sections de chaque
value-court-graded = dégressifs de section en section
value-majorities-steps = par paliers
value-majorities-halving = divisés par deux de rang en rang
value-majorities-linear = un de plus de ville en ville
value-rural-single = 1 point
value-rural-double = 2 points
value-statue-wheel-forward = dans l’ordre des villes
value-statue-wheel-reverse = dans l’ordre inverse
value-open-area-any-time = à tout moment
value-open-area-after-bonuses = quand toutes les sections bonus sont vides
value-exchange-useful = seulement les paires utiles
value-exchange-any = toutes les paires
value-screens-up = cachés derrière les paravents
value-screens-down = visibles de tous
value-storing-any-time = à tout moment d’un tour suivant
value-storing-between = seulement entre les actions
value-discard-no-room = quand le nouveau n’a pas de place
value-discard-full = dès que les deux entrepôts sont pleins

## Ce qui est imprimé

label-types = Types de bâtiment
label-landscape = paysage
label-values = valeurs
label-monument = monument
label-pays = Récompense par point de valeur
label-as-printed = imprimée
label-better = améliorée
label-sets = Ensembles de décorations
label-of-a-kind = identiques
label-majorities = Majorité de statues dans une ville
label-place = { $place ->
    [1] première
    [2] deuxième
   *[3] troisième
}
label-rates = Argent et points
label-pass = Passer rapporte { $florins }.
label-purchase = Une décoration ou une statue s’achète { $florins }.
label-florin-space = L’emplacement des { $space } : à la fin, un point par tranche de { $florins }.
label-finish = Qui déclenche la fin reçoit { $points }.
label-florins-left = À la fin, un point par tranche de { $florins } restants.
label-bag = Dans le sac
label-bag-empty = le sac est vide

## La table

word-normal = normale
word-advanced = avancée
word-gold = or
    .letter = ★
word-florins = florins
    .short = f
word-points = points
    .short = p
label-wheel = Roue
label-decoration = décoration
label-statue = statue
label-court = Cour Royale
label-open-area = zone ouverte : { $markers }
label-visit = Visite Royale de { $player } en section { $section }
label-display = Présentoir
label-pile = { $tiles ->
    [one] { $tiles } tuile dans la pioche
   *[other] { $tiles } tuiles dans la pioche
}
label-monuments = Monuments
label-improvements = Tuiles Amélioration
label-supply = Réserve
label-needs = il en faut { $tiles }
label-scored-by = ✓ { $seat }
label-blocks = blocs
label-markers = { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}
label-improved = améliorées : { $words }
label-stored = en entrepôt : { $words }
label-scored = évalués : { $words }
label-last-turns = { $turns ->
    [one] dernier tour
   *[other] les { $turns } derniers tours
}
label-passes = on a passé de suite : { $passes } sur { $most }
label-passes-left = { $left ->
    [one] si le suivant passe aussi, la partie se termine
   *[other] encore { $left } fois de suite, et la partie se termine
}
label-over = terminée
label-legend = Sur la table : 6 Bc×2 signifie deux blocs blancs à 6 florins chacun. 1, 2, 3, 4 sont les joueurs. ×3p : la ville rapporte 3 points par point de valeur, f pour florins ; « il en faut 2 » : deux tuiles pour l’évaluer ; ✓ 1 : le joueur 1 l’a évaluée. Cat4+Bc : une Cathedrale de 4 avec sa décoration et une statue blanche ; ★ est l’or.

## Pourquoi quelque chose n’est pas possible

reason-take-one = prenez au moins un bloc
reason-city-price = vos blocs ne suffisent pas pour payer { $tile } à { $city }
reason-payment = { $city } ne l’accepte pas, ou vous ne l’avez pas
reason-no-block = il n’y a pas de { $colour-block } dans le secteur { $position }
reason-block-price = un { $colour-block } coûte ici { $price }, et vous avez { $florins-text }
reason-no-affordable-block = vous ne pouvez payer aucun bloc sur la roue telle qu’elle est
reason-no-visit = aucune visite n’est en cours
reason-open-visit = une visite est en cours : suivez-la ou faites autre chose
reason-no-scoring = vous n’y avez pas de marqueur, ou aucun emplacement d’évaluation ne vous est permis
reason-price = cela coûte { $price }, et vous avez { $florins-text }
reason-not-for-sale = { $tile } n’est pas à vendre
reason-twin = c’est la même que { $tile }, qui est proposée
reason-tile-price = { $tile } coûte { $value } blocs, et vous en avez { $blocks }

## À quoi servent les éléments, dans les études

use-build-tile = Bâtiments construits
use-upgrade-tile = Monuments construits
use-build-city = Villes où l’on construit
use-improvement = Améliorations
use-evaluate-space = Emplacements d’évaluation
use-visit-section = Sections visitées
use-follow-section = Sections où l’on suit
use-claim-item = Objets pris
use-purchase-item = Objets achetés
use-place-item = Objets posés sur des bâtiments
