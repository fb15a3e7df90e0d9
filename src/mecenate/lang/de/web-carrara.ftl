### Der Tisch von Die Paläste von Carrara im Browser, auf Deutsch.
###
### Wörter des Spiels und Sätze über Wahlmöglichkeiten stehen in carrara.ftl; hier die Beschriftung des Gezeichneten.

both = { $first } und { $second }
free = kostenlos
after-this = danach { $n }

## Das Rad

wheel = Marmorrad
wheel-empty = leer
bag-empty = der Beutel ist leer
sector = Segment { $position }
item-left = { $item }, { $left ->
    [0] vergriffen
   *[other] noch { $left }
}
turn-one = Drehen
turn-both = Beide drehen
turn-statues = Nur Statuen
leave-wheel = Lassen

## Was gebaut und genommen werden kann

buildings = Gebäude
buildings-note = der Wert ist der Preis in Bausteinen
display-empty = leerer Platz
pile = { $tiles ->
    [0] Der Stapel ist leer
    [one] 1 Plättchen im Stapel
   *[other] { $tiles } Plättchen im Stapel
}
pile-short = im Stapel
monuments = Denkmäler
monuments-note = Wert { $value } oder die Differenz
built-by = { $tile }, gebaut von { $player }
improvements = Verbesserungen
improvements-note = eine mit jedem Denkmal
improvement = Verbesserung { $place }: { $pays } je Wert, { $left ->
    [0] vergriffen
   *[other] noch { $left }
}

## Der Königliche Hof

court = Königlicher Hof
section = Abschnitt { $number }
section-markers = Wertungssteine: { $players }
section-empty = Kein Wertungsstein mehr
bonus-florins = Münzen
bonus-points = Punkte
bonus-decoration = Dekoration
bonus-gold-statue = Goldstatue
visit = Besuch am Hof
visit-rest = ruht am Hof
visit-open = { $player } in Abschnitt { $section }
open-area = Offen, ohne Bonus
open-area-markers = Offener Bereich, ohne Bonus. Wertungssteine: { $markers }
open-area-empty = Offener Bereich, ohne Bonus. Kein Wertungsstein

## Der eigene Plan

own-board = Plan von { $player }
whose-board = Wessen Plan gezeigt wird
city-takes = nimmt { $colours }
city-pays = bringt { $pays } je Wert
city-needs = Werten braucht { $tiles } Plättchen; jetzt brächte es { $pays }
city-scored = Gewertet von { $player }
city-empty = kein Gebäude
types = Gebäudetypen
landscapes = Landschaften
pairs = Statuenpaare
florin-spaces = Münzen, für alle
from-florins = ab { $florins }
short-urban = Städtisch
short-rural = Ländlich
space-used = { $space }: benutzt von { $player }
space-open = { $space }: brächte jetzt { $pays }
space-closed = { $space }: noch nichts zu werten
space-florins = Braucht { $florins } Münzen; am Ende ein Punkt für je { $rate } Münzen
scored = Gewertet: { $spaces }
scored-none = Noch nichts gewertet

## Hinter dem Schirm

screen = Hinter dem Schirm
screen-of = Hinter dem Schirm
screen-note = nur für dich
hidden = verdeckt
behind-screen = Münzen und Bausteine liegen hinter dem Schirm
warehouse = Lagerhaus
warehouse-empty = leer
throw-away = abwerfen
markers = Wertungssteine
markers-where = { $court } am Hof, { $open } offen, { $placed } eingesetzt

## Reiter auf dem Telefon

tab-cities = Städte
tab-market = Markt
tab-court = Hof

## Die Bestätigungsleiste

what-build = { $tile }: { $what }
what-in = { $tile } in { $city }
what-sector = Aus Segment { $position } kaufen
why-florins = Jetzt { $before }, danach { $after }
why-in = Bringt { $reward } je Wert
why-pay = Danach noch { $blocks } zu zahlen
why-paid = Damit ist bezahlt
why-sector = Nimm so viele Bausteine, wie du willst, mindestens einen
why-sector-advanced = Nimm mindestens einen Baustein; ein geleertes Segment bringt ein Stück
why-build = Danach wählst du die Stadt
why-monument = Danach wählst du eine Stadt oder ein eigenes Plättchen, das es ersetzt
why-turn = Bausteine kommen aus dem Beutel auf Position I
why-leave = Es kommt kein Baustein dazu
why-visit = Danach wählst du ein Wertungsfeld
why-claim = Danach wählst du, wohin es kommt
why-evaluate = Dein Wertungsstein bleibt dort bis zum Ende
choice-turn-wheel = Rad drehen
choice-leave-wheel = Rad lassen
choice-turn-both-wheels = Beide Räder drehen
choice-turn-statue-wheel = Nur Statuenrad drehen
choice-follow = Folgen
choice-score = Werten
choice-store = Einlagern
choice-pass = Passen
choice-done = Fertig
choice-end-turn = Zug beenden
choice-claim-nothing = Nichts
