import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { USES } from "#domain/names/entry/use.ts";

/** The last columns of a row of the copy. */
export type LastColumns = readonly [
  /** A number that names share which are said alike; -1 for a name that shares it with no other of the copy. */
  family?: number,
  /** Seldom given today, and to many once; 0 before what follows. */
  isWorn?: 0 | 1,
  /** Places in USES. */
  usedIn?: readonly number[],
  /** How its own language writes it. */
  script?: readonly string[],
  /** "1 in N" for the sex that a unisex name is given to more often: by that it is common or rare. */
  oftenest?: number,
];

export const NO_FAMILY = -1;

/** What not all names have: no more than must be. */
export function lastOf(
  family: number | undefined,
  isWorn: boolean,
  { usedIn = [], script = [] }: Pick<CuratedName, "usedIn" | "script">,
  oftenest: number | undefined,
): LastColumns {
  const known = family ?? NO_FAMILY;
  const uses = usedIn.map((use) => USES.indexOf(use));
  if (oftenest !== undefined) return [known, isWorn ? 1 : 0, uses, script, oftenest];
  if (script.length > 0) return [known, isWorn ? 1 : 0, uses, script];
  if (uses.length > 0) return [known, isWorn ? 1 : 0, uses];
  if (isWorn) return [known, 1];
  return family === undefined ? [] : [family];
}
