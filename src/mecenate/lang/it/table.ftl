### What the terminal says about any game, in Italian.

about = Giochi da tavolo di mecenati e costruttori nel tuo terminale.
log-line = { $player } { $what }
you = Giocatore 1
bot = Bot { $number }
player = Giocatore { $number }

## Help on the command line

help-usage = uso
help-options = opzioni
help-commands = comandi
help-command = COMANDO
help-help = mostra questo aiuto
help-version = mostra la versione e se il motore è compilato
help-lang = lingua di tutti i messaggi
help-play = gioca una partita nel terminale
help-games = elenca i giochi con numero di giocatori e opzioni
help-rules = leggi le regole, per intero o una per una
help-replay = rileggi o verifica la registrazione di una partita
help-sim = fai giocare molte partite tra bot
help-game = nome del gioco, per esempio carrara
help-seats = numero di giocatori
help-option = un’opzione del gioco, per esempio version=advanced; si può ripetere
help-bots = bot per gli ultimi posti, separati da virgole: { $bots }, una classe (pacchetto:Nome) o un programma (exec:COMANDO); none per giocare solo tra persone
help-play-seed = testo segreto che fissa il sorteggio; casuale se manca
help-sim-seed = lo stesso seme dà le stesse partite
help-notes = mostra ciò che ognuno avrebbe potuto annotare; attivo, a meno che più persone usino la stessa tastiera
help-record = scrivi la partita in questo file
help-json = stampa JSON
help-number = quante partite
help-file = file della registrazione
help-at = mostra il tavolo dopo questo numero di azioni
help-verify = verifica azioni, sorteggio e sigillo
help-clause = una regola, per esempio CAR-31 o 31
help-search = le regole che contengono una parola
example-play = tu contro due bot
example-advanced = con decorazioni e statue
example-rules = una singola regola

## Lists of games

seats-range = da { $least } a { $most } giocatori
numbers-range = { $usual }, o un numero da { $least } a { $most }
choices-range = { $usual }, o { $choices }

## At the table

welcome = Scrivi il numero di una scelta, o il suo testo. help elenca i comandi, quit chiude la partita.
seal = Il sorteggio è sigillato. Sigillo: { $seal }
secret = Il segreto del sorteggio era: { $secret }
saved = La registrazione è in { $file }.
goodbye = Arrivederci.
pass-keyboard = Passa la tastiera a { $player }, che preme Invio.
command-help = che cosa puoi scrivere
command-table = mostra di nuovo il tavolo
command-legend = ciò che è stampato: tabelle, prezzi, e come leggere il disegno
command-glossary = i termini del gioco in tutte le lingue
command-log = tutto ciò che è successo
command-scores = i punti finora
command-notes = ciò che ognuno avrebbe potuto annotare: borse, resto dei mazzi
command-rules = il gioco in una pagina e i titoli delle regole; rules 31 ne mostra una
command-hint = che cosa farebbe un maestro
command-undo = riprendi la tua ultima scelta, se niente è stato rivelato
command-quit = lascia la partita
help-choices = Tutto il resto è una scelta: il suo numero, il suo testo, o l’inizio del testo.
rules-hint = Scrivi rules e un numero per leggerne una, per esempio: rules 31
undo-done = Ripreso: { $action }
undo-nothing = Non hai scelte da riprendere: l’ultima non era tua.
undo-revealed = «{ $action }» non si può riprendere: ha rivelato qualcosa.

## Scores

scores-source = punti per
scores-total = totale
scores-note = Punti come se la partita finisse adesso.
scores-unknown = ? dipende da ciò che non vedi, e non conta nel totale.
notes-note = A memoria: chi segue contando lo sa con certezza.
notes-off = Le note sono disattivate. Comincia con --notes per averle.
notes-none = Non c’è niente da ricordare.
scores-place = { $place }. { $player }: { $points }
scores-winner = { $count ->
    [one] Vittoria: { $players }
   *[other] Vittoria condivisa: { $players }
}

## Simulations

sim-who = punti di
sim-mean = media
sim-deviation = scarto
sim-wins = vittorie
sim-seat = posto { $seat }
sim-bot = bot { $name }
sim-speed = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $steps } passi in { $seconds } s: { $rate } passi/s, { $games_rate } partite/s

## What went wrong

