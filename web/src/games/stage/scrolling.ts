/** Scrolling inside a board. */

/** Bring a piece into sight by scrolling what scrolls inside the board; the page around it stays where it is. */
export function scrollInside(root: Element, piece: Element, behavior: ScrollBehavior): void {
  for (let box = piece.parentElement; box && root.contains(box); box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || !["auto", "scroll"].includes(getComputedStyle(box).overflowY)) continue;
    const inside = box.getBoundingClientRect();
    const { top, bottom } = piece.getBoundingClientRect();
    if (top < inside.top) box.scrollBy({ top: top - inside.top, behavior });
    else if (bottom > inside.bottom) box.scrollBy({ top: Math.min(bottom - inside.bottom, top - inside.top), behavior });
  }
}

/** The piece that lies highest on the screen, where the order may be another than in the document. */
export function highest(pieces: readonly Element[]): Element | undefined {
  const tops = pieces.map((each) => each.getBoundingClientRect().top);
  return pieces[tops.indexOf(Math.min(...tops))];
}
