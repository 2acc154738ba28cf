"""Words find passages of a document: what is answered there, and not what is said on any day.

The document is the README as it was in November 2026: who words that anew need not look here.  The questions
about it were written for this; half of them in its words.  The everyday messages are those that calibrate
recall in chats.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.recall.passages import longest_in, passages_of, sections_of_text
from ethervox_gui.context.recall.words import WordIndex
from ethervox_gui.governor.faults.passages import MOST, WORDS_LIMIT

_DATA = Path(__file__).parents[3] / "data"

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


@pytest.fixture(scope="module")
def readme() -> dict[int, str]:
    text = (_DATA / "readme.md").read_text(encoding="utf-8")
    found = passages_of(sections_of_text(text, markdown=True), longest=longest_in(8192))
    return {one.number: f"{one.heading}\n{one.text}" if one.heading else one.text for one in found}


def test_few_everyday_messages_bring_a_passage(readme: dict[int, str]) -> None:
    index = index_of(readme)
    said = everyday("en") + everyday("en chatty")
    assert len(said) > 60
    brings = [text for text in said if max(index.scores(text, readme).values()) >= WORDS_LIMIT]
    assert len(brings) <= len(said) / 20, brings


@pytest.mark.parametrize(("question", "answer"), QUESTIONS)
def test_what_is_answered_there_is_found(readme: dict[int, str], question: str, answer: str) -> None:
    scores = index_of(readme).scores(question, readme)
    best = sorted(scores, key=scores.__getitem__, reverse=True)[:MOST]
    assert any(answer in readme[key] for key in best if scores[key] >= WORDS_LIMIT)


def test_a_short_document_is_asked_in_other_words_than_its_own(readme: dict[int, str]) -> None:
    """Its few words cannot be expected to be those of a question: nothing is strange to it for that."""
    few = {key: text for key, text in readme.items() if "/context forget" in text or "/context heal" in text}
    assert 1 < len(few) < 8
    asked = "How can I make the model forget what I told it about my dog?"
    scores = index_of(few).scores(asked, few)
    assert max(scores.values()) >= WORDS_LIMIT


@pytest.mark.parametrize(
    ("texts", "asked"),
    [
        (("猫は屋根の上で寝る。", "犬は庭で遊ぶ。", "鳥は空を飛ぶ。"), "猫はどこで寝る？"),
        (("고양이는 지붕 위에서 잔다.", "개는 마당에서 논다."), "고양이는 어디서 자나요?"),
        (("Кошка спит на крыше.", "Собака играет во дворе."), "Где спит кошка?"),
    ],
)
def test_a_few_lines_are_found_as_in_a_chat(texts: tuple[str, ...], asked: str) -> None:
    known = dict(enumerate(texts))
    chat: WordIndex[int] = WordIndex()
    for number, text in known.items():
        chat.put(number, text)
    scores = index_of(known).scores(asked, known)
    assert scores == chat.scores(asked, known)
    assert max(scores, key=scores.__getitem__) == 0


def test_a_document_that_comes_later_counts(readme: dict[int, str]) -> None:
    asked = "Tell me something funny about penguins."
    index = index_of({key: readme[key] for key in list(readme)[:2]})
    index.scores(asked, readme)
    for key, text in readme.items():
        index.put(key, text)
    assert index.scores(asked, readme) == index_of(readme).scores(asked, readme)
