"""Why an exchange came back, in words: shared ones, those that tell most first."""

from __future__ import annotations

import pytest

from ethervox_gui.context.recall.why import MOST_PAIRS, shared, together, words_at, worth_telling
from ethervox_gui.context.recall.words import WordIndex

TOLD = "My sister Annika moved to Gdansk."


def rarity_in(*texts: str) -> WordIndex[int]:
    index: WordIndex[int] = WordIndex()
    for number, text in enumerate(texts):
        index.put(number, text)
    return index


def test_what_is_rare_is_told_first_and_what_is_common_not_at_all() -> None:
    index = rarity_in(TOLD, *("The sister city of the week.", "This is the list for the day.") * 4)
    found = shared("Tell the story: where did the sister Annika move?", f"{TOLD} The end.", index.rarity)
    assert found[0] == ("Annika", "Annika")
    assert ("move", "moved") in found
    assert ("the", "the") not in found


def test_words_that_ask_or_point_are_no_reason() -> None:
    told = "My cat is called Miso. I live in Bergen. What is a good name for you and your cat?"
    found = shared("Where do I live and what is your cat called?", told, rarity_in(told).rarity)
    assert {("live", "live"), ("called", "called")} <= set(found)
    assert not {("what", "What"), ("your", "your")} & set(found)
    assert worth_telling({("you", "David"): 3.0, ("Wer", "wer"): 2.0, ("brother", "David"): 1.0}) == [
        ("brother", "David")
    ]
    assert worth_telling({("you", "David"): 3.0}) == []


def test_endings_and_letters_in_upper_case_do_not_matter() -> None:
    index = rarity_in(TOLD)
    assert shared("SISTERS", TOLD, index.rarity) == [("SISTERS", "sister")]
    assert shared("annika", TOLD, index.rarity) == [("annika", "annika")]
    assert shared("my cat", TOLD, index.rarity) == [], "short words are in every text"
    assert shared("73", "Number 73.", index.rarity) == [("73", "73")]


def test_accents_do_not_matter() -> None:
    told = "Em gái mình dị ứng tôm."
    assert ("gai", "gái") in shared("em gai minh di ung gi", told, rarity_in(told).rarity)


def test_words_with_vowel_signs_are_told_whole() -> None:
    told = "मेरी बहन दिल्ली में रहती है।"
    assert ("दिल्ली", "दिल्ली") in shared("दिल्ली कैसी है?", told, rarity_in(told).rarity)


def test_scripts_without_spaces_share_pieces() -> None:
    told = "我们给鹦鹉起名叫豆沙。"
    assert shared("鹦鹉叫什么?", told, rarity_in(told).rarity) == [("鹦鹉", "鹦鹉")]
    assert shared("怎么叫鹦鹉", told, rarity_in(told).rarity) == [("鹦鹉", "鹦鹉")], "also at the end"


def test_of_several_words_that_are_alike_the_one_most_alike_is_told() -> None:
    told = "sisterly sister sisterhood"
    assert shared("sisters", told, rarity_in(told).rarity) == [("sisters", "sister")]
    assert shared("ox", "An ox.", len) == [], "two letters are in every text"


def test_the_longest_pieces_are_told_and_none_twice() -> None:
    told = "我们给鹦鹉起名叫豆沙。"
    assert set(shared("鹦鹉叫豆沙", told, len)) == {("鹦鹉", "鹦鹉"), ("叫豆沙", "叫豆沙")}


def test_nothing_shared_is_no_reason() -> None:
    assert shared("What's my profession?", "I work as a beekeeper.", rarity_in("a").rarity) == []
    assert worth_telling({}) == []
    assert worth_telling({("a", "b"): 0.0}) == []


def test_what_tells_little_beside_the_best_is_no_reason() -> None:
    pairs = {("little", "little"): 0.39, ("some", "some"): 0.4, ("most", "most"): 1.0}
    assert worth_telling(pairs) == [("most", "most"), ("some", "some")]


def test_of_several_reasons_each_has_its_say() -> None:
    first, second = [("a", "a"), ("b", "b")], [("living", "beekeeper"), ("a", "a")]
    assert together([first, second]) == (("a", "a"), ("living", "beekeeper"), ("b", "b"))
    assert together([[], second]) == tuple(second)
    assert together([]) == ()
    assert len(together([[(str(n), "x") for n in range(9)]])) == MOST_PAIRS


@pytest.mark.parametrize(
    ("text", "place", "word"),
    [
        ("I work as a beekeeper.", (14, 16), "beekeeper"),
        ("I work as a beekeeper.", (11, 14), "beekeeper"),
        ("I work.", (6, 7), ""),
        ("I work, as ever.", (6, 7), ""),
        ("我弟弟在山上种茶。", (1, 3), "弟弟"),
        ("茶。", (0, 2), "茶"),
    ],
)
def test_the_word_at_a_place(text: str, place: tuple[int, int], word: str) -> None:
    assert words_at(text, [place]) == [word]
    assert words_at(text, [(1, 1), place, (len(text), len(text))]) == ["", word, ""]


def test_a_long_text_is_held_against_a_long_one() -> None:
    """Every word against every other would take minutes."""
    asked, told = (" ".join(f"{number:05}{end}" for number in range(5000)) for end in ("abab", "cdcd"))
    assert shared(f"sisters {asked}", f"{told} {TOLD}", len) == [("sisters", "sister")]
    spans = [(p0, p0 + 4) for p0 in range(0, len(told), 5)]
    assert words_at(told, spans)[:3] == ["00000cdcd", "00000cdcd", "00001cdcd"]
