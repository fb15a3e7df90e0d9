### Florenza: Das Kartenspiel, auf Deutsch.
###
### word-…   die Wörter des Spiels; Attribute sind Formen des Worts, verlangt als $Angabe-Form
### count-…  eine Zahl mit ihrem Hauptwort, verlangt als $Angabe-text
### event-…  was geschah, hinter dem Namen des Spielers; prompt-… was zu wählen ist; action-… eine Möglichkeit
### source-… woher Punkte kommen; option-… wozu eine Option da ist

title = Florenza: Das Kartenspiel

## Rohstoffe, Arten von Künstlern, kleine Wörter

word-marble = Marmor
    .short = Ma
    .some = 1 Marmor
word-wood = Holz
    .short = Ho
    .some = 1 Holz
word-metal = Metall
    .short = Me
    .some = 1 Metall
word-cloth = Tuch
    .short = Tu
    .some = 1 Tuch
word-gold = Gold
    .short = Go
    .some = 1 Gold
word-spice = Gewürz
    .short = Ge
    .some = 1 Gewürz
word-fiorini = Fiorini
    .short = f
word-architect = Architekt
    .plural = Architekten
    .letter = A
word-painter = Maler
    .plural = Maler
    .letter = M
word-sculptor = Bildhauer
    .plural = Bildhauer
    .letter = B
word-preacher = Prediger
word-swap = Umtausch
word-extra-action = eine Zusatzaktion
word-extra-card = eine Karte mehr
word-architect-or-painter = Architekt oder Maler
word-architect-or-sculptor = Architekt oder Bildhauer
word-painter-or-sculptor = Maler oder Bildhauer
word-any-artist = irgendein Künstler

## Florenza-Karten

word-casa = Casa
    .gloss = Haus
word-casamento = Casamento
    .gloss = Stadthaus
word-palagio = Palagio
    .gloss = Stadtpalais
word-cambiavalute = Cambiavalute
    .gloss = Geldwechsler
word-lanaiuolo = Lanaiuolo
    .gloss = Wollhändler
word-erbolaio = Erbolaio
    .gloss = Kräuterhändler
word-monte-di-pieta = Monte di Pietà
    .gloss = Pfandhaus
word-fabbro = Fabbro
    .gloss = Schmied
word-picconiere = Picconiere
    .gloss = Steinhauer
word-boscaiuolo = Boscaiuolo
    .gloss = Holzfäller
word-segheria = Segheria
    .gloss = Sägewerk
word-cava = Cava
    .gloss = Steinbruch
word-miniera = Miniera
    .gloss = Bergwerk
word-fonderia = Fonderia
    .gloss = Gießerei
word-setaiuolo = Setaiuolo
    .gloss = Seidenweber
word-mercatante = Mercatante
    .gloss = Kaufmann
word-arte-maggiore = Arte Maggiore
    .gloss = höhere Zunft
word-bottega-d-arte = Bottega d’Arte
    .gloss = Künstlerwerkstatt
word-protettore = Protettore
    .gloss = Schutzherr
word-signore-de-lo-rione = Signore de lo Rione
    .gloss = Herr des Stadtteils
word-mastro-artista = Mastro Artista
    .gloss = Förderer der Künste
word-edificatore = Edificatore
    .gloss = Baumeister
word-arte-dei-mercatanti = Arte dei Mercatanti
    .gloss = Zunft der Kaufleute
word-padrone = Padrone
    .gloss = Hausherr
word-girolamo-savonarola = Girolamo Savonarola
    .gloss = Prediger
word-giordano-bruno = Giordano Bruno
    .gloss = Prediger
word-san-francesco-d-assisi = San Francesco d’Assisi
    .gloss = Prediger
word-bernardo-di-chiaravalle = Bernardo di Chiaravalle
    .gloss = Prediger
word-tommaso-d-aquino = Tommaso d’Aquino
    .gloss = Prediger
word-antonio-da-padova = Antonio da Padova
    .gloss = Prediger
word-sagrato = Sagrato
    .gloss = Kirchplatz
word-pala-d-altare = Pala d’altare
    .gloss = Altarbild
word-abside = Abside
    .gloss = Apsis
word-crocifisso = Crocifisso
    .gloss = Kruzifix
