"""What all games share. It imports no game.

`action`: what a player may choose · `state`: a game in progress · `agenda`: its pending decisions · `layout`,
`content`: what its integers mean · `dealer`: the only source of chance · `event`: what happened · `record`: a game as
text · `score`: who won and why · `game`: rules with their options · `catalogue`: the list of games · `pack`: what is
printed on the pieces
"""
