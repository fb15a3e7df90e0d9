/** Typed input: an action by its text or a prefix of it, or a command. */

const COMMANDS = ["undo", "rules", "legend", "notes", "text", "log", "chat", "scores", "whatif", "hint", "back"] as const;

export type ParsedCommand =
  | { kind: "action"; action: string }
  | { kind: "several"; actions: string[] }
  | { kind: "command"; name: string; rest: string }
  | { kind: "unknown" };

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, " ");

/** The completions of a text: actions that start with it, then those whose words match, then commands. */
export function complete(text: string, legal: readonly string[]): string[] {
  const typed = plain(text);
  if (!typed) return [];
  const parts = typed.split(" ");
  const starts = legal.filter((action) => action.toLowerCase().startsWith(typed));
  const words = legal.filter((action) => !starts.includes(action) && inOrder(parts, action.toLowerCase().split(" ")));
  return [...starts, ...words, ...COMMANDS.filter((name) => name.startsWith(typed))];
}

/** Whether every typed part is a prefix of a word of the action, in order: 'b vil' matches 'build villa 3'. */
function inOrder(parts: string[], words: string[]): boolean {
  let at = 0;
  for (const part of parts) {
    while (at < words.length && !words[at]!.startsWith(part)) at += 1;
    if (at === words.length) return false;
    at += 1;
  }
  return true;
}

export function parseCommand(text: string, legal: readonly string[]): ParsedCommand {
  const typed = plain(text);
  const exact = legal.find((action) => action.toLowerCase() === typed);
  if (exact !== undefined) return { kind: "action", action: exact };
  const number = /^\d+$/.test(typed) ? Number(typed) : 0;
  if (number >= 1 && number <= legal.length) return { kind: "action", action: legal[number - 1]! };
  const [name = "", ...rest] = typed.split(" ");
  if ((COMMANDS as readonly string[]).includes(name)) return { kind: "command", name, rest: rest.join(" ") };
  const starts = legal.filter((action) => action.toLowerCase().startsWith(typed));
  const found = starts.length ? starts : complete(typed, legal).filter((one) => legal.includes(one));
  if (found.length === 1) return { kind: "action", action: found[0]! };
  return found.length ? { kind: "several", actions: found } : { kind: "unknown" };
}
