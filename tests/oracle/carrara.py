"""The Palaces of Carrara once more: slow, plain, and written from the rulebook alone.

Nothing here is shared with the engine. A `Table` is a whole game in dicts and lists; it says which actions are
legal, carries them out, and counts the scores. Clause numbers (CAR-…) are those of docs/rules/carrara.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from mecenate.testing.oracle import Picks

from . import carrara_pieces as pieces
from .carrara_pieces import Reward
from .carrara_scores import majority_points, ranked, set_points
from .turns import Turns


@dataclass
class Tile:
    """A building tile or a monument, with what stands on it."""

    type: str
    mark: str  # "1", "2", "3", "3b", "4", "5" or "8"
    decorated: bool = False
    statue: str | None = None  # a colour, or "gold"

    @property
    def name(self) -> str:
        return f"{self.type} {self.mark}"

    @property
    def printed(self) -> int:
        return int(self.mark[0])

    @property
    def worth(self) -> int:
        """The value when scoring (CAR-69)."""
        return self.printed + (1 if self.decorated else 0)


@dataclass
class Stored:
    """An item in a warehouse; fresh if it came in this turn (CAR-73)."""

    item: str
    fresh: bool


@dataclass
class Player:
    """One seat: what is behind the screen, and what is on the board."""

    florins: int
    blocks: dict[str, int]
    sections: set[int]  # the bonus sections that still hold a marker of this player
    open_area: int = 0
    columns: dict[str, list[Tile]] = field(default_factory=lambda: {city: [] for city in pieces.CITIES})
    improved: dict[str, Reward] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)  # the spaces of the own board that hold a marker
    warehouses: list[Stored] = field(default_factory=list)
    points: dict[str, int] = field(default_factory=dict)

    def tiles(self) -> list[tuple[str, Tile]]:
        """Every built tile with its city."""
        return [(city, tile) for city in pieces.CITIES for tile in self.columns[city]]

    def markers_left(self) -> int:
        """Markers that are not on a scoring space yet."""
        return len(self.sections) + self.open_area

    @staticmethod
    def new(seat: int, options: Mapping[str, str | int]) -> Player:
        """CAR-9, CAR-10: what a seat starts with."""
        blocks = dict.fromkeys(pieces.COLOURS, 0)
        for colour in pieces.START_BLOCKS[seat]:
            blocks[colour] += 1
        sources = pieces.sources(options["version"] == "advanced")
        return Player(20, blocks, set(pieces.court(options)), points=dict.fromkeys(sources, 0))


@dataclass
class Site:
    """Where a tile is being built, and how many blocks are still owed."""

    tile: Tile
    city: str = ""
    over: Tile | None = None
    owed: int = 0


@dataclass
class Table(Turns):
    """A whole game."""

    seats: int
    options: dict[str, str | int]
    players: list[Player]
    bag: dict[str, int]
    wheel: list[dict[str, int]]  # the blocks, by position
    pile: list[Tile]
    display: list[Tile | None]
    monuments: list[Tile]
    improvement_tiles: dict[str, int]
    # These four are empty in the normal version.
    wheel_decorations: list[str] = field(default_factory=list)  # by position
    wheel_statues: list[str] = field(default_factory=list)  # colours, by position
    supply: dict[str, int] = field(default_factory=dict)  # decorations and coloured statues
    gold: dict[int, int] = field(default_factory=dict)  # the gold statues by a section of the court
    owners: dict[str, int] = field(default_factory=dict)  # shared spaces: cities and florin spaces
    visitor: int | None = None
    visited: int | None = None
    finisher: int | None = None
    last_turns: int = 0
    passes: int = 0
    turn: int = 0
    purchased: bool = False
    # What the player of the turn is asked: main, sector, take, site, pay, improve, claim, put, space, end, over.
    asks: str = "main"
    position: int = 0  # take: the sector that was chosen
    taken: int = 0
    site: Site | None = None
    offer: list[str] = field(default_factory=list)  # claim: the items
    item: str = ""  # put: the item in hand
    origin: str = ""  # claim and put: sector, court, stored or purchase
    back: str = ""  # put, of an extra: the choice that waits for it
    waiting: tuple[str, str] = ("", "")  # put, of a stored item: item and origin of the choice that waits
    _legal: list[str] | None = None

    # ------------------------------------------------------------------ set-up

    @staticmethod
    def deal(seats: int, options: Mapping[str, str | int], picks: Picks) -> Table:
        """A new game; options not given have their default."""
        chosen = {**pieces.DEFAULTS, **options}
        players = [Player.new(seat, chosen) for seat in range(seats)]
        marks = {2: ["1", "2", "4", "5"], 3: ["1", "2", "3", "4", "5"], 4: ["1", "2", "3", "3b", "4", "5"]}
        table = Table(
            seats,
            chosen,
            players,
            bag={colour: 7 - 1 - sum(player.blocks[colour] for player in players) for colour in pieces.COLOURS},
            wheel=[dict.fromkeys(pieces.COLOURS, number) for number in (1, 0, 0, 0, 0, 0)],
            pile=[Tile(type_, mark) for type_ in pieces.TYPES for mark in marks[seats]],
            display=[None] * 9,
            monuments=[Tile(type_, "8") for type_ in pieces.TYPES],
            improvement_tiles={
                name: tile.copies for name, tile in pieces.improvements(str(chosen["improvements"])).items()
            },
        )
        if table.advanced:
            table.deal_items(picks(6))
        for place in range(9):
            table.display[place] = table.pile.pop(picks(len(table.pile)))
        return table

    def deal_items(self, rotation: int) -> None:
        """CAR-58 to CAR-61: the two wheels and the supply of the advanced version."""
        self.wheel_decorations = [pieces.LARGE_WHEEL[(sector + rotation) % 6] for sector in range(6)]
        self.wheel_statues = list(pieces.SMALL_WHEEL[str(self.options["statue_wheel"])])
        self.supply = {decoration: {2: 5, 3: 6, 4: 7}[self.seats] for decoration in pieces.DECORATIONS.values()}
        self.supply |= {f"{colour} statue": 6 for colour in pieces.COLOURS}
        sections = pieces.court(self.options)
        self.gold = {number: self.seats for number, bonus in sections.items() if bonus.kind == "gold statue"}

    def copy(self) -> Table:
        """A table that shares nothing changeable with this one."""
        return replace(
            self,
            players=[
                replace(
                    player,
                    blocks=dict(player.blocks),
                    sections=set(player.sections),
                    columns={city: [replace(tile) for tile in column] for city, column in player.columns.items()},
                    improved=dict(player.improved),
                    used=set(player.used),
                    warehouses=[replace(stored) for stored in player.warehouses],
                    points=dict(player.points),
                )
                for player in self.players
            ],
            bag=dict(self.bag),
            wheel=[dict(sector) for sector in self.wheel],
            wheel_decorations=list(self.wheel_decorations),
            wheel_statues=list(self.wheel_statues),
            # Tiles that nobody has built never change, so they may be shared.
            pile=list(self.pile),
            display=list(self.display),
            monuments=list(self.monuments),
            improvement_tiles=dict(self.improvement_tiles),
            supply=dict(self.supply),
            gold=dict(self.gold),
            owners=dict(self.owners),
            site=None if self.site is None else replace(self.site),
            offer=list(self.offer),
            _legal=None,
        )

    # ------------------------------------------------------------------ what the rules look at

    @property
    def advanced(self) -> bool:
        return self.options["version"] == "advanced"

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]

    def visit_of_another(self) -> bool:
        """CAR-39: somebody else's visit is open."""
        return self.visitor is not None and self.visitor != self.turn

    def can_afford(self, position: int) -> list[str]:
        """CAR-19: the colours in a sector that the player can pay."""
        return [
            colour
            for colour in pieces.COLOURS
            if self.wheel[position][colour] > 0 and pieces.price(colour, position) <= self.me.florins
        ]

    def can_afford_any(self) -> bool:
        return any(self.can_afford(position) for position in range(6))

    def blocks_on_wheel(self) -> int:
        return sum(sum(sector.values()) for sector in self.wheel)

    def pairs(self, city: str) -> list[str]:
        """The colours of which two blocks may be paid as one in this city (CAR-25, CAR-103)."""
        if self.options["exchange"] == "any":
            return [colour for colour, higher in pieces.NEXT_HIGHER.items() if higher in pieces.ACCEPTS[city]]
        return [pieces.JUST_BELOW[city]] if city in pieces.JUST_BELOW else []

    def purse(self, city: str, blocks: Mapping[str, int]) -> int:
        """CAR-23, CAR-24: the highest price that these blocks can pay in this city.

        A pair of an accepted colour pays less than its two blocks do singly, so the most that can be paid is
        every accepted block, and one for each pair of the colour just below.
        """
        most = sum([blocks[colour] for colour in pieces.ACCEPTS[city]])
        if city in pieces.JUST_BELOW:
            most += blocks[pieces.JUST_BELOW[city]] // 2
        return most

    def purses(self) -> dict[str, int]:
        """The highest price that the player of the turn can pay in each city."""
        return {city: self.purse(city, self.me.blocks) for city in pieces.CITIES}

    def payments(self, city: str, owed: int) -> list[str]:
        """CAR-26: the single steps after which the rest can still be paid."""
        texts = []
        for number, colours in ((1, pieces.ACCEPTS[city]), (2, self.pairs(city))):
            for colour in colours:
                if self.me.blocks[colour] >= number:
                    rest = {**self.me.blocks, colour: self.me.blocks[colour] - number}
                    if self.purse(city, rest) >= owed - 1:
                        texts.append(f"pay {colour}" if number == 1 else f"pay 2 {colour}")
        return texts

    def sites(self, tile: Tile, purses: Mapping[str, int]) -> list[str]:
        """CAR-22, CAR-29, CAR-30: where the player could pay for a tile."""
        price = tile.printed
        texts = [f"in {city}" for city in pieces.CITIES if purses[city] >= price]
        if tile.mark == "8":
            own = [(city, old) for city, old in self.me.tiles() if old.type == tile.type]
            payable = [(city, old) for city, old in own if purses[city] >= 8 - old.printed]
            texts += [f"over {old.name}" for _, old in one_of_twins(payable)]
        return texts

    def tiles_for(self, item: str, bought: bool = False) -> list[Tile]:
        """The own tiles where an item fits (CAR-67, CAR-68, CAR-86), of equal twins the first."""
        return [tile for _, tile in one_of_twins(self.places_for(item, bought))]

    def places_for(self, item: str, bought: bool = False) -> list[tuple[str, Tile]]:
        """The own tiles where an item fits, with their cities; all of them."""
        tiles = []
        for city, tile in self.me.tiles():
            if item in pieces.DECORATIONS.values():
                fits = not tile.decorated and pieces.DECORATIONS[tile.type] == item
            else:
                colour = item.removesuffix(" statue")
                if bought:
                    in_city = pieces.OWN_COLOUR[city] == colour
                else:
                    in_city = colour == "gold" or colour in pieces.ACCEPTS[city]
                fits = in_city and tile.statue is None
            if fits:
                tiles.append((city, tile))
        return tiles

    def reward(self, player: Player, place: str) -> Reward:
        """The reward of a city or landscape on this player's board."""
        return player.improved.get(place, pieces.reward(self.options, place))

    def pays(self, player: Player, space: str) -> Reward:
        """CAR-47 to CAR-49, CAR-81, CAR-83: what a scoring space is worth on this player's board."""
        florins, points = 0, 0
        for city, tile in player.tiles():
            if space in pieces.LANDSCAPES:
                counts, reward = tile.type in pieces.LANDSCAPES[space], self.reward(player, space)
            else:
                reward = self.reward(player, city)
                if space in pieces.STATUE_SPACES:
                    counts = city in space.split("+") and tile.statue is not None
                else:
                    counts = space in (city, tile.type)
            if counts:
                florins += tile.worth * reward.florins
                points += tile.worth * reward.points
        return Reward(florins, points)

    def has_statue_in(self, player: Player, space: str) -> bool:
        return any(tile.statue is not None for city in space.split("+") for tile in player.columns[city])

    def open_spaces(self, florins: int, seat: int | None = None) -> list[str]:
        """The scoring spaces allowed for a seat (that of the turn, if none is given) with so many florins."""
        seat = self.turn if seat is None else seat
        player = self.players[seat]
        spaces = []
        for city in pieces.CITIES:  # CAR-47
            if city not in self.owners and len(player.columns[city]) >= pieces.MINIMUM[city]:
                spaces.append(city)
        built = {tile.type for _, tile in player.tiles()}
        for type_ in pieces.TYPES:  # CAR-48
            if type_ not in player.used and type_ in built:
                spaces.append(type_)
        for landscape, types in pieces.LANDSCAPES.items():  # CAR-49
            if landscape not in player.used and built.intersection(types):
                spaces.append(landscape)
        if self.advanced:
            has_one = any(self.owners.get(space) == seat for space in pieces.FLORIN_SPACES)
            for space, minimum in pieces.FLORIN_SPACES.items():  # CAR-80, CAR-81
                if space not in self.owners and not has_one and florins >= minimum:
                    spaces.append(space)
            for space in pieces.STATUE_SPACES:  # CAR-82
                if space not in player.used and self.has_statue_in(player, space):
                    spaces.append(space)
        return spaces

    def gold_opens(self) -> list[Tile]:
        """CAR-79: the tiles on which a gold statue would open a statue space."""
        cities = {city for space in pieces.STATUE_SPACES if space not in self.me.used for city in space.split("+")}
        fitting = [(city, tile) for city, tile in self.places_for("gold statue") if city in cities]
        return [tile for _, tile in one_of_twins(fitting)]

    def may_take_bonus(self, section: int) -> bool:
        """CAR-37: whether a space is allowed after the bonus of this section."""
        bonus = pieces.court(self.options)[section]
        if bonus.kind == "florins":
            return bool(self.open_spaces(self.me.florins + bonus.amount))
        if bonus.kind == "gold statue" and self.gold_opens():
            return True
        return bool(self.open_spaces(self.me.florins))

    def may_score_from_open_area(self) -> bool:
        """CAR-38, CAR-101."""
        if self.me.open_area == 0 or not self.open_spaces(self.me.florins):
            return False
        return self.options["open_area"] == "any_time" or not any(player.sections for player in self.players)

    def movable(self) -> list[str]:
        """CAR-73: the stored items of earlier turns that fit on a tile; equal items once."""
        items = [stored.item for stored in self.me.warehouses if not stored.fresh]
        return [item for item in dict.fromkeys(items) if self.tiles_for(item)]

    def on_sale(self) -> list[str]:
        """CAR-84 to CAR-86: what could be bought and placed if the player had the florins."""
        if self.purchased:
            return []
        return [item for item, left in self.supply.items() if left > 0 and self.tiles_for(item, bought=True)]

    def meanwhile(self) -> list[str]:
        """CAR-74, CAR-105: stored items move while another choice is open, if it is not a payment."""
        if not self.advanced or self.options["storing"] != "any_time":
            return []
        return [f"place {item}" for item in self.movable()]

    def extras(self) -> list[str]:
        """CAR-74: the free extras that are possible now."""
        if not self.advanced:
            return []
        texts = [f"place {item}" for item in self.movable()]
        if self.me.florins >= 10:
            # CAR-79: between bonus and space a purchase must leave an allowed space, or be a statue that opens one.
            closes = self.asks == "space" and not self.open_spaces(self.me.florins - 10)
            texts += [f"purchase {item}" for item in self.on_sale() if not closes or self.bought_opens(item)]
        return texts

    def bought_opens(self, item: str) -> list[Tile]:
        """CAR-79: the tiles on which this item, bought, opens a statue space."""
        opening = self.gold_opens() if item.endswith("statue") else []
        return [tile for tile in self.tiles_for(item, bought=True) if any(tile is other for other in opening)]

    # ------------------------------------------------------------------ legal actions

    def legal(self) -> list[str]:
        """The texts of all legal actions, in no particular order."""
        if self._legal is None:
            self._legal = [] if self.over else getattr(self, f"_legal_{self.asks}")()
        return self._legal

    def _legal_main(self) -> list[str]:
        texts = ["pass"]  # CAR-50
        wheel_or_bag = self.blocks_on_wheel() + sum(self.bag.values()) > 0
        if wheel_or_bag:  # CAR-18
            texts.append("turn both wheels" if self.advanced else "turn wheel")
        if self.can_afford_any():  # CAR-19, CAR-63
            texts.append("turn statue wheel" if self.advanced else "leave wheel")
        shown = [tile for tile in self.display if tile is not None]
        names = {tile.name for tile in shown}
        purses = self.purses()
        for tile in shown + self.monuments:
            second_of_twins = tile.mark == "3b" and f"{tile.type} 3" in names
            if not second_of_twins and self.sites(tile, purses):
                texts.append(f"build {tile.name}")
        if self.visit_of_another():  # CAR-40, CAR-42
            assert self.visited in self.me.sections  # CAR-43
            if self.may_take_bonus(self.visited):
                texts.append("follow")
        else:
            texts += [f"visit {section}" for section in self.me.sections if self.may_take_bonus(section)]
            if self.may_score_from_open_area():
                texts.append("score")
        return texts + self.extras()

    def _legal_sector(self) -> list[str]:
        sectors = [f"sector {pieces.POSITIONS[position]}" for position in range(6) if self.can_afford(position)]
        return sectors + self.meanwhile()

    def _legal_take(self) -> list[str]:
        texts = [f"take {colour}" for colour in self.can_afford(self.position)] + self.meanwhile()
        return [*texts, "done"] if self.taken else texts

    def _legal_site(self) -> list[str]:
        assert self.site is not None
        return self.sites(self.site.tile, self.purses()) + self.meanwhile()

    def _legal_pay(self) -> list[str]:
        assert self.site is not None
        return self.payments(self.site.city, self.site.owed)

    def _legal_improve(self) -> list[str]:
        return [f"improve {name}" for name in self.placeable_improvements()] + self.meanwhile()

    def _legal_claim(self) -> list[str]:
        texts = [f"claim {item}" for item in self.offer]
        if self.origin == "sector" or self.open_spaces(self.me.florins):  # CAR-79
            texts.append("claim nothing")
        return texts + self.meanwhile()

    def _legal_put(self) -> list[str]:
        tiles = self.tiles_for(self.item, bought=self.origin == "purchase")
        if self.origin == "purchase" and self.back == "space" and not self.open_spaces(self.me.florins):  # CAR-79
            tiles = self.bought_opens(self.item)
        if self.origin in ("stored", "purchase"):
            return [f"on {tile.name}" for tile in tiles]
        if self.origin == "court" and not self.open_spaces(self.me.florins):  # CAR-79
            return [f"on {tile.name}" for tile in self.gold_opens()] + self.meanwhile()
        texts = [f"on {tile.name}" for tile in tiles]
        if len(self.me.warehouses) < 2:  # CAR-66, CAR-72
            texts.append("store")
        elif not texts or self.options["discard"] == "full":  # CAR-106
            texts += [f"swap {item}" for item in dict.fromkeys(s.item for s in self.me.warehouses)]
        return texts + self.meanwhile()

    def _legal_space(self) -> list[str]:
        return [f"evaluate {space}" for space in self.open_spaces(self.me.florins)] + self.extras()

    def _legal_end(self) -> list[str]:
        return ["end turn", *self.extras()]

    # ------------------------------------------------------------------ carrying out an action

    def play(self, text: str, picks: Picks) -> None:
        """Carry out a legal action."""
        if text not in self.legal():
            raise ValueError(f"{text!r} is not legal: {self.legal()}")
        self._legal = None
        verb, _, rest = text.partition(" ")
        if self.asks == "main" and verb not in ("place", "purchase"):
            self._begin_main_action(verb)
        getattr(self, f"_do_{verb}")(rest, picks)

    def _begin_main_action(self, verb: str) -> None:
        if verb != "pass":
            self.passes = 0
        if self.visit_of_another() and verb != "follow":  # CAR-41
            assert self.visited is not None
            self._leave_section(self.visited)
            self.me.open_area += 1

    def _leave_section(self, section: int) -> None:
        """Take the marker of the player out of a section; after the last, the gold statues there go to the box."""
        self.me.sections.remove(section)
        if section in self.gold and not any(section in player.sections for player in self.players):  # CAR-77
            self.gold[section] = 0

    # -------------------------------------------------- passing

    def _do_pass(self, _rest: str, _picks: Picks) -> None:
        self.me.florins += 2
        self.passes += 1
        self._after_main_action()

    # -------------------------------------------------- buying

    def _do_turn(self, what: str, picks: Picks) -> None:
        if what == "statue wheel":
            self.wheel_statues.insert(0, self.wheel_statues.pop())
            self.asks = "sector"
            return
        self.wheel.insert(0, self.wheel.pop())
        if self.advanced:
            self.wheel_decorations.insert(0, self.wheel_decorations.pop())
            self.wheel_statues.insert(0, self.wheel_statues.pop())
        while self.blocks_on_wheel() < 11 and sum(self.bag.values()) > 0:  # CAR-17
            in_bag = [colour for colour in pieces.COLOURS for _ in range(self.bag[colour])]
            drawn = in_bag[picks(len(in_bag))]
            self.bag[drawn] -= 1
            self.wheel[0][drawn] += 1
        if self.can_afford_any():
            self.asks = "sector"
        else:  # CAR-21
            self.me.florins += 2
            self._end_turn()

    def _do_leave(self, _rest: str, _picks: Picks) -> None:
        self.asks = "sector"

    def _do_sector(self, numeral: str, _picks: Picks) -> None:
        self.position = pieces.POSITIONS.index(numeral)
        self.taken = 0
        self.asks = "take"

    def _do_take(self, colour: str, picks: Picks) -> None:
        sector = self.wheel[self.position]
        self.me.florins -= pieces.price(colour, self.position)
        self.me.blocks[colour] += 1
        sector[colour] -= 1
        self.taken += 1
        if sum(sector.values()) == 0:
            self._sector_emptied()

    def _sector_emptied(self) -> None:
        """CAR-64, CAR-65."""
        if self.advanced:
            shown = [self.wheel_decorations[self.position], f"{self.wheel_statues[self.position]} statue"]
            self.offer = [item for item in shown if self.supply[item] > 0]
            if self.offer:
                self.origin = "sector"
                self.asks = "claim"
                return
        self._after_main_action()

    def _do_done(self, _rest: str, _picks: Picks) -> None:
        self._after_main_action()

    # -------------------------------------------------- building

    def _do_build(self, name: str, _picks: Picks) -> None:
        shown = [tile for tile in self.display if tile is not None] + self.monuments
        (tile,) = [tile for tile in shown if tile.name == name]
        self.site = Site(tile)
        self.asks = "site"

    def _do_in(self, city: str, _picks: Picks) -> None:
        assert self.site is not None
        self.site.city = city
        self.site.owed = self.site.tile.printed
        self.asks = "pay"

    def _do_over(self, name: str, _picks: Picks) -> None:
        assert self.site is not None
        ((self.site.city, self.site.over),) = [(city, old) for city, old in self.me.tiles() if old.name == name]
        self.site.owed = 8 - self.site.over.printed
        self.asks = "pay"

    def _do_pay(self, what: str, picks: Picks) -> None:
        assert self.site is not None
        number, colour = (2, what.removeprefix("2 ")) if what.startswith("2 ") else (1, what)
        self.me.blocks[colour] -= number
        self.bag[colour] += number
        self.site.owed -= 1
        if self.site.owed == 0:
            site, self.site = self.site, None
            self._built(site, picks)

    def _built(self, site: Site, picks: Picks) -> None:
        """CAR-27 to CAR-34."""
        me = self.me
        column = me.columns[site.city]
        tile = replace(site.tile)
        if site.over is None:
            column.append(tile)
            gain = tile.printed
        else:
            tile.decorated = site.over.decorated
            tile.statue = site.over.statue
            place = [old.name for old in column].index(site.over.name)
            column[place] = tile
            gain = 8 - site.over.printed
        if me.markers_left() == 0:
            me.points["building"] += gain
        if tile.mark != "8":
            place = self.display.index(site.tile)
            self.display[place] = self.pile.pop(picks(len(self.pile))) if self.pile else None
            self._after_main_action()
            return
        self.monuments.remove(site.tile)
        if self.placeable_improvements():
            self.asks = "improve"
        else:
            self._after_main_action()

    def placeable_improvements(self) -> list[str]:
        """CAR-32: the tiles that are left and have room on the player's board."""
        tiles = pieces.improvements(str(self.options["improvements"]))
        return [
            name for name, left in self.improvement_tiles.items() if left > 0 and tiles[name].on not in self.me.improved
        ]

    def _do_improve(self, name: str, _picks: Picks) -> None:
        tile = pieces.improvements(str(self.options["improvements"]))[name]
        self.improvement_tiles[name] -= 1
        reward = tile.reward
        if tile.on == "rural":  # CAR-96: one point more than the printed landscape, whatever that is (CAR-99)
            plain = pieces.reward(self.options, "rural")
            reward = Reward(plain.florins, plain.points + 1)
        self.me.improved[tile.on] = reward
        self._after_main_action()

    # -------------------------------------------------- scoring

    def _do_visit(self, number: str, _picks: Picks) -> None:
        self.visitor = self.turn
        self.visited = int(number)
        self._take_bonus(int(number))

    def _do_follow(self, _rest: str, _picks: Picks) -> None:
        assert self.visited is not None
        self._take_bonus(self.visited)

    def _do_score(self, _rest: str, _picks: Picks) -> None:
        self.me.open_area -= 1
        self.asks = "space"

    def _take_bonus(self, section: int) -> None:
        bonus = pieces.court(self.options)[section]
        if bonus.kind == "gold statue":  # taken up now; if it is refused it goes to the box (CAR-77)
            assert self.gold[section] > 0
            self.gold[section] -= 1
        self._leave_section(section)
        self.asks = "space"
        if bonus.kind == "florins":
            self.me.florins += bonus.amount
        elif bonus.kind == "points":
            self.me.points["court"] += bonus.amount
        else:
            self.origin = "court"
            if bonus.kind == "gold statue":
                self.offer = ["gold statue"]
            else:
                self.offer = [kind for kind in pieces.DECORATIONS.values() if self.supply[kind] > 0]
            if self.offer:
                self.asks = "claim"

    def _do_evaluate(self, space: str, _picks: Picks) -> None:
        gain = self.pays(self.me, space)
        self.me.florins += gain.florins
        if space in pieces.CITIES or space in pieces.FLORIN_SPACES:
            self.owners[space] = self.turn
        else:
            self.me.used.add(space)
        if space not in pieces.FLORIN_SPACES:
            self.me.points[pieces.source(space)] += gain.points
        self._after_main_action()

    # -------------------------------------------------- items

    def _do_claim(self, item: str, _picks: Picks) -> None:
        if item == "nothing":
            self._item_settled()
            return
        if item in self.supply:
            self.supply[item] -= 1
        self.item = item
        self.asks = "put"

    def _do_place(self, item: str, _picks: Picks) -> None:
        (stored, *_) = [s for s in self.me.warehouses if s.item == item and not s.fresh]
        self.me.warehouses = [s for s in self.me.warehouses if s is not stored]
        self.waiting = self.item, self.origin
        self.item, self.origin, self.back, self.asks = item, "stored", self.asks, "put"

    def _do_purchase(self, item: str, _picks: Picks) -> None:
        self.me.florins -= 10
        self.supply[item] -= 1
        self.purchased = True
        self.item, self.origin, self.back, self.asks = item, "purchase", self.asks, "put"

    def _do_on(self, name: str, _picks: Picks) -> None:
        (tile,) = [tile for _, tile in self.me.tiles() if tile.name == name]
        if self.item.endswith(" statue"):
            tile.statue = self.item.removesuffix(" statue")
        else:
            tile.decorated = True
        self._item_settled()

    def _do_store(self, _rest: str, _picks: Picks) -> None:
        self.me.warehouses.append(Stored(self.item, fresh=True))
        self._item_settled()

    def _do_swap(self, item: str, picks: Picks) -> None:
        (thrown, *_) = sorted((s for s in self.me.warehouses if s.item == item), key=lambda s: s.fresh)
        self.me.warehouses = [s for s in self.me.warehouses if s is not thrown]
        if item in self.supply:  # CAR-72; a gold statue goes to the box
            self.supply[item] += 1
        self._do_store("", picks)

    def _item_settled(self) -> None:
        """Go on after an item was placed, stored or refused."""
        if self.origin == "sector":
            self._after_main_action()
        elif self.origin == "court":
            self.asks = "space"
        elif self.back == "end":
            self._after_main_action()
        else:
            self.asks = self.back
            if self.origin == "stored":
                self.item, self.origin = self.waiting

    # -------------------------------------------------- the end of a turn

    def _after_main_action(self) -> None:
        """CAR-75: ask for extras if one is conceivable as far as everybody can see, else end the turn."""
        florins_may_do = self.options["screens"] == "up" or self.me.florins >= 10
        if self.advanced and (self.movable() or (florins_may_do and self.on_sale())):
            self.asks = "end"
        else:
            self._end_turn()

    def _do_end(self, _rest: str, _picks: Picks) -> None:
        self._end_turn()

    def _end_turn(self) -> None:
        if self.finisher is not None:  # CAR-53
            self.last_turns -= 1
            if self.last_turns == 0:
                self.asks = "over"
                return
        elif not self.pile and any(player.markers_left() == 0 for player in self.players):  # CAR-51
            self.finisher = self.turn
            self.last_turns = self.seats - 1
            self.me.points["finish"] += 5  # CAR-52
        elif self.passes >= int(self.options["pass_limit"]) * self.seats:  # CAR-54
            self.asks = "over"
            return
        self.turn = (self.turn + 1) % self.seats
        self.asks = "main"
        self.purchased = False
        for stored in self.me.warehouses:
            stored.fresh = False
        if self.visitor == self.turn:  # CAR-39
            self.visitor = None
            self.visited = None

    # ------------------------------------------------------------------ scores

    def scores(self) -> list[dict[str, object]]:
        """One score a seat: total, breakdown and rank; before the end as if the game ended now (CAR-57)."""
        breakdowns = []
        for seat, player in enumerate(self.players):
            rate = 5
            for space, better in pieces.FLORIN_RATES.items():
                if self.owners.get(space) == seat:
                    rate = better
            breakdown = {**player.points, "florins": player.florins // rate}
            if self.advanced:
                types = [tile.type for _, tile in player.tiles() if tile.decorated]
                breakdown["decorations"] = set_points(types)
                breakdown["majorities"] = sum(points[seat] for points in self._majorities())
            breakdowns.append(breakdown)
        return ranked(breakdowns, [sum(player.blocks.values()) for player in self.players])

    def _majorities(self) -> list[list[int]]:
        """CAR-90: for each city, the points of each seat."""
        table = pieces.MAJORITIES[str(self.options["majorities"])]
        points = []
        for city in pieces.CITIES:
            statues = [
                len([tile for tile in player.columns[city] if tile.statue is not None]) for player in self.players
            ]
            points.append(majority_points(statues, table[city]))
        return points


def one_of_twins(tiles: list[tuple[str, Tile]]) -> list[tuple[str, Tile]]:
    """Without every 3b whose 3 is in the list too, in the same city and with the same items on it."""
    return [
        (city, tile)
        for city, tile in tiles
        if not (
            tile.mark == "3b"
            and any(
                where == city
                and other.name == f"{tile.type} 3"
                and other.decorated == tile.decorated
                and other.statue == tile.statue
                for where, other in tiles
            )
        )
    ]
