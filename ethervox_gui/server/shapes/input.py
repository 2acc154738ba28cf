"""The items of a response's input, as messages of OpenAI's chat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ethervox_gui.server.errors import misfit
from ethervox_gui.server.schema import in_order
from ethervox_gui.server.shapes.tools import Offer

_ROLES: Final = ("user", "assistant", "system", "developer")
#: What a conversation begins with is said in these roles.
FIRST: Final = ("system", "developer")
_TEXTS: Final = ("input_text", "output_text", "text")


def chat_messages(raw: Mapping[str, Any], field: str = "input") -> list[dict[str, Any]]:
    """The messages of a request; what the conversation begins with is one.  Raises :class:`ApiError` 400.

    Errors name its items by ``field``.
    """
    found: list[dict[str, Any]] = []
    offer = Offer.of(raw)
    if raw.get("instructions"):
        found.append({"role": "system", "content": raw["instructions"]})
    given = raw.get("input")
    if isinstance(given, str):
        return [*found, {"role": "user", "content": given}]
    for index, item in enumerate(given or ()):
        place = f"{field}.{index}"
        match item.get("type") or "message":
            case "reasoning":
                continue  # earlier thinking is not put to the model again
            case "function_call":
                if not found or found[-1]["role"] != "assistant":
                    found.append({"role": "assistant", "content": None})
                found[-1].setdefault("tool_calls", []).append(_call(item, place, offer))
            case "function_call_output":
                said = _content(item.get("output"), f"{place}.output")
                named = _named(item, "call_id", place)
                found.append({"role": "tool", "tool_call_id": named, "content": said})
            case "message" if item.get("role") in _ROLES:
                _add_message(found, item["role"], _content(item.get("content"), f"{place}.content"))
            case kind:
                raise misfit(place, f"items of the type '{kind}' are not taken, or its role is not known")
    return in_order(found)


def input_of(raw: Mapping[str, Any]) -> list[Any]:
    """The items of a request's input."""
    given = raw.get("input")
    return [{"role": "user", "content": given}] if isinstance(given, str) else list(given or ())


def is_reference(item: object) -> bool:
    """Whether an item of a request's input names another, and says nothing itself."""
    if not isinstance(item, Mapping) or not isinstance(item.get("id"), str):
        return False
    kind = item.get("type")
    return kind == "item_reference" or (kind is None and "role" not in item)


def has_pictures(raw: Mapping[str, Any]) -> bool:
    """Whether there is a picture among the items of a request's input."""
    parts = (part for item in input_of(raw) if isinstance(item, Mapping) for part in _parts(item))
    return any(isinstance(part, Mapping) and part.get("type") == "input_image" for part in parts)


def ends_with_reply(raw: Mapping[str, Any]) -> bool:
    """Whether the last item of a request's input is a message of the model's."""
    last = _last(raw)
    return last.get("role") == "assistant" and last.get("type") in (None, "message")


def is_begun(raw: Mapping[str, Any]) -> bool:
    """Whether that message says that it is not over, as one that was cut does, so that the reply goes on.

    One that says nothing of it is whole, as OpenAI takes it, and another is written behind it.
    """
    return ends_with_reply(raw) and _last(raw).get("status") in ("incomplete", "in_progress")


def _last(raw: Mapping[str, Any]) -> Mapping[str, Any]:
    last = next(iter(input_of(raw)[-1:]), None)
    return last if isinstance(last, Mapping) else {}


def _add_message(found: list[dict[str, Any]], role: str, content: str | list[dict[str, Any]]) -> None:
    before = found[-1] if found else {}
    texts = before.get("content"), content
    if role in FIRST and before.get("role") in FIRST and all(isinstance(text, str) for text in texts):
        found[-1] = {**before, "content": f"{texts[0]}\n\n{texts[1]}"}
    else:
        found.append({"role": role, "content": content})


def _content(content: object, place: str) -> str | list[dict[str, Any]]:
    if isinstance(content, str):
        return content
    if not isinstance(content, list):
        raise misfit(place, "Input should be a valid string")
    parts: list[dict[str, Any]] = []
    for index, part in enumerate(content):
        kind = part.get("type") if isinstance(part, dict) else None
        if kind in _TEXTS and isinstance(part.get("text"), str):
            parts.append({"type": "text", "text": part["text"]})
        elif kind == "refusal":
            parts.append({"type": "text", "text": str(part.get("refusal"))})
        elif kind == "input_image" and isinstance(part.get("image_url"), str):
            parts.append({"type": "image_url", "image_url": {"url": part["image_url"]}})
        else:
            raise misfit(f"{place}.{index}", f"parts of the type '{kind}' are not taken")
    if all(part["type"] == "text" for part in parts):
        return "\n".join(part["text"] for part in parts)
    return parts


def _call(item: Mapping[str, Any], place: str, offer: Offer) -> dict[str, Any]:
    called, name, arguments = (_named(item, field, place) for field in ("call_id", "name", "arguments"))
    function = {"name": offer.told(item.get("namespace"), name), "arguments": arguments}
    return {"id": called, "type": "function", "function": function}


def _named(item: Mapping[str, Any], field: str, place: str) -> str:
    found = item.get(field)
    if not isinstance(found, str):
        raise misfit(f"{place}.{field}", "Input should be a valid string")
    return found


def _parts(item: Mapping[str, Any]) -> Sequence[Any]:
    """What a message says or a tool said, part by part; none where it is one text."""
    content = item.get("output" if item.get("type") == "function_call_output" else "content")
    return content if isinstance(content, list) else ()
