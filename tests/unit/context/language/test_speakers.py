"""Each sentence of a message stands with who says it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.language.speakers import attributed, in_quotations, letters, of_its_writer


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (
            ["Anna: My limit is 1,200.", "I start on 4 March."],
            ["Anna: My limit is 1,200.", "Anna: I start on 4 March."],
        ),
        (
            ["Ms Brandt: Good day.", "Lenk: Hello.", "I have a dog.", "Ms Brandt: Fine.", "Lenk: Thanks."],
            [
                "Ms Brandt: Good day.",
                "Lenk: Hello.",
                "Lenk: I have a dog.",
                "Ms Brandt: Fine.",
                "Lenk: Thanks.",
            ],
        ),
        (["Note: The rent is due.", "It is 890 euros."], ["Note: The rent is due.", "It is 890 euros."]),
        (["Anna: Yes.", "Note: It is late.", "I go."], ["Anna: Yes.", "Note: It is late.", "I go."]),
        (
            ["At 12:30 we eat.", "https://example.org is down."],
            ["At 12:30 we eat.", "https://example.org is down."],
        ),
        (
            ["https://a.example is down.", "https://b.example is down.", "I wait."],
            ["https://a.example is down.", "https://b.example is down.", "I wait."],
        ),
        (["2: Flour.", "2: Sugar.", "I bake."], ["2: Flour.", "2: Sugar.", "I bake."]),
        (["I am Anna.", "I have a dog."], ["I am Anna.", "I have a dog."]),
        ([], []),
    ],
)
def test_each_sentence_is_told_by_who_said_it(said: list[str], found: list[str]) -> None:
    assert attributed(said, lambda word: word == "anna") == found


@given(st.lists(st.text(max_size=40)))
def test_nothing_is_lost(said: list[str]) -> None:
    named = attributed(said, lambda _: True)
    assert all(after.endswith(before) for before, after in zip(said, named, strict=True))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "What do I answer?\nFrom: Lena Brodie <lena@mill.example>\nTo: me\n\nWe deliver on the 2nd.",
            [("", "What do I answer?"), ("Lena Brodie", "We deliver on the 2nd.")],
        ),
        (
            "Von: Hausverwaltung Nord\nAn: mich\nBetreff: Heizung\n\nWir tauschen die Heizung.",
            [("Hausverwaltung Nord", "Wir tauschen die Heizung.")],
        ),
        ("To: me\nFrom: lena@mill.example\nHello.", [("lena@mill.example", "Hello.")]),
        ("To: me\nFrom: <lena@mill.example>\nHello.", [("lena@mill.example", "Hello.")]),
        ("От: Анна Белова\nТема: Счёт\n\nЯ заплачу.", [("Анна Белова", "Я заплачу.")]),
        (
            "Am Montag schreibt\nJörn schreibt:\nIch komme.",
            [("", "Am Montag schreibt"), ("Jörn", "Ich komme.")],
        ),
        ("On 3 May 2026 Ana Ruiz writes:\nFine.", [("Ana Ruiz", "Fine.")]),
        ("发件人：李明\n主题：会议\n\n我带合同。", [("李明", "我带合同。")]),
        (
            "Am 3. Mai 2026 um 14:02 schrieb Jörn Wolf <j@wolf.example>:\n> Ich komme.\n> Bis dann.",
            [("Jörn Wolf", "Ich komme.\nBis dann.")],
        ),
        ("On Mon, 3 May 2026, Ana Ruiz <ana@x.example> wrote:\nFine.", [("Ana Ruiz", "Fine.")]),
        ("My landlord wrote:\nThe rent goes up.", [("My landlord", "The rent goes up.")]),
        ("Claire a écrit :\nJe viens.", [("Claire", "Je viens.")]),
    ],
)
def test_what_stands_below_the_head_of_a_mail_is_its_senders(text: str, found: list[tuple[str, str]]) -> None:
    assert [(name, part.strip()) for name, part in letters(text) if part.strip()] == found


@pytest.mark.parametrize(
    "text",
    [
        "From: Oslo\nTo: Bergen\nDate: 3 May\nI take the train at 9:10.",
        "From here it is far.\nTo: nobody",
        "From: 3 May\nWe stay at the hotel.",
        "Lena wrote: we come.",
        "From: lena@mill.example",
    ],
)
def test_a_message_without_such_a_head_is_its_writers(text: str) -> None:
    assert letters(text) == [("", text)]


def test_what_one_wrote_oneself_is_ones_own() -> None:
    assert [name for name, _ in letters("I wrote:\nWe meet at six.\nIch schrieb:\nBis um sechs.")] == [""] * 2


@given(st.text(alphabet="From: Tobjecwz@,\n<>", max_size=120))
def test_of_any_text_only_heads_are_left_out(text: str) -> None:
    found = letters(text)
    assert found[0][0] == ""
    assert sum(len(part) for _, part in found) <= len(text)


def test_a_long_text_is_looked_through_at_once() -> None:
    assert letters("On a, " * 20_000) == [("", "On a, " * 20_000)]
    assert len(letters("Date: x\n" * 20_000)) == 1


@pytest.mark.parametrize(
    ("text", "own"),
    [
        ('Translate "my car is red and old" for my boss.', "Translate   for my boss."),
        ('When does "Swan Lake" begin?', 'When does "Swan Lake" begin?'),
        ("Answer it.\nFrom: Lena Brodie\nSubject: Flour\n\nMy mill is closed.", "Answer it."),
    ],
)
def test_what_is_quoted_is_not_its_writers_own(text: str, own: str) -> None:
    assert of_its_writer(text).strip() == own


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (
            ["She wrote: “The keys are in the box.", "I am away.", "The dog is with me.”", "I have none."],
            [
                "She wrote: “The keys are in the box.”",
                "She wrote: “I am away.”",
                "She wrote: “The dog is with me.”",
                "I have none.",
            ],
        ),
        (["“I am away.", "So is he.”"], ["“I am away.”", "“So is he.”"]),
        ([f"{'So ' * 30}: “Yes.", "No.”"], [f"{'So ' * 30}: “Yes.”", "“No.”"]),
        (["Er sagt: „Ich komme.", "Bald“, sagt er."], ["Er sagt: „Ich komme.“", "Er sagt: „Bald“, sagt er."]),
        (["He said: “Yes.”", "I am away."], ["He said: “Yes.”", "I am away."]),
        (["He said: “Yes.", "I am away."], ["He said: “Yes.", "I am away."]),
        (["He said: “Yes.", *["And?"] * 19, "No.”"], ["He said: “Yes.", *["And?"] * 19, "No.”"]),
    ],
)
def test_a_quotation_of_several_sentences_leads_to_each(said: list[str], found: list[str]) -> None:
    assert in_quotations(said) == found


@given(st.lists(st.text(alphabet='ab "“”„«».: ', max_size=30)))
def test_a_quotation_loses_nothing(said: list[str]) -> None:
    quoted = in_quotations(said)
    assert len(quoted) == len(said)
    assert all(before in after for before, after in zip(said, quoted, strict=True))
