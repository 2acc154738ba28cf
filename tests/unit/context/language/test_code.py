"""Programs between fences are code, and what else stands there is what somebody said."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.code import without_code

PYTHON = '''"""Inventory service, version 3."""
import json

LIMIT = 30

def add(items, key, value=0):
    """Add an item."""
    if key not in items and value > LIMIT:
        raise KeyError(key)
    items[key] = value
'''
JAVASCRIPT = """const limit = 30;
export function add(items, key) {
  // as often as one likes
  if (items.has(key)) {
    return false;
  }
  items.set(key, 1);
}
"""
C = """#include <stdio.h>

int main(void)
{
    int n = 3;
    printf("%d", n);
    return 0;
}
"""
NOTES = """Shopping:
- milk (2 litres)
My sister Lena comes on 12 May.
Dentist: Dr. Okafor, at 9:30
"""


@pytest.mark.parametrize("program", [PYTHON, JAVASCRIPT, C], ids=["Python", "JavaScript", "C"])
@pytest.mark.parametrize("kind", ["", "python", "c++"])
def test_programs_are_left_out(program: str, kind: str) -> None:
    said = without_code(f"My boss is called Mireille.\n```{kind}\n{program}```\nWhat does it do?")
    assert said.split("\n") == ["My boss is called Mireille.", "", "What does it do?"]


@pytest.mark.parametrize("kind", ["", "text", "md"])
def test_other_texts_stay(kind: str) -> None:
    said = f"notes.txt:\n```{kind}\n{NOTES}```\nWhen does she come?"
    assert without_code(said) == said


def test_a_program_that_is_cut_off_is_one() -> None:
    assert without_code(f"Look:\n~~~\n{PYTHON}").strip() == ""


@pytest.mark.parametrize("text", ["", "a ```b``` c", "My key is `x = 3`.", "```x``` and\nmore"])
def test_what_has_no_fence_stays(text: str) -> None:
    assert without_code(text) == text


DIFF = """diff --git a/item.py b/item.py
index 83db48f..bf2a1c3 100644
--- a/item.py
+++ b/item.py
@@ -1,4 +1,5 @@
 class Item:
-    def __init__(self, price):
+    def __init__(self, price, qty=1):

+        self.qty = qty
"""


@pytest.mark.parametrize(
    "diff", [DIFF, DIFF.partition("\n")[2], DIFF[DIFF.index("@@") :], DIFF[DIFF.index("---") :]]
)
def test_a_diff_is_code_without_a_fence(diff: str) -> None:
    assert without_code(f"It fails.\n{diff}Marta decides on it.") == "It fails.\nMarta decides on it."


@pytest.mark.parametrize("text", ["- milk\n+ eggs", "--- my notes ---\nMilk.", "@@ me", "index 4 is 2..3"])
def test_what_has_signs_of_a_diff_is_none(text: str) -> None:
    assert without_code(text) == text


@pytest.mark.parametrize(
    "lead", ["I changed it:", "Here is my code:", "Ich habe es geändert:", "我改了一下：", "Voici la trace :"]
)
def test_what_only_leads_to_code_goes_with_it(lead: str) -> None:
    assert without_code(f"It is slow.\n{lead}\n```python\n{PYTHON}```").strip() == "It is slow."
    assert without_code(f"{lead}\nit is slow") == f"{lead}\nit is slow"


@pytest.mark.parametrize(
    "lead",
    [
        "Prices are stored in cents, so I changed it:",
        "We use Python 3.9:",
        "I moved the loop to a generator:",
    ],
)
def test_what_says_more_before_code_stays(lead: str) -> None:
    assert without_code(f"{lead}\n```python\n{PYTHON}```").strip() == lead


TRACES = {
    "python": """Traceback (most recent call last):
  File "/srv/courier/app.py", line 102, in send
    conn.execute(sql, params)
    ~~~~~~~~~~~~^^^^^^^^^^^^^
  File "/srv/courier/db.py", line 7, in execute
    return self.raw.execute(sql)
""",
    "java": """\tat no.nordvik.Parcel.check(Parcel.java:57)
\tat java.base/jdk.internal.Reflect.invoke0(Native Method)
\t... 12 more
""",
    "javascript": """    at send (/srv/app/send.js:31:9)
    at Object.<anonymous> (/srv/app/index.js:3:5)
    at Module._compile (node:internal/modules/cjs/loader:1105:14)
""",
    "c#": "   at Nordvik.Parcel.Check(String id) in C:\\src\\Parcel.cs:line 57\n",
    "ruby": "\tfrom /srv/app/send.rb:12:in `send'\n",
    "go": "goroutine 1 [running]:\n\t/srv/app/main.go:12 +0x1d\n",
    "rust": "             at src/main.rs:4:5\n",
    "gdb": "#1  0x00005555 in main () at main.c:9\n",
}


@pytest.mark.parametrize("trace", TRACES.values(), ids=list(TRACES))
def test_the_frames_of_a_stack_trace_are_code_and_what_went_wrong_is_said(trace: str) -> None:
    said = "It crashed at 02:14:\n{}The database is locked.\nThe ticket is COU-417."
    assert without_code(said.format(trace)) == said.format("")
    assert without_code(f"Look:\n```\n{trace}OSError: full\n```") == "Look:\n```\nOSError: full\n```"


@pytest.mark.parametrize(
    "said",
    [
        "at 12:30",
        "We meet\nat the station, 12:30\nat Elm Street 5: second floor\nfrom Kiel at 8:15",
        "# 3 at the table: 5",
        'File "lease.pdf" is the one I mean.',
    ],
)
def test_times_and_places_are_no_frames(said: str) -> None:
    assert without_code(said) == said


def test_long_lines_and_many_are_looked_at_in_no_time() -> None:
    for text in ("at " + "x." * 100_000, "at " * 60_000, "\n".join("    " * n for n in range(600))):
        assert without_code(text) == text
