### What the browser says, in Italian.

## Everywhere

skip = Vai al contenuto
nav-label = Pagine
nav-play = Gioca
nav-tables = Tavoli
nav-rules = Regole
nav-about = Informazioni
nav-me = Tu
settings = Impostazioni
sign-in = Dicci il tuo nome
theme-light = Tema chiaro
theme-dark = Tema scuro
cancel = Annulla
close = Chiudi
save = Salva
saved = Salvato
copy = Copia
copied = Link copiato
you = tu
points = punti
number = { $n }
options = Altre opzioni delle regole
your-turn = Tocca a te
my-turns = { $count ->
    [one] Tocca a te a 1 tavolo
   *[other] Tocca a te a { $count } tavoli
}
name-title = Come ti chiami?
name-text = Basta un nome. Nessun account, nessun indirizzo.
name-label = Nome
name-go = Accomodati

## Home

home-title = Accomodati.
home-welcome = Giochi di mecenati e costruttori. Senza account, con un clic.
home-turns = { $count ->
    [one] Tocca a te a un tavolo. O comincia qualcosa di nuovo: senza account, con un clic.
   *[other] Tocca a te a { $count } tavoli. O comincia qualcosa di nuovo: senza account, con un clic.
}
home-play-label = Gioca subito
game-carrara = Compra il marmo quando costa meno, abbellisci sei città, scegli il momento per valutare.
game-princes = Fai offerte per ciò che serve ai tuoi artisti, disponi il principato, realizza le loro opere.
game-florenza = Apri botteghe, ingaggia artisti, completa i monumenti di Firenze.
game-carpe-diem = Percorri l’anello, prendi tessere, completa ville e giardini nel tuo quartiere.
game-players = da { $least } a { $most } giocatori
game-minutes = { $minutes } min
game-advanced = { $game }, versione avanzata
play-now = { $bot ->
    [random] Contro due che giocano a caso
    [novice] Contro due principianti
    [apprentice] Contro due apprendisti
    [journeyman] Contro due lavoranti
    [master] Contro due maestri
    [maestro] Contro due gran maestri
   *[other] Contro due bot
}
home-against = Avversari
open-and-invite = Apri un tavolo e invita
my-tables = I miei tavoli
all-tables = Tutti i tavoli
open-tables = Tavoli aperti
open-a-table = Apri un tavolo
open-none = In questo momento nessuno aspetta giocatori.
join = Unisciti
join-label = Link di invito o numero del tavolo
how-1 = Scegli un gioco e gioca subito contro due bot.
how-2 = Oppure apri un tavolo e manda il link agli amici.
how-3 = Vai via quando vuoi: il tuo posto ti aspetta qui.
table-with = con { $names }
table-alone = ancora nessun altro
state-over = Finita
state-abandoned = Abbandonata
state-free = { $count ->
    [one] 1 posto libero
   *[other] { $count ->
        [0] Al completo
       *[other] { $count } posti liberi
    }
}
state-turn = gioca { $name }
go-play = Gioca
go-open = Apri
go-watch = Guarda
go-sit = Siediti
go-result = Risultato
go-home = All’inizio
tables-turn = Tocca a te
tables-running = In corso
tables-watch = Da guardare
tables-over = Partite finite
tables-none = Non ci sono ancora tavoli. Apri il primo.

## A new table

new-title = Un nuovo tavolo
new-game = Gioco
new-seats = Chi gioca
new-seats-count = Numero di giocatori
new-invite = Qualcuno con il link
new-here = Qualcuno a questo schermo
new-bot = Bot, { $level }
new-clock = Orologio
clock-none = Nessuno
clock-quick = 15 minuti a testa
clock-live = 30 minuti a testa
clock-day = Una mossa al giorno
clock-left = Tempo rimasto
new-public = Chi può venire
new-private = Su invito
new-open = Aperto a tutti
new-go = Distribuisci e gioca
new-go-invite = { $count ->
    [one] Apri il tavolo e invita
   *[other] Apri il tavolo e invitane { $count }
}
new-note = La distribuzione viene sigillata prima dell’inizio e si può verificare alla fine.
new-note-invite = Riceverai un link da mandare. Quando tutti i posti sono occupati, chiunque sieda al tavolo può cominciare.
seat-number = Giocatore { $number }
seat-free = libero
seat-wait = in attesa di qualcuno
seat-here = presente
seat-away = assente
seat-acts = di turno
seat-bot = Metti un bot
seat-leave = Alzati
seat-clear = Libera il posto
seats = Giocatori
bot-random = gioca a caso
bot-novice = principiante
bot-apprentice = apprendista
bot-journeyman = lavorante
bot-master = maestro
bot-maestro = gran maestro
bot-about-random = fa una cosa qualsiasi tra quelle permesse
bot-about-novice = vede una parte del suo turno e ogni tanto sbaglia
bot-about-apprentice = prepara tutto il suo turno
bot-about-journeyman = valuta come risponderanno gli altri
bot-about-master = guarda avanti quanto gli permette il tempo
bot-about-maestro = come il maestro, con tutto il tempo che gli serve
bot-about-external = un bot offerto da chi ospita questo server
bot-time = { $seconds ->
    [0] gioca subito
   *[other] { $seconds } s a turno
}
bot-option = { $level }, { $time }
bot-strength = Forza { $strength } su { $of }
waiting-free = { $count ->
    [one] C’è un posto libero. Invita qualcuno.
   *[other] Ci sono { $count } posti liberi. Invita qualcuno.
}
waiting-watch = { $count ->
    [one] C’è ancora un posto libero. Il tuo link serve per guardare: resta, e la partita apparirà qui quando comincia.
   *[other] Ci sono ancora { $count } posti liberi. Il tuo link serve per guardare: resta, e la partita apparirà qui quando comincia.
}
waiting-full = Ci sono tutti.
waiting-taken = Tutti i posti sono occupati. Resta, e guarda quando si comincia.
abandoned-text = Questo tavolo è stato abbandonato; qui non gioca più nessuno.
invite = Invita
invite-text = Chi apre questo link può sedersi. Basta un nome.
link-play = Link per giocare
link-watch = Link per guardare
start = Distribuisci e comincia
start-wait = { $count ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $count } giocatori
}
abandon = Abbandona il tavolo

