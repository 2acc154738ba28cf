"""What is still known by the notes alone, by how they are made, in four languages.

::

    python -m tests.benchmarks notes [--quick] [--model FILE]

Facts are told among everyday requests at 1,024 tokens, where the context overflows many times, and each is
asked for at the end, on the scratch sequence, so that no question disturbs the next.  The replies are given,
not generated: they are the same for every way, and no model talks itself into a loop in them.  Nothing comes
back by itself.  The ways: the sentences of what was told, notes that the model writes after each exchange
while nothing runs, and one summary that it writes when turns leave.  Against all of them stands the whole
conversation.

What is lost is told apart: answered with something else, with a value that was corrected since (in a set
of its own, all of whose facts are told otherwise later), or with the word that it is not known.
"""

from __future__ import annotations

import itertools
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ethervox_gui.context.edits.kv_model import SCRATCH, Remove, Share
from ethervox_gui.context.events.events import ContextEdited, SummaryStored
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.session import idle
from ethervox_gui.governor.turns import conversation
from tests.benchmarks.measure import Row
from tests.helpers.evaluation import CORRECTIONS, NOTE_SETS, Fact, RecallSet, given_replies, lost, note_set
from tests.helpers.live import bench
from tests.helpers.real_models import qwen

_N_CTX: Final = 1024
_WHOLE: Final = 8192
_WAYS: Final = ("sentences", "model", "late")
_LONGEST: Final = 40
_PROMPT: Final = "You are a helpful assistant."
#: The goals: of what is known with the whole conversation.
_GOAL: Final = {"en": 0.85}
_OTHERS: Final = 0.7


@dataclass
class Known:
    """What one way leaves: which facts stand in the context, what was answered, and how long it took."""

    chosen: RecallSet
    held: list[bool] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    n_edits: int = 0
    by_model: int = 0
    edit_s: list[float] = field(default_factory=list)
    wait_s: list[float] = field(default_factory=list)
    idle_s: float = 0.0
    block: str = ""

    @property
    def share(self) -> float:
        return self.chosen.recall(self.answers)

    @property
    def lost(self) -> str:
        """How many facts are lost and how, in words."""
        return lost(map(Fact.becomes, self.chosen.facts, self.answers))


def rows(*, quick: bool = False, model: Path | None = None) -> Iterator[Row]:
    """What is known by language and way, against the whole conversation."""
    path = model or qwen()
    shares: dict[str, list[float]] = {way: [] for way in _WAYS}
    for name in NOTE_SETS[:1] if quick else (*NOTE_SETS, CORRECTIONS):
        chosen = note_set(name)
        whole = known(path, chosen, _WHOLE, "sentences")
        yield Row(
            f"facts known, {name}, whole conversation; {whole.lost}",
            whole.share,
            1.0,
            whole.share,
            "shown",
            True,
        )
        for way in _WAYS:
            found = known(path, chosen, _N_CTX, way)
            of_whole = found.share / whole.share if whole.share else 1.0 + found.share
            if name != CORRECTIONS:
                shares[way].append(of_whole)
            held, n = sum(found.held), len(found.held)
            goal = _GOAL.get(name, 0.5)
            is_ours = way == "sentences"
            yield Row(
                f"facts known, {name}, {way}; {held} of {n} there; {found.lost}",
                *(found.share, whole.share, of_whole, f"≥ {goal:g}" if is_ours else "shown"),
                not is_ours or of_whole >= goal,
            )
            slowest = max(found.edit_s, default=0.0)
            words = f"{found.n_edits} edits, {name}, {way}; by the model {found.by_model}; longest edit [s]"
            yield Row(words, slowest, max(found.wait_s), slowest, "shown", True)
            yield Row(f"seconds of idle time for notes, {name}, {way}", found.idle_s, 0, 0, "shown", True)
    for way, found_shares in shares.items():
        mean = sum(found_shares) / len(found_shares)
        ok = way != "sentences" or mean >= _OTHERS
        yield Row(f"of the whole conversation, mean, {way}", mean, 1.0, mean, f"≥ {_OTHERS:g}", ok)


def known(model: Path, chosen: RecallSet, n_ctx: int, way: str) -> Known:
    """One conversation with given replies, and what is answered after it."""
    with tempfile.TemporaryDirectory() as folder, bench(model, Path(folder), n_ctx=n_ctx) as made:
        made.system_prompt = _PROMPT
        live = made.new_chat(context__notes=way, context__recall="off", context__mode="automatic")
        found = Known(chosen)
        _talk(live, chosen, found)
        stored = [event for event in made.events if isinstance(event, SummaryStored)]
        found.by_model = sum(event.source == "model" for event in stored)
        edits = [event for event in made.events if isinstance(event, ContextEdited)]
        found.n_edits, found.edit_s = len(edits), [edit.duration_ms / 1000 for edit in edits]
        found.block = "\n".join(block.text for block in live.timeline.blocks)
        seen = "\n".join(message.text for message in live.messages()).lower()
        found.held = [any(word in seen for word in fact.answers) for fact in chosen.facts]
        for fact in chosen.facts:
            found.answers.append(_asked(live, fact.asked))
    return found


def _talk(live: LiveChat, chosen: RecallSet, found: Known) -> None:
    language = chosen.language
    replies, acknowledged = given_replies(language)
    answer = dict(zip(chosen.everyday, replies, strict=True))
    noted = itertools.cycle(acknowledged)
    for message in chosen.told():
        started = time.monotonic()
        conversation.append(live, Role.USER, message)
        found.wait_s.append(time.monotonic() - started)
        conversation.append(live, Role.ASSISTANT, answer.get(message) or next(noted))
        started = time.monotonic()
        idle.use_idle_time(live, lambda: False)
        found.idle_s += time.monotonic() - started


def _asked(live: LiveChat, question: str) -> str:
    """The answer to a question on the scratch sequence."""
    engine = live.engine
    messages = [*live.messages(), Message(Role.USER, question)]
    encoding = engine.encode(messages, len(messages) - 1, generation=True)
    prompt = encoding.turns[0] + encoding.generation
    engine.apply([Share(SCRATCH, span.p0, span.p1) for span in live.timeline.spans()])
    position, text = live.timeline.n_past, b""
    sampler = engine.sampler(live.sampling)
    try:
        engine.decode(prompt, SCRATCH, position)
        position += len(prompt)
        for _ in range(_LONGEST):
            token = sampler.sample()
            if engine.is_end(token):
                break
            text += engine.piece(token)
            engine.decode([token], SCRATCH, position)
            position += 1
    finally:
        sampler.close()
        engine.apply([Remove(seq=SCRATCH)])
    return text.decode("utf-8", "replace")
