"""The headless contract, as another program would use it: a process, lines in, JSON lines out."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui import options
from ethervox_gui.context.events.events import StopReason
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.headless import run_headless
from ethervox_gui.storage.store import Store
from tests.helpers import programs
from tests.helpers.headless import command, converse, converse_here, named


def test_a_conversation_outlives_its_window(deep_model: Path, tmp_path: Path) -> None:
    said = [f"message {i}: the boat number {i * 7} leaves at noon, “quoted” \\ and ü" for i in range(20)]
    arguments = ("--model", str(deep_model), "--n-ctx", "512", "--set", "sampling.max_tokens=40", "--stream")
    status, events = converse(tmp_path, said, *arguments)
    assert status == 0
    assert events[0]["event"] == "ready"
    assert events[0]["capability"] == "surgical"
    assert named(events, "error") == []
    assert len(named(events, "context_edited")) >= 3
    replies = named(events, "reply_finished")
    assert len(replies) == len(said)
    assert "".join(e["text"] for e in named(events, "token")) == "".join(e["text"] for e in replies)
    for event in named(events, "context_edited"):
        assert event["n_before"] - event["n_after"] == event["tokens_freed"] > 0
    with Store.open(tmp_path) as store:
        turns = store.turns_of_chat(events[0]["chat_id"])
        assert [t.text for t in turns if t.role is Role.USER] == said
        assert [t.text for t in turns if t.role is Role.ASSISTANT] == [r["text"] for r in replies]
        assert len(store.events_of_chat(events[0]["chat_id"])) == len(named(events, "context_edited"))
        for event in named(events, "summary_stored"):
            assert store.memory(event["memory_id"]).text == event["text"]


def test_one_long_reply_goes_on_across_an_edit(endless_model: Path, tmp_path: Path) -> None:
    lines = ["tell me about the boats", "and more of it", "and a long story please"]
    arguments = ("--model", str(endless_model), "--n-ctx", "2048", "--set", "sampling.max_tokens=500")
    status, events = converse(tmp_path, lines, *arguments, "--stream")
    assert status == 0
    # Health falls with the edit where it was critical when the summary was written.
    order = [event["event"] for event in events if event["event"] != "health_changed"]
    edit = order.index("context_edited")
    assert order[edit - 4 : edit + 2] == [
        "token",
        "summary_stored",
        "summary_scored",
        "turn_paged_out",
        "context_edited",
        "token",
    ]
    streamed = "".join(event["text"] for event in named(events, "token"))
    replies = named(events, "reply_finished")
    assert streamed == "".join(event["text"] for event in replies)
    assert [reply["n_tokens"] for reply in replies] == [500, 500, 500]
    with Store.open(tmp_path) as store:
        stored = store.turns_of_chat(events[0]["chat_id"])
    assert [t.text for t in stored if t.role is Role.ASSISTANT] == [r["text"] for r in replies]


def test_the_chat_that_was_named_is_written_and_not_the_last(plain_model: Path, tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        ids = [store.create_chat(title, system_prompt="Be kind.").chat_id for title in ("Boats", "Cats")]
    arguments = ("--model", str(plain_model), "--n-ctx", "512", "--chat", str(ids[0]))
    status, events = converse(tmp_path, [f"/chat export {tmp_path}/it.md"], *arguments)
    assert (status, named(events, "error")) == (0, [])
    assert (tmp_path / "it.md").read_text(encoding="utf-8").startswith("# Boats")


def test_lines_are_messages_objects_or_commands(plain_model: Path, tmp_path: Path) -> None:
    lines = [
        json.dumps({"text": "first line\nsecond line"}),
        "{not json}",
        "",
        "/context status",
        "/memory search second",
        "/memry search second",
        "/context pin 1",
        "/etc/passwd is a path; no command begins like this/",
    ]
    arguments = ("--model", str(plain_model), "--n-ctx", "512", "--set", "sampling.max_tokens=5")
    status, events = converse(tmp_path, lines, *arguments)
    assert status == 0
    with Store.open(tmp_path) as store:
        turns = store.turns_of_chat(1)
    assert [t.text for t in turns if t.role is Role.USER] == ["first line\nsecond line", "{not json}"]
    assert turns[1].pinned
    notices = [event["text"] for event in named(events, "notice")]
    assert any("512 tokens in use" in text and "health ok" in text for text in notices)
    assert any("second line" in text for text in notices)
    errors = named(events, "error")
    assert [error["code"] for error in errors] == ["unknown_command", "unknown_command"]
    assert "/memory search" in errors[0]["message"]


def test_a_chat_goes_on_after_a_restart(deep_model: Path, tmp_path: Path) -> None:
    arguments = ("--model", str(deep_model), "--n-ctx", "512", "--set", "sampling.max_tokens=30")
    first = [f"message {i} about the harbour and its seven boats" for i in range(10)]
    _, events = converse(tmp_path, first, *arguments)
    assert named(events, "context_edited")
    chat_id = events[0]["chat_id"]
    status, events = converse(tmp_path, ["one more"], *arguments, "--chat", str(chat_id))
    assert status == 0
    assert named(events, "error") == []
    assert named(events, "ready")[0]["chat_id"] == chat_id
    with Store.open(tmp_path) as store:
        texts = [t.text for t in store.turns_of_chat(chat_id) if t.role is Role.USER]
    assert texts == [*first, "one more"]


def test_after_a_kill_everything_acknowledged_is_there(endless_model: Path, tmp_path: Path) -> None:
    arguments = ("--model", str(endless_model), "--n-ctx", "1024", "--stream")
    process = programs.start(
        command(tmp_path, *arguments), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("tell me something that does not end\n")
    process.stdin.flush()
    for line in process.stdout:
        if json.loads(line)["event"] == "token":
            break
    process.kill()
    process.wait()
    process.stdin.close()
    process.stdout.close()
    with Store.open(tmp_path) as store:
        turns = store.turns_of_chat(1)
        assert turns[0].text == "tell me something that does not end"
    lines = ["are you still there"]
    status, events = converse(
        tmp_path, lines, *arguments[:4], "--chat", "1", "--set", "sampling.max_tokens=5"
    )
    assert status == 0
    assert named(events, "error") == []


def talking(folder: Path, model: Path) -> programs.Program:
    """A program that writes a reply without an end."""
    arguments = ("--model", str(model), "--n-ctx", "1024", "--stream")
    process = programs.start(
        command(folder, *arguments),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    process.stdin.write("tell me something that does not end\n")
    process.stdin.flush()
    return process


def until_token(process: programs.Program) -> list[dict[str, Any]]:
    """What a program prints, up to the next token."""
    assert process.stdout is not None
    events = []
    for line in process.stdout:
        events.append(json.loads(line))
        if events[-1]["event"] == "token":
            break
    return events


def verify_ended_in_order(
    process: programs.Program, status: int, folder: Path, events: list[dict[str, Any]]
) -> None:
    assert process.stdout is not None
    assert process.stderr is not None
    events += map(json.loads, process.stdout)
    assert process.wait(programs.PATIENCE_S) == status
    assert process.stderr.read() == ""
    programs.end(process)
    streamed = "".join(event["text"] for event in named(events, "token"))
    assert streamed
    assert not list(folder.glob("*-wal")), "the database was closed"
    with Store.open(folder) as store:
        reply = store.turns_of_chat(1)[-1]
        assert (reply.role, reply.text) == (Role.ASSISTANT, streamed)
        assert store.unfinished_turns(1) == []
        assert store.stop_reason(reply.turn_id) is StopReason.CANCELLED


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.parametrize(("name", "status"), [("SIGHUP", 129), ("SIGINT", 130), ("SIGTERM", 143)])
@pytest.mark.parametrize("at_end", [True, False], ids=["the input has ended", "more may come"])
def test_a_signal_stops_the_reply_and_ends_in_order(
    endless_model: Path, tmp_path: Path, name: str, status: int, at_end: bool
) -> None:
    with programs.interruptible():
        process = talking(tmp_path, endless_model)
    assert process.stdin is not None
    if at_end:
        process.stdin.close()
    events = until_token(process)
    process.send_signal(signal.Signals[name])
    verify_ended_in_order(process, status, tmp_path, events)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_of_a_terminal_that_is_gone_it_may_be_told_twice(endless_model: Path, tmp_path: Path) -> None:
    """By its shell and by the system."""
    with programs.interruptible():
        process = talking(tmp_path, endless_model)
    assert process.stdout is not None
    events = until_token(process)
    process.send_signal(signal.SIGHUP)
    while events[-1]["event"] == "token":  # until it ends what it does
        events.append(json.loads(process.stdout.readline()))
    process.send_signal(signal.SIGHUP)
    verify_ended_in_order(process, 129, tmp_path, events)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_with_nohup_it_outlives_its_terminal(endless_model: Path, tmp_path: Path) -> None:
    with programs.interruptible():
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        process = talking(tmp_path, endless_model)
    events = until_token(process)
    process.send_signal(signal.SIGHUP)
    for _ in range(300):  # more than were on their way already
        events += until_token(process)
    assert events[-1]["event"] == "token"
    process.send_signal(signal.SIGTERM)
    verify_ended_in_order(process, 143, tmp_path, events)


BAD_INPUT = {
    "missing model": (["--model", "no-such-file.gguf"], "model_not_found"),
    "empty model": (["--model", "{empty}"], "model_empty"),
    "truncated model": (["--model", "{truncated}"], "model_truncated"),
    "no gguf": (["--model", "{text}"], "model_not_gguf"),
    "n_ctx of 0": (["--n-ctx", "0"], "bad_setting"),
    "n_ctx no number": (["--n-ctx", "many"], "bad_setting"),
    "n_ctx too large": (["--model", "{wide}", "--n-ctx", "16777216"], "n_ctx_too_large"),
    "unwritable data folder": (["--data-dir", "{text}/data"], "data_dir_unwritable"),
    "unknown setting": (["--set", "context.warning_treshold=0.5"], "unknown_setting"),
    "impossible thresholds": (["--set", "context.warning_threshold=0.9"], "bad_setting"),
    "settings nested too deep": (["--data-dir", "{odd}/settings"], "bad_settings_file"),
    "profiles nested too deep": (["--data-dir", "{odd}/profiles"], "bad_profiles_file"),
    "a folder for a lock": (["--data-dir", "{odd}/lock"], "lock_unusable"),
    "no such chat": (["--chat", "99"], "chat_not_found"),
    "a chat number for no database": (["--chat", "9" * 20], "chat_not_found"),
}


@pytest.mark.parametrize("case", BAD_INPUT)
def test_bad_input_gives_one_sentence_and_loses_nothing(
    case: str, deep_model: Path, plain_model: Path, tmp_path: Path
) -> None:
    data_dir = tmp_path / "data"
    with Store.open(data_dir) as store:
        chat = store.create_chat("kept")
        store.append_turn(chat.chat_id, Role.USER, "kept text")
    empty, truncated, text = tmp_path / "empty.gguf", tmp_path / "cut.gguf", tmp_path / "text.gguf"
    empty.write_bytes(b"")
    truncated.write_bytes(plain_model.read_bytes()[:-5000])
    text.write_text("this is no model")
    odd = tmp_path / "odd"
    for name in ("settings", "profiles"):
        (odd / name).mkdir(parents=True)
        (odd / name / f"{name}.json").write_text("[" * 100_000)
    (odd / "lock" / "ethervox.lock").mkdir(parents=True)
    places = {"{empty}": empty, "{truncated}": truncated, "{text}": text, "{wide}": deep_model, "{odd}": odd}
    arguments, code = BAD_INPUT[case]
    filled = []
    for argument in arguments:
        for name, path in places.items():
            argument = argument.replace(name, str(path))
        filled.append(argument)
    if "--model" not in filled:
        filled += ["--model", str(plain_model)]
    status, events = converse_here(data_dir, ["hello"], *filled)
    assert status == 1
    assert [event["event"] for event in events] == ["error"]
    assert events[0]["code"] == code
    message = events[0]["message"]
    assert message.endswith((".", "?"))
    assert "Error" not in message
    with Store.open(data_dir) as store:
        assert [turn.text for turn in store.turns_of_chat(chat.chat_id)] == ["kept text"]


@pytest.mark.parametrize(
    "path", ["/media/disk/model.gguf", "a" * 300, "nul\0", "~nobody-of-this-name/model.gguf"]
)
def test_a_stored_model_that_is_away_is_told_of_and_the_guide_stands_in(path: str, tmp_path: Path) -> None:
    """It may be on a disk that comes back: the choice stays."""
    stored = tmp_path / "settings.json"
    stored.write_text(before := json.dumps({"model": {"path": path}}))
    status, events = converse_here(tmp_path, [])
    assert (status, [event["event"] for event in events]) == (0, ["ready", "notice"])
    assert events[0]["model"] == "Guide"
    assert f"is not there: {path}." in events[1]["text"]
    assert stored.read_text() == before


def test_a_home_folder_is_known_in_the_settings(
    plain_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(plain_model.parent))
    (tmp_path / "settings.json").write_text(json.dumps({"model": {"path": f"~/{plain_model.name}"}}))
    status, events = converse_here(tmp_path, [], "--n-ctx", "512")
    assert (status, [event["event"] for event in events]) == (0, ["ready"])
    assert events[0]["model"] != "Guide"


def test_lines_from_windows_begin_with_a_mark_and_are_read_without(tmp_path: Path) -> None:
    """Else the first command would be said to the model."""
    done = programs.run(command(tmp_path), input=b"\xef\xbb\xbf/context status\r\n/documents\r\n", text=False)
    events = [json.loads(line) for line in done.stdout.splitlines()]
    assert [event["event"] for event in events] == ["ready", "notice", "notice"]


def test_a_wrong_option_is_one_sentence_too(tmp_path: Path) -> None:
    done = programs.run(command(tmp_path, "--bogus"), env=os.environ)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_nobody_who_reads_ends_it_without_a_complaint(plain_model: Path, tmp_path: Path) -> None:
    arguments = ("--model", str(plain_model), "--set", "sampling.max_tokens=50")
    process = programs.start(
        command(tmp_path, *arguments),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Unbuffered nothing would be left to complain about at the end.
        env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
    )
    assert process.stdout is not None
    assert json.loads(process.stdout.readline())["event"] == "ready"
    process.stdout.close()
    _, complaints = process.communicate(b"one message\n" * 50)
    assert process.returncode == 1
    assert complaints == b""


def test_closed_streams_end_it_without_a_complaint(
    plain_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without an input it has ended; without an output nobody reads."""
    parsed = options.parse(command(tmp_path, "--model", str(plain_model))[3:])
    output, interval = io.StringIO(), sys.getswitchinterval()
    monkeypatch.setattr(sys, "stdin", None)
    try:
        assert run_headless(parsed, output=output) == 0
        monkeypatch.setattr(sys, "stdout", None)
        assert run_headless(parsed) == 1
    finally:
        sys.setswitchinterval(interval)
    assert [json.loads(line)["event"] for line in output.getvalue().splitlines()] == ["ready"]
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(sys.platform == "win32", reason="a shell that closes descriptors")
def test_nothing_is_opened_in_the_place_of_a_closed_stream(plain_model: Path, tmp_path: Path) -> None:
    """What a library prints would end up in the database else."""
    program = ["sh", "-c", 'exec "$@" 2>&- <&-', "sh", *command(tmp_path, "--model", str(plain_model))]
    done = programs.run(program, text=False)
    assert done.returncode == 0
    assert json.loads(done.stdout.splitlines()[-1])["event"] == "ready"
    with Store.open(tmp_path) as store:
        assert store.check() == []


def test_input_that_is_no_utf8_and_a_plain_locale_are_survived(plain_model: Path, tmp_path: Path) -> None:
    done = programs.run(
        command(tmp_path, "--model", str(plain_model), "--set", "sampling.max_tokens=5"),
        input=b"caf\xe9 \xff and \xc3\xbc\n",
        env={**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        text=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    with Store.open(tmp_path) as store:
        assert store.turns_of_chat(1)[0].text == "caf\ufffd \ufffd and ü"
