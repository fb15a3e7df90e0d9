### L’officina dei pacchetti.

title = Officina dei pacchetti
intro = Tutti i componenti di un titolo, l’origine dei valori e quanto sono certi. Cambia ciò che nella tua scatola è diverso, e gioca così.
lede = Tutti i componenti con le loro fonti. Ciò che cambi viene controllato subito dal motore e conservato in questo browser.
all-titles = Tutti i titoli
look = Guarda
go-on = Continua
draft = In lavorazione: { $name }
earlier = bozza precedente
filter = Quali componenti
filter-all = Tutti ({ $count })
filter-reconstructed = Da verificare: ricostruiti ({ $count })
filter-changed = Modificati ({ $count })
search = Cerca
progress = Componenti ricostruiti verificati: { $done } su { $of }
checklist = Nessuno qui ha visto questi valori stampati. Confronta ciascuno con la tua scatola, correggilo se serve e spuntalo; le spunte restano nel file esportato, come commenti.
nothing-reconstructed = In questo titolo non c’è nulla di ricostruito.
nothing-printed = Sui pezzi di questo gioco non è stampato nulla.
nothing-found = Nessun componente corrisponde.
unknown-title = Scegli uno dei titoli di questo server.
try-later = Niente è perduto: questo browser conserva le tue modifiche.
changed = Modificato
confidence = certo al { $percent } %
confidence-label = Certezza, da 0 a 1
source = Fonte
source-edit = Modifica la fonte
checked = Confrontato con la scatola
restore = Come stampato
edit = Modifica
close = Fatto
add = Aggiungi a { $name }
remove = Rimuovi { $name }
asking = Il motore sta controllando…
not-asked = Non è stato possibile controllare l’ultima modifica.
ask-again = Controlla di nuovo
digest = Impronta
not-kept = Questo browser non può conservare il pacchetto: esportalo.
open-table = Apri un tavolo così
export = Esporta in TOML
import = Importa
share = Condividi
link = Link a questo pacchetto
link-long = Questo pacchetto è troppo grande per un link: invia il file esportato.
link-damaged = Il pacchetto di questo link non si può leggere.
file-long = Questo file è troppo grande per un pacchetto.
undo = Annulla
start-over = Ricomincia
save-study = Salva e studia
name = Nome del pacchetto
save = Salva in questo browser
saved = Salvato.
saved-packs = Pacchetti salvati
open = Apri { $name }
opened = Aperto: { $name }
study = Con il file esportato, questo comando gioca partite con e senza e le confronta:
table-with = Con il pacchetto { $name } dell’officina
table-none = Questo browser non ha pacchetti di questo titolo.
table-without = Gioca senza
invalid = { $count ->
    [one] 1 problema: non si può aprire un tavolo
   *[other] { $count } problemi: non si può aprire un tavolo
}
valid = { $count ->
    [0] Come stampato
    [one] Valido, 1 componente modificato
   *[other] Valido, { $count } componenti modificati
}
problem = { $kind ->
    [syntax] Non è TOML:
    [size] Troppo grande:
    [unknown] Parte sconosciuta:
    [fit] Le parti non vanno insieme:
   *[value] Non possibile:
}
