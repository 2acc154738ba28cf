"""Our encoding on real chat templates and vocabularies: those inside llama-cpp-python's source archive."""

from __future__ import annotations

import datetime as dt
import functools
import random
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from typing import Any

import gguf
import jinja2
import pytest
from jinja2.ext import Extension
from jinja2.sandbox import ImmutableSandboxedEnvironment

from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama.text.encoder import LlamaEncoder
from ethervox_gui.engine.llama.text.prompts import LlamaPrompts
from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.engine.llama.text.word_cache import Words
from ethervox_gui.engine.templates.chat_template import ChatTemplate
from ethervox_gui.engine.templates.tool_template import ToolTemplate
from ethervox_gui.server.replies.instructions import with_tools
from tests.helpers.archive import archive
from tests.helpers.vocabularies import loaded, parsed, with_tokens
from tests.helpers.words import awkward_texts, verify_words

# The first time, an archive of 75 MB is fetched.
pytestmark = pytest.mark.slow

S, U, A, T = Role.SYSTEM, Role.USER, Role.ASSISTANT, Role.TOOL

#: Which real vocabulary goes with a template, by the beginning of its name.
REAL = {
    "Qwen": "qwen2",
    "MiMo": "qwen2",
    "meta-llama": "llama-bpe",
    "meetkai": "llama-bpe",
    "microsoft-Phi": "phi-3",
    "CohereForAI-c4ai-command-r-plus": "command-r",
    "google-gemma-4": "gemma-4",
}
#: How templates spell their tokens.
TOKEN = re.compile(
    r"<[|｜/]?[A-Za-z_:][^<>\s{}'\"]{0,40}>|</?\w+:\w+>|\[/?[A-Z_]{3,}\]|〈\|\w+\|〉|\]~!?b[\[\]]|\[e~\["
)
#: Templates whose turns meet in ordinary text: one ends in line breaks, the next begins with a word or more
#: of them.  Byte-level BPE may join these otherwise where they are tokenised together.
MEETING = ("fireworks-ai-llama-3-firefunction-v2", "llama-cpp-rwkv-world", "NVIDIA-Nemotron-Nano-v2")

TEXTS = (
    "You are a careful assistant; answer in one sentence.",
    "Hello there, what's 2 + 2? And f(x) = {a: [1, 2]}?",
    "It is 4.\n\n- two\n- and two\n\n```py\nif x:\n    print('4')\n```",
    "Köln, 日本語 and a 🙂, then.",
    "Fine — 1,234.50 €.",
    "And now?",
)


class _Passing(Extension):
    tags = {"generation"}  # noqa: RUF012

    def parse(self, parser: Any) -> Any:
        next(parser.stream)
        return parser.parse_statements(("name:endgeneration",), drop_needle=True)


@functools.cache
def _compiled(source: str) -> jinja2.Template:
    environment = ImmutableSandboxedEnvironment(
        trim_blocks=True, lstrip_blocks=True, extensions=["jinja2.ext.loopcontrols", _Passing]
    )

    def refuse(message: str) -> None:
        raise jinja2.TemplateError(message)

    environment.globals["raise_exception"] = refuse
    environment.globals["strftime_now"] = lambda form: dt.datetime.now(dt.UTC).astimezone().strftime(form)
    return environment.from_string(source)


#: Whether a template closes the thinking unless it is told of it, and whether it decides by itself then.
MERELY_LOOKS = re.compile(r"not\s+enable_thinking\b")
HAS_DEFAULT = re.compile(r"enable_thinking\s*(\|\s*default|is\s+(not\s+)?defined)")


