"""Tool calls in words, for lines that have no room for what a model writes to make one."""

from __future__ import annotations

from ethervox_gui.context.calls.any_tool import begun_call, called
from ethervox_gui.context.turns.thinking import answer_of
from ethervox_gui.ui.kit.text.formatting import one_line
from ethervox_gui.ui.kit.text.translate import tr


def call_words(call: str) -> str:
    """A call as ``memory_search(“SQLite decision”)``, or as it was written if it cannot be read."""
    made = called(call, answered=True)
    if made is None:
        return one_line(call, 120)
    parsed = made.calls[0]
    values = ", ".join(f"“{one_line(str(value), 80)}”" for value in parsed.arguments.values())
    return f"{one_line(parsed.name, 40)}({values})"


def calls_in_words(beginning: str) -> str:
    """The beginning of a reply, or all of it, with its call in words.

    One that ends in "…" is not all of it: what became of a call that is cut off there is not said.
    """
    is_cut = beginning.endswith("…")
    answer = answer_of(beginning.removesuffix("…"))
    made = called(answer)
    if made is not None:
        parts = [made.said, tr("Tool call: {}").format(call_words(made.written)), made.behind]
    else:
        begun = begun_call(answer)
        if begun == len(answer):
            return beginning
        parts = [answer[:begun], tr("Tool call") if is_cut else tr("Tool call, not finished")]
    return " · ".join(filter(None, map(str.strip, parts)))
