"""Through the accessibility tree alone: send, read, summarize, search."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

atspi = pytest.importorskip("tests.helpers.atspi", reason="no jeepney here", exc_type=ImportError)


#: AtspiStateType: enabled, and shown on the screen.
_ENABLED, _SHOWING = 8, 25
_USED = {
    "push button",
    "toggle button",
    "check box",
    "text",
    "combo box",
    "slider",
    "list",
    "list item",
    "menu item",
}


def _ask_everything(window: Any) -> None:
    """What a screen reader asks of each thing it comes by: none ends the program, and each has a name."""
    seen = 0
    for node in window.all():
        states, role, name = node.states, node.role, node.name
        seen += 1
        assert not (role in _USED and _SHOWING in states) or name.strip(), (role, node.path)
    assert seen > 100
    gauge = window.find("progress bar", "Context:")[0]
    assert {_ENABLED, _SHOWING} <= gauge.states


@pytest.mark.skipif(bool(atspi.missing()), reason=atspi.missing())
@pytest.mark.slow
def test_a_conversation_without_eyes_or_mouse(tmp_path: Path) -> None:
    settings = (
        "context.keep_recent_turns=1",
        "appearance.preview_summaries=false",
        "model.n_threads=1",
        "sampling.max_tokens=24",
        "sampling.temperature=0",  # the same replies each time, and so the same turns
    )
    given = [part for setting in settings for part in ("--set", setting)]
    with atspi.accessible_window(tmp_path, "--n-ctx", "1024", *given) as window:
        message = atspi.wait_for(lambda: window.find("text", "Message"))[0]
        send = window.find("push button", "Send message")[0]
        gauge = window.find("progress bar", "Context:")[0]
        timeline = window.find("list", "Timeline of turns")[0]
        atspi.wait_for(lambda: gauge.value()[2] == 1024)
        empty = gauge.value()[1]

        for number, words in enumerate(
            ("My boat is called Amalia.", "What is a gauge?", "What is my boat called?"), 1
        ):
            message.write(words)
            atspi.wait_for(lambda: window.find("push button", "Send message"))
            send.press()
            last = f"Model, turn {2 * number},"
            atspi.wait_for(lambda last=last: timeline.find("list item", last))
            atspi.wait_for(lambda: window.find("push button", "Send message"))
        replies = window.find("label", "Model's text")
        assert len(replies) == 3
        assert all(reply.text().strip() for reply in replies)
        assert "Amalia" in window.find("label", "You, turn 1")[0].text()

        least, current, most = gauge.value()
        assert least == 0
        assert empty < current < most == 1024
        assert "your turns" in gauge.description
        turns = timeline.children()
        assert [turn.name.split(",")[0] for turn in turns] == ["System prompt", *["You", "Model"] * 3]
        assert "in KV" in turns[1].name
        assert "Amalia" in turns[1].description

        _ask_everything(window)
        window.find("push button", "Summarize old turns now")[0].press()
        atspi.wait_for(lambda: timeline.find("list item", "Summary of turns 1–"))
        assert timeline.find("list item", "You, turn 1, summarized")

        search = window.find("text", "Search memories and turns")[0]
        memories = window.find("list", "Memories")[0]
        search.write("boat")
        found = atspi.wait_for(lambda: memories.find("list item"))
        assert any("boat" in item.name.lower() or "Amalia" in item.name for item in found)
        search.write("zzqqzz")
        atspi.wait_for(lambda: window.find("label", "Nothing found for"))

        assert window.find("push button", "More for this chat")
        message.write("/prom")
        atspi.wait_for(lambda: window.find("list item", "Edit prompts"))
        assert window.find("list", "Commands and prompts")
