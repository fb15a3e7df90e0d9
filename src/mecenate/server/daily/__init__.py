"""The deal of the day: one sealed deal for each title, which everybody plays once against the same masters."""
