"""Keeps a model out of circles: a reply may not begin like those that (nearly) all the last messages got.

Nor does it begin as the question, where the last ones were given back instead of being answered.  And where
it turns out to be the answer to another question once more, or nothing but the question for what was told,
it is taken back before anybody saw it, and begun anew with another word.  So is a reply of the guide's that
it knows already what it was told otherwise, and one that is nothing but the words of the program's own that
stand behind summaries and quotations: Qwen2.5 Coder 0.5B answered 20 messages one after another with "I
remember.", when it had once begun.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ethervox_gui.context.calls.guide_calls import OWN_TOOLS
from ethervox_gui.context.calls.kept_out import text_without_calls
from ethervox_gui.context.circles.same_reply import (
    Becomes,
    alike,
    answers_to_others,
    asked_again,
    becomes,
    given_again,
    given_back,
    other_questions,
)
from ethervox_gui.context.summaries.guide.numbered import wrongly_known
from ethervox_gui.context.summaries.summary import BLOCK_ANSWER
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.protocol import NO_BIAS, Sampler
from ethervox_gui.governor.cache import decode
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.turns import guide_truth
from ethervox_gui.settings import SamplingSettings

#: Shorter ones are said to many messages for good reasons: "Yes.", "Noted.", a label.
_N_TOKENS: Final = 8
#: So many first tokens are tried at the most.
_MOST: Final = 16
#: So often one reply is begun anew.
_MOST_ANEW: Final = 3


class Beginning:
    """How the open reply begins: the sampler for it, and whether it has to be begun anew.

    The sampler is a :class:`FreshStart` where the last replies went in circles; an ordinary one for the
    guide, which was trained to say some things in the same words.  Nothing is begun anew of replies that a
    grammar holds to a form, nor by models on other servers, which choose their tokens there.  Without
    ``may_call`` it is no call of one of the program's own tools, nor does it end in one.
    """

    def __init__(self, live: LiveChat, sampling: SamplingSettings, *, may_call: bool) -> None:
        engine, grammar = live.engine, live.asked.grammar
        held = grammar or live.asked.keeps_out
        if not held and live.calls is not None and not may_call:
            held = text_without_calls(OWN_TOOLS, in_words=not live.reply.stream.text)
        self._live = live
        self._said: list[str] = []
        self._may_be_untrue = False
        self._steered: FreshStart | None = None
        self._refused: dict[int, float] = {}  # first tokens that led to what was said before
        self._n_anew = 0

        def make(bias: Mapping[int, float]) -> Sampler:
            return engine.sampler(sampling, grammar=held, bias=bias, cancelled=live.cancelled)

        self._make = make
        self.sampler: Sampler = make(NO_BIAS)
        is_free = sampling.fresh_replies and not grammar and not engine.info.capability.apart
        if not is_free or live.reply.stream.text:
            return
        newest = live.timeline.newest
        circling: list[str] = []
        if not engine.info.is_guide:
            again = given_again(newest()) | alike(newest())
            circling = [*self._long(again), *filter(None, [given_back(newest())])]
        if circling:
            self._steer(circling)
        # Behind no token of the template's there would be nothing to sample from again.
        if engine.info.capability.surgical and live.reply.tokens:
            is_guide = engine.info.is_guide
            self._said = [*circling, *(self._wrongly_known() if is_guide else self._given_elsewhere())]
            self._may_be_untrue = is_guide
        if self._said or self._may_be_untrue:
            live.reply.stream.keep_silent()

    def is_taken_back(self, *, is_over: bool) -> bool:
        """Whether the reply so far, or one that ``is_over``, was one given before, and is begun anew now.

        As long as it may become one nothing of it is sent.
        """
        if self._said and self._is_said_again(is_over=is_over):
            return True
        if self._may_be_untrue and not self._said and self._is_put_right(is_over=is_over):
            return True
        if not (self._said or self._may_be_untrue):
            self._live.reply.stream.speak()
        return False

    # ---- inside ------------------------------------------------------------------------------------

    def _is_said_again(self, *, is_over: bool) -> bool:
        if self._steered is not None and self._steered.gave_in:
            self._said = []
            return False
        text = self._live.reply.stream.text
        found = {
            becomes(text, said, is_over=is_over, but_the_first_word=self._steered is not None)
            for said in self._said
        }
        if Becomes.THE_SAME in found and self._n_anew < _MOST_ANEW and not self._live.reply.parts.tokens:
            self._take_back()
            return True
        if Becomes.PERHAPS_THE_SAME not in found:
            self._said = []
        return False

    def _is_put_right(self, *, is_over: bool) -> bool:
        live = self._live
        text = guide_truth.instead_of(live, live.reply.stream.text, is_over=is_over)
        if text is None:
            return False
        self._may_be_untrue = False
        if not text or live.reply.parts.tokens:
            return False
        self._begin_anew()
        self.sampler.close()
        self.sampler = guide_truth.Says(live, text)
        live.reply.was_begun_anew()
        return True

    def _wrongly_known(self) -> list[str]:
        """What the guide would say wrongly to the newest message."""
        timeline = self._live.timeline
        said = next((turn.text for turn in timeline.newest() if turn.role is Role.USER), "")
        replies = (turn.text for turn in timeline.resident() if turn.role is Role.ASSISTANT)
        return wrongly_known((*replies, *(block.text for block in timeline.blocks)), said)

    def _given_elsewhere(self) -> list[str]:
        """Other questions and their answers, the question itself, and the model's words behind summaries."""
        timeline = self._live.timeline
        of_blocks = [BLOCK_ANSWER] if timeline.blocks else []
        is_back = self._live.working_set.n_just_back(timeline) > 0
        of_question = filter(None, [asked_again(timeline.newest(), is_told=is_back)])
        others = (*self._long(answers_to_others(timeline.newest())), *other_questions(timeline.newest()))
        return [*others, *of_question, *of_blocks]

    def _take_back(self) -> None:
        """Begin anew with another word."""
        self._refused[self._begin_anew()] = -math.inf
        self._n_anew += 1
        self._steer(self._said)

    def _begin_anew(self) -> int:
        """Take back what was written; its first token."""
        live = self._live
        n_tokens = live.reply.stream.n_tokens
        before, first = live.reply.tokens[-n_tokens - 1 :][:2]
        live.reply.begin_anew(n_tokens)
        live.timeline.take_back_reply(n_tokens)
        decode.last_again(live, before)
        live.show_reply_growth()
        return first

    def _steer(self, said: Iterable[str]) -> None:
        """Begin with another word than these."""
        live = self._live
        self.sampler.close()
        avoided = [text.encode() for text in said]
        stepped_in = live.reply.was_begun_anew
        self.sampler = self._steered = FreshStart(
            self._make, live.engine.piece, avoided, stepped_in, self._refused
        )

    def _long(self, replies: Iterable[str]) -> list[str]:
        return [text for text in replies if self._live.engine.count_tokens(text) >= _N_TOKENS]


