"""Search by meaning: an embedding model on a thread of its own, beside the chat.

It answers queries first, and fills in the vectors that memories lack when there are none.  Without it, or
while it cannot answer in time, the search is by words alone.  How alike the model finds unrelated sentences
tells from where on likeness means something.
"""

from __future__ import annotations

import hashlib
import logging
import queue
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from concurrent.futures import TimeoutError as NotInTime
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from ethervox_gui.context.errors import Cancelled, EthervoxError, ModelCutError, StorageError, UserError
from ethervox_gui.context.text import N_
from ethervox_gui.engine.inspection import inspect_model
from ethervox_gui.storage.base.low_priority import let_others_go_first
from ethervox_gui.storage.search.nearest import Usual
from ethervox_gui.storage.store import Store

if TYPE_CHECKING:
    from ethervox_gui.engine.llama.topics.planes import Planes

Vector = NDArray[np.float32]

#: A query waits so long for its vector, in seconds.
_PATIENCE_S: Final = 0.5
#: New memories are looked for so often, in seconds.
_LOOK_EVERY_S: Final = 5.0
_AT_ONCE: Final = 8
#: What was learned of a model is kept by this and its fingerprint.
_LEARNED: Final = "meaning"

_log = logging.getLogger(__name__)


class Embedder(Protocol):
    """A loaded embedding model, used by one thread."""

    name: str

    def embed(self, text: str) -> Vector:
        """The vector of a query, of length 1; 0 where there is nothing in it."""
        ...

    def pieces(self, text: str) -> Iterator[Vector]:
        """The vectors of a memory, as many as it takes; made one after the other."""
        ...

    def whole(self, text: str) -> tuple[Vector, int]:
        """One vector for all of a text, and how many tokens it has."""
        ...

    @property
    def needs_loading(self) -> bool:
        """Whether its file was cut short or written over since it was loaded."""
        ...

    def close(self) -> None: ...


class _Query(NamedTuple):
    """What the thread is to do, and who waits for it."""

    answer: Future[Any]
    work: Callable[[Embedder], Any]


def _not_ready(path: Path) -> UserError:
    return UserError(
        "embedding_model_missing",
        N_("The embedding model {name} cannot be found.").format(name=path.name),
        N_("It may still be loaded. Ask again."),
    )


