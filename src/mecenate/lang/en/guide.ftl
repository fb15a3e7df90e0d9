### The guided first games: what is the same in all of them.

learn = Learn by playing
learn-game = Learn { $game }
learn-here = Learn it by playing, in ten minutes
lede = A first game at your side: a prepared deal, ten minutes, and you know how to play. No account, no rulebook.
unknown = There is no such guided game, or no such step of it. These there are:
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
everything = Show me everything I may do ({ $count })
said-also = A fine idea as well! For this lesson, take “{ $action }”.
said-other = You may do that. Here the guide has something else in mind: “{ $action }”.
learnt = What you know now
more = Learn another game:
