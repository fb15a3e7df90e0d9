### L’atelier des packs.

title = Atelier des packs
intro = Tous les éléments d’un titre, l’origine de leurs valeurs et leur degré de certitude. Changez ce qui diffère dans votre boîte, puis jouez avec.
lede = Tous les éléments avec leurs sources. Ce que vous changez est vérifié aussitôt par le moteur et gardé dans ce navigateur.
all-titles = Tous les titres
look = Voir
go-on = Continuer
draft = En cours : { $name }
earlier = brouillon précédent
filter = Quels éléments
filter-all = Tous ({ $count })
filter-reconstructed = À vérifier : reconstitués ({ $count })
filter-changed = Changés ({ $count })
search = Chercher
progress = Éléments reconstitués vérifiés : { $done } sur { $of }
checklist = Personne ici n’a vu ces valeurs imprimées. Comparez chacune avec votre boîte, corrigez-la au besoin et cochez-la ; les coches restent dans le fichier exporté, en commentaires.
nothing-reconstructed = Rien n’est reconstitué dans ce titre.
nothing-printed = Rien n’est imprimé sur les pièces de ce jeu.
nothing-found = Aucun élément ne correspond.
unknown-title = Choisissez un des titres de ce serveur.
try-later = Rien n’est perdu : ce navigateur garde vos changements.
changed = Changé
confidence = sûr à { $percent } %
confidence-label = Certitude, de 0 à 1
source = Source
source-edit = Changer la source
checked = Comparé à la boîte
restore = Comme imprimé
edit = Changer
close = Terminé
add = Ajouter à { $name }
remove = Retirer { $name }
asking = Le moteur vérifie…
not-asked = Le moteur n’a pas pu vérifier le dernier changement.
ask-again = Vérifier de nouveau
digest = Empreinte
not-kept = Ce navigateur ne peut pas garder le pack : exportez-le.
open-table = Ouvrir une table avec
export = Exporter en TOML
import = Importer
share = Partager
link = Lien vers ce pack
link-long = Ce pack est trop grand pour un lien : envoyez le fichier exporté.
link-damaged = Le pack de ce lien est illisible.
file-long = Ce fichier est trop grand pour un pack.
undo = Annuler
start-over = Recommencer
save-study = Enregistrer et étudier
name = Nom du pack
save = Enregistrer dans ce navigateur
saved = Enregistré.
saved-packs = Packs enregistrés
open = Ouvrir { $name }
opened = Ouvert : { $name }
study = Avec le fichier exporté, cette commande joue des parties avec et sans lui et les compare :
table-with = Avec le pack { $name } de l’atelier
table-none = Ce navigateur n’a pas de pack de ce titre.
table-without = Jouer sans ce pack
invalid = { $count ->
    [one] 1 problème : aucune table ne peut être ouverte
   *[other] { $count } problèmes : aucune table ne peut être ouverte
}
valid = { $count ->
    [0] Comme imprimé
    [one] Valide, 1 élément changé
   *[other] Valide, { $count } éléments changés
}
problem = { $kind ->
    [syntax] Pas du TOML :
    [size] Trop grand :
    [unknown] Partie inconnue :
    [fit] Les parties ne vont pas ensemble :
   *[value] Impossible :
}
