### Ce que dit le navigateur, en français.

## Partout

skip = Aller au contenu
nav-label = Pages
nav-play = Jouer
nav-tables = Tables
nav-rules = Règles
nav-about = À propos
nav-me = Vous
settings = Réglages
sign-in = Dites votre nom
theme-light = Thème clair
theme-dark = Thème sombre
cancel = Annuler
close = Fermer
save = Enregistrer
saved = Enregistré
copy = Copier
copied = Lien copié
you = vous
points = points
number = { $n }
options = Plus d’options de règles
your-turn = À vous de jouer
my-turns = { $count ->
    [one] C’est à vous à 1 table
   *[other] C’est à vous à { $count } tables
}
name-title = Comment vous appeler ?
name-text = Un nom suffit. Ni compte, ni adresse.
name-label = Nom
name-go = Prendre place

## Accueil

home-title = Prenez place.
home-welcome = Des jeux de mécènes et de bâtisseurs. Sans compte, en un clic.
home-turns = { $count ->
    [one] C’est à vous à une table. Ou commencez autre chose : sans compte, en un clic.
   *[other] C’est à vous à { $count } tables. Ou commencez autre chose : sans compte, en un clic.
}
home-play-label = Jouer tout de suite
game-carrara = Achetez le marbre quand son prix baisse, embellissez six villes, évaluez au bon moment.
game-princes = Enchérissez pour attirer les artistes, aménagez votre domaine, faites réaliser leurs œuvres.
game-florenza = Ouvrez des ateliers, engagez des artistes, terminez les monuments de Florence.
game-carpe-diem = Parcourez l’anneau, prenez des tuiles, terminez villas et jardins dans votre quartier.
game-players = { $least } à { $most } joueurs
game-minutes = { $minutes } min
game-advanced = { $game }, version avancée
play-now = { $bot ->
    [random] Contre deux robots au hasard
    [novice] Contre deux novices
    [apprentice] Contre deux apprentis
    [journeyman] Contre deux compagnons
    [master] Contre deux maîtres
    [maestro] Contre deux maestros
   *[other] Contre deux robots
}
home-against = Adversaires
open-and-invite = Ouvrir une table et inviter
my-tables = Mes tables
all-tables = Toutes les tables
open-tables = Tables ouvertes
open-a-table = Ouvrir une table
open-none = Personne n’attend de joueurs en ce moment.
join = Rejoindre
join-label = Lien d’invitation ou numéro de table
how-1 = Choisissez un jeu et jouez aussitôt contre deux robots.
how-2 = Ou ouvrez une table et envoyez le lien à vos amis.
how-3 = Partez quand vous voulez : votre place vous attend ici.
table-with = avec { $names }
table-alone = personne d’autre encore
state-over = Terminée
state-abandoned = Abandonnée
state-free = { $count ->
    [one] { $count ->
        [0] Complet
       *[other] 1 place libre
    }
   *[other] { $count } places libres
}
state-turn = { $name } joue
go-play = Jouer
go-open = Ouvrir
go-watch = Regarder
go-sit = S’asseoir
go-result = Résultat
go-home = À l’accueil
tables-turn = C’est à vous
tables-running = En cours
tables-watch = À regarder
tables-over = Parties terminées
tables-none = Il n’y a pas encore de table. Ouvrez la première.

## Une nouvelle table

new-title = Une nouvelle table
new-game = Jeu
new-seats = Qui joue
new-seats-count = Nombre de joueurs
new-invite = Quelqu’un avec le lien
new-here = Quelqu’un à cet écran
new-bot = Robot, { $level }
new-clock = Pendule
clock-none = Aucune
clock-quick = 15 minutes chacun
clock-live = 30 minutes chacun
clock-day = Un coup par jour
clock-left = Temps restant
new-public = Qui peut venir
new-private = Sur invitation
new-open = Ouverte à tous
new-go = Distribuer et jouer
new-go-invite = { $count ->
    [one] Ouvrir la table et inviter
   *[other] Ouvrir la table et en inviter { $count }
}
new-note = La donne est scellée avant de commencer, et vérifiable à la fin.
new-note-invite = Vous recevrez un lien à envoyer. Dès que toutes les places sont prises, chaque joueur peut lancer la partie.
seat-number = Joueur { $number }
seat-free = libre
seat-wait = en attente
seat-here = présent
seat-away = absent
seat-acts = joue
seat-bot = Asseoir un robot
seat-leave = Se lever
seat-clear = Libérer la place
seats = Joueurs
bot-random = joue au hasard
bot-novice = novice
bot-apprentice = apprenti
bot-journeyman = compagnon
bot-master = maître
bot-maestro = maestro
bot-about-random = choisit au hasard parmi ce qui est permis
bot-about-novice = voit une partie de son tour et se trompe parfois
bot-about-apprentice = prépare tout son tour
bot-about-journeyman = pèse la réponse des autres
bot-about-master = regarde aussi loin que son temps le permet
bot-about-maestro = comme le maître, avec tout le temps qu’il lui faut
bot-about-external = un robot proposé par l’hôte de ce serveur
bot-time = { $seconds ->
    [0] joue aussitôt
   *[other] { $seconds } s par tour
}
bot-option = { $level }, { $time }
bot-strength = Force { $strength } sur { $of }
waiting-free = { $count ->
    [one] Une place est libre. Invitez quelqu’un.
   *[other] { $count } places sont libres. Invitez des joueurs.
}
waiting-watch = { $count ->
    [one] Une place est encore libre. Votre lien permet de regarder : restez, la partie s’affichera ici dès qu’elle commence.
   *[other] { $count } places sont encore libres. Votre lien permet de regarder : restez, la partie s’affichera ici dès qu’elle commence.
}
waiting-full = Tout le monde est là.
waiting-taken = Toutes les places sont prises. Restez, et regardez quand la partie commence.
abandoned-text = Cette table a été abandonnée ; plus personne n’y joue.
invite = Inviter
invite-text = Qui ouvre ce lien peut s’asseoir. Un nom suffit.
link-play = Lien pour jouer
link-watch = Lien pour regarder
start = Distribuer et commencer
start-wait = { $count ->
    [one] Il manque un joueur
   *[other] Il manque { $count } joueurs
}
abandon = Abandonner la table

