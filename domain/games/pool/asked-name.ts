import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import type { PoolSources } from "./sources.ts";

/** A name of the collection that visitors may have met. */
export type AskedName = {
  readonly id: NameId;
  readonly entry: CuratedName;
  readonly record: number;
  /** Births of both sexes since 1880: how well known it is. */
  readonly births: number;
};

/** Fewer births since 1880 than this, and few visitors have met anybody of that name. */
const KNOWN_FROM_BIRTHS = 3000;

/** The names of the collection that are known well enough to be asked, most births first. */
export function askedNames(
  { records, collection }: PoolSources,
  fewest = KNOWN_FROM_BIRTHS,
): readonly AskedName[] {
  return collection
    .flatMap((entry): AskedName[] => {
      const id = foldName(entry.name);
      const record = recordOf(records, id);
      const births = record === -1 ? 0 : records.total(record, "F") + records.total(record, "M");
      return births < fewest ? [] : [{ id, entry, record, births }];
    })
    .toSorted((one, other) => other.births - one.births || (one.id < other.id ? -1 : 1));
}

/** Names that would hurt somebody in a game: holy ones, and those that an English reader may laugh at. */
export const NOT_FOR_PLAY: ReadonlySet<string> = new Set(["Jesus", "Messiah", "Aryan", "Dũng", "Phúc"]);
