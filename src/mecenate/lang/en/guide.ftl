### The guided first games: what is the same in all of them.

learn = Learn by playing
learn-game = Learn { $game }
learn-here = Learn it by playing, in ten minutes
lede = A guided first game: a prepared deal, ten minutes, and you know how to play. No account, no rulebook.
unknown = There is no such guided game, or it has no such step. These exist:
step-of = Step { $step } of { $of }
progress = How far you have come
back = Back
next = Next
skip = Skip
look = Look around; the guide goes on when you do.
others = The others are playing …
hurry = Do not wait
keys = Enter chooses, confirms and goes on; ← and → change the step.
your-move = Your move
your-move-of = Your move, { $done } of { $of }
your-move-is = Your move: { $move }
everything = Show me everything I may do ({ $count })
said-also = You may do that too: the board shows what it does. The lesson goes on with “{ $action }”. Undo, or go on.
said-other = You may do that. Here the guide has something else in mind: “{ $action }”.
learnt = What you know now
first-game = Play your first game
first-game-how = Against a novice, with a hint at every choice of yours.
more = Learn another game:
