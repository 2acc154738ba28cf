"""What the guide would say wrongly is put right; what it says rightly stands."""

from __future__ import annotations

import pytest

from ethervox_gui.context.calls.guide_calls import FOUND_NOTHING
from ethervox_gui.context.language.sentences import sentences
from ethervox_gui.context.summaries.guide import truth
from ethervox_gui.context.summaries.guide.listing import MORE
from ethervox_gui.context.summaries.guide.quoting import quoted
from ethervox_gui.context.summaries.guide.truth import (
    BEYOND,
    NOTED,
    NOTHING_TOLD,
    UNKNOWN,
    Heard,
    instead_of,
    may_be_put_right,
    put_right,
)
from resources.guide_model import talk

KITTEN = "We adopted a kitten last week, she is grey."
WEDDING = "My sister's wedding is on the 14th of May in Whitby."
TOLD = [
    WEDDING,
    f"{KITTEN} The vet was kind.",
    "I'm writing a novel about lighthouses.",
    "The cake needs 200 g of butter.",
]
SEEN = ["Noted. (3) Your rent is 850 pounds.", "- (1) Your dog is called Rex.\n- (2) You live in Leeds."]


def test_these_are_the_guides_own_words() -> None:
    own = {talk.UNKNOWN, talk.BEYOND, talk.UNCLEAR, talk.CHAT, talk.NOTHING_TOLD}
    assert {*truth.FALLBACKS} == own
    assert (UNKNOWN, BEYOND) == (talk.UNKNOWN, talk.BEYOND)


@pytest.mark.parametrize(
    ("reply", "said", "instead"),
    [
        # what it notes
        ("Noted. (1) Your dog is called Rex.", "My dog is called Rex.", ""),
        ("Noted. (1) Your name is a novel.", "I'm writing a novel about lighthouses.", NOTED),
        (
            "Noted. (4) Your boss is called Ada. (5) Your name is meetings.",
            "My boss is called Ada and she hates meetings.",
            "Noted. (4) Your boss is called Ada.",
        ),
        ("Updated. (1) Your name is a novel.", "I'm writing a novel.", NOTED),
        ("Yes, I know. (1) Your dog is called Max.", "My dog is called Rex.", NOTED),
        ("Noted. (8) You work as a pilot.", "How do I become a pilot?", UNKNOWN),
        ("Noted. (9) Your name is God.", "Thank God you are here!", BEYOND),
        # what it has no answer to
        ("I see. Tell me what I should remember.", "I just started learning the cello.", NOTED),
        (BEYOND, "Our flight leaves from gate nine.", NOTED),
        ("I see. Tell me what I should remember.", "you are slow today", ""),
        (UNKNOWN, "What is my novel about?", "You said: “I'm writing a novel about lighthouses.”"),
        (UNKNOWN, "Tell me which colour the kitten has.", f"You said: “{KITTEN}”"),
        (UNKNOWN, "What is my dog called?", ""),
        (BEYOND, "How much butter does the cake need?", "You said: “The cake needs 200 g of butter.”"),
        (BEYOND, "Who invented butter?", ""),
        (BEYOND, "Can you write a novel for me?", ""),
        (BEYOND, "Write a poem about a kitten.", ""),
        # what it answers to what it is told
        ("Hello! Tell me something, and I will remember it.", "I hate mornings.", NOTED),
        ("Hello! Tell me something, and I will remember it.", "Can you hear me", ""),
        ("Your dog is called Rex.", "My dog is called Max now.", NOTED),
        ("Your dog is called Rex.", "My dog is called Rex, as I said.", ""),
        ("Your dog is called Rex.", "I like that.", ""),
        # what it answers
        ("Your dog is called Rex.", "What is my dog called?", ""),
        ("Your rent is 850 pounds.", "How much is my rent?", ""),
        ("Your kitten is grey.", "What colour is our kitten?", f"You said: “{KITTEN}”"),
        ("Your cat is called Max.", "What is my cat called?", UNKNOWN),
        (
            "The sister works as a w 14th of May in Whitby.",
            "When is my sister's wedding?",
            f"You said: “{WEDDING}”",
        ),
        ("The window is on 207.", "What happens in the app when I close the window?", UNKNOWN),
        # what it explains
        ("The app runs on an ordinary computer. A bigger model needs more.", "Which computer do I need?", ""),
        (
            "The app runs on an ordinary computer. A bigger model needs more.",
            "How much butter does the cake need?",
            "You said: “The cake needs 200 g of butter.”",
        ),
        ("There are installers for Linux and macOS.", "What instrument do I own?", ""),
        (
            "There are installers for Linux and macOS.",
            "What do I write about lighthouses?",
            "You said: “I'm writing a novel about lighthouses.”",
        ),
        (
            "There are installers for Linux and macOS.",
            "Which novel do I publish?",
            "You said: “I'm writing a novel about lighthouses.”",
        ),
        ("There are installers for Linux and macOS.", "How do I write a new chat message?", ""),
        ("There are installers for Linux and macOS.", "How can I write faster?", ""),
        ("You write a novel in a text editor.", "How many words should my novel have?", ""),
        ("You are welcome.", "Thanks!", ""),
        # what it answers beside the question
        (
            "Your rent is 850 pounds.",
            "When is my rent due?",
            UNKNOWN,
        ),
        (
            "Your dog is called Rex.",
            "Where is my sister's wedding?",
            f"You said: “{WEDDING}”",
        ),
        ("You live in Leeds.", "And where do I live?", ""),
        ("You live in Leeds.", "Where am I from?", UNKNOWN),
        # of whom, or of which, something was told
        (BEYOND, "Who is getting married in Whitby?", f"You said: “{WEDDING}”"),
        (BEYOND, "What happens in Whitby?", f"You said: “{WEDDING}”"),
        (BEYOND, "What happens in Paris?", ""),
        (BEYOND, "Whose vet helped us?", "You said: “The vet was kind.”"),
        (BEYOND, "Can you tell me a joke about Leeds?", ""),
    ],
)  # fmt: skip
def test_a_reply_says_what_was_told(reply: str, said: str, instead: str) -> None:
    tells = not said.endswith("?") and not said.startswith(("Write", "Can", "Tell", "Thanks"))
    assert put_right(reply, said, TOLD, SEEN, is_told=tells) == instead


