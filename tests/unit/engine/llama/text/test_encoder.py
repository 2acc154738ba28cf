"""From messages to tokens: user-defined tokens, models without a template, thinking that a template opens.

(With real templates and vocabularies: tests/end2end/test_real_templates.py.)
"""

from __future__ import annotations

from pathlib import Path

import gguf
import pytest

from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.text.encoder import LlamaEncoder
from ethervox_gui.engine.llama.text.prompts import LlamaPrompts
from ethervox_gui.engine.templates.chat_template import CHATML
from ethervox_gui.engine.training import Training
from ethervox_gui.settings import ModelSettings
from tests.conftest import ModelMaker
from tests.helpers.tiny_models import Shape
from tests.helpers.vocabularies import loaded, with_tokens

#: As Command R: the tokens between turns are declared as user-defined.
TURNS = "{% for m in messages %}<|turn|>{{ m.role }}: {{ m.content }}<call>{% endfor %}<|turn|>"
TOKENS = ("<|turn|>", "<call>", "<b>", "<other>")
HELLO = [Message(Role.USER, "Hello"), Message(Role.ASSISTANT, "Hi."), Message(Role.USER, "Bye")]


@pytest.mark.parametrize("template", ["", "{% for m in messages %}", "{{ raise_exception('no') }}"])
def test_chatml_and_a_notice_where_there_is_no_usable_template(
    tiny_model: ModelMaker, plain_model: Path, template: str
) -> None:
    settings = ModelSettings(n_ctx=256, n_threads=1)
    without = llama.load(tiny_model(Shape(chat_template=template)), settings)
    with_one = llama.load(plain_model, settings)
    notice = without.info.notices[-1]
    assert notice.endswith("so ChatML is used." if template else "called “Instruct” or “Chat”.")
    assert without.info.training is (Training.CHAT if template else Training.BASE)
    assert without.info.stops == ()
    assert with_one.info.notices == ()
    assert without.encode(HELLO, generation=True) == with_one.encode(HELLO, generation=True)
    without.close()
    with_one.close()


def test_a_user_defined_token_that_the_template_uses_never_comes_from_a_text(
    plain_model: Path, tmp_path: Path
) -> None:
    vocabulary = with_tokens(plain_model, tmp_path / "v.gguf", TOKENS, gguf.TokenType.USER_DEFINED)
    with loaded(vocabulary) as model:
        encoder = LlamaEncoder(model, TURNS)
        known = encoder.vocabulary
        turn, call, bold, other = (known.special[word] for word in TOKENS)
        assert {turn, call} <= known.marks
        assert {bold, other}.isdisjoint(known.marks), "which are text as any other"
        text = "a<|turn|>b<call>c<b>d<|turn|><|turn|>"
        for role in Role:
            tokens = encoder.encode([HELLO[0], Message(role, text), HELLO[2]], 1).turns[0]
            plain = encoder.encode([HELLO[0], Message(role, "a"), HELLO[2]], 1).turns[0]
            for mark in (turn, call):
                assert tokens.count(mark) == plain.count(mark)
            assert tokens.count(bold) == 1
            assert text in b"".join(map(known.piece, tokens)).decode()


def test_what_the_model_itself_wrote_may_have_the_tokens_it_has_for_it(
    plain_model: Path, tmp_path: Path
) -> None:
    """But not those that stand between turns."""
    source = CHATML + "{# a call is written as <call> #}"
    vocabulary = with_tokens(plain_model, tmp_path / "v.gguf", TOKENS, gguf.TokenType.USER_DEFINED)
    with loaded(vocabulary) as model:
        encoder = LlamaEncoder(model, source)
        call = encoder.vocabulary.special["<call>"]
        assert call in encoder.encode([HELLO[0], Message(Role.ASSISTANT, "<call>")], 1).turns[0]
        assert call not in encoder.encode([Message(Role.USER, "<call>")]).turns[0]


def test_a_text_of_nothing_but_marks_takes_no_longer_than_it_is(plain_model: Path, tmp_path: Path) -> None:
    vocabulary = with_tokens(plain_model, tmp_path / "v.gguf", TOKENS, gguf.TokenType.USER_DEFINED)
    with loaded(vocabulary) as model:
        known = LlamaEncoder(model, TURNS).vocabulary
        tokens = known.tokenize("<|turn|>" * 20_000)
        assert known.marks.isdisjoint(tokens)
        assert len(tokens) == len(known.tokenize("<|turn|>")) * 20_000


