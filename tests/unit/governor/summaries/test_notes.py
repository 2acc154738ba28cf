"""Notes as a chat goes on, and the summaries that are made of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

import pytest

from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.events.events import ContextEdited, SummaryStored, TokenGenerated, TurnAppended
from ethervox_gui.context.summaries import notes as made
from ethervox_gui.context.summaries.note import Note
from ethervox_gui.context.summaries.worth import Usual
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.governor.jobs.jobs import ForgetTurns, Job, SendMessage, SummarizeOld
from ethervox_gui.governor.session import idle as ahead
from ethervox_gui.governor.summaries import notes as kept
from ethervox_gui.storage.store import Store
from tests.helpers.desk import INSTRUCTION, Desk, counting, desk, errors, messages, verify_order
from tests.helpers.scripted_engine import Respond

TOLD = (
    "My boat is called Alba.",
    "Unser Termin ist am 14. März.",
    "Mi perro es viejo.",
    "My landlord is Mr. Okafor.",
)
#: What leaves must be longer than what stands for it.
LONG = f"{counting(60)}."
ASKED = "Note what I told you"


def idle(at: Desk) -> Job:
    return at.then(lambda: ahead.use_idle_time(at.live, lambda: False))


def standing(at: Desk) -> list[str]:
    return [line for block in at.ended.timeline.blocks for line in block.text.splitlines()]


def test_a_summary_is_made_of_what_was_told_and_the_model_is_not_asked(tmp_path: Path) -> None:
    asked: list[str] = []

    def respond(prompt: str) -> str:
        asked.append(prompt)
        return counting(40)

    with desk(tmp_path, context__notes="sentences") as at:
        told = at.play(respond, [*map(SendMessage, TOLD), *messages(30)], n_ctx=1024)
        assert errors(told) == []
        verify_order(told)
        assert len(at.told(ContextEdited)) >= 2
        assert not [prompt for prompt in asked if INSTRUCTION in prompt or ASKED in prompt]
        assert {summary.source for summary in at.told(SummaryStored)} == {"extractive"}
        assert [line for line in standing(at) if "jjj" not in line][: len(TOLD)] == [
            f"- You: {text}" for text in TOLD
        ]


def test_each_note_is_stored_with_its_turn_before_anything_leaves(tmp_path: Path) -> None:
    with desk(tmp_path, context__notes="sentences") as at:
        at.play(lambda _: "Fine.", [*map(SendMessage, TOLD), idle(at)], n_ctx=2048)
        turns = {turn.turn_id: turn.text for turn in at.store.turns_of_chat(at.ended.chat_id)}
        stored = at.store.notes_of_chat(at.ended.chat_id)
        assert [(note.text, turns[note.turn_id], note.speaker) for note in stored] == [
            (text, text, Role.USER) for text in TOLD
        ]


def test_the_note_of_a_reply_that_was_cut_ends_with_a_sentence_or_shows_that_it_does_not(
    tmp_path: Path,
) -> None:
    whole = "Bread with seeds has more fibre than white bread has."
    said = iter([f"{whole} It is also richer in {counting(200)}", f"Rye bread is made of {counting(200)}"])
    cut = {"context__notes": "sentences", "sampling__max_tokens": 80}
    with desk(tmp_path, **cut) as at:
        at.play(lambda _: next(said), [*map(SendMessage, ("Is it good?", "And rye?")), idle(at)], n_ctx=2048)
        first, second = (note.text for note in at.store.notes_of_chat(at.ended.chat_id))
        assert first == whole
        assert second.startswith("Rye bread is made of")
        assert second.endswith("…")


def writing(lines: str, asked: list[str]) -> Respond:
    def respond(prompt: str) -> str:
        if ASKED in prompt:
            asked.append(prompt)
            return lines
        return f"All is fine. {counting(100)}"

    return respond


@pytest.mark.parametrize(
    "noted", [["- You: The boat is Alba.", "- Model: All is fine."], ["- You: The boat is Alba."]]
)
def test_what_the_model_noted_outlives_the_program(tmp_path: Path, noted: list[str]) -> None:
    """It is not asked again, and the summary is made of what it wrote then; also of a message alone."""
    asked: list[str] = []
    respond = writing("\n".join(noted), asked)
    with desk(tmp_path, context__notes="model") as at:
        at.play(respond, [SendMessage(TOLD[0]), idle(at)], n_ctx=2048)
        assert len(asked) == 1
        chat_id = at.ended.chat_id
    with desk(tmp_path, context__notes="model") as at:
        at.play(
            respond, [idle(at), *map(SendMessage, TOLD[1:]), SummarizeOld(1)], n_ctx=2048, chat_id=chat_id
        )
        assert len(asked) == 1
        (summary,) = at.told(SummaryStored)
        assert summary.source == "model", summary.text
        assert summary.text.splitlines()[: len(noted)] == noted


def test_what_was_taken_for_nothing_while_little_was_known_is_looked_at_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is usual in a language is learned from the chat, of which the first message has nothing."""
    looked: list[str] = []
    whole = made.notes_of

    def notes_of(
        exchange: Sequence[Turn], usual: Usual, before: str = "", cut: Collection[int] = ()
    ) -> list[Note]:
        looked.append(exchange[0].text)
        return [] if looked.count(exchange[0].text) == 1 else whole(exchange, usual, before, cut)

    monkeypatch.setattr(made, "notes_of", notes_of)
    with desk(tmp_path, context__notes="sentences") as at:
        said = [SendMessage(TOLD[0]), SendMessage("Why is the sky blue?")]
        jobs = [*said, idle(at), *messages(3), idle(at), SummarizeOld(4)]
        at.play(lambda _: LONG, [*jobs, *messages(3), SummarizeOld(4)], n_ctx=2048)
        assert standing(at)[0] == f"- You: {TOLD[0]}"
        assert {text: looked.count(text) for text in (TOLD[0], said[1].text)} == {
            TOLD[0]: 2,
            said[1].text: 2,
        }