def _state_of(path: Path) -> tuple[float, int] | None:
    """What changes when a file is written or replaced; ``None`` where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime, found.st_size


def load_embedder(path: Path) -> Embedder:
    """Look at the file in a throw-away process, then load it with llama.cpp.  Raises :class:`UserError`."""
    inspect_model(path, talks=False)
    from ethervox_gui.engine.llama import embedding  # here, because loading the library takes a while

    return embedding.load(path)


class MeaningSearch:
    """The thread.  :meth:`start` begins it and makes it the store's :attr:`meaning`; :meth:`stop` ends it.

    ``failed`` is called on the thread if the model cannot be used: at once, or as its file was written since.
    """

    def __init__(
        self,
        store: Store,
        path: Path,
        failed: Callable[[UserError], None],
        load: Callable[[Path], Embedder] = load_embedder,
    ) -> None:
        self.name = ""
        self._store = store
        self._path = path
        self._failed = failed
        self._load = load
        self._everyday = self._everyday_stored = np.zeros((0, 0), np.float32)
        self._planes: Planes | None = None
        self._queries: queue.SimpleQueue[_Query | None] = queue.SimpleQueue()
        self._ready = threading.Event()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="embedding", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def end(self) -> None:
        """Finish the piece that is being looked at and free the model, without waiting for it."""
        self._stopping.set()
        self._leave()
        self._queries.put(None)

    def stop(self) -> None:
        """As :meth:`end`, and wait for it.  Calling it again does nothing."""
        self.end()
        if self._thread.is_alive():
            self._thread.join()

    @property
    def is_running(self) -> bool:
        """Whether it was started, and has not ended."""
        return self._thread.is_alive()

    def vector(self, text: str) -> Vector | None:
        """The vector of a query; ``None`` if it takes too long.  From any other thread."""
        return self._made(lambda embedder: embedder.embed(text))

    def vector_of_text(self, text: str) -> Vector | None:
        """As :meth:`vector`, of the beginning of a text as memories are stored."""
        return self._made(lambda embedder: next(embedder.pieces(text)))

    def _made(self, make: Callable[[Embedder], Vector]) -> Vector | None:
        if not self._ready.is_set() or self._stopping.is_set():
            return None
        answer: Future[Vector] = Future()
        self._queries.put(_Query(answer, make))
        try:
            return answer.result(_PATIENCE_S)
        except (NotInTime, EthervoxError):
            answer.cancel()
            return None

    @property
    def model_name(self) -> str:
        """What the model is called where other programs ask for it."""
        return self._path.stem

    def embedding(self, text: str) -> tuple[list[float], int]:
        """One vector for all of a text, and how many tokens it has; waits for both.  From any other thread.

        Raises :class:`UserError` while there is no model.
        """
        if not self._ready.is_set() or self._stopping.is_set():
            raise _not_ready(self._path)
        answer: Future[tuple[Vector, int]] = Future()
        self._queries.put(_Query(answer, lambda embedder: embedder.whole(text)))
        while True:
            try:
                vector, n_tokens = answer.result(_PATIENCE_S)
                return vector.tolist(), n_tokens
            except NotInTime:
                if not self._thread.is_alive():
                    raise _not_ready(self._path) from None

    def usual(self, vector: Vector, *, stored: bool = False) -> Usual:
        likeness = (self._everyday_stored if stored else self._everyday) @ vector
        return Usual(float(likeness.mean()), float(likeness.std()))

    def asks(self, vector: Vector) -> float:
        planes = self._planes
        return 0.0 if planes is None else float(planes.asks(vector[None])[0])

    def tells(self, vectors: Vector) -> NDArray[np.float64]:
        planes = self._planes
        return np.zeros(len(vectors)) if planes is None else planes.tells(vectors)

    # ---- on the thread --------------------------------------------------------------------------

    def _run(self) -> None:
        let_others_go_first()
        embedder = self._loaded()
        while embedder is not None:
            try:
                is_outdated = self._serve(embedder)
            finally:
                embedder.close()
            embedder = self._loaded_again() if is_outdated else None

    def _loaded(self) -> Embedder | None:
        """The model; ``None`` where it cannot be used, which is told then."""
        try:
            return self._load(self._path)
        except UserError as error:
            self._failed(error)
        except Exception:  # a stranger's file; the chat goes on without
            _log.exception("the embedding model could not be loaded")
            self._failed(
                UserError(
                    "embedding_model_unusable", N_("{name} cannot be loaded.").format(name=self._path.name)
                )
            )
        return None

    def _loaded_again(self) -> Embedder | None:
        """The model of a file that was cut short or written over, once it is whole; ``None`` at the end.

        What is wrong with it is told once, and it is tried again whenever the file has changed.
        """
        tried: tuple[float, int] | None = None
        is_told = False
        while not self._stopping.is_set():
            found = _state_of(self._path)
            if found != tried:
                tried = found
                try:
                    return self._load(self._path)
                except Exception as error:  # half written still, perhaps: then it will change
                    _log.warning("the embedding model could not be loaded again: %s", error)
                    if isinstance(error, UserError) and not is_told:
                        is_told = True
                        self._failed(error)
            self._refuse_waiting(_LOOK_EVERY_S)
        return None

    def _serve(self, embedder: Embedder) -> bool:
        """Be there for searches until the thread is to stop; true where the model has to be loaded again."""
        try:
            self._everyday = self._of_everyday(embedder.embed)
            self._everyday_stored = self._of_everyday(lambda text: next(embedder.pieces(text)))
            self.name = embedder.name
            self._ready.set()
            if not self._stopping.is_set():
                self._store.meaning = self
            self._work(embedder)
        except (ModelCutError, Cancelled):
            pass  # as it is found below
        except Exception:  # the chat goes on without
            _log.exception("the search by meaning ended")
            self._failed(
                UserError("embedding_model_unusable", N_("{name} failed.").format(name=self._path.name))
            )
            return False
        finally:
            self._ready.clear()
            self._leave()
        return embedder.needs_loading and not self._stopping.is_set()

    def _of_everyday(self, vector_of: Callable[[str], Vector]) -> Vector:
        """The vectors of sentences about nothing; raises :class:`Cancelled` if the thread is to stop.

        Of low priority, it takes minutes beside others that keep the processor busy: the window would stay.
        """
        found: list[Vector] = []
        for text in EVERYDAY:
            if self._stopping.is_set():
                raise Cancelled
            found.append(vector_of(text))
        return np.stack(found)

    def _leave(self) -> None:
        """Be asked no more; another one that was chosen since stays."""
        if self._store.meaning is self:
            self._store.meaning = None

    def _work(self, embedder: Embedder) -> None:
        skipped: set[int] = set()
        self._learn(embedder)
        while not (self._stopping.is_set() or embedder.needs_loading):
            if not self._fill_some(embedder, skipped):
                self._answer_waiting(embedder, _LOOK_EVERY_S)

    def _learn(self, embedder: Embedder) -> None:
        """Learn what asks for something told, and what tells something, once for each model.

        Who asks for a vector meanwhile is answered first.
        """
        from ethervox_gui.engine.llama.attention.lessons import lessons  # loads the library
        from ethervox_gui.engine.llama.topics import planes

        kept_as = f"{hashlib.sha256(embedder.name.encode()).hexdigest()}-{_LEARNED}"
        self._planes = planes.Planes.from_text(self._store.learned.read(kept_as))
        if self._planes is not None:
            return

        def read(text: str) -> Vector:
            self._answer_waiting(embedder)
            if self._stopping.is_set():
                raise Cancelled
            return embedder.embed(text)

        try:
            self._planes = planes.learn(read, lessons())
        except Cancelled:
            return
        except EthervoxError as error:
            _log.warning("what asks and what tells is not known: %s", error)
            return
        self._store.learned.keep(kept_as, self._planes.to_text())

    def _answer_waiting(self, embedder: Embedder, patience_s: float = 0.0) -> None:
        """Answer all queries that are there, or the first to come within that time."""
        with suppress(queue.Empty):
            self._answer(embedder, self._queries.get(patience_s > 0, patience_s or None))
            while True:
                self._answer(embedder, self._queries.get_nowait())

    def _refuse_waiting(self, patience_s: float) -> None:
        """Tell who asks within that time that there is no model now."""
        with suppress(queue.Empty):
            query = self._queries.get(timeout=patience_s)
            if query is not None and query.answer.set_running_or_notify_cancel():
                query.answer.set_exception(_not_ready(self._path))

    def _answer(self, embedder: Embedder, query: _Query | None) -> None:
        if query is None:
            return
        if not query.answer.set_running_or_notify_cancel():
            return
        try:
            query.answer.set_result(query.work(embedder))
        except EthervoxError as error:
            query.answer.set_exception(error)

    def _fill_some(self, embedder: Embedder, skipped: set[int]) -> bool:
        """Look at a few memories; whether there may be more.  What the model fails on is left out."""
        try:
            waiting = self._store.memories_without_vector(embedder.name, _AT_ONCE + len(skipped))
            done: list[tuple[int, str, bytes]] = []
            for memory_id, text in waiting:
                if memory_id in skipped or self._stopping.is_set():
                    continue
                try:
                    vectors = self._vectors(embedder, text)
                except ModelCutError:
                    return False  # it fails on none of them: another time
                except EthervoxError as error:
                    _log.warning("memory %d has no vector: %s", memory_id, error)
                    skipped.add(memory_id)
                else:
                    done += [(memory_id, text, vectors)] if vectors else []
            if done:
                self._store.put_vectors(embedder.name, done)
        except (StorageError, UserError) as error:  # a full disk: another time
            _log.warning("vectors could not be stored: %s", error)
            return False
        return bool(done)

    def _vectors(self, embedder: Embedder, text: str) -> bytes:
        """The vectors of a memory, one behind the other; nothing if the thread is to stop.

        Who asks something meanwhile is answered first.
        """
        found: list[bytes] = []
        for vector in embedder.pieces(text):
            found.append(vector.astype("<f4").tobytes())
            self._answer_waiting(embedder)
            if self._stopping.is_set():
                return b""
        return b"".join(found)


#: Each about something else, in plain words, of the length that a line of a memory has.
EVERYDAY: Final = (
    "The river was higher this spring than anybody could remember.",
    "She put the letter into the drawer and said nothing.",
    "The committee meets on the second floor at ten o'clock.",
    "He has worked in the same factory for thirty years.",
    "Two of the windows on the north side do not close.",
    "The price of copper fell for the third week in a row.",
    "They walked through the forest until it was dark.",
    "The museum is closed on Mondays and on public holidays.",
    "Press the green button and wait until the light goes out.",
    "The painter used little colour and a great deal of patience.",
    "Most of the passengers slept while the train stood still.",
    "The judge adjourned the hearing until next week.",
    "Cut the onions into small pieces and fry them in butter.",
    "The team lost its last three matches away from home.",
    "A thin layer of snow covered the roofs of the village.",
    "The manual does not say which of the two screws comes first.",
    "He told the children a story about a king without a crown.",
    "The factory makes chairs, tables and wooden toys.",
    "The bank will send you a new card within ten days.",
    "The lecture on insects drew more people than expected.",
    "After the storm the whole street was without electricity.",
    "The actress thanked her teachers and left the stage.",
    "The contract can be ended by either side within a month.",
    "Their grandparents came from the mountains in the south.",
    "The engine runs at a lower temperature than before.",
    "The soldiers crossed the border during the night.",
    "She learnt three poems by heart in one afternoon.",
    "The report lists the causes of the accident in detail.",
    "Bees find their way back to the hive over many miles.",
    "The hotel offers rooms with a view of the lake.",
    "The election was decided by fewer than a hundred votes.",
    "He prefers tea to coffee, and silence to both.",
    "The new law comes into force at the beginning of the year.",
    "The box holds twelve bottles and is heavier than it looks.",
    "The orchestra tuned for a long time before it began.",
    "The patient may get up for an hour every morning.",
    "The map shows every well and every path of the island.",
    "The shop sells shoes, belts and leather bags.",
    "The telephone rang twice and then was quiet again.",
    "The function returns the number of items in the list.",
)
