"""A message and its reply, with tool calls, long messages and other versions."""
