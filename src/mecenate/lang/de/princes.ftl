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

## Ausstattungen, Stapel, Freiheiten, Charaktere

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
    .the = den Mathematiker
word-theologian = Theologe
    .the = den Theologen
word-philosopher = Philosoph
    .the = den Philosophen
word-botanist = Botaniker
    .the = den Botaniker
word-alchemist = Alchimist
    .the = den Alchimisten
word-physicist = Physiker
    .the = den Physiker
word-watchmaker = Uhrmacher
    .the = den Uhrmacher
word-goldsmith = Goldschmied
    .the = den Goldschmied
word-bell-maker = Glockengießer
    .the = den Glockengießer
word-cartographer = Kartograph
    .the = den Kartographen
word-lawyer = Rechtsgelehrter
    .the = den Rechtsgelehrten
word-choreographer = Choreograph
    .the = den Choreographen
word-composer = Komponist
    .the = den Komponisten
word-sculptor = Bildhauer
    .the = den Bildhauer
word-painter = Maler
    .the = den Maler
word-pharmacist = Apotheker
    .the = den Apotheker
word-physician = Mediziner
    .the = den Mediziner
word-dramatist = Dramatiker
    .the = den Dramatiker
word-poet = Dichter
    .the = den Dichter
word-astronomer = Astronom
    .the = den Astronomen
word-organ-builder = Orgelbauer
    .the = den Orgelbauer

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
word-bonus-variety = 1 je Art, die du hast (Wald, See, Park, Gaukler, Baumeister, Prestigekarte, Freiheit)
word-bonus-cards-in-hand = 1 je Personen- und Abwerbekarte auf der Hand
word-bonus-cards-on-the-table = 1 je ausgelegter Personen- und Abwerbekarte
word-prestige-most-buildings = 6 (3) für die meisten Gebäude
word-prestige-two-large-buildings = 5 für zwei große Gebäude
word-prestige-fewest-free-squares = 8 (4) für die wenigsten freien Felder
word-prestige-all-landscapes = 8 für alle drei Landschaften
word-prestige-most-landscapes = 7 (4) für die meisten Landschaften
word-prestige-most-forests = 7 (4) für die meisten Wälder
word-prestige-most-lakes = 6 (3) für die meisten Seen
word-prestige-all-freedoms = 8 für alle drei Freiheiten
word-prestige-buildings-freedoms-and-works = 6 für 4 Gebäude, 2 Freiheiten und 4 Werke
word-prestige-most-jesters = 6 (3) für die meisten Gaukler
word-prestige-most-builders = 6 (3) für die meisten Baumeister
word-prestige-most-parks = 5 (3) für die meisten Parks
word-prestige-builder-jester-and-landscapes = 7 für 1 Baumeister, 1 Gaukler und 2 Landschaften
word-prestige-most-works = 7 (4) für die meisten Werke

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
event-round = Runde { $round } beginnt mit { $first }; ein Werk braucht mindestens { $least }
event-open = Versteigerung um { $lot-a } mit { $florins-text } eröffnet
event-bid = { $florins-text } für { $lot-a } geboten
event-pass = um { $lot-a } nicht mitgeboten
event-decline = kauft in dieser Runde nichts
event-win = { $lot-a } für { $florins-text } ersteigert
event-free = den Händler eingesetzt und nichts bezahlt
event-landscape = { $landscape-a } gelegt{ $prestige ->
    [0] { "" }
   *[other] : { $prestige-text }
}
event-builder = { $number ->
    [1] den ersten Baumeister bekommen
    [2] den zweiten Baumeister bekommen: { $prestige-text }
   *[other] den dritten Baumeister bekommen: { $prestige-text }
}
event-look = { $cards-text } angesehen ({ $pile-cards })
event-see = { $cards } gesehen
event-keep = { $pile-a } behalten
event-kept = behalten: { $card }
event-under = unter den Stapel gelegt: { $card }
event-recruit = { $profession-the } von { $from } abgeworben
event-place = { $piece-a } gelegt
event-build = { $building-a } für { $florins-text } gebaut: { $prestige-text }
event-build-together = gemeinsam mit { $partner } { $building-a } gebaut: { $florins-text } an die Bank, { $share ->
    [0] nichts
   *[other] { $share } Florin
} von { $partner }; je { $prestige-text }
event-offer = { $partner } einen gemeinsamen Bau angeboten, für { $florins-text }: { $building-a }
event-counter = bietet stattdessen { $florins-text }
event-agree = das Angebot angenommen
event-refuse = das Angebot abgelehnt
event-freedom = { $freedom-the } eingeführt
event-work = { $profession-the } arbeiten lassen: Gebäude { $building } + Landschaft { $landscape } + Freiheit { $freedom } + Gaukler { $jesters } + Karten { $cards } + Muse { $muse } = { $value }
event-bonus = eine Bonuskarte gespielt ({ $card }): + { $points } = { $value }
event-value = ein Werk im Wert von { $value } vollendet
event-princess = für die Prinzessin ein Werk im Wert von { $value } vollendet
event-pay = { $pay } bekommen: { $prestige-text } und { $florins-text }
event-best-work = das beste Werk, { $value }: { $prestige-text }
event-sell = { $prestige-text } für { $florins-text } verkauft
event-pawn = { $florins-text } auf { $character-the } gesetzt{ $over ->
    [none] { "" }
   *[other] { "" } und { $over } überboten
}
event-withdraw = bietet auf keinen Charakter
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
prompt-bid = Es geht um { $lot-a }: { $leader } führt mit { $bid }. { $next } bieten oder passen?
prompt-last = Nur du bist noch übrig: Nimm eine Ausstattung für { $florins-text }, oder nichts.
prompt-landscape = Welche Landschaft nimmst du?
prompt-place = Wohin legst du { $piece-a }?
prompt-keep = Behalte eine der { $pile-cards }.
prompt-under = Welche der { $pile-cards } kommt als nächste unter den Stapel?
prompt-recruit = Die Abwerbekarte jetzt einsetzen oder behalten?
prompt-turn = { $actions ->
    [0] Du hast keine Aktion mehr.
   *[other] Du hast noch { $actions-text }.
}
prompt-bonus = { $profession }: Das Werk ist { $value } wert, nötig sind { $least }. Bonuskarten spielen?
prompt-convert = Das Werk ist { $value } wert und bringt { $pay } Florin. Wie viele Prestigepunkte nimmst du für je 200 davon?
prompt-character = Setze deinen Stein auf einen Charakter, oder passe.
prompt-power = { $last ->
    [1] Die letzte Gelegenheit für { $character-the }.
   *[other] Jetzt { $character-the } einsetzen oder die Karte behalten?
}
prompt-merchant = Du hast { $lot-a } für { $florins-text } ersteigert. Wie setzt du den Händler ein?
prompt-joint = Wohin kommt das Gebäude, das du mit { $partner } teilst? Ihr baut { $building-a }.
prompt-sum = Wie viel soll { $partner } dir zahlen, um mit dir { $building-a } zu bauen?
prompt-answer = { $other } will mit dir { $building-a } bauen. Zahlst du { $other } dafür { $florins-text }?
prompt-reply = { $other } würde dir { $florins-text } zahlen, um mit dir { $building-a } zu bauen.
prompt-exchange = Der Bankier wechselt dein Geld: Wie viele Prestigepunkte nimmst du für je 200 Florin?
prompt-next-lot = Die nächste Versteigerung.
prompt-next-pawn = Der nächste Stein.
prompt-next-cards = Die Charaktere kommen zurück.
prompt-next-round = Die nächste Runde.
prompt-finish = Das Ende des Spiels.