@pytest.mark.parametrize(
    ("forgotten", "lines"),
    [
        ((), ["- Model: Do you eat meat?", "- You: Vegetarian."]),
        ((ForgetTurns(1, 2),), ["- You: Vegetarian."]),
        ((ForgetTurns(3, 4),), ["- Model: Do you eat meat?"]),
    ],
)
def test_a_short_answer_is_noted_with_its_question(
    tmp_path: Path, forgotten: tuple[Job, ...], lines: list[str]
) -> None:
    """Each is known no longer than what it was said in."""

    def respond(prompt: str) -> str:
        return f"{LONG} Do you eat meat?" if "I live" in prompt[-120:] else LONG

    with desk(tmp_path, context__notes="sentences") as at:
        said = [SendMessage("Ask me how I live."), SendMessage("Vegetarian."), *messages(4), idle(at)]
        told = at.play(respond, [*said, SummarizeOld(4), *forgotten], n_ctx=4096)
        assert errors(told) == []
        assert [line for line in standing(at) if LONG not in line and "jjj" not in line][
            : len(lines)
        ] == lines
        assert ("Vegetarian." in [note.text for note in at.store.notes_of_chat(1)]) is (
            "- You: Vegetarian." in lines
        )


def test_what_the_model_only_repeats_stays_as_told_by_the_user(tmp_path: Path) -> None:
    """Small models answer with what they were told, often many turns later."""
    told = "The butcher Hensel closes at 13:00."
    orders: list[list[str]] = []

    def respond(prompt: str) -> str:
        return told if "butchers" in prompt[-120:] else LONG

    with desk(tmp_path, context__notes="sentences") as at:

        def look() -> None:
            lines = [line for block in at.live.timeline.blocks for line in block.text.splitlines()]
            orders.append([line for line in lines if line.startswith("- You: ")][:2])

        jobs = [*map(SendMessage, (told, *TOLD)), *messages(2), SummarizeOld(1), at.then(look)]
        again = [SendMessage("What do butchers do?"), *messages(3), idle(at), SummarizeOld(1)]
        at.play(respond, [*jobs, *again, *messages(3), SummarizeOld(1), at.then(look)], n_ctx=2048)
        assert [note.speaker for note in at.store.notes_of_chat(1) if note.text == told] == [
            Role.USER,
            Role.ASSISTANT,
        ]
        assert orders == [[f"- You: {told}", f"- You: {TOLD[0]}"]] * 2, "it is as old as it was"


def test_who_is_asked_about_again_is_not_the_first_to_have_no_room(tmp_path: Path) -> None:
    """Whoever was asked for once may be asked for again."""
    names = ("Maria", "Jonas", "Petra", "Samuel", "Ingrid", "Kofi", "Lena", "Oscar")
    told = [f"The number of {name} is {4021 + 137 * i}." for i, name in enumerate(names)]
    asked = "What was Samuel's number again?"
    lines: list[str] = []

    def respond(prompt: str) -> str:
        return "Samuel has 4432." if asked in prompt[-120:] else "Noted."

    with desk(tmp_path, context__notes="sentences") as at:

        def look() -> None:
            turns = [turn for turn in at.live.timeline if turn.role is not Role.SYSTEM]
            room = at.live.engine.count_tokens("".join(f"- You: {text}\n" for text in told[1:]))
            lines[:] = kept.merged(at.live, turns, (), room).text.splitlines()

        jobs = [*map(SendMessage, told), *(3 * [SendMessage(asked)]), at.then(look)]
        at.play(respond, jobs, n_ctx=4096)
        assert lines == [f"- You: {text}" for text in told[1:]]


