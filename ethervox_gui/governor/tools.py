"""Runs the calls a model makes: ``memory_search`` and ``context_manage``."""

from __future__ import annotations

import json

from ethervox_gui.context import calls, policies
from ethervox_gui.context.calls import Call
from ethervox_gui.context.events import Action, Trigger
from ethervox_gui.context.summary import Detail
from ethervox_gui.governor import editor
from ethervox_gui.governor.live_chat import LiveChat
from ethervox_gui.storage.values import SearchHit

_N_RESULTS = 5
_RESULT_LENGTH = 200
_PRUNE_BELOW = 0.5
_KEEP_MIN, _KEEP_MAX, _KEEP_DEFAULT = 5, 50, 10


def run(live: LiveChat, call: Call) -> str:
    """Carry a call out; the text that is handed back to the model."""
    if call.name == calls.MEMORY_SEARCH:
        return search_memory(live, str(call.arguments.get("query", "")))
    return _manage_context(live, call)


def search_memory(live: LiveChat, query: str) -> str:
    """What memory says about ``query``, in short lines; what was said in any chat, where memory is silent."""
    hits = live.store.search(query, kinds=("memory",), limit=_N_RESULTS)
    lines = [line for hit in hits for line in _matching_lines(hit)]
    if not lines:
        resident = {turn.turn_id for turn in live.timeline.resident()}
        for hit in live.store.search(query, kinds=("turn",), limit=4 * _N_RESULTS):
            # An earlier question about the same thing, or an earlier call, answers nothing.
            is_question = hit.snippet.rstrip().endswith("?") or calls.may_become_call(hit.snippet)
            if hit.item_id not in resident and not is_question:
                lines += _matching_lines(hit)
    found = list(dict.fromkeys(lines))[:_N_RESULTS]
    while len(found) > 1 and live.engine.count_tokens("\n".join(found)) > live.budget.summary_reserve:
        found.pop()  # a small window has no room for all of it
    return calls.search_result_text(found)


def _matching_lines(hit: SearchHit) -> list[str]:
    """The lines of a hit's snippet that hold a match."""
    lines: list[str] = []
    start = 0
    for line in hit.snippet.split("\n"):
        end = start + len(line)
        if any(m0 < end and start < m1 for m0, m1 in hit.marks):
            lines.append(line.strip("… ").removeprefix("- ")[:_RESULT_LENGTH])
        start = end + 1
    return lines


def _manage_context(live: LiveChat, call: Call) -> str:
    try:
        action = Action(str(call.arguments.get("action", "")))
        keep = int(call.arguments.get("keep_last_n_turns", _KEEP_DEFAULT))
        detail = Detail(str(call.arguments.get("summary_detail", Detail.MODERATE)))
    except (ValueError, OverflowError) as error:
        return json.dumps({"success": False, "error": str(error)})
    keep = max(_KEEP_MIN, min(_KEEP_MAX, keep))
    if action is Action.PRUNE_UNIMPORTANT:
        decision = policies.prune_unimportant(live.timeline, _PRUNE_BELOW, Trigger.TOOL)
    elif action is Action.SHIFT_WINDOW:
        decision = policies.shift_window(live.timeline, live.budget, keep, Trigger.TOOL)
    else:
        decision = policies.summarize_old(live.timeline, live.budget, keep, Trigger.TOOL)
    if decision is None:
        return json.dumps({"success": False, "error": "there is nothing to remove"})
    before = live.timeline.n_used
    editor.carry_out(live, decision, detail)
    return json.dumps({"success": True, "tokens_freed": before - live.timeline.n_used})
