"""One draw of a world: which copy every drawn card is, and how it left the hand (FLO-76)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.dealer import Dealer
from mecenate.core.layout import row
from mecenate.games.florenza.imagine_chains import Chains
from mecenate.games.florenza.imagine_evidence import ZEROS, Evidence
from mecenate.games.florenza.imagine_odds import Odds

NONE: Final[vec[i64]] = row([-1] * 256)


@final
class World:
    """One draw: a copy for each card that was drawn, and how it left the hand."""

    def __init__(self, evidence: Evidence, odds: Odds, chains: Chains, dealer: Dealer) -> None:
        self.evidence: Final = evidence
        self.odds: Final = odds
        self.chains: Final = chains
        self.pieces: Final = evidence.pieces
        self.dealer: Final = dealer
        self.copy: Final[vec[i64]] = NONE[: evidence.drawn]
        self.left: Final[vec[i64]] = ZEROS[: evidence.drawn]  # how and when it left the hand, as in DRAW
        self.used: Final[vec[i64]] = ZEROS[:76]  # bit n: the copy is that of a known card in epoch n
        self.kept: Final[vec[i64]] = NONE[:40]  # by group: the draw that was kept and played later
        self.fewest: Final[vec[i64]] = ZEROS[:40]  # how many different cards the hand had then, at least
        self.known: Final[vec[i64]] = ZEROS[:5]
        self.stayed: Final[vec[i64]] = ZEROS[:5]
        self.complete = False  # whether all known cards have their places
        self.held: Final[vec[i64]] = NONE[:4]  # by seat: the draw that it kept last
        self.pool: Final[vec[i64]] = ZEROS[:76]
        self.pool_size: i64 = 0
