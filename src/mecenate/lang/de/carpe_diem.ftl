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
word-bakery = Backhaus
    .letter = Bh
    .a = ein Backhaus
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

word-vineyard-opposite-garden = Weinberg gegenüber Garten
word-garden-opposite-farm = Garten gegenüber Hof
word-farm-opposite-pond = Hof gegenüber Teich
word-pond-opposite-merchant = Teich gegenüber Händler
word-merchant-opposite-baker = Händler gegenüber Bäcker
word-baker-opposite-senator = Bäcker gegenüber Senator
word-senator-opposite-artisan = Senator gegenüber Handwerker
word-artisan-opposite-vineyard = Handwerker gegenüber Weinberg
word-vineyard-then-farm = Weinberg dann Hof
word-garden-then-pond = Garten dann Teich
word-farm-then-merchant = Hof dann Händler
word-pond-then-baker = Teich dann Bäcker
word-merchant-then-senator = Händler dann Senator
word-baker-then-artisan = Bäcker dann Handwerker
word-senator-then-vineyard = Senator dann Weinberg
word-artisan-then-garden = Handwerker dann Garten
word-vineyard-opposite-pond = Weinberg gegenüber Teich
word-garden-opposite-merchant = Garten gegenüber Händler
word-farm-opposite-baker = Hof gegenüber Bäcker
word-pond-opposite-senator = Teich gegenüber Senator
word-merchant-opposite-artisan = Händler gegenüber Handwerker
word-baker-opposite-vineyard = Bäcker gegenüber Weinberg
word-senator-opposite-garden = Senator gegenüber Garten
word-artisan-opposite-farm = Handwerker gegenüber Hof
word-vineyard-then-merchant = Weinberg dann Händler
word-garden-then-baker = Garten dann Bäcker
word-farm-then-senator = Hof dann Senator
word-pond-then-artisan = Teich dann Handwerker
word-vineyard-opposite-merchant = Weinberg gegenüber Händler
word-garden-opposite-baker = Garten gegenüber Bäcker
word-farm-opposite-senator = Hof gegenüber Senator
word-pond-opposite-artisan = Teich gegenüber Handwerker
word-baker-then-vineyard = Bäcker dann Weinberg
word-senator-then-garden = Senator dann Garten
word-artisan-then-farm = Handwerker dann Hof
word-merchant-then-pond = Händler dann Teich
word-villa-1-opposite-vineyard = Villa 1 gegenüber Weinberg
word-villa-1-opposite-garden = Villa 1 gegenüber Garten
word-villa-1-opposite-farm = Villa 1 gegenüber Hof
word-villa-1-opposite-pond = Villa 1 gegenüber Teich
word-villa-1-opposite-merchant = Villa 1 gegenüber Händler
word-villa-1-opposite-baker = Villa 1 gegenüber Bäcker
word-villa-1-opposite-senator = Villa 1 gegenüber Senator
word-villa-1-opposite-artisan = Villa 1 gegenüber Handwerker
word-villa-1-then-vineyard = Villa 1 dann Weinberg
word-garden-then-villa = Garten dann Villa
word-villa-1-then-farm = Villa 1 dann Hof
word-pond-then-villa = Teich dann Villa
word-villa-1-then-merchant = Villa 1 dann Händler
word-baker-then-villa = Bäcker dann Villa
word-villa-1-then-senator = Villa 1 dann Senator
word-artisan-then-villa = Handwerker dann Villa
word-vineyard-straight = Weinberg (gerade)
word-vineyard-corner = Weinberg (Ecke)
word-garden-straight = Garten (gerade)
word-garden-corner = Garten (Ecke)
word-farm-straight = Hof (gerade)
word-farm-corner = Hof (Ecke)
word-pond-straight = Teich (gerade)
word-pond-corner = Teich (Ecke)
word-villa-straight = Villa (gerade)
word-villa-corner = Villa (Ecke)
word-villa-three-way = Villa (drei Wege)
word-villa-cross = Villa (Kreuz)
word-vineyard-end = Weinberg (Ende)
word-garden-end = Garten (Ende)
word-farm-end = Hof (Ende)
word-pond-end = Teich (Ende)
word-merchant-half = Händler (Hälfte)
word-baker-half = Bäcker (Hälfte)
word-senator-half = Senator (Hälfte)
word-artisan-half = Handwerker (Hälfte)
word-villa-end = Villa (Ende)

## Spalten des Viertels

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
    [one] 1 Backhaus
   *[other] { $count } Backhäuser
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
    [one] 1 Kamin
   *[other] { $count } Kamine
}
count-landscape = { $count ->
    [one] 1 beliebige Landschaft
   *[other] { $count } beliebige Landschaften
}
count-dwelling = { $count ->
    [one] 1 beliebiges Wohnhaus
   *[other] { $count } beliebige Wohnhäuser
}
count-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
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

