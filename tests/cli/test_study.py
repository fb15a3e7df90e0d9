"""`mecenate study`: questions, settings, answers in four languages, and a page that stands alone."""

from __future__ import annotations

import re
from argparse import Namespace
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import mecenate
from mecenate.arena.study import Variant
from mecenate.arena.study_parallel import play_study
from mecenate.arena.study_pieces import mean_use
from mecenate.arena.study_uses import USES
from mecenate.cli import main
from mecenate.cli.figures import Figures
from mecenate.cli.study_charts import Mark, bars, dots
from mecenate.cli.study_names import Names
from mecenate.cli.study_page import write_page
from mecenate.cli.study_text import MOST_NAMES, QUESTIONS, Answers, power_lines
from mecenate.cli.study_variants import split_values, variants_of
from mecenate.core.errors import OptionError
from mecenate.lang import LANGUAGES, Language

ENGLISH = Language("en")


def settings(game: str, **given: object) -> list[Variant]:
    asked = {"seats": None, "bots": None, "packs": None, "vary": [], "question": None, **given}
    return variants_of(mecenate.game(game), Namespace(**asked), ENGLISH)


def labels(game: str, **given: object) -> list[str]:
    return [variant.label for variant in settings(game, **given)]


def test_apprentices_play_unless_somebody_else_is_named() -> None:
    assert [variant.bots for variant in settings("florenza")] == [("apprentice",) * 3]
    assert settings("florenza", bots="novice,random")[0].bots == ("novice", "random")


def test_several_numbers_of_seats_are_one_study() -> None:
    assert [variant.seats for variant in settings("florenza", seats="2,4")] == [2, 4]
    assert [variant.seats for variant in settings("princes", seats="all")] == [2, 3, 4, 5]
    assert labels("florenza", seats="2,3") == ["2 seats", "3 seats"]
    for wrong in ("1", "2,9", "two", ""):
        with pytest.raises(OptionError, match="from 2 to 4"):
            settings("florenza", seats=wrong)


def test_a_value_that_holds_a_comma_stands_in_quotes() -> None:
    assert split_values('none,"muse,cooperation"') == ["none", "muse,cooperation"]
    assert split_values("none,'muse,cooperation', muse") == ["none", "muse,cooperation", "muse"]
    varied = settings("princes", vary=['expansions=none,"muse,cooperation"'])
    assert [variant.options["expansions"] for variant in varied] == ["none", "muse,cooperation"]
    with pytest.raises(OptionError, match="quot"):
        split_values('"muse')


def test_options_are_combined_with_each_other_and_with_seats() -> None:
    assert labels("florenza", vary=["guilds=in,out", "ties=skip,dense"], seats="2,3")[:3] == [
        "guilds in, ties skip, 2 seats",
        "guilds in, ties dense, 2 seats",
        "guilds out, ties skip, 2 seats",
    ]


def test_the_question_of_options_alone_varies_each_by_itself() -> None:
    found = labels("florenza", question=["option"])
    assert found[:3] == ["usual options", "guilds out", "locations by_mark"]
    assert len(found) == 7
    assert labels("florenza", question=["option"], vary=["guilds=in,out"]) == ["guilds in", "guilds out"]


