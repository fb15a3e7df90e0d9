"""The built-in games. Each is a separate package and imports no other."""

from mecenate.core.catalogue import Entry, register

register(Entry("carrara", "The Palaces of Carrara", 2, 4, "mecenate.games.carrara"))
register(Entry("princes", "The Princes of Florence", 2, 5, "mecenate.games.princes"))
register(Entry("florenza", "Florenza: The Card Game", 2, 4, "mecenate.games.florenza"))
register(Entry("carpe_diem", "Carpe Diem", 2, 4, "mecenate.games.carpe_diem"))
