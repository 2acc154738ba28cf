"""The gauge and the timeline, which show what fills the context."""
