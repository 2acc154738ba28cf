"""The live chat's budget moves with the sizes of its exchanges; its gauge is told often enough."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ethervox_gui.context.budget import adaptive_trigger
from ethervox_gui.context.events.events import HealthChanged
from ethervox_gui.context.events.window_events import UsageChanged
from ethervox_gui.context.turns.turns import Role, Span
from ethervox_gui.governor.jobs.jobs import ChangeSettings, Job, SendMessage
from tests.helpers.desk import Desk, desk, errors, says, with_settings

N_CTX = 4096


def latest(at: Desk, n_exchanges: int) -> float:
    """What the trigger moves by, worked out from the front: each user turn begins an exchange."""
    sizes: list[int] = []
    for turn in at.timeline:
        if turn.role is Role.USER:
            sizes.append(0)
        if sizes:
            sizes[-1] += turn.n_tokens
    return adaptive_trigger(sizes[-n_exchanges:], N_CTX)


def growing(count: int) -> list[Job]:
    """Messages, each 40 characters longer than the one before."""
    return [SendMessage("x" * 40 * number) for number in range(1, count + 1)]


def test_the_trigger_follows_the_last_eight_exchanges(at: Desk) -> None:
    found: list[tuple[float, float]] = []
    look = at.then(lambda: found.append((at.live.budget.adapted, latest(at, 8))))
    told = at.play(says("Fine."), [job for each in growing(11) for job in (each, look)], n_ctx=N_CTX)
    assert errors(told) == []
    assert [moved for moved, _ in found] == [expected for _, expected in found]
    assert len({moved for moved, _ in found}) == 11, "each exchange counts"


def test_the_trigger_stays_where_the_settings_say_so(tmp_path: Path) -> None:
    with desk(tmp_path, context__adaptive=False) as at:
        moved: list[float] = []
        look = at.then(lambda: moved.append(at.live.budget.adapted))
        adaptive = with_settings(context__adaptive=True)
        at.play(says("Fine."), [*growing(3), look, ChangeSettings(adaptive), look], n_ctx=N_CTX)
        assert moved[0] == 0
        assert moved[1] != 0, "what was said before counts at once"


@pytest.mark.parametrize(("way", "asks"), [("sentences", False), ("model", True), ("late", True)])
def test_room_to_ask_for_a_summary_is_kept_only_where_that_is_asked_for(
    tmp_path: Path, way: str, asks: bool
) -> None:
    with desk(tmp_path, context__notes="late" if way == "sentences" else "sentences") as at:
        budgets = []
        look = at.then(lambda: budgets.append(at.live.budget))
        changed = ChangeSettings(with_settings(context__notes=way))
        at.play(says("Fine."), [SendMessage("Hello."), look, changed, look], n_ctx=512)
    before, after = budgets
    assert (after.n_instruction > 0) is asks
    if not asks:
        assert after.act_at > before.act_at, "old turns stay for longer"


def test_the_gauge_is_told_four_times_a_second_and_at_another_health_at_once(
    at: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time stands still but for what the test lets pass."""
    seconds = [100.0]
    monkeypatch.setattr("ethervox_gui.governor.chat.live_chat.time.monotonic", lambda: seconds[0])

    def grown(n_tokens: int) -> int:
        """How often the gauge was told for a token more in the reply."""
        n_before = len(at.told(UsageChanged))
        at.timeline.grow_reply(n_tokens)
        at.live.show_reply_growth()
        return len(at.told(UsageChanged)) - n_before

    def reply() -> None:
        live = at.live
        last = live.timeline.last
        assert last is not None
        p0 = live.timeline.n_past
        live.timeline.begin_reply(replace(last, number=last.number + 1, n_tokens=0, span=Span(p0, p0)))
        live.show_usage()
        assert grown(1) == 1, "the first is told"
        assert grown(1) == 0
        seconds[0] += 0.26
        assert grown(1) == 1
        assert at.told(UsageChanged)[-1].reply == 3
        n_changes = len(at.told(HealthChanged))
        assert grown(int(0.6 * N_CTX)) == 1, "health is another"
        assert len(at.told(HealthChanged)) == n_changes + 1
        assert grown(1) == 0
        live.timeline.end_reply("", 0.0)

    at.play(says("Fine."), [SendMessage("hello"), at.then(reply)], n_ctx=N_CTX, verified=False)
    assert errors(at.events) == []
