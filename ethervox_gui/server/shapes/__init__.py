"""Requests and answers in other shapes than those of OpenAI's chat: each becomes one, and comes back."""
