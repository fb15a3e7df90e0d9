"""Explains a choice: carries it out in worlds imagined for the seat, and compares the results.

The rules themselves do the work, so an explanation cannot disagree with them. The worlds fit what the seat knows, so
an explanation reveals nothing else. Certainty ends at the first draw, at the first
secret of somebody else that comes to light, and where two worlds differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from mecenate.core.action import Action
from mecenate.core.agenda import KIND_MASK, SEAT_MASK
from mecenate.core.dealer import Dealer
from mecenate.core.errors import IllegalAction
from mecenate.core.event import Event
from mecenate.core.explanation import Change, Cut, CutKind, Explanation, Told
from mecenate.core.explanation_spec import ExplanationSpec, Outcome
from mecenate.core.score import Score
from mecenate.core.standings import imagined
from mecenate.core.state import AGENDA, DEPTH, State
from mecenate.core.trial import Trial, same_events, same_steps
from mecenate.core.view_difference import differences, holdings_of

KINDS: Final[dict[str, CutKind]] = {"draw": "draw", "reveal": "reveal", "look": "look", "unseen": "unseen"}
COMPARED: Final = 2
"""How many worlds are compared step by step."""


def explain(state: State, plan: Sequence[Action], seat: int | None = None, notes: bool = False) -> Explanation:
    """What a plan of one or more choices does, as far as `seat` can know; the seat is the actor if none is given.

    With `notes` the worlds fit all that the seat has seen, else what it sees now. Raises `IllegalAction` if a choice
    of the plan is not legal, and if it is not this seat that chooses.
    """
    return Explainer(state, seat, notes).explain(plan)


def explain_choices(state: State, seat: int | None = None, notes: bool = False) -> list[Explanation]:
    """What each legal choice does, in the order of `legal()`. Cheaper than a call of `explain` for each."""
    explainer = Explainer(state, seat, notes)
    return [explainer.explain([action]) for action in explainer.legal()]


@final
class Line:
    """A plan carried out in one world, as far as it is certain."""

    def __init__(self, world: State) -> None:
        self.world: Final = world
        self.before = world
        """The world before the last choice."""
        self.state = world
        self.events: list[Event] = []
        self.last: Sequence[Event] = ()
        """The events of the last choice."""
        self.undo = True
        self.over = False

    def go_on(self, trial: Trial) -> None:
        """Add one step to the line."""
        self.before = self.state
        self.state = trial.state
        self.events.extend(trial.events)
        self.last = trial.events
        self.undo = self.undo and trial.undo
        self.over = trial.over


@final
class Explainer:
    """Explains the choices of one position to the seat that must choose."""

    def __init__(self, state: State, seat: int | None = None, notes: bool = False) -> None:
        actor = state.actor
        if actor is None or seat not in (None, actor):
            raise IllegalAction("the game is over" if actor is None else f"seat {actor + 1} chooses now")
        self.seat: Final = actor
        functions = state.game.functions
        spec = None if functions is None else functions.explanation
        self._spec: Final = _NOTHING_MORE if spec is None else spec
        worlds = [imagined(state, actor, Dealer.fast(n), notes) for n in range(COMPARED)]
        self._worlds: Final = _different(worlds)
        self._cache: Final = worlds[0].views(None, (actor,))
        self._view: Final = self._cache.view(actor)
        self._scores: Final = [world.scores() for world in self._worlds]
        self._held: Final = holdings_of(self._view.players[actor], self._spec.holdings)

    def legal(self) -> tuple[Action, ...]:
        """What the seat may choose."""
        return self._worlds[0].legal()

    def explain(self, plan: Sequence[Action]) -> Explanation:
        """What a plan does. Raises `IllegalAction` if one of its choices is not legal."""
        lines = [Line(world) for world in self._worlds]
        done: list[Action] = []
        cut: Cut | None = None
        for action in plan:
            if cut is None and done and lines[0].state.actor != self.seat:
                cut = Cut("turn")
            if cut is not None:
                break
            cut = self._step(lines, action)
            done.append(action)
        if not done:
            raise IllegalAction("a plan has at least one choice")
        return self._explanation(lines, done, cut)

    def _step(self, lines: list[Line], action: Action) -> Cut | None:
        """Carry out one choice in every world; the cut if certainty ends on the way."""
        for line in lines:
            if action not in line.state.legal():
                raise line.state.illegal(action)
        trials = [Trial(line.state, action, self.seat) for line in lines]
        first = trials[0]
        common = len(first.events)
        for other in trials[1:]:
            common = min(common, same_events(first.events, other.events))
        cut = None
        if any(len(trial.events) > common for trial in trials):
            trials = [Trial(line.state, action, self.seat, common) for line in lines]
            cut = Cut("unseen")
        elif any(trial.cut != first.cut for trial in trials):
            cut = Cut("unseen")
        elif first.cut:
            cut = _cut_of(trials)
        for line, trial in zip(lines, trials, strict=True):
            line.go_on(trial)
        return cut

    def _explanation(self, lines: list[Line], done: list[Action], cut: Cut | None) -> Explanation:
        spec = self._spec
        line = lines[0]
        cache = line.state.views(self._cache, (self.seat,))
        view = cache.view(self.seat)
        changes = differences(self._view, view)
        others = [each for each in lines[1:] if not same_steps(line.world, line.state, each.world, each.state)]
        common = self._common(others, changes)
        if len(common) < len(changes):
            cut = cut or Cut("unseen")
            changes = common
        costs, brings = self._balance(view)
        before = self._view if line.before is line.world else line.before.view(self.seat)
        family, word = spec.family(str(done[-1]))
        uncertain = cut is not None and cut.kind != "turn"
        outcome = Outcome(line.before, before, line.last, line.state, uncertain)
        facts = spec.facts(outcome, family, word)
        family = str(facts.pop("family", family))
        clause = str(facts.pop("clause", spec.clauses.get(family, "")))
        turn = None if uncertain else line.state.actor
        ends = self._ends(view, lines, turn, cut)
        legal = [str(action) for action in line.state.legal()] if turn == self.seat else []
        events = [Told(event.kind, event.seat, event.facts) for event in line.events]
        return Explanation(
            plan=[str(action) for action in done],
            seat=self.seat,
            family=family,
            word=word,
            clause=clause,
            facts=facts,
            costs=costs,
            brings=brings,
            points=self._points(lines, others, bool(changes)),
            completes=[event for event in events if event.kind in spec.completing],
            reveals=[event.kind for event in line.events if event.reveals and event.audience is None],
            ends=ends,
            events=events,
            undo=all(each.undo for each in lines),
            turn=turn,
            legal=legal,
            changes=changes,
            then=cut,
        )

    def _common(self, others: list[Line], changes: list[Change]) -> list[Change]:
        """The changes that the seat sees in every world."""
        for line in others:
            theirs = differences(self._view, line.state.view(self.seat))
            if theirs != changes:
                changes = [change for change in changes if change in theirs]
        return changes

    def _balance(self, view: Any) -> tuple[dict[str, int], dict[str, int]]:
        """What the seat gives away, and what it gets."""
        held = holdings_of(view.players[self.seat], self._spec.holdings)
        costs: dict[str, int] = {}
        brings: dict[str, int] = {}
        for name in {**self._held, **held}:
            more = held.get(name, 0) - self._held.get(name, 0)
            if more > 0:
                brings[name] = more
            elif more < 0:
                costs[name] = -more
        return costs, brings

    def _points(self, lines: list[Line], others: list[Line], moved: bool) -> list[dict[str, int | None]]:
        """The differences of the scores, in the first world and those that stepped otherwise; `moved` as the view has.

        Worlds can agree by accident on points that depend on what others hide. So the game names the sources where
        that happens, and these are not certain as soon as anything has moved.
        """
        if not moved:
            return [{} for _ in self._scores[0]]
        worlds = [
            _gained(self._scores[n], line.state.scores()) for n, line in enumerate(lines) if n == 0 or line in others
        ]
        points = []
        for seat in range(len(worlds[0])):
            agreed = _agreed([gained[seat] for gained in worlds])
            if len(lines) > 1:
                hidden = self._spec.contested if seat == self.seat else self._spec.hidden
                for source in hidden:
                    agreed[source] = None
            points.append(agreed)
        return points

    def _ends(self, view: Any, lines: list[Line], turn: int | None, cut: Cut | None) -> list[str]:
        ended = []
        for field, name in self._spec.periods.items():
            if getattr(view, field) != getattr(self._view, field):
                ended.append(name)
        first = lines[0]
        if (
            turn != self.seat
            and _has_turn(first.world, self.seat, self._spec)
            and (first.over or not _has_turn(first.state, self.seat, self._spec))
        ):
            ended.insert(0, "turn")
        if cut is not None and cut.kind == "reveal" and all(line.over for line in lines):
            ended.append("game")
        return ended


def _has_turn(state: State, seat: int, spec: ExplanationSpec) -> bool:
    """Whether a decision of this seat's turn waits on the agenda."""
    decisions = state.game.decisions
    for at in range(AGENDA, AGENDA + state.cells[DEPTH]):
        packed = state.cells[at]
        if decisions[packed & KIND_MASK] in spec.turns and (packed >> 8) & SEAT_MASK == seat:
            return True
    return False


