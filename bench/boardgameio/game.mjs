// Tic-tac-toe as in boardgame.io's own tutorial, except that a finished board is cleared, so that a match never ends.
import core from "boardgame.io/dist/cjs/core.js";

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const isWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const isFull = (cells) => cells.every((cell) => cell !== null);

export const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return core.INVALID_MOVE;
      G.cells[id] = playerID;
      if (isWon(G.cells) || isFull(G.cells)) G.cells = Array(9).fill(null);
    },
  },
};

export function anyFreeCell(cells) {
  const free = [];
  cells.forEach((cell, id) => cell === null && free.push(id));
  return free[Math.floor(Math.random() * free.length)];
}
