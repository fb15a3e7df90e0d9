"""What is printed on the cards of Florenza, copied by hand from the clauses."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple


class Card(NamedTuple):
    """A Florenza card or a monument."""

    word: str
    name: str
    kind: str  # residence, workshop, guild, preacher, church, district, palace or monument
    copies: tuple[tuple[int, int], ...]  # the pile of each copy, and from how many seats it is used
    cost: dict[str, int]
    artists: tuple[str, ...]
    prestige: int
    income: dict[str, int]


class Artist(NamedTuple):
    """An artist of one kind: what is on the back, and the fronts of all cards, lowest first."""

    word: str
    name: str
    kind: str
    cost: int
    fronts: tuple[int, ...]


class Location(NamedTuple):
    """A location: how many seats each of its cards needs, and what it does."""

    word: str
    name: str
    marks: tuple[int, ...]
    does: str  # produce, barter, convert or new_captain
    resource: str | None


class Setup(NamedTuple):
    """What is laid out and dealt before the first action; a test may change it."""

    supply: Mapping[str, int]
    bank: int = 4000  # FLO-3
    fiorini: int = 300  # FLO-10, here and below
    each_resource: int = 1
    cards: int = 5
    monuments: int = 7  # FLO-8
    artists: Mapping[int, int] = {2: 6, 3: 8, 4: 10}  # FLO-9: by seats, in every round
    drawn: int = 4  # FLO-16: Florenza cards in every later round
    locations: Mapping[str, int] = {}  # FLO-7: if there are any, only these, so many cards of each, without marks


DEFAULTS: dict[str, str | int] = {
    "guilds": "in",
    "locations": "all",
    "anonymous": "uncounted",
    "ties": "skip",
    "empty_hands": "ranked",
    "late_discards": "out",
}

FAMILIES = ["Medici", "Pazzi", "Pitti", "Strozzi"]  # FLO-1
RESOURCES = ["marble", "wood", "metal", "cloth", "gold", "spice"]
BOX = Setup({"marble": 21, "wood": 21, "metal": 11, "cloth": 11, "gold": 11, "spice": 11})  # FLO-2
KINDS = ["architect", "painter", "sculptor"]
STEPS = ["1", "2", "3", "4", "palagio", "casamento", "casa", "preacher"]  # FLO-18, FLO-19
SHORT = {
    "Ma": "marble",
    "Wo": "wood",
    "Me": "metal",
    "Cl": "cloth",
    "Go": "gold",
    "Sp": "spice",
    "f": "fiorini",
    "A": "architect",
    "P": "painter",
    "S": "sculptor",
}

# FLO-80 to FLO-86. Card, copies by pile and mark, cost, and then income or artists and prestige.
PRINTED = {
    "residence": """
        Casa | 1 1 1(3) 1(4) | 2 Wo |
        Casamento | 1 1 2(3) | 1 Ma, 2 Wo | 50 f
        Palagio | 2 2(4) | 2 Ma, 1 Wo, 1 Cl | 100 f
    """,
    "workshop": """
        Cambiavalute | 1 | 1 Wo, 1 Go | 100 f
        Lanaiuolo | 1 | 1 Wo, 1 Sp | 1 Cl
        Erbolaio | 1 | 1 Wo, 1 Cl | 1 Sp
        Monte di Pietà | 1 | 1 Ma, 1 Me | 1 Go
        Fabbro | 1 | 1 Ma, 1 Wo | 1 Me
        Picconiere | 1(3) | 1 Me, 1 Go | 1 Ma
        Boscaiuolo | 1(3) | 1 Me, 1 Cl | 1 Wo
        Segheria | 2 | 1 Ma, 1 Me, 50 f | 1 Wo, 50 f
        Cava | 2 | 1 Wo, 1 Me, 50 f | 1 Ma, 50 f
        Miniera | 2(3) | 1 Wo, 1 Me, 50 f | 1 Go, 50 f
        Fonderia | 2(3) | 1 Ma, 1 Wo, 50 f | 1 Me, 50 f
        Setaiuolo | 2(3) | 1 Wo, 1 Sp, 50 f | 1 Cl, 50 f
        Mercatante | 2(3) | 1 Cl, 1 Go, 50 f | 1 Sp, 50 f
    """,
    "guild": """
        Arte Maggiore | 1 3(3) | 1 Wo, 1 Cl, 50 f |
        Bottega d'Arte | 1 3(3) | 1 Wo, 1 Sp, 50 f |
        Protettore | 1 3(3) | 2 Go, 50 f |
        Signore de lo Rione | 1(3) | 1 Go, 1 Sp, 50 f |
        Mastro Artista | 1(4) | 1 Wo, 1 Cl, 50 f |
        Edificatore | 2 2 | 1 Ma, 1 Cl |
        Arte dei Mercatanti | 2 | 1 Cl, 1 Sp, 50 f |
        Padrone | 3 | 1 Ma, 1 Go, 50 f |
    """,
    "preacher": """
        Girolamo Savonarola | 1 | 100 f |
        Giordano Bruno | 1(3) | 100 f |
        San Francesco d'Assisi | 2 | 100 f |
        Bernardo di Chiaravalle | 2(4) | 100 f |
        Tommaso d'Aquino | 3 | 100 f |
        Antonio da Padova | 3 | 100 f |
    """,
    "church": """
        Sagrato | 1 | 1 Ma, 100 f | A | 3
        Pala d'altare | 1(4) | 1 Wo, 1 Go, 1 Sp | P | 3
        Abside | 2 | 2 Ma, 1 Sp, 50 f | P | 4
        Crocifisso | 2 | 1 Wo, 1 Me, 1 Go | S | 3
        Pulpito | 2 | 1 Ma, 1 Wo | S | 2
        Trittico | 2(4) | 1 Me, 1 Cl, 1 Go, 1 Sp | P S | 4
        Navata | 3 | 1 Cl, 1 Go, 1 Sp, 50 f | A P | 4
        Facciata | 3 | 3 Ma, 100 f | A S | 5
        Cappella | 3 | 2 Ma, 1 Go, 1 Sp, 50 f | P S | 5
        Cupola | 3 | 2 Ma, 2 Wo, 50 f | A P | 5
        Sagrestia | 3 | 1 Wo, 1 Cl, 100 f | A P S | 4
        Campanile | 3(3) | 1 Ma, 1 Wo, 1 Me, 100 f | A | 5
    """,
    "district": """
        Biblioteca | 1 3(4) | 2 Wo, 150 f | | 5
        Convento | 1(4) 3 | 1 Ma, 2 Wo, 1 Cl, 50 f | | 5
        Pozzo | 2 | 1 Ma, 1 Me, 50 f | | 3
        Monumento equestre | 2 | 2 Me, 1 Go, 50 f | | 4
        Lastricato | 2 | 1 Ma, 50 f | | 2
        Mercato | 2(4) 3 | 1 Wo, 1 Cl, 1 Go, 1 Sp, 50 f | | 5
        Sacello | 3 | 1 Wo, 1 Cl, 1 Go | | 3
        Loggia | 3 | 1 Ma, 1 Wo, 1 Me, 50 f | | 4
        Edicola | 3(3) | 1 Ma, 1 Sp, 100 f | | 4
    """,
    "palace": """
        Ritratto | 1 | 1 Cl, 1 Sp | P | 2
        Fontana | 1(4) | 1 Ma, 1 Me, 50 f | A S | 3
        Affresco | 2 | 2 Sp, 50 f | P | 3
        Giardino | 2 | 1 Ma, 1 Go, 50 f | A S | 3
        Camino | 2 | 1 Ma, 1 Go, 1 Sp | A P S | 3
        Scalone | 2(4) | 1 Ma, 1 Go, 50 f | A S | 3
        Sala | 3 | 1 Wo, 1 Cl, 1 Sp, 100 f | A P | 5
        Ingresso | 3 | 1 Ma, 1 Wo, 1 Me, 50 f | A S | 4
        Facciata | 3 | 2 Ma, 100 f | A S | 4
        Camera nuziale | 3 | 1 Wo, 2 Cl | P | 3
        Grande quadro | 3(3) | 2 Cl, 1 Sp, 100 f | P | 5
        Statua di bronzo | 3(4) | 2 Me, 100 f | S | 4
    """,
    # FLO-87
    "monument": """
        Duomo: Cupola | | 4 Ma, 2 Wo, 2 Go, 2 Sp, 300 f | A P | 19
        Duomo: Facciata | | 5 Ma, 1 Wo, 1 Me, 1 Go, 1 Sp, 300 f | A S | 18
        Duomo: Campanile | | 4 Ma, 2 Wo, 2 Me, 200 f | A | 15
        Duomo: Abside | | 3 Ma, 2 Wo, 1 Go, 1 Sp, 200 f | P | 14
        Duomo: Cappella | | 2 Ma, 1 Wo, 2 Me, 2 Sp, 200 f | P S | 14
        Duomo: Navata | | 2 Ma, 2 Wo, 2 Cl, 250 f | A P | 14
        Duomo: Altare | | 2 Ma, 1 Me, 1 Cl, 2 Go, 150 f | A P S | 12
        Banco: Atrio | | 1 Wo, 1 Me, 1 Cl, 1 Go, 200 f | A P S | 9
        Duomo: Pulpito | | 2 Ma, 1 Cl, 200 f | S | 9
        Palazzo della Signoria: Salone | | 2 Wo, 1 Me, 2 Cl, 1 Sp, 100 f | P | 9
        Battistero: Portali | | 2 Wo, 2 Me, 150 f | A S | 8
        Lastricato: Fontana | | 2 Ma, 1 Me, 200 f | A S | 8
        Palazzo Vescovile: Facciata | | 1 Ma, 1 Me, 2 Go, 1 Sp, 100 f | A S | 8
        Ponte Vecchio: Struttura | | 1 Ma, 1 Wo, 250 f | A | 8
        Santa Croce: Cappella | | 1 Wo, 1 Me, 1 Cl, 200 f | A P | 8
        Santa Maria Novella: Facciata | | 2 Ma, 1 Wo, 1 Me, 150 f | A S | 8
        Battistero: Cupola | | 3 Ma, 1 Go, 100 f | A P | 7
        Ospedale: Cappella | | 2 Ma, 1 Wo, 1 Go, 100 f | P S | 7
        Ospedale: Chiostro | | 4 Ma, 100 f | A S | 7
        Palazzo della Signoria: Facciata | | 3 Ma, 1 Me, 100 f | A S | 7
        Palazzo Vescovile: Salone | | 1 Wo, 1 Me, 1 Cl, 1 Go, 100 f | P | 7
        San Lorenzo: Sagrestia | | 1 Ma, 1 Wo, 1 Sp, 150 f | P S | 7
        Santa Croce: Monumento Funebre | | 2 Ma, 1 Go, 1 Sp, 100 f | P S | 7
        San Lorenzo: Navata | | 1 Wo, 1 Cl, 1 Sp, 100 f | P | 6
        Santa Maria Novella: Cappella | | 1 Cl, 1 Go, 1 Sp, 100 f | P S | 6
        Santa Maria Novella: Crocifisso | | 1 Wo, 1 Sp, 150 f | S | 6
        Uffizi: Interni | | 1 Me, 1 Cl, 1 Sp, 100 f | A P | 6
    """,
}

# FLO-88. Artist, kind, cost, fronts.
PRINTED_ARTISTS = """
    Leon Battista Alberti | A | 50 | 1
    Donato Bramante | A | 100 | 2 2
    Antonio da Sangallo | A | 100 | 1 2 3
    Giulio Romano | A | 100 | 2 2
    Giorgio Vasari | A | 100 | 2
    Francesco Borromini | A | 150 | 2 2 3 4
    Michelangelo Buonarroti | A | 150 | 3
    Giotto | A | 150 | 3
    Andrea Palladio | A | 150 | 2 3
    Vignola | A | 150 | 2 3 3 4
    Filippo Brunelleschi | A | 200 | 2 4 6
    Gian Lorenzo Bernini | A | 250 | 4 4 5 6
    Beato Angelico | P | 100 | 2
    Pietro Perugino | P | 100 | 2 2
    Domenico Ghirlandaio | P | 150 | 2 3
    Filippo Lippi | P | 150 | 2 3
    Sandro Botticelli | P | 200 | 3 4 5
    Leonardo da Vinci | P | 200 | 3 7
    Piero della Francesca | P | 200 | 3 4
    Giotto | P | 200 | 3 4
    Tiziano Vecellio | P | 200 | 4 5
    Michelangelo Buonarroti | P | 250 | 4 5 6 7
    Caravaggio | P | 250 | 4 5 6
    Raffaello Sanzio | P | 250 | 4 5 5 6
    Andrea del Verrocchio | S | 100 | 1 2 2 3
    Giambologna | S | 100 | 2 2 2 3
    Francesco Mochi | S | 100 | 1 2
    Benvenuto Cellini | S | 150 | 2 3 4
    Leonardo da Vinci | S | 150 | 3
    Lorenzo Ghiberti | S | 150 | 2 3
    Gian Lorenzo Bernini | S | 200 | 3 4 4 5
    Donatello | S | 200 | 3 4 4 5
    Michelangelo Buonarroti | S | 300 | 5 5 6 7
