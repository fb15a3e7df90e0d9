### Die Fürsten von Florenz, auf Deutsch.

title = Die Fürsten von Florenz

## Gebäude und Landschaften

word-university = Universität
    .a = eine Universität
    .letter = U
word-laboratory = Laboratorium
    .a = ein Laboratorium
    .letter = L
word-workshop = Werkstatt
    .a = eine Werkstatt
    .letter = W
word-library = Bibliothek
    .a = eine Bibliothek
    .letter = B
word-opera = Oper
    .a = eine Oper
    .letter = O
word-studio = Atelier
    .a = ein Atelier
    .letter = A
word-hospital = Hospital
    .a = ein Hospital
    .letter = H
word-theatre = Theater
    .a = ein Theater
    .letter = T
word-tower = Turm
    .a = einen Turm
    .letter = R
word-chapel = Kapelle
    .a = eine Kapelle
    .letter = K
word-forest = Wald
    .a = einen Wald
    .letter = w
word-lake = See
    .a = einen See
    .letter = s
word-park = Park
    .a = einen Park
    .letter = p

## Angebote, Stapel, Freiheiten, Charaktere

word-jester = Gaukler
    .a = einen Gaukler
word-builder = Baumeister
    .a = einen Baumeister
word-recruiting = Abwerbekarte
    .a = eine Abwerbekarte
word-landscape = Landschaft
    .a = eine Landschaft
word-profession = Personenkarte
    .a = eine Personenkarte
    .cards = Personenkarten
word-bonus = Bonuskarte
    .a = eine Bonuskarte
    .cards = Bonuskarten
word-prestige = Prestigekarte
    .a = eine Prestigekarte
    .cards = Prestigekarten
word-travel = Reisen
    .the = die Reisefreiheit
word-religion = Religion
    .the = die Religionsfreiheit
word-opinion = Meinung
    .the = die Meinungsfreiheit
word-muse = Muse
    .the = die Muse
word-cardinal = Kardinal
    .the = den Kardinal
word-princess = Prinzessin
    .the = die Prinzessin
word-merchant = Händler
    .the = den Händler
word-professor = Professor
    .the = den Professor
word-banker = Bankier
    .the = den Bankier

## Personen

word-mathematician = Mathematiker
word-theologian = Theologe
word-philosopher = Philosoph
word-botanist = Botaniker
word-alchemist = Alchimist
word-physicist = Physiker
word-watchmaker = Uhrmacher
word-goldsmith = Goldschmied
word-bell-maker = Glockengießer
word-cartographer = Kartograph
word-lawyer = Rechtsgelehrter
word-choreographer = Choreograph
word-composer = Komponist
word-sculptor = Bildhauer
word-painter = Maler
word-pharmacist = Apotheker
word-physician = Mediziner
word-dramatist = Dramatiker
word-poet = Dichter
word-astronomer = Astronom
word-organ-builder = Orgelbauer

## Bonus- und Prestigekarten

