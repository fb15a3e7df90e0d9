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
word-bonus = carte de bonus
    .a = une carte de bonus
    .cards = cartes de bonus
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
    .the = le Mathématicien
word-theologian = Théologien
    .the = le Théologien
word-philosopher = Philosophe
    .the = le Philosophe
word-botanist = Botaniste
    .the = le Botaniste
word-alchemist = Alchimiste
    .the = l’Alchimiste
word-physicist = Physicien
    .the = le Physicien
word-watchmaker = Horloger
    .the = l’Horloger
word-goldsmith = Orfèvre
    .the = l’Orfèvre
word-bell-maker = Fondeur de cloches
    .the = le Fondeur de cloches
word-cartographer = Cartographe
    .the = le Cartographe
word-lawyer = Juriste
    .the = le Juriste
word-choreographer = Chorégraphe
    .the = le Chorégraphe
word-composer = Compositeur
    .the = le Compositeur
word-sculptor = Sculpteur
    .the = le Sculpteur
word-painter = Peintre
    .the = le Peintre
word-pharmacist = Pharmacien
    .the = le Pharmacien
word-physician = Médecin
    .the = le Médecin
word-dramatist = Dramaturge
    .the = le Dramaturge
word-poet = Poète
    .the = le Poète
word-astronomer = Astronome
    .the = l’Astronome
word-organ-builder = Facteur d’orgues
    .the = le Facteur d’orgues

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
word-bonus-variety = 1 pour chacun de ceux-ci que vous avez : forêt, lac, parc, saltimbanque, architecte, carte de prestige, liberté
word-bonus-cards-in-hand = 1 par carte de profession ou de recrutement en main
word-bonus-cards-on-the-table = 1 par carte de profession ou de recrutement sur la table
word-prestige-most-buildings = 6 (3) pour le plus de bâtiments
word-prestige-two-large-buildings = 5 pour deux grands bâtiments
word-prestige-fewest-free-squares = 8 (4) pour le moins de cases libres
word-prestige-all-landscapes = 8 pour les trois paysages
word-prestige-most-landscapes = 7 (4) pour le plus de paysages
word-prestige-most-forests = 7 (4) pour le plus de forêts
word-prestige-most-lakes = 6 (3) pour le plus de lacs
word-prestige-all-freedoms = 8 pour les trois libertés
word-prestige-buildings-freedoms-and-works = 6 pour 4 bâtiments, 2 libertés et 4 œuvres
word-prestige-most-jesters = 6 (3) pour le plus de saltimbanques
word-prestige-most-builders = 6 (3) pour le plus d’architectes
word-prestige-most-parks = 5 (3) pour le plus de parcs
word-prestige-builder-jester-and-landscapes = 7 pour 1 architecte, 1 saltimbanque et 2 paysages
word-prestige-most-works = 7 (4) pour le plus d’œuvres

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

