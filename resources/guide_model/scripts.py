"""Which sessions the guide learns from: short ones, block-led ones, summary drills, long chains of overflows."""

from __future__ import annotations

from . import talk, topics, values
from . import words as w
from .facts import new_facts
from .session import Session
from .words import Source


def conversation(s: Source, length: int) -> Session:
    """An ordinary chat, with or without a summary in front."""
    session = _start(s, block=0.4)
    while session.length < length:
        _any(session)
        if session.chance_to_branch(0.05):
            session.summarize() if s.chance(0.65) else session.alert()
    return session


def drill(s: Source, length: int) -> Session:
    """Many facts and many summaries of growing and differing parts of one chat."""
    session = _start(s, block=0.5)
    busy = s.rng.uniform(0.2, 1.0)
    while session.length < length:
        x = s.rng.random()
        if x < busy * 0.62 or x < 0.15:
            session.tell(s.rng.choice([1, 1, 1, 2, 3]), padded=s.chance(0.25))
        elif x < busy * 0.72 and session.facts:
            session.correct()
        elif x < busy * 0.8 and session.facts:
            session.ask()
        elif x < busy * 0.86:
            session.ask_unknown()
        elif x < busy * 0.89:
            session.list_all()
        elif s.chance(0.4):
            session.chat()
        if s.chance(0.25):
            session.summarize(cut(session))
    session.summarize()
    if s.chance(0.3):
        session.alert()
    return session


def quiz(s: Source, length: int) -> Session:
    """Facts first, then questions for all of them in any order, and what a summary makes of them."""
    session = _start(s, block=0.4)
    while session.length < length * 0.45 or not session.facts:
        session.tell(s.rng.choice([1, 1, 2, 3]), padded=s.chance(0.12))
        if s.chance(0.12):
            session.correct()
        if s.chance(0.15):
            session.ask()
    while session.length < length:
        x = s.rng.random()
        if x < 0.68:
            session.ask()
        elif x < 0.82:
            session.ask_unknown()
        elif x < 0.92:
            session.correct()
        else:
            session.list_all()
        if s.chance(0.08):
            session.summarize(cut(session))
    session.summarize()
    return session


def chain(s: Source, length: int, window: int) -> Session:
    """A long chat in a small window: summary after summary, with questions for early facts at the end.

    For half of these questions exchanges come back that had left.
    """
    session = _start(s, block=0.2)
    wordy = s.chance(0.5)
    since = session.length
    first = True
    while session.length < length:
        x = s.rng.random()
        if x < (0.5 if first else 0.1):
            session.tell(1, padded=wordy and s.chance(0.3))
        elif x < 0.18 and session.known:
            session.correct() if s.chance(0.3) else session.ask()
        elif x < 0.21:
            session.ask_unknown()
        elif x < 0.75:
            session.chatter(6 if wordy else 3)
        else:
            session.chat()
        if session.length - since > window:
            if s.chance(0.5):
                session.alert()
            session.edit(s.rng.choice([2, 4, 5, 6, 10]))
            since, first = session.length, False
            if session.known and s.chance(0.7):
                for _ in range(s.rng.randint(1, 3)):
                    session.ask_for_page() if s.chance(0.5) else session.ask()
    for _ in range(s.rng.randint(1, 4)):
        if session.known:
            session.ask_for_page() if s.chance(0.5) else session.ask()
    return session


def folding(s: Source, length: int) -> Session:
    """A block in front, mostly chatter after it, then a summary that has to keep every line of the block."""
    session = _start(s, block=1.0, most=25)
    while session.length < length:
        x = s.rng.random()
        if x < 0.12:
            session.tell(1, padded=s.chance(0.5))
        elif x < 0.2 and session.facts:
            session.ask()
        elif x < 0.24 and session.facts:
            session.correct()
        elif x < 0.3:
            session.ask_unknown()
        elif x < 0.33:
            session.list_all()
        elif x < 0.6:
            session.chatter(6)
        else:
            session.chat()
        if s.chance(0.12):
            session.summarize(cut(session))
    session.summarize()
    for _ in range(3):
        if session.facts:
            session.ask()
    return session


def tour(s: Source) -> Session:
    """Somebody finds out about the app, and tells or asks something now and then."""
    session = _start(s, block=0.1)
    for _ in range(s.rng.randint(2, 6)):
        x = s.rng.random()
        if x < 0.6:
            session.exchange(*topics.question(s))
        elif x < 0.72:
            session.exchange(*talk.beyond(s))
        elif x < 0.86:
            session.tell()
        else:
            session.ask_unknown()
    return session