"""

# FLO-89. Location, the seats that each card needs, what it does.
PRINTED_LOCATIONS = """
    Picconiere | 2 3 | produce Ma
    Boscaiuolo | 2 4 | produce Wo
    Monte di Pietà | 2 | produce Go
    Fabbro | 2 | produce Me
    Lanaiuolo | 2 | produce Cl
    Erbolaio | 2 | produce Sp
    Baratto | 2 3 | barter
    Scarpellino | 2 | convert Ma
    Legnaiuolo | 2 | convert Wo
    Orafo | 2 | convert Go
    Ottonaio | 2 | convert Me
    Tintore | 2 | convert Cl
    Speziale | 2 | convert Sp
    Nuovo Capitano | 2 | new_captain
"""


def plain(name: str) -> str:
    """FLO-77: small letters, no accents."""
    letters = unicodedata.normalize("NFD", name.lower().replace(":", ""))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def lines(table: str) -> list[list[str]]:
    return [[field.strip() for field in line.split("|")] for line in table.strip().splitlines()]


def amounts(text: str) -> dict[str, int]:
    """'1 Ma, 50 f' in full words."""
    parts = [part.split() for part in text.split(",") if part.strip()]
    return {SHORT[what]: int(number) for number, what in parts}


def marks(text: str) -> tuple[tuple[int, int], ...]:
    """'1 3(4)': a copy of pile I for all, a copy of pile III from four seats."""
    return tuple((int(copy[0]), int(copy[2]) if len(copy) > 1 else 2) for copy in text.split())


def cards() -> list[Card]:
    """All cards and monuments in the order of the clauses."""
    fields = [(kind, line) for kind, table in PRINTED.items() for line in lines(table)]
    names = Counter(line[0] for _, line in fields)
    blocks = []
    for kind, (name, copies, cost, gives, *prestige) in fields:
        word = plain(f"{kind} {name}") if names[name] > 1 else plain(name)
        pays = kind in ("residence", "workshop")
        kinds = () if pays else tuple(SHORT[letter] for letter in gives.split())
        income = amounts(gives) if pays else {}
        value = int(prestige[0]) if prestige else 0
        blocks.append(Card(word, name, kind, marks(copies), amounts(cost), kinds, value, income))
    return blocks


def artists() -> list[Artist]:
    blocks = []
    for name, letter, cost, fronts in lines(PRINTED_ARTISTS):
        kind = SHORT[letter]
        blocks.append(Artist(f"{kind} {plain(name)}", name, kind, int(cost), tuple(map(int, fronts.split()))))
    return blocks


def locations() -> list[Location]:
    blocks = []
    for name, seats, effect in lines(PRINTED_LOCATIONS):
        does, *what = effect.split()
        blocks.append(
            Location(plain(name), name, tuple(map(int, seats.split())), does, SHORT[what[0]] if what else None)
        )
    return blocks


ALL = {card.word: card for card in cards()}
CARDS = {word: card for word, card in ALL.items() if card.kind != "monument"}
MONUMENTS = {word: card for word, card in ALL.items() if card.kind == "monument"}
ARTISTS = {artist.word: artist for artist in artists()}
LOCATIONS = {location.word: location for location in locations()}
