"""Passages of documents in the context: quoted at its end, and taken out again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.turns.turns import Block
from ethervox_gui.governor.cache import blocks, prefill, telling
from ethervox_gui.governor.chat.documents import n_cells
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.storage.documents.documents import StoredPassage


@dataclass(frozen=True, slots=True)
class QuotedPassage:
    """A passage as it would stand at the end of the live chat."""

    stored: StoredPassage
    block: Block
    tokens: tuple[int, ...]


def quoted(live: LiveChat, stored: StoredPassage) -> QuotedPassage:
    """A passage in the words and tokens in which it would stand."""
    last = live.timeline.last
    block = blocks.passage_block(stored, last.number if last is not None else 0)
    return QuotedPassage(stored, block, blocks.pair_tokens(live, block.text))


def place(live: LiveChat, found: QuotedPassage) -> None:
    """Decode a passage behind what is there.  Raises what decoding raises, with the cache as before."""
    blocks.put(live, found.block, found.tokens, live.cancelled)


def leave(live: LiveChat, gone: Iterable[Block]) -> None:
    """Take passages out of the context; they stay stored."""
    leaving = tuple(gone)
    if not leaving:
        return
    try:
        live.drop_writing()  # else its sequence is not empty, as the check after the edit wants it
        blocks.take_out(live, *leaving)
    except EngineError as error:
        if prefill.read_again(live):
            telling.edit_failed(live, error)
    live.show_timeline()


def give_way(live: LiveChat, incoming: int) -> None:
    """Let passages go that the newest message did not ask for, until ``incoming`` tokens have their room."""
    waiting = live.documents.standing(live.timeline, 1)
    gone: list[Block] = []
    for block in waiting:
        if live.timeline.n_used - n_cells(gone) + incoming < live.budget.act_at:
            break
        gone.append(block)
    leave(live, gone)
