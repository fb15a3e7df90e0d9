"""The other commands, their help, and how the program ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import mecenate
from mecenate.arena import simulate
from mecenate.bots import BOTS, Bot, Outlook, RandomBot
from mecenate.cli import serve as serve_command
from mecenate.cli.usage_errors import in_the_language_of
from mecenate.core.action import Action
from mecenate.lang import LANGUAGES, Language, rules
from mecenate.server.settings import Settings
from tests.cli.conftest import Run, lines

MECENATE = [sys.executable, "-c", "import sys; from mecenate.cli import main; sys.exit(main())"]


def test_alone_it_opens_the_server_and_the_browser(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []

    def serve(settings: Settings, ready: Callable[[], None]) -> int:
        opened.append(settings)
        ready()
        return 0

    monkeypatch.setattr("mecenate.server.run.serve", serve)
    monkeypatch.setattr(serve_command, "_open_browser", opened.append)
    result = run()
    assert result.code == 0
    about, opened_at, following, engine = result.out.splitlines()
    assert about.startswith("Mecenate: board games"), "another game may be installed"
    assert opened_at == "The server runs at http://127.0.0.1:7465/ (Ctrl-C stops it)"
    assert "mecenate play" in following
    assert engine.startswith("Engine: ")
    assert opened[1] == "http://127.0.0.1:7465/"


def test_help_shows_what_it_can_do(run: Run) -> None:
    result = run("--help")
    assert result.code == 0
    for command in ("mecenate play", "serve", "games", "rules", "replay", "sim"):
        assert command in result.out


def test_a_server_needs_a_process(run: Run) -> None:
    result = run("serve", "--workers", "0")
    assert result.code == 1
    assert result.err.startswith("mecenate: workers must be at least 1")


def test_the_version_tells_the_engine(run: Run) -> None:
    result = run("--version")
    assert result.code == 0
    assert result.out.startswith(f"mecenate {mecenate.__version__} (")
    assert result.out.endswith(" engine)\n")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", [(), ("play",), ("serve",), ("games",), ("rules",), ("replay",), ("sim",)])
def test_help_in_every_language(run: Run, command: tuple[str, ...], code: str) -> None:
    result = run(*command, "--help", "--lang", code, columns=80)
    assert result.code == 0
    assert "help-" not in result.out
    assert max(map(len, result.out.splitlines())) <= 80


def test_an_unknown_command_is_named_in_the_right_language(run: Run) -> None:
    assert (
        run("paly").err == "mecenate: there is no command 'paly'; "
        "the commands are play, serve, check, upgrade, games, rules, replay, analyse, puzzles, openings, sim, study, "
        "dataset, bench, arena, bot, train.\n"
    )
    result = run("--lang", "de", "spiele")
    assert result.code == 2
    assert result.err.startswith("mecenate: es gibt keinen Befehl „spiele“")


PORT = {
    "en": "mecenate: --port: 'abc' is not a whole number.\n",
    "fr": "mecenate: --port\u00a0: «\u00a0abc\u00a0» n’est pas un nombre entier.\n",
    "de": "mecenate: --port: „abc“ ist keine ganze Zahl.\n",
    "it": "mecenate: --port: «abc» non è un numero intero.\n",
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_wrong_value_is_explained_in_every_language(run: Run, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    assert run("serve", "--port", "abc", "--lang", code) == (2, "", PORT[code])
    monkeypatch.setenv("MECENATE_LANG", code)
    assert run("serve", "--port", "abc").err == PORT[code]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "text", "facts"),
    [
        (("bench", "--seconds", "x"), "usage-not-number", {"word": "x"}),
        (("serve", "--port"), "usage-no-value", {}),
        (("serve", "--open=yes"), "usage-takes-none", {"word": "yes"}),
        (("serve", "--prot", "1"), "usage-unknown", {"words": "--prot 1"}),
        (("replay",), "usage-missing", {"names": "FILE"}),
        (("sim", "--se", "3"), "usage-ambiguous", {"word": "--se", "choices": "--seats, --seed"}),
        (("play", "--seats", "none"), "error-number", {"word": "none", "least": 1}),
    ],
    ids=str,
)
def test_every_error_of_the_command_line_is_in_the_language(
    run: Run, words: tuple[str, ...], text: str, facts: dict[str, str | int], code: str
) -> None:
    result = run("--lang", code, *words)
    assert result.code == 2
    assert Language(code).text(text, **facts) in result.err


def test_a_wrong_choice_lists_the_right_ones(run: Run) -> None:
    assert run("games", "--lang", "xx").err == "mecenate: --lang: there is no 'xx'; choose one of en, fr, de, it.\n"


def test_a_sentence_that_is_not_known_is_kept() -> None:
    """A later Python may say something new."""
    said = in_the_language_of(Language("de"), "the moon is full")
    assert said == "der Befehl ist nicht lesbar: the moon is full"


# ---------------------------------------------------------------------- games


def test_games_are_listed(run: Run) -> None:
    result = run("games")
    assert "carrara  The Palaces of Carrara, 2 to 4 players" in result.out
    assert "normal, or advanced" in result.out


def test_games_as_json(run: Run) -> None:
    carrara = json.loads(run("games", "--json").out)[0]
    assert (carrara["name"], carrara["seats"]) == ("carrara", [2, 4])
    options = {option["name"]: option for option in carrara["options"]}
    assert options["version"]["choices"] == ["normal", "advanced"]
    assert (options["pass_limit"]["default"], options["pass_limit"]["most"]) == (3, 100)


def test_an_option_that_keeps_an_old_reading_is_not_listed(run: Run) -> None:
    carrara = json.loads(run("games", "--json").out)[0]
    names = [option["name"] for option in carrara["options"]]
    assert "discard" in names and "storing" not in names
    assert "when stored items may move" not in run("games").out


# ---------------------------------------------------------------------- sim

FIELDS = (
    "games",
    "steps",
    "seconds",
    "steps_per_second",
    "games_per_second",
    "scores_by_seat",
    "scores_by_bot",
    "wins_by_bot",
)


def test_sim_as_json(run: Run) -> None:
    result = run("sim", "carrara", "--games", "5", "--seats", "4", "--option", "version=advanced", "--json")
    assert (result.code, result.err) == (0, "")
    printed = json.loads(result.out)
    assert all(field in printed for field in FIELDS)
    assert (printed["games"], printed["seats"], len(printed["scores_by_seat"])) == (5, 4, 4)
    assert printed["wins_by_bot"] == {"random": 5.0}
    assert set(printed["scores_by_bot"]["random"]) == {"mean", "deviation"}


def test_sim_with_the_same_seed_gives_the_same_games(run: Run) -> None:
    def scores(seed: str) -> object:
        return json.loads(run("sim", "carrara", "--games", "4", "--seed", seed, "--json").out)["scores_by_seat"]

    assert scores("a") == scores("a") != scores("b")


@pytest.mark.parametrize("code", LANGUAGES)
def test_sim_as_a_table(run: Run, code: str) -> None:
    result = run("sim", "carrara", "--games", "2", "--lang", code, columns=80)
    speed = Language(code).text("sim-speed", games=2, steps=1, seconds=1, rate=1, games_rate=1)
    assert speed.partition(",")[0] in result.out
    assert Language(code).text("sim-seat", seat=3) in result.out


class FirstBot(Bot):
    """Always takes the first choice, and looks at the table while it does."""

    name = "first"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, outlook: Outlook, seconds: float | None = None) -> Action:
        assert outlook.imagine(mecenate.Dealer.fast(self.seed)).view(outlook.seat) == outlook.view
        assert all(event.known_to(outlook.seat) for event in outlook.events)
        return outlook.legal[0]


def test_bots_of_different_kinds_change_seats_from_game_to_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "first", FirstBot)
    done: list[int] = []
    game = mecenate.game("carrara")
    outcome = simulate(game, ["first", "random"], 6, seed="s", progress=done.append)
    assert done == [1, 2, 3, 4, 5, 6]
    assert [spread.count for spread in outcome.scores_by_seat] == [6, 6]
    assert outcome.scores_by_bot["first"].count == outcome.scores_by_bot["random"].count == 6
    assert sum(outcome.wins_by_bot.values()) == 6
    again = simulate(game, ["first", "random"], 6, seed="s").to_dict()
    assert again["scores_by_bot"] == outcome.to_dict()["scores_by_bot"]


def test_games_played_in_parts_add_up_to_the_same() -> None:
    game = mecenate.game("carrara")
    whole = simulate(game, ["random"] * 2, 5, seed="s")
    parts = simulate(game, ["random"] * 2, 3, seed="s", first=2)
    parts.merge(simulate(game, ["random"] * 2, 2, seed="s"))
    assert (parts.games, parts.steps) == (5, whole.steps)
    assert parts.scores_by_seat == whole.scores_by_seat
    assert (parts.scores_by_bot, parts.wins_by_bot) == (whole.scores_by_bot, whole.wins_by_bot)


def test_a_bot_is_asked_only_while_the_game_runs() -> None:
    dealer = mecenate.Dealer.fast(1)
    state = mecenate.game("carrara").start(2, dealer)
    bot = RandomBot(1)
    while not state.over:
        state.apply(bot.choose(Outlook(state)), dealer)
    with pytest.raises(ValueError, match="over"):
        Outlook(state)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("sim",), "this is missing: GAME"),
        (("sim", "carrara", "--games", "0"), "'0' is not a whole number of at least 1"),
        (("sim", "carrara", "--bots", "random,random", "--seats", "3"), "2 bots for 3 seats do not fit"),
        (("sim", "chess"), "there is no game 'chess'"),
        (("rules", "chess"), "there is no game 'chess'"),
    ],
)
def test_wrong_words_get_one_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    result = run(*words)
    assert (result.code, result.out) == (2, "")
    assert sentence in result.err and result.err.count("\n") == 1


# ---------------------------------------------------------------------- rules


@pytest.mark.parametrize("clause", ["CAR-31", "car-31", "31"])
def test_one_clause(run: Run, clause: str) -> None:
    result = run("rules", "carrara", clause)
    assert "CAR-31 A monument is a building" in result.out
    assert "CAR-32" not in result.out


def test_all_clauses(run: Run) -> None:
    result = run("rules", "carrara", columns=80)
    assert "CAR-1 " in result.out and "CAR-104 " in result.out
    assert max(map(len, result.out.splitlines())) <= 80


def test_the_rules_are_shown_in_the_language_of_the_player(run: Run) -> None:
    result = run("--lang", "de", "rules", "carrara", "31")
    assert "CAR-31 Ein Denkmal ist ein Gebäude" in result.out
    assert "CAR-72 Zwei Lagerhäuser" in run("--lang", "de", "rules", "carrara", "--search", "Lagerhäuser").out
    assert run("--lang", "de", "rules", "carrara").out.startswith("Das Spiel auf einer Seite")


def test_rules_that_are_not_translated_are_shown_in_english_and_say_so(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = rules.page("carrara")
    monkeypatch.setattr(rules, "page", lambda game, code="en": english)
    for words in (("rules", "carrara", "31"), ("rules", "carrara", "--search", "monument"), ("rules", "carrara")):
        result = run("--lang", "it", *words)
        assert result.out.startswith("Queste regole non sono ancora tradotte; sono mostrate in inglese.\n")
        assert "CAR-31 A monument is a building" in result.out
        assert "translated" not in run(*words).out
    played = run("--lang", "it", "play", "--seed", "x", typed=lines("rules 31", "q"))
    assert "Queste regole non sono ancora tradotte" in played.out


def test_a_word_in_the_rules(run: Run) -> None:
    result = run("rules", "carrara", "--search", "warehouse")
    assert "CAR-72 Two warehouses" in result.out and "CAR-2 " not in result.out
    assert run("rules", "carrara", "--search", "bicycle").err == "mecenate: no clause contains 'bicycle'.\n"


def test_a_clause_that_is_not_there(run: Run) -> None:
    result = run("rules", "carrara", "999")
    assert (result.code, result.err) == (1, "mecenate: there is no clause 999. The clauses are CAR-1 to CAR-106.\n")
    german = run("--lang", "de", "rules", "carrara", "FLO-31").err
    assert (
        german == "mecenate: es gibt keine Regel FLO-31. Meintest du CAR-31? Die Regeln gehen von CAR-1 bis CAR-106.\n"
    )


# ---------------------------------------------------------------------- how it ends


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = [*MECENATE, "rules", "carrara"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_a_terminal_without_unicode_still_plays(tmp_path: Path) -> None:
    environ = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    result = subprocess.run(
        [*MECENATE, "play", "--seed", "x"], input=b"pass\n", capture_output=True, env=environ, check=False
    )
    assert (result.returncode, result.stderr) == (0, b"")
    assert b"Goodbye." in result.stdout


def test_what_nobody_foresaw_is_a_sentence_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object, **kwargs: object) -> None:
        raise ZeroDivisionError("marble")

    monkeypatch.setattr("mecenate.cli.sim.simulate_parallel", broken)
    result = run("sim", "carrara")
    assert result.code == 1
    assert result.err.startswith("mecenate: something went wrong") and "ZeroDivisionError: marble" in result.err
    monkeypatch.setenv("MECENATE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("sim", "carrara")


def test_an_interrupted_simulation_ends_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object, **kwargs: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("mecenate.cli.sim.simulate_parallel", interrupted)
    result = run("sim", "carrara")
    assert (result.code, result.out, result.err) == (130, "", "\n")
