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
leave-wheel = Liegen lassen

## Was gebaut und genommen werden kann

buildings = Gebäude
buildings-note = der Wert ist der Preis in Bausteinen
display-empty = leerer Platz
pile = { $tiles ->
    [0] Der Stapel ist leer
    [one] 1 Gebäude im Stapel
   *[other] { $tiles } Gebäude im Stapel
}
pile-short = im Stapel
monuments = Denkmäler
monuments-note = Wert { $value }, beim Aufwerten der Unterschied
built-by = { $tile }, gebaut von { $player }
improvements = Verbesserungen
improvements-note = eine mit jedem Denkmal
improvement = Verbesserung { $place }: { $pays } je Gebäudewert, { $left ->
    [0] vergriffen
   *[other] noch { $left }
}

## Der Königliche Hof

court = Königlicher Hof
section = Bonusbereich { $number }
section-markers = Wertungssteine: { $players }
section-empty = Kein Wertungsstein mehr
bonus-florins = Münzen
bonus-points = SP
bonus-decoration = Dekoration
bonus-gold-statue = Goldstatue
visit = Königlicher Besuch
visit-rest = liegt am Hof
visit-open = { $player } in Bonusbereich { $section }
open-area = Offen, ohne Bonus
open-area-markers = Offener Bereich, ohne Bonus. Wertungssteine: { $markers }
open-area-empty = Offener Bereich, ohne Bonus. Kein Wertungsstein

## Der eigene Plan

own-board = Tableau von { $player }
whose-board = Wessen Tableau gezeigt wird
city-takes = nimmt { $colours }
city-pays = bringt { $pays } je Gebäudewert
city-needs = Zum Werten brauchst du { $tiles } Gebäude; jetzt brächte es { $pays }
city-scored = Gewertet von { $player }
city-empty = kein Gebäude
types = Gebäudetypen
landscapes = Landschaften
pairs = Statuenpaare
florin-spaces = Geldwertungsfelder, für alle
from-florins = ab { $florins }
short-urban = Städtisch
short-rural = Ländlich
space-used = { $space }: benutzt von { $player }
space-open = { $space }: brächte jetzt { $pays }
space-closed = { $space }: noch nichts zu werten
space-florins = Verlangt { $florins } Münzen; am Ende 1 SP für je { $rate } Münzen
scored = Gewertet: { $spaces }
scored-none = Noch nichts gewertet

## Hinter dem Sichtschirm

screen = Hinter dem Sichtschirm
screen-of = Hinter dem Sichtschirm
screen-note = nur für dich
hidden = verdeckt
behind-screen = Münzen und Bausteine liegen hinter dem Sichtschirm
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

what-in = { $tile } in { $city }
what-sector = Aus Segment { $position } kaufen
choice-turn-wheel = Rad drehen
choice-leave-wheel = Rad liegen lassen
choice-turn-both-wheels = Beide Räder drehen
choice-turn-statue-wheel = Nur Statuenrad drehen
choice-follow = Folgen
choice-score = Werten
choice-store = Einlagern
choice-pass = Passen
plan-take-all = Alle nehmen
choice-done = Fertig
choice-end-turn = Zug beenden
choice-claim-nothing = Nichts

## Was zu wählen ist, und wie nah das Ende ist

prompt-follow = { $visitor } besucht Bonusbereich { $section } des Königlichen Hofs: Folge, oder tu etwas anderes.
prompt-cannot-follow = { $visitor } besucht Bonusbereich { $section } des Königlichen Hofs. Kein Wertungsfeld ist dir erlaubt, also kannst du nicht folgen: Wähle eine andere Aktion.
label-until-end = Ende: noch { $pile } im Stapel, { $markers ->
    [one] 1 Wertungsstein
   *[other] { $markers } Wertungssteine
}
