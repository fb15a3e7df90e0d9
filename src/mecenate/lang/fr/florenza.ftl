### Florenza : le jeu de cartes, en français.
###
### word-…   les mots du jeu ; les attributs sont des formes du mot, demandées par $fait-forme
### count-…  un nombre avec son nom, demandé par $fait-text
### event-…  ce qui s’est passé, après le nom du joueur ; prompt-… ce qu’il faut choisir ; action-… un choix
### source-… d’où viennent les points ; option-… à quoi sert une option

title = Florenza : le jeu de cartes

## Ressources, sortes d’artistes, petits mots

word-marble = marbre
    .short = Ma
    .some = 1 marbre
word-wood = bois
    .short = Bo
    .some = 1 bois
word-metal = métal
    .short = Mé
    .some = 1 métal
word-cloth = tissu
    .short = Ti
    .some = 1 tissu
word-gold = or
    .short = Or
    .some = 1 or
word-spice = épice
    .short = Ép
    .some = 1 épice
word-fiorini = fiorini
    .short = f
word-architect = architecte
    .plural = Architectes
    .letter = A
word-painter = peintre
    .plural = Peintres
    .letter = P
word-sculptor = sculpteur
    .plural = Sculpteurs
    .letter = S
word-preacher = prêtre
word-swap = l’échange
word-extra-action = une action supplémentaire
word-extra-card = une carte supplémentaire
word-architect-or-painter = un architecte ou un peintre
word-architect-or-sculptor = un architecte ou un sculpteur
word-painter-or-sculptor = un peintre ou un sculpteur
word-any-artist = n’importe quel artiste

## Cartes Florenza

word-casa = Casa
    .gloss = maison
word-casamento = Casamento
    .gloss = maison de ville
word-palagio = Palagio
    .gloss = hôtel particulier
word-cambiavalute = Cambiavalute
    .gloss = changeur
word-lanaiuolo = Lanaiuolo
    .gloss = lainier
word-erbolaio = Erbolaio
    .gloss = herboriste
word-monte-di-pieta = Monte di Pietà
    .gloss = mont-de-piété
word-fabbro = Fabbro
    .gloss = forgeron
word-picconiere = Picconiere
    .gloss = carrier
word-boscaiuolo = Boscaiuolo
    .gloss = bûcheron
word-segheria = Segheria
    .gloss = scierie
word-cava = Cava
    .gloss = carrière
word-miniera = Miniera
    .gloss = mine
word-fonderia = Fonderia
    .gloss = fonderie
word-setaiuolo = Setaiuolo
    .gloss = soyeux
word-mercatante = Mercatante
    .gloss = négociant
word-arte-maggiore = Arte Maggiore
    .gloss = guilde des artisans
word-bottega-d-arte = Bottega d’Arte
    .gloss = beaux-arts
word-protettore = Protettore
    .gloss = protecteur
word-signore-de-lo-rione = Signore de lo Rione
    .gloss = seigneur du quartier
word-mastro-artista = Mastro Artista
    .gloss = mécène
word-edificatore = Edificatore
    .gloss = maître d’œuvre
word-arte-dei-mercatanti = Arte dei Mercatanti
    .gloss = guilde des marchands
word-padrone = Padrone
    .gloss = propriétaire
word-girolamo-savonarola = Girolamo Savonarola
    .gloss = prêtre
word-giordano-bruno = Giordano Bruno
    .gloss = prêtre
word-san-francesco-d-assisi = San Francesco d’Assisi
    .gloss = prêtre
word-bernardo-di-chiaravalle = Bernardo di Chiaravalle
    .gloss = prêtre
word-tommaso-d-aquino = Tommaso d’Aquino
    .gloss = prêtre
word-antonio-da-padova = Antonio da Padova
    .gloss = prêtre
word-sagrato = Sagrato
    .gloss = parvis
word-pala-d-altare = Pala d’altare
    .gloss = retable
word-abside = Abside
    .gloss = abside
word-crocifisso = Crocifisso
    .gloss = crucifix
word-pulpito = Pulpito
    .gloss = chaire
