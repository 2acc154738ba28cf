"""What a chat template may make large in a single step."""

from __future__ import annotations

import time

import pytest
from jinja2.exceptions import SecurityError

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.templates.chat_template import CHATML, ChatTemplate
from ethervox_gui.engine.templates.sandbox import Sandbox


def render(source: str) -> str:
    return Sandbox().from_string(source).render(x="ab", items=[1, 2])


@pytest.mark.parametrize(
    "source",
    [
        "{{ 'x' * 9999999999 }}",
        "{{ 9999999999 * x }}",
        "{{ items * 9999999999 }}",
        "{{ 9 ** 9999999999 }}",
        "{{ 99999999 ** 60 }}",
        "{{ '%9999999999d' % 1 }}",
        "{{ '%*d' % (9999999999, 1) }}",
        "{{ x.ljust(9999999999) }}",
        "{{ x.center(9999999999) }}",
        "{{ x.zfill(9999999999) }}",
        "{{ '{:9999999999}'.format(1) }}",
        "{{ '{:{}}'.format(1, 9999999999) }}",
        "{{ x | center(9999999999) }}",
        "{{ '%9999999999d' | format(1) }}",
    ],
)
def test_nothing_becomes_too_large(source: str) -> None:
    began = time.process_time()
    with pytest.raises(Exception, match=r"too l|unsafe|[Nn]o filter"):
        render(source)
    assert time.process_time() - began < 1


def test_what_templates_do_goes_on_working() -> None:
    assert render("{{ 'ab' * 3 }} {{ 2 * 3 }} {{ 2 ** 10 }} {{ 7 % 4 }}") == "ababab 6 1024 3"
    assert render("{{ '%s!' % x }} {{ '{}!'.format(x) }} {{ '%s!' | format(x) }}") == "ab! ab! ab!"
    assert render("{{ 'a\nb' | indent(2) }}|{{ 'a\nb' | indent(2, true) }}") == "a\n  b|  a\n  b"
    assert len(render("{{ 'a\nb' | indent(9999999999) }}")) < 200
    assert render("{{ x.upper() }}{{ x.replace('a', 'c') }}") == "ABcb"


def test_a_bomb_that_waits_is_refused_by_the_template() -> None:
    """It goes off only in a longer conversation than any that was tried."""
    template = ChatTemplate("{% if messages | length > 50 %}{{ 'x' * 9999999999 }}{% endif %}" + CHATML)
    assert template.pieces([Role.USER])
    began = time.process_time()
    with pytest.raises(Exception, match="too long"):
        template.pieces([Role.USER, Role.ASSISTANT] * 30)
    assert time.process_time() - began < 1


def test_the_refusal_is_jinjas() -> None:
    with pytest.raises(SecurityError):
        render("{{ x * 9999999999 }}")
