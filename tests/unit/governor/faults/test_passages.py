"""Documents of a chat: what a message asks of them comes in, quoted, within its share, and goes again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events.events import DocumentAttached, DocumentRemoved, PassagesQuoted
from ethervox_gui.context.recall.choice import WORKING_SET
from ethervox_gui.context.recall.passages import DocumentText
from ethervox_gui.context.turns.files import quoted
from ethervox_gui.context.turns.turns import Block, Role
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.governor.cache import passages
from ethervox_gui.governor.faults import meaning
from ethervox_gui.governor.faults import passages as faults
from ethervox_gui.governor.jobs.jobs import (
    AttachDocument,
    ChangeSettings,
    ClearContext,
    EditMessage,
    Job,
    LetPassageGo,
    OpenChat,
    RemoveDocument,
    ReportDocuments,
    SendMessage,
    UndoEdit,
)
from ethervox_gui.governor.turns import beginning
from ethervox_gui.services.documents.reading import read_document
from tests.helpers import documents
from tests.helpers.desk import Desk, desk, errors, notices, says
from tests.helpers.meaning import NothingLearned

ASKED = "What is the password of the archive cellar?"
REBUILD = Capability(False, False, "a recurrent model")


@pytest.fixture
def book(tmp_path: Path) -> DocumentText:
    return read_document(documents.lighthouse(tmp_path / "book.md"))


class Reader:
    """Plays jobs, and looks between them, in the governor's own thread; all is verified after each job."""

    def __init__(
        self, at: Desk, book: DocumentText, capability: Capability | None, n_ctx: int = 8192
    ) -> None:
        self.desk = at
        self.attach = AttachDocument(lambda: book)
        self.n_ctx = n_ctx
        self._options: dict[str, Any] = {"capability": capability} if capability else {}

    def play(self, *steps: Job | Callable[[], object]) -> None:
        jobs = [step if isinstance(step, Job) else self.desk.then(step) for step in steps]
        self.desk.play(says("Fine."), jobs, n_ctx=self.n_ctx, **self._options)

    @property
    def standing(self) -> list[Block]:
        live = self.desk.governor.live or self.desk.ended
        return [block for block in live.timeline.blocks if block.passage_id]

    @property
    def text(self) -> str:
        return "".join(block.text for block in self.standing)

    @property
    def quoted(self) -> list[PassagesQuoted]:
        return self.desk.told(PassagesQuoted)

    def stands(self, *, something: bool = True) -> Callable[[], None]:
        """A look at whether anything of a document stands in the context."""

        def look() -> None:
            assert bool(self.standing) is something

        return look

    def lacks(self, words: str) -> Callable[[], None]:
        """A look at whether these words stand in no passage in the context."""

        def look() -> None:
            assert words not in self.text

        return look


@pytest.fixture(params=[None, REBUILD], ids=["surgical", "rebuild"])
def at(tmp_path: Path, request: pytest.FixtureRequest, book: DocumentText) -> Iterator[Reader]:
    with desk(tmp_path, context__recall="automatic") as made:
        yield Reader(made, book, request.param)
        assert made.store.check() == []


def test_what_is_named_by_its_number_comes_in(tmp_path: Path) -> None:
    """Where all of a file is about plots, "plot" tells nothing, and a number alone too little."""
    lines = (f"Plot {n}: rented to tenant {7 * n % 83}, {50 + n % 9} euros a year." for n in range(1, 90))
    (tmp_path / "plots.txt").write_text("\n".join(lines), encoding="utf-8")
    with desk(tmp_path / "data", context__recall="automatic") as made:
        reader = Reader(made, read_document(tmp_path / "plots.txt"), None)
        away = SendMessage("Why is the sky blue?")  # the beginning comes with the first message
        reader.play(reader.attach, away, SendMessage("Who rents plot 57?"))
        assert errors(made.events) == []
        assert "Plot 57: rented" in reader.text


def test_a_greeting_asks_for_nothing_though_a_document_greets(tmp_path: Path) -> None:
    pages = [
        f"# Page {n}\n\nThe crate with number {n * 37} is full of {'tin ' * n}lamps.\n" for n in range(1, 20)
    ]
    (tmp_path / "play.md").write_text(
        "\n".join([*pages, "# Scene 9\n\nGood morning! How are you today?\n"]), encoding="utf-8"
    )
    with desk(tmp_path / "data", context__recall="automatic") as made:
        reader = Reader(made, read_document(tmp_path / "play.md"), None)
        away = SendMessage("Why is the sky blue?")  # the beginning comes with the first message
        greets = SendMessage("good morning! how are you today")
        asks = SendMessage("Who says good morning in the play?")
        reader.play(reader.attach, away, greets, reader.lacks("Scene 9"), asks)
        assert "Scene 9" in reader.text


