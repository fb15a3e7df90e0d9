"""The terminal's table of Florenza."""

from __future__ import annotations

import pytest

from mecenate import Dealer, Event, State
from mecenate.cli.tables import TABLES
from mecenate.lang import LANGUAGES, Language
from tests.cli.printing import printed
from tests.rules.florenza.positions import chooser, game, position

NAMES = ["Ada", "Bea", "Cleo", "Dora"]


def drawn(state: State, seat: int | None, code: str = "en", width: int = 100) -> str:
    language = Language(code)
    text = printed(TABLES["florenza"].draw(state.view(seat), NAMES, language, width), width)
    assert language.missing == set()
    return text


@pytest.mark.long
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_position_is_wider_than_the_screen(code: str, seats: int) -> None:
    dealer = Dealer.fast(seats)
    state = game().start(seats, dealer)
    steps = 0
    while not state.over:
        if steps % 30 == 0:
            for width in (80, 100):
                text = drawn(state, 0, code, width)
                assert max(map(len, text.splitlines())) <= width and "…" not in text
        state.apply(chooser(state, dealer), dealer)
        steps += 1
    text = drawn(state, None, code)
    assert max(map(len, text.splitlines())) <= 100


def test_the_table_shows_monuments_artists_locations_and_families() -> None:
    state = position(
        2,
        hands={0: "casa", 1: "fabbro, sagrato"},
        front={1: "casamento, ritratto by painter giotto 4"},
        row="duomo navata, uffizi interni",
        middle="architect vignola, sculptor donatello",
        finished={1: "banco atrio by anonymous painter"},
        reserved={0: "battistero portali"},
        reserved_artists={0: "painter caravaggio"},
        down="orafo, painter",
        new_captain=1,
    )
    rows = [" ".join(line.split()) for line in drawn(state, 0).splitlines()]
    assert "Florenza: The Card Game · round 1 of 5 · action 1" in rows
    assert "14 Duomo: Navata 2Ma 2Wo 2Cl 250f A/P" in rows
    assert "Architects Vignola 150f 2–4 · anonymous 50f" in rows
    assert "Painters [anonymous 50f]" in rows
    assert any("[Orafo Go→200f]" in row and "[Nuovo Capitano]" in " ".join(rows) for row in rows)
    assert "▶ 1 Ada (Medici) · Captain · 1 card · 6 resources · 1Ma 1Wo 1Me 1Cl 1Go 1Sp · 300f" in rows
    assert "hand Casa 2Wo → an extra action, an extra card" in rows
    assert "reserved Battistero: Portali 8 2Wo 2Me 150f A/S · Caravaggio 250f 4–6" in rows
    assert "2 Bea (Pazzi) · next Captain · 2 cards · 6 resources" in rows
    assert "in front Casamento · Ritratto 2 + Giotto 4" in rows
    assert "finished Banco: Atrio 9 + anonymous" in rows


def test_other_hands_are_not_drawn() -> None:
    state = position(2, hands={0: "casa", 1: "fabbro, sagrato"}, fiorini={1: 777 - 27})
    text = drawn(state, 0)
    assert "Sagrato" not in text and "750f" not in text
    both = TABLES["florenza"].opened(state)
    assert [player.fiorini for player in both.players] == [300, 750]


def test_a_seat_hears_once_of_what_it_draws() -> None:
    told = [
        Event("draw", 0, {"cards": 1, "left": 5}, None, False),
        Event("drawn", 0, {"cards": ["casa"]}, (0,), True),
        Event("draw", 1, {"cards": 1, "left": 4}, None, False),
        Event("draw", 2, {"cards": 0, "left": 4}, None, False),
    ]
    assert [(event.kind, event.seat) for event in TABLES["florenza"].digest(told)] == [("drawn", 0), ("draw", 1)]


def test_there_is_a_legend() -> None:
    assert "4Ma 300f" in TABLES["florenza"].legend(Language("de"))