def single(s: Source) -> Session:
    """One or two exchanges, as a chat begins."""
    session = _start(s, block=0.1)
    for _ in range(s.rng.randint(1, 3)):
        x = s.rng.random()
        if x < 0.35:
            session.chat()
        elif x < 0.5:
            session.exchange(*talk.beyond(s))
        elif x < 0.7:
            session.tell(s.rng.choice([1, 1, 2, 3]), padded=s.chance(0.4))
        elif x < 0.8:
            session.ask_unknown()
        elif x < 0.84:
            session.chatter(6)
        elif session.facts:
            session.ask()
        else:
            session.list_all()
    if s.chance(0.25):
        session.summarize()
    if s.chance(0.15):
        session.alert()
    return session


def echoes(s: Source, length: int) -> Session:
    """Saying after: nothing but copying, which all the rest is built on. Useful early in training."""
    session = Session(s)
    session.begin()
    while session.length < length:
        x = s.rng.random()
        if x < 0.6:
            text = " ".join(values.anything(s) for _ in range(s.rng.randint(1, 6)))
        elif x < 0.8:
            text = " ".join(w.invented(s, 1, 3) for _ in range(s.rng.randint(1, 10)))
        else:
            text = new_facts(s, 1)[0].statement(s)
        session.exchange(s.rng.choice(["Repeat: ", "Say: ", "Repeat after me: ", "Please say ", "Say after me: "]) + text, text)
    return session


def _start(s: Source, block: float, most: int = 14) -> Session:
    session = Session(s)
    session.begin()
    if s.chance(block):
        facts = session.fresh(s.rng.choice([0, 1, 2, 3, s.rng.randint(1, most), s.rng.randint(1, most)]))
        jump = int(10 ** s.rng.uniform(1, 3.8)) if s.chance(0.5) else 0
        if facts and s.chance(0.15):
            session.first = s.rng.randint(2, 50)
        for fact in facts:
            session.learn(fact)
        session.put_block(facts, jump)
    elif s.chance(0.15):
        session.next_jump(int(10 ** s.rng.uniform(1, 3.6)))
    return session


def cut(session: Session) -> int | None:
    """Where the summarised part ends: at the beginning of some user turn, or at the end."""
    users = [i for i in range(session.fixed + 1, len(session.live)) if session.segments[session.live[i]].role == "user"]
    return session.s.rng.choice(users) if users and session.s.chance(0.7) else None


def _any(session: Session) -> None:
    s = session.s
    x = s.rng.random()
    known = bool(session.facts)
    if s.chance(0.04):
        session.next_jump(int(10 ** s.rng.uniform(0.5, 3)))
    if x < 0.26 or (not known and x < 0.5):
        session.tell(s.rng.choice([1, 1, 1, 1, 2, 3]), padded=s.chance(0.3))
    elif x < 0.5 and known:
        session.ask()
    elif x < 0.59 and known:
        session.correct()
        if s.chance(0.5):
            session.ask()
    elif x < 0.61 and known:
        session.repeat()
    elif x < 0.64 and known:
        session.tell_and_ask()
    elif x < 0.74:
        session.ask_unknown()
    elif x < 0.77:
        session.list_all()
    elif s.chance(0.8):
        session.chat()
    elif known:
        session.ask()
    else:
        session.tell()


def session(s: Source, length: int, echo: float = 0.02) -> Session:
    """A session of the mix that the guide is trained on, of about ``length`` tokens at most."""
    s.begin()
    if s.chance(echo):
        return echoes(s, int(length * s.rng.uniform(0.2, 1.0)))
    x = s.rng.random()
    if x < 0.08:
        return single(s)
    if x < 0.16:
        return tour(s)
    if x < 0.4:
        return conversation(s, int(length * s.rng.uniform(0.3, 1.0)))
    if x < 0.58:
        return quiz(s, int(length * s.rng.uniform(0.2, 1.0)))
    if x < 0.77:
        return drill(s, int(length * s.rng.uniform(0.2, 1.0)))
    if x < 0.89:
        return folding(s, int(length * s.rng.uniform(0.4, 1.0)))
    return chain(s, length, int(length * s.rng.uniform(0.25, 0.6)))
