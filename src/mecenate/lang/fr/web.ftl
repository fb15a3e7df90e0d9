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
options = Plus d’options de règles
your-turn = À vous de jouer
my-turns = { $count ->
    [one] C’est à vous à 1 table
   *[other] C’est à vous à { $count } tables
}
name-title = Comment vous appeler ?
name-text = Un nom suffit. Ni compte, ni adresse.
name-label = Nom
name-go = Prendre place

## Accueil

home-title = Prenez place.
home-welcome = Quatre jeux de mécènes et de bâtisseurs. Sans compte, en un clic.
home-turns = { $count ->
    [one] C’est à vous à une table. Ou commencez autre chose : quatre jeux, sans compte, en un clic.
   *[other] C’est à vous à { $count } tables. Ou commencez autre chose : quatre jeux, sans compte, en un clic.
}
home-play-label = Jouer tout de suite
game-carrara = Achetez le marbre quand il baisse, élevez six villes, choisissez l’instant du décompte.
game-princes = Enchérissez pour vos artistes, aménagez le domaine, présentez leurs œuvres.
game-florenza = Ateliers, artistes et mécénat ; des monuments pour le capitaine du peuple.
game-carpe-diem = Parcourez l’anneau, prenez des tuiles, achevez villas et jardins dans votre quartier.
game-players = { $least } à { $most } joueurs
game-minutes = { $minutes } min
game-advanced = { $game }, expert
play-now = { $bot ->
    [random] Contre deux hasards
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
how-3 = Partez quand vous voulez : votre place vous attend ici.
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
new-note-invite = Vous recevrez un lien à envoyer. La partie commence quand toutes les places sont prises.
seat-number = Joueur { $number }
seat-free = libre
seat-wait = attend quelqu’un
seat-here = présent
seat-away = absent
seat-acts = au trait
seat-bot = Asseoir un robot
seat-leave = Se lever
seat-clear = Libérer la place
seats = Joueurs
bot-random = joue au hasard
bot-novice = débutant
bot-apprentice = apprenti
bot-journeyman = compagnon
bot-master = maître
bot-maestro = maestro
bot-about-random = fait n’importe quoi de permis
bot-about-novice = voit une partie de son tour et se trompe parfois
bot-about-apprentice = prépare tout son tour
bot-about-journeyman = pèse la réponse des autres
bot-about-master = regarde aussi loin que son temps le permet
bot-about-maestro = comme le maître, avec tout le temps qu’il lui faut
bot-time = { $seconds ->
    [0] joue aussitôt
   *[other] { $seconds } s par tour
}
bot-option = { $level }, { $time }
bot-strength = Force { $strength } sur { $of }
waiting-free = { $count ->
    [one] Une place est libre. Invitez quelqu’un.
   *[other] { $count } places sont libres. Invitez du monde.
}
waiting-full = Tout le monde est là.
waiting-taken = Toutes les places sont prises. Restez, et regardez quand la partie commence.
abandoned-text = Cette table a été abandonnée ; plus personne n’y joue.
invite = Inviter
invite-text = Qui ouvre ce lien peut s’asseoir. Un nom suffit.
link-play = Lien pour jouer
link-watch = Lien pour regarder
start = Distribuer et commencer
start-wait = { $count ->
    [one] Il en manque un
   *[other] Il en manque { $count }
}
abandon = Abandonner la table

## À la table

table-connecting = Vers la table …
table-unknown = Cette table n’existe pas
table-unknown-why = Elle a peut-être été abandonnée, ou elle est sur invitation et le lien n’est pas entier. Redemandez le lien.
line-lost = La connexion est perdue. Nouvel essai ; rien n’est perdu.
line-outdated = La maison a été renouvelée depuis que vous avez ouvert cette page.
line-reload = La recharger
prompt-over = La partie est terminée.
prompt-won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } se partagent la victoire.
}
prompt-sending = Envoyé …
prompt-waiting = C’est à { $name }.
confirm = Confirmer
confirm-label = Votre choix
confirm-choose = { $count ->
    [one] Un seul choix s’offre à vous
   *[other] { $count } choix s’offrent à vous
}
confirm-how = Choisissez-en un pour le voir ici ; une seconde fois, Entrée ou Confirmer le joue.
confirm-not-you = Les autres réfléchissent. Vous aussi : essayez Et si.
confirm-over = Plus rien à faire ici.
choices = Choix
choices-all = Tous les choix ({ $count })
choices-filter = Chercher parmi { $count } choix
undo = Annuler
undo-title = Reprendre votre dernier choix
undo-not = Rien à reprendre : quelque chose a été révélé, ou le dernier choix n’était pas le vôtre
side = À côté de la table
tab-board = Table
log = Journal
log-earlier = Ce qui s’est passé avant
log-who = { $name } :
log-move = Aller au coup { $move }
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
command-several = « { $word } » peut être { $choices } : tapez-en un peu plus.
command-unknown = « { $word } » n’est pas possible maintenant.
text-board = Table en mots
legend = Légende
legend-title = Ce qui est imprimé sur les pièces (L)
text-board-title = Table en mots (T)
table-menu = Cette table
watching = { $count ->
    [one] Vous regardez.
   *[other] Vous regardez, à { $count } dans la galerie.
}
over-line = Bien joué. Voyez d’où viennent les points, ou revivez la partie.
what-if = Et si
what-if-title = Continuer en privé (W)
what-if-banner = { $count ->
    [one] { $count ->
        [0] Et si : continuez d’ici en privé. Vous choisissez pour tous ; rien ne compte.
       *[other] Et si : un coup imaginé. Vous choisissez pour tous ; rien ne compte.
    }
   *[other] Et si : { $count } coups imaginés. Vous choisissez pour tous ; rien ne compte.
}
what-if-behind = Entre-temps, la vraie partie a avancé.
what-if-for = Choisissez pour { $name }.
what-if-again = Imaginer encore
what-if-end = Retour à la partie
hint = Conseil
hint-title = Ce que ferait un maître (?)
hint-by = Le conseil d’un maître
hint-thinking = Un maître regarde votre table …
hint-give-up = Tant pis
hint-none = Le maître ne voit rien à conseiller ici.
hint-found = { $count ->
    [one] Un choix : { $best }
   *[other] { $count } choix, le meilleur d’abord : { $best }
}
hint-company = Les conseils sont pour les tables où l’on joue seul contre des robots : les autres n’en auraient pas.
hint-not-yours = Ce n’est pas votre tour. Redemandez quand ce le sera.
hint-no-time = La maison n’a pas le temps de réfléchir. Redemandez dans un instant.
hint-margin = À la fin
hint-looks = Regardé
hint-ahead = environ { $points } points d’avance à la fin
hint-behind = environ { $points } points de retard à la fin
hint-even = à égalité à la fin
hint-visits = { $count ->
    [one] regardé une fois
   *[other] regardé { $count } fois
}
standing-now = si la partie finissait maintenant :
standing-title = { $name }, si la partie finissait maintenant
standing-unknown = ? dépend de ce que vous ne voyez pas et n’est pas compté.
standing-note = Si la partie finissait maintenant. ? dépend de ce que vous ne voyez pas et n’est pas compté.
stuck = Cette partie a été enregistrée par une autre version et ne peut être suivie que jusqu’au coup { $move } sur { $of }.
stuck-go-on = Reprendre au coup { $move }
stuck-asks = { $name } demande à reprendre au coup { $move }.
stuck-unreadable = Cette partie a été enregistrée par une autre version et ne peut pas être lue ici. La personne qui a créé la table peut la fermer.
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
curtain-title = C’est à { $name }
curtain-text = Passez l’écran ; que personne d’autre ne regarde.
curtain-lift = Je suis { $name }
note = Votre note privée
note-hint = Vous seul la voyez.
bot-take = Laisser un robot jouer pour moi
bot-return = Je reprends ma place
resign = Abandonner la partie
resign-sure = Abandonner pour de bon
resigned = a abandonné
leave-note = Vous pouvez aussi simplement fermer la page : votre place vous attend.
seal = Sceau de la donne : { $seal }
secret = Secret de la donne : { $secret }

