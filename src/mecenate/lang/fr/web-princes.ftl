### Le plateau des Princes de Florence dans le navigateur, en français.
###
### Les mots du jeu et les phrases des choix sont dans princes.ftl ; voici les noms de ce qui est dessiné.

## Le domaine

estate = Votre domaine
estate-of = Domaine de { $player }
estate-empty = rien que le palais
whose-estate = Quel domaine est montré
squares-free = { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
}
places = { $here } ainsi, { $all } en tout
turn-left = Tourner à gauche (Maj R)
turn-right = Tourner à droite (R)
flip = Retourner (F)
border = Sur la frontière

## Architectes, saltimbanques, libertés, œuvres

court = Votre cour
builders = Architectes : prix d’un bâtiment
builders-n = Architectes : { $count }
builders-none = aucun
builders-apart = séparés
builders-touch = accolés
builders-gloss = { $count ->
    [0] Aucun architecte
    [one] 1 architecte
   *[other] { $count } architectes
} : un bâtiment coûte { $price } ; { $touch } (PRI-27)
free = gratuit
jesters = Saltimbanques
jesters-n = Saltimbanques : { $count }
jesters-gloss = Saltimbanques : { $count }. Chaque œuvre vaut { $value } de plus (PRI-26)
freedoms = Libertés
freedom-own = instituée
freedom-left = reste { $left }, { $price }
n-left = reste { $left }
yours = à vous
held = instituée
works = Œuvres
works-none = aucune œuvre
best-now = meilleure du tour : { $value }
recruited-gloss = { $count ->
    [one] Une carte de recrutement
   *[other] { $count } cartes de recrutement
} à la place d’une carte recrutée (PRI-30)

## Florence

city = Florence
round = Tour { $round }
before-round = Avant le début
work-needs = une œuvre demande { $least }
least-values = Valeur minimale d’une œuvre par tour
least-of-round = Tour { $round } : { $least }
best-work = Meilleure œuvre
best-work-of = Meilleure œuvre du tour : { $value }, { $players } (PRI-51)
best-work-none = Aucune œuvre ce tour-ci ; la meilleure rapporte { $prestige } (PRI-51)
lots = Enchères
lots-note = un de chaque par tour
short-prestige = Prestige
short-recruiting = Recruter
lot-left = reste { $left }
lot-sold = acheté par { $player }{ $price ->
    [0] { "" }
   *[other] { " " }pour { $florins }
}
lot-sold-short = vendu
lot-block = aux enchères
lot-gone = épuisé
lot-open = libre
lot-unsold = invendu
gloss-forest = { $squares } cases ; { $points } points pour qui l’aime (PRI-24)
gloss-lake = { $squares } cases ; { $points } points pour qui l’aime (PRI-24)
gloss-park = { $squares } cases ; { $points } points pour qui l’aime (PRI-24)
gloss-landscape = un des trois, choisi après l’enchère (PRI-58)
gloss-jester = { $points } de plus pour chaque œuvre (PRI-26)
gloss-builder = bâtiments moins chers, puis adjacents (PRI-27)
gloss-prestige = en voir cinq, en garder une ; elle compte à la fin (PRI-28)
gloss-recruiting = recrute une carte face visible chez un autre (PRI-29)
characters = Personnages
characters-note = pris pour un tour
characters-bid = posez votre pion ; les mises sont en centaines de florins
character-owner = Chez { $player }.
character-pawn = { $player } mise { $florins }.
character-taken = Pris ce tour-ci.
character-free = Personne n’a encore misé.
character-taken-short = pris
character-free-short = libre
character-yours = à vous ce tour-ci
gloss-muse = chaque œuvre vaut { $round } de plus (PRI-68)
gloss-cardinal = trois actions dans le tour (PRI-69)
gloss-princess = une œuvre sans carte (PRI-70)
gloss-merchant = un item gratuit, ou du prestige selon la place (PRI-71)
gloss-professor = une carte de bonus ou de prestige (PRI-75)
gloss-banker = { $money ->
    [0] pas de florins avant le prochain tour (PRI-77)
   *[other] { $money } florins moins la mise (PRI-77)
}
buildings = Bâtiments
buildings-note = { $price }, { $prestige } chacun
building-own = Vous l’avez
building-gone = Épuisé
building-left = { $left ->
    [one] reste 1
   *[other] restent { $left }
}
size-large = Grands, { $squares } cases
size-medium = Moyens, { $squares } cases
size-small = Petits, { $squares }
with = avec { $player } (PRI-82)
tables = Cartes sur la table
tables-note = œuvres des autres
tables-none = Personne d’autre n’a encore réalisé d’œuvre
recruiting = Recruter
recruiting-note = votre carte reste à sa place

