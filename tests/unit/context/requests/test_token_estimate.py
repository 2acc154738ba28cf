"""Counting without a vocabulary."""

from __future__ import annotations

import pytest

from ethervox_gui.context.requests.token_estimate import Correction, estimate_message, estimate_text


def test_a_message_counts_its_text_pictures_and_calls() -> None:
    assert estimate_message({"role": "user", "content": "x" * 35}) == 14
    assert estimate_message({"role": "user", "content": None}) == 4
    parts = [{"type": "text", "text": "x" * 7}, {"type": "image_url", "image_url": {"url": "data:"}}]
    assert estimate_message({"role": "user", "content": parts}) == 4 + 2 + 765
    call = {"id": "1", "type": "function", "function": {"name": "f" * 3, "arguments": "a" * 4}}
    assert estimate_message({"role": "assistant", "content": "", "tool_calls": [call]}) == 4 + 8 + 2
    assert estimate_message({"role": "user", "content": [3, {"type": 7}], "tool_calls": "no list"}) == 4


@pytest.mark.parametrize(
    ("text", "n_tokens"),
    [
        ("Моя сестра изучает медицину.", 8),
        ("我妹妹安娜在北京学医，想当外科医生。", 15),
        ("妹のアンナは東京で医学を勉強している。", 16),
        ("내 여동생은 의학을 공부한다.", 11),
        ("मेरी बहन दिल्ली में पढ़ती है।", 16),
        ("น้องสาวเรียนแพทย์", 11),
        ("见 https://example.org/abcde", 9),
    ],
)
def test_characters_that_say_more_take_more(text: str, n_tokens: int) -> None:
    """Elsewhere a request was taken for a third of what the server then read of it."""
    assert estimate_text(text) == n_tokens


def test_the_error_is_a_share_of_what_was_reported() -> None:
    correction = Correction()
    correction.learn(100, 200)
    assert correction.error == 0.5
    correction.learn(100, 400)  # 200 were expected, then
    assert correction.error == pytest.approx(0.7 * 0.5 + 0.3 * 0.5)
    assert correction.factor == pytest.approx(0.7 * 2 + 0.3 * 4)


def test_reports_correct_the_estimate_and_tell_its_error() -> None:
    correction = Correction()
    assert correction.corrected(100) == 100
    for _ in range(20):
        correction.learn(100, 150)
    assert correction.corrected(1000) == 1500
    assert correction.error < 0.01


def test_reports_that_cannot_be_true_are_not_believed() -> None:
    correction = Correction()
    for reported in (0, -5, 1, 10**9):
        correction.learn(100, reported)
    correction.learn(0, 10)
    assert (correction.factor, correction.error, correction.n_reports) == (1.0, 0.0, 0)


@pytest.mark.parametrize("reported", [20, 500])
def test_some_vocabularies_count_very_differently(reported: int) -> None:
    correction = Correction()
    correction.learn(100, reported)
    assert correction.corrected(100) == reported
    correction.learn(100, reported * (2 if reported > 100 else 0))
    assert correction.corrected(100) == reported
