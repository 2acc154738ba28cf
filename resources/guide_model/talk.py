"""Everything that is neither a fact nor about the app: small talk, chatter, requests beyond the guide, gibberish."""

from __future__ import annotations

import string

from . import words as w
from .words import Pool, Source, pool

BEYOND = "I am only the small guide, so I cannot do that. Load a bigger model with the model picker for this."
UNCLEAR = "I did not understand that. I am only the small guide; a bigger model from the model picker may."
CHAT = "I see. Tell me what I should remember."
UNKNOWN = "I do not know that yet. Tell me, and I will remember it."
NOTHING_TOLD = "You have not told me anything yet."

#: Questions about the talk itself, with a fixed answer each.
SMALL_TALK: tuple[tuple[Pool, str], ...] = (
    (pool("Hello!,Hi!,Hi there.,Hey,Good morning.,Good evening!,Hello there,hi,hello,Good afternoon.,Hey you,Greetings,Hello again.,"
          "Nice to meet you.,Hiya,Howdy,Good day!,Hey there!", 3), "Hello! Tell me something, and I will remember it."),
    (pool("Thanks!,Thank you.,Thanks a lot.,thx,Many thanks!,Thank you very much.,That helps, thanks.,Great, thanks.,Perfect, thank you.,"
          "Thank you so much!,Cheers, thanks.,I thank you.", 2), "You are welcome."),
    (pool("How are you?|How are you doing?|How is it going?|Are you well?|How do you feel?|What's up?|How are things?|How do you do?|"
          "You doing okay?|How is your day?".split("|"), 2), "I am well, thank you. What shall I remember for you?"),
    (pool("Bye!|Goodbye.|See you.|See you tomorrow.|Good night.|Bye bye|I have to go.|That is all for today.|See you later!|"
          "Until next time.|Farewell!".split("|"), 2), "Goodbye! I will keep what you told me."),
    (pool("Ok.|Okay|Yes.|No.|Sure.|Alright.|Fine.|I see.|Good.|Great!|Cool|Nice.|Hm.|Yes please.|No thanks.|Right.|Exactly.|Maybe.|"
          "Aha.|Of course.|Wonderful.|Very good.".split("|"), 3), "All right. What is next?"),
    (pool("You are great.|Well done!|Good job.|You are funny.|I like you.|That is right.|Very nice of you.|You are very helpful.|"
          "Clever!|You did that well.|Impressive.".split("|"), 2), "Thank you! I do what I can."),
    (pool("You are stupid.|That is wrong.|You are useless.|That was not right.|You made a mistake.|I don't like you.|That's nonsense.|"
          "This is not correct.|You are wrong.|You are dumb.|What a bad answer.".split("|"), 2),
     "I am sorry. I am only a small model; please tell me again."),
)

_THINGS = pool("the sea,the moon,a cat,love,autumn,a robot,the stars,a train,rain,freedom,coffee,a dragon,my garden,time,a lost key,"
               "volcanoes,black holes,bees,cheese,the French revolution,democracy,dinosaurs,electric cars,football,jazz,ancient Rome,"
               "glaciers,a lighthouse,mushrooms,the opera,spiders", 5)
_COUNTRIES = pool("France,Germany,Italy,Spain,Japan,Brazil,Canada,Egypt,India,Kenya,Norway,Peru,Poland,Portugal,Sweden,Turkey,China,Mexico,"
                  "Chile,Greece,Ireland,Australia,Vietnam,Morocco,Finland,Cuba", 5)
_FAMOUS = pool("Napoleon,Einstein,Mozart,Shakespeare,Cleopatra,Newton,Darwin,Beethoven,Gandhi,Picasso,Galileo,Marie Curie,Caesar,Tesla,"
               "Lincoln,Kant,Goethe,Kepler,Vermeer", 4)
_CODE = pool("sorts a list,adds two numbers,reads a file,prints the primes,reverses a string,downloads a page,counts words,parses JSON,"
             "finds the largest number,draws a circle,opens a socket,checks a palindrome,computes a factorial", 3)
