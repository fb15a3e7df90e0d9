### Was das Terminal über alle Spiele sagt, auf Deutsch.

about = Brettspiele von Mäzenen und Baumeistern in deinem Terminal.
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
help-rules = die Regeln lesen, ganz oder nach Klauseln
help-replay = die Aufzeichnung eines Spiels lesen oder prüfen
help-sim = viele Spiele zwischen Bots
help-game = Name des Spiels, zum Beispiel carrara
help-seats = Anzahl der Spieler
help-option = eine Option des Spiels, zum Beispiel version=advanced; auch mehrmals
help-bots = Bots für die letzten Plätze, durch Kommas getrennt ({ $bots }); none für nur Menschen
help-play-seed = geheimer Text, der das Spiel festlegt; ohne ihn zufällig
help-sim-seed = derselbe Startwert ergibt dieselben Spiele
help-notes = zeigen, was jeder hätte mitschreiben können; ja, wenn nicht mehrere die Tastatur teilen
help-record = das Spiel in diese Datei schreiben
help-json = JSON ausgeben
help-number = wie viele Spiele
help-file = Datei der Aufzeichnung
help-at = den Tisch nach so vielen Aktionen zeigen
help-verify = Aktionen, Zufall und Siegel prüfen
help-clause = eine Klausel, zum Beispiel CAR-31 oder 31
help-search = die Klauseln, die ein Wort enthalten
example-play = du gegen zwei Bots
example-advanced = mit Dekorationen und Statuen
example-rules = eine Klausel der Regeln

## Spielelisten

seats-range = { $least } bis { $most } Spieler
numbers-range = { $usual }, oder eine Zahl von { $least } bis { $most }
choices-range = { $usual }, oder { $choices }

## Am Tisch

welcome = Tippe die Nummer einer Möglichkeit oder ihren Text. help zeigt mehr.
seal = Der Zufall ist versiegelt. Siegel: { $seal }
secret = Das Geheimnis war: { $secret }
saved = Die Aufzeichnung steht in { $file }.
goodbye = Auf Wiedersehen.
pass-keyboard = Gib die Tastatur an { $player }; dann Eingabetaste.
command-help = was du tippen kannst
command-table = den Tisch noch einmal zeigen
command-legend = was gedruckt ist: Tabellen, Preise, und wie die Zeichnung zu lesen ist
command-log = alles, was geschehen ist
command-scores = die Punkte bisher
command-notes = was jeder hätte mitschreiben können: Geld, der Rest der Stapel
command-rules = die Überschriften der Regeln; rules 31 zeigt eine Klausel
command-hint = was ein Meister täte
command-undo = deine letzte Wahl zurücknehmen, wenn nichts aufgedeckt wurde
command-quit = das Spiel verlassen
help-choices = Alles andere ist eine Möglichkeit: ihre Nummer, ihr Text oder dessen Anfang.
rules-hint = Tippe rules und eine Nummer, um eine zu lesen, zum Beispiel: rules 31
undo-done = Zurückgenommen: { $action }
undo-nothing = Du hast nichts zurückzunehmen: die letzte Wahl war nicht deine.
undo-revealed = „{ $action }“ kann nicht zurückgenommen werden: es wurde etwas aufgedeckt.

## Punkte

scores-source = Punkte für
scores-total = Summe
scores-note = Punkte, als wäre das Spiel jetzt aus.
scores-unknown = ? hängt von dem ab, was du nicht siehst, und zählt nicht zur Summe.
notes-note = Aus dem Gedächtnis: Wer mitzählt, weiß das sicher.
notes-off = Notizen sind aus. Mit --notes beginnen, um sie zu haben.
notes-none = Es gibt nichts zu merken.
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

error-unexpected = etwas ging schief, was nicht sollte ({ $what }); MECENATE_DEBUG=1 zeigt, wo
error-command = es gibt keinen Befehl „{ $word }“; die Befehle sind { $commands }
error-number = „{ $word }“ ist keine ganze Zahl ab { $least }
error-option = „{ $word }“ ist keine Option wie version=advanced
error-search = keine Klausel enthält „{ $word }“
error-bots = { $seats ->
    [one] { $bots } Bots passen nicht auf 1 Platz
   *[other] { $bots } Bots passen nicht auf { $seats } Plätze
}
error-sim-bots = nenne einen Bot für alle Plätze oder einen für jeden: { $bots } Bots für { $seats } Plätze passen nicht
error-choice = Wähle eine Nummer von 1 bis { $most }, oder tippe help.
error-ambiguous = „{ $word }“ kann { $choices } sein: tippe etwas mehr.

