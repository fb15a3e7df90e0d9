"""Records: readable, damaged in every way, undone where it is fair."""

from __future__ import annotations

from pathlib import Path

import pytest

import mecenate
from mecenate import Dealer, Record


def short_record() -> Record:
    record = Record(mecenate.game("carrara"), 2, Dealer.sealed("tonight"))
    for text in ("turn wheel", "sector II", "take purple", "done", "pass"):
        record.play(text)
    return record


def test_a_record_reads_like_a_game() -> None:
    text = str(short_record())
    assert text.startswith("mecenate record 1\ngame carrara\nrules 1\npack ")
    assert "\noption version normal\n" in text
    assert "\nseats 2\nseal " in text
    assert "\n1. [1] turn wheel ! " in text
    assert text.endswith("2. [1] sector II\n3. [1] take purple\n4. [1] done\n5. [2] pass\n")
    assert "secret" not in text


def test_the_secret_is_not_shown_before_the_end() -> None:
    with pytest.raises(mecenate.RecordError, match="when the game is over"):
        short_record().reveal()


def test_an_unfinished_record_verifies_as_far_as_it_goes() -> None:
    found = Record.parse(str(short_record())).verify()
    assert (
        found == "5 actions follow the rules and the game is not over; the seal can be checked when the secret is known"
    )


def test_undo_goes_back_to_the_last_thing_turned_over() -> None:
    record = short_record()
    for expected in ("pass", "done", "take purple", "sector II"):
        assert str(record.undo()) == expected
    assert not record.can_undo
    with pytest.raises(mecenate.RecordError, match="'turn wheel' cannot be undone: it turned something over"):
        record.undo()


def test_a_seat_takes_back_its_own_choices_only() -> None:
    record = short_record()
    with pytest.raises(mecenate.RecordError, match="somebody else has chosen since"):
        record.undo(seat=0)
    assert str(record.undo(seat=1)) == "pass"
    assert str(record.undo(seat=0)) == "done"


def test_nothing_played_is_nothing_to_undo() -> None:
    with pytest.raises(mecenate.RecordError, match="nothing to undo"):
        Record(mecenate.game("carrara"), 2, Dealer.fast(1)).undo()


def test_save_and_load(tmp_path: Path) -> None:
    record = short_record()
    record.save(tmp_path / "game.txt")
    assert str(Record.load(tmp_path / "game.txt")) == str(record)


def test_remarks_and_empty_lines_do_not_matter() -> None:
    text = str(short_record()).replace("\n1. ", "\n\n# our first evening\n1. ")
    assert Record.parse(text).state == short_record().state


def test_a_position_that_is_not_there() -> None:
    with pytest.raises(mecenate.RecordError, match="there is no position 6"):
        short_record().replay(6)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("mecenate record 1", "hello", "line 1: a record starts with"),
        ("game carrara", "game chess", "there is no game 'chess'"),
        ("game carrara\n", "", "no line 'game …'"),
        ("seats 2", "seats two", "'two' is not a number of seats"),
        ("seats 2", "seats 9", "2 to 4 players, not 9"),
        ("option version normal", "option version odd", "version cannot be 'odd'"),
        ("option version normal", "colour blue", "line 5: 'colour' is not known"),
        ("deal ! ", "deal ! x ", "the deal: 'x' is not an outcome"),
        ("deal ! ", "deal ! 1/99 ", "the deal: the record says 1/99"),
        ("deal", "deel", "'deel' is not known in the head"),
        ("pack ", "pack 0", "another component pack"),
        ("2. [1] sector II", "2. [1] sector IX", "'sector IX' is not an action"),
        ("2. [1] sector II", "2. [1] pass", "action 2: 'pass' is not legal now"),
        ("2. [1] sector II", "2. [2] sector II", "it is not seat 2 that must choose"),
        ("2. [1] sector II", "7. [1] sector II", "expected action '2. "),
        ("2. [1] sector II", "2. [1] sector II ! 1/2", "draws more than the rules"),
        ("1. [1] turn wheel ! ", "1. [1] turn wheel ! 99/99 ", "action 1: the record says 99/99"),
    ],
)
def test_a_damaged_record_names_its_line(old: str, new: str, message: str) -> None:
    text = str(short_record())
    assert old in text
    with pytest.raises(mecenate.RecordError) as told:
        Record.parse(text.replace(old, new, 1))
    assert message in str(told.value)
    assert str(told.value).startswith("line ")


def test_a_forged_seal_or_outcome_is_found() -> None:
    record = Record(mecenate.game("carrara", pass_limit=1), 2, Dealer.sealed("tonight"))
    record.play("pass")
    record.play("pass")
    record.reveal()
    assert Record.parse(str(record)).verify().endswith("fits the seal")
    forged = str(record).replace(b"tonight".hex(), b"tomorrow".hex())
    with pytest.raises(mecenate.RecordError, match="does not fit the seal"):
        Record.parse(forged).verify()
    other = Record(mecenate.game("carrara", pass_limit=1), 2, Dealer.sealed("another"))
    deal = next(line for line in str(other).split("\n") if line.startswith("deal"))
    swapped = "\n".join(deal if line.startswith("deal") else line for line in str(record).split("\n"))
    with pytest.raises(mecenate.RecordError, match="does not follow from the secret"):
        Record.parse(swapped).verify()


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(mecenate.RecordError, match="cannot read"):
        Record.load(tmp_path / "nowhere.txt")
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(mecenate.RecordError, match="not a text file"):
        Record.load(tmp_path / "picture")
