/** Builds the preview of an action from the functions of a game. */

import type { Preview, Say, SumPart } from "../contract";

interface PreviewParts<View, Part> {
  badgeOf: (view: View, action: string) => Preview["badge"];
  sentence: (view: View, say: Say, action: string) => string;
  sumOf: (view: View, say: Say, action: string) => Part[];
  whyOf: (view: View, say: Say, action: string) => string;
  clauseOf: (view: View, action: string) => string;
}

export function makePreview<View, Part extends SumPart>(parts: PreviewParts<View, Part>) {
  return (view: View, say: Say, action: string): Preview<Part> => ({
    badge: parts.badgeOf(view, action),
    what: parts.sentence(view, say, action),
    sum: parts.sumOf(view, say, action),
    why: parts.whyOf(view, say, action),
    clause: parts.clauseOf(view, action),
  });
}
