"""Pictures over the API: a model that sees takes them in all shapes; for the rest there is a sentence."""

from __future__ import annotations

import base64
import json
import os
import threading
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import openai
import pytest

from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.pictures import reader
from ethervox_gui.engine.llama.pictures.formats import check_picture
from ethervox_gui.engine.protocol import Engine, LoadProgress
from ethervox_gui.governor.jobs.jobs import LoadModel
from ethervox_gui.server.context import pictures
from ethervox_gui.server.context.plan import Plan
from ethervox_gui.server.convert import with_pictures
from ethervox_gui.server.records import Records
from ethervox_gui.services.profiles import Profile
from ethervox_gui.settings import ModelSettings
from tests.helpers.api import KEY, PATIENCE, Api, events_of, running_api, scripted_api
from tests.helpers.tiny_models import Shape, make_model
from tests.helpers.tiny_projectors import Projector, data_url, make_projector, needs_mtmd, png, png_of
from tests.helpers.upstream import scripted_upstream

pytestmark = needs_mtmd

N_CELLS = 16
USUAL = Projector()
TOOL = {"type": "function", "function": {"name": "look_up", "parameters": {"type": "object"}}}


def shown(data: bytes, kind: str = "image/png") -> dict[str, Any]:
    return {"type": "image_url", "image_url": {"url": data_url(data, kind)}}


def said(text: str) -> dict[str, Any]:
    return {"type": "text", "text": text}


def asking(*parts: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"role": "user", "content": list(parts)}]


@contextmanager
def seeing(
    folder: Path, *profiles: Profile, projector: Projector | None = USUAL, n_ctx: int = 1024
) -> Iterator[Api]:
    """The API of a tiny model, beside which a projector lies if one is asked for."""
    make_model(folder / "model.gguf", Shape(n_layer=2, ends=False))
    if projector is not None:
        make_projector(folder / "mmproj-model.gguf", projector)

    def load(path: Path, settings: ModelSettings, progress: LoadProgress) -> Engine:
        return llama.load(path, settings, progress)

    settings = {"model.n_ctx": n_ctx, "server.keep_conversations": True}
    with running_api(folder, load, *profiles, settings=settings) as api:
        yield api


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with seeing(tmp_path_factory.mktemp("seeing")) as found:
        yield found


def answer(api: Api, messages: list[dict[str, Any]], **options: Any) -> dict[str, Any]:
    response = api.complete(messages, **{"max_tokens": 6, **options})
    assert response.status_code == 200, response.text
    return dict(response.json())


def refused(api: Api, *parts: dict[str, Any]) -> dict[str, Any]:
    response = api.complete(asking(*parts), max_tokens=2)
    assert response.status_code == 400, response.text
    error: dict[str, Any] = response.json()["error"]
    assert error["param"] == f"messages.0.content.{len(parts) - 1}.image_url"
    return error


# ---- a model that sees -----------------------------------------------------------------------------------


def test_a_picture_counts_as_many_tokens_as_it_takes(api: Api) -> None:
    words = [said("What is "), said("this?")]
    plain = answer(api, asking(said("What is \nthis?")))
    with_one = answer(api, asking(*words, shown(png())))
    n_plain = plain["usage"]["prompt_tokens"]
    assert with_one["usage"]["prompt_tokens"] == n_plain + N_CELLS
    assert api.plan(asking(*words, shown(png())))["context"]["counted"] == n_plain + N_CELLS
    assert api.last_record().n_received == n_plain + N_CELLS
    two = answer(api, asking(shown(png()), *words, shown(png(seed=1))))
    assert two["usage"]["prompt_tokens"] == n_plain + 2 * N_CELLS


def test_what_is_answered_depends_on_the_picture_and_on_its_place(api: Api) -> None:
    options = {"logprobs": True, "top_logprobs": 5, "max_tokens": 1}

    def scores(*parts: dict[str, Any]) -> Any:
        (score,) = answer(api, asking(*parts), **options)["choices"][0]["logprobs"]["content"]
        return pytest.approx({one["token"]: one["logprob"] for one in score["top_logprobs"]}, abs=1e-4)

    first = scores(said("Look: "), shown(png(seed=1)), said(" what?")).expected
    assert first == scores(said("Look: "), shown(png(seed=1)), said(" what?"))
    assert first != scores(said("Look: "), shown(png(seed=2)), said(" what?"))
    assert first != scores(shown(png(seed=1)), said("Look: "), said(" what?"))


