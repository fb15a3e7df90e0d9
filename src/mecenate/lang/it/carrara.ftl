### The Palaces of Carrara, in Italian.

title = I Palazzi di Carrara

## Colours

word-white = bianco
    .letter = Bi
    .block = blocco bianco
    .blocks = blocchi bianchi
word-yellow = giallo
    .letter = G
    .block = blocco giallo
    .blocks = blocchi gialli
word-red = rosso
    .letter = R
    .block = blocco rosso
    .blocks = blocchi rossi
word-green = verde
    .letter = Ve
    .block = blocco verde
    .blocks = blocchi verdi
word-blue = blu
    .letter = Bl
    .block = blocco blu
    .blocks = blocchi blu
word-purple = viola
    .letter = Vi
    .block = blocco viola
    .blocks = blocchi viola

## Cities, building types, landscapes

word-livorno = Livorno
    .scored = la città di Livorno
word-pisa = Pisa
    .scored = la città di Pisa
word-lucca = Lucca
    .scored = la città di Lucca
word-viareggio = Viareggio
    .scored = la città di Viareggio
word-massa = Massa
    .scored = la città di Massa
word-lerici = Lerici
    .scored = la città di Lerici
word-cathedrale = Cattedrale
    .short = Cat
    .scored = il tipo Cattedrale
word-biblioteca = Biblioteca
    .short = Bib
    .scored = il tipo Biblioteca
word-porta = Porta
    .short = Por
    .scored = il tipo Porta
word-palazzo = Palazzo
    .short = Pal
    .scored = il tipo Palazzo
word-castello = Castello
    .short = Cas
    .scored = il tipo Castello
word-villa = Villa
    .short = Vil
    .scored = il tipo Villa
word-urban = urbano
    .scored = il paesaggio urbano
word-rural = rurale
    .scored = il paesaggio rurale
word-pair = { $first }+{ $second }
    .scored = le statue di { $first } e { $second }
word-massa-both = Massa (punti e fiorini)
word-lerici-both = Lerici (fiorini e punti)

## Decorations and statues

word-cup = coppa
    .short = coppa
    .a = una coppa
    .the = la coppa
word-book = libro
    .short = libro
    .a = un libro
    .the = il libro
word-gate = portale
    .short = portale
    .a = un portale
    .the = il portale
word-crown = corona
    .short = corona
    .a = una corona
    .the = la corona
word-flag = bandiera
    .short = bandiera
    .a = una bandiera
    .the = la bandiera
word-coat-of-arms = stemma
    .short = stemma
    .a = uno stemma
    .the = lo stemma
word-white-statue = statua bianca
    .a = una statua bianca
    .the = la statua bianca
word-yellow-statue = statua gialla
    .a = una statua gialla
    .the = la statua gialla
word-red-statue = statua rossa
    .a = una statua rossa
    .the = la statua rossa
word-green-statue = statua verde
    .a = una statua verde
    .the = la statua verde
word-blue-statue = statua blu
    .a = una statua blu
    .the = la statua blu
word-purple-statue = statua viola
    .a = una statua viola
    .the = la statua viola
word-gold-statue = statua d’oro
    .a = una statua d’oro
    .the = la statua d’oro

## Numbers with their nouns

count-florins = { $count ->
    [one] 1 fiorino
   *[other] { $count } fiorini
}
count-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
count-blocks = { $count ->
    [one] 1 blocco
   *[other] { $count } blocchi
}
count-decoration = { $count ->
    [one] una decorazione
   *[other] { $count } decorazioni
}
count-gold-statue = { $count ->
    [one] una statua d’oro
   *[other] { $count } statue d’oro
}

## What happened

event-turn = { $wheels ->
    [1] ha girato la ruota
   *[2] ha girato entrambe le ruote
}
event-leave = { $wheels ->
    [0] ha lasciato ferma la ruota
   *[1] ha girato solo la ruota delle statue
}
event-fill = ha aggiunto blocchi in I: { $blocks }
event-rescue = non poteva comprare nulla e ha ricevuto { $florins-text }
event-take = ha preso un blocco { $colour } da { $position } { $florins ->
    [0] gratis
   *[other] per { $florins-text }
}
event-buy = ha comprato blocchi nel settore { $position }
event-pay = ha pagato { $blocks ->
    [2] 2× { $colour }
   *[other] { $colour }
}
event-build = ha costruito { $tile } a { $city }
event-upgrade = ha posto { $tile } su { $over } a { $city }
event-building-points = ha ottenuto { $points-text } per la costruzione
event-display = nuovo edificio esposto: { $tile } (nella pila: { $left })
event-improve = ha preso il miglioramento { $improvement }
event-visit = ha visitato la sezione { $section } della Corte Reale
event-follow = ha seguito la visita alla sezione { $section }
event-forgo = non ha seguito la visita alla sezione { $section }
event-score = ha usato un segnalino dell’area aperta
event-bonus = ha ricevuto un bonus di { $florins ->
    [0] { $points-text }
   *[other] { $florins-text }
}
event-evaluate = ha valutato { $space-scored }: { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } e { $points-text }
    }
}
event-reserve = ha prenotato la casella { $space }
event-claim = ha preso { $item-a }
event-refuse = non ha preso nulla
event-place = ha messo { $item-the } su { $tile }
event-store = ha messo { $item-the } in magazzino
event-discard = ha scartato { $item-the }
event-purchase = ha comprato { $item-a } per { $florins-text }
event-pass = ha passato e ricevuto { $florins-text }
event-last-passes = { $passes ->
    [one] si è passato una volta
   *[other] si è passato { $passes } volte di fila
}: { $left ->
    [one] se si passa ancora, la partita finisce
   *[other] altre { $left } volte e la partita finisce
}
event-everybody-passes = hanno passato tutti, { $passes } volte di fila
event-finish = ha fatto scattare la fine: { $points-text }, e un ultimo turno per gli altri
event-end = la partita è finita

