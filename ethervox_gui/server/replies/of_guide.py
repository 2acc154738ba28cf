"""A reply of the bundled guide to a request: it says nothing that nobody told it.

It was taught to look into a memory.  In a request there is none but the conversation: it hears so, and says
what it says then.  What it would say wrongly is put right as in the window
(:mod:`ethervox_gui.context.summaries.guide.truth`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from functools import cache
from typing import Final

from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, call_text, search_result_text
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.recall import asked_only
from ethervox_gui.context.summaries.guide import truth
from ethervox_gui.context.summaries.summary import asks_for_summary, summary_in
from ethervox_gui.context.summaries.worth import Usual
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.governor.jobs.guest_jobs import CompletionEnded, CompletionEvent, PromptRead, TextWritten

#: How the guide begins to search its memory.
_SEARCH: Final = call_text(MEMORY_SEARCH).removesuffix(" />")
#: What stands behind the conversation when it has searched: that nothing was found.
FOUND_NOTHING: Final = (
    Message(Role.ASSISTANT, call_text(MEMORY_SEARCH, query="")),
    Message(Role.TOOL, search_result_text(())),
)

Events = AsyncGenerator[CompletionEvent]


async def searched(first: Events, again: Callable[[], Events]) -> Events:
    """A reply, and where it begins to search the memory the one that it gives when nothing is found."""
    text, held = "", list[CompletionEvent]()
    async with aclosing(first) as found:
        async for event in found:
            if isinstance(event, PromptRead):
                yield event
                continue
            held.append(event)
            text += event.text if isinstance(event, TextWritten) else ""
            is_over = isinstance(event, CompletionEnded)
            if text.startswith(_SEARCH) or (is_over and text and _SEARCH.startswith(text)):
                break
            if is_over or not _SEARCH.startswith(text):
                for one in held:
                    yield one
                held = []
        else:
            return
    async with aclosing(again()) as found:
        async for event in found:
            if not isinstance(event, PromptRead):
                yield event


async def put_right(
    reply: Events,
    messages: Sequence[Message],
    count_tokens: Callable[[str], int],
    longest: int | None,
    stops: Sequence[str],
) -> Events:
    """A reply to these messages, held back until it is known whether it says what was told.

    What would be said instead keeps the request's limits, at most the ``longest`` tokens and none of
    ``stops``, or the reply stays as it is; so does one that such a limit has ended.
    """
    heard, tells = _heard(messages), _tells(messages)
    # Another server of ours asks for a summary so.
    is_known = bool(heard.asked) and asks_for_summary(heard.asked[-1])
    text, held = "", list[CompletionEvent]()
    async with aclosing(reply) as found:
        async for event in found:
            if is_known or isinstance(event, PromptRead):
                yield event
                continue
            held.append(event)
            text += event.text if isinstance(event, TextWritten) else ""
            is_over = isinstance(event, CompletionEnded)
            said = "" if _is_cut(event) else truth.instead_of(text, heard, tells, is_over=is_over)
            n_tokens = count_tokens(said) if said else 0
            if said and n_tokens <= (longest or n_tokens) and not any(stop in said for stop in stops):
                yield TextWritten(said, n_tokens)
                yield CompletionEnded(StopReason.END, n_tokens)
                return
            if said is not None:
                is_known = True
                for one in held:
                    yield one


# ---- inside ----------------------------------------------------------------------------------------


def _is_cut(event: CompletionEvent) -> bool:
    """Whether a limit of the request ends the reply with this."""
    return isinstance(event, CompletionEnded) and (
        event.stop_reason is not StopReason.END or event.stop != ""
    )


def _heard(messages: Sequence[Message]) -> truth.Heard:
    asked, given, replies = list[str](), list[str](), list[str]()
    for message in messages:
        summary = summary_in(message)
        if summary or message.role is Role.TOOL:
            given.append(summary or message.text)
        elif message.role is Role.USER:
            asked.append(message.text)
        elif message.role is Role.ASSISTANT:
            replies.append(message.text)
    return truth.Heard(asked, given, replies)


def _tells(messages: Sequence[Message]) -> Callable[[str], bool]:
    """What says whether the user tells something in a message, by what is usual in this conversation."""
    usual = cache(lambda: Usual(message.text for message in messages if message.role is Role.USER))
    return lambda said: asked_only.tells([said], usual())
