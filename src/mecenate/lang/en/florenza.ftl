### Florenza: The Card Game, in English.
###
### word-…   the words of the game; attributes are forms of the word that sentences ask for as $fact-form
### count-…  a number with its noun, asked for as $fact-text
### event-…  what happened, told after the player's name; prompt-… what must be chosen; action-… one choice
### source-… where points come from; option-… what an option is for

title = Florenza: The Card Game

## Resources, kinds of artists, small words

word-marble = marble
    .short = Ma
    .some = 1 marble
word-wood = wood
    .short = Wo
    .some = 1 wood
word-metal = metal
    .short = Me
    .some = 1 metal
word-cloth = cloth
    .short = Cl
    .some = 1 cloth
word-gold = gold
    .short = Go
    .some = 1 gold
word-spice = spice
    .short = Sp
    .some = 1 spice
word-fiorini = fiorini
    .short = f
word-architect = architect
    .plural = Architects
    .letter = A
word-painter = painter
    .plural = Painters
    .letter = P
word-sculptor = sculptor
    .plural = Sculptors
    .letter = S
word-preacher = preacher
word-swap = the swap
word-extra-action = an extra action
word-extra-card = an extra card
word-architect-or-painter = an architect or a painter
word-architect-or-sculptor = an architect or a sculptor
word-painter-or-sculptor = a painter or a sculptor
word-any-artist = any artist

## Florenza cards

word-casa = Casa
    .gloss = house
word-casamento = Casamento
    .gloss = town house
word-palagio = Palagio
    .gloss = mansion
word-cambiavalute = Cambiavalute
    .gloss = money changer
word-lanaiuolo = Lanaiuolo
    .gloss = wool merchant
word-erbolaio = Erbolaio
    .gloss = herbalist
word-monte-di-pieta = Monte di Pietà
    .gloss = pawnshop
word-fabbro = Fabbro
    .gloss = smith
word-picconiere = Picconiere
    .gloss = quarryman
word-boscaiuolo = Boscaiuolo
    .gloss = woodcutter
word-segheria = Segheria
    .gloss = sawmill
word-cava = Cava
    .gloss = quarry
word-miniera = Miniera
    .gloss = mine
word-fonderia = Fonderia
    .gloss = foundry
word-setaiuolo = Setaiuolo
    .gloss = silk maker
word-mercatante = Mercatante
    .gloss = merchant
word-arte-maggiore = Arte Maggiore
    .gloss = craftsmen
word-bottega-d-arte = Bottega d’Arte
    .gloss = art college
word-protettore = Protettore
    .gloss = protector
word-signore-de-lo-rione = Signore de lo Rione
    .gloss = lord of the district
word-mastro-artista = Mastro Artista
    .gloss = patron of the arts
word-edificatore = Edificatore
    .gloss = master builder
word-arte-dei-mercatanti = Arte dei Mercatanti
    .gloss = merchants
word-padrone = Padrone
    .gloss = landlord
word-girolamo-savonarola = Girolamo Savonarola
    .gloss = preacher
word-giordano-bruno = Giordano Bruno
    .gloss = preacher
word-san-francesco-d-assisi = San Francesco d’Assisi
    .gloss = preacher
word-bernardo-di-chiaravalle = Bernardo di Chiaravalle
    .gloss = preacher
word-tommaso-d-aquino = Tommaso d’Aquino
    .gloss = preacher
word-antonio-da-padova = Antonio da Padova
    .gloss = preacher
word-sagrato = Sagrato
    .gloss = forecourt
word-pala-d-altare = Pala d’altare
    .gloss = altarpiece
word-abside = Abside
    .gloss = apse
word-crocifisso = Crocifisso
    .gloss = crucifix
word-pulpito = Pulpito
    .gloss = pulpit
word-trittico = Trittico
    .gloss = triptych
word-navata = Navata
    .gloss = nave
word-church-facciata = Facciata (chiesa)
    .gloss = church front
word-cappella = Cappella
    .gloss = chapel
word-cupola = Cupola
    .gloss = dome
word-sagrestia = Sagrestia
    .gloss = sacristy
word-campanile = Campanile
    .gloss = bell tower
word-biblioteca = Biblioteca
    .gloss = library
word-convento = Convento
    .gloss = convent
word-pozzo = Pozzo
    .gloss = well
word-monumento-equestre = Monumento equestre
    .gloss = equestrian statue
