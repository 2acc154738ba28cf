"""What the guide would say wrongly is put right; what it says rightly stands."""

from __future__ import annotations

import pytest

from ethervox_gui.context.summaries.guide import truth
from ethervox_gui.context.summaries.guide.truth import (
    BEYOND,
    NOTED,
    UNKNOWN,
    may_be_put_right,
    put_right,
    quoted,
)
from resources.guide_model import talk

KITTEN = "We adopted a kitten last week, she is grey."
TOLD = [
    "My sister's wedding is on the 14th of May in Whitby.",
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
        # what it answers
        ("Your dog is called Rex.", "What is my dog called?", ""),
        ("Your rent is 850 pounds.", "How much is my rent?", ""),
        ("Your kitten is grey.", "What colour is our kitten?", f"You said: “{KITTEN}”"),
        ("Your cat is called Max.", "What is my cat called?", UNKNOWN),
        (
            "The sister works as a w 14th of May in Whitby.",
            "When is my sister's wedding?",
            "You said: “My sister's wedding is on the 14th of May in Whitby.”",
        ),
        ("The window is on 207.", "What happens in the app when I close the window?", UNKNOWN),
        # what it explains
        ("The app runs on an ordinary computer. A bigger model needs more.", "Which computer do I need?", ""),
        (
            "The app runs on an ordinary computer. A bigger model needs more.",
            "How much butter does the cake need?",
            "You said: “The cake needs 200 g of butter.”",
        ),
        ("You are welcome.", "Thanks!", ""),
    ],
)  # fmt: skip
def test_a_reply_says_what_was_told(reply: str, said: str, instead: str) -> None:
    tells = not said.endswith("?") and not said.startswith(("Write", "Can", "Tell", "Thanks"))
    assert put_right(reply, said, TOLD, SEEN, is_told=tells) == instead


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


def test_a_rare_word_says_more_than_one_that_is_in_all() -> None:
    told = ["My brother likes tea.", "My brother plays chess.", "My brother lives in Ghent."]
    assert quoted("Does my brother play?", told, 0.5) == "You said: “My brother plays chess.”"
