"""Proximal policy optimisation in plain PyTorch: a network learns a game for two by playing against itself.

    python ppo.py florenza --minutes 10 --out florenza.npz
    python ppo.py carrara --start start.npz --minutes 10 --out carrara.npz   # from what `imitate.py` wrote

All games are stepped together by `mecenate.vector`, and both seats of each learn. A step is worth what it adds to the
lead, and the game what the winner gets. `learned.py` plays with the file that is written.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from mecenate.vector import TableVectorEnv, make

ENVS = 128
HORIZON = 32
"""The steps of every game between two updates."""
EPOCHS = 3
MINIBATCH = 1024
HIDDEN = 256
RATE = 7e-4
GENTLE = 1e-4
"""The rate for weights that were learned before."""
WORTH_FIRST = 0.1
"""The share of the time in which only the worth is learned, for such weights: it is that of other players."""
LAMBDA = 0.95
CLIP = 0.2
ENTROPY = 0.01
VICTORY = 0.5
"""What winning is worth, where 50 points of lead are 1."""
CURVE_POINTS = 10
IMPOSSIBLE = -1e9


class Policy(nn.Module):
    """Two hidden layers; the odds of each action, and what the position is worth for the seat that must choose."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.odds = nn.Linear(HIDDEN, actions)
        self.worth = nn.Linear(HIDDEN, 1)
        nn.init.normal_(self.odds.weight, std=0.01)

    def forward(self, observed: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the odds, and the worth."""
        seen = self.body(observed)
        odds = self.odds(seen).masked_fill(mask == 0, IMPOSSIBLE)
        return torch.log_softmax(odds, dim=-1), self.worth(seen).squeeze(-1)


class Steps(NamedTuple):
    """What was seen and done between two updates, each with a row for a step and a column for a game."""

    observed: Tensor
    masks: Tensor
    actions: Tensor
    odds: Tensor
    worth: Tensor
    advantages: Tensor


class School:
    """Games against itself, and what is learned from them."""

    def __init__(self, game: str, seed: int = 1, envs: int = ENVS, start: Path | None = None, **options: Any) -> None:
        """`start` is a file of weights."""
        torch.manual_seed(seed)
        self.game, self.options = game, options
        made = make(game, envs=envs, seats=2, reward="change", **options)
        assert isinstance(made, TableVectorEnv)
        self.envs = made
        numbers = len(made.game.observed)
        self.policy = Policy(numbers, len(made.game.vocabulary))
        self.starts_fresh = start is None
        if start is not None:
            self.policy.load_state_dict({name: torch.from_numpy(value) for name, value in np.load(start).items()})
        self.rate = RATE if self.starts_fresh else GENTLE
        self.optimizer = torch.optim.Adam(self.policy.parameters(), self.rate, eps=1e-5)
        self.arrays, info = made.reset(seed=seed)
        self.seats = torch.from_numpy(info["seat"]).clone()
        self.leads = np.zeros(envs)
        self.steps = 0
        self.observed = torch.zeros(HORIZON, envs, numbers)
        self.masks = torch.zeros(HORIZON, envs, len(made.game.vocabulary), dtype=torch.int8)

    def play(self) -> Steps:
        """Play HORIZON steps of each game."""
        envs = self.envs.num_envs
        actions = torch.zeros(HORIZON, envs, dtype=torch.int64)
        odds, worth, rewards, over, same = (torch.zeros(HORIZON, envs) for _ in range(5))
        for step in range(HORIZON):
            self.observed[step] = torch.from_numpy(self.arrays["observation"])
            self.masks[step] = torch.from_numpy(self.arrays["action_mask"])
            with torch.no_grad():
                logits, worth[step] = self.policy(self.observed[step], self.masks[step])
            actions[step] = torch.multinomial(logits.exp(), 1).squeeze(1)
            odds[step] = logits.gather(1, actions[step].unsqueeze(1)).squeeze(1)
            self.arrays, gained, ended, _, info = self.envs.step(actions[step].numpy())
            rewards[step] = torch.from_numpy(self.rewards(gained, ended))
            over[step] = torch.from_numpy(ended).float()
            seats = torch.from_numpy(info["seat"]).clone()
            same[step] = (seats == self.seats).float()
            self.seats = seats
        self.steps += HORIZON * envs
        advantages = self.advantages(rewards, worth, over, same)
        return Steps(self.observed, self.masks, actions, odds, worth, advantages)

    def rewards(self, gained: np.ndarray, ended: np.ndarray) -> np.ndarray:
        """What the seat that chose gained on the other, and at the end for its victory."""
        lead = gained[:, 0] - gained[:, 1]
        self.leads += lead
        lead = lead + VICTORY * np.sign(self.leads) * ended
        self.leads[ended] = 0
        return np.where(self.seats.numpy() == 0, lead, -lead)

    def advantages(self, rewards: Tensor, worth: Tensor, over: Tensor, same: Tensor) -> Tensor:
        """Generalised advantages. What is good for one seat is bad for the other, so the sign changes with the seat."""
        with torch.no_grad():
            observed = torch.from_numpy(self.arrays["observation"])
            _, following = self.policy(observed, torch.from_numpy(self.arrays["action_mask"]))
        found = torch.zeros_like(rewards)
        last = torch.zeros(rewards.shape[1])
        for step in reversed(range(len(rewards))):
            sign = (2 * same[step] - 1) * (1 - over[step])
            last = rewards[step] + sign * following - worth[step] + LAMBDA * sign * last
            found[step], following = last, worth[step]
        return found

    def learn(self, steps: Steps, left: float) -> None:
        """Some passes over what was played; the rate falls with the share of the time that is `left`."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * max(left, 0.1)
        only_worth = not self.starts_fresh and left > 1 - WORTH_FIRST
        for part in (self.policy.body, self.policy.odds):
            part.requires_grad_(not only_worth)
        flat = [part.flatten(0, 1) for part in steps]
        count = len(flat[2])
        for _ in range(EPOCHS):
            for rows in torch.randperm(count).split(MINIBATCH):
                loss = self.loss(Steps(*(part[rows] for part in flat)), only_worth)
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimizer.step()

    def loss(self, batch: Steps, only_worth: bool = False) -> Tensor:
        """The clipped loss of the policy, that of the worth, and a reward for trying many actions."""
        logits, worth = self.policy(batch.observed, batch.masks)
        missed = (worth - (batch.advantages + batch.worth)).square().mean()
        if only_worth:
            return missed
        odds = logits.gather(1, batch.actions.unsqueeze(1)).squeeze(1)
        better = (batch.advantages - batch.advantages.mean()) / (batch.advantages.std() + 1e-8)
        ratio = (odds - batch.odds).exp()
        gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        entropy = -(logits.exp() * logits.clamp(min=-50)).sum(-1).mean()
        return 0.5 * missed - gain - ENTROPY * entropy

    def wins(self, bot: str, games: int, seed: int = 7) -> float:
        """The share of games that the policy wins against a bot, with its most likely actions."""
        rivals = make(self.game, envs=games, seats=2, bots=[bot], **self.options)
        arrays, _ = rivals.reset(seed=seed)
        shares = np.full(games, np.nan)
        while np.isnan(shares).any():
            with torch.no_grad():
                seen = [torch.from_numpy(arrays[name]) for name in ("observation", "action_mask")]
                logits, _ = self.policy(*seen)
            arrays, rewards, over, _, _ = rivals.step(logits.argmax(-1).numpy())
            shares = np.where(over & np.isnan(shares), (rewards + 1) / 2, shares)
        return float(shares.mean())


def save(policy: Policy, path: Path) -> None:
    """Write the weights as arrays of NumPy."""
    np.savez(path, **{name: value.numpy() for name, value in policy.state_dict().items()})


def main() -> None:
    """Train for some minutes of processor time, and write the weights and the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0, help="processor time to learn in")
    parser.add_argument("--games", type=int, default=100, help="games for each point of the curve and each rival")
    parser.add_argument("--rivals", nargs="*", default=["random", "novice"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to start from, as `imitate.py` writes them")
    parser.add_argument("--out", type=Path, required=True, help="the file of the weights; the curve stands beside it")
    args = parser.parse_args()
    torch.set_num_threads(1)
    school = School(args.game, args.seed, start=args.start)
    with args.out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "steps", *args.rivals])
        spent, due = 0.0, 0.0
        while spent < args.minutes:
            began = time.process_time()
            school.learn(school.play(), 1 - spent / args.minutes)
            spent += (time.process_time() - began) / 60
            if spent >= due:
                due = spent + args.minutes / CURVE_POINTS
                point = [round(spent, 2), school.steps, *(school.wins(bot, args.games) for bot in args.rivals)]
                curve.writerow(point)
                file.flush()
                print(*point, flush=True)
                save(school.policy, args.out)
        curve.writerow([round(spent, 2), school.steps, *(school.wins(bot, 4 * args.games) for bot in args.rivals)])
    save(school.policy, args.out)


if __name__ == "__main__":
    main()
