"""What a chat consists of on the screen: turns, markers where the context was edited, tool calls."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from types import MappingProxyType

from ethervox_gui.context.calls.any_tool import call_line, called
from ethervox_gui.context.events.events import Action, ContextEdited, StopReason
from ethervox_gui.context.turns.numbers import Runs, runs_of
from ethervox_gui.context.turns.parts import whole_replies
from ethervox_gui.context.turns.thinking import answer_of
from ethervox_gui.context.turns.turns import Role, Turn, TurnState


@dataclass(frozen=True, slots=True)
class Versions:
    """Turn ``number`` is version ``shown`` of ``count``, from 1.

    Where a reply begins with a tool call the number is that of the call.
    """

    number: int
    shown: int
    count: int


@dataclass(slots=True)
class TurnItem:
    """One turn, or all parts of one reply; ``number`` is ``None`` until the engine has given it one.

    * ``part_tokens``: the tokens of its parts by their numbers, where it has several;
    * ``ended``: why a reply ended, as far as that is known;
    * ``may_go_on``: it ended before the model was done, and nothing was said since;
    * ``may_retry``: it is the last, and broke off or was stopped, or is a message without a reply;
    * ``versions``: ``None`` where it is the only one;
    * ``carried``: what carried it, while somebody wants to know;
    * ``forgotten``: nothing that the model is told says anything of it;
    * ``is_open``: a part of it is still to be told, perhaps after it ended.
    """

    number: int | None
    role: Role
    text: str
    state: TurnState = TurnState.IN_KV
    n_tokens: int = 0
    tokens_per_second: float = 0.0
    ended: StopReason | None = None
    may_go_on: bool = False
    may_retry: bool = False
    streaming: bool = False
    said_at: float = 0.0
    memory_id: int | None = None
    versions: Versions | None = None
    part_tokens: dict[int, int] = field(default_factory=dict)
    carried: str = ""
    forgotten: bool = False
    is_open: bool = False

    @classmethod
    def of(cls, turn: Turn, versions: Versions | None = None, last_number: int | None = None) -> TurnItem:
        """``last_number``: that of its last part."""
        last = turn.number if last_number is None else last_number
        return cls(
            turn.number,
            turn.role,
            turn.text,
            turn.state,
            turn.n_tokens,
            said_at=turn.created_at,
            memory_id=turn.memory_id,
            versions=versions,
            part_tokens={last: 0} if last > turn.number else {},
        )

    @property
    def last_number(self) -> int:
        """The number of its last part; -1 where it has none yet."""
        return max(self.part_tokens, default=-1 if self.number is None else self.number)

    def holds(self, number: int) -> bool:
        """Whether the turn of this number is in it."""
        return self.number is not None and self.number <= number <= self.last_number

    def end(self, reason: StopReason) -> None:
        """The reply ended."""
        self.ended = reason
        self.may_go_on = reason is not StopReason.END and bool(self.text.strip())
        self.may_retry = reason in {StopReason.ERROR, StopReason.CANCELLED, StopReason.LOOP}
        self.streaming = False

    @property
    def seen(self) -> bool:
        """Whether the model still sees it."""
        return self.state is TurnState.IN_KV


@dataclass(frozen=True, slots=True)
class Whole:
    """What several edits did together: turns, in runs, tokens, and time."""

    turns: Runs
    tokens_freed: int
    duration_ms: float


@dataclass(slots=True)
class EditMarkerItem:
    """An edit of the context, between the last turn that left and the first that stayed.

    * ``is_back``: the turns are all in the context again; ``fits``: there would be room for them;
    * ``is_forgotten``: those of its turns that are out of the context are forgotten;
    * ``turns``: those of its turns that left, in runs, without what stayed or is back;
    * ``is_redone``: it was undone, and those of its turns that are out left with other edits;
    * ``gives_way``: a later marker stands for this one too; ``whole`` is all that such a marker stands for;
    * ``parts``: the edits that are shown as one, because they took out parts of one reply.
    """

    action: Action
    first_turn: int
    last_turn: int
    tokens_freed: int
    duration_ms: float
    memory_id: int | None
    turns: Runs = ()
    is_back: bool = False
    is_redone: bool = False
    is_forgotten: bool = False
    fits: bool = True
    gives_way: bool = False
    whole: Whole | None = None
    parts: tuple[EditMarkerItem, ...] = ()

    def __post_init__(self) -> None:
        self.turns = self.turns or ((self.first_turn, self.last_turn),)

    def covers(self, other: EditMarkerItem) -> bool:
        """Whether all turns of the other edit are among those of this one, as far as their range tells."""
        return self.first_turn <= other.first_turn and other.last_turn <= self.last_turn

    @classmethod
    def of(cls, event: ContextEdited) -> EditMarkerItem:
        return cls(
            event.action,
            event.first_turn,
            event.last_turn,
            event.tokens_freed,
            event.duration_ms,
            event.memory_id,
            runs_of(set(range(event.first_turn, event.last_turn + 1)).difference(event.stayed)),
        )


@dataclass(frozen=True, slots=True)
class DayItem:
    """The chat goes on, on another day; ``memory_id`` is the summary of what came before, if there is one."""

    said_at: float
    memory_id: int | None


@dataclass(frozen=True, slots=True)
class ToolItem:
    """A call the model made, and what it got; ``number`` is the call's turn."""

    call: str
    result: str
    number: int | None = None