word-bonus-buildings = 1 je Gebäude
word-bonus-large-buildings = 2 je großem Gebäude
word-bonus-medium-buildings-and-forests = 1 je mittlerem Gebäude und je Wald
word-bonus-small-buildings-and-landscapes = 1 je kleinem Gebäude und je Landschaft
word-bonus-building-sizes = 2 je Gebäudegröße
word-bonus-landscapes = 1 je Landschaft
word-bonus-forests = 2 je Wald
word-bonus-lakes = 2 je See
word-bonus-parks = 2 je Park
word-bonus-freedoms = 2 je Freiheit
word-bonus-jesters = 2 je Gaukler
word-bonus-freedoms-and-jesters = 1 je Freiheit und je Gaukler
word-bonus-builders = 2 je Baumeister
word-bonus-builders-and-lakes = 1 je Baumeister und je See
word-bonus-prestige-cards = 2 je Prestigekarte
word-bonus-prestige-cards-and-freedoms = 1 je Prestigekarte und je Freiheit
word-bonus-landscape-types = 2 je Landschaftsart
word-bonus-variety = 1 je vorhandener Art, von sieben
word-bonus-cards-in-hand = 1 je Person auf der Hand
word-bonus-cards-on-the-table = 1 je ausgelegtem Werk
word-prestige-most-buildings = die meisten Gebäude, 6 (3)
word-prestige-two-large-buildings = zwei große Gebäude, 5
word-prestige-fewest-free-squares = die wenigsten freien Felder, 8 (4)
word-prestige-all-landscapes = alle drei Landschaften, 8
word-prestige-most-landscapes = die meisten Landschaften, 7 (4)
word-prestige-most-forests = die meisten Wälder, 7 (4)
word-prestige-most-lakes = die meisten Seen, 6 (3)
word-prestige-all-freedoms = alle drei Freiheiten, 8
word-prestige-buildings-freedoms-and-works = 4 Gebäude, 2 Freiheiten, 4 Werke, 6
word-prestige-most-jesters = die meisten Gaukler, 6 (3)
word-prestige-most-builders = die meisten Baumeister, 6 (3)
word-prestige-most-parks = die meisten Parks, 5 (3)
word-prestige-builder-jester-and-landscapes = 1 Baumeister, 1 Gaukler, 2 Landschaften, 7
word-prestige-most-works = die meisten Werke, 7 (4)

## Weitere Wörter

word-seat = Spieler
word-deal = Austeilen
word-auction = Versteigerung
word-characters = Charaktere
word-actions = Aktionen
word-end = Ende

## Zahlen mit ihren Wörtern

count-florins = { $count ->
    [one] 1 Florin
   *[other] { $count } Florin
}
count-prestige = { $count ->
    [one] 1 Prestigepunkt
   *[other] { $count } Prestigepunkte
}
count-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
count-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
count-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
count-offers = { $count ->
    [one] 1 Angebot
   *[other] { $count } Angebote
}

## Was geschah

event-deal = { $cards } bekommen
event-return = eine Karte zurückgegeben
event-returned = { $card } zurückgegeben
event-round = Runde { $round } beginnt; ein Werk braucht { $least }
event-open = { $lot-a } für { $florins-text } angeboten
event-bid = { $florins-text } für { $lot-a } geboten
event-pass = um { $lot-a } nicht mitgeboten
event-decline = in dieser Runde nichts gekauft
event-win = { $lot-a } für { $florins-text } ersteigert
event-free = den Händler eingesetzt und nichts bezahlt
event-landscape = { $landscape-a } gelegt{ $prestige ->
    [0] { "" }
   *[other] : { $prestige-text }
}
event-builder = { $number ->
    [1] einen ersten Baumeister bekommen
    [2] einen zweiten Baumeister bekommen: { $prestige-text }
   *[other] einen dritten Baumeister bekommen: { $prestige-text }
}
event-look = { $cards-text } angesehen ({ $pile-cards })
event-see = { $cards } gesehen
event-keep = { $pile-a } behalten
event-kept = behalten: { $card }
event-under = unter den Stapel gelegt: { $card }
event-recruit = von { $from } abgeworben: { $profession }
event-place = { $piece-a } gelegt
event-build = { $building-a } für { $florins-text } gebaut: { $prestige-text }
event-build-together = mit { $partner } { $building-a } für { $florins-text } gebaut (Anteil des Partners: { $share }): je { $prestige-text }
event-offer = { $partner } angeboten, gemeinsam { $building-a } zu bauen, für { $florins-text }
event-counter = Gegenangebot: { $florins-text }
event-agree = das Angebot angenommen
event-refuse = das Angebot abgelehnt
event-freedom = { $freedom-the } eingeführt
event-work = { $profession }: Gebäude { $building } + Landschaft { $landscape } + Freiheit { $freedom } + Gaukler { $jesters } + Karten { $cards } + Muse { $muse } = { $value }
event-bonus = eine Bonuskarte gespielt ({ $card }): + { $points } = { $value }
event-value = ein Werk vom Wert { $value } vollendet
event-princess = für die Prinzessin ein Werk vom Wert { $value } vollendet
event-pay = { $pay } bekommen: { $prestige-text } und { $florins-text }
event-best-work = das beste Werk, { $value }: { $prestige-text }
event-sell = { $prestige-text } für { $florins-text } hergegeben
event-pawn = { $florins-text } auf { $character-the } gesetzt{ $over ->
    [none] { "" }
   *[other] , über { $over }
}
event-withdraw = auf keinen Charakter gesetzt
event-character = { $character-the } für { $florins-text } genommen
event-on-the-banker = { $florins-text } liegen auf dem Bankier
event-banker = { $florins-text } vom Bankier bekommen
event-merchant = { $prestige-text } vom Händler bekommen
event-professor = den Professor eingesetzt
event-exchange = { $florins-text } gegen { $prestige-text } getauscht
event-end = das Spiel ist aus

