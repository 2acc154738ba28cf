"""Chat templates cut at sentinels: what a model's own text is, and where each turn's share of it ends."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from pathlib import Path

import jinja2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.engine.templates.chat_template import CHATML, ChatTemplate
from ethervox_gui.settings import ModelSettings
from tests.helpers.tiny_models import CONTROL

SYSTEM, USER, ASSISTANT, TOOL = Role.SYSTEM, Role.USER, Role.ASSISTANT, Role.TOOL

#: Refuses a system turn, and two turns of one role in a row.
STRICT = (
    "{{ bos_token }}{% if messages[0].role == 'system' %}{{ raise_exception('no system') }}{% endif %}"
    "{% for m in messages %}"
    "{% if (m.role == 'user') != (loop.index0 % 2 == 0) %}{{ raise_exception('alternate') }}{% endif %}"
    "<turn>{{ 'model' if m.role == 'assistant' else m.role }}\n{{ m.content | trim }}</turn>\n"
    "{% endfor %}{% if add_generation_prompt %}<turn>model\n{% endif %}"
)
#: As Llama 2 and Mistral: no generation prompt at all, and the system text inside the first user turn.
BARE = (
    "{{ bos_token }}{% for m in messages %}"
    "{% if m.role == 'user' %}[INST]{{ m.content }}[/INST]"
    "{% elif m.role == 'assistant' %}{{ m.content }}{{ eos_token }}"
    "{% else %}{{ raise_exception('only user and assistant') }}{% endif %}{% endfor %}"
)
#: As Phi 3: a conversation that nobody goes on with ends with another token.
ENDING = (
    "{% for m in messages %}<|{{ m.role }}|>\n{{ m.content }}<|end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|assistant|>\n{% else %}{{ eos_token }}{% endif %}"
)
#: An assistant turn that is the last, and is to be gone on with, is left open.
CONTINUING = (
    "{% for m in messages %}<{{ m.role }}>{{ m.content }}"
    "{% if not (loop.last and m.role == 'assistant' and add_generation_prompt) %}</s>{% endif %}"
    "{% endfor %}{% if add_generation_prompt and messages[-1].role != 'assistant' %}<assistant>{% endif %}"
)
#: Only a system turn at the beginning comes out; one further on is dropped without a word.
DROPPING = (
    "{% for m in messages %}{% if m.role != 'system' or loop.first %}"
    "<{{ m.role }}>{{ m.content }}</{{ m.role }}>{% endif %}{% endfor %}"
    "{% if add_generation_prompt %}<assistant>{% endif %}"
)
#: As Llama 3.1: any list of tools, also an empty one, is announced.
ANNOUNCING = "{% if tools is not none %}You can call functions!\n{% endif %}" + CHATML
#: Asks a list of tools for its length.
NEEDING_TOOLS = "{% if tools | length > 0 %}tools{% endif %}" + CHATML
#: Opens a section for thoughts where it asks for a reply, and leaves it out of earlier ones.
THINKING = CHATML.replace("assistant\n{% endif %}", "assistant\n<think>\n{% endif %}")
#: Moves the system text into the last user turn, as Mistral Nemo.
MOVING = (
    "{% set system = messages[0].content if messages[0].role == 'system' else '' %}"
    "{% for m in messages if m.role != 'system' %}{% if m.role == 'user' %}"
    "[INST]{% if loop.last and system %}{{ system }}\n\n{% endif %}{{ m.content }}[/INST]"
    "{% else %}{{ m.content }}</s>{% endif %}{% endfor %}"
)
#: Takes a system turn at the beginning; then user and assistant must take turns.
ALTERNATING = (
    "{% for m in messages %}{% if m.role == 'tool' or not loop.first and m.role == loop.previtem.role %}"
    "{{ raise_exception('alternate') }}{% endif %}<{{ m.role }}>{{ m.content }}{% endfor %}"
    "{% if add_generation_prompt %}<assistant>{% endif %}"
)
#: With the marker of training code around the texts that are learnt.
TRAINING = (
    "{% for m in messages %}<{{ m.role }}>{% generation %}{{ m.content }}</s>{% endgeneration %}{% endfor %}"
    "{% if add_generation_prompt %}<assistant>{% endif %}"
)

EVERY = {
    "chatml": CHATML,
    "strict": STRICT,
    "bare": BARE,
    "ending": ENDING,
    "continuing": CONTINUING,
    "dropping": DROPPING,
    "announcing": ANNOUNCING,
    "needing tools": NEEDING_TOOLS,
    "moving": MOVING,
    "alternating": ALTERNATING,
    "training": TRAINING,
}

any_roles = st.lists(st.sampled_from(list(Role)), max_size=12)


@st.composite
def conversations(draw: st.DrawFn) -> list[Role]:
    """Roles as they come in a chat: a system turn perhaps, then questions, answers and tool calls."""
    roles = [SYSTEM] if draw(st.booleans()) else []
    for _ in range(draw(st.integers(1, 5))):
        roles.append(USER)
        for _ in range(draw(st.integers(0, 2))):
            roles += [ASSISTANT, TOOL]
        roles.append(ASSISTANT)
    return roles


@functools.cache
def template(source: str) -> ChatTemplate:
    return ChatTemplate(source, bos="<s>", eos="</s>")


def texts(roles: Sequence[Role]) -> list[str]:
    return [f"text{index}." for index in range(len(roles))]


def filled(cut: ChatTemplate, roles: Sequence[Role]) -> str:
    """The pieces around the texts, put together."""
    pieces = cut.pieces(roles)
    return "".join(
        head + text + tail for (head, tail), text in zip(pieces, texts(roles), strict=True)
    ) + cut.generation_prompt(roles)


def rendered(source: str, roles: Sequence[Role]) -> str:
    """What the template itself makes of the conversation as it is."""
    messages = [{"role": str(role), "content": text} for role, text in zip(roles, texts(roles), strict=True)]
    return _plainly(source).render(
        messages=messages, add_generation_prompt=True, bos_token="<s>", eos_token="</s>", tools=None
    )


@functools.cache
def _plainly(source: str) -> jinja2.Template:
    return jinja2.Environment(trim_blocks=True, lstrip_blocks=True).from_string(source)


def in_cache(cut: ChatTemplate, roles: Sequence[Role]) -> str:
    """What the cache holds when a conversation came about turn by turn."""
    text = ""
    for index, role in enumerate(roles):
        before = roles[:index]
        head, tail = cut.pieces([*before, role], index)[0]
        text += cut.generation_prompt(before) if role is ASSISTANT else head
        text += f"text{index}." + tail
    return text


# ---- the cut -------------------------------------------------------------------------------------


@given(st.sampled_from([CHATML, ENDING, CONTINUING, THINKING, ANNOUNCING]), any_roles)
def test_the_cut_is_the_whole_rendering(source: str, roles: list[Role]) -> None:
    asking = [*roles, USER]
    assert filled(template(source), asking) == rendered(source, asking)


@pytest.mark.parametrize("source", EVERY.values(), ids=EVERY)
@settings(max_examples=25)
@given(roles=conversations())
def test_turn_by_turn_makes_the_same_text_as_all_at_once(source: str, roles: list[Role]) -> None:
    cut = template(source)
    together = "".join(
        head + text + tail for (head, tail), text in zip(cut.pieces(roles), texts(roles), strict=True)
    )
    assert in_cache(cut, roles) == together
    assert all(together.count(text) == 1 for text in texts(roles))


@given(st.sampled_from(list(EVERY.values())), conversations(), st.integers(0, 12))
def test_a_part_of_the_cut_is_the_cut_of_that_part(source: str, roles: list[Role], start: int) -> None:
    start = min(start, len(roles))
    assert template(source).pieces(roles, start) == template(source).pieces(roles)[start:]


def test_chatml_is_cut_around_each_text() -> None:
    cut = template(CHATML)
    assert cut.pieces([SYSTEM, USER]) == [
        ("<|im_start|>system\n", "<|im_end|>\n"),
        ("<|im_start|>user\n", "<|im_end|>\n"),
    ]
    assert cut.generation_prompt([SYSTEM, USER]) == "<|im_start|>assistant\n"
    assert cut.pieces([USER, ASSISTANT])[-1].tail == "<|im_end|>\n"
    assert cut.pieces([]) == []


# ---- templates that do not take everything -------------------------------------------------------


def test_a_refused_system_turn_is_folded_into_the_user_turn() -> None:
    cut = template(STRICT)
    expected = "<s><turn>user\ntext0.\n\ntext1.</turn>\n<turn>model\n"
    assert filled(cut, [SYSTEM, USER]) == expected
    # Also when the system turn is decoded alone, before anybody has said anything.
    assert cut.pieces([SYSTEM]) == [("<s><turn>user\n", "")]


def test_turns_of_one_role_in_a_row_are_folded_where_roles_must_alternate() -> None:
    roles = [USER, USER, ASSISTANT, ASSISTANT, USER]
    assert filled(template(STRICT), roles) == (
        "<s><turn>user\ntext0.\n\ntext1.</turn>\n<turn>model\ntext2.\n\ntext3.</turn>\n"
        "<turn>user\ntext4.</turn>\n<turn>model\n"
    )


def test_folding_goes_no_further_than_it_must() -> None:
    cut = template(ALTERNATING)
    # No tool turns: they become user turns, and two user turns in a row are none of its business here.
    assert filled(cut, [SYSTEM, USER, ASSISTANT, TOOL]) == (
        "<system>text0.<user>text1.<assistant>text2.<user>text3.<assistant>"
    )
    assert filled(template(BARE), [USER, TOOL]) == "<s>[INST]text0.[/INST][INST]text1.[/INST]"
    # Two in a row: they become one, the system turn stays a system turn.
    assert filled(cut, [SYSTEM, USER, USER]) == "<system>text0.<user>text1.\n\ntext2.<assistant>"


def test_an_assistant_first_gets_a_user_turn_before_it() -> None:
    assert filled(template(STRICT), [ASSISTANT, USER]) == (
        "<s><turn>user\n.</turn>\n<turn>model\ntext0.</turn>\n<turn>user\ntext1.</turn>\n<turn>model\n"
    )


def test_a_tool_turn_becomes_a_user_turn_where_there_are_no_tools() -> None:
    assert filled(template(BARE), [USER, ASSISTANT, TOOL]) == (
        "<s>[INST]text0.[/INST]text1.</s>[INST]text2.[/INST]"
    )
    assert "<|tool|>\ntext2.<|end|>" in filled(template(ENDING), [USER, ASSISTANT, TOOL])


def test_a_silently_dropped_turn_is_noticed_and_folded() -> None:
    roles = [SYSTEM, USER, SYSTEM, USER]
    assert filled(template(DROPPING), roles) == (
        "<user>text0.\n\ntext1.\n\ntext2.\n\ntext3.</user><assistant>"
    )
    assert filled(template(DROPPING), [SYSTEM, USER]).startswith("<system>text0.</system><user>")


def test_a_system_text_that_would_move_stays_in_the_first_user_turn() -> None:
    roles = [SYSTEM, USER, ASSISTANT, USER]
    assert filled(template(MOVING), roles) == "[INST]text0.\n\ntext1.[/INST]text2.</s>[INST]text3.[/INST]"


def test_some_templates_have_no_generation_prompt() -> None:
    cut = template(BARE)
    assert cut.generation_prompt([USER]) == ""
    assert cut.pieces([USER, ASSISTANT])[-1] == ("", "</s>")


@pytest.mark.parametrize(
    ("test", "thinks"),
    [
        ("not enable_thinking", True),
        ("(not enable_thinking)", True),
        ("enable_thinking is defined and not enable_thinking", True),
        ("enable_thinking is defined and enable_thinking is false", True),
        ("not enable_thinking is defined", False),
        ("not (enable_thinking is defined and enable_thinking)", False),
        ("not enable_thinking | default(false)", False),
        ("not enable_thinking|default(true)", True),
    ],
)
def test_a_model_thinks_unless_its_template_decides_otherwise(test: str, thinks: bool) -> None:
    """Nobody says that it is not to; a template that has a default of its own keeps that."""
    closed = "<think>\n\n</think>\n\n"
    source = CHATML.replace(
        "assistant\n{% endif %}", f"assistant\n{{% if {test} %}}{closed}{{% endif %}}{{% endif %}}"
    )
    assert source != CHATML
    asked = ChatTemplate(source).generation_prompt([USER])
    assert asked == "<|im_start|>assistant\n" + ("" if thinks else closed)


def test_a_reply_ends_as_it_will_when_a_question_follows() -> None:
    roles = [USER, ASSISTANT]
    assert template(CONTINUING).pieces(roles)[-1].tail == "</s>"
    # Nothing of it is left out either way: what the end does not hold, the next turn begins with.
    assert template(ENDING).pieces(roles)[-1].tail == ""
    assert template(ENDING).pieces([*roles, USER])[-1].head == "<|end|>\n<|user|>\n"


def test_no_tools_are_announced() -> None:
    assert "functions" not in filled(template(ANNOUNCING), [USER])
    assert filled(template(NEEDING_TOOLS), [USER]) == filled(template(CHATML), [USER])


@pytest.mark.parametrize(
    "source",
    [
        "",
        "nothing of it",
        "{% for m in messages %}{{ m.content }}{% endfor",
        "{% for m in messages %}" * 25 + "{% endfor %}" * 25,
        "{{ " + "(" * 3000 + "1" + ")" * 3000 + " }}",
        "{{ raise_exception('never') }}",
        "{{ 1 / 0 }}" + CHATML,
        "{{ '{}{}'.format(1) }}" + CHATML,
        "{{ 1e999 | int }}" + CHATML,
        "{{ range(1000000) | list }}" + CHATML,
        "{{ ''.__class__.__mro__ }}" + CHATML,
        "{{ messages.append(1) }}" + CHATML,
        "{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}" + CHATML,
        CHATML + CHATML,
        "{% for m in messages | reverse %}{{ m.content }}{% endfor %}",
    ],
)
def test_a_template_that_cannot_be_used_is_an_engine_error(source: str) -> None:
    with pytest.raises(EngineError, match="chat template"):
        template(source)


# ---- texts are not templates ---------------------------------------------------------------------

HOSTILE = st.one_of(
    st.text(max_size=40),
    st.lists(
        st.sampled_from([*CONTROL, "{{ 7 * 7 }}", "{% raw %}", "\ue000", "0", "\ue001", "user\n", " "]),
        max_size=8,
    ).map("".join),
)


@pytest.fixture(scope="module")
def engine(plain_model: Path) -> Iterator[LlamaEngine]:
    loaded = llama.load(plain_model, ModelSettings(n_ctx=256, n_threads=1))
    yield loaded
    loaded.close()


@given(text=HOSTILE)
def test_a_text_never_becomes_a_control_token_or_a_template(engine: LlamaEngine, text: str) -> None:
    (tokens,) = engine.encode([Message(USER, text)]).turns
    (empty,) = engine.encode([Message(USER, "")]).turns
    control = [token for token in tokens if not engine.piece(token)]
    assert control == [token for token in empty if not engine.piece(token)]
    assert b"".join(map(engine.piece, tokens)).decode() == f"user\n{text}\n"


@pytest.mark.parametrize("source", [CHATML, STRICT, BARE, ENDING, CONTINUING])
def test_a_chat_of_thousands_of_turns_takes_a_few_renderings(
    source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    template = ChatTemplate(source, bos="<s>", eos="</s>")
    roles = [USER, ASSISTANT] * 40
    # As it was when each end was rendered by itself.
    gaps = template._rendered((*roles, USER), generation=False)
    head, expected = gaps[0], []
    for index, gap in enumerate(gaps[1:-1]):
        tail = template._tail(tuple(roles[: index + 1]))
        tail = tail if gap.startswith(tail) else ""
        expected.append((head, tail))
        head = gap[len(tail) :]
    assert [(piece.head, piece.tail) for piece in template.pieces(roles)] == expected
    rendered: list[int] = []
    original = template._rendered

    def counted(roles: tuple[str, ...], *, generation: bool) -> list[str]:
        rendered.append(len(roles))
        return original(roles, generation=generation)

    monkeypatch.setattr(template, "_rendered", counted)
    template.pieces([USER, ASSISTANT] * 1000)
    assert len(rendered) < 12