def rendered(source: str, encoder: LlamaEncoder, roles: Sequence[Role], texts: Sequence[str]) -> str | None:
    """What the template itself makes of a conversation; ``None`` where it refuses it or drops a text."""
    messages = [{"role": str(role), "content": text} for role, text in zip(roles, texts, strict=True)]
    vocabulary = encoder.vocabulary
    bos, eos = vocabulary.spelling(vocabulary.bos), vocabulary.spelling(vocabulary.eos)
    others = {"functions": "[]", "datetime": f"{dt.datetime.now(dt.UTC).astimezone():%d %b %Y}"}
    without_tools: list[dict[str, Any]] = [{"tools": None}, {"tools": []}, {"tools": [], **others}]
    for tools in without_tools:
        try:
            words = {"bos_token": bos, "eos_token": eos, "documents": None, **tools}
            if MERELY_LOOKS.search(source) and not HAS_DEFAULT.search(source):
                words["enable_thinking"] = True  # as other programs for GGUF files have it
            whole = _compiled(source).render(messages=messages, add_generation_prompt=True, **words)
        except Exception:  # a stranger's program
            continue
        places = [whole.find(text) for text in texts]
        if -1 not in places and places == sorted(places):
            return whole
    return None


def spelled(templates: dict[str, str]) -> list[str]:
    """All that looks like a token in the templates, and in what they make of a conversation."""
    found: set[str] = set()
    for source in templates.values():
        cut = ChatTemplate(source)
        pieces = [part for piece in cut.pieces([S, U, A, U]) for part in piece]
        for text in (source, *pieces, cut.generation_prompt([S, U])):
            found.update(TOKEN.findall(text))
    return sorted(found)


#: Made vocabularies: a real one, and what kind of tokens all those of the templates are in it.
_MADE = {
    "made-bpe": ("gpt-2", gguf.TokenType.CONTROL),
    "made-spm": ("llama-spm", gguf.TokenType.CONTROL),
    "made-bpe-defined": ("gpt-2", gguf.TokenType.USER_DEFINED),
    "made-spm-defined": ("llama-spm", gguf.TokenType.USER_DEFINED),
}
#: Loads a model without weights: a real vocabulary or a made one.
Models = Callable[[str], Any]


@pytest.fixture(scope="module")
def models(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Models]:
    found = archive()
    folder = tmp_path_factory.mktemp("vocabularies")
    with ExitStack() as stack:

        @functools.cache
        def load(name: str) -> Any:
            path = found.vocabularies.get(name)
            if path is None:
                base, kind = _MADE[name]
                words = spelled(found.templates)
                path = with_tokens(found.vocabularies[base], folder / f"{name}.gguf", words, kind)
            return stack.enter_context(loaded(path))

        yield load


def real_vocabulary(name: str) -> str | None:
    return next((vocab for start, vocab in REAL.items() if name.startswith(start)), None)


CONVERSATIONS = ([U], [S, U], [U, A, U], [S, U, A, U], [S, U, A, U, A, U])


@functools.cache
def _template(name: str) -> ChatTemplate:
    return ChatTemplate(archive().templates[name], bos="<s>", eos="</s>")


@pytest.mark.parametrize("vocabulary", ["real", *_MADE])
def test_ordinary_texts_have_the_tokens_of_the_whole_rendering(
    models: Models, vocabulary: str, subtests: pytest.Subtests
) -> None:
    n_compared = 0
    for name, source in archive().templates.items():
        chosen = real_vocabulary(name) if vocabulary == "real" else vocabulary
        if chosen is None:
            continue
        encoder = LlamaEncoder(models(chosen), source)
        with subtests.test(name):
            assert encoder.notices == []
            n_equal = 0
            for roles in CONVERSATIONS:
                texts = TEXTS[0 if roles[0] is S else 1 :][: len(roles)]
                whole = rendered(source, encoder, roles, texts)
                if whole is None:
                    continue  # it is folded: see below
                encoding = encoder.encode([*map(Message, roles, texts)], generation=True)
                tokens = [*(token for turn in encoding.turns for token in turn), *encoding.generation]
                expected = parsed(models(chosen), whole)
                if name in MEETING and "bpe" in vocabulary:
                    tokens, expected = [*_text(encoder, tokens)], [*_text(encoder, expected)]
                assert tokens == expected, roles
                n_equal += 1
            assert n_equal
            n_compared += 1
    assert n_compared == (15 if vocabulary == "real" else len(archive().templates))


