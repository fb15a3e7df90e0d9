"""Names of the command line: commands, flags, exit codes, and the keys of what it writes as JSON and CSV."""

from __future__ import annotations

import argparse
import csv
import io
import json
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest import mock

from litestar.testing import TestClient

import mecenate
from mecenate.analysis import summary
from mecenate.arena import peers
from mecenate.arena.measure import Figure, Speed
from mecenate.bots import BOTS
from mecenate.cli import answers, main
from mecenate.cli.parser import build_parser
from mecenate.lang import Language
from mecenate.server.app import make_app
from mecenate.server.settings import Settings
from mecenate.server.tables import integrity
from tests.public import sources
from tests.public.shapes import Pairs, keys_of

GAME = "carrara"
JSON_COMMANDS = {
    "check": ("check", "--database", "{database}", "--json"),
    "games": ("games", "--json"),
    "sim": ("sim", GAME, "--games", "2", "--bots", "random,novice", "--json"),
    "bench": ("bench", GAME, "--runs", "1", "--seconds", "0.01", "--peers", "--json"),
    "analyse": ("analyse", "{record}", "--level", "journeyman", "--iterations", "2", "--open-cards", "--json"),
    "arena": ("arena", "ladder", GAME, "--games", "2", "--levels", "random,novice", "--seconds-scale", "0", "--json"),
    "arena match": (
        "arena",
        "match",
        GAME,
        "--deals",
        "2",
        "--bot",
        "novice",
        "--bot",
        "random",
        "--sprt",
        "50:60",
        "--json",
    ),
}
"""A small run of every command that has --json."""


def parsers() -> dict[str, argparse.ArgumentParser]:
    """The parser of `mecenate` itself and those of its commands."""
    root = build_parser(Language("en"))
    (commands,) = (action for action in root._actions if isinstance(action, argparse._SubParsersAction))
    return {"mecenate": root, **{f"mecenate {name}": parser for name, parser in commands.choices.items()}}


def command_names() -> Pairs:
    """Commands with their arguments; what may be typed at the prompt of a game; exit codes."""
    for command, parser in parsers().items():
        yield command, ""
        for action in parser._actions:
            if not isinstance(action, argparse._SubParsersAction):
                yield from _argument(command, action)
    for word in answers.COMMANDS:
        yield f"typed {word}", ""
    for word, meaning in answers.SHORTHANDS.items():
        yield f"typed {word}", meaning
    for name, code in sources.constants("mecenate.cli.command", int).items():
        yield f"exit {code}", name.lower()


def _argument(command: str, action: argparse.Action) -> Pairs:
    metavar = action.metavar or ("" if action.choices is not None or action.nargs == 0 else action.dest.upper())
    for name in action.option_strings or [str(action.metavar or action.dest)]:
        yield f"{command} {name}", ", ".join(_details(action, str(metavar)))
        for choice in action.choices or ():
            yield f"{command} {name} {choice}", ""


def _details(action: argparse.Action, metavar: str) -> Iterator[str]:
    if action.option_strings and action.nargs == 0:
        yield "flag"
    elif action.option_strings and metavar:
        yield f"[{metavar}]" if action.nargs == "?" else metavar
    if not action.option_strings and action.nargs in ("?", "*"):
        yield "optional" if action.nargs == "?" else "any number"
    if isinstance(action, argparse._AppendAction):
        yield "repeatable"
    if action.const not in (None, True):
        yield f"alone {action.const}"
    if action.default not in (None, False, [], argparse.SUPPRESS):
        yield f"default {action.default}"


# ---------------------------------------------------------------------- output


def run(words: Sequence[str]) -> str:
    """What a command prints. Raises `RuntimeError` if it fails."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(words)
    if code:
        raise RuntimeError(f"mecenate {' '.join(words)}: exit code {code}\n{err.getvalue()}")
    return out.getvalue()


def output_names() -> Pairs:
    """The keys of every JSON output, and the columns of the tables of `study --data`."""
    writing = {name.split()[-1] for name, parser in parsers().items() if "--json" in parser._option_string_actions}
    if writing != {command.split()[0] for command in JSON_COMMANDS}:
        raise ValueError(f"JSON_COMMANDS needs a run of each command with --json: {', '.join(sorted(writing))}")
    data = frozenset(BOTS) | frozenset(mecenate.game(GAME).options)
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.object(peers, "installed", lambda: {"peer": _measured_peer}),
        mock.patch.object(summary, "NOTABLE", -1.0),  # so that every stretch is there, whatever the bots think
    ):
        database = _database(Path(folder))
        record = _record(Path(folder))
        for command, words in JSON_COMMANDS.items():
            printed = json.loads(run([word.format(database=database, record=record) for word in words]))
            for key, kind in keys_of(printed, data).items():
                yield f"{command} --json: {key}", kind
    yield from ((f"check --json: [].verdict = {verdict}", "") for verdict in integrity.Verdict)
    yield from _study_columns()


def _database(folder: Path) -> str:
    """The database of a server with one table."""
    url = f"sqlite+aiosqlite:///{folder / 'house.db'}"
    with TestClient(make_app(Settings(database=url))) as client:
        token = client.post("/api/guests", json={"name": "Ada"}).json()["token"]
        wish = {"game": GAME, "seats": 2}
        client.post("/api/tables", json=wish, headers={"authorization": f"Bearer {token}"}).raise_for_status()
    return url


def _record(folder: Path) -> str:
    """The record of the first moves of a random game."""
    dealer = mecenate.Dealer.fast(1)
    played = mecenate.Record(mecenate.game(GAME), 2, dealer)
    for _ in range(8):
        played.play(played.state.legal()[dealer.pick(len(played.state.legal()))])
    played.save(folder / "game.record")
    return str(folder / "game.record")


def _measured_peer(_runs: int, _seconds: float) -> list[Speed]:
    """Other engines: one without all that is optional, and one with copies."""
    some = Figure(1.0, 0.0)
    return [Speed("plain", some, some), Speed("copying", some, some, some)]


def _study_columns() -> Pairs:
    with tempfile.TemporaryDirectory() as folder:
        run(["study", GAME, "--games", "1", "--seats", "2", "--bots", "random", "--data", folder])
        for file in sorted(Path(folder).glob("*.csv")):
            with file.open(encoding="utf-8", newline="") as text:
                columns = next(csv.reader(text))
            for column in columns:
                yield f"study --data {file.name}: {'points_*' if column.startswith('points_') else column}", ""