event-deal = neue Plättchen für Phase { $phase }
event-start = auf Feld { $space } begonnen
event-go = { $bread ->
    [0] zu Feld { $space } gezogen
   *[other] für ein Brot zu Feld { $space } gezogen
}
event-take = { $tile } genommen
event-remove = aus dem Spiel: { $tiles }
event-place = { $tile } auf { $column }{ $row } gelegt
event-banner = das Banner von { $column }{ $row } entfernt
event-store = { $tile } eingelagert
event-finish = { $kind-a } fertiggestellt{ $tiles ->
    [1] { "" }
   *[other] { " " }({ $tiles-text })
}
event-goods = { $goods } erhalten
event-sell = { $goods-text } verkauft für { $coins-text }
event-bread = { $bread-text } erhalten
event-coins = { $coins-text } erhalten
event-no-tile = in der unteren Reihe liegt nichts mehr
event-take-lower = { $tile } aus der unteren Reihe genommen
event-track = auf der Bannerleiste auf { $space } gezogen
event-look = zwei Brunnenkarten angesehen
event-look-at = die Brunnenkarten { $cards } gezogen
event-return = eine Brunnenkarte zurückgelegt, hält { $held }
event-return-card = { $card } zurückgelegt
event-scoring = Wertung der Phase { $phase }
event-disc = eine Scheibe gelegt zwischen { $needs } → { $gives } und { $needs2 } → { $gives2 }
event-pay = { $piece } bezahlt
event-give-bread = { $bread-text } abgegeben
event-card = { $needs } → { $gives } erfüllt{ $times ->
    [1] { "" }
   *[other] { " " }({ $times }-mal)
}
event-fail = { $needs } nicht erfüllt, { $points-text } verloren
event-end = das Spiel ist zu Ende

## Was zu wählen ist

prompt-start = Wo beginnt deine Figur?
prompt-move = Wohin zieht deine Figur?
prompt-take = Welches Plättchen nimmst du auf Feld { $space }?
prompt-place = Wohin legst du { $tile }?
prompt-reward = Zwei Belohnungen, { $kinds }: welche zuerst?
prompt-artisan = Welches Plättchen der unteren Reihe nimmst du?
prompt-fountain = Welche Brunnenkarte kommt unter den Stapel?
prompt-disc = Wertung der Phase { $phase }: wohin kommt deine Scheibe?
prompt-card = Welche der beiden Karten kommt zuerst?
prompt-pay = { $needs } für { $gives }{ $times ->
    [0] { "" }: welches Stück zahlst du?
   *[other] { "" }: noch einmal zahlen, oder aufhören?
}
prompt-bread = { $needs } → { $gives }{ $times ->
    [0] { "" }: das kannst du nicht erfüllen. Brot abgeben?
   *[other] { "" }: erfüllt. Brot abgeben, um es noch einmal zu erfüllen?
}
prompt-due = Die andere Belohnung folgt.
prompt-second = Die zweite Karte folgt.
prompt-end = Der Zug ist zu Ende.
prompt-scored = Die Wertung ist zu Ende.
prompt-look = Zwei Brunnenkarten werden gezogen.

## Auswahl

action-go-to = { $tiles ->
    [none] die Plättchen kommen nach den Figuren
   *[other] { $tiles }
}{ $stored ->
    [1] { "" }: passt nirgends, kommt in deinen Vorrat
   *[other] { "" }
}
action-bread-to = Für ein Brot: { $tiles }{ $stored ->
    [1] { "" }: passt nirgends, kommt in deinen Vorrat
   *[other] { "" }
}
action-take = { $word }{ $stored ->
    [1] { "" }: passt nirgends, kommt in deinen Vorrat
   *[other] { "" }
}{ $finishes ->
    [none] { "" }
   *[other] , kann fertigstellen: { $finishes }
}
action-at = ↑{ $north-letter } →{ $east-letter } ↓{ $south-letter } ←{ $west-letter }{ $banner ->
    [1] { " " }Banner
   *[other] { "" }
}{ $finishes ->
    [none] { "" }
   *[other] , stellt fertig: { $finishes }
}
action-store = Einlagern, am Ende ein halber Punkt
action-reward = Zuerst die Belohnung für { $word-a }
action-return = Zurücklegen; sie wäre jetzt { $points-text } wert
action-disc = { $needs } → { $gives } | { $needs2 } → { $gives2 }{ $most ->
    [none] { "" }
   *[other] { "" }: höchstens { $most } Punkte
}
action-score = { $needs } → { $gives }{ $most ->
    [none] { "" }
   *[other] { "" }: höchstens { $most } Punkte
}
action-pay = { $word-a } abgeben
action-pay-coin = Stattdessen eine Münze abgeben
action-enough = Nicht mehr zahlen
action-give-bread = Die Karte einmal erfüllen für { $bread-text }
action-keep-bread = Das Brot behalten

## Woher Punkte kommen

source-start = Beginn
source-cards = Wertungskarten
source-penalties = nicht erfüllte Karten
source-villas = Villen
source-leftovers = was übrig ist
source-track = Bannerleiste
source-fountains = Brunnenkarten
source-frame = Rahmen