word-lastricato = Lastricato
    .gloss = paving
word-mercato = Mercato
    .gloss = market
word-sacello = Sacello
    .gloss = shrine
word-loggia = Loggia
    .gloss = arcade
word-edicola = Edicola
    .gloss = wayside shrine
word-ritratto = Ritratto
    .gloss = portrait
word-fontana = Fontana
    .gloss = fountain
word-affresco = Affresco
    .gloss = fresco
word-giardino = Giardino
    .gloss = garden
word-camino = Camino
    .gloss = fireplace
word-scalone = Scalone
    .gloss = great stairs
word-sala = Sala
    .gloss = hall
word-ingresso = Ingresso
    .gloss = entrance
word-palace-facciata = Facciata (palazzo)
    .gloss = palace front
word-camera-nuziale = Camera nuziale
    .gloss = bridal chamber
word-grande-quadro = Grande quadro
    .gloss = large painting
word-statua-di-bronzo = Statua di bronzo
    .gloss = bronze statue

## Locations that are no workshops

word-baratto = Baratto
    .gloss = barter
word-scarpellino = Scarpellino
    .gloss = stonecutter
word-legnaiuolo = Legnaiuolo
    .gloss = carpenter
word-orafo = Orafo
    .gloss = goldsmith
word-ottonaio = Ottonaio
    .gloss = brazier
word-tintore = Tintore
    .gloss = dyer
word-speziale = Speziale
    .gloss = apothecary
word-nuovo-capitano = Nuovo Capitano
    .gloss = new captain

## Monuments

word-duomo-cupola = Duomo: Cupola
    .gloss = dome of the cathedral
word-duomo-facciata = Duomo: Facciata
    .gloss = front of the cathedral
word-duomo-campanile = Duomo: Campanile
    .gloss = bell tower of the cathedral
word-duomo-abside = Duomo: Abside
    .gloss = apse of the cathedral
word-duomo-cappella = Duomo: Cappella
    .gloss = chapel of the cathedral
word-duomo-navata = Duomo: Navata
    .gloss = nave of the cathedral
word-duomo-altare = Duomo: Altare
    .gloss = altar of the cathedral
word-banco-atrio = Banco: Atrio
    .gloss = entrance hall of the bank
word-duomo-pulpito = Duomo: Pulpito
    .gloss = pulpit of the cathedral
word-palazzo-della-signoria-salone = Palazzo della Signoria: Salone
    .gloss = great hall of the town hall
word-battistero-portali = Battistero: Portali
    .gloss = doors of the baptistery
word-lastricato-fontana = Lastricato: Fontana
    .gloss = fountain on the square
word-palazzo-vescovile-facciata = Palazzo Vescovile: Facciata
    .gloss = front of the bishop’s palace
word-ponte-vecchio-struttura = Ponte Vecchio: Struttura
    .gloss = the old bridge
word-santa-croce-cappella = Santa Croce: Cappella
    .gloss = chapel of Santa Croce
word-santa-maria-novella-facciata = Santa Maria Novella: Facciata
    .gloss = front of Santa Maria Novella
word-battistero-cupola = Battistero: Cupola
    .gloss = dome of the baptistery
word-ospedale-cappella = Ospedale: Cappella
    .gloss = chapel of the hospital
word-ospedale-chiostro = Ospedale: Chiostro
    .gloss = cloister of the hospital
word-palazzo-della-signoria-facciata = Palazzo della Signoria: Facciata
    .gloss = front of the town hall
word-palazzo-vescovile-salone = Palazzo Vescovile: Salone
    .gloss = great hall of the bishop’s palace
word-san-lorenzo-sagrestia = San Lorenzo: Sagrestia
    .gloss = sacristy of San Lorenzo
word-santa-croce-monumento-funebre = Santa Croce: Monumento Funebre
    .gloss = tomb in Santa Croce
word-san-lorenzo-navata = San Lorenzo: Navata
    .gloss = nave of San Lorenzo
word-santa-maria-novella-cappella = Santa Maria Novella: Cappella
    .gloss = chapel of Santa Maria Novella
word-santa-maria-novella-crocifisso = Santa Maria Novella: Crocifisso
    .gloss = crucifix of Santa Maria Novella
word-uffizi-interni = Uffizi: Interni
    .gloss = rooms of the Uffizi

## Artists

