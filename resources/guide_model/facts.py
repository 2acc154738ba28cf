"""Facts: what a user tells, how it is said, corrected and asked for, and the line that stands for it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from . import kinds as k
from . import words as w
from .kinds import Family
from .words import Pool, Source, Value, pool


@dataclass(frozen=True)
class Fact:
    """One told fact. ``line`` is the second-person sentence used in answers and summaries alike."""

    key: str
    value: str
    line_form: str
    query: str
    say: Pool
    ask: Pool
    slots: tuple[tuple[str, str], ...]
    source: Value

    @property
    def line(self) -> str:
        """The canonical sentence."""
        return _capital(self._fill(self.line_form))

    def _fill(self, text: str) -> str:
        for slot, word in self.slots:
            text = text.replace(slot, word)
        return text.replace("{v}", self.value)

    def statement(self, s: Source) -> str:
        """The user says it for the first time."""
        return _capital(self._fill(s.phrase(self.say)))

    def question(self, s: Source) -> str:
        """The user asks for it."""
        return _capital(self._fill(s.phrase(self.ask)))

    def other_value(self, s: Source) -> Fact:
        """The same thing with another value."""
        for _ in range(20):
            value = self.source(s)
            if value != self.value:
                return replace(self, value=value)
        return replace(self, value=self.value + " " + w.invented(s).capitalize())

    def correction(self, s: Source, old: Fact) -> str:
        """The user corrects ``old`` to this."""
        form = s.phrase(_CORRECTIONS)
        line = self._fill(s.rng.choice(self.say.of(s.held_phrasings)))
        text = form.replace("{old}", old.value).replace("{say}", _lower(line)).replace("{Say}", _capital(line))
        return _capital(text.replace("{new}", self.value).replace("{it}", self.subject))

    @property
    def subject(self) -> str:
        """What the fact is about, for short corrections: "my dog", "the deadline"."""
        return self._fill(dict(self.slots).get("{subject}", "that"))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _lower(text: str) -> str:
    first = text.split(" ", 1)[0]
    return text[:1].lower() + text[1:] if first in _OPENERS else text


_OPENERS = frozenset("The My Our We They As For In At By You It People There".split())
_CORRECTIONS = pool([
    "Actually, {say}", "Correction: {say}", "Sorry, I was wrong: {say}", "I made a mistake. {Say}", "No, {say}", "{Say} Not {old}.",
    "Not {old}. {Say}", "I have to correct myself: {say}", "That has changed: {say}", "It changed. {Say}", "Wait, {say}",
    "Update: {say}", "Now {say}", "Change of plan: {say}", "It is not {old} but {new}. {Say}", "Instead of {old}: {say}",
    "Oops, not {old}. {Say}", "News: {say}", "From now on {say}", "Things changed, {say}",
    "Let me correct that, {say}", "I told you {old}, but that is wrong. {Say}", "There was an error. {Say}",
], 3)


def _fact(s: Source, family: Family, key: str, value: Value, subject: str, **slots: str) -> Fact:
    pairs = tuple(("{" + name + "}", word) for name, word in slots.items()) + (("{subject}", subject),)
    query = family.query
    for slot, word in pairs:
        query = query.replace(slot, word)
    return Fact(key, value(s), family.line, query, family.say, family.ask, pairs, value)


def _named(s: Source) -> Fact:
    thing = s.word(k.NAMED_THINGS)
    return _fact(s, k.NAMED, f"named {thing}", w.name, f"my {thing}", k=thing)


def _person(s: Source) -> Fact:
    role = s.word(k.PERSON_ROLES)
    return _fact(s, k.PERSONS, f"person {role}", w.person, f"my {role}", k=role)


def _own(s: Source) -> Fact:
    own = s.rng.choice(k.OWN)
    return Fact(f"own {own.key}", own.value(s), own.line, own.query, own.say, own.ask, (), own.value)


def _favorite(s: Source) -> Fact:
    thing, value = k.of_table(s, k.FAVORITES, 3)
    return _fact(s, k.FAVORITE, f"favorite {thing}", value, f"my favorite {thing}", k=thing)


def _plain(s: Source) -> Fact:
    thing, value = k.of_table(s, k.PLAIN_THINGS, k.PLAIN_HELD)
    if s.chance(0.12):
        value = w.anything
    owner = s.rng.choice(["the", "the", "my", "our"])
    whose = "the" if owner == "the" else "your"
    return _fact(s, k.PLAIN, f"plain {thing}", value, f"{owner} {thing}", k=thing, o=owner, O=whose)


_THIRD: tuple[tuple[str, Value, Family], ...] = (
    ("lives", w.from_pool(w.CITIES), Family(
        pool(["{p} lives in {v}.", "{m} {p} lives in {v}.", "{p}'s home is in {v}.", "{p} moved to {v}.", "{p} has a home in {v}."], 1),
        pool(["Where does {p} live?", "Which city does {p} live in?", "What city does {p} live in?", "Where is {p}'s home?",
              "Do you know where {p} lives?"], 1), "{p} lives in {v}.", "{p} home city")),
    ("works", w.from_pool(w.JOBS), Family(
        pool(["{p} works as a {v}.", "{m} {p} works as a {v}.", "{p} is a {v}.", "{p}'s job is {v}.", "{p} has a job as a {v}."], 1),
        pool(["What does {p} do for a living?", "What is {p}'s job?", "What does {p} work as?", "What's {p}'s job?",
              "Which job does {p} have?"], 1), "{p} works as a {v}.", "{p} job")),
    ("birthday", w.date, Family(
        pool(["{p}'s birthday is on {v}.", "{m} {p} was born on {v}.", "{p} has a birthday on {v}.", "{p} was born on {v}.",
              "The birthday of {p} is {v}."], 1),
        pool(["When is {p}'s birthday?", "When was {p} born?", "What is {p}'s birthday?", "Do you know {p}'s birthday?",
              "On what day is {p}'s birthday?"], 1), "{p}'s birthday is on {v}.", "{p} birthday")),
    ("likes", w.from_pool(w.FOODS), Family(
        pool(["{p} likes {v}.", "{m} {p} loves {v}.", "{p} loves {v}.", "{p} is fond of {v}.", "{p} enjoys {v}."], 1),
        pool(["What does {p} like?", "What does {p} love?", "Do you know what {p} likes?", "What food does {p} like?",
              "What does {p} enjoy?"], 1), "{p} likes {v}.", "{p} likes")),
    ("age", w.small, Family(
        pool(["{p} is {v} years old.", "{m} {p} is {v} years old.", "{p} turned {v}.", "{p}'s age is {v}.", "{p} has turned {v} now."], 1),
        pool(["How old is {p}?", "What is {p}'s age?", "What's {p}'s age?", "Do you know how old {p} is?", "Tell me the age of {p}."], 1),
        "{p} is {v} years old.", "{p} age")),
    ("plays", w.from_pool(w.HOBBIES), Family(
        pool(["{p}'s hobby is {v}.", "{m} {p} is into {v}.", "{p} likes to do {v}.", "{p} does {v} every week.", "{p} is crazy about {v}."], 1),
        pool(["What is {p}'s hobby?", "What's {p}'s hobby?", "Which hobby does {p} have?", "What is {p} into?",
              "What does {p} do in the free time?"], 1), "{p}'s hobby is {v}.", "{p} hobby")),
)
_THIRD_PLAIN = Family(
    pool(["{p}'s {k} is {v}.", "{p} has the {k} {v}.", "The {k} of {p} is {v}.", "{v} is {p}'s {k}.", "As {k} {p} has {v}."], 1),
    pool(["What is {p}'s {k}?", "What's {p}'s {k}?", "What is the {k} of {p}?", "Do you know {p}'s {k}?", "Tell me {p}'s {k}.",
          "Which {k} does {p} have?"], 1), "{p}'s {k} is {v}.", "{p} {k}")
_FRIENDS = pool("my friend,my neighbor,my colleague,our teacher,my cousin,my old friend,our guest,my brother,my flatmate", 1)


def _third(s: Source) -> Fact:
    who = s.word(w.PEOPLE) if s.chance(0.7) else w.invented(s).capitalize()
    if s.chance(0.4):
        thing, value = k.of_table(s, k.PLAIN_THINGS, k.PLAIN_HELD)
        return _fact(s, _THIRD_PLAIN, f"third {who} {thing}", value, f"{who}'s {thing}", p=who, k=thing)
    verb, value, family = s.rng.choice(_THIRD)
    return _fact(s, family, f"third {who} {verb}", value, who, p=who, m=s.word(_FRIENDS))


_NOUNS = pool(
    "tower,engine,door,garden,river,meeting,shelf,planet,bridge,window,machine,box,island,castle,ship,wheel,report,table,lamp,"
    "harbor,tunnel,market,camera,forest,sensor,roof,train,temple,valve,ticket,mountain,cable,painting,statue,barrel,school,parcel,"
    "workshop,kitchen,station,museum,bottle,chapter,blue room,north wing,old mill,second floor,test lab,last page,pump,festival,"
    "fountain,cellar,antenna,ferry,quarry,warehouse",
    6,
)
_ASPECTS = pool(
    "color,name,height,age,owner,price,number,code,weight,length,builder,size,status,date,keeper,maker,width,shape,"
    "guard,contents,label,order,speed,cost,depth,model,signal,pattern,origin,type,driver,leader,motto,symbol,symptom,rank,"
    "thickness,inventor,voltage,mood",
    4,
)
_OF = Family(
    pool(["The {a} of the {k} is {v}.", "The {k}'s {a} is {v}.", "The {k} has the {a} {v}.", "{v} is the {a} of the {k}.",
          "As for the {k}, its {a} is {v}.", "The {a} of the {k} was {v}.", "For the {k} the {a} is {v}.", "The {k} has {v} as its {a}."], 2),
    pool(["What is the {a} of the {k}?", "What's the {a} of the {k}?", "What is the {k}'s {a}?", "Which {a} does the {k} have?",
          "Do you remember the {a} of the {k}?", "Tell me the {a} of the {k}.", "What was the {a} of the {k}?",
          "What {a} has the {k}?"], 2), "The {a} of the {k} is {v}.", "{k} {a}")
_DECISION = Family(
    pool(["We decided to use {v} for the {k}.", "We chose {v} for the {k}.", "We will use {v} for the {k}.", "For the {k} we use {v}.",
          "For the {k} we picked {v}.", "We agreed on {v} for the {k}.", "We went with {v} for the {k}.", "The {k} will be done with {v}.",
          "The decision for the {k} is {v}."], 2),
    pool(["What do we use for the {k}?", "What did we choose for the {k}?", "What did we decide to use for the {k}?",
          "What will we use for the {k}?", "Which decision did we make for the {k}?", "What did we pick for the {k}?",
          "What did we agree on for the {k}?", "What was our decision for the {k}?"], 2), "You use {v} for the {k}.", "{k} decision")
_DECIDED = pool("database,server,front end,back end,logo,poster,tests,website,backup,login,party,wall,roof,trip,cover,build,deployment,"
                "search,cache,kitchen floor,newsletter,monitoring,bathroom", 3)
_TODO = Family(
    pool(["I have to {k} on {v}.", "I must {k} on {v}.", "I need to {k} on {v}.", "On {v} I have to {k}.", "I want to {k} on {v}.",
          "I plan to {k} on {v}.", "On {v} I will {k}."], 1),
    pool(["When do I have to {k}?", "When must I {k}?", "When do I need to {k}?", "On what day do I have to {k}?", "When will I {k}?",
          "When do I want to {k}?", "Which day did I choose to {k}?"], 1), "You have to {k} on {v}.", "{k}")
_TASKS = pool("call the dentist,pick up the parcel,pay the rent,water the plants,visit the museum,return the books,renew the passport,"
              "clean the car,send the invoice,meet the lawyer,buy a new lamp,write the report,book the flight,see the doctor,feed the fish,"
              "repair the bike,paint the fence,call the bank,cancel the gym,order the cake,collect the keys,change the tires,sweep the chimney", 4)
_BOUGHT = Family(
    pool(["I bought a {k} for {v}.", "I paid {v} for a {k}.", "The {k} cost me {v}.", "My new {k} cost {v}.", "I got a {k} for {v}.",
          "I spent {v} on a {k}."], 1),
    pool(["How much did I pay for the {k}?", "What did the {k} cost?", "How much was the {k}?", "What did I pay for the {k}?",
          "How much did the {k} cost me?", "How much did I spend on the {k}?"], 1), "You bought a {k} for {v}.", "{k} price")
_GOODS = pool("lamp,bike,sofa,phone,guitar,jacket,camera,table,watch,tent,piano,fridge,monitor,keyboard,mirror,carpet,kettle,hammock", 3)
_WHERE = Family(
    pool(["The {k} is in the {v}.", "I put the {k} in the {v}.", "I keep the {k} in the {v}.", "You find the {k} in the {v}.",
          "My {k} is in the {v}.", "I left the {k} in the {v}.", "I hid the {k} in the {v}."], 1),
    pool(["Where is the {k}?", "Where did I put the {k}?", "Where do I keep the {k}?", "Where is my {k}?", "Where can I find the {k}?",
          "Where did I leave the {k}?", "In which place is the {k}?"], 1), "The {k} is in the {v}.", "{k} place")
_KEPT = pool("spare key,passport,charger,umbrella,first aid kit,contract,flashlight,remote,old camera,toolbox,treasure,birth certificate,"
             "sewing kit,hard disk,tent,wallet,ladder,medicine,gift,binoculars,corkscrew", 3)


def _place(s: Source) -> str:
    return s.rng.choice([s.word(_NOUNS), f"{s.word(w.COLORS)} {s.word(_NOUNS)}", f"{s.word(_NOUNS)} of {s.word(w.PEOPLE)}"])


def _of(s: Source) -> Fact:
    noun = s.word(_NOUNS) if s.chance(0.7) else w.invented(s)
    aspect = s.word(_ASPECTS) if s.chance(0.85) else w.invented(s)
    return _fact(s, _OF, f"of {aspect} {noun}", w.anything, f"the {aspect} of the {noun}", a=aspect, k=noun)


def _tool_or_name(s: Source) -> str:
    return s.word(w.TECH) if s.chance(0.6) else s.rng.choice([s.word(w.COLORS), w.name(s)])


def _of_simple(s: Source) -> Fact:
    family, label, things, value = s.rng.choice(_SIMPLE)
    thing = s.word(things)
    return _fact(s, family, f"{label} {thing}", value, f"the {thing}", k=thing)


_SIMPLE: tuple[tuple[Family, str, Pool, Value], ...] = (
    (_DECISION, "decision", _DECIDED, _tool_or_name), (_TODO, "todo", _TASKS, w.date),
    (_BOUGHT, "bought", _GOODS, w.price), (_WHERE, "where", _KEPT, _place),
)
_MAKERS = (_named, _person, _own, _favorite, _plain, _third, _of, _of_simple)
_WEIGHTS = (20, 12, 18, 8, 22, 12, 8, 12)


def any_fact(s: Source) -> Fact:
    """A fact of any kind."""
    return s.rng.choices(_MAKERS, _WEIGHTS)[0](s)


def new_facts(s: Source, count: int, taken: set[str] | None = None) -> list[Fact]:
    """Facts about different things, none of them in ``taken``."""
    keys = set(taken or ())
    facts: list[Fact] = []
    for _ in range(count * 30):
        if len(facts) == count:
            break
        fact = any_fact(s)
        if fact.key not in keys and fact.query not in keys:
            keys |= {fact.key, fact.query}
            facts.append(fact)
    return facts
