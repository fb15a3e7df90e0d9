### Florenza: The Card Game, in Italian.
###
### The cards have Italian names; the attribute gloss says the kind of a card or its trade in today’s words.

title = Florenza: Il Gioco di Carte

## Resources, kinds of artists, small words

word-marble = marmo
    .short = Ma
    .some = 1 marmo
word-wood = legno
    .short = Le
    .some = 1 legno
word-metal = metallo
    .short = Me
    .some = 1 metallo
word-cloth = tessuto
    .short = Te
    .some = 1 tessuto
word-gold = oro
    .short = Or
    .some = 1 oro
word-spice = spezia
    .short = Sp
    .some = 1 spezia
word-fiorini = fiorini
    .short = f
word-architect = architetto
    .plural = Architetti
    .letter = A
word-painter = pittore
    .plural = Pittori
    .letter = P
word-sculptor = scultore
    .plural = Scultori
    .letter = S
word-preacher = predicatore
word-swap = lo scambio
word-extra-action = un’azione extra
word-extra-card = una carta extra
word-architect-or-painter = un architetto o un pittore
word-architect-or-sculptor = un architetto o uno scultore
word-painter-or-sculptor = un pittore o uno scultore
word-any-artist = un artista qualsiasi

## Florenza cards

word-casa = Casa
    .gloss = abitazione
word-casamento = Casamento
    .gloss = casa di città
word-palagio = Palagio
    .gloss = dimora signorile
word-cambiavalute = Cambiavalute
    .gloss = cambio di monete
word-lanaiuolo = Lanaiuolo
    .gloss = mercante di lana
word-erbolaio = Erbolaio
    .gloss = erborista
word-monte-di-pieta = Monte di Pietà
    .gloss = banco dei pegni
word-fabbro = Fabbro
    .gloss = bottega del metallo
word-picconiere = Picconiere
    .gloss = cavatore
word-boscaiuolo = Boscaiuolo
    .gloss = taglialegna
word-segheria = Segheria
    .gloss = taglio del legno
word-cava = Cava
    .gloss = cava di marmo
word-miniera = Miniera
    .gloss = miniera d’oro
word-fonderia = Fonderia
    .gloss = fusione dei metalli
word-setaiuolo = Setaiuolo
    .gloss = mercante di seta
word-mercatante = Mercatante
    .gloss = mercante
word-arte-maggiore = Arte Maggiore
    .gloss = arte degli artigiani
word-bottega-d-arte = Bottega d’Arte
    .gloss = arte degli artisti
word-protettore = Protettore
    .gloss = patrono
word-signore-de-lo-rione = Signore de lo Rione
    .gloss = signore del rione
word-mastro-artista = Mastro Artista
    .gloss = mecenate
word-edificatore = Edificatore
    .gloss = capomastro
word-arte-dei-mercatanti = Arte dei Mercatanti
    .gloss = arte dei mercanti
word-padrone = Padrone
    .gloss = padrone di casa
word-girolamo-savonarola = Girolamo Savonarola
    .gloss = predicatore
word-giordano-bruno = Giordano Bruno
    .gloss = predicatore
word-san-francesco-d-assisi = San Francesco d’Assisi
    .gloss = predicatore
word-bernardo-di-chiaravalle = Bernardo di Chiaravalle
    .gloss = predicatore
word-tommaso-d-aquino = Tommaso d’Aquino
    .gloss = predicatore
word-antonio-da-padova = Antonio da Padova
    .gloss = predicatore
word-sagrato = Sagrato
    .gloss = chiesa di rione
word-pala-d-altare = Pala d’altare
    .gloss = chiesa di rione
word-abside = Abside
    .gloss = chiesa di rione
word-crocifisso = Crocifisso
    .gloss = chiesa di rione
word-pulpito = Pulpito
    .gloss = chiesa di rione
word-trittico = Trittico
    .gloss = chiesa di rione
word-navata = Navata
    .gloss = chiesa di rione
word-church-facciata = Facciata (chiesa)
    .gloss = chiesa di rione
