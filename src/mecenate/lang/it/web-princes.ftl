### The board of The Princes of Florence in the browser, in Italian.
###
### Words of the game and sentences about choices are in princes.ftl; here are the labels of what is drawn.

## The estate

estate = Il tuo principato
estate-of = Principato di { $player }
estate-empty = solo il palazzo
whose-estate = Di chi è il principato mostrato
squares-free = { $count ->
    [one] 1 casella libera
   *[other] { $count } caselle libere
}
places = { $here } così, { $all } in tutto
turn-left = Gira a sinistra (Maiusc R)
turn-right = Gira a destra (R)
flip = Ribalta (F)
border = A cavallo del confine

## Builders, jesters, freedoms, works

court = La tua corte
builders = Costruttori: prezzo di un edificio
builders-n = Costruttori: { $count }
builders-none = nessuno
builders-apart = separati
builders-touch = affiancati
builders-gloss = { $count ->
    [0] Nessun costruttore
    [one] 1 costruttore
   *[other] { $count } costruttori
}: un edificio costa { $price }; { $touch } (PRI-27)
free = gratis
jesters = Giullari
jesters-n = Giullari: { $count }
jesters-gloss = Giullari: { $count }. Ogni opera vale { $value } in più (PRI-26)
freedoms = Libertà
freedom-own = introdotta
freedom-left = restano { $left }, { $price }
n-left = ×{ $left }
yours = tua
held = introdotta
works = Opere
works-none = ancora nessuna opera
best-now = migliore del round: { $value }
recruited-gloss = { $count ->
    [one] Una carta reclutamento
   *[other] { $count } carte reclutamento
} al posto di carte reclutate (PRI-30)

## Florence