## À la table

table-connecting = Connexion à la table…
table-unknown = Cette table n’existe pas
table-unknown-why = Elle a peut-être été abandonnée, ou elle est sur invitation et le lien est incomplet. Redemandez le lien.
line-lost = La connexion est coupée. Nouvel essai ; rien de ce que vous avez fait n’est perdu.
line-outdated = Le serveur a été mis à jour depuis que vous avez ouvert cette page.
line-reload = Recharger la page
prompt-over = La partie est terminée.
prompt-won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } se partagent la victoire.
}
prompt-sending = Envoyé…
prompt-waiting = C’est à { $name } de jouer.
confirm = Confirmer
confirm-label = Votre choix
confirm-choose = { $count ->
    [one] Un seul choix s’offre à vous
   *[other] { $count } choix s’offrent à vous
}
confirm-how = Un clic joue ce qui peut s’annuler ; le reste attend votre confirmation.
confirm-not-you = Les autres réfléchissent. Vous aussi : essayez Et si.
confirm-over = Plus rien à faire ici.
proxy-open = Enchérir jusqu’à…
proxy-note = Le serveur enchérit pour vous, pas à pas, jusqu’à une limite que personne d’autre ne connaît.
proxy-limit = Jusqu’à
proxy-give = Enchérir
proxy-given = Enchères pour vous jusqu’à { $florins }
proxy-withdraw = Retirer
choice-line = { $title } : { $gloss }
choices = Choix
choices-all = Tous les choix ({ $count })
choices-filter = Chercher parmi { $count } choix
undo = Annuler
undo-title = Reprendre votre dernier choix
undo-not = Rien à reprendre : quelque chose a été révélé, ou le dernier choix n’était pas le vôtre
side = À côté de la table
tab-board = Table
tab-choices = { $count ->
    [one] (un choix ici)
   *[other] ({ $count } choix ici)
}
look-at = Regarder le plateau de { $name }
look-back = Retour
looking-at = Le plateau de { $name }
log = Journal
log-earlier = Ce qui s’est passé avant
log-who = { $name }
log-move = Aller au coup { $move }
log-only-choice = seul choix possible
log-details = Détails du tour de { $name }
log-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
recap = Depuis votre dernier tour
recap-first = Avant votre premier tour
recap-replay = Revoir le tour de { $name }
rerun-line = C’est déjà joué. Votre tour vous attend.
rerun-back = Revenir à mon tour
follow-next = Suivant ({ $count })
follow-next-title = Montrer l’étape suivante (Espace)
follow-skip = Passer
follow-skip-title = Montrer où en est la partie (Espace, ou un clic sur le plateau)
chat = Discussion
chat-none = Rien n’a encore été dit.
chat-say = Dire quelque chose
chat-send = Envoyer
scores = Points
scores-source = Points pour
scores-total = Total
scores-so-far = Ce que tout le monde a vu jusqu’ici.
scores-if-ended = Comme si la partie s’arrêtait ici.
scores-imagined = Comme si la partie imaginée s’arrêtait ici.
scores-hidden = Dans ce jeu, on compte les points à la fin.
command-label = Tapez un choix, par exemple ses premières lettres
command-several = « { $word } » peut être { $choices } : tapez-en un peu plus.
command-unknown = « { $word } » n’est pas possible maintenant.
text-board = Table en mots
legend = Légende
legend-title = Ce qui est imprimé sur les pièces (L)
text-board-title = Table en mots (T)
table-menu = Cette table
watching = { $count ->
    [one] Vous regardez.
   *[other] Vous êtes { $count } à regarder.
}
over-line = Bien joué. Voyez d’où viennent les points, ou revoyez la partie.
what-if = Et si
what-if-title = Continuer en privé (W)
what-if-moves = { $count ->
    [0] Et si
    [one] Et si : un coup
   *[other] Et si : { $count } coups
}
what-if-all = Vous choisissez pour tous ; rien ne compte.
what-if-bots = Les robots répondent à vos choix ; rien ne compte.
what-if-behind = Entre-temps, la vraie partie a avancé.
what-if-for = Choisissez pour { $name }.
what-if-again = Imaginer encore
what-if-end = Retour à la partie
hint = Conseil
hint-title = Ce que ferait un maître (?)
hint-by = Le conseil d’un maître
hint-thinking = Un maître regarde votre table…
hint-give-up = Tant pis
hint-none = Le maître ne voit rien à conseiller ici.
hint-found = { $count ->
    [one] Un choix : { $best }
   *[other] { $count } choix, le meilleur d’abord : { $best }
}
hint-company = Les conseils ne sont que pour les tables où l’on joue seul contre des robots : les autres personnes n’en auraient pas.
hint-not-yours = Ce n’est pas votre tour. Redemandez quand ce le sera.
hint-no-time = Le serveur n’a pas le temps de réfléchir. Redemandez dans un instant.
hint-ahead = environ { $points } points d’avance à la fin
hint-behind = environ { $points } points de retard à la fin
hint-even = à égalité à la fin
hint-less = Environ { $points } points de moins que le premier choix.
hint-as-good = Aussi bon que le premier choix.
standing-now = si la partie finissait maintenant :
standing-title = { $name }, si la partie finissait maintenant
standing-unknown = ? est mis pour ce que vous ne voyez pas et qui n’est pas compté : { $sources }.
standing-note = Si la partie finissait maintenant.
stuck = Cette partie a été enregistrée par une autre version et ne peut être suivie que jusqu’au coup { $move } sur { $of }.
stuck-go-on = Reprendre au coup { $move }
stuck-asks = { $name } demande à reprendre au coup { $move }.
stuck-unreadable = Cette partie a été enregistrée par une autre version et ne peut pas être lue ici. La personne qui a ouvert la table peut la fermer.
stuck-close = Fermer la table
log-rules-changed = À partir d’ici, la partie suit la version { $version } des règles.
new-stand-in = Qui remplace une personne qui part
same-deal-note = { $count ->
    [one] Une autre table joue
   *[other] { $count } autres tables jouent
} la même donne. Jusqu’à la fin de toutes ces parties, seules les personnes assises à une table en voient le jeu.
same-deal-closed = Cette donne est jouée à plusieurs tables. Jusqu’à la fin de toutes ces parties, seules les personnes assises ici voient le jeu.
notes = Notes
notes-title = Ce que chacun aurait pu noter
notes-show = Montrer ce que chacun aurait pu noter
notes-shown = Chacun voit ce qu’il aurait pu noter.
notes-consent = Montrer ce que chacun aurait pu noter. Les autres sont consultés.
notes-asked-later = Une fois la partie lancée, chacun peut les demander à tous les autres.
notes-on = oui
notes-off = non
remembered = de mémoire
consent-notes-on = { $name } demande d’activer les notes : chacun voit ce qu’il aurait pu noter.
consent-notes-off = { $name } demande de désactiver les notes.
consent-lend = { $name } demande qu’un robot joue à sa place.
consent-return = { $name } demande à reprendre sa place au robot.
consent-shown = { $count ->
    [one] Depuis, quelque chose a été tiré ou montré au coup { $moves }.
   *[other] Depuis, des choses ont été tirées ou montrées aux coups { $moves }.
}
error-stand-in = Entre personnes, seul le remplaçant choisi pour cette table peut jouer à votre place.
consent-asks = { $name } demande à revenir au coup { $move }.
consent-ask = Demander à revenir ici
consent-asked = Les autres sont consultés.
consent-yes = Accepter
consent-no = Refuser
curtain-title = C’est à { $name } de jouer
curtain-text = Passez l’écran ; que personne d’autre ne regarde.
curtain-lift = Je suis { $name }
note = Votre note privée
note-hint = Vous seul la voyez.
bot-take = Laisser un robot jouer pour moi
bot-return = Je reprends ma place
resign = Abandonner la partie
resign-sure = Abandonner pour de bon
resigned = a abandonné
leave-note = Vous pouvez aussi simplement fermer la page : votre place vous attend.
seal = Sceau de la donne : { $seal }
secret = Secret de la donne : { $secret }

