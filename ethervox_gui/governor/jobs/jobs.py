"""What the governor can be asked to do.  Jobs run one after another on the engine thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Literal

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits.policies import PRUNE_BELOW
from ethervox_gui.context.events.events import Trigger
from ethervox_gui.context.recall.passages import DocumentText
from ethervox_gui.engine.protocol import CancelCheck, never
from ethervox_gui.settings import Settings


@dataclass(frozen=True, slots=True)
class Job:
    """The base of all jobs."""


@dataclass(frozen=True, slots=True)
class LoadModel(Job):
    """Load a GGUF file in place of the model that is loaded, then open ``chat_id``.

    ``chat_id`` ``None`` opens a new chat (which is stored with its first message).  Without ``with_chat``
    none is opened: the model serves guests alone.  ``profile`` is the one to go on with, by name; ``None``
    is that of the chat.  A profile that names another model gets that one, unless the user has ``chosen``
    this one: then the chat goes on with the default profile.  ``n_ctx`` are the tokens of context, ``None``
    as many as the settings say.  Once it ``is_unwanted`` nothing more is loaded, and no model comes back in
    place of the one before: another is loaded next.
    """

    path: Path
    chat_id: int | None = None
    with_chat: bool = True
    profile: str | None = None
    chosen: bool = False
    n_ctx: int | None = None
    is_unwanted: CancelCheck = never


@dataclass(frozen=True, slots=True)
class OpenChat(Job):
    """Make another chat the live one; ``None`` opens a new one, with the profile of this name.

    The model that the chat's profile names is loaded first, if it is another one.
    """

    chat_id: int | None
    profile: str = ""


@dataclass(frozen=True, slots=True)
class ChooseProfile(Job):
    """Let the live chat go on with the profile of this name; empty: the default.

    Its model is loaded if it is another one.  The system prompt of a chat in which something was said stays.
    """

    profile: str


class IfTooLong(StrEnum):
    """What happens to a message that is larger than the context can take."""

    REFUSE = "refuse"
    CONDENSE = "condense"
    END = "end"


@dataclass(frozen=True, slots=True)
class SendMessage(Job):
    """Append a user turn and generate the reply.

    With ``if_too_long`` a message that cannot fit is condensed in pieces, or only the end of it is sent; the
    whole of it is kept as a note.
    """

    text: str
    if_too_long: IfTooLong = IfTooLong.REFUSE


class UnawaitedJob(Job):
    """The base of jobs that nobody waits for: what they ask for is done in idle time, and not told."""


@dataclass(frozen=True, slots=True)
class ExpectMessage(UnawaitedJob):
    """Somebody is about to say ``text`` in the live chat: what it is about is read ahead.

    Nothing of it is stored or decoded into the chat.
    """

    text: str


@dataclass(frozen=True, slots=True)
class Regenerate(Job):
    """Write the reply to a user's turn again, as another version: that which turn ``turn_number`` belongs to.

    ``None`` means the last one.  The chat goes back to that turn; what followed stays, as a branch.
    """

    turn_number: int | None = None


@dataclass(frozen=True, slots=True)
class GoOn(Job):
    """Write the last reply on from where it ended, in the same reply."""


@dataclass(frozen=True, slots=True)
class EditMessage(Job):
    """Say something else in place of the user's turn ``turn_number``, as another version, and reply to it.

    ``if_too_long`` as in :class:`SendMessage`.
    """

    turn_number: int
    text: str
    if_too_long: IfTooLong = IfTooLong.REFUSE


@dataclass(frozen=True, slots=True)
class ShowVersion(Job):
    """Go on with another version of a turn, counted from 1 in the order in which they were said."""

    turn_number: int
    version: int


@dataclass(frozen=True, slots=True)
class ShowTurn(Job):
    """Go on with the branch of the live chat on which the turn of this id stands, if it is another."""

    turn_id: int


@dataclass(frozen=True, slots=True)
class SummarizeOld(Job):
    """Summarize old turns now; ``None`` takes the settings' values.

    A number of turns that is named here is kept to as long as there is room for a reply; of the settings' one
    fewer stay where the context would be half full else.
    """

    keep_last_n_turns: int | None = None
    detail: Detail | None = None
    trigger: Trigger = Trigger.USER


@dataclass(frozen=True, slots=True)
class MakeRoom(Job):
    """Let the turns leave now of which :class:`EditProposed` told."""


@dataclass(frozen=True, slots=True)
class DraftSummary(Job):
    """Write the summary of old turns and show it, without letting anything leave.

    ``keep_last_n_turns`` as in :class:`SummarizeOld`.
    """

    keep_last_n_turns: int | None
    detail: Detail


@dataclass(frozen=True, slots=True)
class ApplyDraft(Job):
    """Put ``text`` in the place of ``turns`` of a chat, which a :class:`DraftSummary` like it was for.

    ``source`` says who wrote it: ``model``, ``extractive``, or ``user`` when it was changed.
    """

    keep_last_n_turns: int | None
    detail: Detail
    turns: tuple[int, ...]
    text: str
    source: str
    chat_id: int


@dataclass(frozen=True, slots=True)
class ShiftWindow(Job):
    """Drop the oldest turns now."""

    keep_last_n_turns: int | None = None
    trigger: Trigger = Trigger.USER


@dataclass(frozen=True, slots=True)
class PruneUnimportant(Job):
    """Drop exchanges of low importance now."""

    threshold: float = PRUNE_BELOW
    trigger: Trigger = Trigger.USER


class SummaryFate(StrEnum):
    """What becomes of the summary that stands for turns of which some come back."""

    KEEP = "keep"
    SHRINK = "shrink"
    DROP = "drop"


@dataclass(frozen=True, slots=True)
class BringBack(Job):
    """Bring turns that left the context back into it.

    A summary of which every turn is back goes; ``summary`` says what else becomes of it (``None``: what the
    setting says).  Without ``may_read`` only pages are used: where turns would have to be read again,
    :class:`ReturnMeasured` says what that costs and nothing changes.
    """

    first_turn: int
    last_turn: int
    summary: SummaryFate | None = None
    may_read: bool = True


@dataclass(frozen=True, slots=True)
class UndoEdit(Job):
    """Bring back what the last edit took out that was not undone yet.

    With ``turns`` (the first and the last that an edit took out) that edit is meant: where it is not the
    last one, its turns come back as with :class:`BringBack`.  ``may_read`` as there.
    """

    turns: tuple[int, int] | None = None
    may_read: bool = True


@dataclass(frozen=True, slots=True)
class ExplainReply(Job):
    """Tell what carried a reply, and what the model saw for it; ``None`` means the last one.

    With ``gives_way`` it ends as soon as something else is to be done.
    """

    turn_number: int | None = None
    gives_way: bool = False


@dataclass(frozen=True, slots=True)
class ReportPages(Job):
    """Tell, as a notice, which pages there are and how often they were of use."""


@dataclass(frozen=True, slots=True)
class LetGo(Job):
    """Take out again what came back for messages by itself; with a ``number`` what quotes this turn.

    ``for_good``: nothing comes back by itself in this chat any more, either.
    """

    for_good: bool = False
    number: int | None = None


@dataclass(frozen=True, slots=True)
class HealContext(Job):
    """Put a clean copy of the context in its place while nothing else runs: the same text, read at once."""

    trigger: Trigger = Trigger.USER


@dataclass(frozen=True, slots=True)
class ForgetTurns(Job):
    """Take turns out of the context so that nothing of them echoes in it: what stays is read again at once.

    Nothing stands for them, they do not come back by themselves, and they stay stored.
    """

    first_turn: int
    last_turn: int
    trigger: Trigger = Trigger.USER


@dataclass(frozen=True, slots=True)
class ClearContext(Job):
    """Take out of the context all that may leave; without ``confirmed``, only say what that means.

    With ``forget`` as :class:`ForgetTurns`.
    """

    confirmed: bool = False
    trigger: Trigger = Trigger.USER
    forget: bool = False


@dataclass(frozen=True, slots=True)
class Tell(Job):
    """Tell, as a notice, what ``text`` returns; it is called in its turn, on the engine thread.

    A :class:`UserError` it raises is told as an error.  Nobody asked for it.
    """

    text: Callable[[], str]


@dataclass(frozen=True, slots=True)
class Answer(Tell):
    """Tell the same as the answer to a command."""


@dataclass(frozen=True, slots=True)
class ReportStatus(Job):
    """Tell, as a notice, how full the context is and with what."""


@dataclass(frozen=True, slots=True)
class SetPinned(Job):
    """Pin or unpin a turn of the live chat."""

    turn_number: int
    pinned: bool
    trigger: Trigger = Trigger.USER


@dataclass(frozen=True, slots=True)
class KeepTurns(Job):
    """Pin several turns of the live chat."""

    turns: tuple[int, ...]


class RenewSummaries(UnawaitedJob):
    """Memories were changed: summaries of them in the live chat's context say the same once that is read.

    Models whose cells cannot be edited read all of the chat again before the next message.
    """


@dataclass(frozen=True, slots=True)
class MeasureRecall(Job):
    """Tell what :class:`RecallMemory` would cost."""

    memory_id: int


@dataclass(frozen=True, slots=True)
class MeasureReturn(Job):
    """Tell what bringing back what a search found would cost: a memory's turns, or a turn's exchange."""

    kind: Literal["memory", "turn"]
    item_id: int


@dataclass(frozen=True, slots=True)
class RecallMemory(Job):
    """Put a memory into the context of the live chat, quoted as data."""

    memory_id: int


@dataclass(frozen=True, slots=True)
class ForgetRecalled(Job):
    """Take a recalled memory out of the context; it stays stored."""

    memory_id: int


@dataclass(frozen=True, slots=True)
class AttachDocument(Job):
    """Keep a file as a document of the live chat, in passages that come in when a message asks for them.

    ``read`` is called in its turn, on the engine thread; a :class:`UserError` it raises is told as an error.
    """

    read: Callable[[], DocumentText]


@dataclass(frozen=True, slots=True)
class RemoveDocument(Job):
    """Remove a document of the live chat, for good."""

    document_id: int


@dataclass(frozen=True, slots=True)
class LetPassageGo(Job):
    """Take a passage out of the context; it stays stored."""

    passage_id: int


@dataclass(frozen=True, slots=True)
class ReportDocuments(Job):
    """Tell, as a notice, which documents the live chat has."""


@dataclass(frozen=True, slots=True)
class ChangeSettings(Job):
    """Use other settings from the next job on (what needs a reload takes effect with the next model)."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class ChangeParameters(Job):
    """Let the live chat override its profile with these, by the keys of the settings, and with nothing else.

    It holds from the next message on.  The system prompt of a chat in which something was said stays.
    """

    own: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Shutdown(Job):
    """Free the model and end the loop, after all jobs before it."""
