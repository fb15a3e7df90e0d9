### Was das Terminal über alle Spiele sagt, auf Deutsch.

about = Brettspiele um Mäzene und Baumeister in deinem Terminal.
log-line = { $player }: { $what }
you = Du
bot = Bot { $number }
player = Spieler { $number }

## Hilfe zur Kommandozeile

help-usage = Aufruf
help-options = Optionen
help-commands = Befehle
help-command = BEFEHL
help-help = zeigt diese Hilfe
help-version = zeigt die Version und ob die Engine kompiliert ist
help-lang = Sprache aller Meldungen
help-play = ein Spiel im Terminal spielen
help-games = alle Spiele mit Plätzen und Optionen
help-rules = die Regeln lesen, ganz oder einzeln
help-replay = die Aufzeichnung eines Spiels lesen oder prüfen
help-sim = viele Spiele zwischen Bots
help-game = Name des Spiels, zum Beispiel carrara
help-seats = Anzahl der Spieler
help-option = eine Option des Spiels, zum Beispiel version=advanced; auch mehrmals
help-bots = Bots für die letzten Plätze, durch Kommas getrennt: { $bots }, eine Klasse (paket:Name) oder ein Programm (exec:BEFEHL); none für nur Menschen
help-play-seed = geheimer Text, der das Spiel festlegt; ohne ihn zufällig
help-sim-seed = derselbe Startwert ergibt dieselben Spiele
help-notes = zeigen, was jeder hätte mitschreiben können; Standard, wenn nur eine Person an der Tastatur sitzt
help-record = das Spiel in diese Datei schreiben
help-json = JSON ausgeben
help-number = wie viele Spiele
help-file = Datei der Aufzeichnung
help-at = den Tisch nach so vielen Zügen zeigen
help-verify = Züge, Zufall und Siegel prüfen
help-clause = eine Regel, zum Beispiel CAR-31 oder 31
help-search = die Regeln, die ein Wort enthalten
example-play = du gegen zwei Bots
example-advanced = mit Dekorationen und Statuen
example-rules = eine einzelne Regel

## Spielelisten

seats-range = { $least } bis { $most } Spieler
numbers-range = { $usual }, oder eine Zahl von { $least } bis { $most }
choices-range = { $usual }, oder { $choices }

## Am Tisch

welcome = Tippe die Nummer einer Möglichkeit oder ihren Text. help zeigt die Befehle, quit beendet das Spiel.
seal = Der Zufall ist versiegelt. Siegel: { $seal }
secret = Das Geheimnis war: { $secret }
saved = Die Aufzeichnung steht in { $file }.
goodbye = Auf Wiedersehen.
pass-keyboard = Gib die Tastatur an { $player }; dann Eingabetaste.
command-help = was du tippen kannst
command-table = den Tisch noch einmal zeigen
command-legend = was aufgedruckt ist: Tabellen, Preise, und wie die Zeichnung zu lesen ist
command-glossary = die Begriffe des Spiels in allen Sprachen
command-log = alles, was geschehen ist
command-scores = die Punkte bisher
command-notes = was jeder hätte mitschreiben können: Geld, der Rest der Stapel
command-rules = das Spiel auf einer Seite und die Überschriften der Regeln; rules 31 zeigt eine Regel
command-hint = was ein Meister spielen würde
command-undo = deine letzte Wahl zurücknehmen, wenn nichts aufgedeckt wurde
command-quit = das Spiel verlassen
help-choices = Alles andere ist eine Möglichkeit: ihre Nummer, ihr Text oder dessen Anfang.
rules-hint = Tippe rules und eine Nummer, um eine Regel zu lesen, zum Beispiel: rules 31
undo-done = Zurückgenommen: { $action }
undo-nothing = Du hast nichts zurückzunehmen: Die letzte Wahl war nicht deine.
undo-revealed = „{ $action }“ kann nicht zurückgenommen werden: Es wurde etwas aufgedeckt.

## Punkte

scores-source = Punkte für
scores-total = Summe
scores-note = Punkte, als wäre das Spiel jetzt zu Ende.
scores-unknown = ? hängt von dem ab, was du nicht siehst, und zählt nicht zur Summe.
notes-note = Aus dem Gedächtnis: Wer mitzählt, weiß das sicher.
notes-off = Notizen sind aus. Mit --notes beginnen, um sie zu haben.
notes-none = Es gibt nichts, was man sich merken müsste.
scores-place = { $place }. { $player }: { $points }
scores-winner = { $count ->
    [one] Sieg: { $players }
   *[other] Geteilter Sieg: { $players }
}

