"""Steps 2 and 3 of a world: the other draws get copies, and every other seat keeps a card each round (FLO-76)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.bits import bit
from mecenate.games.florenza import marks
from mecenate.games.florenza.imagine_evidence import ZEROS
from mecenate.games.florenza.imagine_world import World
from mecenate.games.florenza.layout import BARRED, MOST_ROUNDS


def deal_unknown(world: World) -> bool:
    """Deal the unknown draws round by round, then what the others keep; False if the draw is rejected."""
    evidence = world.evidence
    round: i64 = 1
    while round <= evidence.round:
        if not join(world, round):
            return False
        seat: i64 = 0
        while seat < evidence.seats:
            if seat != evidence.seat:
                draw_unknown(world, 10 * seat + round)
            seat += 1
        seat = 0
        while seat < evidence.seats:
            if seat != evidence.seat and not end_round(world, seat, round):
                return False
            seat += 1
        round += 1
    return True


def join(world: World, round: i64) -> bool:
    """Add the unknown cards of a pile, or rebuild the pile when the discards come back."""
    evidence = world.evidence
    epoch = marks.epoch_of(evidence.board, round)
    if round > 3 and epoch == marks.epoch_of(evidence.board, round - 1):
        return True
    this_epoch = bit(epoch)
    if round > 3:
        world.pool_size = 0
        seat: i64 = 0
        while seat < evidence.seats:
            draw = world.held[seat]
            if draw >= 0 and world.left[draw] == 0:
                if world.used[world.copy[draw]] & this_epoch:
                    return False
                world.used[world.copy[draw]] |= this_epoch
            seat += 1
    n: i64 = 0
    while n < evidence.copy_count:
        copy = evidence.copies[n]
        if world.used[copy] & this_epoch == 0 and (round > 3 or world.pieces.pile_of[copy] == round):
            world.pool[world.pool_size] = copy
            world.pool_size += 1
        n += 1
    return True


def draw_unknown(world: World, group: i64) -> None:
    """Give the draws of a group without a card one of the pile, all equally likely."""
    evidence = world.evidence
    at = evidence.first_of_group[group]
    while at < evidence.first_of_group[group + 1]:
        draw = evidence.grouped[at]
        if world.copy[draw] < 0:
            pick = world.dealer.pick(world.pool_size)
            world.pool_size -= 1
            world.copy[draw] = world.pool[pick]
            world.pool[pick] = world.pool[world.pool_size]
        at += 1


def end_round(world: World, seat: i64, round: i64) -> bool:
    """Collect what a seat held at the end of a round, and draw what it kept; False if the draw is rejected."""
    evidence = world.evidence
    group = 10 * seat + round
    hand = ZEROS[:26]
    size: i64 = 0
    seen: i64 = 0  # the different cards so far, of those that stayed to the end of the round
    kinds: i64 = 0
    at = evidence.first_of_group[group] - 1
    while at < evidence.first_of_group[group + 1]:
        draw = world.held[seat] if at < evidence.first_of_group[group] else evidence.grouped[at]
        at += 1
        if draw < 0:
            continue
        card = bit(world.pieces.card_of[world.copy[draw]])
        if marks.left_by(world.left[draw]) == marks.WAS_PLAYED and marks.left_in(world.left[draw]) == round:
            if seen & card:
                return False  # the first copy is the one that is played
            continue
        hand[size] = draw
        size += 1
        kinds += 0 if seen & card else 1
        seen |= card
    if seen & evidence.board.cells[BARRED + MOST_ROUNDS * seat + round - 1]:
        return False
    if evidence.discards[group] == 0:
        world.held[seat] = hand[0] if size > 0 else -1
        return True
    return keep(world, group, hand, size, kinds)


def keep(world: World, group: i64, hand: vec[i64], size: i64, kinds: i64) -> bool:
    """A seat keeps one of the different cards, all equally likely, or the one that it played later."""
    kept = world.kept[group]
    if kept >= 0:
        if kinds < world.fewest[group]:
            raise ArithmeticError("a hand has fewer different cards than it can have")
        if not is_first(world, hand, kept) or world.dealer.pick(kinds) >= world.fewest[group]:
            return False
    else:
        nth = world.dealer.pick(kinds)
        at: i64 = 0
        while not is_first(world, hand, hand[at]) or nth > 0:
            if is_first(world, hand, hand[at]):
                nth -= 1
            at += 1
        kept = hand[at]
    gone = (marks.WAS_DISCARDED << marks.LEFT_SHIFT) | ((group % 10) << marks.LEFT_IN_SHIFT)
    n: i64 = 0
    while n < size:
        if hand[n] != kept:
            world.left[hand[n]] = gone
        n += 1
    world.held[group // 10] = kept
    return True


def is_first(world: World, hand: vec[i64], draw: i64) -> bool:
    """Whether a draw is the first of its card in a hand."""
    card_of = world.pieces.card_of
    at: i64 = 0
    while card_of[world.copy[hand[at]]] != card_of[world.copy[draw]]:
        at += 1
    return hand[at] == draw
