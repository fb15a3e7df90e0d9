### The board of Florenza: The Card Game in the browser, in English.
###
### Words of the game and sentences about choices are in florenza.ftl; here are the labels of what is drawn.

prestige = prestige
after-this = { $n } after this
hidden = hidden

## Letters on the plates of the goods

letter-marble = M
letter-wood = W
letter-metal = Me
letter-cloth = C
letter-gold = G
letter-spice = S

## Kinds of cards

kind-residence = residence
kind-workshop = workshop
kind-guild = guild
kind-preacher = preacher
kind-church = church
kind-district = district building
kind-palace = palace

## What a piece is

piece-name = { $name } ({ $gloss })
piece-cost = Costs { $cost }.
piece-artist = Needs { $kinds }.
piece-by = Artist: { $artist }, { $points }.
piece-waits = Its artist is being chosen.
piece-anonymous = By an anonymous artist.
piece-painter = { $artist }, { $kind }: { $fiorini }, brings { $points } prestige.
piece-up = { $cards ->
    [one] { $up ->
        [0] It is face down until the next round.
       *[other] It is face up.
    }
   *[other] { $up } of { $cards } cards are face up.
}
piece-unpayable = Too expensive for you now.
piece-count = { $n } cards alike.
gives-round = each round { $what }
does-produce = Take { $resource }.
does-convert = Give { $resource }, take { $fiorini }.
does-barter = Give a resource, take another.
does-new-captain = Be Captain in the next round.

## The eight actions

actions = The eight actions
act-a = Play a card
act-b = Finish
act-c = Reserve
act-d = Reserve
act-e = Location
act-f = Workers
act-g = Market
act-h = Inspiration
act-pass = Pass
act-a-note = { $n ->
    [0] none payable
   *[other] { $n } payable
}
act-b-note = { $n ->
    [0] no monument
    [one] 1 monument
   *[other] { $n } monuments
}
act-c-note = a monument
act-d-note = an artist
act-e-note = { $n } open
act-f-note = { $fiorini } fiorini
act-g-note = buy, sell, swap
act-h-note = { $n } in the pile
act-pass-note = nothing is possible
act-short-a = Card
act-short-b = Finish
act-short-c = Reserve
act-short-d = Artist
act-short-e = Location
act-short-f = Workers
act-short-g = Market
act-short-h = Draw
act-name = Action { $letter }: { $name }, { $note }

## Monuments

monuments = Monuments
monuments-note = the two on the left stay for the next round
monuments-none = no monument is left this round
pile-monuments = { $n ->
    [0] The monument pile is empty
    [one] 1 monument in the pile
   *[other] { $n } monuments in the pile
}
pile-left = left
seal = Reserve { $monument }

## Artists

artists = Artists
artists-less = { $fiorini } less for you
artists-pile = { $n } in the pile
artists-none = none
anonymous-up = Anonymous { $kind }: { $fiorini }, no prestige.
anonymous-down = Anonymous { $kind }: engaged, face down until the next round.

## Locations and market

locations = Locations
locations-open = { $up } of { $cards } open
market = Market
places = Places
sell = Sell
buy = Buy
swap = Swap
swap-note = two for one
supply-good = { $resource } in the supply: { $n }
bank = { $fiorini } in the bank
sell-good = Sell { $resource }
buy-good = Buy { $resource }
used-by = used by { $player }

## Round and Captain

round = Round { $round } of { $rounds }
track = Action track
track-step = Action { $n }
track-extra = Extra action: { $step }. { $players }
track-nobody = Nobody has it.
captain = Captain: { $player }
captain-next = from the next round: { $player }
captain-open = no successor yet
deck = deck
deck-label = { $n ->
    [0] The pile of Florenza cards is empty
    [one] 1 Florenza card in the pile
   *[other] { $n } Florenza cards in the pile
}
discards = discards
discards-label = { $n ->
    [0] You have discarded nothing
   *[other] You have discarded: { $cards }
}

## City, hand and purse

own-city = City of { $player }
city = Your city
city-of = City of { $player }
look = Whose city is shown
hand = Your hand
hand-hidden = { $n ->
    [0] no card in hand
    [one] 1 card in hand, hidden
   *[other] { $n } cards in hand, hidden
}
city-empty = Nothing stands here yet
hand-empty = No card in hand
set-note = palace, church, district building: +{ $points } a set
reserved = Reserved: { $what }
unused = Never engaged: { $what }
prestige-open = { $n } prestige on the table
purse = Your purse
purse-of = Purse
purse-note = only you see this
purse-hidden = Fiorini and resources are hidden
purse-goods = { $n ->
    [one] 1 resource card
   *[other] { $n } resource cards
}
good = { $resource }: { $n }
income = Income each round
income-label = Income each round: { $what }
majority = Most at the end: { $points }
majority-goods = Resources
majority-fiorini = Fiorini
effect-points-per-workshop = a workshop
effect-points-per-residence = a residence
effect-points-per-monument = a monument
effect-points-per-district-set = a set
effect-points-per-artist-set = 3 artists
effect-artist-discount = artists
effect-monument-discount = monuments
effect-income-of-choice = of choice
extra-action-short = +1 action
extra-card-short = +1 card

## Rivals

rival-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
rival-nothing = nothing built yet
is-captain = Captain of the People
is-next-captain = next Captain

## Tabs of a phone

tab-hand = City and hand
tab-artists = Artists
tab-places = Places

## The confirm bar

what-play = Play { $card }
what-keep = Keep { $card }
what-finish = Finish { $monument }
what-reserve-monument = Reserve { $monument }
what-reserve-artist = Reserve { $artist }
what-engage = { $artist } for { $work }
what-engage-anonymous = An anonymous { $kind } for { $work }
what-give = { $exchange }: give { $resource }
what-take = Take { $resource }
what-choose = Everybody receives { $resource }
what-sell = Sell { $resource }
what-buy = Buy { $resource }
what-swap = Swap two resources for one
what-send = Send workers
what-seek = Seek inspiration
what-pass = Pass
