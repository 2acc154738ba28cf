"""A real model of half a billion parameters: everyday messages, and what the library itself answers.

All of the hundred messages are a benchmark: ``python -m tests.benchmarks real_models``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.evaluation import everyday_messages
from tests.helpers.first_replies import first_replies
from tests.helpers.real_models import qwen

# The first time weights of 491 MB are fetched.
pytestmark = pytest.mark.slow


def test_everyday_messages_are_answered_as_the_library_does_and_without_a_call(tmp_path: Path) -> None:
    """Word for word, the prompt read in the same batches: turn by turn."""
    found = first_replies(qwen(), tmp_path, everyday_messages()[::17])
    assert found.different == []
    assert found.with_a_call == []
    assert found.n_same_at_once >= len(found.program) - 2