@pytest.mark.parametrize("vocabulary", ["real", *_MADE])
def test_a_chat_without_a_system_prompt_begins_as_the_template_begins(
    models: Models, vocabulary: str, subtests: pytest.Subtests
) -> None:
    """The model's own system prompt is a turn of its own, and all tokens are those of the whole rendering."""
    n_own = 0
    for name, source in archive().templates.items():
        chosen = real_vocabulary(name) if vocabulary == "real" else vocabulary
        if chosen is None:
            continue
        encoder = LlamaEncoder(models(chosen), source)
        own = encoder.own_prompt
        if own is None:
            continue  # then nothing stands in front, and the test above has compared it
        n_own += 1
        with subtests.test(name):
            n_equal = 0
            for roles in ([U], [U, A, U], [U, A, U, A, U]):
                texts = TEXTS[1 : len(roles) + 1]
                whole = rendered(source, encoder, roles, texts)
                if whole is None:
                    continue
                messages = [Message(S, own.text), *map(Message, roles, texts)]
                encoding = encoder.encode(messages, generation=True)
                tokens = [*(token for turn in encoding.turns for token in turn), *encoding.generation]
                expected = parsed(models(chosen), whole)
                if name in MEETING and "bpe" in vocabulary:
                    tokens, expected = [*_text(encoder, tokens)], [*_text(encoder, expected)]
                assert tokens == expected, roles
                for start in range(len(messages) + 1):
                    later = encoder.encode(messages, start, generation=True)
                    assert later == (encoding.turns[start:], encoding.generation)
                assert encoder.encode(messages[:1]).turns == encoding.turns[:1], "nothing behind it matters"
                unsaid = [Message(S, ""), *messages[1:]]
                assert encoder.encode(unsaid, generation=True) == encoding
                n_equal += 1
            assert n_equal
    assert n_own > (5 if vocabulary == "real" else 50)


def test_every_template_says_what_it_puts_in_front_by_itself() -> None:
    found = {name: _template(name).own_prompt for name in archive().templates}
    said = {name: own.text for name, own in found.items() if own is not None and own.text}
    assert said["Qwen-Qwen2.5-7B-Instruct"] == (
        "You are Qwen, created by Alibaba Cloud. You are a helpful assistant."
    )
    assert said["MiMo-VL"] == "You are MiMo, an AI assistant developed by Xiaomi."
    assert said["openai-gpt-oss-120b"].startswith("You are ChatGPT")
    assert said["meta-llama-Llama-3.2-3B-Instruct"].startswith("Cutting Knowledge Date: December 2023")
    only_begun = found["mistralai-Mistral-Nemo-Instruct-2407"]
    assert only_begun is not None
    assert (only_begun.text, only_begun.prefix) == ("", "<s>")
    assert found["Qwen-Qwen3-0.6B"] is None
    yesterday = said["meta-llama-Llama-3.2-3B-Instruct"].rsplit(": ", 1)[0] + ": 01 Jan 2020"
    dated = found["meta-llama-Llama-3.2-3B-Instruct"]
    assert dated is not None
    assert dated.matches(yesterday)
    assert not dated.matches(f"{yesterday}<|eot_id|>")


#: Templates that take no tools, or whose calls are in a form nobody here can read.
WITHOUT_TOOLS = {
    "CohereForAI-c4ai-command-r-plus-tool_use",  # has to call something in every reply
    *("GigaChat3-10B-A1.8B", "HuggingFaceTB-SmolLM3-3B", "Kimi-K3", "LFM2-8B-A1B", "LFM2.5-Instruct"),
    *("MiniMax-M3", "deepseek-ai-DeepSeek-R1-Distill-Llama-8B", "deepseek-ai-DeepSeek-R1-Distill-Qwen-32B"),
    *("deepseek-ai-DeepSeek-V3.1", "google-gemma-2-2b-it", "llama-cpp-rwkv-world"),
    "microsoft-Phi-3.5-mini-instruct",
}


