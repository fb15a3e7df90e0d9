/** Whether a key press may be a shortcut of the page: no modifier is held, and the focus is in no field and no dialog. */
export function mayBeShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as Element).closest?.("input, textarea, select, dialog");
}