event-deal = a reçu { $cards }
event-return = a rendu une carte
event-returned = a rendu : { $card }
event-round = le tour { $round } commence par { $first } ; une œuvre demande au moins { $least }
event-open = a ouvert une enchère pour { $lot-a } à { $florins-text }
event-bid = a offert { $florins-text } pour { $lot-a }
event-pass = a passé pour { $lot-a }
event-decline = n’achète rien ce tour-ci
event-win = a remporté { $lot-a } pour { $florins-text }
event-free = a utilisé le Marchand et n’a rien payé
event-landscape = a placé { $landscape-a }{ $prestige ->
    [0] { "" }
   *[other] { " " }({ $prestige-text })
}
event-builder = a engagé { $number ->
    [1] un premier architecte
    [2] un deuxième architecte ({ $prestige-text })
   *[other] un troisième architecte ({ $prestige-text })
}
event-look = a regardé { $cards-text } ({ $pile-cards })
event-see = a vu { $cards }
event-keep = a gardé { $pile-a }
event-kept = a gardé : { $card }
event-under = a mis sous la pile : { $card }
event-recruit = a recruté { $profession-the } chez { $from }
event-place = a placé { $piece-a }
event-build = a construit { $building-a } pour { $florins-text } ({ $prestige-text })
event-build-together = a construit { $building-a } avec { $partner } : { $florins-text } à la banque, { $share ->
    [0] rien
   *[other] { $share }
} de { $partner } ; { $prestige-text } chacun
event-offer = a proposé à { $partner } de construire ensemble { $building-a } contre { $florins-text } de sa part
event-counter = verserait plutôt { $florins-text }
event-agree = a accepté l’offre
event-refuse = a refusé l’offre
event-freedom = a institué { $freedom-the }
event-work = a fait travailler { $profession-the } : bâtiment { $building } + paysage { $landscape } + liberté { $freedom } + saltimbanques { $jesters } + cartes { $cards } + Muse { $muse } = { $value }
event-bonus = a joué une carte de bonus ({ $card }) : + { $points } = { $value }
event-value = a réalisé une œuvre de valeur { $value }
event-princess = a réalisé une œuvre de valeur { $value } grâce à la Princesse
event-pay = a touché { $pay } florins : { $prestige-text } pris, { $florins-text } gardés
event-best-work = a réalisé la meilleure œuvre du tour, { $value } : { $prestige-text }
event-sell = a cédé { $prestige-text } contre { $florins-text }
event-pawn = a misé { $florins-text } sur { $character-the }{ $over ->
    [none] { "" }
   *[other] , plus que { $over }
}
event-withdraw = ne mise sur aucun personnage
event-character = a pris { $character-the } pour { $florins-text }
event-on-the-banker = il y a { $florins-text } sur la carte du Banquier
event-banker = a reçu { $florins-text } du Banquier
event-merchant = a reçu { $prestige-text } du Marchand
event-professor = a utilisé le Professeur
event-exchange = a échangé { $florins-text } contre { $prestige-text }
event-end = la partie est terminée

## Ce qu’il faut choisir

prompt-return = Laquelle de vos quatre cartes de profession rendez-vous ?
prompt-open = Ouvrez une enchère à { $florins-text }, ou n’achetez rien ce tour-ci.
prompt-bid = { $lot-a } : { $leader } mène à { $bid }. Offrir { $next }, ou passer ?
prompt-last = Vous êtes le dernier : prenez un item pour { $florins-text }, ou rien.
prompt-landscape = Quel paysage prenez-vous ?
prompt-place = Où placez-vous { $piece-a } ?
prompt-keep = Gardez une des { $pile-cards }.
prompt-under = Laquelle des { $pile-cards } va sous la pile maintenant ?
prompt-recruit = Utiliser la carte de recrutement maintenant, ou la garder ?
prompt-turn = { $actions ->
    [0] Vos actions sont faites.
   *[other] Il vous reste { $actions-text }.
}
prompt-bonus = { $profession } : l’œuvre vaut { $value }, il faut { $least }. Jouer des cartes de bonus ?
prompt-convert = L’œuvre vaut { $value } et rapporte { $pay } florins. Combien de points de prestige prenez-vous, à 200 florins l’un ?
prompt-character = Posez votre pion sur un personnage, ou passez.
prompt-power = { $last ->
    [1] Dernière occasion d’utiliser { $character-the }.
   *[other] Utiliser { $character-the } maintenant, ou garder la carte ?
}
prompt-merchant = Vous avez remporté { $lot-a } pour { $florins-text }. Comment utilisez-vous le Marchand ?
prompt-joint = Où placez-vous { $building-a }, à cheval sur la frontière avec { $partner } ?
prompt-sum = Quelle somme doit vous verser { $partner } pour { $building-a } ?
prompt-answer = { $other } veut construire { $building-a } avec vous : vous lui verseriez { $florins-text }.
prompt-reply = { $other } vous verserait { $florins-text } pour { $building-a }.
prompt-exchange = Le Banquier change votre argent : combien de points de prestige, à 200 florins l’un ?
prompt-next-lot = L’enchère suivante.
prompt-next-pawn = Le pion suivant.
prompt-next-cards = Les cartes de personnage sont rendues.
prompt-next-round = Le tour suivant.
prompt-finish = La fin de la partie.

## Choix

