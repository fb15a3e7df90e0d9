"""Analysis of games that have been played."""
