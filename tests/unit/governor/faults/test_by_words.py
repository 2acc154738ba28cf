"""How much exchanges have of a message by their words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.faults import by_words
from ethervox_gui.governor.turns import conversation
from tests.helpers.live import Bench, bench
from tests.helpers.small_talk import OTHERS
from tests.helpers.tiny_models import CHATML, Shape, make_model

TOLD = "The mother-of-pearl buttons are no longer made."


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    folder = tmp_path_factory.mktemp("words")
    model = make_model(folder / "m.gguf", Shape(n_layer=2, chat_template=CHATML, ends=False))
    with bench(model, folder / "data", n_ctx=1024) as found:
        yield found


@pytest.mark.parametrize(("reply", "is_echo"), [(TOLD, True), (f" {TOLD}\n", True), (f"So {TOLD}", False)])
def test_what_a_model_only_echoes_was_told_where_the_user_told_it(
    made: Bench, reply: str, is_echo: bool
) -> None:
    live = made.new_chat(context__enabled=False)
    said = [(TOLD, "Noted."), ("My son plays the bagpipes.", reply), *((other, "OK.") for other in OTHERS)]
    for message, answer in said:
        conversation.append(live, Role.USER, message)
        conversation.append(live, Role.ASSISTANT, answer)
    exchanges = live.working_set.exchanges(live.timeline)
    asked = "How many mother-of-pearl buttons are left?"
    of_told, of_son, *_ = by_words.scores(live, exchanges, asked).values()
    assert of_told > 1
    assert (of_son < 0.5) is is_echo
