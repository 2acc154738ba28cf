"""Brings a stored chat into the cache: what is resident is prefilled, what does not fit is summarised."""

from __future__ import annotations

import time
from dataclasses import replace

from ethervox_gui.context.events import (
    Action,
    ContextEdited,
    Method,
    PromptProgressed,
    SummaryStored,
    Trigger,
)
from ethervox_gui.context.extract import extractive_summary
from ethervox_gui.context.kv_model import LIVE
from ethervox_gui.context.summary import block_texts
from ethervox_gui.context.turns import Block, Message, Role, Span, Turn, TurnState
from ethervox_gui.governor import editor, proof
from ethervox_gui.governor.live_chat import LiveChat
from ethervox_gui.storage.values import Memory


def restore(live: LiveChat, system_prompt: str) -> None:
    """Fill the cache and the timeline of ``live`` from the database; a new chat gets its system turn.

    Raises :class:`EngineError` or :class:`Cancelled` with the cache in any state.
    """
    turns = live.store.turns_of_chat(live.chat_id)
    if not turns and system_prompt:
        turns = [live.store.append_turn(live.chat_id, Role.SYSTEM, system_prompt, importance=1.0)]
    for turn in turns:
        live.timeline.append(replace(turn, span=None))
    resident = [turn for turn in turns if turn.state is TurnState.IN_KV]
    memory = _standing_summary(live, turns)
    leaving = _excess(live, resident, memory)
    if leaving:
        resident = [turn for turn in resident if turn not in leaving]
        memory = _fold(live, leaving, memory, turns)
    _prefill(live, resident, memory, turns)


def _standing_summary(live: LiveChat, turns: list[Turn]) -> Memory | None:
    """The summary that the chat's last summarised turn stands under: it covers all before it."""
    for turn in reversed(turns):
        if turn.state is TurnState.SUMMARIZED and turn.memory_id is not None:
            return live.store.memory(turn.memory_id)
    return None


def _excess(live: LiveChat, resident: list[Turn], memory: Memory | None) -> list[Turn]:
    """The oldest turns, when all do not fit into this (perhaps smaller) window."""
    texts = [Message(turn.role, turn.text) for turn in resident]
    sizes = [len(tokens) for tokens in live.engine.encode(texts).turns] if texts else []
    extra = len(live.block_tokens(memory.text)) if memory else 0
    total = sum(sizes) + extra
    if total < live.budget.act_at:
        return []
    leaving: list[Turn] = []
    goal = live.budget.low_water - live.budget.summary_reserve
    for index, (turn, size) in enumerate(zip(resident, sizes, strict=True)):
        rest_begins_well = turn.role is Role.USER
        if total <= goal and rest_begins_well and index:
            break
        if turn.protected:
            continue
        total -= size
        leaving.append(turn)
    return leaving


def _fold(live: LiveChat, leaving: list[Turn], memory: Memory | None, turns: list[Turn]) -> Memory:
    """Summarise without the model (the turns are not in any cache) and record it as an edit."""
    started = time.perf_counter()
    text = extractive_summary(
        leaving, live.budget.summary_reserve, live.engine.count_tokens, memory.text if memory else ""
    )
    before = sum(turn.n_tokens for turn in leaving)
    after = live.engine.count_tokens(text)
    folded = live.store.add_memory(
        live.chat_id,
        text,
        level=1 if memory else 0,
        importance=editor.SUMMARY_IMPORTANCE,
        tags=editor.SUMMARY_TAGS,
        n_tokens_before=before,
        n_tokens_after=after,
        turn_ids=[turn.turn_id for turn in leaving],
        child_memory_ids=[memory.memory_id] if memory else [],
        source="extractive",
    )
    first, last = leaving[0].number, leaving[-1].number
    event = ContextEdited(
        action=Action.SUMMARIZE_OLD,
        trigger=Trigger.AUTO,
        method=Method.REBUILD,
        first_turn=first,
        last_turn=last,
        n_before=before,
        n_after=after,
        tokens_freed=before - after,
        duration_ms=round((time.perf_counter() - started) * 1000, 3),
        memory_id=folded.memory_id,
    )
    ids = [turn.turn_id for turn in leaving]
    live.store.apply_edit(live.chat_id, event, ids, TurnState.SUMMARIZED, folded.memory_id)
    gone = {turn.turn_id for turn in leaving}
    for index, turn in enumerate(turns):
        if turn.turn_id in gone:
            turns[index] = replace(turn, state=TurnState.SUMMARIZED, memory_id=folded.memory_id)
    live.timeline = type(live.timeline)(replace(turn, span=None) for turn in turns)
    live.emit(
        SummaryStored(
            memory_id=folded.memory_id,
            text=text,
            tags=editor.SUMMARY_TAGS,
            importance=editor.SUMMARY_IMPORTANCE,
            n_tokens=after,
            first_turn=first,
            last_turn=last,
            source="extractive",
        )
    )
    live.emit(event)
    return folded


def _prefill(live: LiveChat, resident: list[Turn], memory: Memory | None, turns: list[Turn]) -> None:
    """One prompt: system turn, summary block, resident turns."""
    system = [turn for turn in resident if turn.role is Role.SYSTEM]
    others = [turn for turn in resident if turn.role is not Role.SYSTEM]
    messages = [Message(turn.role, turn.text) for turn in system]
    if memory is not None:
        question, answer = block_texts(memory.text)
        messages += [Message(Role.USER, question), Message(Role.ASSISTANT, answer)]
    messages += [Message(turn.role, turn.text) for turn in others]
    if not messages:
        return
    encoded = list(live.engine.encode(messages).turns)
    tokens: list[int] = []
    spans: dict[int, Span] = {}
    blocks: list[Block] = []

    def place(own: tuple[int, ...]) -> Span:
        tokens.extend(own)
        return Span(len(tokens) - len(own), len(tokens))

    for turn in system:
        spans[turn.number] = place(encoded.pop(0))
    if memory is not None:
        span = place(encoded.pop(0) + encoded.pop(0))
        covered = [turn.number for turn in turns if turn.state is TurnState.SUMMARIZED]
        blocks.append(Block(memory.memory_id, memory.text, min(covered), max(covered), span))
    for turn in others:
        spans[turn.number] = place(encoded.pop(0))

    def report(done: int, total: int) -> None:
        live.emit(PromptProgressed(done, total))

    live.engine.decode(tokens, LIVE, 0, progress=report, cancelled=live.cancelled)
    live.timeline.load(spans, blocks)
    proof.check(live.engine, live.timeline)