## At the table

table-connecting = Connessione al tavolo …
table-unknown = Questo tavolo non esiste
table-unknown-why = Forse è stato abbandonato, oppure è su invito e il link è incompleto. Fattelo mandare di nuovo.
line-lost = La connessione è caduta. Nuovo tentativo in corso; di tuo non va perso nulla.
line-outdated = Il server è stato aggiornato da quando hai aperto questa pagina.
line-reload = Ricarica la pagina
prompt-over = La partita è finita.
prompt-won = { $count ->
    [one] Ha vinto { $names }.
   *[other] Vittoria condivisa tra { $names }.
}
prompt-sending = Inviato …
prompt-waiting = Tocca a { $name }.
confirm = Conferma
confirm-label = La tua scelta
confirm-choose = { $count ->
    [one] Hai una sola scelta
   *[other] Hai { $count } scelte
}
confirm-how = Un clic gioca ciò che si può annullare; il resto va confermato.
confirm-not-you = Gli altri stanno pensando. Pensa anche tu: prova E se.
confirm-over = Qui non c’è più niente da fare.
proxy-open = Offri fino a …
proxy-note = Il server offre per te, un passo alla volta, fino a un limite che nessun altro conosce.
proxy-limit = Fino a
proxy-give = Offri
proxy-given = Offerte per te fino a { $florins }
proxy-withdraw = Ritira
choice-line = { $title }: { $gloss }
choices = Scelte
choices-all = Tutte le scelte ({ $count })
choices-filter = Cerca tra { $count } scelte
undo = Indietro
undo-title = Riprendi la tua ultima scelta
undo-not = Niente da riprendere: qualcosa è stato rivelato, oppure l’ultima scelta non era tua
side = Accanto al tavolo
tab-board = Tavolo
tab-choices = { $count ->
    [one] (una scelta qui)
   *[other] ({ $count } scelte qui)
}
look-at = Guarda la plancia di { $name }
look-back = Indietro
looking-at = La plancia di { $name }
log = Registro
log-earlier = Che cosa è successo prima
log-who = { $name }
log-move = Vai alla mossa { $move }
log-only-choice = unica scelta
log-details = Dettagli del turno di { $name }
log-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
recap = Dal tuo ultimo turno
recap-first = Prima del tuo primo turno
recap-replay = Mostra di nuovo il turno di { $name }
rerun-line = È già successo. Il tuo turno aspetta.
rerun-back = Torna al mio turno
follow-next = Avanti ({ $count })
follow-next-title = Mostra il passo seguente (Spazio)
follow-skip = Salta
follow-skip-title = Mostra a che punto è la partita (Spazio, o un clic sul tabellone)
chat = Chat
chat-none = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa
chat-send = Invia
scores = Punti
scores-source = Punti per
scores-total = Totale
scores-so-far = Ciò che tutti hanno visto finora.
scores-if-ended = Come se la partita fosse finita qui.
scores-imagined = Come se la partita immaginata finisse qui.
scores-hidden = In questo gioco i punti si contano alla fine.
command-label = Scrivi una scelta, per esempio le prime lettere
command-several = «{ $word }» può essere { $choices }: scrivi qualche lettera in più.
command-unknown = «{ $word }» adesso non è possibile.
text-board = Tavolo a parole
legend = Legenda
legend-title = Che cosa è stampato sui pezzi (L)
text-board-title = Tavolo a parole (T)
table-menu = Questo tavolo
watching = { $count ->
    [one] Stai guardando.
   *[other] Siete in { $count } a guardare.
}
over-line = Ben giocato. Guarda da dove vengono i punti, o rivedi la partita.
what-if = E se
what-if-title = Continua in privato (W)
what-if-moves = { $count ->
    [0] E se
    [one] E se: una mossa
   *[other] E se: { $count } mosse
}
what-if-all = Scegli tu per tutti; niente conta.
what-if-bots = I bot rispondono alle tue scelte; niente conta.
what-if-behind = Intanto la vera partita è andata avanti.
what-if-for = Scegli per { $name }.
what-if-again = Immagina di nuovo
what-if-end = Torna alla partita
hint = Consiglio
hint-title = Che cosa farebbe un maestro (?)
hint-by = Il consiglio di un maestro
hint-thinking = Un maestro guarda il tuo tavolo …
hint-give-up = Lascia stare
hint-none = Il maestro non vede niente da consigliare.
hint-found = { $count ->
    [one] Una scelta: { $best }
   *[other] { $count } scelte, la migliore per prima: { $best }
}
hint-company = I consigli ci sono solo ai tavoli dove giochi soltanto contro i bot: le altre persone non ne avrebbero.
hint-not-yours = Non è il tuo turno. Chiedi di nuovo quando lo sarà.
hint-no-time = Adesso il server non ha tempo per pensare. Chiedi di nuovo tra un momento.
hint-ahead = alla fine circa { $points } punti di vantaggio
hint-behind = alla fine circa { $points } punti di svantaggio
hint-even = alla fine in parità
hint-less = Circa { $points } punti meno della prima scelta.
hint-as-good = Buona quanto la prima scelta.
standing-now = se la partita finisse adesso:
standing-title = { $name }, se la partita finisse adesso
standing-unknown = ? sta per ciò che non vedi e che non viene contato: { $sources }.
standing-note = Se la partita finisse adesso.
stuck = Questa partita è stata salvata da un’altra versione e si può seguire solo fino alla mossa { $move } di { $of }.
stuck-go-on = Riprendi dalla mossa { $move }
stuck-asks = { $name } chiede di riprendere dalla mossa { $move }.
stuck-unreadable = Questa partita è stata salvata da un’altra versione e qui non si può leggere. Chi ha aperto il tavolo può chiuderlo.
stuck-close = Chiudi il tavolo
log-rules-changed = Da qui in poi la partita segue la versione { $version } delle regole.
new-stand-in = Chi gioca al posto di chi se ne va
same-deal-note = { $count ->
    [one] Un altro tavolo gioca
   *[other] Altri { $count } tavoli giocano
} la stessa distribuzione. Finché non sono tutti finiti, ogni partita la vede solo chi siede a quel tavolo.
same-deal-closed = Questa distribuzione si gioca a più tavoli. Finché non sono tutti finiti, la partita la vede solo chi siede qui.
notes = Note
notes-title = Ciò che ognuno avrebbe potuto annotare
notes-show = Mostra ciò che ognuno avrebbe potuto annotare
notes-shown = Ognuno vede ciò che avrebbe potuto annotare.
notes-consent = Mostra ciò che ognuno avrebbe potuto annotare. Viene chiesto agli altri.
notes-asked-later = Quando la partita è in corso, chiunque può chiederle a tutti gli altri.
notes-on = sì
notes-off = no
remembered = a memoria
consent-notes-on = { $name } chiede di attivare le note: ognuno vede ciò che avrebbe potuto annotare.
consent-notes-off = { $name } chiede di disattivare le note.
consent-lend = { $name } chiede di far giocare un bot al suo posto.
consent-return = { $name } chiede di riprendere il posto dal bot.
consent-shown = { $count ->
    [one] Da allora qualcosa è stato pescato o mostrato, alla mossa { $moves }.
   *[other] Da allora qualcosa è stato pescato o mostrato, alle mosse { $moves }.
}
error-stand-in = Tra persone può giocare per te solo il sostituto scelto per questo tavolo.
consent-asks = { $name } chiede di tornare alla mossa { $move }.
consent-ask = Chiedi di tornare qui
consent-asked = Viene chiesto agli altri.
consent-yes = Accetta
consent-no = Rifiuta
curtain-title = Tocca a { $name }
curtain-text = Passa lo schermo; nessun altro deve guardare.
curtain-lift = Sono { $name }
note = La tua nota privata
note-hint = La vedi solo tu.
bot-take = Fai giocare un bot per me
bot-return = Torno a giocare io
resign = Abbandona la partita
resign-sure = Abbandona davvero
resigned = ha abbandonato
leave-note = Puoi anche semplicemente chiudere la pagina: il tuo posto ti aspetta.
seal = Sigillo della distribuzione: { $seal }
secret = Segreto della distribuzione: { $secret }

## Headings of choices

family-build = Costruisci
family-improve = Migliora
family-visit = Visita la Corte Reale
family-take = Prendi
family-sector = Settori
family-pay = Paga
family-evaluate = Valuta
family-in = In una città
family-over = Sopra un edificio
family-purchase = Compra
family-claim = Prendi un pezzo
family-place = Piazza
family-on = Su un edificio
family-open = Apri un’asta
family-introduce = Introduci una libertà
family-work = Realizza un’opera
family-recruit = Recluta
family-return = Restituisci
family-keep = Tieni
family-under = Sotto il mazzo
family-play = Gioca una carta
family-convert = Converti
family-finish = Completa un monumento
family-reserve = Prenota
family-activate = Luoghi
family-sell = Vendi
family-buy = Compra
family-swap = Scambia
family-engage = Ingaggia un artista
family-give = Dai
family-choose = Scegli
family-go = Vai
family-bread = Per 1 pane
family-disc = Metti il tuo disco
family-score = Quale carta prima

## Replay and afterwards

replay = Rivedi
replay-move = { $move ->
    [0] la distribuzione
   *[other] mossa { $move }
} di { $of }
move-number = { $move ->
    [0] la distribuzione
   *[other] mossa { $move }
}
replay-first = All’inizio
replay-back = Una mossa indietro
replay-next = Una mossa avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-keys = Con le frecce percorri la partita; ogni momento ha il suo indirizzo.
replay-live = Al tavolo
replay-eyes = Visto da
replay-nobody = uno spettatore
replay-share = Copia l’indirizzo di questo momento
after-title = Dopo la partita
after-not-yet = Questa partita non è ancora finita
after-won = { $count ->
    [one] Vince { $names }
   *[other] Vittoria condivisa tra { $names }
}
after-moves = { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}
after-sources = Da dove vengono i punti
after-plot = I punti nel tempo
after-plot-note = In ogni momento come se la partita finisse lì, mossa per mossa.
after-plot-wait = Lettura della partita …
rematch = Rivincita
share = Condividi
record = Registrazione
fair-title = Verifica che la distribuzione fosse onesta
fair-text = Prima della partita il server ha mostrato il sigillo di un segreto; tutto il caso viene da quel segreto. Ora il segreto è noto: la registrazione e mecenate replay --verify mostrano che niente è stato cambiato.

## Rules

rules = Regole
rules-lede = Ogni regola di ogni gioco con parole nostre, numerata, così che al tavolo si possa citare.
rules-english = Queste regole non sono ancora tradotte; sono mostrate in inglese.
rules-glossary = I termini del gioco
rules-contents = Indice
rules-search = Cerca nelle regole
rules-found = { $count ->
    [one] 1 regola trovata
   *[other] { $count } regole trovate
}
rules-clause = Regola { $clause }
rules-none = Questa regola non esiste.
rules-all = Tutte le regole

## Settings

settings-language = Lingua
settings-theme = Tema
theme-name-system = Come il dispositivo
theme-name-light = Chiaro
theme-name-dark = Scuro
settings-table = Al tavolo
settings-confirmation = Conferma
confirmation-final = Ciò che non si può annullare
confirmation-always = Ogni scelta
confirmation-never = Niente
settings-forced = Gioca automaticamente l’unica scelta
settings-forced-note = Quando non c’è altro da scegliere, viene giocata dopo mezzo secondo.
settings-pace = Mostra le mosse degli altri
pace-instant = Subito
pace-fast = Veloce
pace-normal = Normale
pace-slow = Lento
pace-step = Passo per passo
settings-motion = Animazioni
settings-motion-note = I pezzi si muovono sul tavolo; senza, appaiono direttamente al loro posto.
settings-sounds = Suoni
settings-sounds-note = Un tocco a ogni mossa, due note quando tocca a te.
settings-text = Tavolo a parole
settings-text-note = Elenchi e tabelle al posto del tabellone disegnato, adatti ai lettori di schermo.
settings-notices = Notifiche
settings-notices-note = Il browser ti avvisa quando tocca a te, finché questa pagina è aperta da qualche parte.
settings-notices-on = Avvisami
settings-notices-off = Non avvisarmi
settings-notices-refused = Qui il browser non permette notifiche.
keys = Tasti
key-tab = al tabellone, e poi al comando successivo
key-pieces = sul tabellone: da un pezzo all’altro; con Maiusc anche ai pezzi che non si possono scegliere
key-enter = gioca il pezzo selezionato, o conferma
key-esc = togli la selezione
key-space = mentre si vedono le mosse degli altri: saltale, o il passo seguente; in una partita rivista: riproduci e pausa
key-u = riprendi l’ultima scelta
key-numbers = seleziona una delle prime nove scelte, nel tavolo a parole
key-t = tavolo a parole
key-w = e se
key-l = legenda: ciò che è stampato
key-question = consiglio
key-f1 = questo elenco
key-slash = alla riga di comando
key-arrows = percorri la partita

## People

profile-own = La tua pagina
profile-guest = Ospite
profile-account = Ha un account
profile-nobody = Ancora nessun nome
profile-nobody-text = Dicci il tuo nome e accomodati.
profile-change = Su di te
profile-programs = Per i programmi
profile-webhook = Webhook
profile-webhook-note = Un indirizzo che viene chiamato quando tocca a te. Lascialo vuoto se non sai che cos’è.
ratings = Forza
ratings-none = Ancora nessuna partita classificata.
rating-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
account = Account
account-make = Crea un account
account-enter = Accedi
account-guest = Come ospite
account-note = Serve solo per tornare da un altro dispositivo; un ospite può giocare a tutto.
account-login = Nome utente
account-password = Password
account-known = Hai effettuato l’accesso come { $login }.
account-leave = Esci
password-old = Password attuale
password-new = Nuova password
password-change = Cambia la password
password-changed = La password è cambiata, e tutte le tue altre sessioni sono terminate.
sessions = Sessioni
sessions-note = I browser e i programmi connessi con il tuo nome. Termina quelli che non riconosci.
session-here = questo browser
session-used = dal { $since }, ultimo uso { $used }
session-end = Termina
session-end-label = Termina la sessione: { $device }
session-ended = Questa sessione è terminata.
session-device = { $browser } su { $system }
session-unknown = Programma sconosciuto
data = I tuoi dati
data-note = Scarica tutto ciò che viene conservato su di te, oppure eliminalo.
data-privacy = Che cosa viene conservato, perché e per quanto tempo
data-export = Scarica i miei dati
data-delete = Elimina il mio account
data-delete-guest = Elimina i miei dati
delete-text = Le tue partite restano, sotto il nome «{ $name }». Messaggi, note, classifiche e sessioni vengono eliminati subito, e abbandoni le partite in corso. Non si può annullare.
delete-sure = Elimina per sempre
deleted = I tuoi dati sono stati eliminati. Arrivederci.
someone-left = qualcuno che se n’è andato

