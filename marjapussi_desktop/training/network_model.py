"""The policy-value network in PyTorch, its loss, and its weights as the native code reads them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from marjapussi_desktop.bots.native.network import INPUT_SCALE, WEIGHT_SCALE
from marjapussi_desktop.bots.native.network_features import INPUT_SIZES
from marjapussi_desktop.bots.value.networks import padded

INPUTS: Final = sum(INPUT_SIZES.values())
OUTPUTS: Final = 50
VALUE: Final = OUTPUTS - 1
MOST_ACTIVE: Final = 176
"""Room for the active features of a turn; few have more than 130."""
MOST_MOVES: Final = 20
VALUE_SHARE: Final = 0.1
"""The weight of the value's loss beside that of the differences between moves."""
MEAN_SHARE: Final = 0.05
"""The weight of the moves' mean: differences do not fix the level of the outputs."""
FIRST_SPREAD: Final = 0.12
"""The standard deviation of the first layer's weights in the beginning."""
LAST_SHRINK: Final = 0.3
"""By how much the last layer's weights are smaller in the beginning than PyTorch makes them."""

TURN: Final = np.dtype(
    [
        ("active", "<u2", MOST_ACTIVE),
        ("moves", "u1", MOST_MOVES),
        ("targets", "<f4", MOST_MOVES),
        ("count", "u1"),
        ("usual", "u1"),
    ]
)
"""A sampled turn: its active features, padded with `INPUTS`; the output of each of ``count`` moves and its worth; the
place of the move that the network made."""


class PolicyValueNet(nn.Module):
    """See `native.network`; in units of 1."""

    def __init__(self, first: int, second: int) -> None:
        super().__init__()
        self.shape = (first, second)
        self.embeddings = nn.EmbeddingBag(INPUTS + 1, first, mode="sum", padding_idx=INPUTS)
        self.first_bias = nn.Parameter(torch.zeros(first))
        self.rows = nn.Linear(first, second)
        self.out = nn.Linear(second, OUTPUTS)
        nn.init.normal_(self.embeddings.weight, 0.0, FIRST_SPREAD)
        with torch.no_grad():
            self.embeddings.weight[INPUTS] = 0.0
            self.out.weight.mul_(LAST_SHRINK)

    def forward(self, active: Tensor) -> Tensor:
        """The outputs of positions, given by their padded active features."""
        hidden = functional.relu(self.embeddings(active) + self.first_bias)
        outputs: Tensor = self.out(functional.relu(self.rows(hidden)))
        return outputs


def loss_of(net: PolicyValueNet, turns: NDArray[Any]) -> tuple[Tensor, float, float]:
    """The loss of some turns, its part for the differences between moves, and that of the value."""
    width = int((turns["active"] != INPUTS).sum(axis=1).max())
    outputs = net(torch.from_numpy(turns["active"][:, :width].astype(np.int64)))
    targets = torch.from_numpy(turns["targets"].copy())
    counts = torch.from_numpy(turns["count"].astype(np.int64))[:, None]
    is_move = (torch.arange(MOST_MOVES)[None, :] < counts).float()
    found = outputs.gather(1, torch.from_numpy(turns["moves"].astype(np.int64)))
    mean_found = (found * is_move).sum(1) / counts[:, 0]
    mean_target = (targets * is_move).sum(1) / counts[:, 0]
    off = ((found - mean_found[:, None]) - (targets - mean_target[:, None])) * is_move
    differences = (off * off).sum(1).mean()
    usual = targets.gather(1, torch.from_numpy(turns["usual"].astype(np.int64))[:, None])[:, 0]
    value = ((outputs[:, VALUE] - usual) ** 2).mean()
    level = ((mean_found - mean_target) ** 2).mean()
    return differences + VALUE_SHARE * value + MEAN_SHARE * level, float(differences.detach()), float(value.detach())


