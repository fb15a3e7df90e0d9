### Das Spielfeld von Carpe Diem im Browser, auf Deutsch.

both = { $first } und { $second }
none = keine
hidden = verdeckt

## Die Buchstaben auf den Dächern der vier Häuser

plate-merchant = H
plate-baker = B
plate-senator = S
plate-artisan = W

## Ring, untere Reihe, Leiste

tab-ring = Ring
tab-district = Stadtviertel
tab-cards = Karten
ring = Der Ring
ring-left = { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}
pile-note = { $cards ->
    [one] 1 Brunnenkarte
   *[other] { $cards } Brunnenkarten
}
hub-phase = Durchgang
begins = { $player } beginnt jede Runde
hub-round = Runde { $round }
space = Feld { $space }: { $tiles }.
space-short = Feld { $space }
space-empty = kein Plättchen mehr
space-pawns = Patrizier hier: { $players }.
lower = Untere Reihe
lower-note = für Handwerker
track = Banderolenleiste
track-note = wer vorn liegt, wertet zuerst
track-space = Feld { $space } der Banderolenleiste.
track-discs = Von oben: { $players }.
track-at = Feld { $space } der Banderolenleiste

## Das Stadtviertel

own-board = Stadtviertel von { $player }
district = Dein Stadtviertel
district-of = Stadtviertel von { $player }
whose-board = Wessen Stadtviertel gezeigt wird
gold-note = goldene Linie: fertig
lay = Anlegen
ways = Wie { $tile } liegen kann
way = { $turns ->
    [0] Nicht gedreht
    [one] Eine Vierteldrehung
   *[other] { $turns } Vierteldrehungen
}: { $cells ->
    [one] 1 Platz
   *[other] { $cells } Plätze
}
turn-on = Im Uhrzeigersinn drehen (R)
turn-back = Zurückdrehen (Umschalt+R)
cell = Platz { $cell }.
cell-banner = Eine Banderole: Ein Plättchen hier bringt dich auf der Banderolenleiste 1 Feld weiter (CAD-29).
cell-shovel = Die Schaufel: Hier liegt das erste Plättchen (CAD-24).
is-finished = Fertig: { $things }.
task = Stelle { $kind } auf { $line } fertig: am Ende { $points } SP.
task-done = Erfüllt.
done-tiles = { $kind } aus { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}

## Was man hat

short-grape = Trauben
short-herb = Kräuter
short-chicken = Hühner
short-fish = Fische
finished = Fertig
nothing-yet = noch nichts
finished-n = Fertig: { $things }.
at-the-end = Am Ende, bis jetzt
in-the-end = Am Ende
end-game = Spiel
end-villas = Villen
end-track = Leiste
end-fountains = Karten
end-frame = Rahmen
end-leftovers = Rest
fountain-cards = Brunnenkarten
fountain-card = Brunnenkarte { $kind }: { $each } SP für jedes fertige, jetzt { $points }.
only-you = nur du siehst sie
store = Lager: verdeckt, am Ende ein halber SP
stored = Lager
discs = Scheiben
discs-left = { $discs ->
    [one] noch 1 Scheibe für die Wertungen
   *[other] noch { $discs } Scheiben für die Wertungen
}
rival = { $tiles } gelegt. Fertig: { $finished }

## Die Wertungskarten

cards = Wertungskarten
cards-note = Durchgang { $phase }
pay = zahlen
own = haben
card-pay = Zahle { $needs } für { $gives }, so oft du willst.
card-own = Wenn du { $needs } hast: { $gives }, einmal für jeden vollen Satz.
circle = Kreis zwischen zwei Karten. { $first } { $second }
circle-bare = noch keine Wertungskarten
circle-of = Hier liegt die Scheibe von { $player }.
circle-pays = Zusammen brächten sie jetzt { $points } SP.
legend-now = SP für eine Scheibe hier, jetzt
legend-fails = je Karte, die du nicht erfüllst

## Was eine Aktion tut

what-start = Auf Feld { $space } beginnen
what-go = Auf Feld { $space } gehen
what-bread = Für ein Brot auf Feld { $space } gehen
what-take = { $tile } nehmen
what-at = { $tile } auf { $cell }
what-store = { $tile } einlagern
what-return = Die Karte { $kind } zurücklegen
what-disc = Scheibe zwischen { $first } und { $second }
what-score = Zuerst { $card }
why-banner = Entfernt die Banderole: { $steps } auf der Banderolenleiste.
why-done = Stellt fertig: { $things }.
choice-store = Einlagern
choice-enough = Genug
choice-keep-bread = Brot behalten

## Wozu etwas da ist, mit der Regel

gloss-villa = Villa: zwei Plättchen oder mehr; Schornsteine zählen für Karten und am Ende (CAD-31).
gloss-vineyard = Weinberg: 2 bis 4 Plättchen; fertig bringt er Trauben, eine weniger als Plättchen (CAD-32).
gloss-garden = Garten: 2 bis 4 Plättchen; fertig bringt er Kräuter, eins weniger als Plättchen (CAD-32).
gloss-farm = Hof: 2 bis 4 Plättchen; fertig bringt er Hühner, eins weniger als Plättchen (CAD-32).
gloss-pond = Teich: 2 bis 4 Plättchen; fertig bringt er Fische, einen weniger als Plättchen (CAD-32).
gloss-merchant = Händler: zwei Hälften; verkauft alle deine Waren für je eine Münze, dazu { $gain } (CAD-35).
gloss-baker = Bäcker: zwei Hälften; gibt { $gain } (CAD-36).
gloss-senator = Senator: zwei Hälften; bringt dich auf der Banderolenleiste weiter: { $gain } (CAD-37).
gloss-artisan = Handwerker: zwei Hälften; nimmt ein Plättchen der unteren Reihe und legt es sofort (CAD-38).
gloss-market = Markt: gibt sofort { $gain } (CAD-40).
gloss-bakery = Bäckerei: gibt sofort { $gain } (CAD-40).
gloss-fountain = Brunnen: sieh zwei Brunnenkarten an, behalte eine mehr (CAD-41).
