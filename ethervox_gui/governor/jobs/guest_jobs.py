"""Jobs for other programs, which take turns with the chat's own; and what is told of a completion."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event
from typing import NamedTuple

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.requests.asked_reply import AskedReply
from ethervox_gui.context.requests.pictures import Picture
from ethervox_gui.context.requests.report import CameBack, Shortened
from ethervox_gui.context.requests.token_scores import TokenScore
from ethervox_gui.context.turns.turns import Message
from ethervox_gui.engine.protocol import CancelCheck, PromptEncoder
from ethervox_gui.governor.jobs.jobs import Job
from ethervox_gui.settings import ModelSettings, SamplingSettings
from ethervox_gui.storage.chats.given import GivenCall, GivenTurn
from ethervox_gui.storage.chats.turns import Below

#: The vectors of texts, each with the tokens of its text.
Vectors = tuple[tuple[Sequence[float], int], ...]


@dataclass(frozen=True, slots=True)
class GuestJob(Job):
    """The base of these jobs.  Whoever asked hears how they end; the window does not."""


@dataclass(frozen=True, slots=True)
class Complete(GuestJob):
    """Write the reply to a request that belongs to no stored chat."""

    request: Completion


@dataclass(frozen=True, slots=True)
class SayHosted(GuestJob):
    """Say something in a chat that is kept for another program, and write the reply."""

    request: HostedMessage


@dataclass(frozen=True, slots=True)
class GiveHosted(GuestJob):
    """Put turns into a chat that is kept for another program; no reply is written."""

    request: GivenTurns


@dataclass(frozen=True, slots=True)
class ForgetHosted(GuestJob):
    """Forget turns of a chat that is kept for another program; those behind them stay."""

    request: ForgottenTurns


@dataclass(frozen=True, slots=True)
class Embed(GuestJob):
    """Make vectors of texts with the model of ``encoder``; ``tell`` hears them, or why there are none."""

    texts: tuple[str, ...]
    encoder: PromptEncoder
    tell: Callable[[Vectors | UserError], None]
    cancelled: CancelCheck


@dataclass(frozen=True, slots=True)
class LoadBeside(GuestJob):
    """Load a GGUF file for guests alone, beside the model of the chat and in place of one loaded so before.

    With the settings of ``profile`` (by name).  ``tell`` hears how it ended: ``None``, or why it could not.
    """

    path: Path
    profile: str
    tell: Callable[[UserError | None], None]


@dataclass(frozen=True, slots=True)
class LoadLookedAt(GuestJob):
    """Load the file that ``asked`` is about, now that it was looked at, unless ``stop`` is set."""

    asked: LoadBeside
    settings: ModelSettings
    stop: Event


@dataclass(frozen=True, slots=True)
class FreeBeside(GuestJob):
    """Unload the model that is loaded for guests alone, if there is one."""


@dataclass(frozen=True, slots=True)
class CompletionEvent:
    """The base of what a guest is told, on the engine thread."""


@dataclass(frozen=True, slots=True)
class PromptRead(CompletionEvent):
    """The prompt is in the cache; ``n_reused`` of its tokens were there already.

    ``scores`` are of all its tokens but the first, where the request asks how likely they were.
    """

    n_prompt: int
    n_reused: int
    scores: tuple[TokenScore, ...] = ()


@dataclass(frozen=True, slots=True)
class TextWritten(CompletionEvent):
    """More text of the reply, which has ``n_tokens`` so far; ``scores`` are of those that came with it."""

    text: str
    n_tokens: int
    scores: tuple[TokenScore, ...] = ()


@dataclass(frozen=True, slots=True)
class CompletionEnded(CompletionEvent):
    """The reply is complete; ``stop`` is the one of the request's stop strings that ended it, if any did."""

    stop_reason: StopReason
    n_tokens: int
    stop: str = ""


class HostedTurns(NamedTuple):
    """How many turns of a kept chat the model sees, and in place of how many a summary or nothing stands.

    ``memory_id`` is the newest of these summaries.
    """

    n_kept: int
    n_summarized: int
    n_dropped: int
    memory_id: int | None


@dataclass(frozen=True, slots=True)
class HostedStored(CompletionEvent):
    """The message that is to be answered is stored as a turn of a kept chat; it is not read yet."""

    turn_id: int


@dataclass(frozen=True, slots=True)
class HostedBegun(CompletionEvent):
    """A message is stored as a turn of a kept chat, and in the cache with what stands before it.

    ``n_received`` are the tokens of what came with it, and of the message; ``n_reused`` of the ``n_prompt``
    tokens, with those that ask for the reply, were there already, or came from pages: they were not read for
    it.
    ``came_back`` are the turns that came back for it, ``shortened`` what came with it and stands shorter.
    """

    n_received: int
    n_prompt: int
    n_reused: int
    turns: HostedTurns
    came_back: tuple[CameBack, ...]
    shortened: tuple[Shortened, ...] = ()


