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


@pytest.mark.parametrize("lead", ["Now I get", "and it says:", "when I click it", "Beim Start kommt"])
def test_what_only_leads_to_what_went_wrong_goes_without_it(lead: str) -> None:
    wrong, frame = "TypeError: name is undefined\n", "    at initials.js:3:41\n"
    assert without_code(f"It is slow.\n{lead}\n\n{wrong}{frame}") == f"It is slow.\n{wrong}"
    python = 'Traceback (most recent call last):\n  File "a.py", line 3, in <module>\n    go()\n'
    assert without_code(f"{lead}\n{python}{wrong}") == wrong
    assert without_code(f"{wrong}{frame}") == wrong
    assert without_code(f"{lead}\n{wrong}") == f"{lead}\n{wrong}"
    more = "On the machine in the cellar it stops so"
    assert without_code(f"{more}\n\n{wrong}{frame}") == f"{more}\n\n{wrong}"


def test_what_is_said_before_the_sentence_that_leads_to_code_stays() -> None:
    said = "Hi. I'm cleaning up an importer. Here is the core:\n```python\nx = 1\n```\nNext."
    assert " ".join(without_code(said).split()) == "Hi. I'm cleaning up an importer. Next."


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


BARE = r"""
Here's the code of my price script:
prices = {"rye": 4.2, "spelt": 4.8}
def total(cart):
    return sum(prices[p] * n for p, n in cart.items())
print(total({"rye": 3}))
----
why does this fail?

import os
from pathlib import Path

for p in Path('.').glob('*.txt'):
    print(p.name)

It should print all files. I run it on my Mac in the folder Ledger.
----
my js:
const x = 5;
function add(a, b) {
  return a + b;
}
console.log(add(x, 3));
----
SELECT name, price
FROM bread
WHERE price > 4
ORDER BY price;
----
class Dog {
  constructor(name) {
    this.name = name;
  }
}
I named it after my dog Bracken.
----
fn main() {
    let mut total = 0;
    for i in 0..10 {
        total += i;
    }
    println!("{}", total);
}
----
package main

import "fmt"

func main() {
    name := "Ana"
    fmt.Println("hi", name)
}
----
public class Main {
    public static void main(String[] args) {
        int count = 12;
        System.out.println(count);
    }
}
----
<?php
$name = "Ana";
function greet($who) {
    echo "Hello $who";
}
greet($name);
----
my css is broken
.card {
  color: red;
  margin: 12px;
}
.card p {
  font-size: 14px;
}
----
@app.route("/users")
def users():
    rows = db.query("select * from users")
    # only the active ones
    active = [r for r in rows if r.active]
    return jsonify(active)

I deployed it on server Heron at 9 pm.
----
def greet(name)
  puts "Hello #{name}"
end

greet("Ana")
----
import pandas as pd
df = pd.read_csv("sales.csv")
print(df.groupby("day").sum())
"""
NO_PROGRAMS = """
import duty for my parcel is 40 euros
for Lena I buy a book
if it rains we stay at home
----
my settings:
user = anna
port = 8080
host = alpha
----
from Lena to me: 20 euros;
from me to Ana: 30 euros;
----
The book(s) for Ana:
Dune (1965)
Emma (1815)
----
let Ana sleep in the blue room
let Piotr have the sofa
return the books on Friday
----
pH = 6.8 (sample A)
mass = 12.4 g
----
while I am away feed the cat
with love from Tom
----
Q: who pays?
A: Lena pays (always)
----
Dear Sir,
I return the goods (order 5512);
please refund 40 euros to my account;
with regards
----
Address:
Ana Ruiz
(2nd floor)
Harrow Lane 14
----
class 3b has maths on Monday:
room 12 (first floor)
Mr Lenk teaches it
----
# Plan
We meet at six.
# Guests
Ana comes (maybe).
----
x = 12 and y = 5 are my results
the slope = 2.4 (see page 3)
----
from Oslo import costs are 40 euros
from Bergen they are 60 euros
----
let the total = 400 euros, I pay half
Ana pays the rest (200 euros)
----
I bought:
2 pumps {blue}
1 hose [10 m]
----
function rooms: A12 (40 seats)
and B3 (20 seats)
----
Select menu A for Ana
From the list I take the soup (4 euros)
----
import os
----
{
  "name": "Millside",
  "hours": ["6-12", "14-18"],
  "owner": {
    "phone": "0161 555 0147"
  }
}
----
My settings:
name = "Ana"
port = 8080
"""


@pytest.mark.parametrize("text", BARE.strip().split("\n----\n"))
def test_a_program_is_known_without_a_fence(text: str) -> None:
    left = without_code(text)
    assert not any(sign in left for sign in ("{", "}", "(", ";", "=", "import", "FROM", "#"))


@pytest.mark.parametrize("text", NO_PROGRAMS.strip().split("\n----\n"))
def test_lines_that_only_look_like_those_of_a_program_stay(text: str) -> None:
    assert without_code(text) == text


def test_what_is_said_around_such_a_program_stays() -> None:
    text = "I run this on server Heron since May:\nimport os\nprint(os.name)\n\nIt fails at 9 pm."
    left = without_code(text).split("\n")
    assert [*filter(None, left)] == ["I run this on server Heron since May:", "It fails at 9 pm."]
    assert without_code("my script:\nimport os\nprint(os.name)").strip() == ""


@pytest.mark.parametrize(
    "text", [" " * 200_000 + "x", "x; " * 100_000 + "x", "{ " * 100_000 + "x", "import " * 50_000]
)
def test_a_long_line_is_looked_at_at_once(text: str) -> None:
    assert without_code(text) == text
