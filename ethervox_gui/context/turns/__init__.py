"""Turns and the timeline: what was said, by whom, in which parts, and where it sits in the cache."""