## Titres des choix

family-build = Construire
family-improve = Améliorer
family-visit = Visiter la cour
family-take = Prendre
family-sector = Secteurs
family-pay = Payer
family-evaluate = Décompter
family-in = Dans une ville
family-over = Sur un bâtiment
family-purchase = Acheter
family-claim = Réclamer
family-place = Placer
family-on = Sur un bâtiment
family-open = Ouvrir une enchère
family-introduce = Accorder une liberté
family-work = Achever une œuvre
family-recruit = Recruter
family-return = Rendre
family-keep = Garder
family-under = Sous la pile
family-play = Jouer une carte
family-convert = Convertir
family-finish = Achever un monument
family-reserve = Réserver
family-activate = Lieux
family-sell = Vendre
family-buy = Acheter
family-swap = Échanger
family-engage = Engager un artiste
family-give = Donner
family-choose = Choisir
family-go = Aller
family-bread = Avec un pain
family-disc = Poser votre disque
family-score = Décompter une carte

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
replay-keys = Les flèches parcourent la partie ; chaque instant a sa propre adresse.
replay-live = À la table
replay-eyes = Par les yeux de qui
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
after-plot-wait = Lecture de la partie …
rematch = Revanche
share = Partager
record = Relevé
fair-title = Vérifier que la donne était honnête
fair-text = Avant la partie, la maison a montré le sceau d’un secret ; tout le hasard en est venu. Le secret est maintenant ouvert : le relevé et mecenate replay --verify montrent que rien n’a été changé.

