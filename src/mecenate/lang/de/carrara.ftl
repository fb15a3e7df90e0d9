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
word-lerici = Lérici
    .scored = die Stadt Lérici
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
word-massa-both = Massa (SP und Münzen)
word-lerici-both = Lérici (Münzen und SP)

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
    [one] 1 SP
   *[other] { $count } SP
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
event-buy = Bausteine aus Segment { $position } gekauft
event-pay = { $blocks ->
    [2] 2× { $colour }
   *[other] { $colour }
} bezahlt
event-build = { $tile } in { $city } gebaut
event-upgrade = { $over } in { $city } zu { $tile } aufgewertet
event-building-points = { $points-text } fürs Bauen erhalten
event-display = neu in der Auslage: { $tile } (noch { $left } im Stapel)
event-improve = Verbesserung { $improvement } genommen
event-visit = Bonusbereich { $section } des Königlichen Hofs besucht
event-follow = in Bonusbereich { $section } gefolgt
event-forgo = in Bonusbereich { $section } nicht gefolgt
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
event-reserve = das Geldwertungsfeld für { $space } belegt
event-claim = { $item-a } genommen
event-refuse = nichts genommen
event-place = { $item-the } auf { $tile } gesetzt
event-store = { $item-the } eingelagert
event-discard = { $item-the } abgeworfen
event-purchase = { $item-a } für { $florins-text } gekauft
event-pass = gepasst, { $florins-text } erhalten
event-last-passes = { $passes ->
    [one] einmal gepasst
   *[other] { $passes }-mal in Folge gepasst
}: { $left ->
    [one] noch einmal Passen beendet das Spiel
   *[other] noch { $left }-mal Passen beendet das Spiel
}
event-everybody-passes = alle haben gepasst, { $passes }-mal in Folge
event-finish = Spielende ausgelöst: { $points-text }, alle anderen haben noch einen Zug
event-end = das Spiel ist aus

## Was zu wählen ist

prompt-main = { $visitor ->
    [none] Wähle deine Aktion.
   *[other] { $visitor } besucht Bonusbereich { $section } des Königlichen Hofs: Wähle deine Aktion.
}
prompt-sector = Aus welchem Segment kaufst du?
prompt-take = { $taken ->
    [0] Nimm mindestens einen Baustein aus Segment { $position }.
   *[other] Nimm noch einen Baustein aus Segment { $position }, oder hör auf.
}
prompt-site = Wo baust du { $tile }?
prompt-pay = { $tile } in { $city }: Noch { $blocks-text } zu zahlen.
prompt-improve = Welche Verbesserung nimmst du?
prompt-space = Welches Wertungsfeld wertest du?
prompt-claim-sector = Du hast das Segment geleert. Nimm ein Stück ({ $items }) oder nichts.
prompt-claim-decoration = Nimm eine Dekoration deiner Wahl oder nichts.
prompt-claim-gold = Nimmst du die Goldstatue?
prompt-place = Wohin setzt du { $item-the }?
prompt-end = Deine Aktion ist ausgeführt. Noch eine freie Handlung, oder Zug beenden?

## Möglichkeiten

action-turn-wheel = Rad drehen, auffüllen, dann kaufen
action-leave-wheel = Kaufen, ohne das Rad zu drehen
action-turn-both-wheels = Beide Räder drehen, auffüllen, dann kaufen
action-turn-statue-wheel = Nur das Statuenrad drehen, dann kaufen
action-done = Nichts mehr nehmen
action-pass = Passen und { $florins-text } nehmen
action-end-turn = Zug beenden
action-follow = Folgen ({ $bonus }), dann werten
action-score = Mit einem Wertungsstein aus dem offenen Bereich werten, ohne Bonus
action-store = In ein Lagerhaus legen
action-claim-nothing = Nichts davon nehmen
action-sector = { $offers }{ $icons ->
    [none] { "" }
   *[other] { " " }({ $icons })
}
action-take = Einen { $word-block } nehmen, { $florins ->
    [0] kostenlos
   *[other] { $florins-text }
}
action-build = Bauen für { $blocks ->
    [none] den Unterschied zu 8
   *[other] { $blocks-text }
}
action-in = Bringt { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } und { $points-text }
    }
} je Gebäudewert
action-over = In { $city } aufwerten, { $blocks-text }
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
action-reserve = Belegen: am Ende 1 SP für je { $florins-text }
action-claim = { $word-a } nehmen
action-on = Dorthin setzen, in { $city }
action-swap = { $word-the } abwerfen, das neue Stück einlagern
action-place = { $word-the } auf ein Gebäude setzen
action-purchase = { $word-a } kaufen, { $florins-text }
action-improve = { $word } bringt { $florins ->
    [0] { $points-text }
   *[other] { $points ->
        [0] { $florins-text }
       *[other] { $florins-text } und { $points-text }
    }
} je Gebäudewert

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
option-rural = SP je Gebäudewert der ländlichen Landschaft
option-statue-wheel = die Reihenfolge der Statuen auf dem kleinen Rad
option-open-area = wann man aus dem offenen Bereich werten darf
option-exchange = welche Paare von Bausteinen beim Bezahlen angeboten werden
option-screens = ob Münzen und Bausteine verdeckt sind
option-pass-limit = nach wie vielen Runden, in denen alle nur passen, das Spiel endet
option-storing = wann gelagerte Stücke versetzt werden dürfen
option-discard = wann ein gelagertes Stück abgeworfen werden darf