error-unexpected = si è verificato un errore imprevisto ({ $what }); MECENATE_DEBUG=1 mostra dove
error-command = il comando «{ $word }» non esiste; i comandi sono { $commands }
usage-argument = { $name }: { $what }
usage-not-whole = «{ $word }» non è un numero intero
usage-not-number = «{ $word }» non è un numero
usage-value = «{ $word }» non è possibile qui
usage-choice = «{ $word }» non esiste; sono possibili { $choices }
usage-no-value = manca un valore
usage-too-many-values = è possibile al massimo un valore
usage-takes-none = qui non serve un valore, ma c’è «{ $word }»
usage-not-with = non si può usare insieme a { $other }
usage-missing = manca: { $names }
usage-one-of = ne serve uno tra questi: { $names }
usage-unknown = sconosciuto qui: { $words }
usage-ambiguous = «{ $word }» potrebbe essere { $choices }
usage-other = il comando non è leggibile: { $what }
error-number = «{ $word }» non è un numero intero di almeno { $least }
error-option = «{ $word }» non è un’opzione come version=advanced
error-search = nessuna regola contiene «{ $word }»
error-clause = la regola { $clause } non esiste.{ $near ->
    [none] { "" }
   *[other] { " " }Intendevi { $near }?
} Le regole vanno da { $first } a { $last }
error-bots = { $seats ->
    [one] { $bots } bot non entrano in 1 posto
   *[other] { $bots } bot non entrano in { $seats } posti
}
error-sim-bots = indica un bot per tutti i posti o uno per ciascuno: { $bots } bot non vanno bene per { $seats } posti
error-choice = Scegli un numero da 1 a { $most }, o scrivi help.
error-ambiguous = «{ $word }» può essere { $choices }: scrivi qualche lettera in più.
error-unknown-action = «{ $word }» non è un’azione di questo gioco.{ $near ->
    [none] { "" }
   *[other] { " " }Intendevi { $near }?
}

# bench
help-bench = misura la velocità dei giochi
help-bench-games = quali giochi; tutti se non ne indichi nessuno
help-peers = misura anche altri motori, dove sono installati
help-vector = misura gli ambienti per l’apprendimento: molte partite insieme e una alla volta, accanto a quelli di altri
help-envs = quante partite si giocano insieme
help-runs = di quante prove si prende la mediana
help-seconds = quanto dura una prova
help-workers = quanti processi giocano; il risultato è lo stesso
bench-measuring = misura di { $name } …
bench-engine = motore
bench-environment = ambiente
bench-against = contro
bench-steps = passi/s
bench-games = partite/s
bench-copies = copie/s
bench-branching = scelte
bench-bytes = byte
bench-view = vista, µs
bench-json = JSON, µs
bench-steps-ratio = passi
bench-copies-ratio = copie
bench-missing = Non installati qui: { $peers }. pip install "mecenate[bench]" li installa.

# The server.
help-serve = avvia un server: gioca in rete, con il browser o con un programma
help-host = l’indirizzo su cui ascoltare; 127.0.0.1 è solo questo computer
help-port = la porta su cui ascoltare
help-database = dove tenere i tavoli: sqlite+aiosqlite:///FILE o postgresql+asyncpg://UTENTE@HOST/NOME
help-serve-workers = quanti processi servono a uno stesso indirizzo; i tavoli sono distribuiti fra loro
help-config = un file di impostazioni (TOML)
help-open = apri il browser
server-runs = Il server è attivo all’indirizzo { $address } (Ctrl-C lo ferma)
example-serve = avvia un server e apri il browser

