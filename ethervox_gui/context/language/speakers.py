"""Who speaks in a message in which several do.

Two at one keyboard write "Anna: My limit is 1,200. I start work on 4 March.", and so are conversations that
are pasted.  Each sentence stands alone in a summary, where the second one would be told by nobody.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from ethervox_gui.context.language.words import words

#: A name before a colon, of two words at most; no time of day, and no address.
_SPEAKS: Final = re.compile(r"(?P<name>[^\W\d_][\w.'’-]{0,24}(?: [^\W\d_][\w.'’-]{0,24})?): +(?=\S)")


def attributed(said: Sequence[str], is_common: Callable[[str], bool]) -> list[str]:
    """The sentences of a message, each behind the name that the one before it has, if it has none itself.

    A name is one that stands so twice in the message, or whose first word ``is_common`` in the chat: many
    things stand before a colon.
    """
    found = [match["name"] if (match := _SPEAKS.match(sentence)) else "" for sentence in said]
    times = Counter(found)
    named: list[str] = []
    now = ""
    for sentence, name in zip(said, found, strict=True):
        if name:
            now = name if times[name] > 1 or is_common(words(name)[0]) else ""
        named.append(f"{now}: {sentence}" if now and not name else sentence)
    return named
