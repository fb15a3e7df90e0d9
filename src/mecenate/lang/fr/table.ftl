### Ce que le terminal dit de tous les jeux, en français.

about = Jeux de mécènes et de bâtisseurs dans votre terminal.
log-line = { $player } { $what }
you = Joueur 1
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
help-games = lister les jeux, leur nombre de joueurs et leurs options
help-rules = lire les règles, entières ou clause par clause
help-replay = relire ou vérifier l’enregistrement d’une partie
help-sim = faire jouer de nombreuses parties entre robots
help-game = nom du jeu, par exemple carrara
help-seats = nombre de joueurs
help-option = une option du jeu, par exemple version=advanced ; peut être répétée
help-bots = robots des dernières places, séparés par des virgules : { $bots }, une classe (paquet:Nom) ou un programme (exec:COMMANDE) ; none pour jouer entre personnes
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

welcome = Tapez le numéro d’un choix, ou son texte. help donne la liste des commandes, quit permet de quitter la partie.
seal = Le tirage est scellé. Sceau : { $seal }
secret = Le secret du tirage était : { $secret }
saved = L’enregistrement est dans { $file }.
goodbye = Au revoir.
pass-keyboard = Passez le clavier à { $player }, qui appuie sur Entrée.
command-help = ce que vous pouvez taper
command-table = revoir la table
command-legend = ce qui est imprimé : tableaux, prix, et comment lire le dessin
command-glossary = les termes du jeu dans toutes les langues
command-log = tout ce qui s’est passé
command-scores = les points jusqu’ici
command-notes = ce que chacun aurait pu noter : bourses, reste des piles
command-rules = le jeu sur une page et les titres des règles ; rules 31 montre une clause
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
notes-note = De mémoire : qui suit la partie en comptant le sait avec certitude.
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
usage-argument = { $name } : { $what }
usage-not-whole = « { $word } » n’est pas un nombre entier
usage-not-number = « { $word } » n’est pas un nombre
usage-value = « { $word } » n’est pas possible ici
usage-choice = « { $word } » n’existe pas ; choisissez parmi { $choices }
usage-no-value = il manque une valeur
usage-too-many-values = une seule valeur au plus est permise
usage-takes-none = aucune valeur n’est attendue, mais il y a « { $word } »
usage-not-with = ne peut pas être utilisé avec { $other }
usage-missing = il manque : { $names }
usage-one-of = il faut l’un de ceux-ci : { $names }
usage-unknown = inconnu ici : { $words }
usage-ambiguous = « { $word } » pourrait être { $choices }
usage-other = la commande ne peut pas être lue : { $what }
error-number = « { $word } » n’est pas un nombre entier d’au moins { $least }
error-option = « { $word } » n’est pas une option comme version=advanced
error-search = aucune clause ne contient « { $word } »
error-clause = il n’y a pas de règle { $clause }.{ $near ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $near } ?
} Les règles vont de { $first } à { $last }
error-bots = { $seats ->
    [one] { $bots } robots ne tiennent pas sur { $seats } place
   *[other] { $bots } robots ne tiennent pas sur { $seats } places
}
error-sim-bots = nommez un robot pour toutes les places ou un par place : { $bots } robots ne vont pas avec { $seats } places
error-choice = Choisissez un numéro de 1 à { $most }, ou tapez help.
error-ambiguous = « { $word } » peut être { $choices } : tapez-en un peu plus.
error-unknown-action = « { $word } » n’est pas une action de ce jeu.{ $near ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $near } ?
}

# bench
help-bench = mesurer la vitesse des jeux
help-bench-games = quels jeux ; tous si aucun n’est nommé
help-peers = mesurer aussi d’autres moteurs, s’ils sont installés
help-vector = mesurer les environnements d’apprentissage : beaucoup de parties ensemble ou une seule, à côté de ceux d’autres projets
help-envs = nombre de parties jouées ensemble
help-runs = nombre de passages dont on prend la médiane
help-seconds = durée d’un passage
help-workers = nombre de processus ; le résultat est le même
bench-measuring = mesure de { $name } …
bench-engine = moteur
bench-environment = environnement
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
bench-missing = Pas installés ici : { $peers }. pip install "mecenate[bench]" les apporte.