city = Firenze
round = Round { $round }
before-round = Prima dell’inizio
work-needs = un’opera richiede { $least }
least-values = Valore minimo di un’opera per round
least-of-round = Round { $round }: { $least }
best-work = Migliore opera
best-work-of = Migliore opera del round: { $value }, { $players } (PRI-51)
best-work-none = Ancora nessuna opera in questo round; la migliore rende { $prestige } (PRI-51)
lots = Asta
lots-note = uno di ciascuno per round
short-prestige = Prestigio
short-recruiting = Recluta
lot-left = restano { $left }
lot-sold = comprato da { $player }{ $price ->
    [0] { "" }
   *[other] { " " }per { $florins }
}
lot-sold-short = venduto
lot-block = all’asta
lot-gone = finito
lot-open = libero
lot-unsold = invenduto
gloss-forest = { $squares } caselle; { $points } punti per chi la ama (PRI-24)
gloss-lake = { $squares } caselle; { $points } punti per chi lo ama (PRI-24)
gloss-park = { $squares } caselle; { $points } punti per chi lo ama (PRI-24)
gloss-landscape = uno dei tre, scelto dopo l’asta (PRI-58)
gloss-jester = { $points } in più per ogni opera (PRI-26)
gloss-builder = edifici meno cari, poi anche a contatto (PRI-27)
gloss-prestige = guardane cinque, tienine una; conta alla fine (PRI-28)
gloss-recruiting = recluta una carta scoperta davanti a un altro (PRI-29)
characters = Personaggi
characters-note = presi per un round
characters-bid = metti la pedina su una casella; le puntate sono in centinaia
character-owner = Ce l’ha { $player }.
character-pawn = { $player } punta { $florins }.
character-taken = Preso in questo round.
character-free = Ancora nessuna puntata.
character-taken-short = preso
character-free-short = libero
character-yours = tuo in questo round
gloss-muse = ogni opera vale { $round } in più (PRI-68)
gloss-cardinal = tre azioni nel turno (PRI-69)
gloss-princess = un’opera senza carta (PRI-70)
gloss-merchant = un lotto gratis, o prestigio secondo il posto (PRI-71)
gloss-professor = una carta bonus o prestigio (PRI-75)
gloss-banker = { $money ->
    [0] niente fiorini prima del prossimo round (PRI-77)
   *[other] { $money } fiorini meno la puntata (PRI-77)
}
buildings = Edifici
buildings-note = { $price }, { $prestige } l’uno
building-own = Ce l’hai
building-gone = Finito
building-left = { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
size-large = Grandi, { $squares } caselle
size-medium = Medi, { $squares } caselle
size-small = Piccoli, { $squares }
with = insieme a { $player } (PRI-82)
tables = Carte sul tavolo
tables-note = opere degli altri
tables-none = Nessun altro ha ancora realizzato un’opera
recruiting = Recluta
recruiting-note = la tua carta resta al suo posto

## The auction

auction = L’asta
on-block = All’asta
in-view = Da aprire
block-empty = Ancora niente
block-choose = Scegli un lotto da aprire
block-wait = { $player } sceglie
leads = { $player } è in testa
next-step = prossima offerta: { $florins }
opening = L’offerta iniziale
opening-note = ogni rilancio è di { $florins }
won-price = L’offerta vincente
last-price = L’ultimo paga questa somma
bid-step = Offri { $florins }
purse = la tua borsa
bidder-bought = ha comprato
bidder-out = rinuncia
bidder-leads = in testa
bidder-passed = ha passato
bidder-passed-at = { $florins }, ha passato
bidder-asked = risponde
bidder-last = per ultimo
bidder-opens = apre
bidder-at = { $florins }
bidder-waits = aspetta
worth = Quanto vale per te
worth-works = { $count ->
    [one] Un’opera in mano
   *[other] { $count } opere in mano
}
worth-reach = { $count ->
    [one] Una raggiunge il minimo
   *[other] { $count } raggiungono il minimo
}
worth-price = Prezzo di un edificio
worth-prestige = Prestigio subito
worth-builder = per il secondo e il terzo costruttore
worth-second = per un altro dello stesso tipo
worth-look = Guardane cinque, tienine una
worth-recruit = { $count ->
    [0] Ancora nessuno da reclutare
    [one] Una carta da reclutare
   *[other] { $count } carte da reclutare
}
worth-card = conta come carta in mano
worth-count = uno in più da contare
worth-nothing = Niente nella tua mano lo richiede
worth-choose = Scegli un lotto per vedere che cosa darebbe alla tua mano
worth-hidden = Le mani sono nascoste
if-win-at = { $left } se vinci a { $price }
pile-left = { $left } nel mazzo

## The hand

people = Le tue carte professione
hand-of = Mano di { $player }
people-none = Nessuna carta professione in mano
only-you = lo vedi solo tu
hidden = nascosto
short = mancano { $count }
short-by = mancano { $count } al minimo
reaches = Raggiunge il minimo di { $least }
min = min. { $least }
florins = fiorini
prestige = prestigio
florins-hidden = I fiorini sono nascosti (PRI-95)
after-this = { $n } dopo
if-won = { $n } se vinci
bonus-now = Ora aggiungerebbe { $points }
princess-now = ora vale { $value }
recruiting-hand = in mano
pile = { $cards } nel mazzo
in-piles = Nei mazzi
cards-in-hand = carte in mano
yes = sì
no = no

## Cards, works, pay

deal = Le tue quattro carte professione
deal-note = restituiscine una, tienine tre
keep-one = Tienine una
keep-note = le altre vanno sotto il mazzo
under-next = Quale va sotto adesso?
under-note = la prima indicata torna per prima
the-work = L’opera
bonus-note = puoi aggiungere carte bonus una alla volta
pay = Il ricavo
exchange = Il Banchiere cambia
pay-note = un punto prestigio per { $rate } fiorini
result = La fine
result-note = da dove viene il prestigio

## Building together

together = Un edificio comune
together-note = conta per entrambi
pays-bank = paga { $florins } alla banca
pays-active = versa { $florins } a chi costruisce
pays-open = la quota è ancora da fissare
prestige-each = { $prestige } a testa
step-joint = Posto
step-sum = Somma
step-answer = Risposta
step-reply = Replica
wait-joint = Scegli dove sta l’edificio, a cavallo del confine.
wait-sum = Si sta fissando la somma.
wait-answer = Il partner risponde: accetta, rifiuta o propone un’altra somma.
wait-reply = Accetta l’altra somma, o rifiuta.

## Tabs of a phone

tab-worth = Valore
tab-hand = Mano
tab-court = Corte
tab-city = Firenze

## The confirm bar

what-named = { $name }: { $what }
what-place = { $piece } in { $square }
what-refuse = Rifiuta l’offerta
what-return-character = Restituisci la carta senza usarla
what-decline = Non comprare nulla in questo round
why-works = { $works }: { $gain }
why-end = Perderesti { $actions }
choice-bid = Offri
choice-pass = Passa
choice-decline = Non comprare
choice-refuse = Rifiuta
choice-return = Restituisci
choice-done = Basta carte
choice-accept = Accetta
choice-end-turn = Fine turno
choice-sell-prestige = Cedi 1 prestigio
choice-keep-card = Tieni la carta
choice-princess-work = Principessa
choice-merchant-prestige = Mercante: prestigio
choice-merchant-free = Mercante: lotto gratis
choice-professor-bonus = Professore: bonus
choice-professor-prestige = Professore: prestigio
choice-draw-profession = Pesca una professione
choice-draw-bonus = Pesca una carta bonus
