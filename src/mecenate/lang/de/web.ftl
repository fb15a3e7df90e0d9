### Was der Browser sagt, auf Deutsch.

## Überall

skip = Zum Inhalt springen
nav-label = Seiten
nav-play = Spielen
nav-tables = Tische
nav-rules = Regeln
nav-about = Info
nav-me = Du
settings = Einstellungen
sign-in = Nenne deinen Namen
theme-light = Helles Thema
theme-dark = Dunkles Thema
cancel = Abbrechen
close = Schließen
save = Speichern
saved = Gespeichert
copy = Kopieren
copied = Link kopiert
you = du
points = Punkte
options = Weitere Regeloptionen
your-turn = Du bist am Zug
my-turns = { $count ->
    [one] Du bist an 1 Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
name-title = Wie sollen wir dich nennen?
name-text = Ein Name genügt. Kein Konto, keine Adresse.
name-label = Name
name-go = Platz nehmen

## Startseite

home-title = Nimm Platz.
home-welcome = Vier Spiele um Mäzene und Baumeister. Ohne Konto, mit einem Klick.
home-turns = { $count ->
    [one] An einem Tisch bist du am Zug. Oder fang etwas Neues an: vier Spiele, ohne Konto, ein Klick.
   *[other] An { $count } Tischen bist du am Zug. Oder fang etwas Neues an: vier Spiele, ohne Konto, ein Klick.
}
home-play-label = Gleich spielen
game-carrara = Kaufe Marmor, wenn er billiger wird, lass sechs Städte wachsen, werte im rechten Moment.
game-princes = Biete um das, was deine Künstler brauchen, gestalte das Anwesen, führe ihre Werke auf.
game-florenza = Werkstätten, Künstler und Gönner; Monumente für den Hauptmann des Volkes.
game-carpe-diem = Geh im Kreis, nimm Plättchen, vollende Villen und Gärten in deinem Viertel.
game-players = { $least } bis { $most } Personen
game-minutes = { $minutes } Min.
game-advanced = { $game }, fortgeschritten
play-now = { $bot ->
    [random] Gegen zweimal Zufall
    [novice] Gegen zwei Neulinge
    [apprentice] Gegen zwei Lehrlinge
    [journeyman] Gegen zwei Gesellen
    [master] Gegen zwei Meister
    [maestro] Gegen zwei Maestri
   *[other] Gegen zwei Bots
}
home-against = Gegner
open-and-invite = Tisch öffnen und einladen
my-tables = Meine Tische
all-tables = Alle Tische
open-tables = Offene Tische
open-a-table = Tisch öffnen
open-none = Gerade wartet niemand auf Mitspielende.
join = Beitreten
join-label = Einladungslink oder Tischnummer
how-1 = Wähle ein Spiel und spiele sofort gegen zwei Bots.
how-2 = Oder öffne einen Tisch und schick den Link an Freunde.
how-3 = Geh, wann du willst: Dein Platz wartet hier.
table-with = mit { $names }
table-alone = noch niemand sonst
state-over = Vorbei
state-abandoned = Aufgegeben
state-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count ->
        [0] Alle sitzen
       *[other] { $count } Plätze frei
    }
}
state-turn = { $name } spielt
go-play = Spielen
go-open = Öffnen
go-watch = Zusehen
go-sit = Hinsetzen
go-result = Ergebnis
go-home = Zum Start
tables-turn = Du bist am Zug
tables-running = Laufend
tables-watch = Zum Zusehen
tables-over = Beendete Spiele
tables-none = Es gibt noch keine Tische. Öffne den ersten.

## Ein neuer Tisch

