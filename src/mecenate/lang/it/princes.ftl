### The Princes of Florence, in Italian.

title = I Principi di Firenze

## Buildings and landscapes

word-university = università
    .a = un’università
    .letter = U
word-laboratory = laboratorio
    .a = un laboratorio
    .letter = L
word-workshop = manifattura
    .a = una manifattura
    .letter = M
word-library = biblioteca
    .a = una biblioteca
    .letter = B
word-opera = teatro d’opera
    .a = un teatro d’opera
    .letter = O
word-studio = studio
    .a = uno studio
    .letter = S
word-hospital = ospedale
    .a = un ospedale
    .letter = H
word-theatre = teatro
    .a = un teatro
    .letter = T
word-tower = torre
    .a = una torre
    .letter = R
word-chapel = cappella
    .a = una cappella
    .letter = C
word-forest = foresta
    .a = una foresta
    .letter = f
word-lake = lago
    .a = un lago
    .letter = l
word-park = parco
    .a = un parco
    .letter = p

## Lots, piles, freedoms, characters

word-jester = giullare
    .a = un giullare
word-builder = costruttore
    .a = un costruttore
word-recruiting = carta reclutamento
    .a = una carta reclutamento
word-landscape = paesaggio
    .a = un paesaggio
word-profession = carta professione
    .a = una carta professione
    .cards = carte professione
word-bonus = carta bonus
    .a = una carta bonus
    .cards = carte bonus
word-prestige = carta prestigio
    .a = una carta prestigio
    .cards = carte prestigio
word-travel = viaggio
    .the = la libertà di viaggio
word-religion = religione
    .the = la libertà di religione
word-opinion = opinione
    .the = la libertà di opinione
word-muse = Musa
    .the = la Musa
word-cardinal = Cardinale
    .the = il Cardinale
word-princess = Principessa
    .the = la Principessa
word-merchant = Mercante
    .the = il Mercante
word-professor = Professore
    .the = il Professore
word-banker = Banchiere
    .the = il Banchiere

## People

word-mathematician = Matematico
    .the = il Matematico
word-theologian = Teologo
    .the = il Teologo
word-philosopher = Filosofo
    .the = il Filosofo
word-botanist = Botanico
    .the = il Botanico
word-alchemist = Alchimista
    .the = l’Alchimista
word-physicist = Fisico
    .the = il Fisico
word-watchmaker = Orologiaio
    .the = l’Orologiaio
word-goldsmith = Orafo
    .the = l’Orafo
word-bell-maker = Fonditore di campane
    .the = il Fonditore di campane
word-cartographer = Cartografo
    .the = il Cartografo
word-lawyer = Giurista
    .the = il Giurista
word-choreographer = Coreografo
    .the = il Coreografo
word-composer = Compositore
    .the = il Compositore
word-sculptor = Scultore
    .the = lo Scultore
word-painter = Pittore
    .the = il Pittore
word-pharmacist = Farmacista
    .the = il Farmacista
word-physician = Medico
    .the = il Medico
word-dramatist = Drammaturgo
    .the = il Drammaturgo
word-poet = Poeta
    .the = il Poeta
word-astronomer = Astronomo
    .the = l’Astronomo
word-organ-builder = Organaro
    .the = l’Organaro

## Bonus and prestige cards

