"""The bots of release 0.1 as programs that speak the line protocol: the yardstick of later releases.

    git worktree add PATH 8391131 && make -C PATH compiled
    mecenate arena match carrara --rules 1 --seats 4 --bot apprentice \\
        --bot "exec:python tools/release_0_1_bot.py --release PATH --level apprentice"

It runs the code of the checkout at PATH, compiled if that is built, and none of this release. A match must be played by
rules version 1, the only one that 0.1 knows. 0.1 reads the position that comes with a choice without the blocks that it
does not have, and imagines worlds from it as it did then: from the present view alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

PROTOCOL = 1
RULES = 1
OLD_READINGS = {
    "carrara": {"storing": "between", "discard": "no_room"},
    "princes": {"powers": "own_moments"},
    "carpe_diem": {"pawns": "last"},
}
"""Options that came after 0.1, with the value that says what 0.1 does."""


class Refusal(Exception):
    """Why a match cannot be played with 0.1."""


def use_release(folder: Path) -> None:
    """Put the package of a checkout before every other."""
    compiled = folder / "build" / "compiled"
    package = compiled if compiled.is_dir() else folder / "src"
    if not (package / "mecenate").is_dir():
        raise SystemExit(f"there is no checkout of Mecenate at {folder}")
    sys.path.insert(0, str(package.resolve()))


def old_options(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options that 0.1 has. Raises `Refusal` if another one asks for what 0.1 does not do."""
    later = OLD_READINGS.get(game, {})
    for name, value in later.items():
        if options.get(name, value) != value:
            raise Refusal(f"0.1 plays {game} with {name}={value} only")
    return {name: value for name, value in options.items() if name not in later}


class OldBot:
    """A bot of 0.1 that answers messages."""

    def __init__(self, level: str, scale: float) -> None:
        self.level = level
        self.scale = scale
        self.game: Any = None
        self.bot: Any = None

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """The answer to a message; None where none is wanted."""
        try:
            if message["type"] == "hello":
                name = f"{self.level} of release 0.1"
                return {"type": "hello", "protocol": PROTOCOL, "name": name, "wants": ["world"]}
            if message["type"] == "game":
                self.begin(message)
                return {"type": "ready"}
            if message["type"] == "choose":
                return {"type": "choice", "action": self.choose(message)}
        except Refusal as refusal:
            return {"type": "error", "message": str(refusal)}
        return None

    def begin(self, message: dict[str, Any]) -> None:
        """Set up the game and a new bot."""
        import mecenate
        from mecenate.bots.registry import timed

        if message["rules"] != RULES:
            raise Refusal(f"0.1 knows rules version {RULES} only, not {message['rules']}: play with --rules {RULES}")
        self.game = mecenate.game(message["game"], **old_options(message["game"], message["options"]))
        self.bot = timed(self.level, message["seed"], message["scale"] * self.scale)

    def choose(self, message: dict[str, Any]) -> str:
        """What the bot chooses. Raises `Refusal` if 0.1 would have offered other choices."""
        from mecenate.bots import Outlook

        position = {**message["world"], "options": self.game.options}
        state = self.game.state_from_json(json.dumps(position))
        legal = {str(action) for action in state.legal()}
        if legal != set(message["legal"]):
            raise Refusal(f"0.1 reads the rules differently here: {sorted(legal ^ set(message['legal']))[:10]}")
        return str(self.bot.choose(Outlook(state)))


def main() -> None:
    """Answer line by line until `quit` or the end of the input."""
    parser = argparse.ArgumentParser(description="a bot of release 0.1 that speaks the line protocol")
    parser.add_argument("--release", type=Path, required=True, metavar="PATH", help="a checkout of release 0.1")
    parser.add_argument("--level", default="apprentice", help="a level of 0.1")
    parser.add_argument("--scale", type=float, default=1.0, metavar="X", help="the share of its time that it uses")
    args = parser.parse_args()
    use_release(args.release)
    bot = OldBot(args.level, args.scale)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "quit":
            return
        answer = bot.answer(message)
        if answer is not None:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