new-title = Ein neuer Tisch
new-game = Spiel
new-seats = Wer spielt
new-seats-count = Anzahl der Plätze
new-invite = Jemand mit dem Link
new-here = Jemand an diesem Bildschirm
new-bot = Bot, { $level }
new-clock = Uhr
clock-none = Keine
clock-quick = 15 Minuten pro Person
clock-live = 30 Minuten pro Person
clock-day = Ein Zug am Tag
clock-left = Verbleibende Zeit
new-public = Wer darf kommen
new-private = Auf Einladung
new-open = Offen für alle
new-go = Austeilen und spielen
new-go-invite = { $count ->
    [one] Tisch öffnen und einladen
   *[other] Tisch öffnen und { $count } einladen
}
new-note = Das Austeilen wird vorher versiegelt und lässt sich am Ende prüfen.
new-note-invite = Du bekommst einen Link zum Verschicken. Es geht los, wenn alle Plätze besetzt sind.
seat-number = Platz { $number }
seat-free = frei
seat-wait = wartet auf jemanden
seat-here = da
seat-away = weg
seat-acts = am Zug
seat-bot = Bot hinsetzen
seat-leave = Aufstehen
seat-clear = Platz räumen
seats = Mitspielende
bot-random = spielt zufällig
bot-novice = Neuling
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-master = Meister
bot-maestro = Maestro
bot-about-random = tut irgendetwas, das erlaubt ist
bot-about-novice = sieht einen Teil des eigenen Zuges und irrt sich manchmal
bot-about-apprentice = plant den ganzen Zug
bot-about-journeyman = bedenkt, was die anderen antworten
bot-about-master = schaut so weit voraus, wie die Zeit reicht
bot-about-maestro = wie der Meister, mit aller Zeit, die es braucht
bot-time = { $seconds ->
    [0] spielt sofort
   *[other] { $seconds } s je Zug
}
bot-option = { $level }, { $time }
bot-strength = Stärke { $strength } von { $of }
waiting-free = { $count ->
    [one] Ein Platz ist frei. Lade jemanden ein.
   *[other] { $count } Plätze sind frei. Lade jemanden ein.
}
waiting-full = Alle sind da.
waiting-taken = Alle Plätze sind besetzt. Bleib und schau zu, wenn es losgeht.
abandoned-text = Dieser Tisch wurde aufgegeben; hier spielt niemand mehr.
invite = Einladen
invite-text = Wer diesen Link öffnet, darf sich setzen. Ein Name genügt.
link-play = Link zum Mitspielen
link-watch = Link zum Zusehen
start = Austeilen und beginnen
start-wait = { $count ->
    [one] Eine Person fehlt noch
   *[other] { $count } fehlen noch
}
abandon = Tisch aufgeben

## Am Tisch

