"""The first token of a reply follows what is answered, also where the template asks for no reply in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui.context.edits.kv_model import SCRATCH
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.jobs.jobs import Regenerate
from ethervox_gui.governor.turns import conversation, versions
from tests.helpers.live import bench
from tests.helpers.tiny_models import CHATML, Shape, make_model

#: As Mistral's and Llama 2's: the end of the message is what asks for its reply.
NO_GENERATION_PROMPT = (
    "{% for m in messages %}{% if m['role'] == 'user' %}"
    "{{ '<|im_start|>[INST] ' + m['content'] + ' [/INST]' }}"
    "{% elif m['role'] == 'assistant' %}{{ ' ' + m['content'] + '<|im_end|>' }}"
    "{% else %}{{ m['content'] + '\n' }}{% endif %}{% endfor %}"
)


@pytest.mark.parametrize("template", [CHATML, NO_GENERATION_PROMPT], ids=["generation prompt", "none"])
def test_a_reply_does_not_begin_with_what_was_decoded_elsewhere(tmp_path: Path, template: str) -> None:
    """At temperature 0 the same message has the same reply, whatever was decoded last."""
    model = make_model(tmp_path / "m.gguf", Shape(n_layer=2, chat_template=template, ends=False))
    with bench(model, tmp_path / "data") as b:

        def reply(live: LiveChat) -> str:
            last = live.timeline.last
            assert last is not None
            assert last.role is Role.ASSISTANT
            return last.text

        live = b.new_chat(sampling__max_tokens=12)
        conversation.append(live, Role.USER, "What is this?")
        b.engine.decode(b.engine.encode(live.messages()).turns[0], SCRATCH, 0)  # the message's topic, say
        conversation.answer(live)
        first = reply(live)

        versions.regenerate(live, Regenerate())  # behind it stood the reply's own end
        assert reply(live) == first

        live = b.new_chat(sampling__max_tokens=12)
        conversation.append(live, Role.USER, "What is this?")
        conversation.answer(live)
        assert reply(live) == first