word-bonus-buildings = 1 per edificio
word-bonus-large-buildings = 2 per edificio grande
word-bonus-medium-buildings-and-forests = 1 per edificio medio e per foresta
word-bonus-small-buildings-and-landscapes = 1 per edificio piccolo e per paesaggio
word-bonus-building-sizes = 2 per dimensione di edificio
word-bonus-landscapes = 1 per paesaggio
word-bonus-forests = 2 per foresta
word-bonus-lakes = 2 per lago
word-bonus-parks = 2 per parco
word-bonus-freedoms = 2 per libertà
word-bonus-jesters = 2 per giullare
word-bonus-freedoms-and-jesters = 1 per libertà e per giullare
word-bonus-builders = 2 per costruttore
word-bonus-builders-and-lakes = 1 per costruttore e per lago
word-bonus-prestige-cards = 2 per carta prestigio
word-bonus-prestige-cards-and-freedoms = 1 per carta prestigio e per libertà
word-bonus-landscape-types = 2 per tipo di paesaggio
word-bonus-variety = 1 per ciascuno di questi che hai: foresta, lago, parco, giullare, costruttore, carta prestigio, libertà
word-bonus-cards-in-hand = 1 per carta professione o reclutamento in mano
word-bonus-cards-on-the-table = 1 per carta professione o reclutamento sul tavolo
word-prestige-most-buildings = 6 (3) per più edifici
word-prestige-two-large-buildings = 5 per due edifici grandi
word-prestige-fewest-free-squares = 8 (4) per meno caselle libere
word-prestige-all-landscapes = 8 per tutti e tre i paesaggi
word-prestige-most-landscapes = 7 (4) per più paesaggi
word-prestige-most-forests = 7 (4) per più foreste
word-prestige-most-lakes = 6 (3) per più laghi
word-prestige-all-freedoms = 8 per tutte e tre le libertà
word-prestige-buildings-freedoms-and-works = 6 per 4 edifici, 2 libertà e 4 opere
word-prestige-most-jesters = 6 (3) per più giullari
word-prestige-most-builders = 6 (3) per più costruttori
word-prestige-most-parks = 5 (3) per più parchi
word-prestige-builder-jester-and-landscapes = 7 per 1 costruttore, 1 giullare e 2 paesaggi
word-prestige-most-works = 7 (4) per più opere

## Other words

word-seat = giocatore
word-deal = distribuzione
word-auction = asta
word-characters = personaggi
word-actions = azioni
word-end = fine

## Numbers with their nouns

count-florins = { $count ->
    [one] 1 fiorino
   *[other] { $count } fiorini
}
count-prestige = { $count ->
    [one] 1 punto prestigio
   *[other] { $count } punti prestigio
}
count-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
count-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
count-actions = { $count ->
    [one] 1 azione
   *[other] { $count } azioni
}
count-offers = { $count ->
    [one] 1 offerta
   *[other] { $count } offerte
}

## What happened

event-deal = ha ricevuto { $cards }
event-return = ha restituito una carta
event-returned = ha restituito: { $card }
event-round = il round { $round } comincia con { $first }; un’opera richiede almeno { $least }
event-open = ha aperto un’asta per { $lot-a } a { $florins-text }
event-bid = ha offerto { $florins-text } per { $lot-a }
event-pass = ha passato nell’asta per { $lot-a }
event-decline = non compra nulla in questo round
event-win = ha ottenuto all’asta { $lot-a } per { $florins-text }
event-free = ha usato il Mercante e non ha pagato nulla
event-landscape = ha piazzato { $landscape-a }{ $prestige ->
    [0] { "" }
   *[other] : { $prestige-text }
}
event-builder = ha { $number ->
    [1] un primo costruttore
    [2] un secondo costruttore: { $prestige-text }
   *[other] un terzo costruttore: { $prestige-text }
}
event-look = ha guardato { $cards-text } ({ $pile-cards })
event-see = ha visto { $cards }
event-keep = ha tenuto { $pile-a }
event-kept = ha tenuto: { $card }
event-under = ha messo sotto il mazzo: { $card }
event-recruit = ha reclutato { $profession-the } da { $from }
event-place = ha piazzato { $piece-a }
event-build = ha costruito { $building-a } per { $florins-text }: { $prestige-text }
event-build-together = ha costruito { $building-a } con { $partner }: { $florins-text } alla banca, { $share ->
    [0] niente
   *[other] { $share }
} da { $partner }; { $prestige-text } a testa
event-offer = ha proposto a { $partner } di costruire insieme { $building-a } e di versare { $florins-text }
event-counter = verserebbe invece { $florins-text }
event-agree = ha accettato l’offerta
event-refuse = ha rifiutato l’offerta
event-freedom = ha introdotto { $freedom-the }
event-work = ha fatto lavorare { $profession-the }: edificio { $building } + paesaggio { $landscape } + libertà { $freedom } + giullari { $jesters } + carte { $cards } + Musa { $muse } = { $value }
event-bonus = ha giocato una carta bonus ({ $card }): + { $points } = { $value }
event-value = ha realizzato un’opera di valore { $value }
event-princess = ha realizzato per la Principessa un’opera di valore { $value }
event-pay = ne ha ricavato { $pay }: { $prestige-text } e { $florins-text }
event-best-work = ha realizzato la migliore opera del round, { $value }: { $prestige-text }
event-sell = ha ceduto { $prestige-text } per { $florins-text }
event-pawn = ha puntato { $florins-text } per { $character-the }{ $over ->
    [none] { "" }
   *[other] , più di { $over }
}
event-withdraw = non punta su nessun personaggio
event-character = ha preso { $character-the } per { $florins-text }
event-on-the-banker = sul Banchiere ci sono { $florins-text }
event-banker = ha ricevuto { $florins-text } dal Banchiere
event-merchant = ha ricevuto { $prestige-text } dal Mercante
event-professor = ha usato il Professore
event-exchange = ha cambiato { $florins-text } in { $prestige-text }
event-end = la partita è finita

