"""What a conversation begins with: a system turn, of which only the newest on the branch is in effect.

A program may change its instructions in the middle of a conversation.  What is stored only grows: the new
system turn stands below what was said before it.  A chat template and the context know one system turn, the
first; so the newest takes that place, and the earlier ones are not part of the conversation any more.  Who
goes back to a turn from before finds those in effect again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ethervox_gui.context.turns.turns import Role, Turn, TurnState


def prompt_in(path: Sequence[Turn]) -> str:
    """What is in effect at the end of a stored path; empty where nothing was told to begin with."""
    return next((turn.text for turn in reversed(path) if turn.role is Role.SYSTEM), "")


def in_effect(path: Sequence[Turn], *, may_be_empty: bool) -> list[Turn]:
    """The conversation of a stored path, with the system turn that is in effect at its end in front.

    Its number is that of the first, or the one below all others where the conversation began without any.
    Where an empty one ``may_be_empty`` it stands for what the model's own template begins with; else there is
    nothing to read in it, and it stays outside the context.
    """
    prompts = [turn for turn in path if turn.role is Role.SYSTEM]
    if not prompts:
        return list(path)
    is_told = bool(prompts[-1].text) or may_be_empty
    state = TurnState.IN_KV if is_told else TurnState.DROPPED
    number = path[0].number if path[0] is prompts[0] else path[0].number - 1
    first = replace(prompts[-1], number=number, state=state)
    return [first, *(turn for turn in path if turn.role is not Role.SYSTEM)]


def end_of(turns: Sequence[Turn]) -> int | None:
    """The id of the stored turn that a conversation ends with; ``None`` for one without turns.

    That is its last turn, or a system turn that came since: what comes later has the greater id.
    """
    ends = [turn.turn_id for turn in turns[-1:] if turn is not turns[0]]
    ends += [turn.turn_id for turn in turns[:1]]
    return max(ends, default=None)
