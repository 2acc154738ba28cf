"""Whether a note of the guide says what was said: its words alone do not tell.

Of "The budget for the cake is 180 euros" the guide notes "Your cake is 180 euros", of "Anna hates fish" that
she likes it.  Each form that it was taught says something of its own, and asks for other evidence.
"""

from __future__ import annotations

import re
from typing import Final

from ethervox_gui.context.language.oneself import speaks_of_oneself
from ethervox_gui.context.language.words import words
from ethervox_gui.context.summaries.grounding import grounded

#: Words of the forms, for which people say all kinds of others.
_OF_FORMS: Final = frozenset((
    "your", "you", "the", "is", "in", "on", "at", "starts", "lives", "live", "works", "work", "as", "likes",
    "birthday", "are", "allergic", "to", "favorite", "name", "hobby",
))  # fmt: skip
#: Words that name no thing, which the guide takes for one where a sentence has no noun in that place.
_NO_THING: Final = frozenset((
    "he", "she", "it", "they", "her", "his", "its", "their", "this", "that", "these", "those", "there",
    "must", "should", "can", "could", "may", "might", "will", "would", "shall", "i", "we", "us", "me", "my",
))  # fmt: skip
_PRONOUNS: Final = frozenset(("he", "she", "it", "they", "her", "his", "its", "their"))
#: Nor do these by themselves: of "Rent is 612 euros a month" the guide notes that "your month is 612 euros".
_NO_THING_ALONE: Final = frozenset((
    "month", "week", "year", "hour", "minute", "moment", "next", "number",
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
))  # fmt: skip
#: Nor does what ends so: of "I have to hand it in on Monday" the guide notes when "the in" is.
_ENDS_NO_THING: Final = re.compile(r"\b(?:in|on|at|of|for|to|from|with|by|up|out|down|off)$")
#: One of these is said by who tells something of themselves: "Tom here", "You are talking to Tom".
_OF_ONESELF: Final = frozenset((
    "me", "us", "you", "you're", "here", "name", "name's", "career", "hired", "paycheck", "speaking",
    "writing", "typing", "passion", "pastime", "home",
))  # fmt: skip
_OWN_NAME: Final = "your name is"
#: "Hi, this is Tom": whoever greets so has no need of "I".
_GREETS: Final = r"^(?:hi|hello|hey|good \w+)\b[^.?]{0,9}\bthis is %s\b"
#: Beginnings of words for other days of somebody's than a birthday.
_OTHER_DAYS: Final = (
    "marr", "wedding", "engage", "divorc", "anniversar", "graduat", "retir", "operat", "surger", "mov",
    "flies", "flight", "leav", "arriv", "visit", "return", "exam", "appointment", "interview",
)  # fmt: skip
#: One of these stands at most one word before a name that somebody says to be theirs.
_NAMING: Final = frozenset((
    "name", "name's", "named", "call", "called", "calls", "me", "am", "i'm", "im", "is", "as", "to", "with",
    "introduced", "christened", "baptized", "baptised",
))  # fmt: skip
#: These do so only behind a word for speaking: "You are talking to Tom", not "We are flying to Madeira".
_SPOKEN_TO: Final = frozenset(("to", "with"))
_SPEAKING: Final = re.compile(r"(?:talk|speak|chat|deal|answer|listen|respond|writ)")
#: "The budget for" a cake: what is told is about a part of the thing, or something that belongs to it.
_PART: Final = r"\b(?:the|an?|my|our|its) (\w+) (?:of|for) (?:my|our|the) %s\b"
#: What belongs to somebody, or something, and is not what a note of them tells: "Anna's husband is a pilot",
#: "the tree in my garden is a walnut".
_OF_THEM: Final = r"\b%s['’]s (\w+)"
_IN_IT: Final = r"\b(?:the|an?) (?:\w+ )?(\w+) (?:in|on|at|behind|under|over|near|from) (?:my|our|the) %s\b"
#: And this is: "Anna's job is that of a pilot".
_THEIR_OWN: Final = frozenset((
    "job", "profession", "work", "trade", "career", "line", "occupation", "calling", "employer", "home",
    "house", "flat", "apartment", "address", "city", "town", "birthday", "favorite", "favourite", "full",
    "first", "last", "real", "actual", "given",
))  # fmt: skip
#: What must have been said for a note of that form, by its verb.
_EVIDENCE: Final = {
    "works as": r"work|job|profession|trade|career|living|earn|hire|employ|train|learn|stud|bec[ao]m|occup"
    r"|pa(?:y|id)|busy|days|what i do|(?:\b(?:am|is|was|be|being|been)|['’][ms]) (?:now )?an?\b|^an? "
    r"|\bas an?\b",
    "work at": r"work|job|employ|hire|staff|office|paycheck|firm|company|business|contract|pa(?:y|id)|join"
    r"|boss|earn",
    "live in": r"liv|home|hous|flat|apartment|mov|settl|resid|dwell|cit|town|village|place|rent|buy|bought"
    r"|room|base|address|locat|door|inhabit|stay|for good",
    "are allergic to": "allerg|intoleran|rash",
    "are": r"\b(?:age[ds]?|old|turn(?:ed|s)?|became|birthdays?|alive|earth)\b|have lived for|years of age"
    r"|person of \d+ years|\byears (?:number|add|come)|\b(?:i am|i['’]?m)(?: (?:now|already|only|just))? \d+"
    r"(?= ?(?:[.,;!?]|and\b|now\b|years old|$))",
    "likes": r"\b(?:lik|lov|fond|enjoy|prefer|ador|crav|appreciat|devour|savou?r|into\b|crazy|fan\b|keen"
    "|mad\b"
    r"|happy|pleas|joy|weak|taste|soft spot|lives on|swear|rave|dream|eat|order|cook|asks? for|would|wants?\b"
    r"|takes?\b|resist|enough|without|say no|nothing better|better|best|favou?rite|friend|lover|give|serve"
    r"|bring"
    r"|offer|make)",
    "birthday is on": r"birth|born|turns? |celebrat|congratulat|years old|\bcakes?\b|candles|age\b|\bolder\b"
    r"|world|\bhad (?:me|him|her)\b",
    "hobby is": r"hobby|pas(?:sion|time)|free time|spare time|leisure|weekend|evening|sunday|relax|happiest"
    r"|unwind|keen|enjoy|\blov|fond|\binto\b|do a lot of|for fun|took up|pick(?:ed)? up",
    "favorite": r"favou?rite|\blik|\blov|best|prefer|choose|pick|most\b|better|beats|\bother|number one"
    r"|name me|ask me|\btops?\b|rank|take|of choice|\brate\b|comes first|wins (?:as|when)|\bgo for"
    r"|hard to beat",
}  # fmt: skip
_EVIDENCE["work as"] = _EVIDENCE["works as"]
_EVIDENCE["lives in"] = _EVIDENCE["live in"]
#: "A job at the zoo" makes nobody a zoo.
_PLACE_OF_WORK: Final = r"\b(?:at|for|with|in) (?:(?:the|an?|our|my) )?%s\b"
#: Somebody else is: "my son is allergic to peanuts".
_ELSE_IS_ALLERGIC: Final = re.compile(
    r"\b(?:is|are|was|were)(?: not|n['’]t)? allergic\b(?! (?:me|myself)\b)", re.I
)
#: With one of these in front of it something is not so, or not any more, or not yet.
_NOT_SO: Final = (
    r"(?:\b(?:not|never|no longer|used to|would (?:like|love) to|wants? to|wish(?:es)? to|hates?|dislikes?)\b"
    r"|n['’]t\b)[^.,;:!?]*\b%s\b"
)
#: And these only sound so: "I can't get enough of it", "Don't miss the match on Sunday".
_VERY_SO: Final = re.compile(
    r"(?:\bdo not|\bdon['’]t|\bnever|\bnot to) (?:miss|forget)"
    r"|\bcan(?:not|['’]t) (?:wait for|say no to|get enough of|live without|resist|do without|go without)"
    r"|\b(?:is not|isn['’]t) (?:any|no)(?:one|body|thing) (?:else|other) (?:than|but)"
)
#: "I got 212 answers to my survey": the number is of the answers.
_COUNTED: Final = r"\b%s (?!years\b)[a-z]{3,}s\b(?! (?:as|the|an?|my|our|when)\b)"
#: Where something is, or is put.
_WHERE: Final = re.compile(
    r"\b(?:in|inside|into|within|at|keeps?|kept|put|moved|placed|where|see|try|check|left|lies|lives|belongs"
    r"|stored?|found?|find|hid\w*)\b"
)
#: Of "She starts at four in the morning" the guide notes where "the starts at four" is.
_VERBS: Final = frozenset(("is", "are", "at", "starts", "comes", "lives", "works", "goes"))
#: "The key is on the hook behind the door": the place is where the thing is, not the other way round.
_IS_THERE: Final = r"\b%s (?:is|are|was|were) (?:on|in|under|behind|near|over|at) [^.,;]*\b%s\b"
_OLDEST: Final = 130
#: With one of these between a thing and what is noted of it, something else was told: "The lamp over the
#: table is broken", "The garage wants it on Thursday".
_OTHERWISE: Final = frozenset((
    "from", "over", "under", "until", "till", "with", "without", "behind", "beside", "near", "after",
    "before", "against", "lost", "stole", "stolen", "broke", "broken", "paid", "sold", "bought",
    "left", "lent", "sent", "hurt", "hurts", "want", "wants", "need", "needs", "cost", "costs",
    "last", "lasts", "play", "plays", "drive", "drives",
))  # fmt: skip
#: What was done to something is told of it, and not what it is: "The walnut was planted in 1950".
_DONE: Final = re.compile(r"\w{3,}ed\b")
#: But for what gives a name, a place, a day or a number to it.
_GIVES: Final = frozenset((
    "called", "named", "nicknamed", "christened", "baptized", "titled", "fixed", "planned",
    "scheduled", "postponed", "shifted", "pushed", "moved", "booked", "confirmed", "agreed",
    "settled", "listed", "noted", "changed", "turned", "decided", "picked", "announced", "delayed",
    "advanced", "reserved", "located", "placed", "stored", "based", "situated", "needed", "expected",
    "arranged", "celebrated", "liked", "loved", "preferred", "talked", "mentioned", "used", "indeed",
))  # fmt: skip
#: These alone link nothing to what follows, "the train to Bath", but where somebody set it so: "We moved the
#: meeting to Friday".
_LOOSE: Final = frozenset(
    ("to", "for", "in", "at", "by", "of", "up", "out", "down", "the", "a", "an", "my", "our")
)
_SET: Final = re.compile(
    r"\b(?:set|put|push|fix|mov|postpon|schedul|chang|shift|book|delay|agree|settl|decid|plan|announc"
    r"|br(?:ing|ought)"
    r" (?:forward|up))",
    re.I,
)
_GOES_UP: Final = re.compile(r"\b(?:go|goes|went|going) (?:up|down) in\b")
#: What begins, or opens, or leaves, or is waited for.
_BEGINS: Final = re.compile(
    r"start|begin|beg[au]n|open|kick|commence|underway|\bgo(?:es|ing)?\b|\b(?:is|are|was|be|gets|due|will"
    r"|hour|time)\b|meet"
    r"|see you|leav|depart|arriv|miss|take|\b(?:i|we)(?: have|['’]ve got) "
    r"|: at \d",
)
#: An hour of the clock, which may follow at once: "See you at the party at 8 pm".
_CLOCK: Final = re.compile(r"\d{1,2}[:.]\d\d|\d{1,2} ?[ap]\.?m\b|noon|midnight|\d{1,2} o['’]clock")

