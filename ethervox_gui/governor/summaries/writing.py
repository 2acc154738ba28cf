"""Lines that the model writes on a sequence beside the chat, and what of them is used."""

from __future__ import annotations

import codecs
from collections.abc import Callable

from ethervox_gui.context.errors import Cancelled
from ethervox_gui.context.reply_ends import before_any
from ethervox_gui.context.summaries.extract import goes_in_circles
from ethervox_gui.engine.protocol import Chunk
from ethervox_gui.governor.chat import batch_steps
from ethervox_gui.governor.chat.batch_steps import LAST, Steps
from ethervox_gui.governor.chat.live_chat import LiveChat

#: A line said this often is a loop.
_MAX_REPEATS = 2

#: Each so many tokens the line that is written is looked at: one that repeats itself would not end soon.
_LOOKED_AT_EVERY = 16


#: Is told the text written so far.
Told = Callable[[str], None]


def nobody(_text: str) -> None:
    """A listener that ignores what it is told."""


def generated(live: LiveChat, seq: int, p0: int, room: int) -> str:
    """Generate at most ``room`` tokens on ``seq``, from position ``p0``, as lines.

    What follows the last whole line is cut when room runs out, and a line that goes in circles is left out;
    empty when the model says the same lines again.
    """
    return batch_steps.run_alone(live.engine, live.cancelled, written(live, seq, p0, room, nobody, LAST))


def written(
    live: LiveChat, seq: int, p0: int, room: int, told: Told, at: int, n_read: int = 0, *, grammar: str = ""
) -> Steps[str]:
    """As :func:`generated`, held to a ``grammar`` if one is given.

    The logits of the ``n_read`` tokens before are at ``at`` in their batch.  A reply that goes on beside it
    may take the room sooner.
    """
    engine = live.engine
    sampling = live.sampling.model_copy(update={"temperature": 0.0})
    sampler = engine.sampler(sampling, grammar=grammar, cancelled=live.cancelled)
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    text = ""
    try:
        for count in range(room):
            if live.timeline.n_used + n_read + count >= live.budget.n_ctx:
                break
            token = sampler.sample(at)
            if engine.is_end(token):
                return _cleaned(text + decoder.decode(b"", True))
            if live.cancelled():
                raise Cancelled
            text += decoder.decode(engine.piece(token))
            told(text)
            if (whole := before_any(text, engine.info.stops)) is not None:
                return _cleaned(whole)
            if _loops(text):
                return ""
            if count % _LOOKED_AT_EVERY == 0 and goes_in_circles(text.rpartition("\n")[2]):
                break
            at = yield Chunk((token,), seq, p0 + count)
    finally:
        sampler.close()
    return _cleaned(text.rpartition("\n")[0])


def _cleaned(text: str) -> str:
    """Without lines that are empty, repeated, or repeat themselves."""
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(dict.fromkeys(line for line in lines if line.strip("- ") and not goes_in_circles(line)))


def _loops(text: str) -> bool:
    """Whether the last whole line was said too often.  A token may end one line and begin the next."""
    lines = [line.strip() for line in text.split("\n")[:-1]]
    return bool(lines) and bool(lines[-1]) and lines.count(lines[-1]) > _MAX_REPEATS
