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
tab-district = Viertel
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
hub-phase = Phase
begins = { $player } beginnt die Runden
hub-round = Runde { $round }
space = Feld { $space }: { $tiles }.
space-short = Feld { $space }
space-empty = kein Plättchen mehr
space-pawns = Hier steht { $players }.
lower = Untere Reihe
lower-note = für Handwerker
track = Bannerleiste
track-note = vorn wertet zuerst
track-space = Feld { $space } der Bannerleiste.
track-discs = Von oben: { $players }.
track-at = Feld { $space } der Bannerleiste

## Das Viertel

own-board = Viertel von { $player }
district = Dein Viertel
district-of = Viertel von { $player }
whose-board = Wessen Viertel zu sehen ist
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
cell-banner = Ein Banner: ein Plättchen hier bringt dich auf der Leiste 1 Feld weiter (CAD-29).
cell-shovel = Die Schaufel: hier liegt das erste Plättchen (CAD-24).
is-finished = Fertig: { $things }.
task = Stelle { $kind } auf { $line } fertig: am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
task-done = Erfüllt.
done-villa = eine Villa aus { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
} mit { $chimneys }
done-landscape = { $kind } aus { $tiles ->
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
fountain-card = Brunnenkarte { $kind }: { $each } Punkte für jedes fertige, jetzt { $points }.
only-you = nur du siehst sie
store = Lager: das Plättchen verdeckt, am Ende ein halber Punkt
stored = Lager
discs = Scheiben
discs-left = { $discs ->
    [one] noch 1 Scheibe für die Wertungen
   *[other] noch { $discs } Scheiben für die Wertungen
}
rival = { $tiles } gelegt. Fertig: { $finished }

## Die Wertungskarten

cards = Wertungskarten
cards-note = Phase { $phase }
pay = zahlen
own = haben
card-pay = Zahle { $needs } für { $gives }, so oft du willst.
card-own = Habe { $needs } für { $gives }, so oft du es hast.
circle = Kreis zwischen zwei Karten. { $first } { $second }
circle-bare = noch keine Wertungskarten
circle-of = Hier liegt die Scheibe von { $player }.
circle-pays = Zusammen brächten sie jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
circle-more = Dazu: { $things }.
legend-now = Punkte für eine Scheibe hier, jetzt
legend-after = Punkte nach diesem Plättchen
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
why-space = Dort: { $tiles }.
why-space-bare = Plättchen und Karten kommen nach den Figuren.
why-take = Kann in deinem Viertel { $things } fertigstellen.
why-take-none = Stellt bei dir noch nichts fertig.
why-at = Stellt noch nichts fertig.
why-banner = Entfernt das Banner: 1 Feld auf der Leiste.
why-done = Stellt fertig: { $things }.
why-store = Bleibt verdeckt und ist am Ende einen halben Punkt wert.
why-reward = Die andere Belohnung folgt.
why-return = Sie wäre jetzt { $points } wert.
why-card = { $needs }: { $gives }.
why-card-fails = { $needs }: nicht erfüllt.
why-enough = Was du behältst, hilft bei der nächsten Karte oder ist am Ende einen halben Punkt wert.
choice-store = Einlagern
choice-enough = Genug
choice-keep-bread = Brot behalten

## Wozu etwas da ist, mit der Regel

gloss-villa = Villa: zwei Plättchen oder mehr; Kamine zählen für Karten und am Ende (CAD-31).
gloss-vineyard = Weinberg: 2 bis 4 Plättchen; fertig gibt er für jedes bis auf eines eine Traube (CAD-32).
gloss-garden = Garten: 2 bis 4 Plättchen; fertig gibt er für jedes bis auf eines ein Kraut (CAD-32).
gloss-farm = Hof: 2 bis 4 Plättchen; fertig gibt er für jedes bis auf eines ein Huhn (CAD-32).
gloss-pond = Teich: 2 bis 4 Plättchen; fertig gibt er für jedes bis auf eines einen Fisch (CAD-32).
gloss-merchant = Händler: zwei Hälften; verkauft alle deine Waren für je eine Münze und 1 dazu (CAD-35).
gloss-baker = Bäcker: zwei Hälften; gibt 2 Brote (CAD-36).
gloss-senator = Senator: zwei Hälften; bringt dich auf der Bannerleiste 2 Felder weiter (CAD-37).
gloss-artisan = Handwerker: zwei Hälften; nimmt ein Plättchen der unteren Reihe und legt es sofort (CAD-38).
gloss-market = Markt: gibt sofort 1 Münze (CAD-40).
gloss-bakery = Backhaus: gibt sofort 1 Brot (CAD-40).
gloss-fountain = Brunnen: sieh zwei Brunnenkarten an, behalte eine mehr (CAD-41).
