/** Sideways swipes of a finger. */

/** How far a finger must go, in pixels, and how much further sideways than up or down. */
const FAR = 64;
const SIDEWAYS = 2;

/** Whether something between the target and the element scrolls sideways by itself. */
function scrolls(target: Element, within: Element): boolean {
  for (let at: Element | null = target; at && at !== within; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth && ["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return true;
  }
  return false;
}

/** A Svelte attachment: calls `onwards` with 1 for a swipe to the left, and with -1 for one to the right. */
export const swipes = (onwards: (by: 1 | -1) => void) => (element: HTMLElement) => {
  let from: Touch | null = null;
  const start = (event: TouchEvent) => {
    const alone = event.touches.length === 1 && !scrolls(event.target as Element, element);
    from = alone ? event.touches[0]! : null;
  };
  const end = (event: TouchEvent) => {
    const to = event.changedTouches[0];
    if (!from || !to) return;
    const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
    from = null;
    if (Math.abs(x) >= FAR && Math.abs(x) > SIDEWAYS * Math.abs(y)) onwards(x < 0 ? 1 : -1);
  };
  element.addEventListener("touchstart", start, { passive: true });
  element.addEventListener("touchend", end, { passive: true });
  return () => {
    element.removeEventListener("touchstart", start);
    element.removeEventListener("touchend", end);
  };
};
