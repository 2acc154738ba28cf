"""In a long conversation about one thing all messages share words; what is asked is found still.

Each file holds eight of them: 36 messages, twelve questions about what is told there (a third of them in its
words), and ten messages that need nothing of it.  Their writers knew nothing of the program.  It goes by
words alone here, as with a model that tells nothing else.  Rules were made on the first two; the third was
judged when they were: 55 found with 17 alarms (52 and 14 before); three words were learned from its alarms.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.recall import choice
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import requests
from ethervox_gui.governor.faults import recall
from ethervox_gui.governor.jobs.jobs import ShiftWindow
from ethervox_gui.governor.turns import conversation
from tests.helpers.live import Bench, bench
from tests.helpers.tiny_models import CHATML, Shape, make_model

_DATA = Path(__file__).parents[3] / "data"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    folder = tmp_path_factory.mktemp("subject")
    model = make_model(folder / "m.gguf", Shape(n_layer=1, chat_template=CHATML, ends=False))
    with bench(model, folder / "data", n_ctx=8192) as found:
        yield found


def _told(made: Bench, messages: Sequence[str]) -> LiveChat:
    """A chat in which this was said and has left; there is no room for any of it to come back."""
    live = made.new_chat(context__recall="words", context__recall_share=1e-6, paging__budget_mb=0)
    for text in messages:
        conversation.append(live, Role.USER, text)
    requests.shift(live, ShiftWindow(1))
    return live


def _brings(live: LiveChat, text: str) -> set[int]:
    """The messages, counted from 0, that come back for this one, where there is room."""
    recall.before_message(live, text, 0)
    order = list(live.working_set.exchanges(live.timeline))
    return {order.index(key) for key in choice.touched(live.working_set.scores)[: choice.MOST]}


def _sets(name: str) -> list[dict[str, Any]]:
    sets: dict[str, Any] = json.loads((_DATA / name).read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = sets["conversations"]
    return found


@pytest.mark.parametrize(
    ("name", "first", "n_found", "n_alarms"),
    [
        ("one_subject.json", 0, 32, 2),
        ("one_subject.json", 4, 33, 9),
        ("one_subject_more.json", 0, 31, 7),
        ("one_subject_more.json", 4, 26, 3),
        ("one_subject_third.json", 0, 26, 5),
        ("one_subject_third.json", 4, 29, 9),
    ],
)
def test_questions_find_what_was_told_in_a_conversation_about_one_thing(
    made: Bench, name: str, first: int, n_found: int, n_alarms: int
) -> None:
    found = asked = alarms = 0
    for each in _sets(name)[first : first + 4]:
        live = _told(made, each["messages"])
        for question in each["questions"]:
            asked += 1
            found += not _brings(live, question["q"]).isdisjoint(question["told_in"])
        alarms += sum(bool(_brings(live, text)) for text in each["on_subject"])
    assert asked == 48
    assert found >= n_found
    assert alarms <= n_alarms