## What must be chosen

prompt-return = Quale delle tue quattro carte professione restituisci?
prompt-open = Apri un’asta a { $florins-text }, oppure non comprare nulla in questo round.
prompt-bid = { $lot-a }: { $leader } è in testa con { $bid }. Offri { $next }, o passi?
prompt-last = Resti solo tu: prendi un lotto per { $florins-text }, o nessuno.
prompt-landscape = Quale paesaggio prendi?
prompt-place = Dove piazzi { $piece-a }?
prompt-keep = Tieni una di queste { $pile-cards }.
prompt-under = Quale di queste { $pile-cards } va ora sotto il mazzo?
prompt-recruit = Usi adesso la carta reclutamento, o la tieni?
prompt-turn = { $actions ->
    [0] Hai finito le tue azioni.
   *[other] Hai ancora { $actions-text }.
}
prompt-bonus = { $profession }: l’opera vale { $value }, serve { $least }. Giochi carte bonus?
prompt-convert = L’opera vale { $value } e rende { $pay } fiorini. Quanti punti prestigio prendi, a 200 fiorini l’uno?
prompt-character = Metti la tua pedina su un personaggio, oppure passa.
prompt-power = { $last ->
    [1] Ultima occasione per usare { $character-the }.
   *[other] Usi adesso { $character-the }, o tieni la carta?
}
prompt-merchant = Hai ottenuto all’asta { $lot-a } per { $florins-text }. Come usi il Mercante?
prompt-joint = Dove piazzi { $building-a }, a cavallo del confine con { $partner }?
prompt-sum = Quanto deve versarti { $partner } per { $building-a }?
prompt-answer = { $other } vuole costruire { $building-a } con te: verseresti { $florins-text } a { $other }.
prompt-reply = { $other } ti verserebbe { $florins-text } per { $building-a }.
prompt-exchange = Il Banchiere cambia il tuo denaro: quanti punti prestigio, a 200 fiorini l’uno?
prompt-next-lot = L’asta successiva.
prompt-next-pawn = La pedina successiva.
prompt-next-cards = I personaggi tornano a disposizione.
prompt-next-round = Il round successivo.
prompt-finish = La fine della partita.

## Choices