## Règles

rules = Règles
rules-lede = Chaque règle de chaque jeu, dans nos propres mots, numérotée pour que la table puisse la citer.
rules-english = Les règles sont rédigées en anglais.
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
settings-one-click = Jouer en un clic
settings-one-click-note = Sans aperçu préalable ; Annuler reste, quand c’est juste.
settings-motion = Animations
settings-motion-note = Les pièces se déplacent ; sinon elles sont simplement là.
settings-sounds = Sons
settings-sounds-note = Un petit coup à chaque coup joué, deux notes quand c’est à vous.
settings-text = Table en mots
settings-text-note = Des listes et des tableaux au lieu du plateau dessiné, pour les lecteurs d’écran.
settings-notices = Notifications
settings-notices-note = Le navigateur vous prévient quand c’est à vous, tant que cette page est ouverte quelque part.
settings-notices-on = Me prévenir
settings-notices-off = Ne plus me prévenir
settings-notices-refused = Le navigateur n’autorise pas les notifications ici.
keys = Touches
key-enter = confirmer le choix
key-esc = retirer la sélection
key-u = annuler
key-numbers = choisir l’un des neuf premiers choix, à la table en mots
key-t = table en mots
key-w = et si
key-l = légende : ce qui est imprimé
key-question = conseil
key-slash = à la ligne de commande
key-arrows = parcourir la partie

## Personnes

profile-own = Votre page
profile-guest = Invité
profile-account = Chez soi ici
profile-nobody = Personne encore
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
account-note = Utile seulement pour revenir d’un autre appareil ; un invité peut tout jouer.
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
session-end-label = Mettre fin à la session : { $device }
session-ended = Cette session a pris fin.
session-device = { $browser } sous { $system }
session-unknown = Programme inconnu
data = Vos données
data-note = Téléchargez tout ce qui est gardé à votre sujet, ou supprimez-le.
data-privacy = Ce qui est gardé, pourquoi et pour combien de temps
data-export = Télécharger mes données
data-delete = Supprimer mon compte
data-delete-guest = Supprimer mes données
delete-text = Vos parties restent, sous le nom « { $name } ». Vos messages, notes, classements et sessions sont supprimés aussitôt, et vous abandonnez les parties en cours. C’est irréversible.
delete-sure = Supprimer pour toujours
deleted = Vos données ont été supprimées. Au revoir.
someone-left = une personne partie

