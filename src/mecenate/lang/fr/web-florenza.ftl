### Le plateau de Florenza : le jeu de cartes dans le navigateur, en français.
###
### Les mots du jeu et les phrases sur les choix sont dans florenza.ftl ; voici les libellés de ce qui est dessiné.

prestige = prestige
after-this = { $n } ensuite
hidden = caché

## Lettres sur les plaques des marchandises

letter-marble = M
letter-wood = B
letter-metal = Mé
letter-cloth = T
letter-gold = O
letter-spice = É

## Sortes de cartes

kind-residence = résidence
kind-workshop = atelier
kind-guild = guilde
kind-preacher = prêtre
kind-church = église
kind-district = bâtiment de quartier
kind-palace = palais

## Ce qu’est une pièce

piece-name = { $name } ({ $gloss })
piece-cost = Coûte { $cost }.
piece-artist = Demande { $kinds }.
piece-by = Artiste : { $artist }, { $points }.
piece-waits = Son artiste reste à choisir.
piece-anonymous = D’un artiste anonyme.
piece-painter = { $artist }, { $kind } : { $fiorini }, rapporte { $points } de prestige.
piece-up = { $cards ->
    [one] { $up ->
        [0] Face cachée jusqu’à la prochaine manche.
       *[other] Face visible.
    }
   *[other] Visibles : { $up } sur { $cards }.
}
piece-unpayable = Trop cher pour vous en ce moment.
piece-count = { $n } cartes identiques.
gives-round = à chaque manche { $what }
does-produce = Prendre { $resource }.
does-convert = Donner { $resource }, prendre { $fiorini }.
does-barter = Donner une ressource, en prendre une autre.
does-new-captain = Devenir Capitaine à la prochaine manche.

## Les huit actions

actions = Les huit actions
act-a = Jouer
act-b = Terminer
act-c = Réserver
act-d = Réserver
act-e = Lieu
act-f = Ouvriers
act-g = Marché
act-h = Inspiration
act-pass = Passer
act-a-note = { $n ->
    [0] aucune carte
    [one] 1 payable
   *[other] { $n } payables
}
act-b-note = { $n ->
    [0] aucun
    [one] 1 monument
   *[other] { $n } monuments
}
act-c-note = un monument
act-d-note = un artiste
act-e-note = { $n } ouverts
act-f-note = { $fiorini } fiorini
act-g-note = achat, vente
act-h-note = pile de { $n }
act-pass-note = rien n’est possible
act-short-a = Carte
act-short-b = Terminer
act-short-c = Réserver
act-short-d = Artiste
act-short-e = Lieu
act-short-f = Ouvriers
act-short-g = Marché
act-short-h = Piocher
act-name = Action { $letter } : { $name }, { $note }

## Monuments

monuments = Monuments
monuments-note = les deux de gauche restent pour la prochaine manche
monuments-none = plus aucun monument cette manche
pile-monuments = { $n ->
    [0] La pile des monuments est vide
    [one] 1 monument dans la pile
   *[other] { $n } monuments dans la pile
}
pile-left = restants
seal = Réserver { $monument }

## Artistes

artists = Artistes
artists-less = { $fiorini } de moins pour vous
artists-pile = { $n } dans la pile
artists-none = aucun
anonymous-up = Anonyme ({ $kind }) : { $fiorini }, sans prestige.
anonymous-down = Anonyme ({ $kind }) : engagé, face cachée jusqu’à la prochaine manche.

## Lieux et marché

locations = Lieux
locations-open = { $up } sur { $cards } ouverts
market = Marché
places = Lieux
sell = Vendre
buy = Acheter
swap = Échange
swap-note = deux contre une
supply-good = { $resource } dans la réserve : { $n }
bank = { $fiorini } à la banque
sell-good = Vendre { $resource }
buy-good = Acheter { $resource }
used-by = utilisé par { $player }

## Manche et Capitaine

round = Manche { $round } sur { $rounds }
track = Piste des actions
track-step = Action { $n }
track-extra = Action supplémentaire : { $step }. { $players }
track-nobody = Personne ne l’a.
captain = Capitaine : { $player }
captain-next = dès la prochaine manche : { $player }
captain-open = pas de successeur
deck = pioche
deck-label = { $n ->
    [0] La pile des cartes Florenza est vide
    [one] 1 carte Florenza dans la pile
   *[other] { $n } cartes Florenza dans la pile
}
discards = défausse
discards-label = { $n ->
    [0] Vous n’avez rien défaussé
   *[other] Vous avez défaussé : { $cards }
}

## Ville, main et bourse

own-city = Ville de { $player }
city = Votre ville
city-of = Ville de { $player }
look = Quelle ville est montrée
hand = Votre main
hand-hidden = { $n ->
    [0] aucune carte en main
    [one] 1 carte en main, cachée
   *[other] { $n } cartes en main, cachées
}
city-empty = Rien n’est encore bâti ici
hand-empty = Aucune carte en main
set-note = palais, église, bâtiment de quartier : +{ $points } la série
reserved = Réservé : { $what }
unused = Jamais engagés : { $what }
prestige-open = { $n } de prestige sur la table
purse = Votre bourse
purse-of = Bourse
purse-note = vous seul la voyez
purse-hidden = Les fiorini et les ressources sont cachés
purse-goods = { $n ->
    [one] 1 carte ressource
   *[other] { $n } cartes ressource
}
good = { $resource } : { $n }
income = Revenu par manche
income-label = Revenu par manche : { $what }
majority = Majorité à la fin : { $points }
majority-goods = Ressources
majority-fiorini = Fiorini
effect-points-per-workshop = par atelier
effect-points-per-residence = résidence
effect-points-per-monument = monument
effect-points-per-district-set = par série
effect-points-per-artist-set = 3 artistes
effect-artist-discount = artistes
effect-monument-discount = monuments
effect-income-of-choice = au choix
extra-action-short = +1 action
extra-card-short = +1 carte

## Rivaux

rival-hand = { $n ->
    [one] 1 carte en main
   *[other] { $n } cartes en main
}
rival-nothing = rien de bâti encore
is-captain = Capitaine du peuple
is-next-captain = prochain Capitaine

## Onglets d’un téléphone

tab-hand = Ville et main
tab-artists = Artistes
tab-places = Lieux

## La barre de confirmation

what-play = Jouer { $card }
what-keep = Garder { $card }
what-finish = Terminer { $monument }
what-reserve-monument = Réserver { $monument }
what-reserve-artist = Réserver { $artist }
what-engage = { $artist } pour { $work }
what-engage-anonymous = Un anonyme ({ $kind }) pour { $work }
what-give = { $exchange } : donner { $resource }
what-take = Prendre { $resource }
what-choose = Chacun reçoit { $resource }
what-sell = Vendre { $resource }
what-buy = Acheter { $resource }
what-swap = Échanger deux ressources contre une
what-send = Envoyer des ouvriers
what-seek = Chercher l’inspiration
what-pass = Passer
