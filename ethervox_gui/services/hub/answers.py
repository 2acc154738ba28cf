"""The hub's answers as values.

Whoever has a repository decides what is in them, and a mirror may say anything: a field that is missing, or
is not what it should be, counts as not told, and an entry without a usable name is left out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from ethervox_gui.engine.gguf.shape import GgufShape
from ethervox_gui.services.hub import names
from ethervox_gui.services.hub.values import Contents, Gate, HubFile, HubModel, Page, Repository

_MOST_REPOSITORIES: Final = 200
_MOST_FILES: Final = 20_000
_MOST_MODELS: Final = 300
_MOST_PARTS: Final = 999
_LONGEST: Final = 60
_LONGEST_CURSOR: Final = 4_000
_LARGEST: Final = 1 << 50
#: What lies beside models and is not one: projectors for pictures, and what quantizing was weighed by.
_NO_MODEL: Final = re.compile(r"mmproj|imatrix[^/]*\.gguf$", re.IGNORECASE)
_PART: Final = re.compile(r"(.+)-(\d{5})-of-(\d{5})\.gguf", re.IGNORECASE)
_SHA256: Final = re.compile("[0-9a-f]{64}")

#: From the path of a file in the repository to its address.
UrlOf = Callable[[str], str]


def page_of(answer: object, next_url: str) -> Page:
    """A list of repositories, and what comes after it.  Raises :class:`ValueError` where it is no list."""
    if not isinstance(answer, list):
        raise ValueError("no list")
    found = [_repository(entry) for entry in answer[:_MOST_REPOSITORIES]]
    unique = {repository.id: repository for repository in found if repository is not None}
    return Page(tuple(unique.values()), _cursor(next_url))


def contents_of(answer: object, asked: str, url_of: UrlOf, page_url: str) -> Contents:
    """What is in the repository that was ``asked`` for.  Raises :class:`ValueError` where it is none."""
    repository = _repository(answer)
    if not isinstance(answer, dict) or repository is None:
        raise ValueError("no repository")
    repository = replace(repository, id=asked)
    n_parameters = _number(_mapping(answer.get("gguf")).get("total"))
    files = [_file(each, url_of) for each in _list(answer.get("siblings"))[:_MOST_FILES]]
    models = [
        HubModel(asked, parts, repository.licence, n_parameters, is_gated=repository.gate is not Gate.OPEN)
        for parts in _grouped([file for file in files if file is not None])
    ]
    models.sort(key=lambda model: (model.size_bytes, model.file_name))
    return Contents(repository, _of_one_size(models)[:_MOST_MODELS], page_url)


def with_shape(contents: Contents, shape: GgufShape) -> Contents:
    """The same, knowing of what shape its models are."""
    main = main_name(contents)
    models = tuple(
        replace(model, shape=shape) if model.model_name.text == main else model for model in contents.models
    )
    return replace(contents, models=models)


def main_name(contents: Contents) -> str:
    """What most of its files are called without their quantization: they are one model."""
    counted = Counter(model.model_name.text for model in contents.models)
    return counted.most_common(1)[0][0] if counted else ""


# ---- inside ----------------------------------------------------------------------------------------


def _repository(entry: object) -> Repository | None:
    entry = _mapping(entry)
    name = entry.get("id") or entry.get("modelId")
    if not isinstance(name, str) or not names.is_repository(name):
        return None
    if entry.get("private") is True or entry.get("disabled") is True:
        return None
    return Repository(
        name,
        _number(entry.get("likes")),
        _number(entry.get("downloads")),
        _moment(entry.get("lastModified")),
        _gate(entry.get("gated")),
        _licence(entry),
        _text(entry.get("pipeline_tag")),
    )


def _gate(value: object) -> Gate:
    if value is None or value is False:
        return Gate.OPEN
    return Gate.AUTO if value == Gate.AUTO.value else Gate.MANUAL


def _licence(entry: Mapping[str, Any]) -> str:
    card = _mapping(entry.get("cardData"))
    told = card.get("license")
    licence = _text(told[0] if isinstance(told, list) and told else told)
    if licence in ("", "other"):
        licence = _text(card.get("license_name")) or licence
    if not licence:
        tags = [tag for tag in _list(entry.get("tags")) if isinstance(tag, str)]
        licence = next((_text(tag[len("license:") :]) for tag in tags if tag.startswith("license:")), "")
    return licence


def _file(entry: object, url_of: UrlOf) -> HubFile | None:
    entry = _mapping(entry)
    path, lfs = entry.get("rfilename"), _mapping(entry.get("lfs"))
    if not isinstance(path, str) or not names.is_file(path) or _NO_MODEL.search(path):
        return None
    size = _number(lfs.get("size")) or _number(entry.get("size"))
    sha256 = lfs.get("sha256")
    known = isinstance(sha256, str) and _SHA256.fullmatch(sha256) is not None
    return HubFile(url_of(path), path, size, str(sha256) if known else "")


def _grouped(files: list[HubFile]) -> list[tuple[HubFile, ...]]:
    """Each model's files; the parts of one that is not complete are left out."""
    whole: list[tuple[HubFile, ...]] = []
    split: dict[tuple[str, int], dict[int, HubFile]] = {}
    for file in {file.path.casefold(): file for file in files}.values():
        part = _PART.fullmatch(file.path)
        if part is None:
            whole.append((file,))
        else:
            split.setdefault((part[1], int(part[3])), {})[int(part[2])] = file
    for (_, count), parts in split.items():
        if 1 <= count <= _MOST_PARTS and all(number in parts for number in range(1, count + 1)):
            whole.append(tuple(parts[number] for number in range(1, count + 1)))
    return whole


def _of_one_size(models: list[HubModel]) -> tuple[HubModel, ...]:
    """The number of parameters is that of one file: others in the repository may be other models."""
    counted = Counter(model.model_name.text for model in models)
    main = counted.most_common(1)[0][0] if counted else ""
    return tuple(
        model if model.model_name.text == main else replace(model, n_parameters=0) for model in models
    )


def _cursor(next_url: str) -> str:
    """Where the next page begins.  Only that is taken of an address that anybody could have written."""
    try:
        found = parse_qs(urlsplit(next_url).query).get("cursor", [""])[0]
    except ValueError:
        return ""
    return found if len(found) <= _LONGEST_CURSOR else ""


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _number(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _LARGEST:
        return value
    return 0


def _text(value: object) -> str:
    """A short text on one line, with nothing in it that could disturb what is around it."""
    if not isinstance(value, str):
        return ""
    line = "".join(each if each.isprintable() else " " for each in value[: _LONGEST * 4])
    return " ".join(line.split())[:_LONGEST]


def _moment(value: object) -> float:
    try:
        return max(datetime.fromisoformat(value).timestamp(), 0.0) if isinstance(value, str) else 0.0
    except (ValueError, OverflowError, OSError):
        return 0.0