def test_what_a_message_asks_for_stands_before_it(at: Reader) -> None:
    at.play(at.attach, SendMessage(ASKED))
    assert errors(at.desk.events) == []
    (made,) = at.desk.told(DocumentAttached)
    assert (made.title, made.n_pages, made.is_cut) == ("book.md", 0, False)
    assert made.n_passages == len(at.desk.store.passages(made.chat_id))
    (told,) = at.quoted
    assert "“Chapter 15”" in told.places
    assert "Quendolina" in at.text
    assert told.n_tokens == sum(block.span.n_tokens for block in at.standing)
    live = at.desk.ended
    assert told.n_tokens <= live.budget.n_ctx / 6
    question = next(turn for turn in live.timeline if turn.role is Role.USER)
    assert question.text == ASKED, "the message itself is what was said"
    assert question.span is not None
    assert all(block.span.p1 <= question.span.p0 for block in at.standing)


def test_a_file_in_front_of_the_question_asks_for_nothing(at: Reader) -> None:
    """It is said whole with the message, and no words of it stand between the question and its answer."""
    at.play(at.attach, SendMessage(quoted("shopping.md", "- milk\n- bread\n- 3 lemons\n" * 5) + "\n" + ASKED))
    assert errors(at.desk.events) == []
    (told,) = at.quoted
    assert "“Chapter 15”" in told.places
    assert "Quendolina" in at.text


def test_everyday_messages_bring_nothing(at: Reader) -> None:
    others = ("Thank you.", "Write a poem about love.", "What is two and two?")
    at.play(at.attach, SendMessage(ASKED), *map(SendMessage, others))
    assert len(at.quoted) == 1


def test_what_is_strange_to_a_long_document_brings_nothing_of_it(at: Reader) -> None:
    """Some of its words stand there all the same: “tell” and “something” are rare in it."""
    readme = read_document(Path(__file__).parents[3] / "data" / "readme.md")
    at.play(
        AttachDocument(lambda: readme),
        SendMessage("Which command runs every check and test?"),
        SendMessage("Tell me something funny about penguins."),
    )
    (told,) = at.quoted
    assert "“Two commands”" in told.places


def test_a_new_document_begins_where_nothing_is_asked_of_it(at: Reader) -> None:
    at.play(at.attach, SendMessage("Summarize this, please."), SendMessage("Go on."))
    assert [told.passages for told in at.quoted] == [(1,)], "once"


def test_what_is_not_asked_for_any_more_goes(at: Reader) -> None:
    thanks = [SendMessage(f"Thanks {number}.") for number in range(7)]
    at.play(
        at.attach, SendMessage(ASKED), at.stands(), *thanks, at.stands(something=False), SendMessage(ASKED)
    )
    assert "Quendolina" in at.text, "it comes when it is asked for"


def test_what_stands_there_is_not_read_twice(at: Reader) -> None:
    before: list[int] = []
    at.play(
        at.attach,
        SendMessage(ASKED),
        lambda: before.extend(block.passage_id for block in at.standing),
        SendMessage(ASKED),
    )
    ids = [block.passage_id for block in at.standing]
    assert len(ids) == len(set(ids))
    assert before
    assert set(before) <= set(ids)


def test_what_every_message_asks_for_stays(at: Reader) -> None:
    def look() -> None:
        assert "Quendolina" in at.text

    asked: list[Job | Callable[[], object]] = [SendMessage(ASKED), look]
    at.play(at.attach, *asked * (WORKING_SET + 2))
    assert len(at.quoted) == 1, "it was read once"


def test_what_comes_takes_the_place_of_what_is_asked_for_no_more(tmp_path: Path) -> None:
    """All that came stays within its share, however much is asked for before the first is forgotten."""
    lines = (f"Plot {n}: rented to tenant {7 * n % 83}, {50 + n % 9} euros a year." for n in range(1, 90))
    (tmp_path / "plots.txt").write_text("\n".join(lines), encoding="utf-8")
    with desk(tmp_path / "data", context__recall="automatic") as made:
        reader = Reader(made, read_document(tmp_path / "plots.txt"), None)
        share = int(made.settings.context.recall_share * reader.n_ctx)

        def look() -> None:
            assert 0 < sum(block.span.n_tokens for block in reader.standing) <= share

        asked = [SendMessage(f"Who rents plot {number}?") for number in (7, 29, 51, 73)]
        reader.play(reader.attach, *(step for message in asked for step in (message, look)))
        assert errors(made.events) == []
        assert sum(told.n_tokens for told in reader.quoted) > share, "not all could stay"
        assert "Plot 73: rented" in reader.text


