"""`mecenate play`: whole games and single choices, typed through a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest

from mecenate import Record
from mecenate.lang import LANGUAGES
from tests.cli.conftest import ALWAYS_THE_FIRST, Run, lines

QUICK_BOTS = ("--seats", "3", "--bots", "random,random")
"""They need no time to think, which is not what these tests are about."""


@pytest.mark.parametrize(
    ("code", "version", "title", "winner"),
    [
        ("en", "normal", "The Palaces of Carrara", "The winner:"),
        ("en", "advanced", "The Palaces of Carrara", "The winner:"),
        ("fr", "advanced", "Les Palais de Carrara", "Victoire\u00a0:"),
        ("de", "advanced", "Die Paläste von Carrara", "Sieg:"),
        ("it", "advanced", "I Palazzi di Carrara", "Vittoria:"),
    ],
)
def test_a_whole_game_in_80_columns(run: Run, code: str, version: str, title: str, winner: str) -> None:
    words = ("play", "--seed", "x", "--option", f"version={version}", "--lang", code, *QUICK_BOTS)
    result = run(*words, typed="help\nscores\nlog\n" + ALWAYS_THE_FIRST, columns=80)
    assert (result.code, result.err) == (0, "")
    assert title in result.out and winner in result.out
    assert "label-" not in result.out and "{" not in result.out
    assert max(map(len, result.out.splitlines())) <= 80


def test_the_end_shows_scores_ranking_winner_secret_and_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    words = ("play", "carrara", "--seats", "2", "--bots", "random", "--seed", "marble", "--record", str(path))
    result = run(*words, typed=ALWAYS_THE_FIRST)
    end = result.out[result.out.index("points for") :]
    for part in ("building types", "total", "1. ", "2. ", "The winner:", "was: marble", f"is in {path}."):
        assert part in " ".join(end.split()) or part in end.replace("\n", ""), part
    record = Record.load(path)
    assert record.state.over
    assert record.secret == b"marble"
    assert record.seal is not None and record.seal in result.out.replace("\n", "")


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    def play(seed: str) -> str:
        return run("play", "--seed", seed, typed="1\n" * 40).out

    assert play("x") == play("x") != play("y")


def test_a_number_a_text_and_the_beginning_of_a_text_choose(run: Run) -> None:
    result = run("play", "--seed", "x", typed=lines("turn w", "SECTOR  II", "take white", "1"))
    assert "You: turned the wheel · added new blocks at I:" in result.out
    assert "Take at least one block from sector II." in result.out
    assert "You: took white from II for 5 florins" in result.out


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "'turn weel' is not an action of this game. Did you mean turn wheel"),
        ("fr", "« turn weel » n’est pas une action de ce jeu. Vouliez-vous dire turn wheel"),
        ("de", "„turn weel“ ist keine Aktion dieses Spiels. Meintest du turn wheel"),
        ("it", "«turn weel» non è un’azione di questo gioco. Intendevi turn wheel"),
    ],
)
def test_an_unknown_action_is_refused_in_the_language_of_the_player(run: Run, language: str, sentence: str) -> None:
    result = run("play", "--seed", "x", "--lang", language, typed=lines("turn weel", "quit"))
    assert sentence in " ".join(result.out.split())


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("99", "Choose a number from 1 to"),
        ("0", "Choose a number from 1 to"),
        ("-1", "Choose a number from 1 to"),
        ("", "Choose a number from 1 to"),
        ("dance", "'dance' is not an action of this game."),
        ("take green", "It is not part of the choice before you."),
        ("build", "'build' could be build"),
        ("undo", "There is no choice of yours to take back"),
        ("undo it", "'undo it' is not an action of this game."),
        ("rules 999", "there is no clause 999"),
        ("[bold]", "'[bold]' is not an action of this game."),
        ("²", "'²' is not an action of this game."),
    ],
)
def test_wrong_input_gets_one_sentence_and_another_try(run: Run, typed: str, sentence: str) -> None:
    result = run("play", "--seed", "x", typed=lines(typed, "quit"))
    assert sentence in result.out
    assert result.out.endswith("Goodbye.\n")
    assert (result.code, result.err) == (0, "")


def test_undo_takes_own_choices_back_until_something_is_turned_over(run: Run) -> None:
    result = run("play", "--seed", "x", typed=lines("leave wheel", "sector I", "undo", "undo", "undo", "turn", "undo"))
    assert result.out.index("Taken back: sector I") < result.out.index("Taken back: leave wheel")
    assert "There is no choice of yours to take back" in result.out
    assert "'turn wheel' cannot be taken back: it turned something over." in result.out


def test_undo_stops_where_somebody_else_has_chosen(run: Run) -> None:
    result = run("play", "--seed", "x", typed=lines("pass", "undo"))
    assert "the last one was not yours" in result.out


def test_an_undone_choice_is_not_in_the_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("play", "--seed", "x", "--record", str(path), typed=lines("leave wheel", "undo", "quit"))
    assert Record.load(path).steps == []


def test_commands_answer_and_change_nothing(run: Run) -> None:
    result = run("play", "--seed", "x", typed=lines("help", "?", "table", "log", "scores", "rules", "rules 31", "q"))
    for part in (
        "take your last choice back",
        "Cat4+W",
        "New on display:",
        "points for",
        "as if the game ended now",
        "CAR-31 A monument is a building",
    ):
        assert part in result.out, part
    assert result.out.count("Choose your action.") == 2
    assert result.out.endswith("Goodbye.\n")


@pytest.mark.parametrize(
    ("code", "title"),
    [("en", "Building types"), ("fr", "Types de bâtiment"), ("de", "Gebäudetypen"), ("it", "Tipi di edificio")],
)
def test_the_legend_shows_what_is_printed_and_how_to_read_the_table(run: Run, code: str, title: str) -> None:
    result = run("--lang", code, "play", "--seed", "x", typed=lines("legend", "help", "q"))
    assert result.code == 0
    assert title in result.out
    assert result.out.count("Cat4+") == 2
    assert any(line.split()[:1] == ["legend"] for line in result.out.splitlines())


def test_scores_hide_what_screens_hide(run: Run) -> None:
    result = run("play", "--no-notes", "--seed", "x", typed=lines("scores"))
    row = next(line for line in result.out.splitlines() if line.startswith("florins left"))
    assert row.split() == ["florins", "left", "4", "?", "?"]
    total = next(line for line in result.out.splitlines() if line.startswith("total"))
    assert total.split() == ["total", "4", "0", "+", "?", "0", "+", "?"]
    assert "? depends on what you cannot see, and is not part of the total." in result.out


def test_the_end_of_the_input_ends_politely_and_saves(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    result = run("play", "--seed", "x", "--record", str(path), typed=lines("pass"))
    assert result.code == 0
    assert result.out.endswith("Goodbye.\n")
    assert len(Record.load(path).steps) > 1
    assert "secret" not in path.read_text(encoding="utf-8")


def test_an_interrupt_ends_politely(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = run("play")
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("Goodbye.\n")


def test_hot_seat_hands_the_keyboard_over(run: Run) -> None:
    result = run("play", "--seats", "2", "--bots", "none", "--seed", "x", typed=lines("pass", "", "pass", "", "quit"))
    second, first = "Pass the keyboard to Player 2", "Pass the keyboard to Player 1"
    assert result.out.index(second) < result.out.index(first)
    assert "Player 2: Choose your action." in result.out
    between = result.out[result.out.index(second) : result.out.index(first)]
    status = [line for line in between.splitlines() if line.startswith(("  1 Player 1", "▶ 2 Player 2"))]
    assert "florins" not in status[0] and "22 florins" not in between
    assert "20 florins" in status[1]


def test_hot_seat_ends_at_the_end_of_the_input(run: Run) -> None:
    result = run("play", "--seats", "2", "--bots", "none", typed=lines("pass"))
    assert result.out.endswith("Goodbye.\n")


def test_bots_take_the_last_seats(run: Run) -> None:
    alone = run("play", "--bots", "random", typed="")
    assert "2 Bot 1" in alone.out and "Bot 2" not in alone.out
    mixed = run("play", "--bots", "random", "--seats", "3", typed="")
    assert "2 Player 2" in mixed.out and "3 Bot 1" in mixed.out


def test_bots_alone_play_to_the_end(run: Run) -> None:
    result = run("play", "--bots", "random,random", "--seats", "2", "--seed", "x")
    assert result.code == 0
    assert "The winner:" in result.out


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("carara",), 2, "Did you mean carrara?"),
        (("--seats", "9"), 2, "is for 2 to 4 players, not 9"),
        (("--seats", "many"), 2, "'many' is not a whole number"),
        (("--option", "version"), 2, "'version' is not an option such as version=advanced"),
        (("--option", "version=big"), 2, "it takes normal, advanced"),
        (("--option", "components=x"), 2, "has no option 'components'"),
        (("--bots", "deep"), 2, "The bots are: random"),
        (("--bots", "random,random,random", "--seats", "2"), 2, "3 bots do not fit on 2 seats"),
        (("--record", "/dev/null/game.txt"), 1, "Not a directory"),
        (("--lang", "xx"), 2, "there is no 'xx'; choose one of en, fr, de, it"),
    ],
)
def test_a_wrong_table_gets_one_sentence(run: Run, words: tuple[str, ...], code: int, sentence: str) -> None:
    result = run("play", *words)
    assert result.code == code
    assert result.out == ""
    assert sentence in result.err
    assert result.err.startswith("mecenate: ") and result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("game", "known"),
    [
        ("carrara", ("2 Bot 1  20 florins", "In the bag")),
        ("princes", ("2 Bot 1  2500 florins", "In the piles or in other hands", "prestige cards  6 (3) for most")),
        ("florenza", ("2 Bot 1  1Wo 1Me 1Cl 1Go 1Sp  400f", "In the pile, in other hands or discarded")),
        ("carpe_diem", ("Fountain cards you have not seen", "2× villa")),
    ],
)
def test_against_bots_one_may_ask_for_what_everybody_could_have_written_down(
    run: Run, game: str, known: tuple[str, ...]
) -> None:
    words = ("play", game, "--seats", "2", "--bots", "random", "--seed", "x")
    for code in LANGUAGES:
        out = run(*words, "--lang", code, typed=lines("notes", "quit")).out.replace(",", "")
        assert "label-" not in out and "notes-" not in out
        if code == "en":
            for part in known:
                assert part.replace(",", "") in out
    declined = run(*words, "--no-notes", typed=lines("notes", "quit")).out
    assert "Notes are off." in declined


def test_people_at_one_keyboard_have_no_notes_unless_they_want_them(run: Run) -> None:
    words = ("play", "--seats", "2", "--bots", "none", "--seed", "x")
    assert "Notes are off." in run(*words, typed=lines("notes", "quit")).out
    assert "2 Player 2  20 florins" in run(*words, "--notes", typed=lines("notes", "quit")).out


def test_with_notes_the_scores_leave_nothing_open_in_carrara(run: Run) -> None:
    words = ("play", "--seats", "2", "--bots", "random", "--seed", "x")
    typed = lines("scores", "quit")
    assert "?" not in run(*words, typed=typed).out
    assert "depends on what you cannot see" in run(*words, "--no-notes", typed=typed).out


@pytest.mark.parametrize(
    ("code", "term"), [("en", "warehouse"), ("de", "Lagerhaus"), ("fr", "entrepôt"), ("it", "magazzino")]
)
def test_the_glossary_has_the_terms_of_all_languages(run: Run, code: str, term: str) -> None:
    result = run("--lang", code, "play", "--seed", "x", typed=lines("glossary", "q"))
    row = next(line for line in result.out.splitlines() if line.startswith(term))
    assert "Lagerhaus" in row and "warehouse" in row
