"""Downloads of models: pieces that survive a break, checked before they count."""
