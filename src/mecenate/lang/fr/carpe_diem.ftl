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

word-vineyard-opposite-garden = vignoble face à jardin
word-garden-opposite-farm = jardin face à ferme
word-farm-opposite-pond = ferme face à étang
word-pond-opposite-merchant = étang face à marchand
word-merchant-opposite-baker = marchand face à boulanger
word-baker-opposite-senator = boulanger face à sénateur
word-senator-opposite-artisan = sénateur face à artisan
word-artisan-opposite-vineyard = artisan face à vignoble
word-vineyard-then-farm = vignoble puis ferme
word-garden-then-pond = jardin puis étang
word-farm-then-merchant = ferme puis marchand
word-pond-then-baker = étang puis boulanger
word-merchant-then-senator = marchand puis sénateur
word-baker-then-artisan = boulanger puis artisan
word-senator-then-vineyard = sénateur puis vignoble
word-artisan-then-garden = artisan puis jardin
word-vineyard-opposite-pond = vignoble face à étang
word-garden-opposite-merchant = jardin face à marchand
word-farm-opposite-baker = ferme face à boulanger
word-pond-opposite-senator = étang face à sénateur
word-merchant-opposite-artisan = marchand face à artisan
word-baker-opposite-vineyard = boulanger face à vignoble
word-senator-opposite-garden = sénateur face à jardin
word-artisan-opposite-farm = artisan face à ferme
word-vineyard-then-merchant = vignoble puis marchand
word-garden-then-baker = jardin puis boulanger
word-farm-then-senator = ferme puis sénateur
word-pond-then-artisan = étang puis artisan
word-vineyard-opposite-merchant = vignoble face à marchand
word-garden-opposite-baker = jardin face à boulanger
word-farm-opposite-senator = ferme face à sénateur
word-pond-opposite-artisan = étang face à artisan
word-baker-then-vineyard = boulanger puis vignoble
word-senator-then-garden = sénateur puis jardin
word-artisan-then-farm = artisan puis ferme
word-merchant-then-pond = marchand puis étang
word-villa-1-opposite-vineyard = villa 1 face à vignoble
word-villa-1-opposite-garden = villa 1 face à jardin
word-villa-1-opposite-farm = villa 1 face à ferme
word-villa-1-opposite-pond = villa 1 face à étang
word-villa-1-opposite-merchant = villa 1 face à marchand
word-villa-1-opposite-baker = villa 1 face à boulanger
word-villa-1-opposite-senator = villa 1 face à sénateur
word-villa-1-opposite-artisan = villa 1 face à artisan
word-villa-1-then-vineyard = villa 1 puis vignoble
word-garden-then-villa = jardin puis villa
word-villa-1-then-farm = villa 1 puis ferme
word-pond-then-villa = étang puis villa
word-villa-1-then-merchant = villa 1 puis marchand
word-baker-then-villa = boulanger puis villa
word-villa-1-then-senator = villa 1 puis sénateur
word-artisan-then-villa = artisan puis villa
word-vineyard-straight = vignoble en ligne
word-vineyard-corner = vignoble en coude
word-garden-straight = jardin en ligne
word-garden-corner = jardin en coude
word-farm-straight = ferme en ligne
word-farm-corner = ferme en coude
word-pond-straight = étang en ligne
word-pond-corner = étang en coude
word-villa-straight = villa en ligne
word-villa-corner = villa en coude
word-villa-three-way = villa à trois voies
word-villa-cross = villa en croix
word-vineyard-end = bout de vignoble
word-garden-end = bout de jardin
word-farm-end = bout de ferme
word-pond-end = bout d’étang
word-merchant-half = moitié de marchand
word-baker-half = moitié de boulanger
word-senator-half = moitié de sénateur
word-artisan-half = moitié d’artisan
word-villa-end = bout de villa

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
    [one] { $count } marchand
   *[other] { $count } marchands
}
count-baker = { $count ->
    [one] { $count } boulanger
   *[other] { $count } boulangers
}
count-senator = { $count ->
    [one] { $count } sénateur
   *[other] { $count } sénateurs
}
count-artisan = { $count ->
    [one] { $count } artisan
   *[other] { $count } artisans
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
count-steps = { $count } pas
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
event-start = commencé à la case { $space }
event-go = { $bread ->
    [0] allé à la case { $space }
   *[other] allé à la case { $space } pour un pain
}
event-take = pris { $tile }
event-remove = hors du jeu : { $tiles }
event-place = placé { $tile } en { $column }{ $row }
event-banner = retiré la banderole de { $column }{ $row }
event-store = mis de côté { $tile }
event-finish = terminé { $kind-a }{ $tiles ->
    [1] { "" }
   *[other] { " " }({ $tiles-text })
}
event-goods = reçu { $goods }
event-sell = vendu { $goods-text } pour { $coins-text }
event-bread = reçu { $bread-text }
event-coins = reçu { $coins-text }
event-no-tile = plus aucune tuile dans la rangée basse
event-take-lower = pris { $tile } dans la rangée basse
event-track = avancé à { $space } sur la piste Banderole
event-look = regardé deux cartes Fontaine
event-look-at = pioché les cartes Fontaine { $cards }
event-return = remis une carte Fontaine, en garde { $held }
event-return-card = remis { $card }
event-scoring = scoring de la phase { $phase }
event-disc = placé un disque entre { $needs } → { $gives } et { $needs2 } → { $gives2 }
event-pay = payé { $piece }
event-give-bread = donné { $bread-text }
event-card = rempli { $needs } → { $gives }{ $times ->
    [1] { "" }
   *[other] { " " }{ $times } fois
}
event-fail = pas pu remplir { $needs }, perdu { $points-text }
event-end = la partie est terminée

## Ce qu’il faut choisir

prompt-start = Où votre pion commence-t-il ?
prompt-move = Où va votre pion ?
prompt-take = Quelle tuile prenez-vous à la case { $space } ?
prompt-place = Où placez-vous { $tile } ?
prompt-reward = Deux récompenses, { $kinds } : laquelle d’abord ?
prompt-artisan = Quelle tuile de la rangée basse prenez-vous ?
prompt-fountain = Quelle carte Fontaine retourne sous la pile ?
prompt-disc = Scoring de la phase { $phase } : où va votre disque ?
prompt-card = Laquelle des deux cartes d’abord ?
prompt-pay = Payez { $needs } pour { $gives }{ $times ->
    [0] { "" } : quelle pièce ?
   *[other] { "" } encore une fois, ou arrêtez ?
}
prompt-bread = { $needs } → { $gives }{ $times ->
    [0] { "" } : vous ne pouvez pas la remplir. Donner du pain ?
   *[other] { "" } : remplie. Donner du pain pour la remplir encore une fois ?
}
prompt-due = L’autre récompense suit.
prompt-second = La deuxième carte suit.
prompt-end = Le tour est terminé.
prompt-scored = Le scoring est terminé.
prompt-look = Deux cartes Fontaine sont piochées.

## Choix

action-go-to = { $tiles ->
    [none] les tuiles viennent après les pions
   *[other] { $tiles }
}{ $stored ->
    [1] { " " }: ne va nulle part, rejoint votre réserve
   *[other] { "" }
}
action-bread-to = Pour un pain : { $tiles }{ $stored ->
    [1] { " " }: ne va nulle part, rejoint votre réserve
   *[other] { "" }
}
action-take = { $word }{ $stored ->
    [1] { " " }: ne va nulle part, rejoint votre réserve
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
action-store = La mettre de côté, un demi-point à la fin
action-reward = D’abord ce que rapporte { $word-a }
action-return = La remettre ; elle vaudrait maintenant { $points-text }
action-disc = { $needs } → { $gives } | { $needs2 } → { $gives2 }{ $most ->
    [none] { "" }
   *[other] { " " }: au mieux { $most } points
}
action-score = { $needs } → { $gives }{ $most ->
    [none] { "" }
   *[other] { " " }: au mieux { $most } points
}
action-pay = Donner { $word-a }
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
option-bread-limit = combien de fois trois pains peuvent remplir une carte dans un scoring
option-points-floor = si les points peuvent descendre sous zéro
option-track-end = ce que fait un disque sur la dernière case de la piste
option-empty-spaces = comment un pion repart d’une case vide de l’anneau
option-start-spaces = si les pions peuvent partager une case au départ
option-pawns = si les pions sont placés après ou avant les tuiles et les cartes Scoring

## Ce qui est imprimé

label-brings = Ce qu’on gagne en terminant
label-fountain-card = carte Fontaine
label-brings-villa = des points à la fin, selon les cheminées
label-brings-landscape = { $good } : un de moins que ses tuiles
label-brings-merchant = une pièce par marchandise, et { $coins } en plus
label-brings-artisan = une tuile de la rangée basse
label-brings-fountain = regarder deux cartes, en garder une de plus
label-villas = Les villas à la fin
label-rates = Autres nombres
label-banner = Une banderole recouverte rapporte { $steps } sur la piste Banderole.
label-penalty = Une carte Scoring non remplie coûte { $points } ; { $bread } en remplissent une.
label-last-space = La piste Banderole finit à la case { $space } ; chaque case vaut son numéro à la fin.
label-leftovers = À la fin, un point pour { $items } marchandises, pièces, pains et tuiles de côté ensemble.
label-fountain-note = Une carte Fontaine a ces points pour chaque exemplaire terminé de sa sorte.

## La table

word-points = points
    .short = p
word-coins = pièces
    .short = o
word-bread = pain
    .short = b
word-steps = pas
    .short = c
word-chimney = cheminées
    .letter = ▴
word-landscape = paysage
    .letter = Pays
word-dwelling = logis
    .letter = Logi
label-phase = phase { $phase }, manche { $round }
label-over = terminée
label-ring = Anneau
label-lower = Rangée basse
label-hidden = Cartes Fontaine que vous n’avez pas vues
label-cards = Cartes Scoring
label-track = Piste Banderole
label-pile = { $cards ->
    [one] { $cards } carte Fontaine dans la pile
   *[other] { $cards } cartes Fontaine dans la pile
}
label-goods = marchandises { $words }
label-stored = de côté { $tiles }
label-track-at = piste { $space }
label-chimneys = { $count ->
    [one] { $count } cheminée
   *[other] { $count } cheminées
}
label-finished = terminés { $words }
label-fountain-cards = cartes Fontaine { $cards }
label-hand = cartes Fontaine : { $words }
label-discs = { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}
label-in-hand = à placer : { $tile }
label-legend = Sur la table : ↑ → ↓ ← disent ce que montre un côté de tuile, avec les lettres de villa Vi, vignoble Vg, jardin Ja, ferme Fe, étang Ét, marchand Md, boulanger Bo, sénateur Sé, artisan Ar ; ·· est le pâturage ; Mé Fn Ft sont marché, fournil, fontaine ; ▴2 deux cheminées. Dans un quartier ⚑ est une banderole, ♠ la pelle, ✓ une tuile où tout est terminé. Autour se trouvent les tâches du cadre : Vi3 est une villa pour 3 points. Entre les cartes, [1] est le disque du joueur 1 et [ ] un cercle libre. p points, o pièces, b pains, c cases sur la piste ; Ra He Pl Ps sont les marchandises.
label-first = commence
label-frame = cadre de { $name } :

## Pourquoi quelque chose n’est pas possible

reason-pawn = il y a déjà un pion à la case { $space }
reason-circle = il y a déjà un disque, ou il manque une carte d’un côté
reason-pay-on = une carte que tu peux payer doit être remplie une fois, et une série payée jusqu’au bout
reason-not-there = cette tuile n’est pas à la case { $space }
reason-no-tile = il n’y a pas de tuile à la case { $space }
reason-too-far = tu ne peux pas aller à pied à la case { $space }
reason-no-bread = tu n’as pas de pain
reason-without-bread = tu peux aller à la case { $space } sans pain
reason-covered = il y a déjà une tuile en { $column }{ $row }
reason-does-not-fit = elle ne va pas ainsi en { $column }{ $row }, ou { $column }{ $row } n’a pas de tuile voisine
reason-first-tile = la première tuile va sur la pelle
