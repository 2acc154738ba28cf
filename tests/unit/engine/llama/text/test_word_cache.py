"""Texts are tokenised by their words only where that is exact."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import gguf
import pytest

from ethervox_gui import paths
from ethervox_gui.engine.llama.text import word_cache
from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.engine.llama.text.word_cache import Words
from tests.helpers.vocabularies import loaded, sentence_pieces, with_tokens
from tests.helpers.words import awkward_texts, verify_words


@pytest.fixture
def vocabulary() -> Iterator[Vocabulary]:
    with loaded(paths.guide_model()) as model:
        yield Vocabulary(model)


def test_words_add_up_to_the_texts(vocabulary: Vocabulary) -> None:
    words = Words(vocabulary)
    assert words.is_exact
    verify_words(words, vocabulary, awkward_texts(random.Random(4), 600))


def test_they_do_where_every_text_gets_a_space_before_it(tmp_path: Path) -> None:
    with loaded(sentence_pieces(tmp_path / "pieces.gguf")) as model:
        known = Vocabulary(model)
        assert known.tokenize("the boat") == known.tokenize("the") + known.tokenize(" boat", goes_on=True)
        verify_words(
            Words(known), known, [" the boat", "the\u2581boat is", *awkward_texts(random.Random(6), 600)]
        )


def test_the_words_that_begin_texts_are_tokenised_together_and_yet_each_for_itself(
    vocabulary: Vocabulary, tmp_path: Path
) -> None:
    lines = [text for text in awkward_texts(random.Random(7), 400) if text and " " not in text]
    parts = [*lines, *(f"user\n{text}" for text in lines), "so.", "so.\n.", "a\nb", "\u00e9", "\udc80"]
    verify_words(Words(vocabulary), vocabulary, parts)
    over = with_tokens(paths.guide_model(), tmp_path / "lines.gguf", [".\u010a"], gguf.TokenType.NORMAL)
    with loaded(over) as model:  # a full stop and the end of its line are one token: no cut between words
        known = Vocabulary(model)
        verify_words(Words(known), known, [f"{text}." for text in "abcdefgh"])
        spelled = with_tokens(over, tmp_path / "s.gguf", [".\n"], gguf.TokenType.USER_DEFINED)
    with loaded(spelled) as model:
        known = Vocabulary(model)
        assert len(known.tokenize("a.\nb")) < len(known.tokenize("a.")) + len(known.tokenize("\nb"))
        verify_words(Words(known), known, [f"{text}." for text in "abcdefgh"])


def test_long_words_are_counted_and_not_kept(vocabulary: Vocabulary) -> None:
    words = Words(vocabulary)
    long = "".join(map(chr, range(0x4E00, 0x4E40)))
    texts = [f"a {long} boat", f"{long} boat", f"{long}\n {long}", f"the  {long}"] * 2
    for _ in range(2):
        assert words.count(texts) == [len(vocabulary.tokenize(text)) for text in texts]
        assert [words.tokenize(text) for text in texts] == [vocabulary.tokenize(text) for text in texts]
    assert "boat" in words.words
    assert not any(long in word for word in words.words)


def test_it_goes_on_where_they_have_grown_many(
    vocabulary: Vocabulary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(word_cache, "_MOST_KEPT", 40)
    verify_words(Words(vocabulary), vocabulary, awkward_texts(random.Random(5), 200))


@pytest.mark.parametrize("spelling", ["the\u0120boat", "a b", ".\u0120\u0120x\u0120y"])
def test_a_vocabulary_whose_tokens_reach_over_a_space_is_not_taken(tmp_path: Path, spelling: str) -> None:
    kind = gguf.TokenType.NORMAL if "\u0120" in spelling else gguf.TokenType.USER_DEFINED
    path = with_tokens(paths.guide_model(), tmp_path / "over.gguf", [spelling], kind)
    with loaded(path) as model:
        assert not Words(Vocabulary(model)).is_exact
    spaced = with_tokens(paths.guide_model(), tmp_path / "run.gguf", ["\u0120\u0120\u0120\u0120x"], kind)
    with loaded(spaced) as model:
        assert Words(Vocabulary(model)).is_exact, "more spaces beside each other are no cut"


def test_a_vocabulary_that_lied_is_found_out(vocabulary: Vocabulary) -> None:
    words = Words(vocabulary)
    texts = [f"the boat number {number}" for number in range(70)]
    words.count(texts)
    words.words["boat"] = (1, 2, 3)
    found = [words.tokenize(text) for text in texts]
    assert not words.is_exact
    whole = [vocabulary.tokenize(text) for text in texts]
    assert [a == b for a, b in zip(found, whole, strict=True)].count(True) == 1
