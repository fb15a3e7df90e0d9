"""People: guests, accounts, sessions and quotas."""
