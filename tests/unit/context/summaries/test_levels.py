"""Which memories are folded into a higher level."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.summaries.levels import SESSION, TOPIC, Fold, Leaf, level_name, next_fold

BOATS = "The boat sails around the harbour"
BREAD = "Knead bread dough before baking"


def leaves(*texts: str, level: int = 1, first: int = 1) -> list[Leaf]:
    return [Leaf(number, number, level, text) for number, text in enumerate(texts, first)]


def test_pieces_of_one_chat_become_a_session() -> None:
    pieces = [Leaf(number, 7, 0, BOATS) for number in range(1, 6)]
    assert next_fold(pieces[:3], 4) is None
    assert next_fold(pieces, 4) == Fold((1, 2, 3, 4), SESSION)


def test_what_is_about_the_same_becomes_a_topic() -> None:
    mixed = leaves(BOATS, BREAD, f"{BOATS} again", BREAD, f"The old {BOATS}", "Something else entirely")
    assert next_fold(mixed, 6) == Fold((1, 3, 5), TOPIC)


@pytest.mark.parametrize(
    ("alike", "others"),
    [
        (
            ("मेरी नाव लहर मुंबई के बंदरगाह में है।", "लहर नाव का पाल मुंबई में फटा।", "नाव लहर को मुंबई में नया पाल मिला।"),
            ("हर रविवार रोटी बनाता हूँ।", "बहन डॉक्टरी पढ़ती है।", "बिल्ली बीमार है।"),
        ),
        (
            ("我的帆船停在青岛港。", "青岛港的帆船要修补船帆。", "帆船在青岛港换了新的船帆。"),
            ("每个星期天我烤面包。", "妹妹在北京学医。", "猫咪生病了。"),
        ),
        (
            (
                "私のヨットは横浜の港にある。",
                "横浜の港でヨットの帆を直した。",
                "ヨットの帆が横浜の港に届いた。",
            ),
            ("毎週日曜日にパンを焼く。", "妹は医学を勉強中。", "猫が病気だ。"),
        ),
        (
            (
                "내 요트는 부산 항구에 있다.",
                "부산 항구의 요트 돛을 고쳤다.",
                "요트 돛이 부산 항구에 왔다.",
            ),
            ("일요일마다 빵을 굽는다.", "여동생은 의학을 공부한다.", "고양이가 아프다."),
        ),
        (
            ("เรือใบของฉันอยู่ที่ท่าเรือพัทยา", "ซ่อมเรือใบที่ท่าเรือพัทยา", "เรือใบที่ท่าเรือพัทยามีเชือกใหม่"),
            ("อบขนมปังทุกวันอาทิตย์", "น้องสาวเรียนแพทย์", "แมวป่วย"),
        ),
    ],
    ids=["Hindi", "Chinese", "Japanese", "Korean", "Thai"],
)
def test_what_is_about_the_same_is_seen_in_any_script(
    alike: tuple[str, str, str], others: tuple[str, str, str]
) -> None:
    mixed = leaves(*(text for pair in zip(alike, others, strict=True) for text in pair))
    assert next_fold(mixed, 6) == Fold((1, 3, 5), TOPIC)


def test_what_has_nothing_in_common_waits_longer() -> None:
    strangers = leaves(*(chr(ord("a") + number) * 6 for number in range(9)))
    assert next_fold(strangers, 5) is None
    strangers = leaves(*(chr(ord("a") + number) * 6 for number in range(10)))
    assert next_fold(strangers, 5) == Fold((1, 2, 3, 4, 5), TOPIC)


def test_many_topics_become_an_overview() -> None:
    topics = leaves(*(chr(ord("a") + number) * 6 for number in range(5)), level=2)
    assert next_fold(topics, 5) == Fold((1, 2, 3, 4, 5), TOPIC + 1)
    assert [level_name(level) for level in (1, 2, 3, 4)] == ["session", "topic", "overview", "overview"]


texts = st.sampled_from([BOATS, BREAD, "Walk dogs", "", "日本語"])


@given(st.lists(st.tuples(st.integers(1, 4), st.integers(0, 4), texts), max_size=40), st.integers(3, 8))
def test_folding_ends_and_leaves_few(found: list[tuple[int, int, str]], many: int) -> None:
    """Every fold makes the roots fewer, so it comes to an end; then no level has too many."""
    left = [Leaf(number, chat, level, text) for number, (chat, level, text) in enumerate(found)]
    number = len(left)
    while (fold := next_fold(left, many)) is not None:
        assert 3 <= len(set(fold.memory_ids)) == len(fold.memory_ids) <= many
        parts = [leaf for leaf in left if leaf.memory_id in fold.memory_ids]
        assert len(parts) == len(fold.memory_ids)
        assert all(part.level < fold.level for part in parts)
        left = [leaf for leaf in left if leaf.memory_id not in fold.memory_ids]
        left.append(Leaf(number, parts[-1].chat_id, fold.level, parts[0].text))
        number += 1
    assert sum(leaf.level <= SESSION for leaf in left) < 2 * many
    for level in {leaf.level for leaf in left if leaf.level >= TOPIC}:
        assert sum(leaf.level == level for leaf in left) < many