## Simulationen

sim-who = Punkte von
sim-mean = Mittel
sim-deviation = Abweichung
sim-wins = Siege
sim-seat = Platz { $seat }
sim-bot = Bot { $name }
sim-speed = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $steps } Schritte in { $seconds } s: { $rate } Schritte/s, { $games_rate } Spiele/s

## Was schiefging

error-unexpected = ein unerwarteter Fehler ({ $what }); MECENATE_DEBUG=1 zeigt, wo
error-command = es gibt keinen Befehl „{ $word }“; die Befehle sind { $commands }
usage-argument = { $name }: { $what }
usage-not-whole = „{ $word }“ ist keine ganze Zahl
usage-not-number = „{ $word }“ ist keine Zahl
usage-value = „{ $word }“ ist hier nicht möglich
usage-choice = „{ $word }“ gibt es nicht; möglich sind { $choices }
usage-no-value = ein Wert fehlt
usage-too-many-values = höchstens ein Wert ist möglich
usage-takes-none = hier steht kein Wert, aber angegeben ist „{ $word }“
usage-not-with = das geht nicht zusammen mit { $other }
usage-missing = es fehlt: { $names }
usage-one-of = eines davon ist nötig: { $names }
usage-unknown = hier unbekannt: { $words }
usage-ambiguous = „{ $word }“ könnte { $choices } sein
usage-other = der Befehl ist nicht lesbar: { $what }
error-number = „{ $word }“ ist keine ganze Zahl ab { $least }
error-option = „{ $word }“ ist keine Option wie version=advanced
error-search = keine Regel enthält „{ $word }“
error-clause = es gibt keine Regel { $clause }.{ $near ->
    [none] { "" }
   *[other] { " " }Meintest du { $near }?
} Die Regeln gehen von { $first } bis { $last }
error-bots = { $seats ->
    [one] { $bots } Bots passen nicht auf 1 Platz
   *[other] { $bots } Bots passen nicht auf { $seats } Plätze
}
error-sim-bots = nenne einen Bot für alle Plätze oder einen für jeden: { $bots } Bots für { $seats } Plätze passen nicht
error-choice = Wähle eine Nummer von 1 bis { $most }, oder tippe help.
error-ambiguous = „{ $word }“ kann { $choices } sein: Tippe etwas mehr.
error-unknown-action = „{ $word }“ ist keine Aktion dieses Spiels.{ $near ->
    [none] { "" }
   *[other] { " " }Meintest du { $near }?
}

# bench
help-bench = messen, wie schnell die Spiele sind
help-bench-games = welche Spiele; alle, wenn keines genannt ist
help-peers = auch andere Engines messen, wo sie installiert sind
help-vector = Umgebungen zum Lernen messen: viele Partien zusammen und einzelne, neben denen anderer
help-envs = wie viele Partien zusammen gespielt werden
help-runs = wie viele Läufe in den Median eingehen
help-seconds = wie lange ein Lauf dauert
help-workers = wie viele Prozesse spielen; das Ergebnis ist dasselbe
bench-measuring = { $name } wird gemessen …
bench-engine = Engine
bench-environment = Umgebung
bench-against = gegen
bench-steps = Schritte/s
bench-games = Partien/s
bench-copies = Kopien/s
bench-branching = Optionen
bench-bytes = Bytes
bench-view = Sicht, µs
bench-json = JSON, µs
bench-steps-ratio = Schritte
bench-copies-ratio = Kopien
bench-missing = Hier nicht installiert: { $peers }. pip install "mecenate[bench]" installiert sie.

# Der Server.
help-serve = den Server starten: im Netz spielen, im Browser und mit Programmen
help-host = die Adresse, unter der der Server erreichbar ist; 127.0.0.1 ist nur dieser Rechner
help-port = der Port des Servers
help-database = wo die Tische liegen: sqlite+aiosqlite:///DATEI oder postgresql+asyncpg://NUTZER@RECHNER/NAME
help-serve-workers = wie viele Prozesse unter einer Adresse dienen; die Tische werden auf sie verteilt
help-config = eine Datei mit Einstellungen (TOML)
help-open = den Browser öffnen
server-runs = Der Server läuft: { $address } (Strg-C beendet ihn)
example-serve = Server und Browser starten