def test_templates_that_take_tools_are_told_of_one_and_their_calls_can_be_read(
    models: Models, subtests: pytest.Subtests
) -> None:
    n_offered = 0
    for name, source in archive().templates.items():
        encoder = LlamaEncoder(models("made-bpe"), source)
        plain = encoder.encode([Message(U, "Hello")], generation=True)
        own = encoder.own_prompt
        form = encoder.offer_tools(True)
        with subtests.test(name):
            assert (form is None) == (name in WITHOUT_TOOLS)
            if form is None:
                assert encoder.encode([Message(U, "Hello")], generation=True) == plain
                continue
            n_offered += 1
            template = encoder.template
            assert isinstance(template, ToolTemplate)
            told = encoder.encode([Message(U, "Hello")], generation=True)
            assert MEMORY_SEARCH in _text(encoder, told.turns[0])
            written = template.call.replace("…", "red boats").strip()
            if written:  # else it takes tools but writes no calls
                made = form.calling(written)
                assert made is not None
                assert made.call.arguments == {"query": "red boats"}
                _verify_called(encoder, made.written)
            offered = encoder.own_prompt
            text = own.text if own is not None else ""
            assert offered is None or offered.text in (text, ""), "what is told of tools is no system prompt"
            assert encoder.offer_tools(False) is None
            assert encoder.encode([Message(U, "Hello")], generation=True) == plain
            assert encoder.own_prompt == own
    assert n_offered == len(archive().templates) - len(WITHOUT_TOOLS)


def test_kept_conversations_tell_of_tools_as_requests_do(models: Models, subtests: pytest.Subtests) -> None:
    function = {"name": "weather", "description": "The weather", "parameters": {"type": "object"}}
    tools = [{"type": "function", "function": function}]
    said = [Message(U, "Hello"), Message(A, "Hello."), Message(U, "And now?")]
    told = set[str]()
    for name, source in archive().templates.items():
        encoder = LlamaEncoder(models("made-bpe"), source)
        prompts = LlamaPrompts(encoder.vocabulary, encoder.template)
        for instructions in ("Be brief.", ""):
            stored = [Message(S, with_tools(instructions, tools)), *said]
            telling = prompts.telling_of(tools, kept=True)
            with subtests.test(name, instructions=instructions):
                whole = encoder.encode(stored, generation=True)
                tokens = [token for turn in (*whole.turns, whole.generation) for token in turn]
                text = _text(encoder, tuple(tokens))
                assert ("ĠofĠtheseĠfunctions.ĠEachĠisĠdescribedĠby" in text) == (telling is None)
                later = encoder.encode(stored, 1, generation=True)
                assert later == (whole.turns[1:], whole.generation)
                if telling is not None:
                    told.add(name)
                    first = [Message(S, instructions), *said] if instructions else said
                    assert text == _text(encoder, tuple(telling.prompt(first)))
    assert len(told) > 50


def _verify_called(encoder: LlamaEncoder, written: str) -> None:
    """A call and its result are turns like any other, whatever control tokens there are in the call."""
    roles = [U, A, T, A, U]
    texts = ["Where are they?", written, "Nothing found in memory.", "Nowhere.", "And now?"]
    whole = encoder.encode([*map(Message, roles, texts)], generation=True)
    for start in range(len(roles)):
        later = encoder.encode([*map(Message, roles, texts)], start, generation=True)
        assert later == (whole.turns[start:], whole.generation)
    known = encoder.vocabulary
    call = [known.spelling(token) for token in whole.turns[1]]
    for mark in known.control_tokens_in(written):
        assert mark in call, "what the model writes as a control token is one when it is read again"
    said = b"".join(map(known.piece, whole.turns[2])).decode()
    assert "Nothing found in memory." in said


def _text(encoder: LlamaEncoder, tokens: Sequence[int]) -> str:
    return "".join(map(encoder.vocabulary.spelling, tokens))


