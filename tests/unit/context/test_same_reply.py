"""Which replies the last messages got again and again."""

from __future__ import annotations

from ethervox_gui.context.same_reply import N_REPLIES, given_again, given_back
from ethervox_gui.context.turns.turns import Role, Turn

SAID = "I am an organ builder with a professional experience."


def turns(*texts: str, asked: str = "And now?") -> list[Turn]:
    """Exchanges ``message>reply``, the parts of a reply by ``|``, and a message behind them; newest first."""
    made: list[tuple[Role, str]] = []
    for text in texts:
        message, _, reply = text.partition(">")
        made.append((Role.USER, message))
        made += [(Role.ASSISTANT, part) for part in reply.split("|") if reply]
    made.append((Role.USER, asked))
    found = [Turn(n, role, text, turn_id=n + 1) for n, (role, text) in enumerate(made)]
    return [*reversed(found), Turn(0, Role.SYSTEM, "Be brief.", turn_id=99)]


def test_a_reply_that_two_messages_got_is_found() -> None:
    assert given_again(turns(f"a>{SAID}", "b>Something else.", f"c>{SAID}")) == {SAID}
    assert given_again(turns(f"a>{SAID}", f"b> {SAID} ")) == {SAID}
    assert given_again(turns(f"a>{SAID[:9]}|{SAID[9:]}", f"b>{SAID}")) == {SAID}, "in parts"
    assert given_again(turns("a>x", "b>x", "c>y", "d>y")) == {"x", "y"}


def test_one_message_may_get_its_reply_again() -> None:
    assert given_again(turns(f"a>{SAID}")) == set()
    assert given_again(turns(f"a>{SAID}", f"a>{SAID}")) == set(), "the same message twice"
    assert given_again(turns(f"a>{SAID}", f"b>{SAID}", asked=" b")) == set(), "that message once more"
    assert given_again(turns(f"a>{SAID}", f"b>{SAID}", asked="c")) == {SAID}


def test_what_is_no_reply_does_not_count() -> None:
    call = '<tool_call>{"name": "look", "arguments": {}}</tool_call>'
    assert given_again(turns(f"a>{call}", f"b>{call}")) == set()
    thinking = f"<think>Well.</think>{SAID}"
    assert given_again(turns(f"a>{thinking}", f"b>{thinking}")) == set()
    assert given_again(turns("a>", "b>")) == set(), "nothing was said"
    assert given_again(turns()) == set()


def test_a_question_is_not_given_back_where_the_last_ones_were() -> None:
    back = ["The cat is called Mia.>The cat is called Mia.", "Why is it dark?>Why is it dark?"]
    assert given_back(turns(*back, asked="Who lives here?")) == "Who lives here?"
    assert given_back(turns(*back, "a>b", asked=" Who lives here? ")) == "Who lives here?"
    assert given_back(turns(*back, asked="We live here.")) == "", "some models take note of facts so"
    assert given_back(turns(*back[:1] * 2, "Dogs bark.>Dogs bark.", asked="Who barks?")) == "", "only facts"
    assert given_back(turns(back[1], asked="Who lives here?")) == "", "once is no circle"
    assert given_back(turns(back[1], back[1], asked="Who lives here?")) == "", "the same one twice"
    others = [f"{n}>reply {n}" for n in range(N_REPLIES - 1)]
    assert given_back(turns(*back, *others, asked="Who lives here?")) == "", "long back"
    assert given_back([]) == ""


def test_what_lies_long_back_is_forgotten() -> None:
    others = [f"{n}>reply {n}" for n in range(N_REPLIES - 2)]
    assert given_again(turns(f"a>{SAID}", f"b>{SAID}", *others)) == {SAID}
    assert given_again(turns(f"a>{SAID}", f"b>{SAID}", *others, "z>reply z")) == set()