table-connecting = Zum Tisch …
table-unknown = Diesen Tisch gibt es nicht
table-unknown-why = Vielleicht wurde er aufgegeben, oder er ist auf Einladung und der Link ist nicht vollständig. Lass ihn dir noch einmal schicken.
line-lost = Die Verbindung ist weg. Neuer Versuch; von dir geht nichts verloren.
line-outdated = Das Haus wurde erneuert, seit du diese Seite geöffnet hast.
line-reload = Neu laden
prompt-over = Das Spiel ist vorbei.
prompt-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
prompt-sending = Gesendet …
prompt-waiting = { $name } ist am Zug.
confirm = Bestätigen
confirm-label = Deine Wahl
confirm-choose = { $count ->
    [one] Du hast eine Möglichkeit
   *[other] Du hast { $count } Möglichkeiten
}
confirm-how = Wähle eine, um sie hier zu sehen; noch einmal, Enter oder Bestätigen spielt sie.
confirm-not-you = Die anderen überlegen. Du kannst auch: Probier Was wäre wenn.
confirm-over = Hier gibt es nichts mehr zu tun.
choices = Möglichkeiten
choices-all = Alle Möglichkeiten ({ $count })
choices-filter = { $count } Möglichkeiten durchsuchen
undo = Zurück
undo-title = Deine letzte Wahl zurücknehmen
undo-not = Nichts zurückzunehmen: etwas wurde aufgedeckt, oder die letzte Wahl war nicht deine
side = Neben dem Tisch
tab-board = Tisch
log = Verlauf
log-earlier = Was vorher geschah
log-who = { $name }:
log-move = Zu Zug { $move }
chat = Gespräch
chat-none = Noch wurde nichts gesagt.
chat-say = Etwas sagen
chat-send = Senden
scores = Punkte
scores-source = Punkte für
scores-total = Summe
scores-so-far = Was alle bisher gesehen haben.
scores-if-ended = Als wäre das Spiel hier zu Ende.
scores-imagined = Als wäre das gedachte Spiel hier zu Ende.
scores-hidden = In diesem Spiel wird am Ende gezählt.
command-label = Wahl eintippen, zum Beispiel die ersten Buchstaben
command-several = „{ $word }“ könnte { $choices } sein: tippe etwas mehr.
command-unknown = „{ $word }“ geht jetzt nicht.
text-board = Tisch in Worten
legend = Legende
legend-title = Was auf dem Spielmaterial steht (L)
text-board-title = Tisch in Worten (T)
table-menu = Dieser Tisch
watching = { $count ->
    [one] Du siehst zu.
   *[other] Du siehst zu, { $count } auf der Galerie.
}
over-line = Gut gespielt. Sieh, woher die Punkte kamen, oder geh das Spiel noch einmal durch.
what-if = Was wäre wenn
what-if-title = Allein weiterdenken (W)
what-if-banner = { $count ->
    [one] Was wäre wenn: ein Zug gedacht. Du wählst für alle; nichts zählt.
   *[other] { $count ->
        [0] Was wäre wenn: Spiel von hier allein weiter. Du wählst für alle; nichts zählt.
       *[other] Was wäre wenn: { $count } Züge gedacht. Du wählst für alle; nichts zählt.
    }
}
what-if-behind = Inzwischen ging das echte Spiel weiter.
what-if-for = Wähle für { $name }.
what-if-again = Neu denken
what-if-end = Zurück zum Spiel
hint = Rat
hint-title = Was ein Meister täte (?)
hint-by = Der Rat eines Meisters
hint-thinking = Ein Meister schaut auf den Tisch …
hint-give-up = Schon gut
hint-none = Der Meister sieht hier nichts, das er raten könnte.
hint-found = { $count ->
    [one] Eine Möglichkeit: { $best }
   *[other] { $count } Möglichkeiten, die beste zuerst: { $best }
}
hint-company = Rat gibt es nur, wo man allein gegen Bots spielt: Die anderen bekämen keinen.
hint-not-yours = Du bist nicht am Zug. Frag wieder, wenn du es bist.
hint-no-time = Das Haus hat gerade keine Zeit zum Nachdenken. Frag gleich noch einmal.
hint-margin = Am Ende
hint-looks = Angesehen
hint-ahead = am Ende etwa { $points } Punkte voraus
hint-behind = am Ende etwa { $points } Punkte zurück
hint-even = am Ende gleichauf
hint-visits = { $count ->
    [one] einmal angesehen
   *[other] { $count }-mal angesehen
}
standing-now = wenn das Spiel jetzt endete:
standing-title = { $name }, wenn das Spiel jetzt endete
standing-unknown = ? hängt an dem, was du nicht siehst, und zählt hier nicht mit.
standing-note = Wenn das Spiel jetzt endete. ? hängt an dem, was du nicht siehst, und zählt hier nicht mit.
stuck = Diese Partie wurde von einer anderen Version gespeichert und lässt sich nur bis Zug { $move } von { $of } verfolgen.
stuck-go-on = Bei Zug { $move } weiterspielen
stuck-asks = { $name } möchte bei Zug { $move } weiterspielen.
stuck-unreadable = Diese Partie wurde von einer anderen Version gespeichert und kann hier nicht gelesen werden. Wer den Tisch angelegt hat, kann ihn schließen.
stuck-close = Tisch schließen
log-rules-changed = Ab hier gilt Version { $version } der Regeln.
new-stand-in = Wer weiterspielt, wenn jemand geht
same-deal-note = { $count ->
    [one] Ein weiterer Tisch spielt
   *[other] { $count } weitere Tische spielen
} dieselbe Ausgangslage. Bis alle fertig sind, sieht jede Partie nur, wer dort sitzt.
same-deal-closed = Diese Ausgangslage wird an mehreren Tischen gespielt. Bis alle fertig sind, sieht die Partie nur, wer hier sitzt.
notes = Notizen
notes-title = Was jeder hätte mitschreiben können
notes-show = Zeigen, was jeder hätte mitschreiben können
notes-shown = Alle sehen, was sie hätten mitschreiben können.
notes-consent = Zeigen, was jeder hätte mitschreiben können. Die anderen werden gefragt.
notes-asked-later = Sobald das Spiel läuft, kann jeder alle anderen darum bitten.
notes-on = an
notes-off = aus
remembered = aus dem Gedächtnis
consent-notes-on = { $name } möchte Notizen einschalten: Alle sehen, was sie hätten mitschreiben können.
consent-notes-off = { $name } möchte Notizen ausschalten.
consent-lend = { $name } möchte einen Bot für sich spielen lassen.
consent-return = { $name } möchte den Platz vom Bot zurück.
consent-shown = { $count ->
    [one] Seitdem wurde bei Zug { $moves } etwas gezogen oder gezeigt.
   *[other] Seitdem wurde bei den Zügen { $moves } etwas gezogen oder gezeigt.
}
error-stand-in = Unter Menschen spielt nur die Vertretung für dich, die der Tisch gewählt hat.
consent-asks = { $name } möchte zu Zug { $move } zurück.
consent-ask = Um Rückkehr hierher bitten
consent-asked = Die anderen werden gefragt.
consent-yes = Zustimmen
consent-no = Ablehnen
curtain-title = { $name } ist am Zug
curtain-text = Gib den Bildschirm weiter; sonst schaut niemand hin.
curtain-lift = Ich bin { $name }
note = Deine private Notiz
note-hint = Nur du siehst das.
bot-take = Einen Bot für mich spielen lassen
bot-return = Ich spiele wieder selbst
resign = Aufgeben
resign-sure = Endgültig aufgeben
resigned = aufgegeben
leave-note = Du kannst die Seite auch einfach schließen: Dein Platz wartet.
seal = Siegel des Austeilens: { $seal }
secret = Geheimnis des Austeilens: { $secret }