word-pulpito = Pulpito
    .gloss = Kanzel
word-trittico = Trittico
    .gloss = Triptychon
word-navata = Navata
    .gloss = Kirchenschiff
word-church-facciata = Facciata (chiesa)
    .gloss = Kirchenfassade
word-cappella = Cappella
    .gloss = Kapelle
word-cupola = Cupola
    .gloss = Kuppel
word-sagrestia = Sagrestia
    .gloss = Sakristei
word-campanile = Campanile
    .gloss = Glockenturm
word-biblioteca = Biblioteca
    .gloss = Bibliothek
word-convento = Convento
    .gloss = Kloster
word-pozzo = Pozzo
    .gloss = Brunnen
word-monumento-equestre = Monumento equestre
    .gloss = Reiterstandbild
word-lastricato = Lastricato
    .gloss = Pflaster
word-mercato = Mercato
    .gloss = Markt
word-sacello = Sacello
    .gloss = kleine Kapelle
word-loggia = Loggia
    .gloss = Bogenhalle
word-edicola = Edicola
    .gloss = Bildstock
word-ritratto = Ritratto
    .gloss = Bildnis
word-fontana = Fontana
    .gloss = Springbrunnen
word-affresco = Affresco
    .gloss = Fresko
word-giardino = Giardino
    .gloss = Garten
word-camino = Camino
    .gloss = Kamin
word-scalone = Scalone
    .gloss = Treppe
word-sala = Sala
    .gloss = Saal
word-ingresso = Ingresso
    .gloss = Eingang
word-palace-facciata = Facciata (palazzo)
    .gloss = Palastfassade
word-camera-nuziale = Camera nuziale
    .gloss = Brautgemach
word-grande-quadro = Grande quadro
    .gloss = großes Gemälde
word-statua-di-bronzo = Statua di bronzo
    .gloss = Bronzestatue

## Orte, die keine Werkstätten sind

word-baratto = Baratto
    .gloss = Tausch
word-scarpellino = Scarpellino
    .gloss = Steinmetz
word-legnaiuolo = Legnaiuolo
    .gloss = Zimmermann
word-orafo = Orafo
    .gloss = Goldschmied
word-ottonaio = Ottonaio
    .gloss = Messingschmied
word-tintore = Tintore
    .gloss = Färber
word-speziale = Speziale
    .gloss = Apotheker
word-nuovo-capitano = Nuovo Capitano
    .gloss = neuer Hauptmann

## Monumente

word-duomo-cupola = Duomo: Cupola
    .gloss = Kuppel des Doms
word-duomo-facciata = Duomo: Facciata
    .gloss = Fassade des Doms
word-duomo-campanile = Duomo: Campanile
    .gloss = Glockenturm des Doms
word-duomo-abside = Duomo: Abside
    .gloss = Apsis des Doms
word-duomo-cappella = Duomo: Cappella
    .gloss = Kapelle des Doms
word-duomo-navata = Duomo: Navata
    .gloss = Schiff des Doms
word-duomo-altare = Duomo: Altare
    .gloss = Altar des Doms
word-banco-atrio = Banco: Atrio
    .gloss = Vorhalle der Bank
word-duomo-pulpito = Duomo: Pulpito
    .gloss = Kanzel des Doms
word-palazzo-della-signoria-salone = Palazzo della Signoria: Salone
    .gloss = großer Saal des Rathauses
word-battistero-portali = Battistero: Portali
    .gloss = Türen der Taufkirche
word-lastricato-fontana = Lastricato: Fontana
    .gloss = Brunnen auf dem Platz
word-palazzo-vescovile-facciata = Palazzo Vescovile: Facciata
    .gloss = Fassade des Bischofspalasts
word-ponte-vecchio-struttura = Ponte Vecchio: Struttura
    .gloss = die alte Brücke
word-santa-croce-cappella = Santa Croce: Cappella
    .gloss = Kapelle von Santa Croce
word-santa-maria-novella-facciata = Santa Maria Novella: Facciata
    .gloss = Fassade von Santa Maria Novella
word-battistero-cupola = Battistero: Cupola
    .gloss = Kuppel der Taufkirche
word-ospedale-cappella = Ospedale: Cappella
    .gloss = Kapelle des Spitals
