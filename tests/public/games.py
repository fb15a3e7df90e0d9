"""Names of the games: options, decisions, events, scores, actions, positions, records."""

from __future__ import annotations

import hashlib
import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import product

import mecenate
from mecenate.bots.registry import BASELINES, BOTS
from mecenate.core.game import OptionValue
from mecenate.core.record import Note
from tests.public import sources
from tests.public.shapes import Pairs, keys_of

MOST_LISTED = 400
"""A longer vocabulary is grouped by first words, each group with a digest."""
Options = dict[str, OptionValue]


def digest(texts: Iterable[str]) -> str:
    """A short fingerprint of some lines."""
    return hashlib.blake2b("\n".join(texts).encode(), digest_size=8).hexdigest()


def values_of(option: mecenate.Option) -> list[OptionValue]:
    """The values of an option, the usual one first; of numbers only that, the lowest and the highest."""
    return list(dict.fromkeys(option.choices if option.numbers is None else option.numbers))


def varied(entry: mecenate.Entry, option: mecenate.Option) -> list[mecenate.Game]:
    """The game with each value of an option but the usual one."""
    return [mecenate.game(entry.name, **{option.name: value}) for value in values_of(option)[1:]]


# ---------------------------------------------------------------------- what a table chooses, what it is told


def option_names() -> Pairs:
    """Games, seats, options, decisions, events, sources of points; bots."""
    for entry in mecenate.catalogue():
        yield entry.name, entry.title
        yield f"{entry.name} seats", f"{entry.min_seats} to {entry.max_seats}"
        for option in entry.options():
            yield from _option(f"{entry.name} option {option.name}", option)
        for decision in mecenate.game(entry.name).decisions:
            yield f"{entry.name} decision {decision}", ""
        for fact in sources.returned("prompt_facts", entry.module):
            yield f"{entry.name} prompt fact {fact}", ""
        yield from _events(entry)
        for source in _score_sources(entry):
            yield f"{entry.name} score {source}", ""
    yield from ((f"bot {name}", "") for name in BOTS)
    yield from ((f"bot {name}", "not at tables") for name in BASELINES)


def _option(name: str, option: mecenate.Option) -> Pairs:
    yield name, f"default {option.default}, {option.clause}"
    if option.numbers is not None:
        yield f"{name} numbers", option.range_text
    for choice in option.choices:
        yield f"{name} = {choice}", ""


def _events(entry: mecenate.Entry) -> Pairs:
    for call in sources.calls(entry.module, "tell"):
        name = f"{entry.name} event {sources.value_of(call, 0)}"
        yield name, ""
        for fact in sources.keys(call.node.args[2], call.function, entry.module):
            yield f"{name}.{fact}", ""


def _score_sources(entry: mecenate.Entry) -> set[str]:
    """The sources in the scores of a game that has just begun, the usual one and with each value of each option."""
    sources = set()
    unusual = [game for option in entry.options() for game in varied(entry, option)]
    for game in [mecenate.game(entry.name), *unusual]:
        state = game.start(game.max_seats, mecenate.Dealer.fast(1))
        sources |= {source for score in state.scores() for source in score.breakdown}
    return sources


# ---------------------------------------------------------------------- actions


def vocabularies(entry: mecenate.Entry) -> Iterator[tuple[Options, mecenate.Vocabulary]]:
    """The vocabulary with each combination of those options that change it; the usual one first."""
    usual = _texts(mecenate.game(entry.name).vocabulary)
    change = [
        option for option in entry.options() if any(_texts(game.vocabulary) != usual for game in varied(entry, option))
    ]
    for chosen in product(*(values_of(option) for option in change)):
        options = dict(zip((option.name for option in change), chosen, strict=True))
        yield options, mecenate.game(entry.name, **options).vocabulary


def _texts(vocabulary: mecenate.Vocabulary) -> list[str]:
    return [action.text for action in vocabulary]


def label(game: str, options: Options) -> str:
    """A game with options: 'carrara version=advanced improvements=mixed'."""
    return " ".join([game, *(f"{name}={value}" for name, value in options.items())])


def action_names() -> Pairs:
    """Texts and ids: those of the usual vocabulary, and where options change it, what is not in the usual one."""
    for entry in mecenate.catalogue():
        usual: set[str] = set()
        for options, vocabulary in vocabularies(entry):
            name = label(entry.name, options) if usual else entry.name
            lines = {f"{action.id} {action.text}" for action in vocabulary}
            yield name, f"{len(lines)} actions, {digest(f'{action.id} {action.text}' for action in vocabulary)}"
            yield from _listed(name, [action for action in vocabulary if f"{action.id} {action.text}" not in usual])
            usual = usual or lines