## Titres des choix

family-build = Construire
family-improve = Améliorer
family-visit = Visiter la Cour Royale
family-take = Prendre
family-sector = Secteurs
family-pay = Payer
family-evaluate = Évaluer
family-in = Dans une ville
family-over = Sur un bâtiment
family-purchase = Acheter
family-claim = Prendre un élément
family-place = Placer
family-on = Sur un bâtiment
family-open = Ouvrir une enchère
family-introduce = Instituer une liberté
family-work = Réaliser une œuvre
family-recruit = Recruter
family-return = Rendre
family-keep = Garder
family-under = Sous la pile
family-play = Jouer une carte
family-convert = Convertir
family-finish = Terminer un monument
family-reserve = Réserver
family-activate = Lieux
family-sell = Vendre
family-buy = Acheter
family-swap = Échanger
family-engage = Engager un artiste
family-give = Donner
family-choose = Choisir
family-go = Aller
family-bread = Pour 1 pain
family-disc = Placer votre disque
family-score = Quelle carte d’abord

## Revoir, et après

replay = Revoir
replay-move = { $move ->
    [0] la donne
   *[other] coup { $move }
} sur { $of }
move-number = { $move ->
    [0] la donne
   *[other] coup { $move }
}
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-keys = Les flèches parcourent la partie ; chaque instant a sa propre adresse.
replay-live = À la table
replay-eyes = Vu par
replay-nobody = un spectateur
replay-share = Copier l’adresse de cet instant
after-title = Après la partie
after-not-yet = Cette partie n’est pas encore terminée
after-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
after-moves = { $moves ->
    [one] 1 coup
   *[other] { $moves } coups
}
after-sources = D’où viennent les points
after-plot = Points au fil du temps
after-plot-note = À chaque instant, comme si la partie s’arrêtait là, coup par coup.
after-plot-wait = Lecture de la partie…
rematch = Revanche
share = Partager
record = Enregistrement
fair-title = Vérifier que la donne était honnête
fair-text = Avant la partie, le serveur a montré le sceau d’un secret ; tout le hasard en vient. Le secret est maintenant connu : l’enregistrement et mecenate replay --verify montrent que rien n’a été changé.