## L’enchère

auction = L’enchère
on-block = Aux enchères
in-view = À ouvrir
block-empty = Rien encore
block-choose = Choisissez un item
block-wait = { $player } choisit
leads = { $player } mène
next-step = offre suivante : { $florins }
opening = L’enchère d’ouverture
opening-note = chaque offre monte de { $florins }
won-price = L’offre gagnante
last-price = Le dernier paie cette somme
bid-step = Offrir { $florins }
purse = votre bourse
bidder-bought = a acheté
bidder-out = renonce
bidder-leads = mène
bidder-passed = a passé
bidder-passed-at = { $florins }, a passé
bidder-asked = répond
bidder-last = en dernier
bidder-opens = ouvre
bidder-at = { $florins }
bidder-waits = attend
worth = Pour vous
worth-works = { $count ->
    [one] Une œuvre en main
   *[other] { $count } œuvres en main
}
worth-reach = { $count ->
    [one] Une atteint le minimum
   *[other] { $count } atteignent le minimum
}
worth-price = Prix d’un bâtiment
worth-prestige = Prestige aussitôt
worth-builder = pour les deuxième et troisième architectes
worth-second = pour un autre du même type
worth-look = En voir cinq, en garder une
worth-recruit = { $count ->
    [0] Personne à recruter encore
    [one] Une carte à recruter
   *[other] { $count } cartes à recruter
}
worth-card = compte comme carte en main
worth-count = un de plus à compter
worth-nothing = Rien dans votre main ne le demande
worth-choose = Choisissez un item pour voir ce qu’il apporterait à votre main
worth-hidden = Les mains sont cachées
if-win-at = { $left } si vous l’avez à { $price }
pile-left = { $left } dans la pile

## La main

people = Vos cartes de profession
hand-of = Main de { $player }
people-none = Plus de carte de profession en main
only-you = vous seul voyez cela
hidden = caché
short = manque { $count }
short-by = il manque { $count } au minimum
reaches = Atteint le minimum de { $least }
min = min. { $least }
florins = florins
prestige = prestige
florins-hidden = Les florins sont cachés (PRI-95)
after-this = { $n } après cela
if-won = { $n } si gagné
bonus-now = Elle ajouterait { $points }
princess-now = vaut { $value } maintenant
recruiting-hand = en main
pile = { $cards } dans la pile
in-piles = Dans les piles
cards-in-hand = cartes en main
yes = oui
no = non

## Cartes, œuvres, paie

deal = Vos quatre cartes de profession
deal-note = rendez-en une, gardez-en trois
keep-one = Gardez-en une
keep-note = les autres vont sous la pile
under-next = Laquelle va dessous ?
under-note = la première nommée revient d’abord
the-work = L’œuvre
bonus-note = vous pouvez ajouter des cartes de bonus
pay = Le paiement
exchange = Le Banquier échange
pay-note = un point de prestige pour { $rate } florins
result = La fin
result-note = d’où vient le prestige

## Construire ensemble

together = Un bâtiment conjoint
together-note = il compte pour les deux
pays-bank = paie { $florins } à la banque
pays-active = verse { $florins } au joueur actif
pays-open = la part reste à fixer
prestige-each = { $prestige } chacun
step-joint = Place
step-sum = Somme
step-answer = Réponse
step-reply = Contre-offre
wait-joint = Choisissez la place, à cheval sur la frontière.
wait-sum = Le joueur actif fixe la somme.
wait-answer = Le partenaire répond : accepter, refuser ou proposer une autre somme.
wait-reply = Accepter l’autre somme, ou refuser.

## Onglets d’un téléphone

tab-worth = Valeur
tab-hand = Main
tab-court = Cour
tab-city = Florence

## La barre de confirmation

what-named = { $name } : { $what }
what-place = { $piece } en { $square }
what-refuse = Refuser l’offre
what-return-character = Rendre la carte sans l’utiliser
what-decline = Ne rien acheter ce tour-ci
why-works = { $works } : { $gain }
why-end = Vous perdriez { $actions }
choice-bid = Offrir
choice-pass = Passer
choice-decline = Ne rien acheter
choice-refuse = Refuser
choice-return = La rendre
choice-done = Plus de cartes
choice-accept = Accepter
choice-end-turn = Terminer le tour
choice-sell-prestige = Céder 1 PP
choice-keep-card = Garder la carte
choice-princess-work = Princesse
choice-merchant-prestige = Marchand : prestige
choice-merchant-free = Marchand : item gratuit
choice-professor-bonus = Professeur : bonus
choice-professor-prestige = Professeur : prestige
choice-draw-profession = Piocher : profession
choice-draw-bonus = Piocher : bonus
