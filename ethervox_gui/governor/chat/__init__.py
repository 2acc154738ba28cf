"""The live chat: the state that one chat in the cache has, and what is derived from it."""