_BEYOND = pool([
    "Write a poem about {t}.", "Write me a poem.", "Write a haiku about {t}.", "Write a song about {t}.", "Write a story about {t}.",
    "Tell me a joke.", "Tell me a joke about {t}.", "What is the capital of {c}?", "What's the capital of {c}?", "Who was {f}?",
    "Who is the president of {c}?", "How many people live in {c}?", "What is the population of {c}?", "When was {f} born?",
    "What is {n} plus {m}?", "What is {n} times {m}?", "Calculate {n} + {m}.", "What is {n} * {m}?", "{n} + {m}", "{n}*{m}=?",
    "What is the square root of {n}?", "Solve {n} x = {m}.", "How much is {n} minus {m}?", "Divide {n} by {m}.",
    "Translate this to {l}: I love {t}.", "How do you say {t} in {l}?", "Translate good morning into {l}.", "Write a letter to my bank.",
    "Write a {p} function that {k}.", "Write a program that {k}.", "Write {p} code that {k}.", "How do I write a loop in {p}?",
    "Fix this code: print(x", "What is the weather today?", "What's the weather like in {c}?", "Will it rain tomorrow?", "What time is it?",
    "What day is it today?", "What is the date today?", "Who won the world cup?", "What is the meaning of life?", "Why is the sky blue?",
    "How does {t} work?", "What is {t}?", "Explain {t} to me.", "Tell me about {t}.", "Tell me something about {f}.", "What do you think about {t}?",
    "Do you like {t}?", "What is your opinion on {t}?", "What is your favorite color?", "Do you believe in {t}?", "Is {t} better than {u}?",
    "Give me a recipe for {d}.", "How do I cook {d}?", "What should I eat today?", "What should I do?", "Give me advice about {t}.",
    "Recommend a book.", "Recommend a film about {t}.", "Write an essay about {t}.", "Write an email to my boss.", "Correct this sentence: I has {t}.",
    "Draw {t}.", "Make a picture of {t}.", "Sing a song.", "Play a game with me.", "Let us play chess.", "Give me ten ideas for {t}.",
    "Search the internet for {t}.", "What is the news today?", "Who is the richest man in the world?", "What is the distance to the moon?",
    "How old is the earth?", "Who invented {t}?", "Who wrote about {t}?", "Explain quantum physics.", "What does {t} mean?", "Define {t}.",
    "List the planets.", "Name three cities in {c}.", "What language do they speak in {c}?", "Where is {c}?", "Can you help me with math?",
    "Can you code?", "Can you write poems?", "Do my homework.", "Should I buy {t}?", "Why do people like {t}?", "Compare {t} and {u}.",
    "What are the ingredients of {d}?", "What is the best way to learn {l}?", "Which is bigger, {c} or {b}?", "Make a table of {t} and {u}.",
    "Book me a flight to {c}.", "Set an alarm for 7.", "Call {f}.", "Plan a trip to {c}.", "Act like {f}.", "Write a rap about {t}.",
    "Please compose a sonnet on {t}.", "Which city is the seat of government of {c}?", "Add {n} and {m} for me.", "Could you put this into {l}: {t} is nice?",
    "I need a script that {k}.", "Who discovered {t}?", "How many legs has {t}?", "Give me a short history of {c}.", "How is {d} made?",
    "Invent a fairy tale with {t} in it.",
], 10)


def beyond(s: Source) -> tuple[str, str]:
    """A request that only a bigger model can fulfil."""
    r = s.rng
    text = s.phrase(_BEYOND)
    for slot, words in (("{t}", _THINGS), ("{u}", _THINGS), ("{c}", _COUNTRIES), ("{b}", _COUNTRIES), ("{f}", _FAMOUS), ("{k}", _CODE),
                        ("{l}", w.LANGUAGES), ("{p}", w.TECH), ("{d}", w.FOODS)):
        if slot in text:
            text = text.replace(slot, s.word(words))
    return text.replace("{n}", str(r.randint(2, 999))).replace("{m}", str(r.randint(2, 999))), BEYOND


def unclear(s: Source) -> tuple[str, str]:
    """Keys hit at random."""
    r = s.rng
    kind = r.random()
    if kind < 0.5:
        letters = string.ascii_lowercase * 3 + string.digits + ";,.-#+?!"
        text = " ".join("".join(r.choice(letters) for _ in range(r.randint(2, 9))) for _ in range(r.randint(1, 6)))
    elif kind < 0.75:
        text = "".join(r.choice(string.punctuation) for _ in range(r.randint(1, 12)))
    else:
        text = r.choice("asdfjklqwer") * r.randint(3, 20)
    return text, UNCLEAR


