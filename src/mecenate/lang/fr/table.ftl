### Ce que le terminal dit de tous les jeux, en français.

about = Jeux de mécènes et de bâtisseurs dans votre terminal.
log-line = { $player } : { $what }
you = Vous
bot = Robot { $number }
player = Joueur { $number }

## Aide de la ligne de commande

help-usage = usage
help-options = options
help-commands = commandes
help-command = COMMANDE
help-help = affiche cette aide
help-version = affiche la version et dit si le moteur est compilé
help-lang = langue de tous les messages
help-play = jouer une partie dans le terminal
help-games = la liste des jeux, leurs places et leurs options
help-rules = lire les règles, entières ou clause par clause
help-replay = relire ou vérifier l’enregistrement d’une partie
help-sim = faire jouer beaucoup de parties entre robots
help-game = nom du jeu, par exemple carrara
help-seats = nombre de joueurs
help-option = une option du jeu, par exemple version=advanced ; peut être répétée
help-bots = robots des dernières places, séparés par des virgules ({ $bots }) ; none pour jouer sans robot
help-play-seed = texte secret qui fixe le tirage ; au hasard s’il manque
help-sim-seed = la même graine donne les mêmes parties
help-notes = montrer ce que chacun aurait pu noter ; oui, sauf si plusieurs partagent le clavier
help-record = écrire la partie dans ce fichier
help-json = afficher du JSON
help-number = combien de parties
help-file = fichier de l’enregistrement
help-at = montrer la table après ce nombre d’actions
help-verify = vérifier les actions, le tirage et le sceau
help-clause = une clause, par exemple CAR-31 ou 31
help-search = les clauses qui contiennent un mot
example-play = vous contre deux robots
example-advanced = avec décorations et statues
example-rules = une clause des règles

## Listes de jeux

seats-range = { $least } à { $most } joueurs
numbers-range = { $usual }, ou tout nombre de { $least } à { $most }
choices-range = { $usual }, ou { $choices }

## À la table

welcome = Tapez le numéro d’un choix, ou son texte. Tapez help pour en savoir plus.
seal = Le tirage est scellé. Sceau : { $seal }
secret = Le secret du tirage était : { $secret }
saved = L’enregistrement est dans { $file }.
goodbye = Au revoir.
pass-keyboard = Passez le clavier à { $player }, qui appuie sur Entrée.
command-help = ce que vous pouvez taper
command-table = revoir la table
command-legend = ce qui est imprimé : tableaux, prix, et comment lire le dessin
command-log = tout ce qui s’est passé
command-scores = les points jusqu’ici
command-notes = ce que chacun aurait pu noter : bourses, reste des piles
command-rules = les titres des règles ; rules 31 montre une clause
command-hint = ce que ferait un maître
command-undo = reprendre votre dernier choix, si rien n’a été révélé
command-quit = quitter la partie
help-choices = Tout le reste est un choix : son numéro, son texte, ou le début de son texte.
rules-hint = Tapez rules et un numéro pour en lire une, par exemple : rules 31
undo-done = Repris : { $action }
undo-nothing = Vous n’avez pas de choix à reprendre : le dernier n’était pas le vôtre.
undo-revealed = « { $action } » ne peut pas être repris : quelque chose a été révélé.

## Scores

scores-source = points pour
scores-total = total
scores-note = Points comme si la partie finissait maintenant.
scores-unknown = ? dépend de ce que vous ne voyez pas et ne compte pas dans le total.
notes-note = De mémoire : qui compte au fur et à mesure le sait à coup sûr.
notes-off = Les notes sont désactivées. Commencez avec --notes pour les avoir.
notes-none = Il n’y a rien à retenir.
scores-place = { $place }. { $player } : { $points }
scores-winner = { $count ->
    [one] Victoire : { $players }
   *[other] Victoire partagée : { $players }
}

## Simulations

sim-who = scores de
sim-mean = moyenne
sim-deviation = écart type
sim-wins = victoires
sim-seat = place { $seat }
sim-bot = robot { $name }
sim-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $steps } pas en { $seconds } s : { $rate } pas/s, { $games_rate } parties/s

## Ce qui n’a pas marché

error-unexpected = une erreur imprévue s’est produite ({ $what }) ; MECENATE_DEBUG=1 montre où
error-command = il n’y a pas de commande « { $word } » ; les commandes sont { $commands }
error-number = « { $word } » n’est pas un nombre entier d’au moins { $least }
error-option = « { $word } » n’est pas une option comme version=advanced
error-search = aucune clause ne contient « { $word } »
error-bots = { $seats ->
    [one] { $bots } robots ne tiennent pas sur { $seats } place
   *[other] { $bots } robots ne tiennent pas sur { $seats } places
}
error-sim-bots = nommez un robot pour toutes les places ou un pour chacune : { $bots } robots pour { $seats } places, cela ne va pas
error-choice = Choisissez un numéro de 1 à { $most }, ou tapez help.
error-ambiguous = « { $word } » peut être { $choices } : précisez un peu.