## Überschriften der Möglichkeiten

family-build = Bauen
family-improve = Verbessern
family-visit = Den Hof besuchen
family-take = Nehmen
family-sector = Sektoren
family-pay = Zahlen
family-evaluate = Werten
family-in = In einer Stadt
family-over = Über ein Gebäude
family-purchase = Kaufen
family-claim = Beanspruchen
family-place = Platzieren
family-on = Auf ein Gebäude
family-open = Eine Versteigerung eröffnen
family-introduce = Eine Freiheit einführen
family-work = Ein Werk vollenden
family-recruit = Anwerben
family-return = Zurückgeben
family-keep = Behalten
family-under = Unter den Stapel
family-play = Eine Karte spielen
family-convert = Umwandeln
family-finish = Ein Monument vollenden
family-reserve = Reservieren
family-activate = Orte
family-sell = Verkaufen
family-buy = Kaufen
family-swap = Tauschen
family-engage = Einen Künstler engagieren
family-give = Geben
family-choose = Wählen
family-go = Gehen
family-bread = Mit einem Brot
family-disc = Deine Scheibe legen
family-score = Eine Karte werten

## Nachspielen und danach

replay = Nachspielen
replay-move = { $move ->
    [0] Austeilen,
   *[other] Zug { $move }
} von { $of }
move-number = { $move ->
    [0] Austeilen
   *[other] Zug { $move }
}
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-next = Einen Zug vor
replay-last = Zum Ende
replay-keys = Mit den Pfeiltasten gehst du durchs Spiel; jeder Moment hat seine Adresse.
replay-live = Zum Tisch
replay-eyes = Durch wessen Augen
replay-nobody = Zuschauende
replay-share = Adresse dieses Moments kopieren
after-title = Nach dem Spiel
after-not-yet = Dieses Spiel ist noch nicht vorbei
after-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
after-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
after-sources = Woher die Punkte kamen
after-plot = Punkte im Lauf der Zeit
after-plot-note = In jedem Moment so, als wäre das Spiel dort zu Ende, Zug um Zug.
after-plot-wait = Das Spiel wird gelesen …
rematch = Revanche spielen
share = Teilen
record = Protokoll
fair-title = Prüfen, ob ehrlich ausgeteilt wurde
fair-text = Vor dem Spiel hat das Haus das Siegel eines Geheimnisses gezeigt; aller Zufall kam daraus. Jetzt ist es offen: Das Protokoll und mecenate replay --verify zeigen, dass nichts geändert wurde.

## Regeln

rules = Regeln
rules-lede = Jede Regel jedes Spiels in unseren eigenen Worten, nummeriert, damit der Tisch sie nennen kann.
rules-english = Die Regeln sind auf Englisch geschrieben.
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-clause = Regel { $clause }
rules-none = Diese Regel gibt es nicht.
rules-all = Alle Regeln

## Einstellungen