## Was zu wählen ist

prompt-return = Welche deiner vier Personen gibst du zurück?
prompt-open = Eröffne eine Versteigerung mit { $florins-text }, oder kaufe in dieser Runde nichts.
prompt-bid = { $lot-a }: { $leader } führt mit { $bid }. { $next } bieten oder passen?
prompt-last = Du bist übrig: nimm etwas für { $florins-text }, oder nichts.
prompt-landscape = Welche Landschaft nimmst du?
prompt-place = Wohin legst du { $piece-a }?
prompt-keep = Behalte eine der { $pile-cards }.
prompt-under = Welche der { $pile-cards } kommt als nächste unter den Stapel?
prompt-recruit = Die Abwerbekarte jetzt einsetzen oder behalten?
prompt-turn = { $actions ->
    [0] Deine Aktionen sind getan.
   *[other] Du hast noch { $actions-text }.
}
prompt-bonus = { $profession }: das Werk ist { $value } wert, nötig sind { $least }. Bonuskarten spielen?
prompt-convert = Das Werk ist { $value } wert und bringt { $pay }. Wie viel Prestige nimmst du für je 200?
prompt-character = Setze deinen Stein auf einen Charakter, oder passe.
prompt-power = { $last ->
    [1] Die letzte Gelegenheit für { $character-the }.
   *[other] Jetzt { $character-the } einsetzen oder die Karte behalten?
}
prompt-merchant = Du hast { $lot-a } für { $florins-text } gewonnen. Wie setzt du den Händler ein?
prompt-joint = Wo steht { $building-a }, geteilt mit { $partner }?
prompt-sum = Was soll { $partner } dir für { $building-a } zahlen?
prompt-answer = { $other } bietet an, mit dir { $building-a } für { $florins-text } zu bauen.
prompt-reply = { $other } würde { $florins-text } für { $building-a } zahlen.
prompt-exchange = Der Bankier wechselt dein Geld: wie viel Prestige für je 200?
prompt-next-lot = Die nächste Versteigerung.
prompt-next-pawn = Der nächste Stein.
prompt-next-cards = Die Charaktere kommen zurück.
prompt-next-round = Die nächste Runde.
prompt-finish = Das Ende des Spiels.

## Auswahl