word-cappella = Cappella
    .gloss = chiesa di rione
word-cupola = Cupola
    .gloss = chiesa di rione
word-sagrestia = Sagrestia
    .gloss = chiesa di rione
word-campanile = Campanile
    .gloss = chiesa di rione
word-biblioteca = Biblioteca
    .gloss = edificio di rione
word-convento = Convento
    .gloss = edificio di rione
word-pozzo = Pozzo
    .gloss = edificio di rione
word-monumento-equestre = Monumento equestre
    .gloss = edificio di rione
word-lastricato = Lastricato
    .gloss = edificio di rione
word-mercato = Mercato
    .gloss = edificio di rione
word-sacello = Sacello
    .gloss = edificio di rione
word-loggia = Loggia
    .gloss = edificio di rione
word-edicola = Edicola
    .gloss = edificio di rione
word-ritratto = Ritratto
    .gloss = palazzo di famiglia
word-fontana = Fontana
    .gloss = palazzo di famiglia
word-affresco = Affresco
    .gloss = palazzo di famiglia
word-giardino = Giardino
    .gloss = palazzo di famiglia
word-camino = Camino
    .gloss = palazzo di famiglia
word-scalone = Scalone
    .gloss = palazzo di famiglia
word-sala = Sala
    .gloss = palazzo di famiglia
word-ingresso = Ingresso
    .gloss = palazzo di famiglia
word-palace-facciata = Facciata (palazzo)
    .gloss = palazzo di famiglia
word-camera-nuziale = Camera nuziale
    .gloss = palazzo di famiglia
word-grande-quadro = Grande quadro
    .gloss = palazzo di famiglia
word-statua-di-bronzo = Statua di bronzo
    .gloss = palazzo di famiglia

## Locations that are no workshops

word-baratto = Baratto
    .gloss = scambio
word-scarpellino = Scarpellino
    .gloss = tagliapietre
word-legnaiuolo = Legnaiuolo
    .gloss = falegname
word-orafo = Orafo
    .gloss = maestro dell’oro
word-ottonaio = Ottonaio
    .gloss = lavora l’ottone
word-tintore = Tintore
    .gloss = tinge i tessuti
word-speziale = Speziale
    .gloss = farmacista
word-nuovo-capitano = Nuovo Capitano
    .gloss = nomina del Capitano

## Monuments

word-duomo-cupola = Duomo: Cupola
    .gloss = cupola del Duomo
word-duomo-facciata = Duomo: Facciata
    .gloss = facciata del Duomo
word-duomo-campanile = Duomo: Campanile
    .gloss = campanile del Duomo
word-duomo-abside = Duomo: Abside
    .gloss = abside del Duomo
word-duomo-cappella = Duomo: Cappella
    .gloss = cappella del Duomo
word-duomo-navata = Duomo: Navata
    .gloss = navata del Duomo
word-duomo-altare = Duomo: Altare
    .gloss = altare del Duomo
word-banco-atrio = Banco: Atrio
    .gloss = atrio del Banco
word-duomo-pulpito = Duomo: Pulpito
    .gloss = pulpito del Duomo
word-palazzo-della-signoria-salone = Palazzo della Signoria: Salone
    .gloss = salone del Palazzo della Signoria
word-battistero-portali = Battistero: Portali
    .gloss = portali del Battistero
word-lastricato-fontana = Lastricato: Fontana
    .gloss = fontana della piazza
word-palazzo-vescovile-facciata = Palazzo Vescovile: Facciata
    .gloss = facciata del Palazzo Vescovile
word-ponte-vecchio-struttura = Ponte Vecchio: Struttura
    .gloss = struttura del Ponte Vecchio
word-santa-croce-cappella = Santa Croce: Cappella
    .gloss = cappella di Santa Croce
word-santa-maria-novella-facciata = Santa Maria Novella: Facciata
    .gloss = facciata di Santa Maria Novella
word-battistero-cupola = Battistero: Cupola
    .gloss = cupola del Battistero