settings-language = Sprache
settings-theme = Darstellung
theme-name-system = Wie das Gerät
theme-name-light = Hell
theme-name-dark = Dunkel
settings-table = Am Tisch
settings-one-click = Mit einem Klick spielen
settings-one-click-note = Ohne Vorschau; Zurück bleibt, wo es fair ist.
settings-motion = Bewegung
settings-motion-note = Teile wandern; ohne sind sie einfach da.
settings-sounds = Töne
settings-sounds-note = Ein Klopfen bei jedem Zug, zwei Töne, wenn du am Zug bist.
settings-text = Tisch in Worten
settings-text-note = Listen und Tabellen statt des gezeichneten Bretts, gut für Vorleseprogramme.
settings-notices = Benachrichtigungen
settings-notices-note = Der Browser sagt dir, wenn du am Zug bist, solange diese Seite irgendwo offen ist.
settings-notices-on = Sag mir Bescheid
settings-notices-off = Nicht mehr Bescheid sagen
settings-notices-refused = Der Browser erlaubt hier keine Benachrichtigungen.
keys = Tasten
key-enter = die Auswahl bestätigen
key-esc = die Auswahl aufheben
key-u = zurücknehmen
key-numbers = eine der ersten neun Möglichkeiten wählen, am Tisch in Worten
key-t = Tisch in Worten
key-w = was wäre wenn
key-l = Legende: was gedruckt ist
key-question = Rat
key-slash = zur Befehlszeile
key-arrows = durch das Spiel gehen

## Personen

profile-own = Deine Seite
profile-guest = Gast
profile-account = Hier zu Hause
profile-nobody = Noch niemand
profile-nobody-text = Nenne deinen Namen und nimm Platz.
profile-change = Über dich
profile-programs = Für Programme
profile-webhook = Webhook-Adresse
profile-webhook-note = Eine Adresse, die aufgerufen wird, wenn du am Zug bist. Lass sie leer, wenn du nicht weißt, was das ist.
ratings = Spielstärke
ratings-none = Noch kein gewertetes Spiel.
rating-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
account = Konto
account-make = Konto anlegen
account-enter = Anmelden
account-guest = Als Gast
account-note = Nur nötig, um von einem anderen Gerät zurückzukommen; als Gast kannst du alles spielen.
account-login = Anmeldename
account-password = Passwort
account-known = Angemeldet als { $login }.
account-leave = Abmelden
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-changed = Das Passwort ist geändert, und alle deine anderen Sitzungen sind beendet.
sessions = Sitzungen
sessions-note = Browser und Programme, die unter deinem Namen angemeldet sind. Beende alles, was du nicht kennst.
session-here = dieser Browser
session-used = seit { $since }, zuletzt benutzt { $used }
session-end = Beenden
session-end-label = Sitzung beenden: { $device }
session-ended = Diese Sitzung ist beendet.
session-device = { $browser } unter { $system }
session-unknown = Unbekanntes Programm
data = Deine Daten
data-note = Lade alles herunter, was über dich aufbewahrt wird, oder lösche es.
data-privacy = Was aufbewahrt wird, warum und wie lange
data-export = Meine Daten herunterladen
data-delete = Mein Konto löschen
data-delete-guest = Meine Daten löschen
delete-text = Deine Partien bleiben, unter dem Namen „{ $name }“. Deine Nachrichten, Notizen, Wertungen und Sitzungen werden sofort gelöscht, und laufende Partien gibst du auf. Das lässt sich nicht rückgängig machen.
delete-sure = Endgültig löschen
deleted = Deine Daten sind gelöscht. Auf Wiedersehen.
someone-left = jemand, der gegangen ist

## Über uns

