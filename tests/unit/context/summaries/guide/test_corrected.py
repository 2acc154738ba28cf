"""What was told otherwise later is true, and not what the guide noted before."""

from __future__ import annotations

import pytest

from ethervox_gui.context.summaries.guide.corrected import corrected, corrects


@pytest.mark.parametrize(
    ("answer", "told", "later"),
    [
        (
            "The shift starts at five.",
            ["My shift starts at five in the morning.", "Actually my shift starts at six now."],
            "Actually my shift starts at six now.",
        ),
        ("The shift starts at five.", ["Actually my shift starts at six.", "My shift starts at five."], ""),
        (  # a summary has both, and the first came back
            "The shift starts at five.",
            ["My shift starts at five.", "Actually my shift starts at six.", "My shift starts at five."],
            "Actually my shift starts at six.",
        ),
        ("The shift starts at five.", ["My shift starts at five.", "My shift is dull now."], ""),
        ("The shift starts at five.", ["My shift starts at five.", "Does my shift start at six now?"], ""),
        ("The shift starts at five.", ["My shift starts at five.", "My shift with Tom is at six."], ""),
        (
            "The lessons starts at nine.",
            ["My lessons start at nine.", "Sorry, I mixed it up. The lessons begin at ten."],
            "The lessons begin at ten.",
        ),
        (
            "The show is on 3 June.",
            ["The show is on 3 June.", "The show was postponed to 10 June."],
            "The show was postponed to 10 June.",
        ),
        ("The show is on 3 June.", ["The show is on 3 June.", "The show was postponed."], ""),
        (
            "The party is on Saturday.",
            ["We have a party on Saturday.", "The party is at 8, not on Saturday but on Sunday."],
            "The party is at 8, not on Saturday but on Sunday.",
        ),
        ("The party is on Saturday.", ["The party is on Saturday.", "Now the party is on Saturday!"], ""),
        (
            "Your dog is called Rex.",
            ["My dog is called Rex.", "No, my dog is called Max."],
            "No, my dog is called Max.",
        ),
        ("Your dog is called Rex.", ["My dog is called Rex.", "My dog is ill now."], ""),
        (
            "Your rent is 850 pounds.",
            ["My rent is 850 pounds.", "The rent went up, it's 900 now."],
            "The rent went up, it's 900 now.",
        ),
        (
            "Your car is red.",
            ["My car is red.", "We changed cars.", "My new car is blue."],
            "My new car is blue.",
        ),
        ("You live in Leeds.", ["I live in Leeds.", "Tom moved to York."], ""),
    ],
)  # fmt: skip
def test_a_later_sentence_of_the_same_puts_a_note_right(answer: str, told: list[str], later: str) -> None:
    assert corrected(answer, told) == later


@pytest.mark.parametrize(
    ("later", "does"),
    [
        ("We changed it: we fly on the 19th.", True),
        ("Sorry, the flight is on the 19th.", True),
        ("We fly on the 19th.", False),
        ("Actually I hate soup.", False),
        ("We fly to Oslo now.", False),
        ("We fly to Madeira on the 19th now.", True),
    ],
)
def test_who_says_that_something_is_otherwise_puts_it_right(later: str, does: bool) -> None:
    assert corrects(later, "We are flying to Madeira on the 12th.") is does