word-ospedale-chiostro = Ospedale: Chiostro
    .gloss = Kreuzgang des Spitals
word-palazzo-della-signoria-facciata = Palazzo della Signoria: Facciata
    .gloss = Fassade des Rathauses
word-palazzo-vescovile-salone = Palazzo Vescovile: Salone
    .gloss = großer Saal des Bischofspalasts
word-san-lorenzo-sagrestia = San Lorenzo: Sagrestia
    .gloss = Sakristei von San Lorenzo
word-santa-croce-monumento-funebre = Santa Croce: Monumento Funebre
    .gloss = Grabmal in Santa Croce
word-san-lorenzo-navata = San Lorenzo: Navata
    .gloss = Schiff von San Lorenzo
word-santa-maria-novella-cappella = Santa Maria Novella: Cappella
    .gloss = Kapelle von Santa Maria Novella
word-santa-maria-novella-crocifisso = Santa Maria Novella: Crocifisso
    .gloss = Kruzifix von Santa Maria Novella
word-uffizi-interni = Uffizi: Interni
    .gloss = Räume der Uffizien

## Künstler

word-architect-leon-battista-alberti = Leon Battista Alberti (Architekt)
    .name = Leon Battista Alberti
word-architect-donato-bramante = Donato Bramante (Architekt)
    .name = Donato Bramante
word-architect-antonio-da-sangallo = Antonio da Sangallo (Architekt)
    .name = Antonio da Sangallo
word-architect-giulio-romano = Giulio Romano (Architekt)
    .name = Giulio Romano
word-architect-giorgio-vasari = Giorgio Vasari (Architekt)
    .name = Giorgio Vasari
word-architect-francesco-borromini = Francesco Borromini (Architekt)
    .name = Francesco Borromini
word-architect-michelangelo-buonarroti = Michelangelo Buonarroti (Architekt)
    .name = Michelangelo Buonarroti
word-architect-giotto = Giotto (Architekt)
    .name = Giotto
word-architect-andrea-palladio = Andrea Palladio (Architekt)
    .name = Andrea Palladio
word-architect-vignola = Vignola (Architekt)
    .name = Vignola
word-architect-filippo-brunelleschi = Filippo Brunelleschi (Architekt)
    .name = Filippo Brunelleschi
word-architect-gian-lorenzo-bernini = Gian Lorenzo Bernini (Architekt)
    .name = Gian Lorenzo Bernini
word-painter-beato-angelico = Beato Angelico (Maler)
    .name = Beato Angelico
word-painter-pietro-perugino = Pietro Perugino (Maler)
    .name = Pietro Perugino
word-painter-domenico-ghirlandaio = Domenico Ghirlandaio (Maler)
    .name = Domenico Ghirlandaio
word-painter-filippo-lippi = Filippo Lippi (Maler)
    .name = Filippo Lippi
word-painter-sandro-botticelli = Sandro Botticelli (Maler)
    .name = Sandro Botticelli
word-painter-leonardo-da-vinci = Leonardo da Vinci (Maler)
    .name = Leonardo da Vinci
word-painter-piero-della-francesca = Piero della Francesca (Maler)
    .name = Piero della Francesca
word-painter-giotto = Giotto (Maler)
    .name = Giotto
word-painter-tiziano-vecellio = Tiziano Vecellio (Maler)
    .name = Tiziano Vecellio
word-painter-michelangelo-buonarroti = Michelangelo Buonarroti (Maler)
    .name = Michelangelo Buonarroti
word-painter-caravaggio = Caravaggio (Maler)
    .name = Caravaggio
word-painter-raffaello-sanzio = Raffaello Sanzio (Maler)
    .name = Raffaello Sanzio
word-sculptor-andrea-del-verrocchio = Andrea del Verrocchio (Bildhauer)
    .name = Andrea del Verrocchio
word-sculptor-giambologna = Giambologna (Bildhauer)
    .name = Giambologna
word-sculptor-francesco-mochi = Francesco Mochi (Bildhauer)
    .name = Francesco Mochi
word-sculptor-benvenuto-cellini = Benvenuto Cellini (Bildhauer)
    .name = Benvenuto Cellini
word-sculptor-leonardo-da-vinci = Leonardo da Vinci (Bildhauer)
    .name = Leonardo da Vinci
