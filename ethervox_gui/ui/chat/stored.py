"""Reads stored chats, in the background: the list of them, and each as the items that are shown."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.recall.quotes import words_in
from ethervox_gui.context.turns.receipt import Receipt, Seen, SeenAs
from ethervox_gui.context.turns.turns import Role, Turn, TurnState
from ethervox_gui.storage.base.values import Chat, Folder, StoredEvent, chat_title
from ethervox_gui.storage.documents.documents import Document
from ethervox_gui.storage.store import Store
from ethervox_gui.ui.chat.outside import Outside, tell_markers
from ethervox_gui.ui.chat.transcript import BackItem, DocumentItem, EditMarkerItem, Item, Transcript, TurnItem

#: So many pairs of words are shown of why turns came back; a file that was read may have any number.
_MOST_PAIRS = 12


def read_transcript(store: Store, chat_id: int) -> Transcript:
    """Read the conversation with its markers and versions; slow enough to be done in the background."""
    markers = [EditMarkerItem.of(stored.event) for stored in store.events_of_chat(chat_id)]
    turns = store.turns_of_chat(chat_id)
    transcript = Transcript.of(turns, markers, store.versions_of_chat(chat_id))
    forgotten, ids = store.forgotten_of_chat(chat_id), {turn.number: turn.turn_id for turn in turns}
    for item in transcript.items if forgotten else ():
        if isinstance(item, TurnItem) and item.number is not None and not item.seen:
            item.forgotten = ids[item.number] in forgotten
    tell_markers(transcript.items, _outside(store, turns, forgotten))
    last = transcript.items[-1] if transcript.items else None
    if isinstance(last, TurnItem) and last.role is Role.USER:
        last.may_retry = True
    _note_ends(transcript, turns, store.ended_early(chat_id), store.speeds(chat_id))
    documents = store.documents(chat_id)
    receipts = store.receipts(chat_id) if documents else store.receipts_of_returns(chat_id)
    below: dict[int, list[Item]] = {}
    for number, back in _back_items(turns, receipts).items():
        below.setdefault(number, []).append(back)
    of_messages, since = _document_items(turns, documents, receipts)
    for number, told in of_messages.items():
        below.setdefault(number, []).extend(told)
    for number, items in below.items():
        place = transcript.index_of_turn(number)
        if place is not None:
            transcript.items[place + 1 : place + 1] = items
    transcript.items += since
    return transcript


def read_list(store: Store) -> tuple[list[Chat], list[Folder]]:
    """The chats in which somebody has spoken, and all folders."""
    named = (chat if chat.title else _named(store, chat) for chat in store.list_chats())
    return [chat for chat in named if chat is not None], store.folders()


def read_edits(store: Store, chat_id: int) -> tuple[list[StoredEvent], Outside]:
    """The edits of a chat, and what is outside of their turns."""
    outside = _outside(store, store.turns_of_chat(chat_id), store.forgotten_of_chat(chat_id))
    return store.events_of_chat(chat_id), outside


# ---- inside ----------------------------------------------------------------------------------------


def _named(store: Store, chat: Chat) -> Chat | None:
    """A chat without a name by what was said in it first: it may have ended before it got one."""
    turns = store.turns_of_chat(chat.chat_id)
    said = next((turn.text for turn in turns if turn.role is not Role.SYSTEM), "")
    return replace(chat, title=chat_title(said)) if said.strip() else None


def _outside(store: Store, turns: Sequence[Turn], forgotten: Collection[int]) -> Outside:
    """What is outside of a chat by what is stored of it; how much fits is known once it is in the context."""
    entries = [_entry(turn, turn.turn_id in forgotten) for turn in turns]
    summary = _summary(store, turns)
    return Outside(entries if summary is None else [*entries, summary])


def _entry(turn: Turn, is_forgotten: bool) -> TurnView:
    return TurnView(
        number=turn.number,
        last_number=turn.number,
        role=turn.role,
        state=turn.state,
        n_tokens=turn.n_tokens,
        importance=turn.importance,
        preview="",
        pinned=turn.pinned,
        is_block=False,
        recalled=False,
        memory_id=turn.memory_id,
        p0=None,
        p1=None,
        thinks=turn.thinks,
        continues=turn.continues,
        forgotten=is_forgotten and turn.state is not TurnState.IN_KV,
    )


def _summary(store: Store, turns: Iterable[Turn]) -> TurnView | None:
    """The summary that stands for the summarized turns, which is the newest that one of them names."""
    summarized = [turn for turn in turns if turn.state is TurnState.SUMMARIZED]
    named = [turn.memory_id for turn in summarized if turn.memory_id is not None]
    if not named or not store.has_memory(max(named)):
        return None
    memory = store.memory(max(named))
    return TurnView(
        number=summarized[0].number,
        last_number=summarized[-1].number,
        role=Role.USER,
        state=TurnState.IN_KV,
        n_tokens=memory.n_tokens_after,
        importance=1.0,
        preview="",
        pinned=False,
        is_block=True,
        recalled=False,
        memory_id=memory.memory_id,
        p0=0,
        p1=memory.n_tokens_after,
    )


def _note_ends(
    transcript: Transcript,
    turns: Sequence[Turn],
    early: Mapping[int, StopReason],
    speeds: Mapping[int, float],
) -> None:
    """Note at each reply how fast it was written, and why it ended if the model did not end it."""
    for turn in turns:
        is_told_of = turn.turn_id in early or turn.turn_id in speeds
        item = transcript.turn(turn.number) if is_told_of else None
        if item is None or item.last_number != turn.number:
            continue  # a call, or a part of a reply
        item.tokens_per_second = speeds.get(turn.turn_id, 0.0)
        if turn.turn_id in early:
            if turn is turns[-1]:
                item.end(early[turn.turn_id])
            else:
                item.ended = early[turn.turn_id]


def _document_items(
    turns: Sequence[Turn], documents: Iterable[Document], receipts: Mapping[int, Receipt]
) -> tuple[dict[int, list[DocumentItem]], list[DocumentItem]]:
    """What is said of documents below a message, by its number: which came with it, and passages for it.

    Then those that came since the last message: the one they came with may have been refused.

    Receipts of replies tell of passages: they stood before a reply, and not after the one before it.
    """
    found: dict[int, list[DocumentItem]] = {}
    waiting = [*documents]
    names = sorted({one.name for one in waiting}, key=len, reverse=True)
    asked, stood = -1, frozenset[tuple[str, tuple[str, ...]]]()
    for turn in turns:
        if turn.role is Role.USER:
            asked = turn.number
            for one in [one for one in waiting if one.created_at <= turn.created_at]:
                found.setdefault(asked, []).append(_attached(one))
                waiting.remove(one)
        receipt = receipts.get(turn.turn_id)
        if receipt is None or asked < 0:
            continue
        came: dict[str, list[str]] = {}
        for source, lines in _passages(receipt.began):
            name = next((name for name in names if source.startswith(f"{name}, ")), None)
            if name is not None and (source, lines) not in stood:
                came.setdefault(name, []).append(source.removeprefix(f"{name}, "))
        for name, places in came.items():
            item = DocumentItem(name, tuple(dict.fromkeys(places)), len(places))
            found.setdefault(asked, []).append(item)
        stood = frozenset(_passages(receipt.ended))
    return found, [*map(_attached, waiting)]


def _attached(document: Document) -> DocumentItem:
    return DocumentItem(document.name, n_passages=document.n_passages)


def _back_items(turns: Sequence[Turn], receipts: Mapping[int, Receipt]) -> dict[int, BackItem]:
    """What came back for messages, by the numbers of these, as the receipts of their replies tell it.

    Whether any of it can be let go is known once the chat is in the context.
    """
    found: dict[int, BackItem] = {}
    asked = -1
    for turn in turns:
        if turn.role is Role.USER:
            asked = turn.number
            if turn.reminder:
                found[asked] = BackItem((), is_gone=True, quoted=tuple(words_in(turn.reminder)))
        receipt = receipts.get(turn.turn_id)
        if receipt is None or asked < 0 or not receipt.came_back:
            continue
        item = found.setdefault(asked, BackItem((), is_gone=True))
        item.turns = tuple(sorted({*item.turns, *receipt.came_back}))
        item.why = tuple(dict.fromkeys((*item.why, *receipt.why)))[:_MOST_PAIRS]
        item.as_quotes = tuple(sorted({*item.as_quotes, *receipt.quoted}))
    return found


def _passages(seen: Iterable[Seen]) -> list[tuple[str, tuple[str, ...]]]:
    return [(one.source, one.lines) for one in seen if one.seen_as is SeenAs.PASSAGE]
