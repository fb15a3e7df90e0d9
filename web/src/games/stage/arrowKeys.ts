/** Arrow keys on a board: the focus moves from a lit piece to the nearest one in that direction. */

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function centre(element: Element): [number, number] {
  const rect = element.getBoundingClientRect();
  return [rect.x + rect.width / 2, rect.y + rect.height / 2];
}

/** Move the focus; whether the key was an arrow on a lit piece. */
export function moveFocus(root: Element, key: string): boolean {
  const direction = ARROWS[key];
  const current = document.activeElement;
  if (!direction || !current?.classList.contains("lit")) return false;
  const from = centre(current);
  let best: { element: HTMLElement; distance: number } | null = null;
  for (const element of root.querySelectorAll<HTMLElement>(".lit")) {
    const to = centre(element);
    const ahead = (to[0] - from[0]) * direction[0] + (to[1] - from[1]) * direction[1];
    const aside = Math.abs((to[0] - from[0]) * direction[1]) + Math.abs((to[1] - from[1]) * direction[0]);
    const distance = ahead + 2 * aside;
    if (element !== current && ahead > 2 && (best === null || distance < best.distance)) best = { element, distance };
  }
  best?.element.focus();
  return true;
}