## About

about-title = Giochi da tavolo, un solo posto per giocare
about-lede = Mecenate li propone con le regole complete, con gli amici, contro i bot, subito o una mossa al giorno.
about-fair = Onesto
about-fair-text = Il tuo browser non riceve mai ciò che il tuo posto non deve vedere. La distribuzione viene sigillata prima dell’inizio e si può verificare dopo la fine.
about-everybody = Per tutti
about-everybody-text = Tastiera, lettore di schermo, telefono; lettere e motivi accanto a ogni colore; { $languages } lingue.
about-think = Spazio per pensare
about-think-text = Prova una sequenza in privato, ripercorri tutta la partita, guarda da dove viene ogni punto.
about-own = Il tuo server
about-own-text = Un solo programma avvia il server sul tuo computer. Niente viene inviato altrove.
about-sources = Di che cosa è fatto
about-sources-text = Tutti i disegni e tutti i testi sono nostri. Il sito usa queste opere libere:
about-values = Da dove vengono i numeri
about-values-text = Ogni valore di una tessera, di una carta o di un tabellone ha la sua fonte e il suo grado di certezza, in docs/components.md del programma. Dove un valore non si è potuto verificare, lì è detto.
about-legal = Nota legale
about-legal-text = I giochi appartengono ai loro autori ed editori. Mecenate non ha legami con loro, non usa le loro immagini né i loro testi, e cita i nomi solo per dire con quali regole si gioca. Se qui un gioco ti piace, compralo.
about-privacy = Privacy: che cosa viene conservato, perché e per quanto tempo
nowhere = Qui non c’è niente
nowhere-text = Nessuna pagina ha questo indirizzo. Forse manca una lettera alla fine.

## Privacy

privacy = Privacy
privacy-lede = Che cosa conserva questo server, perché e per quanto tempo. Resta nel database del server e non viene dato a nessuno.
privacy-you = Chi sei
privacy-you-text = Il tuo nome, perché gli altri sappiano con chi giocano. Con un account anche il nome utente e la password, di cui si conserva solo un hash Argon2; e un indirizzo webhook, se ne inserisci uno. Finché non elimini il tuo account.
privacy-guests = Ospiti
privacy-guests-text = { $days ->
    [0] Un ospite senza tavoli viene conservato finché non elimina i suoi dati.
   *[other] Un ospite senza tavoli che non viene da { $days } giorni viene dimenticato.
}
privacy-sessions = Le sessioni
privacy-sessions-text = Per ogni browser e ogni programma connesso con il tuo nome: un hash del suo token, il nome che si dà, e quando è stato usato la prima e l’ultima volta. Perché l’accesso resti valido e tu possa terminare la sessione. Per { $days } giorni.
privacy-addresses = Indirizzi
privacy-addresses-text = Gli indirizzi di rete si conservano solo come hash con chiave: per { $days } giorni quelli da cui hai effettuato l’accesso, perché nessuno possa bloccarti; per un giorno quelli da cui qualcosa è stato contato, come password sbagliate e nuovi tavoli. Non c’è un registro delle visite.
privacy-games = Partite
privacy-games-text = Chi sedeva dove, ogni mossa con la sua ora, il risultato e, se qualcuno l’ha chiesta, un’analisi, perché le partite continuino, si possano verificare, rivedere e studiare.
privacy-games-kept = { $days ->
    [0] Le partite finite di chi ha un account vengono conservate.
   *[other] Le partite finite di chi ha un account vengono eliminate quando nessuno le guarda da { $days } giorni.
}
privacy-guest-games = { $days ->
    [0] Le partite finite degli ospiti vengono conservate.
   *[other] Le partite finite degli ospiti vengono eliminate quando nessuno le guarda da { $days } giorni.
}
privacy-running = { $days ->
    [0] Le partite non finite vengono conservate.
   *[other] Le partite non finite vengono eliminate quando nessuno le guarda da { $days } giorni.
}
privacy-open = { $days ->
    [0] I tavoli mai cominciati o abbandonati vengono conservati.
   *[other] I tavoli mai cominciati o abbandonati vengono eliminati quando nessuno li guarda da { $days } giorni.
}
privacy-records = { $days ->
    [0] Le registrazioni che qualcuno ha aperto qui per guardarle vengono conservate.
   *[other] Le registrazioni che qualcuno ha aperto qui per guardarle vengono eliminate quando nessuno lo fa da { $days } giorni.
}
privacy-words = Chat e note
privacy-words-text = Ciò che dici a un tavolo, con il tuo nome e l’ora; un tavolo conserva le ultime { $lines } righe. Le tue note private, che vedi solo tu. Spariscono con il tavolo, o quando elimini il tuo account.
privacy-ratings = Classifiche
privacy-ratings-text = La tua forza in ogni gioco, per le classifiche, finché non elimini il tuo account. Nelle classifiche della partita del giorno, i punti della tua partita sotto il tuo nome. Le tue prime risposte ai problemi con la loro ora, perché una risposta conti una volta sola, e il tuo punteggio nei problemi, finché non elimini il tuo account.
privacy-cookies = Cookie
privacy-cookies-text = Due, e nessuno per terzi: «mecenate» dice chi sei; «mecenate_place» dice che con questo browser hai già effettuato l’accesso. Le tue impostazioni, e i nomi di chi gioca allo stesso schermo, restano nel browser.
privacy-rights = Che cosa puoi fare
privacy-rights-text = Nella tua pagina puoi scaricare tutto ciò che viene conservato su di te, terminare singole sessioni ed eliminare il tuo account. Le tue partite restano, perché sono anche degli altri; lì il tuo nome diventa «{ $name }».
privacy-page = Alla tua pagina