# bench
help-bench = mesurer la vitesse des jeux
help-bench-games = quels jeux ; tous si aucun n’est nommé
help-peers = mesurer aussi d’autres moteurs, s’ils sont installés
help-runs = nombre de passages dont on prend la médiane
help-seconds = durée d’un passage
help-workers = nombre de processus ; le résultat est le même
bench-measuring = mesure de { $name } …
bench-engine = moteur
bench-against = contre
bench-steps = choix/s
bench-games = parties/s
bench-copies = copies/s
bench-branching = options
bench-bytes = octets
bench-view = vue, µs
bench-json = JSON, µs
bench-steps-ratio = choix
bench-copies-ratio = copies
bench-missing = Pas installés ici : { $peers }. pip install "mecenate[bench]" les apporte.

# La maison.
help-serve = ouvrir la maison : jouer en réseau, par navigateur ou par programme
help-host = l’adresse d’écoute ; 127.0.0.1 est cette machine seule
help-port = le port d’écoute
help-database = où garder les tables : sqlite+aiosqlite:///FICHIER ou postgresql+asyncpg://UTILISATEUR@HÔTE/NOM
help-serve-workers = nombre de processus ; plus d’un demande PostgreSQL
help-config = un fichier de réglages (TOML)
help-open = ouvrir le navigateur
house-opens = La maison est ouverte : { $address } (Ctrl-C la ferme)
example-serve = ouvrir la maison et le navigateur

# train et arena
help-train = laisser un jeu apprendre en jouant contre lui-même
help-train-seed = la même graine donne les mêmes poids
help-train-plan = combien de positions de son propre tour un joueur regarde
help-train-preset = durée de l’entraînement : quick (court) ou shipped (comme les poids livrés)
help-train-from = partir des poids de ce fichier
help-train-workers = combien de processus jouent, tous les cœurs par défaut ; le résultat est le même
help-train-old = n’a plus d’effet
help-train-out = fichier des poids ; GAME.weights dans ce dossier par défaut
help-train-resume = reprendre là où la dernière séance de ce fichier s’est arrêtée
train-not-better = { $games } parties ; les derniers poids n’ont pas battu ceux de { $file }, qui restent
train-no-torch = L’entraînement a besoin de PyTorch : pip install 'mecenate[train]'
train-old-option = { $option } n’a plus d’effet et disparaîtra dans la prochaine version.
train-lesson = total moyen { $mean }, erreur { $error }, politique { $right } %
train-totals = totaux moyens : { $curve }
train-errors = erreurs :       { $curve }
train-saved = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} ; les poids sont dans { $file }
help-arena = mesurer la force des robots
help-arena-study = ladder : chaque robot contre celui d’en dessous ; match : les robots nommés, entre eux
help-match-bot = un niveau, un niveau avec moins de temps (master:scale=0.2) ou un programme (exec:COMMANDE) ; le dernier prend toutes les places qui restent
help-match-rules = version des règles ; la plus récente par défaut
help-match-deals = combien de donnes, chacune jouée jusqu’à ce que chaque robot ait eu chaque place ; sinon autant qu’en demande --games
help-match-sprt = s’arrêter dès qu’il est clair si le premier robot gagne LOW ou HIGH pour cent des parties ; LOW:HIGH:ERREUR fixe l’erreur admise (5)
help-match-limit = temps de processeur, en secondes, qu’un programme peut prendre pour un choix (60)
help-match-out = écrire chaque partie dans ce fichier (lignes JSON)
help-match-resume = continuer avec les parties de ce fichier
help-bot = un robot comme programme à part, pour des matchs : il lit et écrit le protocole ligne par ligne
help-bot-level = sa force
help-bot-game = le seul jeu auquel il joue ; tous par défaut
error-arena-option = { $option } va avec mecenate arena { $study }
error-match-bots = un match demande de 1 à { $seats } robots (--bot) pour { $seats } places
error-match-sprt = « { $word } » n’est pas un test ; écrivez deux parts de victoires en pour cent, la plus basse d’abord, comme 25:40
match-bot = robot
match-seats = places
match-seconds = processeur
match-forfeits = forfaits
match-line = { $game } (règles { $rules }), { $seats } places : { $bot } contre { $others } : { $games } parties, victoires { $rate } % (95 % : { $low }–{ $high } ; entre égaux { $par }), points { $totals }, vainqueurs { $winning } ; graine { $seed }, { $deals } donnes, temps × { $scale }
match-alone = { $game } (règles { $rules }), { $seats } places : { $bot } entre eux : { $games } parties, points { $totals }, vainqueurs { $winning }, par place { $bySeat } ; graine { $seed }, { $deals } donnes, temps × { $scale }
match-sprt = LLR { $ratio } (±{ $bound }) : { $verdict ->
    [accepted] { $high } % accepté contre { $low } %
    [rejected] { $high } % rejeté pour { $low } %
   *[open] indécis entre { $low } % et { $high } %
}
help-pairing = combien de parties au moins par duel
help-levels = quels robots, depuis le bas de l’échelle, séparés par des virgules ; tous s’il manque
help-scale = quelle part de leur temps les robots prennent, par exemple 0.2
help-plot = dessiner l’échelle dans ce fichier (SVG)
error-levels = une échelle demande au moins deux robots
ladder-above = robot
ladder-below = contre
ladder-games = parties
ladder-wins = victoires
ladder-interval = intervalle à 95 %
ladder-total = total moyen
ladder-against = le leur
ladder-time = par choix
ladder-rating = cote
ladder-note = Un robot contre { $seats ->
    [2] un robot du niveau d’en dessous
   *[other] une table du niveau d’en dessous
} ; chaque donne a été jouée avec lui à chaque place. Entre égaux il gagnerait une partie sur { $seats }.
hint-thinking = Un maître regarde …
hint-choice =   { $action } : { $side ->
    [ahead] environ { $points } points d’avance à la fin
    [behind] environ { $points } points de retard à la fin
   *[even] à égalité à la fin
}, essayé { $visits } fois

