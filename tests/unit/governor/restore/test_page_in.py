"""Turns that left come back: by page where there is one, by reading where there is none, never wrong."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, call_text
from ethervox_gui.context.edits.kv_model import Remove
from ethervox_gui.context.edits.policies import room_for
from ethervox_gui.context.errors import EngineError, NoRoomError, StorageError
from ethervox_gui.context.events.events import (
    BranchSwitched,
    ContextEdited,
    Event,
    NoticeRaised,
    ReplyFinished,
    SummaryStored,
    TurnPagedIn,
    TurnPagedOut,
)
from ethervox_gui.context.events.window_events import (
    MemoriesRemade,
    PromptProgressed,
    ReplyStarted,
    ReturnMeasured,
    TimelineChanged,
    ToolCalled,
    UsageChanged,
)
from ethervox_gui.context.turns.turns import Block, Turn
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.cache import pages
from ethervox_gui.governor.cache import verify as proof
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.jobs.jobs import (
    BringBack,
    ChangeSettings,
    Job,
    OpenChat,
    PruneUnimportant,
    Regenerate,
    ReportPages,
    SendMessage,
    SetPinned,
    ShiftWindow,
    ShowVersion,
    SummarizeOld,
    SummaryFate,
    UndoEdit,
)
from ethervox_gui.governor.restore import reopen, requests
from ethervox_gui.governor.summaries import store
from ethervox_gui.storage.base.values import Filter
from tests.helpers.desk import (
    Desk,
    WatchedEngine,
    desk,
    errors,
    in_turn,
    messages,
    notices,
    says,
    verify_order,
    with_settings,
)
from tests.helpers.scripted_engine import SURGICAL

REBUILD = Capability(False, False, "a recurrent model")
NO_SHIFT = Capability(True, False, "a model whose cells cannot be shifted")
CALM: dict[str, Any] = {"n_ctx": 2048}


def states(at: Desk, chat_id: int = 1) -> list[str]:
    return [turn.state.value for turn in at.store.turns_of_chat(chat_id)]


def resident(at: Desk) -> list[int]:
    return [turn.number for turn in at.timeline.resident()]


def paged_in(told: list[Event]) -> list[tuple[tuple[int, ...], str]]:
    return [(event.turns, event.source) for event in told if isinstance(event, TurnPagedIn)]


def n_decoded(at: Desk) -> int:
    return sum(len(chunk) for _, chunk in at.engine.decoded)


def play(at: Desk, *jobs: Job, **options: Any) -> list[Event]:
    told = at.play(says("A reply."), jobs, **{**CALM, **options})
    verify_order(told)
    return told


def test_turns_come_back_without_being_read(at: Desk) -> None:
    before: list[int] = []
    told = play(
        at,
        *messages(6),
        ShiftWindow(4),
        at.then(lambda: before.append(n_decoded(at))),
        BringBack(3, 4),
        at.then(lambda: before.append(n_decoded(at))),
        BringBack(3, 3),
        BringBack(1, 2),
    )
    assert errors(told) == []
    assert notices(told) == ["They are already in the context."]
    assert before[0] == before[1], "nothing was decoded"
    (out,) = [event for event in told if isinstance(event, TurnPagedOut)]
    assert out.turns == tuple(range(1, 9))
    assert paged_in(told) == [((3, 4), "page"), ((1, 2), "page")]
    assert all(event.bytes > 0 for event in told if isinstance(event, TurnPagedIn))
    assert states(at) == ["in_kv"] * 5 + ["dropped"] * 4 + ["in_kv"] * 4
    views = [event for event in told if isinstance(event, TimelineChanged)][-1].entries
    assert [view.number for view in views if view.recalled] == [1, 2, 3, 4]
    usage = [event for event in told if isinstance(event, UsageChanged)][-1]
    assert usage.recalled == sum(view.n_tokens for view in views if view.recalled)


def test_positions_are_those_they_had(at: Desk) -> None:
    seen: list[dict[int, Any]] = []

    def look() -> None:
        seen.append({turn.number: turn.span for turn in at.timeline if turn.span is not None})

    jobs = [*messages(6), at.then(look), SummarizeOld(4), BringBack(1, 8), at.then(look)]
    told = play(at, *jobs)
    assert errors(told) == []
    assert seen[0] == seen[1]
    assert at.told(SummaryStored), "there was a summary"
    assert states(at) == ["in_kv"] * 13


@pytest.mark.parametrize("method", ["gap", "shift"])
def test_edits_are_undone_one_after_another(tmp_path: Path, method: str) -> None:
    with desk(tmp_path, context__method=method) as at:
        pictures: list[Any] = []

        def look() -> None:
            picture = [(span, type(item).__name__) for span, item in at.timeline.contents()]
            pictures.append((picture, states(at)))

        told = play(
            at,
            *messages(9),
            at.then(look),
            SummarizeOld(12),
            at.then(look),
            SummarizeOld(6),
            at.then(look),
            PruneUnimportant(0.9),
            at.then(look),
            UndoEdit(),
            at.then(look),
            UndoEdit(),
            at.then(look),
            UndoEdit(),
            at.then(look),
            UndoEdit(),
        )
        assert errors(told) == ["nothing_to_undo"]
        assert len({str(picture) for picture in pictures[:4]}) == 4, "each edit changed something"
        assert pictures[4:] == [pictures[2], pictures[1], pictures[0]]
        assert {source for _, source in paged_in(told)} == {"page"}
        assert [text.partition(":")[0] for text in notices(told)] == ["Undone"] * 3


def test_turns_keep_the_summary_that_they_left_for_when_a_later_edit_is_undone(tmp_path: Path) -> None:
    with desk(tmp_path) as at:
        seen: list[list[tuple[int | None, int | None]]] = []

        def look() -> None:
            stored = at.store.turns_of_chat(at.live.chat_id)
            seen.append(
                [(turn.memory_id, kept.memory_id) for turn, kept in zip(at.timeline, stored, strict=True)]
            )

        summarized = [SummarizeOld(14), SummarizeOld(10), at.then(look), SummarizeOld(6), at.then(look)]
        told = play(at, *messages(9), *summarized, UndoEdit(), at.then(look))
        assert errors(told) == []
        before, after, undone = seen
        assert len({ids for ids in after if ids[0] is not None}) == 3
        assert undone == before


@pytest.mark.parametrize("keeps", ["nothing", "pinned", "edited"])
def test_the_summary_of_an_edit_that_is_undone_is_in_the_bin(tmp_path: Path, keeps: str) -> None:
    """The one before it is listed again; what the user made their own stays."""
    with desk(tmp_path) as at:
        listed: list[list[int]] = []

        def look() -> None:
            found = at.store.list_memories(Filter(at.live.chat_id, current=True))
            listed.append([memory.memory_id for memory in found])

        def keep() -> None:
            look()
            if keeps == "pinned":
                at.store.set_memory_pinned(listed[-1][0], True)
            elif keeps == "edited":
                at.store.edit_memory(listed[-1][0], "- What I think of it.")

        edits = [SummarizeOld(14), at.then(look), SummarizeOld(10), at.then(keep)]
        told = play(at, *messages(9), *edits, UndoEdit(), at.then(look))
        assert errors(told) == []
        first, second, undone = listed
        assert len(first) == len(second) == 1
        assert first != second
        put_away = [event.gone for event in told if isinstance(event, MemoriesRemade)]
        if keeps == "nothing":
            assert undone == first
            assert put_away == [tuple(second)]
            assert [memory.memory_id for memory in at.store.deleted_memories()] == second
        else:
            assert undone == second
            assert put_away == []


@pytest.mark.parametrize("method", ["gap", "shift"])
def test_edits_are_undone_after_the_chat_was_opened_again(tmp_path: Path, method: str) -> None:
    """After another chat, and after a restart: to where everything was, and nothing is read."""
    with desk(tmp_path, context__method=method) as at:
        pictures: list[Any] = []
        decoded: list[int] = []

        def look() -> None:
            picture = [(span, type(item).__name__) for span, item in at.timeline.contents()]
            pictures.append((picture, states(at)))
            decoded.append(n_decoded(at))

        first = [
            *messages(9),
            at.then(look),
            SummarizeOld(8),
            *messages(1),
            ShiftWindow(6),
            OpenChat(None),
            OpenChat(1),
        ]
        told = play(at, *first, UndoEdit(), at.then(look), SummarizeOld(4))
        assert errors(told) == []
        told = at.play(
            says("A reply."), [at.then(look), UndoEdit(), UndoEdit(), at.then(look)], chat_id=1, **CALM
        )
        assert errors(told) == []
        assert decoded[-1] == decoded[-2], "nothing was read"
        assert pictures[-1][0][: len(pictures[0][0])] == pictures[0][0], "all is where it was"
        assert set(states(at)) == {"in_kv"}
        told = at.play(says("A reply."), [UndoEdit()], chat_id=1, **CALM)
        assert errors(told) == ["nothing_to_undo"], "what was undone is not undone again"


def test_what_was_brought_back_is_the_first_to_go_again(tmp_path: Path) -> None:
    with desk(tmp_path, context__keep_recent_turns=4) as at:
        edits = [SetPinned(3, True), ShiftWindow(10), BringBack(5, 6), SetPinned(3, False)]
        chosen: list[Any] = []
        look = at.then(lambda: chosen.append(room_for(at.timeline, 1)))
        assert errors(play(at, *messages(8), *edits, look)) == []
        assert chosen == [(5, 6)], "though what is older and was never away matters less"


@pytest.mark.parametrize("mode", ["automatic", "shift"])
def test_what_was_brought_back_goes_first_when_the_context_is_full(tmp_path: Path, mode: str) -> None:
    with desk(tmp_path, context__keep_recent_turns=100, context__mode=mode) as at:
        said = [SendMessage("first"), SendMessage("x" * 250), SendMessage("third")]
        edits = [SetPinned(1, True), SetPinned(2, True), ShiftWindow(2), BringBack(3, 4)]
        unpinned = [SetPinned(1, False), SetPinned(2, False)]
        seen: list[list[int]] = []
        look = at.then(lambda: seen.append(resident(at)[:6]))
        fill = [job for message in messages(6) for job in (message, look)]
        told = play(at, *said, *edits, *unpinned, look, *fill, n_ctx=640)
        assert errors(told) == []
        others = next(numbers for numbers in seen if numbers != seen[0])
        assert (seen[0], others) == ([0, 1, 2, 3, 4, 5], [0, 1, 2, 5, 6, 7]), "the older ones were never away"


def test_an_undo_after_more_was_said_keeps_what_was_said(at: Desk) -> None:
    at.settings = with_settings(context__method="shift")
    told = play(at, *messages(6), SummarizeOld(4), *messages(2), UndoEdit(), SendMessage("on"))
    assert errors(told) == []
    assert states(at) == ["in_kv"] * len(states(at))


def test_a_chat_is_opened_without_being_read(at: Desk) -> None:
    play(at, *messages(6), SummarizeOld(4), *messages(1))
    told = play(at, at.then(lambda: before.append(n_decoded(at))), *messages(1), chat_id=1)
    assert errors(told) == notices(told) == []
    assert before == [0]
    ((turns, source),) = paged_in(told)
    assert (turns[0], source) == (0, "page")
    assert len(at.timeline.blocks if at.governor.live else []) in (0, 1)


before: list[int] = []


@pytest.fixture(autouse=True)
def _nothing_before() -> None:
    before.clear()


def test_chats_in_quick_alternation_are_not_read(at: Desk) -> None:
    def count() -> None:
        before.append(n_decoded(at))

    jobs: list[Job] = [*messages(3), OpenChat(None), *messages(3), at.then(count)]
    for _ in range(4):
        jobs += [OpenChat(1), OpenChat(2)]
    told = play(at, *jobs, at.then(count))
    assert errors(told) == notices(told) == []
    assert before[0] == before[1]


def damage(at: Desk, pattern: str) -> int:
    """Flip a bit at the end of files of chat 1; how many there were."""
    at.store.pages.flush()
    files = list((at.store.pages.folder / "1").glob(pattern))
    for file in files:
        text = bytearray(file.read_bytes())
        text[-3] ^= 1
        file.write_bytes(text)
    return len(files)


def turn_id(at: Desk, number: int) -> int:
    return at.store.turns_of_chat(1)[number].turn_id


def test_a_damaged_page_is_read_again_and_its_cost_is_told(at: Desk) -> None:
    told = play(
        at,
        *messages(6),
        ShiftWindow(4),
        at.then(lambda: damage(at, f"t{turn_id(at, 3)}-*")),
        BringBack(2, 4),
    )
    assert errors(told) == []
    assert paged_in(told) == [((2, 4), "page"), ((3,), "prefill")]
    (notice,) = notices(told)
    assert notice == "Not all of these turns have a page: reading 32 tokens, about 1 s."


@pytest.mark.parametrize(
    ("also", "words"),
    [
        ([], "Part of this chat has to be read again: "),
        ([12], "One turn of this chat has to be read again: "),
    ],
    ids=["alone", "beside a turn"],
)
def test_a_summary_without_a_page_is_no_turn(at: Desk, also: list[int], words: str) -> None:
    play(at, *messages(6), SummarizeOld(4), *messages(1))
    assert damage(at, "m*") == 1
    for number in also:
        assert damage(at, f"t{turn_id(at, number)}-*") == 1
    told = play(at, *messages(1), chat_id=1)
    assert errors(told) == []
    assert notices(told)[0].startswith(words)


@pytest.mark.parametrize("number", [0, 3, 12])
def test_a_chat_with_a_damaged_page_reads_that_turn(at: Desk, number: int) -> None:
    play(at, *messages(6))
    assert damage(at, f"t{turn_id(at, number)}-*") == 1
    told = play(at, *messages(1), chat_id=1)
    assert errors(told) == []
    assert notices(told)[0].startswith("One turn of this chat has to be read again: ")
    assert [numbers for numbers, source in paged_in(told) if source == "prefill"] == [(number,)]


def test_a_chat_whose_pages_are_all_damaged_is_read_again(at: Desk) -> None:
    play(at, *messages(6))
    assert damage(at, "*.page") == 13
    told = play(at, *messages(1), chat_id=1)
    assert errors(told) == []
    assert notices(told)[0].startswith("The pages of this chat cannot be used; it is read again: ")
    assert n_decoded(at) > 300
    told = play(at, at.then(lambda: before.append(n_decoded(at))), chat_id=1)
    assert (before, notices(told)) == ([0], []), "and has whole pages again"


def test_a_damaged_layout_means_reading(tmp_path: Path) -> None:
    with desk(tmp_path) as at:
        play(at, *messages(6))
        assert damage(at, "layout-*") == 1
    with desk(tmp_path) as at:
        told = play(at, *messages(1), chat_id=1)
        assert errors(told) == notices(told) == []
        assert n_decoded(at) > 300


def test_pages_of_another_model_are_not_touched(at: Desk) -> None:
    play(at, *messages(6), ShiftWindow(4))
    told = play(at, BringBack(1, 2), chat_id=1, fingerprint="another")
    assert errors(told) == []
    assert paged_in(told) == [((1, 2), "prefill")]
    told = play(at, at.then(lambda: before.append(n_decoded(at))), chat_id=1)
    assert errors(told) == []


def test_the_size_that_a_turn_has_when_it_is_back_is_stored(at: Desk) -> None:
    play(at, *messages(6), ShiftWindow(4))
    left = at.store.turns_of_chat(1)[1]
    at.store.set_n_tokens(left.turn_id, left.n_tokens + 3)  # another model counted it since

    def look() -> None:
        stored, here = at.store.turns_of_chat(1)[1], at.timeline.turn(1)
        seen.append((stored.n_tokens, here.n_tokens))

    seen: list[tuple[int, int]] = []
    told = play(at, BringBack(1, 2), at.then(look), chat_id=1)
    assert errors(told) == []
    assert seen == [(left.n_tokens, left.n_tokens)]


def test_a_model_that_can_only_rebuild_reads_and_says_so(at: Desk) -> None:
    jobs = [*messages(6), SummarizeOld(4), BringBack(3, 4), UndoEdit(), ReportPages(), SendMessage("on")]
    told = play(at, *jobs, capability=REBUILD)
    assert errors(told) == []
    assert paged_in(told) == [((3, 4), "prefill"), ((1, 2, 5, 6, 7, 8), "prefill")]
    assert all(text.startswith(("This model", "Undone")) for text in notices(told))
    assert "about" in notices(told)[0]
    assert states(at) == ["in_kv"] * 15
    assert not at.store.pages.folder.exists()


@pytest.mark.parametrize("capability", [SURGICAL, NO_SHIFT, REBUILD], ids=["surgical", "no shift", "rebuild"])
@pytest.mark.parametrize("fate", SummaryFate)
def test_the_summary_is_kept_shrunk_or_dropped(at: Desk, fate: SummaryFate, capability: Capability) -> None:
    text = [SendMessage(f"My dog number {n} is called Rex {n}, he is {n + 3} years old.") for n in range(6)]
    summary = "- Some dogs, all called Rex, of many ages.\n- They are dogs." * 3
    jobs = [*text, SummarizeOld(4), BringBack(1, 2, fate)]
    told = at.play(says("Good.", summary), jobs, capability=capability, **CALM)
    verify_order(told)
    assert errors(told) == []
    back = states(at)
    out = {SummaryFate.KEEP: "summarized", SummaryFate.SHRINK: "summarized", SummaryFate.DROP: "dropped"}
    if capability is not NO_SHIFT:  # there a block in the way goes
        assert back == ["in_kv"] * 3 + [out[fate]] * 6 + ["in_kv"] * 4
    assert len(at.told(SummaryStored)) == (2 if fate is SummaryFate.SHRINK else 1)
    if fate is SummaryFate.SHRINK:
        before, after = at.told(SummaryStored)
        assert (after.first_turn, after.last_turn, after.source) == (3, 8, "extractive")
        assert after.n_tokens < before.n_tokens
    jobs = [BringBack(3, 8), SendMessage("on")]
    told = at.play(says("Good.", summary), jobs, chat_id=1, capability=capability, **CALM)
    assert errors(told) == []
    assert states(at) == ["in_kv"] * 15
    assert not told or not any(view.is_block for view in at.told(TimelineChanged)[-1].entries)


DOGS = [SendMessage(f"My dog number {n} is called Rex {n}, he is {n + 3} years old.") for n in range(6)]
ON_DOGS = says("Good.", "- Some dogs, all called Rex, of many ages.\n- They are dogs." * 3)


@pytest.mark.parametrize("fate", SummaryFate)
@pytest.mark.parametrize("n_edits", [1, 2])
def test_an_undo_after_some_turns_came_back_leaves_no_summary_of_nothing(
    at: Desk, fate: SummaryFate, n_edits: int
) -> None:
    blocks: list[list[int]] = []
    look = at.then(lambda: blocks.append([block.memory_id for block in at.timeline.blocks]))
    edits = [SummarizeOld(8), SummarizeOld(4)][-n_edits:]
    jobs = [*DOGS, *edits, BringBack(1, 4, fate), look, UndoEdit(), look, UndoEdit()]
    told = at.play(ON_DOGS, jobs, **CALM)
    verify_order(told)
    assert errors(told) == ["nothing_to_undo"]
    assert blocks == [[] if fate is SummaryFate.DROP else [at.told(SummaryStored)[-1].memory_id], []]
    assert set(states(at)) == {"in_kv"}


def test_a_summary_that_an_undo_brings_back_stands_for_all_that_is_out(at: Desk) -> None:
    edits = [SummarizeOld(8), SummarizeOld(4), BringBack(5, 6, SummaryFate.DROP)]
    told = at.play(ON_DOGS, [*DOGS, *edits, at.then(lambda: before.append(1)), UndoEdit()], **CALM)
    assert errors(told) == []
    assert states(at) == ["in_kv"] + ["summarized"] * 4 + ["in_kv"] * 8
    assert {turn.memory_id for turn in at.store.turns_of_chat(1)[1:5]} == {
        at.told(SummaryStored)[0].memory_id
    }


def test_a_shrunken_summary_is_kept_only_where_it_stands_for_something(at: Desk) -> None:
    """Not before the user has said that it may be read; and where no summaries are kept it is in the bin."""
    jobs = [*DOGS, SummarizeOld(4), BringBack(1, 2, SummaryFate.SHRINK, may_read=False)]
    told = at.play(ON_DOGS, jobs, **CALM)
    assert errors(told) == []
    assert len(at.told(ReturnMeasured)) == 1, "a shorter summary has to be read"
    assert len(at.store.list_memories(Filter(1))) == len(at.told(SummaryStored)) == 1
    at.settings = with_settings(context__store_summaries=False)
    told = at.play(ON_DOGS, [BringBack(1, 2, SummaryFate.SHRINK)], chat_id=1, **CALM)
    assert errors(told) == []
    assert len(at.told(SummaryStored)) == 2
    assert len(at.store.list_memories(Filter(1))) == 1, "the first, of when they were kept"


@pytest.mark.parametrize("asked", [None, SummaryFate.KEEP])
def test_without_a_word_the_setting_says_what_becomes_of_the_summary(
    at: Desk, asked: SummaryFate | None
) -> None:
    at.settings = with_settings(paging__summary="drop")
    told = play(at, *messages(6), SummarizeOld(4), BringBack(1, 2, asked))
    assert errors(told) == []
    out = "dropped" if asked is None else "summarized"
    assert states(at) == ["in_kv"] * 3 + [out] * 6 + ["in_kv"] * 4


def test_what_matters_least_makes_room(tmp_path: Path) -> None:
    with desk(tmp_path, context__keep_recent_turns=40) as at:
        facts = [SendMessage(f"My boat {n} is called Halcyon {n}.") for n in range(3)]
        small = [SendMessage("hi") for _ in range(4)]
        told = play(at, *facts, ShiftWindow(0), *small, *messages(2, 60), BringBack(1, 6), n_ctx=640)
        assert errors(told) == []
        assert paged_in(told) == [((1, 2, 3, 4, 5, 6), "page")]
        left = [number for number, state in enumerate(states(at)) if state == "dropped"]
        assert left
        assert set(left) <= set(range(7, 15)), "small talk went, facts and what is newest stayed"
        assert [event.left for event in told if isinstance(event, TurnPagedIn)] == [tuple(left)]
        assert len(at.told(ContextEdited)) == 2
        told = play(at, UndoEdit(), chat_id=1, n_ctx=640)
        assert errors(told) == []
        assert {states(at)[number] for number in left} == {"in_kv"}, "closing the chat forgets no edit"


def test_what_cannot_fit_is_told_in_a_sentence(at: Desk) -> None:
    pins = [SetPinned(number, True) for number in range(9, 13)]
    jobs = [*messages(4, 60), ShiftWindow(0), *messages(2, 60), *pins, BringBack(1, 8), SendMessage("on")]
    told = play(at, *jobs, n_ctx=440)
    assert errors(told) == ["no_room"]
    assert paged_in(told) == []


def test_turns_that_do_not_exist_are_told(at: Desk) -> None:
    jobs = [BringBack(5, 9), BringBack(1, 3), BringBack(1, 10**15), UndoEdit()]
    told = play(at, *messages(1), *jobs)
    assert errors(told) == [*["turn_not_found"] * 3, "nothing_to_undo"]


def test_a_call_comes_with_its_result(at: Desk) -> None:
    call = '<tool_call name="memory_search" query="dog" />'
    replies = ["Fine.", call, "Found.", "Fine."]
    respond = says(lambda _: replies.pop(0) if replies else "Fine.")
    jobs = [*messages(6), ShiftWindow(2), BringBack(5, 5)]
    told = at.play(respond, jobs, **CALM)
    assert errors(told) == []
    assert paged_in(told) == [((4, 5), "page")]


def test_a_search_brings_back_the_turns_it_found(tmp_path: Path) -> None:
    with desk(tmp_path, paging__recall="page_in", context__keep_recent_turns=4) as at:
        call = '<tool_call name="memory_search" query="Halcyon" />'
        replies = ["Noted."] + ["Fine."] * 5 + [call, "It is Halcyon."]
        respond = says(lambda _: replies.pop(0) if replies else "Fine.")
        jobs = [
            SendMessage("My boat is called Halcyon."),
            *messages(5),
            ShiftWindow(4),
            SendMessage("my boat?"),
        ]
        told = at.play(respond, jobs, **CALM)
        assert errors(told) == []
        assert paged_in(told) == [((1, 2), "page")]
        (called,) = [event for event in told if isinstance(event, ToolCalled)]
        assert "turns 1–2 are in the context again" in called.result
        assert states(at)[:4] == ["in_kv", "in_kv", "in_kv", "dropped"]


def test_no_pages_are_kept_if_nobody_wants_them(tmp_path: Path) -> None:
    with desk(tmp_path, paging__budget_mb=0) as at:
        told = play(at, *messages(6), ShiftWindow(4), BringBack(1, 2), ReportPages())
        assert errors(told) == []
        assert paged_in(told) == [((1, 2), "prefill")]
        assert not at.store.pages.folder.exists()
        assert "0" in notices(told)[-1]


def test_pages_that_are_not_wanted_any_more_go(at: Desk) -> None:
    jobs = [*messages(3), ChangeSettings(with_settings(paging__budget_mb=0)), *messages(1)]
    told = play(at, *jobs)
    assert errors(told) == []
    assert not list(at.store.pages.folder.rglob("*.page"))


def test_the_report_says_what_there_is(at: Desk) -> None:
    told = play(at, *messages(6), ShiftWindow(4), BringBack(1, 2), ReportPages())
    lines = notices(told)[-1].splitlines()
    assert lines[0].startswith("8 pages of this chat, ")
    assert lines[1] == "6 of the 6 turns outside the context can come back from a page"
    assert lines[2].startswith("8 pages of all chats, ")
    assert lines[2].endswith(" MB of at most 4,096 MB")
    assert lines[3] == "2 pages have been looked for since the program started; found: 2 (100%)"


def test_the_report_of_one_turn_is_english(at: Desk) -> None:
    """It said “0 of the 0 turns” and “1 of the 1 turn”."""
    leave = (*messages(3), ShiftWindow(4), ReportPages(), BringBack(1, 1), ReportPages())
    lose = at.then(lambda: at.store.pages.drop_chat(at.live.chat_id))
    told = play(at, *leave, lose, ReportPages(), BringBack(2, 2), ReportPages())
    reports = [text.splitlines() for text in notices(told) if " of this chat, " in text]
    before, one, lost, none = reports
    assert before[3] == "no page has been looked for since the program started"
    assert one[1] == "the turn outside the context can come back from a page"
    assert one[3] == "1 page has been looked for since the program started; found: 1 (100%)"
    assert lost[1] == "the turn outside the context has no page: it would be read again"
    assert none[1] == "no turn is outside the context"


def test_a_disk_that_is_full_is_told_once(at: Desk) -> None:
    at.store.pages.folder.write_text("a file in its place")
    told = play(at, *messages(6), ShiftWindow(4), BringBack(1, 2), *messages(2))
    assert errors(told) == []
    assert len([text for text in notices(told) if text.startswith("Turns cannot be paged out (")]) == 1
    assert states(at)[:3] == ["in_kv"] * 3
    at.store.pages.folder.unlink()


@pytest.mark.parametrize("error", [EngineError, NoRoomError])
@pytest.mark.parametrize("capability", [SURGICAL, REBUILD], ids=["surgical", "rebuild"])
def test_a_failure_at_any_call_leaves_a_true_cache(
    tmp_path: Path, error: type[EngineError], capability: Capability
) -> None:
    """Whatever fails while turns come back: the cache is rebuilt, the chat goes on, nothing is lost."""
    jobs = [*messages(4), SummarizeOld(4), BringBack(1, 2), UndoEdit(), OpenChat(1), SendMessage("on")]
    with desk(tmp_path) as at:
        calls: list[int] = []
        play(
            at, *jobs[:5], at.then(lambda: calls.append(at.engine.n_calls)), *jobs[5:], capability=capability
        )
        last = at.engine.n_calls
        for number in range(calls[0], last, 3):
            for chat in at.store.list_chats():
                at.store.delete_chat(chat.chat_id)
            again = [OpenChat(None) if isinstance(job, OpenChat) else job for job in jobs]
            faults = {number: error(f"a fault at call {number}")}
            told = at.play(
                says("A reply."), again, verified=True, capability=capability, faults=faults, **CALM
            )
            assert {"internal_error", "context_lost"}.isdisjoint(errors(told)), number


def test_what_would_have_to_be_read_is_told_first(at: Desk) -> None:
    play(at, *messages(6), ShiftWindow(4))
    jobs = [BringBack(1, 2, may_read=False), UndoEdit(may_read=False)]
    told = play(at, *jobs, chat_id=1, fingerprint="another")
    (cost,) = [event for event in told if isinstance(event, ReturnMeasured)]
    assert (cost.first_turn, cost.last_turn, cost.undo) == (1, 2, False)
    assert cost.n_read > 0
    assert states(at)[1:3] == ["dropped", "dropped"], "nothing has changed"
    assert errors(told) == ["nothing_to_undo"]


@pytest.mark.parametrize("others", ["stay", "leave"])
def test_reading_turns_again_can_be_stopped(tmp_path: Path, others: str) -> None:
    """What is in the context is not read again for that, be it that room was made already."""

    def watch(event: Event) -> None:
        if isinstance(event, PromptProgressed) and (event.n_done, event.n_total) == (32, 168):
            before.append(n_decoded(at))
            at.governor.cancel()
        elif isinstance(event, NoticeRaised) and event.text == "Stopped.":
            before.append(n_decoded(at))
            at.verify()

    with desk(tmp_path, context__keep_recent_turns=40) as at:
        n_ctx = 2048 if others == "stay" else 640
        play(at, *messages(4), ShiftWindow(0), *messages(7), n_ctx=n_ctx)
        assert states(at)[1:9] == ["dropped"] * 8
        at.watch = watch
        told = at.play(
            says("A reply."), [BringBack(1, 8)], chat_id=1, fingerprint="another", n_batch=16, n_ctx=n_ctx
        )
        assert errors(told) == []
        assert notices(told)[-1] == "Stopped."
        assert len(before) == 2
        assert before[0] == before[1], "nothing else was read"
        assert any(isinstance(event, TurnPagedOut) for event in told) is (others == "leave")
        back = {number for numbers, _ in paged_in(told) for number in numbers}
        assert back.isdisjoint(range(9)), "what had left for them may be back"
        assert states(at)[1:9] == ["dropped"] * 8
        assert set(states(at)[9:]) == {"in_kv"}
        assert at.ended.pages.edits == [], "there is nothing to undo"


def test_another_version_that_is_read_can_be_stopped(at: Desk) -> None:
    """The chat is on it; what was not read is outside the context, and can be brought back."""

    def watch(event: Event) -> None:
        if isinstance(event, PromptProgressed) and event.n_done == 32 and len(at.told(BranchSwitched)) == 2:
            at.governor.cancel()
        elif isinstance(event, NoticeRaised) and event.text == "Stopped.":
            before.append(1)
            at.verify()

    play(at, *messages(5), Regenerate(4))
    at.watch = watch
    options: dict[str, Any] = {"chat_id": 1, "fingerprint": "another", "n_batch": 16, **CALM}
    told = at.play(says("A reply."), [ShowVersion(4, 1)], **options)
    assert errors(told) == []
    assert notices(told)[-1] == "Stopped."
    assert before == [1]
    assert states(at) == ["in_kv"] * 4 + ["dropped"] * 7
    at.watch = lambda _: None
    told = at.play(says("A reply."), [BringBack(4, 10), SendMessage("on")], **options)
    assert errors(told) == []
    assert states(at) == ["in_kv"] * 13


def test_a_named_edit_is_undone_though_another_came_after_it(at: Desk) -> None:
    jobs = [*messages(8), SummarizeOld(12), SummarizeOld(6), UndoEdit((1, 4), may_read=False)]
    told = play(at, *jobs)
    assert errors(told) == []
    assert states(at)[1:5] == ["in_kv"] * 4
    assert "summarized" in states(at), "the other edit stands"
    told = play(at, *messages(8), SummarizeOld(6), UndoEdit((1, 10), may_read=False), chat_id=None)
    assert errors(told) == []
    assert set(states(at, 2)) == {"in_kv"}
    assert notices(told) == ["Undone: turns 1–10 are back and their summary is out of the context."]


@pytest.mark.parametrize("capability", [SURGICAL, NO_SHIFT], ids=["rotated", "read"])
def test_a_chat_that_was_away_comes_back_to_where_it_was(at: Desk, capability: Capability) -> None:
    """Its turns moved since they were saved: their cells are rotated, or read where that cannot be."""

    def moved_and_away() -> None:
        live = at.live
        pages.page_ahead(live)
        spans = live.timeline.spans()
        live.timeline.edit(moved={span: span.moved(40) for span in spans})
        live.engine.apply([Remove()])
        before = n_decoded(at)
        reopen.put_back(live)
        assert (n_decoded(at) == before) is (capability is SURGICAL)
        expected = spans[0].moved(40) if capability is SURGICAL else spans[0]
        assert live.timeline.spans()[0] == expected
        assert not live.is_stale
        at.verify()

    assert errors(play(at, *messages(3), at.then(moved_and_away), capability=capability)) == []


@pytest.mark.parametrize("capability", [SURGICAL, NO_SHIFT], ids=["rotated", "read"])
def test_a_chat_is_opened_where_its_turns_had_moved(tmp_path: Path, capability: Capability) -> None:
    """From pages of other positions where they can be rotated, else by reading it."""
    with desk(tmp_path, context__method="shift", context__keep_recent_turns=4) as at:
        play(at, *messages(6), OpenChat(None), OpenChat(1), SummarizeOld(4))
        look = at.then(lambda: before.append(n_decoded(at)))
        told = play(at, look, *messages(1), chat_id=1, capability=capability)
        assert errors(told) == notices(told) == []
        sources = [source for _, source in paged_in(told)]
        if capability is SURGICAL:
            assert (before, sources) == ([0], ["page"])
        else:
            assert before[0] > 100
            assert sources == []


def test_without_its_pages_a_chat_that_was_away_is_read(at: Desk) -> None:
    def away() -> None:
        at.live.engine.apply([Remove()])
        before = n_decoded(at)
        reopen.put_back(at.live)
        assert n_decoded(at) == before + at.timeline.n_used
        at.verify()

    assert errors(play(at, *messages(3), at.then(away))) == []


def test_the_report_counts_what_can_come_back(at: Desk) -> None:
    told = play(
        at, *messages(6), ReportPages(), ShiftWindow(4), ReportPages(), BringBack(1, 2), ReportPages()
    )
    first, second, third = [text for text in notices(told) if "pages of this chat" in text]
    assert "0 pages of this chat" in first
    assert "no page has been looked for since the program started" in first
    assert "no turn is outside the context" in first
    assert "8 of the 8 turns outside the context can come back" in second
    assert "6 of the 6 turns outside the context can come back" in third
    assert "2 pages have been looked for since the program started; found: 2 (100%)" in third


def test_of_several_shortened_summaries_none_stays_where_one_fails(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    shrunken, touched, made = store.shrunken, requests.touched, list[Block]()

    def second_fails(live: LiveChat, block: Block, rest: Sequence[Turn]) -> Block | None:
        if made:
            raise StorageError("disk")
        smaller = shrunken(live, block, rest)
        made.extend([smaller] if smaller is not None else [])
        return smaller

    monkeypatch.setattr(store, "shrunken", second_fails)
    monkeypatch.setattr(requests, "touched", lambda *args: 2 * touched(*args))
    at.play(ON_DOGS, [*DOGS, SummarizeOld(4), BringBack(1, 2, SummaryFate.SHRINK)], **CALM)
    assert len(made) == 1
    assert at.store.memory(made[0].memory_id).deleted_at is not None


@pytest.mark.parametrize("fate", [SummaryFate.DROP, SummaryFate.SHRINK])
def test_a_summary_stays_when_turns_come_that_it_never_told_of(at: Desk, fate: SummaryFate) -> None:
    """They were pruned from between those that it stands for."""
    at.settings = with_settings(context__keep_recent_turns=2)
    jobs: list[Job] = [
        SendMessage("My name is Ada Lovelace and I was born in 1815 in London."),
        SendMessage("ok thanks"),
        SendMessage("The budget is 4711 euros for Project Falcon, decided on Friday."),
        SendMessage("last one"),
        *[PruneUnimportant(0.35), SummarizeOld(2), BringBack(3, 4, fate)],
    ]
    told = at.play(says("Fine.", "- Ada was born in 1815.\n- The budget is 4711 euros."), jobs, **CALM)
    assert errors(told) == []
    summed = ["summarized"] * 2
    assert states(at) == ["in_kv", *summed, "in_kv", "in_kv", *summed, "in_kv", "in_kv"]


def test_what_a_search_brought_back_is_there_when_the_model_reads_so(tmp_path: Path) -> None:
    """However full the context is: else it would leave again for the very line that tells of it."""
    n_back = 0
    for size in range(40, 110, 6):
        with desk(tmp_path / str(size), context__keep_recent_turns=6, paging__recall="page_in") as at:
            seen: list[tuple[str, list[str]]] = []

            def reply(prompt: str) -> str:
                asks = "zebra code" in prompt[-200:] and "Found" not in prompt
                return call_text(MEMORY_SEARCH, query="zebra secret") if asks else "Fine."

            def look(event: Event, at: Desk = at, seen: list[tuple[str, list[str]]] = seen) -> None:
                if isinstance(event, ReplyStarted) and at.told(ToolCalled):
                    result = at.told(ToolCalled)[-1].result
                    seen.append((result, [turn.state.value for turn in at.timeline][1:3]))

            at.watch = look
            jobs: list[Job] = [SendMessage("The zebra secret is 4711.".ljust(120, ".")), *messages(2, 60)]
            jobs += [ShiftWindow(4), *messages(4, size), SendMessage("Tell me the zebra code")]
            at.play(says(reply), jobs, n_ctx=1000)
            (result, there), *_ = seen
            if "again" in result:
                n_back += 1
                assert there == ["in_kv", "in_kv"], size
    assert n_back > 3


def test_where_nothing_leaves_by_itself_nothing_makes_room_for_what_a_search_found(tmp_path: Path) -> None:
    call = call_text(MEMORY_SEARCH, query="zebra secret")
    n_back = 0
    for size in (40, 140):
        with desk(tmp_path / str(size), context__mode="manual", paging__recall="page_in") as at:
            respond = in_turn(*["Fine."] * 7, call)
            jobs: list[Job] = [SendMessage("The zebra secret is 4711.".ljust(120, ".")), *messages(2, 60)]
            jobs += [ShiftWindow(4), *messages(4, size), SendMessage("Tell me the zebra code")]
            told = at.play(respond, jobs, n_ctx=1000)
            assert errors(told) == []
            assert set(states(at)[3:]) == {"in_kv"}
            n_back += states(at)[1:3] == ["in_kv", "in_kv"]
    assert n_back == 1, "where there is room it comes back"


def grows(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the model writes as one token is three when it is read from its text."""
    piece = WatchedEngine.piece
    monkeypatch.setattr(WatchedEngine, "piece", lambda of, t: b"###" if t == ord("~") else piece(of, t))


