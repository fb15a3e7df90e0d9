"""The royal court: starting a scoring, following one, forgoing, and the open area."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.bits import bit
from mecenate.core.event import Scribe
from mecenate.core.state import SEATS
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara import layout
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.spaces import any_open, statue_would_open
from mecenate.games.carrara.vocabulary import FOLLOW, SCORE, VISIT


def visit_of_another(board: Board, seat: i64) -> bool:
    """Whether somebody else holds the Visit marker (CAR-39)."""
    return board.cells[layout.VISITOR] != 0 and board.cells[layout.VISITOR] != seat + 1


def offer_scoring(board: Board, seat: i64, choices: list[Action]) -> None:
    """During another's visit only following; else any own section, or the open area, if a space can be scored.

    CAR-36, CAR-37, CAR-38, CAR-42, CAR-101.
    """
    cells = board.cells
    actions = board.pieces.actions
    ready = any_open(board, seat, cells[layout.FLORINS + seat])
    if visit_of_another(board, seat):
        if ready or bonus_opens_a_space(board, seat, cells[layout.VISITED]):
            choices.append(actions[FOLLOW])
        return
    markers = cells[layout.COURT + seat]
    section: i64 = 0
    while section < board.pieces.sections:
        if (markers >> section) & 1 and (ready or bonus_opens_a_space(board, seat, section)):
            choices.append(actions[VISIT + section])
        section += 1
    if ready and cells[layout.OPEN_AREA + seat] > 0 and (board.pieces.open_any_time or markers == 0):
        choices.append(actions[SCORE])


def bonus_opens_a_space(board: Board, seat: i64, section: i64) -> bool:
    """Whether the bonus of a section makes a space scorable: florins for a florin space, gold for a statue space.

    CAR-37.
    """
    pieces = board.pieces
    if pieces.bonus_florins[section] > 0:
        return any_open(board, seat, board.cells[layout.FLORINS + seat] + pieces.bonus_florins[section])
    if pieces.bonus_gold[section] == 0:
        return False
    city: i64 = 0
    while city < layout.SIX:
        if board.empty(seat, city) > 0 and statue_would_open(board, seat, city):
            return True
        city += 1
    return False


def start_a_visit(board: Board, seat: i64, section: i64, scribe: Scribe) -> None:
    """Take the Visit marker, and score with the marker of this section (CAR-36)."""
    board.cells[layout.VISITOR] = seat + 1
    board.cells[layout.VISITED] = section
    if scribe.listening:
        scribe.tell("visit", seat, {"section": int(section) + 1})
    score_from_section(board, seat, section, scribe)


def follow_a_scoring(board: Board, seat: i64, scribe: Scribe) -> None:
    """Score with the marker of the visited section; the Visit marker stays where it is (CAR-40)."""
    section = board.cells[layout.VISITED]
    if scribe.listening:
        scribe.tell("follow", seat, {"section": int(section) + 1})
    score_from_section(board, seat, section, scribe)


def score_from_section(board: Board, seat: i64, section: i64, scribe: Scribe) -> None:
    """The bonus first, then a scoring space (CAR-36, CAR-76)."""
    cells = board.cells
    pieces = board.pieces
    board.ask(ask.SPACE, seat)
    leave_section(board, seat, section)
    florins = pieces.bonus_florins[section]
    points = pieces.bonus_points[section]
    cells[layout.FLORINS + seat] += florins
    board.gain_points(seat, layout.FROM_COURT, points)
    if scribe.listening and florins + points > 0:
        scribe.tell("bonus", seat, {"florins": int(florins), "points": int(points)})
    if pieces.bonus_gold[section] > 0:
        board.ask(ask.CLAIM_GOLD, seat, section)
    elif pieces.bonus_decoration[section] > 0 and board.total(layout.DECORATIONS, layout.SIX) > 0:
        board.ask(ask.CLAIM_DECORATION, seat)


def leave_section(board: Board, seat: i64, section: i64) -> None:
    """Take the seat's marker out of a section."""
    board.cells[layout.COURT + seat] &= ~bit(section)


def forgo(board: Board, seat: i64, scribe: Scribe) -> None:
    """A seat that does not follow moves its marker from the visited section to the open area (CAR-41)."""
    section = board.cells[layout.VISITED]
    leave_section(board, seat, section)
    board.cells[layout.OPEN_AREA + seat] += 1
    box_the_gold(board, section)
    if scribe.listening:
        scribe.tell("forgo", seat, {"section": int(section) + 1})


def box_the_gold(board: Board, section: i64) -> None:
    """When a section has no marker left, its gold statues leave the game (CAR-77)."""
    seat: i64 = 0
    while seat < board.cells[SEATS]:
        if (board.cells[layout.COURT + seat] >> section) & 1:
            return
        seat += 1
    board.cells[layout.GOLD_STATUES + section] = 0


def score_from_open_area(board: Board, seat: i64, scribe: Scribe) -> None:
    """Score without a bonus and without the Visit marker; nobody has to follow (CAR-38)."""
    board.cells[layout.OPEN_AREA + seat] -= 1
    board.ask(ask.SPACE, seat)
    if scribe.listening:
        scribe.tell("score", seat, {})


def return_the_visit(board: Board, seat: i64) -> None:
    """At the start of the visitor's next turn the Visit marker goes back (CAR-39)."""
    if board.cells[layout.VISITOR] == seat + 1:
        board.cells[layout.VISITOR] = 0
        board.cells[layout.VISITED] = 0
