"""The turns of a conversation: messages, replies, tool calls, versions, recalled memories."""