## What must be chosen

prompt-main = { $visitor ->
    [none] Scegli la tua azione.
   *[other] { $visitor } visita la sezione { $section } della Corte Reale: scegli la tua azione.
}
prompt-sector = Da quale settore compri?
prompt-take = { $taken ->
    [0] Prendi almeno un blocco dal settore { $position }.
   *[other] Prendi un altro blocco dal settore { $position }, oppure fermati.
}
prompt-site = Dove costruisci { $tile }?
prompt-pay = { $tile } a { $city }: ancora { $blocks-text } da pagare.
prompt-improve = Quale tessera miglioramento prendi?
prompt-space = Quale casella valuti?
prompt-claim-sector = Hai svuotato il settore. Prendi uno dei pezzi ({ $items }), oppure niente.
prompt-claim-decoration = Prendi una decorazione a tua scelta, oppure niente.
prompt-claim-gold = Prendi la statua d’oro?
prompt-place = Dove metti { $item-the }?
prompt-end = La tua azione è conclusa. Un’azione gratuita, o fine del turno?

## Choices

action-turn-wheel = Gira la ruota, riempila, poi compra
action-leave-wheel = Compra senza girare la ruota
action-turn-both-wheels = Gira entrambe le ruote, riempi, poi compra
action-turn-statue-wheel = Gira solo la ruota delle statue, poi compra
action-done = Non prendere altro
action-pass = Passa e prendi { $florins-text }
action-end-turn = Termina il turno
action-follow = Segui per { $bonus }, poi valuta
action-score = Valuta con un segnalino dell’area aperta, senza bonus
action-store = Metti in un magazzino
action-claim-nothing = Non prendere niente
action-sector = { $offers }{ $icons ->
    [none] { "" }
   *[other] { " " }({ $icons })
}
action-take = Prendi un { $word-block }, { $florins ->
    [0] gratis
   *[other] { $florins-text }
}
action-build = Costruisci per { $blocks ->
    [none] la differenza
   *[other] { $blocks-text }
}
action-in = Rende { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } e { $points-text }
    }
} per punto di valore
action-over = Ponilo sopra, a { $city }, per { $blocks-text }
action-pay = Paga un { $word-block }
action-pay-2 = Paga 2 { $word-blocks } come un blocco { $as }
action-visit = Visita per { $bonus }, poi valuta
action-evaluate = Valuta { $word-scored }: { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } e { $points-text }
    }
}
action-reserve = Prenota: alla fine un punto ogni { $florins-text }
action-claim = Prendi { $word-a }
action-on = Metti lì, a { $city }
action-swap = Scarta { $word-the } e metti in magazzino il nuovo pezzo
action-place = Sposta { $word-the } su un edificio
action-purchase = Compra { $word-a } per { $florins-text }
action-improve = { $word } rende { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } e { $points-text }
    }
} per punto di valore

## Where points come from

source-building = costruzione
source-court = Corte Reale
source-cities = città
source-types = tipi di edificio
source-landscapes = paesaggi
source-statue-spaces = caselle delle statue
source-finish = fine fatta scattare
source-florins = fiorini rimasti
source-decorations = serie di decorazioni
source-majorities = maggioranze di statue

## Options

option-version = la versione normale, o l’avanzata con decorazioni e statue
option-improvements = quali sono le otto tessere miglioramento
option-court = i bonus della Corte Reale nella versione normale
option-majorities = i punti per la maggioranza di statue in una città
option-rural = i punti per punto di valore del paesaggio rurale
option-statue-wheel = l’ordine delle statue sulla ruota piccola
option-open-area = quando si può valutare con un segnalino dell’area aperta
option-exchange = quali coppie di blocchi vengono proposte al pagamento
option-screens = se fiorini e blocchi sono nascosti
option-pass-limit = quanti giri in cui tutti passano fanno finire la partita
option-storing = quando si possono spostare i pezzi in magazzino
option-discard = quando si può scartare un pezzo in magazzino

## The values of options

