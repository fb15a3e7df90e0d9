/** Plays every title of a server to its end, at random. */

import { makeApi, Seat } from "mecenate-client";

const server = process.argv[2] ?? "http://127.0.0.1:7465";
const { token } = await makeApi({ server }).guest("Ada");
const api = makeApi({ server, token: token });

for (const { name, min_seats } of await api.games("en")) {
  const bots = Object.fromEntries(
    Array.from({ length: min_seats - 1 }, (_, n) => [n + 1, "random"]),
  );
  const [table] = await api.createTables({
    game: name,
    seats: min_seats,
    bots,
  });
  await api.sit(table!.id);
  await api.start(table!.id);
  const seat = new Seat({ server, token: token, table: table!.id });
  for await (const legal of seat.turns())
    await seat.play(legal[Math.floor(Math.random() * legal.length)]!);
  const totals = seat.result.map((score) => score.total);
  console.log(`${name} [${totals.join(", ")}]`);
  seat.close();
}
