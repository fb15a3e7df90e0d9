/** Whether a key press may be a shortcut: no modifier is held, and the focus is not in a field or a dialog. */
export function mayBeShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as Element).closest?.("input, textarea, select, dialog");
}