class FreshStart:
    """A :class:`Sampler` whose first word differs from that of each of the texts ``avoided``.

    ``make`` makes a plain sampler with a bias, ``piece`` gives the bytes of a token, and ``stepped_in`` is
    called when the model was about to begin such a text and another word was taken instead.  With the bias
    ``refused`` it has begun so already.
    """

    def __init__(
        self,
        make: Callable[[Mapping[int, float]], Sampler],
        piece: Callable[[int], bytes],
        avoided: list[bytes],
        stepped_in: Callable[[], None],
        refused: Mapping[int, float] = NO_BIAS,
    ) -> None:
        self._make, self._piece, self._avoided, self._stepped_in = make, piece, avoided, stepped_in
        self._refused = dict(refused)
        #: Whether it begins so all the same: there is nothing else, or it takes no bias.
        self.gave_in = False
        self._sampler = make(self._refused)

    def sample(self, at: int = -1) -> int:
        """As :meth:`Sampler.sample`."""
        token = self._sampler.sample(at)
        if not self._avoided or not self._piece(token).strip():  # nothing was said yet
            return token
        refused = self._refused
        while self._begins_one(token) and token not in refused and len(refused) < _MOST:
            refused[token] = -math.inf
            self._take(self._make(dict(refused)))
            token = self._sampler.sample(at)
        self.gave_in = self._begins_one(token)
        if refused and not self.gave_in:
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