word-architect-leon-battista-alberti = Leon Battista Alberti (architect)
    .name = Leon Battista Alberti
word-architect-donato-bramante = Donato Bramante (architect)
    .name = Donato Bramante
word-architect-antonio-da-sangallo = Antonio da Sangallo (architect)
    .name = Antonio da Sangallo
word-architect-giulio-romano = Giulio Romano (architect)
    .name = Giulio Romano
word-architect-giorgio-vasari = Giorgio Vasari (architect)
    .name = Giorgio Vasari
word-architect-francesco-borromini = Francesco Borromini (architect)
    .name = Francesco Borromini
word-architect-michelangelo-buonarroti = Michelangelo Buonarroti (architect)
    .name = Michelangelo Buonarroti
word-architect-giotto = Giotto (architect)
    .name = Giotto
word-architect-andrea-palladio = Andrea Palladio (architect)
    .name = Andrea Palladio
word-architect-vignola = Vignola (architect)
    .name = Vignola
word-architect-filippo-brunelleschi = Filippo Brunelleschi (architect)
    .name = Filippo Brunelleschi
word-architect-gian-lorenzo-bernini = Gian Lorenzo Bernini (architect)
    .name = Gian Lorenzo Bernini
word-painter-beato-angelico = Beato Angelico (painter)
    .name = Beato Angelico
word-painter-pietro-perugino = Pietro Perugino (painter)
    .name = Pietro Perugino
word-painter-domenico-ghirlandaio = Domenico Ghirlandaio (painter)
    .name = Domenico Ghirlandaio
word-painter-filippo-lippi = Filippo Lippi (painter)
    .name = Filippo Lippi
word-painter-sandro-botticelli = Sandro Botticelli (painter)
    .name = Sandro Botticelli
word-painter-leonardo-da-vinci = Leonardo da Vinci (painter)
    .name = Leonardo da Vinci
word-painter-piero-della-francesca = Piero della Francesca (painter)
    .name = Piero della Francesca
word-painter-giotto = Giotto (painter)
    .name = Giotto
word-painter-tiziano-vecellio = Tiziano Vecellio (painter)
    .name = Tiziano Vecellio
word-painter-michelangelo-buonarroti = Michelangelo Buonarroti (painter)
    .name = Michelangelo Buonarroti
word-painter-caravaggio = Caravaggio (painter)
    .name = Caravaggio
word-painter-raffaello-sanzio = Raffaello Sanzio (painter)
    .name = Raffaello Sanzio
word-sculptor-andrea-del-verrocchio = Andrea del Verrocchio (sculptor)
    .name = Andrea del Verrocchio
word-sculptor-giambologna = Giambologna (sculptor)
    .name = Giambologna
word-sculptor-francesco-mochi = Francesco Mochi (sculptor)
    .name = Francesco Mochi
word-sculptor-benvenuto-cellini = Benvenuto Cellini (sculptor)
    .name = Benvenuto Cellini
word-sculptor-leonardo-da-vinci = Leonardo da Vinci (sculptor)
    .name = Leonardo da Vinci
word-sculptor-lorenzo-ghiberti = Lorenzo Ghiberti (sculptor)
    .name = Lorenzo Ghiberti
word-sculptor-gian-lorenzo-bernini = Gian Lorenzo Bernini (sculptor)
    .name = Gian Lorenzo Bernini
word-sculptor-donatello = Donatello (sculptor)
    .name = Donatello
word-sculptor-michelangelo-buonarroti = Michelangelo Buonarroti (sculptor)
    .name = Michelangelo Buonarroti
## Numbers with their nouns

count-fiorini = { $count ->
    [one] 1 fiorino
   *[other] { $count } fiorini
}
count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
count-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
count-left = { $count } left
count-points-per-workshop = { $count ->
    [one] 1 point for each workshop at the end
   *[other] { $count } points for each workshop at the end
}
count-points-per-residence = { $count ->
    [one] 1 point for each residence at the end
   *[other] { $count } points for each residence at the end
}
count-points-per-monument = { $count ->
    [one] 1 point for each monument at the end
   *[other] { $count } points for each monument at the end
}
count-points-per-district-set = { $count ->
    [one] 1 point for each district set at the end
   *[other] { $count } points for each district set at the end
}
count-points-per-artist-set = { $count ->
    [one] 1 point for each set of three artists at the end
   *[other] { $count } points for each set of three artists at the end
}
count-artist-discount = { $count ->
    [one] artists cost 1 fiorino less
   *[other] artists cost { $count } fiorini less
}
count-monument-discount = { $count ->
    [one] monuments cost 1 fiorino less
   *[other] monuments cost { $count } fiorini less
}
count-income-of-choice = { $count ->
    [one] a resource of your choice each round
   *[other] { $count } resources of your choice each round
}

