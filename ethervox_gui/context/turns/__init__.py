"""The turns of a chat: their texts, their places in the KV cache, and the words around them."""
