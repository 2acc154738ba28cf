"""Chat templates: which text of the model's own goes between the texts of a conversation.

A template is rendered in Jinja's sandbox with unique sentinels in place of the texts, and the result is
cut at the sentinels.  So the template never sees a text, a text never reaches the template language, and
every turn's share of the tokens falls out of the cut.
"""

from __future__ import annotations

import datetime as dt
import functools
import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import jinja2
from jinja2.ext import Extension
from jinja2.nodes import Node
from jinja2.parser import Parser

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.templates.own_prompt import DATE, OwnPrompt, own_prompt
from ethervox_gui.engine.templates.sandbox import Sandbox
from ethervox_gui.engine.templates.written_calls import (
    CALL_SHAPES,
    PROBE,
    CallShape,
    CallTurn,
    Speaker,
    Spelled,
    is_written,
    names_missing,
    with_calls,
)

CHATML = (
    "{% for message in messages %}<|im_start|>{{ message['role'] }}\n{{ message['content'] }}<|im_end|>\n"
    "{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)

#: How many roles before a message's end are looked at to learn how it ends, where that must be quick.
_TAIL_ROLES = 3

#: Conversations in which each kind of turn follows each that it may follow.
_CONVERSATIONS = (
    (Role.SYSTEM, Role.USER),
    (Role.SYSTEM, Role.USER, Role.ASSISTANT, Role.USER, Role.ASSISTANT, Role.USER),
    (Role.SYSTEM, Role.USER, Role.ASSISTANT, Role.TOOL, Role.TOOL, Role.ASSISTANT, Role.USER),
    (Role.SYSTEM, Role.USER, Role.ASSISTANT, Role.TOOL),
)

Folded = list[tuple[str, str]]

_SPELLED: dict[str, str] = {role: role.value for role in Role}


#: Where a template closes the thinking of its model unless somebody says that it is wanted.
_UNLESS = re.compile(r"\bnot\s+enable_thinking\b(?!\s+is\b)")


class _Wanted(jinja2.Undefined):
    """True where a template merely looks; one that asks whether it is said decides by itself, as without."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return True


class TurnPieces(NamedTuple):
    """The template's own text before and after one message's text."""

    head: str
    tail: str


class ChatTemplate:
    """A model's Jinja template.

    A template that refuses a role, or drops its text without a word, gets it folded into the neighbouring
    user message.  Raises :class:`EngineError` when it cannot be parsed or renders no simple conversation.
    """

    def __init__(self, source: str, *, bos: str = "", eos: str = "") -> None:
        environment = Sandbox(
            trim_blocks=True,
            lstrip_blocks=True,
            extensions=["jinja2.ext.loopcontrols", _GenerationTag],
        )
        self.source = source
        environment.globals["raise_exception"] = _raise
        # One day for all of it: what is in the cache and what is rendered later must agree.
        self._now = _now()
        self._dates: Callable[[str], str] = self._now.strftime
        environment.globals["strftime_now"] = lambda form: self._dates(form)
        environment.filters["tojson"] = _tojson
        self._bos, self._eos = bos, eos
        self._wishes = {"enable_thinking": _Wanted(name="enable_thinking")} if _UNLESS.search(source) else {}
        try:
            self._template = environment.from_string(source)
        except MemoryError:
            raise
        except Exception as error:  # a stranger's program: Python itself may refuse what Jinja made of it
            raise EngineError(f"the chat template cannot be parsed: {error}") from error
        self._cut = functools.lru_cache(maxsize=512)(self._cut_uncached)
        self._local_tail = functools.lru_cache(maxsize=512)(self._local_tail_uncached)
        self._local_head = functools.lru_cache(maxsize=512)(self._local_head_uncached)
        self.pieces([Role.USER, Role.ASSISTANT, Role.USER])

    def keep_up(self) -> None:
        """Let it be today from now on: where each prompt is rendered as a whole, nothing has to agree."""
        now = _now()
        if now.date() != self._now.date():
            self._now, self._dates = now, now.strftime
            self._cut.cache_clear()
            self._local_tail.cache_clear()
            self._local_head.cache_clear()

    def telling_of(self, tools: Sequence[Mapping[str, Any]]) -> ChatTemplate:
        """The same template, which tells the model of tools in its own words.

        Raises :class:`EngineError` where it does not.
        """
        return _Telling(self.source, tools, bos=self._bos, eos=self._eos)

    def differs_first(self, plain: ChatTemplate) -> bool:
        """Whether a conversation with a system turn differs in nothing but that from the ``plain`` one.

        Then what leaves and comes back behind it is the same with it as without.
        """
        try:
            return all(
                self.pieces(roles, 1) == plain.pieces(roles, 1)
                and self.generation_prompt(roles) == plain.generation_prompt(roles)
                for roles in _CONVERSATIONS
            )
        except EngineError:
            return False

    def pieces(self, roles: Sequence[Speaker], start: int = 0) -> list[TurnPieces]:
        """The pieces around the messages from ``start`` on of a conversation of these roles.

        After a system or assistant turn a user turn is going to follow, and a result after a call, and its
        end is cut as that will have it: some templates end such a turn otherwise where it is the last.
        Calls are written as in :meth:`prompt_pieces`.
        """
        following = self._following(roles[-1]) if start < len(roles) else None
        if following is not None:
            return list(self._cut((*roles, following), start)[0][:-1])
        return list(self._cut(tuple(roles), start)[0])

    def generation_prompt(self, roles: Sequence[Speaker]) -> str:
        """What asks for the assistant's next message after a conversation of these roles."""
        return self._cut(tuple(roles), len(roles))[1]

    def prompt_pieces(self, roles: Sequence[Speaker]) -> tuple[list[TurnPieces], str]:
        """The pieces of a whole prompt, and what asks for the reply, out of a single rendering.

        Calls are written in the template's own form; raises :class:`EngineError` where it has none.

        For prompts of thousands of messages: between two texts stands exactly what :meth:`pieces` puts there,
        but where one message ends and the next begins is learnt from the last few roles alone.
        """
        gaps = self._whole(tuple(roles), generation=True)
        # Most gaps are one of a few, so each is looked at once: this runs over thousands for every request.
        seen: dict[tuple[str, Sequence[Speaker | None], Speaker | None], tuple[str, str]] = {}
        known: dict[tuple[str, str], TurnPieces] = {}
        pieces: list[TurnPieces] = []
        head = gaps[0]
        padded: list[Speaker | None] = [*[None] * (_TAIL_ROLES - 1), *roles]
        nearest = zip(*(padded[n : n + len(roles)] for n in range(_TAIL_ROLES)), strict=True)
        for key in zip(gaps[1:], nearest, [*roles[1:], None], strict=True):
            cut = seen.get(key)
            if cut is None:
                gap, near, after = key
                cut = seen[key] = self._parted(gap, _short(near), *_short([after]))
            tail, following = cut
            piece = known.get((head, tail))
            if piece is None:
                piece = known[head, tail] = TurnPieces(head, tail)
            pieces.append(piece)
            head = following
        return pieces, head

    def writes(self, turn: CallTurn) -> bool:
        """Whether a turn with calls is written in the template's own form, with all that it says."""
        try:
            self._whole((Role.USER, turn, *[Role.TOOL] * len(turn.calls)), generation=True)
        except EngineError:
            return False
        return True

    def behind_head(self, head: str, text: str) -> str:
        """A reply's text as it stands behind ``head``: a blank that both write is there once.

        Some templates put one before each reply, and ask for a reply without it: the model writes its own.
        """
        return text.removeprefix(self._blank) if head.endswith(self._blank) else text

    @functools.cached_property
    def own_prompt(self) -> OwnPrompt | None:
        """What the template writes where no system message is given; ``None`` where that is nothing."""

        def dated(roles: Sequence[str]) -> Sequence[TurnPieces]:
            usual, self._dates = self._dates, lambda _: DATE
            try:
                return self._cut_uncached(tuple(roles), 0)[0]
            finally:
                self._dates = usual

        return own_prompt(self.pieces, dated)

    # ---- inside ------------------------------------------------------------------------------------

    @functools.cached_property
    def _blank(self) -> str:
        """The blank in front of a reply's text that the template does not write where it asks for one."""
        try:
            prompt = self.generation_prompt((Role.USER,))
            head = self.pieces((Role.USER, Role.ASSISTANT))[1].head
        except EngineError:
            return ""
        blank = head.removeprefix(prompt) if head.startswith(prompt) else ""
        return blank if blank.isspace() else ""

    @staticmethod
    def _following(speaker: Speaker) -> Role | None:
        """Who speaks after this one, whose turn some templates end otherwise where it is the last."""
        if isinstance(speaker, CallTurn):
            return Role.TOOL
        return Role.USER if speaker in (Role.SYSTEM, Role.ASSISTANT) else None

    def _parted(self, gap: str, near: tuple[Speaker, ...], *after: Speaker) -> tuple[str, str]:
        """What stands between two texts: what ends the first, and what begins the next or asks for it.

        ``near`` are the roles up to the first, ``after`` is that of the next.
        """
        tail = self._local_tail(near)
        if not isinstance(near[-1], CallTurn):
            tail = tail if gap.startswith(tail) else ""
        else:  # no two calls are the same: what is known is how the next begins
            head = self._local_head((*near, *after), len(near))
            tail = gap.removesuffix(head) if head and gap.endswith(head) else ""
        return tail, gap[len(tail) :]

    def _local_tail_uncached(self, roles: tuple[Speaker, ...]) -> str:
        return self._tail(_from_a_user(roles))

    def _local_head_uncached(self, roles: tuple[Speaker, ...], place: int) -> str:
        """What begins the turn at a place of a conversation, or asks for it behind the last."""
        begun = _from_a_user(roles)
        tail = self._local_tail(roles[:place])
        try:
            gap = self._whole(begun, generation=place == len(roles))[place - len(roles) - 1]
        except EngineError:
            return ""
        return gap.removeprefix(tail) if gap.startswith(tail) else ""

    @functools.cached_property
    def _call_shape(self) -> CallShape | None:
        """How it takes calls that it writes; ``None`` where it writes none."""
        for shape in CALL_SHAPES:
            try:
                messages = list(with_calls(PROBE, sentinels(len(PROBE)), shape))
                gaps = self._gaps(messages, len(PROBE), generation=True)
            except EngineError:
                continue
            if is_written(gaps):
                return shape
        return None

    def _whole(self, speakers: tuple[Speaker, ...], *, generation: bool) -> list[str]:
        """As :meth:`_rendered`, with calls in the template's own form."""
        roles = tuple(speaker for speaker in speakers if isinstance(speaker, str))
        if len(roles) == len(speakers):
            return self._rendered(roles, generation=generation)
        if self._call_shape is None:
            raise EngineError("the chat template writes no calls")
        messages = list(with_calls(speakers, sentinels(len(speakers)), self._call_shape))
        gaps = self._gaps(messages, len(speakers), generation=generation)
        if names_missing(speakers, gaps):
            raise EngineError("the chat template leaves a call out")
        return gaps

    def _cut_uncached(self, roles: tuple[Speaker, ...], start: int) -> tuple[tuple[TurnPieces, ...], str]:
        # Each end of a turn takes a rendering of its own, so only those asked for are looked at, and of those
        # with the same roles before them and the same words behind them one: a chat has thousands of turns.
        gaps = self._whole(roles, generation=False)
        asked = self._whole(roles, generation=True)
        pieces: list[TurnPieces] = []
        tails: dict[tuple[str, tuple[Speaker, ...]], str] = {}
        head = gaps[0]
        for index in range(max(start - 1, 0), len(roles) - 1):
            gap = gaps[index + 1]
            alike = gap, roles[max(0, index + 1 - _TAIL_ROLES) : index + 1]
            tail = tails.get(alike)
            if tail is None:
                tail = self._tail(roles[: index + 1])
                if isinstance(roles[index], CallTurn) and not (tail and gap.startswith(tail)):
                    tail = self._parted(gap, _short(alike[1]), *_short(roles[index + 1 : index + 2]))[0]
                tails[alike] = tail = tail if gap.startswith(tail) else ""
            pieces.append(TurnPieces(head, tail))
            head = gap[len(tail) :]
        last_tail, prompt = gaps[-1], ""
        if asked[:-1] == gaps[:-1] and asked[-1].startswith(last_tail):
            prompt = asked[-1][len(last_tail) :]
        else:
            last_tail, prompt = "", asked[-1]
        if roles:
            pieces.append(TurnPieces(head, last_tail))
        return tuple(pieces[len(pieces) - (len(roles) - start) :]), prompt

    def _tail(self, roles: tuple[Speaker, ...]) -> str:
        try:
            return self._whole(roles, generation=False)[-1]
        except EngineError:
            return ""

    def _rendered(self, roles: tuple[str, ...], *, generation: bool) -> list[str]:
        """What stands before, between and after the sentinels.

        Ways to fold roles are tried until every sentinel comes out once, in order.
        """
        refusal = ""
        for folded in _ways(roles):  # the later ones are made only where the first fails
            messages = [{"role": role, "content": content} for role, content in folded]
            try:
                return self._gaps(messages, len(roles), generation=generation)
            except EngineError as error:
                refusal = str(error)
        raise EngineError(f"the chat template refuses this conversation: {refusal}")

    def _gaps(self, messages: Sequence[Mapping[str, Any]], count: int, *, generation: bool) -> list[str]:
        """What stands around ``count`` sentinels in these messages.

        Raises :class:`EngineError` where one is missing, doubled or out of place.
        """
        refusal = ""
        for tools in self._tools_told():
            try:
                text = self._template.render(
                    messages=messages,
                    add_generation_prompt=generation,
                    bos_token=self._bos,
                    eos_token=self._eos,
                    documents=None,
                    **self._wishes,
                    **tools,
                )
            except MemoryError:
                raise  # nothing else will go better
            except Exception as error:  # a stranger's program may raise anything
                refusal = str(error)
                continue
            parts = _SENTINEL.split(text)
            if parts[1::2] == _NUMBERS.first(count):
                return parts[0::2]
            refusal = "a message's text did not come out of it"
        raise EngineError(refusal)

    def _tools_told(self) -> tuple[dict[str, Any], ...]:
        """The ways to tell a template that there are no tools, to be tried in this order.

        ``None``, as in the library these templates come from, since an empty list makes some announce tools;
        the empty list, where ``None`` is refused; and other variables, which Firefunction wants.
        """
        firefunction = {"tools": [], "functions": "[]", "datetime": self._dates("%d %b %Y")}
        return {"tools": None}, {"tools": []}, firefunction


def _now() -> dt.datetime:
    return dt.datetime.now(dt.UTC).astimezone()


class _Telling(ChatTemplate):
    """A template that is given tools, as programs describe them."""

    def __init__(self, source: str, tools: Sequence[Mapping[str, Any]], *, bos: str, eos: str) -> None:
        self._told = [dict(tool) for tool in tools]
        super().__init__(source, bos=bos, eos=eos)
        said = "".join(self._rendered((Role.USER,), generation=True))
        if not all(tool["function"]["name"] in said for tool in self._told):
            raise EngineError("the chat template takes no tools")

    def _tools_told(self) -> tuple[dict[str, Any], ...]:
        # Llama would have them in the first user turn otherwise, and that leaves one day.
        usual = {"tools": self._told, "tools_in_user_message": False}
        spelled = json.dumps([tool["function"] for tool in self._told], indent=4)
        return usual, {**usual, "functions": spelled, "datetime": self._dates("%d %b %Y")}


_SENTINEL = re.compile("\ue000([0-9]+)\ue001")


class _Grown:
    """The first so many of endless texts, made once."""

    def __init__(self, form: str) -> None:
        self._form = form
        self._made: list[str] = []

    def first(self, count: int) -> list[str]:
        made = self._made
        if len(made) < count:
            made = self._made = [*made, *(self._form.format(n) for n in range(len(made), count))]
        return made[:count]


def sentinels(count: int) -> list[str]:
    """The texts that stand for the messages while a template is rendered."""
    return _SENTINELS.first(count)


#: What stands in the sentinels, and the sentinels.
_NUMBERS, _SENTINELS = _Grown("{}"), _Grown("\ue000{}\ue001")


def _ways(roles: Sequence[str]) -> Iterable[Folded]:
    """Ways to put a conversation to a template, from as it is to the most accommodating."""
    plain: Folded = list(
        zip((_SPELLED.get(role, "assistant") for role in roles), _SENTINELS.first(len(roles)), strict=True)
    )
    yield plain
    no_tools: Folded = [("user" if role == "tool" else role, text) for role, text in plain]
    yield no_tools
    yield _merged(no_tools)
    no_system: Folded = [("user" if role == "system" else role, text) for role, text in no_tools]
    yield _merged(no_system)
    if no_system and no_system[0][0] == "assistant":
        yield _merged([("user", "."), *no_system])


def _short(speakers: Sequence[Speaker | None]) -> tuple[Speaker, ...]:
    """Those there are, with short calls, so that what is learnt of them serves for others."""
    there = (one for one in speakers if one is not None)
    return tuple(one.short if isinstance(one, CallTurn) else one for one in there)


def _from_a_user(roles: tuple[Speaker, ...]) -> tuple[Speaker, ...]:
    """The roles from the first that a conversation may begin with."""
    first = next((i for i, role in enumerate(roles) if role in (Role.USER, Role.SYSTEM)), None)
    if first is None and any(isinstance(role, CallTurn) for role in roles):
        return (Role.USER, *roles)  # some refuse a conversation in which nobody asks
    return roles[first or 0 :]


def _merged(messages: Folded) -> Folded:
    """Messages of one role in a row made one."""
    merged: Folded = []
    for role, text in messages:
        if merged and merged[-1][0] == role:
            merged[-1] = (role, f"{merged[-1][1]}\n\n{text}")
        else:
            merged.append((role, text))
    return merged


def _raise(message: str) -> None:
    raise jinja2.TemplateError(message)


def _tojson(value: Any, **options: Any) -> str:
    if isinstance(value, Spelled) and not options.get("indent"):
        return value.as_json
    return json.dumps(value, ensure_ascii=False, indent=options.get("indent"), default=list)  # what is mapped


class _GenerationTag(Extension):
    """``{% generation %}…{% endgeneration %}``, a marker for training: its body passes through."""

    tags = {"generation"}  # noqa: RUF012 - Jinja's own declaration

    def parse(self, parser: Parser) -> list[Node]:
        next(parser.stream)
        return parser.parse_statements(("name:endgeneration",), drop_needle=True)
