"""What the window does when the user acts, one module for each part of it."""
