import { compareWords } from "#domain/locale/order.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { type PackedBands, packBands } from "#domain/names/through-time/packed-bands.ts";
import { timeBands } from "#domain/names/through-time/time-bands.ts";
import type { TimeBook } from "#domain/names/through-time/time-book.ts";
import { timeQuery } from "#domain/names/through-time/time-request.ts";
import { createCache } from "#server/caches/create-cache.ts";

type Sources = { readonly records: BirthRecords; readonly collection: readonly CuratedName[] };

/** Opens what draws every name at once. A single letter is the beginning of thousands of names, so what was asked is kept. */
export function openTimeBook({ records, collection }: Sources): TimeBook {
  const ofOrigin = recordsByOrigin(records, collection);
  const cache = createCache<string, PackedBands>("throughTime");
  return {
    origins: [...ofOrigin.keys()].toSorted((one, other) => compareWords(one, other)),
    bands: (request) =>
      cache.getOrMake(timeQuery(request), () =>
        packBands(
          timeBands(records, request, request.origin === null ? [] : (ofOrigin.get(request.origin) ?? [])),
        ),
      ),
  };
}

/** Records by what they are from or in use, as browsing has it. */
function recordsByOrigin(
  records: BirthRecords,
  collection: readonly CuratedName[],
): ReadonlyMap<Origin, readonly number[]> {
  const found = new Map<Origin, number[]>();
  for (const { name, origin, alsoFrom = [], usedIn = [] } of collection) {
    const record = recordOf(records, foldName(name));
    if (record < 0) continue;
    for (const each of new Set<Origin>([origin, ...alsoFrom, ...usedIn])) {
      const known = found.get(each);
      if (known === undefined) found.set(each, [record]);
      else known.push(record);
    }
  }
  return found;
}
