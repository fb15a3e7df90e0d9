### Die Paläste von Carrara, auf Deutsch.

title = Die Paläste von Carrara

## Farben

word-white = weiß
    .letter = W
    .block = weißen Baustein
    .blocks = weiße Bausteine
word-yellow = gelb
    .letter = Ge
    .block = gelben Baustein
    .blocks = gelbe Bausteine
word-red = rot
    .letter = R
    .block = roten Baustein
    .blocks = rote Bausteine
word-green = grün
    .letter = Gr
    .block = grünen Baustein
    .blocks = grüne Bausteine
word-blue = blau
    .letter = B
    .block = blauen Baustein
    .blocks = blaue Bausteine
word-purple = lila
    .letter = L
    .block = lila Baustein
    .blocks = lila Bausteine

## Städte, Gebäudetypen, Landschaften

word-livorno = Livorno
    .scored = die Stadt Livorno
word-pisa = Pisa
    .scored = die Stadt Pisa
word-lucca = Lucca
    .scored = die Stadt Lucca
word-viareggio = Viareggio
    .scored = die Stadt Viareggio
word-massa = Massa
    .scored = die Stadt Massa
word-lerici = Lerici
    .scored = die Stadt Lerici
word-cathedrale = Cathedrale
    .short = Cat
    .scored = den Typ Cathedrale
word-biblioteca = Biblioteca
    .short = Bib
    .scored = den Typ Biblioteca
word-porta = Porta
    .short = Por
    .scored = den Typ Porta
word-palazzo = Palazzo
    .short = Pal
    .scored = den Typ Palazzo
word-castello = Castello
    .short = Cas
    .scored = den Typ Castello
word-villa = Villa
    .short = Vil
    .scored = den Typ Villa
word-urban = städtisch
    .scored = die städtische Landschaft
word-rural = ländlich
    .scored = die ländliche Landschaft
word-pair = { $first }+{ $second }
    .scored = die Statuen von { $first } und { $second }
word-massa-both = Massa (Punkte und Münzen)
word-lerici-both = Lerici (Münzen und Punkte)

## Dekorationen und Statuen

word-cup = Pokal
    .short = Pokal
    .a = einen Pokal
    .the = den Pokal
word-book = Buch
    .short = Buch
    .a = ein Buch
    .the = das Buch
word-gate = Tor
    .short = Tor
    .a = ein Tor
    .the = das Tor
word-crown = Krone
    .short = Krone
    .a = eine Krone
    .the = die Krone
word-flag = Fahne
    .short = Fahne
    .a = eine Fahne
    .the = die Fahne
word-coat-of-arms = Wappen
    .short = Wappen
    .a = ein Wappen
    .the = das Wappen
word-white-statue = weiße Statue
    .a = eine weiße Statue
    .the = die weiße Statue
word-yellow-statue = gelbe Statue
    .a = eine gelbe Statue
    .the = die gelbe Statue
word-red-statue = rote Statue
    .a = eine rote Statue
    .the = die rote Statue
word-green-statue = grüne Statue
    .a = eine grüne Statue
    .the = die grüne Statue
word-blue-statue = blaue Statue
    .a = eine blaue Statue
    .the = die blaue Statue
word-purple-statue = lila Statue
    .a = eine lila Statue
    .the = die lila Statue
word-gold-statue = Goldstatue
    .a = eine Goldstatue
    .the = die Goldstatue

## Zahlen mit ihrem Hauptwort

count-florins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
count-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
count-blocks = { $count ->
    [one] 1 Baustein
   *[other] { $count } Bausteine
}
count-decoration = { $count ->
    [one] eine Dekoration
   *[other] { $count } Dekorationen
}
count-gold-statue = { $count ->
    [one] eine Goldstatue
   *[other] { $count } Goldstatuen
}

## Was geschehen ist