# train und arena
help-train = die Gewichte eines Spiels lernen, indem es gegen sich selbst spielt
help-train-seed = derselbe Startwert ergibt dieselben Gewichte
help-train-plan = wie viele Stellungen seines Zuges ein Spieler ansieht
help-train-preset = wie lange trainiert wird: quick (kurz) oder shipped (wie die mitgelieferten Gewichte)
help-train-from = mit den Gewichten dieser Datei beginnen
help-train-workers = wie viele Prozesse spielen, ohne Angabe alle Kerne; das Ergebnis ist dasselbe
help-train-old = wirkt nicht mehr
help-train-out = Datei der Gewichte; ohne Angabe GAME.weights in diesem Ordner
help-train-resume = weitermachen, wo der letzte Lauf in diese Datei aufgehört hat
train-not-better = { $games } Partien; die letzten Gewichte haben die in { $file } nicht geschlagen, diese bleiben
train-old-option = { $option } wirkt nicht mehr und entfällt in der nächsten Version.
train-lesson = mittlere Summe { $mean }, Fehler { $error }, Policy { $right } %
train-totals = mittlere Summen: { $curve }
train-errors = Fehler:          { $curve }
train-saved = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}; die Gewichte stehen in { $file }
help-arena = messen, wie gut die Bots spielen
help-arena-game = Name des Spiels, zum Beispiel carrara; bei baselines auch mehrere, oder all
help-arena-seats = Anzahl der Spieler; bei baselines auch 2,3, oder all
help-arena-study = ladder: jeder Bot gegen den darunter; match: die genannten Bots gegeneinander; baselines: jeder Bot gegen zufällige Spieler und gegen Novizen
baselines-title = { $game }, { $seats } Spieler
baselines-bot = ein Platz von
baselines-against = gegen { $bot }
baselines-note = Anteil der { $games } Partien auf { $seats } Plätzen, den er gewinnt, mit 95-%-Intervallen; jede Verteilung wird von jedem Platz gespielt.
help-match-bot = eine Stufe, eine Stufe mit weniger Zeit (master:scale=0.2), ein installierter Bot, eine Klasse (paket:Name) oder ein Programm (exec:BEFEHL); der letzte nimmt alle übrigen Plätze
help-match-rules = Version der Regeln; ohne Angabe die neueste
help-match-deals = wie viele Verteilungen, jede so oft gespielt, bis jeder Bot jeden Platz hatte; sonst so viele, wie --games braucht
help-match-sprt = aufhören, wenn klar ist, ob der erste Bot LOW oder HIGH Prozent der Partien gewinnt; LOW:HIGH:FEHLER setzt den erlaubten Fehler (5)
help-match-limit = Prozessorzeit in Sekunden, die ein Programm für eine Wahl brauchen darf (60)
help-match-out = jede Partie in diese Datei schreiben (JSON-Zeilen)
help-match-resume = mit den Partien in dieser Datei weitermachen
help-bot = ein Bot als eigenes Programm, für Matches: er liest und schreibt das Zeilenprotokoll
help-bot-level = welcher Bot: eine Stufe, der Name eines installierten oder eine Klasse (paket:Name)
help-bot-game = das einzige Spiel, das er spielt; ohne Angabe alle
error-arena-option = { $option } gehört zu mecenate arena { $study }
error-match-bots = ein Match braucht 1 bis { $seats } Bots (--bot) für { $seats } Plätze
error-match-sprt = „{ $word }“ ist kein Test; zwei Anteile von Siegen in Prozent, der kleinere zuerst, wie 25:40
match-bot = Bot
match-seats = Plätze
match-seconds = Prozessor
match-forfeits = aufgegeben
match-line = { $game } (Regeln { $rules }), { $seats } Plätze: { $bot } gegen { $others }: { $games } Partien, Siege { $rate } % (95 %: { $low }–{ $high }; unter Gleichen { $par }), Punkte { $totals }, Sieger { $winning }; Seed { $seed }, { $deals } Verteilungen, Zeit × { $scale }
match-alone = { $game } (Regeln { $rules }), { $seats } Plätze: { $bot } unter sich: { $games } Partien, Punkte { $totals }, Sieger { $winning }, nach Plätzen { $bySeat }; Seed { $seed }, { $deals } Verteilungen, Zeit × { $scale }
match-sprt = LLR { $ratio } (±{ $bound }): { $verdict ->
    [accepted] { $high } % angenommen gegen { $low } %
    [rejected] { $high } % verworfen für { $low } %
   *[open] offen zwischen { $low } % und { $high } %
}
help-pairing = wie viele Partien ein Paar mindestens spielt
help-levels = welche Bots, von unten nach oben, durch Kommas getrennt; ohne Angabe alle
help-scale = welchen Teil ihrer Zeit die Bots nehmen, zum Beispiel 0.2
help-plot = die Leiter in diese Datei zeichnen (SVG)
error-levels = eine Leiter braucht mindestens zwei Bots
ladder-above = Bot
ladder-below = gegen
ladder-games = Partien
ladder-wins = Siege
ladder-interval = 95-%-Intervall
ladder-total = mittlere Summe
ladder-against = die anderen
ladder-time = je Wahl
ladder-rating = Wertung
ladder-note = Ein Bot gegen { $seats ->
    [2] einen der Stufe darunter
   *[other] einen Tisch der Stufe darunter
}; jede Verteilung wurde mit ihm auf jedem Platz gespielt. Unter Gleichen gewänne er jede { $seats }. Partie.
hint-thinking = Ein Meister sieht sich die Lage an …
hint-choice =   { $action }: { $side ->
    [ahead] am Ende etwa { $points } Punkte voraus
    [behind] am Ende etwa { $points } Punkte zurück
   *[even] am Ende gleichauf
}, { $visits }-mal versucht