word-trittico = Trittico
    .gloss = triptyque
word-navata = Navata
    .gloss = nef
word-church-facciata = Facciata (chiesa)
    .gloss = façade d’église
word-cappella = Cappella
    .gloss = chapelle
word-cupola = Cupola
    .gloss = coupole
word-sagrestia = Sagrestia
    .gloss = sacristie
word-campanile = Campanile
    .gloss = clocher
word-biblioteca = Biblioteca
    .gloss = bibliothèque
word-convento = Convento
    .gloss = couvent
word-pozzo = Pozzo
    .gloss = puits
word-monumento-equestre = Monumento equestre
    .gloss = statue équestre
word-lastricato = Lastricato
    .gloss = pavage
word-mercato = Mercato
    .gloss = marché
word-sacello = Sacello
    .gloss = oratoire
word-loggia = Loggia
    .gloss = loggia
word-edicola = Edicola
    .gloss = niche votive
word-ritratto = Ritratto
    .gloss = portrait
word-fontana = Fontana
    .gloss = fontaine
word-affresco = Affresco
    .gloss = fresque
word-giardino = Giardino
    .gloss = jardin
word-camino = Camino
    .gloss = cheminée
word-scalone = Scalone
    .gloss = grand escalier
word-sala = Sala
    .gloss = salle
word-ingresso = Ingresso
    .gloss = entrée
word-palace-facciata = Facciata (palazzo)
    .gloss = façade de palais
word-camera-nuziale = Camera nuziale
    .gloss = chambre nuptiale
word-grande-quadro = Grande quadro
    .gloss = grand tableau
word-statua-di-bronzo = Statua di bronzo
    .gloss = statue de bronze

## Lieux qui ne sont pas des ateliers

word-baratto = Baratto
    .gloss = troc
word-scarpellino = Scarpellino
    .gloss = tailleur de pierre
word-legnaiuolo = Legnaiuolo
    .gloss = charpentier
word-orafo = Orafo
    .gloss = orfèvre
word-ottonaio = Ottonaio
    .gloss = dinandier
word-tintore = Tintore
    .gloss = teinturier
word-speziale = Speziale
    .gloss = apothicaire
word-nuovo-capitano = Nuovo Capitano
    .gloss = nouveau Capitaine

## Monuments

word-duomo-cupola = Duomo: Cupola
    .gloss = coupole de la cathédrale
word-duomo-facciata = Duomo: Facciata
    .gloss = façade de la cathédrale
word-duomo-campanile = Duomo: Campanile
    .gloss = clocher de la cathédrale
word-duomo-abside = Duomo: Abside
    .gloss = abside de la cathédrale
word-duomo-cappella = Duomo: Cappella
    .gloss = chapelle de la cathédrale
word-duomo-navata = Duomo: Navata
    .gloss = nef de la cathédrale
word-duomo-altare = Duomo: Altare
    .gloss = autel de la cathédrale
word-banco-atrio = Banco: Atrio
    .gloss = atrium de la banque
word-duomo-pulpito = Duomo: Pulpito
    .gloss = chaire de la cathédrale
word-palazzo-della-signoria-salone = Palazzo della Signoria: Salone
    .gloss = grande salle du palais de la Seigneurie
word-battistero-portali = Battistero: Portali
    .gloss = portes du baptistère
word-lastricato-fontana = Lastricato: Fontana
    .gloss = fontaine de la place
word-palazzo-vescovile-facciata = Palazzo Vescovile: Facciata
    .gloss = façade de l’évêché
word-ponte-vecchio-struttura = Ponte Vecchio: Struttura
    .gloss = structure du Ponte Vecchio
word-santa-croce-cappella = Santa Croce: Cappella
    .gloss = chapelle de Santa Croce
word-santa-maria-novella-facciata = Santa Maria Novella: Facciata
    .gloss = façade de Santa Maria Novella
word-battistero-cupola = Battistero: Cupola
    .gloss = coupole du baptistère
word-ospedale-cappella = Ospedale: Cappella
    .gloss = chapelle de l’hôpital
