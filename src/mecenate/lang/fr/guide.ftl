### Les premières parties guidées : ce qui est le même dans toutes.

learn = Apprendre en jouant
learn-game = Apprendre { $game }
learn-here = L’apprendre en jouant, en dix minutes
lede = Une première partie guidée : une donne préparée, dix minutes, et vous savez jouer. Sans compte ni livret de règles.
unknown = Il n’y a pas de partie guidée de ce nom, ou elle n’a pas cette étape. Voici celles qui existent :
step-of = Étape { $step } sur { $of }
progress = Votre progression
back = Retour
next = Suite
skip = Passer
look = Regardez à loisir ; le guide vous attend.
others = Les autres jouent …
hurry = Ne pas attendre
keys = Entrée choisit, confirme et continue ; ← et → changent d’étape.
your-move = À vous de jouer
your-move-of = À vous de jouer, { $done } sur { $of }
everything = Montrer tout ce que je peux faire ({ $count })
said-also = C’est possible aussi : le plateau montre ce que cela donne. La leçon continue avec « { $action } ». Annulez, ou continuez.
said-other = C’est permis. Mais ici, le guide a autre chose en tête : « { $action } ».
learnt = Ce que vous savez maintenant
first-game = Jouer votre première partie
first-game-how = Contre un novice, avec un conseil à chacun de vos choix.
more = Apprendre un autre jeu :
your-move-is = À vous de jouer : { $move }