action-done = Non giocare altre carte bonus
action-pass = Passa
action-bid = Offri { $florins-text }
action-decline = Non comprare nulla in questo round
action-decline-offer = Rifiuta l’offerta
action-decline-power = Restituisci la carta senza usarla
action-accept = Accetta: { $florins-text }
action-end-turn = Termina il turno
action-sell-prestige = Cedi 1 punto prestigio per 100 fiorini
action-draw-profession = Guarda cinque carte professione per { $florins-text }, tienine una
action-draw-bonus = Guarda cinque carte bonus per { $florins-text }, tienine una
action-keep-card = Tieni la carta per dopo
action-princess-work = Un’opera senza carta, di valore { $value }
action-merchant-prestige = Prestigio secondo il tuo posto: { $prestige-text }
action-merchant-free = Prendi il lotto senza pagare
action-professor-bonus = Guarda cinque carte bonus, tienine una
action-professor-prestige = Guarda cinque carte prestigio, tienine una
action-open = Apri a { $florins-text } per { $word-a }
action-take = Prendi { $word-a }
action-introduce = Introduci { $word-the } per { $florins-text }
action-build = { $partner ->
    [none] Costruisci per { $florins-text }
   *[other] Proponi a { $partner } di costruire insieme
}
action-work = Un’opera di valore { $value }{ $bonus ->
    [0] { "" }
   *[other] , fino a { $most } con le carte bonus
}: ama { $building }, { $landscape }, { $freedom }
action-recruit = Recluta { $word-the } da { $from }: { $building }, { $landscape }, { $freedom }
action-return = Restituisci { $word-the }: { $building }, { $landscape }, { $freedom }
action-keep = Tieni: { $word }{ $building ->
    [none] { "" }
   *[other] { " " }({ $building }, { $landscape }, { $freedom })
}
action-under = Ora sotto il mazzo: { $word }
action-play = { $word }: + { $points-text }
action-convert = { $prestige-text }, e tieni { $florins-text }
action-muse = Ogni opera + { $round } in questo round, per { $florins-text }
action-cardinal = Tre azioni, per { $florins-text }
action-princess = Un’opera senza carta, che ora vale { $value }, per { $florins-text }
action-merchant = Un lotto gratis, o prestigio secondo il tuo posto, per { $florins-text }
action-professor = Una carta bonus o prestigio, per { $florins-text }
action-banker = Ricevi { $florins-text }
action-ask = Il partner ti versa { $florins-text }
action-counter = Offri invece { $florins-text }
action-place = Piazza qui
action-joint = Piazza a cavallo del confine

## Where prestige comes from

source-landscapes = paesaggi
source-builders = costruttori
source-buildings = edifici
source-works = opere
source-best-works = migliori opere
source-merchant = Mercante
source-banker = Banchiere
source-sold = ceduti
source-prestige-cards = carte prestigio

## Options

option-expansions = le espansioni con cui si gioca
option-freedoms = quante libertà ci sono in due giocatori
option-layout = come sono disposti i principati in Cooperazione
option-selling = quando si può cedere prestigio
option-purses = se il denaro è nascosto
option-round-four = il valore minimo di un’opera nel quarto round
option-powers = quando si possono usare Mercante e Professore

## The values of options

value-expansions-none = gioco base
value-expansions-muse = Musa e Principessa
value-expansions-cooperation = Cooperazione
value-expansions-muse-cooperation = entrambe
value-freedoms-five = cinque
value-freedoms-four = quattro, più difficile
value-layout-ring = in cerchio
value-layout-flat = fianco a fianco su un piano
value-selling-any-time = in qualsiasi momento
value-selling-when-needed = solo per pagare
value-purses-hidden = nascosto
value-purses-open = visibile a tutti
value-powers-any-time = anche rispondendo a un’offerta
value-powers-own-moments = non rispondendo a un’offerta

## What is printed

label-likes = Che cosa ama ogni professione
label-work = Valore di un’opera, per elemento
label-princess = Valore di un’opera per la Principessa
label-builder-table = Costruttori
label-price = prezzo di un edificio
label-gain = prestigio
label-touch = possono toccarsi
label-pieces = Edifici e paesaggi
label-size = dimensione
label-squares = caselle
label-tiles = tessere
label-large = grande
label-medium = medio
label-small = piccolo
label-spaces = Puntate per i personaggi, in centinaia
label-least = Valore minimo di un’opera per round
label-sums = Denaro e prestigio
label-cards-price = Una carta professione costa { $profession }, una carta bonus { $bonus }, una libertà { $freedom }.
label-raising = Un’asta si apre a { $opening }; ogni offerta è più alta di { $florins }.
label-pay = Un’opera rende { $florins } per punto di valore; con { $exchange } si può prendere un punto prestigio.
label-best-work = La migliore opera di un round rende { $prestige }.
label-built = Un edificio rende { $prestige }, ogni altro paesaggio dello stesso tipo { $more }.
label-sale = Un punto prestigio si può cedere per { $florins }.
label-banker = Alla fine il Banchiere dà un punto prestigio per { $florins }.