@pytest.mark.parametrize("vocabulary", ["real", *_MADE])
def test_no_mark_ever_comes_from_what_somebody_says(
    models: Models, vocabulary: str, subtests: pytest.Subtests
) -> None:
    """Also where a file calls its control tokens user-defined, which the library takes from any text."""
    roles = [S, U, A, T, A, U]
    for name, source in archive().templates.items():
        chosen = (real_vocabulary(name) or "qwen2") if vocabulary == "real" else vocabulary
        encoder = LlamaEncoder(models(chosen), source)
        known = encoder.vocabulary
        # Every token there is, then the template itself.
        said = "".join(sorted(map(known.spelling, known.marks))) + source[:2000]
        said += "".join(TOKEN.findall(source)) + "{{ bos_token }}{% raw %}\ue0000\ue001"
        expected = encoder.encode([*map(Message, roles, "abcdef")], generation=True)
        found = encoder.encode([Message(role, said) for role in roles], generation=True)
        structure = {token for turn in expected.turns for token in turn if token in known.marks}
        structure |= {token for token in known.marks if known.is_end(token)}
        with subtests.test(name):
            assert found.generation == expected.generation
            for role, tokens, plain in zip(roles, found.turns, expected.turns, strict=True):
                # The model's own calls may have the tokens that the model has for them.
                forbidden = structure if role is A else known.marks
                own = [token for token in tokens if token in forbidden]
                assert own == [token for token in plain if token in forbidden]
                text = b"".join(map(known.piece, tokens)).decode()
                if role is not A:  # SentencePiece puts a space behind a defined token, also behind its own
                    intact = _spaced(said) in _spaced(text)
                    assert intact, "nothing of it is changed either"


def _spaced(text: str) -> str:
    """To SentencePiece, this character is a space."""
    return text.replace("▁", " ")


@pytest.mark.slow
def test_no_vocabulary_has_a_mark_that_a_text_can_spell(subtests: pytest.Subtests) -> None:
    n_marks = 0
    for name, path in archive().vocabularies.items():
        with subtests.test(name), loaded(path) as model:
            known = Vocabulary(model)
            n_marks += len(known.marks)
            for spelling in map(known.spelling, known.marks):
                for text in (spelling, f"a{spelling}b {spelling}{spelling}\n"):
                    assert known.marks.isdisjoint(known.tokenize(text)), text
            everything = "".join(map(known.spelling, known.marks))
            assert known.marks.isdisjoint(known.tokenize(everything))
            assert known.marks.isdisjoint(known.tokenize(everything[1:-1]))
    assert n_marks > 400


def test_words_add_up_in_every_real_vocabulary(subtests: pytest.Subtests) -> None:
    n_exact = 0
    for name, path in archive().vocabularies.items():
        with subtests.test(name), loaded(path) as model:
            known = Vocabulary(model)
            words = Words(known)
            if words.is_exact:
                n_exact += 1
                verify_words(words, known, [*TEXTS, *awkward_texts(random.Random(n_exact), 500)])
    assert n_exact >= 15, "all that merge, but for two whose tokens reach over spaces"


AWKWARD = {
    "a system text in mid-conversation": [S, U, A, S, U],
    "a system text before the reply": [S, U, S],
    "two user turns in a row": [S, U, U, A, U],
    "a first assistant turn": [A, U],
    "an assistant turn after the system text": [S, A, U],
    "two assistant turns in a row": [U, A, A, U],
    "a call and its result": [S, U, A, T, A, U],
    "two results": [S, U, A, T, T],
    "two system texts": [S, S, U],
}


@pytest.mark.parametrize("roles", AWKWARD.values(), ids=AWKWARD)
def test_every_template_takes_every_order_of_roles(roles: list[Role], subtests: pytest.Subtests) -> None:
    """As it is, or folded into the neighbouring user turn: no text is refused, dropped, doubled or moved."""
    for name in archive().templates:
        with subtests.test(name):
            pieces = _template(name).pieces(roles)
            whole = "".join(f"{head}<<{i}>>{tail}" for i, (head, tail) in enumerate(pieces))
            assert [whole.count(f"<<{i}>>") for i in range(len(roles))] == [1] * len(roles)
            assert "\ue000" not in whole, "a placeholder is left"
