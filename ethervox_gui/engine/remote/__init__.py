"""The engine on another machine: an OpenAI-compatible server behind the engine protocol."""
