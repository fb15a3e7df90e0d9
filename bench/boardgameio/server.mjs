// boardgame.io's own server on loopback, with its default storage: in memory. It tells its parent the port it got and, when
// asked, what it has used; it ends with its parent.
import boardgame from "boardgame.io/dist/cjs/server.js";
import { TicTacToe } from "./game.mjs";

const server = boardgame.Server({ games: [TicTacToe], origins: [boardgame.Origins.LOCALHOST] });
const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });

process.on("message", () => process.send({ rss: process.memoryUsage.rss(), cpu: process.cpuUsage() }));
process.on("disconnect", () => process.exit());
process.send({ port: appServer.address().port });
