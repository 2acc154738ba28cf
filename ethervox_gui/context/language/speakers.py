"""Who speaks in a message in which several do.

Two at one keyboard write "Anna: My limit is 1,200. I start work on 4 March.", and so are conversations that
are pasted.  Each sentence stands alone in a summary, where the second one would be told by nobody, and "we
deliver on the 2nd" of a mail by the user who got it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from ethervox_gui.context.language.words import words

#: A name before a colon, of two words at most; no time of day, and no address.
_SPEAKS: Final = re.compile(r"(?P<name>[^\W\d_][\w.'’-]{0,24}(?: [^\W\d_][\w.'’-]{0,24})?): +(?=\S)")

#: How a quotation begins, with what leads to it, and how each kind of it ends.
_QUOTES: Final = re.compile(r"(?:^|(?<=[:,：，]) ?)(?P<mark>[\"“„«「『])(?=\S)")
_ENDS_OF: Final = {'"': '"', "“": "”", "„": "“”", "«": "»", "「": "」", "『": "』"}
#: What stands in quotation marks within a sentence.
_WITHIN: Final = re.compile(r'"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|「[^「」]*」|『[^『』]*』')
#: What nobody ends within so many sentences is no quotation.
_LONGEST_QUOTED: Final = 20
#: So many words may be the title of something.
_LONGEST_TITLE: Final = 3
#: What is longer leads to no other sentence than the first.
_LONGEST_LEAD: Final = 60

_SENDER: Final = "from|von|de|da|od|от|kimden|差出人|发件人|發件人|寄件者|寄件人|보낸 사람|보낸사람|من|प्रेषक"
_SUBJECT: Final = (
    "subject|betreff|objet|asunto|assunto|oggetto|temat|тема|konu|件名|主题|主旨|제목|الموضوع|विषय"
)
_OTHER_HEADERS: Final = (
    f"{_SUBJECT}|to|cc|bcc|date|sent|reply-to|an|datum|gesendet|à|envoyé|para|fecha|enviado|data|enviada|a"
    "|inviato|do|wysłano|кому|дата|отправлено|kime|tarih|gönderildi|宛先|日時|收件人|收件者|日期|时间|寄件日期"
    "|받는 사람|받는사람|날짜|إلى|التاريخ|प्रति|दिनांक"
)
#: Without one of these it is no mail: "From: Oslo", "To: Bergen".
_IS_MAIL: Final = re.compile(rf"@|^[ \t>]*(?:{_SUBJECT})[ \t]*[:：]", re.IGNORECASE | re.MULTILINE)
#: How mails show what is quoted in them.
_QUOTED: Final = re.compile(r"^[ \t]*>[ \t>]*", re.MULTILINE)
_LONGEST_NAME: Final = 60
_ONESELF: Final = frozenset(
    ("me", "we", "ich", "wir", "je", "j'ai", "j’ai", "nous", "yo", "io", "eu", "ja", "я", "мы")
)
#: The head of a mail: who sent it, and a line or more of what mails have beside that.
_HEAD: Final = re.compile(
    rf"(?:^[ \t>]*(?:{_OTHER_HEADERS})[ \t]*[:：][^\n]*\n){{0,8}}+"
    rf"^[ \t>]*(?:{_SENDER})[ \t]*[:：][ \t]*(?P<name>[^\n<(]*)(?P<address>[^\n]*)(?P<rest>(?:\n[ \t>]*"
    rf"(?:{_OTHER_HEADERS})[ \t]*[:：][^\n]*){{0,8}}+)$",
    re.IGNORECASE | re.MULTILINE,
)
#: "On Monday, 3 May, Lena Brodie <lena@…> wrote:", "Am 3. Mai schrieb Lena Brodie:", "My landlord wrote:".
_WRITER: Final = r"(?P<{}>[^\W\d_][^\n,<>:：\d]{{1,40}}?)"
_WROTE: Final = re.compile(
    rf"^(?:[^\n]*[,\d][ \t]+)?{_WRITER.format('name')}[ \t]*(?:<[^>\n]*>)?[ \t]*[ \t](?:wrote|writes|schrieb"
    rf"|schreibt"
    r"|a écrit|écrit|escribió|ha scritto|escreveu|napisał|napisała|написал|написала|yazdı)[ \t]*[:：][ \t]*$"
    rf"|^[^\n]*\b(?:schrieb|escribió)[ \t]+{_WRITER.format('behind')}[ \t]*(?:<[^>\n]*>)?[ \t]*[:：][ \t]*$",
    re.IGNORECASE | re.MULTILINE,
)


def letters(text: str) -> list[tuple[str, str]]:
    """The parts of a message, each with who wrote it: what stands below the head of a mail is its sender's.

    "" is who wrote the message.  The heads are left out.
    """
    heads = [
        (match.start(), match.end(), _name(match["name"] or match["address"]))
        for match in _HEAD.finditer(text)
        if "\n" in match[0].strip() and _IS_MAIL.search(match[0])
    ]
    heads += [
        (match.start(), match.end(), _name(match["name"] or match["behind"]))
        for match in _WROTE.finditer(text)
    ]
    found: list[tuple[str, str]] = []
    name, start = "", 0
    for begin, end, writer in sorted(heads):
        found.append((name, text[start:begin]))
        name, start = writer, end
    found.append((name, text[start:]))
    return [(writer, _QUOTED.sub("", part) if writer else part) for writer, part in found]


def _name(typed: str) -> str:
    """A name as it is said: without quotation marks, or an address without its brackets; "" for oneself."""
    name = " ".join(typed.split()).strip("\"'<>()[] ")[:_LONGEST_NAME].rstrip()
    return "" if name.casefold() in _ONESELF else name


def in_quotations(said: Sequence[str]) -> list[str]:
    """The sentences of a message; of a quotation of several each behind what leads to it.

    "She wrote: “The keys are in the box. I am away till noon.”": else the second is the writer's own.
    """
    found: list[str] = []
    place = 0
    while place < len(said):
        opened = _opened(said[place])
        behind = range(place + 1, min(len(said), place + _LONGEST_QUOTED)) if opened else ()
        last = next((at for at in behind if _closes(said[at], opened)), 0)
        if opened is None or not last:
            found.append(said[place])
            place += 1
            continue
        lead, mark = said[place][: opened.start("mark")].rstrip(), opened["mark"]
        end = _ENDS_OF[mark][0]
        before = f"{lead} {mark}" if lead and len(lead) <= _LONGEST_LEAD else mark
        found.append(f"{said[place]}{end}")
        found += (f"{before}{sentence}{end}" for sentence in said[place + 1 : last])
        found.append(f"{before}{said[last]}")
        place = last + 1
    return found


def without_quotations(sentence: str) -> str:
    """A sentence without what it quotes: that is said by somebody else, or not said at all."""
    return _WITHIN.sub(" ", sentence)


def of_its_writer(text: str) -> str:
    """A message without the mails and quotations in it: "my car" in these is somebody else's.

    Titles stay: what is asked about is one of them.
    """

    def of_a_title(quoted: re.Match[str]) -> str:
        return quoted[0] if len(quoted[0].split()) <= _LONGEST_TITLE else " "

    return "\n".join(_WITHIN.sub(of_a_title, part) for name, part in letters(text) if not name)


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


def _opened(sentence: str) -> re.Match[str] | None:
    """The beginning of a quotation that a sentence does not end."""
    opened = next(reversed([*_QUOTES.finditer(sentence)]), None)
    if opened is None or any(end in sentence[opened.end() :] for end in _ENDS_OF[opened["mark"]]):
        return None
    return opened


def _closes(sentence: str, opened: re.Match[str] | None) -> bool:
    """Whether a sentence ends a quotation that was opened before it."""
    return opened is not None and any(end in sentence for end in _ENDS_OF[opened["mark"]])
