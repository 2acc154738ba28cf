"""What lies over a window: quick dialogs, and tooltips as small cards."""
