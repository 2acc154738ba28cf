"""What the storage hands out, as frozen values; rows never leave it.

Turns are :class:`ethervox_gui.context.turns.turns.Turn`, with ``turn_id`` set and no span.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.events.events import ContextEdited
from ethervox_gui.context.language.small_talk import is_small_talk
from ethervox_gui.context.turns.files import end_of_files

#: What a search may look through.
HitKind = Literal["memory", "turn"]

#: Who gave a chat its name: its first words, the model, or its user.
NamedBy = Literal["words", "model", "user"]

#: In seconds.  A time further to come was given by a clock that was wrong.
A_DAY: Final = 86_400.0

_TITLE_LENGTH = 80
_CHAT_TITLE_LENGTH = 60
#: A longer line above a fence is a sentence that ends in the name of a file.
_MOST_WORDS_OF_A_NAME: Final = 4
#: Code between fences; and a fence alone.
_FENCED: Final = re.compile(
    r"^[ \t]*(?:(`{3,})[^`\n]*|(~{3,})[^\n]*)\n.*?(?:^[ \t]*(?:\1[`]*|\2[~]*)[ \t]*$|\Z)",
    re.MULTILINE | re.DOTALL,
)
#: A greeting ends with a sign: "Hi. I'm cleaning up", "こんにちは。来月".
_ENDS_GREETING: Final = re.compile(r"[^.!?,…。！？、，]{1,30}(?:[.!…]+(?=\s)|[。！])")
_FENCE: Final = re.compile(r"^[ \t]*(?:`{3,}|~{3,}).*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Chat:
    """A conversation as the sidebar lists it.

    ``head_id`` is the turn at its head, ``None`` before the first; ``updated_at`` the time of the last
    activity; ``deleted_at`` is set while it lies in the bin.  Times are in seconds since the epoch.
    ``profile`` is the name of the one it goes on with, empty for the default; ``n_ctx`` is the context it
    was last talked in, ``None`` before that; ``folder_id`` is ``None`` outside of all folders; ``pinned``
    keeps it at the top of the list; ``named_by`` says whose name ``title`` is.
    """

    chat_id: int
    title: str
    model: str
    system_prompt: str
    head_id: int | None
    created_at: float
    updated_at: float
    deleted_at: float | None = None
    profile: str = ""
    folder_id: int | None = None
    pinned: bool = False
    n_ctx: int | None = None
    named_by: NamedBy = "user"


@dataclass(frozen=True, slots=True)
class Folder:
    """Where chats are put together."""

    folder_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Memory:
    """A stored summary or note.

    ``level`` is 0 for a summary of turns and one more than its children's for a summary of summaries;
    ``parent_id`` is the memory that stands for this one; ``first_turn``–``last_turn`` are the numbers of
    the turns it stands for, ``None`` for a note that stands for none.  ``edited_at`` is when the user changed
    it last, ``None`` if never; ``deleted_at`` is set while it lies in the bin, and is ``created_at`` where it
    was put there as it was made (``context.store_summaries``).  ``fidelity`` is the share of what users told
    that a summary says, ``None`` where nobody looked, and ``lost`` are the lines it does not.
    """

    memory_id: int
    chat_id: int
    text: str
    kind: str
    level: int
    importance: float
    tags: tuple[str, ...]
    n_tokens_before: int
    n_tokens_after: int
    source: str
    parent_id: int | None
    first_turn: int | None
    last_turn: int | None
    created_at: float
    pinned: bool = False
    edited_at: float | None = None
    deleted_at: float | None = None
    fidelity: float | None = None
    lost: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """The line a list shows."""
        return title_line(self.text)

    @property
    def was_thrown_away(self) -> bool:
        """Whether it lies in the bin, and not from the first."""
        return self.deleted_at not in (None, self.created_at)


@dataclass(frozen=True, slots=True)
class NewMemory:
    """A memory that is to be stored: its text, and what :class:`Memory` says about it.

    ``turn_ids`` and ``child_memory_ids`` are what it stands for; the children get it as their parent.
    One that ``is_listed`` not lies in the bin from the first, where its chat finds it.
    """

    text: str
    kind: str = "summary"
    level: int = 0
    importance: float = 0.95
    tags: Sequence[str] = ()
    n_tokens_before: int = 0
    n_tokens_after: int = 0
    turn_ids: Sequence[int] = ()
    child_memory_ids: Sequence[int] = ()
    source: str = "model"
    fidelity: float | None = None
    lost: Sequence[str] = ()
    is_listed: bool = True


@dataclass(frozen=True, slots=True)
class MemoryVersion:
    """What a memory said before an edit.  ``written_at`` is when it was given this form."""

    version_id: int
    memory_id: int
    text: str
    tags: tuple[str, ...]
    importance: float
    written_at: float


@dataclass(frozen=True, slots=True)
class Filter:
    """What memories and turns must be to be listed or found; ``None`` lets all pass.

    ``since`` and ``until`` are seconds since the epoch, ``until`` itself left out.  A memory needs every one
    of ``tags``, letter by letter.  ``kind``, ``level``, ``tags``, ``pinned``, ``roots`` (no memory stands
    for it) and ``current`` (no later summary of the same chat does, or it is pinned) are asked of memories
    only; where one of them is set, no turn passes.
    """

    chat_id: int | None = None
    kind: str | None = None
    level: int | None = None
    tags: tuple[str, ...] = ()
    since: float | None = None
    until: float | None = None
    min_importance: float | None = None
    pinned: bool | None = None
    roots: bool = False
    current: bool = False


@dataclass(frozen=True, slots=True)
class SearchHit:
    """One thing a search found, best first.

    ``item_id`` is a memory id or a turn id, by ``kind``.  ``marks`` are the half-open ranges of ``snippet``
    that matched.  A larger ``score`` is better; scores of different searches cannot be compared.
    """

    kind: HitKind
    item_id: int
    chat_id: int
    chat_title: str
    turn_number: int | None
    title: str
    snippet: str
    marks: tuple[tuple[int, int], ...]
    score: float
    created_at: float
    tags: tuple[str, ...]
    importance: float
    first_turn: int | None
    last_turn: int | None


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An edit of the context as it was recorded."""

    event_id: int
    chat_id: int
    event: ContextEdited
    created_at: float


