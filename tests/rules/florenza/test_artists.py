"""Engaging and reserving artists."""

from __future__ import annotations

from typing import Any

import pytest

from mecenate import Dealer, State, WatchedDealer
from tests.rules.florenza.positions import (
    PLENTY,
    STROZZI,
    asked,
    fiorini,
    front,
    game,
    middle,
    own,
    position,
    resources,
    score,
    table,
)
from tests.rules.playing import legal, listen, play, refusal, told

ROMANO, GIAMBOLOGNA = "architect giulio romano", "sculptor giambologna"


def chiostro(purse: int, middle: str, down: str) -> State:
    """The first seat may finish Ospedale Chiostro; these artists are there, and no other anonymous ones than are up."""
    return position(2, row="ospedale chiostro", resources={0: PLENTY}, fiorini={0: purse}, middle=middle, down=down)


def fontana(purse: int = 300, **named: Any) -> State:
    """Strozzi may play Fontana; Giulio Romano and Giambologna are there, and no anonymous artist."""
    usual: dict[str, Any] = {"middle": f"{ROMANO}, {GIAMBOLOGNA}", "down": "architect, painter, sculptor"}
    return position(4, turn=STROZZI, hands={STROZZI: "fontana"}, fiorini={STROZZI: purse}, **usual | named)


@pytest.mark.rule("FLO-27", "FLO-30", "FLO-61")
def test_example_e8_strozzi_engages_giambologna() -> None:
    state = fontana()
    after, events = listen(state, "play fontana", "engage sculptor giambologna", dealer=front(state, GIAMBOLOGNA, 3))
    assert fiorini(after, STROZZI) == 300 - 50 - 100
    assert resources(after, STROZZI) == {"wood": 1, "cloth": 1, "gold": 1, "spice": 1}
    (card,) = own(after, STROZZI).cards
    assert card.artist is not None and (card.artist.name, card.artist.prestige) == ("Giambologna", 3)
    assert card.artist.masterpiece
    assert told(events, "engage").facts == {"artist": GIAMBOLOGNA, "fiorini": 100, "points": 3, "masterpiece": 1}
    assert (score(after, STROZZI)["palaces"], score(after, STROZZI)["artists"]) == (3, 3)
    assert after.scores()[STROZZI].tie_break == (6,)


@pytest.mark.rule("FLO-27")
def test_example_e9_the_other_choice_is_giulio_romano() -> None:
    state = fontana()
    after = play(state, "play fontana", "engage architect giulio romano")
    assert fiorini(after, STROZZI) == 150
    assert after.scores()[STROZZI].tie_break == (5,)


@pytest.mark.rule("FLO-32")
def test_example_e10_with_painters_only_fontana_cannot_be_played() -> None:
    state = fontana(middle="painter beato angelico", down="architect, sculptor")
    assert "no architect or sculptor is within your reach" in refusal(state, "play fontana")


@pytest.mark.rule("FLO-32")
def test_ruling_15_the_money_must_do_for_the_artist_too() -> None:
    assert legal(fontana(150), "play") == ["play fontana"]
    assert "the cheapest artist 100, you have 100" in refusal(fontana(100), "play fontana")
    cheap = fontana(100, down="architect, painter")
    assert legal(play(cheap, "play fontana")) == ["engage anonymous sculptor"]


@pytest.mark.rule("FLO-88")
def test_examples_e11_and_e12_the_fronts_of_two_artists() -> None:
    pieces = game().pieces
    fronts = {
        name: [int(pieces.front[n]) for n in range(85) if pieces.artists[int(pieces.artist_of[n])] == name]
        for name in (ROMANO, GIAMBOLOGNA)
    }
    assert fronts == {ROMANO: [2, 2], GIAMBOLOGNA: [2, 2, 2, 3]}


@pytest.mark.rule("FLO-28", "FLO-27")
def test_only_artists_of_a_right_kind_and_within_reach_are_offered() -> None:
    state = position(
        2,
        row="battistero portali",
        resources={0: PLENTY},
        fiorini={0: 1000},
        middle="architect giotto, painter giotto, sculptor donatello, sculptor donatello",
        reserved_artists={0: "sculptor donatello, painter caravaggio", 1: "architect vignola"},
        down="sculptor",
    )
    choosing = play(state, "finish battistero portali")
    assert legal(choosing) == [
        "engage architect giotto",
        "engage sculptor donatello",
        "engage reserved sculptor donatello",
        "engage anonymous architect",
    ]
    assert "this work needs architect or sculptor" in refusal(choosing, "engage painter giotto")
    assert "not within your reach" in refusal(choosing, "engage reserved architect vignola")
    assert "not within your reach" in refusal(choosing, "engage anonymous sculptor")


@pytest.mark.rule("FLO-29")
def test_ruling_11_a_reserved_artist_is_paid_when_engaged() -> None:
    state = position(
        2, row="ospedale chiostro", resources={0: PLENTY}, fiorini={0: 300}, reserved_artists={0: "sculptor donatello"}
    )
    after = play(state, "finish ospedale chiostro", "engage reserved sculptor donatello")
    assert fiorini(after, 0) == 300 - 100 - 200
    assert own(after, 0).reserved_artists == []


