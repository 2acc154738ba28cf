"""What the program does for the user around the chats: files in and out."""
