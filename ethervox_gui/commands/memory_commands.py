"""``/memory …``: search what was said and summarised."""

from __future__ import annotations

from collections.abc import Sequence

from ethervox_gui.commands.command import Command, Surroundings, whole_number
from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.settings.section import N_
from ethervox_gui.storage.store import Store
from ethervox_gui.storage.values import SearchHit

_N_HITS = 10


def _search(here: Surroundings, arguments: Sequence[str]) -> None:
    tags = {word.removeprefix("tag=") for word in arguments if word.startswith("tag=")}
    words = " ".join(word for word in arguments if not word.startswith("tag="))
    if not words:
        raise UserError("bad_argument", "/memory search needs words to look for.", "See /help.")
    here.answer(lambda: _found(here.store, words, tags))


def _found(store: Store, words: str, tags: set[str]) -> str:
    hits = [hit for hit in store.search(words, limit=5 * _N_HITS) if tags <= set(hit.tags)][:_N_HITS]
    return "\n".join(map(_line, hits)) if hits else f"Nothing found for “{words}”."


def _line(hit: SearchHit) -> str:
    what = f"memory {hit.item_id}" if hit.kind == "memory" else f"turn {hit.turn_number}"
    return f"{what} of “{hit.chat_title or 'New chat'}”: {' '.join(hit.snippet.split())}"


def _show(here: Surroundings, arguments: Sequence[str]) -> None:
    if not arguments:
        raise UserError("bad_argument", "/memory show needs the number of a memory.", "See /help.")
    number = whole_number("/memory show", arguments[0])
    here.answer(lambda: _shown(here.store, number))


def _shown(store: Store, number: int) -> str:
    try:
        memory = store.memory(number)
    except StorageError as error:
        raise UserError("memory_not_found", f"There is no memory {number}.") from error
    return f"Memory {memory.memory_id}, turns {memory.first_turn}–{memory.last_turn}:\n{memory.text}"


COMMANDS = (
    Command(("memory", "search"), "words [tag=…]", N_("search memories and all that was said"), _search),
    Command(("memory", "show"), "number", N_("show a memory"), _show),
)