@dataclass(frozen=True, slots=True)
class HostedGiven(CompletionEvent):
    """Turns are stored in a kept chat, these: none where some were only taken out."""

    turn_ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HostedEnded(CompletionEvent):
    """The reply in a kept chat is complete and stored; ``turns`` are as they are now.

    ``came_back`` are all that came back for its message, also while it was being written.
    """

    stop_reason: StopReason | None
    n_tokens: int
    turns: HostedTurns
    came_back: tuple[CameBack, ...] = ()


@dataclass(frozen=True, slots=True)
class CompletionFailed(CompletionEvent):
    """There will be no reply, or no more of it."""

    error: UserError


def refuse(job: GuestJob, error: UserError) -> None:
    """Tell whoever waits for a job why it will not be done; that of a request that is over is not read."""
    match job:
        case Complete(request):
            request.tell(CompletionFailed(error))
        case SayHosted(said):
            said.tell(CompletionFailed(error))
        case GiveHosted(given):
            given.tell(CompletionFailed(error))
        case ForgetHosted(forgotten):
            forgotten.tell(CompletionFailed(error))
        case LoadBeside() | Embed():
            job.tell(error)
        case LoadLookedAt(asked):
            asked.tell(error)


@dataclass(frozen=True, slots=True)
class Completion:
    """One request.

    ``prompt`` was made by ``encoder``, which must be that of the loaded model.  ``max_tokens`` ``None`` means
    until the model ends it, or where a reply in the window would pause; ``grammar`` is GBNF or empty.
    ``pictures`` are all of which cells are in the prompt.  ``bias`` is added to the logits of its tokens.
    With ``n_likely`` each token is told with how likely it was, and so many others that were the likeliest;
    with ``scores_prompt`` those of the prompt, too, all of which is read for it.
    """

    prompt: Sequence[int]
    encoder: PromptEncoder
    sampling: SamplingSettings
    tell: Callable[[CompletionEvent], None]
    cancelled: CancelCheck
    max_tokens: int | None = None
    stop: tuple[str, ...] = ()
    grammar: str = ""
    bias: Mapping[int, float] = field(default_factory=dict)
    n_likely: int | None = None
    scores_prompt: bool = False
    pictures: tuple[Picture, ...] = ()


@dataclass(frozen=True, slots=True)
class HostedMessage:
    """What a program says in a chat that is kept for it; the last of ``messages`` is answered.

    They follow turn ``below``, or whatever is the newest. ``prompt`` is what the chat begins with: where it
    was something else, that is replaced from now on; ``None`` leaves it as it is. ``encoder`` must be that
    of the loaded model. With ``is_first`` the chat was made for it, and goes again where no reply is begun;
    with ``is_streamed`` only where nothing was stored, since then the program knows what to go on behind.
    With ``has_tools`` the program runs the calls that the reply makes, of which it asks what ``asked``
    says.  Results of calls that cannot fit are read shorter where it ``may_shorten`` them, else refused.
    ``calls`` are those in each of the messages, by the names that the program knows them by.
    """

    chat_id: int
    messages: tuple[Message, ...]
    prompt: str | None
    profile: str
    encoder: PromptEncoder
    sampling: SamplingSettings
    tell: Callable[[CompletionEvent], None]
    cancelled: CancelCheck
    below: int | None = None
    is_first: bool = False
    is_streamed: bool = False
    has_tools: bool = False
    may_shorten: bool = True
    asked: AskedReply = field(default_factory=AskedReply)
    calls: tuple[tuple[GivenCall, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class GivenTurns:
    """What a program puts into a chat that is kept for it: they follow turn ``below``, or the newest.

    What stood behind that turn is not part of the conversation any more; so are the last turns taken out.
    With ``head_id`` nothing is done where another turn is the newest by then.
    """

    chat_id: int
    turns: tuple[GivenTurn, ...]
    tell: Callable[[CompletionEvent], None]
    below: Below = "head"
    head_id: int | None = None


@dataclass(frozen=True, slots=True)
class ForgottenTurns:
    """Turns, by their ids, that a program takes out of a chat that is kept for it, wherever they stand.

    Nothing is left of them for the model, and what stays is read without them; they are stored still.
    """

    chat_id: int
    turn_ids: frozenset[int]
    tell: Callable[[CompletionEvent], None]