# Le serveur.
help-serve = lancer un serveur : jouer en réseau, par navigateur ou par programme
help-host = l’adresse d’écoute ; 127.0.0.1 est cette machine seule
help-port = le port d’écoute
help-database = où garder les tables : sqlite+aiosqlite:///FICHIER ou postgresql+asyncpg://UTILISATEUR@HÔTE/NOM
help-serve-workers = nombre de processus à une même adresse ; les tables sont réparties entre eux
help-config = un fichier de réglages (TOML)
help-open = ouvrir le navigateur
server-runs = Le serveur tourne à l’adresse { $address } (Ctrl-C l’arrête)
example-serve = lancer un serveur et le navigateur

# train et arena
help-train = faire apprendre un jeu en le faisant jouer contre lui-même
help-train-seed = la même graine donne les mêmes poids
help-train-plan = combien de positions de son propre tour un joueur regarde
help-train-preset = durée de l’entraînement : quick (court) ou shipped (comme les poids livrés)
help-train-from = partir des poids de ce fichier
help-train-workers = combien de processus jouent, tous les cœurs par défaut ; le résultat est le même
help-train-old = n’a plus d’effet
help-train-out = fichier des poids ; GAME.weights dans ce dossier par défaut
help-train-resume = reprendre là où la dernière séance de ce fichier s’est arrêtée
train-not-better = { $games } parties ; les derniers poids n’ont pas battu ceux de { $file }, qui restent
train-old-option = { $option } n’a plus d’effet et disparaîtra dans la prochaine version.
train-lesson = total moyen { $mean }, erreur { $error }, politique { $right } %
train-totals = totaux moyens : { $curve }
train-errors = erreurs :       { $curve }
train-saved = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} ; les poids sont dans { $file }
help-arena = mesurer la force des robots
help-arena-game = nom du jeu, par exemple carrara ; pour baselines aussi plusieurs, ou all
help-arena-seats = nombre de joueurs ; pour baselines aussi 2,3, ou all
help-arena-study = ladder : chaque robot contre celui d’en dessous ; match : les robots nommés, les uns contre les autres ; baselines : chaque robot contre des joueurs aléatoires et contre des novices
baselines-title = { $game }, { $seats } joueurs
baselines-bot = une place de
baselines-against = contre { $bot }
baselines-note = Part des { $games } parties à { $seats } places qu’il gagne, avec des intervalles à 95 % ; chaque donne est jouée depuis chaque place.
help-match-bot = un niveau, un niveau avec moins de temps (master:scale=0.2), un robot installé, une classe (paquet:Nom) ou un programme (exec:COMMANDE) ; le dernier prend toutes les places qui restent
help-match-rules = version des règles ; la plus récente par défaut
help-match-deals = combien de donnes, chacune jouée jusqu’à ce que chaque robot ait eu chaque place ; sinon autant qu’en demande --games
help-match-sprt = s’arrêter dès qu’il est clair si le premier robot gagne LOW ou HIGH pour cent des parties ; LOW:HIGH:ERREUR fixe l’erreur admise (5)
help-match-limit = temps de processeur, en secondes, qu’un programme peut prendre pour un choix (60)
help-match-out = écrire chaque partie dans ce fichier (lignes JSON)
help-match-resume = continuer avec les parties de ce fichier
help-bot = un robot comme programme à part, pour des matchs : il lit et écrit le protocole ligne par ligne
help-bot-level = quel robot : un niveau, le nom d’un robot installé ou une classe (paquet:Nom)
help-bot-game = le seul jeu auquel il joue ; tous par défaut
error-arena-option = { $option } va avec mecenate arena { $study }
error-match-bots = un match demande de 1 à { $seats } robots (--bot) pour { $seats } places
error-match-sprt = « { $word } » n’est pas un test ; écrivez deux parts de victoires en pour cent, la plus basse d’abord, comme 25:40
match-bot = robot
match-seats = places
match-seconds = processeur
match-forfeits = forfaits
match-line = { $game } (règles { $rules }), { $seats } places : { $bot } contre { $others } : { $games } parties, victoires { $rate } % (95 % : { $low }–{ $high } ; entre égaux { $par }), points { $totals }, vainqueurs { $winning } ; graine { $seed }, { $deals } donnes, temps × { $scale }
match-alone = { $game } (règles { $rules }), { $seats } places : { $bot } entre eux : { $games } parties, points { $totals }, vainqueurs { $winning }, par place { $bySeat } ; graine { $seed }, { $deals } donnes, temps × { $scale }
match-sprt = LLR { $ratio } (±{ $bound }) : { $verdict ->
    [accepted] { $high } % accepté contre { $low } %
    [rejected] { $high } % rejeté pour { $low } %
   *[open] indécis entre { $low } % et { $high } %
}
help-pairing = combien de parties au moins par duel
help-levels = quels robots, depuis le bas de l’échelle, séparés par des virgules ; tous s’il manque
help-scale = quelle part de leur temps les robots prennent, par exemple 0.2
help-plot = dessiner l’échelle dans ce fichier (SVG)
error-levels = une échelle demande au moins deux robots
ladder-above = robot
ladder-below = contre
ladder-games = parties
ladder-wins = victoires
ladder-interval = intervalle à 95 %
ladder-total = total moyen
ladder-against = le leur
ladder-time = par choix
ladder-rating = cote
ladder-note = Un robot contre { $seats ->
    [2] un robot du niveau d’en dessous
   *[other] une table du niveau d’en dessous
} ; chaque donne a été jouée avec lui à chaque place. Entre égaux il gagnerait une partie sur { $seats }.
hint-thinking = Un maître réfléchit …
hint-choice =   { $action } : { $side ->
    [ahead] environ { $points } points d’avance à la fin
    [behind] environ { $points } points de retard à la fin
   *[even] à égalité à la fin
}, essayé { $visits } fois