action-done = Ne plus jouer de cartes de bonus
action-pass = Passer
action-bid = Offrir { $florins-text }
action-decline = Ne rien acheter ce tour-ci
action-decline-offer = Refuser l’offre
action-decline-power = Rendre la carte sans l’utiliser
action-accept = Accepter : { $florins-text }
action-end-turn = Terminer votre tour
action-sell-prestige = Céder 1 point de prestige contre 100 florins
action-draw-profession = Regarder cinq cartes de profession pour { $florins-text }, en garder une
action-draw-bonus = Regarder cinq cartes de bonus pour { $florins-text }, en garder une
action-keep-card = Garder la carte pour plus tard
action-princess-work = Une œuvre sans carte, de valeur { $value }
action-merchant-prestige = Du prestige selon votre place : { $prestige-text }
action-merchant-free = Prendre l’item sans payer
action-professor-bonus = Regarder cinq cartes de bonus, en garder une
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
   *[other] , jusqu’à { $most } avec les cartes de bonus
}{ "\u00A0" }: aime { $building }, { $landscape }, { $freedom }
action-recruit = Recruter { $word-the } chez { $from } : { $building }, { $landscape }, { $freedom }
action-return = Rendre { $word-the } : { $building }, { $landscape }, { $freedom }
action-keep = Garder : { $word }{ $building ->
    [none] { "" }
   *[other] { " " }({ $building }, { $landscape }, { $freedom })
}
action-under = Sous la pile maintenant : { $word }
action-play = { $word } : + { $points-text }
action-convert = { $prestige-text }, et garder { $florins-text }
action-muse = Chaque œuvre vaut { $round } de plus ce tour-ci, pour { $florins-text }
action-cardinal = Trois actions, pour { $florins-text }
action-princess = Une œuvre sans carte, qui vaut { $value } maintenant, pour { $florins-text }
action-merchant = Un item gratuit, ou du prestige selon votre place, pour { $florins-text }
action-professor = Une carte de bonus ou de prestige, pour { $florins-text }
action-banker = Recevoir { $florins-text }
action-ask = Votre partenaire vous verse { $florins-text }
action-counter = Proposer plutôt { $florins-text }
action-place = Placer la pièce ici
action-joint = Placer la pièce sur la frontière

## D’où vient le prestige

source-landscapes = paysages
source-builders = architectes
source-buildings = bâtiments
source-works = œuvres
source-best-works = meilleures œuvres
source-merchant = Marchand
source-banker = Banquier
source-sold = points cédés
source-prestige-cards = cartes de prestige

## Options

option-expansions = les extensions avec lesquelles on joue
option-freedoms = le nombre de libertés à deux joueurs
option-layout = la disposition des domaines dans Coopération
option-selling = quand le prestige peut être cédé
option-purses = si l’argent est caché
option-round-four = la valeur minimale d’une œuvre au quatrième tour
option-powers = quand le Marchand et le Professeur peuvent être utilisés

## Les valeurs des options

value-expansions-none = jeu de base
value-expansions-muse = Muse & Princesse
value-expansions-cooperation = Coopération
value-expansions-muse-cooperation = les deux
value-freedoms-five = cinq
value-freedoms-four = quatre, plus difficile
value-layout-ring = en cercle
value-layout-flat = à plat, côte à côte
value-selling-any-time = à tout moment
value-selling-when-needed = seulement pour payer
value-purses-hidden = caché
value-purses-open = visible de tous
value-powers-any-time = aussi en répondant à une offre
value-powers-own-moments = pas en répondant à une offre

## Ce qui est imprimé

label-likes = Ce qu’aime chaque profession
label-work = Valeur d’une œuvre, par élément
label-princess = Valeur d’une œuvre pour la Princesse
label-builder-table = Architectes
label-price = prix d’un bâtiment
label-gain = prestige
label-touch = adjacents
label-pieces = Bâtiments et paysages
label-size = taille
label-squares = cases
label-tiles = exemplaires
label-large = grand
label-medium = moyen
label-small = petit
label-spaces = Mises sur les personnages, en centaines de florins
label-least = Valeur minimale d’une œuvre par tour
label-sums = Argent et prestige
label-cards-price = Une carte de profession coûte { $profession }, une carte de bonus { $bonus }, une liberté { $freedom }.
label-raising = Une enchère s’ouvre à { $opening } ; chaque offre monte de { $florins }.
label-pay = Une œuvre rapporte { $florins } par point de valeur ; on peut en rendre { $exchange } pour un point de prestige.
label-best-work = La meilleure œuvre d’un tour rapporte { $prestige }.
label-built = Un bâtiment rapporte { $prestige }, un deuxième paysage du même type et chaque suivant { $more }.
label-sale = Un point de prestige peut être cédé pour { $florins }.
label-banker = À la fin, le Banquier donne un point de prestige pour { $florins }.

