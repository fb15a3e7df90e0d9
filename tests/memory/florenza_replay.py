"""Games of Florenza that were watched by every seat, and imagined histories played again from their deal."""

from __future__ import annotations

import msgspec

from mecenate import Action, Dealer, Event, Scribe, State, WatchedDealer
from mecenate.core.game_definition import DefinedGame
from mecenate.testing.belief import cells_of

PILE = 2


def heard(state: State, events: list[Event], seat: int | None) -> bytes:
    """What a seat sees after an action, and hears of it."""
    prompt = state.prompt
    own = [str(action) for action in state.legal()] if seat is not None and state.actor == seat else None
    told = [event.to_dict() for event in events if event.known_to(seat)]
    return msgspec.json.encode((state.view(seat), prompt and prompt.to_dict(), own, told))


class Draw:
    """A Florenza card that was drawn, read from the marks of a state."""

    def __init__(self, mark: int) -> None:
        self.card = (mark & 0x7F) - 1
        self.seat = mark >> 7 & 3
        self.round = mark >> 9 & 0xF
        self.gone = mark >> 15 & 0xF
        """The round in which it was played or discarded; 0 if it is still in the hand."""


def draws_of(state: State) -> list[Draw]:
    """All draws of a state, in their order."""
    [drawn] = cells_of(state, "drawn")
    return [Draw(mark) for mark in cells_of(state, "draw")[:drawn]]


class Watched:
    """A game that is played by random choices, with all that every seat has seen and heard."""

    def __init__(self, game: DefinedGame, seats: int, seed: int) -> None:
        self.game = game
        self.dealer = Dealer.fast(seed)
        scribe = Scribe()
        watched = WatchedDealer(self.dealer)
        self.state = game.start(seats, watched, scribe)
        self.audience: list[int | None] = [None, *range(seats)]
        self.heard = [{seat: heard(self.state, scribe.events, seat) for seat in self.audience}]
        self.picks = [[pick for pick, _ in watched.outcomes]]
        dealt = int(game.pieces.start_cards) * seats
        self.cards = [set(range(len(self.picks[0]) - 1 - dealt, len(self.picks[0]) - 1))]
        """For each action which of its picks were Florenza cards."""
        self.actions: list[tuple[str, str, int]] = []  # text, decision, seat

    def go_on(self, plays: bool) -> None:
        """One action; with `plays` it is rather one that plays a card."""
        prompt = self.state.prompt
        assert prompt is not None
        choices = self.state.legal()
        cards = [action for action in choices if str(action).startswith("play ")]
        choice = self.pick(cards if plays and cards else list(choices))
        scribe = Scribe()
        watched = WatchedDealer(self.dealer)
        round = self.state.view(None).round
        self.state.apply(choice, watched, scribe)
        self.actions.append((str(choice), prompt.kind, prompt.seat))
        self.picks.append([pick for pick, _ in watched.outcomes])
        sought = {0} if str(choice) == "seek inspiration" else set()
        new = sum(draw.round == round + 1 for draw in draws_of(self.state))
        self.cards.append(sought | set(range(len(watched.outcomes) - new, len(watched.outcomes))))
        self.heard.append({seat: heard(self.state, scribe.events, seat) for seat in self.audience})

    def pick(self, choices: list[Action]) -> Action:
        return choices[int(self.dealer.pick(len(choices)))]


class Again(Dealer):
    """The same chance once more, but for Florenza cards: they are drawn as a list of draws says."""

    def __init__(self, game: DefinedGame, seats: int, draws: list[Draw]) -> None:
        self.game = game
        self.draws = draws
        self.state: State | None = None
        self.undealt = [n for n in range(76) if game.pieces.pile_of[n] == 1 and game.pieces.is_used(n, seats)]
        self.next = 0
        self.script: list[int | None] = []

    def expect(self, picks: list[int], cards: set[int]) -> None:
        """What comes next, and which of the picks are Florenza cards."""
        self.script = [None if n in cards else pick for n, pick in enumerate(picks)]

    def pick(self, n: int) -> int:
        planned = self.script.pop(0)
        if planned is not None:
            return planned
        card = self.draws[self.next].card
        self.next += 1
        if self.state is None:
            pile = self.undealt
        else:
            pile = [n for n, place in enumerate(cells_of(self.state, "copy")) if place == PILE]
        at = next(n for n, copy in enumerate(pile) if self.game.pieces.card_of[copy] == card)
        if self.state is None:
            del self.undealt[at]
        return at


def replay(watched: Watched, world: State, seat: int | None) -> State:
    """Play the history of an imagined world from the deal; every step must be to the seat as it really was."""
    game, seats = watched.game, world.seats
    draws = draws_of(world)
    dealer = Again(game, seats, draws)
    dealer.expect(watched.picks[0], watched.cards[0])
    scribe = Scribe()
    state = game.start(seats, dealer, scribe)
    assert heard(state, scribe.events, seat) == watched.heard[0][seat]
    dealer.state = state
    for n, (text, kind, actor) in enumerate(watched.actions):
        unseen = kind == "keep" and actor != seat
        choice = f"keep {game.pieces.cards[kept(draws, actor, state.view(None).round)]}" if unseen else text
        dealer.expect(watched.picks[n + 1], watched.cards[n + 1])
        scribe = Scribe()
        state.apply(state.parse(choice), dealer, scribe)
        assert heard(state, scribe.events, seat) == watched.heard[n + 1][seat], f"after {n}: {choice}"
    assert dealer.next == len(draws)
    return state


def kept(draws: list[Draw], seat: int, round: int) -> int:
    """The card that a seat kept at the end of a round."""
    stayed = [draw for draw in draws if draw.seat == seat and draw.round <= round and not 0 < draw.gone <= round]
    assert len(stayed) == 1, "one card is kept"
    return stayed[0].card
