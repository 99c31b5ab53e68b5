import { createHash } from "node:crypto";
import type { NameId } from "#domain/names/entry/name.ts";
import type { SavedNames, VisitorHash } from "#domain/saved-names/saved-names.ts";
import { type DatabaseOptions, openDatabase } from "#server/storage/database.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";
import type { Database } from "#server/storage/tables.ts";

/** Room for an empty database of its own. */
export type Place = { readonly options: DatabaseOptions; discard(): Promise<void> };

export type Bench = {
  readonly options: DatabaseOptions;
  readonly database: Database;
  readonly names: SavedNames;
  readonly clock: { now: Date };
};

export async function openBench({ options }: Place): Promise<Bench> {
  const database = await openDatabase(options);
  const clock = { now: new Date("2026-11-21T10:00:00.000Z") };
  return { options, database, names: createSavedNames(database.db, () => clock.now), clock };
}

export function visitorOf(number: string): VisitorHash {
  return createHash("sha256").update(number).digest("hex");
}

/** One after another, so that the last is the newest. */
export async function saveInTurn(names: SavedNames, visitor: VisitorHash, ids: readonly NameId[]) {
  await ids.reduce<Promise<unknown>>(
    (before, id) => before.then(() => names.save(visitor, id)),
    Promise.resolve(),
  );
}

export async function idsOf(names: SavedNames, visitor: VisitorHash): Promise<readonly NameId[]> {
  return (await names.list(visitor)).map(({ nameId }) => nameId);
}

export function numbered(count: number): readonly NameId[] {
  return Array.from({ length: count }, (_, n) => `name${n}`);
}