event-turn = { $wheels ->
    [1] Rad gedreht
   *[2] beide Räder gedreht
}
event-leave = { $wheels ->
    [0] Rad nicht gedreht
   *[1] nur das Statuenrad gedreht
}
event-fill = neue Bausteine bei I: { $blocks }
event-rescue = nichts bezahlbar, { $florins-text } erhalten
event-take = { $colour } aus { $position } genommen, { $florins ->
    [0] kostenlos
   *[other] für { $florins-text }
}
event-pay = { $blocks ->
    [2] 2× { $colour }
   *[other] { $colour }
} bezahlt
event-build = { $tile } in { $city } gebaut
event-upgrade = { $tile } über { $over } in { $city } gelegt
event-building-points = { $points-text } fürs Bauen erhalten
event-display = neu in der Auslage: { $tile } (Stapel { $left })
event-improve = Verbesserung { $improvement } genommen
event-visit = Abschnitt { $section } des Königlichen Hofs besucht
event-follow = in Abschnitt { $section } gefolgt
event-forgo = in Abschnitt { $section } nicht gefolgt
event-score = Wertungsstein aus dem offenen Bereich eingesetzt
event-bonus = Bonus erhalten: { $florins ->
    [0] { $points-text }
   *[other] { $florins-text }
}
event-evaluate = { $space-scored } gewertet: { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } und { $points-text }
    }
}
event-reserve = das Feld für { $space } belegt
event-claim = { $item-a } genommen
event-refuse = nichts genommen
event-place = { $item-the } auf { $tile } gesetzt
event-store = { $item-the } eingelagert
event-discard = { $item-the } abgeworfen
event-purchase = { $item-a } für { $florins-text } gekauft
event-pass = gepasst, { $florins-text } erhalten
event-last-passes = { $passes ->
    [one] 1 Zug in Folge gepasst
   *[other] { $passes } Züge in Folge gepasst
}: { $left ->
    [one] noch einmal Passen beendet das Spiel
   *[other] noch { $left }-mal Passen beendet das Spiel
}
event-everybody-passes = alle haben gepasst, { $passes } Züge in Folge
event-finish = Spielende ausgelöst: { $points-text }, alle anderen haben noch einen Zug
event-end = das Spiel ist aus

## Was zu wählen ist

prompt-main = { $visitor ->
    [none] Wähle deine Aktion.
   *[other] { $visitor } besucht Abschnitt { $section } des Königlichen Hofs: folge, oder tu etwas anderes.
}
prompt-sector = Aus welchem Segment kaufst du?
prompt-take = { $taken ->
    [0] Nimm mindestens einen Baustein aus Segment { $position }.
   *[other] Nimm noch einen Baustein aus Segment { $position }, oder hör auf.
}
prompt-site = Wo baust du { $tile }?
prompt-pay = { $tile } in { $city }: noch { $blocks-text } zu zahlen.
prompt-improve = Welche Verbesserung nimmst du?
prompt-space = Welches Feld wertest du?
prompt-claim-sector = Du hast das Segment geleert. Nimm eines ({ $items }) oder nichts.
prompt-claim-decoration = Nimm eine Dekoration deiner Wahl oder nichts.
prompt-claim-gold = Nimmst du die Goldstatue?
prompt-place = Wohin setzt du { $item-the }?
prompt-end = Deine Aktion ist getan. Kostenlose Extras oder das Ende deines Zugs?

## Möglichkeiten

action-turn-wheel = Rad drehen, auffüllen, dann kaufen
action-leave-wheel = Kaufen, ohne das Rad zu drehen
action-turn-both-wheels = Beide Räder drehen, auffüllen, dann kaufen
action-turn-statue-wheel = Nur das Statuenrad drehen, dann kaufen
action-done = Nichts mehr nehmen
action-pass = Passen und { $florins-text } nehmen
action-end-turn = Zug beenden
action-follow = Folgen ({ $bonus }), dann werten
action-score = Mit Wertungsstein aus dem offenen Bereich werten, ohne Bonus
action-store = In ein Lagerhaus legen
action-claim-nothing = Nichts nehmen
action-sector = { $offers }{ $icons ->
    [none] { "" }
   *[other] { " " }({ $icons })
}
action-take = Einen { $word-block } nehmen, { $florins ->
    [0] kostenlos
   *[other] { $florins-text }
}
action-build = Bauen für { $blocks ->
    [none] die Differenz
   *[other] { $blocks-text }
}
action-in = Bringt { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } und { $points-text }
    }
} je Wert
action-over = In { $city } ersetzen, { $blocks-text }
action-pay = Einen { $word-block } zahlen
action-pay-2 = 2 { $word-blocks } zahlen, zählt als { $as }
action-visit = Besuchen ({ $bonus }), dann werten
action-evaluate = { $word-scored } werten: { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } und { $points-text }
    }
}
action-reserve = Belegen: am Ende ein Punkt für je { $florins-text }
action-claim = { $word-a } nehmen
action-on = Dorthin setzen, in { $city }
action-swap = { $word-the } abwerfen, das neue Stück einlagern
action-place = { $word-the } auf ein Plättchen setzen
action-purchase = { $word-a } kaufen, { $florins-text }
action-improve = { $word } bringt { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } und { $points-text }
    }
} je Wert

## Woher die Punkte kommen

source-building = Bauen
source-court = Königlicher Hof
source-cities = Städte
source-types = Gebäudetypen
source-landscapes = Landschaften
source-statue-spaces = Statuenfelder
source-finish = Ende ausgelöst
source-florins = übrige Münzen
source-decorations = Dekorationssets
source-majorities = Statuenmehrheiten