def test_the_next_message_reads_only_what_is_new(api: Api) -> None:
    talk = asking(said("Read me once: "), shown(png(seed=5)))
    first = answer(api, talk)
    talk = [*talk, first["choices"][0]["message"], {"role": "user", "content": "And?"}]
    second = answer(api, talk)["usage"]
    n_reused = second["prompt_tokens_details"]["cached_tokens"]
    assert n_reused >= first["usage"]["prompt_tokens"] - len("<|im_start|>assistant\n")
    assert n_reused < second["prompt_tokens"]


def test_streams_and_several_choices_have_it_too(api: Api) -> None:
    talk = asking(said("Say it twice: "), shown(png(seed=6)))
    whole = answer(api, talk)["choices"][0]["message"]["content"]
    streamed = api.complete(talk, max_tokens=6, stream=True)
    deltas = [json.loads(line)["choices"][0]["delta"] for line in events_of(streamed) if line != "[DONE]"]
    assert "".join(delta.get("content") or "" for delta in deltas) == whole
    two = answer(api, talk, n=2)
    assert [choice["message"]["content"] for choice in two["choices"]] == [whole, whole]


def test_with_tools_a_picture_stays_with_its_message(api: Api) -> None:
    parts = [said("Look: "), shown(png(seed=7)), said(" what?")]
    plain = answer(api, asking(said("Look:  what?")), tools=[TOOL])["usage"]["prompt_tokens"]
    seen = answer(api, asking(*parts), tools=[TOOL], logprobs=True, top_logprobs=3, max_tokens=1)
    assert seen["usage"]["prompt_tokens"] == plain + N_CELLS
    told = [{"role": "system", "content": "Be brief."}, *asking(*parts)]
    assert answer(api, told, tools=[TOOL])["usage"]["prompt_tokens"] > plain + N_CELLS


def test_a_message_that_tells_of_tools_moves_the_pictures_of_those_behind_it() -> None:
    talk = [{"role": "user", "content": "First."}, *asking(said("Look: "), shown(png()), said(" what?"))]
    for messages in (talk, [{"role": "system", "content": "Be brief."}, *talk]):
        found, (one,) = with_pictures(messages, [TOOL])
        assert (one.message, one.at) == (2, len("Look: "))
        assert found[one.message].text == "Look:  what?"
        assert one.place == f"messages.{len(messages) - 1}.content.1.image_url"


def test_nobody_waits_while_many_pictures_are_read(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither who sends text nor whose picture is known."""
    known = asking(said("Known: "), shown(png(seed=98)))
    expected = answer(api, known)["choices"]
    n_usual = min(32, (os.cpu_count() or 1) + 4)  # threads of a server for whatever takes long
    is_asked, go_on = threading.Event(), threading.Event()

    def slow(data: bytes) -> Any:
        is_asked.set()
        assert go_on.wait(PATIENCE)
        return check_picture(data)

    def send(seed: int) -> None:
        found.append(answer(api, asking(shown(png(seed=seed))), max_tokens=1))

    monkeypatch.setattr(reader, "check_picture", slow)
    found: list[dict[str, Any]] = []
    threads = [threading.Thread(target=send, args=(100 + number,)) for number in range(n_usual + 1)]
    try:
        threads[0].start()
        assert is_asked.wait(PATIENCE)
        assert answer(api, known)["choices"] == expected
        for thread in threads[1:]:
            thread.start()
        while sum(not record.status for record in api.server.records.last()) < len(threads):
            assert api.client.get("/health").json()["status"] == "ok"
        assert answer(api, asking(said("Anybody "), said("there?")))
        assert not found
    finally:
        go_on.set()
        for thread in threads:
            if thread.ident is not None:
                thread.join()
    assert len(found) == len(threads)


def test_a_picture_is_read_on_its_own_threads_where_the_model_was_loaded_again(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is read once more then, and on the other threads nobody waits for it."""
    engine, planned = api.sources.engine, Records.planned
    readers: list[str] = []

    def load_again(records: Records, model: str, plan: Plan) -> float:
        before = engine.loaded
        assert before is not None
        path, encoder = before[0].path, before[1]
        assert path is not None

        def is_another() -> bool:
            now = engine.loaded  # looked at once: there is none while another is being loaded
            return now is not None and now[1] is not encoder

        api.governor.submit(LoadModel(path, with_chat=False))
        while not is_another():
            pass
        return planned(records, model, plan)

    def note(data: bytes) -> Any:
        readers.append(threading.current_thread().name)
        return check_picture(data)

    monkeypatch.setattr(Records, "planned", load_again)
    monkeypatch.setattr(reader, "check_picture", note)
    assert answer(api, asking(shown(png(seed=97))))["usage"]["prompt_tokens"] > N_CELLS
    assert len(readers) == 2
    assert all(name.startswith("pictures") for name in readers)


def test_a_request_has_at_most_so_many_pictures(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "MOST_PICTURES", 3)
    assert answer(api, asking(*[shown(png())] * 3))
    monkeypatch.setattr(reader, "check_picture", lambda _: pytest.fail("none of them is read"))
    error = refused(api, *(shown(png(seed=seed)) for seed in range(200, 204)))
    assert error["code"] == "too_many_pictures"
    assert error["message"] == "The request has 4 pictures; at most 3 are taken. Leave some of them out."


def test_the_other_shapes_say_the_same(api: Api) -> None:
    data = png(seed=8)
    expected = answer(api, asking(said("What is this?"), shown(data)))["usage"]["prompt_tokens"]
    content = [
        {"type": "input_text", "text": "What is this?"},
        {"type": "input_image", "image_url": data_url(data)},
    ]
    body = {"model": "default", "input": [{"role": "user", "content": content}], "max_output_tokens": 2}
    for more in ({}, {"store": False}):
        response = api.client.post("/v1/responses", json={**body, **more})
        assert response.json()["usage"]["input_tokens"] == expected, response.text
    source = {"type": "base64", "media_type": "image/png", "data": base64.b64encode(data).decode()}
    blocks = [{"type": "text", "text": "What is this?"}, {"type": "image", "source": source}]
    theirs = {"model": "default", "max_tokens": 2, "messages": [{"role": "user", "content": blocks}]}
    counted = api.client.post("/v1/messages/count_tokens", json=theirs).json()
    assert counted == {"input_tokens": expected}
    message = api.client.post("/v1/messages", json=theirs).json()
    usage = message["usage"]
    assert usage["input_tokens"] + usage.get("cache_read_input_tokens", 0) == expected


def test_a_tool_may_show_a_picture(api: Api) -> None:
    """An agent that reads a file or looks at a page gets one as the result of its call."""
    data = base64.b64encode(png(seed=11)).decode()
    picture = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": data}}
    call = {"type": "tool_use", "id": "c", "name": "look_up", "input": {}}

    def asked(*shown: dict[str, Any]) -> dict[str, Any]:
        result = {"type": "tool_result", "tool_use_id": "c", "content": list(shown)}
        said = [
            {"role": "user", "content": "Look."},
            {"role": "assistant", "content": [call]},
            {"role": "user", "content": [result]},
        ]
        return {"model": "default", "max_tokens": 2, "messages": said}

    there = {"type": "text", "text": "There:"}
    without, seen = asked(there), asked(there, picture)
    n_tokens = [
        api.client.post("/v1/messages/count_tokens", json=body).json()["input_tokens"]
        for body in (without, seen)
    ]
    assert n_tokens[1] - n_tokens[0] == N_CELLS
    assert api.client.post("/v1/messages", json=seen).status_code == 200


def test_openais_own_package_sends_pictures(api: Api) -> None:
    with openai.OpenAI(base_url=api.url + "/v1", api_key=KEY, max_retries=0, timeout=PATIENCE) as client:
        found = client.chat.completions.create(
            model="default",
            max_tokens=3,
            messages=[
                {
                    "role": "user",
                    "content": [
                        {"type": "text", "text": "What is this?"},
                        {"type": "image_url", "image_url": {"url": data_url(png()), "detail": "low"}},
                    ],
                }
            ],
        )
        assert found.usage is not None
        assert found.usage.prompt_tokens > N_CELLS
        model = client.models.retrieve("default")
        assert (model.model_extra or {})["input_modalities"] == ["text", "image"]


@pytest.mark.parametrize("kind", ["GIF", "BMP"])
def test_other_formats_are_taken(api: Api, kind: str) -> None:
    header = 54
    bmp = b"BM" + (header + 16).to_bytes(4, "little") + bytes(4) + header.to_bytes(4, "little")
    bmp += (40).to_bytes(4, "little") + (2).to_bytes(4, "little") * 2 + b"\1\0\x18\0" + bytes(24) + bytes(16)
    gif = b"GIF89a\1\0\1\0\x80\0\0\xff\0\0\0\0\0,\0\0\0\0\1\0\1\0\0\2\2D\1\0;"
    assert answer(api, asking(said("?"), shown({"GIF": gif, "BMP": bmp}[kind], "image/x")))


# ---- the guard ---------------------------------------------------------------------------------------------


def test_the_guard_knows_what_pictures_take(tmp_path: Path) -> None:
    with seeing(tmp_path, projector=Projector(side=14 * 14), n_ctx=512) as api:  # 196 cells
        response = api.complete(asking(*(shown(png(seed=seed)) for seed in range(3))), max_tokens=2)
        assert response.status_code == 400
        error = response.json()["error"]
        assert error["type"] == "context_length_exceeded"
        assert error["details"]["estimatedTokens"] > 3 * 196
        talk = [*asking(shown(png(seed=1)), shown(png(seed=2))), {"role": "assistant", "content": "Two."}]
        talk += asking(said("And this? "), shown(png(seed=3)))
        found = answer(api, talk, context_strategy="token_budget")
        assert found["context"]["dropped"] > 0
        assert found["usage"]["prompt_tokens"] < 300


# ---- what cannot be read -----------------------------------------------------------------------------------


def bomb() -> bytes:
    """40 × 30 pixels that unpack to 200 MB."""
    packer = zlib.compressobj(9)
    packed = b"".join(packer.compress(bytes(1 << 20)) for _ in range(200)) + packer.flush()
    return png_of(40, 30, packed)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: png()[:200], "damaged"),
        (lambda: png()[:20], "damaged"),
        (lambda: png_of(40, 30, b"no zlib"), "damaged"),
        (lambda: png_of(0, 30, b""), "damaged"),
        (bomb, "damaged"),
        (lambda: png_of(60_000, 60_000, b""), r"60,000 × 60,000 pixels"),
        (lambda: png_of(10_000, 10_000, b""), r"10,000 × 10,000 pixels"),
        (lambda: png_of(4000, 1, zlib.compress(bytes(12_001))), "too thin"),
        (lambda: b"\xff\xd8\xff\xc0\0\x11\x08\xff\xff\xff\xff\3" + bytes(30), r"65,535 × 65,535"),
        (lambda: b"\xff\xd8\xff\xe0\0\x10", "damaged"),
        (lambda: b"RIFF\0\0\0\0WEBPVP8 ", "PNG, JPEG, GIF or BMP"),
        (lambda: b"RIFF\0\0\0\0WAVEfmt ", "PNG, JPEG, GIF or BMP"),
        (lambda: b"", "PNG, JPEG, GIF or BMP"),
        (lambda: png() + bytes(21 << 20), "at most 20"),
    ],
    ids=[
        *(
            "half",
            "header",
            "no zlib",
            "no width",
            "bomb",
            "too long",
            "too many",
            "thin",
            "huge jpeg",
            "cut jpeg",
        ),
        *("webp", "sound", "nothing", "21 MB"),
    ],
)
def test_pictures_that_cannot_be_read_are_a_sentence(
    api: Api, make: Callable[[], bytes], sentence: str
) -> None:
    error = refused(api, said("What is this?"), shown(make()))
    assert error["code"] == "picture_unusable"
    assert sentence in error["message"]
    assert answer(api, asking(said("Still there?")))


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("http://127.0.0.1:1/x.png", "Pictures are not fetched. Send each as a data URL"),
        ("https://example.com/x.png", "Pictures are not fetched"),
        ("file:///etc/passwd", "Pictures are not fetched"),
        ("/etc/passwd", "Pictures are not fetched"),
        ("data:image/png,abc", "Pictures are not fetched"),
        ("data:image/png;base64,A", "no base64"),
    ],
)
def test_nothing_is_fetched(api: Api, url: str, sentence: str) -> None:
    error = refused(api, said("?"), {"type": "image_url", "image_url": {"url": url}})
    assert error["code"] == "invalid_value"
    assert sentence in error["message"]
    assert refused(api, {"type": "image_url", "image_url": url})["message"] == error["message"]


