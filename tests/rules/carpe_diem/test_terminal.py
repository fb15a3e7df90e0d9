"""The game in words of every language, and drawn in a terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mecenate
from mecenate import Dealer, Event, Scribe, State
from mecenate.cli.tables import TABLES
from mecenate.core.standings import known_breakdowns
from mecenate.games.carpe_diem.explaining import EXPLANATION
from mecenate.games.carpe_diem.game import OPTIONS
from mecenate.games.carpe_diem.pieces_cards import REWARDS, THINGS
from mecenate.games.carpe_diem.vocabulary import COLUMNS, GOODS, KINDS
from mecenate.lang import LANGUAGES, Language
from mecenate.lang.catalogue import catalogue
from mecenate.lang.language import slug
from tests.cli.printing import printed
from tests.rules.carpe_diem.positions import game, position, start
from tests.rules.playing import listen, play

GAME = "carpe_diem"
NAMES = ["Ada", "Bea", "Cleo", "Dora"]
TABLE = TABLES["carpe_diem"]
PACKAGE = Path(mecenate.__file__).parent


def ids(prefix: str) -> set[str]:
    messages = {id for id in catalogue("en", GAME).messages if "." not in id}
    return {id.removeprefix(prefix) for id in messages if id.startswith(prefix)}


def sources(pattern: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(PACKAGE.glob(pattern)))


def drawn(state: State, seat: int | None, code: str, width: int) -> str:
    return printed(TABLE.draw(state.view(seat), NAMES, Language(code), width), width)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_read_and_asks_for_the_same_as_in_english(code: str) -> None:
    assert catalogue(code, GAME).broken == []
    english = {id: message.variables for id, message in catalogue("en", GAME).messages.items()}
    assert {id: message.variables for id, message in catalogue(code, GAME).messages.items()} == english


def test_events_prompts_sources_and_options_have_their_messages_and_no_others() -> None:
    told = set(re.findall(r"""scribe\.tell\(\s*"([^"]+)\"""", sources("games/carpe_diem/*.py")))
    assert ids("event-") == {slug(kind) for kind in told}
    assert ids("prompt-") == {slug(kind) for kind in game().decisions}
    assert ids("source-") == {slug(source) for source in start().scores()[0].breakdown}
    assert ids("option-") == {slug(option.name) for option in OPTIONS}


def test_words_and_counts_have_their_messages_and_no_others() -> None:
    known = ids("word-")
    # The number at the end of a name may have words of its own. Without it they are for the tiles of other packs.
    names = {form for name in game().pieces.tiles for form in (name, re.sub(r" \d+$", "", name))}
    tiles = {name for name in names if slug(name) in known}
    words = {*KINDS, "grass", *GOODS, "coin", *tiles, *COLUMNS, *REWARDS, *THINGS[len(KINDS) :]}
    assert known == {slug(word) for word in words}
    assert ids("count-") == {*KINDS, *GOODS, *THINGS, *REWARDS, "goods", "tiles"}


def test_actions_and_labels_have_their_messages_and_no_others() -> None:
    known, used = ids("action-"), set()
    for action in game().actions:
        parts = str(action).split(" ")
        begun = [slug(" ".join(parts[:length])) for length in range(len(parts), 0, -1)]
        used.add(next(family for family in begun if family in known))
    assert used == known
    drawing = "".join(sources(f"cli/tables/{name}.py") for name in ("carpe_diem*", "remembered", "table"))
    quoted = set(re.findall(r"""["']([a-z]+(?:-[a-z]+)*)["']""", drawing))
    assert {f"label-{label}" for label in ids("label-")} - quoted == set()


@pytest.mark.long
@pytest.mark.parametrize("code", LANGUAGES)
def test_whole_games_are_told_without_falling_back(code: str) -> None:
    language = Language(code)
    rules = game()
    kinds: set[str] = set()
    for seed in range(3):
        dealer = Dealer.fast(seed)
        state = rules.start(2 + seed, dealer)
        while not state.over:
            assert state.prompt is not None
            assert "none" not in language.prompt(GAME, state.prompt, NAMES)
            legal = state.legal()
            for action in legal[:: 1 + len(legal) // 6]:
                gloss = TABLE.choice(state.explain(action), language)
                assert gloss and "none" not in gloss and "{" not in gloss, (str(action), gloss)
            scribe = Scribe()
            state.apply(legal[dealer.pick(len(legal))], dealer, scribe)
            for events in (scribe.events, TABLE.digest(scribe.events)):
                for _, line in language.story(GAME, events, NAMES):
                    assert "none" not in line and "{" not in line, line
            kinds.update(event.kind for event in scribe.events)
        assert all(language.source(GAME, source) for source in state.scores()[0].breakdown)
    assert language.missing == set()
    assert len(kinds) > 20


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_of_the_vocabulary_is_known(code: str) -> None:
    language = Language(code)
    for action in game().actions:
        assert language.gloss(GAME, *EXPLANATION.family(str(action)), {})
    for name in game().pieces.tiles:
        assert language.word(GAME, name)
    assert language.missing == set()


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Ada: placed pond beside baker on c4 · finished a pond (2 tiles) · finished a baker (2 tiles)"),
        ("fr", "Ada a placé la tuile étang à côté du boulanger en c4 · a terminé un étang (2 tuiles)"),
        ("de", "Ada: Teich neben Bäcker auf c4 gelegt · einen Teich fertiggestellt (2 Plättchen)"),
        ("it", "Ada ha piazzato la tessera stagno accanto al fornaio in c4 · ha completato uno stagno (2 tessere)"),
    ],
)
def test_a_placement_is_told(code: str, line: str) -> None:
    tiles = {0: {"c3": "pond end turned 2", "d3": "market", "d4": "baker half turned 3"}}
    _, events = listen(position(asked="place pond then baker", districts=tiles), "at c4")
    told = Language(code).story(GAME, [event for event in events if event.seat == 0], NAMES)
    assert told[0][1].startswith(line)