HOUR: Final = re.compile(
    r"\d|noon|mid(?:night|day)|dawn|dusk|sunrise|sunset|half|quarter|o['’]clock"
    r"|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b"
)

#: What is "in the" one of these is there at that time, and in no place.
_TIMES: Final = frozenset((
    "morning", "mornings", "afternoon", "afternoons", "evening", "evenings", "night", "week", "weekend",
    "month", "year", "spring", "summer", "autumn", "fall", "winter", "future", "past", "end", "meantime",
))  # fmt: skip
#: A value that ends so lacks its end: "half past" eight.
_UNFINISHED: Final = re.compile(r"\b(?:past|to|of|and|or|at|in|on|the|an?|my|our|half|quarter|from|with)$")
#: These by themselves say how much, or how often, and what no thing is.
_HOW_MUCH: Final = frozenset((
    "more", "less", "most", "much", "many", "all", "very", "too", "often", "again", "now", "there", "here",
    "not", "some", "any", "well", "soon", "late", "still", "just",
))  # fmt: skip
#: "My brothers, Luke and Noah": one of them is not all.
_ONE_OF: Final = r"\b(?i:%s),? (?:and|&) [A-Z]"
#: "I lent Tom my drill": whom something is given to is not what it is.
_GIVEN_TO: Final = (
    r"\b(?:lend|lent|give|gave|given|send|sent|show|showed|owe|owes|owed|pay|paid|bring|brought|sell|sold"
    r"|tell|told|teach|taught|buy|bought|hand|handed|promised?) %s\b"
)
#: "I play the cello": what somebody does with a thing is not what it is.
_DOES: Final = (
    r"\b(?:i|we|you|he|she|they) (?:\w+ly |always |often |never )?%s (?:the|an?|my|our|some) (?:\w+ )?%s\b"
)
#: "I play the cello on Thursdays" tells what is done then, and not when the cello is.
_DONE_REGULARLY: Final = (
    r"\b(?:i|we) (?!have\b|had\b|got\b)(?:\w+ly |always |often )?\w+ (?:with )?(?:(?:the|an?|my|our) )?"
    r"(?:\w+ )?%s\b[^.]*\bon %s\b"
)
_REGULARLY: Final = re.compile(r"(?:day|end)s$")
#: "At a bakery in Leeds": who works in a town works for somebody there.
_IN_TOWN: Final = r"\b(?:at|for|with) (?:an?|the|my|our) [^.,;]*\bin (?:the )?%s\b"

