"""Records: readable, damaged in every way, undone where it is fair."""

from __future__ import annotations

from pathlib import Path

import pytest

import mecenate
from mecenate import Dealer, Record
from mecenate.core.record import Step

RULES = f"rules {mecenate.game('carrara').rules_version}"


def short_record() -> Record:
    record = Record(mecenate.game("carrara"), 2, Dealer.sealed("tonight"))
    for text in ("turn wheel", "sector II", "take purple", "done", "pass"):
        record.play(text)
    return record


def test_a_record_reads_like_a_game() -> None:
    text = str(short_record())
    assert text.startswith(f"mecenate record 2\ngame carrara\n{RULES}\npack ")
    assert "\noption version normal\n" in text
    assert "\nseats 2\nseal " in text
    assert "\n1. [1] turn wheel ! " in text
    assert text.endswith("2. [1] sector II\n3. [1] take purple\n4. [1] done\n5. [2] pass\n")
    assert "secret" not in text


def test_the_secret_is_not_shown_before_the_end() -> None:
    with pytest.raises(mecenate.RecordError, match="when the game is over"):
        short_record().reveal()


def test_an_unfinished_record_verifies_as_far_as_it_goes() -> None:
    verdict = Record.parse(str(short_record())).verify()
    assert (
        verdict
        == "5 actions follow the rules and the game is not over; the seal can be checked when the secret is known"
    )


def test_all_outcomes_follow_each_other() -> None:
    record = short_record()
    assert record.outcomes() == [*record.deal, *record.steps[0].outcomes]


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
        ("mecenate record 2", "mecenate record 3", "a format of a newer release"),
        ("mecenate record 2", "hello", "line 1: a record starts with"),
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
        (RULES, "rules 99", "rules version 99 of The Palaces of Carrara is newer than this release"),
        (RULES, "rules one", "'one' is not a number"),
        ("option version normal", "option components x", "carrara has no option 'components'"),
        ("seats 2", "seats 2\nplayer Ada", "expected 'player', a seat from 1 and a name"),
        ("seats 2", "seats 2\nplayer 3 Ada", "a player has a seat beyond 2"),
        ("deal ! ", "deal ! " + "9" * 6000 + "/2 ", "is not an outcome"),
        ("2. [1] sector II", "9" * 6000 + ". [1] sector II", "expected action '2. "),
        ("3. [1]", "chances 0.5\n3. [1]", "'chances' needs 2 numbers"),
        ("3. [1]", "points 1 nan\n3. [1]", "'points' needs 2 numbers"),
        ("3. [1]", "clock\n3. [1]", "'clock' needs 1 or 2 numbers"),
        ("3. [1]", "applause\n3. [1]", "expected an action, a note or a branch"),
        ("3. [1]", "branch 7\nend\n3. [1]", "a branch cannot leave after action 7"),
        ("3. [1]", "branch 1\n3. [1]", "expected action '2. "),
        ("5. [2] pass", "5. [2] pass\nbranch 4\n5. [2] pass", "a branch has no line 'end'"),
        ("5. [2] pass", "5. [2] pass" + "\nbranch 5" * 21, "branches lie more than 20 deep"),
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


NOTED = """
branch 0 the quiet way
1. [1] leave wheel
; nothing new on the wheel
branch 1
end
end
1. [1] turn wheel ! {outcomes}
; A bold start.
; Two lines of it.
chances 0.55 0.45
points 61.5 58
clock 12.5 287.5
2. [1] sector II
"""


def noted_record() -> str:
    """A record with everything that format 2 can say beside the actions."""
    text = str(short_record()).replace("seats 2", "seats 2\nplayer 1 Ada\nplayer 2 apprentice")
    first = text.index("\n1. [1]")
    outcomes = text[first:].split(" ! ")[1].split("\n")[0]
    rest = text[text.index("\n3. [1]") + 1 :]
    return text[:first] + NOTED.format(outcomes=outcomes) + rest


def test_a_record_keeps_branches_comments_evaluations_and_clocks() -> None:
    record = Record.parse(noted_record())
    assert str(record) == noted_record()
    assert record.state == short_record().state
    assert record.players == {0: "Ada", 1: "apprentice"}
    note = record.line.notes[1]
    assert note.comment == "A bold start.\nTwo lines of it."
    assert (note.chances, note.points, note.seconds, note.seconds_left) == ((0.55, 0.45), (61.5, 58), 12.5, 287.5)
    (branch,) = record.line.branches
    assert (branch.after, branch.name, branch.played, len(branch.branches)) == (0, "the quiet way", False, 1)
    assert branch.notes[1].comment == "nothing new on the wheel"
    assert branch.state == branch.state_at(1) != record.replay(1)


def test_format_1_is_still_read_and_knows_no_notes() -> None:
    first = str(short_record()).replace("mecenate record 2", "mecenate record 1")
    assert str(Record.parse(first)) == str(short_record())
    with pytest.raises(mecenate.RecordError, match=r"expected action '3\. "):
        Record.parse(first.replace("3. [1]", "; hello\n3. [1]"))


def rewound(second: int) -> Record:
    """A finished game in which the first turn was taken back after the wheel had turned, with the secret."""
    record = Record(mecenate.game("carrara", pass_limit=1), 2, Dealer.sealed("tonight"))
    undone = record.line.branch(0, played=True)
    position = len(record.deal)
    for line, dealer in (
        (undone, Dealer.sealed("tonight", position)),
        (record.line, Dealer.sealed("tonight", position if second == 0 else 0, second)),
    ):
        watched = mecenate.WatchedDealer(dealer)
        wheel = line.state.parse("turn wheel")
        line.record.game.state_from_json(line.state.to_json()).apply(wheel, watched)
        line.add(Step(0, wheel, tuple(watched.outcomes), False))
    record.line.streams[1] = second
    for text in ("sector II", "take purple", "done", "pass", "pass"):
        record.play(text)
    record.secret = b"tonight"
    return record


def test_draws_after_a_rewind_come_from_the_next_stream_of_the_secret() -> None:
    record = Record.parse(str(rewound(1)))
    assert record.verify().endswith("the deal follows from the secret and fits the seal")
    assert "\nundone 0\n1. [1] turn wheel ! " in str(record) and "\nend\nstream 1\n1. [1] turn wheel" in str(record)
    assert record.steps[0].outcomes != record.line.branches[0].steps[0].outcomes
    with pytest.raises(mecenate.RecordError, match="action 1: stream 0 was used before"):
        Record.parse(str(rewound(0))).verify()
    with pytest.raises(mecenate.RecordError, match=r"action 1: outcome .* does not follow from the secret"):
        Record.parse(str(rewound(1)).replace("stream 1", "stream 2")).verify()


def test_a_record_that_hides_a_second_try_is_found_out() -> None:
    """Whoever rewinds and draws again from stream 1 cannot leave that out of the record."""
    text = str(rewound(1)).replace("stream 1\n", "")
    with pytest.raises(mecenate.RecordError, match="does not follow from the secret"):
        Record.parse(text).verify()


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(mecenate.RecordError, match="cannot read"):
        Record.load(tmp_path / "nowhere.txt")
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(mecenate.RecordError, match="not a text file"):
        Record.load(tmp_path / "picture")
