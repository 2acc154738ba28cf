"""Notes as the chat goes on: what of each exchange is worth keeping, so that no overflow has to wait for it.

They are made of the exchange's own sentences, or written by the model on the scratch sequence, which then
holds that one exchange.  Each is on the disk as soon as it is made.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from ethervox_gui.context.edits.kv_model import SCRATCH, Remove, Share
from ethervox_gui.context.errors import EngineError, EthervoxError, StorageError, UserError
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.language.sentences import asks, sentences
from ethervox_gui.context.language.words import words as words_of
from ethervox_gui.context.summaries import notes as made
from ethervox_gui.context.summaries.grounding import grounded
from ethervox_gui.context.summaries.note import Note, parse_line
from ethervox_gui.context.summaries.summary import as_messages
from ethervox_gui.context.summaries.worth import TELLS, Usual, worth_of_told
from ethervox_gui.context.turns.turns import Block, Message, Role, Span, Turn, exchanges_of
from ethervox_gui.engine.protocol import Chunk
from ethervox_gui.governor.cache import blocks as cache_blocks
from ethervox_gui.governor.cache import prebuild
from ethervox_gui.governor.chat import batch_steps
from ethervox_gui.governor.chat.batch_steps import Steps
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.note_book import NoteBook, Way, way_with
from ethervox_gui.governor.chat.pending_summary import Summary
from ethervox_gui.governor.summaries import writing
from ethervox_gui.governor.summaries.writing import nobody

#: What is usual is learned from so many of the newest turns, and from so many characters of each.
_N_USUAL: Final = 400
_LOOKED_AT: Final = 500

#: The lines of one exchange have at most so many tokens.
_MOST_TOKENS: Final = 72
_MOST_LINES: Final = 3
_LONGEST_LINE: Final = 200
#: The share of a line's words that must have been said, and of the words told that a line must hold.
_COVERED: Final = 0.6

_ENDLESS: Final = 1 << 30

#: So many lines are carried along at most that found no room.
_MOST_LOST: Final = 64

_INSTRUCTION: Final = (
    "Note what I told you about myself, my plans and my things in the message above, and what was decided: "
    'at most three short lines in its language, each beginning with "- You: ". Keep every name, number and '
    'date. If I told you nothing, because I asked for something, write "- none".'
)
#: Held to this, in llama.cpp's grammar: nothing, or one to three lines.
GRAMMAR: Final = r"""
root ::= "- none" | line ("\n" line)? ("\n" line)?
line ::= "- " ("You: " | "Model: ") [^\n\r<>-] [^\n\r<>]*
"""


def way(live: LiveChat) -> Way:
    """How the summaries of this chat are made."""
    return way_with(live.settings.context.notes, live.engine.info)


def are_kept(live: LiveChat) -> bool:
    """Whether notes of exchanges are kept, as opposed to what replies or late summaries say."""
    return way(live) in ("sentences", "model")


def take(live: LiveChat) -> None:
    """Make notes of the exchanges in the context that have none yet, the oldest first.

    Raises :class:`Cancelled` when there is something else to do; what was noted by then is kept.
    """
    batch_steps.run_alone(live.engine, live.cancelled, steps_of(live))


def steps_of(live: LiveChat) -> Steps[None]:
    """As :func:`take`."""
    if not are_kept(live):
        return
    chosen, book = way(live), _book(live)
    waiting = [
        exchange
        for exchange in exchanges_of(turn for turn in live.timeline.resident() if not turn.recalled)
        if _is_over(live, exchange) and not book.has(turn.turn_id for turn in exchange)
    ]
    usual = _usual(live) if waiting else None
    for exchange in waiting:
        assert usual is not None
        found: list[Note] | None = None
        if chosen == "model" and book.may_ask():
            found = yield from _by_model(live, exchange, usual)
            book.model_wrote(usable=found is not None)
        own = _own(live, exchange, usual) if found is None else found
        _keep(live, exchange, own)


def merged(
    live: LiveChat, leaving: Sequence[Turn], blocks: Iterable[Block], max_tokens: int, *, told: bool = False
) -> Summary:
    """The summary of turns and of the summaries before, made of their notes at once.

    ``told``: of the turns only what users told.
    """
    usual, book = _usual(live), _book(live)
    new: list[Note] = []
    for exchange in exchanges_of(leaving):
        ids = [turn.turn_id for turn in exchange]
        if not book.has(ids) or (way(live) == "sentences" and book.is_to_be_seen_again(ids)):
            found = _own(live, exchange, usual)
            _keep(live, exchange, found, at_once=False)
        new += (_weighed(note, usual) for note in book.of(ids))
        new += made.question_for(exchange[-1], _message_after(live, exchange))
    if told:
        new = [note for note in new if note.speaker is Role.USER]
    standing = [*blocks]
    lost = [line if parse_line(line)[1] != line else f"You: {line}" for line in lost_now(live, standing)]
    before = "\n".join([*(f"- {line}" for line in lost), *texts_now(live, standing)])
    earlier = [_weighed(note, usual) for note in made.earlier_notes(before, usual, book.by_text)]
    text = made.merged(earlier, new, max_tokens, live.engine.count_tokens)
    lines = {parse_line(line)[1] for line in text.splitlines()}
    by_model = any(note.source == "model" and note.text in lines for note in (*earlier, *new))
    return Summary(text, live.engine.count_tokens(text), "model" if by_model else "extractive")


def wanted(live: LiveChat, leaving: Sequence[Turn], blocks: Iterable[Block]) -> list[str]:
    """What users told in turns and in the summaries before, as notes say it; not what was corrected."""
    text = merged(live, leaving, blocks, _ENDLESS, told=True).text
    lines = map(parse_line, text.splitlines())
    return [words for speaker, words in lines if speaker is Role.USER and words]


def text_now(live: LiveChat, block: Block) -> str:
    """What a summary in the context says now: the user may have changed or deleted it since."""
    try:
        memory = live.store.memory(block.memory_id)
    except StorageError:
        return block.text
    return "" if cache_blocks.is_thrown_away(live, memory) else memory.text


def texts_now(live: LiveChat, blocks: Iterable[Block]) -> tuple[str, ...]:
    """As :func:`text_now`, of several."""
    return tuple(text_now(live, block) for block in blocks)


def lost_now(live: LiveChat, blocks: Iterable[Block]) -> list[str]:
    """What users told that summaries in the context had no room for: the next may have it.

    The newest of it, so that no chat has more and more to carry along; nothing of a summary that the user
    deleted.
    """
    lost: dict[str, None] = {}
    for block in blocks:
        with contextlib.suppress(StorageError):
            memory = live.store.memory(block.memory_id)
            if not cache_blocks.is_thrown_away(live, memory):
                lost |= dict.fromkeys(memory.lost)
    return list(lost)[-_MOST_LOST:]


# ---- inside ----------------------------------------------------------------------------------------


def _book(live: LiveChat) -> NoteBook:
    if not live.notes.is_read:
        stored: list[Note] = []
        with contextlib.suppress(UserError, StorageError):
            stored = live.store.notes_of_chat(live.chat_id)
        exchanges = exchanges_of(live.timeline)
        live.notes.read(stored, ([turn.turn_id for turn in exchange] for exchange in exchanges))
    return live.notes


def _usual(live: LiveChat) -> Usual:
    newest = [turn for turn in live.timeline if turn.role is not Role.SYSTEM][-_N_USUAL:]
    asked = frozenset(
        turn.text[:_LOOKED_AT]
        for exchange in exchanges_of(newest)
        if _only_asks(exchange)
        for turn in exchange
    )
    return live.notes.usual.of((turn.text[:_LOOKED_AT] for turn in newest), asked)


def _only_asks(exchange: Sequence[Turn]) -> bool:
    said = [
        sentence
        for turn in exchange
        if turn.role is Role.USER
        for sentence in sentences(turn.text[:_LOOKED_AT])
    ]
    return bool(said) and all(map(asks, said))


def _is_over(live: LiveChat, exchange: Sequence[Turn]) -> bool:
    """Whether the exchange has its whole reply."""
    reply = live.timeline.open_reply
    return exchange[-1].role is not Role.USER and (reply is None or reply.number > exchange[-1].number)


def _keep(live: LiveChat, exchange: Sequence[Turn], notes: Sequence[Note], *, at_once: bool = True) -> None:
    ids = [turn.turn_id for turn in exchange]
    live.notes.keep(ids, notes)
    # A note that cannot be stored must end no reply: what was said is stored, and can be noted again.
    with contextlib.suppress(UserError, StorageError):
        live.store.keep_notes(live.chat_id, ids, notes, at_once=at_once)


def _own(live: LiveChat, exchange: Sequence[Turn], usual: Usual) -> list[Note]:
    """The notes of an exchange in its own sentences."""
    return made.notes_of(exchange, usual, _reply_before(live, exchange), _cut(live, exchange))


def _cut(live: LiveChat, exchange: Sequence[Turn]) -> list[int]:
    """The ids of the replies in an exchange that something else ended than the model."""
    replies = [turn.turn_id for turn in exchange if turn.role is Role.ASSISTANT]
    with contextlib.suppress(UserError, StorageError):
        return [reply for reply in replies if live.store.stop_reason(reply) not in (None, StopReason.END)]
    return []


def _reply_before(live: LiveChat, exchange: Sequence[Turn]) -> str:
    """What the model said last before an exchange, as far as it may still be known."""
    turn = _turn(live, exchange[0].number - 1)
    return turn.text if turn is not None and turn.role is Role.ASSISTANT else ""


def _message_after(live: LiveChat, exchange: Sequence[Turn]) -> str:
    """What the user said to the reply at the end of an exchange."""
    turn = _turn(live, exchange[-1].number + 1) if exchange[-1].role is Role.ASSISTANT else None
    return turn.text if turn is not None and turn.role is Role.USER else ""


def _turn(live: LiveChat, number: int) -> Turn | None:
    """The turn with this number; ``None`` where there is none, and where it is forgotten."""
    try:
        turn = live.timeline.turn(number)
    except EthervoxError:
        return None
    return None if turn.turn_id in live.forgotten else turn


def _weighed(note: Note, usual: Usual) -> Note:
    """The note with what a user's own sentence is worth by what is usual now."""
    if note.source == "model" or note.speaker is not Role.USER:
        return note
    return replace(note, worth=worth_of_told(note.text, usual))