# train and arena
help-train = fai imparare un gioco giocando contro sé stesso
help-train-seed = lo stesso seme dà gli stessi pesi
help-train-plan = quante posizioni del proprio turno guarda un giocatore
help-train-preset = durata dell’addestramento: quick (breve) o shipped (come i pesi forniti)
help-train-from = parti dai pesi di questo file
help-train-workers = quanti processi giocano, tutti i core se manca; il risultato è lo stesso
help-train-old = non ha più effetto
help-train-out = file dei pesi; GAME.weights in questa cartella se manca
help-train-resume = riprendi da dove si è fermata l’ultima sessione di questo file
train-not-better = { $games } partite; gli ultimi pesi non hanno battuto quelli in { $file }, che restano
train-old-option = { $option } non ha più effetto e sparirà nella prossima versione.
train-lesson = totale medio { $mean }, errore { $error }, policy { $right } %
train-totals = totali medi: { $curve }
train-errors = errori:      { $curve }
train-saved = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}; i pesi sono in { $file }
help-arena = misura quanto giocano bene i bot
help-arena-game = nome del gioco, per esempio carrara; per baselines anche più di uno, o all
help-arena-seats = numero di giocatori; per baselines anche 2,3, o all
help-arena-study = ladder: ogni bot contro quello sotto; match: i bot indicati, gli uni contro gli altri; baselines: ogni bot contro giocatori casuali e contro novizi
baselines-title = { $game }, { $seats } giocatori
baselines-bot = un posto di
baselines-against = contro { $bot }
baselines-note = Quota delle { $games } partite con { $seats } posti che vince, con intervalli al 95 %; ogni distribuzione è giocata da ogni posto.
help-match-bot = un livello, un livello con meno tempo (master:scale=0.2), un bot installato, una classe (pacchetto:Nome) o un programma (exec:COMANDO); l’ultimo prende tutti i posti rimasti
help-match-rules = versione delle regole; la più recente se manca
help-match-deals = quante distribuzioni, ognuna giocata finché ogni bot ha avuto ogni posto; altrimenti quante ne richiede --games
help-match-sprt = fermati quando è chiaro se il primo bot vince LOW o HIGH per cento delle partite; LOW:HIGH:ERRORE fissa l’errore ammesso (5)
help-match-limit = tempo di processore in secondi che un programma può usare per una scelta (60)
help-match-out = scrivi ogni partita in questo file (righe JSON)
help-match-resume = continua con le partite di questo file
help-bot = un bot come programma a sé, per i match: legge e scrive il protocollo a righe
help-bot-level = quale bot: un livello, il nome di uno installato o una classe (pacchetto:Nome)
help-bot-game = l’unico gioco che gioca; tutti se manca
error-arena-option = { $option } va con mecenate arena { $study }
error-match-bots = un match richiede da 1 a { $seats } bot (--bot) per { $seats } posti
error-match-sprt = «{ $word }» non è un test; scrivi due percentuali di vittorie, prima la più bassa, come 25:40
match-bot = bot
match-seats = posti
match-seconds = processore
match-forfeits = ritiri
match-line = { $game } (regole { $rules }), { $seats } posti: { $bot } contro { $others }: { $games } partite, vittorie { $rate } % (95 %: { $low }–{ $high }; alla pari { $par }), punti { $totals }, vincitori { $winning }; seme { $seed }, { $deals } distribuzioni, tempo × { $scale }
match-alone = { $game } (regole { $rules }), { $seats } posti: { $bot } tra loro: { $games } partite, punti { $totals }, vincitori { $winning }, per posto { $bySeat }; seme { $seed }, { $deals } distribuzioni, tempo × { $scale }
match-sprt = LLR { $ratio } (±{ $bound }): { $verdict ->
    [accepted] { $high } % accettato contro { $low } %
    [rejected] { $high } % respinto per { $low } %
   *[open] incerto tra { $low } % e { $high } %
}
help-pairing = quante partite gioca almeno una coppia
help-levels = quali bot, dal fondo della scala, separati da virgole; tutti se manca
help-scale = quanta parte del loro tempo usano i bot, per esempio 0.2
help-plot = disegna la scala in questo file (SVG)
error-levels = una scala richiede almeno due bot
ladder-above = bot
ladder-below = contro
ladder-games = partite
ladder-wins = vittorie
ladder-interval = intervallo al 95 %
ladder-total = totale medio
ladder-against = il loro
ladder-time = per scelta
ladder-rating = punteggio
ladder-note = Un bot contro { $seats ->
    [2] uno del livello sotto
   *[other] un tavolo del livello sotto
}; ogni distribuzione è stata giocata con lui in ogni posto. Tra pari vincerebbe una partita su { $seats }.
hint-thinking = Un maestro ci sta pensando …
hint-choice =   { $action }: { $side ->
    [ahead] alla fine circa { $points } punti di vantaggio
    [behind] alla fine circa { $points } punti di svantaggio
   *[even] alla fine in parità
}, provato { $visits ->
    [one] una volta
   *[other] { $visits } volte
}

