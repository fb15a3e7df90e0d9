### Carpe Diem, in Italian.

title = Carpe Diem

## Things to build

word-villa = villa
    .letter = Vi
    .a = una villa
word-vineyard = vigneto
    .letter = Vg
    .a = un vigneto
word-garden = giardino
    .letter = Gi
    .a = un giardino
word-farm = fattoria
    .letter = Fa
    .a = una fattoria
word-pond = stagno
    .letter = St
    .a = uno stagno
word-merchant = mercante
    .letter = Me
    .a = un’abitazione del mercante
word-baker = fornaio
    .letter = Fo
    .a = un’abitazione del fornaio
word-senator = senatore
    .letter = Se
    .a = un’abitazione del senatore
word-artisan = artigiano
    .letter = Ar
    .a = un’abitazione dell’artigiano
word-market = mercato
    .letter = Mk
    .a = un mercato
word-bakery = panetteria
    .letter = Pt
    .a = una panetteria
word-fountain = fontana
    .letter = Ft
    .a = una fontana
word-grass = prato
    .letter = ··

## Goods

word-grape = uva
    .letter = Uv
    .a = un grappolo d’uva
word-herb = erba
    .letter = Er
    .a = un’erba
word-chicken = pollo
    .letter = Po
    .a = un pollo
word-fish = pesce
    .letter = Pe
    .a = un pesce
word-coin = moneta
    .a = una moneta

## Tiles

word-vineyard-opposite-garden = vigneto con giardino
word-garden-opposite-farm = giardino con fattoria
word-farm-opposite-pond = fattoria con stagno
word-pond-opposite-merchant = stagno con mercante
word-merchant-opposite-baker = mercante con fornaio
word-baker-opposite-senator = fornaio con senatore
word-senator-opposite-artisan = senatore con artigiano
word-artisan-opposite-vineyard = artigiano con vigneto
word-vineyard-then-farm = vigneto accanto alla fattoria
word-garden-then-pond = giardino accanto allo stagno
word-farm-then-merchant = fattoria accanto al mercante
word-pond-then-baker = stagno accanto al fornaio
word-merchant-then-senator = mercante accanto al senatore
word-baker-then-artisan = fornaio accanto all’artigiano
word-senator-then-vineyard = senatore accanto al vigneto
word-artisan-then-garden = artigiano accanto al giardino
word-vineyard-opposite-pond = vigneto con stagno
word-garden-opposite-merchant = giardino con mercante
word-farm-opposite-baker = fattoria con fornaio
word-pond-opposite-senator = stagno con senatore
word-merchant-opposite-artisan = mercante con artigiano
word-baker-opposite-vineyard = fornaio con vigneto
word-senator-opposite-garden = senatore con giardino
word-artisan-opposite-farm = artigiano con fattoria
word-vineyard-then-merchant = vigneto accanto al mercante
word-garden-then-baker = giardino accanto al fornaio
word-farm-then-senator = fattoria accanto al senatore
word-pond-then-artisan = stagno accanto all’artigiano
word-vineyard-opposite-merchant = vigneto con mercante
word-garden-opposite-baker = giardino con fornaio
word-farm-opposite-senator = fattoria con senatore
word-pond-opposite-artisan = stagno con artigiano
word-baker-then-vineyard = fornaio accanto al vigneto
word-senator-then-garden = senatore accanto al giardino
word-artisan-then-farm = artigiano accanto alla fattoria
word-merchant-then-pond = mercante accanto allo stagno
word-villa-1-opposite-vineyard = villa con vigneto
word-villa-1-opposite-garden = villa con giardino
word-villa-1-opposite-farm = villa con fattoria
word-villa-1-opposite-pond = villa con stagno
word-villa-1-opposite-merchant = villa con mercante
word-villa-1-opposite-baker = villa con fornaio
word-villa-1-opposite-senator = villa con senatore
word-villa-1-opposite-artisan = villa con artigiano
word-villa-1-then-vineyard = villa accanto al vigneto
word-garden-then-villa-1 = giardino accanto alla villa
word-villa-1-then-farm = villa accanto alla fattoria
word-pond-then-villa-1 = stagno accanto alla villa
word-villa-1-then-merchant = villa accanto al mercante
word-baker-then-villa-1 = fornaio accanto alla villa
word-villa-1-then-senator = villa accanto al senatore
word-artisan-then-villa-1 = artigiano accanto alla villa
word-vineyard-straight = vigneto in linea
word-vineyard-corner = vigneto ad angolo
word-garden-straight = giardino in linea
word-garden-corner = giardino ad angolo
word-farm-straight = fattoria in linea
word-farm-corner = fattoria ad angolo
word-pond-straight = stagno in linea
word-pond-corner = stagno ad angolo
word-villa-straight = villa in linea
word-villa-straight-1 = villa in linea (1 comignolo)
word-villa-straight-2 = villa in linea (2 comignoli)
word-villa-corner = villa ad angolo
word-villa-corner-1 = villa ad angolo (1 comignolo)
word-villa-corner-2 = villa ad angolo (2 comignoli)
word-villa-three-way = villa a tre vie
word-villa-three-way-2 = villa a tre vie (2 comignoli)
word-villa-cross = villa a croce
word-villa-cross-3 = villa a croce (3 comignoli)
word-vineyard-end = estremità di vigneto
word-garden-end = estremità di giardino
word-farm-end = estremità di fattoria
word-pond-end = estremità di stagno
word-merchant-half = mezzo mercante
word-baker-half = mezzo fornaio
word-senator-half = mezzo senatore
word-artisan-half = mezzo artigiano
word-villa-end = estremità di villa
word-villa-end-1 = estremità di villa (1 comignolo)
word-villa-end-2 = estremità di villa (2 comignoli)

