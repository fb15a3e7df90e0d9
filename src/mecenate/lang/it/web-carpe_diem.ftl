### The board of Carpe Diem in the browser, in Italian.
###
### Words of the game and sentences about choices are in carpe_diem.ftl; here are the labels of what is drawn.

both = { $first } e { $second }
none = nessuna
hidden = nascosto

## The letters on the roofs of the four dwellings

plate-merchant = M
plate-baker = F
plate-senator = S
plate-artisan = A

## The ring, the lower row, the track

tab-ring = Anello
tab-district = Quartiere
tab-cards = Carte
ring = L’anello
ring-left = { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
}
pile-note = { $cards ->
    [one] 1 carta fontana
   *[other] { $cards } carte fontana
}
hub-phase = Fase
begins = { $player } comincia i round
hub-round = round { $round }
space = Casella { $space }: { $tiles }.
space-short = Casella { $space }
space-empty = nessuna tessera rimasta
space-pawns = Pedine qui: { $players }.
lower = Fila inferiore
lower-note = l’artigiano ne prende una
track = Tracciato stendardi
track-note = chi è avanti fa punti per primo
track-space = Casella { $space } del tracciato stendardi.
track-discs = Dall’alto: { $players }.
track-at = casella { $space } del tracciato stendardi

## The district

own-board = Quartiere di { $player }
district = Il tuo quartiere
district-of = Quartiere di { $player }
whose-board = Di chi è il quartiere mostrato
gold-note = linea dorata: completato
lay = Piazza
ways = Come si può piazzare { $tile }
way = { $turns ->
    [0] Senza girare
    [one] Un quarto di giro
   *[other] { $turns } quarti di giro
}: { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
}
turn-on = Gira in senso orario (R)
turn-back = Gira in senso antiorario (Maiusc+R)
cell = Casella { $cell }.
cell-banner = Uno stendardo: una tessera qui ti fa avanzare di 1 casella sul tracciato (CAD-29).
cell-shovel = La pala: la prima tessera va qui (CAD-24).
is-finished = Completato: { $things }.
task = Completa { $kind } su { $line }: alla fine { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
task-done = Fatto.
done-tiles = { $kind } di { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
}

## What one has

short-grape = uva
short-herb = erbe
short-chicken = polli
short-fish = pesci
finished = Completato
nothing-yet = ancora niente
finished-n = Completato: { $things }.
at-the-end = Alla fine, finora
in-the-end = Alla fine
end-game = partita
end-villas = ville
end-track = tracciato
end-fountains = carte
end-frame = cornice
end-leftovers = resto
fountain-cards = Carte fontana
fountain-card = Carta fontana { $kind }: { $each } punti per ognuno completato, adesso { $points }.
only-you = le vedi solo tu
store = Deposito: la tessera coperta, mezzo punto alla fine
stored = In deposito
discs = Dischi
discs-left = { $discs ->
    [one] ancora 1 disco per i punteggi
   *[other] ancora { $discs } dischi per i punteggi
}
rival = { $tiles } piazzate. Completato: { $finished }

## The scoring cards

cards = Carte punteggio
cards-note = fase { $phase }
pay = paga
own = possiedi
card-pay = Paga { $needs } per { $gives }, tutte le volte che vuoi.
card-own = Se possiedi { $needs }: { $gives }, una volta per ogni serie completa.
circle = Cerchio tra due carte. { $first } { $second }
circle-bare = ancora nessuna carta punteggio
circle-of = Qui c’è il disco di { $player }.
circle-pays = Insieme adesso renderebbero { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
legend-now = punti per un disco qui adesso
legend-fails = per ogni carta che non soddisfi

## What an action does

what-start = Comincia dalla casella { $space }
what-go = Vai alla casella { $space }
what-bread = Vai alla casella { $space } per 1 pane
what-take = Prendi { $tile }
what-at = { $tile } in { $cell }
what-store = Metti in deposito { $tile }
what-return = Rimetti sotto la carta { $kind }
what-disc = Disco tra { $first } e { $second }
what-score = Prima { $card }
why-banner = Toglie lo stendardo: { $steps } sul tracciato.
why-done = Completa: { $things }.
choice-store = Deposita
choice-enough = Basta
choice-keep-bread = Tieni il pane

## What each thing is for, with the clause

gloss-villa = Villa: due tessere o più; i comignoli contano per le carte e alla fine (CAD-31).
gloss-vineyard = Vigneto: da 2 a 4 tessere; completato, dà un grappolo d’uva per tessera tranne una (CAD-32).
gloss-garden = Giardino: da 2 a 4 tessere; completato, dà un’erba per tessera tranne una (CAD-32).
gloss-farm = Fattoria: da 2 a 4 tessere; completata, dà un pollo per tessera tranne una (CAD-32).
gloss-pond = Stagno: da 2 a 4 tessere; completato, dà un pesce per tessera tranne una (CAD-32).
gloss-merchant = Mercante: due metà; vende tutte le tue merci per una moneta ciascuna, più { $gain } (CAD-35).
gloss-baker = Fornaio: due metà; dà { $gain } (CAD-36).
gloss-senator = Senatore: due metà; ti fa avanzare sul tracciato stendardi: { $gain } (CAD-37).
gloss-artisan = Artigiano: due metà; prende una tessera della fila inferiore e la piazza subito (CAD-38).
gloss-market = Mercato: dà subito { $gain } (CAD-40).
gloss-bakery = Panetteria: dà subito { $gain } (CAD-40).
gloss-fountain = Fontana: guarda due carte fontana, tienine una in più (CAD-41).
