"""What a user can tell about: families of facts with the ways to say them and to ask for them.

``{k}`` is the thing, ``{o}`` whose it is, ``{p}`` a person, ``{v}`` the value. Of each list the last entries are kept for the evaluation.
"""

from __future__ import annotations

from dataclasses import dataclass

from . import words as w
from .words import Pool, Source, Value, pool


@dataclass(frozen=True)
class Family:
    """Facts that are said in the same ways."""

    say: Pool
    ask: Pool
    line: str
    query: str


# --- things of mine that have a name -------------------------------------------------------------------------------
NAMED = Family(
    say=pool([
        "My {k} is called {v}.", "My {k}'s name is {v}.", "The name of my {k} is {v}.", "I have a {k} named {v}.",
        "I have a {k} called {v}.", "Our {k} is called {v}.", "We named our {k} {v}.", "My {k} is named {v}.",
        "I call my {k} {v}.", "Our {k}'s name is {v}.", "I've got a {k}, {v} is the name.", "{v} is my {k}.",
        "My {k} goes by the name {v}.", "The {k} I have is called {v}.",
        "{v} is the name of my {k}.", "I gave my {k} the name {v}.", "We have a {k} by the name of {v}.",
    ], 3),
    ask=pool([
        "What is my {k} called?", "What's my {k} called?", "What is my {k}'s name?", "What's my {k}'s name?",
        "What is the name of my {k}?", "What's the name of our {k}?", "Do you remember the name of my {k}?",
        "Tell me the name of my {k}.", "Which name does my {k} have?", "How is my {k} called?",
        "Do you know what my {k} is called?", "My {k} has a name. What is it?", "What did I name my {k}?",
        "Can you tell me my {k}'s name?", "What do I call my {k}?", "Remind me what our {k} is called.",
        "What name did I give my {k}?", "I forgot what my {k} is called. Do you know?", "My {k} is called what?",
    ], 3),
    line="Your {k} is called {v}.",
    query="{k} name",
)
NAMED_THINGS = pool(
    "dog,cat,project,company,team,server,hamster,parrot,rabbit,horse,boat,band,book,app,website,blog,car,bike,"
    "startup,game,school,university,hotel,village,street,street cat,robot,laptop,printer,novel,club,shop,cafe,"
    "podcast,new project,side project,department,product,guinea pig,pony,kitten,puppy,cow,son's school,farm,"
    "choir,database,cluster,repository,library,tool,plugin,ship,house,garden,plant,cactus,character,doll,"
    "goldfish,tortoise,bakery,newsletter,drone,orchestra,canary",
    7,
)
PERSONS = Family(
    say=pool([
        "My {k} is {v}.", "My {k}'s name is {v}.", "My {k} is called {v}.", "I have a {k} named {v}.", "{v} is my {k}.",
        "The name of my {k} is {v}.", "Our {k} is {v}.", "My {k} is named {v}.", "I have a {k}, {v}.",
        "Our {k} is called {v}.", "My {k} has the name {v}.", "You should know that {v} is my {k}.",
        "{v} is the name of my {k}.", "I have a {k} by the name of {v}.", "We have a {k} who is called {v}.",
    ], 3),
    ask=pool([
        "Who is my {k}?", "What is my {k}'s name?", "What's my {k}'s name?", "What is my {k} called?",
        "What is the name of my {k}?", "Do you remember my {k}'s name?", "Tell me who my {k} is.", "Who's my {k}?",
        "Do you know who my {k} is?", "Who is our {k}?", "What's the name of my {k}?", "How is my {k} called?",
        "Remind me of my {k}'s name.", "Can you tell me who my {k} is?",
        "I can't recall my {k}'s name. Can you?", "Which name does my {k} have?", "What do people call my {k}?",
    ], 3),
    line="Your {k} is {v}.",
    query="{k} name",
)
PERSON_ROLES = pool(
    "sister,brother,mother,father,wife,husband,son,daughter,boss,manager,teacher,doctor,neighbor,best friend,"
    "uncle,aunt,cousin,grandmother,grandfather,landlord,dentist,coach,colleague,lawyer,roommate,partner,"
    "assistant,contact,team lead,client,supplier,project manager,roommate's sister,nephew,niece,trainer,"
    "flatmate,godmother,mentor,accountant,piano teacher,twin brother",
    6,
)


@dataclass(frozen=True)
class Own:
    """A fact about the user with phrasings of its own."""

    key: str
    value: Value
    say: Pool
    ask: Pool
    line: str
    query: str


def _own(key: str, value: Value, say: str, ask: str, line: str, query: str = "") -> Own:
    return Own(key, value, pool(say.split("|"), 1), pool(ask.split("|"), 1), line, query or key)


