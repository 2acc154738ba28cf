"""One marker for a stretch of summarized turns, however many edits it took: the newest stands for all."""

from __future__ import annotations

from collections.abc import Iterable

from ethervox_gui.context.events.events import Action
from ethervox_gui.ui.chat.transcript import EditMarkerItem, Item, Whole


def fold_markers(items: Iterable[Item]) -> list[EditMarkerItem]:
    """Let the last marker of each stretch tell of all of it, and the others give way; those that changed.

    A stretch are summarized turns without any between them that stayed.  A marker whose turns are back
    belongs to none, and that of an undone edit is not to be seen where others tell of what is out.
    """
    changed: list[EditMarkerItem] = []
    stretch: list[EditMarkerItem] = []
    for item in items:
        if not isinstance(item, EditMarkerItem):
            continue
        if item.is_redone:
            _say(item, True, None, changed)
            continue
        if item.action is not Action.SUMMARIZE_OLD or item.is_back:
            _say(item, False, None, changed)
            continue
        if stretch and item.first_turn > stretch[-1].last_turn + 1:
            _close(stretch, changed)
            stretch = []
        stretch.append(item)
    _close(stretch, changed)
    return changed


def _close(stretch: list[EditMarkerItem], changed: list[EditMarkerItem]) -> None:
    for marker in stretch[:-1]:
        _say(marker, True, None, changed)
    if stretch:
        whole = None
        if len(stretch) > 1:
            whole = Whole(
                min(marker.first_turn for marker in stretch),
                sum(marker.tokens_freed for marker in stretch),
                sum(marker.duration_ms for marker in stretch),
                len(stretch),
            )
        _say(stretch[-1], False, whole, changed)


def _say(marker: EditMarkerItem, gives_way: bool, whole: Whole | None, changed: list[EditMarkerItem]) -> None:
    if (marker.gives_way, marker.whole) != (gives_way, whole):
        marker.gives_way, marker.whole = gives_way, whole
        changed.append(marker)
