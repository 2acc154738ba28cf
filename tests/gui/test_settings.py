"""The settings dialog: made from the table, every change checked and taken at once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ethervox_gui import settings as settings_module
from ethervox_gui.context.budget import Detail
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.services.profiles import Profile
from ethervox_gui.settings import SamplingSettings, Settings, keys
from ethervox_gui.settings.describing import Needs, needs_of, range_of, words_of
from ethervox_gui.ui.controllers.settings import set_by_profile
from ethervox_gui.ui.kit.text import language
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.segments import Segments
from ethervox_gui.ui.kit.widgets.share_slider import ShareSlider
from ethervox_gui.ui.profiles.form import ProfileForm
from ethervox_gui.ui.settings.api_box import ServerBox
from ethervox_gui.ui.settings.controls import choices_of, usual_values
from ethervox_gui.ui.settings.dialog import SettingsDialog
from tests.gui.conftest import DesktopMaker, click, failure_of, press, wait_idle, wait_until
from tests.helpers.scripted_engine import ScriptedEngine

NO_CONTROL = Qt.KeyboardModifier.NoModifier


def open_settings(desktop: Desktop) -> SettingsDialog:
    click(desktop.window.sidebar.settings_button)
    dialog = desktop.window.findChild(SettingsDialog)
    assert dialog is not None
    return dialog


def close(qtbot: QtBot, dialog: SettingsDialog) -> None:
    with qtbot.waitSignal(dialog.destroyed):
        dialog.reject()


def line(dialog: SettingsDialog, key: str) -> QLineEdit:
    control = dialog.row(key).control
    assert isinstance(control, QLineEdit)
    return control


def share(dialog: SettingsDialog, key: str) -> ShareSlider:
    control = dialog.row(key).control
    assert isinstance(control, ShareSlider)
    return control


def sections_shown(dialog: SettingsDialog) -> set[str]:
    return {key.partition(".")[0] for key, row in dialog.rows.items() if row.isVisibleTo(dialog)}


def enter(dialog: SettingsDialog, key: str, text: str) -> None:
    """Type into a line and press Enter."""
    dialog.show_setting(key)
    edit = line(dialog, key)
    edit.setFocus()
    edit.selectAll()
    QTest.keyClicks(edit, text)
    press(edit, Qt.Key.Key_Return)


@pytest.fixture
def dialog(qtbot: QtBot, theme: Theme) -> SettingsDialog:
    made = SettingsDialog(theme, Settings())
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)  # the test looks at it afterwards
    qtbot.addWidget(made)
    made.open()
    return made


@pytest.fixture
def told(dialog: SettingsDialog) -> list[dict[str, object]]:
    changes: list[dict[str, object]] = []
    dialog.changed.connect(changes.append)
    return changes


def test_every_setting_has_a_row_with_its_words(dialog: SettingsDialog) -> None:
    for key, field in keys():
        control = dialog.row(key).control
        assert control.objectName() == key
        assert control.accessibleName() == field.title
        assert str(field.description) in control.accessibleDescription()
        assert range_of(field) in control.accessibleDescription()
        assert "default:" in control.accessibleDescription()
        assert dialog.row(key).reset.isHidden(), "it is the default"


def test_ranges_are_said() -> None:
    fields = dict(keys())
    assert range_of(fields["sampling.temperature"]) == "0 – 5"
    assert range_of(fields["context.warning_threshold"]) == "more than 0 %, less than 100 %"
    assert range_of(fields["context.recall_share"]) == "more than 0 %, at most 50 %"
    assert range_of(fields["context.limit"]) == "1 – 16,777,216"
    assert range_of(Profile.model_fields["last_turns"]) == "at least 1"
    assert range_of(fields["appearance.theme"]) == ""
    assert needs_of(fields["model.n_ctx"]) is Needs.RELOAD
    assert needs_of(fields["appearance.theme"]) is Needs.NOTHING


def test_a_change_holds_at_once(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    dialog = open_settings(desktop)
    dialog.show_page("appearance")
    themes = dialog.row("appearance.theme").control
    assert isinstance(themes, Segments)
    press(themes, Qt.Key.Key_End)
    wait_until(qtbot, lambda: desktop.window.theme.dark)
    path = desktop.actions.settings_path
    assert settings_module.load(path).appearance.theme == "dark"
    dialog.show_page("sampling")
    enter(dialog, "sampling.temperature", "0.2")
    assert desktop.actions.settings.sampling.temperature == 0.2
    assert settings_module.load(path).sampling.temperature == 0.2
    dialog.show_setting("context.prepare_ahead")
    box = dialog.row("context.prepare_ahead").control
    assert isinstance(box, QCheckBox)
    press(box, Qt.Key.Key_Space)
    assert not desktop.actions.settings.context.prepare_ahead


def test_what_does_not_fit_is_said_in_its_row(dialog: SettingsDialog, told: list[dict[str, object]]) -> None:
    problem = dialog.row("sampling.temperature").problem
    enter(dialog, "sampling.temperature", "hot")
    assert told == []
    assert problem.text() == "Temperature: enter a number from 0 to 5."
    assert problem.isVisible()
    enter(dialog, "sampling.temperature", "9")
    assert problem.isVisible()
    enter(dialog, "sampling.temperature", "1.5")
    assert told == [{"sampling.temperature": 1.5}]
    assert problem.isHidden()
    enter(dialog, "sampling.temperature", "1.50")
    assert told == [{"sampling.temperature": 1.5}, {"sampling.temperature": 1.5}]
    assert line(dialog, "sampling.temperature").text() == "1.5"


@pytest.mark.usefixtures("english")
def test_what_to_enter_is_said_in_the_language_and_by_the_name_of_the_setting(
    dialog: SettingsDialog, told: list[dict[str, object]]
) -> None:
    said = {
        "server.host": (" ", "Adresse: geben Sie "),
        "server.allowed_origins": ("example.org", "Erlaubte Webseiten: geben Sie "),
        "downloads.hub": ("http://huggingface.co", "Modell-Hub: geben Sie "),
    }
    language.speak("de")
    dialog.show_setting("context.keep_recent_turns")
    enter(dialog, "context.keep_recent_turns", "0")
    recent = dialog.row("context.keep_recent_turns")
    assert recent.problem.text().endswith(": geben Sie eine ganze Zahl von 1 bis 1.000 ein.")
    assert "(1 – 1.000 · Standard: 10)" in recent.control.accessibleDescription()
    for key, (value, words) in said.items():
        dialog.show_setting(key)
        enter(dialog, key, value)
        assert dialog.row(key).problem.text().startswith(words)
    assert told == []


def test_values_that_only_fit_together_are_taken_together(
    dialog: SettingsDialog, told: list[dict[str, object]]
) -> None:
    dialog.show_setting("context.warning_threshold")
    share(dialog, "context.warning_threshold").slider.setValue(85)
    problem = dialog.row("context.warning_threshold").problem
    assert "rise" in problem.text()
    assert told == []
    share(dialog, "context.critical_threshold").slider.setValue(90)
    assert told == [{"context.critical_threshold": 0.9, "context.warning_threshold": 0.85}]
    assert problem.isHidden()


def test_reset_goes_back_to_the_default(dialog: SettingsDialog, told: list[dict[str, object]]) -> None:
    row = dialog.row("sampling.top_k")
    enter(dialog, "sampling.top_k", "7")
    assert row.reset.isVisible()
    click(row.reset)
    assert told == [{"sampling.top_k": 7}, {"sampling.top_k": None}]
    assert line(dialog, "sampling.top_k").text() == ""
    assert row.reset.isHidden()
    enter(dialog, "sampling.dry_multiplier", "0.8")
    click(dialog.row("sampling.dry_multiplier").reset)
    assert told[-1] == {"sampling.dry_multiplier": 0.0}
    assert line(dialog, "sampling.dry_multiplier").text() == "0.0"
    enter(dialog, "context.limit", "900")
    click(dialog.row("context.limit").reset)
    assert told[-1] == {"context.limit": None}
    assert line(dialog, "context.limit").text() == ""


def test_a_search_shows_settings_alone(qtbot: QtBot, theme: Theme) -> None:
    box = QWidget()
    dialog = SettingsDialog(theme, Settings(), tops={"server": lambda: box})
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.show_page("server")
    assert box.isVisible()
    dialog.search.setText("trim")
    assert dialog.row("server.warning_threshold").isVisible()
    assert not box.isVisible()
    dialog.search.clear()
    assert box.isVisible()


def test_a_click_on_the_page_a_search_was_begun_from_ends_it(qtbot: QtBot, dialog: SettingsDialog) -> None:
    first = dialog.pages.item(0)
    assert first.isSelected()
    dialog.search.setText("n_ctx")
    assert sections_shown(dialog) >= {"model", "context"}
    assert not first.isSelected(), "what is found is of other pages"
    place = dialog.pages.visualItemRect(first).center()
    QTest.mouseClick(dialog.pages.viewport(), Qt.MouseButton.LeftButton, NO_CONTROL, place)
    assert dialog.search.text() == ""
    assert sections_shown(dialog) == {"appearance"}
    assert first.isSelected()


@pytest.mark.parametrize("words", ["dark", "deutsch", "francais"])
def test_a_choice_is_found_by_its_own_words(dialog: SettingsDialog, words: str) -> None:
    dialog.search.setText(words)
    shown = {key for key, row in dialog.rows.items() if row.isVisibleTo(dialog)}
    assert shown == {"appearance.theme" if words == "dark" else "appearance.language"}


def test_all_pages_are_there_before_somebody_searches(qtbot: QtBot, dialog: SettingsDialog) -> None:
    """Made one by one while nobody waits: the first letter of a search would wait for all of them."""
    wait_until(qtbot, lambda: {key.partition(".")[0] for key in dialog.rows} == set(Settings.model_fields))
    assert sections_shown(dialog) == {"appearance"}, "the others are out of sight"


def test_esc_ends_a_search_before_it_closes(dialog: SettingsDialog) -> None:
    QTest.keyClicks(dialog.search, "colour")
    press(dialog.search, Qt.Key.Key_Escape)
    assert dialog.search.text() == ""
    assert dialog.isVisible()
    press(dialog.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_search_goes_over_all_pages(dialog: SettingsDialog) -> None:
    press(dialog.pages, Qt.Key.Key_Slash)
    assert dialog.search.hasFocus()
    assert dialog.search.text() == ""
    QTest.keyClicks(dialog.search, "thresh")
    shown = {key for key, row in dialog.rows.items() if row.isVisibleTo(dialog)}
    assert {"context.warning_threshold", "server.error_threshold"} <= shown
    assert "sampling.temperature" not in shown
    dialog.search.setText("no such thing")
    assert not any(row.isVisibleTo(dialog) for row in dialog.rows.values())
    assert dialog.nothing_found.isVisible()
    dialog.pages.setCurrentRow(3)
    assert dialog.search.text() == ""
    assert sections_shown(dialog) == {"sampling"}


def test_a_slash_can_be_typed(dialog: SettingsDialog, told: list[dict[str, object]]) -> None:
    enter(dialog, "model.folders", "/models")
    assert told == [{"model.folders": "/models"}]


def test_a_change_says_what_it_needs(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    dialog = open_settings(desktop)
    note = dialog.note
    assert not dialog.reload.isVisible()
    assert note.text() == "Saved automatically."
    enter(dialog, "sampling.top_k", "7")
    assert note.text() == "Saved automatically."
    enter(dialog, "model.n_ctx", "4096")
    assert "loaded again" in note.text()
    loads: list[object] = []
    desktop.session.loaded.connect(lambda: loads.append(desktop.actions.settings.model.n_ctx))
    click(dialog.reload)
    wait_until(qtbot, lambda: loads == [4096])
    wait_idle(qtbot, desktop)
    wait_until(qtbot, lambda: desktop.window.findChild(SettingsDialog) is None)


def test_what_needs_the_model_again_is_not_forgotten(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    toast = desktop.window.toast
    dialog = open_settings(desktop)
    enter(dialog, "model.n_ctx", "4096")
    close(qtbot, dialog)
    wait_until(qtbot, toast.isVisible)
    assert toast.action.text() == "Load the model again"
    dialog = open_settings(desktop)
    assert dialog.reload.isVisible()
    assert "loaded again" in dialog.note.text()
    click(dialog.row("model.n_ctx").reset)
    assert not dialog.reload.isVisible(), "it is as the model has it"
    enter(dialog, "model.n_ctx", "4096")
    close(qtbot, dialog)
    loads: list[object] = []
    desktop.session.loaded.connect(lambda: loads.append(desktop.actions.settings.model.n_ctx))
    click(toast.action)
    wait_until(qtbot, lambda: loads == [4096])
    wait_idle(qtbot, desktop)
    dialog = open_settings(desktop)
    assert not dialog.reload.isVisible()
    enter(dialog, "model.n_threads", "2")
    close(qtbot, dialog)
    desktop.actions.load_model(Path("unwanted.gguf"))
    failure_of(qtbot, desktop).put_away()
    assert open_settings(desktop).reload.isVisible(), "what is loaded is still without it"


def test_closing_takes_what_is_being_typed(dialog: SettingsDialog, told: list[dict[str, object]]) -> None:
    dialog.show_page("sampling")
    edit = line(dialog, "sampling.top_k")
    edit.setFocus()
    edit.selectAll()
    QTest.keyClicks(edit, "9")
    close = dialog.findChild(QWidget, "closeSettings")
    assert close is not None
    click(close)
    assert told == [{"sampling.top_k": 9}]
    assert not dialog.isVisible()


def test_what_does_not_fit_keeps_it_open(dialog: SettingsDialog) -> None:
    enter(dialog, "sampling.top_k", "-4")
    dialog.show_page("context")
    dialog.accept()
    assert dialog.isVisible()
    assert sections_shown(dialog) == {"sampling"}, "the page where it is"
    press(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible(), "left as it was"


def test_the_system_prompt_has_lines(dialog: SettingsDialog, told: list[dict[str, object]]) -> None:
    dialog.show_page("model")
    prompt = dialog.row("model.system_prompt").control
    assert isinstance(prompt, QPlainTextEdit)
    prompt.setFocus()
    prompt.setPlainText("One.\nTwo.")
    dialog.search.setFocus()
    assert told == [{"model.system_prompt": "One.\nTwo."}]
    assert "new chats" in dialog.note.text()


def test_a_file_is_chosen(dialog: SettingsDialog, told: list[dict[str, object]], tmp_path: Path) -> None:
    for key, chosen in (("model.folders", "/a"), ("model.folders", "/b"), ("model.path", "/m.gguf")):
        dialog.show_page("model")
        click(next(b for b in dialog.row(key).findChildren(QPushButton) if b.text() == "Choose…"))
        files = dialog.findChild(QFileDialog, "settingFileDialog")
        assert files is not None
        files.fileSelected.emit(chosen)
        files.setObjectName("")
        files.reject()
    assert told == [{"model.folders": "/a"}, {"model.folders": "/a;/b"}, {"model.path": "/m.gguf"}]


def roll(widget: QWidget) -> None:
    """A notch of the wheel over a widget."""
    where = QPointF(widget.rect().center())
    wheel = QWheelEvent(
        where,
        widget.mapToGlobal(where),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        NO_CONTROL,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, wheel)


def test_scrolling_changes_nothing(dialog: SettingsDialog, told: list[dict[str, object]]) -> None:
    dialog.show_page("server")
    dialog.search.setFocus()
    roll(dialog.row("server.strategy").control)
    roll(share(dialog, "server.warning_threshold").slider)
    roll(line(dialog, "server.port"))
    assert told == []
    line(dialog, "server.port").setFocus()
    roll(line(dialog, "server.port"))
    assert told == [{"server.port": 8461}], "where it is being edited it steps"


def test_what_the_profile_has_of_its_own_is_marked(qtbot: QtBot, theme: Theme) -> None:
    profile = Profile(name="Coder", temperature=0.1, overrides={"sampling.top_k": 3})
    own = set_by_profile(profile, Settings())
    assert set(own) == {"sampling.temperature", "sampling.top_k"}
    assert own["sampling.top_k"] == "The profile “Coder” has its own: 3"
    dialog = SettingsDialog(theme, Settings(), own=own)
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.show_page("sampling")
    mark = dialog.findChild(QWidget, "sampling.top_k.own")
    assert mark is not None
    assert mark.isVisible()
    plain = dialog.findChild(QWidget, "sampling.min_p.own")
    assert plain is not None
    assert not plain.isVisible()


def test_the_keys_open_it_once(make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    desktop.settings_actions.show()
    desktop.settings_actions.show()
    assert len(desktop.window.findChildren(SettingsDialog)) == 1


# ---- what holds where nothing is set ---------------------------------------------------------------


def test_an_empty_setting_says_what_the_model_recommends(
    qtbot: QtBot, theme: Theme, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop()
    plain = open_settings(desktop)
    plain.show_page("sampling")
    assert line(plain, "sampling.temperature").placeholderText() == "as usual: 0.7"
    plain.accept()

    recommended = SamplingSettings(temperature=0.6, sequence="top_k;temperature")
    info = replace(ScriptedEngine(lambda _: "").info, recommended=recommended)
    usual = usual_values(info)
    dialog = SettingsDialog(theme, Settings(), usual=usual)
    qtbot.addWidget(dialog)
    dialog.show_page("sampling")
    assert line(dialog, "sampling.temperature").placeholderText() == "the model's: 0.6"
    assert line(dialog, "sampling.temperature").text() == "", "nothing is said by showing it"
    assert line(dialog, "sampling.sequence").placeholderText() == "the model's: top_k; temperature"
    assert line(dialog, "sampling.top_k").placeholderText() == "as usual: 40"
    assert dialog.row("sampling.temperature").reset.toolTip().endswith("the model's: 0.6")
    assert line(dialog, "context.limit").placeholderText() == "Automatic"

    form = ProfileForm(Settings().with_values({"sampling.top_p": 0.5}), usual=usual)
    qtbot.addWidget(form)
    form.show_profile(Profile(name="mine"), has_key=False)
    placeholders = {edit.objectName(): edit.placeholderText() for edit in form.findChildren(QLineEdit)}
    boxes = {box.objectName(): box.itemText(0) for box in form.findChildren(QComboBox)}
    assert "from Settings: Summarize" in boxes.values(), boxes
    assert placeholders["profile.temperature"] == "the model's: 0.6"
    assert placeholders["profile.top_p"] == "from Settings: 0.5"
    assert placeholders["profile.sampling.top_k"] == "as usual: 40"


# ---- by design -------------------------------------------------------------------------------------


def test_the_pages_stand_in_the_order_in_which_people_need_them(dialog: SettingsDialog) -> None:
    titles = [dialog.pages.item(row).text() for row in range(dialog.pages.count())]
    assert titles[:3] == ["Appearance", "Model and engine", "Context"]
    assert len(titles) == len(Settings.model_fields)
    assert sections_shown(dialog) == {"appearance"}


def test_choices_are_plain_words_beside_each_other(
    dialog: SettingsDialog, told: list[dict[str, object]]
) -> None:
    dialog.show_page("context")
    mode = dialog.row("context.mode").control
    assert isinstance(mode, Segments)
    assert mode.button("model").accessibleName() == "When the context fills up: Let the model choose"
    click(mode.button("model"))
    press(mode.button("model"), Qt.Key.Key_Right)
    press(mode, Qt.Key.Key_Home)
    assert told == [{"context.mode": mode} for mode in ("model", "shift", "automatic")]
    assert mode.button("automatic").isChecked()
    assert not mode.button("shift").isChecked()
    row = dialog.row("context.summary_detail")
    detail = row.control
    assert isinstance(detail, Segments)
    click(detail.button("brief"))
    click(row.reset)
    assert told[-1] == {"context.summary_detail": Detail.MODERATE}
    assert row.reset.toolTip().endswith("Moderate")


def test_choices_stand_in_one_line_in_the_dialog_as_it_opens(dialog: SettingsDialog) -> None:
    dialog.resize(840, 600)  # as on a screen that has room for it
    seen = 0
    for page in Settings.model_fields:
        dialog.show_page(page)
        QApplication.processEvents()
        for choice in dialog.findChildren(Segments):
            if choice.isVisible():
                seen += 1
                assert len({button.y() for button in choice.findChildren(QPushButton)}) == 1, page
    assert seen


def test_no_page_is_wider_than_the_dialog_with_large_letters(
    qtbot: QtBot, english: None, theme: Theme
) -> None:
    language.speak("de")
    theme.set_font_size(22)
    wait_until(qtbot, lambda: theme.settled)
    box = ServerBox("http://127.0.0.1:8462")
    dialog = SettingsDialog(theme, Settings(), tops={"server": lambda: box})
    qtbot.addWidget(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.show()
    for section, page in dialog._sections.items():
        dialog.show_page(section)
        QTest.qWait(0)
        assert page.minimumSizeHint().width() <= dialog._scroll.viewport().width(), section
    dialog.close()


def test_every_choice_of_the_table_has_words(dialog: SettingsDialog) -> None:
    for key, field in keys():
        values = choices_of(field.annotation)
        assert list(words_of(field)) == values, f"{key}: shown(words=…) has one for each, in their order"


def test_numbers_go_up_and_down_and_say_their_unit(
    dialog: SettingsDialog, told: list[dict[str, object]]
) -> None:
    dialog.show_setting("model.n_ctx")
    edit = line(dialog, "model.n_ctx")
    enter(dialog, "model.n_ctx", "2048")
    press(edit, Qt.Key.Key_Up)
    press(edit, Qt.Key.Key_PageDown)
    assert [change["model.n_ctx"] for change in told] == [2048, 3072, 256], "not below the least"
    assert "tokens" in [label.text() for label in dialog.row("model.n_ctx").findChildren(QLabel)]
    less, more = dialog.row("model.n_ctx").findChildren(QToolButton)
    assert (less.accessibleName(), more.accessibleName()) == ("Less: Context size", "More: Context size")
    click(more)
    assert told[-1] == {"model.n_ctx": 1280}
    dialog.show_setting("sampling.temperature")
    enter(dialog, "sampling.temperature", "hot")
    press(line(dialog, "sampling.temperature"), Qt.Key.Key_Up)
    assert line(dialog, "sampling.temperature").text() == "hot", "what is no number stays as it is"
    enter(dialog, "sampling.temperature", "0,7")
    press(line(dialog, "sampling.temperature"), Qt.Key.Key_Up)
    press(line(dialog, "sampling.temperature"), Qt.Key.Key_Up)
    assert told[-1] == {"sampling.temperature": 0.8}, "and no 0.7999"


def test_an_empty_number_steps_from_what_holds(qtbot: QtBot, theme: Theme) -> None:
    told: list[dict[str, object]] = []
    dialog = SettingsDialog(theme, Settings(), usual={"sampling.temperature": "the model's: 0.6"})
    dialog.changed.connect(told.append)
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.show_setting("sampling.temperature")
    press(line(dialog, "sampling.temperature"), Qt.Key.Key_Down)
    assert told == [{"sampling.temperature": 0.55}]


def test_a_share_is_drawn_in_percent(dialog: SettingsDialog, told: list[dict[str, object]]) -> None:
    dialog.show_setting("context.recall_share")
    drawn = share(dialog, "context.recall_share")
    assert drawn.slider.maximum() == 50
    press(drawn.slider, Qt.Key.Key_Right)
    assert told == [{"context.recall_share": 0.11}]
    drawn.slider.setSliderDown(True)
    for percent in range(12, 20):
        drawn.slider.setValue(percent)
    assert len(told) == 1, "nothing holds while it is being dragged"
    drawn.slider.setSliderDown(False)
    assert told[1:] == [{"context.recall_share": 0.19}]


def test_a_share_between_two_percent_stays_what_it_is(qtbot: QtBot, theme: Theme) -> None:
    told: list[dict[str, object]] = []
    settings = Settings().with_values({"context.recall_share": 0.125})
    dialog = SettingsDialog(theme, settings)
    dialog.changed.connect(told.append)
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.show_setting("context.recall_share")
    assert "12.5 %" in [label.text() for label in dialog.row("context.recall_share").findChildren(QLabel)]
    assert not dialog.row("context.recall_share").is_changed
    dialog.accept()
    assert told == []


def test_thresholds_are_dragged_on_a_gauge(dialog: SettingsDialog, told: list[dict[str, object]]) -> None:
    dialog.show_page("context")
    gauge = dialog.gauge
    assert gauge is not None
    assert gauge.isVisible()
    warning, critical, overflow = gauge.handles
    assert warning.accessibleName() == "Warning from 60 %"
    middle = warning.rect().center()
    QTest.mousePress(warning, Qt.MouseButton.LeftButton, NO_CONTROL, middle)
    QTest.mouseMove(warning, middle - QPoint(40, 0))
    assert told == []
    QTest.mouseRelease(warning, Qt.MouseButton.LeftButton, NO_CONTROL, middle)
    (change,) = told
    moved = change["context.warning_threshold"]
    assert isinstance(moved, float)
    assert 0.4 < moved < 0.6
    assert warning.accessibleName() == f"Warning from {round(100 * moved)} %"
    press(critical, Qt.Key.Key_Right)
    assert told[-1] == {"context.critical_threshold": 0.81}
    for _ in range(20):
        press(critical, Qt.Key.Key_Right)
    assert told[-1] == {"context.critical_threshold": 0.94}, "it stays below the next one"
    press(overflow, Qt.Key.Key_Left)
    assert told[-1] == {"context.critical_threshold": 0.94}
    dialog.row("context.critical_threshold").take(0.7)
    assert critical.accessibleName() == "Critical from 70 %", "both ways"


def test_what_few_look_for_is_folded_away(dialog: SettingsDialog, told: list[dict[str, object]]) -> None:
    dialog.show_page("context")
    hidden, shown = dialog.row("context.reply_reserve"), dialog.row("context.keep_recent_turns")
    assert shown.isVisible()
    assert not hidden.isVisible()
    fold = dialog.folds["context"]
    n_hidden = sum(not row.isVisible() for key, row in dialog.rows.items() if key.startswith("context."))
    assert str(n_hidden) in fold.text()
    click(fold)
    assert hidden.isVisible()
    click(fold)
    assert not hidden.isVisible()
    dialog.search.setText("reserve")
    assert hidden.isVisible(), "a search finds it"
    assert not fold.isVisible()
    dialog.search.clear()
    assert not hidden.isVisible()
    enter(dialog, "context.reply_reserve", "512")
    dialog.show_page("model")
    click(dialog.folds["model"])
    dialog.show_page("context")
    click(fold)
    assert hidden.isVisible(), "what was changed is always shown"
    assert told == [{"context.reply_reserve": 512}]


def test_numbers_that_are_no_amounts_are_said_in_words(
    dialog: SettingsDialog, told: list[dict[str, object]]
) -> None:
    dialog.show_setting("sampling.seed")
    row = dialog.row("sampling.seed")
    assert (line(dialog, "sampling.seed").text(), row.value()) == ("", "-1")
    assert line(dialog, "sampling.seed").placeholderText() == "Random"
    assert "default: Random" in row.control.accessibleDescription()
    press(row.control, Qt.Key.Key_Up)
    assert told == [{"sampling.seed": 0}]
    press(row.control, Qt.Key.Key_Down)
    assert told[1:] == [{"sampling.seed": -1}]
    assert line(dialog, "sampling.seed").text() == "", "no raw number stays in sight"
    enter(dialog, "sampling.max_tokens", "64")
    enter(dialog, "sampling.max_tokens", "0")
    assert told[2:] == [{"sampling.max_tokens": 64}, {"sampling.max_tokens": 0}]
    assert line(dialog, "sampling.max_tokens").text() == ""
    assert line(dialog, "sampling.max_tokens").placeholderText() == "No limit"


def test_no_number_is_larger_than_a_signal_carries(
    dialog: SettingsDialog, told: list[dict[str, object]]
) -> None:
    """It was taken as the limit of the context, and ended in a traceback."""
    row = dialog.row("context.limit")
    row.take("99999999999999999999999")
    assert "from 1 to 16,777,216" in row.problem.text()
    assert told == []
    for key, field in keys():
        if field.annotation in (int, int | None):
            assert any(hasattr(rule, "le") or hasattr(rule, "lt") for rule in field.metadata), key
