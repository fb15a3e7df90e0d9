### Die geführten ersten Partien: was in allen gleich ist.

learn = Spielend lernen
learn-game = { $game } lernen
learn-here = Spielend lernen, in zehn Minuten
lede = Eine erste Partie mit Begleitung: ein vorbereiteter Aufbau, zehn Minuten, und du kannst das Spiel. Ohne Konto, ohne Regelheft.
unknown = Eine solche geführte Partie oder einen solchen Schritt gibt es nicht. Diese gibt es:
step-of = Schritt { $step } von { $of }
progress = Wie weit du bist
back = Zurück
next = Weiter
skip = Auslassen
look = Sieh dich um; es geht weiter, wenn du willst.
others = Die anderen spielen …
hurry = Nicht warten
keys = Enter wählt, bestätigt und geht weiter; ← und → wechseln den Schritt.
your-move = Dein Zug
your-move-of = Dein Zug, { $done } von { $of }
your-move-is = Dein Zug: { $move }
everything = Zeig mir alles, was ich darf ({ $count })
said-also = Auch das geht: Der Plan zeigt, was es bringt. Die Lektion geht mit „{ $action }“ weiter. Nimm es zurück oder geh weiter.
said-other = Das darfst du. Hier ist etwas anderes gemeint: „{ $action }“.
learnt = Was du jetzt kannst
first-game = Spiel deine erste Partie
first-game-how = Gegen einen Neuling, mit einem Rat zu jeder deiner Entscheidungen.
more = Ein anderes Spiel lernen:
