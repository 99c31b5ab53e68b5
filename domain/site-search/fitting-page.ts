import type { ToolLink } from "#domain/fit/tool-link.ts";
import { SITE_GROUPS, type SiteAnswer } from "./site-answer.ts";

/** What answers less well is no page to send somebody to who looked for a name. */
const LEAST_STRENGTH = 0.42;
/** Who says "names" looks for them, and a word in common ("meaning") is no reason to be sent elsewhere. */
const LEAST_BESIDE_NAMES = 0.6;
const NAMES = /\bnames\b/i;

/** The page that answers best; null where none does well, or where somebody may be in need. */
export function fittingPage(
  text: string,
  { groups, isUrgent }: Pick<SiteAnswer, "groups" | "isUrgent">,
): ToolLink | null {
  if (isUrgent) return null;
  const least = NAMES.test(text) ? LEAST_BESIDE_NAMES : LEAST_STRENGTH;
  const [best] = SITE_GROUPS.map((group) => groups[group]).toSorted(
    (one, other) => other.strength - one.strength,
  );
  const [item] = best === undefined || best.strength < least ? [] : best.items;
  return item === undefined ? null : { title: item.title, href: item.href, line: item.line };
}
