"""What came back, or stands quoted, leaves while something is written beside the reply, and freeing fails.

The cells of what is written are freed first.  Where the engine fails at that the chat is read again, as after
any other edit that fails, and the reply goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import Event, NoticeRaised, ReplyFinished, TokenGenerated
from ethervox_gui.governor.cache import passages, verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import leaves_first
from ethervox_gui.governor.jobs.jobs import AttachDocument, Job, SendMessage, ShiftWindow
from ethervox_gui.services.documents.reading import read_document
from tests.helpers import documents
from tests.helpers.desk import Desk, counting, desk, errors
from tests.helpers.small_talk import ASKED, OTHERS, TOLD

REPLY = counting(90)
FAILED = "The context was rebuilt after an edit failed (cells are stuck)."


def respond(prompt: str) -> str:
    return "- The user told something." if "Note" in prompt[-400:] else REPLY


def is_writing(live: LiveChat) -> bool:
    return live.pending.alongside is not None


def leave_while_writing(
    at: Desk, stands: Callable[[LiveChat], bool], leave: Callable[[LiveChat], None]
) -> list[str]:
    """Watch for a token beside which something is written while ``stands``; what is told from then on.

    Then ``leave``, with an engine that fails at the first thing it is asked for.
    """
    told: list[str] = []

    def watch(event: Event) -> None:
        if told and isinstance(event, NoticeRaised):
            told.append(event.text)
        live = at.governor.live
        if told or not isinstance(event, TokenGenerated) or live is None:
            return
        if not is_writing(live) or not stands(live):
            return
        told.append("leaves")
        at.engine.faults[at.engine.n_calls] = EngineError("cells are stuck")
        leave(live)
        assert not is_writing(live)
        assert not live.is_stale
        verify.check(at.engine, live.timeline, live.pending.built)
        leave(live)
        assert not stands(live), "the next time it leaves"

    at.watch = watch
    return told


def the_replies_are_whole(at: Desk, jobs: list[Job]) -> None:
    assert errors(at.events) == []
    n_messages = sum(isinstance(job, SendMessage) for job in jobs)
    replies = [event.text for event in at.told(ReplyFinished)]
    assert replies == [REPLY] * n_messages


def test_passages(tmp_path: Path) -> None:
    book = read_document(documents.lighthouse(tmp_path / "book.md"))
    with desk(tmp_path, context__recall="automatic", context__notes="model") as at:
        told = leave_while_writing(
            at,
            lambda live: bool(live.documents.standing(live.timeline)),
            lambda live: passages.leave(live, live.documents.standing(live.timeline)),
        )
        asked = "What is the password of the archive cellar?"
        jobs: list[Job] = [SendMessage(TOLD), AttachDocument(lambda: book), SendMessage(asked)]
        at.play(respond, jobs, n_ctx=8192, interleaves=True)
        assert told[0] == "leaves"
        assert FAILED in told
        the_replies_are_whole(at, jobs)


def test_what_came_back(tmp_path: Path) -> None:
    with desk(
        tmp_path, context__recall="automatic", context__notes="model", context__keep_recent_turns=4
    ) as at:
        told = leave_while_writing(
            at, lambda live: bool(live.working_set.standing(live.timeline)), leaves_first.leave
        )
        said = map(SendMessage, (TOLD, *OTHERS))
        jobs: list[Job] = [*said, ShiftWindow(4), SendMessage(OTHERS[0]), SendMessage(ASKED)]
        at.play(respond, jobs, n_ctx=8192, interleaves=True)
        assert told[0] == "leaves"
        assert FAILED in told
        the_replies_are_whole(at, jobs)
