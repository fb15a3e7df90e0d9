// A match with four clients of boardgame.io's own: two players and two spectators.
import boardgame from "boardgame.io/dist/cjs/client.js";
import multiplayer from "boardgame.io/dist/cjs/multiplayer.js";
import { TicTacToe, anyFreeCell } from "./game.mjs";

export const CLIENTS = 4;

export class Match {
  // `onDone` is called with the match when its move has reached all four clients.
  constructor(onDone) {
    this.onDone = onDone;
    this.clients = [];
    this.versions = Array(CLIENTS).fill(-1);
    this.missing = 0;
    this.since = 0;
    this.doubled = 0;
    this.state = null;
  }

  async open(address) {
    const lobby = new boardgame.LobbyClient({ server: `http://${address}` });
    const { matchID } = await lobby.createMatch(TicTacToe.name, { numPlayers: 2 });
    const seats = [];
    for (const playerID of ["0", "1"]) {
      const { playerCredentials } = await lobby.joinMatch(TicTacToe.name, matchID, { playerID, playerName: "Ada" });
      seats.push({ playerID, credentials: playerCredentials });
    }
    await Promise.all([...seats, {}, {}].map((seat, index) => this.#connect(address, matchID, seat, index)));
  }

  // The client handles every message itself, as in a browser; only then is it counted as received.
  #connect(address, matchID, seat, index) {
    return new Promise((resolve) => {
      const socket = multiplayer.SocketIO({ server: address, socketOpts: { transports: ["websocket"] } });
      const transport = (options) =>
        socket({
          ...options,
          transportDataCallback: (data) => {
            options.transportDataCallback(data);
            if (data.type === "sync") this.#synced(index, data.args[1].state, resolve);
            if (data.type === "update") this.#received(index, data.args[1]);
          },
        });
      const client = boardgame.Client({ game: TicTacToe, matchID, ...seat, multiplayer: transport, debug: false });
      this.clients[index] = client;
      client.start();
    });
  }

  #synced(index, state, resolve) {
    this.versions[index] = state._stateID;
    this.state = state;
    resolve();
  }

  #received(index, state) {
    if (state._stateID <= this.versions[index]) this.doubled += 1;
    if (state._stateID !== this.versions[index] + 1) return;
    this.versions[index] = state._stateID;
    this.state = state;
    this.missing -= 1;
    if (this.missing === 0) this.onDone(this);
  }

  get isBusy() {
    return this.missing > 0;
  }

  play(since) {
    this.since = since;
    this.missing = CLIENTS;
    this.clients[Number(this.state.ctx.currentPlayer)].moves.clickCell(anyFreeCell(this.state.G.cells));
  }

  close() {
    this.clients.forEach((client) => client.stop());
  }
}