def test_one_pack_is_compared_with_that_of_the_game_and_two_with_each_other(tmp_path: Path) -> None:
    rich, poor = tmp_path / "rich.toml", tmp_path / "poor.toml"
    rich.write_text("[start]\nfiorini = 900\n", encoding="utf-8")
    poor.write_text("[start]\nfiorini = 100\n", encoding="utf-8")
    assert labels("florenza", packs=str(rich)) == ["printed", "rich"]
    assert labels("florenza", packs=f"{poor},{rich}") == ["poor", "rich"]
    assert labels("florenza", packs=f"{rich},printed") == ["rich", "printed"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", sorted(USES))
def test_pieces_have_their_names_and_effects_in_each_language(game: str, code: str) -> None:
    language = Language(code)
    names = Names(mecenate.game(game), language)
    assert all(names.use(use) != use for use in USES[game])
    shown = {
        "carrara": ("build city", "pisa"),
        "princes": ("work profession", "composer"),
        "florenza": ("play card", "casa"),
        "carpe_diem": ("card", "B05"),
    }[game]
    assert names.piece(shown[1])[0].isupper()
    assert len(names.effect(*shown)) > 5
    assert "{" not in names.effect(*shown)
    assert not {missing for missing in language.missing if "use-" in missing}


def test_a_card_and_a_location_of_the_same_name_have_their_own_effects() -> None:
    names = Names(mecenate.game("florenza"), ENGLISH)
    assert names.effect("play card", "boscaiuolo") == "Woodcutter, for metal, cloth; each round: wood"
    assert names.effect("activate location", "boscaiuolo") == "Woodcutter: take 1 wood"
    assert names.effect("finish monument", "duomo cupola").startswith("Dome of the cathedral, for 4× marble")
    assert names.effect("unknown use", "nothing") == ""


def test_a_study_says_first_what_its_games_can_tell() -> None:
    variants = settings("florenza", seats="2,4")
    games, seat, piece, mean = power_lines(variants, 200, QUESTIONS, ENGLISH)
    assert games.startswith("200 games in each of 2 settings")
    assert "its share (25 %)" in seat
    assert "11 percentage points" in seat
    assert "5 points take 935 games" in seat
    assert "one seat in four" in piece
    assert "20 % take" in mean
    assert len(power_lines(variants, 200, ["seat"], ENGLISH)) == 2


class Balance(HTMLParser):
    """Complains about a tag that is closed and was not open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def answers() -> Answers:
    variants = [
        Variant(f"guilds {how}, {seats}", "florenza", {"guilds": how}, ("random",) * seats)
        for seats in (2, 3)
        for how in ("in", "out")
    ]
    return Answers(play_study(variants, 2), ENGLISH)


def test_the_page_stands_alone(answers: Answers) -> None:
    page = write_page(answers, "A study", ["Two games."], ["seat", "length", "option"])
    balance = Balance()
    balance.feed(page)
    assert balance.open == []
    assert not re.search(r"""(src|href)="[^#]|url\(|@import|https?:|<script""", page), "nothing is fetched or run"
    assert "prefers-color-scheme:dark" in page
    assert "@media print" in page
    drawings = re.findall(r"<svg.*?</svg>", page)
    for drawing in drawings:
        root = ElementTree.fromstring(drawing)
        assert root.get("role") == "img"
        assert root.get("aria-label")
    assert len(drawings) == 2 * (2 + 5 + 2)  # seats by number, four shapes and sources, settings; desk and phone
    assert not re.search(r'(fill|stroke)="(?:#|rgb|black|white)', page), "every colour is one of the page"
    assert re.search(r"role-legend.*>guilds in, 2</text>.*>guilds out, 2</text>", drawings[0]), "series are named"


def test_names_in_a_legend_have_room_in_a_wide_font() -> None:
    names = ["villa_table steps, 2 seats", "villa_table steep, 2 seats", "villa_table steep, 3 seats"]
    marks = [Mark("Villa", name, 0.5, 0.4, 0.6, "50 %") for name in names]
    wide, _ = re.findall(r"<svg.*?</svg>", dots(Figures("en"), marks, "who wins", par=0.5))
    starts = [
        float(at) for at in re.findall(r'<g transform="translate\(([\d.]+),[\d.]+\)"><g><g class="mark-symbol', wide)
    ]
    room = starts[1] - starts[0] - 16  # the mark is before the name
    assert room / len(names[0]) > 0.52 * 12, "at 12 pixels, a letter of the common fonts is about half as wide as high"


def test_the_setting_without_changes_is_not_called_like_the_game() -> None:
    asked = {"seats": "2", "question": ["option"]}
    assert labels("carpe_diem", **asked)[:2] == ["usual options", "villa_table steep"]
    assert labels("carpe_diem") == ["Carpe Diem"]
    alone = Namespace(seats="2", bots=None, packs=None, vary=[], question=None)
    (variant,) = variants_of(mecenate.game("carrara"), alone, Language("de"))
    assert variant.label == "Die Paläste von Carrara"


def test_an_axis_has_plain_numbers() -> None:
    for most in (0.4, 40.0, 4000.0):
        drawn = bars(Figures("en"), [("works", "", most, ""), ("sold", "", -most / 10, "")], "points")
        assert not re.search(r">[−\d.,]+e[+−\d]", drawn), most


def test_the_page_leads_to_each_question(answers: Answers) -> None:
    page = write_page(answers, "", [], ["seat", "length"])
    links = re.findall(r'<a href="#(\w+)">([^<]+)</a>', page)
    assert links == [(one, answers.question(one)) for one in ("seat", "length")]
    assert all(f'<section id="{target}">' in page for target, _ in links)
    assert "<nav>" not in write_page(answers, "", [], ["seat"])


def test_the_page_says_what_the_settings_are(answers: Answers) -> None:
    page = write_page(Answers(answers.study, Language("de")), "", [], ["seat"])
    told = "ob die zwölf Zünfte mitspielen; beim ersten Spiel besser ohne (in: mit Zünften; out: ohne Zünfte)"
    assert f"<dt>guilds</dt><dd>{told}</dd>" in page
    assert page.count("<dt>") == 1, "what is the same for all is not listed"