@dataclass(frozen=True, slots=True)
class NoteItem:
    """What a command answered; the model never sees it."""

    command: str
    text: str


@dataclass(slots=True)
class BackItem:
    """Turns that came back for the message above; ``is_gone``: none of them stands there for it any more.

    ``is_off``: nothing comes back by itself in this chat any more.
    ``as_quotes``: those of them that did not come as they were, of which all or a part is quoted.  ``why``:
    what they have in common with it, in pairs of words, one of the message and one of theirs.  ``quoted``:
    what the user told there as it stands quoted in the message itself, or in other turns that are still in
    sight, where ``turns`` are none.
    """

    turns: tuple[int, ...]
    is_gone: bool = False
    is_off: bool = False
    why: tuple[tuple[str, str], ...] = ()
    quoted: tuple[str, ...] = ()
    as_quotes: tuple[int, ...] = ()


@dataclass(slots=True)
class DocumentItem:
    """What happened to a document: it was attached, or passages of it came in for the message above.

    ``places`` are where those stand in it; of one that was attached there are ``n_passages`` instead.
    """

    name: str
    places: tuple[str, ...] = ()
    n_passages: int = 0


Item = TurnItem | EditMarkerItem | DayItem | ToolItem | NoteItem | BackItem | DocumentItem


@dataclass(slots=True)
class Transcript:
    """The items of one chat, in the order in which they are shown."""

    items: list[Item] = field(default_factory=list)

    @classmethod
    def of(
        cls,
        turns: Sequence[Turn],
        markers: Iterable[EditMarkerItem],
        versions: Mapping[int, tuple[int, ...]] = MappingProxyType({}),
    ) -> Transcript:
        """A stored chat: system turns are left out, each call and its result become one line.

        ``versions`` are the ids of all versions, by the number of the turn.
        """
        transcript = cls()
        calls: list[ToolItem] = []  # those whose results come
        waiting: Versions | None = None  # those of a call are shown at the answer
        end = turns[-1].number if turns else 0
        spoken: list[Turn] = []
        ahead: dict[int, Versions] = {}  # of what stands in front of a turn and is left out
        for turn in whole_replies(turns):
            several = versions.get(turn.number, ())
            if turn.turn_id in several:
                waiting = Versions(turn.number, several.index(turn.turn_id) + 1, len(several))
            if turn.role is Role.SYSTEM:
                continue
            if waiting is not None:
                ahead[turn.number], waiting = waiting, None
            spoken.append(turn)
        waiting = None
        for turn, following in zip_longest(spoken, spoken[1:]):
            last = end if following is None else following.number - 1
            waiting = ahead.get(turn.number, waiting)
            if turn.role is Role.TOOL:
                call = calls.pop(0) if calls else ToolItem("", "")
                transcript.items.append(replace(call, result=turn.text))
                continue
            transcript.items += calls
            calls = []
            if turn.role is Role.USER:
                transcript.items += transcript.day_before(turn.created_at)
            if turn.role is Role.ASSISTANT and _is_call(turn, following):
                says, calls = transcript.add_call(turn, waiting, answered=following is not None)
                waiting = None if says else waiting
            else:
                parts_end = last if turn.role is Role.ASSISTANT else None
                transcript.items.append(TurnItem.of(turn, waiting, parts_end))
                waiting = None
        transcript.items += calls
        for marker in markers:
            if not transcript.joins_marker(marker):
                transcript.items.insert(transcript.place_of(marker), marker)
        return transcript

    def joins_marker(self, marker: EditMarkerItem) -> EditMarkerItem | None:
        """The marker that this one was made part of: parts of one reply leave one after the other."""
        place = self.place_of(marker)
        before = self.items[place - 1] if place else None
        after = self.items[place] if place < len(self.items) else None
        if (
            not isinstance(before, EditMarkerItem)
            or not isinstance(after, TurnItem)
            or not after.holds(before.last_turn)
            or not after.holds(marker.last_turn)
            or before.action is not marker.action
        ):
            return None
        # Of an edit that was undone and made again the second one counts.
        stands = [part for part in before.parts or (replace(before),) if not marker.covers(part)]
        before.parts = (*stands, marker)
        before.first_turn = min(part.first_turn for part in before.parts)
        before.last_turn = max(part.last_turn for part in before.parts)
        before.turns = ((before.first_turn, before.last_turn),)
        before.tokens_freed = sum(part.tokens_freed for part in before.parts)
        before.duration_ms = sum(part.duration_ms for part in before.parts)
        before.memory_id = marker.memory_id
        return before

    def add_call(
        self, turn: Turn, versions: Versions | None, *, answered: bool
    ) -> tuple[bool, list[ToolItem]]:
        """A reply that made calls: whether it says something else, which is shown as a reply; the calls."""
        made = called(turn.text, answered=answered)
        if made is None:
            return False, [ToolItem(turn.text, "", turn.number)]
        text = "\n\n".join(filter(None, (made.said, made.behind)))
        says = says_something(text)
        if says:
            self.items.append(replace(TurnItem.of(turn, versions), text=text))
        written = [made.written] if len(made.calls) == 1 else map(call_line, made.calls)
        return says, [ToolItem(call, "", turn.number) for call in written]

    def cut(self, number: int) -> None:
        """The chat goes another way from this turn on: what followed is not shown any more."""
        for index, item in enumerate(self.items):
            if isinstance(item, TurnItem | ToolItem) and item.number is not None and item.number >= number:
                while index and isinstance(self.items[index - 1], DayItem):
                    index -= 1
                del self.items[index:]
                return

    @property
    def last_number(self) -> int:
        """The number of the newest turn that has one; -1 without any."""
        numbers = (
            item.last_number if isinstance(item, TurnItem) else item.number
            for item in self.items
            if isinstance(item, TurnItem | ToolItem)
        )
        return max((number for number in numbers if number is not None), default=-1)

    def has_message(self, text: str, after: int) -> bool:
        """Whether the user said this in a turn behind the one of this number."""
        return any(
            isinstance(item, TurnItem)
            and item.role is Role.USER
            and item.number is not None
            and item.number > after
            and item.text == text
            for item in self.items
        )

    def day_before(self, said_at: float) -> list[DayItem]:
        """What stands before a message of this time: the day, if the last turn is of another one."""
        last = next((item for item in reversed(self.items) if isinstance(item, TurnItem)), None)
        if (
            last is None
            or not last.said_at
            or time.localtime(last.said_at)[:3] == time.localtime(said_at)[:3]
        ):
            return []
        return [DayItem(said_at, last.memory_id)]

    def place_of(self, item: Item) -> int:
        """Where a new item belongs: at the end, but for what tells of others.

        A marker stands after the last turn that left and what hangs on it, in front of a reply of which parts
        left and others stayed; what came back below the last message, though its reply is there already.
        """
        match item:
            case EditMarkerItem():
                return self._place_of_marker(item)
            case BackItem():
                return self.below_message()
            case _:
                return len(self.items)

    def below_message(self) -> int:
        """The place below the last message and what is said of it, in front of its reply."""
        place = len(self.items)
        for index in range(len(self.items) - 1, -1, -1):
            item = self.items[index]
            if isinstance(item, TurnItem) and item.role is Role.USER:
                return place
            if isinstance(item, TurnItem | ToolItem | EditMarkerItem):
                place = index
        return len(self.items)

    def _place_of_marker(self, marker: EditMarkerItem) -> int:
        place, last = 0, self._last_up_to(marker.last_turn)
        if last is not None:
            index, item, number = last
            is_inside = number < marker.last_turn and (item.is_open or marker.last_turn < item.last_number)
            place = index if is_inside else index + 1
        while place < len(self.items) and isinstance(self.items[place], EditMarkerItem):
            place += 1
        return place

    def _last_up_to(self, number: int) -> tuple[int, TurnItem, int] | None:
        """The last of the turns up to this number: its index, itself, and its own number.

        Found by halves, for a long chat has thousands of markers.
        """
        found = None
        low, high = 0, len(self.items)
        while low < high:
            middle = index = (low + high) // 2
            item = self.items[index]
            while index > low and not (isinstance(item, TurnItem) and item.number is not None):
                index -= 1
                item = self.items[index]
            if not isinstance(item, TurnItem) or item.number is None:
                low = middle + 1  # none of these is a turn
            elif item.number <= number:
                found, low = (index, item, item.number), middle + 1
            else:
                high = index
        return found

    def index_of_turn(self, number: int) -> int | None:
        """The index of a turn, or of the nearest one after it."""
        for index, item in enumerate(self.items):
            if isinstance(item, TurnItem) and item.number is not None and item.last_number >= number:
                return index
        return None

    def turn(self, number: int) -> TurnItem | None:
        """What shows the turn of this number, or the reply that it is a part of."""
        found = self._last_up_to(number)
        return found[1] if found is not None and found[1].holds(number) else None


def says_something(said: str) -> bool:
    """Whether there is more than thinking in what a reply says before its call."""
    return bool(answer_of(said).strip())


def _is_call(turn: Turn, following: Turn | None) -> bool:
    """Whether a reply is a tool call: one that was answered, or that waits at the end of the chat."""
    if following is None:
        return called(turn.text, answered=False) is not None
    return following.role is Role.TOOL