#: Short words that the guide puts into a value of itself.
_IN_VALUES: Final = frozenset((
    "called", "years", "old", "a", "an", "the", "of", "and", "at", "in", "on", "to", "s",
))  # fmt: skip

#: What something "is on" is a day, and no price or month.
DAY: Final = re.compile(
    r"\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|to(?:day|night|morrow)|weekends?|christmas\w*|easter"
    r"|\w+ day"
    r"|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\W+(?:the )?\d+|\d{1,2}(?:st|nd|rd|th)"
    r"|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*"
    r"|\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?)\b",
    re.IGNORECASE,
)
#: "The drums in a band called" so: that is the name of the band.
_CALLED: Final = r"\b(?:an?|the|another|some) (?:\w+ )?(\w+) (?:called|named) %s\b"
_ANYTHING: Final = frozenset(
    ("person", "man", "woman", "guy", "girl", "boy", "lady", "fellow", "one", "thing")
)
_IS_CALLED: Final = r"\b(?:the|my|our) (\w+) (?:is|are) (?:called|named) %s\b"
#: What the forms mean by the thing itself: the name of a dog, the day of a meeting.
_ITSELF: Final = frozenset(("name", "place", "day", "date", "time", "hour", "start", "beginning", "opening"))


def is_said(note: str, thing: str, said: str) -> bool:
    """Whether a note says what the user ``said``; ``thing`` is its form up to the value, in small letters."""
    if not grounded(note, [said]):
        return False
    value = note[note.casefold().index(thing) + len(thing) :].strip(" .")
    if not (_is_spoken_of(thing, value, said) and _is_so(thing, value, said)):
        return False
    if _words(thing) <= _OF_FORMS:
        return _is_of_oneself(thing, value, said)
    return _is_called_so(thing, value, said) and not _is_of_a_part(note, thing, said)


