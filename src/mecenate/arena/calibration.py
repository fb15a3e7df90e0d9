"""Calibration of a value in training: its deviation and its margin are fitted to games that were played."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import torch

from mecenate.arena.network import HIDDEN, Networks
from mecenate.bots.value import GUMBEL, LEAST_LOG, MOST_LOG
from mecenate.core.feature_vector import EVERY_GAME

APPRAISAL = EVERY_GAME.index("appraisal")
RIDGE = 1e-3
"""The ridge penalty on the correction of margins, as a share of the squares of its inputs."""
FAR_BEHIND = -1e4
"""The total of a seat that does not play, or that is not counted."""

Rows = tuple[torch.Tensor, torch.Tensor, torch.Tensor]
"""Vectors, which seats play, and the points that each seat scored beyond its appraisal."""


@torch.no_grad()
def calibrate(networks: Networks, rows: Iterable[Rows]) -> None:
    """Fit the deviation, then the margin, to these positions. `rows` is read twice."""
    fit_deviation(networks, rows)
    fit_margin(networks, rows)


def fit_deviation(networks: Networks, rows: Iterable[Rows]) -> None:
    """Scale the deviation so that its mean square is that of the errors."""
    squares = predicted = 0.0
    for vectors, there, ends in rows:
        added, spread = networks.evaluate(vectors, there)
        squares += float((square_errors(added, ends, there) * there).sum())
        predicted += float((torch.exp(2.0 * spread.clamp(LEAST_LOG, MOST_LOG)) * there).sum())
    networks.out.bias[1] += 0.5 * float(np.log(squares / predicted))


def fit_margin(networks: Networks, rows: Iterable[Rows]) -> None:
    """Fit the correction of margins, and the factor of the margins that follow from totals, by least squares."""
    products = torch.zeros(HIDDEN + 2, HIDDEN + 2, dtype=torch.float64)
    aims = torch.zeros(HIDDEN + 2, dtype=torch.float64)
    for vectors, there, ends in rows:
        hidden = networks.hidden(vectors, there)
        added, spread = networks.outputs(hidden)
        appraisals = vectors[:, :, APPRAISAL]
        said = margins(appraisals + added, spread.clamp(LEAST_LOG, MOST_LOG), there)
        inputs = torch.cat([hidden, torch.ones_like(hidden[:, :, :1]), said[:, :, None]], dim=2)[there > 0].double()
        products += inputs.T @ inputs
        aims += inputs.T @ real_margins(appraisals + ends, there)[there > 0].double()
    products += torch.diag(RIDGE * products.diagonal() + RIDGE)
    networks.margin.copy_(torch.linalg.solve(products, aims))


def margins(totals: torch.Tensor, spread: torch.Tensor, there: torch.Tensor) -> torch.Tensor:
    """The margin of each seat as `Batch.margin` computes it from totals and deviations."""
    squares = (torch.exp(2.0 * spread) * there).sum(dim=1) / there.sum(dim=1)
    scale = (GUMBEL * torch.sqrt(squares))[:, None]
    seats = range(totals.shape[1])
    rivals = [torch.logsumexp(others(totals, there, seat) / scale, dim=1) for seat in seats]
    return totals - scale * torch.stack(rivals, dim=1)


def real_margins(totals: torch.Tensor, there: torch.Tensor) -> torch.Tensor:
    """By how many points each seat was ahead of the best other in the end."""
    return totals - torch.stack([others(totals, there, seat).amax(dim=1) for seat in range(totals.shape[1])], dim=1)


def others(totals: torch.Tensor, there: torch.Tensor, seat: int) -> torch.Tensor:
    """The totals without those of one seat and of the seats that do not play."""
    counted = there.clone()
    counted[:, seat] = 0.0
    return torch.where(counted > 0, totals, torch.full_like(totals, FAR_BEHIND))


def square_errors(added: torch.Tensor, ends: torch.Tensor, there: torch.Tensor) -> torch.Tensor:
    """The squared error of each seat, less the mean error of all seats, which does not affect the result."""
    seats = there.sum(dim=1, keepdim=True)
    apart = (ends - added) * there
    apart = apart - apart.sum(dim=1, keepdim=True) / seats
    squares: torch.Tensor = apart.square() * seats / (seats - 1.0)
    return squares
