### Was der Browser sagt, auf Deutsch.

## Überall

skip = Zum Inhalt springen
nav-label = Seiten
nav-play = Spielen
nav-tables = Tische
nav-rules = Regeln
nav-about = Über Mecenate
nav-me = Du
settings = Einstellungen
sign-in = Wie heißt du?
theme-light = Helle Darstellung
theme-dark = Dunkle Darstellung
cancel = Abbrechen
close = Schließen
save = Speichern
saved = Gespeichert
copy = Kopieren
copied = Link kopiert
you = du
points = Punkte
number = { $n }
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
home-welcome = Spiele um Mäzene und Baumeister. Ohne Konto, mit einem Klick.
home-turns = { $count ->
    [one] An einem Tisch bist du am Zug. Oder fang etwas Neues an: ohne Konto, ein Klick.
   *[other] An { $count } Tischen bist du am Zug. Oder fang etwas Neues an: ohne Konto, ein Klick.
}
home-play-label = Sofort spielen
game-carrara = Kaufe Marmor, wenn er billiger wird, baue in sechs Städten und werte im richtigen Moment.
game-princes = Ersteigere, was deine Künstler brauchen, gestalte dein Fürstentum und lass sie ihre Werke vollenden.
game-florenza = Werkstätten, Zünfte und Künstler: Vollende die Monumente von Florenz.
game-carpe-diem = Zieh um den Ring, nimm Bauplättchen und stelle Villen und Gärten in deinem Stadtviertel fertig.
game-players = { $least } bis { $most } Personen
game-minutes = { $minutes } Min.
game-advanced = { $game }, fortgeschritten
play-now = { $bot ->
    [random] Gegen zwei Zufallsspieler
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
open-none = Gerade wartet kein Tisch auf Mitspieler.
join = Beitreten
join-label = Einladungslink oder Tischnummer
how-1 = Wähle ein Spiel und spiele sofort gegen zwei Bots.
how-2 = Oder öffne einen Tisch und schick den Link an Freunde.
how-3 = Geh, wann du willst: Dein Platz wartet auf dich.
table-with = mit { $names }
table-alone = noch niemand sonst
state-over = Beendet
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
new-public = Wer mitspielen darf
new-private = Auf Einladung
new-open = Offen für alle
new-go = Austeilen und spielen
new-go-invite = { $count ->
    [one] Tisch öffnen und einladen
   *[other] Tisch öffnen und { $count } einladen
}
new-note = Der Zufall wird vorher versiegelt und lässt sich am Ende prüfen.
new-note-invite = Du bekommst einen Link zum Verschicken. Sobald alle Plätze besetzt sind, kann jeder am Tisch das Spiel starten.
seat-number = Platz { $number }
seat-free = frei
seat-wait = wartet auf jemanden
seat-here = anwesend
seat-away = abwesend
seat-acts = am Zug
seat-bot = Bot einsetzen
seat-leave = Aufstehen
seat-clear = Platz räumen
seats = Mitspieler
bot-random = spielt zufällig
bot-novice = Neuling
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-master = Meister
bot-maestro = Maestro
bot-about-random = tut irgendetwas, das erlaubt ist
bot-about-novice = sieht einen Teil des eigenen Zuges und irrt sich manchmal
bot-about-apprentice = plant den ganzen Zug
bot-about-journeyman = bedenkt, was die anderen darauf tun
bot-about-master = schaut so weit voraus, wie die Zeit reicht
bot-about-maestro = wie der Meister, mit so viel Zeit, wie es braucht
bot-about-external = ein Bot, den der Betreiber dieses Servers anbietet
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
waiting-watch = { $count ->
    [one] Ein Platz ist noch frei. Du hast den Link zum Zuschauen: Bleib hier, das Spiel erscheint, sobald es beginnt.
   *[other] { $count } Plätze sind noch frei. Du hast den Link zum Zuschauen: Bleib hier, das Spiel erscheint, sobald es beginnt.
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

table-connecting = Verbindung zum Tisch …
table-unknown = Diesen Tisch gibt es nicht
table-unknown-why = Vielleicht wurde er aufgegeben, oder er ist auf Einladung und der Link ist nicht vollständig. Lass ihn dir noch einmal schicken.
line-lost = Die Verbindung ist unterbrochen und wird wiederhergestellt; von dir geht nichts verloren.
line-outdated = Der Server wurde aktualisiert, seit du diese Seite geöffnet hast.
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
confirm-how = Ein Klick spielt, was sich zurücknehmen lässt; alles andere wird bestätigt.
confirm-not-you = Die anderen überlegen. Überleg mit: Probier „Was wäre wenn“.
confirm-over = Hier gibt es nichts mehr zu tun.
proxy-open = Bieten bis …
proxy-note = Der Server bietet für dich, Schritt für Schritt, bis zu einer Grenze, die sonst niemand erfährt.
proxy-limit = Bis
proxy-give = Bieten
proxy-given = Bietet für dich bis { $florins }
proxy-withdraw = Zurückziehen
choice-line = { $title }: { $gloss }
choices = Möglichkeiten
choices-all = Alle Möglichkeiten ({ $count })
choices-filter = { $count } Möglichkeiten durchsuchen
undo = Zurück
undo-title = Deine letzte Wahl zurücknehmen
undo-not = Nichts zurückzunehmen: Etwas wurde aufgedeckt, oder die letzte Wahl war nicht deine
side = Neben dem Tisch
tab-board = Tisch
tab-choices = { $count ->
    [one] (eine Möglichkeit hier)
   *[other] ({ $count } Möglichkeiten hier)
}
look-at = Den Spielplan von { $name } ansehen
look-back = Zurück
looking-at = Der Plan von { $name }
log = Verlauf
log-earlier = Was vorher geschah
log-who = { $name }:
log-move = Zu Zug { $move }
log-only-choice = einzige Möglichkeit
log-details = Einzelheiten des Zugs von { $name }
log-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
recap = Seit deinem letzten Zug
recap-first = Vor deinem ersten Zug
recap-replay = Den Zug von { $name } noch einmal zeigen
rerun-line = Das ist schon geschehen. Dein Zug wartet.
rerun-back = Zurück zu meinem Zug
follow-next = Weiter ({ $count })
follow-next-title = Den nächsten Schritt zeigen (Leertaste)
follow-skip = Überspringen
follow-skip-title = Zeigen, wie es jetzt steht (Leertaste oder Klick auf den Spielplan)
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
command-several = „{ $word }“ könnte { $choices } sein: Tippe etwas mehr.
command-unknown = „{ $word }“ geht jetzt nicht.
text-board = Tisch in Worten
legend = Legende
legend-title = Was auf dem Spielmaterial steht (L)
text-board-title = Tisch in Worten (T)
table-menu = Dieser Tisch
watching = { $count ->
    [one] Du siehst zu.
   *[other] { $count } Personen sehen zu, dich mitgezählt.
}
over-line = Gut gespielt! Sieh, woher die Punkte kamen, oder geh das Spiel noch einmal durch.
what-if = Was wäre wenn
what-if-title = Allein weiterspielen, ohne dass es zählt (W)
what-if-moves = { $count ->
    [0] Was wäre wenn
    [one] Was wäre wenn: ein Zug
   *[other] Was wäre wenn: { $count } Züge
}
what-if-all = Du wählst für alle; nichts zählt.
what-if-bots = Die Bots antworten auf deine Züge; nichts zählt.
what-if-behind = Inzwischen ging das echte Spiel weiter.
what-if-for = Wähle für { $name }.
what-if-again = Von vorn
what-if-end = Zurück zum Spiel
hint = Rat
hint-title = Was ein Meister spielen würde (?)
hint-by = Der Rat eines Meisters
hint-thinking = Ein Meister sieht sich den Tisch an …
hint-give-up = Doch nicht
hint-none = Der Meister hat hier keinen Rat.
hint-found = { $count ->
    [one] Eine Möglichkeit: { $best }
   *[other] { $count } Möglichkeiten, die beste zuerst: { $best }
}
hint-company = Rat gibt es nur, wenn du allein gegen Bots spielst: Die anderen bekämen keinen.
hint-not-yours = Du bist nicht am Zug. Frag wieder, wenn du es bist.
hint-no-time = Der Server hat gerade keine Zeit zum Nachdenken. Frag gleich noch einmal.
hint-ahead = am Ende etwa { $points } Punkte voraus
hint-behind = am Ende etwa { $points } Punkte zurück
hint-even = am Ende gleichauf
hint-less = Etwa { $points } Punkte weniger als die erste Wahl.
hint-as-good = So gut wie die erste Wahl.
standing-now = wäre das Spiel jetzt zu Ende:
standing-title = { $name }, wäre das Spiel jetzt zu Ende
standing-unknown = ? steht für das, was du nicht siehst; es zählt hier nicht mit: { $sources }.
standing-note = Wäre das Spiel jetzt zu Ende.
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
consent-return = { $name } möchte den Platz vom Bot zurückhaben.
consent-shown = { $count ->
    [one] Seitdem wurde bei Zug { $moves } etwas gezogen oder gezeigt.
   *[other] Seitdem wurde bei den Zügen { $moves } etwas gezogen oder gezeigt.
}
error-stand-in = Unter Menschen spielt nur die Vertretung für dich, die der Tisch gewählt hat.
consent-asks = { $name } möchte zu Zug { $move } zurück.
consent-ask = Bitten, hierher zurückzugehen
consent-asked = Die anderen werden gefragt.
consent-yes = Zustimmen
consent-no = Ablehnen
curtain-title = { $name } ist am Zug
curtain-text = Gib den Bildschirm weiter; niemand sonst soll hinsehen.
curtain-lift = Ich bin { $name }
note = Deine private Notiz
note-hint = Nur du siehst das.
bot-take = Einen Bot für mich spielen lassen
bot-return = Ich spiele wieder selbst
resign = Aufgeben
resign-sure = Endgültig aufgeben
resigned = aufgegeben
leave-note = Du kannst die Seite auch einfach schließen: Dein Platz wartet.
seal = Siegel für den Zufall: { $seal }
secret = Geheimnis hinter dem Siegel: { $secret }

## Überschriften der Möglichkeiten

family-build = Bauen
family-improve = Verbessern
family-visit = Den Königlichen Hof besuchen
family-take = Nehmen
family-sector = Segmente
family-pay = Zahlen
family-evaluate = Werten
family-in = In einer Stadt
family-over = Ein Gebäude aufwerten
family-purchase = Kaufen
family-claim = Stück nehmen
family-place = Versetzen oder legen
family-on = Auf ein Gebäude
family-open = Eine Versteigerung eröffnen
family-introduce = Eine Freiheit einführen
family-work = Ein Werk vollenden
family-recruit = Abwerben
family-return = Zurückgeben
family-keep = Behalten
family-under = Unter den Stapel
family-play = Eine Karte spielen
family-convert = Gegen Prestige tauschen
family-finish = Ein Monument vollenden
family-reserve = Reservieren
family-activate = Einen Ort nutzen
family-sell = Verkaufen
family-buy = Kaufen
family-swap = Umtauschen
family-engage = Einen Künstler engagieren
family-give = Geben
family-choose = Wählen
family-go = Ziehen
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
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-keys = Mit den Pfeiltasten gehst du durchs Spiel; jeder Zug hat seine eigene Adresse.
replay-live = Zum Tisch
replay-eyes = Aus wessen Sicht
replay-nobody = Zuschauer
replay-share = Adresse dieses Zugs kopieren
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
record = Aufzeichnung
fair-title = Prüfen, ob der Zufall echt war
fair-text = Vor dem Spiel hat der Server das Siegel eines Geheimnisses gezeigt; aller Zufall kam daraus. Jetzt ist es offen: Die Aufzeichnung und mecenate replay --verify zeigen, dass nichts geändert wurde.

## Regeln

rules = Regeln
rules-lede = Jede Regel jedes Spiels in unseren eigenen Worten, nummeriert, damit man am Tisch darauf verweisen kann.
rules-english = Diese Regeln sind noch nicht übersetzt und stehen hier auf Englisch.
rules-glossary = Begriffe des Spiels
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
settings-confirmation = Bestätigen
confirmation-final = Was sich nicht zurücknehmen lässt
confirmation-always = Jede Wahl
confirmation-never = Nichts
settings-forced = Die einzige Möglichkeit von selbst spielen
settings-forced-note = Gibt es nichts anderes zu wählen, wird nach einer halben Sekunde gespielt.
settings-pace = Züge der anderen zeigen
pace-instant = Sofort
pace-fast = Schnell
pace-normal = Normal
pace-slow = Langsam
pace-step = Schritt für Schritt
settings-motion = Animationen
settings-motion-note = Spielsteine wandern über den Tisch; sonst liegen sie gleich am Ziel.
settings-sounds = Töne
settings-sounds-note = Ein Klopfen bei jedem Zug, zwei Töne, wenn du am Zug bist.
settings-text = Tisch in Worten
settings-text-note = Listen und Tabellen statt des gezeichneten Spielplans, gut für Vorleseprogramme.
settings-notices = Benachrichtigungen
settings-notices-note = Der Browser sagt dir, wenn du am Zug bist, solange diese Seite irgendwo offen ist.
settings-notices-on = Benachrichtigen
settings-notices-off = Nicht mehr benachrichtigen
settings-notices-refused = Der Browser erlaubt hier keine Benachrichtigungen.
keys = Tasten
key-tab = zum Spielplan und weiter zum nächsten Bedienelement
key-pieces = auf dem Spielplan: von Teil zu Teil; mit Umschalt auch zu nicht wählbaren
key-enter = spielen, worauf der Fokus liegt, oder bestätigen
key-esc = die Auswahl aufheben
key-space = während die anderen ziehen: überspringen oder nächster Schritt; in der Wiedergabe: abspielen und anhalten
key-u = zurücknehmen
key-numbers = eine der ersten neun Möglichkeiten wählen, am Tisch in Worten
key-t = Tisch in Worten
key-w = was wäre wenn
key-l = Legende: was aufgedruckt ist
key-question = Rat
key-f1 = diese Liste
key-slash = zur Befehlszeile
key-arrows = durch das Spiel gehen

## Personen

profile-own = Deine Seite
profile-guest = Gast
profile-account = Mit Konto
profile-nobody = Noch kein Name
profile-nobody-text = Sag, wie du heißt, und nimm Platz.
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

about-title = Brettspiele an einem Ort
about-lede = Mecenate spielt sie nach den vollständigen Regeln, mit Freunden, mit Bots, jetzt oder einen Zug am Tag.
about-fair = Fair
about-fair-text = Dein Browser erhält nie, was du nicht sehen darfst. Der Zufall ist versiegelt, und am Ende lässt er sich prüfen.
about-everybody = Für alle
about-everybody-text = Tastatur, Vorleseprogramm, Telefon; Buchstaben und Muster neben jeder Farbe; { $languages } Sprachen.
about-think = Zeit zum Nachdenken
about-think-text = Probiere eine Zugfolge für dich, geh durch das ganze Spiel zurück, sieh, woher jeder Punkt kam.
about-own = Dein eigener Server
about-own-text = Ein Befehl startet den Server auf deinem Rechner. Nichts wird anderswohin gesendet.
about-sources = Woraus es gemacht ist
about-sources-text = Alle Zeichnungen und Texte sind unsere eigenen. Die Seite nutzt diese freien Werke:
about-values = Woher die Zahlen kommen
about-values-text = Jeder Wert auf einem Plättchen, einer Karte oder einem Plan hat seine Quelle, und es steht dabei, wie sicher er ist: in docs/components.md des Programms. Wo sich ein Wert nicht prüfen ließ, ist das dort vermerkt.
about-legal = Rechtlicher Hinweis
about-legal-text = Die Spiele gehören ihren Autoren und Verlagen. Mecenate ist mit ihnen nicht verbunden, verwendet weder ihre Bilder noch ihre Texte und nennt die Namen nur, um zu sagen, nach welchen Regeln gespielt wird. Wenn dir hier ein Spiel gefällt, kauf es.
about-privacy = Datenschutz: was aufbewahrt wird, warum und wie lange
nowhere = Diese Seite gibt es nicht
nowhere-text = Unter dieser Adresse ist nichts. Vielleicht fehlt am Ende ein Buchstabe.

## Datenschutz

privacy = Datenschutz
privacy-lede = Was diese Seite aufbewahrt, warum und wie lange. Es liegt in der eigenen Datenbank des Servers und wird niemandem gegeben.
privacy-you = Wer du bist
privacy-you-text = Dein Name, damit andere wissen, mit wem sie spielen. Mit einem Konto auch dein Anmeldename und dein Passwort, von dem nur ein Argon2-Hash aufbewahrt wird; und eine Webhook-Adresse, wenn du eine angibst. Bis du dein Konto löschst.
privacy-guests = Gäste
privacy-guests-text = { $days ->
    [0] Ein Gast ohne Tische bleibt, bis er seine Daten löscht.
   *[other] Ein Gast ohne Tische, der { $days } Tage lang nicht gekommen ist, wird gelöscht.
}
privacy-sessions = Sitzungen
privacy-sessions-text = Für jeden Browser und jedes Programm, das unter deinem Namen angemeldet ist: ein Hash seines Tokens, wie es sich nennt, und wann es zuerst und zuletzt benutzt wurde. Damit du angemeldet bleibst und die Sitzung beenden kannst. Für { $days } Tage.
privacy-addresses = Adressen
privacy-addresses-text = Netzwerkadressen werden nur als Hash mit Schlüssel aufbewahrt: für { $days } Tage die, von denen du dich angemeldet hast, damit niemand dich aussperren kann; für einen Tag die, von denen etwas gezählt wurde, wie falsche Passwörter und neue Tische. Ein Protokoll der Besuche gibt es nicht.
privacy-games = Partien
privacy-games-text = Wer wo saß, jeder Zug mit seiner Zeit, das Ergebnis und, wenn jemand danach gefragt hat, eine Analyse, damit Partien weitergehen, geprüft, noch einmal angesehen und studiert werden können.
privacy-games-kept = { $days ->
    [0] Beendete Partien von Leuten mit Konto bleiben.
   *[other] Beendete Partien von Leuten mit Konto werden gelöscht, wenn { $days } Tage lang niemand sie angesehen hat.
}
privacy-guest-games = { $days ->
    [0] Beendete Partien von Gästen bleiben.
   *[other] Beendete Partien von Gästen werden gelöscht, wenn { $days } Tage lang niemand sie angesehen hat.
}
privacy-running = { $days ->
    [0] Unfertige Partien bleiben.
   *[other] Unfertige Partien werden gelöscht, wenn { $days } Tage lang niemand sie angesehen hat.
}
privacy-open = { $days ->
    [0] Tische, die nie begonnen oder aufgegeben wurden, bleiben.
   *[other] Tische, die nie begonnen oder aufgegeben wurden, werden gelöscht, wenn { $days } Tage lang niemand sie angesehen hat.
}
privacy-records = { $days ->
    [0] Aufzeichnungen, die jemand hier zum Ansehen geöffnet hat, bleiben.
   *[other] Aufzeichnungen, die jemand hier zum Ansehen geöffnet hat, werden gelöscht, wenn { $days } Tage lang niemand das getan hat.
}
privacy-words = Gespräch und Notizen
privacy-words-text = Was du an einem Tisch sagst, mit Namen und Zeit; ein Tisch behält die letzten { $lines } Zeilen. Deine privaten Notizen, die nur du siehst. Sie werden mit dem Tisch gelöscht oder wenn du dein Konto löschst.
privacy-ratings = Wertungen
privacy-ratings-text = Deine Wertung in jedem Spiel, für die Tabellen der Besten, bis du dein Konto löschst. In den Ranglisten der Tagespartie die Punkte deiner Partie unter deinem Namen. Deine ersten Antworten auf Aufgaben mit ihrer Zeit, damit jede nur einmal zählt, und deine Wertung beim Lösen, bis du dein Konto löschst.
privacy-cookies = Cookies
privacy-cookies-text = Zwei, und keins für andere: „mecenate“ sagt, wer du bist; „mecenate_place“ sagt, dass du dich mit diesem Browser schon einmal angemeldet hast. Deine Einstellungen und die Namen derer, die am selben Bildschirm spielen, bleiben im Browser.
privacy-rights = Was du tun kannst
privacy-rights-text = Auf deiner Seite kannst du alles herunterladen, was über dich aufbewahrt wird, einzelne Sitzungen beenden und dein Konto löschen. Deine Partien bleiben, weil sie auch die der anderen sind; dein Name dort wird „{ $name }“.
privacy-page = Zu deiner Seite

## Was schiefging

error-offline = Der Server ist nicht zu erreichen. Läuft er?
error-broken = Auf dem Server ist ein Fehler aufgetreten. Bitte versuch es noch einmal.
error-unknown-table = Diesen Tisch gibt es nicht, oder er ist auf Einladung und dein Link stimmt nicht.
error-stale-version = Am Tisch ist inzwischen etwas geschehen. Sieh nach und wähle noch einmal.
error-seat-taken = Jemand war schneller: Der Platz ist besetzt.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-too-many = Das war zu viel auf einmal. Warte ein wenig.
error-too-many-bots = Ein Gast kann nur wenige Partien gegen starke Bots zugleich haben. Beende eine oder gib sie auf, wähle andere Bots oder lege ein Konto an.
error-not-open = Das geht nicht mehr: Das Spiel hat begonnen, oder der Tisch wurde aufgegeben.
error-sign-in = Sag zuerst, wie du heißt; ein Name genügt.
error-not-allowed = Das darfst du hier nicht.
error-malformed = Das konnte der Server nicht lesen. Bitte prüfe deine Eingabe.
error-not-stored = Der Server konnte es nicht speichern, also wurde nichts geändert. Bitte versuch es noch einmal.
error-free-seats = Es sind Plätze frei: Warte auf Mitspieler oder setz Bots ein.
error-not-over = Das ist erst nach dem Spiel zu sehen: Es enthält Verdecktes.
error-not-running = An diesem Tisch spielt gerade niemand.
error-not-analysed = Diese Partie wurde noch nicht analysiert.
error-unknown-opening = Keine Partie begann so.
error-unknown-puzzle = Diese Aufgabe gibt es nicht.
error-turn-goes-on = Das ist noch kein ganzer Zug.
error-not-your-turn = Du bist nicht am Zug.
error-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
error-nobody-there = Dort sitzt niemand.
error-nobody-asks = Niemand bittet mehr darum zurückzugehen.
error-no-undo = Das lässt sich nicht zurücknehmen: Jemand anderes hat gewählt, oder etwas wurde aufgedeckt.
error-no-such-move = Diesen Zug hat das Spiel nicht.
error-no-auction = Diese Ausstattung wird gerade nicht versteigert, oder du darfst nicht mehr mitbieten.
error-low-bid = Das ist weniger als das nächste Gebot.
error-stuck = Diese Partie wurde von einer anderen Version gespeichert: Spielt einvernehmlich von einem früheren Zug weiter oder schließt den Tisch.
error-unreadable = Diese Partie wurde von einer anderen Version gespeichert und kann hier nicht gelesen werden.
error-older-rules = Dieses Spiel wurde nach älteren Regeln gespielt und kann nicht mehr gezeigt werden.
error-others-seated = Andere haben sich an einen Tisch ohne Notizen gesetzt. Frag sie, sobald das Spiel läuft.
error-same-deal = Du spielst diese Ausgangslage schon an einem anderen Tisch.
error-day-closed = Der Tag dieser Partie ist vorbei: Hier wird nichts mehr gespielt.
error-unknown-day = Für diesen Tag gibt es keine Tagespartien.
error-deal-of-the-day = In der Tagespartie gibt es diese Hilfe nicht.
error-unknown-seat = Diesen Platz hat der Tisch nicht.
error-unknown-person = Unter dieser Adresse ist niemand bekannt.
error-unknown-game = Dieses Spiel gibt es hier nicht.
error-unknown-action = Das ist keine Wahl in diesem Spiel.
error-illegal-action = Das ist jetzt nicht möglich.
error-bad-option = So lässt sich der Tisch nicht öffnen.
error-bad-record = Diese Aufzeichnung lässt sich nicht lesen.
error-login-taken = Diesen Anmeldenamen hat schon jemand. Nimm einen anderen.
error-has-account = Du hast schon ein Konto.
error-wrong-password = Anmeldename und Passwort passen nicht zusammen.
error-refused = Das lehnt der Server ab.
error-unknown-guide = Zu diesem Spiel gibt es keine geführte Partie.
error-unknown-step = Diesen Schritt hat die geführte Partie nicht.
error-unknown-session = Diese Sitzung gibt es nicht mehr.
error-no-account = Du hast kein Konto und deshalb kein Passwort.

## Was auf eine Wahl folgt

then-prompt = Danach: { $prompt }
then-turn = Danach ist { $player } am Zug

## Welche Engine läuft

home-leave = Zum Verlassen die Seite schließen: laufende Spiele warten auf dich.
engine-compiled = Server und Bots nutzen die kompilierte Engine.
engine-bots-compiled = Die Bots nutzen jetzt die kompilierte Engine; der Server nutzt sie nach dem nächsten Start.
engine-running = Die kompilierte Engine wird gerade gebaut; bis dahin denken die Bots mit der interpretierten und sind schwächer.
engine-failed = Die kompilierte Engine ließ sich nicht bauen; die Bots denken mit der interpretierten und sind schwächer.
engine-interpreted = Server und Bots nutzen die interpretierte Engine; Bots, die nach der Uhr denken, sind schwächer.

## Analyse und Übung

analysis = Analyse
analysis-about = Ein Meister beurteilt jeden Zug nach dem, was der Spieler damals wusste, und sucht einen besseren. Das dauert eine Minute oder länger und läuft nur, wenn kein Bot nachdenkt.
analysis-ask = Diese Partie analysieren
analysis-waiting = Wartet auf einen freien Prozessor …
analysis-progress = { $done } von { $turns } Zügen sind beurteilt.
analysis-leave = Du kannst diese Seite verlassen: Das Ergebnis bleibt.
analysis-failed = Diese Partie konnte nicht analysiert werden.
analysis-chances = Gewinnchancen
analysis-chart-note = Vor jedem Zug. Wähle ein Zeichen, um den Zug auf dem Spielplan zu sehen; größere kosten mehr.
analysis-earlier = Voriges Zeichen
analysis-later = Nächstes Zeichen
analysis-turn = { $name }, ab Zug { $move }
analysis-change = Gewinnchance: { $before } % mit dem besten Zug, { $after } % mit diesem.
analysis-show-better = Besseren Zug zeigen
analysis-show-played = Gespielten Zug zeigen
analysis-shows-better = Der Spielplan zeigt, wohin der bessere Zug geführt hätte.
analysis-look = Sieh dir an:
analysis-how = Wie die Zahlen entstehen
analysis-how-text = Eine Suche ({ $level }) probiert den gespielten Zug und die besten anderen in denselben gedachten Partien, die zu allem passen, was der Spieler gesehen hatte. Die Chancen sind Schätzungen eines trainierten Bewerters, keine Ergebnisse von Partien; zu viert unterschätzt er, wer führt. Dieselbe Partie bekommt immer dieselbe Analyse.
analysis-how-marks = Ein Zug, der 2,5 % Gewinnchance kostet, ist eine Ungenauigkeit, bei 5 % ein Fehler, bei 10 % ein grober Fehler, nachdem ein Standardfehler abgezogen ist. Glück ist, was eine Ziehung verändert hat, verglichen mit anderen an ihrer Stelle.
analysis-record = Aufzeichnung mit der Analyse
practise = Von hier weiterspielen
practise-text = Ein neuer Tisch geht nach Zug { $move } weiter, mit Bots auf den anderen Plätzen; Rat und Zurücknehmen sind erlaubt. Gezogen wird neu.
practise-seat = Dein Platz
practise-level = Die anderen
practise-go = Spielen

## Aufgaben

puzzles = Aufgaben
puzzles-lede = Stellungen aus Partien von Bots. Ein Zug ist deutlich der beste, und es ist nicht der naheliegende.
puzzles-none = Hier gibt es noch keine Aufgaben.
puzzles-guest = Lösen darf sie jeder. Mit einem Konto zählen deine ersten Antworten für deine Wertung.
puzzles-rating = Deine Wertung: { $rating } ± { $error }, nach { $answers ->
    [one] einer Antwort
   *[other] { $answers } Antworten
}
puzzles-solve = Nächste lösen
puzzle-today = Aufgabe des Tages
puzzle-unknown = Diese Aufgabe gibt es nicht. Hier sind alle.
puzzle-label = Aufgabe { $number }, Wertung { $rating }, { $state }
puzzle-open = offen
puzzle-was-solved = gelöst
puzzle-was-missed = nicht gelöst
puzzle-of = Aufgabe { $number } von { $of }
puzzle-rating = Wertung { $rating }
puzzle-find = Finde den besten Zug
puzzle-task = Du bist am Zug; { $seats } spielen mit. Wähle auf dem Spielplan; bis zur Antwort kannst du alles zurücknehmen.
puzzle-your-turn = Dein Zug bis hierher
puzzle-complete = Der Zug ist vollständig: Antworte, oder nimm etwas zurück.
puzzle-answer = Antworten
puzzle-back = Zurücknehmen
puzzle-give-up = Lösung zeigen
puzzle-solved = Gelöst!
puzzle-missed = Das ist nicht der beste Zug.
puzzle-shown = Das ist die Lösung.
puzzle-rated = Deine Wertung: { $before } → { $after }.
puzzle-unrated = Diese Antwort wird nicht gewertet.
puzzle-solution = Der beste Zug
puzzle-chance = Gewinnchance damit: { $chance } %. Vorsprung auf den besten Gegner: { $points } Punkte.
puzzle-show-after = Auf dem Spielplan zeigen
puzzle-show-before = Stellung davor zeigen
puzzle-again = Noch einmal
puzzle-others = Andere Züge
puzzle-cost = Kostet { $chance } % Gewinnchance und { $points } Punkte:
puzzle-levels = So oft finden ihn die Stufen:
puzzle-level = { $level } { $solved } von { $asked }
puzzle-previous = Vorige
puzzle-next = Nächste
puzzle-all = Alle Aufgaben
puzzle-keys = Eingabe: antworten · U: zurücknehmen · C: Liste der Möglichkeiten · ← →: andere Aufgaben

openings = Eröffnungen
openings-lede = Was Bots und Menschen in den ersten Zügen tun, wie oft und mit welchem Ergebnis.
openings-none = Hier gibt es keine Eröffnungen.
opening-players = { $count } Personen
opening-start = Der erste Schritt
opening-after = { $count ->
    [one] Nach einem Schritt
   *[other] Nach { $count } Schritten
}
opening-line = Die Schritte bisher
opening-next = Was folgte
opening-figures = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} ({ $share } %) · gewonnen { $wins } % · { $points } Punkte
opening-bots = Bots:
opening-people = Menschen:
opening-rests = Das beruht auf { $games } Partien von Bots: Die Eröffnung spielte die Stufe { $level }, den Rest die Stufe { $then }.
opening-rests-people = Dazu kommen { $games } beendete Partien zwischen Menschen auf diesem Server.
opening-few = Was Menschen auf diesem Server tun, wird ab { $needed } beendeten Partien gezeigt; bisher sind es { $games }.
opening-sure = Wenige Partien sagen wenig aus: Bei 30 Partien kann ein Anteil um 9 % danebenliegen.
opening-end = Die Tabelle endet hier.
opening-board = Eine Partie von Bots, die so begann
opening-other-board = Keine Partie von Bots kam so weit: Der Spielplan zeigt einen früheren Schritt.
opening-back = Einen Schritt zurück
opening-all = Alle Eröffnungen
opening-keys = 1–9: nächster Schritt · ←: einen Schritt zurück · T: Tisch in Worten

## Die Tagespartie

daily = Tagespartie
daily-lede = Jeden Tag für jeden Titel eine versiegelte Ausgangslage, für alle dieselbe, gegen zwei Meister. Du spielst sie einmal.
daily-guest-note = Gäste spielen eine eigene Tagespartie, die nicht gewertet wird.
daily-account = Konto anlegen und in die Rangliste kommen
daily-until = bis { $time }
daily-today = Heute, bis { $time }
daily-back = Zurück zu heute
daily-earlier = Frühere Tage
daily-no-day = Für diesen Tag gibt es keine Tagespartien.
daily-status = { $status ->
    [running] läuft
    [over] gespielt
    [abandoned] nicht beendet
   *[none] nicht gespielt
}
daily-seat = Platz { $seat } von { $seats }, gegen zwei Meister
daily-for-guests = für Gäste, ohne Wertung
daily-go-on = Weiterspielen
daily-hidden = Die Ergebnisse erscheinen, sobald du gespielt hast.
daily-abandoned = Du hast diese Partie nicht beendet; sie wird nicht gewertet.
daily-missed = Du hast diese Partie nicht gespielt.
daily-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $side ->
    [ahead] { $margin } vor dem besten Gegner
    [behind] { $margin } hinter dem besten Gegner
   *[level] gleichauf mit dem besten Gegner
}
daily-standing = Rang { $place } von { $games } Partien, besser als { $percent } % der anderen.
daily-only = { $ranked ->
    [true] Bisher die einzige gewertete Partie dieses Tages.
   *[false] Bisher die einzige Partie dieses Tages.
}
daily-few = Bei so wenigen Partien sagt das wenig aus.
daily-master = Ein Meister auf deinem Platz: { $score }.
daily-master-plays = Ein Meister spielt gerade auf deinem Platz.
daily-your-game = Deine Partie
daily-analyse = Analysieren
daily-master-game = Die Partie des Meisters
daily-master-analyse = Partie des Meisters analysieren
daily-ranking = { $count ->
    [one] Rangliste, { $count } Platz
   *[other] Rangliste, { $count } Plätze
}
daily-guests = { $count ->
    [one] { $count } Partie eines Gastes
   *[other] { $count } Partien von Gästen
}
daily-place = Rang
daily-points = Punkte
daily-margin = Abstand
daily-seal = Siegel
daily-seal-note = Das Geheimnis hinter dem Siegel wird veröffentlicht, wenn der Tag vorbei ist.
daily-table-note = Tagespartie, offen bis { $time }: kein Rat, kein „Was wäre wenn“, kein Bot, der für dich spielt. Eine Aktion lässt sich zurücknehmen, solange sie nichts gezeigt und niemand sonst gewählt hat.
daily-give-up-sure = Aufgeben: Diese Partie kannst du nicht noch einmal spielen
daily-opens = Analyse, Aufzeichnung und alle Handkarten sind zu sehen, sobald der Tag zu Ende ist, um { $time }.
daily-not-yours = Das ist die Tagespartie von jemand anderem. Zuschauen kann man, wenn der Tag vorbei ist.
daily-how = Wie es geht und wie sicher die Zahlen sind
daily-how-deal = Die Ausgangslage wird zu Beginn des Tages gezogen, um 0 Uhr UTC. Ihr Siegel siehst du vor der Partie; das Geheimnis wird nach 24 Uhr UTC veröffentlicht, damit alle prüfen können, dass nichts geändert wurde.
daily-how-masters = Die Meister denken mit einer festen Zahl von Versuchen, nicht nach der Uhr, und ihr Zufall kommt aus der Ausgangslage. Wer dasselbe wählt, bekommt dieselben Antworten.
daily-how-once = Mit einem Konto spielst du jede Tagespartie einmal. Gäste spielen eine andere, damit niemand die gewertete vorher als Gast ansehen kann. Zwei Konten einer Person lassen sich nicht unterscheiden.
daily-how-help = Es gibt keinen Rat, kein „Was wäre wenn“ und keinen Bot, der für dich spielt. Eine Aktion lässt sich zurücknehmen, solange durch sie nichts gezogen oder gezeigt wurde und niemand sonst gewählt hat.
daily-how-ranking = Die Rangliste ordnet nach dem Abstand zum besten Gegner. Der Prozentrang ist der Anteil der anderen beendeten Partien mit kleinerem Abstand; der gleiche Abstand zählt halb. Eine Partie ist ein einziger Versuch: Mit anderem Zufall kann die Reihenfolge anders sein, und bei weniger als 30 Partien sagt der Prozentrang wenig aus.
daily-how-close = Um 24 Uhr UTC enden unfertige Partien ohne Rang. Danach spielt ein Meister auf deinem Platz, und beide Partien kann man ansehen und analysieren.

## Packs

nav-packs = Teile und Packs
