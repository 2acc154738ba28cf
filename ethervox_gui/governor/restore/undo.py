"""The edits that can be undone, kept beside the pages: they still can be when the chat is opened again.

Those of another branch sleep until the chat is on it again.
"""

from __future__ import annotations

from dataclasses import replace

from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.turns.parts import read_by_nobody
from ethervox_gui.context.turns.turns import Block, Turn
from ethervox_gui.governor.cache import blocks as cache_blocks
from ethervox_gui.governor.cache import pages as paging
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.undo_log import Undoable
from ethervox_gui.storage.pages.layout import BlockRecord, EditRecord
from ethervox_gui.storage.pages.page_file import PageKind


def keep(live: LiveChat) -> None:
    """Note the edits as they are now.  Nothing happens where nothing has changed."""
    if not paging.is_possible(live):
        return
    edits = tuple(map(_record, live.pages.edits))
    live.store.pages.save_edits(live.chat_id, live.engine.fingerprint, edits)


def take_up(live: LiveChat) -> None:
    """After a chat was opened: what could be undone before can be again.

    Where what moved was before is only remembered if everything stands where it stood.
    """
    if not paging.is_possible(live):
        return
    pages = live.store.pages
    layout = dict(pages.layout(live.chat_id, live.engine.fingerprint))
    stands = all(layout.get(paging.key_of(live, item)) == span for span, item in live.timeline.contents())
    here = {turn.turn_id for turn in live.timeline}
    live.pages.remember(
        Undoable(
            edit.turn_ids,
            tuple(
                (block.order, found) for block in edit.blocks if (found := _block(live, block)) is not None
            ),
            dict(edit.moved) if stands else {},
            edit.memory_id,
            asleep=edit.asleep or not here.issuperset(edit.turn_ids),
        )
        for edit in pages.edits(live.chat_id, live.engine.fingerprint)
    )


def look_again(live: LiveChat) -> None:
    """After the chat went another way: which edits can be undone on it, one after another, newest first.

    Their turns are on it, and the summary that came for them stands, or will when those after are undone.
    """
    here = {turn.turn_id for turn in live.timeline}
    standing: set[int | None] = {block.memory_id for block in live.timeline.blocks}
    edits: list[Undoable] = []
    for edit in reversed(live.pages.edits):
        back = {block.memory_id for _, block in edit.blocks}
        stands = edit.memory_id in standing | {None} and not back & standing
        can_be = stands and here.issuperset(edit.turn_ids)
        if can_be:
            standing = standing - {edit.memory_id} | back
        stood = can_be and not edit.asleep
        edits.append(replace(edit, asleep=not can_be, moved=edit.moved if stood else {}))
    live.pages.remember(edits[::-1])


def newest(live: LiveChat) -> Undoable | None:
    """The last edit of this branch that has something left to undo; those after it sleep."""
    for edit in reversed(live.pages.edits):
        if not edit.asleep:
            if any(out(live, edit)):
                return edit
            live.pages.put_to_sleep(edit)
    return None


def out(live: LiveChat, edit: Undoable) -> tuple[list[Turn], list[Block]]:
    """The turns of an edit that are still out and can come back, and the summary that stands for them."""
    ids, unread = set(edit.turn_ids), read_by_nobody(live.timeline)
    turns = [
        turn
        for turn in live.timeline
        if turn.turn_id in ids and turn.span is None and turn.number not in unread
    ]
    return turns, [block for block in live.timeline.blocks if block.memory_id == edit.memory_id]


def forget(live: LiveChat, edit: Undoable) -> None:
    """Forget an edit that was undone."""
    live.pages.forget(edit)


# ---- inside ----------------------------------------------------------------------------------------


def _record(edit: Undoable) -> EditRecord:
    blocks = [
        BlockRecord(
            order,
            PageKind.RECALLED if block.recalled else PageKind.MEMORY,
            block.memory_id,
            block.first_turn,
            block.last_turn,
            block.span,
        )
        for order, block in edit.blocks
    ]
    return EditRecord(edit.turn_ids, tuple(blocks), tuple(edit.moved.items()), edit.memory_id, edit.asleep)


def _block(live: LiveChat, record: BlockRecord) -> Block | None:
    try:
        memory = live.store.memory(record.memory_id)
    except StorageError:
        return None  # it lay in the bin too long
    recalled = record.kind is PageKind.RECALLED
    text = cache_blocks.quoted_text(live, memory) if recalled else memory.text
    return Block(record.memory_id, text, record.first_turn, record.last_turn, record.span, recalled=recalled)
