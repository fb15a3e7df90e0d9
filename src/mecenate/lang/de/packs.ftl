### Die Werkstatt für Packs.

title = Werkstatt für Packs
intro = Alle Teile eines Titels, woher ihre Werte stammen und wie sicher sie sind. Ändere, was in deiner Schachtel anders ist, und spiel damit.
lede = Alle Teile mit ihren Quellen. Was du änderst, prüft die Engine sofort; dieser Browser behält es.
all-titles = Alle Titel
look = Ansehen
go-on = Weiter
draft = In Arbeit: { $name }
earlier = früherer Entwurf
filter = Welche Teile
filter-all = Alle ({ $count })
filter-reconstructed = Prüfliste: rekonstruiert ({ $count })
filter-changed = Geändert ({ $count })
search = Suchen
progress = { $done } von { $of } rekonstruierten Teilen geprüft
checklist = Diese Werte hat hier niemand gedruckt gesehen. Vergleiche jeden mit deiner Schachtel, berichtige ihn, wenn nötig, und hake ihn ab; die Haken stehen als Kommentare in der exportierten Datei.
nothing-reconstructed = In diesem Titel ist nichts rekonstruiert.
nothing-printed = Auf den Teilen dieses Spiels ist nichts gedruckt.
nothing-found = Kein Teil passt dazu.
unknown-title = Wähle einen Titel dieses Servers.
try-later = Nichts ist verloren: Dieser Browser behält deine Änderungen.
changed = Geändert
confidence = { $percent } % sicher
confidence-label = Sicherheit, 0 bis 1
source = Quelle
source-edit = Quelle ändern
checked = Mit der Schachtel verglichen
restore = Wie gedruckt
edit = Ändern
close = Fertig
add = Zu { $name } hinzufügen
remove = { $name } entfernen
asking = Die Engine prüft …
not-asked = Die letzte Änderung konnte nicht geprüft werden.
ask-again = Noch einmal prüfen
digest = Prüfsumme
not-kept = Dieser Browser kann das Pack nicht behalten: Exportiere es.
open-table = Tisch damit eröffnen
export = Als TOML exportieren
import = Importieren
share = Teilen
link = Link zu diesem Pack
link-long = Dieses Pack ist zu groß für einen Link: Schick die exportierte Datei.
link-damaged = Das Pack in diesem Link ist nicht lesbar.
file-long = Diese Datei ist zu groß für ein Pack.
undo = Rückgängig
start-over = Von vorn
save-study = Speichern und untersuchen
name = Name des Packs
save = In diesem Browser speichern
saved = Gespeichert.
saved-packs = Gespeicherte Packs
open = { $name } öffnen
opened = Geöffnet: { $name }
study = Mit der exportierten Datei spielt dieser Befehl Partien mit und ohne sie und vergleicht sie:
table-with = Mit dem Pack { $name } aus der Werkstatt
table-none = Dieser Browser hat kein Pack dieses Titels.
table-without = Ohne es spielen
invalid = { $count ->
    [one] 1 Problem: So kann kein Tisch eröffnet werden
   *[other] { $count } Probleme: So kann kein Tisch eröffnet werden
}
valid = { $count ->
    [0] Wie gedruckt
    [one] Gültig, 1 Teil geändert
   *[other] Gültig, { $count } Teile geändert
}
problem = { $kind ->
    [syntax] Kein TOML:
    [size] Zu groß:
    [unknown] Unbekanntes Teil:
    [fit] Die Teile passen nicht zusammen:
   *[value] Nicht möglich:
}
