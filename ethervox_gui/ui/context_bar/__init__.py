"""The gauge and the timeline: what is in the context, and what left it."""