# ---- inside ----------------------------------------------------------------------------------------


def _is_spoken_of(thing: str, value: str, said: str) -> bool:
    """Whether a thing and its value are such, and their words were said."""
    named, told, spoken = _words(thing) - _OF_FORMS, _words(value), _words(said)
    if not named <= spoken or not told - _IN_VALUES <= spoken:
        return False
    core = told - _IN_VALUES
    if core <= named and (core or len(value.split()) > 1):  # "Your card is in the card", "called the the"
        return False
    if not any(map(str.isalnum, value)) or told <= _PRONOUNS or told <= _HOW_MUCH:
        return False
    if _UNFINISHED.search(value.casefold()) is not None and re.search(
        rf"\b{re.escape(value)} \w", said, re.I
    ):
        return False
    if not _NO_THING.isdisjoint(named):
        return False
    return "favorite" in _words(thing) or not named or not named <= _NO_THING_ALONE


def _is_so(thing: str, value: str, said: str) -> bool:
    """Whether what was ``said`` is what the form of a note means, and is not denied there."""
    told = _VERY_SO.sub(" ", said.casefold()).replace("under way", "underway")  # nothing is under it
    core = value.casefold().removeprefix("called ").removesuffix(" years old")
    verb = next((verb for verb in _EVIDENCE if thing.endswith(f" {verb}")), "")
    verb = "favorite" if "favorite" in thing else verb
    if verb and re.search(_EVIDENCE[verb], said.casefold()) is None:
        return False
    if verb == "are allergic to":
        return (
            _ELSE_IS_ALLERGIC.search(told) is None and re.search(r"not allergic|was allergic", told) is None
        )
    if not _fits(thing, core, told) or re.search(_NOT_SO % re.escape(core), told) is not None:
        return False
    return bool(verb) or _is_told_of(thing, core, said, told)


