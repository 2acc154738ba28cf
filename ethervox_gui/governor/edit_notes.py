"""The edits that can be undone, kept beside the pages: they still can when the chat is opened again."""

from __future__ import annotations

from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.turns import Block
from ethervox_gui.governor import paging, standing
from ethervox_gui.governor.live_chat import LiveChat
from ethervox_gui.governor.page_notes import Undoable
from ethervox_gui.storage.page_file import PageKind
from ethervox_gui.storage.page_layout import BlockRecord, EditRecord


def keep(live: LiveChat) -> None:
    """Note the edits as they are now.  Nothing happens where nothing has changed."""
    if not paging.is_possible(live):
        return
    ids = {turn.number: turn.turn_id for turn in live.timeline}
    edits = tuple(_record(edit, ids) for edit in live.pages.edits)
    live.store.pages.save_edits(live.chat_id, live.engine.fingerprint, edits)


def take_up(live: LiveChat) -> None:
    """After a chat was opened: what could be undone before can be again, if its turns are on this branch.

    Where what moved was before is only remembered if everything stands where it stood.
    """
    if not paging.is_possible(live):
        return
    pages = live.store.pages
    layout = dict(pages.layout(live.chat_id, live.engine.fingerprint))
    stands = all(layout.get(paging.key_of(live, item)) == span for span, item in live.timeline.contents())
    numbers = {turn.turn_id: turn.number for turn in live.timeline}
    live.pages.edits = [
        Undoable(
            tuple(numbers[turn_id] for turn_id in edit.turn_ids),
            tuple(
                (block.order, found) for block in edit.blocks if (found := _block(live, block)) is not None
            ),
            dict(edit.moved) if stands else {},
            edit.memory_id,
        )
        for edit in pages.edits(live.chat_id, live.engine.fingerprint)
        if all(turn_id in numbers for turn_id in edit.turn_ids)
    ]


# ---- inside ----------------------------------------------------------------------------------------


def _record(edit: Undoable, ids: dict[int, int]) -> EditRecord:
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
    turn_ids = tuple(ids[number] for number in edit.leaving)
    return EditRecord(turn_ids, tuple(blocks), tuple(edit.moved.items()), edit.memory_id)


def _block(live: LiveChat, record: BlockRecord) -> Block | None:
    try:
        memory = live.store.memory(record.memory_id)
    except StorageError:
        return None  # it lay in the bin too long
    recalled = record.kind is PageKind.RECALLED
    text = standing.quoted_text(live, memory) if recalled else memory.text
    return Block(record.memory_id, text, record.first_turn, record.last_turn, record.span, recalled=recalled)
