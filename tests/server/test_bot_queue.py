"""The queue in front of the worker processes, without any process: whose work is next, and how much runs at once."""

from __future__ import annotations

import pytest

from mecenate.server.bots.queue import BotQueue, Client, Lane, Pool, Ticket

ADA, BRUNO, CARLA = Client("10.0.0.1", "ada"), Client("10.0.0.2", "bruno"), Client("10.0.0.1", "carla")


def queue(quick: int = 2, search: int = 2) -> BotQueue[Ticket]:
    return BotQueue({Pool.QUICK: quick, Pool.SEARCH: search})


def put(waiting: BotQueue[Ticket], lane: Lane, *clients: Client) -> list[Ticket]:
    tickets = [Ticket(lane, client) for client in clients]
    for ticket in tickets:
        waiting.put(ticket)
    return tickets


def taken(waiting: BotQueue[Ticket]) -> list[Ticket]:
    """All that may begin now."""
    jobs = []
    while (ticket := waiting.take()) is not None:
        jobs.append(ticket)
    return jobs


def served(waiting: BotQueue[Ticket], count: int) -> list[str]:
    """Whose work is done, if one piece is done after the other."""
    jobs = []
    for _ in range(count):
        ticket = waiting.take()
        assert ticket is not None
        jobs.append(ticket.client.person)
        waiting.done(ticket)
    return jobs


def test_an_empty_queue_has_nothing_to_do() -> None:
    assert queue().take() is None


def test_the_work_of_one_person_is_done_in_order() -> None:
    waiting = queue()
    tickets = put(waiting, Lane.QUICK, ADA, ADA, ADA)
    for ticket in tickets:
        assert waiting.take() is ticket
        waiting.done(ticket)


def test_people_take_turns() -> None:
    waiting = queue()
    put(waiting, Lane.SEARCH, ADA, ADA, ADA, BRUNO, BRUNO)
    assert served(waiting, 5) == ["ada", "bruno", "ada", "bruno", "ada"]


def test_who_comes_later_waits_for_one_piece_of_work() -> None:
    waiting = queue()
    put(waiting, Lane.LONG, *[ADA] * 60)
    assert served(waiting, 3) == ["ada"] * 3
    put(waiting, Lane.LONG, BRUNO)
    assert "bruno" in served(waiting, 2)


def test_addresses_take_turns_before_people() -> None:
    """Guests are free to make: many from one address weigh as much as one from another."""
    waiting = queue()
    put(waiting, Lane.SEARCH, *[Client("10.0.0.1", f"guest {n}") for n in range(50)])
    put(waiting, Lane.SEARCH, BRUNO, BRUNO)
    assert served(waiting, 4) == ["guest 0", "bruno", "guest 1", "bruno"]


def test_people_of_one_address_take_turns() -> None:
    waiting = queue()
    put(waiting, Lane.QUICK, ADA, ADA, ADA, CARLA)
    assert served(waiting, 3) == ["ada", "carla", "ada"]


@pytest.mark.parametrize("lane", [Lane.QUICK, Lane.SEARCH, Lane.LONG])
@pytest.mark.parametrize("processes", [2, 3, 5])
def test_one_person_leaves_a_process_to_the_others(lane: Lane, processes: int) -> None:
    waiting = queue(processes, processes)
    put(waiting, lane, *[ADA] * 20)
    assert len(taken(waiting)) == processes - 1
    (other,) = put(waiting, Lane.SEARCH if lane is Lane.LONG else lane, BRUNO)
    assert taken(waiting) == [other]


def test_one_person_can_hold_both_lanes_of_a_pool_only_together() -> None:
    waiting = queue()
    put(waiting, Lane.LONG, ADA)
    put(waiting, Lane.SEARCH, ADA)
    assert len(taken(waiting)) == 1


@pytest.mark.parametrize(("longer", "shorter"), [(Lane.ANALYSIS, Lane.QUICK), (Lane.LONG, Lane.SEARCH)])
def test_longer_work_leaves_a_process_to_shorter_work(longer: Lane, shorter: Lane) -> None:
    waiting = queue()
    put(waiting, longer, ADA, BRUNO)
    assert [ticket.client for ticket in taken(waiting)] == [ADA]
    (quick,) = put(waiting, shorter, BRUNO)
    assert taken(waiting) == [quick]


def test_pools_do_not_wait_for_each_other() -> None:
    waiting = queue()
    put(waiting, Lane.LONG, ADA, BRUNO, CARLA)
    put(waiting, Lane.SEARCH, ADA, BRUNO, CARLA)
    taken(waiting)
    (quick,) = put(waiting, Lane.QUICK, CARLA)
    assert taken(waiting) == [quick]


def test_lanes_take_turns() -> None:
    """Shorter work does not starve longer work."""
    waiting = queue(search=1)
    put(waiting, Lane.SEARCH, *[ADA] * 10)
    put(waiting, Lane.LONG, BRUNO)
    assert "bruno" in served(waiting, 2)


def test_with_one_process_everything_is_done() -> None:
    waiting = queue(1, 1)
    for lane in Lane:
        put(waiting, lane, ADA, BRUNO)
    assert len(served(waiting, 2 * len(Lane))) == 2 * len(Lane)
    assert waiting.take() is None


def test_what_is_taken_back_is_not_done() -> None:
    waiting = queue()
    first, second = put(waiting, Lane.SEARCH, ADA, ADA)
    assert waiting.discard(first)
    assert not waiting.discard(first)
    assert taken(waiting) == [second]
    assert not waiting.discard(second)


def test_lengths_are_known() -> None:
    waiting = queue()
    first, *_ = put(waiting, Lane.LONG, ADA, ADA, BRUNO)
    assert (waiting.waiting(Lane.LONG), waiting.running(Lane.LONG)) == (3, 0)
    assert waiting.take() is first
    assert (waiting.waiting(Lane.LONG), waiting.running(Lane.LONG)) == (2, 1)
    waiting.done(first)
    assert (waiting.waiting(Lane.LONG), waiting.running(Lane.LONG)) == (2, 0)
    assert waiting.waiting(Lane.QUICK) == 0


def test_nothing_is_kept_of_those_who_have_gone() -> None:
    waiting = queue()
    put(waiting, Lane.QUICK, *[Client(f"10.0.0.{n}", f"guest {n}") for n in range(100)])
    served(waiting, 100)
    assert not waiting._people
    assert not waiting._waiting[Lane.QUICK]


def test_a_study_begins_only_if_no_other_search_waits_and_leaves_a_process_free() -> None:
    waiting = queue(search=3)
    study = put(waiting, Lane.STUDY, ADA, BRUNO, CARLA)
    search = put(waiting, Lane.SEARCH, ADA, BRUNO)
    assert taken(waiting) == [*search, study[0]]
    for ticket in search:
        waiting.done(ticket)
    assert taken(waiting) == [study[1]]


def test_a_study_does_not_wait_for_quick_work() -> None:
    waiting = queue(quick=1)
    quick = put(waiting, Lane.QUICK, ADA, ADA)
    study = put(waiting, Lane.STUDY, ADA)
    assert set(taken(waiting)) == {quick[0], study[0]}
