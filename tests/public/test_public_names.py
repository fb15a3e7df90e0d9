"""No public name disappears or changes by accident: names.py collects them, and the lists are compared.

`names/` has what there is now, `release_0_1/` what there was in that release; it is never written anew.
"""

from __future__ import annotations

import hashlib
import lzma
import re
from collections import defaultdict
from pathlib import Path

import pytest

import mecenate
from tests.public import games
from tests.public.comparing import RELEASES, Decisions, Retired, decisions, difference, since, undecided
from tests.public.names import ALL_ACTIONS, AREAS, ENGINE, FOLDER, collect, read, written
from tests.tables import COMPILED, Table, choose

ROOT = Path(__file__).parents[2]
MADE = decisions()
KEPT = {"release_0_1": "0907d3ef5f70717f"}
"""A digest of the lists of each release."""
each_area = pytest.mark.parametrize("area", AREAS)
each_release = pytest.mark.parametrize("release", RELEASES, ids=lambda folder: folder.name)
TABLES = [
    Table("carrara", 4, (("version", "advanced"),)),
    Table("princes", 4, (("expansions", "muse,cooperation"),)),
    Table("florenza", 3),
    Table("carpe_diem", 3),
]


@pytest.mark.parametrize("area", ENGINE if COMPILED else AREAS)
def test_the_public_names_are_those_of_the_list(area: str) -> None:
    changes = difference(read(FOLDER / f"{area}.txt"), collect(area))
    if changes:
        pytest.fail(f"Public names differ from tests/public/names/{area}.txt.\n{changes}", pytrace=False)


@each_area
def test_the_list_is_written_as_the_program_writes_it(area: str) -> None:
    file = FOLDER / f"{area}.txt"
    assert file.read_text(encoding="utf-8") == written(read(file))


@each_area
@each_release
def test_the_names_of_a_release_are_still_there(release: Path, area: str) -> None:
    changes = undecided(area, since(release, area, read(FOLDER / f"{area}.txt")), MADE)
    if changes:
        where = f"{release.name}/{area}.txt"
        pytest.fail(f"Names of {where} that tests/public/retired.toml does not give up.\n{changes}", pytrace=False)


def test_there_is_a_list_of_each_area_and_no_other() -> None:
    files = {f"{area}.txt" for area in AREAS}
    assert {file.name for file in FOLDER.iterdir()} == files


def test_the_lists_of_a_release_are_as_they_were() -> None:
    digests = {}
    for release in RELEASES:
        digest = hashlib.blake2b(digest_size=8)
        for file in sorted(release.iterdir()):
            digest.update(file.name.encode() + b"\n" + file.read_bytes())
        digests[release.name] = digest.hexdigest()
    assert digests == KEPT


def test_a_name_is_retired_by_a_decision_that_everybody_can_read() -> None:
    """An entry of retired.toml is about a name that is gone or changed, and stands in the changelog."""
    changes = " ".join((ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split())
    for one in [*MADE.retired, *MADE.changed]:
        differences = [since(release, one.area, read(FOLDER / f"{one.area}.txt")) for release in RELEASES]
        names = [name for part in differences for name in (part.gone if isinstance(one, Retired) else part.changed)]
        assert any(one.covers(one.area, name) for name in names), f"{one.name} is as it was"
        assert one.reason and one.changelog and " ".join(one.changelog.split()) in changes, one.name


def test_a_name_warns_for_a_release_before_it_goes() -> None:
    for one in MADE.retired:
        assert _version(one.deprecated) < _version(one.removed), one.name
        assert _version(one.removed) <= _version(mecenate.__version__), one.name


def _version(text: str) -> tuple[int, int]:
    major, minor, *_ = text.split(".")
    return int(major), int(minor)


# ---------------------------------------------------------------------- whether the lists are whole


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_all_that_a_game_tells_is_listed(table: Table) -> None:
    """Events and prompts are read from the source; here those of games that are played."""
    listed = read(FOLDER / "options.txt")
    for seed in range(20 if COMPILED else 3):
        state, dealer = table.start(seed)
        while state.prompt is not None:
            assert f"{table.game} decision {state.prompt.kind}" in listed
            assert all(_listed(f"{table.game} prompt fact ", fact, listed) for fact in state.prompt.facts), state.prompt
            scribe = mecenate.Scribe()
            state.apply(choose(state, dealer), dealer, scribe)
            for event in scribe.events:
                name = f"{table.game} event {event.kind}"
                assert name in listed
                assert all(_listed(f"{name}.", fact, listed) for fact in event.facts), event
        for score in state.scores():
            assert all(f"{table.game} score {source}" in listed for source in score.breakdown)


def _listed(head: str, fact: str, names: dict[str, str]) -> bool:
    """Whether a fact is listed, as it is or with a number put behind it."""
    return head + fact in names or head + fact.rstrip("0123456789") + "{}" in names


def test_all_words_of_the_grammar_of_records_are_listed() -> None:
    listed = " ".join(read(FOLDER / "records.txt"))
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    grammar = "".join(re.findall(r"```text\n(record +=.*?)```", page, re.DOTALL))
    quoted = grammar.split('"')[1::2]
    words = {word.strip() for word in quoted if re.fullmatch("[a-z][a-z0-9 ]+", word)}
    assert len(words) > 15
    assert {word for word in words if not re.search(rf"\b{word}\b", listed)} == set()


@each_release
def test_all_actions_of_a_release_are_kept(release: Path) -> None:
    """The compressed file has every vocabulary in full; the digests of the readable list say so."""
    lines: dict[str, list[str]] = defaultdict(list)
    with lzma.open(release / ALL_ACTIONS, "rt", encoding="utf-8") as file:
        for line in file:
            rules, _, action = line.rstrip("\n").partition(": ")
            lines[rules].append(action)
    kept = {f"{len(actions)} actions, {games.digest(actions)}" for actions in lines.values()}
    listed = read(release / "actions.txt")
    assert kept == {detail for name, detail in listed.items() if ": " not in name}


# ---------------------------------------------------------------------- whether a difference is seen


def test_a_renamed_option_is_gone_and_new() -> None:
    changes = difference({"a": "1", "b": ""}, {"a": "1", "c": ""})
    assert (changes.gone, changes.changed, changes.new) == (["b"], {}, ["c"])
    assert "keep the old name working" in str(changes) and "python -m tests.public.names" in str(changes)


def test_another_default_is_a_change() -> None:
    changes = difference({"setting port": "integer, default 1"}, {"setting port": "integer, default 2"})
    assert changes.changed == {"setting port": "integer, default 1 -> integer, default 2"}


def test_many_differences_are_told_in_short() -> None:
    changes = difference({f"name {n}": "" for n in range(100)}, {})
    assert "… and 90 more" in str(changes) and len(str(changes).splitlines()) < 15


def test_a_decision_is_about_its_own_name_only() -> None:
    gone = difference({"GET /a": "", "GET /b": "", "POST /a": ""}, {})
    decided = Decisions(retired=[Retired("http", "GET *", "why", "where", "0.2", "0.3")])
    assert undecided("http", gone, decided).gone == ["POST /a"]
    assert undecided("cli", gone, decided).gone == ["GET /a", "GET /b", "POST /a"]
    assert undecided("http", gone, Decisions(changed=decided.retired)).gone == gone.gone  # type: ignore[arg-type]
