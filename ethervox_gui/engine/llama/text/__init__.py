"""Text and tokens of a model: its vocabulary, encoded prompts, and grammars."""
