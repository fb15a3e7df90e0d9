### Carpe Diem, auf Deutsch.

title = Carpe Diem

## Was gebaut wird

word-villa = Villa
    .letter = Vi
    .a = eine Villa
word-vineyard = Weinberg
    .letter = We
    .a = einen Weinberg
word-garden = Garten
    .letter = Ga
    .a = einen Garten
word-farm = Hof
    .letter = Ho
    .a = einen Hof
word-pond = Teich
    .letter = Te
    .a = einen Teich
word-merchant = Händler
    .letter = Hä
    .a = ein Händlerhaus
word-baker = Bäcker
    .letter = Bä
    .a = ein Bäckerhaus
word-senator = Senator
    .letter = Se
    .a = ein Senatorenhaus
word-artisan = Handwerker
    .letter = Hw
    .a = ein Handwerkerhaus
word-market = Markt
    .letter = Ma
    .a = einen Markt
word-bakery = Bäckerei
    .letter = Bk
    .a = eine Bäckerei
word-fountain = Brunnen
    .letter = Br
    .a = einen Brunnen
word-grass = Wiese
    .letter = ··

## Waren

word-grape = Traube
    .letter = Tr
    .a = eine Traube
word-herb = Kraut
    .letter = Kr
    .a = ein Kraut
word-chicken = Huhn
    .letter = Hu
    .a = ein Huhn
word-fish = Fisch
    .letter = Fi
    .a = einen Fisch
word-coin = Münze
    .a = eine Münze

## Plättchen

word-vineyard-opposite-garden = Weinberg mit Garten
word-garden-opposite-farm = Garten mit Hof
word-farm-opposite-pond = Hof mit Teich
word-pond-opposite-merchant = Teich mit Händler
word-merchant-opposite-baker = Händler mit Bäcker
word-baker-opposite-senator = Bäcker mit Senator
word-senator-opposite-artisan = Senator mit Handwerker
word-artisan-opposite-vineyard = Handwerker mit Weinberg
word-vineyard-then-farm = Weinberg neben Hof
word-garden-then-pond = Garten neben Teich
word-farm-then-merchant = Hof neben Händler
word-pond-then-baker = Teich neben Bäcker
word-merchant-then-senator = Händler neben Senator
word-baker-then-artisan = Bäcker neben Handwerker
word-senator-then-vineyard = Senator neben Weinberg
word-artisan-then-garden = Handwerker neben Garten
word-vineyard-opposite-pond = Weinberg mit Teich
word-garden-opposite-merchant = Garten mit Händler
word-farm-opposite-baker = Hof mit Bäcker
word-pond-opposite-senator = Teich mit Senator
word-merchant-opposite-artisan = Händler mit Handwerker
word-baker-opposite-vineyard = Bäcker mit Weinberg
word-senator-opposite-garden = Senator mit Garten
word-artisan-opposite-farm = Handwerker mit Hof
word-vineyard-then-merchant = Weinberg neben Händler
word-garden-then-baker = Garten neben Bäcker
word-farm-then-senator = Hof neben Senator
word-pond-then-artisan = Teich neben Handwerker
word-vineyard-opposite-merchant = Weinberg mit Händler
word-garden-opposite-baker = Garten mit Bäcker
word-farm-opposite-senator = Hof mit Senator
word-pond-opposite-artisan = Teich mit Handwerker
word-baker-then-vineyard = Bäcker neben Weinberg
word-senator-then-garden = Senator neben Garten
word-artisan-then-farm = Handwerker neben Hof
word-merchant-then-pond = Händler neben Teich
word-villa-1-opposite-vineyard = Villa mit Weinberg
word-villa-1-opposite-garden = Villa mit Garten
word-villa-1-opposite-farm = Villa mit Hof
word-villa-1-opposite-pond = Villa mit Teich
word-villa-1-opposite-merchant = Villa mit Händler
word-villa-1-opposite-baker = Villa mit Bäcker
word-villa-1-opposite-senator = Villa mit Senator
word-villa-1-opposite-artisan = Villa mit Handwerker
word-villa-1-then-vineyard = Villa neben Weinberg
word-garden-then-villa-1 = Garten neben Villa
word-villa-1-then-farm = Villa neben Hof
word-pond-then-villa-1 = Teich neben Villa
word-villa-1-then-merchant = Villa neben Händler
word-baker-then-villa-1 = Bäcker neben Villa
word-villa-1-then-senator = Villa neben Senator
word-artisan-then-villa-1 = Handwerker neben Villa
word-vineyard-straight = Weinberg (gerade)
word-vineyard-corner = Weinberg (Ecke)
word-garden-straight = Garten (gerade)
word-garden-corner = Garten (Ecke)
word-farm-straight = Hof (gerade)
word-farm-corner = Hof (Ecke)
word-pond-straight = Teich (gerade)
word-pond-corner = Teich (Ecke)
word-villa-straight = Villa (gerade)
word-villa-straight-1 = Villa (gerade, 1 Schornstein)
word-villa-straight-2 = Villa (gerade, 2 Schornsteine)
word-villa-corner = Villa (Ecke)
word-villa-corner-1 = Villa (Ecke, 1 Schornstein)
word-villa-corner-2 = Villa (Ecke, 2 Schornsteine)
word-villa-three-way = Villa (drei Wege)
word-villa-three-way-2 = Villa (drei Wege, 2 Schornsteine)
word-villa-cross = Villa (Kreuz)
word-villa-cross-3 = Villa (Kreuz, 3 Schornsteine)
word-vineyard-end = Weinberg (Ende)
word-garden-end = Garten (Ende)
word-farm-end = Hof (Ende)
word-pond-end = Teich (Ende)
word-merchant-half = Händler (Hälfte)
word-baker-half = Bäcker (Hälfte)
word-senator-half = Senator (Hälfte)
word-artisan-half = Handwerker (Hälfte)
word-villa-end = Villa (Ende)
word-villa-end-1 = Villa (Ende, 1 Schornstein)
word-villa-end-2 = Villa (Ende, 2 Schornsteine)

