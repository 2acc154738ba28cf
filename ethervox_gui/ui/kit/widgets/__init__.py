"""Small widgets for dialogs and panels."""
