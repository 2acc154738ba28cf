"""What the window runs on: the Qt application, the engine thread, work in the background."""