# bench
help-bench = messen, wie schnell die Spiele sind
help-bench-games = welche Spiele; alle, wenn keines genannt ist
help-peers = auch andere Engines messen, wo sie installiert sind
help-runs = wie viele Läufe in den Median eingehen
help-seconds = wie lange ein Lauf dauert
help-workers = wie viele Prozesse spielen; das Ergebnis ist dasselbe
bench-measuring = { $name } wird gemessen …
bench-engine = Engine
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
bench-missing = Hier nicht installiert: { $peers }. pip install "mecenate[bench]" bringt sie.

# Das Haus.
help-serve = das Haus öffnen: im Netz spielen, im Browser und mit Programmen
help-host = die Adresse, auf der gehört wird; 127.0.0.1 ist nur dieser Rechner
help-port = der Port, auf dem gehört wird
help-database = wo die Tische liegen: sqlite+aiosqlite:///DATEI oder postgresql+asyncpg://NUTZER@RECHNER/NAME
help-serve-workers = wie viele Prozesse bedienen; mehr als einer braucht PostgreSQL
help-config = eine Datei mit Einstellungen (TOML)
help-open = den Browser öffnen
house-opens = Das Haus ist offen: { $address } (Strg-C schließt es)
example-serve = das Haus und den Browser öffnen

# train und arena
help-train = ein Spiel lernt, indem es gegen sich selbst spielt
help-train-seed = derselbe Startwert ergibt dieselben Gewichte
help-train-plan = wie viele Stellungen seines Zuges ein Spieler ansieht
help-train-preset = wie lange trainiert wird: quick (kurz) oder shipped (wie die mitgelieferten Gewichte)
help-train-from = mit den Gewichten dieser Datei beginnen
help-train-workers = wie viele Prozesse spielen, ohne Angabe alle Kerne; das Ergebnis ist dasselbe
help-train-old = wirkt nicht mehr
help-train-out = Datei der Gewichte; ohne Angabe GAME.weights in diesem Ordner
help-train-resume = weitermachen, wo der letzte Lauf in diese Datei aufgehört hat
train-not-better = { $games } Partien; die letzten Gewichte haben die in { $file } nicht geschlagen, diese bleiben
train-no-torch = Das Training braucht PyTorch: pip install 'mecenate[train]'
train-old-option = { $option } wirkt nicht mehr und entfällt in der nächsten Version.
train-lesson = mittlere Summe { $mean }, Fehler { $error }, Policy { $right } %
train-totals = mittlere Summen: { $curve }
train-errors = Fehler:          { $curve }
train-saved = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}; die Gewichte stehen in { $file }
help-arena = messen, wie gut die Bots spielen
help-arena-study = ladder: jeder Bot gegen den darunter; match: die genannten Bots gegeneinander
help-match-bot = eine Stufe, eine Stufe mit weniger Zeit (master:scale=0.2) oder ein Programm (exec:BEFEHL); der letzte nimmt alle übrigen Plätze
help-match-rules = Version der Regeln; ohne Angabe die neueste
help-match-deals = wie viele Verteilungen, jede so oft gespielt, bis jeder Bot jeden Platz hatte; sonst so viele, wie --games braucht
help-match-sprt = aufhören, wenn klar ist, ob der erste Bot LOW oder HIGH Prozent der Partien gewinnt; LOW:HIGH:FEHLER setzt den erlaubten Fehler (5)
help-match-limit = Prozessorzeit in Sekunden, die ein Programm für eine Wahl brauchen darf (60)
help-match-out = jede Partie in diese Datei schreiben (JSON-Zeilen)
help-match-resume = mit den Partien in dieser Datei weitermachen
help-bot = ein Bot als eigenes Programm, für Matches: er liest und schreibt das Zeilenprotokoll
help-bot-level = wie gut er spielt
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
hint-thinking = Ein Meister sieht es sich an …
hint-choice =   { $action }: { $side ->
    [ahead] am Ende etwa { $points } Punkte voraus
    [behind] am Ende etwa { $points } Punkte zurück
   *[even] am Ende gleichauf
}, { $visits }-mal versucht