OWN: tuple[Own, ...] = (
    _own("name", w.person, "My name is {v}.|I am {v}.|Call me {v}.|I'm {v}.|Hi, I am {v}.|Hello, my name is {v}.|"
         "I am called {v}.|You can call me {v}.|People call me {v}.|Hello, I'm {v}.|The name is {v}.|My name's {v}.",
         "What is my name?|Who am I?|What's my name?|Do you know my name?|What am I called?|Do you remember my name?|"
         "Tell me my name.|Do you know who I am?|Say my name.|How am I called?", "Your name is {v}.", "user name"),
    _own("home", w.from_pool(w.CITIES), "I live in {v}.|My home is in {v}.|I am living in {v}.|We live in {v}.|"
         "My home town is {v}.|I have lived in {v} for years.|I moved to {v}.|My apartment is in {v}.|"
         "We have our home in {v}.|I am at home in {v}.",
         "Where do I live?|Which city do I live in?|What city do I live in?|Where is my home?|Where do we live?|"
         "In which town do I live?|Do you know where I live?|Where am I at home?|What is my home town?", "You live in {v}.", "home city"),
    _own("birthplace", w.from_pool(w.CITIES), "I was born in {v}.|I come from {v}.|I am from {v}.|I grew up in {v}.|"
         "My family is from {v}.|Originally I am from {v}.|My place of birth is {v}.",
         "Where was I born?|Where am I from?|Where do I come from?|Where did I grow up?|What is my place of birth?|"
         "Which city am I from?", "You are from {v}.", "birth place"),
    _own("age", w.small, "I am {v} years old.|My age is {v}.|I just turned {v}.|I'm {v} years old.|I am {v}, by the way.|"
         "I have just turned {v} years old.|At the moment I am {v} years old.",
         "How old am I?|What is my age?|What's my age?|Do you know how old I am?|Tell me my age.|How many years old am I?",
         "You are {v} years old.", "age"),
    _own("birthday", w.date, "My birthday is on {v}.|I was born on {v}.|My birthday is {v}.|I have my birthday on {v}.|"
         "I celebrate my birthday on {v}.|It's my birthday on {v}.|{v} is my birthday.",
         "When is my birthday?|What is my birthday?|When was I born?|When do I celebrate my birthday?|"
         "Which day is my birthday?|On what date is my birthday?|When do I have my birthday?", "Your birthday is on {v}.", "birthday"),
    _own("job", w.from_pool(w.JOBS), "I work as a {v}.|I am a {v}.|My job is {v}.|I'm a {v}.|I am a {v} by profession.|"
         "I earn my living as a {v}.|For a living I work as a {v}.|I have a job as a {v}.|My profession is {v}.",
         "What is my job?|What do I do for a living?|What's my job?|What do I work as?|What is my profession?|"
         "Which job do I have?|Do you remember my job?|How do I earn my living?", "You work as a {v}.", "job"),
    _own("allergy", w.from_pool(w.FOODS), "I am allergic to {v}.|I have an allergy to {v}.|I'm allergic to {v}.|"
         "I can't eat {v}, I am allergic.|My allergy is {v}.|I must not eat {v} because of an allergy.",
         "What am I allergic to?|What is my allergy?|Which food am I allergic to?|Do I have an allergy?|"
         "What can't I eat?|Do you know my allergy?|What must I not eat?", "You are allergic to {v}.", "allergy"),
    _own("learning", w.from_pool(w.LANGUAGES), "I am learning {v}.|I'm learning {v}.|I study {v}.|I take {v} lessons.|"
         "I have started to learn {v}.|At the moment I am learning {v}.",
         "Which language am I learning?|What am I learning?|What language do I study?|Which lessons do I take?|"
         "What language am I learning?|Which language did I start to learn?", "You are learning {v}.", "learning language"),
    _own("tongue", w.from_pool(w.LANGUAGES), "I speak {v}.|My native language is {v}.|My mother tongue is {v}.|"
         "At home we speak {v}.|I grew up speaking {v}.|The language I speak at home is {v}.",
         "What is my native language?|Which language do I speak?|What language do we speak at home?|"
         "What is my mother tongue?|What do I speak?|Which language do I speak at home?", "You speak {v}.", "native language"),
    _own("hobby", w.from_pool(w.HOBBIES), "My hobby is {v}.|I like {v} in my free time.|My favorite hobby is {v}.|"
         "In my free time I enjoy {v}.|I spend my weekends with {v}.|As a hobby I do {v}.|My free time goes into {v}.",
         "What is my hobby?|What do I do in my free time?|What's my hobby?|Which hobby do I have?|"
         "How do I spend my weekends?|What do I enjoy in my free time?|Do you know my hobby?", "Your hobby is {v}.", "hobby"),
    _own("write in", w.from_pool(w.TECH), "We write it in {v}.|The code is written in {v}.|Our code is in {v}.|"
         "We program in {v}.|I write my code in {v}.|The program is written in {v}.|The whole code base is {v}.",
         "Which language is the code written in?|What do we write it in?|What do we program in?|"
         "What programming language do we use?|What is the code written in?|Which programming language is it?",
         "The code is written in {v}.", "programming language"),
    _own("team size", w.small, "There are {v} people on the team.|The team has {v} people.|We are {v} people.|"
         "Our team has {v} members.|{v} people work on it.|We are a team of {v}.|Our team is {v} people strong.",
         "How big is the team?|How many people are on the team?|How many people are we?|What is the size of the team?|"
         "How many members does the team have?|How large is our team?", "The team has {v} people.", "team size"),
    _own("height", w.size, "I am {v} tall.|My height is {v}.|I'm {v} tall.|I measure {v}.",
         "How tall am I?|What is my height?|Do you know my height?|How much do I measure?", "You are {v} tall.", "height"),
    _own("flight", w.code, "My flight is {v}.|I fly with {v}.|My flight number is {v}.|I booked flight {v}.|I am on flight {v}.",
         "What is my flight number?|Which flight did I book?|Which flight am I on?|What is my flight?|Which flight is mine?",
         "Your flight is {v}.", "flight number"),
    _own("drive", w.name, "I drive a {v}.|My car is a {v}.|I have a {v} as a car.|The car I drive is a {v}.",
         "What car do I drive?|Which car do I have?|What do I drive?|What kind of car is mine?", "You drive a {v}.", "car"),
    _own("ship", w.date, "We have to ship by {v}.|We ship on {v}.|The release is planned for {v}.|We want to release on {v}.|"
         "It has to be shipped by {v}.|We plan to release on {v}.",
         "When do we have to ship?|When do we ship?|When is the release?|By when must we ship?|When do we release?",
         "You have to ship by {v}.", "ship date"),
)