def turns_of(numbers: list[int]) -> NDArray[Any]:
    """The turns that `SelfPlay.play` returned, one after the other."""
    found = []
    every = np.array(numbers, dtype=np.int64)
    at = 0
    while at < len(every):
        active = every[at + 1 : at + 1 + every[at]]
        at += 1 + len(active)
        count, usual = every[at], every[at + 1]
        moves = every[at + 2 : at + 2 + 2 * count].reshape(-1, 2)
        at += 2 + 2 * count
        if len(active) <= MOST_ACTIVE and count <= MOST_MOVES:
            found.append((active, moves, usual))
    turns = np.zeros(len(found), dtype=TURN)
    turns["active"] = INPUTS
    for turn, (active, moves, usual) in zip(turns, found, strict=True):
        turn["active"][: len(active)] = active
        turn["moves"][: len(moves)] = moves[:, 0]
        turn["targets"][: len(moves)] = moves[:, 1] / 1000.0
        turn["count"], turn["usual"] = len(moves), usual
    return turns


def native_numbers(net: PolicyValueNet) -> list[int]:
    """The weights as whole numbers, in the order of `native.network.Network`."""
    parts = (
        (net.embeddings.weight[:INPUTS], INPUT_SCALE),
        (net.first_bias, INPUT_SCALE),
        (net.rows.weight.t(), WEIGHT_SCALE),
        (net.rows.bias, INPUT_SCALE * WEIGHT_SCALE),
        (net.out.weight, WEIGHT_SCALE),
        (net.out.bias, INPUT_SCALE * WEIGHT_SCALE),
    )
    numbers: list[int] = []
    for weights, scale in parts:
        numbers += (weights.detach().double() * scale).round().long().flatten().tolist()
    return numbers


def net_of(first: int, second: int, numbers: list[int]) -> PolicyValueNet:
    """The net of such weights. Where they know fewer features than there are now, the later ones count for nothing."""
    shapes = ((INPUTS, first), (first,), (first, second), (second,), (OUTPUTS, second), (OUTPUTS,))
    scales = (
        INPUT_SCALE,
        INPUT_SCALE,
        WEIGHT_SCALE,
        INPUT_SCALE * WEIGHT_SCALE,
        WEIGHT_SCALE,
        INPUT_SCALE * WEIGHT_SCALE,
    )
    every, at, parts = np.array(padded(numbers, first, second), dtype=np.float64), 0, []
    for shape, scale in zip(shapes, scales, strict=True):
        count = int(np.prod(shape))
        parts.append(torch.from_numpy(every[at : at + count].reshape(shape) / scale).float())
        at += count
    net = PolicyValueNet(first, second)
    with torch.no_grad():
        net.embeddings.weight.zero_()
        net.embeddings.weight[:INPUTS] = parts[0]
        net.first_bias.copy_(parts[1])
        net.rows.weight.copy_(parts[2].t())
        net.rows.bias.copy_(parts[3])
        net.out.weight.copy_(parts[4])
        net.out.bias.copy_(parts[5])
    return net


def widened(net: PolicyValueNet, first: int, second: int, numbers: list[int]) -> None:
    """Gives ``net`` the function of narrower weights (Net2Net: Chen, Goodfellow and Shlens 2016): each unit is copied
    as often as there is room, its outgoing weights shared out among the copies unevenly, so that they can part.
    """
    narrow = net_of(first, second, numbers)
    wide_first, wide_second = net.shape
    dice = torch.Generator().manual_seed(1)
    of_first, of_second = torch.arange(wide_first) % first, torch.arange(wide_second) % second
    with torch.no_grad():
        net.embeddings.weight.copy_(narrow.embeddings.weight[:, of_first])
        net.first_bias.copy_(narrow.first_bias[of_first])
        net.rows.weight.copy_(narrow.rows.weight[of_second][:, of_first] * _shares(of_first, first, dice))
        net.rows.bias.copy_(narrow.rows.bias[of_second])
        net.out.weight.copy_(narrow.out.weight[:, of_second] * _shares(of_second, second, dice))
        net.out.bias.copy_(narrow.out.bias)


def _shares(copied: Tensor, count: int, dice: torch.Generator) -> Tensor:
    """What each copy gets of the outgoing weights of its unit: about equal parts, 1 in all."""
    parts = torch.rand(len(copied), generator=dice) + 0.5
    totals = torch.zeros(count).index_add_(0, copied, parts)
    return parts / totals[copied]