def test_what_the_model_makes_up_is_left_out_and_the_own_words_stand_for_it(tmp_path: Path) -> None:
    asked: list[str] = []
    with desk(tmp_path, context__notes="model") as at:
        at.play(writing("- You: The boat is Bertha 7.", asked), [SendMessage(TOLD[0]), idle(at)], n_ctx=2048)
        assert [note.text for note in at.store.notes_of_chat(at.ended.chat_id)] == [TOLD[0]]


def test_what_the_model_leaves_out_of_what_was_told_is_kept_in_the_own_words(tmp_path: Path) -> None:
    said = SendMessage(f"{TOLD[0]} {TOLD[3]}")
    with desk(tmp_path, context__notes="model") as at:
        lines = "- You: My landlord is Mr. Okafor.\n- You: They talked of this and that."
        at.play(writing(lines, []), [said, idle(at)], n_ctx=2048)
        stored = at.store.notes_of_chat(at.ended.chat_id)
        assert [(note.text, note.source) for note in stored] == [(TOLD[3], "model"), (TOLD[0], "extractive")]


def test_a_model_that_writes_nothing_usable_is_left_alone(tmp_path: Path) -> None:
    asked: list[str] = []
    jobs: list[Job] = []
    with desk(tmp_path, context__notes="model") as at:
        for number in range(12):
            jobs += [SendMessage(f"My boat number {number} is called Alba."), idle(at)]
        at.play(writing("none of it, as ever", asked), jobs, n_ctx=8192)
        assert len(asked) == 3
        assert len(at.store.notes_of_chat(at.ended.chat_id)) == 12


def test_what_was_taken_out_of_a_summary_does_not_come_again(tmp_path: Path) -> None:
    """The user changes the memory; the next edit goes by what it says then."""

    def change(at: Desk) -> None:
        (summary,) = at.told(SummaryStored)
        assert "Alba" in summary.text
        kept = [line for line in summary.text.splitlines() if "Alba" not in line]
        at.store.edit_memory(summary.memory_id, "\n".join([*kept, "- You: My cat is called Mira."]))

    with desk(tmp_path, context__notes="sentences") as at:
        jobs = [*map(SendMessage, TOLD), SummarizeOld(1), at.then(lambda: change(at))]
        at.play(lambda _: LONG, [*jobs, *messages(4), SummarizeOld(1)], n_ctx=2048)
        lines = standing(at)
        assert "- You: My cat is called Mira." in lines
        assert f"- You: {TOLD[1]}" in lines
        assert not [line for line in lines if "Alba" in line]


def test_what_was_prepared_before_a_change_is_made_again(tmp_path: Path) -> None:
    changed: list[int] = []

    def change(at: Desk) -> None:
        """Once, as soon as the next summary is prepared."""
        prepared = at.live.pending.prepared
        if changed or prepared is None or prepared.summary is None or not prepared.decision.blocks:
            return
        assert "Okafor" in prepared.summary.text
        memory = at.store.memory(at.told(SummaryStored)[-1].memory_id)
        kept = [line for line in memory.text.splitlines() if "Okafor" not in line]
        at.store.edit_memory(memory.memory_id, "\n".join(kept))
        changed.append(len(at.told(SummaryStored)))

    with desk(tmp_path, context__notes="sentences", context__keep_recent_turns=2) as at:
        jobs: list[Job] = [*map(SendMessage, TOLD), SummarizeOld(1)]
        for message in messages(16, 60):
            jobs += [message, idle(at), at.then(lambda: change(at))]
        told = at.play(lambda _: "Fine.", jobs, n_ctx=1024)
        assert errors(told) == []
        assert len(at.told(SummaryStored)) > changed[0], "there was another edit"
        assert f"- You: {TOLD[1]}" in standing(at)
        assert not [line for line in standing(at) if "Okafor" in line]


def test_a_database_that_takes_no_notes_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise StorageError("the disk is full")

    monkeypatch.setattr(Store, "keep_notes", fails)
    monkeypatch.setattr(Store, "notes_of_chat", fails)
    with desk(tmp_path, context__notes="sentences") as at:
        told = at.play(lambda _: "Fine.", [*map(SendMessage, TOLD), idle(at), SummarizeOld(1)], n_ctx=2048)
        assert errors(told) == []
        assert set(standing(at)) & {f"- You: {text}" for text in TOLD}


def test_a_message_does_not_wait_for_an_edit_that_its_reply_has_room_for(tmp_path: Path) -> None:
    """On a slow machine the summary is read in the batches of the reply."""
    with desk(tmp_path, context__notes="sentences", context__prepare_ahead=False) as at:
        jobs = [*map(SendMessage, TOLD), *messages(30)]
        told = at.play(lambda _: f"{counting(119)}.", jobs, n_ctx=1024, interleaves=True)
        assert errors(told) == []
        verify_order(told)
        edits = [index for index, event in enumerate(told) if isinstance(event, ContextEdited)]
        assert len(edits) >= 2
        for index in edits:
            before = [event for event in told[:index] if isinstance(event, TokenGenerated | TurnAppended)]
            assert isinstance(before[-1], TokenGenerated)