@pytest.mark.rule("FLO-29")
@pytest.mark.parametrize(
    ("choice", "price"),
    [("engage sculptor donatello", 150), ("engage reserved sculptor mochi", 50), ("engage anonymous sculptor", 0)],
)
def test_rulings_6_and_7_bottega_d_arte_takes_50_off_every_artist(choice: str, price: int) -> None:
    state = position(
        2,
        front={0: "bottega d'arte"},
        row="ospedale chiostro",
        resources={0: PLENTY},
        fiorini={0: 500},
        middle="sculptor donatello",
        reserved_artists={0: "sculptor francesco mochi"},
    )
    text = choice.replace("mochi", "francesco mochi") if "mochi" in choice else choice
    after = play(state, "finish ospedale chiostro", text)
    assert fiorini(after, 0) == 500 - 100 - price


@pytest.mark.rule("FLO-30")
def test_ruling_16_first_everything_is_paid_then_the_front_is_seen() -> None:
    state = fontana()
    paid = play(state, "play fontana")
    assert fiorini(paid, STROZZI) == 250, "the card is paid and lies in front before the artist is chosen"
    assert own(paid, STROZZI).cards[0].artist is None
    _, events = listen(paid, "engage sculptor giambologna")
    assert told(events, "engage").reveals, "there is no way back"


@pytest.mark.rule("FLO-30", "FLO-75", "FLO-79")
def test_only_unseen_fronts_can_come_up() -> None:
    state = fontana(
        front={0: "ritratto"},
        finished={1: f"ospedale chiostro by {GIAMBOLOGNA} 3, battistero portali by {GIAMBOLOGNA} 2"},
    )
    watched = WatchedDealer(Dealer.fast(1))
    after = play(state, "play fontana", "engage sculptor giambologna", dealer=watched)
    assert [of for _, of in watched.outcomes] == [2]
    assert score(after, STROZZI)["artists"] == 2


@pytest.mark.rule("FLO-30")
def test_every_front_of_an_artist_comes_up() -> None:
    state = fontana()
    fronts = sorted(
        score(play(state, "play fontana", "engage sculptor giambologna", dealer=Dealer.scripted([n])), STROZZI)[
            "artists"
        ]
        for n in range(4)
    )
    assert fronts == [2, 2, 2, 3]


@pytest.mark.rule("FLO-31")
def test_example_e13_an_anonymous_artist_works_once_a_round() -> None:
    state = position(
        2,
        row="ospedale chiostro, palazzo della signoria facciata",
        resources={0: PLENTY, 1: "3 marble, metal"},
        fiorini={0: 1000, 1: 1000},
        down="architect",
    )
    after, events = listen(state, "finish ospedale chiostro")
    assert fiorini(after, 0) == 1000 - 100 - 50
    assert table(after).anonymous["sculptor"] is False
    assert told(events, "engage anonymous").facts == {"kind": "sculptor", "fiorini": 50}
    assert "artists" not in score(after, 0)
    assert "within your reach" in refusal(after, "finish palazzo della signoria facciata")


@pytest.mark.rule("FLO-33", "FLO-78")
def test_the_only_artist_within_reach_is_engaged_without_asking() -> None:
    alone = chiostro(1000, "sculptor donatello", down="architect, sculptor")
    after = play(alone, "finish ospedale chiostro")
    assert asked(after) == ("action", 1)
    assert (fiorini(after, 0), middle(after)) == (700, [])


@pytest.mark.rule("FLO-33", "FLO-78")
def test_where_hidden_money_leaves_one_artist_the_choice_is_asked() -> None:
    state = chiostro(150, "sculptor donatello", down="architect")
    after = play(state, "finish ospedale chiostro")
    assert asked(after) == ("engage", 0)
    assert legal(after) == ["engage anonymous sculptor"]
    assert "it costs 200 fiorini, you have 50" in refusal(after, "engage sculptor donatello")


@pytest.mark.rule("FLO-33")
def test_two_cards_of_the_only_artist_are_one_choice() -> None:
    state = chiostro(1000, "sculptor donatello, sculptor donatello", down="architect, sculptor")
    assert middle(play(state, "finish ospedale chiostro")) == ["sculptor donatello"]


@pytest.mark.rule("FLO-37")
def test_reserving_an_artist_costs_the_action_and_hides_the_front() -> None:
    state = position(2, middle=f"{GIAMBOLOGNA}, {GIAMBOLOGNA}, painter giotto")
    assert legal(state, "reserve") == ["reserve painter giotto", "reserve sculptor giambologna"]
    after, events = listen(state, "reserve sculptor giambologna", dealer=Dealer.scripted([]))
    assert (fiorini(after, 0), middle(after)) == (300, ["painter giotto", GIAMBOLOGNA])
    (artist,) = own(after, 0).reserved_artists
    assert (artist.word, artist.prestige) == (GIAMBOLOGNA, None), "not even the owner sees the front"
    assert told(events, "reserve artist").facts == {"artist": GIAMBOLOGNA}
    assert asked(after) == ("action", 1)


@pytest.mark.rule("FLO-37")
def test_ruling_10_an_anonymous_artist_cannot_be_reserved() -> None:
    assert legal(position(2), "reserve") == []


@pytest.mark.rule("FLO-37", "FLO-49")
def test_reserved_artists_stay_and_several_may_be_reserved() -> None:
    state = position(
        2, turn=0, captain=1, step="4", middle=f"{GIAMBOLOGNA}, painter giotto", reserved_artists={0: "painter giotto"}
    )
    after = play(state, "reserve painter giotto", "choose gold")
    assert [artist.word for artist in own(after, 0).reserved_artists] == ["painter giotto", "painter giotto"]
    assert table(after).round == 2 and len(middle(after)) == 6
