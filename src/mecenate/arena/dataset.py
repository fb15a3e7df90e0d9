"""Datasets: games of bots as tables for learners, and as records.

A folder holds `dataset.json` (what is in it, and the command that made it), `layout.json` (what the numbers and actions
are), `positions.parquet`, `outcomes.parquet` and a record for each game. docs/datasets.md describes the columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from mecenate.arena.simulate import Progress, derived_seed
from mecenate.bots import Outlook, bot
from mecenate.bots.value import Batch
from mecenate.bots.weights import value_for
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.errors import MecenateError
from mecenate.core.event import Event
from mecenate.core.game import Game
from mecenate.core.observation_buffer import BYTE, ObservationBuffer
from mecenate.core.record import Record
from mecenate.core.state import State
from mecenate.extras import needs

with needs("research"):
    import pyarrow as pa
    import pyarrow.parquet as pq

FORMAT: Final = 1
"""Goes up when a file or a column changes its meaning. Readers refuse a newer one."""
HEADER, LAYOUT, POSITIONS, OUTCOMES = "dataset.json", "layout.json", "positions.parquet", "outcomes.parquet"
RECORDS: Final = "records"
ROWS: Final = 4096
"""The positions that are kept in memory before they are written."""


class DatasetError(MecenateError):
    """A folder that is not a dataset, or not one that can be read here."""


class Header(msgspec.Struct, frozen=True):
    """What a dataset is, and how it was made."""

    format: int
    game: dict[str, Any]
    """The keywords of `mecenate.game`."""
    rules: int
    pack: str
    seats: int
    levels: list[str]
    games: int
    positions: int
    seed: str
    command: str


class Dataset:
    """A dataset that was read. Tables are those of pyarrow."""

    def __init__(self, folder: Path) -> None:
        """Raises `DatasetError` if there is none, or one of a newer format."""
        try:
            self.header: Final = msgspec.json.decode((folder / HEADER).read_bytes(), type=Header)
        except (OSError, msgspec.MsgspecError) as error:
            raise DatasetError(f"{folder} is not a dataset: {error}") from None
        if self.header.format > FORMAT:
            raise DatasetError(f"{folder} has format {self.header.format}; this version reads up to {FORMAT}")
        self.folder: Final = folder
        self.layout: Final[dict[str, Any]] = msgspec.json.decode((folder / LAYOUT).read_bytes())
        self.positions: Final = pq.read_table(folder / POSITIONS)
        self.outcomes: Final = pq.read_table(folder / OUTCOMES)

    @property
    def observations(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """The observations as one array of bytes, a row for each position."""
        column = self.positions["observation"].combine_chunks()
        numbers: np.ndarray[Any, np.dtype[np.uint8]] = column.flatten().to_numpy()
        return numbers.reshape(len(column), -1)

    def record(self, game: int) -> Record:
        """The record of a game."""
        return Record.load(record_path(self.folder, game))


class Tables:
    """The rows of a dataset on their way to its files."""

    def __init__(self, game: Game, folder: Path) -> None:
        self._buffer: Final = ObservationBuffer(game, 1, BYTE)
        written: Any = self._buffer.bytes  # a buffer, but its type does not say so
        self._numbers: Final = np.frombuffer(written, np.uint8)
        self._decisions: Final = list(game.decisions)
        observation = pa.list_(pa.uint8(), len(self._numbers))
        self._schema: Final = pa.schema(
            [
                *(("game", pa.int32()), ("step", pa.int32()), ("seat", pa.int8()), ("decision", pa.string())),
                *(("observation", observation), ("legal", pa.list_(pa.int16())), ("action", pa.int16())),
                ("value", pa.float32()),
            ]
        )
        self._writer: Final = pq.ParquetWriter(folder / POSITIONS, self._schema, compression="zstd")
        self._columns: dict[str, list[Any]] = {name: [] for name in self._schema.names}
        self._outcomes: Final[list[dict[str, Any]]] = []
        self._folder: Final = folder
        self.positions = 0

    def add(self, game: int, step: int, state: State, action: Action, value: float) -> None:
        """A position of the seat that chooses, and its choice."""
        seat = int(state.asked_seat())
        self._buffer.observe(0, state, seat)
        row = (
            *(game, step, seat, self._decisions[int(state.asked_kind())], self._numbers.copy()),
            *([legal.id for legal in state.legal()], action.id, value),
        )
        for column, cell in zip(self._columns.values(), row, strict=True):
            column.append(cell)
        self.positions += 1
        if len(self._columns["game"]) == ROWS:
            self._flush()

    def end(self, game: int, record: Record, bots: Sequence[str]) -> None:
        """The outcome of a game, and its record."""
        scores = record.state.scores()
        winners = sum(score.rank == 1 for score in scores)
        for score, name in zip(scores, bots, strict=True):
            won = 1 / winners if score.rank == 1 else 0.0
            row = {"game": game, "seat": score.seat, "bot": name, "total": score.total, "rank": score.rank, "won": won}
            self._outcomes.append(row)
        record_path(self._folder, game).write_text(str(record), encoding="utf-8")

    def close(self) -> None:
        """Write what is left."""
        self._flush()
        self._writer.close()
        kinds = [pa.int32(), pa.int8(), pa.string(), pa.int32(), pa.int8(), pa.float32()]
        schema = pa.schema(list(zip(("game", "seat", "bot", "total", "rank", "won"), kinds, strict=True)))
        pq.write_table(pa.Table.from_pylist(self._outcomes, schema), self._folder / OUTCOMES, compression="zstd")

    def _flush(self) -> None:
        observed = np.concatenate(self._columns["observation"]) if self._columns["game"] else np.zeros(0, np.uint8)
        arrays = [
            pa.FixedSizeListArray.from_arrays(pa.array(observed), len(self._numbers))
            if name == "observation"
            else pa.array(cells, self._schema.field(name).type)
            for name, cells in self._columns.items()
        ]
        self._writer.write_table(pa.Table.from_arrays(arrays, schema=self._schema))
        self._columns = {name: [] for name in self._schema.names}


class Judge:
    """The chance of the seat that must choose to win, by the learned value of a world that it imagines."""

    def __init__(self, game: Game, seats: int) -> None:
        self._batch: Final = Batch(value_for(game, True), seats)

    def value(self, state: State, dealer: Dealer) -> float:
        """From 0 to 1."""
        seat = int(state.asked_seat())
        self._batch.clear()
        number = self._batch.add(state.imagine(seat, dealer))
        self._batch.evaluate()
        return float(self._batch.chance(number, seat))


def make_dataset(
    game: Game,
    levels: Sequence[str],
    games: int,
    folder: Path,
    *,
    seats: int,
    layout: object,
    seed: str = "0",
    command: str = "",
    progress: Progress | None = None,
) -> Header:
    """Play games and write them into a folder that is new or empty. The bots move up one seat from game to game.

    The same seed gives the same games, unless a level thinks by the clock.
    """
    for name in levels:
        bot(name, 0)  # says which bots there are, before anything is written
    (folder / RECORDS).mkdir(parents=True, exist_ok=True)
    if any((folder / RECORDS).iterdir()):
        raise DatasetError(f"there is a dataset in {folder} already")
    tables, judge = Tables(game, folder), Judge(game, seats)
    for number in range(games):
        names = [levels[(seat + number) % len(levels)] for seat in range(seats)]
        _play(game, names, number, seed, tables, judge)
        if progress is not None:
            progress(number + 1)
    tables.close()
    header = Header(
        *(FORMAT, game.keywords, game.rules_version, game.pack_digest, seats, list(levels)),
        *(games, tables.positions, seed, command),
    )
    (folder / LAYOUT).write_bytes(msgspec.json.encode(layout))
    (folder / HEADER).write_bytes(msgspec.json.format(msgspec.json.encode(header), indent=2) + b"\n")
    return header


def _play(game: Game, names: Sequence[str], number: int, seed: str, tables: Tables, judge: Judge) -> None:
    record = Record(game, len(names), Dealer.fast(derived_seed(seed, number)))
    bots = [bot(name, derived_seed(seed, number, seat)) for seat, name in enumerate(names)]
    worlds = Dealer.fast(derived_seed(seed, number, "value"))
    told: list[list[Event]] = [[] for _ in names]
    while (seat := record.state.actor) is not None:
        state = record.state
        action = bots[seat].choose(Outlook(state, told[seat]))
        tables.add(number, len(record.steps), state, action, judge.value(state, worlds))
        told[seat] = []
        events = record.play(action)
        for heard in told:
            heard.extend(events)
    tables.end(number, record, names)


def record_path(folder: Path, game: int) -> Path:
    """Where the record of a game is."""
    return folder / RECORDS / f"{game:06}.txt"
