"""Which messages of a request stay when they fill the context.

A request of another program brings its whole conversation as a list of messages.  The functions here say
which of them go to the model.  All of them hold to these rules:

* system messages stay, and so do the last user message and what ends the list (unless that is the result of
  a call made before everything that stays);
* a tool call and its results stay or leave together;
* the order is kept, and what stays begins (behind the system messages) with a user message if there is one;
* two user messages that were not neighbours do not become neighbours, since many chat templates insist that
  roles alternate.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple


class Strategy(StrEnum):
    """What happens to a request of another program whose messages fill the context."""

    SLIDING_WINDOW = "sliding_window"
    LAST_TURNS = "last_turns"
    TOKEN_BUDGET = "token_budget"  # noqa: S105 - no secret
    SMART = "smart"
    SUMMARIZATION = "summarization"
    MANUAL = "manual"


_SYSTEM = frozenset(("system", "developer"))


class Item(NamedTuple):
    """What a strategy needs to know of a message.

    ``role`` as in the API (``system``, ``developer``, ``user``, ``assistant``, ``tool``); ``calls`` are the
    ids of the tool calls it makes, ``answers`` is the id of the call whose result it is.
    """

    role: str
    n_tokens: int
    calls: tuple[str, ...] = ()
    answers: str | None = None

    @property
    def is_system(self) -> bool:
        return self.role in _SYSTEM


class _Group(NamedTuple):
    """Messages that stay or leave together."""

    indices: tuple[int, ...]
    n_tokens: int
    is_user: bool


def newest(items: Sequence[Item], count: int) -> tuple[int, ...]:
    """``sliding_window`` and ``last_turns``: the system messages and at most ``count`` of the newest others.

    More only where the last user message or a tool call with its results needs it.
    """
    groups = _groups(items)
    essential = _essential(groups)
    left = count - sum(len(groups[g].indices) for g in essential)
    taken = set(essential)
    for number in _newest_first(groups, essential):
        left -= len(groups[number].indices)
        if left < 0:
            break
        taken.add(number)
    return _kept(items, groups, taken)


def newest_that_fit(
    items: Sequence[Item], n_tokens: int, *, base: int = 0, first_user: bool = False
) -> tuple[int, ...]:
    """``token_budget``, and ``smart`` with ``first_user``: as many of the newest as ``n_tokens`` allow.

    ``base`` are tokens that no message has.  What must stay stays, also where that is more.
    """
    groups = _groups(items)
    essential = _essential(groups)
    left = n_tokens - base - sum(item.n_tokens for item in items if item.is_system)
    left -= sum(groups[g].n_tokens for g in essential)
    first = next((g for g, group in enumerate(groups) if group.is_user), None)
    if first_user and first is not None and first not in essential and groups[first].n_tokens <= left:
        kept = _behind_first(items, groups, essential, first, left - groups[first].n_tokens)
        if kept is not None:
            return kept
    taken = set(essential) | _fitting(groups, essential, left)
    return _kept(items, groups, taken)


def cut_points(items: Sequence[Item]) -> list[int]:
    """Where a summary may end: before a user message, with no tool call's result on the other side."""
    reach = 0
    points: list[int] = []
    ends = {group.indices[0]: group.indices[-1] for group in _groups(items)}
    begun = False
    for index, item in enumerate(items):
        if item.role == "user" and index > reach and begun:
            points.append(index)
        reach = max(reach, ends.get(index, 0))
        begun = begun or not item.is_system
    return points


def least(items: Sequence[Item], base: int = 0) -> int:
    """Tokens of what stays whatever the strategy: no shortening gets below it."""
    groups = _groups(items)
    system = sum(item.n_tokens for item in items if item.is_system)
    return base + system + sum(groups[g].n_tokens for g in _essential(groups))


# ---- inside ----------------------------------------------------------------------------------------


def _groups(items: Sequence[Item]) -> list[_Group]:
    """The messages that are no system messages, results joined to their calls, in order."""
    groups: list[_Group] = []
    caller: dict[str, int] = {}
    for index, (role, n_tokens, calls, answers) in enumerate(items):
        if role in _SYSTEM:
            continue
        home = caller.get(answers) if answers is not None else None
        if home is None and role in ("tool", "function") and groups:
            home = len(groups) - 1  # a result of a call that nobody made stays with what is before it
        if home is None:
            home = len(groups)
            groups.append(_Group((index,), n_tokens, role == "user"))
        else:
            indices, n_before, is_user = groups[home]
            groups[home] = _Group((*indices, index), n_before + n_tokens, is_user)
        if calls:
            caller.update(dict.fromkeys(calls, home))
    return groups


def _essential(groups: Sequence[_Group]) -> frozenset[int]:
    """The last user message and the last message, with what belongs to them."""
    if not groups:
        return frozenset()
    last_user = next((g for g in range(len(groups) - 1, -1, -1) if groups[g].is_user), len(groups) - 1)
    last = max(range(len(groups)), key=lambda g: groups[g].indices[-1])
    return frozenset((last_user, last))


def _newest_first(groups: Sequence[_Group], essential: frozenset[int]) -> Iterable[int]:
    return (g for g in range(len(groups) - 1, -1, -1) if g not in essential)


def _fitting(groups: Sequence[_Group], essential: frozenset[int], left: int) -> set[int]:
    taken: set[int] = set()
    for number in _newest_first(groups, essential):
        left -= groups[number].n_tokens
        if left < 0:
            break
        taken.add(number)
    return taken


def _behind_first(
    items: Sequence[Item], groups: Sequence[_Group], essential: frozenset[int], first: int, left: int
) -> tuple[int, ...] | None:
    """The first user message and the newest that fit behind it; ``None`` if that cannot be made valid."""
    behind = sorted(g for g in essential | _fitting(groups, essential, left) if g > first)
    if behind[0] != first + 1:
        # What follows the first user message must not be another one that stood elsewhere.
        while behind and groups[behind[0]].is_user and behind[0] not in essential:
            behind.pop(0)
        if groups[behind[0]].is_user:
            return None
    kept = sorted(index for g in (first, *behind) for index in groups[g].indices)
    return _with_system(items, kept)


def _kept(items: Sequence[Item], groups: Sequence[_Group], taken: set[int]) -> tuple[int, ...]:
    users = [g for g in taken if groups[g].is_user]
    start = min(users, default=0)
    return _with_system(items, (i for g in taken if g >= start for i in groups[g].indices))


def _with_system(items: Sequence[Item], kept: Iterable[int]) -> tuple[int, ...]:
    system = (index for index, item in enumerate(items) if item.is_system)
    return tuple(sorted({*system, *kept}))