about-title = Ein Zuhause für vier Spiele
about-lede = Mecenate spielt sie nach den vollständigen Regeln, mit Freunden, mit Bots, jetzt oder einen Zug am Tag.
about-fair = Ehrlich
about-fair-text = Dein Browser erhält nie, was dein Platz nicht sehen darf. Ausgeteilt wird versiegelt, und am Ende lässt es sich prüfen.
about-everybody = Für alle
about-everybody-text = Tastatur, Vorleseprogramm, Telefon; Buchstaben und Muster neben jeder Farbe; drei Sprachen.
about-think = Raum zum Denken
about-think-text = Probiere eine Zugfolge für dich, geh durch das ganze Spiel zurück, sieh, woher jeder Punkt kam.
about-own = Dein eigenes Haus
about-own-text = Ein Programm öffnet das Haus auf deinem Rechner. Nichts wird anderswohin gesendet.
about-sources = Woraus es gemacht ist
about-sources-text = Alle Zeichnungen und alle Worte sind unsere eigenen. Die Seite steht auf diesen freien Werken:
about-values = Woher die Zahlen kommen
about-values-text = Jeder Wert auf einem Plättchen, einer Karte oder einem Plan hat seine Quelle, und wie sicher er ist, steht dabei: in docs/components.md des Programms. Wo sich ein Wert nicht prüfen ließ, ist das dort gesagt.
about-legal = Rechtlicher Hinweis
about-legal-text = Die Spiele gehören ihren Autoren und Verlagen. Mecenate ist mit ihnen nicht verbunden, verwendet weder ihre Bilder noch ihre Texte und nennt die Namen nur, um zu sagen, nach welchen Regeln gespielt wird. Wenn dir hier ein Spiel gefällt, kauf es.
about-privacy = Datenschutz: was aufbewahrt wird, warum und wie lange
nowhere = Hier ist nichts
nowhere-text = Keine Seite hat diese Adresse. Vielleicht fehlt am Ende ein Buchstabe.

## Datenschutz

privacy = Datenschutz
privacy-lede = Was dieses Haus aufbewahrt, warum und wie lange. Es liegt in der eigenen Datenbank des Hauses und wird niemandem gegeben.
privacy-you = Wer du bist
privacy-you-text = Dein Name, damit andere wissen, mit wem sie spielen. Mit einem Konto auch dein Anmeldename und dein Passwort, von dem nur ein Argon2-Hash aufbewahrt wird; und eine Webhook-Adresse, wenn du eine angibst. Bis du dein Konto löschst.
privacy-guests = Gäste
privacy-guests-text = { $days ->
    [0] Ein Gast ohne Tische bleibt, bis er seine Daten löscht.
   *[other] Ein Gast ohne Tische, der { $days } Tage lang nicht gekommen ist, wird vergessen.
}
privacy-sessions = Sitzungen
privacy-sessions-text = Für jeden Browser und jedes Programm, das unter deinem Namen angemeldet ist: ein Hash seines Tokens, wie es sich nennt, und wann es zuerst und zuletzt benutzt wurde. Damit du angemeldet bleibst und die Sitzung beenden kannst. Für { $days } Tage.
privacy-addresses = Adressen
privacy-addresses-text = Netzwerkadressen werden nur als Hash mit Schlüssel aufbewahrt: für { $days } Tage die, von denen du dich angemeldet hast, damit niemand dich aussperren kann; für einen Tag die, von denen etwas gezählt wurde, wie falsche Passwörter und neue Tische. Ein Protokoll der Besuche gibt es nicht.
privacy-games = Partien
privacy-games-text = Wer wo saß, jeder Zug mit seiner Zeit und das Ergebnis, damit Partien weitergehen, geprüft und noch einmal angesehen werden können.
privacy-games-kept = { $days ->
    [0] Beendete Partien von Leuten mit Konto bleiben.
   *[other] Beendete Partien von Leuten mit Konto gehen, wenn { $days } Tage lang niemand sie angesehen hat.
}
privacy-guest-games = { $days ->
    [0] Beendete Partien von Gästen bleiben.
   *[other] Beendete Partien von Gästen gehen, wenn { $days } Tage lang niemand sie angesehen hat.
}
privacy-running = { $days ->
    [0] Unfertige Partien bleiben.
   *[other] Unfertige Partien gehen, wenn { $days } Tage lang niemand sie angesehen hat.
}
privacy-open = { $days ->
    [0] Tische, an denen nie begonnen oder aufgegeben wurde, bleiben.
   *[other] Tische, an denen nie begonnen oder aufgegeben wurde, gehen, wenn { $days } Tage lang niemand sie angesehen hat.
}
privacy-records = { $days ->
    [0] Aufzeichnungen, die jemand hier zum Ansehen geöffnet hat, bleiben.
   *[other] Aufzeichnungen, die jemand hier zum Ansehen geöffnet hat, gehen, wenn { $days } Tage lang niemand das getan hat.
}
privacy-words = Gespräch und Notizen
privacy-words-text = Was du an einem Tisch sagst, mit Namen und Zeit; ein Tisch behält die letzten { $lines } Zeilen. Deine privaten Notizen, die nur du siehst. Sie gehen mit dem Tisch oder wenn du dein Konto löschst.
privacy-ratings = Wertungen
privacy-ratings-text = Deine Wertung in jedem Spiel, für die Tabellen der Besten. Bis du dein Konto löschst.
privacy-cookies = Cookies
privacy-cookies-text = Zwei, und keins für andere: „mecenate“ sagt, wer du bist; „mecenate_place“ sagt, dass du dich mit diesem Browser schon einmal angemeldet hast. Deine Einstellungen und die Namen derer, die am selben Bildschirm spielen, bleiben im Browser.
privacy-rights = Was du tun kannst
privacy-rights-text = Auf deiner Seite kannst du alles herunterladen, was über dich aufbewahrt wird, einzelne Sitzungen beenden und dein Konto löschen. Deine Partien bleiben, weil sie auch die der anderen sind; dein Name dort wird „{ $name }“.
privacy-page = Zu deiner Seite

