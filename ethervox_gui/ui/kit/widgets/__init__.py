"""Small widgets and layouts that several rooms use."""
