"""What has happened to public names: which are gone, changed or new, and whether that was decided."""

from __future__ import annotations

import lzma
import tomllib
import warnings
from pathlib import Path
from typing import NamedTuple

import msgspec

import mecenate
from mecenate.core.errors import MecenateError
from tests.public.names import ALL_ACTIONS, Names, read

RELEASES = sorted(Path(__file__).parent.glob("release_*"))
"""The names of each release, as they were then; never written anew."""
RETIRED = Path(__file__).parent / "retired.toml"
MOST_SHOWN = 10
ADVICE_NEW = "New: run `python -m tests.public.names`, and mention them in CHANGELOG.md."
ADVICE_OLD = (
    "Gone or changed: keep the old name working, with a warning, for one release, and write the decision into\n"
    'CHANGELOG.md; docs/releasing.md, "Public names", says how. Then run `python -m tests.public.names`.'
)


class Difference(NamedTuple):
    """Names that were there and are not, that mean something else, and that were not there."""

    gone: list[str]
    changed: dict[str, str]
    new: list[str]

    def __bool__(self) -> bool:
        return bool(self.gone or self.changed or self.new)

    def __str__(self) -> str:
        advice = [ADVICE_NEW] if self.new else []
        if self.gone or self.changed:
            advice.append(ADVICE_OLD)
        changed = [f"{name}: {change}" for name, change in self.changed.items()]
        shown = [*_shown("gone", self.gone), *_shown("changed", changed), *_shown("new", self.new)]
        return "\n".join([*shown, *advice])


def _shown(what: str, lines: list[str]) -> list[str]:
    more = [f"{what:<8} … and {len(lines) - MOST_SHOWN} more"] if len(lines) > MOST_SHOWN else []
    return [f"{what:<8} {line}" for line in lines[:MOST_SHOWN]] + more


def difference(before: Names, now: Names) -> Difference:
    """What is different now."""
    return Difference(
        [name for name in before if name not in now],
        {name: f"{was or '(nothing)'} -> {now[name]}" for name, was in before.items() if now.get(name, was) != was},
        [name for name in now if name not in before],
    )


# ---------------------------------------------------------------------- since a release


class Decision(msgspec.Struct, forbid_unknown_fields=True):
    """A name of a release that is gone, or of which something else is promised now.

    `name` is a whole name, or ends in * and means all that begin so. `changelog` is some words of CHANGELOG.md.
    """

    area: str
    name: str
    reason: str
    changelog: str

    def covers(self, area: str, name: str) -> bool:
        """Whether this is about that name."""
        same = name == self.name or (self.name.endswith("*") and name.startswith(self.name[:-1]))
        return area == self.area and same


class Retired(Decision, forbid_unknown_fields=True):
    """A name that is gone: it warned in release `deprecated`, and release `removed` no longer has it."""

    deprecated: str
    removed: str


class Decisions(msgspec.Struct, forbid_unknown_fields=True):
    """What `retired.toml` says."""

    retired: list[Retired] = []
    changed: list[Decision] = []


def decisions() -> Decisions:
    """The decisions that have been made since the first release."""
    return msgspec.convert(tomllib.loads(RETIRED.read_text(encoding="utf-8")), Decisions)


def since(release: Path, area: str, now: Names) -> Difference:
    """Which names of a release are gone or changed; an area that it had no list of has lost none."""
    if area == "actions":
        return _actions_since(release)
    file = release / f"{area}.txt"
    return difference(read(file) if file.exists() else {}, now)._replace(new=[])


def undecided(area: str, changes: Difference, made: Decisions) -> Difference:
    """The part of a difference about which nothing was decided."""
    return Difference(
        [name for name in changes.gone if not any(one.covers(area, name) for one in made.retired)],
        {
            name: change
            for name, change in changes.changed.items()
            if not any(one.covers(area, name) for one in made.changed)
        },
        [],
    )


def _actions_since(release: Path) -> Difference:
    """Every text must still parse, an old one perhaps with a warning, and give the action with its old id."""
    gone: list[str] = []
    changed: dict[str, str] = {}
    with lzma.open(release / ALL_ACTIONS, "rt", encoding="utf-8") as file:
        for line in file:
            rules, _, action = line.rstrip("\n").partition(": ")
            number, _, text = action.partition(" ")
            texts = _parsed(rules, text)
            if texts is None:
                gone.append(f"{rules}: {text}")
            elif texts != int(number):
                changed[f"{rules}: {text}"] = f"id {number} -> id {texts}"
    return Difference(gone, changed, [])


def _parsed(rules: str, text: str) -> int | None:
    """The id of the action with this text; None if there is none."""
    name, *options = rules.split(" ")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            game = mecenate.game(name, **dict(option.split("=") for option in options))
            return game.parse(text).id
    except MecenateError:
        return None