## Was schiefging

error-offline = Das Haus ist nicht zu erreichen. Läuft es?
error-broken = Im Haus ist etwas kaputtgegangen. Bitte noch einmal.
error-unknown-table = Diesen Tisch gibt es nicht, oder er ist auf Einladung und dein Link stimmt nicht.
error-stale-version = Der Tisch ist inzwischen weiter. Schau noch einmal und wähle.
error-seat-taken = Jemand war schneller: Der Platz ist besetzt.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-too-many = Das war zu viel auf einmal. Warte ein wenig.
error-too-many-bots = Ein Gast kann nur wenige Partien gegen starke Bots zugleich haben. Beende eine oder gib sie auf, wähle andere Bots oder lege ein Konto an.
error-not-open = Das geht nicht mehr: Das Spiel hat begonnen, oder der Tisch wurde aufgegeben.
error-sign-in = Sag zuerst deinen Namen; ein Name genügt.
error-not-allowed = Das darfst du hier nicht.
error-malformed = Das konnte das Haus nicht lesen. Bitte prüfe deine Eingabe.
error-not-stored = Das Haus konnte es nicht aufschreiben, also wurde nichts geändert. Bitte noch einmal.
error-free-seats = Es sind Plätze frei: Warte auf Mitspielende oder setz Bots hin.
error-not-over = Das öffnet sich, wenn das Spiel vorbei ist: Es enthält Verborgenes.
error-not-running = An diesem Tisch spielt gerade niemand.
error-not-your-turn = Du bist nicht am Zug.
error-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
error-nobody-there = Dort sitzt niemand.
error-nobody-asks = Niemand bittet mehr darum zurückzugehen.
error-no-undo = Das lässt sich nicht zurücknehmen: Jemand anderes hat gewählt, oder etwas wurde aufgedeckt.
error-no-such-move = Diesen Zug hat das Spiel nicht.
error-stuck = Diese Partie wurde von einer anderen Version gespeichert: Spielt einvernehmlich von einem früheren Zug weiter oder schließt den Tisch.
error-unreadable = Diese Partie wurde von einer anderen Version gespeichert und kann hier nicht gelesen werden.
error-older-rules = Dieses Spiel wurde nach älteren Regeln gespielt und kann nicht mehr gezeigt werden.
error-others-seated = Andere haben sich an einen Tisch ohne Notizen gesetzt. Frag sie, sobald das Spiel läuft.
error-same-deal = Du spielst diese Auslage schon an einem anderen Tisch.
error-unknown-seat = Diesen Platz hat der Tisch nicht.
error-unknown-person = Unter dieser Adresse ist niemand bekannt.
error-unknown-game = Dieses Spiel gibt es hier nicht.
error-unknown-action = Das ist keine Wahl in diesem Spiel.
error-illegal-action = Das ist jetzt nicht möglich.
error-bad-option = So lässt sich der Tisch nicht öffnen.
error-bad-record = Dieses Protokoll lässt sich nicht lesen.
error-login-taken = Diesen Anmeldenamen hat schon jemand. Nimm einen anderen.
error-has-account = Du hast schon ein Konto.
error-wrong-password = Anmeldename und Passwort passen nicht zusammen.
error-refused = Das macht das Haus nicht.
error-unknown-guide = Zu diesem Spiel gibt es kein Lernspiel.
error-unknown-step = Diesen Schritt hat das Lernspiel nicht.
error-unknown-session = Diese Sitzung gibt es nicht mehr.
error-no-account = Du hast kein Konto und also kein Passwort.