word-ospedale-chiostro = Ospedale: Chiostro
    .gloss = cloître de l’hôpital
word-palazzo-della-signoria-facciata = Palazzo della Signoria: Facciata
    .gloss = façade du palais de la Seigneurie
word-palazzo-vescovile-salone = Palazzo Vescovile: Salone
    .gloss = grande salle de l’évêché
word-san-lorenzo-sagrestia = San Lorenzo: Sagrestia
    .gloss = sacristie de San Lorenzo
word-santa-croce-monumento-funebre = Santa Croce: Monumento Funebre
    .gloss = tombeau à Santa Croce
word-san-lorenzo-navata = San Lorenzo: Navata
    .gloss = nef de San Lorenzo
word-santa-maria-novella-cappella = Santa Maria Novella: Cappella
    .gloss = chapelle de Santa Maria Novella
word-santa-maria-novella-crocifisso = Santa Maria Novella: Crocifisso
    .gloss = crucifix de Santa Maria Novella
word-uffizi-interni = Uffizi: Interni
    .gloss = salles des Offices

## Artistes

word-architect-leon-battista-alberti = Leon Battista Alberti (architecte)
    .name = Leon Battista Alberti
word-architect-donato-bramante = Donato Bramante (architecte)
    .name = Donato Bramante
word-architect-antonio-da-sangallo = Antonio da Sangallo (architecte)
    .name = Antonio da Sangallo
word-architect-giulio-romano = Giulio Romano (architecte)
    .name = Giulio Romano
word-architect-giorgio-vasari = Giorgio Vasari (architecte)
    .name = Giorgio Vasari
word-architect-francesco-borromini = Francesco Borromini (architecte)
    .name = Francesco Borromini
word-architect-michelangelo-buonarroti = Michelangelo Buonarroti (architecte)
    .name = Michelangelo Buonarroti
word-architect-giotto = Giotto (architecte)
    .name = Giotto
word-architect-andrea-palladio = Andrea Palladio (architecte)
    .name = Andrea Palladio
word-architect-vignola = Vignola (architecte)
    .name = Vignola
word-architect-filippo-brunelleschi = Filippo Brunelleschi (architecte)
    .name = Filippo Brunelleschi
word-architect-gian-lorenzo-bernini = Gian Lorenzo Bernini (architecte)
    .name = Gian Lorenzo Bernini
word-painter-beato-angelico = Beato Angelico (peintre)
    .name = Beato Angelico
word-painter-pietro-perugino = Pietro Perugino (peintre)
    .name = Pietro Perugino
word-painter-domenico-ghirlandaio = Domenico Ghirlandaio (peintre)
    .name = Domenico Ghirlandaio
word-painter-filippo-lippi = Filippo Lippi (peintre)
    .name = Filippo Lippi
word-painter-sandro-botticelli = Sandro Botticelli (peintre)
    .name = Sandro Botticelli
word-painter-leonardo-da-vinci = Leonardo da Vinci (peintre)
    .name = Leonardo da Vinci
word-painter-piero-della-francesca = Piero della Francesca (peintre)
    .name = Piero della Francesca
word-painter-giotto = Giotto (peintre)
    .name = Giotto
word-painter-tiziano-vecellio = Tiziano Vecellio (peintre)
    .name = Tiziano Vecellio
word-painter-michelangelo-buonarroti = Michelangelo Buonarroti (peintre)
    .name = Michelangelo Buonarroti
word-painter-caravaggio = Caravaggio (peintre)
    .name = Caravaggio
word-painter-raffaello-sanzio = Raffaello Sanzio (peintre)
    .name = Raffaello Sanzio
word-sculptor-andrea-del-verrocchio = Andrea del Verrocchio (sculpteur)
    .name = Andrea del Verrocchio
word-sculptor-giambologna = Giambologna (sculpteur)
    .name = Giambologna
word-sculptor-francesco-mochi = Francesco Mochi (sculpteur)
    .name = Francesco Mochi
