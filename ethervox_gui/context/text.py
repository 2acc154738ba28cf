"""Sentences that are made below the window and can still be said in the user's language."""

from __future__ import annotations

import re
from typing import Any


class Text(str):  # noqa: SLOT000 - a string cannot have slots with values
    """An English sentence that remembers how it was made: a template and what was put into it.

    It is a plain string for every program; the window takes the template and the values instead, since only
    the template stands in a translation.
    """

    template: str
    values: dict[str, object]

    def __new__(
        cls, template: str, values: dict[str, object] | None = None, english: str | None = None
    ) -> Text:
        """The sentence of ``template`` with ``values``; without any the template is the sentence.

        ``english``: what it says where that is not the template's own words.
        """
        if english is None:
            english = template if values is None else str.format(template, **values)
        text = super().__new__(cls, english)
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

    def counted(self, many: str, one: str, **values: Any) -> Text:
        """As :meth:`format`, but in English ``one`` stands behind a number of 1 where ``many`` does else.

        What the window says has such forms in its translation, that of the English window, too.
        """
        made = self.format(**values)
        number = re.search(rf"\{{(\w+)[^{{}}]*\}} {re.escape(many)}\b", self.template)
        if number is None or made.values.get(number[1]) != 1:
            return made
        singular = f"{self.template[: number.end() - len(many)]}{one}{self.template[number.end() :]}"
        return Text(self.template, made.values, str.format(singular, **made.values))

    def __reduce__(self) -> tuple[type[Text], tuple[str, dict[str, object] | None, str]]:
        return Text, (self.template, self.values or None, str(self))


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