## Spalten des Stadtviertels

word-a = a
word-b = b
word-c = c
word-d = d
word-e = e
word-f = f

## Zahlen mit Hauptwort

count-villa = { $count ->
    [one] 1 Villa
   *[other] { $count } Villen
}
count-vineyard = { $count ->
    [one] 1 Weinberg
   *[other] { $count } Weinberge
}
count-garden = { $count ->
    [one] 1 Garten
   *[other] { $count } Gärten
}
count-farm = { $count ->
    [one] 1 Hof
   *[other] { $count } Höfe
}
count-pond = { $count ->
    [one] 1 Teich
   *[other] { $count } Teiche
}
count-merchant = { $count } Händler
count-baker = { $count } Bäcker
count-senator = { $count ->
    [one] 1 Senator
   *[other] { $count } Senatoren
}
count-artisan = { $count } Handwerker
count-market = { $count ->
    [one] 1 Markt
   *[other] { $count } Märkte
}
count-bakery = { $count ->
    [one] 1 Bäckerei
   *[other] { $count } Bäckereien
}
count-fountain = { $count } Brunnen
count-grape = { $count ->
    [one] 1 Traube
   *[other] { $count } Trauben
}
count-herb = { $count ->
    [one] 1 Kraut
   *[other] { $count } Kräuter
}
count-chicken = { $count ->
    [one] 1 Huhn
   *[other] { $count } Hühner
}
count-fish = { $count ->
    [one] 1 Fisch
   *[other] { $count } Fische
}
count-chimney = { $count ->
    [one] 1 Schornstein
   *[other] { $count } Schornsteine
}
count-landscape = { $count ->
    [one] 1 beliebige Landschaft
   *[other] { $count } beliebige Landschaften
}
count-dwelling = { $count ->
    [one] 1 beliebige Unterkunft
   *[other] { $count } beliebige Unterkünfte
}
count-points = { $count ->
    [one] 1 SP
   *[other] { $count } SP
}
count-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
count-bread = { $count ->
    [one] 1 Brot
   *[other] { $count } Brote
}
count-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
count-goods = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
count-tiles = { $count } Plättchen

