### Das Brett der Fürsten von Florenz im Browser, auf Deutsch.
###
### Wörter des Spiels und Sätze zu Aktionen stehen in princes.ftl; hier steht, was gezeichnet ist.


## Das Anwesen

estate = Dein Anwesen
estate-of = Anwesen von { $player }
estate-empty = nichts als der Palast
whose-estate = Wessen Anwesen gezeigt wird
squares-free = { $count } Felder frei
places = so { $here }, insgesamt { $all }
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
builders-touch = aneinander
builders-gloss = { $count ->
    [0] Kein Baumeister
    [one] 1 Baumeister
   *[other] { $count } Baumeister
}: ein Gebäude kostet { $price }; { $touch } (PRI-27)
free = frei
jesters = Gaukler
jesters-n = Gaukler: { $count }
jesters-gloss = Gaukler: { $count }. Jedes Werk ist { $value } mehr wert (PRI-26)
freedoms = Freiheiten
freedom-own = eingeführt
freedom-left = noch { $left }, 300 Florin
n-left = noch { $left }
yours = deine
held = eingeführt
works = Werke
works-none = noch kein Werk
best-now = bestes der Runde: { $value }
recruited-gloss = { $count ->
    [one] Eine Abwerbekarte liegt
   *[other] { $count } Abwerbekarten liegen
} anstelle einer abgeworbenen Person (PRI-30)

## Florenz

city = Florenz
round = Runde { $round }
before-round = Vor dem Beginn
work-needs = ein Werk braucht { $least }
least-values = Mindestwert eines Werks je Runde
least-of-round = Runde { $round }: { $least }
best-work = Bestes Werk
best-work-of = Bestes Werk der Runde: { $value }, { $players } (PRI-51)
best-work-none = Noch kein Werk in dieser Runde; das beste bringt 3 Prestige (PRI-51)
lots = Versteigerung
lots-note = je eines pro Runde
short-prestige = Prestige
short-recruiting = Abwerben
lot-left = noch { $left }
lot-sold = gekauft von { $player }
lot-sold-short = verkauft
lot-block = im Aufruf
lot-gone = keine mehr
lot-open = offen
lot-unsold = unverkauft
gloss-forest = 5 Felder; 3 Punkte für Personen, die ihn mögen (PRI-24)
gloss-lake = 4 Felder; 3 Punkte für Personen, die ihn mögen (PRI-24)
gloss-park = 3 Felder; 3 Punkte für Personen, die ihn mögen (PRI-24)
gloss-landscape = eine der drei, gewählt nach dem Zuschlag (PRI-58)
gloss-jester = 2 mehr für jedes Werk (PRI-26)
gloss-builder = billiger bauen, dann aneinander (PRI-27)
gloss-prestige = fünf ansehen, eine behalten; sie zählt am Ende (PRI-28)
gloss-recruiting = holt eine Person, die vor anderen liegt (PRI-29)
characters = Charaktere
characters-note = für eine Runde
characters-bid = setze deine Figur; Gebote in Hundert
character-owner = Bei { $player }.
character-pawn = { $player } bietet { $florins }.
character-taken = In dieser Runde vergeben.
character-free = Noch kein Gebot.
character-taken-short = weg
character-free-short = frei
character-yours = dein für diese Runde
gloss-muse = jedes Werk { $round } mehr wert (PRI-68)
gloss-cardinal = drei Aktionen im Zug (PRI-69)
gloss-princess = ein Werk ohne Karte (PRI-70)
gloss-merchant = ein Los umsonst, oder Prestige nach Rang (PRI-71)
gloss-professor = eine Bonus- oder Prestigekarte (PRI-75)
gloss-banker = { $money ->
    [0] keine Florin vor der nächsten Runde (PRI-77)
   *[other] { $money } Florin weniger das Gebot (PRI-77)
}
buildings = Gebäude
buildings-note = { $price }, je 3 Prestige
building-own = Hast du
building-gone = Keines mehr
building-left = { $left ->
    [one] noch 1
   *[other] noch { $left }
}
size-large = Groß, 7 Felder
size-medium = Mittel, 5 Felder
size-small = Klein, 3
with = zusammen mit { $player } (PRI-82)
tables = Ausgelegte Personen
tables-note = Werke der anderen
tables-none = Sonst hat noch niemand ein Werk vollendet
recruiting = Eine Person abwerben
recruiting-note = deine Karte bleibt an ihrer Stelle