## Columns of a district

word-a = a
word-b = b
word-c = c
word-d = d
word-e = e
word-f = f

## Numbers with their nouns

count-villa = { $count ->
    [one] 1 villa
   *[other] { $count } ville
}
count-vineyard = { $count ->
    [one] 1 vigneto
   *[other] { $count } vigneti
}
count-garden = { $count ->
    [one] 1 giardino
   *[other] { $count } giardini
}
count-farm = { $count ->
    [one] 1 fattoria
   *[other] { $count } fattorie
}
count-pond = { $count ->
    [one] 1 stagno
   *[other] { $count } stagni
}
count-merchant = { $count ->
    [one] 1 mercante
   *[other] { $count } mercanti
}
count-baker = { $count ->
    [one] 1 fornaio
   *[other] { $count } fornai
}
count-senator = { $count ->
    [one] 1 senatore
   *[other] { $count } senatori
}
count-artisan = { $count ->
    [one] 1 artigiano
   *[other] { $count } artigiani
}
count-market = { $count ->
    [one] 1 mercato
   *[other] { $count } mercati
}
count-bakery = { $count ->
    [one] 1 panetteria
   *[other] { $count } panetterie
}
count-fountain = { $count ->
    [one] 1 fontana
   *[other] { $count } fontane
}
count-grape = { $count ->
    [one] 1 grappolo d’uva
   *[other] { $count } grappoli d’uva
}
count-herb = { $count ->
    [one] 1 erba
   *[other] { $count } erbe
}
count-chicken = { $count ->
    [one] 1 pollo
   *[other] { $count } polli
}
count-fish = { $count ->
    [one] 1 pesce
   *[other] { $count } pesci
}
count-chimney = { $count ->
    [one] 1 comignolo
   *[other] { $count } comignoli
}
count-landscape = { $count ->
    [one] 1 paesaggio qualsiasi
   *[other] { $count } paesaggi qualsiasi
}
count-dwelling = { $count ->
    [one] 1 abitazione qualsiasi
   *[other] { $count } abitazioni qualsiasi
}
count-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
count-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
count-bread = { $count ->
    [one] 1 pane
   *[other] { $count } pani
}
count-steps = { $count ->
    [one] 1 passo
   *[other] { $count } passi
}
count-goods = { $count ->
    [one] 1 merce
   *[other] { $count } merci
}
count-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}

## What happened

event-deal = nuove tessere per la fase { $phase }
event-start = ha messo la pedina sulla casella { $space }
event-go = { $bread ->
    [0] ha spostato la pedina sulla casella { $space }
   *[other] ha spostato la pedina sulla casella { $space } per 1 pane
}
event-take = ha preso la tessera { $tile }
event-remove = fuori dal gioco: { $tiles }
event-place = ha piazzato la tessera { $tile } in { $column }{ $row }
event-banner = ha tolto lo stendardo in { $column }{ $row }
event-store = ha messo in deposito la tessera { $tile }
event-finish = ha completato { $kind-a }{ $tiles ->
    [1] { "" }
   *[other] { " " }({ $tiles-text })
}
event-goods = ha ricevuto: { $goods }
event-sell = ha venduto { $goods-text } per { $coins-text }
event-bread = ha ricevuto { $bread-text }
event-coins = ha ricevuto { $coins-text }
event-no-tile = ha trovato vuota la fila inferiore
event-take-lower = ha preso la tessera { $tile } dalla fila inferiore
event-track = ha raggiunto la casella { $space } del tracciato stendardi
event-look = ha guardato due carte fontana
event-look-at = ha pescato le carte fontana { $cards }
event-return = ha rimesso sotto una carta fontana, ne tiene { $held }
event-return-card = ha rimesso sotto { $card }
event-scoring = punteggio della fase { $phase }
event-disc = ha messo un disco tra { $needs } → { $gives } e { $needs2 } → { $gives2 }
event-pay = ha pagato { $piece-a }
event-give-bread = ha dato { $bread-text }
event-card = ha soddisfatto { $needs } → { $gives }{ $times ->
    [1] { "" }
   *[other] , { $times } volte
}
event-fail = non ha soddisfatto { $needs } e ha perso { $points-text }
event-end = la partita è finita

