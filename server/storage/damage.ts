import type { DatabaseSync } from "node:sqlite";

const LONGEST = 200;

/**
 * Looks through a whole database for damage; takes about a second for some hundred megabytes. "quick_check" passes over
 * whether indexes fit their tables. undefined when it is sound, else the first thing found, in a few words.
 */
export function damageIn(
  database: DatabaseSync,
  check: "quick_check" | "integrity_check",
): string | undefined {
  // One is enough: a page that is gone is found once for each row in it. It may come in several lines.
  const found = database.prepare(`pragma ${check}(1)`).get()?.[check];
  if (found === "ok") return undefined;
  const line = String(found)
    .split("\n")
    .find((each) => !each.startsWith("***"));
  return (line ?? "").slice(0, LONGEST);
}
