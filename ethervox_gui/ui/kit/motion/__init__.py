"""What moves, glows or stands out for a moment."""