## What must be chosen

prompt-start = Dove comincia la tua pedina?
prompt-move = Dove va la tua pedina?
prompt-take = Quale tessera prendi sulla casella { $space }?
prompt-place = Dove piazzi la tessera { $tile }?
prompt-reward = Due ricompense, { $kinds }: quale viene prima?
prompt-artisan = Quale tessera della fila inferiore prendi?
prompt-fountain = Quale carta fontana rimetti sotto la pila?
prompt-disc = Punteggio della fase { $phase }: dove metti il tuo disco?
prompt-card = Quale delle due carte viene prima?
prompt-pay = { $times ->
    [0] Paga { $needs } per { $gives }: che cosa dai?
   *[other] Pagare ancora { $needs } per { $gives }: che cosa dai, o ti fermi?
}
prompt-bread = { $needs } → { $gives }{ $times ->
    [0] { "" }: non puoi soddisfarla. Dai del pane?
   *[other] { "" }: soddisfatta. Dai del pane per soddisfarla un’altra volta?
}
prompt-due = Segue l’altra ricompensa.
prompt-second = Segue la seconda carta.
prompt-end = Il turno è finito.
prompt-scored = Il punteggio è concluso.
prompt-look = Si pescano due carte fontana.

## Choices

action-go-to = { $tiles ->
    [none] le tessere arrivano dopo le pedine
   *[other] { $tiles }
}{ $stored ->
    [1] { "" }: non trova posto, va nel tuo deposito
   *[other] { "" }
}
action-bread-to = Per 1 pane: { $tiles }{ $stored ->
    [1] { "" }: non trova posto, va nel tuo deposito
   *[other] { "" }
}
action-take = { $word }{ $stored ->
    [1] { "" }: non trova posto, va nel tuo deposito
   *[other] { "" }
}{ $finishes ->
    [none] { "" }
   *[other] , può completare { $finishes }
}
action-at = ↑{ $north-letter } →{ $east-letter } ↓{ $south-letter } ←{ $west-letter }{ $banner ->
    [1] { " " }stendardo
   *[other] { "" }
}{ $finishes ->
    [none] { "" }
   *[other] , completa { $finishes }
}
action-store = Nel tuo deposito, mezzo punto alla fine
action-reward = Prima la ricompensa per { $word-a }
action-return = Rimettila sotto la pila; ora varrebbe { $points-text }
action-disc = { $needs } → { $gives } | { $needs2 } → { $gives2 }{ $most ->
    [none] { "" }
   *[other] { "" }: al massimo { $most } punti
}
action-score = { $needs } → { $gives }{ $most ->
    [none] { "" }
   *[other] { "" }: al massimo { $most } punti
}
action-pay = Dai { $word-a }
action-pay-coin = Dai invece una moneta
action-enough = Non pagare più
action-give-bread = Soddisfa la carta una volta per { $bread-text }
action-keep-bread = Tieni il pane

## Where points come from

source-start = inizio
source-cards = carte punteggio
source-penalties = carte non soddisfatte
source-villas = ville
source-leftovers = ciò che resta
source-track = tracciato stendardi
source-fountains = carte fontana
source-frame = cornice

## Options

option-villa-table = i punti per i comignoli delle ville completate
option-bread-limit = quante volte 3 pani possono soddisfare una carta in un punteggio
option-points-floor = se i punti possono scendere sotto zero
option-track-end = che cosa fa un disco sull’ultima casella del tracciato
option-empty-spaces = come una pedina riparte da una casella vuota dell’anello
option-start-spaces = se all’inizio le pedine possono stare sulla stessa casella
option-pawns = se le pedine si mettono dopo o prima delle tessere e delle carte punteggio

## The values of options