def title_line(text: str) -> str:
    """The first line of ``text`` that says something, without list marks, cut to fit a list."""
    while text:
        line, _, text = text.partition("\n")
        stripped = line.strip().lstrip("-*# ").strip()
        if stripped:
            return _cut(stripped, _TITLE_LENGTH)
    return ""


def chat_title(text: str) -> str:
    """How a chat is called that begins with ``text``: its first words, whatever lines they stand in.

    Code and files that come with it do not name it where something else is said, nor does a greeting.
    """
    behind = text[end_of_files(text, _MOST_WORDS_OF_A_NAME) :]
    said = _FENCED.sub("\n", behind).split() or _FENCE.sub("", text).split() or text.split()
    return _cut(_without_greeting(" ".join(said)), _CHAT_TITLE_LENGTH)


def _without_greeting(line: str) -> str:
    """A line without the sentence of small talk that it begins with, where another follows."""
    ended = _ENDS_GREETING.match(line)
    if ended is None or not is_small_talk(ended[0], with_answers=False):
        return line
    rest = line[ended.end() :].lstrip()
    return line if not rest or is_small_talk(rest) else rest


def _cut(line: str, n_characters: int) -> str:
    return line if len(line) <= n_characters else line[: n_characters - 1].rstrip() + "…"


def storable(text: str) -> str:
    """The text as it can be written down: the one rule about what a database cannot hold.

    Every text that is valid Unicode is kept exactly, NUL included.  Surrogates are not: pairs become the
    character they stand for, lone ones U+FFFD.
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return text


#: The year 3000: later than this no calendar shows on every system, nor before 1970.
_END_OF_TIME: Final = 32_503_680_000.0


def is_time(seconds: float | None) -> bool:
    """Whether seconds since the epoch (or none) can be shown as a date on every system."""
    return seconds is None or 0.0 <= seconds < _END_OF_TIME


def storable_time(seconds: float | None) -> float | None:
    """The time as it came; raises :class:`StorageError` where nobody could show it."""
    if not is_time(seconds):
        raise StorageError(f"{seconds} is no time in seconds since the epoch")
    return seconds
