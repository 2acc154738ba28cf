"""Memories and search hits as the memory panel shows them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ethervox_gui.context.turns import Role, Turn
from ethervox_gui.storage.values import Memory, SearchHit
from ethervox_gui.ui.memory_detail import Detail
from ethervox_gui.ui.memory_list import Card
from ethervox_gui.ui.wording import clock, number, one_line, plain, turns

_SNIPPET = 240


def _tr(text: str) -> str:
    return QCoreApplication.translate("Memory", text)


def of_hit(hit: SearchHit) -> Card:
    tags = [_tr("summary") if hit.kind == "memory" else _tr("turn")]
    if hit.first_turn is not None and hit.last_turn is not None and hit.kind == "memory":
        tags.append(_tr("turns {}").format(turns(hit.first_turn, hit.last_turn)))
    tags += [one_line(tag, 24) for tag in hit.tags[:3]]
    title = hit.title
    if hit.kind == "turn" and hit.turn_number is not None:
        chat = one_line(hit.chat_title, 80) or _tr("New chat")
        title = f"{_tr('Turn {}').format(hit.turn_number)} · {chat}"
        tags = []
    return Card(
        hit.kind,
        hit.item_id,
        hit.chat_id,
        one_line(title, 100) or _tr("New chat"),
        clock(hit.created_at),
        *_clean(hit.snippet, hit.marks),
        tuple(tags),
        hit.turn_number,
    )


def of_memory(memory: Memory) -> Card:
    tags = [_kind_word(memory)]
    if memory.first_turn is not None and memory.last_turn is not None:
        tags.append(_tr("turns {}").format(turns(memory.first_turn, memory.last_turn)))
    if memory.n_tokens_before:
        tags.append(f"{number(memory.n_tokens_before)} → {number(memory.n_tokens_after)}")
    tags += [one_line(tag, 24) for tag in memory.tags[:3]]
    lines = [line.strip().lstrip("-*# ").strip() for line in plain(memory.text[:2000]).split("\n")]
    rest = [line for line in lines if line and line != memory.title]
    return Card(
        "memory",
        memory.memory_id,
        memory.chat_id,
        one_line(memory.title, 100) or _tr("Summary"),
        clock(memory.created_at),
        one_line(" · ".join(rest), _SNIPPET),
        (),
        tuple(tags),
    )


def _kind_word(memory: Memory) -> str:
    return _tr("summary") if memory.kind == "summary" else one_line(memory.kind, 24)


def detail_of_memory(memory: Memory, chat_title: str) -> Detail:
    """A memory as a whole."""
    facts = [clock(memory.created_at)]
    if memory.n_tokens_before:
        before, after = number(memory.n_tokens_before), number(memory.n_tokens_after)
        facts.append(_tr("{} → {} tokens").format(before, after))
    facts.append(_tr("importance {}").format(f"{memory.importance:.2f}"))
    if memory.source == "extractive":
        facts.append(_tr("taken from the turns, not written by the model"))
    title = memory.title or _tr("Note")
    if memory.first_turn is not None and memory.last_turn is not None:
        title = _tr("Summary of turns {}").format(turns(memory.first_turn, memory.last_turn))
    return Detail(
        title,
        memory.text,
        " · ".join(facts),
        memory.chat_id,
        chat_title,
        memory.first_turn,
        memory.last_turn,
    )


def detail_of_turn(card: Card, turn: Turn, chat_title: str) -> Detail:
    """A turn that a search found, as a whole."""
    who = {Role.USER: _tr("You"), Role.ASSISTANT: _tr("Model"), Role.TOOL: _tr("Tool")}
    title = f"{who.get(turn.role, turn.role.value)}, {_tr('turn {}').format(turn.number)}"
    facts = " · ".join([card.when, _tr("{} tokens").format(number(turn.n_tokens))])
    return Detail(title, turn.text, facts, card.chat_id, chat_title, turn.number, turn.number, markdown=False)


def _clean(snippet: str, marks: tuple[tuple[int, int], ...]) -> tuple[str, tuple[tuple[int, int], ...]]:
    """A snippet on one line, its marks still in place: every odd character becomes one space."""
    flat = "".join(char if plain(char) and char not in "\n\t" else " " for char in snippet)
    return flat, marks