# studies
help-dataset = des parties de robots sous forme de tableaux et d’enregistrements, pour l’apprentissage
help-dataset-make = make : jouer des parties et les écrire
help-dataset-levels = qui joue ; les robots avancent d’une place à chaque partie (apprentice)
help-dataset-out = nouveau dossier pour les tableaux et les enregistrements
error-dataset = --levels nomme au moins un robot, et --seats va de { $least } à { $most }
dataset-made = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $positions } positions dans { $folder }
help-study = ce que vaut une place, une carte ou une option, avec des graphiques
help-ray = jouer sur la grappe Ray à cette adresse ; auto en trouve une, local en lance une ici
help-study-out = écrire la page des graphiques dans ce fichier
help-study-data = écrire les données dans ce dossier, en CSV et en Parquet
help-question = la question à traiter ; peut être répétée, toutes sans elle. seat : une place gagne-t-elle plus souvent ? piece : quels éléments servent rarement, lesquels gagnent ? length : les parties sont-elles longues, serrées ? option : que change un réglage ?
help-study-seats = nombres de joueurs, séparés par des virgules, ou all
help-study-bots = qui joue, un pour toutes les places ou un par place : { $bots }, une classe (paquet:Nom) ou un programme (exec:COMMANDE) ; { $players } sans cette option
help-vary = options à comparer, par exemple version=normal,advanced ; une valeur qui contient une virgule se met entre guillemets
help-packs = fichiers de matériel à comparer : un seul avec celui du jeu, plusieurs entre eux ; printed est celui du jeu
error-vary = « { $word } » ne nomme pas de valeurs ; écrivez par exemple version=normal,advanced
error-study-seats = « { $word } » n’est pas un nombre de joueurs de { $least } à { $most } ; écrivez 3, ou 2,4, ou all
study-title = { $game } : { $games } parties jouées par { $bots }
study-seat-number = { $seats ->
    [one] 1 place
   *[other] { $seats } places
}
study-power-games = { $settings ->
    [one] { $games } parties.
   *[other] { $games } parties dans chacun des { $settings } réglages, sur les mêmes donnes.
}
study-power-seat = Elles montrent qu’une place gagne plus ou moins souvent que sa part ({ $share }) si l’écart est d’au moins { $sees } points de pourcentage ; pour 5 points il faut { $takes } parties.
study-power-piece = Pour un élément dont se sert une place sur quatre, l’écart doit être de { $sees } points de pourcentage ; pour 5 points il faut { $takes } parties.
study-power-mean = Elles montrent qu’une moyenne diffère si elle diffère de { $sees } de l’écart type entre parties ; pour 20 % il faut { $takes } parties.
study-ask-seat = Une place gagne-t-elle plus souvent ?
study-ask-piece = Quels éléments servent rarement, et lesquels gagnent ?
study-ask-length = Les parties sont-elles longues, et serrées ?
study-ask-option = Que change chaque réglage ?
study-where = { $where } : { $what }
study-seat-even = Aucune place ne gagne nettement plus ou moins souvent que sa part de { $share }.
study-seat-off = La place { $seat } gagne { $rate } de ses parties ({ $low } à { $high }), nettement { $side ->
    [more] plus
   *[less] moins
} souvent que sa part de { $share }.
study-length = Une partie a { $choices } choix en { $turns } tours ; neuf parties sur dix ont de { $low } à { $high } choix. La tête change { $leads } fois, et le gagnant a { $margin } points d’avance.
study-piece-rare = { $use }, rarement : { $names }{ $more ->
    [0] {""}
   *[other] {""} et { $more } de plus
} ; en moyenne { $mean }.
study-piece-wins = { $use } : qui se sert de { $name } gagne { $rate } des parties ({ $low } à { $high }), nettement { $side ->
    [more] plus
   *[less] moins
} souvent que la part de { $share }.
study-piece-none = Aucun élément ne se distingue.
study-more = … et { $more } de plus, dans la page et les données.
study-option = { $label } face à { $base } : { $what }
study-option-none = rien ne change nettement
study-option-one = Il n’y a qu’un réglage ; --vary, --packs ou --seats en ajoutent.
study-change = { $measure } { $before } → { $after }
study-points-from = points ({ $source })
study-join = { $one } ; { $two }
study-usual = options habituelles
study-first = victoires de la place 1
study-seat-note = Avec intervalles à 95 % ; la ligne pointillée est la part de chaque place si toutes se valaient. La place 1 commence. Les marques pleines s’en écartent nettement : parmi toutes celles-là, une sur vingt peut être due au hasard (Benjamini–Hochberg).
study-piece-note = Un élément sert rarement s’il sert nettement moins de la moitié de sa sorte ; ceux-là sont en haut, avec un trait à gauche. Marques pleines et lignes en gras : qui s’en sert gagne nettement plus ou moins souvent ; parmi toutes celles-là, une sur vingt peut être due au hasard (Benjamini–Hochberg). L’usage accompagne la victoire, il n’en est pas forcément la cause.
study-length-note = La fréquence de chaque valeur, en part de toutes les parties ; et d’où viennent les points.
study-option-note = Écarts sur les mêmes donnes, en écarts types avec intervalles à 95 % ; les tableaux ont les chiffres. Les marques pleines et les lignes en gras diffèrent nettement : parmi toutes celles-là, une sur vingt peut être due au hasard (Benjamini–Hochberg).
study-seat = Place
study-seat-wins = victoires de la place { $seat }
study-bots = Combien de fois chaque joueur gagne
study-sources = D’où viennent les points
study-everybody = toutes les places
study-winners = gagnants
study-choices = choix dans une partie
study-turns = tours dans une partie
study-branching = possibilités par choix
study-leads = changements de meneur
study-winning = points du gagnant
study-total = points d’une place
study-margin = avance du gagnant
study-least = Les moins utilisés, par les places qui pouvaient
study-users-win = Combien de fois gagne qui s’en sert
study-piece = élément ou lieu
study-could = places qui pouvaient
study-used = utilisé par
study-won = victoires
study-interval = intervalle à 95 %
study-points = points au-dessus de la moyenne
study-figures = tous, en chiffres
study-measure = mesure
study-before = avant
study-after = après
study-difference = écart

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
check-opens = s’ouvre au dernier coup ; les coups précédents suivent des règles que cette version n’a plus
check-differs = se rejoue autrement que ce qui est enregistré
check-stuck = un coup enregistré ne peut plus être joué
check-unreadable = aucune position enregistrée n’est lisible
upgrade-database = Base de données : { $url }
upgrade-step = Migration { $revision } : { $summary }
upgrade-rules = { $count ->
    [one] Une partie en cours continuera
   *[other] { $count } parties en cours continueront
 } avec des règles plus récentes ; le journal de chaque table le dira.
