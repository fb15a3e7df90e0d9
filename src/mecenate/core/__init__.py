"""What every game shares. Knows no game.

`action` the words a player may choose · `state` a game in progress and its agenda · `dealer` the only chance ·
`event` what happened · `record` a game on paper · `score` who won and why · `game` rules with their options ·
`catalogue` which games there are · `pack` what is printed on the pieces · `layout` the names of a state's cells
"""