word-sculptor-lorenzo-ghiberti = Lorenzo Ghiberti (Bildhauer)
    .name = Lorenzo Ghiberti
word-sculptor-gian-lorenzo-bernini = Gian Lorenzo Bernini (Bildhauer)
    .name = Gian Lorenzo Bernini
word-sculptor-donatello = Donatello (Bildhauer)
    .name = Donatello
word-sculptor-michelangelo-buonarroti = Michelangelo Buonarroti (Bildhauer)
    .name = Michelangelo Buonarroti
## Zahlen mit ihrem Hauptwort

count-fiorini = { $count ->
    [one] 1 Fiorino
   *[other] { $count } Fiorini
}
count-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
count-cards = { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
count-left = noch { $count }
count-points-per-workshop = { $count ->
    [one] am Ende 1 Punkt je Werkstatt
   *[other] am Ende { $count } Punkte je Werkstatt
}
count-points-per-residence = { $count ->
    [one] am Ende 1 Punkt je Wohnhaus
   *[other] am Ende { $count } Punkte je Wohnhaus
}
count-points-per-monument = { $count ->
    [one] am Ende 1 Punkt je Monument
   *[other] am Ende { $count } Punkte je Monument
}
count-points-per-district-set = { $count ->
    [one] am Ende 1 Punkt je Stadtteilsatz
   *[other] am Ende { $count } Punkte je Stadtteilsatz
}
count-points-per-artist-set = { $count ->
    [one] am Ende 1 Punkt je Satz aus drei Künstlern
   *[other] am Ende { $count } Punkte je Satz aus drei Künstlern
}
count-artist-discount = { $count ->
    [one] Künstler kosten 1 Fiorino weniger
   *[other] Künstler kosten { $count } Fiorini weniger
}
count-monument-discount = { $count ->
    [one] Monumente kosten 1 Fiorino weniger
   *[other] Monumente kosten { $count } Fiorini weniger
}
count-income-of-choice = { $count ->
    [one] jede Runde ein Rohstoff nach Wahl
   *[other] jede Runde { $count } Rohstoffe nach Wahl
}

## Was geschah

event-monuments = neue Monumente: { $monuments } ({ $left-text })
event-artists = neue Künstler: { $artists } ({ $left-text })
event-draw = { $cards-text } gezogen ({ $left-text })
event-drawn = gezogen: { $cards }
event-captain = { $round ->
    [1] erster Hauptmann des Volkes
   *[other] zum Hauptmann des Volkes gewählt
}
event-round = Runde { $round } beginnt
event-play = { $card } gespielt ({ $card-gloss })
event-finish = { $monument } für { $fiorini-text } und die Rohstoffe vollendet
event-engage = { $artist } für { $fiorini-text } engagiert: { $points-text }{ $masterpiece ->
    [1] , ein Meisterwerk
   *[other] { "" }
}
event-engage-anonymous = einen namenlosen Künstler ({ $kind }) für { $fiorini-text } engagiert
event-reserve-monument = { $monument } reserviert
event-reserve-artist = { $artist } reserviert
event-activate = { $location } genutzt
event-take = { $resource-some } genommen
event-give = { $resource-some } gegeben
event-sell = { $resource-some } für { $fiorini-text } verkauft
event-buy = { $resource-some } für { $fiorini-text } gekauft
event-workers = Arbeiter geschickt und { $fiorini-text } erhalten
event-inspiration = Eingebung gesucht
event-pass = kann nichts tun
event-clear = { $monuments ->
    [none] die Mitte wird geräumt
   *[other] die Mitte wird geräumt; aus dem Spiel: { $monuments }
}
event-discard = eine Karte behalten, { $cards-text } abgelegt
event-keep = { $card } behalten, abgelegt: { $discarded }
event-income = erhalten: { $resources ->
    [none] { $fiorini-text }
   *[other] { $fiorini ->
        [0] { $resources }
       *[other] { $resources } und { $fiorini-text }
    }
}
event-card-income = durch Karten erhalten: { $resources ->
    [none] { $fiorini-text }
   *[other] { $fiorini ->
        [0] { $resources }
       *[other] { $resources } und { $fiorini-text }
    }
}
event-choice = { $resource-some } für alle gewählt
event-merchants = { $resource-some } durch die Zunft der Kaufleute genommen
event-unused-artist = { $artist } aufgedeckt, reserviert, aber nie engagiert: { $points-text } verloren
event-end = das Spiel ist aus

## Was zu wählen ist

prompt-action = Runde { $round }, { $step ->
    [1] erste Aktion
    [2] zweite Aktion
    [3] dritte Aktion
    [4] vierte Aktion
   *[other] Zusatzaktion ({ $step })
}: Wähle eine.
prompt-engage = Wer arbeitet an { $work }? In Frage kommen: { $kinds }.
prompt-give = { $left ->
    [one] { $exchange }: Was gibst du?
   *[other] { $exchange }: Was gibst du zuerst?
}
prompt-take = { $exchange }: Was nimmst du?
prompt-keep = Du hast { $cards-text }. Welche behältst du?
prompt-choose = Du bist Hauptmann: Welchen Rohstoff erhalten alle?
prompt-collect = Deine Zunft der Kaufleute: Welchen Rohstoff nimmst du?

## Möglichkeiten

action-play = { $word-gloss }, für { $cost }: { $gives }
action-play-income = { $word-gloss }, für { $cost }; jede Runde: { $gives }
action-play-work = { $word-gloss }, für { $cost }, dazu { $artist }: { $points-text }
action-finish = { $word-gloss }, für { $cost }, dazu { $artist }: { $points-text }
action-reserve = Jetzt kostenlos reservieren, später vollenden: { $points-text }
action-reserve-artist = Jetzt kostenlos reservieren; engagiert kostet er später { $fiorini-text } und bringt { $lowest ->
    [none] { $points-text }
   *[other] { $lowest } bis { $highest } Punkte
}
action-activate = { $word-gloss }: { $resource-some } nehmen
action-activate-buyer = { $word-gloss }: { $fiorini-text } für { $resource-some }
action-activate-barter = Einen Rohstoff geben, einen anderen nehmen
action-activate-captain = In der nächsten Runde Hauptmann sein
action-send-workers = { $fiorini-text } nehmen
action-sell = { $word-some } für { $fiorini-text } verkaufen
action-buy = { $word-some } für { $fiorini-text } kaufen
action-swap = Zwei Rohstoffe geben, einen nehmen
action-seek-inspiration = Eine Florenza-Karte ziehen
action-pass = Nichts ist möglich
action-engage = { $fiorini-text }, { $lowest ->
    [none] { $points-text }
   *[other] { $lowest } bis { $highest } Punkte
}
action-engage-reserved = Dein reservierter Künstler: { $fiorini-text }, { $lowest ->
    [none] { $points-text }
   *[other] { $lowest } bis { $highest } Punkte
}
action-engage-anonymous = { $fiorini-text }, keine Punkte
action-give = { $word-some } geben
action-take = { $word-some } nehmen
action-keep = { $word-gloss }
action-choose = Alle erhalten { $word-some }

## Woher Punkte kommen

source-monuments = Monumente
source-district-buildings = Stadtteilgebäude
source-palaces = Paläste
source-churches = Kirchen
source-artists = Künstler
source-district-sets = Stadtteilsätze
source-guilds = Zünfte
source-resources = meiste Rohstoffe
source-fiorini = meiste Fiorini
source-captain = Hauptmann
source-reserved-monuments = unvollendete Monumente
source-reserved-artists = nicht engagierte Künstler

## Optionen

option-guilds = ob die zwölf Zünfte mitspielen; beim ersten Spiel besser ohne
option-locations = alle Orte, oder nur die für diese Spielerzahl gekennzeichneten
option-anonymous = ob namenlose Künstler für Mastro Artista zählen
option-ties = ob bei Gleichstand die geteilten Plätze einer Mehrheit verbraucht sind
option-empty-hands = ob bei einer Mehrheit auch zählt, wer nichts hat
option-late-discards = ob die Ablage der Runde 4 in Runde 5 zurückkommt

## Die Werte der Optionen

value-guilds-in = mit Zünften
value-guilds-out = ohne Zünfte
value-locations-all = alle 17 Karten
value-locations-by-mark = die für diese Spielerzahl
value-anonymous-uncounted = sie zählen nicht
value-anonymous-counted = sie zählen
value-ties-skip = ja, der nächste Platz entfällt
value-ties-dense = nein, der nächste Platz folgt
value-empty-hands-ranked = ja
value-empty-hands-unranked = nein
value-late-discards-out = nein
value-late-discards-back = ja

## Was gedruckt ist

label-sums = Geldbeträge
label-workers = Arbeiter schicken
label-selling = einen Rohstoff verkaufen
label-buying = einen Rohstoff kaufen
label-anonymous-artist = ein namenloser Künstler
label-income = Einkommen jeder Familie
label-ending = Punkte am Ende
label-place = { $place ->
    [1] Erster
    [2] Zweiter
   *[3] Dritter
}
label-district-set = Palast, Kirche und Stadtteilgebäude

## Der Tisch

label-round = Runde { $round } von { $rounds }
label-step = Aktion { $step }
label-extra-step = Zusatzaktion: { $step }
label-end-of-round = Ende der Runde
label-over = zu Ende
label-hidden = Im Stapel, auf anderen Händen oder von anderen abgelegt
label-piles = auf den Stapeln: Karten { $cards }, Monumente { $monuments }, Künstler { $artists }
label-monuments = Monumente
label-anonymous = namenlos
label-locations = Orte
label-supply = Vorrat
label-captain = Hauptmann
label-next-captain = nächster Hauptmann
label-hand = Hand
label-front = vor sich
label-finished = vollendet
label-reserved = reserviert
label-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
label-resources = { $resources ->
    [one] 1 Rohstoff
   *[other] { $resources } Rohstoffe
}
label-anonymous-work = namenlos
label-unused = nie engagiert
label-legend = Auf dem Tisch: 4Ma 300f sind Kosten von vier Marmor und 300 Fiorini; A, M, B: Nötig ist ein Architekt, ein Maler oder ein Bildhauer, A/B einer von beiden. Vignola 150f 2–4 ist ein Künstler mit Preis und möglichen Punkten; [..] liegt verdeckt. Duomo: Navata + Giotto 4 ist ein vollendetes Werk mit seinem Künstler und dessen Punkten.

## Warum etwas nicht geht

reason-give = { $resource }: Davon hast du nichts, oder nichts anderes wäre dafür zu haben
reason-same-kind = beim Baratto nimmst du eine andere Art, als du gibst
reason-not-for-everybody = { $resource }: Der Vorrat reicht nicht für alle
reason-supply = { $resource }: Im Vorrat ist nichts mehr
reason-price = es kostet { $price }, du hast { $fiorini-text }
reason-not-in-the-row = dieses Monument liegt nicht in der Reihe
reason-face-down = { $location } liegt verdeckt
reason-location = du hast nicht, was der Ort verlangt, oder der Vorrat nicht, was er gibt
reason-not-in-the-middle = dieser Künstler liegt nicht in der Mitte
reason-monument = { $monument } liegt weder in der Reihe, noch hast du es reserviert
reason-no-resource = { $resource }: Davon hast du nichts
reason-two-resources = du brauchst zwei Rohstoffe
reason-empty-pile = der Stapel ist leer
reason-can-act = du kannst noch etwas tun
reason-bank = die Bank hat nicht genug Geld
reason-not-in-hand = du hast diese Karte nicht
reason-preacher = du hast schon einen Prediger
reason-in-front = diese Karte liegt schon vor dir
reason-resource-price = { $resource }: Es kostet { $price }, du hast { $have }
reason-no-artist = kein Künstler dieser Art ist für dich da: { $kinds }
reason-artist-price = es kostet { $price } und der billigste Künstler { $artist }, du hast { $fiorini-text }
reason-artist-first = dein Werk braucht zuerst einen Künstler
reason-artist-kind = dieses Werk braucht eine dieser Arten: { $kinds }
reason-out-of-reach = diesen Künstler kannst du nicht engagieren

## Wozu Teile genutzt werden, in Studien

use-play-card = Gespielte Karten
use-activate-location = Aktivierte Orte
use-finish-monument = Vollendete Monumente
use-reserve-monument = Reservierte Monumente
use-engage-artist = Engagierte Künstler
use-engage-anonymous-kind = Engagierte namenlose Künstler
use-reserve-artist = Reservierte Künstler