upgrade-nothing = La base de données est à jour.
upgrade-backup = Le fichier est copié avant toute modification. Arrêtez d’abord tout serveur qui l’utilise.
upgrade-no-backup = Faites d’abord une sauvegarde (pg_dump) et arrêtez tout serveur qui utilise cette base.
upgrade-ask = Continuer ? [o/N]
upgrade-yes = o oui
upgrade-left = Rien n’a été modifié.
upgrade-copied = Sauvegarde : { $file }
upgrade-done = La base de données est maintenant à jour. Vérification des parties :

## Paquets et moteur

error-extra = il manque { $package }, qui n’est pas installé ; la commande qui l’apporte : { $command }
greet-about = Mecenate : des jeux de mécènes et de bâtisseurs, entre amis ou contre des robots.
greet-next = Choisissez un jeu sur la page. Autres façons : mecenate play (dans ce terminal), mecenate --help (toutes les commandes).
greet-terminal = Dans ce terminal : mecenate play. Dans le navigateur : { $command }, puis mecenate. Toutes les commandes : mecenate --help
engine-compiled = Moteur : compilé, pour le serveur et ses robots.
engine-building = Moteur : interprété pour l’instant. Le moteur compilé est en construction ; les robots l’utiliseront dès qu’il sera prêt.
engine-interpreted = Moteur : interprété. Les règles sont les mêmes, mais les robots qui réfléchissent à la montre sont plus faibles. Le moteur compilé : { $command }
api-about = Mecenate : des jeux de mécènes et de bâtisseurs, pour les personnes et les programmes.
api-next = POST /api/guests avec un nom donne un jeton ; POST /api/tables ouvre une table. /api/schema décrit tout.
api-leave = DELETE /api/session termine une session ; une table garde ses parties.