# --- favorites and other things of mine that have a value ----------------------------------------------------------
FAVORITES: tuple[tuple[str, Value], ...] = (
    ("color", w.from_pool(w.COLORS)), ("food", w.from_pool(w.FOODS)), ("animal", w.from_pool(w.ANIMALS)),
    ("city", w.from_pool(w.CITIES)), ("song", w.title), ("book", w.title), ("film", w.title), ("number", w.small),
    ("band", w.name), ("movie", w.title), ("language", w.from_pool(w.LANGUAGES)), ("season", w.invented),
    ("dish", w.from_pool(w.FOODS)), ("sport", w.from_pool(w.HOBBIES)), ("singer", w.person), ("game", w.name),
    ("place", w.from_pool(w.CITIES)), ("teacher", w.person), ("drink", w.name), ("programming language", w.from_pool(w.TECH)),
    ("writer", w.person), ("breakfast", w.from_pool(w.FOODS)), ("tool", w.from_pool(w.TECH)),
)
FAVORITE = Family(
    say=pool([
        "My favorite {k} is {v}.", "My favourite {k} is {v}.", "The {k} I like best is {v}.", "{v} is my favorite {k}.",
        "The {k} I like most is {v}.", "My favorite {k} has always been {v}.", "I think {v} is the best {k}.",
        "As for a {k}, I like {v} most.", "Of every {k}, {v} is my favorite.", "No {k} is better than {v} for me.",
    ], 2),
    ask=pool([
        "What is my favorite {k}?", "What's my favorite {k}?", "What is my favourite {k}?", "Which {k} do I like best?",
        "Which {k} do I like most?", "Do you remember my favorite {k}?", "Tell me my favorite {k}.",
        "What {k} do I like best?", "Can you name my favorite {k}?", "Which {k} is my favorite?",
    ], 2),
    line="Your favorite {k} is {v}.",
    query="favorite {k}",
)