# studies
help-dataset = Partien von Bots als Tabellen und Aufzeichnungen, für lernende Programme
help-dataset-make = make: Partien spielen und schreiben
help-dataset-levels = wer spielt; von Partie zu Partie rücken die Bots einen Platz weiter (apprentice)
help-dataset-out = neuer Ordner für die Tabellen und die Aufzeichnungen
error-dataset = --levels nennt mindestens einen Bot, und --seats liegt zwischen { $least } und { $most }
dataset-made = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $positions } Stellungen in { $folder }
help-study = was ein Platz, eine Karte oder eine Option wert ist, mit Diagrammen
help-ray = auf dem Ray-Verbund unter dieser Adresse spielen; auto findet einen, local startet hier einen
help-study-out = die Seite mit den Diagrammen in diese Datei schreiben
help-study-data = die Daten als CSV und Parquet in diesen Ordner schreiben
help-question = die Frage; auch mehrmals, ohne sie alle. seat: Gewinnt ein Platz öfter? piece: Welche Teile werden selten genutzt, welche gewinnen? length: Wie lang und wie knapp sind die Partien? option: Was ändert eine Einstellung?
help-study-seats = Anzahlen der Spieler, durch Kommas getrennt, oder all
help-study-bots = wer spielt, einer für alle Plätze oder einer für jeden: { $bots }, eine Klasse (paket:Name) oder ein Programm (exec:BEFEHL); ohne Angabe { $players }
help-vary = zu vergleichende Optionen, zum Beispiel version=normal,advanced; ein Wert mit Komma steht in Anführungszeichen
help-packs = zu vergleichende Materialdateien: eine mit der des Spiels, mehrere miteinander; printed ist die des Spiels
error-vary = „{ $word }“ nennt keine Werte; schreibe etwa version=normal,advanced
error-study-seats = „{ $word }“ ist keine Spielerzahl von { $least } bis { $most }; schreibe 3, oder 2,4, oder all
study-title = { $game }: { $games } Partien, gespielt von { $bots }
study-seat-number = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}
study-power-games = { $settings ->
    [one] { $games } Partien.
   *[other] { $games } Partien in jeder von { $settings } Einstellungen, mit denselben Ausgangslagen.
}
study-power-seat = Sie zeigen, dass ein Platz öfter oder seltener gewinnt als sein Anteil ({ $share }), wenn er um mindestens { $sees } Prozentpunkte abweicht; für 5 Punkte braucht es { $takes } Partien.
study-power-piece = Bei einem Teil, das jeder vierte Platz nutzt, zeigt es sich ab { $sees } Prozentpunkten; für 5 Punkte braucht es { $takes } Partien.
study-power-mean = Sie zeigen, dass ein Mittelwert abweicht, wenn er es um { $sees } der Standardabweichung einzelner Partien tut; für 20 % braucht es { $takes } Partien.
study-ask-seat = Gewinnt ein Platz öfter?
study-ask-piece = Welche Teile werden selten genutzt, und welche gewinnen?
study-ask-length = Wie lang und wie knapp sind die Partien?
study-ask-option = Was ändert jede Einstellung?
study-where = { $where }: { $what }
study-seat-even = Kein Platz gewinnt deutlich öfter oder seltener als sein Anteil von { $share }.
study-seat-off = Platz { $seat } gewinnt { $rate } seiner Partien ({ $low } bis { $high }), deutlich { $side ->
    [more] öfter
   *[less] seltener
} als sein Anteil von { $share }.
study-length = Eine Partie hat { $choices } Entscheidungen in { $turns } Zügen; neun von zehn Partien haben { $low } bis { $high } Entscheidungen. Die Führung wechselt { $leads }-mal, und der Sieger liegt { $margin } Punkte vorn.
study-piece-rare = { $use }, selten genutzt: { $names }{ $more ->
    [0] {""}
   *[other] {""} und { $more } weitere
}; im Mittel { $mean }.
study-piece-wins = { $use }: Wer { $name } nutzt, gewinnt { $rate } der Partien ({ $low } bis { $high }), deutlich { $side ->
    [more] öfter
   *[less] seltener
} als der Anteil von { $share }.
study-piece-none = Kein Teil fällt auf.
study-more = … und { $more } weitere, die in der Seite und den Daten stehen.
study-option = { $label } statt { $base }: { $what }
study-option-none = nichts ändert sich deutlich
study-option-one = Es gibt nur eine Einstellung; --vary, --packs oder --seats bringen weitere.
study-change = { $measure } { $before } → { $after }
study-points-from = Punkte ({ $source })
study-join = { $one }; { $two }
study-usual = üblich
study-first = Siege von Platz 1
study-seat-note = Mit 95-%-Intervallen; die gestrichelte Linie ist der Anteil jedes Platzes, wenn alle gleich wären. Platz 1 beginnt. Gefüllte Marken weichen deutlich ab: Von allen, die so heißen, kann eine von zwanzig Zufall sein (Benjamini–Hochberg).
study-piece-note = Ein Teil wird selten genutzt, wenn es deutlich weniger als halb so oft genutzt wird wie seine Art; diese stehen oben und haben links einen Strich. Gefüllte Marken und fette Zeilen: Wer es nutzt, gewinnt deutlich öfter oder seltener; von allen, die so heißen, kann eines von zwanzig Zufall sein (Benjamini–Hochberg). Die Nutzung geht mit dem Sieg einher; sie muss nicht sein Grund sein.
study-length-note = Wie oft jeder Wert vorkommt, als Anteil an allen Partien; und woher die Punkte kommen.
study-option-note = Unterschiede bei denselben Ausgangslagen, in Standardabweichungen mit 95-%-Intervallen; die Tabellen haben die Zahlen. Gefüllte Marken und fette Zeilen weichen deutlich ab: Von allen, die so heißen, kann eine von zwanzig Zufall sein (Benjamini–Hochberg).
study-seat = Platz
study-seat-wins = Siege von Platz { $seat }
study-bots = Wie oft jeder Spieler gewinnt
study-sources = Woher die Punkte kommen
study-everybody = alle Plätze
study-winners = Sieger
study-choices = Entscheidungen einer Partie
study-turns = Züge einer Partie
study-branching = Möglichkeiten je Entscheidung
study-leads = Wechsel der Führung
study-winning = Punkte des Siegers
study-total = Punkte eines Platzes
study-margin = Vorsprung des Siegers
study-least = Am wenigsten genutzt, von Plätzen, die es konnten
study-users-win = Wie oft gewinnt, wer es nutzt
study-piece = Teil oder Ort
study-could = Plätze, die konnten
study-used = genutzt von
study-won = Siege
study-interval = 95-%-Intervall
study-points = Punkte über dem Mittel
study-figures = alle in Zahlen
study-measure = Größe
study-before = vorher
study-after = nachher
study-difference = Unterschied

