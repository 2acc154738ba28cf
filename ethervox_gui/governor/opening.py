"""Brings a stored chat into the cache: what is resident is prefilled, what does not fit is summarised."""

from __future__ import annotations

import time
from dataclasses import replace

from ethervox_gui.context import policies
from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.context.events import Action, Method, PromptProgressed, StopReason, Trigger
from ethervox_gui.context.kv_model import LIVE
from ethervox_gui.context.policies import Decision, leaving_tokens
from ethervox_gui.context.summary import block_texts
from ethervox_gui.context.timeline import as_message
from ethervox_gui.context.turns import Block, Message, Role, Span, TurnState
from ethervox_gui.governor import editor, proof, reopening, room, summarizer
from ethervox_gui.governor.live_chat import LiveChat
from ethervox_gui.governor.prepared import Summary
from ethervox_gui.storage.values import Memory


def restore(live: LiveChat, system_prompt: str) -> None:
    """Fill the cache and the timeline of ``live`` from the database; a new chat gets its system turn.

    Raises :class:`UserError` when it cannot fit into this window, and :class:`EngineError` or
    :class:`Cancelled` with the cache in any state.
    """
    for turn in live.store.unfinished_turns(live.chat_id):
        # The program ended while it was being written.
        live.store.finish_turn(turn.turn_id, turn.text, turn.n_tokens, StopReason.ERROR)
    turns = live.store.turns_of_chat(live.chat_id)
    if not turns and system_prompt:
        turns = [live.store.append_turn(live.chat_id, Role.SYSTEM, system_prompt, importance=1.0)]
    for turn in turns:
        live.timeline.append(turn)
    memory = _standing_summary(live)
    if reopening.from_pages(live, memory):
        return
    tokens = _lay_out(live, memory)
    _refuse_small_window(live)
    if live.timeline.n_used >= live.budget.act_at:
        _refuse_oversized(live, room.least(live))
        keep = live.settings.context.keep_recent_turns
        decision = policies.summarize_old(live.timeline, live.budget, keep, Trigger.AUTO)
        if decision is not None:
            tokens = _fold(live, decision, memory)
        _refuse_oversized(live, len(tokens))

    def report(done: int, total: int) -> None:
        live.emit(PromptProgressed(done, total))

    if tokens:
        live.engine.decode(tokens, LIVE, 0, progress=report, cancelled=live.cancelled)
    proof.check(live.engine, live.timeline)


def _standing_summary(live: LiveChat) -> Memory | None:
    """The summary that the chat's last summarised turn stands under: it covers all before it."""
    standing = [turn.memory_id for turn in live.timeline if turn.state is TurnState.SUMMARIZED]
    if not standing or standing[-1] is None:
        return None
    try:
        return live.store.memory(standing[-1])
    except StorageError:
        return None  # it lay in the bin too long; the turns it stood for are still stored


def _lay_out(live: LiveChat, memory: Memory | None) -> list[int]:
    """Put system turn, summary block and resident turns one after the other; their tokens, to be decoded."""
    resident = [turn for turn in live.timeline if turn.state is TurnState.IN_KV]
    n_system = sum(turn.role is Role.SYSTEM for turn in resident)
    messages = [as_message(turn) for turn in resident]
    if memory is not None:
        question, answer = block_texts(memory.text)
        messages[n_system:n_system] = [Message(Role.USER, question), Message(Role.ASSISTANT, answer)]
    encoded = list(live.engine.encode(messages).turns) if messages else []
    tokens: list[int] = []
    spans: dict[int, Span] = {}
    blocks: list[Block] = []

    def place(own: tuple[int, ...]) -> Span:
        tokens.extend(own)
        return Span(len(tokens) - len(own), len(tokens))

    for turn in resident[:n_system]:
        spans[turn.number] = place(encoded.pop(0))
    if memory is not None:
        span = place(encoded.pop(0) + encoded.pop(0))
        covered = [turn.number for turn in live.timeline if turn.state is TurnState.SUMMARIZED]
        blocks.append(Block(memory.memory_id, memory.text, min(covered), max(covered), span))
    for turn in resident[n_system:]:
        spans[turn.number] = place(encoded.pop(0))
    live.timeline.load(spans, blocks)
    return tokens


def _fold(live: LiveChat, decision: Decision, memory: Memory | None) -> list[int]:
    """Summarise without the model (the turns are not in any cache), record it, and lay out what stays."""
    started = time.perf_counter()
    n_before = live.timeline.n_used
    freed = leaving_tokens(live.timeline, decision)
    text = summarizer.extract(live, decision, min(live.budget.summary_reserve, int(0.8 * freed)))
    n_block = len(live.block_tokens(text))
    folded: Memory | None = None
    if text and n_block < freed:
        summary = Summary(text, live.engine.count_tokens(text), "extractive")
        folded = editor.store_summary(live, decision, summary, n_block)
    else:
        decision = replace(decision, action=Action.SHIFT_WINDOW, blocks=())
    live.timeline.edit(
        leaving=decision.leaving,
        state=TurnState.SUMMARIZED if folded else TurnState.DROPPED,
        memory_id=folded.memory_id if folded else None,
        gone_blocks=decision.blocks,
    )
    tokens = _lay_out(live, folded or memory)
    editor.record(live, decision, Method.REBUILD, folded, n_before, started)
    return tokens


def _refuse_small_window(live: LiveChat) -> None:
    """Where the system prompt leaves no room for anything else, the chat would be edited at every token."""
    budget = live.budget
    system = sum(turn.n_tokens for turn in live.timeline.resident() if turn.role is Role.SYSTEM)
    if system + budget.reserve > budget.n_ctx:
        raise UserError(
            "window_too_small",
            f"This context of {budget.n_ctx:,} tokens is too small: the system prompt has {system:,}, and "
            f"{budget.reserve:,} are kept for a reply and a summary.",
            "Load the model with a larger context, or shorten the system prompt.",
            f"system={system} reserve={budget.reserve} n_ctx={budget.n_ctx}",
        )


def _refuse_oversized(live: LiveChat, n_tokens: int) -> None:
    if n_tokens > live.budget.n_ctx:
        raise UserError(
            "chat_too_large",
            f"What never leaves this chat needs {n_tokens:,} tokens; this context has {live.budget.n_ctx:,}.",
            "Load the model with a larger context.",
        )