action-done = Keine Bonuskarten mehr spielen
action-pass = Passen
action-bid = { $florins-text } bieten
action-decline = Verzichten
action-accept = Für { $florins-text } annehmen
action-end-turn = Deinen Zug beenden
action-sell-prestige = 1 Prestigepunkt für 100 Florin hergeben
action-draw-profession = Fünf Personen für { $florins-text } ansehen, eine behalten
action-draw-bonus = Fünf Bonuskarten für { $florins-text } ansehen, eine behalten
action-keep-card = Die Karte für später behalten
action-princess-work = Ein Werk ohne Karte, { $value } wert
action-merchant-prestige = Prestige für deinen Platz: { $prestige-text }
action-merchant-free = Das Gewonnene nehmen, ohne zu zahlen
action-professor-bonus = Fünf Bonuskarten ansehen, eine behalten
action-professor-prestige = Fünf Prestigekarten ansehen, eine behalten
action-open = Mit { $florins-text } eröffnen: { $word-a }
action-take = { $word-a } nehmen
action-introduce = { $word-the } für { $florins-text } einführen
action-build = { $partner ->
    [none] Für { $florins-text } bauen
   *[other] { $partner } den gemeinsamen Bau anbieten
}
action-work = Ein Werk, { $value } wert{ $bonus ->
    [0] { "" }
   *[other] , mit Bonuskarten bis { $most }
}: mag { $building }, { $landscape }, { $freedom }
action-recruit = { $word } von { $from } abwerben: { $building }, { $landscape }, { $freedom }
action-return = { $word } zurückgeben: { $building }, { $landscape }, { $freedom }
action-keep = Behalten: { $word }{ $building ->
    [none] { "" }
   *[other] { " " }({ $building }, { $landscape }, { $freedom })
}
action-under = Als nächste unter den Stapel: { $word }
action-play = { $word }: + { $points-text }
action-convert = { $prestige-text }, und { $florins-text } behalten
action-muse = Jedes Werk + { $round } in dieser Runde, für { $florins-text }
action-cardinal = Drei Aktionen, für { $florins-text }
action-princess = Ein Werk ohne Karte, jetzt { $value } wert, für { $florins-text }
action-merchant = Etwas umsonst, oder Prestige für deinen Platz, für { $florins-text }
action-professor = Eine Bonus- oder Prestigekarte, für { $florins-text }
action-banker = { $florins-text } bekommen
action-ask = Der Partner zahlt dir { $florins-text }
action-counter = Stattdessen { $florins-text } bieten
action-place = Dorthin legen
action-joint = Über die Grenze legen

## Woher Prestige kommt

source-landscapes = Landschaften
source-builders = Baumeister
source-buildings = Gebäude
source-works = Werke
source-best-works = beste Werke
source-merchant = Händler
source-banker = Bankier
source-sold = hergegeben
source-prestige-cards = Prestigekarten

## Optionen

option-expansions = die Erweiterungen, die gespielt werden
option-freedoms = wie viele Freiheiten es zu zweit gibt
option-layout = wie die Güter bei Kooperation nebeneinander liegen
option-selling = wann Prestige hergegeben werden kann
option-purses = ob das Geld verdeckt ist
option-round-four = der Mindestwert eines Werks in der vierten Runde
option-powers = wann Händler und Professor eingesetzt werden dürfen

## Was gedruckt ist

label-likes = Was Personen mögen
label-work = Wert eines Werks, für jedes
label-princess = Wert eines Werks für die Prinzessin, für jedes
label-builder-table = Baumeister
label-price = Preis eines Gebäudes
label-gain = Prestige
label-touch = dürfen sich berühren
label-pieces = Gebäude und Landschaften
label-size = Größe
label-squares = Felder
label-tiles = Plättchen
label-large = groß
label-medium = mittel
label-small = klein
label-spaces = Gebote für Charaktere, in Hundertern
label-least = Mindestwert eines Werks je Runde
label-sums = Geld und Prestige
label-cards-price = Eine Personenkarte kostet { $profession }, eine Bonuskarte { $bonus }, eine Freiheit { $freedom }.
label-raising = Eine Versteigerung beginnt bei { $opening }; jedes Gebot liegt um { $florins } höher.
label-pay = Ein Werk bringt { $florins } je Punkt Wert; { $exchange } davon können als ein Prestige genommen werden.
label-best-work = Das beste Werk einer Runde bringt { $prestige }.
label-built = Ein Gebäude bringt { $prestige }, jede weitere Landschaft einer Art { $more }.
label-sale = Ein Prestige kann für { $florins } hergegeben werden.
label-banker = Am Ende gibt der Bankier ein Prestige für { $florins }.

## Der Tisch

