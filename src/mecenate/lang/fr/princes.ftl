### Les Princes de Florence, en français.

title = Les Princes de Florence

## Bâtiments et paysages

word-university = université
    .a = une université
    .letter = U
word-laboratory = laboratoire
    .a = un laboratoire
    .letter = L
word-workshop = manufacture
    .a = une manufacture
    .letter = M
word-library = bibliothèque
    .a = une bibliothèque
    .letter = B
word-opera = opéra
    .a = un opéra
    .letter = O
word-studio = atelier
    .a = un atelier
    .letter = A
word-hospital = hôpital
    .a = un hôpital
    .letter = H
word-theatre = théâtre
    .a = un théâtre
    .letter = T
word-tower = tour
    .a = une tour
    .letter = R
word-chapel = chapelle
    .a = une chapelle
    .letter = C
word-forest = forêt
    .a = une forêt
    .letter = f
word-lake = lac
    .a = un lac
    .letter = l
word-park = parc
    .a = un parc
    .letter = p

## Lots, piles, libertés, personnages

word-jester = saltimbanque
    .a = un saltimbanque
word-builder = architecte
    .a = un architecte
word-recruiting = carte de recrutement
    .a = une carte de recrutement
word-landscape = paysage
    .a = un paysage
word-profession = carte de profession
    .a = une carte de profession
    .cards = cartes de profession
word-bonus = carte bonus
    .a = une carte bonus
    .cards = cartes bonus
word-prestige = carte de prestige
    .a = une carte de prestige
    .cards = cartes de prestige
word-travel = voyager
    .the = la liberté de voyager
word-religion = religion
    .the = la liberté de religion
word-opinion = opinion
    .the = la liberté d’opinion
word-muse = Muse
    .the = la Muse
word-cardinal = Cardinal
    .the = le Cardinal
word-princess = Princesse
    .the = la Princesse
word-merchant = Marchand
    .the = le Marchand
word-professor = Professeur
    .the = le Professeur
word-banker = Banquier
    .the = le Banquier

## Professions

word-mathematician = Mathématicien
word-theologian = Théologien
word-philosopher = Philosophe
word-botanist = Botaniste
word-alchemist = Alchimiste
word-physicist = Physicien
word-watchmaker = Horloger
word-goldsmith = Orfèvre
word-bell-maker = Fondeur de cloches
word-cartographer = Cartographe
word-lawyer = Juriste
word-choreographer = Chorégraphe
word-composer = Compositeur
word-sculptor = Sculpteur
word-painter = Peintre
word-pharmacist = Pharmacien
word-physician = Médecin
word-dramatist = Dramaturge
word-poet = Poète
word-astronomer = Astronome
word-organ-builder = Facteur d’orgues

## Cartes bonus et de prestige

word-bonus-buildings = 1 par bâtiment
word-bonus-large-buildings = 2 par grand bâtiment
word-bonus-medium-buildings-and-forests = 1 par bâtiment moyen et par forêt
word-bonus-small-buildings-and-landscapes = 1 par petit bâtiment et par paysage
word-bonus-building-sizes = 2 par taille de bâtiment
word-bonus-landscapes = 1 par paysage
word-bonus-forests = 2 par forêt
word-bonus-lakes = 2 par lac
word-bonus-parks = 2 par parc
word-bonus-freedoms = 2 par liberté
word-bonus-jesters = 2 par saltimbanque
word-bonus-freedoms-and-jesters = 1 par liberté et par saltimbanque
word-bonus-builders = 2 par architecte
word-bonus-builders-and-lakes = 1 par architecte et par lac
word-bonus-prestige-cards = 2 par carte de prestige
word-bonus-prestige-cards-and-freedoms = 1 par carte de prestige et par liberté
word-bonus-landscape-types = 2 par type de paysage
word-bonus-variety = 1 par catégorie présente, sur sept
word-bonus-cards-in-hand = 1 par personnage en main
word-bonus-cards-on-the-table = 1 par œuvre sur la table
word-prestige-most-buildings = le plus de bâtiments, 6 (3)
word-prestige-two-large-buildings = deux grands bâtiments, 5
word-prestige-fewest-free-squares = le moins de cases libres, 8 (4)
word-prestige-all-landscapes = les trois paysages, 8
word-prestige-most-landscapes = le plus de paysages, 7 (4)
word-prestige-most-forests = le plus de forêts, 7 (4)
word-prestige-most-lakes = le plus de lacs, 6 (3)
word-prestige-all-freedoms = les trois libertés, 8
word-prestige-buildings-freedoms-and-works = 4 bâtiments, 2 libertés, 4 œuvres, 6
word-prestige-most-jesters = le plus de saltimbanques, 6 (3)
word-prestige-most-builders = le plus d’architectes, 6 (3)
word-prestige-most-parks = le plus de parcs, 5 (3)
word-prestige-builder-jester-and-landscapes = 1 architecte, 1 saltimbanque, 2 paysages, 7
word-prestige-most-works = le plus d’œuvres, 7 (4)