def test_nothing_comes_in_once_that_is_turned_off(at: Reader) -> None:
    off = {"context.recall": "off"}
    away = SendMessage("Why is the sky blue?")  # the beginning comes with the first message
    at.play(at.attach, away, ChangeSettings(at.desk.settings.with_values(off)), SendMessage(ASKED))
    assert "Quendolina" not in at.text


def test_they_go_before_any_turn_does(tmp_path: Path, book: DocumentText) -> None:
    with desk(tmp_path, context__recall="automatic", context__recall_share=0.3) as made:
        at = Reader(made, book, None, n_ctx=4096)
        looks: list[tuple[bool, bool]] = []

        def look() -> None:
            turns = made.timeline
            looks.append((bool(at.standing), all(turn.span is not None for turn in turns)))

        steps: list[Job | Callable[[], object]] = [at.attach, SendMessage(ASKED), look]
        for number in range(5):
            steps += [SendMessage(f"{number} " * 330), look]
        at.play(*steps)
        assert looks[0] == (True, True)
        assert (False, True) in looks, "passages had gone, and every turn was there still"
        assert (True, False) not in looks


def test_they_stand_there_when_the_chat_is_opened_again(at: Reader) -> None:
    found: list[list[tuple[int, str, str]]] = []

    def look() -> None:
        found.append([(block.passage_id, block.text, block.source) for block in at.standing])

    at.play(
        at.attach, SendMessage(ASKED), look, OpenChat(None), look, OpenChat(1), look, SendMessage("Again?")
    )
    assert found[0] == found[2] != []
    assert found[1] == []
    assert errors(at.desk.events) == []


def test_they_stay_where_they_stand_when_the_instructions_change(at: Reader) -> None:
    at.play(at.attach, SendMessage(ASKED), lambda: beginning.change(at.desk.live, "Be long indeed."))
    (told,) = at.quoted
    assert {block.source.removeprefix("book.md, ") for block in at.standing} == set(told.places)
    live = at.desk.ended
    question = next(turn for turn in live.timeline if turn.role is Role.USER)
    assert question.span is not None
    assert all(block.span.p1 <= question.span.p0 for block in at.standing)
    standing = at.desk.store.standing_passages(1)
    assert {one.passage_id for _, one in standing} == {block.passage_id for block in at.standing}


def test_dropping_all_leaves_the_chat_sound(at: Reader) -> None:
    at.play(
        at.attach,
        SendMessage(ASKED),
        SendMessage("Thanks."),
        ClearContext(confirmed=True),
        at.stands(something=False),
        UndoEdit(),
        SendMessage(ASKED),
        at.stands(),
    )
    assert errors(at.desk.events) == []


def test_a_document_is_removed_with_what_stands_of_it(at: Reader) -> None:
    at.play(at.attach, SendMessage(ASKED), RemoveDocument(1), at.stands(something=False), SendMessage(ASKED))
    assert at.standing == []
    assert [event.document_id for event in at.desk.told(DocumentRemoved)] == [1]
    at.play(RemoveDocument(1))
    assert errors(at.desk.events)[-1] == "document_not_found"


def test_one_passage_is_let_go(at: Reader) -> None:
    at.play(at.attach, SendMessage(ASKED))
    gone = at.standing[0].passage_id
    at.desk.play(says("Fine."), [LetPassageGo(gone)], chat_id=1, n_ctx=8192)
    assert gone not in {block.passage_id for block in at.standing}


def test_an_edited_message_asks_anew(at: Reader) -> None:
    at.play(at.attach, SendMessage("Hello."), SendMessage("How are you?"), EditMessage(3, ASKED))
    assert "Quendolina" in at.text


def test_where_nothing_comes_by_itself_a_document_is_refused(at: Reader) -> None:
    at.play(ChangeSettings(at.desk.settings.with_values({"context.recall": "off"})), at.attach)
    assert errors(at.desk.events) == ["documents_off"]
    assert at.desk.store.documents(1) == []


