"""Tables: what can be done at one, and what each seat may see of it."""
