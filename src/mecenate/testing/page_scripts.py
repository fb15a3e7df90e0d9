"""What runs inside a page to play on it: finding what is lit, choosing, confirming, waiting until a move counts."""

from __future__ import annotations

TOOLS = """
  const over = () => document.querySelector(".confirm > .over");
  const move = () => document.querySelector("h1 small")?.textContent;
  const may = () => document.querySelector(".confirm[aria-busy=false] > .buttons .btn.icon");
  const go = () => document.querySelector(".confirm .go:not([disabled])");
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  // Whether a click has chosen something: it is played, on its way, or waits to be confirmed.
  const taken = (before) => Boolean(go() || move() !== before || document.querySelector(".confirm[aria-busy=true]"));
  // A choice is answered when it is played, or waits to be confirmed.
  const answered = async (before) => {
    await until(() => over() || go() || move() !== before);
    if (go() && move() === before) go().click();
    await until(() => over() || move() !== before);
  };
  const until = async (holds) => {
    for (const end = Date.now() + 20000; !holds(); await new Promise((next) => setTimeout(next, 4)))
      if (Date.now() > end) throw new Error("waited in vain: " + document.querySelector("main").innerText);
  };
  const middle = (piece) => {
    const box = piece.getBoundingClientRect();
    const place = [box.x + box.width / 2, box.y + box.height / 2];
    return box.width && piece.contains(document.elementFromPoint(...place)) ? place : null;
  };
  // The middle of a lit piece, by chance, that a mouse would hit; null if there is none.
  const reachable = (chance) => {
    const pieces = [...document.querySelectorAll(".board .lit, .offers .offer")];
    const first = Math.floor(chance * pieces.length);
    for (const piece of [...pieces.slice(first), ...pieces.slice(0, first)]) {
      if (!middle(piece)) piece.scrollIntoView({ block: "nearest", inline: "nearest" });
      if (middle(piece)) return middle(piece);
    }
    return null;
  };
  const settled = async () => {  // where a table scrolls by itself, it does so two frames after a change
    if (document.querySelector(".stage:not(.desktop)")) for (let n = 0; n < 4; n += 1) await frame();
  };
"""
NEXT = "const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;"
LISTED = "[...document.querySelectorAll('.groups .choice:not([disabled])')]"

# Plays on the table in words: choose, confirm, wait until the move counts; so many choices, or to the end.
WORDS = f"""async ([most, seed]) => {{ {TOOLS} {NEXT}
  let played = 0;
  for (; played < most; played += 1) {{
    await until(() => over() || {LISTED}.length);
    if (over()) break;
    const before = move(), choices = {LISTED};
    choices[Math.floor(next() * choices.length)].click();
    await answered(before);
  }}
  return played;
}}"""

# The same on the board, with clicks where a mouse would hit; what cannot be reached that way is chosen from the list.
ON_THE_BOARD = f"""async ([most, seed]) => {{ {TOOLS} {NEXT}
  let made = 0, drawn = 0;
  for (; made < most; made += 1) {{
    await until(() => over() || may());
    if (over()) break;
    await settled();
    const before = move(), place = reachable(next());
    if (place) document.elementFromPoint(...place).dispatchEvent(new MouseEvent("click", {{ bubbles: true }}));
    await frame();
    const hit = taken(before);
    drawn += hit;
    if (!hit) {{
      if (!document.querySelector(".groups")) may().click();
      await until(() => {LISTED}.length);
      const choices = {LISTED};
      choices[Math.floor(next() * choices.length)].click();
    }}
    await answered(before);
  }}
  return [made, drawn];
}}"""

# A busy machine may draw what a click has changed some frames later.
TAKEN = f"""async (before) => {{ {TOOLS}
  for (let n = 0; n < 4 && !taken(before); n += 1) await frame();
  return taken(before);
}}"""

# The place of the button that confirms, once there is something to confirm; null if the choice is played without it.
CONFIRM = f"""async (before) => {{ {TOOLS}
  await until(() => over() || go() || move() !== before);
  return go() && move() === before ? middle(go()) : null;
}}"""

# Waits until the move counts and one may choose; then the place of a lit piece, for a real mouse.
LIT = f"""async ([before, chance]) => {{ {TOOLS}
  await until(() => over() || (move() !== before && may()));
  if (over()) return "over";
  await settled();
  return reachable(chance);
}}"""
