### Le plateau de Carpe Diem dans le navigateur, en français.

both = { $first } et { $second }
none = aucune
hidden = caché

## Les lettres sur les toits des quatre maisons

plate-merchant = M
plate-baker = B
plate-senator = S
plate-artisan = A

## L'anneau, la rangée basse, la piste

tab-ring = Anneau
tab-district = Quartier
tab-cards = Cartes
ring = L’anneau
ring-left = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
pile-note = { $cards ->
    [one] { $cards } carte Fontaine
   *[other] { $cards } cartes Fontaine
}
hub-phase = Phase
begins = { $player } commence les manches
hub-round = manche { $round }
space = Case { $space } : { $tiles }.
space-short = Case { $space }
space-empty = plus de tuile
space-pawns = Pions ici : { $players }.
lower = Partie basse
lower-note = l’artisan en prend une
track = Piste Banderole
track-note = le plus avancé commence
track-space = Case { $space } de la piste Banderole.
track-discs = Du haut : { $players }.
track-at = case { $space } de la piste Banderole

## Le quartier

own-board = Quartier de { $player }
district = Votre quartier
district-of = Quartier de { $player }
whose-board = Quel quartier est montré
gold-note = trait doré : terminé
lay = Placer
ways = Comment { $tile } peut se placer
way = { $turns ->
    [0] Sans tourner
    [one] Un quart de tour
   *[other] { $turns } quarts de tour
} : { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}
turn-on = Tourner à droite (R)
turn-back = Tourner à gauche (Maj+R)
cell = Case { $cell }.
cell-banner = Une banderole : une tuile ici vous fait avancer de 1 case sur la piste (CAD-29).
cell-shovel = La pelle : la première tuile va ici (CAD-24).
is-finished = Terminé : { $things }.
task = Terminez { $kind } sur { $line } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin.
task-done = Accomplie.
done-tiles = { $kind } de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}

## Ce que l'on a

short-grape = raisins
short-herb = herbes
short-chicken = poulets
short-fish = poissons
finished = Terminé
nothing-yet = rien encore
finished-n = Terminé : { $things }.
at-the-end = À la fin, jusqu’ici
in-the-end = À la fin
end-game = partie
end-villas = villas
end-track = piste
end-fountains = cartes
end-frame = cadre
end-leftovers = restes
fountain-cards = Cartes Fontaine
fountain-card = Carte Fontaine { $kind } : { $each } points par construction terminée, maintenant { $points }.
only-you = vous seul les voyez
store = Zone de stockage : la tuile face cachée, un demi-point à la fin
stored = Stockées
discs = Disques
discs-left = { $discs ->
    [one] encore { $discs } disque à placer
   *[other] encore { $discs } disques à placer
}
rival = { $tiles } posées. Terminé : { $finished }

## Les cartes Scoring

cards = Cartes Scoring
cards-note = phase { $phase }
pay = rendre
own = posséder
card-pay = Rendez { $needs } pour { $gives }, autant de fois que vous voulez.
card-own = Si vous possédez { $needs } : { $gives }, une fois par set complet.
circle = Cercle entre deux cartes. { $first } { $second }
circle-bare = pas encore de cartes Scoring
circle-of = Le disque de { $player } est ici.
circle-pays = Ensemble, elles rapporteraient { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant.
legend-now = points pour un disque ici maintenant
legend-fails = par carte non remplie

## Ce que fait une action

what-start = Commencer sur la case { $space }
what-go = Aller sur la case { $space }
what-bread = Aller sur la case { $space } pour un pain
what-take = Prendre { $tile }
what-at = { $tile } sur { $cell }
what-store = Stocker { $tile }
what-return = Remettre la carte { $kind }
what-disc = Disque entre { $first } et { $second }
what-score = D’abord { $card }
why-banner = Retire la banderole : { $steps }.
why-done = Termine : { $things }.
choice-store = Stocker
choice-enough = Assez
choice-keep-bread = Garder le pain

## À quoi sert chaque chose, avec la règle

gloss-villa = Villa : deux tuiles ou plus ; les cheminées comptent pour les cartes et à la fin (CAD-31).
gloss-vineyard = Vignoble : 2 à 4 tuiles ; terminé, il donne un raisin par tuile sauf une (CAD-32).
gloss-garden = Jardin : 2 à 4 tuiles ; terminé, il donne une herbe par tuile sauf une (CAD-32).
gloss-farm = Ferme : 2 à 4 tuiles ; terminée, elle donne un poulet par tuile sauf une (CAD-32).
gloss-pond = Étang : 2 à 4 tuiles ; terminé, il donne un poisson par tuile sauf une (CAD-32).
gloss-merchant = Marchand : deux moitiés ; vend toutes vos marchandises, une pièce chacune, et donne { $gain } de plus (CAD-35).
gloss-baker = Boulanger : deux moitiés ; donne { $gain } (CAD-36).
gloss-senator = Sénateur : deux moitiés ; vous fait avancer de { $gain } (CAD-37).
gloss-artisan = Artisan : deux moitiés ; prend une tuile de la partie basse et la place aussitôt (CAD-38).
gloss-market = Marché : donne aussitôt { $gain } (CAD-40).
gloss-bakery = Fournil : donne aussitôt { $gain } (CAD-40).
gloss-fountain = Fontaine : regardez deux cartes Fontaine, gardez-en une de plus (CAD-41).
