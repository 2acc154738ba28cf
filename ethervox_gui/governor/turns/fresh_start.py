"""Keeps a model out of circles: a reply does not begin as those that the last messages all got.

Nor does it begin as the question, where the last ones were given back instead of being answered.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from ethervox_gui.context.same_reply import given_again, given_back
from ethervox_gui.engine.protocol import NO_BIAS, Sampler
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.settings import SamplingSettings

#: Shorter ones are said to many messages for good reasons: "Yes.", "Noted.", a label.
_N_TOKENS: Final = 8
#: So many first tokens are tried at the most.
_MOST: Final = 16


def sampler(live: LiveChat, sampling: SamplingSettings) -> Sampler:
    """The sampler for the open reply: a :class:`FreshStart` where the last replies went in circles.

    An ordinary one for the guide, which was trained to say some things in the same words; for replies that a
    grammar holds to a form; and for models on other servers, which choose their tokens there.
    """
    engine, grammar = live.engine, live.asked.grammar

    def make(bias: Mapping[int, float]) -> Sampler:
        return engine.sampler(sampling, grammar=grammar, bias=bias, cancelled=live.cancelled)

    is_free = sampling.fresh_replies and not grammar and not engine.info.is_guide
    if not is_free or engine.info.capability.apart or live.reply.stream.text:
        return make(NO_BIAS)
    again, back = given_again(live.timeline.newest()), given_back(live.timeline.newest())
    avoided = [text for text in again if engine.count_tokens(text) >= _N_TOKENS] + [back] * bool(back)
    if not avoided:
        return make(NO_BIAS)
    return FreshStart(make, engine.piece, [text.encode() for text in avoided], live.reply.was_begun_anew)


class FreshStart:
    """A :class:`Sampler` whose first word differs from that of each of the texts ``avoided``.

    ``make`` makes a plain sampler with a bias, ``piece`` gives the bytes of a token, and ``stepped_in`` is
    called when the model was about to begin such a text and another word was taken instead.
    """

    def __init__(
        self,
        make: Callable[[Mapping[int, float]], Sampler],
        piece: Callable[[int], bytes],
        avoided: list[bytes],
        stepped_in: Callable[[], None],
    ) -> None:
        self._make, self._piece, self._avoided, self._stepped_in = make, piece, avoided, stepped_in
        self._sampler = make(NO_BIAS)

    def sample(self, at: int = -1) -> int:
        """As :meth:`Sampler.sample`."""
        token = self._sampler.sample(at)
        if not self._avoided or not self._piece(token).strip():  # nothing was said yet
            return token
        refused: dict[int, float] = {}
        while self._begins_one(token) and token not in refused and len(refused) < _MOST:
            refused[token] = -math.inf
            self._take(self._make(dict(refused)))
            token = self._sampler.sample(at)
        if refused and not self._begins_one(token):
            self._stepped_in()
        self._avoided = []
        if refused and token not in refused:  # else it takes no bias, and goes on as it began
            self._take(self._make(NO_BIAS))
        return token

    @property
    def was_cut(self) -> bool:
        return self._sampler.was_cut

    def close(self) -> None:
        self._sampler.close()

    def _begins_one(self, token: int) -> bool:
        word = self._piece(token).strip()
        return bool(word) and any(text.startswith(word) for text in self._avoided)

    def _take(self, other: Sampler) -> None:
        self._sampler.close()
        self._sampler = other