# check und upgrade
help-check = alle gespeicherten Partien öffnen und nachspielen; meldet, welchen diese Version nicht folgen kann
help-check-json = die Ergebnisse als JSON ausgeben
help-upgrade = die Datenbank einer früheren Version auf den neuesten Stand bringen
help-dry-run = nur sagen, was getan würde
help-yes = vor der Aktualisierung nicht nachfragen
check-running = Die gespeicherten Partien werden nachgespielt …
check-empty = In dieser Datenbank sind keine Partien.
check-game = Spiel
check-verdict = Ergebnis
check-games = Partien
check-waiting = nicht begonnen
check-whole = lässt sich vom Aufbau bis zum letzten Zug nachspielen
check-opens = öffnet sich beim letzten Zug; frühere Züge folgen Regeln, die diese Version nicht mehr hat
check-differs = das Nachspielen führt zu etwas anderem, als gespeichert ist
check-stuck = ein gespeicherter Zug lässt sich nicht mehr ausführen
check-unreadable = keine gespeicherte Stellung ist lesbar
upgrade-database = Datenbank: { $url }
upgrade-step = Migration { $revision }: { $summary }
upgrade-rules = { $count ->
    [one] Eine laufende Partie geht
   *[other] { $count } laufende Partien gehen
 } nach neueren Regeln weiter; das Protokoll jedes Tisches sagt es.
