"""The games in the frameworks of researchers: `pettingzoo`, `gymnasium` and `open_spiel`, from `mecenate[research]`.

Nothing is imported here, so that each adapter needs its own framework only.
"""