## Règles

rules = Règles
rules-lede = Chaque règle de chaque jeu, dans nos propres mots, numérotée pour que la table puisse la citer.
rules-english = Ces règles ne sont pas encore traduites ; les voici en anglais.
rules-glossary = Les termes du jeu
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] 1 clause trouvée
   *[other] { $count } clauses trouvées
}
rules-clause = Règle { $clause }
rules-none = Cette règle n’existe pas.
rules-all = Toutes les règles

## Réglages

settings-language = Langue
settings-theme = Thème
theme-name-system = Comme l’appareil
theme-name-light = Clair
theme-name-dark = Sombre
settings-table = À la table
settings-confirmation = Confirmer
confirmation-final = Ce qui est irréversible
confirmation-always = Chaque choix
confirmation-never = Rien
settings-forced = Jouer d’office le seul choix possible
settings-forced-note = Quand il n’y a rien d’autre à choisir, le coup part après une demi-seconde.
settings-pace = Montrer les coups des autres
pace-instant = Aussitôt
pace-fast = Vite
pace-normal = Normalement
pace-slow = Lentement
pace-step = Pas à pas
settings-motion = Animations
settings-motion-note = Les pièces se déplacent à l’écran ; sinon elles apparaissent à leur place.
settings-sounds = Sons
settings-sounds-note = Un bruit bref à chaque coup, deux notes quand c’est à vous.
settings-text = Table en mots
settings-text-note = Des listes et des tableaux au lieu du plateau dessiné, pour les lecteurs d’écran.
settings-notices = Notifications
settings-notices-note = Le navigateur vous prévient quand c’est à vous, tant que cette page est ouverte quelque part.
settings-notices-on = Me prévenir
settings-notices-off = Ne plus me prévenir
settings-notices-refused = Le navigateur n’autorise pas les notifications ici.
keys = Touches
key-tab = aller au plateau, puis à la commande suivante
key-pieces = sur le plateau : d’une pièce à l’autre ; avec Maj aussi vers celles qu’on ne peut pas choisir
key-enter = jouer la pièce qui a le focus, ou confirmer
key-esc = retirer la sélection
key-space = pendant les coups des autres : les passer, ou l’étape suivante ; dans une relecture : lecture et pause
key-u = annuler
key-numbers = choisir l’un des neuf premiers choix, à la table en mots
key-t = table en mots
key-w = et si
key-l = légende : ce qui est imprimé
key-question = conseil
key-f1 = cette liste
key-slash = à la ligne de commande
key-arrows = parcourir la partie

## Personnes

profile-own = Votre page
profile-guest = Invité
profile-account = Avec un compte
profile-nobody = Pas encore de nom
profile-nobody-text = Dites votre nom et prenez place.
profile-change = À votre sujet
profile-programs = Pour les programmes
profile-webhook = Webhook
profile-webhook-note = Une adresse appelée quand c’est à vous. Laissez vide si vous ne savez pas ce que c’est.
ratings = Force
ratings-none = Pas encore de partie classée.
rating-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
account = Compte
account-make = Créer un compte
account-enter = Se connecter
account-guest = En invité
account-note = Utile seulement pour revenir avec un autre appareil ; un invité peut jouer à tout.
account-login = Identifiant
account-password = Mot de passe
account-known = Connecté sous { $login }.
account-leave = Se déconnecter
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
password-changed = Le mot de passe est changé, et toutes vos autres sessions ont pris fin.
sessions = Sessions
sessions-note = Les navigateurs et programmes connectés sous votre nom. Mettez fin à ceux que vous ne reconnaissez pas.
session-here = ce navigateur
session-used = depuis le { $since }, dernière utilisation { $used }
session-end = Mettre fin
session-end-label = Mettre fin à la session : { $device }
session-ended = Cette session a pris fin.
session-device = { $browser } sous { $system }
session-unknown = Programme inconnu
data = Vos données
data-note = Téléchargez tout ce qui est gardé à votre sujet, ou supprimez-le.
data-privacy = Ce qui est gardé, pourquoi et pour combien de temps
data-export = Télécharger mes données
data-delete = Supprimer mon compte
data-delete-guest = Supprimer mes données
delete-text = Vos parties restent, sous le nom « { $name } ». Vos messages, notes, classements et sessions sont supprimés aussitôt, et vous abandonnez les parties en cours. C’est irréversible.
delete-sure = Supprimer pour toujours
deleted = Vos données ont été supprimées. Au revoir.
someone-left = une personne partie

