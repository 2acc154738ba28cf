"""The API is killed while an item is taken out: it is there with all that tells of it, or gone with that."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from ethervox_gui.storage.store import Store
from tests.helpers import programs
from tests.helpers.stores import open_store

SECRET = "My locker opens with 4711."


def served(folder: Path) -> tuple[programs.Program, httpx.Client]:
    arguments = ["serve", "--data-dir", str(folder), "--port", "0", "--key", "k"]
    process = programs.start(
        [sys.executable, "-m", "ethervox_gui", *arguments], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    url = process.stdout.readline().split()[2]
    return process, httpx.Client(base_url=url, headers={"authorization": "Bearer k"}, timeout=60)


def killed(process: programs.Program) -> None:
    process.kill()
    process.communicate(timeout=programs.PATIENCE_S)


def said(client: httpx.Client, name: str, text: str) -> None:
    body = {"model": "default", "input": text, "conversation": name, "max_output_tokens": 30}
    response = client.post("/v1/responses", json=body)
    assert response.status_code == 200, response.text


def texts(client: httpx.Client, name: str) -> list[str]:
    found = client.get(f"/v1/conversations/{name}/items", params={"order": "asc", "limit": 100}).json()[
        "data"
    ]
    return [item["content"][0]["text"] for item in found]


def kept(store: Store) -> str:
    """What is kept of what was said beside the turns, of which there is a forgotten one."""
    memories = [memory.text for memory in [*store.list_memories(), *store.deleted_memories()]]
    return "\n".join(
        [*memories, *(n.text for chat in store.list_chats() for n in store.notes_of_chat(chat.chat_id))]
    )


@pytest.mark.parametrize("waits", [True, False], ids=["answered", "in between"])
def test_it_is_there_or_gone(tmp_path: Path, waits: bool) -> None:
    process, client = served(tmp_path)
    items: list[dict[str, Any]] = [
        {"type": "message", "role": "user", "content": SECRET},
        {"type": "message", "role": "assistant", "content": "Noted."},
    ]
    name = client.post("/v1/conversations", json={"items": items}).json()["id"]
    said(client, name, "My dog is called Rex.")
    before = texts(client, name)
    first = client.get(f"/v1/conversations/{name}/items", params={"order": "asc"}).json()["data"][0]["id"]
    path = f"/v1/conversations/{name}/items/{first}"
    if waits:
        assert client.delete(path).status_code == 200
    else:
        place = client.base_url.host, client.base_url.port or 0
        asked = f"DELETE {path} HTTP/1.1\r\nHost: {place[0]}:{place[1]}\r\nAuthorization: Bearer k\r\n\r\n"
        with socket.create_connection(place) as connection:
            connection.sendall(asked.encode())
            killed(process)
    killed(process)
    client.close()
    process, client = served(tmp_path)
    after = texts(client, name)
    assert after in ([before[1:]] if waits else [before, before[1:]])
    said(client, name, "And now?")
    assert texts(client, name)[: len(after)] == after
    killed(process)
    client.close()
    with open_store(tmp_path) as store:
        if after != before:
            assert not re.search("4711|locker", kept(store))
        (chat,) = (chat for chat in store.list_chats() if chat.head_id)
        assert store.turns_of_chat(chat.chat_id)[0].text == SECRET, "it stays stored for its reader"
