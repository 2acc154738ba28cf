"""What another program asks of a reply in a chat that is kept for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AskedReply:
    """``grammar`` (GBNF) is what the reply is held to, if it is not empty.

    ``keeps_out`` is another that only keeps something out: the reply begins and ends as any other.
    ``is_form``: it is held to a form that its program asked for, or to be no call, and nothing in it is one.
    ``ends_before`` says of a reply so far and of what comes next whether the reply ends between the two.
    With ``n_likely`` it is told how likely each token was, and so many others that were the likeliest.
    """

    grammar: str = ""
    is_form: bool = False
    ends_before: Callable[[str, str], bool] | None = None
    n_likely: int | None = None
    keeps_out: str = ""