# studies
help-dataset = partite di bot come tabelle e registrazioni, per programmi che imparano
help-dataset-make = make: gioca partite e le scrive
help-dataset-levels = chi gioca; a ogni partita i bot avanzano di un posto (apprentice)
help-dataset-out = nuova cartella per le tabelle e le registrazioni
error-dataset = --levels nomina almeno un bot, e --seats va da { $least } a { $most }
dataset-made = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $positions } posizioni in { $folder }
help-study = quanto vale un posto, una carta o un’opzione, con grafici
help-ray = gioca sul cluster Ray a questo indirizzo; auto ne trova uno, local ne avvia uno qui
help-study-out = scrivi la pagina con i grafici in questo file
help-study-data = scrivi i dati in questa cartella, in CSV e Parquet
help-question = la domanda; si può ripetere, tutte se manca. seat: un posto vince più spesso? piece: quali pezzi si usano raramente, quali vincono? length: quanto sono lunghe e combattute le partite? option: che cosa cambia un’impostazione?
help-study-seats = numeri di giocatori, separati da virgole, o all
help-study-bots = chi gioca, uno per tutti i posti o uno per ciascuno: { $bots }, una classe (pacchetto:Nome) o un programma (exec:COMANDO); { $players } se manca
help-vary = opzioni da confrontare, per esempio version=normal,advanced; un valore che contiene una virgola va tra virgolette
help-packs = file di componenti da confrontare: uno con quello del gioco, più di uno tra loro; printed è quello del gioco
error-vary = «{ $word }» non indica valori; scrivi per esempio version=normal,advanced
error-study-seats = «{ $word }» non è un numero di giocatori da { $least } a { $most }; scrivi 3, o 2,4, o all
study-title = { $game }: { $games } partite giocate da { $bots }
study-seat-number = { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}
study-power-games = { $settings ->
    [one] { $games } partite.
   *[other] { $games } partite in ognuna di { $settings } impostazioni, con le stesse distribuzioni.
}
study-power-seat = Mostrano che un posto vince più o meno spesso della sua quota ({ $share }) se se ne scosta di almeno { $sees } punti percentuali; per 5 punti servono { $takes } partite.
study-power-piece = Per un pezzo che usa un posto su quattro lo scarto deve essere di { $sees } punti percentuali; per 5 punti servono { $takes } partite.
study-power-mean = Mostrano che una media è diversa se lo è del { $sees } di quanto differiscono le singole partite (deviazione standard); per il 20 % servono { $takes } partite.
study-ask-seat = Un posto vince più spesso?
study-ask-piece = Quali pezzi si usano raramente, e quali vincono?
study-ask-length = Quanto sono lunghe e combattute le partite?
study-ask-option = Che cosa cambia ogni impostazione?
study-where = { $where }: { $what }
study-seat-even = Nessun posto vince nettamente più o meno spesso della sua quota del { $share }.
study-seat-off = Il posto { $seat } vince il { $rate } delle sue partite (da { $low } a { $high }), nettamente { $side ->
    [more] più
   *[less] meno
} spesso della sua quota del { $share }.
study-length = Una partita ha { $choices } scelte in { $turns } turni; nove partite su dieci hanno da { $low } a { $high } scelte. Chi è in testa cambia { $leads } volte, e il vincitore ha { $margin } punti di vantaggio.
study-piece-rare = { $use }, di rado: { $names }{ $more ->
    [0] {""}
   *[other] {""} e altri { $more }
}; in media { $mean }.
study-piece-wins = { $use }: chi usa { $name } vince il { $rate } delle partite (da { $low } a { $high }), nettamente { $side ->
    [more] più
   *[less] meno
} spesso della quota del { $share }.
study-piece-none = Nessun pezzo spicca.
study-more = … e altri { $more }, che sono nella pagina e nei dati.
study-option = { $label } invece di { $base }: { $what }
study-option-none = niente cambia nettamente
study-option-one = C’è una sola impostazione; --vary, --packs o --seats ne aggiungono altre.
study-change = { $measure } { $before } → { $after }
study-points-from = punti ({ $source })
study-join = { $one }; { $two }
study-usual = opzioni solite
study-first = vittorie del posto 1
study-seat-note = Con intervalli al 95 %; la linea tratteggiata è la quota di ogni posto se fossero tutti uguali. Il posto 1 comincia. I segni pieni se ne scostano nettamente: di tutti quelli detti così, uno su venti può essere un caso (Benjamini–Hochberg).
study-piece-note = Un pezzo si usa raramente se si usa nettamente meno della metà del suo tipo; questi stanno in alto e hanno una linea a sinistra. Segni pieni e righe in grassetto: chi lo usa vince nettamente più o meno spesso; di tutti quelli detti così, uno su venti può essere un caso (Benjamini–Hochberg). L’uso accompagna la vittoria; non ne è per forza la causa.
study-length-note = Quante volte compare ogni valore, come quota di tutte le partite; e da dove vengono i punti.
study-option-note = Differenze con le stesse distribuzioni, in deviazioni standard con intervalli al 95 %; le tabelle hanno le cifre. Segni pieni e righe in grassetto sono nettamente diversi: di tutti quelli detti così, uno su venti può essere un caso (Benjamini–Hochberg).
study-seat = Posto
study-seat-wins = vittorie dal posto { $seat }
study-bots = Quante volte vince ogni giocatore
study-sources = Da dove vengono i punti
study-everybody = tutti i posti
study-winners = vincitori
study-choices = scelte in una partita
study-turns = turni in una partita
study-branching = possibilità per scelta
study-leads = cambi in testa
study-winning = totale del vincitore
study-total = totale di un posto
study-margin = vantaggio del vincitore
study-least = I meno usati, dai posti che potevano
study-users-win = Quante volte vince chi lo usa
study-piece = pezzo o luogo
study-could = posti che potevano
study-used = usato da
study-won = vittorie
study-interval = intervallo al 95 %
study-points = punti sopra la media
study-figures = tutti, in cifre
study-measure = misura
study-before = prima
study-after = dopo
study-difference = differenza

