"""Versions: which rules of a title can be played, and how positions of older formats are read.

A title has two version numbers. The **rules version** increases when a rule or a printed piece changes; games continue
under the version they began with. The **position format** increases when the JSON of a state changes; each format has
a step that converts it into the next one. docs/releasing.md says which change needs which.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from mecenate.core.errors import PositionError, RulesError

PositionStep = Callable[[dict[str, Any]], None]
"""Changes the parsed JSON of a position from one format to the next, in place."""


@final
class RulesVersion:
    """One version of a title's rules, with the digest of the component pack that came with it."""

    def __init__(self, number: int, pack: str) -> None:
        self.number: Final = number
        self.pack: Final = pack


@final
class Versions:
    """The versions of one title, the oldest first."""

    def __init__(self, title: str, rules: Sequence[RulesVersion], position_steps: Sequence[PositionStep] = ()) -> None:
        """`position_steps[0]` converts format 1 (release 0.1) into format 2, and so on."""
        self.title: Final = title
        self.rules: Final = tuple(rules)
        self.position_steps: Final = tuple(position_steps)

    @property
    def newest(self) -> RulesVersion:
        """The rules of a new game."""
        return self.rules[-1]

    @property
    def position_format(self) -> int:
        """The format that `State.to_json` writes."""
        return 1 + len(self.position_steps)

    def playable(self, number: int) -> bool:
        """Whether games of this rules version can be played and replayed."""
        return any(version.number == number for version in self.rules)

    def find(self, number: object) -> RulesVersion:
        """The version with this number, the newest for None. Raises `RulesError`."""
        if number is None:
            return self.newest
        listed = ", ".join(str(version.number) for version in self.rules)
        if isinstance(number, bool) or not isinstance(number, int):
            raise RulesError(f"a rules version of {self.title} is one of {listed}, not {number!r}")
        for version in self.rules:
            if version.number == number:
                return version
        if number > self.newest.number:
            raise RulesError(f"rules version {number} of {self.title} is newer than this release, which has {listed}")
        raise RulesError(f"this release no longer plays rules version {number} of {self.title}; it has {listed}")

    @staticmethod
    def only_first(title: str) -> Versions:
        """The versions of a title that declares none."""
        return Versions(title, [RulesVersion(1, "")])

    def upgrade(self, position: dict[str, Any]) -> None:
        """Convert the parsed JSON of a position to the newest format, in place. Raises `PositionError`."""
        number = position.get("format", 1)
        if isinstance(number, bool) or not isinstance(number, int) or number < 1:
            raise PositionError(f"format: expected a number from 1 to {self.position_format}, got {number!r}")
        if number > self.position_format:
            raise PositionError(
                f"format {number} of {self.title} is newer than this release, which reads up to {self.position_format}"
            )
        for step in self.position_steps[number - 1 :]:
            try:
                step(position)
            except (KeyError, IndexError, TypeError, ValueError) as error:
                raise PositionError(
                    f"a position of format {number} that cannot be brought up to date: {error!r}"
                ) from None
        position["format"] = self.position_format
