"""Notes of exchanges, and the summary that they make."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, call_text
from ethervox_gui.context.language.corrections import corrects, denies
from ethervox_gui.context.summaries.note import Note, parse_line
from ethervox_gui.context.summaries.notes import earlier_notes, merged, notes_of, question_for
from ethervox_gui.context.summaries.worth import Usual
from ethervox_gui.context.turns.turns import Role, Turn, exchanges_of

WEATHER = "The sky is blue since the air scatters the light of the sun."


def turns(*exchanges: tuple[str, str]) -> list[Turn]:
    found: list[Turn] = []
    for said, replied in exchanges:
        for role, text in ((Role.USER, said), (Role.ASSISTANT, replied)):
            found.append(Turn(len(found) + 1, role, text, turn_id=len(found) + 11))
    return found


def noted(*exchanges: tuple[str, str]) -> list[str]:
    said = turns(*exchanges)
    usual = Usual(turn.text for turn in said)
    return [note.line for exchange in exchanges_of(said) for note in notes_of(exchange, usual)]


def user(text: str, worth: float = 0.8) -> Note:
    return Note(Role.USER, text, worth=worth)


def model(text: str) -> Note:
    return Note(Role.ASSISTANT, text, worth=0.1)


def summary(earlier: list[Note], new: list[Note], most: int = 1000) -> list[str]:
    return [parse_line(line)[1] for line in merged(earlier, new, most, len).splitlines()]


def test_of_an_exchange_it_is_kept_what_the_user_told_and_else_a_result() -> None:
    assert noted(
        ("My landlord is Mr. Okafor. What do you think of him?", WEATHER),
        ("Why is the sky blue?", f"Good question! {WEATHER} What else would you like to know?"),
        ("Hello there!", "Hello! How can I help you today?"),
        (call_text(MEMORY_SEARCH, query="my boat is red"), "I'm sorry, I can't do that for you."),
    ) == ["- You: My landlord is Mr. Okafor.", f"- Model: {WEATHER}"]


@pytest.mark.parametrize(
    ("asked", "replied"),
    [
        ("How much did the roofers want?", "The roofers want 640 euros."),
        ("who has the ladder", "The neighbour's cat has the ladder now."),
        ("Wann kommt der Schornsteinfeger?", "Der Schornsteinfeger kommt am Montag um 9 Uhr."),
    ],
)
def test_an_answer_to_what_was_told_is_no_result(asked: str, replied: str) -> None:
    """Right, it says what was noted already; wrong, it would stand there as if somebody knew it."""
    assert noted((asked, replied)) == []
    assert noted(("Explain roofs.", replied)) == [f"- Model: {replied}"]


def test_what_was_found_out_about_ones_own_things_is_a_result() -> None:
    cause, advice = (
        "The tyre on the left has too little air.",
        "Let a garage measure it before you drive far.",
    )
    found = noted(("Why does my car pull to the left?", f"{cause} {advice}"))
    assert found in ([f"- Model: {cause}"], [f"- Model: {advice}"])


@pytest.mark.parametrize(
    "text",
    [
        "Swap shelf 3 and shelf 5 please",
        "Rename Aurelio to Casimir in the whole story please",
        "ok, replace the plums with pears please",
        "Call it tally instead of counter please",
        "Tausche bitte Platz 4 mit Platz 9",
        "Ersetze Mehl durch Stärke bitte",
        "Remplace les prunes par des poires s'il te plaît",
        "Sustituye las peras por uvas por favor",
    ],
)
def test_what_takes_the_place_of_something_told_is_noted(text: str) -> None:
    """Else the old name, or place, would stand in the summary alone."""
    assert noted((text, "All right, that is how it is from here on.")) == [f"- You: {text}"]


@pytest.mark.parametrize(
    "text",
    ["Replace it please", "Swap them please", "Name three rivers and lakes please", "Exchange rates please"],
)
def test_what_replaces_nothing_that_it_names_is_not(text: str) -> None:
    assert noted((text, WEATHER)) == [f"- Model: {WEATHER}"]


def told(*exchanges: tuple[str, str]) -> list[str]:
    """The lines of a summary of all these."""
    said = turns(*exchanges)
    usual = Usual(turn.text for turn in said)
    new: list[Note] = []
    before = after = Turn(0, Role.SYSTEM, "")
    for exchange in exchanges_of(said):
        new += notes_of(exchange, usual, before.text)
        before = exchange[-1]
        if before is not said[-1]:
            after = said[said.index(before) + 1]
            new += question_for(before, after.text)
    return merged([], new, 1000, len).splitlines()


def test_what_a_pasted_mail_says_is_told_by_its_sender() -> None:
    mail = (
        "From: Lena Brodie\nSubject: Flour\n\nHi Tom,\nwe deliver on the 2nd. Your bill is due on the 10th."
    )
    assert told((mail, "All right.")) == [
        "- You: Lena Brodie: we deliver on the 2nd.",
        "- You: Lena Brodie: Your bill is due on the 10th.",
    ]


@pytest.mark.parametrize(
    ("said", "notes"),
    [
        (
            'She wrote: "The cot is no problem. I leave the keys in the box, code 4417."',
            [
                'She wrote: "The cot is no problem."',
                'She wrote: "I leave the keys in the box, code 4417."',
            ],
        ),
        (
            "Die Kammer schrieb heute: „Bringen Sie den Ausweis mit. Wir öffnen um 8 Uhr.“",
            [
                "Die Kammer schrieb heute: „Bringen Sie den Ausweis mit.“",
                "Die Kammer schrieb heute: „Wir öffnen um 8 Uhr.“",
            ],
        ),
        ('The shelf is 30" wide. I need two of 20".', ['The shelf is 30" wide.', 'I need two of 20".']),
        ('Could you check: "I am from Leeds. We arrives at 6 on Monday."', []),
        ('Rewrite this: "I am a nurse from Leeds and we have 3 dogs."', []),
    ],
)
def test_what_is_quoted_is_told_by_whom_it_is_quoted_from(said: str, notes: list[str]) -> None:
    assert [line.removeprefix("- You: ") for line in told((said, "All right."))] == notes


LEASE = """Here is my lease:

