### Carpe Diem, en français.

title = Carpe Diem

## Ce qui se construit

word-villa = villa
    .letter = Vi
    .a = une villa
word-vineyard = vignoble
    .letter = Vg
    .a = un vignoble
word-garden = jardin
    .letter = Ja
    .a = un jardin
word-farm = ferme
    .letter = Fe
    .a = une ferme
word-pond = étang
    .letter = Ét
    .a = un étang
word-merchant = marchand
    .letter = Md
    .a = un logis de marchand
word-baker = boulanger
    .letter = Bo
    .a = un logis de boulanger
word-senator = sénateur
    .letter = Sé
    .a = un logis de sénateur
word-artisan = artisan
    .letter = Ar
    .a = un logis d’artisan
word-market = marché
    .letter = Mé
    .a = un marché
word-bakery = fournil
    .letter = Fn
    .a = un fournil
word-fountain = fontaine
    .letter = Ft
    .a = une fontaine
word-grass = pâturage
    .letter = ··

## Marchandises

word-grape = raisin
    .letter = Ra
    .a = un raisin
word-herb = herbe
    .letter = He
    .a = une herbe
word-chicken = poulet
    .letter = Pl
    .a = un poulet
word-fish = poisson
    .letter = Ps
    .a = un poisson
word-coin = pièce
    .a = une pièce

## Tuiles

word-vineyard-opposite-garden = vignoble avec jardin
word-garden-opposite-farm = jardin avec ferme
word-farm-opposite-pond = ferme avec étang
word-pond-opposite-merchant = étang avec marchand
word-merchant-opposite-baker = marchand avec boulanger
word-baker-opposite-senator = boulanger avec sénateur
word-senator-opposite-artisan = sénateur avec artisan
word-artisan-opposite-vineyard = artisan avec vignoble
word-vineyard-then-farm = vignoble à côté de la ferme
word-garden-then-pond = jardin à côté de l’étang
word-farm-then-merchant = ferme à côté du marchand
word-pond-then-baker = étang à côté du boulanger
word-merchant-then-senator = marchand à côté du sénateur
word-baker-then-artisan = boulanger à côté de l’artisan
word-senator-then-vineyard = sénateur à côté du vignoble
word-artisan-then-garden = artisan à côté du jardin
word-vineyard-opposite-pond = vignoble avec étang
word-garden-opposite-merchant = jardin avec marchand
word-farm-opposite-baker = ferme avec boulanger
word-pond-opposite-senator = étang avec sénateur
word-merchant-opposite-artisan = marchand avec artisan
word-baker-opposite-vineyard = boulanger avec vignoble
word-senator-opposite-garden = sénateur avec jardin
word-artisan-opposite-farm = artisan avec ferme
word-vineyard-then-merchant = vignoble à côté du marchand
word-garden-then-baker = jardin à côté du boulanger
word-farm-then-senator = ferme à côté du sénateur
word-pond-then-artisan = étang à côté de l’artisan
word-vineyard-opposite-merchant = vignoble avec marchand
word-garden-opposite-baker = jardin avec boulanger
word-farm-opposite-senator = ferme avec sénateur
word-pond-opposite-artisan = étang avec artisan
word-baker-then-vineyard = boulanger à côté du vignoble
word-senator-then-garden = sénateur à côté du jardin
word-artisan-then-farm = artisan à côté de la ferme
word-merchant-then-pond = marchand à côté de l’étang
word-villa-1-opposite-vineyard = villa avec vignoble
word-villa-1-opposite-garden = villa avec jardin
word-villa-1-opposite-farm = villa avec ferme
word-villa-1-opposite-pond = villa avec étang
word-villa-1-opposite-merchant = villa avec marchand
word-villa-1-opposite-baker = villa avec boulanger
word-villa-1-opposite-senator = villa avec sénateur
word-villa-1-opposite-artisan = villa avec artisan
word-villa-1-then-vineyard = villa à côté du vignoble
word-garden-then-villa-1 = jardin à côté de la villa
word-villa-1-then-farm = villa à côté de la ferme
word-pond-then-villa-1 = étang à côté de la villa
word-villa-1-then-merchant = villa à côté du marchand
word-baker-then-villa-1 = boulanger à côté de la villa
word-villa-1-then-senator = villa à côté du sénateur
word-artisan-then-villa-1 = artisan à côté de la villa
word-vineyard-straight = vignoble en ligne
word-vineyard-corner = vignoble en coude
word-garden-straight = jardin en ligne
word-garden-corner = jardin en coude
word-farm-straight = ferme en ligne
word-farm-corner = ferme en coude
word-pond-straight = étang en ligne
word-pond-corner = étang en coude
word-villa-straight = villa en ligne
word-villa-straight-1 = villa en ligne (1 cheminée)
word-villa-straight-2 = villa en ligne (2 cheminées)
word-villa-corner = villa en coude
word-villa-corner-1 = villa en coude (1 cheminée)
word-villa-corner-2 = villa en coude (2 cheminées)
word-villa-three-way = villa à trois branches
word-villa-three-way-2 = villa à trois branches (2 cheminées)
word-villa-cross = villa en croix
word-villa-cross-3 = villa en croix (3 cheminées)
word-vineyard-end = bout de vignoble
word-garden-end = bout de jardin
word-farm-end = bout de ferme
word-pond-end = bout d’étang
word-merchant-half = moitié de marchand
word-baker-half = moitié de boulanger
word-senator-half = moitié de sénateur
word-artisan-half = moitié d’artisan
word-villa-end = bout de villa
word-villa-end-1 = bout de villa (1 cheminée)
word-villa-end-2 = bout de villa (2 cheminées)

