"""The special cases that every release freezes: what else can happen to a table than being played to its end."""

from __future__ import annotations

from typing import Any

from .freezer import Freezer
from .table import Table

YEARS = 9e7
"""Seconds. A seat that plays its first turn in time gets so many, so that its deadline does not pass in the file."""
BOT_TO_MOVE = "bot to move"
CLOCK = {"turn": 4, "reserve": 0, "increment": YEARS}


def freeze_special_cases(freezer: Freezer) -> None:
    """All of them, in a fixed order."""
    for case in (
        taken_back, rewound, resigned, out_of_time, same_deal, own_pack, from_records, not_begun, abandoned, rematch,
        words, asking, handed_over, changed_people,
    ):  # fmt: skip
        case(freezer)


def taken_back(freezer: Freezer) -> None:
    """A last action taken back by its own seat."""
    for game, part in (("carrara", 60), ("carpe_diem", 90)):
        table = (
            freezer.new_table(f"{game}-taken-back-running", game, freezer.cast(2, 2), "taken back").start().play(part)
        )
        table.undo()
        table.play(3)
        table.undo()
    table = (
        freezer.new_table("princes-taken-back-finished", "princes", freezer.cast(2, 4), "taken back").start().play(20)
    )
    table.undo()
    table.finish()


def rewound(freezer: Freezer) -> None:
    """Games that everybody agreed to take back by many moves; one of them ends where it went back to."""

    def go_back(table: Table, to: int) -> Table:
        table.ask_back(0, to)
        for seat in range(1, len(table.people)):
            table.consent(seat)
        return table

    for game, seats, played, to in (("princes", 3, 70, 41), ("carpe_diem", 2, 130, 55), ("carrara", 4, 330, 270)):
        table = freezer.new_table(f"{game}-rewound-running", game, freezer.cast(seats, 5), "rewound").start()
        go_back(table.play(played), to).play(8)
    table = freezer.new_table("florenza-rewound-finished", "florenza", freezer.cast(3, 3), "rewound").start()
    go_back(table.play(50), 20).finish()
    table = freezer.new_table("princes-rewound-to-the-deal-running", "princes", freezer.cast(2, 9), "rewound").start()
    go_back(table.play(15), 0)
    table.held = True


def resigned(freezer: Freezer) -> None:
    """With two seats the game is over; with more a bot plays on."""
    table = (
        freezer.new_table("florenza-resigned-over", "florenza", freezer.cast(2, 0, True), "resigned").start().play(23)
    )
    table.resign(1)
    table = freezer.new_table("carrara-resigned-running", "carrara", freezer.cast(3, 6), "resigned").start().play(150)
    table.resign(0)
    table.play(30)
    table = (
        freezer.new_table("princes-resigned-finished", "princes", freezer.cast(4, 2, True), "resigned").start().play(40)
    )
    table.resign(2)
    table.finish()
    table = freezer.new_table("carpe_diem-resigned-by-all-over", "carpe_diem", freezer.cast(3, 1), "resigned").start()
    table.play(60).resign(0)
    table.play(20).resign(2)


def out_of_time(freezer: Freezer) -> None:
    """Seats whose time was out: a bot plays on, or they have resigned."""

    def let_run_out(label: str, game: str, seats: int, when_out: str) -> Table:
        people = freezer.cast(seats, 3)
        wish: dict[str, Any] = {"clock": CLOCK, "when_out": when_out}
        table = freezer.new_table(label, game, people, "out of time", **wish).start()
        late = seats - 1
        table.play_until(lambda position: position["actor"] == late, 100)
        table.wait_for_bot(late)
        return table

    let_run_out("princes-out-of-time-bot-running", "princes", 3, "bot").play(40)
    let_run_out("florenza-out-of-time-resign-running", "florenza", 3, "resign").play(25)
    let_run_out("carpe_diem-out-of-time-resign-over", "carpe_diem", 2, "resign")
    let_run_out("carrara-out-of-time-bot-finished", "carrara", 2, "bot").finish()


