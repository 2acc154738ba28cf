"""Muon for the matrices, AdamW for the rest."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import torch
from torch import Tensor, nn


def orthogonalize(matrices: Tensor, dtype: torch.dtype, steps: int = 5) -> Tensor:
    """The nearest (semi-)orthogonal matrices, roughly, by a quintic Newton-Schulz iteration in ``dtype``."""
    a, b, c = 3.4445, -4.7750, 2.0315
    x = matrices.to(dtype)
    tall = x.shape[-2] > x.shape[-1]
    if tall:
        x = x.mT
    x = x / (x.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    for _ in range(steps):
        square = x @ x.mT
        mixed = torch.baddbmm(square, square, square, beta=b, alpha=c)
        x = torch.baddbmm(x, mixed, x, beta=a)
    return (x.mT if tall else x).to(matrices.dtype)


class Muon(torch.optim.Optimizer):
    """Momentum whose matrices are orthogonalised; equal shapes are handled together."""

    def __init__(
        self,
        parameters: Iterable[nn.Parameter],
        lr: float,
        dtype: torch.dtype,
        momentum: float = 0.95,
        decay: float = 0.01,
    ) -> None:
        super().__init__(parameters, {"lr": lr, "momentum": momentum, "decay": decay})
        self._dtype = dtype

    @torch.no_grad()
    def step(self, closure: None = None) -> None:  # type: ignore[override]  # noqa: ARG002
        for group in self.param_groups:
            shapes: dict[tuple[int, ...], list[nn.Parameter]] = defaultdict(list)
            for parameter in group["params"]:
                shapes[tuple(parameter.shape)].append(parameter)
            for shape, parameters in shapes.items():
                updates = []
                for parameter in parameters:
                    assert parameter.grad is not None
                    state = self.state[parameter]
                    if "momentum" not in state:
                        state["momentum"] = torch.zeros_like(parameter)
                    buffer = state["momentum"]
                    buffer.lerp_(parameter.grad, 1 - group["momentum"])
                    updates.append(parameter.grad.lerp(buffer, group["momentum"]))
                scale = max(1.0, shape[0] / shape[1]) ** 0.5
                for parameter, update in zip(
                    parameters, orthogonalize(torch.stack(updates), self._dtype), strict=True
                ):
                    parameter.mul_(1 - group["lr"] * group["decay"])
                    parameter.add_(update, alpha=-group["lr"] * scale)


def optimizers(
    model: nn.Module, muon_lr: float, adam_lr: float, dtype: torch.dtype
) -> tuple[Muon, torch.optim.AdamW]:
    """Both optimizers over a model's parameters; ``dtype`` is that of Muon's products."""
    matrices = [p for n, p in model.named_parameters() if p.dim() == 2 and "embedding" not in n]
    rest = [p for n, p in model.named_parameters() if p.dim() != 2 or "embedding" in n]
    return Muon(matrices, muon_lr, dtype), torch.optim.AdamW(
        rest, adam_lr, betas=(0.9, 0.95), weight_decay=0.0
    )