label-round = Runde { $round } von 7 · ein Werk braucht { $least }
label-over = beendet
label-lots = Angebot
label-auction = Versteigerung
label-auction-line = { $lot }: { $bid } von { $leader }
label-passed = gepasst: { $seats }
label-characters = Charaktere
label-supply = Vorrat
label-hidden = In den Stapeln oder auf anderen Händen
label-piles = Stapel
label-offer = Angebot
label-offer-line = { $active } an { $partner }: { $building } für { $florins }, auf { $mine } und { $theirs }
label-people = Deine Personen
label-value = Wert
label-building = Gebäude
label-landscape = Landschaft
label-freedom = Freiheit
label-jesters = Gaukler
label-cards = Karten
label-bonus = Bonuskarten
label-prestige = Prestigekarten
label-looked = Du siehst
label-under = Du legtest unter
label-builders = Baumeister { $count }
label-jester-count = Gaukler { $count }
label-freedoms = Freiheiten: { $words }
label-works = Werke: { $words }
label-recruited = { $count ->
    [one] 1 Abwerbekarte liegt hier
   *[other] { $count } Abwerbekarten liegen hier
}
label-hand = Hand: { $professions } Personen, { $bonus } Bonus, { $recruiting } Abwerbung
label-held = { $count ->
    [one] 1 Prestigekarte
   *[other] { $count } Prestigekarten
}
label-best = bestes Werk { $value }
label-first = Erster
label-palace = ▓
label-legend = Auf den Gütern ist ▓ der Palast, · ein freies Feld; Großbuchstaben sind Gebäude: U Universität, L Laboratorium, W Werkstatt, B Bibliothek, O Oper, A Atelier, H Hospital, T Theater, R Turm, K Kapelle; Kleinbuchstaben sind Landschaften: w Wald, s See, p Park. 1 bis 5 sind die Spieler; Wald 4 ✓2 heißt: vier sind übrig, Spieler 2 hat einen gekauft.
label-likes = Mag
label-neighbours = daneben: { $names }
label-joint = { $building } mit { $name }

## Warum etwas nicht geht

reason-next-bid = das nächste Gebot ist { $price } Florin, du kannst { $means } zahlen
reason-placement = das Teil läge außerhalb, auf etwas anderem, oder berührte, was es nicht berühren darf
reason-work-so-far = das Werk ist { $value } wert, nötig sind { $least }
reason-character = die Persönlichkeit ist vergeben, das Feld nicht hoch genug, oder es kostet mehr als die { $means } Florin, die du zahlen kannst
reason-sum = die Summe ist höher als die { $means } Florin, die du zahlen kannst
reason-price = es kostet { $price } Florin, du kannst { $means } zahlen
reason-lot-gone = { $lot }: in dieser Runde gibt es nichts mehr zu kaufen
reason-three-builders = du hast drei Baumeister
reason-no-room = für { $piece-a } ist auf deinem Gut kein Platz
reason-no-action = du hast keine Aktion mehr
reason-together = es ist kein Nachbar, einer von euch hat es, keines ist übrig, es passt nirgends, oder du hast drei Angebote gemacht
reason-not-in-hand = diese Karte hast du nicht auf der Hand: { $profession }
reason-work-value = { $profession }: das Werk erreicht { $least } nicht
reason-freedom = du hast diese Freiheit schon
reason-none-left = keine ist übrig
reason-one-freedom = eine Freiheit je Zug
reason-purse = du kannst { $means } Florin zahlen, das reicht nicht
reason-one-profession = eine Personenkarte je Zug
reason-pile = der Stapel ist leer, oder es kostet mehr als die { $means } Florin, die du zahlen kannst
reason-no-recruiting-card = du hast keine Abwerbekarte
reason-own-card = es ist deine eigene Karte
reason-not-face-up = sie liegt nicht offen vor jemand anderem
reason-has-building = du hast schon { $building-a }
reason-building-gone = { $building }: nichts mehr übrig