# studies
help-study = ce que vaut une place, une carte ou une option, avec des graphiques
help-vary = options à comparer, par exemple version=normal,advanced
help-packs = fichiers de matériel à comparer avec celui du jeu
help-ray = jouer sur la grappe Ray à cette adresse ; auto en trouve une, local en lance une ici
help-study-out = écrire la page des graphiques dans ce fichier
help-study-data = écrire les données dans ce dossier, en CSV et en Parquet
study-title = { $game } : { $games } parties entre { $bots }
study-overview = Les parties en bref
study-overview-note = Moyennes avec intervalles à 95 %. En gras : l’intervalle ne touche pas celui de la première colonne.
study-seats = Combien de fois chaque place gagne
study-seats-note = Points avec intervalles à 95 % ; la ligne pointillée serait le seul hasard. La place 1 commence.
study-seat = Place
study-seat-wins = victoires de la place { $seat }
study-bots = Combien de fois chaque joueur gagne
study-bots-note = Pour toutes les places d’une sorte de joueur, avec intervalles à 95 %.
study-sources = D’où viennent les points
study-sources-note = Points d’une place par source, en moyenne et dans l’ordre de la règle.
study-everybody = toutes les places
study-winners = gagnants
study-shapes = En quoi les parties diffèrent
study-shapes-note = La fréquence de chaque valeur, en part de toutes les parties.
study-pieces = Ce que vaut chaque élément
study-pieces-note = Combien de fois gagnent les places qui s’en sont servies, avec intervalles à 95 % ; entre parenthèses leur part. En pointillé : la moyenne. L’usage accompagne la victoire, il n’en est pas forcément la cause.
study-choices = choix dans une partie
study-turns = tours dans une partie
study-branching = possibilités par choix
study-leads = changements de meneur
study-winning = points du gagnant
study-total = points d’une place
study-margin = avance du gagnant
study-piece = élément ou lieu
study-used = utilisé par
study-won = victoires
study-interval = intervalle à 95 %
study-points = points au-dessus de la moyenne
study-figures = en chiffres

# check et upgrade
help-check = ouvrir et rejouer toutes les parties enregistrées et signaler celles que cette version ne peut pas suivre
help-check-json = donner les résultats en JSON
help-upgrade = mettre à jour la base de données d’une version antérieure
help-dry-run = dire seulement ce qui serait fait
help-yes = ne pas demander de confirmation
check-running = Relecture des parties enregistrées…
check-empty = Cette base de données ne contient aucune partie.
check-game = jeu
check-verdict = résultat
check-games = parties
check-waiting = pas commencée
check-whole = se rejoue de la mise en place au dernier coup
check-opens = s’ouvre au dernier coup ; les coups précédents suivent des règles que cette version n’a plus
check-differs = se rejoue autrement que ce qui est enregistré
check-stuck = un coup enregistré ne peut plus être joué
check-unreadable = aucune position enregistrée n’est lisible
upgrade-database = Base de données : { $url }
upgrade-step = Migration { $revision } : { $summary }
upgrade-rules = { $count ->
    [one] Une partie en cours continuera
   *[other] { $count } parties en cours continueront
 } avec des règles plus récentes ; le journal de chaque table le dira.
upgrade-nothing = La base de données est à jour.
upgrade-backup = Le fichier est copié avant toute modification. Arrêtez d’abord toute maison qui l’utilise.
upgrade-no-backup = Faites d’abord une sauvegarde (pg_dump) et arrêtez toute maison qui utilise cette base.
upgrade-ask = Continuer ? [o/N]
upgrade-yes = o oui
upgrade-left = Rien n’a été modifié.
upgrade-copied = Sauvegarde : { $file }
upgrade-done = La base de données est maintenant à jour. Vérification des parties :

## Pourquoi quelque chose n’est pas possible

reason-over = la partie est finie
reason-other-choice = cela ne fait pas partie du choix à faire
reason-not-now = ce n’est pas possible maintenant

## Ce qu’apporte un choix

explain-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
explain-ends-round = termine la manche
explain-ends-phase = termine la phase
explain-ends-game = termine la partie
explain-then-draw = puis le hasard décide
explain-then-look = puis tu regardes des cartes
explain-then-reveal = puis ce qui est caché est montré
explain-then-unseen = la suite dépend de ce que tu ne vois pas