## Die Werte der Optionen

value-version-normal = normal
value-version-advanced = fortgeschritten
value-improvements-cities = ungleich auf die Städte verteilt
value-improvements-landscapes = eine je Stadt und Landschaft
value-improvements-four-pairs = zwei für jede von vier Städten
value-improvements-mixed = eine je Stadt und zwei gemischte
value-court-even = gleich, je drei Bonusbereiche
value-court-graded = von Bonusbereich zu Bonusbereich abgestuft
value-majorities-steps = in Stufen
value-majorities-halving = von Platz zu Platz halbiert
value-majorities-linear = von Stadt zu Stadt 1 SP mehr
value-rural-single = 1 SP
value-rural-double = 2 SP
value-statue-wheel-forward = in der Reihenfolge der Städte
value-statue-wheel-reverse = in umgekehrter Reihenfolge
value-open-area-any-time = jederzeit
value-open-area-after-bonuses = wenn alle Bonusbereiche leer sind
value-exchange-useful = nur nützliche Paare
value-exchange-any = alle Paare
value-screens-up = hinter Sichtschirmen verborgen
value-screens-down = für alle sichtbar
value-storing-any-time = jederzeit in einem späteren Zug
value-storing-between = nur zwischen den Aktionen
value-discard-no-room = wenn das neue Stück nirgends passt
value-discard-full = sobald beide Lagerhäuser voll sind

## Was gedruckt ist

label-types = Gebäudetypen
label-landscape = Landschaft
label-values = Werte
label-monument = Denkmal
label-pays = Belohnung je Gebäudewert
label-as-printed = aufgedruckt
label-better = verbessert
label-sets = Dekorationssets
label-of-a-kind = gleiche
label-majorities = Die meisten Statuen einer Stadt
label-place = { $place ->
    [1] Erster
    [2] Zweiter
   *[3] Dritter
}
label-rates = Münzen und SP
label-pass = Passen bringt { $florins }.
label-purchase = Bonusaktion: eine Dekoration oder Statue für { $florins } kaufen.
label-florin-space = Das Geldwertungsfeld für { $space }: am Ende 1 SP für je { $florins }.
label-finish = Wer das Ende auslöst, erhält { $points }.
label-florins-left = Am Ende gibt es 1 SP für je { $florins }, die übrig sind.
label-bag = Im Beutel
label-bag-empty = der Beutel ist leer

## Der Tisch

word-normal = normal
word-advanced = fortgeschritten
word-gold = gold
    .letter = ★
word-florins = Münzen
    .short = M
word-points = SP
    .short = SP
label-wheel = Rad
label-decoration = Dekoration
label-statue = Statue
label-court = Königlicher Hof
label-open-area = offener Bereich: { $markers }
label-visit = Besuch von { $player } in Bonusbereich { $section }
label-display = Auslage
label-pile = { $tiles ->
    [one] 1 Gebäude im Stapel
   *[other] { $tiles } Gebäude im Stapel
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
label-legend = Auf dem Tisch: 6 W×2 sind zwei weiße Bausteine zu je 6 Münzen. 1, 2, 3, 4 sind die Spieler. ×3SP: Die Stadt bringt 3 SP je Gebäudewert, M steht für Münzen; ab 2: Gewertet wird ab zwei Gebäuden; ✓ 1: Spieler 1 hat sie gewertet. Cat4+W: eine Cathedrale mit Wert 4, Dekoration und weißer Statue; ★ ist Gold.

## Warum etwas nicht geht

reason-take-one = du musst mindestens einen Baustein nehmen
reason-city-price = deine Bausteine reichen für { $tile } in { $city } nicht
reason-payment = { $city } nimmt das nicht, oder du hast es nicht
reason-no-block = in Segment { $position } gibt es keinen { $colour-block }
reason-block-price = für einen { $colour-block } zahlst du hier { $price }, du hast { $florins-text }
reason-no-affordable-block = so wie das Rad liegt, kannst du dir keinen Baustein leisten
reason-no-visit = es läuft kein Besuch
reason-open-visit = ein Besuch läuft: Folge ihm, oder tu etwas anderes
reason-no-scoring = du hast dort keinen Wertungsstein, oder kein Wertungsfeld ist dir erlaubt
reason-price = es kostet { $price }, du hast { $florins-text }
reason-not-for-sale = { $tile } liegt nicht aus
reason-twin = das ist dasselbe wie { $tile }; wähle dieses
reason-tile-price = { $tile } kostet { $value } Bausteine, du hast { $blocks }

## Wozu Teile genutzt werden, in Studien

use-build-tile = Errichtete Gebäude
use-upgrade-tile = Errichtete Denkmäler
use-build-city = Städte, in denen gebaut wird
use-improvement = Verbesserungen
use-evaluate-space = Wertungsfelder
use-visit-section = Besuchte Bonusbereiche
use-follow-section = Bonusbereiche, in die gefolgt wird
use-claim-item = Beanspruchte Dekorationen und Statuen
use-purchase-item = Gekaufte Dekorationen und Statuen
use-place-item = Dekorationen und Statuen auf Gebäuden