## The table

label-round = round { $round } di 7 · un’opera richiede { $least }
label-over = finita
label-lots = Lotti
label-auction = Asta
label-auction-line = { $lot }: { $bid } da { $leader }
label-passed = hanno passato: { $seats }
label-characters = Personaggi
label-supply = Riserva
label-hidden = Nei mazzi o in mano ad altri
label-piles = Mazzi
label-offer = Offerta
label-offer-line = { $active } a { $partner }: { $building } per { $florins }, su { $mine } e { $theirs }
label-people = Le tue professioni
label-value = valore
label-building = edificio
label-landscape = paesaggio
label-freedom = libertà
label-jesters = giull.
label-cards = carte
label-bonus = Carte bonus
label-prestige = Carte prestigio
label-looked = Stai guardando
label-under = Hai messo sotto il mazzo
label-builders = costruttori { $count }
label-jester-count = giullari { $count }
label-freedoms = libertà: { $words }
label-works = opere: { $words }
label-recruited = { $count ->
    [one] 1 carta reclutamento lasciata qui
   *[other] { $count } carte reclutamento lasciate qui
}
label-hand = mano: { $professions } professione, { $bonus } bonus, { $recruiting } reclutamento
label-held = { $count ->
    [one] 1 carta prestigio
   *[other] { $count } carte prestigio
}
label-best = migliore opera { $value }
label-first = primo giocatore
label-palace = ▓
label-legend = Nei principati ▓ è il palazzo, · una casella libera; le maiuscole sono edifici: U università, L laboratorio, M manifattura, B biblioteca, O teatro d’opera, S studio, H ospedale, T teatro, R torre, C cappella; le minuscole sono paesaggi: f foresta, l lago, p parco. Da 1 a 5 sono i giocatori; foresta 4 ✓2 significa che ne restano quattro e che il giocatore 2 ne ha comprata una.
label-neighbours = vicini: { $names }
label-joint = { $building } con { $name }

## Why something is not possible

reason-next-bid = la prossima offerta è di { $price } fiorini, e tu puoi pagarne { $means }
reason-placement = il pezzo uscirebbe dal principato, ne coprirebbe un altro o toccherebbe ciò che non deve toccare
reason-work-so-far = l’opera vale { $value }, serve { $least }
reason-character = il personaggio è già preso, la casella non è abbastanza alta, oppure costa più dei { $means } fiorini che puoi pagare
reason-sum = la somma supera i { $means } fiorini che puoi pagare
reason-price = costa { $price } fiorini, e tu puoi pagarne { $means }
reason-lot-gone = { $lot }: in questo round non è più in vendita
reason-three-builders = hai già tre costruttori
reason-no-room = non c’è posto per { $piece-a } nel tuo principato
reason-no-action = non hai più azioni
reason-together = non siete vicini, uno di voi ce l’ha già, non ne restano, non c’è posto, oppure hai già fatto tre offerte
reason-not-in-hand = non hai questa carta in mano: { $profession }
reason-work-value = { $profession }: l’opera non raggiunge { $least }
reason-freedom = hai già questa libertà
reason-none-left = non ne restano
reason-one-freedom = si introduce una sola libertà per turno
reason-purse = puoi pagare { $means } fiorini, e non bastano
reason-one-profession = si pesca una sola carta professione per turno
reason-pile = il mazzo è vuoto, oppure costa più dei { $means } fiorini che puoi pagare
reason-no-recruiting-card = non hai carte reclutamento
reason-own-card = è una tua carta
reason-not-face-up = non è scoperta davanti a un altro giocatore
reason-has-building = hai già { $building-a }
reason-building-gone = { $building }: non ne restano

## A che cosa servono i pezzi, negli studi

use-win-lot = Lotti comprati all’asta
use-landscape = Paesaggi
use-building = Edifici
use-build-together-building = Edifici comuni
use-freedom = Libertà
use-kept-card = Carte tenute
use-work-profession = Opere
use-recruit-profession = Persone reclutate
use-bonus-card = Carte bonus giocate
use-character = Personaggi