## Die Versteigerung

auction = Die Versteigerung
on-block = Im Aufruf
in-view = Zu eröffnen
block-empty = Noch nichts
block-choose = Wähle ein Los zum Eröffnen
block-wait = { $player } wählt
leads = { $player } führt
next-step = nächste Stufe: { $florins }
opening = Das Eröffnungsgebot
opening-note = jede Stufe 100 mehr
won-price = Das höchste Gebot
last-price = Der Letzte zahlt das
bid-step = { $florins } bieten
purse = deine Börse
bidder-bought = gekauft
bidder-out = raus
bidder-leads = führt
bidder-passed = gepasst
bidder-passed-at = { $florins }, gepasst
bidder-asked = am Zug
bidder-last = Letzter
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
worth-choose = Wähle ein Los, um zu sehen, was es deiner Hand brächte
worth-hidden = Die Hände sind verdeckt
if-win-at = { $left }, wenn du für { $price } gewinnst
pile-left = { $left } im Stapel

## Die Hand

people = Deine Personen
hand-of = Hand von { $player }
people-none = Niemand mehr auf der Hand
only-you = nur du siehst das
hidden = verdeckt
short = { $count } fehlen
short-by = { $count } fehlen zum Mindestwert
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

deal = Vier Personen kamen zu dir
deal-note = gib eine zurück, behalte drei
keep-one = Behalte eine davon
keep-note = die anderen kommen unter den Stapel
under-next = Welche kommt darunter?
under-note = die zuerst genannte kommt zuerst wieder
likes-now = jetzt { $points } von 10
the-work = Das Werk
bonus-note = Bonuskarten kommen einzeln hinzu
pay = Der Lohn
exchange = Der Bankier tauscht
pay-note = ein Prestigepunkt für { $rate } Florin
result = Das Ende
result-note = woher das Prestige kommt

## Gemeinsam bauen

together = Ein gemeinsamer Bau
together-note = er zählt für beide
pays-bank = zahlt der Bank { $florins }
pays-active = zahlt dem Bauenden { $florins }
pays-open = der Anteil ist noch offen
three-each = je 3
step-joint = Platz
step-sum = Summe
step-answer = Antwort
step-reply = Erwiderung
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
what-recruit = { $person }: mit deiner Karte abwerben
what-together = { $building }: gemeinsamen Bau anbieten
why-needs-bonus = Es braucht Bonuskarten, um { $least } zu erreichen
why-work = Bringt { $value } Hundert Florin; dann kannst du Prestige dafür nehmen
why-play = Das Werk ist dann { $value } wert
why-gains = Dann ist { $person } { $value } wert statt { $before }
why-jester = { $count ->
    [one] 2 mehr für das Werk auf deiner Hand
   *[other] 2 mehr für jedes von { $count } Werken auf deiner Hand
}
why-joint = Dann nennst du, was der Partner zahlt
why-ask = Der Partner kann annehmen, ablehnen oder anders bieten
why-return = Die anderen drei bleiben auf deiner Hand
why-under = Karten darunter kommen zuletzt wieder
why-end = { $actions } gingen verloren
why-florins = jetzt { $before }, danach { $after }
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
choice-merchant-free = Händler: umsonst
choice-professor-bonus = Professor: Bonus
choice-professor-prestige = Professor: Prestige
choice-draw-profession = Person ziehen
choice-draw-bonus = Bonuskarte ziehen