def test_a_picture_without_an_address_is_said_of_its_field(api: Api) -> None:
    error = refused(api, {"type": "image_url", "image_url": {"detail": "low"}})
    assert "should have a valid url" in error["message"]


def test_other_things_are_no_pictures(api: Api) -> None:
    response = api.complete(asking({"type": "input_audio", "input_audio": {"data": "", "format": "wav"}}))
    assert response.json()["error"]["message"] == "Models here take text and pictures, no input_audio."


def test_a_response_with_a_picture_is_gone_on_behind_and_never_stored(api: Api) -> None:
    n_before = len(api.store.list_chats())
    content = [
        {"type": "input_image", "image_url": data_url(png(seed=9))},
        {"type": "input_text", "text": "?"},
    ]
    options: dict[str, Any] = {"model": "default", "max_output_tokens": 2}
    n_input = 0
    before: dict[str, Any] = {}
    for given in (
        [{"role": "user", "content": content}],
        "and what else?",
        [{"role": "user", "content": content}],
    ):
        response = api.client.post("/v1/responses", json={**options, **before, "input": given})
        assert response.status_code == 200, response.text
        usage = response.json()["usage"]
        assert usage["input_tokens"] > n_input + (N_CELLS if isinstance(given, list) else 0)
        n_input, before = usage["input_tokens"], {"previous_response_id": response.json()["id"]}
    assert len(api.store.list_chats()) == n_before


