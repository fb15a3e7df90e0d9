"""The house: tables on the network, sealed, durable and live. `house` is the one door of every move."""