## À propos

about-title = Une maison pour quatre jeux
about-lede = Mecenate les joue selon les règles complètes, entre amis, contre des robots, tout de suite ou un coup par jour.
about-fair = Honnête
about-fair-text = Votre navigateur ne reçoit jamais ce que votre place ne doit pas voir. La donne est scellée avant le début et vérifiable après la fin.
about-everybody = Pour tous
about-everybody-text = Clavier, lecteur d’écran, téléphone ; lettres et motifs à côté de chaque couleur ; trois langues.
about-think = De quoi réfléchir
about-think-text = Essayez une suite en privé, revenez sur toute la partie, voyez d’où vient chaque point.
about-own = Votre propre maison
about-own-text = Un seul programme ouvre la maison sur votre machine. Rien n’est envoyé ailleurs.
about-sources = De quoi c’est fait
about-sources-text = Tous les dessins et tous les mots sont de nous. La page repose sur ces œuvres libres :
about-values = D’où viennent les nombres
about-values-text = Chaque valeur d’une tuile, d’une carte ou d’un plateau a sa source et son degré de certitude, dans docs/components.md du programme. Si une valeur n’a pas pu être vérifiée, c’est dit là-bas.
about-legal = Mention légale
about-legal-text = Les jeux appartiennent à leurs auteurs et éditeurs. Mecenate n’a aucun lien avec eux, n’utilise ni leurs images ni leurs textes, et ne cite les noms que pour dire quelles règles on joue. Si un jeu vous plaît ici, achetez-le.
about-privacy = Vie privée : ce qui est gardé, pourquoi et pour combien de temps
nowhere = Il n’y a rien ici
nowhere-text = Aucune page n’a cette adresse. Il manque peut-être une lettre à la fin.

## Vie privée

privacy = Vie privée
privacy-lede = Ce que cette maison garde, pourquoi, et pour combien de temps. Tout reste dans sa propre base de données et n’est remis à personne.
privacy-you = Qui vous êtes
privacy-you-text = Votre nom, pour que les autres sachent avec qui ils jouent. Avec un compte, aussi votre identifiant et votre mot de passe, dont seul un hachage Argon2 est gardé ; et une adresse de webhook, si vous en donnez une. Jusqu’à la suppression de votre compte.
privacy-guests = Les invités
privacy-guests-text = { $days ->
    [0] Un invité sans table est gardé jusqu’à ce qu’il supprime ses données.
   *[other] Un invité sans table qui n’est pas venu depuis { $days } jours est oublié.
}
privacy-sessions = Les sessions
privacy-sessions-text = Pour chaque navigateur et chaque programme connecté sous votre nom : un hachage de son jeton, le nom qu’il se donne, sa première et sa dernière utilisation. Pour que vous restiez connecté et puissiez mettre fin à la session. Pendant { $days } jours.
privacy-addresses = Les adresses
privacy-addresses-text = Les adresses réseau ne sont gardées que sous forme de hachages à clé : pendant { $days } jours celles d’où vous vous êtes connecté, pour que personne ne puisse vous bloquer ; pendant un jour celles d’où quelque chose a été compté, comme des mots de passe faux ou de nouvelles tables. Il n’y a pas de journal des visites.
privacy-games = Les parties
privacy-games-text = Qui était assis où, chaque coup et son heure, et le résultat, pour que les parties continuent, se vérifient et se revoient.
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
privacy-words-text = Ce que vous dites à une table, avec votre nom et l’heure ; une table garde les { $lines } dernières lignes. Vos notes privées, que vous seul voyez. Elles disparaissent avec la table, ou quand vous supprimez votre compte.
privacy-ratings = Les classements
privacy-ratings-text = Votre force dans chaque jeu, pour les tableaux des meilleurs. Jusqu’à la suppression de votre compte.
privacy-cookies = Les cookies
privacy-cookies-text = Deux, et aucun pour d’autres : « mecenate » dit qui vous êtes ; « mecenate_place » dit que vous vous êtes déjà connecté avec ce navigateur. Vos réglages, et les noms de ceux qui jouent au même écran, restent dans le navigateur.
privacy-rights = Ce que vous pouvez faire
privacy-rights-text = Sur votre page, vous pouvez télécharger tout ce qui est gardé à votre sujet, mettre fin à chaque session et supprimer votre compte. Vos parties restent, car ce sont aussi celles des autres ; votre nom y devient « { $name } ».
privacy-page = Vers votre page