## Optionen

option-version = die normale Version oder die fortgeschrittene mit Dekorationen und Statuen
option-improvements = welche acht Verbesserungen es gibt
option-court = die Boni des Königlichen Hofs in der normalen Version
option-majorities = die Tabelle für die meisten Statuen in einer Stadt
option-rural = Punkte je Wert der ländlichen Landschaft
option-statue-wheel = die Reihenfolge der Statuen auf dem kleinen Rad
option-open-area = wann Wertungssteine im offenen Bereich werten dürfen
option-exchange = welche Bausteinpaare beim Bezahlen angeboten werden
option-screens = ob Münzen und Bausteine verdeckt sind
option-pass-limit = Runden, in denen nur gepasst wird, bis das Spiel endet
option-storing = wann gelagerte Stücke versetzt werden dürfen
option-discard = wann ein gelagertes Stück abgeworfen werden darf

## Was gedruckt ist

label-types = Gebäudetypen
label-landscape = Landschaft
label-values = Werte
label-monument = Denkmal
label-pays = Ertrag je Wert
label-as-printed = gedruckt
label-better = verbessert
label-sets = Dekorationssets
label-of-a-kind = gleiche
label-majorities = Die meisten Statuen einer Stadt
label-place = { $place ->
    [1] Erster
    [2] Zweiter
   *[3] Dritter
}
label-rates = Geld und Punkte
label-pass = Passen bringt { $florins }.
label-purchase = Ein Teil kostet { $florins }.
label-florin-space = Das Feld für { $space }: am Ende ein Punkt je { $florins }.
label-finish = Wer das Ende auslöst, erhält { $points }.
label-florins-left = Am Ende gibt es einen Punkt je { $florins }, die übrig sind.
label-bag = Im Beutel
label-bag-empty = der Beutel ist leer

## Der Tisch

word-normal = normal
word-advanced = fortgeschritten
word-gold = gold
    .letter = ★
word-florins = Münzen
    .short = M
word-points = Punkte
    .short = P
label-wheel = Rad
label-decoration = Dekoration
label-statue = Statue
label-court = Königlicher Hof
label-open-area = offener Bereich: { $markers }
label-visit = Besuch von { $player } in Abschnitt { $section }
label-display = Auslage
label-pile = { $tiles ->
    [one] 1 Plättchen im Stapel
   *[other] { $tiles } Plättchen im Stapel
}
label-monuments = Denkmäler
label-improvements = Verbesserungen
label-supply = Vorrat
label-needs = ab { $tiles }
label-scored-by = ✓ { $seat }
label-blocks = Bausteine
label-markers = { $markers ->
    [one] 1 Wertungsstein
   *[other] { $markers } Wertungssteine
}
label-improved = verbessert: { $words }
label-stored = gelagert: { $words }
label-scored = gewertet: { $words }
label-last-turns = { $turns ->
    [one] der letzte Zug
   *[other] die letzten { $turns } Züge
}
label-passes = in Folge gepasst: { $passes } von { $most }
label-passes-left = { $left ->
    [one] noch einmal Passen beendet das Spiel
   *[other] noch { $left }-mal Passen in Folge beendet das Spiel
}
label-over = beendet
label-legend = Auf dem Tisch: 6 W×2 sind zwei weiße Bausteine zu je 6 Münzen. 1, 2, 3, 4 sind die Spieler. ×3P: die Stadt bringt 3 Punkte je Wert, M steht für Münzen; ab 2: gewertet wird ab zwei Plättchen; ✓ 1: Spieler 1 hat sie gewertet. Cat4+W: eine Cathedrale mit Wert 4, Dekoration und weißer Statue; ★ ist Gold.

## Warum etwas nicht geht

reason-take-one = nimm mindestens einen Baustein
reason-city-price = deine Bausteine reichen für { $tile } in { $city } nicht
reason-payment = { $city } nimmt das nicht, oder du hast es nicht
reason-no-block = in Sektor { $position } gibt es keinen { $colour-block }
reason-block-price = für einen { $colour-block } zahlst du hier { $price }, du hast { $florins-text }
reason-no-affordable-block = so wie das Rad steht, kannst du keinen Baustein bezahlen
reason-no-visit = kein Besuch ist offen
reason-open-visit = ein Besuch ist offen: schließ dich an oder tu etwas anderes
reason-no-scoring = du hast dort keinen Marker oder kein Feld zum Werten
reason-price = es kostet { $price }, du hast { $florins-text }
reason-not-for-sale = { $tile } steht nicht zum Verkauf
reason-twin = es ist das gleiche wie { $tile }, das angeboten wird
reason-tile-price = { $tile } kostet { $value } Bausteine, du hast { $blocks }