## What happened

event-monuments = new monuments: { $monuments } ({ $left-text })
event-artists = new artists: { $artists } ({ $left-text })
event-draw = drew { $cards-text } ({ $left-text })
event-drawn = drew { $cards }
event-captain = { $round ->
    [1] is the first Captain of the People
   *[other] was elected Captain of the People
}
event-round = round { $round } begins
event-play = played { $card } ({ $card-gloss })
event-finish = finished { $monument } for { $fiorini-text } and its resources
event-engage = engaged { $artist } for { $fiorini-text }: { $points-text }{ $masterpiece ->
    [1] , a masterpiece
   *[other] { "" }
}
event-engage-anonymous = engaged the anonymous { $kind } for { $fiorini-text }
event-reserve-monument = reserved { $monument }
event-reserve-artist = reserved { $artist }
event-activate = activated { $location }
event-take = took { $resource-some }
event-give = gave { $resource-some }
event-sell = sold { $resource-some } for { $fiorini-text }
event-buy = bought { $resource-some } for { $fiorini-text }
event-workers = sent workers and got { $fiorini-text }
event-inspiration = sought inspiration
event-pass = could do nothing
event-clear = { $monuments ->
    [none] the middle is cleared
   *[other] the middle is cleared; gone: { $monuments }
}
event-discard = kept one card and discarded { $cards-text }
event-keep = kept { $card }, discarded { $discarded }
event-income = received { $resources ->
    [none] { $fiorini-text }
   *[other] { $fiorini ->
        [0] { $resources }
       *[other] { $resources } and { $fiorini-text }
    }
}
event-card-income = received from cards { $resources ->
    [none] { $fiorini-text }
   *[other] { $fiorini ->
        [0] { $resources }
       *[other] { $resources } and { $fiorini-text }
    }
}
event-choice = chose { $resource-some } for everybody
event-merchants = took { $resource-some } from the guild of merchants
event-unused-artist = turned over { $artist }, reserved but never engaged: { $points-text } lost
event-end = the game is over

## What must be chosen

prompt-action = Round { $round }, { $step ->
    [1] first action
    [2] second action
    [3] third action
    [4] fourth action
   *[other] extra action ({ $step })
}: choose one.
prompt-engage = Who works on { $work }? It needs one of these: { $kinds }.
prompt-give = { $left ->
    [one] { $exchange }: what do you give?
   *[other] { $exchange }: what do you give first?
}
prompt-take = { $exchange }: what do you take?
prompt-keep = You hold { $cards-text }. Which one do you keep?
prompt-choose = You are Captain: which resource does everybody receive?
prompt-collect = Your guild of merchants: which resource do you take?

## Choices

action-play = { $word-gloss }, for { $cost }: { $gives }
action-play-income = { $word-gloss }, for { $cost }; each round: { $gives }
action-play-work = { $word-gloss }, for { $cost } and { $artist }: { $points-text }
action-finish = { $word-gloss }, for { $cost } and { $artist }: { $points-text }
action-reserve = Reserve it for later, free of charge: { $points-text }
action-reserve-artist = Reserve him now, free of charge; engaged later he costs { $fiorini-text } and brings { $lowest ->
    [none] { $points-text }
   *[other] { $lowest } to { $highest } points
}
action-activate = { $word-gloss }: take { $resource-some }
action-activate-buyer = { $word-gloss }: { $fiorini-text } for { $resource-some }
action-activate-barter = Give a resource, take another
action-activate-captain = Be Captain in the next round
action-send-workers = Take { $fiorini-text }
action-sell = Sell { $word-some } for { $fiorini-text }
action-buy = Buy { $word-some } for { $fiorini-text }
action-swap = Give two resources, take one
action-seek-inspiration = Draw a Florenza card
action-pass = Nothing is possible
action-engage = { $fiorini-text }, { $lowest ->
    [none] { $points-text }
   *[other] { $lowest } to { $highest } points
}
action-engage-reserved = Your reserved artist: { $fiorini-text }, { $lowest ->
    [none] { $points-text }
   *[other] { $lowest } to { $highest } points
}
action-engage-anonymous = { $fiorini-text }, no points
action-give = Give { $word-some }
action-take = Take { $word-some }
action-keep = { $word-gloss }
action-choose = Everybody receives { $word-some }