## Colonnes du quartier

word-a = a
word-b = b
word-c = c
word-d = d
word-e = e
word-f = f

## Nombres et noms

count-villa = { $count ->
    [one] { $count } villa
   *[other] { $count } villas
}
count-vineyard = { $count ->
    [one] { $count } vignoble
   *[other] { $count } vignobles
}
count-garden = { $count ->
    [one] { $count } jardin
   *[other] { $count } jardins
}
count-farm = { $count ->
    [one] { $count } ferme
   *[other] { $count } fermes
}
count-pond = { $count ->
    [one] { $count } étang
   *[other] { $count } étangs
}
count-merchant = { $count ->
    [one] { $count } logis de marchand
   *[other] { $count } logis de marchand
}
count-baker = { $count ->
    [one] { $count } logis de boulanger
   *[other] { $count } logis de boulanger
}
count-senator = { $count ->
    [one] { $count } logis de sénateur
   *[other] { $count } logis de sénateur
}
count-artisan = { $count ->
    [one] { $count } logis d’artisan
   *[other] { $count } logis d’artisan
}
count-market = { $count ->
    [one] { $count } marché
   *[other] { $count } marchés
}
count-bakery = { $count ->
    [one] { $count } fournil
   *[other] { $count } fournils
}
count-fountain = { $count ->
    [one] { $count } fontaine
   *[other] { $count } fontaines
}
count-grape = { $count ->
    [one] { $count } raisin
   *[other] { $count } raisins
}
count-herb = { $count ->
    [one] { $count } herbe
   *[other] { $count } herbes
}
count-chicken = { $count ->
    [one] { $count } poulet
   *[other] { $count } poulets
}
count-fish = { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}
count-chimney = { $count ->
    [one] { $count } cheminée
   *[other] { $count } cheminées
}
count-landscape = { $count ->
    [one] { $count } paysage quelconque
   *[other] { $count } paysages quelconques
}
count-dwelling = { $count ->
    [one] { $count } logis quelconque
   *[other] { $count } logis quelconques
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
count-bread = { $count ->
    [one] { $count } pain
   *[other] { $count } pains
}
count-steps = { $count ->
    [one] { $count } case de piste
   *[other] { $count } cases de piste
}
count-goods = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
count-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}

## Ce qui s’est passé

event-deal = nouvelles tuiles pour la phase { $phase }
event-start = a posé son pion à la case { $space }
event-go = { $bread ->
    [0] a déplacé son pion à la case { $space }
   *[other] a déplacé son pion à la case { $space } pour 1 pain
}
event-take = a pris la tuile { $tile }
event-remove = retirées du jeu : { $tiles }
event-place = a placé la tuile { $tile } en { $column }{ $row }
event-banner = a retiré la banderole en { $column }{ $row }
event-store = a stocké la tuile { $tile }
event-finish = a terminé { $kind-a }{ $tiles ->
    [1] { "" }
   *[other] { " " }({ $tiles-text })
}
event-goods = a reçu : { $goods }
event-sell = a vendu { $goods-text } pour { $coins-text }
event-bread = a reçu { $bread-text }
event-coins = a reçu { $coins-text }
event-no-tile = n’a trouvé aucune tuile dans la partie basse
event-take-lower = a pris la tuile { $tile } dans la partie basse
event-track = a avancé à la case { $space } de la piste Banderole
event-look = a regardé deux cartes Fontaine
event-look-at = a pioché les cartes Fontaine { $cards }
event-return = a remis une carte Fontaine et en garde { $held }
event-return-card = a remis { $card }
event-scoring = scoring de la phase { $phase }
event-disc = a placé un disque entre { $needs } → { $gives } et { $needs2 } → { $gives2 }
event-pay = a rendu { $piece-a }
event-give-bread = a donné { $bread-text }
event-card = a rempli { $needs } → { $gives }{ $times ->
    [1] { "" }
   *[other] , { $times } fois
}
event-fail = n’a pas rempli { $needs } et a perdu { $points-text }
event-end = la partie est terminée