upgrade-nothing = Die Datenbank ist auf dem neuesten Stand.
upgrade-backup = Die Datei wird vor jeder Änderung kopiert. Bitte zuerst jeden Server beenden, der sie benutzt.
upgrade-no-backup = Bitte zuerst sichern (pg_dump) und jeden Server beenden, der diese Datenbank benutzt.
upgrade-ask = Fortfahren? [j/N]
upgrade-yes = j ja
upgrade-left = Es wurde nichts geändert.
upgrade-copied = Sicherung: { $file }
upgrade-done = Die Datenbank ist jetzt auf dem neuesten Stand. Die Partien werden geprüft:

## Pakete und Engine

error-extra = dazu fehlt { $package }; dieser Befehl installiert es: { $command }
greet-about = Mecenate: Brettspiele um Mäzene und Baumeister, mit Freunden oder gegen Bots.
greet-next = Wähle ein Spiel auf der Seite. Anders geht es mit mecenate play (in diesem Terminal) und mecenate --help (alle Befehle).
greet-terminal = In diesem Terminal: mecenate play. Im Browser: { $command }, dann mecenate. Alle Befehle: mecenate --help
engine-compiled = Engine: kompiliert, für den Server und seine Bots.
engine-building = Engine: vorerst interpretiert. Die kompilierte wird gerade gebaut; die Bots nutzen sie, sobald sie fertig ist.
engine-interpreted = Engine: interpretiert. Die Regeln sind dieselben, aber Bots, die nach der Uhr denken, sind schwächer. Die kompilierte Engine: { $command }
api-about = Mecenate: Brettspiele um Mäzene und Baumeister, für Menschen und Programme.
api-next = POST /api/guests mit einem Namen gibt ein Token; POST /api/tables eröffnet einen Tisch. /api/schema beschreibt alles.
api-leave = DELETE /api/session beendet eine Sitzung; ein Tisch behält seine Spiele.

# analyse
help-analyse = jeden Zug einer gespielten Partie beurteilen: was er wert war, und welcher besser war
help-analyse-level = die Stufe, die urteilt
help-analyse-iterations = wie viele Versuche je Zug; mehr dauert länger und ist sicherer
help-analyse-open = jeden Zug auch mit offenen Karten beurteilen
help-analyse-html = eine Seite mit der ganzen Analyse in diese Datei schreiben
help-analyse-out = die Partie mit ihrer Analyse in diese Datei schreiben
help-analyse-all = alle Züge auflisten, nicht nur die markierten
analyse-title = { $game }: Analyse
analyse-note = Beurteilt von { $level }, { $tries } Versuche je Zug, nach dem, was jeder Platz wusste. Gewinnchancen in Prozent: vor dem Zug bei bestem Spiel, und nach dem gespielten Zug.
analyse-move = Zug
analyse-player = Spieler
analyse-turn = gespielt
analyse-before = vorher
analyse-after = nachher
analyse-lost = verloren
analyse-points = Punkte
analyse-mark = Urteil
analyse-luck = Glück
analyse-better = besser
analyse-chances = Gewinnchancen
analyse-chances-note = Für jeden Spieler vor jedem Zug. Ein Zeichen steht, wo ein Zug eine Ungenauigkeit, ein Fehler oder ein grober Fehler war.
analyse-players = Die Spieler
analyse-turns = Alle Züge
analyse-scores = Endstand
analyse-clean = Kein Zug ist markiert.

