"""Step 1 of a world: cards that the seat knows, and cards that others played, get draws and copies (FLO-76)."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.bits import bit
from mecenate.games.florenza import marks
from mecenate.games.florenza.imagine_chains import part_of
from mecenate.games.florenza.imagine_evidence import STAGES, card_played, group_of, round_played, time_of
from mecenate.games.florenza.imagine_world import World
from mecenate.games.florenza.layout import COPIES, COPY, PILE


def place_known(world: World) -> bool:
    """Give all known cards a draw and a copy; False if the draw is rejected."""
    evidence = world.evidence
    chance = 1.0
    n: i64 = 0
    while n < evidence.own_count and chance > 0.0:
        chance *= place_own(world, evidence.own[n]) / world.odds.own_limit[n]
        n += 1
    world.chains.draw(world.dealer)
    n = 0
    while n < evidence.play_count and chance > 0.0:
        chance *= place_play(world, n)
        n += 1
    world.complete = chance > 0.0
    stage: i64 = 0
    while stage < STAGES and chance > 0.0:
        chance *= world.odds.share(stage, world.known[stage], world.stayed[stage])
        stage += 1
    if chance > 1.000001:
        raise ArithmeticError("the odds of a known card are above their limit")
    return chance > 0.0 and part_of(world.dealer, 1.0) < chance


def place_own(world: World, draw: i64) -> float:
    """Give a card of the observer a copy; returns the sum of the odds of all possible copies."""
    evidence = world.evidence
    mark = evidence.marks[draw]
    last = (
        marks.epoch_of(evidence.board, marks.left_in(mark))
        if marks.left_by(mark) == marks.WAS_DISCARDED
        else evidence.epoch
    )
    stage = evidence.stage_of(marks.round_of(mark))
    epochs = span(marks.epoch_of(evidence.board, marks.round_of(mark)), last)
    odds = sum_of_odds(world, marks.card_drawn(mark), stage, epochs)
    if odds > 0.0:
        give_copy(world, draw, marks.card_drawn(mark), stage, epochs, odds)
    return odds


def sum_of_odds(world: World, card: i64, stage: i64, epochs: i64) -> float:
    """The odds of all copies of a card that are free in these epochs, for a draw in this stage."""
    total = 0.0
    copy = world.pieces.first_copy[card]
    while copy < COPIES and world.pieces.card_of[copy] == card:
        total += odds_for(world, copy, stage, epochs)
        copy += 1
    return total


def odds_for(world: World, copy: i64, stage: i64, epochs: i64) -> float:
    """The odds of one copy; 0 if it is not in the game, not yet in the pile, or belongs to another known card."""
    evidence = world.evidence
    if world.used[copy] & epochs or evidence.board.cells[COPY + copy] < PILE:
        return 0.0
    return world.odds.odds[STAGES * world.pieces.pile_of[copy] + stage]


def give_copy(world: World, draw: i64, card: i64, stage: i64, epochs: i64, odds: float) -> None:
    """Choose one of the free copies of a card, by their odds, as the one that was drawn."""
    left = part_of(world.dealer, odds)
    copy = world.pieces.first_copy[card]
    chosen = copy
    while copy < COPIES and world.pieces.card_of[copy] == card:
        part = odds_for(world, copy, stage, epochs)
        if part > 0.0:
            chosen = copy
            if left < part:
                break
            left -= part
        copy += 1
    world.copy[draw] = chosen
    world.used[chosen] |= epochs
    world.known[stage] += 1
    if stage < 3:
        pile = world.pieces.pile_of[chosen] - 1
        while pile < stage:
            world.stayed[pile] += 1
            pile += 1


def place_play(world: World, n: i64) -> float:
    """Give a card that another seat has played a draw and a copy; returns the odds divided by their limit."""
    evidence = world.evidence
    play = evidence.plays[n]
    round = round_played(play)
    drawn = world.chains.drawn_in[n]
    group = group_of(play)
    if drawn == 0:
        drawn = round
        draw = nth_free(world, group, world.dealer.pick(count_free(world, group, time_of(play))))
    else:
        group -= round - drawn
        draw = nth_free(world, group, world.dealer.pick(count_free(world, group, 256)))
    card = card_played(play)
    stage = evidence.stage_of(drawn)
    epochs = span(marks.epoch_of(evidence.board, drawn), evidence.epoch)
    odds = sum_of_odds(world, card, stage, epochs)
    if odds == 0.0:
        return 0.0
    give_copy(world, draw, card, stage, epochs, odds)
    world.left[draw] = (
        (marks.WAS_PLAYED << marks.LEFT_SHIFT) | (round << marks.LEFT_IN_SHIFT) | (time_of(play) << marks.TIME_SHIFT)
    )
    while drawn < round:
        world.kept[group] = draw
        world.fewest[group] = world.odds.fewest[10 * n + drawn]
        group += 1
        drawn += 1
    return odds / world.odds.play_limit[STAGES * n + stage]


def count_free(world: World, group: i64, time: i64) -> i64:
    """How many draws of a group up to a time have no card yet."""
    evidence = world.evidence
    free: i64 = 0
    at = evidence.first_of_group[group]
    while at < evidence.first_of_group[group + 1] and evidence.grouped[at] < time:
        if world.copy[evidence.grouped[at]] < 0:
            free += 1
        at += 1
    return free


def nth_free(world: World, group: i64, nth: i64) -> i64:
    """Draw number `nth`, from 0, of a group among those that have no card yet."""
    evidence = world.evidence
    at = evidence.first_of_group[group]
    while world.copy[evidence.grouped[at]] >= 0 or nth > 0:
        if world.copy[evidence.grouped[at]] < 0:
            nth -= 1
        at += 1
    return evidence.grouped[at]


def span(first: i64, last: i64) -> i64:
    """The bits of some epochs."""
    width: i64 = 0
    while first <= last:
        width |= bit(first)
        first += 1
    return width