## Autres mots

word-seat = joueur
word-deal = distribution
word-auction = enchères
word-characters = personnages
word-actions = actions
word-end = fin

## Nombres et leurs noms

count-florins = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
count-prestige = { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
count-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
count-offers = { $count ->
    [one] { $count } offre
   *[other] { $count } offres
}

## Ce qui s’est passé

event-deal = reçu { $cards }
event-return = rendu une carte
event-returned = rendu { $card }
event-round = le tour { $round } commence ; une œuvre demande { $least }
event-open = mis aux enchères { $lot-a } à { $florins-text }
event-bid = offert { $florins-text } pour { $lot-a }
event-pass = passé pour { $lot-a }
event-decline = aucun achat ce tour-ci
event-win = remporté { $lot-a } pour { $florins-text }
event-free = utilisé le Marchand, rien payé
event-landscape = placé { $landscape-a }{ $prestige ->
    [0] { "" }
   *[other] { " " }({ $prestige-text })
}
event-builder = reçu { $number ->
    [1] un premier architecte
    [2] un deuxième architecte ({ $prestige-text })
   *[other] un troisième architecte ({ $prestige-text })
}
event-look = regardé { $cards-text } ({ $pile-cards })
event-see = vu { $cards }
event-keep = gardé { $pile-a }
event-kept = gardé : { $card }
event-under = mis sous la pile : { $card }
event-recruit = débauché le { $profession } chez { $from }
event-place = posé { $piece-a }
event-build = construit { $building-a } pour { $florins-text } ({ $prestige-text })
event-build-together = construit { $building-a } avec { $partner } pour { $florins-text } (part du partenaire : { $share }) : { $prestige-text } chacun
event-offer = proposé à { $partner } de construire { $building-a } ensemble pour { $florins-text }
event-counter = contre-offre : { $florins-text }
event-agree = accepté l’offre
event-refuse = décliné l’offre
event-freedom = institué { $freedom-the }
event-work = { $profession } : bâtiment { $building } + paysage { $landscape } + liberté { $freedom } + saltimbanques { $jesters } + cartes { $cards } + Muse { $muse } = { $value }
event-bonus = joué une carte bonus ({ $card }) : + { $points } = { $value }
event-value = réalisé une œuvre de valeur { $value }
event-princess = réalisé pour la Princesse une œuvre de valeur { $value }
event-pay = reçu { $pay } : { $prestige-text } et { $florins-text }
event-best-work = réalisé la meilleure œuvre, { $value } : { $prestige-text }
event-sell = cédé { $prestige-text } contre { $florins-text }
event-pawn = misé { $florins-text } pour { $character-the }{ $over ->
    [none] { "" }
   *[other] , devant { $over }
}
event-withdraw = aucune mise sur un personnage
event-character = pris { $character-the } pour { $florins-text }
event-on-the-banker = { $florins-text } sur la carte du Banquier
event-banker = reçu { $florins-text } du Banquier
event-merchant = reçu { $prestige-text } du Marchand
event-professor = utilisé le Professeur
event-exchange = échangé { $florins-text } contre { $prestige-text }
event-end = la partie est terminée

## Ce qu’il faut choisir

prompt-return = Quel personnage rendez-vous, parmi les quatre ?
prompt-open = Ouvrez une enchère à { $florins-text }, ou n’achetez rien ce tour-ci.
prompt-bid = { $lot-a } : { $leader } mène à { $bid }. Offrir { $next }, ou passer ?
prompt-last = Vous êtes le dernier : prenez un lot pour { $florins-text }, ou aucun.
prompt-landscape = Quel paysage prenez-vous ?
prompt-place = Où posez-vous { $piece-a } ?
prompt-keep = Gardez une des { $pile-cards }.
prompt-under = Laquelle des { $pile-cards } va sous la pile maintenant ?
prompt-recruit = Utiliser la carte de recrutement maintenant, ou la garder ?
prompt-turn = { $actions ->
    [0] Vos actions sont faites.
   *[other] Il vous reste { $actions-text }.
}
prompt-bonus = { $profession } : l’œuvre vaut { $value }, il faut { $least }. Jouer des cartes bonus ?
prompt-convert = L’œuvre vaut { $value } et rapporte { $pay }. Combien de points de prestige prenez-vous, à 200 chacun ?
prompt-character = Posez votre pion sur un personnage, ou passez.
prompt-power = { $last ->
    [1] Dernière occasion d’utiliser { $character-the }.
   *[other] Utiliser { $character-the } maintenant, ou garder la carte ?
}
prompt-merchant = Vous avez remporté { $lot-a } pour { $florins-text }. Comment utilisez-vous le Marchand ?
prompt-joint = Où se trouve { $building-a }, à partager avec { $partner } ?
prompt-sum = Que doit vous payer { $partner } pour { $building-a } ?
prompt-answer = { $other } propose de construire { $building-a } avec vous pour { $florins-text }.
prompt-reply = { $other } paierait { $florins-text } pour { $building-a }.
prompt-exchange = Le Banquier change votre argent : combien de points de prestige, à 200 chacun ?
prompt-next-lot = L’enchère suivante.
prompt-next-pawn = Le pion suivant.
prompt-next-cards = Les personnages reviennent.
prompt-next-round = Le tour suivant.
prompt-finish = La fin de la partie.

## Choix

action-done = Ne plus jouer de cartes bonus
action-pass = Passer
action-bid = Offrir { $florins-text }
action-decline = Renoncer
action-accept = Accepter pour { $florins-text }
action-end-turn = Terminer votre tour
action-sell-prestige = Céder 1 point de prestige contre 100 florins
action-draw-profession = Regarder cinq personnages pour { $florins-text }, en garder un
action-draw-bonus = Regarder cinq cartes bonus pour { $florins-text }, en garder une
action-keep-card = Garder la carte pour plus tard
action-princess-work = Une œuvre sans carte, de valeur { $value }
action-merchant-prestige = Du prestige selon votre place : { $prestige-text }
action-merchant-free = Prendre le lot sans payer
action-professor-bonus = Regarder cinq cartes bonus, en garder une
action-professor-prestige = Regarder cinq cartes de prestige, en garder une
action-open = Ouvrir à { $florins-text } pour { $word-a }
action-take = Prendre { $word-a }
action-introduce = Instituer { $word-the } pour { $florins-text }
action-build = { $partner ->
    [none] Construire pour { $florins-text }
   *[other] Proposer à { $partner } de construire ensemble
}
action-work = Une œuvre de valeur { $value }{ $bonus ->
    [0] { "" }
   *[other] , jusqu’à { $most } avec les cartes bonus
}{ " " }: aime { $building }, { $landscape }, { $freedom }
action-recruit = Débaucher le { $word } chez { $from } : { $building }, { $landscape }, { $freedom }
action-return = Rendre le { $word } : { $building }, { $landscape }, { $freedom }
action-keep = Garder : { $word }{ $building ->
    [none] { "" }
   *[other] { " " }({ $building }, { $landscape }, { $freedom })
}
action-under = Sous la pile maintenant : { $word }
action-play = { $word } : + { $points-text }
action-convert = { $prestige-text }, et garder { $florins-text }
action-muse = Chaque œuvre + { $round } ce tour-ci, pour { $florins-text }
action-cardinal = Trois actions, pour { $florins-text }
action-princess = Une œuvre sans carte, valant { $value }, pour { $florins-text }
action-merchant = Un lot gratuit, ou du prestige selon votre place, pour { $florins-text }
action-professor = Une carte bonus ou de prestige, pour { $florins-text }
action-banker = Recevoir { $florins-text }
action-ask = Le partenaire vous paie { $florins-text }
action-counter = Proposer plutôt { $florins-text }
action-place = Le poser là
action-joint = Le poser sur la frontière

## D’où vient le prestige

source-landscapes = paysages
source-builders = architectes
source-buildings = bâtiments
source-works = œuvres
source-best-works = meilleures œuvres
source-merchant = Marchand
source-banker = Banquier
source-sold = cédé
source-prestige-cards = cartes de prestige

## Options

option-expansions = les extensions utilisées
option-freedoms = le nombre de libertés à deux joueurs
option-layout = la disposition des domaines dans Coopération
option-selling = quand le prestige peut être cédé
option-purses = si l’argent est caché
option-round-four = la valeur minimale d’une œuvre au quatrième tour
option-powers = quand le Marchand et le Professeur peuvent être utilisés

## Ce qui est imprimé

label-likes = Ce que les personnages aiment
label-work = Valeur d’une œuvre, pour chaque élément
label-princess = Valeur d’une œuvre pour la Princesse
label-builder-table = Architectes
label-price = prix d’un bâtiment
label-gain = prestige
label-touch = contact permis
label-pieces = Bâtiments et paysages
label-size = taille
label-squares = cases
label-tiles = tuiles
label-large = grand
label-medium = moyen
label-small = petit
label-spaces = Mises pour les personnages, en centaines
label-least = Valeur minimale d’une œuvre par tour
label-sums = Argent et prestige
label-cards-price = Une carte de profession coûte { $profession }, une carte bonus { $bonus }, une liberté { $freedom }.
label-raising = Une enchère s’ouvre à { $opening } ; chaque mise est de { $florins } de plus.
label-pay = Une œuvre rapporte { $florins } par point de valeur ; { $exchange } peuvent être pris comme un point de prestige.
label-best-work = La meilleure œuvre d’un tour rapporte { $prestige }.
label-built = Un bâtiment rapporte { $prestige }, un paysage de plus de la même sorte { $more }.
label-sale = Un point de prestige peut être cédé pour { $florins }.
label-banker = À la fin, le Banquier donne un point de prestige pour { $florins }.

## La table

label-round = tour { $round } sur 7 · une œuvre demande { $least }
label-over = terminé
label-lots = Lots
label-auction = Enchère
label-auction-line = { $lot } : { $bid } par { $leader }
label-passed = ont passé : { $seats }
label-characters = Personnages
label-supply = Réserve
label-hidden = Dans les piles ou dans d’autres mains
label-piles = Piles
label-offer = Offre
label-offer-line = { $active } à { $partner } : { $building } pour { $florins }, sur { $mine } et { $theirs }
label-people = Vos personnages
label-value = valeur
label-building = bâtiment
label-landscape = paysage
label-freedom = liberté
label-jesters = saltimb.
label-cards = cartes
label-bonus = Cartes bonus
label-prestige = Cartes de prestige
label-looked = Vous regardez
label-under = Vous avez mis dessous
label-builders = architectes { $count }
label-jester-count = saltimbanques { $count }
label-freedoms = libertés : { $words }
label-works = œuvres : { $words }
label-recruited = { $count ->
    [one] 1 carte de recrutement laissée ici
   *[other] { $count } cartes de recrutement laissées ici
}
label-hand = main : { $professions } personnages, { $bonus } bonus, { $recruiting } recrutement
label-held = { $count ->
    [one] 1 carte de prestige
   *[other] { $count } cartes de prestige
}
label-best = meilleure œuvre { $value }
label-first = premier
label-palace = ▓
label-legend = Sur les domaines, ▓ est le palais, · une case libre ; les majuscules sont des bâtiments : U université, L laboratoire, M manufacture, B bibliothèque, O opéra, A atelier, H hôpital, T théâtre, R tour, C chapelle ; les minuscules sont des paysages : f forêt, l lac, p parc. 1 à 5 sont les joueurs ; forêt 4 ✓2 veut dire qu’il en reste quatre et que le joueur 2 en a acheté une.
label-likes = Aime
label-neighbours = à côté : { $names }
label-joint = { $building } avec { $name }

## Pourquoi quelque chose n’est pas possible

reason-next-bid = la prochaine enchère est de { $price } florins, tu peux payer { $means }
reason-placement = la pièce sortirait du domaine, couvrirait autre chose ou toucherait ce qu’elle ne doit pas toucher
reason-work-so-far = l’œuvre vaut { $value }, il faut { $least }
reason-character = le personnage est pris, la case n’est pas assez haute, ou elle coûte plus que les { $means } florins que tu peux payer
reason-sum = la somme dépasse les { $means } florins que tu peux payer
reason-price = cela coûte { $price } florins, tu peux payer { $means }
reason-lot-gone = { $lot } : il n’y en a plus à vendre dans cette manche
reason-three-builders = tu as trois architectes
reason-no-room = il n’y a pas de place pour { $piece-a } sur ton domaine
reason-no-action = il ne te reste pas d’action
reason-together = ce n’est pas un voisin, l’un de vous l’a déjà, il n’en reste pas, il n’y a pas de place, ou tu as fait trois offres
reason-not-in-hand = tu n’as pas cette carte en main : { $profession }
reason-work-value = { $profession } : l’œuvre n’atteint pas { $least }
reason-freedom = tu as déjà cette liberté
reason-none-left = il n’en reste pas
reason-one-freedom = une liberté par tour
reason-purse = tu peux payer { $means } florins, cela ne suffit pas
reason-one-profession = une carte de profession par tour
reason-pile = la pile est vide, ou cela coûte plus que les { $means } florins que tu peux payer
reason-no-recruiting-card = tu n’as pas de carte de recrutement
reason-own-card = c’est ta propre carte
reason-not-face-up = elle n’est pas devant un autre joueur, face visible
reason-has-building = tu as déjà { $building-a }
reason-building-gone = { $building } : il n’en reste pas
