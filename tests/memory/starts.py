"""The small starts at which the tests of memory play; the long ones follow whole games, or have more worlds."""

from __future__ import annotations

from collections.abc import Callable

from mecenate.testing.posterior import Small
from tests.memory.small import carpe_diem_dealt, carpe_diem_late, carrara_dealt, carrara_with_four_blocks
from tests.memory.small_florenza import SINGLE, florenza
from tests.memory.small_princes import FEW_BONUS, SOME_BONUS, bonus_cards, dealt, prestige_cards, professions

QUICK: dict[str, Callable[[], Small]] = {
    "carrara, four blocks": lambda: carrara_with_four_blocks(2),
    "princes, four bonus cards": lambda: bonus_cards(2, 2, FEW_BONUS, (None, 0, 1), 60),
    "princes, five prestige cards": lambda: prestige_cards(2, 2, 5, 60),
    "princes, seven professions": lambda: professions(2, 2, 2, 3, (0, 1), 16),
    "florenza, two seats": lambda: florenza(2, SINGLE, 2, (None, 0, 1), 40),
    "carpe diem, two seats, two kinds": lambda: carpe_diem_late(2, (None, 0, 1), 16, villa=15, garden=9),
    "carpe diem, two seats, three kinds": lambda: carpe_diem_late(2, (0, 1), 20, villa=12, garden=7, market=5),
    "carpe diem, three seats, two kinds": lambda: carpe_diem_late(3, (0, 2), 40, villa=16, garden=8),
}
LONG: dict[str, Callable[[], Small]] = {
    "carrara, dealt": lambda: carrara_dealt(3, 1),
    "carrara, advanced, dealt": lambda: carrara_dealt(2, 2, version="advanced"),
    "princes, three seats, five bonus cards": lambda: bonus_cards(3, 2, SOME_BONUS[:5], (0, 2), 100),
    "princes, six bonus cards, look at three": lambda: bonus_cards(2, 3, SOME_BONUS, (0, 1), 100),
    "princes, three seats, five prestige cards": lambda: prestige_cards(3, 3, 5, 100),
    "princes, nine professions": lambda: professions(2, 3, 2, 5, (0, 1), 60),
    "princes, three seats, seven professions": lambda: professions(3, 2, 1, 4, (0, 2), 60),
    "princes, dealt": lambda: dealt(1, 20),
    "florenza, two seats, late discards back": lambda: florenza(2, SINGLE, 2, (None, 0, 1), 400, late_discards="back"),
    "florenza, three seats": lambda: florenza(3, SINGLE, 1, (0, 2), 400),
    "carpe diem, two seats, to the end": lambda: carpe_diem_late(2, (None, 0, 1), 1000, villa=15, garden=9),
    "carpe diem, two seats, dealt": lambda: carpe_diem_dealt(2, 1, villa=12, garden=7, market=5),
    "carpe diem, three seats, dealt": lambda: carpe_diem_dealt(3, 2, villa=15, garden=9),
}
