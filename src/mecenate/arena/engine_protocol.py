"""The line protocol between a match and a bot in another process: one JSON object per line (docs/engine-protocol.md).

`hello`, `game` and `choose` are each answered with one line; `over`, `error` and `quit` are not answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from mecenate.bots.bot import Outlook
from mecenate.core.dealer import Dealer
from mecenate.core.event import Event
from mecenate.core.state import State

PROTOCOL: Final = 1
VIEW, EVENTS, WORLD = "view", "events", "world"
"""What a bot may ask to be sent with every choice."""
DEFAULT_WANTS: Final = (VIEW, EVENTS)


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """One line, in either direction."""


class Hello(Message, frozen=True, tag="hello"):
    """The first line from the match."""

    protocol: int
    runner: str


class NewGame(Message, frozen=True, tag="game"):
    """A game begins. `seed` is for the bot's own chance; `scale` is the share of its usual time that it should use."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    seat: int
    seed: int
    scale: float


class Choose(Message, frozen=True, tag="choose"):
    """The seat must choose one of `legal`, in at most `seconds` of processor time."""

    prompt: dict[str, Any]
    legal: list[str]
    seconds: float
    view: Any = None
    events: list[dict[str, Any]] | None = None
    """What the seat heard since its last choice, or since the deal."""
    world: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    """A position that this seat cannot tell from the real one."""


class Over(Message, frozen=True, tag="over"):
    """The game has ended. Without `scores` it was broken off: `forfeit` is the seat that broke the protocol."""

    scores: list[dict[str, Any]] | None = None
    forfeit: int | None = None
    events: list[dict[str, Any]] | None = None


class Quit(Message, frozen=True, tag="quit"):
    """The bot should end; the end of its input means the same."""


class Error(Message, frozen=True, tag="error"):
    """To the bot: why it loses the game. From the bot: why it cannot play on."""

    message: str


class Introduction(Message, frozen=True, tag="hello"):
    """The bot's answer to `hello`."""

    protocol: int
    name: str
    wants: tuple[str, ...] = DEFAULT_WANTS


class Ready(Message, frozen=True, tag="ready"):
    """The bot's answer to `game`."""


class Choice(Message, frozen=True, tag="choice"):
    """The bot's answer to `choose`: the text of one legal action."""

    action: str


class Info(Message, frozen=True, tag="info"):
    """A remark of the bot before an answer; it is ignored."""


ToBot = Hello | NewGame | Choose | Over | Quit | Error
FromBot = Introduction | Ready | Choice | Info | Error


def line_of(message: Message) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message) + b"\n"


def choose_message(
    state: State, events: Sequence[Event], wants: Sequence[str], seconds: float, dealer: Dealer
) -> Choose:
    """What the seat that must choose is told. Nothing in it depends on what the seat cannot know."""
    return question(Outlook(state, events), wants, seconds, dealer)


def question(outlook: Outlook, wants: Sequence[str], seconds: float, dealer: Dealer) -> Choose:
    """The same from what the seat sees."""
    world: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    if WORLD in wants:
        world = msgspec.Raw(outlook.imagine(dealer).to_json().encode())
    return Choose(
        outlook.prompt.to_dict(),
        [str(action) for action in outlook.legal],
        seconds,
        outlook.view if VIEW in wants else None,
        heard(outlook.events, outlook.seat) if EVENTS in wants else None,
        world,
    )


def heard(events: Sequence[Event], seat: int) -> list[dict[str, Any]]:
    """The events that a seat may know."""
    return [event.to_dict() for event in events if event.known_to(seat)]