# check and upgrade
help-check = apri e rigioca tutte le partite salvate, e segnala quelle che questa versione non sa seguire
help-check-json = stampa i risultati in JSON
help-upgrade = aggiorna il database di una versione precedente
help-dry-run = di’ soltanto che cosa verrebbe fatto
help-yes = non chiedere conferma prima dell’aggiornamento
check-running = Si rigiocano le partite salvate …
check-empty = In questo database non ci sono partite.
check-game = gioco
check-verdict = risultato
check-games = partite
check-waiting = non cominciata
check-whole = si rigioca dalla distribuzione all’ultima mossa
check-opens = si apre all’ultima mossa; le mosse precedenti seguono regole che questa versione non ha più
check-differs = rigiocandola si ottiene altro da ciò che è salvato
check-stuck = una mossa salvata non si può più eseguire
check-unreadable = nessuna posizione salvata è leggibile
upgrade-database = Database: { $url }
upgrade-step = Migrazione { $revision }: { $summary }
upgrade-rules = { $count ->
    [one] Una partita in corso continuerà
   *[other] { $count } partite in corso continueranno
 } con regole più recenti; il registro di ogni tavolo lo dirà.
upgrade-nothing = Il database è aggiornato.
upgrade-backup = Il file viene copiato prima di ogni modifica. Prima ferma tutti i server che lo usano.
upgrade-no-backup = Prima fai una copia di sicurezza (pg_dump) e ferma tutti i server che usano questo database.
upgrade-ask = Continuare? [s/N]
upgrade-yes = s sì si
upgrade-left = Non è stato modificato nulla.
upgrade-copied = Copia di sicurezza: { $file }
upgrade-done = Ora il database è aggiornato. Verifica delle partite:

## Packages and the engine

error-extra = serve { $package }, che non è installato; il comando che lo installa: { $command }
greet-about = Mecenate: giochi da tavolo di mecenati e costruttori, con gli amici o contro i bot.
greet-next = Scegli un gioco sulla pagina. Altri modi: mecenate play (in questo terminale), mecenate --help (tutti i comandi).
greet-terminal = In questo terminale: mecenate play. Nel browser: { $command }, poi mecenate. Tutti i comandi: mecenate --help
engine-compiled = Motore: compilato, per il server e i suoi bot.
engine-building = Motore: per ora interpretato. Quello compilato è in costruzione, e i bot lo useranno appena sarà pronto.
engine-interpreted = Motore: interpretato. Le regole sono le stesse, ma i bot che pensano a tempo sono più deboli. Il motore compilato: { $command }
api-about = Mecenate: giochi da tavolo di mecenati e costruttori, per persone e programmi.
api-next = POST /api/guests con un nome dà un token; POST /api/tables apre un tavolo. /api/schema descrive tutto.
api-leave = DELETE /api/session termina una sessione; un tavolo conserva le sue partite.