word-ospedale-cappella = Ospedale: Cappella
    .gloss = cappella dell’Ospedale
word-ospedale-chiostro = Ospedale: Chiostro
    .gloss = chiostro dell’Ospedale
word-palazzo-della-signoria-facciata = Palazzo della Signoria: Facciata
    .gloss = facciata del Palazzo della Signoria
word-palazzo-vescovile-salone = Palazzo Vescovile: Salone
    .gloss = salone del Palazzo Vescovile
word-san-lorenzo-sagrestia = San Lorenzo: Sagrestia
    .gloss = sagrestia di San Lorenzo
word-santa-croce-monumento-funebre = Santa Croce: Monumento Funebre
    .gloss = monumento funebre in Santa Croce
word-san-lorenzo-navata = San Lorenzo: Navata
    .gloss = navata di San Lorenzo
word-santa-maria-novella-cappella = Santa Maria Novella: Cappella
    .gloss = cappella di Santa Maria Novella
word-santa-maria-novella-crocifisso = Santa Maria Novella: Crocifisso
    .gloss = crocifisso di Santa Maria Novella
word-uffizi-interni = Uffizi: Interni
    .gloss = interni degli Uffizi

## Artists

word-architect-leon-battista-alberti = Leon Battista Alberti (architetto)
    .name = Leon Battista Alberti
word-architect-donato-bramante = Donato Bramante (architetto)
    .name = Donato Bramante
word-architect-antonio-da-sangallo = Antonio da Sangallo (architetto)
    .name = Antonio da Sangallo
word-architect-giulio-romano = Giulio Romano (architetto)
    .name = Giulio Romano
word-architect-giorgio-vasari = Giorgio Vasari (architetto)
    .name = Giorgio Vasari
word-architect-francesco-borromini = Francesco Borromini (architetto)
    .name = Francesco Borromini
word-architect-michelangelo-buonarroti = Michelangelo Buonarroti (architetto)
    .name = Michelangelo Buonarroti
word-architect-giotto = Giotto (architetto)
    .name = Giotto
word-architect-andrea-palladio = Andrea Palladio (architetto)
    .name = Andrea Palladio
word-architect-vignola = Vignola (architetto)
    .name = Vignola
word-architect-filippo-brunelleschi = Filippo Brunelleschi (architetto)
    .name = Filippo Brunelleschi
word-architect-gian-lorenzo-bernini = Gian Lorenzo Bernini (architetto)
    .name = Gian Lorenzo Bernini
word-painter-beato-angelico = Beato Angelico (pittore)
    .name = Beato Angelico
word-painter-pietro-perugino = Pietro Perugino (pittore)
    .name = Pietro Perugino
word-painter-domenico-ghirlandaio = Domenico Ghirlandaio (pittore)
    .name = Domenico Ghirlandaio
word-painter-filippo-lippi = Filippo Lippi (pittore)
    .name = Filippo Lippi
word-painter-sandro-botticelli = Sandro Botticelli (pittore)
    .name = Sandro Botticelli
word-painter-leonardo-da-vinci = Leonardo da Vinci (pittore)
    .name = Leonardo da Vinci
word-painter-piero-della-francesca = Piero della Francesca (pittore)
    .name = Piero della Francesca
word-painter-giotto = Giotto (pittore)
    .name = Giotto
word-painter-tiziano-vecellio = Tiziano Vecellio (pittore)
    .name = Tiziano Vecellio
word-painter-michelangelo-buonarroti = Michelangelo Buonarroti (pittore)
    .name = Michelangelo Buonarroti
word-painter-caravaggio = Caravaggio (pittore)
    .name = Caravaggio
word-painter-raffaello-sanzio = Raffaello Sanzio (pittore)
    .name = Raffaello Sanzio
word-sculptor-andrea-del-verrocchio = Andrea del Verrocchio (scultore)
    .name = Andrea del Verrocchio
word-sculptor-giambologna = Giambologna (scultore)
    .name = Giambologna