def _fits(thing: str, core: str, told: str) -> bool:
    """Whether a value is of the kind that its form has: an age, a day, an hour, a profession, a name."""
    if thing.endswith("you are"):
        return core.isdecimal() and int(core) <= _OLDEST
    if thing.endswith("work at"):
        return DAY.search(core) is None and re.search(_IN_TOWN % re.escape(core), told) is None
    if thing.endswith(" is in the") and core in _TIMES:
        return False
    if thing.endswith("birthday is on") and any(word.startswith(_OTHER_DAYS) for word in words(told)):
        return False
    if thing.endswith(" is on"):
        return DAY.search(core) is not None
    if thing.endswith(" starts at"):
        return _BEGINS.search(told) is not None and HOUR.search(core) is not None
    if thing.endswith((" works as", " work as")):
        place = re.escape(core.removeprefix("a ").removeprefix("an "))
        return re.search(_PLACE_OF_WORK % place, told) is None
    return thing != _OWN_NAME or not (core.isdecimal() or core.startswith(("a ", "an ", "the ")))


def _is_told_of(thing: str, core: str, said: str, told: str) -> bool:
    """Whether a value was told of the noun of a note, "Your … is" or "The … starts at"."""
    noun = _noun_of(thing)
    if not _VERBS.isdisjoint(words(noun)) or _ENDS_NO_THING.search(noun) is not None:
        return False
    if core.isdecimal() and re.search(_COUNTED % core, told) is not None:
        return False
    if thing.startswith("your ") and noun and _is_a_name(noun, said):
        return False
    if _is_done_with(noun, core, told):
        return False
    if noun.endswith("s") and re.search(_ONE_OF % re.escape(core), said) is not None:
        return False
    if thing.endswith(" is in the"):
        is_turned = re.search(_IS_THERE % (re.escape(core), re.escape(noun)), told) is not None
        return _WHERE.search(told) is not None and not is_turned
    return not noun or _is_linked(noun, core, told)


def _is_done_with(noun: str, core: str, told: str) -> bool:
    """Whether the value is whom a thing was given to, what somebody does with it, or when they do it."""
    if not noun:
        return False
    value, thing = re.escape(core.removeprefix("called ")), re.escape(noun)
    if re.search(_GIVEN_TO % value, told) is not None or re.search(_DOES % (value, thing), told) is not None:
        return True
    is_regular = _REGULARLY.search(core) is not None
    return is_regular and re.search(_DONE_REGULARLY % (thing, value), told) is not None


def _is_of_oneself(thing: str, value: str, said: str) -> bool:
    """Whether somebody speaks of themselves, as a note without any other thing takes it."""
    if thing == _OWN_NAME and re.search(_GREETS % re.escape(value.casefold()), said.casefold()) is not None:
        return True
    of_oneself = speaks_of_oneself(said) or not _OF_ONESELF.isdisjoint(words(said))
    return of_oneself and (thing != _OWN_NAME or _is_named(value, said))


