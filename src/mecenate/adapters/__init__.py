"""The games as environments of research frameworks: PettingZoo, Gymnasium, OpenSpiel (extra `mecenate[research]`).

Nothing is imported here, so that each adapter needs its own framework only.
"""