1. The Parties
1.1 The landlord is Northgate Homes.
1.2 The tenant is the person who signs below.
2. Term
2.1 The tenancy begins on 1 February.
2.2 It runs for 18 months.
3. Rent
3.1 The rent is £945 a month.
3.2 Rent paid late bears interest at 3%.
4. Deposit
4.1 The deposit is £1,090.
4.2 It is returned after both sides agree.
5. Keys
5.1 Two sets of keys are handed over. A lost set costs £65."""


def test_of_a_contract_what_it_fixes_is_kept_each_with_the_number_of_its_clause() -> None:
    assert told((LEASE, "All right.")) == [
        "- You: 2.1 The tenancy begins on 1 February.",
        "- You: 2.2 It runs for 18 months.",
        "- You: 3.1 The rent is £945 a month.",
        "- You: 3.2 Rent paid late bears interest at 3%.",
        "- You: 4.1 The deposit is £1,090.",
        "- You: 5.1 A lost set costs £65.",
    ]


def test_short_items_of_a_list_stand_behind_what_they_are_a_list_of() -> None:
    """ "Milk" is told by nobody, and "I need to buy:" tells nothing."""
    shopping = ("Thanks. I need to buy:\n- milk\n- eggs\n- 2 kg flour", "All right.")
    assert told(shopping) == ["- You: I need to buy: milk, eggs, 2 kg flour"]
    guests = ("My guests\n- Ana: no nuts\n- Piotr", "Noted.")
    assert told(guests) == ["- You: My guests: Ana: no nuts; Piotr"]
    assert told(("Which one is best for me?\n- red\n- blue", "Red.")) == []
    assert told(("Write a poem about:\n- the sea\n- gulls", "The sea.")) == []


def test_a_short_answer_stands_behind_what_was_asked() -> None:
    """Else "Vegetarian" is told by nobody, and nobody knows what is three times a week."""
    assert told(
        ("Ask me about how I live.", "Gladly. **Do you eat meat?**"),
        ("Vegetarian.", "Good to know! How often do you run?"),
        ("Three times a week.", "That is often."),
    ) == [
        "- Model: Do you eat meat?",
        "- You: Vegetarian.",
        "- Model: How often do you run?",
        "- You: Three times a week.",
    ]
    assert told(("请问我一个问题。", "你吃肉吗？"), ("吃素。", "好的。")) == [
        "- Model: 你吃肉吗？",
        "- You: 吃素。",
    ]
    assert told(("Frag mich etwas.", "Essen Sie Fleisch?"), ("Nur Fisch.", "Gut.")) == [
        "- Model: Essen Sie Fleisch?",
        "- You: Nur Fisch.",
    ]


def test_what_was_asked_stays_though_the_answer_repeats_it_and_it_is_asked_again() -> None:
    """Each answer stands behind its question; in an exam one is asked twice."""
    assert told(
        ("Ask me.", "Do you like goats, cows or sheep?"),
        ("Goats.", "Why not? Do you like goats, cows or sheep?"),
        ("Cows and sheep.", "Good."),
    ) == [
        "- Model: Do you like goats, cows or sheep?",
        "- You: Goats.",
        "- Model: Do you like goats, cows or sheep?",
        "- You: Cows and sheep.",
    ]
    assert told(("Ask me.", "Goats or cows?"), ("Goats.", "Good.")) == [
        "- Model: Goats or cows?",
        "- You: Goats.",
    ]


@pytest.mark.parametrize(
    ("reply", "answer"),
    [
        ("How can I help you today?", "Vegetarian recipes."),
        ("Shall I go on?", "Later."),
        ("Do you eat meat?", "Yes."),
        ("Do you eat meat?", "Why?"),
        ("Do you eat meat?", "Tell me a joke."),
        ("Which is right, A or B?", "B"),
        ("Do you eat meat? Meat!", "Vegetarian."),
    ],
)
def test_what_answers_nothing_that_is_worth_knowing_is_not_kept(reply: str, answer: str) -> None:
    assert told(("Ask me something.", reply), (answer, "Good.")) == []


def test_a_full_summary_loses_a_question_with_its_answer() -> None:
    said = turns(("Ask me.", "Do you eat meat?"), ("Vegetarian.", "Good."))
    question, answer = question_for(said[1], said[2].text)[0], Note(Role.USER, "Vegetarian.", 13, 0.42)
    least = Note(Role.USER, "We may go to the sea.", 10, 0.3)
    for lost in ([], [least], [least, question], [least, question, answer]):
        kept = [note.line for note in (least, question, answer) if note not in lost]
        most = sum(len(f"{line}\n") for line in kept)
        assert merged([], [least, question, answer], most, len).splitlines() == kept


VERSE = """The moon hangs over Tarnbeck,
Its light is like a spark of fire,
Its colour is a mix of red and blue,
And seven owls sit in the spire."""


@pytest.mark.parametrize(
    ("reply", "kept"),
    [
        (
            "A party wall stands between two houses. Both owners must agree before any work beg",
            ["A party wall stands between two houses."],
        ),
        ("A party wall stands between two houses. This me", ["A party wall stands between two houses."]),
        ("Here is how:\n\n1. Both owners agree before any wor", []),
        ("A party wall is one that stands betw", ["A party wall is one that stands betw…"]),
        ("A party wall stands between two houses.", ["A party wall stands between two houses."]),
    ],
)
def test_half_a_sentence_of_a_reply_that_was_cut_is_no_result(reply: str, kept: list[str]) -> None:
    said = turns(("What is a party wall?", reply))
    usual = Usual(turn.text for turn in said)
    notes = notes_of(said, usual, cut=[said[-1].turn_id])
    assert [note.text for note in notes] == kept


def test_no_line_of_a_poem_is_a_result() -> None:
    asked = "Write a poem about the moon."
    assert noted((asked, VERSE), (asked, f"Here it is:\n\n{VERSE}\n\n{VERSE}\n\nI hope you like it!")) == []
    assert noted((asked, f"{VERSE}\n\n{WEATHER}")) == [f"- Model: {WEATHER}"]


@pytest.mark.parametrize(
    "reply",
    [
        "The train leaves at 8:04 from Lenz.\nIt passes four lakes.\nIt stops in Tarnbeck.\nIt ends in Ort.",
        "- one lake near Lenz\n- two lakes near Ort\n- the river at Tarnbeck\n- the weir at the mill",
        "Name: Otto Lenz of Ort\nTown: Ort at the lake\nBorn: in May of 1961\nWork: keeper of the weir",
        "The lake near Lenz\nis deep and cold all year.",
    ],
)
def test_lines_of_another_kind_are_no_verse(reply: str) -> None:
    assert len(noted(("Tell me of it.", reply))) == 1


def test_what_is_taken_off_a_list_is_not_on_it_any_more() -> None:
    earlier = [user("Add 24 bottles of beer."), user("My brother brews beer."), user("Add 2 lemons.")]
    back = "Forget the beer, nobody drinks it."
    assert summary(earlier, [user(back)]) == ["My brother brews beer.", "Add 2 lemons.", back]
    again = [user(back), user("Add another 6 beers.")]
    assert summary(earlier, again)[2:] == [back, "Add another 6 beers."], "only what was there before"


def test_a_wish_that_a_model_only_repeats_tells_nothing() -> None:
    for wish in (
        "京都でおすすめの場所を三つ教えてください。",
        "Write a message for this.",
        "Schreib von Ulm.",
    ):
        assert noted((wish, wish)) == []


def test_who_speaks_is_known_from_the_shortest_sentence() -> None:
    said = turns(
        ("Max: Right. My sister lives in Linz.", "Nice."),
        ("Judith: No. I sleep in a hotel.", "Fine."),
        *((f"{name}: I agree.", "Good.") for name in ("Max", "Judith") for _ in range(3)),
    )
    usual = Usual(turn.text for turn in said)
    lines = [note.line for exchange in exchanges_of(said)[:2] for note in notes_of(exchange, usual)]
    assert lines == ["- You: Max: My sister lives in Linz.", "- You: Judith: I sleep in a hotel."]


def test_a_message_without_full_stops_is_no_text_of_its_own() -> None:
    said = (
        "okay so this year I want to plan the garden with my husband Tom, we have thirty square meters in "
        "the back and he wants potatoes but I want mostly tomatoes and the frost here in Duluth is over by "
        "the end of May so nothing goes out before that"
    )
    lines = noted((said, "Good."))
    assert all(len(line) < 220 for line in lines)
    assert all(any(word in line for line in lines) for word in ("Tom", "potatoes", "tomatoes", "Duluth"))


def test_rows_of_a_table_are_corrected_by_no_sentence_that_has_a_word_of_theirs() -> None:
    rows = [user("North 1200 1350"), user("East 760 655"), user("We have 14 stores in the North and 9 here.")]
    told = user("The East figure for March is wrong, it should be 955.")
    assert summary(rows, [told]) == [note.text for note in (*rows, told)]
    assert summary([user("Rent 612 euros")], [user("Rent 700 euros")]) == ["Rent 700 euros"]


def test_a_question_without_its_sign_is_no_note() -> None:
    assert noted(
        ("what am i allergic to", "Shrimp."),
        ("娘のアレルギーは何でしたか。", "卵です。"),
        ("got a job at a hospital im a nurse", "Nice."),
    ) == ["- You: got a job at a hospital im a nurse"]


def test_what_a_model_only_repeats_was_said_by_the_user() -> None:
    said = "مديري في العمل اسمه الأستاذ كريم."
    assert noted(
        (said, said), ("Suggest a cake for the party.", "A cake with lemons suits the party best.")
    ) == [
        f"- You: {said}",
        "- Model: A cake with lemons suits the party best.",
    ]


@pytest.mark.parametrize(
    "told",
    [
        "Я врач.",
        "Jestem lekarzem.",
        "저는 의사예요.",
        "Ben doktorum.",
        "Olen lääkäri.",
        "أنا طبيب.",
        "Είμαι γιατρός.",
        "Saya dokter.",
    ],
)
def test_two_words_are_a_fact_where_a_language_needs_no_more(told: str) -> None:
    assert noted((told, "👍")) == [f"- You: {told}"]


@pytest.mark.parametrize(
    "said", ["I see.", "Thank you.", "Спасибо большое.", "네 알겠습니다.", "Ich verstehe."]
)
def test_two_words_that_tell_nothing_are_no_note(said: str) -> None:
    assert noted((said, "👍")) == []


@pytest.mark.parametrize(
    ("reply", "kept"),
    [
        (f"```python\n# Open the file in read mode\nopen(path)\n```\n{WEATHER}", [f"- Model: {WEATHER}"]),
        (f"| planet of the sun | moons |\n|---|--:|\n| Earth | 1 |\n\n{WEATHER}", [f"- Model: {WEATHER}"]),
        ("```python\nimport csv\n\n# Open the CSV file in read mode, line by line", []),
        (f"```x``` here.\n{WEATHER}", [f"- Model: {WEATHER}"]),
        (f"<tool_calls>:\n{WEATHER}", [f"- Model: {WEATHER}"]),
        (f'{WEATHER}\n<tool_call>{{"name": "look", "arguments": {{}}}}</tool_call>', [f"- Model: {WEATHER}"]),
    ],
    ids=["code", "table", "code that was cut off", "code in a sentence", "about calls", "a call"],
)
def test_code_and_tables_of_a_reply_are_no_notes(reply: str, kept: list[str]) -> None:
    assert noted(("Why is the sky blue?", reply)) == kept


def test_programs_that_were_pasted_are_no_notes_and_what_is_told_beside_them_is() -> None:
    program = "LIMIT = 10\n\ndef add(items, key, value=11):\n    items[key] = value\n"
    told = f"I use Python 3.9 at work.\n```python\n{program}```\nMy boss is called Mireille."
    assert noted((told, "Fine.")) == [
        "- You: I use Python 3.9 at work.",
        "- You: My boss is called Mireille.",
    ]
    notes = "notes.txt:\n```\nMy sister is called Lena.\nThe boat is moored in Oslo.\n```\n"
    assert noted((notes, "Fine.")) == [
        "- You: My sister is called Lena.",
        "- You: The boat is moored in Oslo.",
    ]


def test_of_two_at_one_keyboard_each_tells_their_own() -> None:
    assert noted(
        ("Anna: My limit is 1,200 euros. I start work on 4 March.", "Good."),
        ("Tom: My limit is 1,000 euros.", "Fine."),
        ("Anna: The cat must be allowed.", "Sure."),
        ("Anna: We have 12 boxes.", "Good."),
    )[:3] == [
        "- You: Anna: My limit is 1,200 euros.",
        "- You: Anna: I start work on 4 March.",
        "- You: Tom: My limit is 1,000 euros.",
    ]


def test_a_note_knows_its_turn() -> None:
    said = turns(("My boat is called Alba.", "Fine."), ("Why?", WEATHER))
    usual = Usual(turn.text for turn in said)
    assert [
        (note.turn_id, note.speaker) for exchange in exchanges_of(said) for note in notes_of(exchange, usual)
    ] == [(11, Role.USER), (14, Role.ASSISTANT)]


@pytest.mark.parametrize(
    ("before", "since"),
    [
        ("The night train to Gdansk leaves at 22:10.", "The night train leaves at 23:40."),
        ("Unsere Katze heißt Mirabelle.", "Unsere Katze heißt Mimi."),
        ("My train leaves at 9.", "My train leaves at 10."),
        ("Le code de mon vélo est 5927.", "Le code de mon vélo est 1111."),
        ("We live in Oslo now.", "Actually, we live in Bergen now."),
        ("我的猫叫小花。", "我的猫叫小黑。"),
    ],
)
def test_what_was_corrected_is_replaced(before: str, since: str) -> None:
    other = user("I'm allergic to penicillin.")
    assert summary([user(before), other], [user(since)]) == [other.text, since]
    assert summary([], [user(before), other, user(since)]) == [other.text, since]


@pytest.mark.parametrize(
    ("before", "since"),
    [
        ("My daughter is seven.", "My son is seven."),
        ("My brother plays the cello.", "My sister plays the flute."),
        ("The dentist costs 320 euros.", "The plumber costs 90 euros."),
        ("My cat is called Mira.", "My dog is called Rex."),
    ],
)
def test_what_is_said_of_something_else_replaces_nothing(before: str, since: str) -> None:
    assert summary([user(before)], [user(since)]) == [before, since]


@pytest.mark.parametrize(
    ("before", "since"),
    [
        ("Mein Hund heißt Rex.", "Eigentlich heißt mein Hund Bello."),
        ("Mon chien s'appelle Rex.", "En fait, mon chien s'appelle Médor."),
        ("Mi perro se llama Rex.", "En realidad, mi perro se llama Toby."),
        ("Il mio cane si chiama Rex.", "In realtà il mio cane si chiama Fido."),
        ("Meu cachorro se chama Rex.", "Na verdade, meu cachorro se chama Totó."),
        ("Mój pies nazywa się Rex.", "Właściwie mój pies nazywa się Burek."),
        ("Köpeğimin adı Rex.", "Aslında köpeğimin adı Karabaş."),
        ("Мою собаку зовут Рекс.", "На самом деле мою собаку зовут Шарик."),
        ("اسم كلبي ريكس.", "في الواقع اسم كلبي بوبي."),
        ("मेरे कुत्ते का नाम रेक्स है।", "असल में मेरे कुत्ते का नाम मोती है।"),
        ("犬の名前はレックスです。", "実は犬の名前はポチです。"),
        ("我的狗叫旺财。", "其实我的狗叫来福。"),
        ("제 개 이름은 렉스예요.", "사실은 제 개 이름은 바둑이예요."),
    ],
    ids=["de", "fr", "es", "it", "pt", "pl", "tr", "ru", "ar", "hi", "ja", "zh", "ko"],
)
def test_a_correction_is_one_in_each_language_of_the_window(before: str, since: str) -> None:
    assert summary([user(before)], [user(since)]) == [since]


@pytest.mark.parametrize("text", ["A new car costs more plus tax.", "My boat is red.", "我的狗很可爱。"])
def test_what_corrects_nothing_is_no_correction(text: str) -> None:
    assert not corrects(text)


def test_a_model_corrects_no_user_and_says_nothing_again() -> None:
    told = user("My train leaves at 9.")
    assert summary([told], [model("My train leaves at 10.")])[0] == told.text
    assert summary([told], [model("So my train leaves at 9, that is early.")]) == [told.text]


@pytest.mark.parametrize(
    ("told", "replied"),
    [
        ("My sister's name is Olga and she plays the cello.", "Your sister is called Olga."),
        ("I am allergic to peanuts.", "(1) You are allergic to peanuts."),
        ("I meet the landlord on Tuesday at 17:00.", "The meeting is on Tuesday at 17:00."),
        ("My bike is a red Surly from 2016.", "The bike is a red Surly."),
        ("Mein Bruder heißt Max.", "Dein Bruder heißt Max."),
    ],
)
def test_a_reply_that_only_says_what_was_told_is_no_line(told: str, replied: str) -> None:
    other = "The water is turned off on 3 November."
    notes = [user(told), model(replied), model(other), user("I like tea.")]
    assert summary([], notes) == [told, other, "I like tea."]


def test_a_reply_that_says_more_than_was_told_is_one() -> None:
    told, replied = "My budget is 500 euros.", "For 500 euros two nights in Ghent are possible."
    assert summary([], [user(told), model(replied)]) == [told, replied]


def test_what_came_back_and_leaves_again_is_older_than_what_was_said_since() -> None:
    said = {1: "I live in Leeds.", 3: "My cat is called Mira.", 9: "I live in Bradford.", 11: "I have a dog."}
    old, other, new, late = (Note(Role.USER, text, turn_id, 0.8) for turn_id, text in said.items())
    assert summary([new], [old]) == [new.text]
    assert summary([old], [new]) == [new.text]
    assert summary([new, user("A line that was changed.")], [other, late]) == [
        *(other.text, new.text, "A line that was changed.", late.text)
    ]


def test_nothing_stands_there_twice() -> None:
    assert summary([user("My boat is called Alba.")], [user("My boat is called Alba.")]) == [
        "My boat is called Alba."
    ]
    assert summary([user("My boat is Alba.")], [user("My old boat is Alba, the red one.")]) == [
        "My old boat is Alba, the red one."
    ]


def test_when_room_is_short_the_least_important_goes_and_never_what_was_told_last() -> None:
    earlier = [
        model("It is a fine day for boats."),
        user("Nenne drei Häfen.", 0.45),
        user("Der Hund ist alt.", 0.9),
    ]
    new = [user("Der Kater ist jung.", 0.6), model("Boats sail with wind.")]
    assert len(summary(earlier, new)) == 5
    assert summary(earlier, new, 80) == ["Nenne drei Häfen.", "Der Hund ist alt.", "Der Kater ist jung."]
    assert summary(earlier, new, 60) == ["Der Hund ist alt.", "Der Kater ist jung."]
    assert summary(earlier, new, 30) == ["Der Kater ist jung."]
    assert summary(earlier, new, 5) == []


@pytest.mark.parametrize(
    "since",
    [
        "No, on the 22nd.",
        "Tom: no, 22 March, Luuk has no time then.",
        "Wait, wrong, our move is a week later.",
        "Nein, am 22.",
        "Нет, 22 марта.",
        "不对，是二十二号。",
        "Actually our move is a week later.",
    ],
)
def test_what_was_corrected_does_not_stand_without_its_correction(since: str) -> None:
    wrong = user("Our move is on 15 March.", 0.9)
    newer = [user(f"{name} has a boat.", 1.0) for name in ("Anna", "Kofi", "Lena", "Igor", "Mara", "Nils")]
    notes = [user("The rent is 900 euros.", 0.7), wrong, user(since, 0.6), *newer]
    room = [len("".join(f"{note.line}\n" for note in notes[n:])) for n in range(3)]
    said = [note.text for note in notes]
    assert summary(notes[:3], newer, room[0]) == said
    assert summary(notes[:3], newer, room[0] - 1) == said[1:]
    assert summary(notes[:3], newer, room[1] - 1) == said[2:], "the correction tells more than what was wrong"


def test_of_a_text_that_is_to_be_translated_nothing_is_noted() -> None:
    asked = "Translate into German: We have moved to Kiel. My sister is ill, and her cat is called Rex."
    assert noted((asked, "Wir sind nach Kiel gezogen.")) == []
    assert noted((f"{asked}\n\nMy dog is called Bolt.", "Ja.")) == ["- You: My dog is called Bolt."]


@pytest.mark.parametrize(
    ("told", "since"),
    [
        ("The opening is planned for 14 May.", "Change: the opening has been pushed back to 21 May."),
        (
            "L'ouverture est prévue le 14 mai.",
            "Changement : l'ouverture est repoussée au 21 mai à cause des peintres.",
        ),
        ("Die Eröffnung ist am 14. Mai.", "Änderung: Die Eröffnung ist erst am 21. Mai, wegen der Maler."),
        (
            "Der Termin beim Zahnarzt ist am 3. Juni um 9 Uhr.",
            "Der Termin beim Zahnarzt wurde auf den 10. Juni verlegt.",
        ),
        ("La apertura es el 14 de mayo.", "Cambio: la apertura será el 21 de mayo por los pintores."),
        ("La inauguración es el 14 de mayo.", "La inauguración se ha pospuesto al 21 de mayo."),
        ("L'apertura è il 14 maggio.", "L'apertura è stata rinviata al 21 maggio."),
        ("A abertura foi marcada para 14 de maio.", "A abertura foi adiada para 21 de maio."),
        ("Otwarcie jest 14 maja.", "Otwarcie zostało przełożone na 21 maja."),
        ("Открытие назначено на 14 мая.", "Открытие перенесено на 21 мая."),
        ("Açılış 14 Mayıs'ta.", "Açılış 21 Mayıs'a ertelendi."),
    ],
)
def test_what_takes_place_at_another_time_is_told_once(told: str, since: str) -> None:
    bees = user("Bees make honey near Kiel.", 0.6)
    assert summary([user(told, 0.6), bees], [user(since, 0.6)], 999) == [bees.text, since]


@pytest.mark.parametrize(
    ("told", "since"),
    [
        (
            "Der Termin beim Zahnarzt ist am 3. Juni um 9 Uhr.",
            "Der Termin beim Frisör wurde auf den 10. Juni verlegt.",
        ),
        ("La réunion avec la banque est mardi.", "La réunion avec le comptable est repoussée au 21 mai."),
        ("Ma sœur habite à Lyon depuis 2012.", "Ma sœur a avancé 200 euros à mon frère."),
        ("The opening is on 14 May.", "The opening speech was put together by the mayor."),
    ],
)
def test_what_takes_place_at_another_time_is_no_news_of_another_thing(told: str, since: str) -> None:
    bees = user("Bees make honey near Kiel.", 0.6)
    assert summary([user(told, 0.6), bees], [user(since, 0.6)], 999) == [told, bees.text, since]


def test_a_correction_stays_with_what_it_is_about_not_with_what_stands_before_it() -> None:
    wrong = user("Al final vienen 9 personas a comer.", 0.9)
    between = user("Anselmo lleva dos botellas.", 0.5)
    since = user("Corrijo: son 10 personas.", 0.6)
    newer = [user(f"{name} has a boat.", 1.0) for name in ("Anna", "Kofi", "Lena", "Igor", "Mara", "Nils")]
    kept = [wrong, since, *newer]
    assert summary([wrong, between, since], newer, len("".join(f"{n.line}\n" for n in kept))) == [
        note.text for note in kept
    ]
    assert summary([wrong, between, since], newer, len("".join(f"{n.line}\n" for n in kept)) - 1) == [
        note.text for note in kept[1:]
    ]


def test_who_only_says_no_corrects_nothing_of_what_was_told_before() -> None:
    told, said = user("Our rent is 900 euros.", 0.9), user("No, that is not what I asked for.", 0.6)
    newer = [user(f"{name} has a boat.", 1.0) for name in ("Anna", "Kofi", "Lena", "Igor", "Mara", "Nils")]
    kept = [told, *newer]
    assert summary([told, said], newer, len("".join(f"{n.line}\n" for n in kept))) == [n.text for n in kept]


def test_what_only_begins_alike_denies_nothing() -> None:
    assert denies("No, on the 22nd.")
    assert not any(
        map(denies, ("No dogs are allowed.", "Note the date.", "Nobody came.", "Nicht vor 8 Uhr."))
    )


def test_what_was_told_last_stays_also_where_very_much_leaves_at_once() -> None:
    much = [user(f"My alpha{n} is beta{n} and gamma{n} is delta{n}.", 0.9) for n in range(400)]
    facts = ("I live in Zork now.", "Minka sleeps on the stove.", "Our train leaves before dawn.")
    last = [user(text, 0.6) for text in facts]
    found = summary(much[:10], [*much[10:], *last], 1000)
    assert found[-3:] == list(facts)
    assert 3 < len(found) < 50


def test_lines_of_a_summary_that_users_wrote_or_changed_are_told_by_them() -> None:
    usual = Usual(["My boat is called Alba.", "Fine."])
    sail = Note(Role.USER, "It has a red sail.", 7, 0.9, "model")
    known = {(sail.speaker, sail.text): sail}
    text = "- Our boat is Alba.\n- Model: It sails.\n- You: It has a red sail."
    found = earlier_notes(text, usual, lambda speaker, said: known.get((speaker, said)))
    assert [(note.speaker, note.text, note.turn_id) for note in found] == [
        (Role.USER, "Our boat is Alba.", 0),
        (Role.ASSISTANT, "It sails.", 0),
        (Role.USER, "It has a red sail.", 7),
    ]


any_notes = st.lists(
    st.builds(
        Note,
        st.sampled_from([Role.USER, Role.ASSISTANT]),
        st.text("ab 12.我", max_size=12).map(str.strip).filter(bool),
        worth=st.floats(0, 1),
    ),
    max_size=12,
)


@given(any_notes, any_notes, st.integers(0, 120))
def test_a_summary_fits_and_is_made_of_its_notes_in_their_order(
    earlier: list[Note], new: list[Note], most: int
) -> None:
    text = merged(earlier, new, most, len)
    assert len(text) <= most
    lines = text.splitlines()
    assert len(set(lines)) == len(lines)
    assert set(lines) <= {note.line for note in (*earlier, *new)}