## À propos

about-title = Des jeux de société, un seul site
about-lede = Mecenate les propose avec leurs règles complètes, entre amis, contre des robots, tout de suite ou un coup par jour.
about-fair = Honnête
about-fair-text = Votre navigateur ne reçoit jamais ce que votre place ne doit pas voir. La donne est scellée avant le début et vérifiable après la fin.
about-everybody = Pour tous
about-everybody-text = Clavier, lecteur d’écran, téléphone ; lettres et motifs à côté de chaque couleur ; { $languages } langues.
about-think = De quoi réfléchir
about-think-text = Essayez une suite en privé, revenez sur toute la partie, voyez d’où vient chaque point.
about-own = Votre propre serveur
about-own-text = Un seul programme fait tourner le serveur sur votre machine. Rien n’est envoyé ailleurs.
about-sources = De quoi c’est fait
about-sources-text = Tous les dessins et tous les textes sont de nous. Le site utilise ces œuvres libres :
about-values = D’où viennent les nombres
about-values-text = Chaque valeur d’une tuile, d’une carte ou d’un plateau a sa source et son degré de certitude, dans docs/components.md du programme. Si une valeur n’a pas pu être vérifiée, c’est dit là-bas.
about-legal = Mention légale
about-legal-text = Les jeux appartiennent à leurs auteurs et éditeurs. Mecenate n’a aucun lien avec eux, n’utilise ni leurs images ni leurs textes, et ne cite les noms que pour dire quelles règles on joue. Si un jeu vous plaît ici, achetez-le.
about-privacy = Vie privée : ce qui est gardé, pourquoi et pour combien de temps
nowhere = Il n’y a rien ici
nowhere-text = Aucune page n’a cette adresse. Il manque peut-être une lettre à la fin.

## Vie privée

privacy = Vie privée
privacy-lede = Ce que ce serveur garde, pourquoi, et pour combien de temps. Tout reste dans sa propre base de données et n’est remis à personne.
privacy-you = Qui vous êtes
privacy-you-text = Votre nom, pour que les autres sachent avec qui ils jouent. Avec un compte, aussi votre identifiant et votre mot de passe, dont seul un hachage Argon2 est gardé ; et une adresse de webhook, si vous en donnez une. Jusqu’à la suppression de votre compte.
privacy-guests = Les invités
privacy-guests-text = { $days ->
    [0] Un invité sans table est gardé jusqu’à ce qu’il supprime ses données.
   *[other] Un invité sans table qui n’est pas venu depuis { $days } jours est oublié.
}
privacy-sessions = Les sessions
privacy-sessions-text = Pour chaque navigateur et chaque programme connecté sous votre nom : un hachage de son jeton, le nom qu’il se donne, sa première et sa dernière utilisation. Pour que vous restiez connecté et puissiez mettre fin à la session. Pendant { $days } jours.
privacy-addresses = Les adresses
privacy-addresses-text = Les adresses réseau ne sont gardées que sous forme de hachages à clé : pendant { $days } jours celles d’où vous vous êtes connecté, pour que personne ne puisse vous bloquer ; pendant un jour celles d’où quelque chose a été compté, comme des mots de passe faux ou de nouvelles tables. Il n’y a pas de journal des visites.
privacy-games = Les parties
privacy-games-text = Qui était assis où, chaque coup et son heure, le résultat, et une analyse si quelqu’un en a demandé une, pour que les parties continuent, se vérifient, se revoient et s’étudient.
privacy-games-kept = { $days ->
    [0] Les parties finies des personnes qui ont un compte sont gardées.
   *[other] Les parties finies des personnes qui ont un compte disparaissent quand personne ne les a regardées depuis { $days } jours.
}
privacy-guest-games = { $days ->
    [0] Les parties finies des invités sont gardées.
   *[other] Les parties finies des invités disparaissent quand personne ne les a regardées depuis { $days } jours.
}
privacy-running = { $days ->
    [0] Les parties inachevées sont gardées.
   *[other] Les parties inachevées disparaissent quand personne ne les a regardées depuis { $days } jours.
}
privacy-open = { $days ->
    [0] Les tables jamais commencées ou abandonnées sont gardées.
   *[other] Les tables jamais commencées ou abandonnées disparaissent quand personne ne les a regardées depuis { $days } jours.
}
privacy-records = { $days ->
    [0] Les enregistrements ouverts ici pour être regardés sont gardés.
   *[other] Les enregistrements ouverts ici pour être regardés disparaissent quand personne ne l’a fait depuis { $days } jours.
}
privacy-words = Messages et notes
privacy-words-text = Ce que vous dites à une table, avec votre nom et l’heure ; une table garde les { $lines } dernières lignes. Vos notes privées, que vous seul voyez. Elles disparaissent avec la table, ou quand vous supprimez votre compte.
privacy-ratings = Les classements
privacy-ratings-text = Votre force dans chaque jeu, pour les classements, jusqu’à la suppression de votre compte. Dans les classements de la donne du jour, les points de votre partie sous votre nom. Vos premières réponses aux problèmes avec leur heure, pour qu’une réponse ne compte qu’une fois, et votre cote aux problèmes, jusqu’à la suppression de votre compte.
privacy-cookies = Les cookies
privacy-cookies-text = Deux, et aucun pour des tiers : « mecenate » dit qui vous êtes ; « mecenate_place » dit que vous vous êtes déjà connecté avec ce navigateur. Vos réglages, et les noms de ceux qui jouent au même écran, restent dans le navigateur.
privacy-rights = Ce que vous pouvez faire
privacy-rights-text = Sur votre page, vous pouvez télécharger tout ce qui est gardé à votre sujet, mettre fin à chaque session et supprimer votre compte. Vos parties restent, car ce sont aussi celles des autres ; votre nom y devient « { $name } ».
privacy-page = Vers votre page