## Ce qu’il faut choisir

prompt-start = Où votre pion commence-t-il ?
prompt-move = Où va votre pion ?
prompt-take = Quelle tuile prenez-vous à la case { $space } ?
prompt-place = Où placez-vous la tuile { $tile } ?
prompt-reward = Deux récompenses, { $kinds } : laquelle d’abord ?
prompt-artisan = Quelle tuile de la partie basse prenez-vous ?
prompt-fountain = Quelle carte Fontaine remettez-vous sous la pile ?
prompt-disc = Scoring de la phase { $phase } : où placez-vous votre disque ?
prompt-card = Laquelle des deux cartes d’abord ?
prompt-pay = { $times ->
    [0] Rendez { $needs } pour { $gives } : que donnez-vous ?
   *[other] Rendre encore une fois { $needs } pour { $gives } : que donnez-vous, ou arrêtez-vous ?
}
prompt-bread = { $needs } → { $gives }{ $times ->
    [0] { "" } : vous ne pouvez pas remplir cette carte. Donner du pain ?
   *[other] { "" } : carte remplie. Donner du pain pour la remplir encore une fois ?
}
prompt-due = L’autre récompense suit.
prompt-second = La deuxième carte suit.
prompt-end = Le tour est terminé.
prompt-scored = Le scoring est terminé.
prompt-look = Deux cartes Fontaine sont piochées.

## Choix

action-go-to = { $tiles ->
    [none] Les tuiles viennent après les pions
   *[other] { $tiles }
}{ $stored ->
    [1] { "\u00A0" }: ne trouve pas de place, va dans votre zone de stockage
   *[other] { "" }
}
action-bread-to = Pour 1 pain : { $tiles }{ $stored ->
    [1] { "\u00A0" }: ne trouve pas de place, va dans votre zone de stockage
   *[other] { "" }
}
action-take = { $word }{ $stored ->
    [1] { "\u00A0" }: ne trouve pas de place, va dans votre zone de stockage
   *[other] { "" }
}{ $finishes ->
    [none] { "" }
   *[other] , peut terminer { $finishes }
}
action-at = ↑{ $north-letter } →{ $east-letter } ↓{ $south-letter } ←{ $west-letter }{ $banner ->
    [1] { " " }banderole
   *[other] { "" }
}{ $finishes ->
    [none] { "" }
   *[other] , termine { $finishes }
}
action-store = Dans votre zone de stockage, un demi-point à la fin
action-reward = D’abord la récompense : { $word-a }
action-return = La remettre sous la pile ; elle vaudrait maintenant { $points-text }
action-disc = { $needs } → { $gives } | { $needs2 } → { $gives2 }{ $most ->
    [none] { "" }
   *[other] { "\u00A0" }: au mieux { $most } points
}
action-score = { $needs } → { $gives }{ $most ->
    [none] { "" }
   *[other] { "\u00A0" }: au mieux { $most } points
}
action-pay = Rendre { $word-a }
action-pay-coin = Donner une pièce à la place
action-enough = Ne plus payer
action-give-bread = Remplir la carte une fois pour { $bread-text }
action-keep-bread = Garder votre pain

## D’où viennent les points

source-start = départ
source-cards = cartes Scoring
source-penalties = cartes non remplies
source-villas = villas
source-leftovers = éléments restants
source-track = piste Banderole
source-fountains = cartes Fontaine
source-frame = cadre

## Options

option-villa-table = les points pour les cheminées des villas terminées
option-bread-limit = combien de fois 3 pains peuvent remplir une carte dans un scoring
option-points-floor = si les points peuvent descendre sous zéro
option-track-end = ce que fait un disque sur la dernière case de la piste
option-empty-spaces = comment un pion repart d’une case vide de l’anneau
option-start-spaces = si les pions peuvent partager une case au départ
option-pawns = si les pions sont placés après ou avant les tuiles et les cartes Scoring

## Les valeurs des options

