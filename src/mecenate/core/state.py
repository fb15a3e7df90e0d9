"""States: one game in progress.

A state is **one row of integers** (`cells`) with names (`core.layout`), and nothing else: no randomness, no hidden
order, no text, no reference to a server or a bot. Copying, comparing and JSON are the same for every game. A game's
own state adds accessors in the words of its rulebook.

The **agenda** is a stack of pending decisions inside the row. The decision on top says who must choose and about
what, with four arguments. A rule that needs a choice pushes a decision, and the answer pops it. Nested rules nest
decisions. The game is over when the agenda is empty.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mecenate.core.action import Action
from mecenate.core.agenda import ARG_MASK, KIND_MASK, SEAT_MASK
from mecenate.core.bidding import Bidding
from mecenate.core.dealer import NO_CHANCE, Dealer
from mecenate.core.errors import IllegalAction
from mecenate.core.event import NOBODY_LISTENS, Fact, Scribe
from mecenate.core.explanation import Explanation
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.position import cells_from_json, position_text
from mecenate.core.prompt import Prompt
from mecenate.core.reason import GAME_OVER, Reason
from mecenate.core.rule_functions import RuleFunctions
from mecenate.core.score import Score
from mecenate.core.view_cache import PrivateView, ViewCache, empty_cache, seat_view

if TYPE_CHECKING:
    from mecenate.core.game import Game

__all__ = ["AGENDA", "DEPTH", "SEATS", "Prompt", "State", "cells_from_json"]

SEATS: Final[i64] = 0
DEPTH: Final[i64] = 1
AGENDA: Final[i64] = 2

MAX_LISTED: Final = 12
"""How many legal actions an error message lists before it says how many more there are."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress; the contract that every game fulfils.

    Seats are numbered from 0. While the game runs, `actor` must choose one of `legal()`, and `apply` carries it out.
    `legal()` is never empty before the end, and every legal action can be completed: there are no dead ends. A choice
    with a single option is skipped if everybody can see that it is the only one. If that depends on hidden cards or
    money, the seat is asked, so that skipping reveals nothing.
    """

    def __init__(self, game: Game, cells: vec[i64]) -> None:
        self.game = game
        self.cells = cells
        self.rejected: i64 = 0
        """How many draws were rejected before this world was found; 0 for a state that was not imagined."""
        self._legal: tuple[Action, ...] | None = None

    # ------------------------------------------------------------------ what everybody may ask

    @property
    def seats(self) -> int:
        """How many players there are."""
        return int(self.cells[SEATS])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.cells[DEPTH] == 0

    @property
    def actor(self) -> int | None:
        """The seat that must choose now; None when the game is over."""
        if self.cells[DEPTH] == 0:
            return None
        return int(self.asked_seat())

    @property
    def prompt(self) -> Prompt | None:
        """What the actor must choose, and why; None when the game is over."""
        if self.cells[DEPTH] == 0:
            return None
        return Prompt(self.game.decisions[int(self.asked_kind())], int(self.asked_seat()), self._prompt_facts())

    def legal(self) -> tuple[Action, ...]:
        """Every action that the actor may choose, in a stable order; empty when the game is over.

        The tuple is kept until the next action, so asking twice costs nothing.
        """
        actions = self._legal
        if actions is None:
            actions = tuple(self._choices()) if self.cells[DEPTH] != 0 else ()
            self._legal = actions
        return actions

    def apply(self, action: Action, dealer: Dealer | None = None, scribe: Scribe | None = None) -> None:
        """Carry out a legal action. Chance comes from `dealer`, and events go to `scribe`.

        If the action is not legal, raises `IllegalAction` with the legal ones and changes nothing.
        """
        for choice in self.legal():
            if choice is action:
                break
        else:
            raise self.illegal(action)
        self._apply_legal(
            action.id,
            NO_CHANCE if dealer is None else dealer,
            NOBODY_LISTENS if scribe is None else scribe,
        )

    def _apply_legal(self, word: i64, dealer: Dealer, scribe: Scribe) -> None:
        """The same as `apply`, for a caller that knows that the action is legal."""
        self._legal = None
        self._play(word, dealer, scribe)

    def view(self, seat: int | None) -> Any:
        """All that this seat (None: a spectator) may know, as plain data built from an allow-list.

        Views are frozen and share their printed parts. Do not change their lists and dictionaries.
        """
        public = self._public(empty_cache(self.game.layout))
        return public if seat is None else self.view_from(public, seat)

    def view_from(self, public: Any, seat: int) -> Any:
        """The same as `view(seat)`, made from `view(None)` of this state.

        The two share what everybody sees, so all views of a table cost much less than if each were built alone.
        Raises `IndexError` if there is no such seat.
        """
        return seat_view(public, seat, self._private_from(public, seat, empty_cache(self.game.layout)))

    def views(self, last: ViewCache | None, seats: Iterable[int]) -> ViewCache:
        """The public view and the private parts of these seats; parts that have not changed come from `last`.

        The views are equal to those of `view`. They cost a fraction if `last` is a recent cache of the same table.
        """
        before = empty_cache(self.game.layout) if last is None else last
        before.compare(self.cells)
        cache = ViewCache(self.game.layout, self.cells[:], self._public(before))
        for seat in seats:
            cache.private[seat] = self._private_from(cache.public, seat, before)
        return cache

    def look(self, last: ViewCache | None, seats: Iterable[int]) -> ViewCache:
        """The old name of `views`."""
        warnings.warn("State.look is deprecated; use State.views", DeprecationWarning, stacklevel=2)
        return self.views(last, seats)

    def remembered(self, seat: int | None) -> Any:
        """What perfect memory adds to `view(seat)`, as plain data. Only what is certain is in it.

        It is the same in every world of `imagine(seat)`. None if the game is over, or if the state does not hold what
        was seen earlier.
        """
        if seat is not None:
            self._check_seat(seat)
        if self.over or not self.remembers:
            return None
        return self._remembered(seat)

    def _private_from(self, public: Any, seat: int, last: ViewCache) -> PrivateView:
        self._check_seat(seat)
        return self._private(public, seat, last)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise IndexError(f"there is no seat {seat}: seats are numbered from 0 to {self.seats - 1}")

    def parse(self, text: str) -> Action:
        """The legal action with this text. Raises `UnknownAction`, or `IllegalAction` with the reason."""
        action = self.game.parse(text)
        if action not in self.legal():
            raise self.illegal(action)
        return action

    def explain(self, plan: Action | Sequence[Action], seat: int | None = None, notes: bool = False) -> Explanation:
        """What a choice, or a plan of several, does as far as `seat` can know; the seat is the actor if none is given.

        `core.explain` says how it is found, and explains all choices of a position at once. Raises `IllegalAction`.
        """
        from mecenate.core.explain import explain  # it imports this module

        return explain(self, [plan] if isinstance(plan, Action) else plan, seat, notes)

    def refusal(self, action: Action) -> str:
        """Why this action is not legal now, and what is, in a sentence for the actor."""
        if self.over:
            return f"'{action}' is not possible: the game is over."
        legal = [str(choice) for choice in self.legal()]
        listed = ", ".join(legal[:MAX_LISTED])
        if len(legal) > MAX_LISTED:
            listed += f" and {len(legal) - MAX_LISTED} more"
        reason = self.why_not(action)
        return f"'{action}' is not legal now{'' if reason is None else f': {reason}'}. Legal: {listed}."

    def illegal(self, action: Action) -> IllegalAction:
        """The error for an action that is not legal now."""
        return IllegalAction(self.refusal(action), self.why_not(action), self.game.name)

    def why_not(self, action: Action) -> Reason | None:
        """Why this action of the vocabulary is not legal now; None if it is legal, or if nothing better is known."""
        if self.over:
            return GAME_OVER
        return None if action in self.legal() else self._why_not(action)

    # ------------------------------------------------------------------ what a game provides

    def _choices(self) -> list[Action]:
        """All legal actions of the decision on top of the agenda."""
        choices: list[Action] = []
        top = AGENDA + self.cells[DEPTH] - 1
        decision = self.cells[top]
        self._offer(decision & KIND_MASK, (decision >> 8) & SEAT_MASK, choices)
        return choices

    def _offer(self, kind: i64, seat: i64, choices: list[Action]) -> None:
        """Append all legal actions of a decision of this kind, which is on top of the agenda and asks this seat."""
        raise NotImplementedError

    def _play(self, word: i64, dealer: Dealer, scribe: Scribe) -> None:
        """Carry out action number `word` without checking that it is legal. `apply` checks and calls this."""
        raise NotImplementedError

    def _prompt_facts(self) -> dict[str, Fact]:
        """The public facts of the decision on top of the agenda."""
        functions = self.game.functions
        return {} if functions is None else functions.prompt_facts(self)

    def _why_not(self, action: Action) -> Reason | None:
        """Why this action is not legal now; None if there is no special reason."""
        functions = self.game.functions
        return None if functions is None else functions.why_not(self, action)

    def bidding(self) -> Bidding | None:
        """The auction in progress, as everybody sees it; None if there is none."""
        functions = self.game.functions
        return None if functions is None or functions.bidding is None else functions.bidding(self)

    def copy(self) -> State:
        """An independent copy."""
        return self.game._with_cells(self.cells[:])

    def scores(self) -> list[Score]:
        """One score for each seat, in seat order: final if the game is over, else as if it ended now."""
        return self._functions().scores(self)

    def _public(self, last: ViewCache) -> Any:
        """What everybody may know, as plain data built from an allow-list; unchanged parts may come from `last`."""
        return self._functions().public_view(self, last)

    def _private(self, public: Any, seat: int, last: ViewCache) -> PrivateView:
        """What only this seat may know, as changes to `public`; what does not differ is the same object."""
        return self._functions().private_view(self, public, seat, last)

    def _remembered(self, seat: int | None) -> Any:
        """What perfect memory adds to the view of a seat while the game runs; None if nothing."""
        functions = self.game.functions
        return None if functions is None else functions.remembered(self, seat)

    def imagine(self, seat: int | None, dealer: Dealer) -> State:
        """A full state that fits everything this seat (None: a spectator) has seen since the deal, drawn by `dealer`.

        A world is as likely as chance makes it. Choices of other seats that this one could not see count as uniform
        over their legal options; choices that it saw only rule out worlds where they were not legal.
        """
        if not self.remembers:
            return self.imagine_from_view(seat, dealer)
        other = self.copy()
        imagine = self._functions().imagine
        if imagine is not None:
            other.rejected = imagine(other, seat, dealer)
        return other

    @property
    def remembers(self) -> bool:
        """Whether the state holds what each seat has seen since the deal; if not, `imagine` uses the present view."""
        return True

    def forget(self) -> None:
        """Remove what the seats have seen since the deal from the state, if it holds that."""

    def imagine_from_view(self, seat: int | None, dealer: Dealer) -> State:
        """A full state that has the same `view(seat)`, whatever was seen before."""
        other = self.copy()
        self._functions().imagine_from_view(other, seat, dealer)
        return other

    def appraise(self, seat: i64) -> float:
        """A rough value of the seat's position, in points. O(µs). It is exact when the game is over."""
        return self._functions().appraise(self, seat)

    def describe(self, seat: i64, sheet: FeatureVector) -> None:
        """Write the numbers of `game.features` for this seat. O(µs).

        It reads the whole state, so a bot passes an imagined one. No number may depend on the order of seats.
        """
        self._functions().describe(self, seat, sheet)

    def observe(self, seat: i64, sheet: FeatureVector) -> None:
        """Write the numbers of `game.observed`: what this seat may know, and nothing else. O(µs).

        Two states that differ only in what the seat cannot see give the same numbers.
        """
        self._functions().observation.write(self, seat, sheet)

    def audit(self) -> None:
        """Raise `PositionError` if pieces are missing or duplicated, or derived numbers are wrong."""
        functions = self.game.functions
        if functions is not None:
            functions.audit(self)

    def _functions(self) -> RuleFunctions:
        functions = self.game.functions
        if functions is None:
            raise NotImplementedError(f"{self.game.name} neither has rule functions nor overrides this method")
        return functions

    # ------------------------------------------------------------------ equality, keys, JSON

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game == other.game and self.cells == other.cells

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash; use state.key()")

    def key(self) -> bytes:
        """The state as bytes, equal for equal states of one game: a dictionary key."""
        return bytes(self.cells)

    def to_json(self) -> str:
        """The whole state as one line of JSON, readable and stable; `game.state_from_json` reads it."""
        return position_text(self.game, self.cells)

    # ------------------------------------------------------------------ for rules

    def next_seat(self, seat: i64) -> i64:
        """The left neighbour, who is next in clockwise order."""
        return (seat + 1) % self.cells[SEATS]

    def total(self, first: i64, count: i64) -> i64:
        """The sum of a run of cells."""
        cells = self.cells
        sum_of_cells: i64 = 0
        at = first
        while at < first + count:
            sum_of_cells += cells[at]
            at += 1
        return sum_of_cells

    # ------------------------------------------------------------------ the agenda

    # With a local variable as the index, mypyc counts no reference to the cells.

    def asked_kind(self) -> i64:
        """The kind of the decision on top."""
        top = AGENDA + self.cells[DEPTH] - 1
        return self.cells[top] & KIND_MASK

    def asked_seat(self) -> i64:
        """The seat that the decision on top belongs to."""
        top = AGENDA + self.cells[DEPTH] - 1
        return (self.cells[top] >> 8) & SEAT_MASK

    def about(self, n: i64) -> i64:
        """Argument `n`, 0 to 3, of the decision on top."""
        top = AGENDA + self.cells[DEPTH] - 1
        return (self.cells[top] >> (12 + 12 * n)) & ARG_MASK

    def asked_below(self) -> i64:
        """The kind of the decision under the one on top; -1 if there is none."""
        depth = self.cells[DEPTH]
        return self.cells[AGENDA + depth - 2] & KIND_MASK if depth > 1 else -1

    def ask(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Put a decision on top of the agenda."""
        cells = self.cells
        depth = cells[DEPTH]
        cells[AGENDA + depth] = kind | (seat << 8) | (a << 12) | (b << 24) | (c << 36) | (d << 48)
        cells[DEPTH] = depth + 1

    def answered(self) -> None:
        """Take the decision on top off the agenda."""
        cells = self.cells
        depth = cells[DEPTH] - 1
        cells[AGENDA + depth] = 0
        cells[DEPTH] = depth

    def close(self) -> None:
        """Empty the agenda: the game is over."""
        while self.cells[DEPTH] > 0:
            self.answered()