@pytest.mark.parametrize("surgical", [True, False], ids=["surgical", "rebuild"])
def test_an_undo_that_does_not_fit_says_so_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, surgical: bool
) -> None:
    grows(monkeypatch)
    with desk(tmp_path, context__mode="manual", paging__budget_mb=0) as at:
        long = SendMessage("x" * 150)
        jobs = [
            long,
            ShiftWindow(0),
            SendMessage("one"),
            SendMessage("two"),
            UndoEdit(),
            SendMessage("three"),
        ]
        told = at.play(
            says(lambda prompt: "Fine." if "x" in prompt else "~" * 60),
            jobs,
            capability=Capability(surgical, False, "cells that cannot be shifted"),
            verified=False,
        )
        assert errors(told) == ["no_room"]
        assert states(at) == ["in_kv", "dropped", "dropped", *["in_kv"] * 6]
        assert [event.text for event in told if isinstance(event, ReplyFinished)][-1] == "###" * 60


def test_a_chat_that_has_more_tokens_when_it_is_read_again_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    grows(monkeypatch)
    with desk(tmp_path, context__mode="manual") as at:
        spoilt = at.then(lambda: at.live.mark_stale())
        checked = at.then(lambda: proof.check(at.engine, at.timeline))
        jobs = [*messages(4), spoilt, SendMessage("on"), checked]
        told = at.play(in_turn(*["~" * 60] * 4), jobs, verified=False)
        assert errors(told) == ["context_full"], "nothing leaves by itself for a message"
        assert states(at) == ["in_kv", *["dropped"] * 4, *["in_kv"] * 4]
        words = "Turns 1–4 no longer fit when they are read again, so they left the context."
        assert words in notices(told)


def test_a_chat_whose_newest_exchange_alone_is_too_long_then_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was: “The context could not be restored”, for a guest who came was enough."""
    grows(monkeypatch)
    with desk(tmp_path, context__mode="manual") as at:
        spoilt = at.then(lambda: at.live.mark_stale())
        checked = at.then(lambda: proof.check(at.engine, at.timeline))
        jobs = [*messages(2), spoilt, SendMessage("on"), checked]
        told = at.play(in_turn("Fine.", "~" * 200), jobs, n_ctx=512, verified=False)
        assert errors(told) == []
        assert states(at) == ["in_kv", *["dropped"] * 4, *["in_kv"] * 2]
        notice = "Turns 1–4 no longer fit when they are read again, so they left the context."
        assert notice in notices(told)
