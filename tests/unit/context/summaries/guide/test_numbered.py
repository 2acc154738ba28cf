"""The guide's notes say what they are about, and the later one of two is true."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.words import words
from ethervox_gui.context.summaries.completeness import Remembered
from ethervox_gui.context.summaries.guide.numbered import noted_in, notes_in, thing_of, wrongly_known
from ethervox_gui.context.turns.turns import Role, Turn
from resources.guide_model.facts import Fact, any_fact
from resources.guide_model.words import Source


@pytest.mark.parametrize("source", [Source.training(5), Source.held_out(5)], ids=["training", "held out"])
def test_every_form_of_the_guide_says_what_it_is_about_and_not_what_of_it(source: Source) -> None:
    for _ in range(600):
        source.begin()
        fact = any_fact(source)
        thing = thing_of(f"(7) {fact.line}")
        assert thing is not None, fact.line
        assert thing == thing_of(f"- (12) {fact.other_value(source).line}")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("(1) You work as a nurse.", "(1) You work at Falcon."),
        ("(1) The meeting is on May 3.", "(1) The meeting starts at 9 am."),
        ("(1) Your sister lives in Rome.", "(1) Your sister works as a nurse."),
        ("(1) Mira likes eggs.", "(1) Mira lives in Rome."),
        ("(1) Your dog is called Rex.", "(1) Your dog's birthday is on May 3."),
    ],
)
def test_what_is_about_something_else_has_another_thing(one: str, other: str) -> None:
    assert thing_of(one) != thing_of(other)


def test_only_a_numbered_note_in_a_form_of_the_guide_is_about_anything() -> None:
    assert thing_of("Your dog is called Rex.") is None
    assert thing_of("(3) It is Rex, your dog here.") is None
    assert thing_of("(1) Your dog is called Rex.") == thing_of("(2) Your dog is Max.")


@pytest.mark.parametrize(
    ("reply", "said", "notes"),
    [
        ("Noted. (1) Your dog is called Rex.", "We named our dog Rex.", ["(1) Your dog is called Rex."]),
        ("Noted. (1) Your dog is called Rex.", "We have a dog called Rex.", ["(1) Your dog is called Rex."]),
        ("Noted. (1) Your dog is called Rox.", "We named our dog Rex.", []),
        ("Updated. (9) Your twin lives in Malaga.", "My godmother has a home in Malaga.", []),
        ("Noted. (2) Mira likes soup.", "Mira is fond of soup.", ["(2) Mira likes soup."]),
        ("Your dog is called Rex.", "What is my dog called?", []),
    ],
    ids=["a note", "by its noun", "another name", "of something else", "in other words", "an answer"],
)  # fmt: skip
def test_a_note_says_what_was_said(reply: str, said: str, notes: list[str]) -> None:
    assert notes_in(reply, said) == notes
    exchange = [Turn(1, Role.USER, said), Turn(2, Role.ASSISTANT, reply)]
    assert list(noted_in(exchange).values()) == notes


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("The tests are run with pytest, and there are 42 of them.", "(3) You are 42 years old."),
        ("It is called snapdate and lives in ~/code/snapdate.", "(3) You live in ."),
        ("It is called snapdate and lives in ~/code/snapdate.", "(2) Your name is snapdate."),
        ("The bug: photos without EXIF crash it.", "(1) Your name is EXIF."),
        ("I am writing a Python tool that renames photos.", "(1) Your name is Python."),
        ("The budget for the cake is 180 euros.", "(6) Your cake is 180 euros."),
        ("The baker is Ada Bruni, her number is 5521.", "(8) Your her number is 5521."),
        ("Version 1.3 must be released on Friday.", "(5) Your must is Friday."),
        ("My sister Mara is getting married on 14 June.", "(4) Mara's birthday is on 14 June."),
        ("My husband Pat wears ear plugs at night.", "(5) Pat likes lugs."),
        ("My daughter plays the drums in a band called Wet Cement.", "(9) Your drums is called Wet Cement."),
        ("I rent the violin for 19 pounds a month.", "(4) The violin is on 19 pounds."),
        ("I began with the violin last September.", "(4) The violin is on September."),
        ("I keep her at berth 12.", "(1) You are 12 years old."),
        ("I was born in 1984.", "(17) You are 1984 years old."),
        ("I don't live in Oslo any more.", "(31) You live in Oslo."),
        ("I am not allergic to nuts.", "(31) You are allergic to nuts."),
        ("My son is allergic to peanuts.", "(16) You are allergic to peanuts."),
        ("I live with my 3 children.", "(4) You work at 3 children."),
        ("My husband works in Lyon.", "(11) Your husband lives in Lyon."),
        ("My boss lives on a farm.", "(13) Your boss works as a farm."),
        ("Anna's husband is a pilot.", "(34) Anna works as a pilot."),
        ("Anna hates fish.", "(36) Anna likes fish."),
        ("I hand over the keys of my old flat on 28 March.", "(6) Your old flat's birthday is on 28 March."),
        ("The engine is a two cylinder diesel.", "(2) Your favorite cylinder diesel is diesel."),
        ("I left school at 16.", "(18) The school starts at 16."),
        ("She starts at four in the morning.", "(33) The starts at four is in the morning."),
        ("The key is on the hook behind the door.", "(15) The door is in the key."),
        ("My bike was stolen on Monday.", "(64) The bike is on Monday."),
        ("My aunt turned 80 in May.", "(50) Your aunt is May."),
        ("I lent my bike to Tom.", "(65) Your bike is Tom."),
        ("The lamp over the table is broken.", "(46) Your lamp is broken."),
        ("The tree in my garden is a walnut.", "(39) Your garden is a walnut."),
        ("The electricity, the provider is called Voltaro.", "(7) Your electricity is called Voltaro."),
        ("I left the school at 16, and began to work.", "(18) The school starts at 16."),
        ("I can't stand it that Rosa doesn't get enough noodles.", "(1) Rosa likes noodles."),
        ("This is Rex, my dog.", "(1) Your name is Rex."),
        ("I heard that the tool was made by Pavel.", "(1) Your name is Pavel."),
        ("I took the train to Bath.", "(1) Your train is Bath."),
        ("My sister Ottilie is maid of honour, she hates yellow.", "(4) Ottilie likes honour."),
        ("Fitting is on 2 May at half past four.", "(9) The four is on 2 May."),
        ("I have to hand it in on 30 September.", "(2) The in is on 30 September."),
        ("I hear my news from Ghent, Graz and Leeds.", "(3) Your leeds is Graz."),
        ("I got 212 answers to my survey.", "(5) Your survey is 212."),
        ("My first letter cost 190.", "(7) Your name is 190."),
        ("His witness is the caretaker, I think.", "(8) Your caretaker is His."),
        ("I would like a mantra with the word river.", "(1) The word is in the mantra."),
        ("I'm writing a novel about lighthouses.", "(1) Your name is a novel."),
        ("My brother just got a job at the zoo.", "(1) Your brother works as a zoo."),
        ("The book club meets at Priya's place this time.", "(1) The book starts at Priya."),
        ("The wifi password at the cabin is moonraker77.", "(1) Your cabin is moonraker77."),
        ("We are flying to Madeira on the 12th of February.", "(4) Your name is Madeira."),
        ("I'm having dinner with Marek.", "(4) Your name is Marek."),
        ("I drink my coffee with oat milk.", "(4) Your hobby is oat milk."),
        ("I usually drink a glass of kefir in the evening.", "(5) The glass is in the evening."),
        ("I play the cello on Thursdays.", "(4) The cello is on Thursdays."),
        ("I play the cello on Thursdays.", "(4) Your cello is play."),
        ("My lessons begin at half past eight.", "(2) The lessons starts at half past."),
        ("My doctor told me to sleep more.", "(3) Your doctor is more."),
        ("I lent Marek my drill.", "(5) Your drill is Marek."),
        ("I've just started a new job at a bakery in Leeds.", "(2) You work at Leeds."),
        ("I'm reading Dracula at the moment.", "(11) Your moment is Dracula."),
        ("I found the card, it was in my coat.", "(10) Your card is in the card."),
        ("I have two brothers, Luke and Noah.", "(5) Your brothers is Luke."),
        ("I had a row with my landlord about the heating.", "(2) Your landlord is called The The The."),
    ],
)  # fmt: skip
def test_a_note_of_something_else_is_none_and_the_words_that_were_said_stand(said: str, note: str) -> None:
    assert notes_in(f"Noted. {note}", said) == []
    told = [Turn(1, Role.USER, said), Turn(2, Role.ASSISTANT, f"Noted. {note}")]
    assert Remembered("", told).completed("", 10_000, len) == f"- {said}"


_NO_NOUNS = frozenset((
    "me", "us", "he", "she", "it", "is", "to", "my", "her", "there", "you", "on", "in", "at", "off", "of",
    "we", "these", "not",
))  # fmt: skip


def no_noun(fact: Fact) -> bool:
    """In training a word by chance stands for a noun; "our me" and "the it" are no things."""
    return any(not _NO_NOUNS.isdisjoint(words(word)) for _, word in fact.slots)


@pytest.mark.parametrize("source", [Source.training(5), Source.held_out(5)], ids=["training", "held out"])
def test_the_notes_that_the_guide_was_taught_are_notes_of_what_was_said(source: Source) -> None:
    lost: list[str] = []
    for _ in range(600):
        source.begin()
        fact = any_fact(source)
        said = fact.in_words(source.phrase(fact.family.say))
        if notes_in(f"Noted. (1) {fact.line}", said) != [f"(1) {fact.line}"] and not no_noun(fact):
            lost.append(f"{fact.line} <- {said}")
    assert lost == []


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("I was christened Pavel.", "Your name is Pavel."),
        ("Hello, this is Pavel.", "Your name is Pavel."),
        ("My parents called me Pa.", "Your name is Pa."),
        ("The name's Pavel.", "Your name is Pavel."),
        ("It's Pavel writing.", "Your name is Pavel."),
        ("I go by Pavel.", "Your name is Pavel."),
        ("My sister's real name is Bronislava.", "Your sister is called Bronislava."),
        ("My dentist is a woman called Ida.", "Your dentist is Ida."),
        ("Don't miss the demo on Sunday, July 2.", "The demo is on Sunday, July 2."),
        ("They brought the flight forward to April 28.", "The flight is on April 28."),
        ("See you at the concert at 8 pm.", "The concert starts at 8 pm."),
        ("We have the dentist at 10:45.", "The dentist starts at 10:45."),
        ("The match gets under way at 4 pm.", "The match starts at 4 pm."),
        ("My city of choice is always Porto.", "Your favorite city is Porto."),
        ("I rate Porto first as a city.", "Your favorite city is Porto."),
        ("Greek wins when it comes to languages.", "Your favorite languages is Greek."),
        ("Rosa can't get enough of noodles.", "Rosa likes noodles."),
        ("Home means Leeds.", "You live in Leeds."),
        ("The one typing this is Pavel.", "Your name is Pavel."),
        ("8732 serves as the door code.", "Your door code is 8732."),
        ("For the spare key, try the drawer.", "The spare key is in the drawer."),
        ("My one passion is hiking.", "Your hobby is hiking."),
        ("You're chatting with Pavel.", "Your name is Pavel."),
        ("I answer to Pavel.", "Your name is Pavel."),
        ("I work at Falcon in Leeds.", "You work at Falcon."),
        ("We have band practice on Thursdays.", "The band practice is on Thursdays."),
        ("My lessons begin at half past eight.", "The lessons starts at half past eight."),
        ("I lent my drill, it's a Makita.", "Your drill is a Makita."),
        ("My blood type is A.", "Your blood type is A."),
    ],
)  # fmt: skip
def test_a_note_stands_for_what_was_said_in_another_form(said: str, note: str) -> None:
    assert notes_in(f"Noted. (1) {note}", said) == [f"(1) {note}"]


@pytest.mark.parametrize(
    "said", ["Hey there, Pavel here.", "I'm Pavel!", "you can call me pavel", "You are talking to Pavel."]
)
def test_a_name_that_somebody_says_to_be_theirs_is_noted(said: str) -> None:
    assert notes_in("Noted. (1) Your name is Pavel.", said) == ["(1) Your name is Pavel."]


def test_turns_that_come_back_and_leave_again_take_no_correction_back() -> None:
    earlier = "- (2) You live in Bradford.\n- (3) Your cat is called Mira.\n- The key is under the blue pot."
    older = [
        Turn(1, Role.USER, "I am Tom Becker, and I live in Leeds."),
        Turn(2, Role.ASSISTANT, "Noted. (1) Your name is Tom Becker. (2) You live in Leeds."),
        Turn(3, Role.USER, "The key is under the blue pot."),
        Turn(4, Role.ASSISTANT, "I see."),
    ]
    since = [
        Turn(9, Role.USER, "No, actually my cat is called Mimi."),
        Turn(10, Role.ASSISTANT, "Updated. (3) Your cat is called Mimi."),
    ]
    kept = Remembered(earlier, since, older).completed("", 10_000, len).splitlines()
    assert kept == [
        "- (1) Your name is Tom Becker.",
        "- (2) You live in Bradford.",
        "- The key is under the blue pot.",
        "- (3) Your cat is called Mimi.",
    ]


def test_a_summary_holds_the_newest_note_of_each_thing_whatever_its_number() -> None:
    earlier = "- (1) The passport is in the drawer.\n- (2) Your launch code is 5531."
    told = [
        Turn(1, Role.USER, "I told you drawer, but that is wrong. I hid the passport in the blue cellar."),
        Turn(2, Role.ASSISTANT, "Updated. (1) The passport is in the blue cellar."),
        Turn(3, Role.USER, "There was an error. Our launch code is 7012."),
        Turn(4, Role.ASSISTANT, "Noted. (3) Your launch code is 7012."),
    ]
    kept = Remembered(earlier, told).completed("", 10_000, len).splitlines()
    assert kept == ["- (1) The passport is in the blue cellar.", "- (3) Your launch code is 7012."]


@pytest.mark.parametrize(
    ("note", "said", "is_told"),
    [
        ("(5) Your month is 612 euros.", "Rent is 612 euros a month.", False),
        ("(4) Your next is Katja Blum.", "My next is Katja Blum, number 0650.", False),
        ("(5) Your favorite month is May.", "My favorite month is May.", True),
        ("(5) Your phone number is 0650.", "My phone number is 0650.", True),
    ],
)
def test_a_measure_of_time_is_no_thing_that_something_is_noted_of(
    note: str, said: str, is_told: bool
) -> None:
    """What was said stands in the summary instead, with what the note left out."""
    assert bool(notes_in(f"Noted. {note}", said)) is is_told


def test_the_guide_does_not_know_already_what_it_noted_otherwise() -> None:
    seen = ["Noted. (1) Your dog is called Rex. That is a fine name.", "- (2) Mira likes soup."]
    rex, soup = "Yes, I know. (1) Your dog is called Rex.", "Yes, I know. (2) Mira likes soup."
    assert wrongly_known(seen, "My dog is called Max.") == [rex, soup]
    assert wrongly_known(seen, "My dog is called Rex.") == [soup], "that it may say"
    assert wrongly_known([], "My dog is called Max.") == []
