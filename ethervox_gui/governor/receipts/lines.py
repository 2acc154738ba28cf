"""Where the lines of a summary or a recalled memory sit among its cells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ethervox_gui.context.recall.carried import Part
from ethervox_gui.context.summaries.note import noted_in, parse_line
from ethervox_gui.context.turns.turns import Block, Span
from ethervox_gui.governor.chat.live_chat import LiveChat


def told_in(live: LiveChat) -> dict[str, int]:
    """By what the notes of the chat say, the numbers of the turns they were made in."""
    numbers = {turn.turn_id: turn.number for turn in live.timeline}
    noted = noted_in(live.store.notes_of_chat(live.chat_id), numbers)
    return {text: numbers[turn_id] for text, turn_id in noted.items()}


def of(live: LiveChat, block: Block, told: Mapping[str, int]) -> list[Part]:
    """A part for each line; one for all of it where nobody can tell which cells are whose.

    ``told``: as :func:`told_in` has it.
    """
    if block.quoted:
        return [Part(block.quoted[0], block.quoted[-1], (block.span,), text=block.text)]
    memory_id = None if block.passage_id else block.memory_id
    turns = block.first_turn, block.last_turn
    part = Part(*turns, (block.span,), memory_id, text=block.text, source=block.source)
    whole = [part]
    tokens = live.block_tokens(block.text)
    if len(tokens) != block.span.n_tokens:
        return whole  # it stands there in other tokens than its text is read in
    ends: list[int] = []  # of each token, in bytes of the whole
    said = b""
    for token in tokens:
        said += live.engine.piece(token)
        ends.append(len(said))
    found: list[Part] = []
    place = 0
    for number, line in enumerate(block.text.splitlines()):
        wanted = line.strip().encode()
        at = said.find(wanted, place) if wanted else -1
        if not wanted:
            continue
        if at < 0:
            return whole
        place = at + len(wanted)
        first = next(index for index, end in enumerate(ends) if end > at)
        last = next(index for index, end in enumerate(ends) if end >= place)
        span = Span(block.span.p0 + first, block.span.p0 + last + 1)
        said_in = told.get(parse_line(line)[1], 0)
        found.append(replace(part, spans=(span,), line=number, text=line.strip(), told_in=said_in))
    return found or whole