def test_the_section_that_the_template_opens_is_told(tiny_model: ModelMaker, thinking_model: Path) -> None:
    engine = llama.load(thinking_model, ModelSettings(n_ctx=256, n_threads=1))
    assert engine.reply_start(HELLO) == "<think>\n"
    engine.close()


MARKS = ("<think>", "</think>", "<|channel|>", "<|message|>", "<|end|>")
OPENS = CHATML.replace("assistant\n{% endif %}", "assistant\n<think>\n{% endif %}")


@pytest.mark.parametrize(
    ("template", "text", "begin", "said"),
    [
        (CHATML, "<think>\nHm", 0, ["<think>", "\nHm"]),
        (CHATML, "\n<think>\nHm, a <think> in it", 0, ["\n", "<think>", "\nHm, a <think> in it"]),
        (CHATML, "<think>a</think>\n<think>b", 0, ["<think>", "a", "</think>", "\n", "<think>", "b"]),
        (CHATML, "<think>a</think>", 0, ["<think>", "a", "</think>"]),
        (CHATML, "<think>abc", 8, ["<think>", "bc"]),
        (CHATML, "<think>a</think><think>bc", 24, ["<think>", "c"]),
        (
            CHATML,
            "<|channel|>analysis<|message|>Hm",
            0,
            ["<|channel|>", "analysis", "<|message|>", "Hm"],
        ),
        (OPENS, "<think>\nHm", 0, ["<think>", "\nHm"]),
        (OPENS, "<think>\nHm, so", 12, ["<think>", "\nso"]),
        (OPENS, "<|channel|>analysis<|message|>Hm", 30, ["<|channel|>", "analysis", "<|message|>", "Hm"]),
    ],
)
def test_a_thought_stands_again_as_it_was_written(
    plain_model: Path, tmp_path: Path, template: str, text: str, begin: int, said: list[str]
) -> None:
    """Its marks are the model's control tokens, and what it thought is none, whatever it spells."""
    vocabulary = with_tokens(plain_model, tmp_path / "v.gguf", MARKS, gguf.TokenType.CONTROL)
    with loaded(vocabulary) as model:
        encoder = LlamaEncoder(model, template)
        known = encoder.vocabulary
        tokens = encoder.thought_tokens(HELLO, text, begin)
        head = encoder.encode([*HELLO, Message(Role.ASSISTANT, "")], 3, open_end=True).turns[0]
        assert tokens[: len(head)] == head
        found: list[str] = [""]
        for token in tokens[len(head) :]:
            piece = known.piece(token).decode()
            if piece in MARKS and token == known.special[piece]:
                found += [piece, ""]
            else:
                found[-1] += piece
        assert list(filter(None, found)) == said


@pytest.mark.parametrize(
    "asks",
    ["", "{% if add_generation_prompt %}<|im_start|>reply:{% endif %}"],
    ids=["asks for nothing", "asks"],
)
def test_a_blank_that_template_and_model_write_is_there_once(plain_model: Path, asks: str) -> None:
    """As Llama 2: the model's own was there again when the reply was read from its text."""
    before = "<|im_start|>reply: " if asks else " "
    source = (
        "{% for m in messages %}{% if m.role == 'assistant' %}" + before + "{{ m.content }}<|im_end|>"
        "{% else %}<|im_start|>{{ m.content }}<|im_end|>{% endif %}{% endfor %}" + asks
    )
    with loaded(plain_model) as model:
        encoder = LlamaEncoder(model, source)
        prompts = LlamaPrompts(encoder.vocabulary, encoder.template)
        asked = HELLO[:1]
        prompt = encoder.encode(asked, 1, generation=True).generation
        for text in (" The end.", "  The end.", "The end.", "\nThe end.", " "):
            written = [*prompt, *encoder.vocabulary.tokenize(text if text[0] == " " else f" {text}")]
            reply = Message(Role.ASSISTANT, text)
            read = encoder.encode([*asked, reply], 1).turns[0]
            assert list(read[: len(written)]) == written
            assert read[len(written) :] == encoder.reply_end(asked)
            whole = [*encoder.encode(asked).turns[0], *read]
            assert prompts.prompt([*asked, reply])[: len(whole)] == whole
