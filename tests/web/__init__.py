"""What the browser's table takes from Python."""
