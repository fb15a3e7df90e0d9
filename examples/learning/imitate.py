"""A start for `ppo.py`: a network that imitates the players of a dataset.

    mecenate dataset make carrara --levels apprentice --games 1000 --out carrara-games
    python imitate.py carrara-games --minutes 5 --out start.npz
    python ppo.py carrara --start start.npz --minutes 10 --out carrara.npz

The network learns which action was chosen in each position, among those that were legal. What a position is worth it
learns in `ppo.py`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from ppo import Policy, save
from torch import Tensor, nn

import mecenate.dataset

MINIBATCH = 512
RATE = 1e-3
HELD_BACK = 20
"""One game in so many is not learned from, but tells how often the network chooses the same action."""


class Lessons(NamedTuple):
    """The positions of a dataset."""

    observed: np.ndarray
    """As bytes."""
    scales: Tensor
    """What a byte counts; 0 for an order, whose inverse counts."""
    legal: np.ndarray
    """The legal actions of all positions, one after the other."""
    ends: np.ndarray
    """Where those of each position end, after a 0."""
    actions: np.ndarray
    games: np.ndarray
    words: int

    def rows(self, rows: np.ndarray) -> tuple[Tensor, Tensor, Tensor]:
        """Observations as floats, masks and choices of some positions."""
        seen = torch.from_numpy(self.observed[rows]).float()
        inverse = torch.where(seen > 0, 1 / seen, 0.0)
        counts = self.ends[rows + 1] - self.ends[rows]
        within = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
        mask = torch.zeros(len(rows), self.words)
        mask[np.repeat(np.arange(len(rows)), counts), self.legal[np.repeat(self.ends[rows], counts) + within]] = 1
        return torch.where(self.scales == 0, inverse, seen * self.scales), mask, torch.from_numpy(self.actions[rows])


def load(folder: Path) -> Lessons:
    """The lessons of a dataset."""
    data = mecenate.dataset.load(folder)
    legal = data.positions["legal"].combine_chunks()
    ends = legal.offsets.to_numpy().astype(np.int64)
    return Lessons(
        data.observations,
        torch.tensor([number["scale"] * number["unit"] for number in data.layout["numbers"]]),
        legal.flatten().to_numpy().astype(np.int64),
        ends - ends[0],
        data.positions["action"].to_numpy().astype(np.int64),
        data.positions["game"].to_numpy(),
        len(data.layout["actions"]),
    )


def learn(policy: Policy, lessons: Lessons, minutes: float) -> None:
    """Pass over the positions until the time is over, and say how often the network agrees."""
    held = lessons.games % HELD_BACK == 0
    kept, tested = np.flatnonzero(~held), np.flatnonzero(held)
    optimizer = torch.optim.AdamW(policy.parameters(), RATE, weight_decay=1e-2)
    luck = np.random.default_rng(1)
    began = time.process_time()
    spent, passes = 0.0, 0
    while spent < minutes:
        order = luck.permutation(kept)
        for first in range(0, len(order), MINIBATCH):
            spent = (time.process_time() - began) / 60
            if spent >= minutes:
                break
            for group in optimizer.param_groups:
                group["lr"] = RATE * max(1 - spent / minutes, 0.02)
            seen, mask, actions = lessons.rows(order[first : first + MINIBATCH])
            odds, _ = policy(seen, mask)
            loss = nn.functional.nll_loss(odds, actions)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
            optimizer.step()
        passes += 1
        print(f"{spent:.1f} minutes, pass {passes}: agrees in {agreement(policy, lessons, tested):.1%}", flush=True)


def agreement(policy: Policy, lessons: Lessons, rows: np.ndarray) -> float:
    """How often the most likely action is the one that was chosen."""
    same = 0
    for part in np.array_split(rows, -(-len(rows) // MINIBATCH)):
        seen, mask, actions = lessons.rows(part)
        with torch.no_grad():
            same += int((policy(seen, mask)[0].argmax(-1) == actions).sum())
    return same / len(rows)


def main() -> None:
    """Learn for some minutes of processor time, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dataset", type=Path)
    parser.add_argument("--minutes", type=float, default=5.0, help="processor time to learn in")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="the file of the weights")
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    lessons = load(args.dataset)
    policy = Policy(lessons.observed.shape[1], lessons.words)
    learn(policy, lessons, args.minutes)
    save(policy, args.out)


if __name__ == "__main__":
    main()
