"""A reply that one message after another got is not begun once more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from ethervox_gui.context.events.events import TokenGenerated
from ethervox_gui.context.requests.asked_reply import AskedReply
from ethervox_gui.context.summaries.summary import BLOCK_ANSWER
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.protocol import NextToken
from ethervox_gui.governor.cache import blocks, prefill, verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.working_set import WorkingSet
from ethervox_gui.governor.turns import conversation, fresh_start, memory_recall
from ethervox_gui.governor.turns.fresh_start import FreshStart
from ethervox_gui.storage.base.values import NewMemory
from tests.helpers.live import Bench, bench
from tests.helpers.tiny_models import CHATML, Shape, make_model

WORDS = ["", " ", "I", " am", "It", " is", "\n", "<end>"]


class Likely:
    """Samples the first of a list that the bias does not rule out, again and again; ``heeds`` it or not."""

    def __init__(self, order: list[int], bias: Mapping[int, float], *, heeds: bool = True) -> None:
        self.left = [token for token in order if not heeds or token not in bias]
        self.is_closed = False
        self.was_cut = False

    def sample(self, at: int = -1) -> int:
        assert at == -1
        assert not self.is_closed
        return self.left[0]

    def close(self) -> None:
        self.is_closed = True


class Maker:
    def __init__(self, order: list[int], *, heeds: bool = True) -> None:
        self.order, self.heeds = order, heeds
        self.made: list[Likely] = []
        self.biases: list[dict[int, float]] = []
        self.n_stepped_in = 0

    def __call__(self, bias: Mapping[int, float]) -> Likely:
        self.biases.append(dict(bias))
        self.made.append(Likely(self.order, bias, heeds=self.heeds))
        return self.made[-1]

    def started(self, *avoided: str) -> FreshStart:
        def piece(token: int) -> bytes:
            return WORDS[token].encode()

        return FreshStart(self, piece, [text.encode() for text in avoided], self.step_in)

    def step_in(self) -> None:
        self.n_stepped_in += 1


def test_the_likeliest_token_that_begins_none_of_them_is_taken() -> None:
    make = Maker([2, 5, 4])
    fresh = make.started("I am here.", "is it so?")
    assert fresh.sample() == 4
    assert fresh.sample() == 2, "only the first word is another"
    fresh.close()
    assert all(one.is_closed for one in make.made)
    assert [set(bias) for bias in make.biases] == [set(), {2}, {2, 5}, set()]
    assert make.n_stepped_in == 1


def test_blank_tokens_say_nothing_yet() -> None:
    make = Maker([6, 2, 4])
    fresh = make.started("I am here.")
    assert fresh.sample() == 6
    make.made[-1].left, make.order = [2], [2, 4]
    assert fresh.sample() == 4, "the word behind it decides"
    assert [set(bias) for bias in make.biases] == [set(), {2}, set()]


def test_what_takes_no_bias_goes_on() -> None:
    make = Maker([2], heeds=False)
    fresh = make.started("I am here.")
    assert fresh.sample() == 2
    assert not make.made[-1].is_closed
    assert len(make.made) == 2
    assert make.n_stepped_in == 0, "that is no other beginning"


def test_what_begins_otherwise_by_itself_is_let_be() -> None:
    make = Maker([4])
    assert make.started("I am here.").sample() == 4
    assert make.n_stepped_in == 0


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    folder = tmp_path_factory.mktemp("fresh")
    model = make_model(folder / "m.gguf", Shape(n_layer=2, chat_template=CHATML, ends=False))
    with bench(model, folder / "data") as found:
        yield found


def played(
    made: Bench, said: str, *, n_same: int = 2, asked: AskedReply | None = None, fresh: bool = True
) -> LiveChat:
    """A message and its reply, behind so many others that got the reply ``said``."""
    live: LiveChat = made.new_chat(sampling__max_tokens=12, sampling__fresh_replies=fresh)
    for number in range(n_same):
        conversation.append(live, Role.USER, f"message {number}")
        conversation.append(live, Role.ASSISTANT, said)
    conversation.append(live, Role.USER, "And now?")
    live.asked = asked or AskedReply()
    conversation.answer(live)
    return live


def reply(made: Bench, said: str, **options: Any) -> str:
    """What the model says to such a message."""
    last = played(made, said, **options).timeline.last
    assert last is not None
    return last.text.strip()


def is_begun_anew(live: LiveChat) -> bool:
    """Whether the receipt of the last reply says so."""
    last = live.timeline.last
    assert last is not None
    receipt = live.store.receipt(last.turn_id)
    assert receipt is not None
    return receipt.begun_anew


@pytest.fixture(scope="module")
def circling(made: Bench) -> str:
    """A reply that the model begins again with once it was said twice."""
    said = "one two three four five six seven eight nine ten"
    for _ in range(40):
        again = reply(made, said, fresh=False)
        if again and said.startswith(again[:1]):
            return said
        said = again
    raise AssertionError("this model never goes in circles")


def test_a_model_that_goes_in_circles_begins_otherwise(made: Bench, circling: str) -> None:
    assert not circling.startswith(reply(made, circling)[:1])
    assert circling.startswith(reply(made, circling, fresh=False)[:1])


def test_the_receipt_says_that_a_reply_was_begun_anew(made: Bench, circling: str) -> None:
    assert is_begun_anew(played(made, circling))
    assert not is_begun_anew(played(made, circling, fresh=False))
    assert not is_begun_anew(played(made, circling, n_same=1))


def test_once_is_no_circle(made: Bench, circling: str) -> None:
    assert reply(made, circling, n_same=1) == reply(made, circling, n_same=1, fresh=False)


def test_a_form_begins_as_it_says(made: Bench, circling: str) -> None:
    form = AskedReply(grammar="root ::= [a-z ]+")
    assert reply(made, circling, asked=form) == reply(made, circling, asked=form, fresh=False)


def test_short_replies_may_be_said_to_many(
    made: Bench, monkeypatch: pytest.MonkeyPatch, circling: str
) -> None:
    monkeypatch.setattr(made.engine, "count_tokens", lambda _: 7)
    assert reply(made, circling) == reply(made, circling, fresh=False)


@pytest.mark.parametrize(("n_alike", "is_avoided"), [(2, False), (3, True)])
def test_a_reply_does_not_begin_as_several_that_were_alike(
    made: Bench, monkeypatch: pytest.MonkeyPatch, n_alike: int, is_avoided: bool
) -> None:
    seen: list[set[bytes]] = []

    class Watched(FreshStart):
        def __init__(self, *given: Any) -> None:
            seen.append(set(given[2]))
            super().__init__(*given)

    monkeypatch.setattr(fresh_start, "FreshStart", Watched)
    live = made.new_chat(sampling__max_tokens=2)
    said = [f"for {n} these are the steps with which you can organize it" for n in range(n_alike)]
    for number, text in enumerate(said):
        conversation.append(live, Role.USER, f"it is {number}")
        conversation.append(live, Role.ASSISTANT, text)
    conversation.append(live, Role.USER, "it is late")
    conversation.answer(live)
    assert seen == ([{text.encode() for text in said}] if is_avoided else [])


@pytest.mark.parametrize(("n_back", "avoided"), [(1, []), (2, [[b"who is it?"]])])
def test_a_question_is_not_begun_as_its_own_answer_where_others_were(
    made: Bench, monkeypatch: pytest.MonkeyPatch, n_back: int, avoided: list[list[bytes]]
) -> None:
    """However short it is."""
    seen: list[list[bytes]] = []

    class Watched(FreshStart):
        def __init__(self, *given: Any) -> None:
            seen.append(given[2])
            super().__init__(*given)

    monkeypatch.setattr(fresh_start, "FreshStart", Watched)
    live = made.new_chat(sampling__max_tokens=2)
    for number in range(n_back):
        for role in (Role.USER, Role.ASSISTANT):
            conversation.append(live, role, f"who is number {number}?")
    conversation.append(live, Role.USER, "who is it?")
    conversation.answer(live)
    assert seen == avoided


# ---- the answer to another question is taken back --------------------------------------------------

KEY = "The spare key lies under the blue pot outside."
CAT = "Her name is Mirabelle."
TOLD = ((KEY, "Noted."), ("Our cat is called Mirabelle.", "Noted."), ("Where is the key?", KEY))
BEGINNINGS: list[NextToken] = []
LIKE_KEY = [word + KEY[3:] for word in ("A", "Yes", "My")]


class Says:
    """A sampler that goes on with the first text that begins as the reply does, and with no refused token."""

    def __init__(self, live: LiveChat, texts: Sequence[str], bias: Mapping[int, float]) -> None:
        self.live, self.bias, self.was_cut = live, bias, False
        self.texts = {text: live.engine.prompts.text_tokens(text) for text in texts}
        n_tokens = live.engine.prompts.n_vocabulary
        self.end = next(token for token in range(n_tokens) if live.engine.is_end(token))

    def sample(self, at: int = -1) -> int:
        assert at == -1
        if not self.live.reply.stream.n_tokens:  # what the model itself would say first
            BEGINNINGS.append(self.live.engine.next_token())
        so_far = self.live.reply.stream.text
        texts = [tokens for text, tokens in self.texts.items() if text.startswith(so_far)]
        found = [[*tokens, self.end][self.live.reply.stream.n_tokens] for tokens in texts]
        return next(token for token in found if token not in self.bias)

    def close(self) -> None:
        """Nothing is held."""


def asked_after(
    made: Bench,
    monkeypatch: pytest.MonkeyPatch,
    *texts: str,
    before: Sequence[tuple[str, str]] = TOLD,
    question: str = "What is our cat called?",
    asked: AskedReply | None = None,
    recalled: str = "",
    quoted: bool = False,
) -> LiveChat:
    """The question, where another was answered with :data:`KEY`; the model says the first text it may."""
    live: LiveChat = made.new_chat(context__enabled=False)
    for message, said in before:
        conversation.append(live, Role.USER, message)
        conversation.append(live, Role.ASSISTANT, said)

    if recalled:
        memory_recall.recall(live, live.store.add_memory(live.chat_id, NewMemory(recalled)).memory_id)
    if quoted:
        block = blocks.quoted_block(list(live.timeline)[1:3], "- User: Our cat is called Mirabelle.", 2)
        blocks.put(live, block, blocks.pair_tokens(live, block.text), live.cancelled)

    def sampler(*_: object, bias: Mapping[int, float], **__: object) -> Says:
        return Says(live, texts, bias)

    monkeypatch.setattr(made.engine, "sampler", sampler)
    conversation.append(live, Role.USER, question)
    made.events.clear()
    BEGINNINGS.clear()
    live.asked = asked or AskedReply()
    conversation.answer(live)
    return live


def shown(made: Bench) -> str:
    """What was seen of the reply, as it came."""
    return "".join(event.text for event in made.events if isinstance(event, TokenGenerated))


@pytest.mark.parametrize("texts", [(KEY, CAT), (KEY, LIKE_KEY[0], CAT)])
def test_the_answer_to_another_question_is_taken_back_unseen(
    made: Bench, monkeypatch: pytest.MonkeyPatch, texts: Sequence[str]
) -> None:
    live = asked_after(made, monkeypatch, *texts)
    last = live.timeline.last
    assert last is not None
    assert last.text == shown(made) == CAT
    assert live.store.turn(last.turn_id).text == CAT
    assert is_begun_anew(live)
    verify.check(live.engine, live.timeline, live.pending.built)
    assert len(BEGINNINGS) >= len(texts)
    assert max(BEGINNINGS[0].divergence(other) for other in BEGINNINGS) < 1e-6, "as if nothing had been said"
    assert last.n_tokens == live.store.turn(last.turn_id).n_tokens
    there = live.engine.next_token()
    prefill.rebuild(live)
    assert there.agrees(live.engine.next_token())


@pytest.mark.parametrize(
    ("says", "quoted", "text"),
    [
        (BLOCK_ANSWER, True, CAT),
        (BLOCK_ANSWER, False, BLOCK_ANSWER),
        (f"{BLOCK_ANSWER} Mirabelle.", True, f"{BLOCK_ANSWER} Mirabelle."),
    ],
)
def test_what_stands_as_the_reply_to_a_quotation_is_no_answer(
    made: Bench, monkeypatch: pytest.MonkeyPatch, says: str, quoted: bool, text: str
) -> None:
    """It stood right before the question, and small models said it again."""
    live = asked_after(made, monkeypatch, says, CAT, question="Tell me the cat's name.", quoted=quoted)
    last = live.timeline.last
    assert last is not None
    assert last.text == shown(made) == text
    assert is_begun_anew(live) is (text == CAT)


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("What is our cat called?", CAT),
        ("Which cats can swim?", "Which cats can swim?"),  # may be a sentence to be corrected
        ("Our cat is called Mirabelle.", "Our cat is called Mirabelle."),
    ],
)
def test_a_question_for_what_was_told_is_not_given_back(
    made: Bench, monkeypatch: pytest.MonkeyPatch, question: str, text: str
) -> None:
    live = asked_after(made, monkeypatch, question, CAT, question=question)
    last = live.timeline.last
    assert last is not None
    assert last.text == shown(made) == text
    assert is_begun_anew(live) is (text == CAT)


@pytest.mark.parametrize("came_back", [True, False])
def test_no_question_is_given_back_for_which_something_came_back(
    made: Bench, monkeypatch: pytest.MonkeyPatch, came_back: bool
) -> None:
    monkeypatch.setattr(WorkingSet, "n_just_back", lambda *_: int(came_back))
    question = "Which cats can swim?"
    live = asked_after(made, monkeypatch, question, CAT, question=question)
    last = live.timeline.last
    assert last is not None
    assert last.text == shown(made) == (CAT if came_back else question)


@pytest.mark.parametrize(
    ("question", "text"),
    [("What is our cat called?", CAT), ("Our cat sleeps.", "Where is the key?")],
)
def test_another_question_is_no_answer(
    made: Bench, monkeypatch: pytest.MonkeyPatch, question: str, text: str
) -> None:
    live = asked_after(made, monkeypatch, "Where is the key?", CAT, question=question)
    last = live.timeline.last
    assert last is not None
    assert last.text == shown(made) == text


def test_a_reply_may_begin_with_the_question(made: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    said = f"What is our cat called? {CAT}"
    live = asked_after(made, monkeypatch, said, CAT)
    last = live.timeline.last
    assert last is not None
    assert last.text == shown(made) == said


def test_how_likely_its_tokens_were_is_not_told(made: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    live = asked_after(made, monkeypatch, KEY, CAT, asked=AskedReply(n_likely=0))
    assert b"".join(score.chosen[0] for score in live.reply.take_scores()).decode() == CAT


def test_it_is_given_where_nothing_else_comes(made: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    live = asked_after(made, monkeypatch, KEY, *LIKE_KEY, CAT)
    last = live.timeline.last
    assert last is not None
    assert last.text == shown(made) == LIKE_KEY[-1]


@pytest.mark.parametrize("question", ["Our dog is called Rex.", "Where is the key?"])
def test_it_is_given_where_no_other_question_is_asked(
    made: Bench, monkeypatch: pytest.MonkeyPatch, question: str
) -> None:
    live = asked_after(made, monkeypatch, KEY, CAT, question=question)
    last = live.timeline.last
    assert last is not None
    assert last.text == shown(made) == KEY
    assert not is_begun_anew(live)


def test_what_only_begins_as_it_stays(made: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    said = "The spare key lies under the cat called Mirabelle."
    live = asked_after(made, monkeypatch, said, CAT)
    last = live.timeline.last
    assert last is not None
    assert last.text == shown(made) == said
    assert not is_begun_anew(live)


REMEMBERS = "I remember."


@pytest.mark.parametrize("recalled", ["- Jasna has a van.", ""], ids=["a block stands there", "none does"])
def test_what_stands_behind_a_quotation_is_no_reply(
    made: Bench, monkeypatch: pytest.MonkeyPatch, recalled: str
) -> None:
    """Once it was given to one message, small models give it to each that follows."""
    told = "Jasna is allergic to nuts."
    live = asked_after(made, monkeypatch, REMEMBERS, CAT, before=(), question=told, recalled=recalled)
    last = live.timeline.last
    assert last is not None
    assert last.text == shown(made) == (CAT if recalled else REMEMBERS)
    assert is_begun_anew(live) is bool(recalled)
    verify.check(live.engine, live.timeline, live.pending.built)


def test_who_remembers_something_says_so(made: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    said = "I remember. You have a van."
    live = asked_after(
        made, monkeypatch, said, CAT, before=(), question="Do I?", recalled="- Jasna has a van."
    )
    last = live.timeline.last
    assert last is not None
    assert last.text == shown(made) == said


OLD_CODE, NEW_CODE = "(1) Your launch code is 5531.", "(1) Your launch code is 7012."


@pytest.mark.parametrize(
    ("told", "text", "is_guide"),
    [
        ("My launch code is 7012 now.", f"Updated. {NEW_CODE}", True),
        ("As I said, my launch code is 5531.", f"Yes, I know. {OLD_CODE}", True),
        ("My launch code is 7012 now.", f"Yes, I know. {OLD_CODE}", False),
    ],
    ids=["told otherwise", "told again", "another model"],
)
def test_the_guide_does_not_know_already_what_it_was_told_otherwise(
    made: Bench, monkeypatch: pytest.MonkeyPatch, told: str, text: str, is_guide: bool
) -> None:
    monkeypatch.setattr(made.engine, "_info", replace(made.engine.info, is_guide=is_guide))
    texts = f"Yes, I know. {OLD_CODE}", f"Updated. {NEW_CODE}"
    before = (("My launch code is 5531.", f"Noted. {OLD_CODE}"),)
    live = asked_after(made, monkeypatch, *texts, before=before, question=told)
    last = live.timeline.last
    assert last is not None
    assert last.text == shown(made) == text
    assert is_begun_anew(live) is text.startswith("Updated")
    verify.check(live.engine, live.timeline, live.pending.built)
