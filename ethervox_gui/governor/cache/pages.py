"""Saves the cells of turns as pages before they leave, and ahead of that while nothing else runs.

A page that cannot be written is no failure of anything: the turn will be read again from its text.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable

from ethervox_gui.context.calls.tools_in_words import told_in
from ethervox_gui.context.edits.kv_model import SCRATCH, Remove
from ethervox_gui.context.edits.plan import EditPlan
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import NoticeRaised, TurnPagedOut
from ethervox_gui.context.text import N_, Text, joined
from ethervox_gui.context.turns.parts import read_by_nobody
from ethervox_gui.context.turns.turns import Block, Role, Span, Turn
from ethervox_gui.engine.protocol import CancelCheck, never
from ethervox_gui.governor.cache import keys
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.undo_log import Undoable
from ethervox_gui.storage.pages.page_file import PageKey, PageKind
from ethervox_gui.storage.pages.page_store import KeptPage, Page, PageFigures

#: A template that knows tools tells of them itself; in pages of before they stand in our own words.
_TOLD_BY_TEMPLATE = "tools: "

#: So many bytes of pages are handed to the store at once.
_AT_ONCE = 32 << 20


def is_possible(live: LiveChat) -> bool:
    """Whether this model's cells can be saved one turn at a time, and the user wants it."""
    return bool(live.engine.fingerprint) and live.settings.paging.budget_mb > 0


def key_of(live: LiveChat, item: Turn | Block) -> PageKey:
    """Whose page an item of this chat has; a quoted exchange goes by its first turn."""
    if isinstance(item, Block) and item.passage_id:
        return PageKey(live.chat_id, PageKind.PASSAGE, item.passage_id)
    if isinstance(item, Block) and item.quoted:
        return PageKey(live.chat_id, PageKind.QUOTE, live.timeline.turn(item.quoted[0]).turn_id)
    if isinstance(item, Block):
        kind = PageKind.RECALLED if item.recalled else PageKind.MEMORY
        return PageKey(live.chat_id, kind, item.memory_id)
    return PageKey(live.chat_id, PageKind.TURN, item.turn_id)


def fingerprint_of(live: LiveChat, item: Turn | Block) -> str:
    """What the page of this item is written under: the text belongs to it, since a memory can be edited."""
    read = item.reminder + item.text if isinstance(item, Turn) else item.text
    if isinstance(item, Turn) and item.role is Role.SYSTEM and told_in(item.text)[1]:
        read = f"{_TOLD_BY_TEMPLATE}{read}"
    text = hashlib.blake2b(read.encode(errors="replace"), digest_size=16).hexdigest()
    return f"{live.engine.fingerprint} {text}"


def load(live: LiveChat, item: Turn | Block) -> Page | None:
    """The page of an item, whole; ``None`` if there is none."""
    if not is_possible(live):
        return None
    return live.store.pages.load(key_of(live, item), fingerprint_of(live, item))


def page_span(live: LiveChat, item: Turn | Block) -> Span | None:
    """Where the page of an item was saved; ``None`` if there is none."""
    if not is_possible(live):
        return None
    return live.store.pages.span(key_of(live, item), fingerprint_of(live, item))


def page_out(live: LiveChat, items: Iterable[Turn | Block]) -> None:
    """Save what is about to leave the cache.  What cannot be saved is left out."""
    if not is_possible(live) or live.is_stale:
        return
    started = time.perf_counter()
    batch = _Batch(live)
    for item in items:
        batch.add(item)
    batch.hand_over()
    _tell_failure(live)
    if batch.numbers:
        duration = round((time.perf_counter() - started) * 1000, 3)
        live.emit(TurnPagedOut(tuple(batch.numbers), batch.n_bytes, duration))


def page_ahead(live: LiveChat, stop: CancelCheck = never) -> None:
    """Save all that is in the cache and has no page yet, until ``stop`` says that there is something to do.

    Afterwards the chat can be opened again without reading it.
    """
    if not is_possible(live) or live.is_stale or live.timeline.open_reply is not None:
        return
    contents = live.timeline.contents()
    batch = _Batch(live)
    for _, item in contents:
        if stop():
            break
        batch.add(item)
    batch.hand_over()
    _tell_failure(live)
    if stop():
        return
    layout = tuple((key_of(live, item), span) for span, item in contents)
    live.store.pages.save_layout(live.chat_id, live.engine.fingerprint, layout)


def cost_text(live: LiveChat, n_tokens: int) -> str:
    """``1,234 tokens, about 12 s``: what reading them takes."""
    speed = live.engine.prompt_speed
    if not speed:
        return N_("{n:,} tokens").counted("tokens", "token", n=n_tokens)
    about = N_("{n:,} tokens, about {s:,} s")
    return about.counted("tokens", "token", n=n_tokens, s=max(1, round(n_tokens / speed)))