word-sculptor-benvenuto-cellini = Benvenuto Cellini (sculpteur)
    .name = Benvenuto Cellini
word-sculptor-leonardo-da-vinci = Leonardo da Vinci (sculpteur)
    .name = Leonardo da Vinci
word-sculptor-lorenzo-ghiberti = Lorenzo Ghiberti (sculpteur)
    .name = Lorenzo Ghiberti
word-sculptor-gian-lorenzo-bernini = Gian Lorenzo Bernini (sculpteur)
    .name = Gian Lorenzo Bernini
word-sculptor-donatello = Donatello (sculpteur)
    .name = Donatello
word-sculptor-michelangelo-buonarroti = Michelangelo Buonarroti (sculpteur)
    .name = Michelangelo Buonarroti
## Nombres avec leur nom

count-fiorini = { $count ->
    [one] { $count } fiorino
   *[other] { $count } fiorini
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
count-left = reste { $count }
count-points-per-workshop = { $count ->
    [one] { $count } point par atelier à la fin
   *[other] { $count } points par atelier à la fin
}
count-points-per-residence = { $count ->
    [one] { $count } point par résidence à la fin
   *[other] { $count } points par résidence à la fin
}
count-points-per-monument = { $count ->
    [one] { $count } point par monument à la fin
   *[other] { $count } points par monument à la fin
}
count-points-per-district-set = { $count ->
    [one] { $count } point par série de quartier à la fin
   *[other] { $count } points par série de quartier à la fin
}
count-points-per-artist-set = { $count ->
    [one] { $count } point par série de trois artistes à la fin
   *[other] { $count } points par série de trois artistes à la fin
}
count-artist-discount = { $count ->
    [one] les artistes coûtent { $count } fiorino de moins
   *[other] les artistes coûtent { $count } fiorini de moins
}
count-monument-discount = { $count ->
    [one] les monuments coûtent { $count } fiorino de moins
   *[other] les monuments coûtent { $count } fiorini de moins
}
count-income-of-choice = { $count ->
    [one] une ressource au choix à chaque manche
   *[other] { $count } ressources au choix à chaque manche
}

## Ce qui s’est passé

event-monuments = nouveaux monuments : { $monuments } ({ $left-text })
event-artists = nouveaux artistes : { $artists } ({ $left-text })
event-draw = a pioché { $cards-text } ({ $left-text })
event-drawn = a pioché { $cards }
event-captain = { $round ->
    [1] est le premier Capitaine du peuple
   *[other] devient Capitaine du peuple
}
event-round = la manche { $round } commence
event-play = a joué { $card } ({ $card-gloss })
event-finish = a terminé { $monument } pour { $fiorini-text } et ses ressources
event-engage = a engagé { $artist } pour { $fiorini-text } : { $points-text }{ $masterpiece ->
    [1] , un chef-d’œuvre
   *[other] { "" }
}
event-engage-anonymous = a engagé l’artiste anonyme ({ $kind }) pour { $fiorini-text }
event-reserve-monument = a réservé { $monument }
event-reserve-artist = a réservé { $artist }
event-activate = a activé { $location }
event-take = a pris { $resource-some }
event-give = a donné { $resource-some }
event-sell = a vendu { $resource-some } pour { $fiorini-text }
event-buy = a acheté { $resource-some } pour { $fiorini-text }
event-workers = a envoyé des ouvriers et reçu { $fiorini-text }
event-inspiration = a cherché l’inspiration
event-pass = n’a rien pu faire
event-clear = { $monuments ->
    [none] le milieu de la table est vidé
   *[other] le milieu de la table est vidé ; monuments retirés : { $monuments }
}
event-discard = a gardé une carte et défaussé { $cards-text }
event-keep = a gardé { $card } et défaussé { $discarded }
event-income = a reçu : { $resources ->
    [none] { $fiorini-text }
   *[other] { $fiorini ->
        [0] { $resources }
       *[other] { $resources } et { $fiorini-text }
    }
}
event-card-income = a reçu de ses cartes : { $resources ->
    [none] { $fiorini-text }
   *[other] { $fiorini ->
        [0] { $resources }
       *[other] { $resources } et { $fiorini-text }
    }
}
event-choice = a choisi { $resource-some } pour tous
event-merchants = a pris { $resource-some } grâce à la guilde des marchands
event-unused-artist = a retourné { $artist }, réservé mais jamais engagé : { $points-text } de moins
event-end = la partie est terminée

## Ce qu’il faut choisir

prompt-action = Manche { $round }, { $step ->
    [1] première action
    [2] deuxième action
    [3] troisième action
    [4] quatrième action
   *[other] action supplémentaire ({ $step })
} : que faites-vous ?
prompt-engage = Quel artiste pour { $work } ? Au choix : { $kinds }.
prompt-give = { $left ->
    [one] { $exchange } : que donnez-vous ?
   *[other] { $exchange } : que donnez-vous d’abord ?
}
prompt-take = { $exchange } : que prenez-vous ?
prompt-keep = Vous avez { $cards-text }. Laquelle gardez-vous ?
prompt-choose = Vous êtes Capitaine : quelle ressource chacun reçoit-il ?
prompt-collect = Votre guilde des marchands : quelle ressource prenez-vous ?

## Choix

action-play = { $word-gloss }, pour { $cost } : { $gives }
action-play-income = { $word-gloss }, pour { $cost } ; à chaque manche : { $gives }
action-play-work = { $word-gloss }, pour { $cost } et { $artist } : { $points-text }
action-finish = { $word-gloss }, pour { $cost } et { $artist } : { $points-text }
action-reserve = Le réserver gratuitement pour plus tard : { $points-text }
action-reserve-artist = Le réserver gratuitement ; engagé plus tard, il coûtera { $fiorini-text } et rapportera { $lowest ->
    [none] { $points-text }
   *[other] { $lowest } à { $highest } points
}
action-activate = { $word-gloss } : prendre { $resource-some }
action-activate-buyer = { $word-gloss } : donner { $resource-some }, recevoir { $fiorini-text }
action-activate-barter = Donner une ressource, en prendre une autre
action-activate-captain = Devenir Capitaine à la prochaine manche
action-send-workers = Recevoir { $fiorini-text }
action-sell = Vendre { $word-some } pour { $fiorini-text }
action-buy = Acheter { $word-some } pour { $fiorini-text }
action-swap = Donner deux ressources, en prendre une
action-seek-inspiration = Piocher une carte Florenza
action-pass = Aucune action n’est possible
action-engage = { $fiorini-text }, { $lowest ->
    [none] { $points-text }
   *[other] { $lowest } à { $highest } points
}
action-engage-reserved = Votre artiste réservé : { $fiorini-text }, { $lowest ->
    [none] { $points-text }
   *[other] { $lowest } à { $highest } points
}
action-engage-anonymous = { $fiorini-text }, aucun point
action-give = Donner { $word-some }
action-take = Prendre { $word-some }
action-keep = { $word-gloss }
action-choose = Chacun reçoit { $word-some }

## D’où viennent les points

source-monuments = monuments terminés
source-district-buildings = bâtiments de quartier
source-palaces = palais de famille
source-churches = églises de quartier
source-artists = artistes
source-district-sets = séries de quartier
source-guilds = guildes
source-resources = le plus de ressources
source-fiorini = le plus de fiorini
source-captain = Capitaine
source-reserved-monuments = monuments non terminés
source-reserved-artists = artistes non engagés

## Options

option-guilds = si l’on joue avec les douze guildes ; sans elles pour une première partie
option-locations = toutes les cartes de lieu, ou seulement celles de ce nombre de joueurs
option-anonymous = si les artistes anonymes comptent pour Mastro Artista
option-ties = si des joueurs à égalité occupent toutes les places qu’ils partagent
option-empty-hands = si un joueur qui n’a rien est classé pour une majorité
option-late-discards = si la défausse de la manche 4 revient à la manche 5

## Les valeurs des options

value-guilds-in = avec les guildes
value-guilds-out = sans les guildes
value-locations-all = les 17 cartes
value-locations-by-mark = celles de ce nombre de joueurs
value-anonymous-uncounted = ils ne comptent pas
value-anonymous-counted = ils comptent
value-ties-skip = oui, la place suivante est sautée
value-ties-dense = non, la place suivante reste
value-empty-hands-ranked = oui
value-empty-hands-unranked = non
value-late-discards-out = non
value-late-discards-back = oui

## Ce qui est imprimé

label-sums = Sommes d’argent
label-workers = envoyer des ouvriers
label-selling = vendre une ressource
label-buying = acheter une ressource
label-anonymous-artist = un artiste anonyme
label-income = Revenu de chaque famille
label-ending = Points à la fin
label-place = { $place ->
    [1] première
    [2] deuxième
   *[3] troisième
}
label-district-set = palais, église et bâtiment de quartier

## La table

label-round = manche { $round } sur { $rounds }
label-step = action { $step }
label-extra-step = action supplémentaire : { $step }
label-end-of-round = fin de la manche
label-over = terminée
label-hidden = Dans la pile, dans les mains des autres ou défaussées par eux
label-piles = dans les piles : cartes { $cards }, monuments { $monuments }, artistes { $artists }
label-monuments = Monuments
label-anonymous = anonyme
label-locations = Lieux
label-supply = Réserve
label-captain = Capitaine
label-next-captain = prochain Capitaine
label-hand = main
label-front = devant le joueur
label-finished = terminés
label-reserved = réservés
label-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
label-resources = { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}
label-anonymous-work = anonyme
label-unused = jamais engagés
label-legend = Sur la table : 4Ma 300f est un coût de quatre marbres et 300 fiorini ; A, P, S : il faut un architecte, un peintre ou un sculpteur, A/S l’un des deux. Vignola 150f 2–4 est un artiste avec son coût et ses points possibles ; [..] est face cachée. Duomo: Navata + Giotto 4 est une œuvre terminée avec son artiste et ses points.

## Pourquoi quelque chose n’est pas possible

reason-give = { $resource } : vous n’en avez pas, ou vous ne pourriez rien prendre d’autre en échange
reason-same-kind = Baratto donne une autre sorte que celle qu’il prend
reason-not-for-everybody = { $resource } : la réserve n’en a pas assez pour tous
reason-supply = { $resource } : la réserve n’en a plus
reason-price = cela coûte { $price }, et vous avez { $fiorini-text }
reason-not-in-the-row = ce monument n’est pas dans la rangée
reason-face-down = { $location } est face cachée
reason-location = vous n’avez pas ce qu’il prend, ou la réserve n’a pas ce qu’il donne
reason-not-in-the-middle = cet artiste n’est pas au milieu de la table
reason-monument = { $monument } n’est ni dans la rangée ni réservé par vous
reason-no-resource = { $resource } : vous n’en avez pas
reason-two-resources = il vous faut deux ressources
reason-empty-pile = la pile est vide
reason-can-act = vous pouvez encore faire quelque chose
reason-bank = la banque n’a pas assez d’argent
reason-not-in-hand = vous n’avez pas cette carte
reason-preacher = vous avez déjà un prêtre
reason-in-front = vous avez déjà cette carte devant vous
reason-resource-price = { $resource } : il en faut { $price }, et vous en avez { $have }
reason-no-artist = aucun de ceux-ci n’est à votre portée : { $kinds }
reason-artist-price = cela coûte { $price }, et l’artiste le moins cher { $artist } ; vous avez { $fiorini-text }
reason-artist-first = il faut d’abord un artiste pour votre œuvre
reason-artist-kind = cette œuvre demande l’un de ceux-ci : { $kinds }
reason-out-of-reach = cet artiste n’est pas à votre portée

## À quoi servent les éléments, dans les études

use-play-card = Cartes jouées
use-activate-location = Lieux activés
use-finish-monument = Monuments achevés
use-reserve-monument = Monuments réservés
use-engage-artist = Artistes engagés
use-engage-anonymous-kind = Artistes anonymes engagés
use-reserve-artist = Artistes réservés