## Where points come from

source-monuments = monuments
source-district-buildings = district buildings
source-palaces = palaces
source-churches = churches
source-artists = artists
source-district-sets = district sets
source-guilds = guilds
source-resources = most resources
source-fiorini = most fiorini
source-captain = Captain
source-reserved-monuments = unfinished monuments
source-reserved-artists = unused artists

## Options

option-guilds = whether the twelve guilds are used; out for a first game
option-locations = all location cards, or only those marked for this number of players
option-anonymous = whether anonymous artists count for Mastro Artista
option-ties = whether tied players use up the places of a majority they fill
option-empty-hands = whether a player with nothing is ranked for a majority
option-late-discards = whether the discards of round 4 return in round 5

## The values of options

value-guilds-in = with guilds
value-guilds-out = without guilds
value-locations-all = all 17 cards
value-locations-by-mark = those for this number of players
value-anonymous-uncounted = they do not count
value-anonymous-counted = they count
value-ties-skip = yes, the next place is skipped
value-ties-dense = no, the next place follows
value-empty-hands-ranked = yes
value-empty-hands-unranked = no
value-late-discards-out = no
value-late-discards-back = yes

## What is printed

label-sums = Sums of money
label-workers = sending workers
label-selling = selling a resource
label-buying = buying a resource
label-anonymous-artist = an anonymous artist
label-income = Income of every family
label-ending = Points at the end
label-place = { $place ->
    [1] first
    [2] second
   *[3] third
}
label-district-set = a palace, a church and a district building

## The table

label-round = round { $round } of { $rounds }
label-step = action { $step }
label-extra-step = extra action: { $step }
label-end-of-round = end of the round
label-over = over
label-hidden = In the pile, in other hands or discarded by others
label-piles = in the piles: cards { $cards }, monuments { $monuments }, artists { $artists }
label-monuments = Monuments
label-anonymous = anonymous
label-locations = Locations
label-supply = Supply
label-captain = Captain
label-next-captain = next Captain
label-hand = hand
label-front = in front
label-finished = finished
label-reserved = reserved
label-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
label-resources = { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}
label-anonymous-work = anonymous
label-unused = never engaged
label-legend = On the table: 4Ma 300f is a cost of four marble and 300 fiorini; A, P, S: it needs an architect, a painter or a sculptor, A/S one of two. Vignola 150f 2–4 is an artist with his cost and his range of points; [..] is face down. Duomo: Navata + Giotto 4 is a finished work with its artist and his points.

## Why something is not possible

reason-give = you have no { $resource }, or nothing else could be taken for it
reason-same-kind = Baratto gives a different kind from the one it takes
reason-not-for-everybody = the supply does not have enough { $resource } for everybody
reason-supply = the supply has no { $resource }
reason-price = it costs { $price }, you have { $fiorini-text }
reason-not-in-the-row = this monument is not in the row
reason-face-down = { $location } is face down
reason-location = you do not have what it takes, or the supply does not have what it gives
reason-not-in-the-middle = this artist is not in the middle
reason-monument = { $monument } is neither in the row nor reserved by you
reason-no-resource = you have no { $resource }
reason-two-resources = you need two resources
reason-empty-pile = the pile is empty
reason-can-act = you can still do something
reason-bank = the bank does not have enough money
reason-not-in-hand = you do not have this card
reason-preacher = you have a preacher already
reason-in-front = you have this card in front of you already
reason-resource-price = it costs { $price } { $resource }, you have { $have }
reason-no-artist = none of these is within your reach: { $kinds }
reason-artist-price = it costs { $price } and the cheapest artist { $artist }, you have { $fiorini-text }
reason-artist-first = your work needs an artist first
reason-artist-kind = this work needs one of these: { $kinds }
reason-out-of-reach = this artist is not within your reach

## What pieces are used for, in studies

use-play-card = Cards played
use-activate-location = Locations activated
use-finish-monument = Monuments finished
use-reserve-monument = Monuments reserved
use-engage-artist = Artists engaged
use-engage-anonymous-kind = Anonymous artists engaged
use-reserve-artist = Artists reserved
