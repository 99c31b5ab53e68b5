import { type GenderFilter, matchesGender } from "#domain/names/entry/gender.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { type CopiedName, copiedName, type NamesCopy } from "#domain/names/device/names-copy.ts";
import type { NameCandidate } from "./verdict.ts";

export type PooledName = CopiedName["babyName"];

/** The curated names, as this device has them: where cards and decoys come from. Nothing is asked of a server about a name. */
export type NamePool = {
  /** Ids of a sex of use, in alphabetical order. */
  ids(gender: GenderFilter): readonly NameId[];
  find(id: NameId): PooledName | undefined;
};

export function namePoolOf(copy: NamesCopy): NamePool {
  const rows = new Map(copy.rows.map((row) => [foldName(row[0]), row]));
  return {
    ids: (gender) => [...rows].filter(([, row]) => matchesGender(row[1], gender)).map(([id]) => id),
    find(id) {
      const row = rows.get(id);
      return row === undefined ? undefined : copiedName({ year: copy.year, rows: [row] }, id)?.babyName;
    },
  };
}

/** How a candidate is written. A name of ours that this device does not know (a newer edition's) is written by its id. */
export function writtenName({ id, own }: NameCandidate, pool: NamePool): string {
  return own ?? pool.find(id)?.name ?? id.charAt(0).toUpperCase() + id.slice(1);
}
