/** Keys on a board: one lit piece is a stop of Tab, arrows lead to the next lit piece, with Shift to any piece. */

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What can have the focus: lit pieces, and those that say why they are not. */
const PIECES = ".lit, [data-spot][tabindex]";

function centre(element: Element): [number, number] {
  const rect = element.getBoundingClientRect();
  return [rect.x + rect.width / 2, rect.y + rect.height / 2];
}

/** Move the focus; whether the key was an arrow on a piece. */
export function moveFocus(root: Element, key: string, any = false): boolean {
  const direction = ARROWS[key];
  const current = document.activeElement;
  if (!direction || !current?.matches(PIECES)) return false;
  const from = centre(current);
  let best: { element: HTMLElement; distance: number } | null = null;
  for (const element of root.querySelectorAll<HTMLElement>(any ? PIECES : ".lit")) {
    const to = centre(element);
    const ahead = (to[0] - from[0]) * direction[0] + (to[1] - from[1]) * direction[1];
    const aside = Math.abs((to[0] - from[0]) * direction[1]) + Math.abs((to[1] - from[1]) * direction[0]);
    const distance = ahead + 2 * aside;
    if (element !== current && ahead > 2 && (best === null || distance < best.distance)) best = { element, distance };
  }
  best?.element.focus();
  return true;
}

/** Make one lit piece the stop of Tab: the one with the focus, else the one that was it, else the first. */
export function oneStop(root: Element): void {
  const pieces = [...root.querySelectorAll<HTMLElement>(".lit")];
  const stop =
    pieces.find((piece) => piece === document.activeElement) ??
    pieces.find((piece) => piece.hasAttribute("data-stop")) ??
    pieces.find((piece) => piece.checkVisibility());
  for (const piece of pieces) {
    piece.toggleAttribute("data-stop", piece === stop);
    piece.setAttribute("tabindex", piece === stop ? "0" : "-1");
  }
}

/** Where the focus is on a board, so that it can be brought back after a change. */
export interface FocusedPlace {
  spot: string;
  at: [number, number];
  /** Whether the piece was lit. */
  lit: boolean;
}

/** The place of the focus; the last one while the focus is gone. */
export function placeOfFocus(root: Element, last: FocusedPlace | null): FocusedPlace | null {
  if (last !== null && lostFocus(last)) return last;
  const piece = document.activeElement?.closest("[data-spot]");
  if (!piece || !root.contains(piece)) return null;
  return { spot: piece.getAttribute("data-spot")!, at: centre(piece), lit: piece.matches(".lit") };
}

/** Whether the focus of that place is gone: with its piece, or since the piece is lit no longer. */
export function lostFocus(place: FocusedPlace): boolean {
  const piece = document.activeElement;
  if (piece === document.body) return true;
  return place.lit && piece !== null && piece.matches("[data-spot]:not(.lit)") && piece.getAttribute("data-spot") === place.spot;
}

/** Focus the same piece if it is lit, else the nearest one that is. `careful`: what only a wanted step may reach. */
export function focusAgain(root: Element, place: FocusedPlace, careful: readonly string[]): void {
  const far = (piece: Element): number => {
    const spot = piece.getAttribute("data-spot") ?? "";
    if (spot === place.spot) return -1;
    const [x, y] = centre(piece);
    return Math.hypot(x - place.at[0], y - place.at[1]) + (careful.includes(spot.split(" ")[0]!) ? 1e6 : 0);
  };
  const pieces = [...root.querySelectorAll<HTMLElement>(".lit")].filter((piece) => piece.getClientRects().length > 0);
  const nearest = pieces.map((piece) => ({ piece, far: far(piece) })).sort((one, other) => one.far - other.far)[0];
  if (nearest && nearest.far < 1e6) nearest.piece.focus({ preventScroll: true });
}
