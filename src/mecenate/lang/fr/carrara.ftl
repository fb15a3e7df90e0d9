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
word-lerici = Lerici
    .scored = la ville de Lerici
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
word-lerici-both = Lerici (florins et points)

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
    [1] roue tournée
   *[2] les deux roues tournées
}
event-leave = { $wheels ->
    [0] roue laissée en place
   *[1] roue des statues tournée seule
}
event-fill = nouveaux blocs en I : { $blocks }
event-rescue = aucun achat possible, reçu { $florins-text }
event-take = pris { $colour } en { $position } { $florins ->
    [0] gratuitement
   *[other] pour { $florins-text }
}
event-pay = payé { $blocks ->
    [2] 2× { $colour }
   *[other] { $colour }
}
event-build = construit { $tile } à { $city }
event-upgrade = posé { $tile } sur { $over } à { $city }
event-building-points = marqué { $points-text } en construisant
event-display = nouveau bâtiment : { $tile } (pioche { $left })
event-improve = pris la tuile Amélioration { $improvement }
event-visit = visité la section { $section } de la Cour Royale
event-follow = suivi dans la section { $section }
event-forgo = renoncé à suivre dans la section { $section }
event-score = utilisé un marqueur de la zone ouverte
event-bonus = reçu un bonus de { $florins ->
    [0] { $points-text }
   *[other] { $florins-text }
}
event-evaluate = évalué { $space-scored } ({ $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } et { $points-text }
    }
})
event-reserve = réservé l’emplacement à { $space }
event-claim = pris { $item-a }
event-refuse = rien pris
event-place = placé { $item-the } sur { $tile }
event-store = mis { $item-the } en entrepôt
event-discard = défaussé { $item-the }
event-purchase = acheté { $item-a } pour { $florins-text }
event-pass = passé, reçu { $florins-text }
event-last-passes = { $passes ->
    [one] 1 tour passé de suite
   *[other] { $passes } tours passés de suite
} : { $left ->
    [one] encore un, et la partie se termine
   *[other] encore { $left }, et la partie se termine
}
event-everybody-passes = tout le monde a passé, { $passes } tours de suite
event-finish = déclenché la fin : { $points-text }, et un dernier tour pour les autres
event-end = la partie est terminée

## Ce qu’il faut choisir

prompt-main = { $visitor ->
    [none] Choisissez votre action.
   *[other] { $visitor } visite la section { $section } de la Cour Royale : suivez, ou faites autre chose.
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
prompt-end = Votre action est faite. Des extras gratuits, ou la fin de votre tour ?

## Choix

action-turn-wheel = Faire tourner la roue, la remplir, acheter
action-leave-wheel = Acheter sans faire tourner la roue
action-turn-both-wheels = Tourner les deux roues, remplir, acheter
action-turn-statue-wheel = Tourner la roue des statues seule, acheter
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
} par valeur
action-over = Remplacer à { $city } pour { $blocks-text }
action-pay = Payer un { $word-block }
action-pay-2 = Payer 2 { $word-blocks } comme un { $as }
action-visit = Visiter pour { $bonus }, puis évaluer
action-evaluate = Évaluer { $word-scored } : { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } et { $points-text }
    }
}
action-reserve = Réserver : à la fin, un point pour { $florins-text }
action-claim = Prendre { $word-a }
action-on = Le placer là, à { $city }
action-swap = Défausser { $word-the } et stocker le nouvel objet
action-place = Placer { $word-the } sur une tuile
action-purchase = Acheter { $word-a } pour { $florins-text }
action-improve = { $word } rapporte { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } et { $points-text }
    }
} par valeur

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
option-majorities = le tableau des majorités de statues par ville
option-rural = les points par valeur du paysage rural
option-statue-wheel = l’ordre des statues sur la petite roue
option-open-area = quand les marqueurs de la zone ouverte peuvent évaluer
option-exchange = quelles paires de blocs sont proposées au paiement
option-screens = si les florins et les blocs sont cachés
option-pass-limit = le nombre de tours de table sans rien d’autre que passer qui termine la partie
option-storing = quand les objets entreposés peuvent être déplacés
option-discard = quand un objet entreposé peut être défaussé

## Ce qui est imprimé

label-types = Types de bâtiment
label-landscape = paysage
label-values = valeurs
label-monument = monument
label-pays = Gain par valeur
label-as-printed = imprimé
label-better = amélioré
label-sets = Ensembles de décorations
label-of-a-kind = de la même sorte
label-majorities = Majorités de statues dans une ville
label-place = { $place ->
    [1] première
    [2] deuxième
   *[3] troisième
}
label-rates = Argent et points
label-pass = Passer rapporte { $florins }.
label-purchase = Un élément s’achète pour { $florins }.
label-florin-space = L’emplacement de { $space } : à la fin, un point par { $florins }.
label-finish = Qui déclenche la fin reçoit { $points }.
label-florins-left = À la fin, un point par { $florins } restants.
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
label-visit = Visite de { $player } en section { $section }
label-display = Bâtiments
label-pile = { $tiles ->
    [one] { $tiles } tuile dans la pioche
   *[other] { $tiles } tuiles dans la pioche
}
label-monuments = Monuments
label-improvements = Améliorations
label-supply = Réserve
label-needs = dès { $tiles }
label-scored-by = ✓ { $seat }
label-blocks = blocs
label-markers = { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}
label-improved = amélioré : { $words }
label-stored = entrepôt : { $words }
label-scored = évalué : { $words }
label-last-turns = { $turns ->
    [one] dernier tour
   *[other] les { $turns } derniers tours
}
label-passes = tours passés de suite : { $passes } sur { $most }
label-passes-left = { $left ->
    [one] encore un tour passé, et la partie se termine
   *[other] encore { $left } tours passés de suite, et la partie se termine
}
label-over = terminée
label-legend = Sur la table : 6 Bc×2 signifie deux blocs blancs à 6 florins chacun. 1, 2, 3, 4 sont les joueurs. ×3p : la ville rapporte 3 points par valeur, f pour florins ; dès 2 : il faut deux tuiles pour l’évaluer ; ✓ 1 : le joueur 1 l’a évaluée. Cat4+Bc : une Cathedrale de 4 avec sa décoration et une statue blanche ; ★ est l’or.

## Pourquoi quelque chose n’est pas possible

reason-take-one = prends au moins un bloc
reason-city-price = tes blocs ne paient pas { $tile } à { $city }
reason-payment = { $city } ne l’accepte pas, ou tu ne l’as pas
reason-no-block = il n’y a pas de { $colour-block } dans le secteur { $position }
reason-block-price = un { $colour-block } coûte { $price } ici, tu as { $florins-text }
reason-no-affordable-block = tu ne peux payer aucun bloc avec la roue telle qu’elle est
reason-no-visit = aucune visite n’est en cours
reason-open-visit = une visite est en cours : suis-la ou fais autre chose
reason-no-scoring = tu n’y as pas de marqueur, ou aucune case à évaluer
reason-price = cela coûte { $price }, tu as { $florins-text }
reason-not-for-sale = { $tile } n’est pas à vendre
reason-twin = c’est la même que { $tile }, qui est proposée
reason-tile-price = { $tile } coûte { $value } blocs, tu en as { $blocks }
