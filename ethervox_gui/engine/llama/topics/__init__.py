"""What messages are about, as the chat's own model sees it: by it messages find what others told."""