def _listed(name: str, actions: Sequence[mecenate.Action]) -> Pairs:
    if len(actions) <= MOST_LISTED:
        yield from ((f"{name}: {action.text}", f"id {action.id}") for action in actions)
        return
    groups: dict[str, list[str]] = defaultdict(list)
    for action in actions:
        groups[action.text.partition(" ")[0]].append(f"{action.id} {action.text}")
    for word, texts in groups.items():
        yield f"{name}: {word} …", f"{len(texts)} actions, {digest(sorted(texts))}"


def all_actions() -> str:
    """Every vocabulary in full, an action a line."""
    return "".join(
        f"{label(entry.name, options)}: {action.id} {action.text}\n"
        for entry in mecenate.catalogue()
        for options, vocabulary in vocabularies(entry)
        for action in vocabulary
    )


def observation_names() -> Pairs:
    """The numbers that `State.observe` writes, in their order, grouped by first words."""
    for entry in mecenate.catalogue():
        observed = mecenate.game(entry.name).observed
        groups: dict[str, list[str]] = defaultdict(list)
        for number, name in enumerate(observed):
            groups[re.sub(r"\d+", "N", re.split(r"[ :]", name)[0])].append(f"{number} {name}")
        for group, names in groups.items():
            yield f"{entry.name}: {group} …", f"{len(names)} numbers, {digest(names)}"


# ---------------------------------------------------------------------- positions and records


def position_names() -> Pairs:
    """The keys of a position in JSON; `seats ×` where there is an entry for each seat."""
    for entry in mecenate.catalogue():
        game = mecenate.game(entry.name)
        blocks = {block.name: block for block in game.layout.blocks}
        position = json.loads(game.start(game.min_seats, mecenate.Dealer.fast(1)).to_json())
        head = {name: value for name, value in position.items() if name not in blocks}
        for key, kind in keys_of(head, frozenset(game.options)).items():
            yield f"{entry.name} {key}", kind
        for block in blocks.values():
            sides = ["seats" if block.by_seat and n == 0 else str(side) for n, side in enumerate(block.shape)]
            yield f"{entry.name} {block.name}", " × ".join(sides) or "integer"


def record_names() -> Pairs:
    """The formats of record files that can be read, and the words in a record that has everything."""
    text = str(_full_record())
    head, _, body = text.partition("\n\n")
    first, *lines = head.splitlines()
    yield "written", first
    for number in range(1, 10):
        with suppress(mecenate.RecordError):
            mecenate.Record.parse(re.sub(r"^.*", f"mecenate record {number}", str(_plain_record()), count=1))
            yield f"read mecenate record {number}", ""
    yield from ((f"head {line.partition(' ')[0]}", "") for line in lines)
    yield from ((f"body {_pattern(line)}", "") for line in body.splitlines())
    mecenate.Record.parse(f"# remark\n{text}")
    yield "remark #", ""


def _plain_record() -> mecenate.Record:
    """A game that was played to the end, with its secret."""
    game = mecenate.game(mecenate.catalogue()[0].name)
    record = mecenate.Record(game, game.min_seats, mecenate.Dealer.sealed("secret"))
    choose = mecenate.Dealer.fast(1)
    while not record.state.over:
        legal = record.state.legal()
        record.play(legal[choose.pick(len(legal))])
    record.reveal()
    return record


def _full_record() -> mecenate.Record:
    """The same with players, notes, branches and streams."""
    record = _plain_record()
    record.players = {0: "name"}
    record.line.notes[1] = Note("comment", (0.5, 0.5), (1.5, 1.5), 1.5, 1.5)
    record.line.branch(1, "name")
    record.line.branch(1, played=True)
    record.line.streams[len(record.steps) + 1] = 1
    return record


def _pattern(line: str) -> str:
    """A line of a record without its data: 'N. [N] ACTION ! N/N …'."""
    said, mark, outcomes = line.partition(" ! ")
    if re.match(r"\d", said):
        said = re.sub(r"\] .*", "] ACTION", said)
    said = re.sub(r"\bname\b|\bcomment\b", "TEXT", re.sub(r"\d+(\.\d+)?", "N", said))
    return said + mark + ("N/N …" if re.fullmatch(r"\d+/\d+( \d+/\d+)*", outcomes) else outcomes)