## La table

label-round = tour { $round } sur 7 · une œuvre demande { $least }
label-over = terminée
label-lots = Items
label-auction = Enchère
label-auction-line = { $lot } : { $bid } par { $leader }
label-passed = ont passé : { $seats }
label-characters = Personnages
label-supply = Réserve
label-hidden = Dans les piles ou dans les mains des autres
label-piles = Piles
label-offer = Offre
label-offer-line = { $active } à { $partner } : { $building } pour { $florins }, sur { $mine } et { $theirs }
label-people = Vos professions
label-value = valeur
label-building = bâtiment
label-landscape = paysage
label-freedom = liberté
label-jesters = saltimb.
label-cards = cartes
label-bonus = Cartes de bonus
label-prestige = Cartes de prestige
label-looked = Vous regardez
label-under = Vous avez mis sous la pile
label-builders = architectes { $count }
label-jester-count = saltimbanques { $count }
label-freedoms = libertés : { $words }
label-works = œuvres : { $words }
label-recruited = { $count ->
    [one] 1 carte de recrutement laissée ici
   *[other] { $count } cartes de recrutement laissées ici
}
label-hand = main : { $professions } professions, { $bonus } bonus, { $recruiting } recrutement
label-held = { $count ->
    [one] 1 carte de prestige
   *[other] { $count } cartes de prestige
}
label-best = meilleure œuvre { $value }
label-first = premier joueur
label-palace = ▓
label-legend = Sur les domaines, ▓ est le palais, · une case libre ; les majuscules sont des bâtiments : U université, L laboratoire, M manufacture, B bibliothèque, O opéra, A atelier, H hôpital, T théâtre, R tour, C chapelle ; les minuscules sont des paysages : f forêt, l lac, p parc. 1 à 5 sont les joueurs ; forêt 4 ✓2 veut dire qu’il en reste quatre et que le joueur 2 en a acheté une.
label-neighbours = voisins : { $names }
label-joint = { $building } avec { $name }

## Pourquoi quelque chose n’est pas possible

reason-next-bid = la prochaine offre est de { $price } florins, et vous pouvez en payer { $means }
reason-placement = la pièce sortirait du domaine, en couvrirait une autre ou toucherait ce qu’elle ne doit pas toucher
reason-work-so-far = l’œuvre vaut { $value }, il faut { $least }
reason-character = le personnage est pris, l’emplacement n’est pas assez élevé, ou il coûte plus que les { $means } florins que vous pouvez payer
reason-sum = la somme dépasse les { $means } florins que vous pouvez payer
reason-price = cela coûte { $price } florins, et vous pouvez en payer { $means }
reason-lot-gone = { $lot } : il n’y en a plus à vendre ce tour-ci
reason-three-builders = vous avez déjà trois architectes
reason-no-room = il n’y a pas de place pour { $piece-a } dans votre domaine
reason-no-action = il ne vous reste pas d’action
reason-together = ce n’est pas un voisin, l’un de vous l’a déjà, il n’en reste pas, il n’y a pas de place, ou vous avez fait trois offres
reason-not-in-hand = vous n’avez pas cette carte en main : { $profession }
reason-work-value = { $profession } : l’œuvre n’atteint pas { $least }
reason-freedom = vous avez déjà cette liberté
reason-none-left = il n’en reste pas
reason-one-freedom = on n’institue qu’une liberté par tour
reason-purse = vous pouvez payer { $means } florins, cela ne suffit pas
reason-one-profession = on ne pioche qu’une carte de profession par tour
reason-pile = la pile est vide, ou cela coûte plus que les { $means } florins que vous pouvez payer
reason-no-recruiting-card = vous n’avez pas de carte de recrutement
reason-own-card = c’est votre propre carte
reason-not-face-up = elle n’est pas face visible devant un autre joueur
reason-has-building = vous avez déjà { $building-a }
reason-building-gone = { $building } : il n’en reste pas

## À quoi servent les éléments, dans les études

use-win-lot = Items achetés aux enchères
use-landscape = Paysages
use-building = Bâtiments
use-build-together-building = Bâtiments conjoints
use-freedom = Libertés
use-kept-card = Cartes gardées
use-work-profession = Œuvres
use-recruit-profession = Personnes recrutées
use-bonus-card = Cartes de bonus jouées
use-character = Personnages
