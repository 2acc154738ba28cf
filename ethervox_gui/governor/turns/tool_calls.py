"""Runs the calls a model makes: ``memory_search`` and ``context_manage``."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from ethervox_gui.context.calls import guide_calls
from ethervox_gui.context.calls.forms import looks_like_call
from ethervox_gui.context.calls.guide_calls import Call
from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.language.wishing import wants
from ethervox_gui.context.language.words import WORD
from ethervox_gui.context.summaries.guide.numbered import noted_in
from ethervox_gui.context.summaries.summary import quote_line
from ethervox_gui.context.turns.files import behind_files
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply, choose
from ethervox_gui.governor.faults.renewed import Noted
from ethervox_gui.governor.turns import returns
from ethervox_gui.storage.base.values import Filter, SearchHit
from ethervox_gui.storage.search.ranking import reciprocal_rank_fusion

_N_RESULTS = 5
_MOST_RESULTS = 20
_LOOKED_AT_FOR_TAG = 100
_LOOKED_AT_IN_TURNS = 4 * _N_RESULTS
_MOST_WORDS = 8
_RESULT_LENGTH = 200
#: A line with less than this share of what the best one has of a query answers something else.
_NEAR = 0.5


def run(live: LiveChat, call: Call) -> str:
    """Carry a call out; the text that is handed back to the model."""
    if call.name == guide_calls.MEMORY_SEARCH:
        arguments = call.arguments
        return search_memory(
            live,
            str(arguments.get("query", "")),
            tag=str(arguments.get("tag", "")),
            limit=_limit(arguments.get("limit")),
        )
    return _manage_context(live, call)


def search_memory(live: LiveChat, query: str, *, tag: str = "", limit: int = _N_RESULTS) -> str:
    """What memory says about ``query``, in short lines; what was said in any chat, where memory is silent.

    With the setting ``paging.recall`` at ``page_in``, turns of this chat that match come back into the
    context instead.  With ``tag`` only what bears it, so no turns.  Each line ends with the number of its
    memory or the turn it is from, but for the guide, which was trained on lines without and would take the
    number for an answer.
    """
    if live.settings.paging.recall == "page_in" and not tag:
        back = returns.bring_back_found(live, _turn_hits(live, query), _back_again)
        if back:
            return _back_again(back)
    noted = Noted.by_guide(live)
    in_memory = ({} if tag else _just_back(live, query)) | _in_memory(live, query, tag, limit)
    found = dict(zip(noted.now(in_memory), in_memory.values(), strict=True))
    if not found and not tag:
        found = _in_turns(live, query, noted)
    with_ids = not live.engine.info.is_guide
    if not found and not tag and with_ids:
        found = _in_view(live, query)
    lines = [quote_line(f"{line} [{source}]" if with_ids else line) for line, source in found.items()][:limit]
    while len(lines) > 1 and live.engine.count_tokens("\n".join(lines)) > live.budget.summary_reserve:
        lines.pop()  # a small context has no room for all of it
    return guide_calls.search_result_text(lines)


def _back_again(turns: Sequence[str]) -> str:
    """What the model is told of turns that have come back."""
    return guide_calls.search_result_text([f"{some} are in the context again" for some in turns])


def _limit(given: str | int | float | None) -> int:
    """How many lines a call asks for; a number that makes no sense counts as none."""
    try:
        return max(1, min(_MOST_RESULTS, int(given))) if given is not None else _N_RESULTS
    except (ValueError, OverflowError):
        return _N_RESULTS


def _in_memory(live: LiveChat, query: str, tag: str, limit: int) -> dict[str, str]:
    """Lines of memories, each with its source, the ones with most of the query first.

    A line that several have is the best one's.
    """
    looked_at = _LOOKED_AT_FOR_TAG if tag else limit
    found: dict[str, str] = {}
    for hit in live.store.search(query, kinds=("memory",), wanted=_searched(live), limit=looked_at):
        if _tells_of_others(live, hit):
            continue
        if not tag or tag.casefold() in (own.casefold() for own in hit.tags):
            for line in _lines_of_memory(live, hit):
                found.setdefault(line, f"memory {hit.item_id}")
    return {line: found[line] for line in _most_asked_for(live, query, found) or found}


def _just_back(live: LiveChat, query: str) -> dict[str, str]:
    """What came back for the message that is answered and the query asks for, a line of each exchange.

    The model sees it, and searches all the same: of memory it would be told only what does not answer.
    """
    back = live.working_set
    exchanges = back.exchanges(live.timeline)
    found: dict[str, str] = {}
    for key in back.just_back(live.timeline):
        said = [turn for turn in exchanges[key] if turn.role is Role.USER]
        lines = [*noted_in(exchanges[key]).values()] if live.engine.info.is_guide else []
        lines = lines or [line for turn in said for line in sentences(turn.text) if not asks(line)]
        best = _most_asked_for(live, query, (line[:_RESULT_LENGTH] for line in lines))[:1]
        found |= dict.fromkeys(best, f"turn {said[0].number} of chat {live.chat_id}" if said else "")
    return {line: found[line] for line in _most_asked_for(live, query, found)}


def _in_view(live: LiveChat, query: str) -> dict[str, str]:
    """What the user told that the model sees, and searches for all the same: "nothing" would be wrong.

    The guide was trained on a memory that holds only what has left.
    """
    told = [turn for turn in live.timeline.resident() if turn.role is Role.USER]
    lines = {
        line[:_RESULT_LENGTH]: f"turn {turn.number} of chat {live.chat_id}"
        for turn in told
        for line in sentences(behind_files(turn.text))
        if not asks(line) and not wants(line)
    }
    return {line: lines[line] for line in _most_asked_for(live, query, lines)}


def _most_asked_for(live: LiveChat, query: str, lines: Iterable[str]) -> list[str]:
    """Of these lines the ones that have something of a query, those with most of it first."""
    asked = live.working_set.words.asked_for(query)
    scores = {line: asked(line) for line in lines}
    least = _NEAR * max(scores.values(), default=0.0)
    return sorted((line for line, score in scores.items() if score >= least > 0), key=lambda x: -scores[x])


def _lines_of_memory(live: LiveChat, hit: SearchHit) -> list[str]:
    """The lines of a memory, or those around the match where they are too long to be told."""
    lines = [line.removeprefix("- ") for line in sentences(live.store.memory(hit.item_id).text)]
    return lines if all(len(line) <= _RESULT_LENGTH for line in lines) else _matching_lines(hit)


def _searched(live: LiveChat) -> Filter:
    """What is searched: everything; where others hear of it this chat alone, which they were told."""
    return Filter(live.chat_id if _is_told_elsewhere(live) else None)


def _is_told_elsewhere(live: LiveChat) -> bool:
    """Whether the model is on another server, or the chat another program's."""
    return live.is_hosted or live.engine.info.capability.apart