## What went wrong

error-offline = Il server non è raggiungibile. È acceso?
error-broken = Sul server si è verificato un errore. Riprova.
error-unknown-table = Questo tavolo non esiste, oppure è su invito e il tuo link non è quello giusto.
error-stale-version = Nel frattempo la partita è andata avanti. Guarda e scegli di nuovo.
error-seat-taken = Qualcuno è stato più veloce: il posto è occupato.
error-not-seated = Non siedi a questo tavolo.
error-too-many = Troppe cose insieme. Aspetta un po’.
error-too-many-bots = Un ospite può avere solo poche partite alla volta contro bot forti. Finiscine o abbandonane una, scegli altri bot o crea un account.
error-not-open = Non è più possibile: la partita è cominciata, oppure il tavolo è stato abbandonato.
error-sign-in = Prima dicci il tuo nome; basta un nome.
error-not-allowed = Qui non puoi farlo.
error-malformed = Il server non ha capito. Controlla ciò che hai scritto.
error-not-stored = Il server non ha potuto salvarlo, quindi niente è cambiato. Riprova.
error-free-seats = Ci sono posti liberi: aspetta qualcuno, o mettici dei bot.
error-not-over = Si apre a partita finita: mostra ciò che è nascosto.
error-not-running = Adesso a questo tavolo non gioca nessuno.
error-not-analysed = Questa partita non è ancora stata analizzata.
error-unknown-opening = Nessuna partita è cominciata così.
error-unknown-puzzle = Questo problema non esiste.
error-turn-goes-on = Non è ancora un turno intero.
error-not-your-turn = Non tocca a te.
error-bot-plays = Un bot gioca per te. Prima riprendi il tuo posto.
error-nobody-there = Lì non siede nessuno.
error-nobody-asks = Nessuno chiede più di tornare indietro.
error-no-undo = Non si può riprendere: ha scelto qualcun altro, oppure qualcosa è stato mostrato.
error-no-such-move = La partita non ha questa mossa.
error-no-auction = Questo lotto adesso non è all’asta, oppure non puoi più fare offerte.
error-low-bid = È meno della prossima offerta.
error-stuck = Questa partita è stata salvata da un’altra versione: accordatevi per riprendere da una mossa precedente, o chiudete il tavolo.
error-unreadable = Questa partita è stata salvata da un’altra versione e qui non si può leggere.
error-older-rules = Questa partita è stata giocata con regole più vecchie e non si può più mostrare.
error-others-seated = Altri si sono seduti a un tavolo senza note. Chiedi a loro quando la partita è in corso.
error-same-deal = Giochi già questa distribuzione a un altro tavolo.
error-day-closed = Il giorno di questa partita è chiuso: qui non si gioca più.
error-unknown-day = Per questo giorno non ci sono partite.
error-deal-of-the-day = Nella partita del giorno questo aiuto non c’è.
error-unknown-seat = Il tavolo non ha questo posto.
error-unknown-person = A questo indirizzo non c’è nessuno.
error-unknown-game = Questo gioco qui non c’è.
error-unknown-action = Non è una scelta di questo gioco.
error-illegal-action = Adesso non è possibile.
error-bad-option = Il tavolo non si può aprire così.
error-bad-record = Questa registrazione non si può leggere.
error-login-taken = Questo nome utente è già in uso. Scegline un altro.
error-has-account = Hai già un account.
error-wrong-password = Nome utente e password non corrispondono.
error-refused = Il server lo rifiuta.
error-unknown-guide = Per questo gioco non c’è una partita guidata.
error-unknown-step = La partita guidata non ha questo passo.
error-unknown-session = Questa sessione non esiste più.
error-no-account = Non hai un account, quindi nemmeno una password.

## What a choice leads to

then-prompt = Poi: { $prompt }
then-turn = Poi tocca a { $player }

## Which engine runs