def _by_model(live: LiveChat, exchange: Sequence[Turn], usual: Usual) -> Steps[list[Note] | None]:
    """What the model notes of an exchange; ``None`` where none of it can be used.

    Most words of a note must have been said.  What the model leaves out of what was told is kept in the
    user's own words; if it leaves all of that out, none of its notes are used.
    """
    engine = live.engine
    spans = [(turn.span, turn) for turn in exchange if turn.span is not None]
    system = [
        (turn.span, turn)
        for turn in live.timeline.resident()[:1]
        if turn.role is Role.SYSTEM and turn.span is not None
    ]
    seen: list[tuple[Span, Turn | Block]] = [*system, *spans]
    messages = [*as_messages(seen), Message(Role.USER, _INSTRUCTION)]
    encoding = engine.encode(messages, len(messages) - 1, generation=True)
    prompt = encoding.turns[0] + encoding.generation
    if not spans or live.timeline.n_used + len(prompt) + _MOST_TOKENS >= live.budget.n_ctx:
        return None
    prebuild.give_up(live)
    end = spans[-1][0].p1
    try:
        engine.apply([Share(SCRATCH, span.p0, span.p1) for span, _ in seen])
        at = yield Chunk(prompt, SCRATCH, end)
        text = yield from writing.written(
            live, SCRATCH, end + len(prompt), _MOST_TOKENS, nobody, at, len(prompt), grammar=GRAMMAR
        )
    except (EngineError, UserError):
        return None
    finally:
        engine.apply([Remove(seq=SCRATCH)])
    return _usable(text, exchange, usual, _own(live, exchange, usual))