# analyse
help-analyse = juger chaque tour d’une partie jouée : ce qu’il valait, et lequel était meilleur
help-analyse-level = le niveau qui juge
help-analyse-iterations = combien d’essais par tour ; plus d’essais prennent plus de temps et sont plus sûrs
help-analyse-open = juger chaque tour aussi toutes cartes ouvertes
help-analyse-html = écrire une page avec toute l’analyse dans ce fichier
help-analyse-out = écrire la partie avec son analyse dans ce fichier
help-analyse-all = montrer tous les tours, pas seulement ceux qui sont marqués
analyse-title = { $game } : analyse
analyse-note = Jugé par { $level }, { $tries } essais par tour, d’après ce que chaque place savait. Chances de victoire en pour cent : avant le tour avec le meilleur jeu, et après le tour joué.
analyse-move = coup
analyse-player = joueur
analyse-turn = tour
analyse-before = avant
analyse-after = après
analyse-lost = perdu
analyse-points = points
analyse-mark = note
analyse-luck = chance
analyse-better = mieux
analyse-chances = Chances de victoire
analyse-chances-note = Pour chaque joueur avant chaque tour. Une marque signale une imprécision, une erreur ou une gaffe.
analyse-players = Les joueurs
analyse-turns = Tous les tours
analyse-scores = Scores finaux
analyse-clean = Aucun tour n’est marqué.