home-leave = Per uscire chiudi questa pagina: le partite in corso ti aspettano.
engine-compiled = Server e bot usano il motore compilato.
engine-bots-compiled = Ora i bot usano il motore compilato; il server lo userà al prossimo avvio.
engine-running = Il motore compilato è in costruzione; finché non è pronto, i bot pensano con quello interpretato e sono più deboli.
engine-failed = Il motore compilato non si è potuto costruire; i bot pensano con quello interpretato e sono più deboli.
engine-interpreted = Server e bot usano il motore interpretato; i bot che pensano a tempo sono più deboli.

## Analysis and practice

analysis = Analisi
analysis-about = Un maestro giudica ogni turno in base a ciò che il giocatore sapeva allora, e ne cerca uno migliore. Ci vuole un minuto o più, e solo quando nessun bot sta pensando.
analysis-ask = Analizza questa partita
analysis-waiting = In attesa di un processore libero…
analysis-progress = Turni giudicati: { $done } su { $turns }.
analysis-leave = Puoi lasciare questa pagina: il risultato resta.
analysis-failed = Non è stato possibile analizzare questa partita.
analysis-chances = Probabilità di vittoria
analysis-chart-note = Prima di ogni turno. Scegli un segno per vedere il suo turno sul tabellone; i più grandi costano di più.
analysis-earlier = Segno precedente
analysis-later = Segno successivo
analysis-turn = { $name }, dalla mossa { $move }
analysis-change = Probabilità di vittoria: { $before } % con il turno migliore, { $after } % con questo.
analysis-show-better = Mostra il turno migliore
analysis-show-played = Mostra il turno giocato
analysis-shows-better = Il tabellone mostra dove avrebbe portato il turno migliore.
analysis-look = Turni da rivedere:
analysis-how = Da dove vengono i numeri
analysis-how-text = Una ricerca ({ $level }) prova il turno giocato e le migliori alternative nelle stesse partite immaginate, coerenti con tutto ciò che il giocatore aveva visto. Le probabilità sono stime di un giudice addestrato, non risultati di partite; in quattro sottovaluta chi è in testa. La stessa partita riceve sempre la stessa analisi.
analysis-how-marks = Un turno che costa il 2,5 % di probabilità di vittoria è un’imprecisione, il 5 % un errore, il 10 % un errore grave, tolto un errore standard. La fortuna è ciò che una pescata ha cambiato, rispetto ad altre al suo posto.
analysis-record = Registrazione con l’analisi
practise = Gioca da qui
practise-text = Un nuovo tavolo continua dopo la mossa { $move }, con bot agli altri posti, i consigli e la possibilità di annullare. Le pescate saranno diverse.
practise-seat = Il tuo posto
practise-level = Gli altri
practise-go = Gioca

## Problemi

puzzles = Problemi
puzzles-lede = Posizioni da partite di bot. Un turno è nettamente il migliore, e non è quello ovvio.
puzzles-none = Qui non ci sono ancora problemi.
puzzles-guest = Chiunque può risolverli. Con un account, le tue prime risposte contano per il punteggio.
puzzles-rating = Il tuo punteggio: { $rating } ± { $error }, dopo { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
}
puzzles-solve = Risolvi il prossimo
puzzle-today = Problema del giorno
puzzle-unknown = Questo problema non esiste. Eccoli tutti.
puzzle-label = Problema { $number }, punteggio { $rating }, { $state }
puzzle-open = senza risposta
puzzle-was-solved = risolto
puzzle-was-missed = non risolto
puzzle-of = Problema { $number } di { $of }
puzzle-rating = Punteggio { $rating }
puzzle-find = Trova il turno migliore
puzzle-task = Tocca a te, in { $seats } giocatori. Scegli sul tabellone; fino alla risposta puoi annullare le scelte.
puzzle-your-turn = Il tuo turno finora
puzzle-complete = Il turno è completo: rispondi, oppure annulla una scelta.
puzzle-answer = Rispondi
puzzle-back = Annulla
puzzle-give-up = Mostra la soluzione
puzzle-solved = Risolto!
puzzle-missed = Non è il turno migliore.
puzzle-shown = Ecco la soluzione.
puzzle-rated = Il tuo punteggio: { $before } → { $after }.
puzzle-unrated = Questa risposta non conta per il punteggio.
puzzle-solution = Il turno migliore
puzzle-chance = Probabilità di vittoria così: { $chance } %. Vantaggio sul miglior avversario: { $points } punti.
puzzle-show-after = Mostralo sul tabellone
puzzle-show-before = Mostra la posizione di partenza
puzzle-again = Riprova
puzzle-others = Altri turni
puzzle-cost = Costa il { $chance } % di probabilità di vittoria e { $points } punti:
puzzle-levels = Quante volte i livelli lo trovano:
puzzle-level = { $level } { $solved } su { $asked }
puzzle-previous = Precedente
puzzle-next = Successivo
puzzle-all = Tutti i problemi
puzzle-keys = Invio: rispondi · U: annulla · C: elenco delle scelte · ← →: altri problemi

