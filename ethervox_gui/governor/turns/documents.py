"""Documents of the live chat: attached, listed, removed."""

from __future__ import annotations

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import DocumentAttached, DocumentRemoved
from ethervox_gui.context.recall.passages import DocumentText, longest_in, passages_of
from ethervox_gui.context.text import N_, joined
from ethervox_gui.governor.cache import passages
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.faults.passages import is_possible
from ethervox_gui.storage.pages.page_file import PageKey, PageKind


def attach(live: LiveChat, document: DocumentText) -> None:
    """Keep a document of this chat, in passages.

    Raises :class:`UserError` where none would ever come into the context.
    """
    if not is_possible(live):
        raise UserError(
            "documents_off",
            N_(
                "{name} can't be a document of this chat, since nothing comes into its context by itself."
            ).format(name=document.name),
            N_("Turn on “Turns come back by themselves” in the settings of the context."),
        )
    longest = longest_in(live.budget.n_ctx)
    cut = passages_of(document.sections, table=document.kind == "table", longest=longest)
    if not cut:
        raise UserError("no_text", N_("There is no text in this file."), N_("Choose another file."))
    shelf = live.documents
    shelf.passages(live.store, live.chat_id)
    stored = live.store.add_document(live.chat_id, document.name, document.kind, document.n_bytes, cut)
    shelf.take_in(one for one in live.store.passages(live.chat_id) if one.document_id == stored.document_id)
    shelf.new.add(stored.document_id)
    live.emit(
        DocumentAttached(
            stored.document_id, document.name, len(cut), document.n_pages, document.is_cut, live.chat_id
        )
    )


def remove(live: LiveChat, document_id: int) -> None:
    """Remove a document of this chat for good; its passages leave the context.

    Raises :class:`UserError` where the chat has no such document.
    """
    found = [one for one in live.store.documents(live.chat_id) if one.document_id == document_id]
    if not found:
        raise UserError(
            "document_not_found",
            N_("This chat has no document {number}.").format(number=document_id),
            N_("See /documents."),
        )
    known = live.documents.passages(live.store, live.chat_id)
    ids = {key for key, one in known.items() if one.document_id == document_id}
    live.eviction.may_find()
    passages.leave(live, [block for block in live.timeline.blocks if block.passage_id in ids])
    live.documents.forget(document_id)
    live.store.pages.drop_pages({PageKey(live.chat_id, PageKind.PASSAGE, key) for key in ids})
    live.store.remove_document(document_id)
    live.emit(DocumentRemoved(document_id, found[0].name))


def let_go(live: LiveChat, passage_id: int) -> None:
    """Take a passage out of the context; it stays stored, and comes when it is asked for."""
    passages.leave(live, [block for block in live.timeline.blocks if block.passage_id == passage_id])


def report(live: LiveChat) -> str:
    """The documents of the chat, a line each."""
    found = live.store.documents(live.chat_id)
    if not found:
        return N_("This chat has no documents. /attach FILE attaches one.")
    words = N_("{number}  {name}, {n} passages")
    lines = [
        words.counted("passages", "passage", number=one.document_id, name=one.name, n=one.n_passages)
        for one in found
    ]
    return joined(*lines, by="\n")