## Was geschehen ist

event-deal = neue Bauplättchen für Durchgang { $phase }
event-start = auf Feld { $space } begonnen
event-go = { $bread ->
    [0] zu Feld { $space } gezogen
   *[other] für ein Brot zu Feld { $space } gezogen
}
event-take = { $tile } genommen
event-remove = aus dem Spiel: { $tiles }
event-place = { $tile } auf { $column }{ $row } gelegt
event-banner = die Banderole von { $column }{ $row } entfernt
event-store = { $tile } eingelagert
event-finish = { $kind-a } fertiggestellt{ $tiles ->
    [1] { "" }
   *[other] { " " }({ $tiles-text })
}
event-goods = { $goods } erhalten
event-sell = { $goods-text } verkauft für { $coins-text }
event-bread = { $bread-text } erhalten
event-coins = { $coins-text } erhalten
event-no-tile = die untere Reihe ist leer
event-take-lower = { $tile } aus der unteren Reihe genommen
event-track = auf der Banderolenleiste auf { $space } gezogen
event-look = zwei Brunnenkarten angesehen
event-look-at = die Brunnenkarten { $cards } gezogen
event-return = eine Brunnenkarte zurückgelegt, hat jetzt { $held }
event-return-card = { $card } zurückgelegt
event-scoring = Wertung von Durchgang { $phase }
event-disc = eine Scheibe zwischen { $needs } → { $gives } und { $needs2 } → { $gives2 } gelegt
event-pay = { $piece-a } bezahlt
event-give-bread = { $bread-text } abgegeben
event-card = { $needs } → { $gives } erfüllt{ $times ->
    [1] { "" }
   *[other] { " " }({ $times }-mal)
}
event-fail = { $needs } nicht erfüllt, { $points-text } verloren
event-end = das Spiel ist zu Ende

## Was zu wählen ist

prompt-start = Wo beginnt dein Patrizier?
prompt-move = Wohin zieht dein Patrizier?
prompt-take = Welches Plättchen nimmst du auf Feld { $space }?
prompt-place = Wohin legst du das Plättchen { $tile }?
prompt-reward = Zwei Belohnungen, { $kinds }: Welche kommt zuerst?
prompt-artisan = Welches Plättchen der unteren Reihe nimmst du?
prompt-fountain = Welche Brunnenkarte kommt unter den Stapel?
prompt-disc = Wertung von Durchgang { $phase }: Wohin kommt deine Scheibe?
prompt-card = Welche der beiden Karten wertest du zuerst?
prompt-pay = { $needs } für { $gives }{ $times ->
    [0] { "" }: Was zahlst du?
   *[other] { "" }: Noch einmal zahlen, oder aufhören?
}
prompt-bread = { $needs } → { $gives }{ $times ->
    [0] { "" }: Das kannst du nicht erfüllen. Brot abgeben?
   *[other] { "" }: Erfüllt. Brot abgeben, um die Karte noch einmal zu erfüllen?
}
prompt-due = Die andere Belohnung folgt.
prompt-second = Die zweite Karte folgt.
prompt-end = Der Zug ist zu Ende.
prompt-scored = Die Wertung ist zu Ende.
prompt-look = Zwei Brunnenkarten werden gezogen.

## Auswahl

