"""Which messages of a request stay when they fill the context.

A request of another program brings its whole conversation as a list of messages.  The functions here say
which of them go to the model.  All of them hold to these rules:

* system messages stay, and so do the last user message and what ends the list (unless that is the result of
  a call made before everything that stays);
* a tool call and its results stay or leave together;
* the order is kept, and what stays begins (behind the system messages) with a user message if there is one:
  where there is room for it the one that what comes next was said to, even if calls between them left;
* two user messages that were not neighbours do not become neighbours, since many chat templates insist that
  roles alternate.

A conversation grows by a message or two with each request.  If as few messages as possible left each time,
what stays would begin elsewhere with every request, and all of it would be read again.  So what stays may
begin in ``steps``: a quarter of the room is made at once, and the requests that follow begin at the same
message until that is filled.  Where messages are so long that less than half would stay, no more leave than
have to.  Where the steps are follows from the list alone; nothing is remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import accumulate
from typing import Final, NamedTuple


class Strategy(StrEnum):
    """What happens to a request of another program whose messages fill the context."""

    SLIDING_WINDOW = "sliding_window"
    LAST_TURNS = "last_turns"
    TOKEN_BUDGET = "token_budget"  # noqa: S105 - no secret
    SMART = "smart"
    SUMMARIZATION = "summarization"
    MANUAL = "manual"


#: Where messages leave in steps, at most this share of the room is filled after each.
_FILLED: Final = 0.75
#: And no less than this where fewer messages may leave.
_LEAST: Final = 0.5

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


class _Limit(NamedTuple):
    """How much each group has of something, and how much there was room for up to each."""

    sizes: Sequence[int]
    room: Sequence[int]


def newest(
    items: Sequence[Item], count: int, *, steps: bool = False, n_tokens: int | None = None, base: int = 0
) -> tuple[int, ...]:
    """``sliding_window`` and ``last_turns``: the system messages and at most ``count`` of the newest others.

    More only where the last user message or a tool call with its results needs it.  In ``steps`` fewer where
    they would have more than ``n_tokens`` with the ``base`` that no message has: what leaves for its number
    and what leaves for its length is found in the same steps, so that nothing that has left comes back.
    """
    groups = _groups(items)
    essential = _essential(groups)
    numbers = [len(group.indices) for group in groups]
    limits = [_Limit(numbers, [count] * len(groups))]
    lefts = [(numbers, count - sum(numbers[g] for g in essential))]
    if steps and n_tokens is not None:
        tokens = [group.n_tokens for group in groups]
        limits.append(_Limit(tokens, _room(items, groups, n_tokens - base)))
        lefts.append((tokens, n_tokens - _always(items, groups, essential, base)))
    since = _step(groups, limits) if steps else 0
    return _kept(items, groups, _with_asked(groups, lefts, essential, since))


def newest_that_fit(
    items: Sequence[Item],
    n_tokens: int,
    *,
    base: int = 0,
    first_user: bool = False,
    steps: bool = False,
) -> tuple[int, ...]:
    """``token_budget``, and ``smart`` with ``first_user``: as many of the newest as ``n_tokens`` allow.

    ``base`` are tokens that no message has.  What must stay stays, also where that is more.
    """
    groups = _groups(items)
    essential = _essential(groups)
    left = n_tokens - _always(items, groups, essential, base)
    first = next((g for g, group in enumerate(groups) if group.is_user), None)
    sizes, since = [group.n_tokens for group in groups], 0
    if steps:
        limit = _Limit(sizes, _room(items, groups, n_tokens - base))
        since = _step(groups, [limit], first if first_user else None)
    if first_user and first is not None and first not in essential and groups[first].n_tokens <= left:
        fitting = _fitting(sizes, essential, left - sizes[first], since)
        kept = _behind_first(items, groups, essential, first, fitting)
        if kept is not None:
            return kept
    return _kept(items, groups, _with_asked(groups, [(sizes, left)], essential, since))


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
    return _always(items, groups, _essential(groups), base)


def results_too_long(
    items: Sequence[Item], most: int, enough: int, base: int = 0, share: float = 1.0
) -> list[tuple[tuple[int, ...], int]]:
    """The steps, calls with their results, that are no request alone: more than ``most`` tokens.

    What stays whatever the strategy counts with each of them: system messages, and the user message that the
    calls were made for.  Of each step where its results stand, and how many tokens they may have: this
    ``share`` of the room there is for them if all is to be ``enough``.  That is the same with every request
    that follows, unless the last user message is so long that it could not stand beside them.
    """
    groups = _groups(items)
    last_user = next((g for g in reversed(range(len(groups))) if groups[g].is_user), None)
    always = base + sum(item.n_tokens for item in items if item.is_system)
    found: list[tuple[tuple[int, ...], int]] = []
    asked: int | None = None
    for number, group in enumerate(groups):
        asked = number if group.is_user else asked
        results = tuple(index for index in group.indices if items[index].role in ("tool", "function"))
        if not results:
            continue
        n_calls = group.n_tokens - sum(items[index].n_tokens for index in results)
        users = (last_user if asked is None else asked, last_user)
        then, now = (
            always if user is None or user == number else always + groups[user].n_tokens for user in users
        )
        n_left = group.n_tokens - n_calls
        for n_others in (then, now):
            if n_others + n_calls + n_left > most:
                n_left = int(share * max(enough - n_others - n_calls, 0))
        if n_left < group.n_tokens - n_calls:
            found.append((results, n_left))
    return found


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


def _always(items: Sequence[Item], groups: Sequence[_Group], essential: frozenset[int], base: int) -> int:
    """Tokens of the system messages and what is essential, with the ``base`` that no message has."""
    system = sum(item.n_tokens for item in items if item.is_system)
    return base + system + sum(groups[g].n_tokens for g in essential)


def _fitting(sizes: Sequence[int], essential: frozenset[int], left: int, since: int) -> set[int]:
    """The newest groups, none of them before ``since``, whose sizes are together at most ``left``.

    The essential ones are not counted.
    """
    taken: set[int] = set()
    for number in range(len(sizes) - 1, since - 1, -1):
        if number in essential:
            continue
        left -= sizes[number]
        if left < 0:
            break
        taken.add(number)
    return taken


def _with_asked(
    groups: Sequence[_Group],
    lefts: Sequence[tuple[Sequence[int], int]],
    essential: frozenset[int],
    since: int,
) -> set[int]:
    """What is essential and, as :func:`_fitting`, the newest, with the user message it was said to.

    Without that it could not stay: of an agent that read on and on for one message nothing would.  ``lefts``:
    how much each group has of something, and how much of it is left for those that are not essential.
    """
    users = list(accumulate((g if group.is_user else -1 for g, group in enumerate(groups)), max))
    begin, held = len(groups), [0] * len(lefts)
    for number in range(len(groups) - 1, since - 1, -1):
        if number not in essential:
            held = [before + sizes[number] for before, (sizes, _) in zip(held, lefts, strict=True)]
        asked = users[number]
        is_there = asked in (-1, number) or asked in essential
        room = [left - taken for taken, (_, left) in zip(held, lefts, strict=True)]
        if min(room) < 0:
            break
        if is_there or all(sizes[asked] <= n for n, (sizes, _) in zip(room, lefts, strict=True)):
            begin = number
    taken = essential | set(range(begin, len(groups)))
    asked = users[begin] if begin < len(groups) else -1
    return {*taken, asked} if asked >= 0 else set(taken)


def _room(items: Sequence[Item], groups: Sequence[_Group], n_tokens: int) -> list[int]:
    """What the system messages up to the end of each group leave of ``n_tokens``."""
    system = list(accumulate(item.n_tokens if item.is_system else 0 for item in items))
    return [n_tokens - system[group.indices[-1]] for group in groups]


def _step(groups: Sequence[_Group], limits: Sequence[_Limit], first: int | None = None) -> int:
    """The group that what stays begins with, found as if each request so far had been planned in steps.

    A step is made where any of the ``limits`` is passed, and until all have room again.  The last user
    message, and the group ``first``, stay even where they stand before it.
    """
    begin = 0
    held = [0] * len(limits)
    last_user: int | None = None

    def passed(share: float, end: int) -> list[int]:
        """The limits of which more than this share is filled up to a group."""
        outside = [g for g in {first, last_user} if g is not None and g < begin]
        return [
            number
            for number, (sizes, room) in enumerate(limits)
            if held[number] + sum(sizes[g] for g in outside) > share * room[end]
        ]

    for end, group in enumerate(groups):
        held = [before + limit.sizes[end] for before, limit in zip(held, limits, strict=True)]
        last_user = end if group.is_user else last_user
        may_end_here = group.is_user or len(group.indices) > 1 or end == len(groups) - 1
        if not may_end_here or not passed(1.0, end):
            continue
        while begin < end and (over := passed(_FILLED, end)):
            later = range(begin + 1, end)
            further = next((g for g in later if groups[g].is_user or len(groups[g].indices) > 1), end)
            left = [
                before - sum(limit.sizes[begin:further]) for before, limit in zip(held, limits, strict=True)
            ]
            # Messages are so long that without the next ones too little would stay.
            too_little = any(left[number] < _LEAST * limits[number].room[end] for number in over)
            if too_little and not passed(1.0, end):
                break
            begin, held = further, left
    return begin


def _behind_first(
    items: Sequence[Item], groups: Sequence[_Group], essential: frozenset[int], first: int, fitting: set[int]
) -> tuple[int, ...] | None:
    """The first user message and what is ``fitting`` behind it; ``None`` if that cannot be made valid."""
    behind = sorted(g for g in essential | fitting if g > first)
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
