"""How much a summary says of what it must, and what is found lost."""

from __future__ import annotations

import pytest

from ethervox_gui.context.summaries.completeness import Fidelity, by_meaning, fidelity, put_back

FACTS = (
    "My niece Perpetua turns nine in the spring.",
    "The code is 7316.",
    "Wir wohnen in Bremen.",
    "暗号は月です。",
)
BLOCK = "\n".join(f"- You: {fact}" for fact in FACTS)


def test_a_summary_of_all_facts_is_whole() -> None:
    assert fidelity(BLOCK, FACTS) == Fidelity(1.0, ())
    assert fidelity("", ()) == Fidelity(1.0, ())


@pytest.mark.parametrize("gone", FACTS)
def test_a_fact_that_was_removed_is_found(gone: str) -> None:
    block = "\n".join(line for line in BLOCK.splitlines() if gone not in line)
    assert fidelity(block, FACTS) == Fidelity(0.75, (gone,))


def test_other_words_with_the_same_names_and_numbers_are_the_same_fact() -> None:
    said = "- Perpetua, a niece, turns nine in spring.\n- The secret code: 7316"
    assert fidelity(said, FACTS[:2]).lost == ()
    assert fidelity("- The code is 7317.", FACTS[1:2]).lost == FACTS[1:2]


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        (
            ("我养了一只猫叫咪咪。", "我妹妹在北京学医。", "我每个星期天烤面包。"),
            "- 用户养了一只猫，名字叫咪咪。\n- 用户的妹妹在北京学医。",
        ),
        (
            (
                "猫を飼っていて、名前はミケです。",
                "妹は東京で医学を勉強しています。",
                "毎週日曜日にパンを焼きます。",
            ),
            "- ユーザーは猫を飼っていて、名前はミケ。\n- 妹は東京で医学を勉強している。",
        ),
        (
            ("ฉันเลี้ยงแมวชื่อมิก้า", "น้องสาวของฉันเรียนแพทย์ที่กรุงเทพ", "ฉันอบขนมปังทุกวันอาทิตย์"),
            "- ผู้ใช้เลี้ยงแมวชื่อมิก้า\n- น้องสาวของผู้ใช้เรียนแพทย์ที่กรุงเทพ",
        ),
        (
            ("मेरी बिल्ली का नाम मिनका है।", "मेरी बहन दिल्ली में पढ़ती है।", "मैं रविवार को रोटी बनाता हूँ।"),
            "- उपयोगकर्ता की बिल्ली का नाम मिनका है।\n- उसकी बहन दिल्ली में पढ़ती है।",
        ),
    ],
    ids=["Chinese", "Japanese", "Thai", "Hindi"],
)
def test_other_words_say_the_same_in_any_script(facts: tuple[str, str, str], said: str) -> None:
    assert fidelity(said, facts) == Fidelity(0.6667, facts[2:])


def test_by_meaning_a_line_is_not_lost_where_its_numbers_are_there() -> None:
    found = Fidelity.of(4, FACTS[1:3])
    assert found.score == 0.5
    summary = "- To open it, enter 7316.\n- The home town is a city in the north."
    asked: list[tuple[str, str]] = []

    def same(one: str, other: str) -> bool:
        asked.append((one, other))
        return True

    assert by_meaning(found, summary, same) == Fidelity(0.75, FACTS[2:3])
    assert asked == [("The code is 7316.", "To open it, enter 7316.")], "Bremen is named nowhere"
    assert by_meaning(found, summary, lambda *_: False) == found


def test_what_is_put_back_is_lost_no_more() -> None:
    found = Fidelity.of(4, FACTS[1:3])
    assert put_back(found, FACTS[1]) == Fidelity(0.75, FACTS[2:3])
    assert put_back(put_back(found, FACTS[1]), FACTS[2]) == Fidelity(1.0, ())