## Auswahl

action-done = Keine Bonuskarten mehr spielen
action-pass = Passen
action-bid = { $florins-text } bieten
action-decline = In dieser Runde nichts kaufen
action-decline-offer = Das Angebot ablehnen
action-decline-power = Die Karte ungenutzt zurückgeben
action-accept = Für { $florins-text } annehmen
action-end-turn = Deinen Zug beenden
action-sell-prestige = 1 Prestigepunkt für 100 Florin verkaufen
action-draw-profession = Fünf Personenkarten für { $florins-text } ansehen, eine behalten
action-draw-bonus = Fünf Bonuskarten für { $florins-text } ansehen, eine behalten
action-keep-card = Die Karte für später behalten
action-princess-work = Ein Werk ohne Karte, { $value } wert
action-merchant-prestige = Prestige für deinen Platz: { $prestige-text }
action-merchant-free = Die Ausstattung nehmen, ohne zu zahlen
action-professor-bonus = Fünf Bonuskarten ansehen, eine behalten
action-professor-prestige = Fünf Prestigekarten ansehen, eine behalten
action-open = Versteigerung um { $word-a } mit { $florins-text } eröffnen
action-take = { $word-a } nehmen
action-introduce = { $word-the } für { $florins-text } einführen
action-build = { $partner ->
    [none] Für { $florins-text } bauen
   *[other] { $partner } einen gemeinsamen Bau anbieten
}
action-work = Ein Werk, { $value } wert{ $bonus ->
    [0] { "" }
   *[other] , mit Bonuskarten bis { $most }
}: bevorzugt { $building }, { $landscape }, { $freedom }
action-recruit = { $word-the } von { $from } abwerben: { $building }, { $landscape }, { $freedom }
action-return = { $word-the } zurückgeben: { $building }, { $landscape }, { $freedom }
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
action-merchant = Die nächste Ausstattung kostenlos, oder Prestige für deinen Platz, für { $florins-text }
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
source-sold = verkauft
source-prestige-cards = Prestigekarten

## Optionen

option-expansions = welche Erweiterungen mitgespielt werden
option-freedoms = wie viele Freiheiten es zu zweit gibt
option-layout = wie die Fürstentümer bei der Kooperation nebeneinander liegen
option-selling = wann Prestige verkauft werden kann
option-purses = ob das Geld verdeckt ist
option-round-four = der Mindestwert eines Werks in der vierten Runde
option-powers = wann Händler und Professor eingesetzt werden dürfen

## Die Werte der Optionen