value-villa-table-steps = par paliers, 18 au plus
value-villa-table-steep = plus pentu, 21 au plus
value-bread-limit-once = une fois
value-bread-limit-any = autant de fois que l’on veut
value-points-floor-zero = non, zéro est le minimum
value-points-floor-none = oui
value-track-end-stay = il reste à sa place
value-track-end-restack = il passe en haut de la pile
value-empty-spaces-onward = toujours dans le même sens
value-empty-spaces-free = dans l’un ou l’autre sens
value-start-spaces-empty = non, chacun la sienne
value-start-spaces-shared = oui
value-pawns-last = après
value-pawns-first = avant

## Ce qui est imprimé

label-brings = Ce qu’on gagne en terminant
label-fountain-card = carte Fontaine
label-brings-villa = des points à la fin, selon les cheminées
label-brings-landscape = { $good } : un de moins que ses tuiles
label-brings-merchant = une pièce par marchandise, et { $coins } en plus
label-brings-artisan = une tuile de la partie basse
label-brings-fountain = regarder deux cartes, en garder une de plus
label-villas = Les villas à la fin
label-rates = Autres nombres
label-banner = Une banderole recouverte rapporte { $steps }.
label-penalty = Une carte Scoring non remplie coûte { $points } ; { $bread } en remplissent une.
label-last-space = La piste Banderole finit à la case { $space } ; chaque case vaut son numéro à la fin.
label-leftovers = À la fin, un point par { $items } éléments restants : marchandises, pièces, pains et tuiles stockées.
label-fountain-note = Une carte Fontaine donne ces points pour chaque construction terminée de sa sorte.

## La table

word-points = points
    .short = p
word-coins = pièces
    .short = o
word-bread = pain
    .short = b
word-steps = cases de piste
    .short = c
word-chimney = cheminées
    .letter = ▴
word-landscape = paysage
    .letter = Pays
word-dwelling = logis
    .letter = Logi
label-phase = phase { $phase } sur 4, manche { $round } sur 7
label-over = terminée
label-ring = Anneau
label-lower = Partie basse
label-hidden = Cartes Fontaine que vous n’avez pas vues
label-cards = Cartes Scoring
label-track = Piste Banderole
label-pile = { $cards ->
    [one] { $cards } carte Fontaine dans la pile
   *[other] { $cards } cartes Fontaine dans la pile
}
label-goods = marchandises { $words }
label-stored = stockées { $tiles }
label-track-at = piste { $space }
label-chimneys = { $count ->
    [one] { $count } cheminée
   *[other] { $count } cheminées
}
label-finished = terminés { $words }
label-fountain-cards = cartes Fontaine { $cards }
label-hand = cartes Fontaine : { $words }
label-discs = { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}
label-in-hand = à placer : { $tile }
label-legend = Sur la table : ↑ → ↓ ← disent ce que montre un côté de tuile, avec les lettres de villa Vi, vignoble Vg, jardin Ja, ferme Fe, étang Ét, marchand Md, boulanger Bo, sénateur Sé, artisan Ar ; ·· est le pâturage ; Mé Fn Ft sont marché, fournil, fontaine ; ▴2 deux cheminées. Dans un quartier ⚑ est une banderole, ♠ la pelle, ✓ une tuile où tout est terminé. Autour se trouvent les tâches du cadre : Vi3 est une villa pour 3 points. Entre les cartes, [1] est le disque du joueur 1 et [ ] un cercle libre. p points, o pièces, b pains, c cases sur la piste ; Ra He Pl Ps sont les marchandises.
label-first = premier joueur
label-frame = cadre de { $name } :

## Pourquoi quelque chose n’est pas possible

reason-pawn = il y a déjà un pion à la case { $space }
reason-circle = il y a déjà un disque, ou il manque une carte d’un côté
reason-pay-on = une carte que vous pouvez payer doit être remplie une fois, et un set commencé doit être payé en entier
reason-not-there = cette tuile n’est pas à la case { $space }
reason-no-tile = il n’y a pas de tuile à la case { $space }
reason-too-far = votre pion ne peut pas aller à la case { $space } sans pain
reason-no-bread = vous n’avez pas de pain
reason-without-bread = vous pouvez aller à la case { $space } sans pain
reason-covered = il y a déjà une tuile en { $column }{ $row }
reason-does-not-fit = elle ne peut pas être placée ainsi en { $column }{ $row }, ou { $column }{ $row } n’a pas de tuile voisine
reason-first-tile = la première tuile va sur la pelle

## À quoi servent les éléments, dans les études

use-take-tile = Tuiles prises
use-place-tile = Tuiles posées
use-store-tile = Tuiles mises de côté
use-take-lower-tile = Tuiles de la partie basse
use-finish-kind = Bâtiments et paysages achevés
use-disc-card = Cartes Scoring avec un disque
use-card = Cartes Scoring remplies
use-track-space = Cases de la piste Banderole