def test_a_passage_that_cannot_be_read_keeps_no_message_back(
    at: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise EngineError("no")

    monkeypatch.setattr(passages, "place", fail)
    at.play(at.attach, SendMessage(ASKED))
    assert any("passage could not be read" in text for text in notices(at.desk.events))
    assert [turn.text for turn in at.desk.ended.timeline if turn.role is Role.USER] == [ASKED]


def test_what_has_no_room_is_told(at: Reader) -> None:
    at.n_ctx = 512
    at.play(at.attach, SendMessage(ASKED))
    assert at.quoted == []
    assert any("doesn't fit" in text and "book.md" in text for text in notices(at.desk.events))


def test_the_list_of_documents(at: Reader) -> None:
    at.play(ReportDocuments(), at.attach, ReportDocuments())
    (made,) = at.desk.told(DocumentAttached)
    first, second = notices(at.desk.events)[-2:]
    assert "no documents" in first
    assert second == f"1  book.md, {made.n_passages} passages"


class Secrets(NothingLearned):
    """An embedding model that knows one thing: what opens a door."""

    name = "secrets"

    def vector(self, text: str) -> NDArray[np.float32]:
        is_meant = "password" in text or "gets one through" in text
        return np.array([1, 0] if is_meant else [0, 1], np.float32)


def test_passages_are_found_by_what_they_mean_where_an_embedding_model_is_set(at: Reader) -> None:
    desk = at.desk
    calm = desk.then(lambda: desk.governor.session.use_idle_time(lambda: False))
    ask = SendMessage("Which phrase gets one through?")
    for model, settings, is_found in (
        (None, {}, False),
        (Secrets(), {"context.recall": "words"}, False),
        (Secrets(), {}, True),
    ):
        desk.store.meaning = model
        change = ChangeSettings(desk.settings.with_values(settings))
        at.play(at.attach, change, SendMessage("Hello."), calm, ask)
        assert ("Quendolina" in at.text) is is_found, (model, settings)


def test_words_and_meaning_ask_together() -> None:
    """What both speak for weakly is asked for; where both are there words alone must say more."""
    found = faults.together({1: 0.9, 2: 1.1, 3: 1.1, 4: 0.2}, {1: 0.9, 2: 0.2, 4: 1.3})
    assert [key for key, score in found.items() if score >= 1] == [1, 3, 4]
    assert found[3] == 1.1, "nobody has looked at that yet"
    assert faults.together({1: -1.0}, {1: 0.9})[1] == 0.9


def test_the_first_question_after_a_document_finds_by_meaning_as_well(
    at: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is missing is read before it; where there is no time for that, it is found by words alone."""
    at.desk.store.meaning = Secrets()
    ask = SendMessage("Which phrase gets one through?")
    at.play(at.attach, ask)
    assert "Quendolina" in at.text
    monkeypatch.setattr(meaning, "_WITHIN_S", 0.0)
    at.play(at.attach, ask)
    assert "Quendolina" not in at.text


def cellar(path: Path) -> DocumentText:
    """What a message asks for is long; something short has a part of it, too."""
    other = "\n\n".join(f"# Part {n}\n{'Nothing of note happened here. ' * 12}" for n in range(9))
    asked = "The password of the archive cellar. " * 14
    path.write_text(f"# Guide\nHere is the archive cellar.\n\n# Cellar\n{asked}\n\n{other}", encoding="utf-8")
    return read_document(path)


def test_what_is_asked_for_most_comes_where_its_share_is_smaller(tmp_path: Path) -> None:
    with desk(tmp_path, context__recall="automatic") as made:
        at = Reader(made, cellar(tmp_path / "book.md"), None, n_ctx=3072)
        at.play(at.attach, SendMessage(ASKED))
        assert "password" in at.text
        budget = made.ended.budget
        assert at.quoted[0].n_tokens > budget.n_ctx / 6 > made.settings.context.recall_share * budget.n_ctx
        assert notices(made.events) == []


def test_that_what_is_asked_for_most_has_no_room_is_told(tmp_path: Path) -> None:
    with desk(tmp_path, context__recall="automatic") as made:
        at = Reader(made, cellar(tmp_path / "book.md"), None, n_ctx=2048)
        at.play(at.attach, SendMessage(ASKED))
        assert "password" not in at.text
        assert at.quoted, "something else came"
        assert [note for note in notices(made.events) if "doesn't fit into the context" in note]