# --- plain values: the deadline, my phone number, the launch code ---------------------------------------------------
PLAIN = Family(
    say=pool([
        "{o} {k} is {v}.", "{o} {k} is {v}.", "{o} {k} is {v}.", "{k}: {v}.", "We set {o} {k} to {v}.", "{o} {k} will be {v}.",
        "{v} is {o} {k}.", "I was told {o} {k} is {v}.", "As {o} {k} we have {v}.", "{o} {k} has been fixed: {v}.",
        "We use {v} as {o} {k}.", "I wrote down {v} as {o} {k}.", "{o} {k} was set to {v}.", "They say {o} {k} is {v}.",
        "They told me that {o} {k} is {v}.", "We settled on {v} as {o} {k}.", "{v} will be {o} {k}.", "For {o} {k} we have decided on {v}.",
    ], 4),
    ask=pool([
        "What is {o} {k}?", "What's {o} {k}?", "What is {o} {k}?", "What's {o} {k}?", "Do you remember {o} {k}?", "When is {o} {k}?",
        "Tell me {o} {k}.", "What was {o} {k}?", "Do you know {o} {k}?", "Can you tell me {o} {k}?", "Remind me of {o} {k}.",
        "What {k} did I tell you?", "Which {k} do we have?", "I need {o} {k}.", "What did I say {o} {k} is?",
        "What was {o} {k} again?", "Give me {o} {k}, please.", "Could you look up {o} {k}?", "I forgot {o} {k}. What is it?",
    ], 4),
    line="{O} {k} is {v}.",
    query="{k}",
)
PLAIN_THINGS: tuple[tuple[str, Value], ...] = (
    ("deadline", w.date), ("budget", w.price), ("launch code", w.code), ("password", w.code), ("wifi password", w.code),
    ("door code", w.code), ("meeting", w.date), ("start date", w.date), ("port", w.number), ("version", w.version),
    ("price", w.price), ("rent", w.price), ("salary", w.price), ("room number", w.code), ("phone number", w.phone),
    ("email address", w.email), ("e-mail", w.email), ("address", w.street), ("website address", w.url), ("seat", w.code),
    ("license plate", w.code), ("shoe size", w.small), ("order number", w.code), ("ticket number", w.code), ("pin", w.code),
    ("meeting room", w.code), ("release date", w.date), ("exam date", w.date), ("appointment", w.date), ("due date", w.date),
    ("team name", w.name), ("code name", w.name), ("server name", w.name), ("user name", w.invented), ("database", w.from_pool(w.TECH)),
    ("framework", w.from_pool(w.TECH)), ("operating system", w.from_pool(w.TECH)), ("delivery date", w.date), ("departure time", w.clock),
    ("opening time", w.clock), ("meeting time", w.clock), ("dinner time", w.clock), ("bus number", w.small), ("train number", w.code),
    ("gate", w.code), ("locker number", w.number), ("customer number", w.number), ("invoice number", w.code), ("account number", w.number),
    ("target", w.number), ("limit", w.number), ("score", w.number), ("speed limit", w.size), ("length", w.size), ("weight", w.size),
    ("temperature", w.size), ("distance", w.size), ("wedding date", w.date), ("holiday destination", w.from_pool(w.CITIES)),
    ("destination", w.from_pool(w.CITIES)), ("venue", w.name), ("hotel", w.name), ("winner", w.person), ("chairman", w.person),
    ("project name", w.name), ("branch name", w.invented), ("domain", w.url), ("secret word", w.invented), ("keyword", w.invented),
    ("theme", w.title), ("title", w.title), ("headline", w.title), ("main color", w.from_pool(w.COLORS)), ("logo color", w.from_pool(w.COLORS)),
    ("capacity", w.number), ("ip address", w.version), ("zip code", w.code), ("page number", w.small), ("kickoff", w.date),
    ("next step", w.title), ("waiting time", w.duration), ("warranty", w.duration), ("trial period", w.duration), ("duration", w.duration),
    ("menu", w.from_pool(w.FOODS)), ("dessert", w.from_pool(w.FOODS)), ("mascot", w.name), ("color", w.from_pool(w.COLORS)),
    ("interview", w.date), ("flight time", w.clock), ("alarm time", w.clock), ("parking spot", w.code), ("secret number", w.number),
    ("magic word", w.invented), ("topic", w.title), ("passcode", w.code), ("access code", w.code), ("safe combination", w.code),
    ("nickname", w.name), ("membership number", w.code), ("serial number", w.code),
    # only in the evaluation:
    ("closing time", w.clock), ("entry fee", w.price), ("vault code", w.code), ("launch date", w.date), ("tournament date", w.date),
    ("contract number", w.code), ("curtain color", w.from_pool(w.COLORS)), ("compiler", w.from_pool(w.TECH)),
)
PLAIN_HELD = 8


def of_table(s: Source, table: tuple[tuple[str, Value], ...], held: int) -> tuple[str, Value]:
    """One row of a table whose last ``held`` rows are the evaluation's."""
    return s.rng.choice(table[-held:] if s.held else table[:-held])