value-version-normal = normale
value-version-advanced = avanzata
value-improvements-cities = distribuite in modo disuguale tra le città
value-improvements-landscapes = una per ogni città e paesaggio
value-improvements-four-pairs = due per ciascuna di quattro città
value-improvements-mixed = una per città e due miste
value-court-even = uguali, tre sezioni per tipo
value-court-graded = decrescenti di sezione in sezione
value-majorities-steps = a gradini
value-majorities-halving = dimezzati di posto in posto
value-majorities-linear = uno in più di città in città
value-rural-single = 1 punto
value-rural-double = 2 punti
value-statue-wheel-forward = nell’ordine delle città
value-statue-wheel-reverse = nell’ordine inverso
value-open-area-any-time = in qualsiasi momento
value-open-area-after-bonuses = quando tutte le sezioni bonus sono vuote
value-exchange-useful = solo le coppie utili
value-exchange-any = tutte le coppie
value-screens-up = nascosti dietro gli schermi
value-screens-down = visibili a tutti
value-storing-any-time = in qualsiasi momento di un turno successivo
value-storing-between = solo tra un’azione e l’altra
value-discard-no-room = quando il nuovo non trova posto
value-discard-full = ogni volta che entrambi i magazzini sono pieni

## What is printed

label-types = Tipi di edificio
label-landscape = paesaggio
label-values = valori
label-monument = monumento
label-pays = Ricompensa per punto di valore
label-as-printed = stampata
label-better = migliorata
label-sets = Serie di decorazioni
label-of-a-kind = uguali
label-majorities = Maggioranza di statue in una città
label-place = { $place ->
    [1] prima
    [2] seconda
   *[3] terza
}
label-rates = Denaro e punti
label-pass = Passare rende { $florins }.
label-purchase = Una decorazione o una statua si compra per { $florins }.
label-florin-space = La casella { $space }: alla fine un punto ogni { $florins }.
label-finish = Chi fa scattare la fine riceve { $points }.
label-florins-left = Alla fine, un punto ogni { $florins } rimasti.
label-bag = Nel sacchetto
label-bag-empty = il sacchetto è vuoto

## The table

word-normal = normale
word-advanced = avanzata
word-gold = oro
    .letter = ★
word-florins = fiorini
    .short = f
word-points = punti
    .short = p
label-wheel = Ruota
label-decoration = decorazione
label-statue = statua
label-court = Corte Reale
label-open-area = area aperta: { $markers }
label-visit = Visita di { $player } nella sezione { $section }
label-display = Esposizione
label-pile = { $tiles ->
    [one] 1 edificio nella pila
   *[other] { $tiles } edifici nella pila
}
label-monuments = Monumenti
label-improvements = Miglioramenti
label-supply = Riserva
label-needs = ne servono { $tiles }
label-scored-by = ✓ { $seat }
label-blocks = blocchi
label-markers = { $markers ->
    [one] 1 segnalino
   *[other] { $markers } segnalini
}
label-improved = migliorate: { $words }
label-stored = in magazzino: { $words }
label-scored = valutati: { $words }
label-last-turns = { $turns ->
    [one] ultimo turno
   *[other] gli ultimi { $turns } turni
}
label-passes = si è passato di fila: { $passes } su { $most }
label-passes-left = { $left ->
    [one] se si passa ancora, la partita finisce
   *[other] altre { $left } volte di fila e la partita finisce
}
label-over = finita
label-legend = Sul tavolo: 6 Bi×2 significa due blocchi bianchi a 6 fiorini l’uno. 1, 2, 3, 4 sono i giocatori. ×3p: la città rende 3 punti per punto di valore, f sta per fiorini; «ne servono 2»: per valutarla servono due edifici; ✓ 1: l’ha valutata il giocatore 1. Cat4+Bi: una Cattedrale da 4 con la sua decorazione e una statua bianca; ★ è l’oro.

## Why something is not possible

reason-take-one = prendi almeno un blocco
reason-city-price = i tuoi blocchi non bastano per pagare { $tile } a { $city }
reason-payment = { $city } non lo accetta, oppure non lo hai
reason-no-block = nel settore { $position } non c’è nessun { $colour-block }
reason-block-price = qui un { $colour-block } costa { $price }, e tu hai { $florins-text }
reason-no-affordable-block = con la ruota così com’è non puoi pagare nessun blocco
reason-no-visit = nessuna visita è in corso
reason-open-visit = c’è una visita in corso: seguila o fai altro
reason-no-scoring = lì non hai segnalini, oppure non puoi valutare nessuna casella
reason-price = costa { $price }, e tu hai { $florins-text }
reason-not-for-sale = { $tile } non è in vendita
reason-twin = è uguale a { $tile }, che è disponibile
reason-tile-price = { $tile } costa { $value } blocchi, e tu ne hai { $blocks }

## A che cosa servono i pezzi, negli studi

use-build-tile = Edifici costruiti
use-upgrade-tile = Monumenti costruiti
use-build-city = Città in cui si costruisce
use-improvement = Miglioramenti
use-evaluate-space = Caselle valutazione
use-visit-section = Sezioni visitate
use-follow-section = Sezioni in cui si segue
use-claim-item = Oggetti presi
use-purchase-item = Oggetti comprati
use-place-item = Oggetti posti su edifici
