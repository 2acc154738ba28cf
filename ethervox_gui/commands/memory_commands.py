"""``/memory …``: search what was said and summarized."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ethervox_gui.commands.command import Command, Surroundings, whole_number
from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.context.text import N_, joined
from ethervox_gui.storage.base.values import Filter, SearchHit
from ethervox_gui.storage.store import Store

_N_HITS = 10


def _search(here: Surroundings, arguments: Sequence[str]) -> None:
    tags = {word.removeprefix("tag=") for word in arguments if word.startswith("tag=")} - {""}
    words = " ".join(word for word in arguments if not word.startswith("tag="))
    if not words:
        raise UserError("bad_argument", N_("/memory search needs words to look for."), N_("See /help."))
    here.answer(lambda: _found(here.store, words, tags))


def _found(store: Store, words: str, tags: Collection[str]) -> str:
    hits = store.search(words, wanted=Filter(tags=tuple(tags)), limit=_N_HITS)
    return (
        joined(*map(_line, hits), by="\n") if hits else N_("Nothing found for “{words}”.").format(words=words)
    )


def _line(hit: SearchHit) -> str:
    words = (
        N_("memory {number} of “{chat}”: {text}")
        if hit.kind == "memory"
        else N_("turn {number} of “{chat}”: {text}")
    )
    number = hit.item_id if hit.kind == "memory" else hit.turn_number
    text = " ".join(hit.snippet.split())
    return words.format(number=number, chat=hit.chat_title or N_("New chat"), text=text)


def _show(here: Surroundings, arguments: Sequence[str]) -> None:
    if not arguments:
        raise UserError("bad_argument", N_("/memory show needs the number of a memory."), N_("See /help."))
    number = whole_number("/memory show", arguments[0])
    here.answer(lambda: _shown(here.store, number))


def _shown(store: Store, number: int) -> str:
    try:
        memory = store.memory(number)
    except StorageError as error:
        raise UserError(
            "memory_not_found", N_("There is no memory {number}.").format(number=number)
        ) from error
    words = N_("Memory {number}, turns {first}–{last}:")
    if memory.first_turn is None:
        words = N_("Memory {number}:")
    elif memory.first_turn == memory.last_turn:
        words = N_("Memory {number}, turn {first}:")
    head = words.format(number=memory.memory_id, first=memory.first_turn, last=memory.last_turn)
    if memory.deleted_at is not None:
        head = joined(head, N_("(It is in the bin: /memory restore brings it back.)"))
    return joined(head, memory.text, by="\n")


COMMANDS = (
    Command(("memory", "search"), "words [tag=…]", N_("search memories and all that was said"), _search),
    Command(("memory", "show"), "number", N_("show a memory"), _show, most=1),
)
