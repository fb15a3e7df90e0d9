"""The games of the house. Each is a package of its own and knows nothing of the others."""

from mecenate.core.catalogue import Entry, register

register(Entry("carrara", "The Palaces of Carrara", 2, 4, "mecenate.games.carrara"))
register(Entry("princes", "The Princes of Florence", 2, 5, "mecenate.games.princes"))
register(Entry("florenza", "Florenza: The Card Game", 2, 4, "mecenate.games.florenza"))
register(Entry("carpe_diem", "Carpe Diem", 2, 4, "mecenate.games.carpe_diem"))
