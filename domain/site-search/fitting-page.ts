import type { ToolLink } from "#domain/fit/tool-link.ts";
import { SITE_GROUPS, type SiteAnswer } from "./site-answer.ts";

/** What answers less well is no page to send somebody to who looked for a name. */
const LEAST_STRENGTH = 0.3;

/** The page that answers best; null where none does well, or where somebody may be in need. */
export function fittingPage({ groups, isUrgent }: Pick<SiteAnswer, "groups" | "isUrgent">): ToolLink | null {
  if (isUrgent) return null;
  const [best] = SITE_GROUPS.map((group) => groups[group]).toSorted(
    (one, other) => other.strength - one.strength,
  );
  const [item] = best === undefined || best.strength < LEAST_STRENGTH ? [] : best.items;
  return item === undefined ? null : { title: item.title, href: item.href, line: item.line };
}