value-villa-table-steps = a gradini, al massimo 18
value-villa-table-steep = più ripidi, al massimo 21
value-bread-limit-once = una volta
value-bread-limit-any = tutte le volte che vuoi
value-points-floor-zero = no, zero è il minimo
value-points-floor-none = sì
value-track-end-stay = resta dov’è
value-track-end-restack = va in cima alla pila
value-empty-spaces-onward = sempre nella stessa direzione
value-empty-spaces-free = in entrambe le direzioni
value-start-spaces-empty = no, ciascuna sulla sua
value-start-spaces-shared = sì
value-pawns-last = dopo
value-pawns-first = prima

## What is printed

label-brings = Che cosa rende completare
label-fountain-card = carta fontana
label-brings-villa = punti alla fine, secondo i comignoli
label-brings-landscape = { $good }: uno in meno delle tessere
label-brings-merchant = una moneta per ogni merce, più { $coins }
label-brings-artisan = una tessera della fila inferiore
label-brings-fountain = guardi due carte fontana, ne tieni una in più
label-villas = Le ville alla fine
label-rates = Altri numeri
label-banner = Uno stendardo coperto rende { $steps } sul tracciato stendardi.
label-penalty = Una carta punteggio non soddisfatta costa { $points }; { $bread } ne soddisfano una.
label-last-space = Il tracciato stendardi finisce alla casella { $space }; alla fine ogni casella vale il suo numero.
label-leftovers = Alla fine, un punto ogni { $items } tra merci, monete, pani e tessere in deposito.
label-fountain-note = Una carta fontana dà questi punti per ogni cosa completata del suo genere.

## The table

word-points = punti
    .short = p
word-coins = monete
    .short = m
word-bread = pane
    .short = pn
word-steps = passi
    .short = ps
word-chimney = comignoli
    .letter = ▴
word-landscape = paesaggio
    .letter = Paes
word-dwelling = abitazione
    .letter = Abit
label-phase = fase { $phase } di 4, round { $round } di 7
label-over = finita
label-ring = Anello
label-lower = Fila inferiore
label-hidden = Carte fontana che non hai visto
label-cards = Carte punteggio
label-track = Tracciato stendardi
label-pile = { $cards ->
    [one] 1 carta fontana nella pila
   *[other] { $cards } carte fontana nella pila
}
label-goods = merci { $words }
label-stored = in deposito { $tiles }
label-track-at = tracciato { $space }
label-chimneys = { $count ->
    [one] 1 comignolo
   *[other] { $count } comignoli
}
label-finished = completati { $words }
label-fountain-cards = carte fontana { $cards }
label-hand = carte fontana: { $words }
label-discs = { $discs ->
    [one] 1 disco
   *[other] { $discs } dischi
}
label-in-hand = da piazzare: { $tile }
label-legend = Sul tavolo: ↑ → ↓ ← dicono che cosa mostra un lato di una tessera, con le lettere di villa Vi, vigneto Vg, giardino Gi, fattoria Fa, stagno St, mercante Me, fornaio Fo, senatore Se, artigiano Ar; ·· è prato; Mk Pt Ft sono mercato, panetteria, fontana; ▴2 due comignoli. In un quartiere ⚑ è uno stendardo, ♠ la pala, ✓ una tessera con tutto completato. Intorno stanno i compiti della cornice: Vi3 è una villa per 3 punti. Tra le carte, [1] è il disco del giocatore 1 e [ ] un cerchio libero. p punti, m monete, pn pani, ps passi sul tracciato; Uv Er Po Pe sono le merci.
label-first = primo giocatore
label-frame = cornice di { $name }:

## Why something is not possible

reason-pawn = sulla casella { $space } c’è già una pedina
reason-circle = c’è già un disco, oppure da un lato manca una carta
reason-pay-on = una carta che puoi pagare va soddisfatta una volta, e una serie iniziata va pagata per intero
reason-not-there = quella tessera non è sulla casella { $space }
reason-no-tile = sulla casella { $space } non ci sono tessere
reason-too-far = alla casella { $space } non arrivi senza pane
reason-no-bread = non hai pane
reason-without-bread = alla casella { $space } arrivi anche senza pane
reason-covered = in { $column }{ $row } c’è già una tessera
reason-does-not-fit = così non si può piazzare in { $column }{ $row }, oppure accanto a { $column }{ $row } non ci sono tessere
reason-first-tile = la prima tessera va sulla pala

## A che cosa servono i pezzi, negli studi

use-take-tile = Tessere prese
use-place-tile = Tessere posate
use-store-tile = Tessere messe da parte
use-take-lower-tile = Tessere della fila inferiore
use-finish-kind = Edifici e paesaggi completati
use-disc-card = Carte punteggio con un disco
use-card = Carte punteggio soddisfatte
use-track-space = Caselle del tracciato stendardi
