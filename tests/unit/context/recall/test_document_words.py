"""Words find passages of a document: what is answered there, and not what is said on any day.

``documents.json`` holds eight documents of a thousand words, twelve questions about each (half of them in its
words), and everyday messages; whoever wrote it knew nothing of the program.  The limits were chosen by it.
They are judged by ``documents_more.json``: eight others, written by somebody who knew neither.
The README is that of November 2026: who words it anew need not look here.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.recall.passages import longest_in, passages_of, sections_of_text
from ethervox_gui.context.recall.words import WordIndex
from ethervox_gui.governor.faults.passages import MOST, words_limit

_DATA = Path(__file__).parents[3] / "data"


def _sets(name: str) -> dict[str, Any]:
    sets: dict[str, Any] = json.loads((_DATA / name).read_text(encoding="utf-8"))
    return sets


#: Question, and what stands in the passage that answers it.
QUESTIONS = (
    ("Which command runs every check and test?", "packaging/test.sh"),
    ("At what percentage do the oldest turns leave at once?", "from 95 %"),
    ("How many characters has a passage of a document?", "passages of about 600"),
    ("Which option sets the folder for chats, memories and settings?", "--data-dir"),
    ("What does a hatched block on the timeline mean?", "Hatched: a"),
    ("Which file types can I attach?", "PDF, DOCX"),
    ("How do I make the program forget something for good?", "/context forget"),
    ("Is my graphics card used?", "graphics card"),
    ("Can another application have its own secret key?", "/api key"),
    ("What happens when my old computer has no AVX2?", "AVX2"),
)


def index_of(texts: dict[int, str]) -> WordIndex[int]:
    index: WordIndex[int] = WordIndex(knows_all=True)
    for number, text in texts.items():
        index.put(number, text)
    return index


def everyday(language: str) -> list[str]:
    text = (_DATA / "fault_everyday.txt").read_text(encoding="utf-8")
    section = text.split(f"[everyday {language}]\n")[1].partition("\n[")[0]
    return [line for line in section.splitlines() if line.strip()]


def passages(text: str) -> dict[int, str]:
    found = passages_of(sections_of_text(text, markdown=True), longest=longest_in(8192))
    return {one.number: f"{one.heading}\n{one.text}" if one.heading else one.text for one in found}


def brings(index: WordIndex[int], known: dict[int, str], asked: str) -> list[str]:
    """The passages that a message brings, the most wanted first."""
    scores, limit = index.scores(asked, known), words_limit(asked, len(known))
    best = sorted(scores, key=scores.__getitem__, reverse=True)[:MOST]
    return [known[key] for key in best if scores[key] >= limit]


@pytest.fixture(scope="module")
def readme() -> dict[int, str]:
    return passages((_DATA / "readme.md").read_text(encoding="utf-8"))


def test_few_everyday_messages_bring_a_passage(readme: dict[int, str]) -> None:
    index = index_of(readme)
    said = everyday("en") + everyday("en chatty") + _sets("documents.json")["everyday"]["en"]
    bring = [text for text in said if brings(index, readme, text)]
    assert len(bring) <= len(said) / 20, bring


def test_what_is_answered_there_is_found(readme: dict[int, str]) -> None:
    index = index_of(readme)
    missed = [asked for asked, answer in QUESTIONS if answer not in "".join(brings(index, readme, asked))]
    assert len(missed) <= len(QUESTIONS) / 5, missed


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [("documents.json", 63 / 96, 0.035), ("documents_more.json", 60 / 80, 0.035)],
    ids=["chosen by", "unseen"],
)
def test_of_shorter_documents_most_of_what_is_asked_is_found_and_little_else(
    name: str, least: float, most: float
) -> None:
    sets, found, brought = _sets(name), list[bool](), list[bool]()
    for document in sets["documents"]:
        known = passages(document["text"])
        index = index_of(known)
        for question in document["questions"]:
            found.append(question["answer_contains"] in "".join(brings(index, known, question["q"])))
        said = sets["everyday"][document["lang"]]
        brought += [bool(brings(index, known, text)) for text in said]
    assert sum(found) >= least * len(found), sum(found)
    assert sum(brought) <= most * len(brought), sum(brought)


def test_a_short_document_is_asked_in_other_words_than_its_own(readme: dict[int, str]) -> None:
    """Its few words cannot be expected to be those of a question: nothing is strange to it for that."""
    few = {key: text for key, text in readme.items() if "/context forget" in text or "/context heal" in text}
    assert 1 < len(few) < 8
    asked = "How can I make the model forget what I told it about my dog?"
    assert brings(index_of(few), few, asked)


@pytest.mark.parametrize(
    ("texts", "asked"),
    [
        (("猫は屋根の上で寝る。", "犬は庭で遊ぶ。", "鳥は空を飛ぶ。"), "猫はどこで寝る？"),
        (("고양이는 지붕 위에서 잔다.", "개는 마당에서 논다."), "고양이는 어디서 자나요?"),
        (("Кошка спит на крыше.", "Собака играет во дворе."), "Где спит кошка?"),
    ],
)
def test_of_a_few_lines_the_right_one_is_found(texts: tuple[str, ...], asked: str) -> None:
    known = dict(enumerate(texts))
    scores = index_of(known).scores(asked, known)
    assert max(scores, key=scores.__getitem__) == 0


def test_a_document_that_comes_later_counts(readme: dict[int, str]) -> None:
    asked = "Tell me something funny about penguins."
    index = index_of({key: readme[key] for key in list(readme)[:2]})
    index.scores(asked, readme)
    for key, text in readme.items():
        index.put(key, text)
    assert index.scores(asked, readme) == index_of(readme).scores(asked, readme)
