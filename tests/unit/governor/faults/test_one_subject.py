"""In a long conversation about one thing all messages share words; what is asked is found still.

Each file holds eight of them: 36 messages, twelve questions about what is told there (a third of them in its
words), and ten messages that need nothing of it.  Their writers knew nothing of the program.  Rules were made
on the first; the second was judged before any was made on it, and found 40 with 7 alarms (32 and 10 without
those rules).  It goes by words alone here, as with a model that tells nothing else.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.language.questions.asking import asks_for_told, asks_of_oneself
from ethervox_gui.context.language.sentences import states
from ethervox_gui.context.recall import asked_only, choice, own
from ethervox_gui.context.recall.signals import Signals
from ethervox_gui.context.recall.words import WordIndex, beyond_chance
from ethervox_gui.context.summaries.worth import Usual
from ethervox_gui.governor.faults.by_words import LIMIT, but_for_its_form

_DATA = Path(__file__).parents[3] / "data"


class Conversation:
    """What was said, by its number, as its words find it."""

    def __init__(self, messages: list[str]) -> None:
        self._index: WordIndex[int] = WordIndex()
        for number, text in enumerate(messages):
            self._index.put(number, text)
        usual = Usual(messages)
        self._tells = [asked_only.tells([text], usual) for text in messages]

    def brings(self, text: str) -> set[int]:
        """The messages that come back for this one."""
        found = self._index.scores(text, self._index.keys())
        found = beyond_chance(but_for_its_form(self._index, text, "", found))
        in_words = {key: score / LIMIT for key, score in found.items()}
        scores = Signals(in_words, words_alone=not states(text)).together()
        if asks_for_told(text):
            of_oneself = asks_of_oneself(text)
            scores = own.lifted(scores, self._tells.__getitem__, beside_requests=of_oneself, in_words=True)
        return {*choice.touched(scores)[: choice.MOST]}


def _sets(name: str) -> list[dict[str, Any]]:
    sets: dict[str, Any] = json.loads((_DATA / name).read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = sets["conversations"]
    return found


@pytest.mark.parametrize(
    ("name", "n_found", "n_alarms"), [("one_subject.json", 63, 10), ("one_subject_more.json", 52, 9)]
)
def test_questions_find_what_was_told_in_a_conversation_about_one_thing(
    name: str, n_found: int, n_alarms: int
) -> None:
    found = asked = alarms = 0
    for each in _sets(name):
        conversation = Conversation(each["messages"])
        for question in each["questions"]:
            asked += 1
            found += not conversation.brings(question["q"]).isdisjoint(question["told_in"])
        alarms += sum(bool(conversation.brings(text)) for text in each["on_subject"])
    assert asked == 96
    assert found >= n_found
    assert alarms <= n_alarms