openings = Aperture
openings-lede = Che cosa fanno i bot e le persone nei primi turni, quanto spesso e con quale risultato.
openings-none = Qui non ci sono aperture.
opening-players = { $count } giocatori
opening-start = Il primo passo
opening-after = { $count ->
    [one] Dopo un passo
   *[other] Dopo { $count } passi
}
opening-line = I passi finora
opening-next = Che cosa è seguito
opening-figures = { $games ->
    [one] una partita
   *[other] { $games } partite
} ({ $share } %) · vinte { $wins } % · { $points } punti
opening-bots = Bot:
opening-people = Persone:
opening-rests = Tutto questo si basa su { $games } partite di bot: l’apertura giocata dal livello { $level }, il resto dal livello { $then }.
opening-rests-people = Si aggiungono { $games } partite finite tra persone di questo server.
opening-few = Ciò che fanno le persone di questo server si mostra da { $needed } partite finite in poi; finora sono { $games }.
opening-sure = Poche partite dicono poco: con 30 partite una quota può essere sbagliata del 9 %.
opening-end = La tabella finisce qui.
opening-board = Una partita di bot cominciata così
opening-other-board = Nessuna partita di bot è arrivata fin qui: il tavolo mostra un passo precedente.
opening-back = Un passo indietro
opening-all = Tutte le aperture
opening-keys = 1–9: passo successivo · ←: un passo indietro · T: tavolo a parole

## La partita del giorno

daily = Partita del giorno
daily-lede = Ogni giorno una distribuzione sigillata per titolo, uguale per tutti, contro due maestri. Si gioca una volta sola.
daily-guest-note = Gli ospiti giocano una distribuzione a parte, fuori classifica.
daily-account = Crea un account per entrare in classifica
daily-until = fino alle { $time }
daily-today = Oggi, fino alle { $time }
daily-back = Torna a oggi
daily-earlier = Giorni precedenti
daily-no-day = Per questo giorno non ci sono partite.
daily-status = { $status ->
    [running] in corso
    [over] giocata
    [abandoned] non finita
   *[none] non giocata
}
daily-seat = Posto { $seat } di { $seats }, contro due maestri
daily-for-guests = per ospiti, fuori classifica
daily-go-on = Continua
daily-hidden = I risultati appariranno quando avrai giocato.
daily-abandoned = Non hai finito questa partita: non entra in classifica.
daily-missed = Non hai giocato questa partita.
daily-score = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $side ->
    [ahead] { $margin } in più del miglior avversario
    [behind] { $margin } in meno del miglior avversario
   *[level] alla pari con il miglior avversario
}
daily-standing = Posizione { $place } su { $games } partite, meglio del { $percent } % delle altre.
daily-only = { $ranked ->
    [true] Finora l’unica partita in classifica per questa distribuzione.
   *[false] Finora l’unica partita di questa distribuzione.
}
daily-few = Con così poche partite dice poco.
daily-master = Un maestro al tuo posto: { $score }.
daily-master-plays = Un maestro sta giocando al tuo posto.
daily-your-game = La tua partita
daily-analyse = Analizzala
daily-master-game = La partita del maestro
daily-master-analyse = Analizza quella del maestro
daily-ranking = { $count ->
    [one] Classifica, { $count } posizione
   *[other] Classifica, { $count } posizioni
}
daily-guests = { $count ->
    [one] { $count } partita di un ospite
   *[other] { $count } partite di ospiti
}
daily-place = Posizione
daily-points = Punti
daily-margin = Distacco
daily-seal = Sigillo
daily-seal-note = Il segreto dietro il sigillo viene pubblicato quando il giorno è chiuso.
daily-table-note = Partita del giorno, aperta fino alle { $time }: niente consigli, niente «E se», nessun bot che gioca per te. Un’azione si può annullare finché non ha mostrato nulla e nessun altro ha scelto.
daily-give-up-sure = Abbandona: questa partita non si potrà rigiocare
daily-opens = L’analisi, la registrazione e tutte le mani si aprono alla chiusura del giorno, alle { $time }.
daily-not-yours = È la partita del giorno di qualcun altro. La si può guardare quando il giorno è chiuso.
daily-how = Come funziona, e quanto sono sicure le cifre
daily-how-deal = La distribuzione viene estratta all’inizio del giorno, alle ore 0 UTC. Il sigillo si vede prima di giocare; il segreto viene pubblicato dopo le ore 24 UTC, perché tutti possano verificare che nulla sia stato cambiato.
daily-how-masters = I maestri pensano con un numero fisso di prove, non a tempo, e il loro caso viene dalla distribuzione. A scelte uguali rispondono allo stesso modo.
daily-how-once = Con un account giochi ogni distribuzione una volta. Gli ospiti ne giocano un’altra, così nessuno può guardare prima da ospite quella in classifica. Due account della stessa persona non si possono distinguere.
daily-how-help = Non ci sono consigli, né «E se», né bot che giochino per te. Un’azione si può annullare finché non ha pescato o mostrato nulla e nessun altro ha scelto.
daily-how-ranking = La classifica segue il distacco dal miglior avversario. Il percentile è la quota delle altre partite finite con un distacco minore; lo stesso distacco conta per metà. Una partita è una prova sola: con un’altra distribuzione l’ordine può cambiare, e con meno di 30 partite il percentile dice poco.
daily-how-close = Alle ore 24 UTC le partite non finite terminano senza posizione. Poi un maestro gioca al tuo posto, e le due partite si possono rivedere e analizzare.

## Pacchetti

nav-packs = Componenti e pacchetti
