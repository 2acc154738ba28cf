"""What messages are about, as the chat's own model sees it: so they find exchanges that share no word."""
