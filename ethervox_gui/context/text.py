"""Sentences that are made below the window and can still be said in the user's language."""

from __future__ import annotations

from typing import Any


class Text(str):  # noqa: SLOT000 - a string cannot have slots with values
    """An English sentence that remembers how it was made: a template and what was put into it.

    It is a plain string for every program; the window takes the template and the values instead, since only
    the template stands in a translation.
    """

    template: str
    values: dict[str, object]

    def __new__(cls, template: str, values: dict[str, object] | None = None) -> Text:
        """The sentence of ``template`` with ``values``; without any the template is the sentence."""
        text = super().__new__(cls, template if values is None else str.format(template, **values))
        text.template = template
        text.values = values or {}
        return text

    def format(self, *args: object, **values: Any) -> Text:
        """Named fields only: their order differs from language to language.

        What is neither text nor number is kept as text, so that no error lives on with all that it came from.
        """
        if args:
            raise TypeError("the fields of a sentence have names")
        kept: dict[str, object] = {
            name: value if isinstance(value, str | int | float) else str(value)
            for name, value in values.items()
        }
        return Text(self.template, kept)

    def __reduce__(self) -> tuple[type[Text], tuple[str, dict[str, object] | None]]:
        return Text, (self.template, self.values or None)


def N_(text: str) -> Text:  # noqa: N802 - what gettext calls it, everywhere
    """``text`` itself: a mark by which the tool for translators finds what is said below the window.

    The window translates it where it is shown; below the window there is no Qt.
    """
    return Text(text)


def joined(*sentences: str, by: str = " ") -> Text:
    """Several sentences after one another, with ``by`` between them; empty ones are left out."""
    said = [sentence for sentence in sentences if sentence]
    template = by.join(f"{{s{number}}}" for number in range(len(said)))
    return Text(template, {f"s{number}": sentence for number, sentence in enumerate(said)})