def same_deal(freezer: Freezer) -> None:
    """The same deal at three tables, of which one is over; and at two that are both over."""

    def deal(game: str, count: int, labels: tuple[str, ...]) -> list[Table]:
        wish = {"game": game, "seats": 2, "tables": count, "public": True}
        infos = freezer.release.ask("POST", "/api/tables", freezer.spectator, wish)
        cards = []
        for number, (info, label) in enumerate(zip(infos, labels, strict=True)):
            table = freezer.add(info, label, freezer.cast(2, 2 * number), "same deal")
            cards.append(table.sit_down().start())
        return cards

    over, early, late = deal(
        "princes", 3, ("princes-same-deal-over", "princes-same-deal-early", "princes-same-deal-late")
    )
    over.finish()
    early.play(11)
    late.play(37)
    for table in deal("florenza", 2, ("florenza-same-deal-1-finished", "florenza-same-deal-2-finished")):
        table.finish()


def own_pack(freezer: Freezer) -> None:
    """Games with a component pack of their own."""
    for game in ("carrara", "princes"):
        done = freezer.finished(f"{game}-own-pack-finished", game, freezer.cast(2, 1, True), "own pack", pack=game)
        people, length = freezer.cast(2, 7), len(done.asked)
        freezer.running(f"{game}-own-pack-running", game, people, length, 0.5, "own pack", pack=game)


def cut(record: str, moves: int) -> str:
    """The beginning of a record, without the seal and the secret of its deal."""
    head, _, lines = record.partition("\n\n")
    kept = [line for line in head.splitlines() if not line.startswith(("seal", "secret"))]
    return "\n".join([*kept, "", *lines.splitlines()[: moves + 1]]) + "\n"


def open_record(freezer: Freezer, label: str, record: str, seats: int, play_on: bool, sit: bool = True) -> Table:
    """A table from a record, to look at or to play on."""
    people = freezer.cast(seats, 4)
    owner = people[0]
    info = freezer.release.ask("POST", "/api/records", owner, {"record": record, "play_on": play_on})
    table = freezer.add(info, label, people if sit else [owner, *[None] * (seats - 1)], "from a record")
    if play_on:
        table.sit_down()
    return table


def from_records(freezer: Freezer) -> None:
    """Tables that were opened from a record: to look at, complete and not, and to play on."""
    named = {table.label: table for table in freezer.tables}
    for label, seats in (("carrara-advanced-2-finished", 2), ("florenza-in-3-finished", 3)):
        text = named[label].record()
        game = label.partition("-")[0]
        open_record(freezer, f"{game}-record-to-look-at", text, seats, play_on=False)
        open_record(freezer, f"{game}-record-to-look-at-unfinished", cut(text, 33), seats, play_on=False)
        open_record(freezer, f"{game}-record-to-play-on-running", cut(text, 44), seats, play_on=True).start().play(7)
        open_record(freezer, f"{game}-record-to-play-on-open", cut(text, 44), seats, play_on=True, sit=False)


def not_begun(freezer: Freezer) -> None:
    """Tables that wait: with some seats taken, with a bot, with a clock of days, with nobody."""
    ada, bruno = freezer.cast(2)
    assert ada is not None
    freezer.new_table("carrara-open", "carrara", [ada, None, bruno, None], "open", options={"version": "advanced"})
    freezer.new_table(
        "princes-open", "princes", [None, ada, None], "open", bots={2: "novice"}, public=False, pack="princes"
    )
    freezer.new_table("carpe_diem-open", "carpe_diem", [ada, None], "open", clock={"turn": 3 * 86400}, undo="never")
    empty = freezer.release.ask("POST", "/api/tables", ada, {"game": "florenza", "seats": 4, "public": True})
    freezer.add(empty[0], "florenza-open", [None] * 4, "open")


def abandoned(freezer: Freezer) -> None:
    """Abandoned before the start, and during a game against bots."""
    ada = freezer.members[0]
    table = freezer.new_table("florenza-abandoned-open", "florenza", [ada, freezer.members[1], None], "abandoned")
    table.ask("POST", "/abandon", ada)
    table = freezer.new_table("carrara-abandoned-game", "carrara", [ada, None], "abandoned", bots={1: "random"})
    table.start().play(20).ask("POST", "/abandon", ada)


