import type { FontRole } from "./fonts.ts";
import { fontFor, outlineText } from "./text-outline.ts";
import { FLOOR } from "./ridge.ts";
import { dayColor } from "./day-color.ts";
import { MARGIN, placed } from "./sheet.ts";

/** Words (caption-words.ts) below the curve. */
export function caption(words: string): string {
  const role: FontRole = fontFor(words, ["plain", "serif"]) ?? "plain";
  return placed(outlineText(words, role, 24), MARGIN, FLOOR + 39, dayColor("ink"));
}