## Ce qui n’a pas marché

error-offline = Le serveur est injoignable. Est-il en marche ?
error-broken = Une erreur s’est produite sur le serveur. Réessayez.
error-unknown-table = Cette table n’existe pas, ou elle est sur invitation et votre lien n’est pas le bon.
error-stale-version = La partie a avancé entre-temps. Regardez et choisissez à nouveau.
error-seat-taken = Quelqu’un a été plus rapide : la place est prise.
error-not-seated = Vous n’êtes pas assis à cette table.
error-too-many = C’était trop à la fois. Attendez un peu.
error-too-many-bots = Un invité ne peut mener que quelques parties à la fois contre des robots forts. Terminez ou abandonnez-en une, choisissez d’autres robots ou créez un compte.
error-not-open = Ce n’est plus possible : la partie a commencé, ou la table a été abandonnée.
error-sign-in = Dites d’abord votre nom ; un nom suffit.
error-not-allowed = Vous ne pouvez pas faire cela ici.
error-malformed = Le serveur n’a pas compris. Vérifiez ce que vous avez saisi.
error-not-stored = Le serveur n’a pas pu l’enregistrer : rien n’a été changé. Réessayez.
error-free-seats = Il reste des places libres : attendez des joueurs, ou asseyez-y des robots.
error-not-over = Cela s’ouvre à la fin de la partie : on y voit des choses cachées.
error-not-running = Personne ne joue à cette table en ce moment.
error-not-analysed = Cette partie n’a pas encore été analysée.
error-unknown-opening = Aucune partie n’a commencé ainsi.
error-unknown-puzzle = Ce problème n’existe pas.
error-turn-goes-on = Ce n’est pas encore un tour complet.
error-not-your-turn = Ce n’est pas à vous.
error-bot-plays = Un robot joue pour vous. Reprenez d’abord votre place.
error-nobody-there = Personne n’est assis là.
error-nobody-asks = Plus personne ne demande à revenir en arrière.
error-no-undo = Impossible de revenir là-dessus : quelqu’un d’autre a choisi, ou quelque chose a été montré.
error-no-such-move = La partie n’a pas ce coup.
error-no-auction = Il n’y a pas en ce moment d’enchère sur cet item à laquelle vous puissiez participer.
error-low-bid = C’est moins que la prochaine enchère.
error-stuck = Cette partie a été enregistrée par une autre version : reprenez d’un commun accord à un coup antérieur, ou fermez la table.
error-unreadable = Cette partie a été enregistrée par une autre version et ne peut pas être lue ici.
error-older-rules = Cette partie a été jouée selon d’anciennes règles et ne peut plus être montrée.
error-others-seated = D’autres se sont assis à une table sans notes. Demandez-leur une fois la partie commencée.
error-same-deal = Vous jouez déjà cette donne à une autre table.
error-day-closed = Le jour de cette donne est clos : on ne joue plus ici.
error-unknown-day = Il n’y a pas de donne pour ce jour.
error-deal-of-the-day = La donne du jour se joue sans cette aide.
error-unknown-seat = La table n’a pas cette place.
error-unknown-person = Personne n’est connu à cette adresse.
error-unknown-game = Ce jeu n’existe pas ici.
error-unknown-action = Ce n’est pas un choix de ce jeu.
error-illegal-action = Ce n’est pas possible maintenant.
error-bad-option = La table ne peut pas être ouverte ainsi.
error-bad-record = Cet enregistrement est illisible.
error-login-taken = Quelqu’un a déjà cet identifiant. Choisissez-en un autre.
error-has-account = Vous avez déjà un compte.
error-wrong-password = L’identifiant et le mot de passe ne correspondent pas.
error-refused = Le serveur refuse cela.
error-unknown-guide = Il n’y a pas de partie guidée pour ce titre.
error-unknown-step = La partie guidée n’a pas cette étape.
error-unknown-session = Cette session n’existe plus.
error-no-account = Vous n’avez pas de compte, donc pas de mot de passe.

## Ce qui suit un choix

then-prompt = Ensuite : { $prompt }
then-turn = Ensuite, c’est à { $player }

## Le moteur utilisé

home-leave = Pour partir, fermez cette page : les parties en cours vous attendent.
engine-compiled = Le serveur et les robots utilisent le moteur compilé.
engine-bots-compiled = Les robots utilisent maintenant le moteur compilé ; le serveur l’utilisera à son prochain démarrage.
engine-running = Le moteur compilé est en construction ; d’ici là, les robots réfléchissent avec le moteur interprété et sont plus faibles.
engine-failed = Le moteur compilé n’a pas pu être construit ; les robots réfléchissent avec le moteur interprété et sont plus faibles.
engine-interpreted = Le serveur et les robots utilisent le moteur interprété ; les robots qui réfléchissent à la montre sont plus faibles.