## Ce qui n’a pas marché

error-offline = La maison est injoignable. Est-elle ouverte ?
error-broken = Quelque chose s’est cassé dans la maison. Réessayez.
error-unknown-table = Cette table n’existe pas, ou elle est sur invitation et votre lien n’est pas le bon.
error-stale-version = La table a avancé entre-temps. Regardez et choisissez à nouveau.
error-seat-taken = Quelqu’un a été plus rapide : la place est prise.
error-not-seated = Vous n’êtes pas assis à cette table.
error-too-many = C’était trop à la fois. Attendez un peu.
error-too-many-bots = Un invité ne peut mener que quelques parties à la fois contre des robots forts. Terminez ou abandonnez-en une, choisissez d’autres robots ou créez un compte.
error-not-open = Ce n’est plus possible : la partie a commencé, ou la table a été abandonnée.
error-sign-in = Dites d’abord votre nom ; un nom suffit.
error-not-allowed = Vous ne pouvez pas faire cela ici.
error-malformed = La maison n’a pas pu lire cela. Vérifiez ce que vous avez saisi.
error-not-stored = La maison n’a pas pu le noter : rien n’a été changé. Réessayez.
error-free-seats = Il reste des places : attendez du monde, ou installez des bots.
error-not-over = Cela s’ouvre à la fin de la partie : il s’y trouve des choses cachées.
error-not-running = Personne ne joue à cette table en ce moment.
error-not-your-turn = Ce n’est pas à vous.
error-bot-plays = Un bot joue pour vous. Reprenez d’abord votre place.
error-nobody-there = Personne n’est assis là.
error-nobody-asks = Plus personne ne demande à revenir en arrière.
error-no-undo = Impossible de revenir là-dessus : quelqu’un d’autre a choisi, ou quelque chose a été montré.
error-no-such-move = La partie n’a pas ce coup.
error-stuck = Cette partie a été enregistrée par une autre version : reprenez d’un commun accord à un coup antérieur, ou fermez la table.
error-unreadable = Cette partie a été enregistrée par une autre version et ne peut pas être lue ici.
error-older-rules = Cette partie a été jouée selon d’anciennes règles et ne peut plus être montrée.
error-others-seated = D’autres se sont assis à une table sans notes. Demandez-leur une fois la partie lancée.
error-same-deal = Vous jouez déjà cette donne à une autre table.
error-unknown-seat = La table n’a pas cette place.
error-unknown-person = Personne n’est connu à cette adresse.
error-unknown-game = Ce jeu n’existe pas ici.
error-unknown-action = Ce n’est pas un choix de ce jeu.
error-illegal-action = Ce n’est pas possible maintenant.
error-bad-option = La table ne peut pas être ouverte ainsi.
error-bad-record = Ce compte rendu est illisible.
error-login-taken = Quelqu’un a déjà cet identifiant. Choisissez-en un autre.
error-has-account = Vous avez déjà un compte.
error-wrong-password = L’identifiant et le mot de passe ne vont pas ensemble.
error-refused = La maison refuse cela.
error-unknown-guide = Il n’y a pas de partie guidée pour ce titre.
error-unknown-step = La partie guidée n’a pas cette étape.
error-unknown-session = Cette session n’existe plus.
error-no-account = Vous n’avez pas de compte, donc pas de mot de passe.