def test_a_choice_says_what_it_would_finish() -> None:
    tiles = {0: {"c3": "pond end turned 2", "d3": "market", "d4": "baker half turned 3"}}
    state = position(asked="place pond then baker", districts=tiles)
    explanation = state.explain(state.parse("at c4"))
    assert explanation.facts == {
        "north": "pond",
        "east": "baker",
        "south": "grass",
        "west": "grass",
        "banner": 0,
        "finishes": ["pond", "baker"],
    }
    assert TABLE.choice(explanation, Language("en")).startswith("↑Po →Ba ↓·· ←··, finishes pond, baker")
    ring = {2: ["pond then baker", "market", "villa cross 3"], 5: ["bakery", "bakery", "fountain"]}
    state = position(asked="take 2", districts=tiles, ring=ring, pawns={0: 2})
    assert state.explain(state.parse("take pond then baker")).facts == {"finishes": ["pond", "baker"]}
    assert state.explain(state.parse("take market")).facts == {}


def test_what_is_paid_together_is_told_together() -> None:
    state = position(asked="disc", cards={"R2C1": "A07", "R2C2": "D02"}, goods={0: "chicken chicken"}, coins={0: 1})
    _, events = listen(state, "disc R2C1-R2C2", "score R2C1")
    assert [Language("en").clause(GAME, event) for event in TABLE.digest(events)][:3] == [
        "placed a disc between 3 chickens → 7 points and 1 baker → 3 points",
        "paid 2× chicken, coin",
        "fulfilled 3 chickens → 7 points",
    ]


def test_who_knows_the_cards_is_told_only_which_they_are() -> None:
    _, events = listen(position(asked="place fountain"), "at c4")

    def heard(seat: int) -> list[str]:
        known = [event for event in events if event.known_to(seat)]
        return [event.kind for event in TABLE.digest(known) if event.kind.startswith("look")]

    assert heard(0) == ["look at"]
    assert heard(1) == ["look"]


@pytest.mark.long
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_position_is_wider_than_the_screen(code: str, seats: int) -> None:
    dealer = Dealer.fast(seats)
    state = start(seats, dealer)
    steps = 0
    while not state.over:
        if steps % 45 == 0:
            for width in (80, 100):
                text = drawn(state, 0, code, width)
                assert max(map(len, text.splitlines())) <= width
                assert "…" not in text
        state.apply(state.legal()[dealer.pick(len(state.legal()))], dealer)
        steps += 1
    assert "…" not in drawn(state, None, code, 80)


def test_every_scoring_card_fits_on_the_table() -> None:
    from mecenate.cli.tables.carpe_diem import CARD_WIDTH
    from mecenate.cli.tables.carpe_diem_pieces import Pieces
    from mecenate.games.carpe_diem.view import Card

    for code in LANGUAGES:
        pieces = Pieces(Language(code))
        for card in game().pieces.cards:
            things = GOODS if card.pays else THINGS
            shown = Card(
                space="R1C1",
                id=card.id,
                colour="red",
                needs={things[thing]: count for thing, count in card.needs},
                gives={name: n for name, n in zip(REWARDS, card.reward, strict=True) if n},
            )
            assert len("R1C1 ") + pieces.card(shown).cell_len <= CARD_WIDTH


def test_the_table_shows_ring_cards_track_and_district() -> None:
    tiles = {0: {"c3": "pond end turned 2", "c4": "pond end"}}
    state = position(
        districts=tiles,
        pawns={0: 3, 1: 3},
        track={0: 2, 1: 2},
        frames={0: ["F04", "F05", "F06", "F07"]},
        cards={"R2C1": "B11", "R2C2": "C01"},
        ring={1: ["pond then baker", "market", "market"], 4: ["villa three-way 2", "bakery", "fountain"]},
    )
    rows = [" ".join(line.split()) for line in drawn(state, 0, "en", 100).splitlines()]
    assert "1 ↑Po→Ba · Mk×2" in rows
    assert "3 (12) –" in rows
    assert "Banner track 2: 2 1" in rows
    assert any(row.startswith("R2C1 Gr He Ch Fi → 8p [ ] R2C2 2▴ → 1b") for row in rows)
    assert any(row.startswith("▶ 1 Ada 8 points · goods – · 0 coins") for row in rows)
    assert any("✓ ··" in row for row in rows)
    assert any("Vi3" in row and "Po4✓" not in row for row in rows)


def test_the_table_hides_fountain_cards_of_others() -> None:
    tiles = {0: {"c3": "fountain"}, 1: {"d3": "fountain"}}
    state = position(districts=tiles, hands={0: "pond", 1: "senator"})
    text = drawn(state, 0, "en", 100)
    assert "fountain cards: pond" in text and "senator" not in text
    mine, theirs = known_breakdowns(state, 0)
    assert mine["fountains"] is not None
    assert [source for source, points in theirs.items() if points is None] == ["fountains"]


def test_a_finished_game_is_drawn_with_all_cards_open() -> None:
    state = position(asked="disc", phase=4, districts={1: {"d3": "fountain"}}, hands={1: "senator"})
    while not state.over:
        state = play(state, str(state.legal()[-1]))
    view = TABLE.opened(state)
    assert [player.hand for player in view.players] == [[], ["senator"]]
    assert TABLE.legend(Language("fr")).startswith("Sur la table")


def test_an_event_without_a_digest_stays_as_it_is() -> None:
    events = [Event("end", -1, {}, None, True)]
    assert TABLE.digest(events) == events
