### Das Brett der Fürsten von Florenz im Browser, auf Deutsch.
###
### Wörter des Spiels und Sätze zu Aktionen stehen in princes.ftl; hier steht, was gezeichnet ist.


## Das Fürstentum

estate = Dein Fürstentum
estate-of = Fürstentum von { $player }
estate-empty = nichts als der Palast
whose-estate = Wessen Fürstentum gezeigt wird
squares-free = { $count ->
    [one] 1 Feld frei
   *[other] { $count } Felder frei
}
places = so an { $here } Stellen, insgesamt an { $all }
turn-left = Nach links drehen (Umschalt R)
turn-right = Nach rechts drehen (R)
flip = Wenden (F)
border = Über die Grenze

## Baumeister, Gaukler, Freiheiten, Werke

court = Dein Hof
builders = Baumeister: Preis eines Gebäudes
builders-n = Baumeister: { $count }
builders-none = keiner
builders-apart = getrennt
builders-touch = Seite an Seite
builders-gloss = { $count ->
    [0] Kein Baumeister
    [one] 1 Baumeister
   *[other] { $count } Baumeister
}: ein Gebäude kostet { $price }; { $touch } (PRI-27)
free = gratis
jesters = Gaukler
jesters-n = Gaukler: { $count }
jesters-gloss = Gaukler: { $count }. Jedes Werk ist { $value } mehr wert (PRI-26)
freedoms = Freiheiten
freedom-own = eingeführt
freedom-left = noch { $left }, { $price }
n-left = noch { $left }
yours = deine
held = eingeführt
works = Werke
works-none = noch kein Werk
best-now = bestes der Runde: { $value }
recruited-gloss = { $count ->
    [one] Eine Abwerbekarte liegt
   *[other] { $count } Abwerbekarten liegen
} hier anstelle abgeworbener Personen (PRI-30)

## Florenz

city = Florenz
round = Runde { $round }
before-round = Vor dem Beginn
work-needs = ein Werk braucht { $least }
least-values = Mindestwert eines Werks je Runde
least-of-round = Runde { $round }: { $least }
best-work = Bestes Werk
best-work-of = Bestes Werk der Runde: { $value }, { $players } (PRI-51)
best-work-none = Noch kein Werk in dieser Runde; das beste bringt { $prestige } (PRI-51)
lots = Versteigerung
lots-note = jede einmal pro Runde
short-prestige = Prestige
short-recruiting = Abwerben
lot-left = noch { $left }
lot-sold = gekauft von { $player }{ $price ->
    [0] { "" }
   *[other] { " " }für { $florins }
}
lot-sold-short = verkauft
lot-block = wird geboten
lot-gone = nicht mehr da
lot-open = zu haben
lot-unsold = unverkauft
gloss-forest = { $squares } Felder; { $points } mehr für Personen, die ihn bevorzugen (PRI-24)
gloss-lake = { $squares } Felder; { $points } mehr für Personen, die ihn bevorzugen (PRI-24)
gloss-park = { $squares } Felder; { $points } mehr für Personen, die ihn bevorzugen (PRI-24)
gloss-landscape = eine der drei, gewählt nach dem Zuschlag (PRI-58)
gloss-jester = { $points } mehr für jedes Werk (PRI-26)
gloss-builder = billiger bauen, später auch Seite an Seite (PRI-27)
gloss-prestige = fünf ansehen, eine behalten; sie zählt am Ende (PRI-28)
gloss-recruiting = holt eine Person, die vor einem anderen ausliegt (PRI-29)
characters = Charaktere
characters-note = für eine Runde
characters-bid = setze deinen Stein; Gebote in Hundertern
character-owner = Bei { $player }.
character-pawn = { $player } bietet { $florins }.
character-taken = In dieser Runde vergeben.
character-free = Noch kein Gebot.
character-taken-short = vergeben
character-free-short = frei
character-yours = in dieser Runde deiner
gloss-muse = jedes Werk { $round } mehr wert (PRI-68)
gloss-cardinal = drei Aktionen im Zug (PRI-69)
gloss-princess = ein Werk ohne Karte (PRI-70)
gloss-merchant = die nächste Ausstattung kostenlos, oder Prestige nach Platz (PRI-71)
gloss-professor = eine Bonus- oder Prestigekarte (PRI-75)
gloss-banker = { $money ->
    [0] bis zur nächsten Runde kein Geld (PRI-77)
   *[other] { $money } Florin abzüglich des Gebots (PRI-77)
}
buildings = Gebäude
buildings-note = { $price }, je { $prestige }
building-own = Hast du schon
building-gone = Keines mehr
building-left = { $left ->
    [one] noch 1
   *[other] noch { $left }
}
size-large = Groß, { $squares } Felder
size-medium = Mittel, { $squares } Felder
size-small = Klein, { $squares } Felder
with = zusammen mit { $player } (PRI-82)
tables = Ausgelegte Personen
tables-note = Werke der anderen
tables-none = Sonst hat noch niemand ein Werk vollendet
recruiting = Eine Person abwerben
recruiting-note = deine Karte bleibt an ihrer Stelle

## Die Versteigerung