action-go-to = { $tiles ->
    [none] die Bauplättchen kommen nach den Patriziern
   *[other] { $tiles }
}{ $stored ->
    [1] { "" }: passt nirgends, kommt in dein Lager
   *[other] { "" }
}
action-bread-to = Für ein Brot: { $tiles }{ $stored ->
    [1] { "" }: passt nirgends, kommt in dein Lager
   *[other] { "" }
}
action-take = { $word }{ $stored ->
    [1] { "" }: passt nirgends, kommt in dein Lager
   *[other] { "" }
}{ $finishes ->
    [none] { "" }
   *[other] , kann fertigstellen: { $finishes }
}
action-at = ↑{ $north-letter } →{ $east-letter } ↓{ $south-letter } ←{ $west-letter }{ $banner ->
    [1] { " " }Banderole
   *[other] { "" }
}{ $finishes ->
    [none] { "" }
   *[other] , stellt fertig: { $finishes }
}
action-store = Einlagern, am Ende ein halber SP wert
action-reward = Zuerst die Belohnung für { $word-a }
action-return = Zurücklegen; sie wäre jetzt { $points-text } wert
action-disc = { $needs } → { $gives } | { $needs2 } → { $gives2 }{ $most ->
    [none] { "" }
   *[other] { "" }: höchstens { $most } SP
}
action-score = { $needs } → { $gives }{ $most ->
    [none] { "" }
   *[other] { "" }: höchstens { $most } SP
}
action-pay = { $word-a } abgeben
action-pay-coin = Stattdessen eine Münze abgeben
action-enough = Nicht weiter zahlen
action-give-bread = { $bread-text } abgeben und die Karte damit einmal erfüllen
action-keep-bread = Das Brot behalten

## Woher Punkte kommen

source-start = Beginn
source-cards = Wertungskarten
source-penalties = nicht erfüllte Karten
source-villas = Villen
source-leftovers = Übriges
source-track = Banderolenleiste
source-fountains = Brunnenkarten
source-frame = Rahmen

## Optionen

option-villa-table = SP für die Schornsteine fertiger Villen
option-bread-limit = wie oft drei Brote in einer Wertung eine Karte erfüllen
option-points-floor = ob SP unter null sinken können
option-track-end = was eine Scheibe auf dem letzten Feld der Banderolenleiste tut
option-empty-spaces = wie ein Patrizier von einem leeren Feld des Rings weiterzieht
option-start-spaces = ob Patrizier am Anfang auf demselben Feld stehen dürfen
option-pawns = ob die Patrizier nach oder vor Bauplättchen und Wertungskarten gestellt werden

## Die Werte der Optionen

value-villa-table-steps = in Stufen, höchstens 18
value-villa-table-steep = steiler, höchstens 21
value-bread-limit-once = einmal
value-bread-limit-any = beliebig oft
value-points-floor-zero = nein, null ist das Mindeste
value-points-floor-none = ja
value-track-end-stay = sie bleibt liegen
value-track-end-restack = sie kommt oben auf den Stapel
value-empty-spaces-onward = immer in dieselbe Richtung
value-empty-spaces-free = in beide Richtungen
value-start-spaces-empty = nein, jeder auf einem eigenen Feld
value-start-spaces-shared = ja
value-pawns-last = danach
value-pawns-first = davor

## Was gedruckt ist

label-brings = Belohnung fürs Fertigstellen
label-fountain-card = Brunnenkarte
label-brings-villa = SP am Ende, nach Schornsteinen
label-brings-landscape = { $good }: eine weniger als Plättchen
label-brings-merchant = eine Münze je Ware und { $coins } mehr
label-brings-artisan = ein Plättchen der unteren Reihe
label-brings-fountain = zwei Brunnenkarten ansehen, eine mehr behalten
label-villas = Villen am Ende
label-rates = Weitere Zahlen
label-banner = Eine überbaute Banderole bringt { $steps } auf der Banderolenleiste.
label-penalty = Eine Wertungskarte, die nicht erfüllt wird, kostet { $points }; { $bread } erfüllen eine.
label-last-space = Die Banderolenleiste endet auf Feld { $space }; jedes Feld ist am Ende seine Zahl in SP wert.
label-leftovers = Am Ende gibt es 1 SP je { $items } Waren, Münzen, Brote und eingelagerte Plättchen zusammen.
label-fountain-note = Eine Brunnenkarte bringt so viele SP für alles Fertige ihrer Art, je Stück.