def note_edit(live: LiveChat, plan: EditPlan, memory_id: int | None) -> None:
    """Remember an edit so that it can be undone; the timeline is as it was before."""
    last = -0.5
    blocks: list[tuple[float, Block]] = []
    for _, item in live.timeline.contents():
        if not isinstance(item, Block):
            last = item.number + 0.5
        elif item in plan.decision.blocks and item.is_memory:  # else it comes when it is asked for
            blocks.append((last, item))
    unread = (block for block in plan.decision.blocks if not block.is_read)
    blocks += ((live.timeline.place_before(block.first_turn), block) for block in unread)
    ids = tuple(live.timeline.turn(number).turn_id for number in plan.decision.leaving)
    live.pages.add(Undoable(ids, tuple(blocks), plan.moved, memory_id))


def report(live: LiveChat) -> str:
    """What is stored, and how often it was of use, in a few lines."""
    if not live.engine.fingerprint:
        reason = live.engine.info.capability.reason
        return joined(N_("This model's turns cannot be paged out:"), reason)
    if not live.settings.paging.budget_mb:
        return N_("No pages are kept (paging.budget_mb is 0).")
    found = live.store.pages.figures(live.chat_id)
    return joined(
        N_("{n:,} pages of this chat, {mb:,.1f} MB").counted(
            "pages", "page", n=found.n_pages, mb=_megabytes(found.n_bytes)
        ),
        _can_come_back(live),
        N_("{n:,} pages of all chats, {mb:,.1f} MB of at most {most:,.0f} MB").counted(
            "pages",
            "page",
            n=found.n_pages_all,
            mb=_megabytes(found.n_bytes_all),
            most=_megabytes(found.budget),
        ),
        _of_use(found),
        by="\n",
    )


def _can_come_back(live: LiveChat) -> Text:
    """How many of the turns that are outside have a page."""
    unread = read_by_nobody(live.timeline)
    out = [turn for turn in live.timeline if turn.span is None and turn.number not in unread]
    ready = sum(page_span(live, turn) is not None for turn in out)
    if not out:
        return N_("no turn is outside the context")
    if len(out) > 1:
        words = N_("{ready:,} of the {n:,} turns outside the context can come back from a page")
        return words.format(ready=ready, n=len(out))
    if ready:
        return N_("the turn outside the context can come back from a page")
    return N_("the turn outside the context has no page: it would be read again")


def _of_use(found: PageFigures) -> Text:
    """How often a page was there when one was looked for, in any chat."""
    if not (asked := found.hits + found.misses):
        return N_("no page has been looked for since the program started")
    words = N_("{n:,} pages have been looked for since the program started; found: {hits:,} ({share:.0%})")
    return words.counted("pages have", "page has", n=asked, hits=found.hits, share=found.hits / asked)


# ---- inside ----------------------------------------------------------------------------------------


class _Batch:
    """Pages on their way to the store, some at a time: so that writing takes no time away from saving.

    ``numbers`` are the turns that have a page now, ``n_bytes`` what had to be saved for that.
    """

    def __init__(self, live: LiveChat) -> None:
        self._live = live
        self._pages: list[tuple[PageKey, str, KeptPage]] = []
        self._turns: dict[PageKey, int] = {}
        self._n_waiting = 0
        self.numbers: list[int] = []
        self.n_bytes = 0

    def add(self, item: Turn | Block) -> None:
        """Save an item's cells, unless its page holds them.  What cannot be saved is left out."""
        live, key, span = self._live, key_of(self._live, item), item.span
        if span is None or not span.n_tokens:
            return
        fingerprint = fingerprint_of(live, item)
        if key in live.pages.current and live.store.pages.span(key, fingerprint) is not None:
            if isinstance(item, Turn):
                self.numbers.append(item.number)
            return
        try:
            data = live.engine.save_page(span)
        except EngineError:
            live.engine.apply([Remove(seq=SCRATCH)])
            return
        if isinstance(item, Turn):
            self._turns[key] = item.number
        self._pages.append((key, fingerprint, KeptPage(span, data, keys.of_page(live, item, span, data))))
        self._n_waiting += len(data)
        self.n_bytes += len(data)
        if self._n_waiting >= _AT_ONCE:
            self.hand_over()

    def hand_over(self) -> None:
        """Let the store write what is there so far."""
        kept = self._live.store.pages.save_all(self._pages)
        self._live.pages.current |= kept
        self.numbers = sorted([*self.numbers, *(n for key, n in self._turns.items() if key in kept)])
        self._pages, self._turns, self._n_waiting = [], {}, 0


def _tell_failure(live: LiveChat) -> None:
    failure = live.store.pages.take_failure()
    if failure and not live.pages.failed:
        live.pages.failed = True
        live.emit(
            NoticeRaised(
                N_(
                    "Turns cannot be paged out ({failure}). When they are needed again they are read "
                    "again, which takes longer."
                ).format(failure=failure)
            )
        )


def _megabytes(n_bytes: int) -> float:
    return n_bytes / 2**20
