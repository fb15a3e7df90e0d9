### Der Tisch von Florenza: Das Kartenspiel im Browser, auf Deutsch.
###
### Wörter des Spiels und Sätze über Züge stehen in florenza.ftl; hier steht, wie heißt, was gezeichnet ist.

prestige = Prestige
after-this = { $n } danach
hidden = verdeckt

## Buchstaben auf den Plaketten der Rohstoffe

letter-marble = M
letter-wood = H
letter-metal = Me
letter-cloth = T
letter-gold = G
letter-spice = Ge

## Arten von Karten

kind-residence = Wohnhaus
kind-workshop = Werkstatt
kind-guild = Zunft
kind-preacher = Prediger
kind-church = Kirche
kind-district = Stadtteilgebäude
kind-palace = Palast

## Was ein Teil ist

piece-name = { $name } ({ $gloss })
piece-cost = Kostet { $cost }.
piece-artist = Braucht: { $kinds }.
piece-by = Künstler: { $artist }, { $points }.
piece-waits = Sein Künstler wird gerade gewählt.
piece-anonymous = Von einem namenlosen Künstler.
piece-painter = { $artist }, { $kind }: { $fiorini }, bringt { $points } Prestige.
piece-up = { $cards ->
    [one] { $up ->
        [0] Verdeckt bis zur nächsten Runde.
       *[other] Offen.
    }
   *[other] { $up } von { $cards } Karten sind offen.
}
piece-unpayable = Jetzt zu teuer.
piece-count = { $n } gleiche Karten.
gives-round = jede Runde { $what }
does-produce = Nimm { $resource }.
does-convert = Gib { $resource }, nimm { $fiorini }.
does-barter = Gib einen Rohstoff, nimm einen anderen.
does-new-captain = Du bist in der nächsten Runde Hauptmann.

## Die acht Aktionen

actions = Die acht Aktionen
act-a = Ausspielen
act-b = Vollenden
act-c = Monument
act-d = Künstler
act-e = Ort
act-f = Arbeiter
act-g = Markt
act-h = Eingebung
act-pass = Passen
act-a-note = { $n ->
    [0] nichts
   *[other] { $n } bezahlbar
}
act-b-note = { $n ->
    [0] keines
    [one] 1 Monument
   *[other] { $n } Monumente
}
act-c-note = reservieren
act-d-note = reservieren
act-e-note = { $n } offen
act-f-note = { $fiorini } Fiorini
act-g-note = Kauf, Tausch
act-h-note = { $n } im Stapel
act-pass-note = nichts ist möglich
act-short-a = Karte
act-short-b = Bauen
act-short-c = Reserve
act-short-d = Künstler
act-short-e = Ort
act-short-f = Arbeiter
act-short-g = Markt
act-short-h = Ziehen
act-name = Aktion { $letter }: { $name }, { $note }

## Monumente

monuments = Monumente
monuments-note = die zwei links bleiben für die nächste Runde
monuments-none = kein Monument mehr in dieser Runde
pile-monuments = { $n ->
    [0] Der Stapel der Monumente ist leer
    [one] 1 Monument im Stapel
   *[other] { $n } Monumente im Stapel
}
pile-left = übrig
seal = { $monument } reservieren

## Künstler

artists = Künstler
artists-less = für dich { $fiorini } weniger
artists-pile = { $n } im Stapel
artists-none = keiner
anonymous-up = Namenloser Künstler ({ $kind }): { $fiorini }, kein Prestige.
anonymous-down = Namenloser Künstler ({ $kind }): vergeben, verdeckt bis zur nächsten Runde.

## Orte und Markt

locations = Orte
locations-open = { $up } von { $cards } offen
market = Markt
places = Orte
sell = Verkauf
buy = Kauf
swap = Umtausch
swap-note = zwei gegen eins
supply-good = { $resource } im Vorrat: { $n }
bank = { $fiorini } in der Bank
sell-good = { $resource } verkaufen
buy-good = { $resource } kaufen
used-by = genutzt von { $player }

## Runde und Hauptmann

round = Runde { $round } von { $rounds }
track = Aktionsleiste
track-step = Aktion { $n }
track-extra = Zusatzaktion: { $step }. { $players }
track-nobody = Niemand hat sie.
captain = Hauptmann: { $player }
captain-next = ab der nächsten Runde: { $player }
captain-open = noch kein Nachfolger
deck = Stapel
deck-label = { $n ->
    [0] Der Stapel der Florenza-Karten ist leer
    [one] 1 Florenza-Karte im Stapel
   *[other] { $n } Florenza-Karten im Stapel
}
discards = Ablage
discards-label = { $n ->
    [0] Du hast nichts abgelegt
   *[other] Du hast abgelegt: { $cards }
}

## Stadt, Hand und Besitz

own-city = Stadt von { $player }
city = Deine Stadt
city-of = Stadt von { $player }
look = Wessen Stadt gezeigt wird
hand = Deine Hand
hand-hidden = { $n ->
    [0] keine Handkarte
    [one] 1 Handkarte, verdeckt
   *[other] { $n } Handkarten, verdeckt
}
city-empty = Hier steht noch nichts
hand-empty = Keine Karte auf der Hand
set-note = Palast, Kirche, Stadtteilgebäude: +{ $points } je Satz
reserved = Reserviert: { $what }
unused = Nie engagiert: { $what }
prestige-open = { $n } Prestige auf dem Tisch
purse = Dein Besitz
purse-of = Besitz
purse-note = nur du siehst das
purse-hidden = Fiorini und Rohstoffe sind verdeckt
purse-goods = { $n ->
    [one] 1 Rohstoffkarte
   *[other] { $n } Rohstoffkarten
}
good = { $resource }: { $n }
income = Einkommen je Runde
income-label = Einkommen je Runde: { $what }
majority = Die meisten am Ende: { $points }
majority-goods = Rohstoffe
majority-fiorini = Fiorini
effect-points-per-workshop = je Werkstatt
effect-points-per-residence = je Wohnhaus
effect-points-per-monument = je Monument
effect-points-per-district-set = je Satz
effect-points-per-artist-set = 3 Künstler
effect-artist-discount = Künstler
effect-monument-discount = Monumente
effect-income-of-choice = nach Wahl
extra-action-short = +1 Aktion
extra-card-short = +1 Karte

## Gegner

rival-hand = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}
rival-nothing = noch nichts gebaut
is-captain = Hauptmann des Volkes
is-next-captain = nächster Hauptmann

## Reiter eines Telefons

tab-hand = Stadt und Hand
tab-artists = Künstler
tab-places = Orte

## Die Leiste zum Bestätigen

what-play = { $card } ausspielen
what-keep = { $card } behalten
what-finish = { $monument } vollenden
what-reserve-monument = { $monument } reservieren
what-reserve-artist = { $artist } reservieren
what-engage = { $artist } für { $work }
what-engage-anonymous = Namenloser Künstler ({ $kind }) für { $work }
what-give = { $exchange }: gib { $resource }
what-take = Nimm { $resource }
what-choose = Alle erhalten { $resource }
what-sell = { $resource } verkaufen
what-buy = { $resource } kaufen
what-swap = Zwei Rohstoffe gegen einen tauschen
what-send = Arbeiter schicken
what-seek = Eingebung suchen
what-pass = Passen