## Optionen

option-villa-table = Punkte für die Kamine fertiger Villen
option-bread-limit = wie oft drei Brote in einer Wertung eine Karte erfüllen
option-points-floor = ob Punkte unter null sinken können
option-track-end = was eine Scheibe auf dem letzten Feld der Leiste tut
option-empty-spaces = wie eine Figur von einem leeren Feld des Rings weiterzieht
option-start-spaces = ob Figuren sich am Anfang ein Feld teilen dürfen
option-pawns = ob die Figuren nach oder vor Plättchen und Wertungskarten gesetzt werden

## Was gedruckt ist

label-brings = Was Fertigstellen bringt
label-fountain-card = Brunnenkarte
label-brings-villa = Punkte am Ende, nach Kaminen
label-brings-landscape = { $good }: eins weniger als Plättchen
label-brings-merchant = eine Münze je Ware, und { $coins } mehr
label-brings-artisan = ein Plättchen der unteren Reihe
label-brings-fountain = zwei Brunnenkarten ansehen, eine mehr behalten
label-villas = Villen am Ende
label-rates = Andere Zahlen
label-banner = Ein überbautes Banner bringt { $steps } auf der Bannerleiste.
label-penalty = Eine Wertungskarte, die nicht erfüllt wird, kostet { $points }; { $bread } erfüllen eine.
label-last-space = Die Bannerleiste endet auf Feld { $space }; jedes Feld ist am Ende seine Zahl wert.
label-leftovers = Am Ende gibt es einen Punkt je { $items } Waren, Münzen, Brote und eingelagerte Plättchen zusammen.
label-fountain-note = Eine Brunnenkarte hat diese Punkte für jedes fertige ihrer Art.

## Der Tisch

word-points = Punkte
    .short = p
word-coins = Münzen
    .short = m
word-bread = Brot
    .short = b
word-steps = Schritte
    .short = s
word-chimney = Kamine
    .letter = ▴
word-landscape = Landschaft
    .letter = Land
word-dwelling = Wohnhaus
    .letter = Wohn
label-phase = Phase { $phase }, Runde { $round }
label-over = zu Ende
label-ring = Ring
label-lower = Untere Reihe
label-hidden = Brunnenkarten, die du nicht gesehen hast
label-cards = Wertungskarten
label-track = Bannerleiste
label-pile = { $cards ->
    [one] 1 Brunnenkarte im Stapel
   *[other] { $cards } Brunnenkarten im Stapel
}
label-goods = Waren { $words }
label-stored = eingelagert { $tiles }
label-track-at = Leiste { $space }
label-chimneys = { $count ->
    [one] 1 Kamin
   *[other] { $count } Kamine
}
label-finished = fertig { $words }
label-fountain-cards = Brunnenkarten { $cards }
label-hand = Brunnenkarten: { $words }
label-discs = { $discs ->
    [one] 1 Scheibe
   *[other] { $discs } Scheiben
}
label-in-hand = zu legen: { $tile }
label-legend = Auf dem Tisch: ↑ → ↓ ← sagen, was eine Seite eines Plättchens zeigt, mit den Buchstaben von Villa Vi, Weinberg We, Garten Ga, Hof Ho, Teich Te, Händler Hä, Bäcker Bä, Senator Se, Handwerker Hw; ·· ist Wiese; Ma Bh Br sind Markt, Backhaus, Brunnen; ▴2 zwei Kamine. In einem Viertel ist ⚑ ein Banner, ♠ die Schaufel, ✓ ein Plättchen, auf dem alles fertig ist. Darum herum stehen die Aufgaben des Rahmens: Vi3 ist eine Villa für 3 Punkte. Zwischen den Karten ist [1] die Scheibe von Spieler 1 und [ ] ein freier Kreis. p Punkte, m Münzen, b Brote, s Schritte auf der Leiste; Tr Kr Hu Fi sind Waren.
label-first = beginnt
label-frame = Rahmen von { $name }:

## Warum etwas nicht geht

reason-pawn = auf Feld { $space } steht schon eine Figur
reason-circle = dort liegt schon eine Scheibe, oder auf einer Seite fehlt eine Karte
reason-pay-on = eine Karte, die du bezahlen kannst, muss einmal erfüllt und ein Satz ganz bezahlt werden
reason-not-there = dieses Plättchen liegt nicht auf Feld { $space }
reason-no-tile = auf Feld { $space } liegt kein Plättchen
reason-too-far = zu Feld { $space } kannst du nicht gehen
reason-no-bread = du hast kein Brot
reason-without-bread = zu Feld { $space } kannst du ohne Brot gehen
reason-covered = auf { $column }{ $row } liegt schon ein Plättchen
reason-does-not-fit = so passt es nicht auf { $column }{ $row }, oder neben { $column }{ $row } liegt kein Plättchen
reason-first-tile = das erste Plättchen kommt auf die Schaufel