# studies
help-study = was ein Platz, eine Karte oder eine Option wert ist, mit Diagrammen
help-vary = zu vergleichende Optionen, zum Beispiel version=normal,advanced
help-packs = Materialdateien, die mit der des Spiels verglichen werden
help-ray = auf dem Ray-Verbund unter dieser Adresse spielen; auto findet einen, local startet hier einen
help-study-out = die Seite mit den Diagrammen in diese Datei schreiben
help-study-data = die Daten als CSV und Parquet in diesen Ordner schreiben
study-title = { $game }: { $games } Partien zwischen { $bots }
study-overview = Die Partien in Kürze
study-overview-note = Mittelwerte mit 95-%-Intervallen. Fett: Das Intervall trifft das der ersten Spalte nicht.
study-seats = Wie oft jeder Platz gewinnt
study-seats-note = Punkte mit 95-%-Intervallen; die gestrichelte Linie wäre reiner Zufall. Platz 1 beginnt.
study-seat = Platz
study-seat-wins = Siege von Platz { $seat }
study-bots = Wie oft jeder Spieler gewinnt
study-bots-note = Über alle Plätze, die eine Art von Spieler hatte, mit 95-%-Intervallen.
study-sources = Woher die Punkte kommen
study-sources-note = Punkte eines Platzes aus jeder Quelle, im Mittel und in der Reihenfolge der Regel.
study-everybody = alle Plätze
study-winners = Sieger
study-shapes = Wie sich die Partien unterscheiden
study-shapes-note = Wie oft jeder Wert vorkommt, als Anteil an allen Partien.
study-pieces = Was jedes Teil wert ist
study-pieces-note = Wie oft Plätze gewinnen, die es nutzten, mit 95-%-Intervallen; in Klammern, wie viele es taten. Gestrichelt: der Durchschnitt. Die Nutzung geht mit dem Sieg einher; sie muss nicht sein Grund sein.
study-choices = Entscheidungen einer Partie
study-turns = Züge einer Partie
study-branching = Möglichkeiten je Entscheidung
study-leads = Wechsel der Führung
study-winning = Punkte des Siegers
study-total = Punkte eines Platzes
study-margin = Vorsprung des Siegers
study-piece = Teil oder Ort
study-used = genutzt von
study-won = Siege
study-interval = 95-%-Intervall
study-points = Punkte über dem Mittel
study-figures = in Zahlen

# check und upgrade
help-check = alle gespeicherten Partien öffnen und nachspielen; meldet, welchen diese Version nicht folgen kann
help-check-json = die Ergebnisse als JSON ausgeben
help-upgrade = die Datenbank einer früheren Version auf den neuesten Stand bringen
help-dry-run = nur sagen, was getan würde
help-yes = vor der Aktualisierung nicht fragen
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
upgrade-backup = Die Datei wird vor jeder Änderung kopiert. Bitte zuerst jedes Haus beenden, das sie benutzt.
upgrade-no-backup = Bitte zuerst sichern (pg_dump) und jedes Haus beenden, das diese Datenbank benutzt.
upgrade-ask = Fortfahren? [j/N]
upgrade-yes = j ja
upgrade-left = Es wurde nichts geändert.
upgrade-copied = Sicherung: { $file }
upgrade-done = Die Datenbank ist jetzt auf dem neuesten Stand. Die Partien werden geprüft:

## Warum etwas nicht geht

reason-over = das Spiel ist aus
reason-other-choice = es gehört nicht zu der Wahl, die ansteht
reason-not-now = das ist jetzt nicht möglich

## Was eine Wahl bringt

explain-points = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
explain-ends-round = beendet die Runde
explain-ends-phase = beendet die Phase
explain-ends-game = beendet das Spiel
explain-then-draw = dann entscheidet der Zufall
explain-then-look = dann siehst du dir Karten an
explain-then-reveal = dann wird Verborgenes gezeigt
explain-then-unseen = was folgt, hängt von Verborgenem ab