## Analyse et entraînement

analysis = Analyse
analysis-about = Un maître juge chaque tour d’après ce que le joueur savait alors, et cherche mieux. Cela prend une minute ou plus, et seulement quand aucun robot ne réfléchit.
analysis-ask = Analyser cette partie
analysis-waiting = En attente d’un processeur libre…
analysis-progress = Tours jugés : { $done } sur { $turns }.
analysis-leave = Vous pouvez quitter cette page : le résultat est conservé.
analysis-failed = Cette partie n’a pas pu être analysée.
analysis-chances = Chances de victoire
analysis-chart-note = Avant chaque tour. Choisissez une marque pour voir son tour sur le plateau ; les plus grandes coûtent plus.
analysis-earlier = Marque précédente
analysis-later = Marque suivante
analysis-turn = { $name }, à partir du coup { $move }
analysis-change = Chances de victoire : { $before } % avec le meilleur tour, { $after } % avec celui-ci.
analysis-show-better = Montrer le meilleur tour
analysis-show-played = Montrer le tour joué
analysis-shows-better = Le plateau montre où le meilleur tour aurait mené.
analysis-look = Tours à revoir :
analysis-how = D’où viennent les chiffres
analysis-how-text = Une recherche ({ $level }) essaie le tour joué et les meilleures autres possibilités dans les mêmes parties imaginées, conformes à tout ce que le joueur avait vu. Les chances sont les estimations d’un juge entraîné, pas des résultats de parties ; à quatre joueurs, il sous-estime celui qui mène. La même partie reçoit toujours la même analyse.
analysis-how-marks = Un tour qui coûte 2,5 % de chances de victoire est une imprécision, 5 % une erreur, 10 % une gaffe, une fois retranchée une erreur type. La chance est ce qu’un tirage a changé, comparé à d’autres tirages à sa place.
analysis-record = Enregistrement avec l’analyse
practise = Jouer à partir d’ici
practise-text = Une nouvelle table reprend après le coup { $move }, avec des robots aux autres places, les conseils et le droit d’annuler. Les tirages seront différents.
practise-seat = Votre place
practise-level = Les autres
practise-go = Jouer

## Problèmes

puzzles = Problèmes
puzzles-lede = Des positions tirées de parties de robots. Un tour est nettement le meilleur, et ce n’est pas le plus évident.
puzzles-none = Il n’y a pas encore de problèmes ici.
puzzles-guest = Tout le monde peut les résoudre. Avec un compte, vos premières réponses sont cotées.
puzzles-rating = Votre cote : { $rating } ± { $error }, après { $answers ->
    [one] une réponse
   *[other] { $answers } réponses
}
puzzles-solve = Résoudre le suivant
puzzle-today = Problème du jour
puzzle-unknown = Ce problème n’existe pas. Les voici tous.
puzzle-label = Problème { $number }, cote { $rating }, { $state }
puzzle-open = sans réponse
puzzle-was-solved = résolu
puzzle-was-missed = non résolu
puzzle-of = Problème { $number } sur { $of }
puzzle-rating = Cote { $rating }
puzzle-find = Trouvez le meilleur tour
puzzle-task = C’est à vous de jouer, dans une partie à { $seats }. Choisissez sur le plateau ; vous pouvez reprendre vos choix jusqu’à la réponse.
puzzle-your-turn = Votre tour jusqu’ici
puzzle-complete = Le tour est complet : répondez, ou reprenez un choix.
puzzle-answer = Répondre
puzzle-back = Reprendre
puzzle-give-up = Montrer la solution
puzzle-solved = Résolu !
puzzle-missed = Ce n’est pas le meilleur tour.
puzzle-shown = Voici la solution.
puzzle-rated = Votre cote : { $before } → { $after }.
puzzle-unrated = Cette réponse n’est pas cotée.
puzzle-solution = Le meilleur tour
puzzle-chance = Chances de victoire avec ce tour : { $chance } %. Écart avec le meilleur adversaire : { $points } points.
puzzle-show-after = Le montrer sur le plateau
puzzle-show-before = Montrer la position de départ
puzzle-again = Réessayer
puzzle-others = Autres tours
puzzle-cost = Coûte { $chance } % de chances de victoire et { $points } points :
puzzle-levels = À quelle fréquence les niveaux le trouvent :
puzzle-level = { $level } { $solved } sur { $asked }
puzzle-previous = Précédent
puzzle-next = Suivant
puzzle-all = Tous les problèmes
puzzle-keys = Entrée : répondre · U : reprendre · C : liste des choix · ← → : autres problèmes