def _usable(text: str, exchange: Sequence[Turn], usual: Usual, own: Sequence[Note]) -> list[Note] | None:
    told = [note for note in own if note.speaker is Role.USER]
    if text.strip() == "- none":
        return None if told else []
    said = {role: [turn for turn in exchange if turn.role is role] for role in (Role.USER, Role.ASSISTANT)}
    found: list[Note] = []
    for line in text.splitlines()[:_MOST_LINES]:
        speaker, words = parse_line(line)
        if not line.startswith("- "):
            continue  # nothing held it to the grammar
        of = said[speaker]
        if not of or not words or len(words) > _LONGEST_LINE:
            continue
        spoken = [turn.text for turn in of]
        is_true = grounded(words, spoken, names_are_large=usual.names_are_large)
        if is_true and _covers(" ".join(spoken), words):
            worth = max(worth_of_told(words, usual), TELLS) if speaker is Role.USER else 0.2
            found.append(Note(speaker, words, of[0].turn_id, worth, "model"))
    missing = [note for note in told if not any(_covers(line.text, note.text) for line in found)]
    return None if not found or (told and len(missing) == len(told)) else [*found, *missing]


def _covers(text: str, what: str) -> bool:
    """Whether most words of ``what`` are in a text."""
    wanted = set(words_of(what))
    return len(wanted & set(words_of(text))) >= _COVERED * len(wanted)
