"""What tests of a game need: tables to play at, properties that every game must have, and harnesses.

The properties are functions that play at a `Table` and fail with an `AssertionError`. `GameSuite` runs them all:

    from mecenate.testing import GameSuite, Table

    class TestStudiolo(GameSuite):
        tables = [Table("studiolo", seats) for seats in (2, 3, 4)]

| module | what it has |
|---|---|
| `tables` | a game with options and a number of seats; playing at random |
| `properties` | pieces, ends, copies, JSON, words, refusals, records |
| `sealing` | what a seat cannot see changes nothing that it is shown or told |
| `views` | the views of a table share their parts, and caches show what is there |
| `numbers` | observations for learners: named, sealed, small |
| `memory` | imagined worlds fit what was seen; what is remembered is certain |
| `belief`, `posterior`, `chi_square`, `lines` | the exact posterior of small positions, and draws compared with it |
| `transcripts` | golden playthroughs and fingerprints of many games |
| `oracle` | an engine and a second implementation in lockstep; perft |
| `texts` | every word of a game in a language |
| `browser` | a table of the game in Chromium, played to its end; `visitor` and `serving` are its parts |

It needs pytest, like the tests that use it. `browser` also needs Playwright, Chromium and `mecenate[server]`.
"""

from mecenate.testing.suite import GameSuite
from mecenate.testing.tables import COMPILED, Table, choose, play_out

__all__ = ["COMPILED", "GameSuite", "Table", "choose", "play_out"]
