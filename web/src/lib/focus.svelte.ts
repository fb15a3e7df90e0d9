/** Focus an element whenever this becomes true or changes; the page does not scroll. Call it while a component is set up. */
export function focusOn(when: () => unknown, element: () => HTMLElement | undefined): void {
  $effect(() => {
    if (when()) element()?.focus({ preventScroll: true });
  });
}