def small_talk(s: Source) -> tuple[str, str]:
    """A greeting, thanks, and the like."""
    forms, answer = s.rng.choice(SMALL_TALK)
    return s.phrase(forms), answer


_WHO = pool("I,we,my wife and I,the children,some friends and I,the neighbors,a few of us,the whole family,my parents,two colleagues,both of us,"
            "the people next door,our guests", 2)
_DID = pool("walked along,looked at,talked about,stopped at,sat near,waited at,drove past,went back to,took pictures of,wandered around,"
            "spent an hour at,read about,laughed about,argued about,dreamed of,thought about,cleaned up,returned from,heard about,"
            "strolled through,gazed at,grumbled about", 3)
_WHAT = pool("the old harbor,the market,the little park,the river,the empty road,the train station,the museum,the bakery,the hills,the lake,"
             "the new shop,the garden,the library,the long bridge,the playground,the church,the beach,the forest,the coffee place,the cinema,"
             "the pond,the vineyard,the corner pub,the observatory", 4)
_WHEN = pool("Yesterday,This morning,Last week,Last night,After lunch,In the evening,Some time ago,On the way home,Before breakfast,Today,"
             "Around noon,The other day,During the holidays,Late at night,A while back,At dawn", 2)
_FEEL = pool("nice,tired,rather boring,lovely,a bit strange,really fun,quite long,calm,loud,cold,warm,exhausting,peaceful,wet,very busy,"
             "pleasant,dull,splendid,dreary", 3)
_WEATHER = pool("the sun was shining,it rained all day,the wind was strong,there were clouds everywhere,it was getting dark,it snowed a little,"
                "the air was fresh,the fog was thick,the sky was clear,it hailed for a moment,a storm came up", 2)
_CHATTER = pool([
    "{T} {W} {d} {x}.", "{T} {W} {d} {x} and {d} {y}.", "It was {f}.", "It was {f} and {g}.", "To be honest it was {f}.", "{e}, so {W} {d} {x}.",
    "{e} and everything felt {f}.", "I don't know why, but {x} seemed {f}.", "You know how it is with {x}.", "I think {x} can be {f} sometimes.",
    "Anyway, {W} {d} {x} for a while.", "Then {W} {d} {y} because {e}.", "Nobody said much about {x}.", "I wonder whether {x} will ever be {f} again.",
    "{x} was {f}, as always.", "Well, that is how it goes.", "There is not much to say about {x}.", "I keep thinking about {x}.",
    "Maybe {W} will go to {x} again soon.", "What a {f} day.", "The whole thing took longer than I thought.", "I am a little tired now.",
    "Then the bus was late again and {e}.", "Sometimes I just want to sit down and do nothing.", "It is funny how {x} changes over time.",
    "People were {f} and {g}, but that is fine.", "When {W} {d} {x}, {e}.", "After that nothing special happened.", "I really like {x} when {e}.",
    "I have been thinking a lot lately.", "Life is {f} these days.", "It has been a {f} week.", "I am so {f} today.", "{e} today.",
    "I had a {f} breakfast.", "My back hurts a bit.", "I could not sleep last night.", "The coffee was {f}.", "I am still at work.",
    "I am waiting for the train.", "I just came home.", "I watched a film, it was {f}.", "The weekend was {f}.",
    "{T} nothing much went on near {x}.", "All in all {x} left me {f}.", "Frankly, {W} {d} {x} more than once.", "Oddly enough, {e} while {W} {d} {x}.",
    "Some days are simply {f}.",
], 5)


def sentence(s: Source) -> str:
    """One sentence of chatter."""
    text = s.phrase(_CHATTER)
    for slot, words in (("{T}", _WHEN), ("{W}", _WHO), ("{d}", _DID), ("{d}", _DID), ("{x}", _WHAT), ("{y}", _WHAT), ("{f}", _FEEL), ("{g}", _FEEL),
                        ("{e}", _WEATHER)):
        if slot in text:
            text = text.replace(slot, s.word(words), 1 if slot == "{d}" else -1)
    return text[:1].upper() + text[1:]


def chatter(s: Source, low: int = 1, high: int = 3) -> str:
    """A few sentences without anything to remember."""
    return " ".join(sentence(s) for _ in range(s.rng.randint(low, high)))
