"""One model file from the web to the disk: in pieces that survive a break, checked before it counts.

What has arrived stands in ``NAME.part``, and beside it in ``NAME.part.json`` from where it came, so that it
goes on where it stopped, also after a restart.  Only a file with the size and the SHA-256 that were asked for
gets its own name.  Where one of them is not known beforehand, the server is asked before any byte is taken.

The Hugging Face hub answers with a redirect that carries the file's SHA-256 (``X-Linked-ETag``); the store it
leads to has an ``ETag`` of its own, or none.  So the former is compared with what is wanted before any byte
is taken, and only the latter goes into ``If-Range``.
"""

from __future__ import annotations

import asyncio
import errno
import hashlib
import re
import shutil
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import httpx

from ethervox_gui.context.errors import UserError
from ethervox_gui.services.downloads import errors
from ethervox_gui.services.downloads.connection import is_secure, open_client
from ethervox_gui.services.downloads.wanted import Part, Wanted, is_there

#: Left free on the disk beside the file.
_SPARE: Final = 256 << 20
_HASHED_AT_ONCE: Final = 4 << 20
_MAGIC: Final = b"GGUF"
#: Seconds to wait before another try, as long as nothing more arrives; then it is given up.
WAITS: Final = (1.0, 3.0, 8.0, 15.0)

#: Is told how many bytes are there; the second one is whether they are being checked.
Told = Callable[[int, bool], None]


async def fetch(
    wanted: Wanted,
    told: Told,
    waits: Sequence[float] = WAITS,
    sized: Callable[[int], None] = lambda _: None,
    rest_bytes: int = 0,
    token: str = "",
) -> None:
    """Get the file; go on with what is there of it already.  ``sized`` hears how many bytes it has in all.

    For ``rest_bytes``, of files that are got after it, the disk must have room as well.  ``token`` opens a
    gated file; its server alone gets it.

    Cancelling keeps what has arrived.  Raises :class:`UserError`: ``download_insecure``, ``disk_full``,
    ``download_unwritable``, ``no_network``, ``download_gone``, ``download_gated``, ``download_refused``,
    ``download_busy``, ``download_no_model`` (a web page came instead), ``download_unchecked`` (nobody says
    what its checksum should be), ``download_changed`` or ``download_damaged``; what has arrived is kept in
    all cases but the last two.
    """
    _refuse_insecure(httpx.URL(wanted.url))
    try:
        if not is_there(wanted):
            wanted.target.parent.mkdir(parents=True, exist_ok=True)
            async with open_client(wanted.url, _refuse_insecure, token) as client:
                if not wanted.size_bytes or not wanted.sha256:
                    wanted = await _ask(client, wanted)
                sized(wanted.size_bytes)
                await _complete(client, wanted, Part(wanted), told, waits, rest_bytes)
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise errors.disk_full(wanted.target, 0, 0) from error
        raise errors.unwritable(wanted.target, error) from error


# ---- inside ----------------------------------------------------------------------------------------


def _refuse_insecure(url: httpx.URL) -> None:
    if not is_secure(url):
        raise errors.insecure(str(url))


def _refused(response: httpx.Response, wanted: Wanted) -> UserError:
    status, name = response.status_code, wanted.target.name
    if status in (401, 403) and (wanted.is_gated or response.headers.get("X-Error-Code") == "GatedRepo"):
        return errors.gated(name, f"{status} from {response.url}")
    return errors.refused(status, name, str(response.url))


async def _ask(client: httpx.AsyncClient, wanted: Wanted) -> Wanted:
    """The same with what the server says of its size and checksum, where these are not known."""
    name = wanted.target.name
    try:
        response = await client.head(wanted.url)
    except httpx.TransportError as error:
        raise errors.lost(error, name, 0) from error
    except (httpx.InvalidURL, httpx.TooManyRedirects) as error:
        raise errors.no_model(name, str(error)) from error
    if response.status_code != 200:
        raise _refused(response, wanted)
    size, sha256 = wanted.size_bytes, wanted.sha256
    for step in (*response.history, response):
        size = size or _number(step.headers.get("X-Linked-Size", ""))
        sha256 = sha256 or _linked_sha256(step)
    size = size or _number(response.headers.get("Content-Length", ""))
    if not size or not sha256:
        raise errors.unchecked(name, str(response.headers))
    return replace(wanted, size_bytes=size, sha256=sha256)


def _number(text: str) -> int:
    return int(text) if text.isdecimal() else 0


def _linked_sha256(step: httpx.Response) -> str:
    """The checksum that the hub tells with a redirect; empty where it tells none."""
    linked = step.headers.get("X-Linked-ETag", "").strip('"').lower()
    return linked if re.fullmatch("[0-9a-f]{64}", linked) else ""


