### Les premières parties guidées : ce qui est le même dans toutes.

learn = Apprendre en jouant
learn-game = Apprendre { $game }
learn-here = L’apprendre en jouant, en dix minutes
lede = Une première partie accompagnée : une donne préparée, dix minutes, et vous savez jouer. Sans compte ni règle à lire.
unknown = Il n’y a pas de partie guidée de ce nom, ou pas d’étape de ce numéro. Voici celles qui existent :
step-of = Étape { $step } sur { $of }
progress = Le chemin parcouru
back = Retour
next = Suite
skip = Passer
look = Regardez à loisir ; le guide vous attend.
others = Les autres jouent …
hurry = Ne pas attendre
keys = Entrée choisit, confirme et continue ; ← et → changent d’étape.
your-move = À vous
your-move-of = À vous, { $done } sur { $of }
everything = Montrer tout ce que je peux faire ({ $count })
said-also = C’est une bonne idée aussi ! Pour cette leçon, prenez « { $action } ».
said-other = Vous en avez le droit. Ici, le guide pense à autre chose : « { $action } ».
learnt = Ce que vous savez maintenant
more = Apprendre un autre jeu :