word-sculptor-francesco-mochi = Francesco Mochi (scultore)
    .name = Francesco Mochi
word-sculptor-benvenuto-cellini = Benvenuto Cellini (scultore)
    .name = Benvenuto Cellini
word-sculptor-leonardo-da-vinci = Leonardo da Vinci (scultore)
    .name = Leonardo da Vinci
word-sculptor-lorenzo-ghiberti = Lorenzo Ghiberti (scultore)
    .name = Lorenzo Ghiberti
word-sculptor-gian-lorenzo-bernini = Gian Lorenzo Bernini (scultore)
    .name = Gian Lorenzo Bernini
word-sculptor-donatello = Donatello (scultore)
    .name = Donatello
word-sculptor-michelangelo-buonarroti = Michelangelo Buonarroti (scultore)
    .name = Michelangelo Buonarroti


## Numbers with their nouns

count-fiorini = { $count ->
    [one] 1 fiorino
   *[other] { $count } fiorini
}
count-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
count-cards = { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
count-left = restano { $count }
count-points-per-workshop = { $count ->
    [one] alla fine 1 punto per bottega
   *[other] alla fine { $count } punti per bottega
}
count-points-per-residence = { $count ->
    [one] alla fine 1 punto per residenza
   *[other] alla fine { $count } punti per residenza
}
count-points-per-monument = { $count ->
    [one] alla fine 1 punto per monumento
   *[other] alla fine { $count } punti per monumento
}
count-points-per-district-set = { $count ->
    [one] alla fine 1 punto per serie di rione
   *[other] alla fine { $count } punti per serie di rione
}
count-points-per-artist-set = { $count ->
    [one] alla fine 1 punto per serie di tre artisti
   *[other] alla fine { $count } punti per serie di tre artisti
}
count-artist-discount = { $count ->
    [one] gli artisti costano 1 fiorino in meno
   *[other] gli artisti costano { $count } fiorini in meno
}
count-monument-discount = { $count ->
    [one] i monumenti costano 1 fiorino in meno
   *[other] i monumenti costano { $count } fiorini in meno
}
count-income-of-choice = { $count ->
    [one] una risorsa a scelta a ogni round
   *[other] { $count } risorse a scelta a ogni round
}

## What happened

event-monuments = nuovi monumenti: { $monuments } ({ $left-text })
event-artists = nuovi artisti: { $artists } ({ $left-text })
event-draw = ha pescato { $cards-text } ({ $left-text })
event-drawn = ha pescato { $cards }
event-captain = { $round ->
    [1] è il primo Capitano del Popolo
   *[other] diventa Capitano del Popolo
}
event-round = comincia il round { $round }
event-play = ha giocato { $card } ({ $card-gloss })
event-finish = ha completato { $monument } per { $fiorini-text } e le sue risorse
event-engage = ha ingaggiato { $artist } per { $fiorini-text }: { $points-text }{ $masterpiece ->
    [1] , un capolavoro
   *[other] { "" }
}
event-engage-anonymous = ha ingaggiato un artista anonimo ({ $kind }) per { $fiorini-text }
event-reserve-monument = ha prenotato { $monument }
event-reserve-artist = ha prenotato { $artist }
event-activate = ha attivato { $location }
event-take = ha preso { $resource-some }
event-give = ha dato { $resource-some }
event-sell = ha venduto { $resource-some } per { $fiorini-text }
event-buy = ha comprato { $resource-some } per { $fiorini-text }
event-workers = ha mandato i lavoratori e ricevuto { $fiorini-text }
event-inspiration = ha cercato l’ispirazione
event-pass = non ha potuto fare nulla
event-clear = { $monuments ->
    [none] il centro del tavolo viene svuotato
   *[other] il centro del tavolo viene svuotato; monumenti eliminati: { $monuments }
}
event-discard = ha tenuto una carta e scartato { $cards-text }
event-keep = ha tenuto { $card } e scartato { $discarded }
event-income = ha ricevuto { $resources ->
    [none] { $fiorini-text }
   *[other] { $fiorini ->
        [0] { $resources }
       *[other] { $resources } e { $fiorini-text }
    }
}
event-card-income = ha ricevuto dalle carte { $resources ->
    [none] { $fiorini-text }
   *[other] { $fiorini ->
        [0] { $resources }
       *[other] { $resources } e { $fiorini-text }
    }
}
event-choice = ha scelto { $resource-some } per tutti
event-merchants = ha preso { $resource-some } con l’arte dei mercanti
event-unused-artist = ha voltato { $artist }, prenotato ma mai ingaggiato: { $points-text } in meno
event-end = la partita è finita

## What must be chosen

prompt-action = Round { $round }, { $step ->
    [1] prima azione
    [2] seconda azione
    [3] terza azione
    [4] quarta azione
   *[other] azione extra ({ $step })
}: che cosa fai?
prompt-engage = Chi lavora a { $work }? A scelta tra: { $kinds }.
prompt-give = { $left ->
    [one] { $exchange }: che cosa dai?
   *[other] { $exchange }: che cosa dai per prima?
}
prompt-take = { $exchange }: che cosa prendi?
prompt-keep = Hai { $cards-text }. Quale tieni?
prompt-choose = Sei Capitano: quale risorsa ricevono tutti?
prompt-collect = La tua arte dei mercanti: quale risorsa prendi?

## Choices

action-play = { $word-gloss }, per { $cost }: { $gives }
action-play-income = { $word-gloss }, per { $cost }; a ogni round: { $gives }
action-play-work = { $word-gloss }, per { $cost } e { $artist }: { $points-text }
action-finish = { $word-gloss }, per { $cost } e { $artist }: { $points-text }
action-reserve = Prenotalo gratis per più tardi: { $points-text }
action-reserve-artist = Prenotalo gratis; ingaggiato più tardi costerà { $fiorini-text } e renderà { $lowest ->
    [none] { $points-text }
   *[other] da { $lowest } a { $highest } punti
}
action-activate = { $word-gloss }: prendi { $resource-some }
action-activate-buyer = { $word-gloss }: { $fiorini-text } per { $resource-some }
action-activate-barter = Dai una risorsa, prendine un’altra
action-activate-captain = Sarai Capitano nel prossimo round
action-send-workers = Prendi { $fiorini-text }
action-sell = Vendi { $word-some } per { $fiorini-text }
action-buy = Compra { $word-some } per { $fiorini-text }
action-swap = Dai due risorse, prendine una
action-seek-inspiration = Pesca una carta Florenza
action-pass = Niente è possibile
action-engage = { $fiorini-text }, { $lowest ->
    [none] { $points-text }
   *[other] da { $lowest } a { $highest } punti
}
action-engage-reserved = Il tuo artista prenotato: { $fiorini-text }, { $lowest ->
    [none] { $points-text }
   *[other] da { $lowest } a { $highest } punti
}
action-engage-anonymous = { $fiorini-text }, nessun punto
action-give = Dai { $word-some }
action-take = Prendi { $word-some }
action-keep = { $word-gloss }
action-choose = Tutti ricevono { $word-some }

## Where points come from

source-monuments = monumenti
source-district-buildings = edifici di rione
source-palaces = palazzi
source-churches = chiese
source-artists = artisti
source-district-sets = serie di rione
source-guilds = arti
source-resources = più risorse
source-fiorini = più fiorini
source-captain = Capitano
source-reserved-monuments = monumenti incompiuti
source-reserved-artists = artisti non ingaggiati

## Options

option-guilds = se si gioca con le dodici arti; senza, per una prima partita
option-locations = tutte le carte luogo, o solo quelle per questo numero di giocatori
option-anonymous = se gli artisti anonimi contano per il Mastro Artista
option-ties = se i giocatori in parità occupano tutti i posti di una maggioranza che condividono
option-empty-hands = se in una maggioranza conta anche chi non ha nulla
option-late-discards = se gli scarti del round 4 tornano nel round 5

## The values of options

value-guilds-in = con le arti
value-guilds-out = senza le arti
value-locations-all = tutte le 17 carte
value-locations-by-mark = quelle per questo numero di giocatori
value-anonymous-uncounted = non contano
value-anonymous-counted = contano
value-ties-skip = sì, il posto successivo si salta
value-ties-dense = no, il posto successivo resta
value-empty-hands-ranked = sì
value-empty-hands-unranked = no
value-late-discards-out = no
value-late-discards-back = sì

## What is printed

label-sums = Somme di denaro
label-workers = mandare i lavoratori
label-selling = vendere una risorsa
label-buying = comprare una risorsa
label-anonymous-artist = un artista anonimo
label-income = Rendita di ogni famiglia
label-ending = Punti alla fine
label-place = { $place ->
    [1] primo
    [2] secondo
   *[3] terzo
}
label-district-set = palazzo, chiesa ed edificio di rione

## The table

label-round = round { $round } di { $rounds }
label-step = azione { $step }
label-extra-step = azione extra: { $step }
label-end-of-round = fine del round
label-over = finita
label-hidden = Nel mazzo, in mano ad altri o scartate da altri
label-piles = nei mazzi: carte { $cards }, monumenti { $monuments }, artisti { $artists }
label-monuments = Monumenti
label-anonymous = anonimo
label-locations = Luoghi
label-supply = Riserva
label-captain = Capitano
label-next-captain = prossimo Capitano
label-hand = mano
label-front = davanti a sé
label-finished = completati
label-reserved = prenotati
label-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
label-resources = { $resources ->
    [one] 1 risorsa
   *[other] { $resources } risorse
}
label-anonymous-work = anonimo
label-unused = mai ingaggiati
label-legend = Sul tavolo: 4Ma 300f è un costo di quattro marmi e 300 fiorini; A, P, S: serve un architetto, un pittore o uno scultore, A/S uno dei due. Vignola 150f 2–4 è un artista con il suo costo e i punti possibili; [..] è coperta. Duomo: Navata + Giotto 4 è un’opera completata con il suo artista e i suoi punti.

## Why something is not possible

reason-give = { $resource }: non ne hai, oppure in cambio non potresti prendere altro
reason-same-kind = il Baratto dà una risorsa diversa da quella che prende
reason-not-for-everybody = { $resource }: la riserva non ne ha abbastanza per tutti
reason-supply = { $resource }: la riserva non ne ha più
reason-price = costa { $price }, e tu hai { $fiorini-text }
reason-not-in-the-row = questo monumento non è nella fila
reason-face-down = la carta { $location } è coperta
reason-location = non hai ciò che il luogo richiede, oppure la riserva non ha ciò che dà
reason-not-in-the-middle = questo artista non è al centro del tavolo
reason-monument = { $monument } non è nella fila e non l’hai prenotato
reason-no-resource = { $resource }: non ne hai
reason-two-resources = ti servono due risorse
reason-empty-pile = il mazzo è vuoto
reason-can-act = puoi ancora fare qualcosa
reason-bank = la banca non ha abbastanza denaro
reason-not-in-hand = non hai questa carta
reason-preacher = hai già un predicatore
reason-in-front = hai già questa carta davanti a te
reason-resource-price = { $resource }: costa { $price }, e tu ne hai { $have }
reason-no-artist = nessuno di questi è alla tua portata: { $kinds }
reason-artist-price = costa { $price }, e l’artista meno caro { $artist }; tu hai { $fiorini-text }
reason-artist-first = prima serve un artista per la tua opera
reason-artist-kind = quest’opera richiede uno di questi: { $kinds }
reason-out-of-reach = questo artista non è alla tua portata

## A che cosa servono i pezzi, negli studi

use-play-card = Carte giocate
use-activate-location = Luoghi attivati
use-finish-monument = Monumenti completati
use-reserve-monument = Monumenti prenotati
use-engage-artist = Artisti ingaggiati
use-engage-anonymous-kind = Artisti anonimi ingaggiati
use-reserve-artist = Artisti prenotati