def test_a_response_in_which_a_tool_shows_a_picture_is_not_stored(api: Api) -> None:
    n_before = len(api.store.list_chats())
    items = [
        {"role": "user", "content": "Look."},
        {"type": "function_call", "call_id": "c", "name": "look_up", "arguments": "{}"},
        {
            "type": "function_call_output",
            "call_id": "c",
            "output": [{"type": "input_image", "image_url": data_url(png(seed=12))}],
        },
    ]
    body = {"model": "default", "max_output_tokens": 2, "input": items}
    response = api.client.post("/v1/responses", json=body)
    assert response.status_code == 200, response.text
    assert response.json()["usage"]["input_tokens"] > N_CELLS
    assert len(api.store.list_chats()) == n_before


def test_a_conversation_that_is_kept_has_none(api: Api) -> None:
    content = [{"type": "input_image", "image_url": data_url(png())}, {"type": "input_text", "text": "?"}]
    conversation = api.client.post("/v1/conversations", json={}).json()["id"]
    body = {"model": "default", "input": [{"role": "user", "content": content}], "conversation": conversation}
    response = api.client.post("/v1/responses", json=body)
    assert response.status_code == 400
    assert "No pictures are kept with a conversation" in response.json()["error"]["message"]
    assert "store: false" in response.json()["error"]["message"]


# ---- models that see none ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("projector", "sentence"),
    [
        (None, "takes no pictures without a projector"),
        (Projector(width=64, n_embd=16), "was not made for the model model.gguf"),
        (Projector(sees=False), "takes no pictures. Choose another"),
    ],
    ids=["none", "of another model", "for sound"],
)
def test_without_a_projector_that_fits_a_sentence_says_what_to_do(
    tmp_path: Path, projector: Projector | None, sentence: str
) -> None:
    with seeing(tmp_path, projector=projector) as api:
        error = refused(api, said("?"), shown(png()))
        assert (error["code"], sentence in error["message"]) == ("unsupported_content", True), error
        assert api.client.get("/v1/models/default").json()["input_modalities"] == ["text"]
        assert answer(api, asking(said("Text goes on.")))


def test_a_damaged_projector_is_a_sentence(tmp_path: Path) -> None:
    path = make_projector(tmp_path / "mmproj-model.gguf")
    path.write_bytes(path.read_bytes()[:-100])
    with seeing(tmp_path, projector=None) as api:
        error = refused(api, said("?"), shown(png()))
        assert "mmproj-model.gguf is incomplete" in error["message"]


def test_a_model_on_another_server_gets_them_as_they_came(tmp_path: Path) -> None:
    messages = asking(said("?"), {"type": "image_url", "image_url": {"url": "https://example.com/x.png"}})
    with scripted_upstream() as upstream:
        far = Profile(name="far", kind="remote", base_url=f"{upstream.url}/v1", model="theirs")
        with scripted_api(tmp_path, "Fine.", far) as api:
            assert api.complete(messages, model="far").status_code == 200
            assert upstream.body["messages"] == messages
