### The board of The Palaces of Carrara in the browser, in Italian.
###
### Words of the game and sentences about choices are in carrara.ftl; here are the labels of what is drawn.

both = { $first } e { $second }
free = gratis
after-this = { $n } dopo

## The wheel

wheel = Ruota di marmo
wheel-empty = vuoto
bag-empty = il sacchetto è vuoto
sector = Settore { $position }
item-left = { $item }, { $left ->
    [0] finito
   *[other] resta { $left }
}
turn-one = Gira
turn-both = Gira tutte e due
turn-statues = Solo statue
leave-wheel = Lascia ferma

## What can be built and taken

buildings = Edifici
buildings-note = il valore è il costo, in blocchi
display-empty = posto vuoto
pile = { $tiles ->
    [0] La pila è vuota
    [one] 1 edificio nella pila
   *[other] { $tiles } edifici nella pila
}
pile-short = nella pila
monuments = Monumenti
monuments-note = valore { $value }, o la differenza
built-by = { $tile }, di { $player }
improvements = Miglioramenti
improvements-note = uno per monumento
improvement = Miglioramento { $place }: { $pays } per punto di valore, { $left ->
    [0] finito
   *[other] resta { $left }
}

## The royal court

court = Corte Reale
section = Sezione { $number }
section-markers = Segnalini: { $players }
section-empty = Nessun segnalino rimasto
bonus-florins = fiorini
bonus-points = punti
bonus-decoration = decorazione
bonus-gold-statue = statua d’oro
visit = Visita reale
visit-rest = è a corte
visit-open = { $player } nella sezione { $section }
open-area = Area aperta, senza bonus
open-area-markers = Area aperta, senza bonus. Segnalini: { $markers }
open-area-empty = Area aperta, senza bonus. Nessun segnalino

## One’s own board

own-board = Plancia di { $player }
whose-board = Di chi è la plancia mostrata
city-takes = accetta { $colours }
city-pays = rende { $pays } per punto di valore
city-needs = Per valutarla { $tiles ->
    [one] serve 1 edificio
   *[other] servono { $tiles } edifici
}; ora renderebbe { $pays }
city-scored = Valutata da { $player }
city-empty = nessun edificio
types = Tipi di edificio
landscapes = Paesaggi
pairs = Coppie di statue
florin-spaces = Fiorini, per tutti
from-florins = da { $florins }
short-urban = Urbano
short-rural = Rurale
space-used = { $space }: usata da { $player }
space-open = { $space }: ora renderebbe { $pays }
space-closed = { $space }: ancora niente da valutare
space-florins = Servono { $florins } fiorini; alla fine un punto ogni { $rate } fiorini
scored = Valutato: { $spaces }
scored-none = Ancora niente di valutato

## Behind the screen

screen = Dietro il tuo schermo
screen-of = Dietro lo schermo
screen-note = lo vedi solo tu
hidden = nascosto
behind-screen = Fiorini e blocchi sono dietro lo schermo
warehouse = Magazzino
warehouse-empty = vuoto
throw-away = scarta
markers = Segnalini
markers-where = { $court } a corte, { $open } nell’area aperta, { $placed } piazzati

## Tabs of a phone

tab-cities = Città
tab-market = Mercato
tab-court = Corte

## The confirm bar

what-in = { $tile } a { $city }
what-sector = Compra dal settore { $position }
choice-turn-wheel = Gira la ruota
choice-leave-wheel = Lascia la ruota
choice-turn-both-wheels = Gira le due ruote
choice-turn-statue-wheel = Gira la ruota delle statue
choice-follow = Segui
choice-score = Valuta
choice-store = In magazzino
choice-pass = Passa
plan-take-all = Prendi tutto
choice-done = Basta così
choice-end-turn = Fine turno
choice-claim-nothing = Niente

## Che cosa scegliere, e quanto manca alla fine

prompt-follow = { $visitor } visita la sezione { $section } della Corte Reale: segui la visita, oppure fai altro.
prompt-cannot-follow = { $visitor } visita la sezione { $section } della Corte Reale. Non puoi valutare nessuna casella, quindi non puoi seguire: scegli un’altra azione.
label-until-end = fine: { $pile } nella pila, { $markers ->
    [one] 1 segnalino
   *[other] { $markers } segnalini
}
