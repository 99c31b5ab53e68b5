import { type GenderFilter, matchesGender } from "#domain/names/entry/gender.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { copiedName, type NamesCopy } from "#domain/names/device/names-copy.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { NameCandidate } from "./verdict.ts";

export type PooledName = Omit<NameSummary, "spark">;

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

/** A few names, in their order: what a page can begin with before the device has all. */
export function poolOfNames(names: readonly PooledName[]): NamePool {
  return {
    ids: (gender) => names.filter((name) => matchesGender(name.gender, gender)).map(({ id }) => id),
    find: (wanted) => names.find(({ id }) => id === wanted),
  };
}

/** How a candidate is written. A name of ours that this device does not know (a newer edition's) is written by its id. */
export function writtenName({ id, own }: NameCandidate, pool: NamePool): string {
  return own ?? pool.find(id)?.name ?? id.charAt(0).toUpperCase() + id.slice(1);
}