def _tells_of_others(live: LiveChat, hit: SearchHit) -> bool:
    """Whether a memory was folded from other chats, too, where those are nobody's business."""
    return _is_told_elsewhere(live) and live.store.chats_of_memory(hit.item_id) != {live.chat_id}


def _in_turns(live: LiveChat, query: str, noted: Noted) -> dict[str, str]:
    """Lines of turns that the model does not see, or what was noted since instead of what they tell."""
    hits = _turn_hits(live, query)
    now = noted.instead_of(hit.item_id for hit in hits)
    lines: dict[str, str] = {}
    for hit in hits:
        for line in now.get(hit.item_id) or _matching_lines(hit):
            lines.setdefault(line, f"turn {hit.turn_number} of chat {hit.chat_id}")
    return lines


def _turn_hits(live: LiveChat, query: str) -> list[SearchHit]:
    """Turns that the model does not see.

    The call itself was said too and has all the words of the query: where nothing else has, each word is
    looked for alone.
    """
    wanted = _searched(live)
    hits = _telling(live, live.store.search(query, kinds=("turn",), wanted=wanted, limit=_LOOKED_AT_IN_TURNS))
    if not hits:
        words = list(dict.fromkeys(WORD.findall(query)))[:_MOST_WORDS]
        found = [
            live.store.search(w, kinds=("turn",), wanted=wanted, limit=_LOOKED_AT_IN_TURNS) for w in words
        ]
        rankings = [[hit.item_id for hit in _telling(live, each)] for each in found]
        by_id = {hit.item_id: hit for each in found for hit in each}
        hits = [by_id[item_id] for item_id in reciprocal_rank_fusion(rankings)]
    return hits


def _telling(live: LiveChat, hits: list[SearchHit]) -> list[SearchHit]:
    """The hits that tell the model something new.

    Not what it sees anyway or is to have forgotten, and not earlier questions and calls, which answer
    nothing.
    """
    known = {turn.turn_id for turn in live.timeline.resident()}
    known |= live.store.forgotten_among(hit.item_id for hit in hits)
    return [
        hit
        for hit in hits
        if hit.item_id not in known
        and not asks(hit.snippet)
        and not looks_like_call(hit.snippet)
        and not hit.snippet.startswith(guide_calls.SEARCH_ANSWERS)
    ]


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
        request = guide_calls.manage_request(call)
    except ValueError as error:
        return json.dumps({"success": False, "error": str(error)})
    if not live.leaves_by_itself:
        return json.dumps({"success": False, "error": "only the user decides what leaves the context"})
    # Behind the edit there is room for what is handed back.
    n_result = live.engine.count_tokens(json.dumps({"success": True, "tokens_freed": live.budget.n_ctx}))
    chosen = choose.decision_for(live, request, n_result)
    if chosen is None:
        return json.dumps({"success": False, "error": "there is nothing to remove"})
    before = live.timeline.n_used
    apply.carry_out(live, chosen, request.detail)
    result: dict[str, bool | int | str] = {"success": True, "tokens_freed": before - live.timeline.n_used}
    if request.corrected:
        result["corrected"] = request.corrected
    return json.dumps(result)
