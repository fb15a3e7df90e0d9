"""Mecenate: great board games of patrons and builders, complete, for people, for bots, for study.

import mecenate

game = mecenate.game("carrara", version="advanced")
deal = mecenate.Dealer.sealed("any secret text")
state = game.start(seats=3, dealer=deal)
while not state.over:
    state.apply(state.legal()[0], dealer=deal)
print([score.total for score in state.scores()])
"""

import mecenate.games  # noqa: F401  (puts the games into the catalogue)
from mecenate.core.action import Action, Vocabulary
from mecenate.core.catalogue import Entry, catalogue, game
from mecenate.core.dealer import Dealer, WatchedDealer
from mecenate.core.errors import (
    DealError,
    IllegalAction,
    MecenateError,
    OptionError,
    PackError,
    PositionError,
    RecordError,
    RulesError,
    UnknownAction,
    UnknownGame,
)
from mecenate.core.event import Event, Scribe
from mecenate.core.game import Game, Option
from mecenate.core.prompt import Prompt
from mecenate.core.record import Record
from mecenate.core.score import Score
from mecenate.core.state import State

__version__ = "0.1.0"

__all__ = [
    "Action",
    "DealError",
    "Dealer",
    "Entry",
    "Event",
    "Game",
    "IllegalAction",
    "MecenateError",
    "Option",
    "OptionError",
    "PackError",
    "PositionError",
    "Prompt",
    "Record",
    "RecordError",
    "RulesError",
    "Score",
    "Scribe",
    "State",
    "UnknownAction",
    "UnknownGame",
    "Vocabulary",
    "WatchedDealer",
    "catalogue",
    "game",
]
