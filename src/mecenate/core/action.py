"""Actions: the finite vocabulary of a game."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from typing import Final, final

from mypy_extensions import i64

from mecenate.core.errors import UnknownAction


@final
class Action:
    """One word of a game's vocabulary: frozen, interned and compared by identity.

    A `Vocabulary` makes every action exactly once, so `is` and `==` mean the same. `str(action)` is the text of the
    action in logs, record files, tests and on the command line; `game.parse` is the inverse.
    """

    def __init__(self, id: int, text: str) -> None:
        self.id: Final = id
        self.text: Final = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.id} {self.text!r}>"


def offer_members(choices: list[Action], actions: list[Action], first: i64, members: i64) -> None:
    """Append the action `first` + n for each number n of a set of bits."""
    at = first
    while members != 0:
        if members & 1:
            choices.append(actions[at])
        members >>= 1
        at += 1


@final
class Vocabulary:
    """All actions of a game, in the order of their ids. It supports iteration, `len`, indexing by id, and parsing."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.actions: Final[list[Action]] = [Action(id, text) for id, text in enumerate(texts)]
        self._by_text: Final[dict[str, Action]] = {action.text.lower(): action for action in self.actions}
        if len(self._by_text) != len(self.actions):
            raise ValueError("two actions of the vocabulary have the same text")

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, id: int) -> Action:
        return self.actions[id]

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and action.id < len(self) and self.actions[action.id] is action

    def parse(self, text: str) -> Action:
        """The action with this text; case and spacing do not matter.

        Raises `UnknownAction` with the most similar actions if there is none.
        """
        plain = " ".join(text.lower().split())
        action = self._by_text.get(plain)
        if action is not None:
            return action
        near = [str(self._by_text[word]) for word in difflib.get_close_matches(plain, self._by_text, n=3)]
        hint = " Did you mean " + " or ".join(f"'{word}'" for word in near) + "?" if near else ""
        raise UnknownAction(f"'{text.strip()}' is not an action of this game.{hint}", near)
