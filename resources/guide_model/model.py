"""The network: a Llama-shaped transformer with tied embeddings, small enough to train on two CPU cores."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional


@dataclass(frozen=True)
class Shape:
    """The size of the network."""

    vocabulary: int = 2048
    width: int = 256
    layers: int = 5
    heads: int = 4
    inner: int = 640
    epsilon: float = 1e-5
    base: float = 10000.0

    def as_dict(self) -> dict[str, float]:
        """For checkpoints."""
        return asdict(self)


class Norm(nn.Module):
    """Root mean square normalisation, in float32."""

    def __init__(self, width: int, epsilon: float) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))
        self.epsilon = epsilon

    def forward(self, x: Tensor) -> Tensor:
        x = x.float()
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + self.epsilon) * self.weight


def _matrix(out: int, into: int, scale: float) -> nn.Parameter:
    return nn.Parameter(torch.randn(out, into) * scale / into**0.5)


def rotate(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    """Rotary embedding of heads whose first half holds the first of every pair (see ``Block.halves``)."""
    a, b = x.float().chunk(2, -1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), -1).to(x.dtype)


class Scores(torch.autograd.Function):
    """Products of queries and keys; the gradient of the keys is made in their own layout.

    Torch 2.13's compiler vectorises the transposed one wrongly on processors with AVX-512 (it reads past a tail: NaN).
    """

    @staticmethod
    def forward(q: Tensor, k: Tensor) -> Tensor:
        return q @ k.transpose(-2, -1)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Tensor, Tensor], output: Tensor) -> None:  # noqa: ARG004
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> tuple[Tensor, Tensor]:  # type: ignore[override]
        q, k = ctx.saved_tensors
        return grad.to(k.dtype) @ k, grad.to(q.dtype).transpose(-2, -1) @ q


#: Rows longer than this have their attention made in tiles, by torch itself.
_TILED = 640


def attention(q: Tensor, k: Tensor, v: Tensor, mask: Tensor) -> Tensor:
    """What every query sees of the values.

    Measured on a processor with AMX, forward and back: rows of 1,600 tokens 340 ms written out and 195 in tiles, which
    stay in the cache; rows of 320 tokens 48 and 60.
    """
    if q.shape[-2] > _TILED:
        return functional.scaled_dot_product_attention(q, k, v, attn_mask=mask.to(q.dtype))
    weights = torch.softmax(Scores.apply(q, k).float() * q.shape[-1] ** -0.5 + mask, -1)
    return weights.to(v.dtype) @ v


class Block(nn.Module):
    """Attention and a gated feed-forward layer."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        d, inner = shape.width, shape.inner
        self.heads = shape.heads
        self.norm1 = Norm(d, shape.epsilon)
        self.norm2 = Norm(d, shape.epsilon)
        self.q, self.k, self.v = _matrix(d, d, 1.0), _matrix(d, d, 1.0), _matrix(d, d, 1.0)
        self.o = _matrix(d, d, 0.1)
        self.gate, self.up = _matrix(inner, d, 1.0), _matrix(inner, d, 1.0)
        self.down = _matrix(d, inner, 0.1)

    def halves(self, matrix: Tensor) -> Tensor:
        """The rows of each head with the first of every pair in front.

        llama.cpp's ``llama`` architecture rotates neighbouring pairs, and so the stored matrices have them; rotated
        as two halves the result of attention is the same, and no memory has to be interleaved.
        """
        return matrix.unflatten(0, (self.heads, -1, 2)).transpose(1, 2).flatten(0, 2)

    def forward(self, x: Tensor, cos: Tensor, sin: Tensor, mask: Tensor) -> Tensor:
        b, t, d = x.shape
        qkv = functional.linear(self.norm1(x), torch.cat([self.halves(self.q), self.halves(self.k), self.v]))
        q, k, v = qkv.view(b, t, 3, self.heads, d // self.heads).permute(2, 0, 3, 1, 4)
        seen = attention(rotate(q, cos, sin), rotate(k, cos, sin), v, mask)
        x = x + functional.linear(seen.transpose(1, 2).reshape(b, t, d), self.o)
        gate, up = functional.linear(self.norm2(x), torch.cat([self.gate, self.up])).chunk(2, -1)
        return x + functional.linear(functional.silu(gate) * up, self.down)


class Guide(nn.Module):
    """The whole network; its forward pass gives the weighted loss at the picked places."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.embedding = nn.Parameter(torch.randn(shape.vocabulary, shape.width) * 0.05)
        self.blocks = nn.ModuleList(Block(shape) for _ in range(shape.layers))
        self.norm = Norm(shape.width, shape.epsilon)

    def angles(self, positions: Tensor) -> tuple[Tensor, Tensor]:
        """Cosine and sine for every position, shaped for the heads."""
        half = self.shape.width // self.shape.heads // 2
        steps = self.shape.base ** (-torch.arange(half, device=positions.device, dtype=torch.float32) / half)
        angle = positions.float()[:, None, :, None] * steps
        return angle.cos(), angle.sin()

    def hidden(self, ids: Tensor, cos: Tensor, sin: Tensor, mask: Tensor) -> Tensor:
        """The normalised last state of every token."""
        x = functional.embedding(ids, self.embedding)
        for block in self.blocks:
            x = block(x, cos, sin, mask)
        return self.norm(x)

    def forward(
        self,
        ids: Tensor,
        cos: Tensor,
        sin: Tensor,
        mask: Tensor,
        pick: Tensor,
        targets: Tensor,
        weights: Tensor,
    ) -> Tensor:
        states = self.hidden(ids, cos, sin, mask).flatten(0, 1)[pick]
        losses = functional.cross_entropy(
            functional.linear(states, self.embedding).float(), targets, reduction="none"
        )
        return (losses * weights).sum() / weights.sum()
