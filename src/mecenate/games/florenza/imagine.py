"""Worlds that fit everything a seat has seen since the deal (FLO-76).

Every card of a pile was equally likely at each draw. So all ways to give the draws their cards are equally likely, as
far as they fit what the seat knows. A keep that nobody saw counts as uniform over the different cards in the hand.

A world is drawn in three steps:

1. Every card that the seat knows gets a copy. Every card that another seat has played gets one of the draws that this
   seat held then: a draw of that round, or the card kept from an earlier one. The odds are close to the number of ways
   to continue. Rejection corrects the difference (`imagine_known`, `imagine_odds`, `imagine_chains`).
2. The other draws get copies from the pile of their round, each equally likely (`imagine_unknown`).
3. At the end of each round each of the others keeps a card: any of the different cards, or the one played later.
   Rejection corrects for the chance that it was this one.

A draw is rejected as a whole, so that the accepted ones have the right distribution. Only public facts and
the seat's own cards are read from the real table (`imagine_evidence`).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.dealer import Dealer
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.imagine_chains import Chains
from mecenate.games.florenza.imagine_evidence import STAGES, ZEROS, Evidence
from mecenate.games.florenza.imagine_known import place_known
from mecenate.games.florenza.imagine_odds import Odds
from mecenate.games.florenza.imagine_unknown import deal_unknown
from mecenate.games.florenza.imagine_world import World
from mecenate.games.florenza.imagine_write import write


def imagine(board: Board, seat: int | None, dealer: Dealer) -> int:
    """Draw, in place, what this seat (None: a spectator) cannot know; returns how many draws were rejected."""
    if board.over:
        return 0
    evidence = Evidence(board, -1 if seat is None else seat)
    odds = Odds(evidence)
    chains = Chains(evidence, odds)
    known = ZEROS[:5]
    left = ZEROS[:5]
    counted: i64 = 0
    rejected: i64 = 0
    while True:
        world = World(evidence, odds, chains, dealer)
        if place_known(world) and deal_unknown(world):
            write(world)
            return int(rejected)
        rejected += 1
        if world.complete:
            add(known, world.known)
            add(left, world.stayed)
            counted += 1
        if counted > 0 and (rejected == 8 or rejected % 64 == 0):
            # Improve the odds with the draws so far. Their weights do not depend on earlier draws, so this is allowed.
            odds.learn(known, left, counted)
            chains.sum_up()


def add(sums: vec[i64], numbers: vec[i64]) -> None:
    """Add up the numbers of all stages."""
    stage: i64 = 0
    while stage < STAGES:
        sums[stage] += numbers[stage]
        stage += 1