value-expansions-none = Grundspiel
value-expansions-muse = Muse & Prinzessin
value-expansions-cooperation = Kooperation
value-expansions-muse-cooperation = beide
value-freedoms-five = fünf
value-freedoms-four = vier, für ein schwereres Spiel
value-layout-ring = im Kreis
value-layout-flat = flach nebeneinander
value-selling-any-time = jederzeit
value-selling-when-needed = nur zum Bezahlen
value-purses-hidden = verborgen
value-purses-open = für alle sichtbar
value-powers-any-time = auch beim Antworten auf ein Angebot
value-powers-own-moments = nicht beim Antworten auf ein Angebot

## Was gedruckt ist

label-likes = Was Personen mögen
label-work = Wert eines Werks je Stück
label-princess = Wert eines Werks der Prinzessin je Stück
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
label-pay = Ein Werk bringt { $florins } je Punkt Wert; für { $exchange } davon gibt es auf Wunsch 1 Prestigepunkt.
label-best-work = Das beste Werk einer Runde bringt { $prestige }.
label-built = Ein Gebäude bringt { $prestige }, jede weitere Landschaft einer Art { $more }.
label-sale = Ein Prestigepunkt kann für { $florins } verkauft werden.
label-banker = Am Ende gibt der Bankier 1 Prestigepunkt für { $florins }.

## Der Tisch

label-round = Runde { $round } von 7 · Mindestwert { $least }
label-over = beendet
label-lots = Zu ersteigern
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
label-looked = Du siehst dir an
label-under = Von dir unter den Stapel gelegt
label-builders = Baumeister { $count }
label-jester-count = Gaukler { $count }
label-freedoms = Freiheiten: { $words }
label-works = Werke: { $words }
label-recruited = { $count ->
    [one] 1 Abwerbekarte liegt hier
   *[other] { $count } Abwerbekarten liegen hier
}
label-hand = Hand: { $professions } Personen-, { $bonus } Bonus-, { $recruiting } Abwerbekarten
label-held = { $count ->
    [one] 1 Prestigekarte
   *[other] { $count } Prestigekarten
}
label-best = bestes Werk { $value }
label-first = Startspieler
label-palace = ▓
label-legend = In den Fürstentümern ist ▓ der Palast, · ein freies Feld; Großbuchstaben sind Gebäude: U Universität, L Laboratorium, W Werkstatt, B Bibliothek, O Oper, A Atelier, H Hospital, T Theater, R Turm, K Kapelle; Kleinbuchstaben sind Landschaften: w Wald, s See, p Park. 1 bis 5 sind die Spieler; Wald 4 ✓2 heißt: vier sind übrig, Spieler 2 hat einen gekauft.
label-neighbours = daneben: { $names }
label-joint = { $building } mit { $name }

## Warum etwas nicht geht

reason-next-bid = das nächste Gebot ist { $price } Florin, du kannst { $means } zahlen
reason-placement = das Teil läge außerhalb, auf etwas anderem, oder berührte, was es nicht berühren darf
reason-work-so-far = das Werk ist { $value } wert, nötig sind { $least }
reason-character = der Charakter ist vergeben, das Feld nicht hoch genug, oder es kostet mehr als die { $means } Florin, die du zahlen kannst
reason-sum = die Summe ist höher als die { $means } Florin, die du zahlen kannst
reason-price = es kostet { $price } Florin, du kannst { $means } zahlen
reason-lot-gone = { $lot }: in dieser Runde nicht mehr zu kaufen
reason-three-builders = du hast schon drei Baumeister
reason-no-room = für { $piece-a } ist in deinem Fürstentum kein Platz
reason-no-action = du hast keine Aktion mehr
reason-together = ihr seid keine Nachbarn, einer von euch hat es schon, es ist keines übrig, es passt nirgends, oder du hast schon drei Angebote gemacht
reason-not-in-hand = diese Karte hast du nicht auf der Hand: { $profession }
reason-work-value = { $profession }: das Werk erreicht { $least } nicht
reason-freedom = du hast diese Freiheit schon
reason-none-left = davon ist keine übrig
reason-one-freedom = nur eine Freiheit je Zug
reason-purse = du kannst { $means } Florin zahlen, das reicht nicht
reason-one-profession = nur eine Personenkarte je Zug
reason-pile = der Stapel ist leer, oder es kostet mehr als die { $means } Florin, die du zahlen kannst
reason-no-recruiting-card = du hast keine Abwerbekarte
reason-own-card = das ist deine eigene Karte
reason-not-face-up = sie liegt nicht offen vor jemand anderem
reason-has-building = du hast schon { $building-a }
reason-building-gone = { $building }: keines mehr übrig

## Wozu Teile genutzt werden, in Studien

use-win-lot = Ersteigerte Ausstattung
use-landscape = Landschaften
use-building = Gebäude
use-build-together-building = Gemeinsame Gebäude
use-freedom = Freiheiten
use-kept-card = Behaltene Karten
use-work-profession = Werke
use-recruit-profession = Abgeworbene Personen
use-bonus-card = Gespielte Bonuskarten
use-character = Charaktere