def rematch(freezer: Freezer) -> None:
    """Rematches of finished games: begun, and not begun."""
    named = {table.label: table for table in freezer.tables}
    for label, begin in (("princes-muse-2-finished", True), ("carpe_diem-3-finished", False)):
        old = named[label]
        info = old.ask("POST", "/rematch", old.people[1])
        kind = "running" if begin else "open"
        table = freezer.add(info, f"{label.partition('-')[0]}-rematch-{kind}", old.people, "rematch")
        if begin:
            table.start().play(25)


def words(freezer: Freezer) -> None:
    """Chat at the table and in the gallery, and private notes."""
    named = {table.label: table for table in freezer.tables}
    for label in ("carrara-normal-2-running", "florenza-in-2-finished"):
        table = named[label]
        table.cases.append("words")
        for seat, person in enumerate(table.people):
            table.ask("POST", "/chat", person, {"text": f"Guten Tag, ich bin Platz {seat} – « bonjour » ♜"})
            table.ask("PUT", "/note", person, {"text": f"Only seat {seat} may read this.\nÜber alles: 2 × Marmor"})
        table.ask("POST", "/chat", freezer.spectator, {"text": "Who is winning? 🏛"}, invite=table.watch)


def asking(freezer: Freezer) -> None:
    """Somebody has asked to go back: nobody has answered, and one of two has agreed."""
    table = freezer.new_table("carrara-asking-running", "carrara", freezer.cast(2, 8), "asking").start().play(70)
    table.ask_back(1, 62)
    table.held = True
    table = freezer.new_table("florenza-asking-running", "florenza", freezer.cast(3, 8), "asking").start().play(40)
    table.ask_back(0, 30)
    table.consent(2)
    table.held = True


def handed_over(freezer: Freezer) -> None:
    """Seats handed to a bot, which still plays, and taken back."""

    def start(label: str, game: str, first: int, stand_in: str) -> Table:
        return freezer.new_table(label, game, freezer.cast(3, first), "handed over", stand_in=stand_in).start()

    table = start("carpe_diem-handed-over-running", "carpe_diem", 4, "novice")
    table.play(120).hand_over(1, "novice")
    table.play(20)
    table = start("princes-taken-over-again-running", "princes", 6, "apprentice")
    table.play(30).hand_over(0, "apprentice")
    table.play(15).hand_over(0, None)
    table.play(10)


def changed_people(freezer: Freezer) -> None:
    """Somebody with another name, and somebody with a webhook."""
    gina, hugo = freezer.guests[1], freezer.guests[2]
    gina.name = "Gina della Torre"
    freezer.release.ask("PATCH", "/api/me", gina, {"name": gina.name})
    freezer.release.ask("PATCH", "/api/me", hugo, {"webhook": "https://example.org/turn"})


def freeze_missing_decisions(freezer: Freezer) -> None:
    """Play on from the records of finished games wherever no running game has stopped at a kind of decision."""
    for (game, kind), (table, moves) in sorted(freezer.met.items(), key=lambda entry: entry[0]):
        if (game, kind) not in freezer.stopped_at:
            label = f"{game}-decision-{kind.replace(' ', '-')}-running"
            opened = open_record(freezer, label, cut(table.record(), moves), len(table.people), play_on=True)
            opened.start().cases.append("decision")
            freezer.stopped_at.add((game, kind))


def leave_a_bot_thinking(freezer: Freezer) -> None:
    """Hand a seat to a slow bot that must choose, just before the service is killed."""
    people = freezer.cast(2, 0)
    table = freezer.new_table(
        "florenza-bot-to-move-running", "florenza", people, BOT_TO_MOVE, stand_in="master"
    ).start()
    position = table.play(30).turn()
    assert position is not None
    table.hand_over(position["actor"], "master")
