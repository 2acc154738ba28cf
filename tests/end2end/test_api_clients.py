"""Clients that others wrote run a page of their own examples against the API, told by the environment alone.

Each is fetched into a folder of its own.  What the model says is scripted: what is tried here is that a
client understands the API, and that its request reaches the model.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from ethervox_gui.services.profiles import Profile
from tests.helpers import fetching, programs
from tests.helpers.api import KEY, Api, scripted_api

pytestmark = pytest.mark.slow

PAGES: Final = Path(__file__).parents[1] / "data" / "clients"

#: The models that the examples name.
NAMES: Final = (
    *("gpt-4o", "gpt-4o-mini", "gpt-5", "gpt-5.2"),
    *("gpt-3.5-turbo-instruct", "text-embedding-3-small"),
)

#: What the scripted model calls where these words are in the question; only a tool that is offered is called.
CALLS: Final = {
    "What is my horoscope": ("get_horoscope", {"sign": "Aquarius"}),
    "the weather like": ("GetWeather", {"location": "San Francisco, CA"}),
    "olympics": ("final_result", {"city": "London", "country": "United Kingdom"}),
    "John is 25": ("User", {"name": "John", "age": 25}),
}
#: What it writes where these words are in the question and JSON is asked for.
FORMS: Final = {
    "science fair": {"name": "Science fair", "date": "Friday", "participants": ["Alice", "Bob"]},
    "Inception": {"title": "Inception", "year": 2010},
}

SAID: Final = "This is a test."
FAIR: Final = "name='Science fair' date='Friday' participants=['Alice', 'Bob']"
LONDON: Final = "city='London' country='United Kingdom'"
#: What is fetched for a page, and what the page prints.
CLIENTS: Final = {
    "openai_page": (
        "openai",
        f"chat: {SAID}",
        f"stream: {SAID}",
        f"parse: {FAIR}",
        f"completions: {SAID[:7]}",
        "embeddings: 1 True",
        "models: True gpt-4o",
    ),
    "openai_responses_page": (
        "openai",
        f"response: {SAID}",
        f"goes on: {SAID} True",
        f"stream: {SAID}",
        f"parse: {FAIR}",
        f"tools: Aquarius | {SAID}",
    ),
    "llm_page": ("llm", f"prompt: {SAID}", f"stream: {SAID}", f"conversation: {SAID}"),
    "litellm_page": (
        "litellm",
        f"completion: {SAID}",
        f"stream: {SAID}",
        f"responses: {SAID}",
        "embedding: 1",
    ),
    "langchain_page": (
        "langchain-openai",
        f"invoke: {SAID}",
        f"stream: {SAID}",
        "tools: {'location': 'San Francisco, CA'}",
        "structured: title='Inception' year=2010",
        f"responses: {SAID}",
    ),
    "pydantic_ai_page": (
        "pydantic-ai-slim[openai]",
        f"agent: {SAID}",
        f"output: {LONDON}",
        f"chat: {LONDON}",
    ),
    "instructor_page": ("instructor", "tools: name='John' age=25", "responses: name='John' age=25"),
}


def respond(prompt: str) -> str:
    if "baby otter" in prompt:  # the tool's result
        return SAID
    for words, (name, arguments) in CALLS.items():
        if words in prompt:
            return f"<tool_call>{json.dumps({'name': name, 'arguments': arguments})}</tool_call>"
    return next((json.dumps(form) for words, form in FORMS.items() if words in prompt), SAID)


@pytest.fixture
def api(tmp_path: Path) -> Iterator[Api]:
    profiles = [Profile(name=name) for name in NAMES]
    with scripted_api(tmp_path / "api", respond, *profiles, n_ctx=20_000) as made:
        yield made


def environment(api: Api, home: Path, **more: str) -> dict[str, str]:
    """All that a client is told, and nothing of whoever runs the tests."""
    home.mkdir()
    url = f"{api.url}/v1"
    return {
        "PATH": fetching.environment().get("PATH", ""),
        "HOME": str(home),
        "OPENAI_BASE_URL": url,
        "OPENAI_API_BASE": url,
        "OPENAI_API_KEY": KEY,
        "LLM_USER_PATH": str(home),
        "LITELLM_LOCAL_MODEL_COST_MAP": "True",  # else it looks for prices on the web
        **more,
    }


@pytest.mark.parametrize("page", CLIENTS)
def test_a_client_runs_a_page_of_its_own_examples(
    page: str, api: Api, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    requirement, *expected = CLIENTS[page]
    folder = fetching.installed(requirement, tmp_path_factory.getbasetemp() / "clients")
    told = environment(api, tmp_path / "home", PYTHONPATH=str(folder))
    done = programs.run([sys.executable, "-S", PAGES / f"{page}.py"], env=told)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.splitlines() == expected


def test_the_openai_package_of_node(api: Api, tmp_path: Path) -> None:
    folder = tmp_path / "node"
    fetching.install_for_node("openai", folder)
    page = shutil.copy(PAGES / "node_page.mjs", folder)
    done = programs.run(["node", page], env=environment(api, tmp_path / "home"))
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.splitlines() == [
        f"response: {SAID}",
        f"chat: {SAID}",
        "stream: response.completed",
        f"runner: {SAID} stop",
        "embeddings: 1",
    ]
