"""A reply while it is written: its text on the way out, and where it can be cut into parts.

Text is streamed as it comes, unless it may turn out to be a tool call.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from ethervox_gui.context.calls.forms import CallReader, ends_call, without_hidden
from ethervox_gui.context.events.events import ContextEdited, Event, StopReason, TokenGenerated
from ethervox_gui.context.reply_ends import StopText, overlap
from ethervox_gui.context.requests.token_scores import TokenScore
from ethervox_gui.context.turns.parts import Place
from ethervox_gui.context.turns.receipt import Receipt
from ethervox_gui.context.turns.thinking import answer_start, may_open
from ethervox_gui.context.turns.turns import Turn

Listener = Callable[[Event], None]

#: Complete replies that the database did not take yet, the oldest first, with their tokens a second.
Unsaved = deque[tuple[Turn, StopReason, float | None]]


class ReplyStream:
    """Collects the pieces of one reply and emits them.

    What so far may be a call is held back until it is clear that it is none: at the beginning, and behind
    other words from a line on that begins as a call does.  ``n_tokens`` counts what was generated, ``calls``
    says what calls look like (``None``: nothing is one); without ``hold_calls`` none is going to be made.
    Before any of ``stops`` the text ends; with them a form of plain text is used, in which a reply begins
    with a space.
    """

    def __init__(
        self,
        emit: Listener,
        calls: CallReader | None = None,
        *,
        hold_calls: bool = True,
        stops: Sequence[str] = (),
    ) -> None:
        self.n_tokens = 0
        #: Characters of the text, and how many of them are in parts that were cut off.
        self.n_chars = 0
        self.part_start = 0
        self._text = ""
        self._parts: list[str] = []  # what is not in it yet: a long text is not copied for every piece
        self._emit = emit
        self._calls = calls
        self._hold_calls = self._holding = hold_calls and calls is not None
        self._n_sent = 0
        self._waits = False  # something behind other words is held back
        self._is_silent = False
        self._stops = stops
        self._begin()

    def _begin(self) -> None:
        self._stop = StopText(self._stops, trim=True) if self._stops else None

    @property
    def text(self) -> str:
        """All that was added."""
        if self._parts:
            self._text += "".join(self._parts)
            self._parts.clear()
        return self._text

    @property
    def part_text(self) -> str:
        """What was added since the last part was cut off."""
        return self.text[self.part_start :]

    @property
    def told(self) -> str:
        """What of it was told already, or is known from before."""
        return self.text[: self._n_sent]

    @property
    def is_told(self) -> bool:
        """Whether anything of it was told already."""
        return self._n_sent > 0

    @property
    def is_stopped(self) -> bool:
        """Whether the model wrote one of the stop texts: the reply is over."""
        return self._stop is not None and bool(self._stop.found)

    def is_over(self, piece: str) -> bool:
        """Whether it is nothing but a call, which is whole before ``piece``."""
        calls = self._calls
        return calls is not None and self._holding and ends_call(calls, self.text, piece)

    def begin_with(self, text: str, shown: int | None = None) -> None:
        """What the reply said before, if it is going on; it was emitted then.

        With ``shown`` only so much of it is to be seen: behind that it may become a call.  Nor is what a stop
        text may begin with at its end, before it is clear that it does not.
        """
        if self._stops:
            begun = max(overlap(text, stop) for stop in self._stops)
            self._stop = StopText(self._stops)  # what follows begins as it does
            self._stop.add(text[len(text) - begun :])
            text = text[: len(text) - begun]
        self._text = text
        self.n_chars = len(text)
        self._n_sent = len(text) if shown is None else min(shown, len(text))
        self._holding = shown is not None

    def keep_silent(self) -> None:
        """Nothing is sent until :meth:`speak`: it may be begun anew."""
        self._is_silent = True

    def speak(self) -> None:
        """Send what was held back for that."""
        if self._is_silent:
            self._is_silent = False
            if self._holding:
                self._take("")
            else:
                self._send()

    def begin_anew(self) -> None:
        """Nothing was said, of which nothing was sent."""
        self._text, self.n_chars, self.n_tokens = "", 0, 0
        self._parts.clear()
        self._begin()

    def add(self, piece: str) -> None:
        """Take in the text of a token, and send what of all this may be shown."""
        self._take(piece if self._stop is None else self._stop.add(piece))

    def _take(self, piece: str) -> None:
        self._parts.append(piece)
        self.n_chars += len(piece)
        if self._is_silent:
            return
        calls = self._calls
        if calls is not None and self._holding:
            start = answer_start(self.text)
            answer = self.text[start:]
            if (start and not answer.strip()) or calls.may_become(answer) or may_open(answer):
                self._send(start)  # what the model thinks is shown as it comes
                return
            self._holding = False
            self._send_until_call(calls)
        elif calls is not None and self._hold_calls and (self._waits or calls.is_worth_a_look(piece)):
            self._send_until_call(calls)
        elif piece:
            self._n_sent += len(piece)
            if shown := without_hidden(piece, calls):
                self._emit(TokenGenerated(shown))

    def finish(self, *, is_call: bool) -> str:
        """The whole text; what was held back is sent unless it is a call that is going to be run."""
        if self._stop is not None:
            self._take(self._stop.finish())
        if not is_call:
            self._send()
            own = without_hidden(self.part_text, self._calls)
            self._text = without_hidden(self.text[: self.part_start], self._calls)
            self.part_start = len(self._text)
            self._text += own
        return self.text

    def _send_until_call(self, calls: CallReader) -> None:
        end = calls.may_begin(self.text, self._n_sent)
        self._waits = end < len(self.text)
        self._send(end)

    def _send(self, end: int | None = None) -> None:
        text = self.text
        end = len(text) if end is None else max(end, self._n_sent)
        waiting, self._n_sent = text[self._n_sent : end], end
        if shown := without_hidden(waiting, self._calls):
            self._emit(TokenGenerated(shown))


@dataclass(slots=True)
class ReplyParts:
    """The parts of the reply that is being written.

    ``number`` is that of its first turn, ``tokens`` are those of its closed parts as they were decoded, by
    their numbers.  ``places`` are where its open part can be cut; ``tried_at``: it had so many tokens when
    that was last tried; ``written_id`` is the key of its last turn once it is complete.
    """

    number: int = 0
    written_id: int = 0
    tokens: dict[int, tuple[int, ...]] = field(default_factory=dict)
    places: list[Place] = field(default_factory=list)
    tried_at: int = 0


class OpenReply:
    """The reply that is being written, or was last.

    * ``tokens``: those of its open part as they were really decoded, its generation prompt included;
    * ``stream``: its text on the way out;
    * ``parts``: what was cut off it, and where it can be cut;
    * ``stands``: its last turn as it stands in the cache: its key, and the tokens that the cells are of.
      ``None`` where that is not known, for it was read again or came from a page: a text can be spelled with
      other tokens, and just as many;
    * ``scores``: how likely its tokens were, where a program asked, until that is told;
    * ``receipt``: what the model saw as it began, until it is kept; ``edits``: those of the context since;
    * ``unsaved``: complete replies that the database did not take yet, the oldest first; also those of chats
      that were in the cache before.
    """

    def __init__(self, emit: Listener, unsaved: Unsaved | None = None) -> None:
        self.tokens: list[int] = []
        self.stream = ReplyStream(emit)
        self.parts = ReplyParts()
        self.stands: tuple[int, tuple[int, ...]] | None = None
        self.scores: list[TokenScore] = []
        self.receipt: Receipt | None = None
        self.edits: list[ContextEdited] = []
        self.unsaved: Unsaved = deque() if unsaved is None else unsaved

    def begin(self, number: int, stream: ReplyStream, tokens: Iterable[int] = ()) -> None:
        """Begin a reply whose first turn has this number, with the tokens of its generation prompt."""
        self.tokens = list(tokens)
        self.stream = stream
        self.parts = ReplyParts(number)
        self.stands = None
        self.scores = []

    def take_scores(self) -> tuple[TokenScore, ...]:
        """How likely the tokens were that were written since this was asked last."""
        found, self.scores = tuple(self.scores), []
        return found

    def begin_anew(self, n_tokens: int) -> None:
        """Nothing was said: its last ``n_tokens`` are no longer there."""
        self.take_back(n_tokens)
        self.parts.places.clear()
        self.scores.clear()
        self.stream.begin_anew()

    def take_back(self, n_tokens: int) -> None:
        """Its last ``n_tokens`` are no longer there; they are in no text."""
        del self.tokens[len(self.tokens) - n_tokens :]

    def note_receipt(self, receipt: Receipt) -> None:
        """The model sees this as it begins."""
        self.receipt = receipt
        self.edits.clear()

    def was_begun_anew(self) -> None:
        """The model had begun a reply that several messages had got, and begins another instead."""
        if self.receipt is not None:
            self.receipt = replace(self.receipt, begun_anew=True)

    def take_receipt(self) -> tuple[Receipt | None, list[ContextEdited]]:
        """What the model saw as it began, and the edits of the context since; nothing of it is kept here."""
        found = self.receipt, self.edits
        self.receipt, self.edits = None, []
        return found

    def hold(self, tokens: Iterable[int]) -> None:
        """Its open part has these tokens."""
        self.tokens = list(tokens)

    def add(self, *tokens: int) -> None:
        """Add tokens that were decoded behind it."""
        self.tokens += tokens

    def may_be_cut_at(self, places: list[Place]) -> None:
        """Its open part can be cut here."""
        self.parts.places = places

    def tried_to_cut(self, n_tokens: int) -> None:
        """Note that a place to cut it was looked for when its open part had so many tokens."""
        self.parts.tried_at = n_tokens

    def cut(self, number: int, n_tokens: int) -> None:
        """Its first ``n_tokens`` are a turn of this number now."""
        self.parts.tokens[number] = tuple(self.tokens[:n_tokens])
        del self.tokens[:n_tokens]

    def is_written(self, turn_id: int) -> None:
        """It is complete; its last turn has this key."""
        self.parts.written_id = turn_id
        if not self.stream.is_stopped:  # else the model wrote its end, in whatever tokens
            self.stands_as(turn_id, self.tokens)

    def stands_as(self, turn_id: int, tokens: Iterable[int]) -> None:
        """The cells of its last turn, which has this key, are of these tokens."""
        self.stands = turn_id, tuple(tokens)

    def may_stand_otherwise(self) -> None:
        """What is in the cache was read again, or came from pages."""
        self.stands = None

    def keep_unsaved(self, turn: Turn, stop_reason: StopReason, speed: float | None = None) -> None:
        """Keep a complete reply until the database takes it, with its tokens a second."""
        self.unsaved.append((turn, stop_reason, speed))
