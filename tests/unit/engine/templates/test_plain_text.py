"""The form for a model without a template: ChatML only where its vocabulary has it, else plain text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.engine.training import Training, caution, training_of
from ethervox_gui.settings import ModelSettings
from tests.conftest import ModelMaker
from tests.helpers.tiny_models import Shape

HELLO = [
    Message(Role.SYSTEM, "Be kind."),
    Message(Role.USER, "Hello"),
    Message(Role.ASSISTANT, "Hi."),
    Message(Role.USER, "Bye"),
]


@pytest.fixture
def plain(tiny_model: ModelMaker) -> Iterator[LlamaEngine]:
    shape = Shape(chat_template="", knows_chatml=False)
    engine = llama.load(tiny_model(shape), ModelSettings(n_ctx=256, n_threads=1))
    yield engine
    engine.close()


def written(engine: LlamaEngine, messages: list[Message], *, generation: bool = True) -> list[str]:
    """What each turn is in the cache, and what asks for the reply."""
    encoding = engine.encode(messages, generation=generation)
    return [b"".join(map(engine.piece, tokens)).decode() for tokens in (*encoding.turns, encoding.generation)]


def test_the_conversation_is_plain_text(plain: LlamaEngine) -> None:
    assert written(plain, HELLO) == [
        "Be kind.\n\nUser:",
        " Hello\n",
        "Assistant: Hi.\nUser:",
        " Bye\n",
        "Assistant:",
    ]
    without_system = "".join(written(plain, [Message(Role.SYSTEM, ""), *HELLO[1:]]))
    assert without_system == "User: Hello\nAssistant: Hi.\nUser: Bye\nAssistant:"
    twice = "".join(written(plain, [*HELLO[:2], *HELLO[1:]]))
    assert twice.startswith("Be kind.\n\nUser: Hello\nUser: Hello\nAssistant:")
    assert b"".join(map(plain.piece, plain.reply_end(HELLO))) == b"\nUser:"
    assert plain.info.stops == ("\n\nUser:", "\nUser:")


def test_what_the_model_wrote_is_read_again_token_by_token(plain: LlamaEngine) -> None:
    """The prompt's end, the reply with its space, and the name that stopped it are the turn's tokens."""
    prompt = plain.encode(HELLO, generation=True).generation
    said = plain.vocabulary.tokenize(" The sea.\nUser:", goes_on=True)
    turn = plain.encode([*HELLO, Message(Role.ASSISTANT, "The sea.")], len(HELLO)).turns[0]
    assert turn == (*prompt, *said)


def test_no_control_text_is_written_for_a_model_that_does_not_know_it(plain: LlamaEngine) -> None:
    assert "<|" not in "".join(written(plain, HELLO))
    assert plain.offer_tools(True) is None
    (notice,) = plain.info.notices
    assert "a base model" in notice
    assert "“User:” and “Assistant:”" in notice
    assert plain.info.caution == notice


def test_a_template_that_cannot_be_used_gives_way_to_the_same(tiny_model: ModelMaker) -> None:
    shape = Shape(chat_template="{{ raise_exception('no') }}", knows_chatml=False)
    engine = llama.load(tiny_model(shape), ModelSettings(n_ctx=256, n_threads=1))
    try:
        (notice,) = engine.info.notices
        assert notice.endswith("so plain text is used.")
        assert written(engine, HELLO)[-1] == "Assistant:"
    finally:
        engine.close()


@pytest.mark.parametrize(
    ("names", "has_template", "training"),
    [
        (("gemma-3-270m-q4_k_m", "Gemma 3 270m", ""), False, Training.BASE),
        (("Qwen2.5-0.5B-Base.Q8_0", "", ""), True, Training.BASE),
        (("gemma-3-1b-pt", "", ""), True, Training.BASE),
        (("qwen2.5-0.5b", "", "base"), True, Training.BASE),
        (("llama-2-7b-chat.Q4_0", "", ""), False, Training.UNTOLD),
        (("mistral", "", "Instruct-AWQ"), False, Training.UNTOLD),
        (("base-camp-instruct", "", ""), True, Training.CHAT),
        (("database-7b", "", ""), True, Training.CHAT),
        (("SmolLM2-135M-Instruct.Q4_1", "Smollm2 135M 8k Lc100K Mix1 Ep2", "8k"), True, Training.CHAT),
        (("gemma-3-1b-it-UD-Q4_K_XL", "", ""), True, Training.CHAT),
    ],
)
def test_what_a_model_was_trained_for_is_told_by_its_template_and_its_names(
    names: tuple[str, ...], has_template: bool, training: Training
) -> None:
    assert training_of(*names, has_template=has_template) is training
    told = caution(training, "It", plain=False, has_template=has_template)
    assert bool(told) is (training is not Training.CHAT)
    assert ("seems to be a base model" in told) is (training is Training.BASE and not has_template)