# puzzles
help-puzzles = résoudre un problème, ou bien créer, vérifier et mesurer des problèmes
help-puzzles-what = que faire ; avec un jeu ou rien, résoudre un problème
help-puzzles-of = le jeu dont on crée des problèmes, ou le fichier (ou le jeu) à vérifier ou à mesurer
help-puzzles-id = le problème à résoudre ; sinon, n’importe lequel
help-puzzles-seats = ne créer que des problèmes à ce nombre de joueurs ; sinon, à chaque nombre jusqu’à quatre
help-puzzles-count = combien de problèmes le fichier doit contenir (60), ou combien sont mesurés (tous)
help-puzzles-seed = la graine des parties parcourues (1), ou celle des niveaux mesurés (0)
help-puzzles-out = le fichier des problèmes ; s’il existe déjà, il est complété
puzzles-game = partie { $number }
puzzles-made = { $count ->
    [one] Un problème se trouve
   *[other] { $count } problèmes se trouvent
} dans { $file }.
puzzles-checked = { $count ->
    [one] Un problème vérifié
   *[other] { $count } problèmes vérifiés
} : positions, solutions, autres tours et cotes sont justes.
puzzles-level = niveau
puzzles-time = temps
puzzles-solved = résolus
puzzles-share = part
error-puzzles-of = « mecenate puzzles { $what } » demande un jeu ou un fichier
error-puzzles-id = il n’y a pas de problème « { $puzzle } » de { $game }
error-puzzles-other = { $file } contient des problèmes d’un autre jeu, d’autres options ou d’une autre graine ; indiquez un autre fichier avec --out
puzzle-task = Problème { $puzzle } : trouvez le meilleur tour. Tapez help pour les commandes.
puzzle-solved = Résolu !
puzzle-missed = Ce n’est pas le meilleur tour.
puzzle-solution = Le meilleur : { $turn }. Chance de gagner : { $chance } %.
puzzle-other = Coûte { $chance } % de la chance de gagner et { $points } points : { $turn }.
puzzle-rating = Cote du problème : { $rating }.

# ouvertures
help-openings = parcourir ce que les robots font aux premiers tours, ou les laisser jouer un nouveau tableau d’ouvertures
help-openings-what = le jeu à regarder, ou make
help-openings-of = le jeu dont on crée un tableau
help-openings-seats = le nombre de joueurs (2)
help-openings-step = une étape après laquelle commencer, telle que le tableau la nomme ; peut être répété
help-openings-file = le fichier du tableau ; sinon, celui du programme. Avec make, un fichier existant est complété
help-openings-games = combien de parties le fichier doit contenir pour chaque nombre de joueurs (60)
help-openings-level = le niveau qui joue les ouvertures (master)
help-openings-seed = la graine des parties (1)
openings-made = { $count ->
    [one] Une partie se trouve
   *[other] { $count } parties se trouvent
} dans { $file }.
openings-rest = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $seats } joueurs. Niveau des ouvertures : { $level } ; du reste : { $then }.
openings-number = n°
openings-step = étape
openings-games = parties
openings-share = part
openings-wins = gagnées
openings-points = points
openings-end = { $games ->
    [one] Une partie a
   *[other] { $games } parties ont
} commencé ainsi. Le tableau s’arrête ici.
openings-help = Tapez le numéro d’une étape, back, table ou quit.
error-openings-of = « mecenate openings make » demande un jeu
error-openings-seats = il n’y a pas d’ouvertures à { $seats } joueurs ; il y en a à { $known }
error-openings-step = aucune partie du tableau n’a commencé par ces étapes
error-openings-other = { $file } contient des ouvertures d’un autre jeu, d’un autre niveau ou d’une autre graine ; indiquez un autre fichier avec --file
