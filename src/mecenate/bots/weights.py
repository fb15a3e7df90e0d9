"""Files of weights: one a game, with the command and the seed that made it in the first line.

Those of the games of this package lie beside this module; a game of another package has its own in that package.

A file is one line of JSON and then, packed, the numbers of both networks one after the other.
"""

from __future__ import annotations

import hashlib
import json
import sys
import warnings
import zlib
from array import array
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from mecenate.bots.network import Layer, ValueNetwork
from mecenate.bots.value import Value, Weights
from mecenate.core import catalogue
from mecenate.core.errors import MecenateError
from mecenate.core.feature_vector import EVERY_GAME
from mecenate.core.game import Game

PARTS = ("own", "rivals", "bias", "out", "margin", "policy", "policy bias", "words", "word bias")
"""The order of the numbers in a file."""


class WeightsError(MecenateError):
    """A file of weights that cannot be used here."""


class WeightsWarning(UserWarning):
    """The shipped weights were made for other features, another vocabulary or other rules."""


def shipped(game: Game) -> Path:
    """Where the weights that come with a game lie."""
    package = catalogue.entry(game.name).module
    folder = ("mecenate.bots", "weights") if package.startswith("mecenate.") else (package, "")
    return Path(str(files(folder[0]))) / folder[1] / f"{game.name}.weights"


@lru_cache(maxsize=64)
def value_for(game: Game, learned: bool) -> Value:
    """The value of a game; the rule of thumb alone if nothing was learned or none is wanted.

    It is kept for the games that were asked for last. A pack or a version of the rules that has other features than
    the weights is judged by the rule of thumb. Warns if the weights were made for another state of the title.
    """
    if not learned or not shipped(game).is_file():
        return Value(len(game.features))
    different = mismatches(game)
    if different:
        made_for = ", ".join(different)
        text = f"the weights of {game.title} were made for other {made_for}: its bots are weaker than they should be"
        warnings.warn(text, WeightsWarning, stacklevel=2)
    head, parts = read(shipped(game))
    if head["features"] != feature_names(game):
        return Value(len(game.features))
    return Value(len(game.features), weights_from(parts))


def feature_names(game: Game) -> list[str]:
    """All numbers of a vector, by name."""
    return [*EVERY_GAME, *game.features]


def fingerprint(game: Game) -> dict[str, Any]:
    """What weights are made for: the features, the vocabulary and the rules version of a title."""
    texts = "\n".join(str(action) for action in game.actions)
    return {
        "features": feature_names(game),
        "vocabulary": hashlib.sha256(texts.encode()).hexdigest()[:16],
        "rules": game.rules_version,
    }


def mismatches(game: Game) -> list[str]:
    """In what the title of a game differs from what its shipped weights were made for.

    The title with its usual options and pack counts, not this table's.
    """
    head, _ = read(shipped(game))
    return [part for part, value in fingerprint(catalogue.game(game.name)).items() if head.get(part) != value]


def weights_from(parts: dict[str, Sequence[float]]) -> Weights:
    """Networks from the parts of a file."""
    weights = Weights(ValueNetwork(*(parts[part] for part in PARTS[:5])))
    if len(parts["policy"]) > 0:
        weights.add_policy(Layer(parts["policy"], parts["policy bias"]), parts["words"], parts["word bias"])
    return weights


def read(path: Path) -> tuple[dict[str, Any], dict[str, Sequence[float]]]:
    """The first line and the parts of a file. Raises `WeightsError` if it is none."""
    line, _, packed = path.read_bytes().partition(b"\n")
    try:
        head = json.loads(line)
        numbers = array("f", zlib.decompress(packed))
        sizes = [int(head["sizes"][part]) for part in PARTS]
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise WeightsError(f"{path} is not a file of weights: {error}") from None
    if len(numbers) != sum(sizes):
        raise WeightsError(f"{path} is not whole: {len(numbers)} numbers instead of {sum(sizes)}")
    if sys.byteorder == "big":
        numbers.byteswap()
    parts: dict[str, Sequence[float]] = {}
    at = 0
    for part, size in zip(PARTS, sizes, strict=True):
        parts[part] = numbers[at : at + size].tolist()
        at += size
    return head, parts


def write(path: Path, head: dict[str, Any], parts: dict[str, Sequence[float]]) -> None:
    """Write a file; `read` gives the same back, to single precision."""
    numbers = array("f")
    for part in PARTS:
        numbers.extend(parts[part])
    if sys.byteorder == "big":
        numbers.byteswap()
    line = json.dumps({**head, "sizes": {part: len(parts[part]) for part in PARTS}})
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".tmp")
    unfinished.write_bytes(line.encode() + b"\n" + zlib.compress(numbers.tobytes(), 9))
    unfinished.replace(path)