def _different(worlds: list[State]) -> list[State]:
    """The worlds without those that are equal to the first."""
    first = worlds[0]
    return [first, *(world for world in worlds[1:] if world.cells != first.cells)]


def _cut_of(trials: list[Trial]) -> Cut:
    first = trials[0]
    of = first.of if all(trial.of == first.of for trial in trials) else 0
    next_kind = first.next if all(trial.next == first.next for trial in trials) else ""
    return Cut(KINDS[first.cut], of or None, next_kind or None)


def _gained(before: list[Score], after: list[Score]) -> list[dict[str, int]]:
    gained = []
    for old, new in zip(before, after, strict=True):
        sources = {**old.breakdown, **new.breakdown}
        gained.append({name: new.breakdown.get(name, 0) - old.breakdown.get(name, 0) for name in sources})
    return gained


def _agreed(worlds: list[dict[str, int]]) -> dict[str, int | None]:
    """The differences by source that are not zero in every world; None where worlds disagree."""
    agreed: dict[str, int | None] = {}
    for source, number in worlds[0].items():
        if all(world.get(source, 0) == number for world in worlds):
            if number != 0:
                agreed[source] = number
        else:
            agreed[source] = None
    return agreed


def _no_facts(outcome: Outcome, family: str, word: str) -> dict[str, Any]:
    return {}


_NOTHING_MORE: Final = ExplanationSpec(clauses={}, facts=_no_facts, holdings=(), completing=(), periods={})
"""For a game that adds nothing to its explanations."""