openings = Ouvertures
openings-lede = Ce que font les robots et les personnes dans les premiers tours, à quelle fréquence et avec quel résultat.
openings-none = Il n’y a pas d’ouvertures ici.
opening-players = { $count } joueurs
opening-start = La première étape
opening-after = { $count ->
    [one] Après une étape
   *[other] Après { $count } étapes
}
opening-line = Les étapes jusqu’ici
opening-next = Ce qui a suivi
opening-figures = { $games ->
    [one] une partie
   *[other] { $games } parties
} ({ $share } %) · gagnées { $wins } % · { $points } points
opening-bots = Robots :
opening-people = Personnes :
opening-rests = Tout cela repose sur { $games } parties de robots : l’ouverture jouée au niveau { $level }, le reste au niveau { $then }.
opening-rests-people = S’y ajoutent { $games } parties terminées entre personnes sur ce serveur.
opening-few = Ce que font les personnes sur ce serveur est montré à partir de { $needed } parties terminées ; il y en a { $games } pour l’instant.
opening-sure = Peu de parties ne disent pas grand-chose : avec 30 parties, une proportion peut être fausse de 9 %.
opening-end = Le tableau s’arrête ici.
opening-board = Une partie de robots qui a commencé ainsi
opening-other-board = Aucune partie de robots n’est allée jusque-là : le plateau montre une étape antérieure.
opening-back = Une étape en arrière
opening-all = Toutes les ouvertures
opening-keys = 1–9 : étape suivante · ← : une étape en arrière · T : table en mots

## La donne du jour

daily = Donne du jour
daily-lede = Chaque jour une donne scellée par titre, la même pour tous, contre deux maîtres. On la joue une seule fois.
daily-guest-note = Les invités jouent une donne à part, qui n’est pas classée.
daily-account = Créer un compte pour entrer au classement
daily-until = jusqu’à { $time }
daily-today = Aujourd’hui, jusqu’à { $time }
daily-back = Retour à aujourd’hui
daily-earlier = Jours précédents
daily-no-day = Il n’y a pas de donne pour ce jour.
daily-status = { $status ->
    [running] en cours
    [over] jouée
    [abandoned] non terminée
   *[none] non jouée
}
daily-seat = Place { $seat } sur { $seats }, contre deux maîtres
daily-for-guests = pour les invités, hors classement
daily-go-on = Continuer
daily-hidden = Les résultats s’afficheront quand vous aurez joué.
daily-abandoned = Vous n’avez pas terminé cette donne : elle n’est pas classée.
daily-missed = Vous n’avez pas joué cette donne.
daily-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $side ->
    [ahead] { $margin } d’avance sur le meilleur adversaire
    [behind] { $margin } de retard sur le meilleur adversaire
   *[level] à égalité avec le meilleur adversaire
}
daily-standing = Rang { $place } sur { $games } parties, mieux que { $percent } % des autres.
daily-only = { $ranked ->
    [true] Pour l’instant, la seule partie classée de cette donne.
   *[false] Pour l’instant, la seule partie de cette donne.
}
daily-few = Avec si peu de parties, cela ne dit pas grand-chose.
daily-master = Un maître à votre place : { $score }.
daily-master-plays = Un maître joue en ce moment cette donne à votre place.
daily-your-game = Votre partie
daily-analyse = L’analyser
daily-master-game = La partie du maître
daily-master-analyse = Analyser celle du maître
daily-ranking = { $count ->
    [one] Classement, { $count } place
   *[other] Classement, { $count } places
}
daily-guests = { $count ->
    [one] { $count } partie d’invité
   *[other] { $count } parties d’invités
}
daily-place = Rang
daily-points = Points
daily-margin = Écart
daily-seal = Sceau
daily-seal-note = Le secret derrière le sceau est publié après la clôture du jour.
daily-table-note = Donne du jour, ouverte jusqu’à { $time } : ni conseil, ni « et si », ni robot qui joue pour vous. Une action peut être reprise tant qu’elle n’a rien montré et que personne d’autre n’a choisi.
daily-give-up-sure = Abandonner : cette donne ne pourra plus être jouée
daily-opens = L’analyse, l’enregistrement et toutes les mains s’ouvrent à la clôture du jour, à { $time }.
daily-not-yours = C’est la donne du jour de quelqu’un d’autre. On peut la regarder après la clôture du jour.
daily-how = Comment cela marche, et ce que valent les chiffres
daily-how-deal = La donne est tirée au début du jour, à 0 h UTC. Son sceau est montré avant la partie ; le secret est publié après 24 h UTC, afin que tout le monde puisse vérifier que rien n’a été changé.
daily-how-masters = Les maîtres disposent d’un nombre fixe d’essais, et non d’un temps de réflexion, et leur hasard vient de la donne. À choix égaux, leurs réponses sont les mêmes.
daily-how-once = Avec un compte, on joue chaque donne une fois. Les invités jouent une autre donne, pour que personne ne puisse d’abord regarder en invité celle du classement. Deux comptes d’une même personne ne se distinguent pas.
daily-how-help = Il n’y a ni conseil, ni « et si », ni robot qui joue pour vous. Une action peut être reprise tant qu’elle n’a rien tiré ni montré et que personne d’autre n’a choisi.
daily-how-ranking = Les parties sont classées par l’écart avec le meilleur adversaire. Le percentile est la part des autres parties terminées dont l’écart est plus petit ; un écart égal compte pour moitié. Une partie n’est qu’un essai : avec une autre donne, l’ordre pourrait changer, et avec moins de 30 parties le percentile ne dit pas grand-chose.
daily-how-close = À 24 h UTC, les parties inachevées se terminent sans rang. Un maître joue alors la donne à votre place, et les deux parties peuvent être revues et analysées.

## Packs

nav-packs = Éléments et packs