## Der Tisch

word-points = SP
    .short = p
word-coins = Münzen
    .short = m
word-bread = Brot
    .short = b
word-steps = Schritte
    .short = s
word-chimney = Schornsteine
    .letter = ▴
word-landscape = Landschaft
    .letter = Land
word-dwelling = Unterkunft
    .letter = Unt
label-phase = Durchgang { $phase } von 4, Runde { $round } von 7
label-over = zu Ende
label-ring = Ring
label-lower = Untere Reihe
label-hidden = Brunnenkarten, die du nicht gesehen hast
label-cards = Wertungskarten
label-track = Banderolenleiste
label-pile = { $cards ->
    [one] 1 Brunnenkarte im Stapel
   *[other] { $cards } Brunnenkarten im Stapel
}
label-goods = Waren { $words }
label-stored = eingelagert { $tiles }
label-track-at = Leiste { $space }
label-chimneys = { $count ->
    [one] 1 Schornstein
   *[other] { $count } Schornsteine
}
label-finished = fertig { $words }
label-fountain-cards = Brunnenkarten { $cards }
label-hand = Brunnenkarten: { $words }
label-discs = { $discs ->
    [one] 1 Scheibe
   *[other] { $discs } Scheiben
}
label-in-hand = zu legen: { $tile }
label-legend = Auf dem Tisch: ↑ → ↓ ← sagen, was eine Seite eines Plättchens zeigt, mit den Buchstaben von Villa Vi, Weinberg We, Garten Ga, Hof Ho, Teich Te, Händler Hä, Bäcker Bä, Senator Se, Handwerker Hw; ·· ist Wiese; Ma Bk Br sind Markt, Bäckerei, Brunnen; ▴2 zwei Schornsteine. In einem Stadtviertel ist ⚑ eine Banderole, ♠ die Schaufel, ✓ ein Plättchen, auf dem alles fertig ist. Darum herum stehen die Aufgaben des Rahmens: Vi3 ist eine Villa für 3 SP. Zwischen den Karten ist [1] die Scheibe von Spieler 1 und [ ] ein freier Kreis. p Siegpunkte, m Münzen, b Brote, s Schritte auf der Leiste; Tr Kr Hu Fi sind Waren.
label-first = beginnt
label-frame = Rahmen von { $name }:

## Warum etwas nicht geht

reason-pawn = auf Feld { $space } steht schon ein Patrizier
reason-circle = dort liegt schon eine Scheibe, oder auf einer Seite fehlt eine Karte
reason-pay-on = eine Karte, die du bezahlen kannst, musst du einmal erfüllen, und einen begonnenen Satz zu Ende zahlen
reason-not-there = dieses Plättchen liegt nicht auf Feld { $space }
reason-no-tile = auf Feld { $space } liegt kein Plättchen
reason-too-far = zu Feld { $space } kommst du nicht
reason-no-bread = du hast kein Brot
reason-without-bread = zu Feld { $space } kommst du auch ohne Brot
reason-covered = auf { $column }{ $row } liegt schon ein Plättchen
reason-does-not-fit = so passt es nicht auf { $column }{ $row }, oder neben { $column }{ $row } liegt kein Plättchen
reason-first-tile = das erste Plättchen kommt auf die Schaufel

## Wozu Teile genutzt werden, in Studien

use-take-tile = Genommene Bauplättchen
use-place-tile = Gelegte Bauplättchen
use-store-tile = Beiseitegelegte Bauplättchen
use-take-lower-tile = Bauplättchen der unteren Reihe
use-finish-kind = Fertige Gebäude und Landschaften
use-disc-card = Wertungskarten mit einer Scheibe
use-card = Erfüllte Wertungskarten
use-track-space = Felder der Banderolenleiste