def test_what_was_put_right_later_is_answered() -> None:
    told = ["My shift starts at five.", "Actually my shift starts at six now."]
    seen = ["Noted. (1) The shift starts at five."]
    reply, asked = "The shift starts at five.", "When does my shift start?"
    assert put_right(reply, asked, told, seen, is_told=False) == f"You said: “{told[1]}”"
    assert put_right(reply, asked, told[:1], seen, is_told=False) == ""


def heard(*asked: str, more: bool = False) -> Heard:
    return Heard([*TOLD, *asked], ["- (2) You live in Leeds.", FOUND_NOTHING], [], more=more)


@pytest.mark.parametrize("reply", ["- (1) Your", "- (9) Your name is a novel.", NOTHING_TOLD, BEYOND])
def test_asked_for_all_it_says_all_that_was_told(reply: str) -> None:
    said = instead_of(reply, heard("What do you know about me?"), lambda _: True, is_over=reply[0] != "-")
    assert said is not None
    lines = said.splitlines()
    assert lines[0] == "- (2) You live in Leeds."
    assert lines[1:] == [f"- You said: “{one}”" for text in TOLD for one in sentences(text)]


def test_a_list_of_what_nobody_told_is_none() -> None:
    nothing = Heard(["What do you know about me?"], [], [])
    assert instead_of("- (1) Your", nothing, lambda _: True, is_over=False) == NOTHING_TOLD


def test_more_is_said_to_be_there_where_turns_have_left() -> None:
    said = instead_of("- (", heard("What do you know?", more=True), lambda _: True, is_over=False)
    assert said is not None
    assert said.endswith(MORE)


def test_an_answer_that_goes_in_circles_is_put_right_before_its_end() -> None:
    circles = "Your kitten is called " + "The " * 70
    assert not may_be_put_right(circles)
    said = instead_of(circles, heard("What is our kitten called?"), lambda _: False, is_over=False)
    assert said == f"You said: “{KITTEN}”"


@pytest.mark.parametrize(
    ("begun", "is_open"),
    [
        ("", True),
        ("Not", True),
        ("Noted. (1) Your", True),
        ("Your dog is", True),
        ("Your dog is called Rex. It", True),
        ("I am only", True),
        ("The KV cache holds what", True),
        ("The KV cache holds what the model has computed for", False),
        ("Your small brown dog and cat is called by all", True),
        ("The KV cache holds what the model has computed. It", False),
        ("You are welcome.", False),
    ],
)
def test_nothing_is_said_before_it_is_known_to_be_true(begun: str, is_open: bool) -> None:
    assert may_be_put_right(begun) is is_open


def test_the_newest_of_several_sentences_answers() -> None:
    told = ["My flight leaves at 7.", "My flight was moved, it leaves at 9."]
    assert quoted("When does my flight leave?", told) == "You said: “My flight was moved, it leaves at 9.”"
    assert quoted("When does my flight leave?", [*told, "Does my flight leave late?"]).endswith("at 9.”")


def test_what_was_put_right_is_quoted_with_what_was_said_first() -> None:
    told = ["We fly to Madeira on the 12th.", "We changed it: we fly on the 19th.", "We fly kites, too."]
    asked = "When do we fly to Madeira?"
    assert quoted(asked, told) == f"You said: “{told[0]}”, then: “{told[1]}”"
    assert quoted(asked, [told[0], told[2]]) == f"You said: “{told[0]}”"
    assert quoted(asked, [*told, told[0]]) == quoted(asked, told), "the first came back, and is in a summary"


def test_a_word_as_it_is_asked_for_says_more_than_another_form_of_it() -> None:
    told = ["I paint boats.", "I sold two paintings."]
    assert quoted("What do I paint?", told) == "You said: “I paint boats.”"
    assert quoted("Did I sell paintings?", told) == "You said: “I sold two paintings.”"


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("Who did I lend it to?", "I lent Tom my drill."),
        ("What am I afraid of?", "I'm scared of dogs."),
        ("When is the wedding?", "They are getting married in May."),
        ("Where do I work?", "I have a job at a bakery."),
        ("When does it begin?", "It starts at nine."),
    ],
)
def test_forms_and_words_of_the_same_are_one(asked: str, told: str) -> None:
    assert quoted(asked, ["I like tea.", told, "We had soup."]) == f"You said: “{told}”"


def test_a_rare_word_says_more_than_one_that_is_in_all() -> None:
    told = ["My brother likes tea.", "My brother plays chess.", "My brother lives in Ghent."]
    assert quoted("Does my brother play?", told, 0.5) == "You said: “My brother plays chess.”"