def test_the_page_lists_all_pieces_with_their_effects(answers: Answers) -> None:
    told = Answers(answers.study, ENGLISH)
    told.pieces = [{"reserve artist": groups["reserve artist"]} for groups in told.pieces]
    page = write_page(told, "A study", [], ["piece"])
    assert page.count("<tr class=") == sum(len(groups["reserve artist"]) for groups in told.pieces)
    assert "<h3>Artists reserved, 3 seats</h3>" in page
    assert page.count("<details open>") == 4


def test_the_command_answers_and_writes_page_and_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, data = tmp_path / "study.html", tmp_path / "data"
    words = ["study", "florenza", "--games", "2", "--seats", "2", "--vary", "guilds=in,out", "--bots", "random"]
    asked = ["--question", "seat", "--question", "option"]
    assert main([*words, *asked, "--out", str(page), "--data", str(data), "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "guilds in" in told
    assert "Une place gagne-t-elle plus souvent" in told
    assert "Que change chaque réglage" in told
    assert "Quels éléments" not in told
    assert re.search(r"\d,\d+ ± \d", told), "the table has the numbers of the language"
    assert not re.search(r"\d\.\d", told)
    assert '<html lang="fr">' in page.read_text(encoding="utf-8")
    assert (data / "pieces.csv").is_file()


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_questions_are_answered_in_each_language(answers: Answers, code: str) -> None:
    language = Language(code)
    told = Answers(answers.study, language)
    for question in QUESTIONS:
        assert all("{" not in line and "study-" not in line for line in told.lines(question))
    assert not {missing for missing in language.missing if "table" in missing}


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_are_written_as_in_the_language(answers: Answers, code: str) -> None:
    told = Answers(answers.study, Language(code))
    page = write_page(told, "", [], ["seat", "length", "option"])
    shown = " ".join(re.findall(r">([^<>]+)<", page.partition("</style>")[2]))
    point, comma = re.findall(r"\d\.\d", shown), re.findall(r"\d,\d", shown)
    assert (point, bool(comma)) == ([], True) if code != "en" else (comma, bool(point)) == ([], True)
    assert not re.search(r"\d ?%", shown), "a line may end before %"
    assert re.search(r"\d\u00a0%", shown)
    sentences = [line for question in QUESTIONS for line in told.lines(question)]
    assert not [line for line in sentences if re.search(r"\d,\d" if code == "en" else r"\d\.\d", line)]


def test_a_study_is_named_in_the_language_of_the_reader(tmp_path: Path) -> None:
    page = tmp_path / "study.html"
    words = ["study", "princes", "--games", "1", "--seats", "2", "--bots", "random", "--question", "seat"]
    assert main([*words, "--out", str(page), "--lang", "de"]) == 0
    assert "<h1>Die Fürsten von Florenz: 1 " in page.read_text(encoding="utf-8")


def test_what_is_clear_is_said(answers: Answers) -> None:
    told = Answers(answers.study, ENGLISH)
    one = told.seats[0][0][0]
    told.seats[0] = [(one, True), (one, False)]
    assert "clearly" in told.lines("seat")[0]
    piece = told.pieces[0]["play card"][0]
    told.pieces[0] = {"play card": [replace(piece, rare=True), replace(piece, clear=True)]}
    rare, winning, *_ = told.lines("piece")
    name, mean = told.names[0].piece(piece.name), told.figures.percent(mean_use(told.pieces[0]["play card"]))
    assert rare == (
        f"guilds in, 2: Cards played, seldom used: {name} {told.figures.percent(piece.use.share)}; {mean} on average."
    )
    assert "Cards played: who uses" in winning
    many = [replace(piece, rare=True)] * (MOST_NAMES + 3)
    told.pieces[0] = {"play card": many, "lay tile": many}
    cards, tiles, *_ = told.lines("piece")
    assert cards.count(name) == tiles.count(name) == MOST_NAMES, "one sentence for each kind"
    assert "3 more" in cards
    told.changes = [replace(change, clear=change.name == "turns") for change in told.changes]
    assert re.match(r"guilds out, 2 instead of guilds in, 2: turns in a game \S+ → \S+$", told.lines("option")[0])


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    for words, told in (
        (["--vary", "guilds=in,sideways"], "sideways"),
        (["--vary", "guilds"], "names no values"),
        (["--seats", "7"], "from 2 to 4"),
        (["--question", "luck"], "luck"),
        (["--packs", "nowhere.toml"], "nowhere.toml"),
        (["--out", "nowhere/page.html"], "nowhere/page.html"),
    ):
        assert main(["study", "florenza", "--lang", "en", *words]) != 0
        printed = capsys.readouterr()
        assert told in printed.err
        assert printed.out == "", "nothing was played"