def _is_called_so(thing: str, value: str, said: str) -> bool:
    """Whether it is the thing that is called so, if anything: of "drums in a band called …" the band is."""
    name, told = re.escape(value.removeprefix("called ").casefold()), said.casefold()
    called = {noun for form in (_CALLED, _IS_CALLED) for noun in re.findall(form % name, told)}
    return called - _ANYTHING <= _words(thing)


def _is_a_name(noun: str, said: str) -> bool:
    """Whether a noun stands with a capital wherever it was said, and not only where a sentence begins."""
    found = re.findall(rf"(?<=[a-z,] ){re.escape(noun)}\b", said, re.I)
    return bool(found) and all(one[0].isupper() for one in found)


def _noun_of(thing: str) -> str:
    """The noun of a note "Your … is" or "The … starts at"; empty of any other."""
    if not thing.startswith(("your ", "the ")):
        return ""
    return re.sub(r"^(?:your|the) | (?:is in(?: the)?|is on|starts at|is)$", "", thing)


def _is_linked(noun: str, value: str, told: str) -> bool:
    """Whether a thing and what a note tells of it stand together, with nothing else between them.

    So it is taken to be where one of them was said in another form.
    """
    places = [found.span() for found in re.finditer(rf"\b{re.escape(noun)}", told)]
    values = [found.span() for found in re.finditer(rf"(?<!\w){re.escape(value)}(?!\w)", told)]
    if not places or not values:
        return True
    return any(_are_linked(told, place, one) for place in places for one in values)


def _are_linked(told: str, thing: tuple[int, int], value: tuple[int, int]) -> bool:
    is_first = thing < value
    between = told[thing[1] : value[0]] if is_first else told[value[1] : thing[0]]
    joined = words(between)
    if not (_OTHERWISE.isdisjoint(joined) or "name" in joined) or any(map(str.isdecimal, joined)):
        return False
    if any(_DONE.fullmatch(word) and word not in _GIVES for word in joined):
        return False
    if not is_first or re.search(r"[:=,?]", between) is not None or not joined:
        return True
    is_loose = _LOOSE.issuperset(joined) and _SET.search(told) is None
    is_loose = is_loose and not (joined == ["at"] and _CLOCK.match(told, value[0]) is not None)
    return not is_loose and _GOES_UP.search(between) is None


def _is_named(name: str, said: str) -> bool:
    """Whether somebody says a name as theirs: "I'm Tom", not "I am writing a Python tool"."""
    before, *behind = re.split(rf"\b{re.escape(name.casefold())}\b", said.casefold(), maxsplit=1)
    near = words(before.rpartition(". ")[2])[-2:]
    if near == ["go", "by"] or words("".join(behind))[:1] in (
        ["here"],
        ["speaking"],
        ["writing"],
        ["typing"],
    ):
        return True
    if near == ["this", "is"]:  # or somebody else is shown
        return re.search(r"\b(?:typing|writing|speaking) this is\W*$", before) is not None
    if near[-1:] and near[-1] in _SPOKEN_TO:
        return any(map(_SPEAKING.match, near))
    return not near or not _NAMING.isdisjoint(near)


def _is_of_a_part(note: str, thing: str, said: str) -> bool:
    """Whether what was said is about something that belongs to the thing, and the note says of what not."""
    noun = thing.removeprefix("your ").removeprefix("the ").rpartition(" ")[0]
    noun = re.sub(r" (?:lives|works|birthday is|is|starts)$", "", noun)
    if not noun:
        return False
    told, noted = said.casefold(), _words(note)
    parts = re.findall(_PART % re.escape(noun), told) + re.findall(_IN_IT % re.escape(noun), told)
    parts += re.findall(_OF_THEM % re.escape(noun.removesuffix("'s")), told)
    return any(part not in noted and part not in _ITSELF | _THEIR_OWN for part in parts)


def _words(text: str) -> set[str]:
    return set(words(text.replace("'s", " ")))
