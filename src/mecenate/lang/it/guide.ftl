### The guided first games: what is the same in all of them.

learn = Impara giocando
learn-game = Impara { $game }
learn-here = Imparalo giocando, in dieci minuti
lede = Una prima partita guidata: una disposizione preparata, dieci minuti, e sai giocare. Senza account né regolamento.
unknown = Questa partita guidata non esiste, o non ha questo passo. Ecco quelle che esistono:
step-of = Passo { $step } di { $of }
progress = A che punto sei
back = Indietro
next = Avanti
skip = Salta
look = Guardati intorno; la guida prosegue quando vuoi tu.
others = Gli altri stanno giocando …
hurry = Non aspettare
keys = Invio sceglie, conferma e prosegue; ← e → cambiano passo.
your-move = Tocca a te
your-move-of = Tocca a te, { $done } di { $of }
your-move-is = Tocca a te: { $move }
everything = Mostrami tutto quello che posso fare ({ $count })
said-also = Puoi fare anche così: la plancia mostra che cosa dà. La lezione continua con «{ $action }». Torna indietro, o prosegui.
said-other = Puoi farlo. Qui però la guida ha in mente altro: «{ $action }».
learnt = Che cosa sai adesso
first-game = Gioca la tua prima partita
first-game-how = Contro un principiante, con un consiglio a ogni tua scelta.
more = Impara un altro gioco:
