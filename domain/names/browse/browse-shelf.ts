import { type Choices, createChoices } from "./browse-choices.ts";
import { type Growth, growthOf } from "./browse-growth.ts";
import { figuresOf } from "./figures-of.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { entriesById } from "#domain/names/entry/entries-by-id.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { RULE_NAMES, RULE_TABLE } from "./name-rules.ts";
import { type NameTraits, traitsOf } from "#domain/names/entry/name-traits.ts";
import { COUNTED_FOR, oftenestOneIn, birthShareOf } from "#domain/names/records/one-in.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import type { ReviewedTheme } from "#domain/names/entry/theme.ts";
import { foremostOf, themesOf } from "#domain/names/entry/themes-of.ts";

/**
 * Orders of a browse; the first is the usual one. Popularity is births of the last year among those whom a name's 1 in N
 * counts, so that the order is that of the figures shown; then births of the last ten years. Rising and falling go by the
 * growth of the lists of rising and falling names.
 */
export const BROWSE_SORTS = ["popularity", "name", "rising", "falling"] as const;
export type BrowseSort = (typeof BROWSE_SORTS)[number];

/** A name of the collection as browsing looks at it. */
export type BrowseEntry = {
  readonly id: NameId;
  readonly traits: NameTraits;
  /** Its place in the alphabet, from 0: by it the name stands in sets (name-set.ts). */
  readonly place: number;
};

/** The collection, made ready for browsing: every order is there, so that nothing is left to sort. */
export type BrowseShelf = {
  /** By name: each at its place. */
  readonly entries: readonly BrowseEntry[];
  readonly choices: Choices;
  /** Places: to look for the names of a set, nothing else of a name is needed. */
  readonly orders: Readonly<Record<BrowseSort, Uint32Array>>;
};

/** Reads every entry and its records once: some 150 ms for 3,300 names. */
export function createShelf(
  records: BirthRecords,
  collection: readonly CuratedName[],
  themes: readonly ReviewedTheme[],
): BrowseShelf {
  const choices = createChoices(collection.length);
  const read = [...entriesById(collection)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, curated], place) => readEntry(records, { id, curated, place }, themes));
  for (const { entry } of read) {
    for (const rule of RULE_NAMES)
      for (const value of RULE_TABLE[rule].facets(entry.traits)) choices.put(rule, value, entry.place);
  }
  // Sorting keeps the order of equals: names of equal births, or without a speed, stand as in the order before.
  const popular = read.toSorted((a, b) => b.latest - a.latest || b.recent - a.recent);
  return {
    entries: read.map(({ entry }) => entry),
    choices,
    orders: {
      popularity: placesOf(popular),
      name: placesOf(read),
      rising: placesOf(fastestFirst(popular, ({ aYear, asRise }) => (asRise ? aYear : null))),
      falling: placesOf(fastestFirst(popular, ({ aYear, asFall }) => (asFall ? -aYear : null))),
    },
  };
}

/** All ids, the most popular first. */
export function popularIds({ entries, orders }: BrowseShelf): readonly NameId[] {
  return Array.from(orders.popularity, (place) => entries[place]?.id ?? "");
}

type ReadEntry = {
  readonly entry: BrowseEntry;
  /** Births of the last year that its 1 in N counts, and all births of the last ten. */
  readonly latest: number;
  readonly recent: number;
  readonly growth: Growth | null;
};

function readEntry(
  records: BirthRecords,
  { id, curated, place }: Pick<BrowseEntry, "id" | "place"> & { readonly curated: CuratedName },
  themes: readonly ReviewedTheme[],
): ReadEntry {
  const { gender } = curated;
  const record = recordOf(records, id);
  const oneIn = oftenestOneIn(records, record, gender);
  const growth = growthOf(records, record, gender);
  const figures = figuresOf(records, record, gender, growth);
  const traits = traitsOf(
    { id, gender, oneIn },
    curated,
    themesOf(id, themes),
    figures,
    foremostOf(id, themes),
  );
  return {
    entry: { id, traits, place },
    latest: birthShareOf(records, record, COUNTED_FOR[gender], records.lastYear).births,
    recent: records.recentBirths[record] ?? 0,
    growth,
  };
}

/** At the end those that have no speed. */
function fastestFirst(
  read: readonly ReadEntry[],
  speedOf: (growth: Growth) => number | null,
): readonly ReadEntry[] {
  const moving = read.flatMap((each) => {
    const speed = each.growth === null ? null : speedOf(each.growth);
    return speed === null ? [] : { each, speed };
  });
  const fastest = new Set(moving.toSorted((a, b) => b.speed - a.speed).map(({ each }) => each));
  return [...fastest, ...read.filter((each) => !fastest.has(each))];
}

function placesOf(read: readonly ReadEntry[]): Uint32Array {
  return Uint32Array.from(read, ({ entry }) => entry.place);
}