async def _complete(
    client: httpx.AsyncClient,
    wanted: Wanted,
    part: Part,
    told: Told,
    waits: Sequence[float],
    rest_bytes: int,
) -> None:
    furthest, failures = part.size, 0
    while part.size < wanted.size_bytes:
        _check_room(wanted, part, rest_bytes)
        try:
            await _get(client, wanted, part, told)
        except (httpx.TransportError, errors.BusyError) as error:
            failures = 0 if part.size > furthest else failures + 1
            furthest = max(furthest, part.size)
            never_began = furthest == 0 and isinstance(error, httpx.ConnectError)
            if never_began or failures > len(waits):
                raise errors.lost(error, wanted.target.name, furthest) from error
            await asyncio.sleep(waits[max(failures - 1, 0)] if waits else 0)
        except (httpx.InvalidURL, httpx.TooManyRedirects, httpx.DecodingError) as error:
            raise errors.no_model(wanted.target.name, str(error)) from error
    if await _sha256(part.path, told) != wanted.sha256:
        part.remove()
        raise errors.damaged(wanted.target.name)
    part.finish()
    told(wanted.size_bytes, False)


def _check_room(wanted: Wanted, part: Part, rest_bytes: int) -> None:
    needed = wanted.size_bytes - part.size + rest_bytes
    free = shutil.disk_usage(wanted.target.parent).free
    if free < needed + _SPARE:
        raise errors.disk_full(wanted.target, needed + _SPARE, free)


async def _get(client: httpx.AsyncClient, wanted: Wanted, part: Part, told: Told) -> None:
    """Ask for what is missing, and put it behind what is there."""
    have = part.size
    headers: dict[str, str] = {}
    if have:
        headers["Range"] = f"bytes={have}-"
        if part.etag:
            headers["If-Range"] = part.etag
    async with client.stream("GET", wanted.url, headers=headers) as response:
        _check_answer(response, wanted, part, have)
        if response.status_code == 200 or not have:
            part.begin(_strong_etag(response))
            have = 0
        with part.path.open("ab") as file:
            async for piece in response.aiter_bytes():
                if have == 0 and piece[:4] != _MAGIC[: len(piece)]:
                    raise errors.no_model(wanted.target.name, piece[:200].decode("utf-8", "replace"))
                if have + len(piece) > wanted.size_bytes:
                    raise _changed(part, wanted, "it is longer than it should be")
                file.write(piece)
                have += len(piece)
                told(have, False)
    if have < wanted.size_bytes:  # an answer that does not say how long it is may end anywhere
        raise httpx.RemoteProtocolError("the answer ended before the file did")


def _check_answer(response: httpx.Response, wanted: Wanted, part: Part, have: int) -> None:
    """Raise what is wrong with the answer, before a byte of it is taken."""
    name, status = wanted.target.name, response.status_code
    for step in (*response.history, response):
        linked = _linked_sha256(step)
        if linked and linked != wanted.sha256:
            raise _changed(part, wanted, f"its SHA-256 is {linked}")
    if status == 416:
        raise _changed(part, wanted, "it is shorter than it should be")
    if status not in (200, 206):
        raise _refused(response, wanted)
    if response.headers.get("Content-Type", "").startswith(("text/html", "application/xhtml")):
        raise errors.no_model(name, f"{response.url} sent a web page")
    if status == 206:
        span = re.fullmatch(r"bytes (\d+)-\d+/(\d+|\*)", response.headers.get("Content-Range", ""))
        if span is None or int(span[1]) != have or span[2] not in ("*", str(wanted.size_bytes)):
            raise _changed(part, wanted, f"Content-Range {response.headers.get('Content-Range')}")
    elif (length := response.headers.get("Content-Length")) and length != str(wanted.size_bytes):
        raise _changed(part, wanted, f"it has {length} bytes instead of {wanted.size_bytes}")


def _changed(part: Part, wanted: Wanted, details: str) -> UserError:
    part.remove()
    return errors.changed(wanted.target.name, details)


def _strong_etag(response: httpx.Response) -> str:
    """What stands for exactly these bytes; a weak tag does not."""
    etag = response.headers.get("ETag", "")
    return etag if etag.startswith('"') else ""


async def _sha256(path: Path, told: Told) -> str:
    digest = hashlib.sha256()
    done = 0
    with path.open("rb") as file:
        while piece := file.read(_HASHED_AT_ONCE):
            digest.update(piece)
            done += len(piece)
            told(done, True)
            await asyncio.sleep(0)  # where it can be cancelled
    return digest.hexdigest()
