### The board of Florenza: The Card Game in the browser, in Italian.
###
### Words of the game and sentences about choices are in florenza.ftl; here are the labels of what is drawn.

prestige = prestigio
after-this = { $n } dopo
hidden = nascosto

## Letters on the plates of the goods

letter-marble = M
letter-wood = L
letter-metal = Me
letter-cloth = T
letter-gold = O
letter-spice = S

## Kinds of cards

kind-residence = residenza
kind-workshop = bottega
kind-guild = arte
kind-preacher = predicatore
kind-church = chiesa
kind-district = edificio di rione
kind-palace = palazzo

## What a piece is

piece-name = { $name } ({ $gloss })
piece-cost = Costa { $cost }.
piece-artist = Richiede { $kinds }.
piece-by = Artista: { $artist }, { $points }.
piece-waits = Il suo artista è ancora da scegliere.
piece-anonymous = Di un artista anonimo.
piece-painter = { $artist }, { $kind }: { $fiorini }, rende { $points } di prestigio.
piece-up = { $cards ->
    [one] { $up ->
        [0] È coperta fino al prossimo round.
       *[other] È scoperta.
    }
   *[other] Scoperte: { $up } su { $cards }.
}
piece-unpayable = Ora è troppo caro per te.
piece-count = { $n } carte uguali.
gives-round = a ogni round { $what }
does-produce = Prendi { $resource }.
does-convert = Dai { $resource }, prendi { $fiorini }.
does-barter = Dai una risorsa, prendine un’altra.
does-new-captain = Sarai Capitano nel prossimo round.

## The eight actions

actions = Le otto azioni
act-a = Gioca
act-b = Completa
act-c = Prenota
act-d = Prenota
act-e = Luogo
act-f = Lavoratori
act-g = Mercato
act-h = Ispirazione
act-pass = Passa
act-a-note = { $n ->
    [0] niente
    [one] 1 pagabile
   *[other] { $n } pagabili
}
act-b-note = { $n ->
    [0] nessuno
    [one] 1 monumento
   *[other] { $n } monumenti
}
act-c-note = monumento
act-d-note = un artista
act-e-note = { $n ->
    [one] 1 aperto
   *[other] { $n } aperti
}
act-f-note = { $fiorini } fiorini
act-g-note = scambi
act-h-note = { $n } nel mazzo
act-pass-note = niente è possibile
act-short-a = Carta
act-short-b = Completa
act-short-c = Prenota
act-short-d = Artista
act-short-e = Luogo
act-short-f = Lavoro
act-short-g = Mercato
act-short-h = Pesca
act-name = Azione { $letter }: { $name }, { $note }

## Monuments

monuments = Monumenti
monuments-note = i due a sinistra restano per il prossimo round
monuments-none = in questo round non restano monumenti
pile-monuments = { $n ->
    [0] Il mazzo dei monumenti è vuoto
    [one] 1 monumento nel mazzo
   *[other] { $n } monumenti nel mazzo
}
pile-left = rimasti
seal = Prenota { $monument }

## Artists

artists = Artisti
artists-less = { $fiorini } in meno per te
artists-pile = { $n } nel mazzo
artists-none = nessuno
anonymous-up = Anonimo ({ $kind }): { $fiorini }, senza prestigio.
anonymous-down = Anonimo ({ $kind }): ingaggiato, coperto fino al prossimo round.

## Locations and market

locations = Luoghi
locations-open = aperti: { $up } su { $cards }
market = Mercato
places = Luoghi
sell = Vendi
buy = Compra
swap = Scambio
swap-note = due per una
supply-good = { $resource } nella riserva: { $n }
bank = { $fiorini } in banca
sell-good = Vendi { $resource }
buy-good = Compra { $resource }
used-by = usato da { $player }

## Round and Captain

round = Round { $round } di { $rounds }
track = Tracciato delle azioni
track-step = Azione { $n }
track-extra = Azione extra: { $step }. { $players }
track-nobody = Non ce l’ha nessuno.
captain = Capitano: { $player }
captain-next = dal prossimo round: { $player }
captain-open = nessun successore
deck = mazzo
deck-label = { $n ->
    [0] Il mazzo delle carte Florenza è vuoto
    [one] 1 carta Florenza nel mazzo
   *[other] { $n } carte Florenza nel mazzo
}
discards = scarti
discards-label = { $n ->
    [0] Non hai scartato nulla
   *[other] Hai scartato: { $cards }
}

## City, hand and purse

own-city = Città di { $player }
city = La tua città
city-of = Città di { $player }
look = Di chi è la città mostrata
hand = La tua mano
hand-hidden = { $n ->
    [0] nessuna carta in mano
    [one] 1 carta in mano, nascosta
   *[other] { $n } carte in mano, nascoste
}
city-empty = Qui non c’è ancora nulla
hand-empty = Nessuna carta in mano
set-note = palazzo, chiesa, edificio di rione: +{ $points } a serie
reserved = Prenotato: { $what }
unused = Mai ingaggiati: { $what }
prestige-open = { $n } di prestigio sul tavolo
purse = La tua borsa
purse-of = Borsa
purse-note = la vedi solo tu
purse-hidden = Fiorini e risorse sono nascosti
purse-goods = { $n ->
    [one] 1 carta risorsa
   *[other] { $n } carte risorsa
}
good = { $resource }: { $n }
income = Rendita per round
income-label = Rendita per round: { $what }
majority = Maggioranza alla fine: { $points }
majority-goods = Risorse
majority-fiorini = Fiorini
effect-points-per-workshop = per bottega
effect-points-per-residence = residenza
effect-points-per-monument = monumento
effect-points-per-district-set = per serie
effect-points-per-artist-set = 3 artisti
effect-artist-discount = artisti
effect-monument-discount = monumenti
effect-income-of-choice = a scelta
extra-action-short = +1 azione
extra-card-short = +1 carta

## Rivals

rival-hand = { $n ->
    [one] 1 carta in mano
   *[other] { $n } carte in mano
}
rival-nothing = ancora niente di costruito
is-captain = Capitano del Popolo
is-next-captain = prossimo Capitano

## Tabs of a phone

tab-hand = Città e mano
tab-artists = Artisti
tab-places = Luoghi

## The confirm bar

what-play = Gioca { $card }
what-keep = Tieni { $card }
what-finish = Completa { $monument }
what-reserve-monument = Prenota { $monument }
what-reserve-artist = Prenota { $artist }
what-engage = { $artist } per { $work }
what-engage-anonymous = Un anonimo ({ $kind }) per { $work }
what-give = { $exchange }: dai { $resource }
what-take = Prendi { $resource }
what-choose = Tutti ricevono { $resource }
what-sell = Vendi { $resource }
what-buy = Compra { $resource }
what-swap = Scambia due risorse con una
what-send = Manda i lavoratori
what-seek = Cerca l’ispirazione
what-pass = Passa