auction = Die Versteigerung
on-block = Wird versteigert
in-view = Zu eröffnen
block-empty = Noch nichts
block-choose = Wähle eine Ausstattung zum Eröffnen
block-wait = { $player } wählt
leads = { $player } führt
next-step = nächstes Gebot: { $florins }
opening = Das erste Gebot
opening-note = jedes weitere um { $florins } höher
won-price = Das höchste Gebot
last-price = So viel zahlt der Letzte
bid-step = { $florins } bieten
purse = dein Geld
bidder-bought = gekauft
bidder-out = verzichtet
bidder-leads = führt
bidder-passed = gepasst
bidder-passed-at = { $florins }, gepasst
bidder-asked = am Zug
bidder-last = zuletzt
bidder-opens = eröffnet
bidder-at = { $florins }
bidder-waits = wartet
worth = Für dich
worth-works = { $count ->
    [one] Ein Werk auf der Hand
   *[other] { $count } Werke auf der Hand
}
worth-reach = { $count ->
    [one] Eins erreicht den Mindestwert
   *[other] { $count } erreichen den Mindestwert
}
worth-price = Preis eines Gebäudes
worth-prestige = Prestige sofort
worth-builder = für den zweiten und dritten Baumeister
worth-second = für eine weitere der gleichen Art
worth-look = Fünf ansehen, eine behalten
worth-recruit = { $count ->
    [0] Noch niemand abzuwerben
    [one] Eine Person abzuwerben
   *[other] { $count } Personen abzuwerben
}
worth-card = zählt als Karte auf der Hand
worth-count = eines mehr zu zählen
worth-nothing = Nichts auf deiner Hand verlangt es
worth-choose = Wähle eine Ausstattung, um zu sehen, was sie deiner Hand brächte
worth-hidden = Die Hände sind verdeckt
if-win-at = bei { $price } noch { $left }
pile-left = { $left } im Stapel

## Die Hand

people = Deine Personen
hand-of = Hand von { $player }
people-none = Niemand mehr auf der Hand
only-you = nur du siehst das
hidden = verdeckt
short = { $count } zu wenig
short-by = { $count } zu wenig für den Mindestwert
reaches = Erreicht den Mindestwert { $least }
min = min. { $least }
florins = Florin
prestige = Prestige
florins-hidden = Florin sind verdeckt (PRI-95)
after-this = danach { $n }
if-won = { $n } bei Zuschlag
bonus-now = Sie brächte jetzt { $points }
princess-now = jetzt { $value } wert
recruiting-hand = auf der Hand
pile = { $cards } im Stapel
in-piles = In den Stapeln
cards-in-hand = Handkarten
yes = ja
no = nein

## Karten, Werke, Lohn

deal = Du hast vier Personenkarten bekommen
deal-note = gib eine zurück, behalte drei
keep-one = Behalte eine davon
keep-note = die anderen kommen unter den Stapel
under-next = Welche kommt darunter?
under-note = die zuerst genannte kommt zuerst wieder
the-work = Das Werk
bonus-note = Bonuskarten kommen einzeln hinzu
pay = Der Lohn
exchange = Der Tausch des Bankiers
pay-note = 1 Prestigepunkt für je { $rate } Florin
result = Das Ende
result-note = woher das Prestige kommt

## Gemeinsam bauen

together = Ein gemeinsames Gebäude
together-note = es zählt für beide
pays-bank = zahlt der Bank { $florins }
pays-active = zahlt dem Bauherrn { $florins }
pays-open = der Anteil ist noch offen
prestige-each = je { $prestige }
step-joint = Platz
step-sum = Summe
step-answer = Antwort
step-reply = Rückantwort
wait-joint = Wähle, wo das Gebäude über die Grenze reicht.
wait-sum = Die Summe wird gerade genannt.
wait-answer = Der Partner antwortet: annehmen, ablehnen oder eine andere Summe nennen.
wait-reply = Die andere Summe annehmen oder ablehnen.

## Reiter auf dem Telefon

tab-worth = Wert
tab-hand = Hand
tab-court = Hof
tab-city = Florenz

## Die Bestätigungsleiste

what-named = { $name }: { $what }
what-place = { $piece } auf { $square }
what-refuse = Das Angebot ablehnen
what-return-character = Die Karte ungenutzt zurückgeben
what-decline = In dieser Runde nichts kaufen
why-works = { $works }: { $gain }
why-end = Du verlierst { $actions }
choice-bid = Bieten
choice-pass = Passen
choice-decline = Nichts kaufen
choice-refuse = Ablehnen
choice-return = Zurückgeben
choice-done = Keine Karten mehr
choice-accept = Annehmen
choice-end-turn = Zug beenden
choice-sell-prestige = 1 Prestige verkaufen
choice-keep-card = Karte behalten
choice-princess-work = Prinzessin
choice-merchant-prestige = Händler: Prestige
choice-merchant-free = Händler: kostenlos
choice-professor-bonus = Professor: Bonus
choice-professor-prestige = Professor: Prestige
choice-draw-profession = Person ziehen
choice-draw-bonus = Bonuskarte ziehen