# analyse
help-analyse = giudicare ogni turno di una partita giocata: quanto valeva, e quale era migliore
help-analyse-level = il livello che giudica
help-analyse-iterations = quanti tentativi per turno; di più richiede più tempo ed è più sicuro
help-analyse-open = giudicare ogni turno anche a carte scoperte
help-analyse-html = scrivere una pagina con tutta l’analisi in questo file
help-analyse-out = scrivere la partita con la sua analisi in questo file
help-analyse-all = elencare tutti i turni, non solo quelli segnati
analyse-title = { $game }: analisi
analyse-note = Giudicato da { $level }, { $tries } tentativi per turno, in base a ciò che ogni posto sapeva. Probabilità di vittoria in percentuale: prima del turno con il gioco migliore, e dopo il turno giocato.
analyse-move = mossa
analyse-player = giocatore
analyse-turn = turno
analyse-before = prima
analyse-after = dopo
analyse-lost = perso
analyse-points = punti
analyse-mark = giudizio
analyse-luck = fortuna
analyse-better = meglio
analyse-chances = Probabilità di vittoria
analyse-chances-note = Per ogni giocatore prima di ogni turno. Un segno indica un’imprecisione, un errore o un errore grave.
analyse-players = I giocatori
analyse-turns = Tutti i turni
analyse-scores = Punteggi finali
analyse-clean = Nessun turno è segnato.

# puzzles
help-puzzles = risolvere un problema, oppure creare, controllare e misurare problemi
help-puzzles-what = che cosa fare; con un gioco o niente, risolvere un problema
help-puzzles-of = il gioco di cui creare problemi, oppure il file (o il gioco) da controllare o misurare
help-puzzles-id = il problema da risolvere; altrimenti uno qualsiasi
help-puzzles-seats = creare solo problemi con questo numero di posti; altrimenti con ogni numero fino a quattro
help-puzzles-count = quanti problemi deve contenere il file (60), oppure quanti se ne misurano (tutti)
help-puzzles-seed = il seme delle partite esaminate (1), oppure dei livelli misurati (0)
help-puzzles-out = il file dei problemi; se esiste già, viene continuato
puzzles-game = partita { $number }
puzzles-made = { $count ->
    [one] Un problema si trova
   *[other] { $count } problemi si trovano
} in { $file }.
puzzles-checked = { $count ->
    [one] Un problema controllato
   *[other] { $count } problemi controllati
}: posizioni, soluzioni, altri turni e punteggi sono giusti.
puzzles-level = livello
puzzles-time = tempo
puzzles-solved = risolti
puzzles-share = quota
error-puzzles-of = «mecenate puzzles { $what }» richiede un gioco o un file
error-puzzles-id = non c’è un problema «{ $puzzle }» di { $game }
error-puzzles-other = { $file } contiene problemi di un altro gioco, di altre opzioni o di un altro seme; indica un altro file con --out
puzzle-task = Problema { $puzzle }: trova il turno migliore. Scrivi help per i comandi.
puzzle-solved = Risolto!
puzzle-missed = Non è il turno migliore.
puzzle-solution = Il migliore: { $turn }. Probabilità di vincere: { $chance } %.
puzzle-other = Costa { $chance } % della probabilità di vincere e { $points } punti: { $turn }.
puzzle-rating = Punteggio del problema: { $rating }.

# aperture
help-openings = scorrere ciò che i bot fanno nei primi turni, o farli giocare per una nuova tabella di aperture
help-openings-what = il gioco da guardare, oppure make
help-openings-of = il gioco di cui si crea una tabella
help-openings-seats = il numero di giocatori (2)
help-openings-step = un passo dopo il quale cominciare, come lo chiama la tabella; si può ripetere
help-openings-file = il file della tabella; altrimenti quello del programma. Con make, un file esistente viene continuato
help-openings-games = quante partite deve avere il file per ogni numero di giocatori (60)
help-openings-level = il livello che gioca le aperture (master)
help-openings-seed = il seme delle partite (1)
openings-made = { $count ->
    [one] Una partita è
   *[other] { $count } partite sono
} in { $file }.
openings-rest = { $games ->
    [one] Una partita
   *[other] { $games } partite
} con { $seats } giocatori. Livello delle aperture: { $level }; del resto: { $then }.
openings-number = n.
openings-step = passo
openings-games = partite
openings-share = quota
openings-wins = vinte
openings-points = punti
openings-end = { $games ->
    [one] Una partita è cominciata
   *[other] { $games } partite sono cominciate
} così. La tabella finisce qui.
openings-help = Scrivi il numero di un passo, back, table o quit.
error-openings-of = «mecenate openings make» richiede un gioco
error-openings-seats = non ci sono aperture per { $seats } giocatori; ce ne sono per { $known }
error-openings-step = nessuna partita della tabella è cominciata con questi passi
error-openings-other = { $file } contiene aperture di un altro gioco, di un altro livello o di un altro seme; indica un altro file con --file