# puzzles
help-puzzles = eine Aufgabe lösen, oder Aufgaben erzeugen, prüfen und messen
help-puzzles-what = was zu tun ist; mit einem Spiel oder ohne Angabe wird eine Aufgabe gelöst
help-puzzles-of = das Spiel, zu dem Aufgaben erzeugt werden, oder die Datei (oder das Spiel), die geprüft oder gemessen wird
help-puzzles-id = die Aufgabe, die gelöst wird; ohne Angabe irgendeine
help-puzzles-seats = nur Aufgaben mit so vielen Plätzen erzeugen; ohne Angabe mit jeder Anzahl bis vier
help-puzzles-count = wie viele Aufgaben die Datei enthalten soll (60), oder wie viele gemessen werden (alle)
help-puzzles-seed = der Startwert der durchsuchten Partien (1), oder der gemessenen Stufen (0)
help-puzzles-out = die Datei der Aufgaben; gibt es sie schon, wird sie fortgesetzt
puzzles-game = Partie { $number }
puzzles-made = { $count ->
    [one] Eine Aufgabe ist
   *[other] { $count } Aufgaben sind
} in { $file }.
puzzles-checked = { $count ->
    [one] Eine Aufgabe wurde
   *[other] { $count } Aufgaben wurden
} geprüft: Stellungen, Lösungen, andere Züge und Wertungen stimmen.
puzzles-level = Stufe
puzzles-time = Zeit
puzzles-solved = gelöst
puzzles-share = Anteil
error-puzzles-of = „mecenate puzzles { $what }“ braucht ein Spiel oder eine Datei
error-puzzles-id = es gibt keine Aufgabe „{ $puzzle }“ zu { $game }
error-puzzles-other = { $file } enthält Aufgaben eines anderen Spiels, anderer Optionen oder eines anderen Startwerts; eine andere Datei nennt man mit --out
puzzle-task = Aufgabe { $puzzle }: Finde den besten Zug. help zeigt die Befehle.
puzzle-solved = Gelöst!
puzzle-missed = Das ist nicht der beste Zug.
puzzle-solution = Am besten: { $turn }. Gewinnchance: { $chance } %.
puzzle-other = Kostet { $chance } % der Gewinnchance und { $points } Punkte: { $turn }.
puzzle-rating = Wertung der Aufgabe: { $rating }.

# Eröffnungen
help-openings = durchgehen, was Bots in den ersten Zügen tun, oder sie eine neue Tabelle von Eröffnungen spielen lassen
help-openings-what = das Spiel, das angesehen wird, oder make
help-openings-of = das Spiel, von dem eine Tabelle entsteht
help-openings-seats = die Zahl der Spieler (2)
help-openings-step = ein Schritt, nach dem begonnen wird, wie ihn die Tabelle nennt; mehrfach möglich
help-openings-file = die Datei der Tabelle; sonst die des Programms. Mit make wird eine vorhandene fortgesetzt
help-openings-games = wie viele Partien die Datei für jede Spielerzahl haben soll (60)
help-openings-level = die Stufe, die die Eröffnungen spielt (master)
help-openings-seed = der Startwert der Partien (1)
openings-made = { $count ->
    [one] Eine Partie ist
   *[other] { $count } Partien sind
} in { $file }.
openings-rest = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $seats } Spielern. Stufe der Eröffnungen: { $level }; des Rests: { $then }.
openings-number = Nr.
openings-step = Schritt
openings-games = Partien
openings-share = Anteil
openings-wins = gewonnen
openings-points = Punkte
openings-end = { $games ->
    [one] Eine Partie begann
   *[other] { $games } Partien begannen
} so. Die Tabelle endet hier.
openings-help = Tippe die Nummer eines Schritts, back, table oder quit.
error-openings-of = „mecenate openings make“ braucht ein Spiel
error-openings-seats = es gibt keine Eröffnungen für { $seats } Spieler; es gibt welche für { $known }
error-openings-step = keine Partie der Tabelle begann mit diesen Schritten
error-openings-other = { $file } enthält Eröffnungen eines anderen Spiels, einer anderen Stufe oder eines anderen Startwerts; nenne eine andere Datei mit --file
