"""Chat templates: rendered in a sandbox, their own system prompt, their tools, and plain text without one."""
