import { type Choices, choicesOf, createChoices, forEachRule } from "./browse-choices.ts";
import { movementOf, MOVEMENT_YEARS } from "./commonness.ts";
import type { CuratedName } from "./curated-name.ts";
import { foldName, type NameId } from "./name.ts";
import { type Rule, RULES } from "./name-rules.ts";
import { type NameTraits, traitsOf } from "./name-traits.ts";
import { COUNTED_FOR, latestOneIn, partOf } from "./one-in.ts";
import type { BirthRecords } from "./records.ts";
import { recordOf } from "./ssa-spelling.ts";
import type { Theme } from "./theme.ts";

/** Orders of a browse; the first is the usual one. Popularity is births of the last year, girls and boys together. */
export const BROWSE_SORTS = ["popularity", "name", "rising", "falling"] as const;
export type BrowseSort = (typeof BROWSE_SORTS)[number];

/** Below so many births in either year, a movement is mostly chance. */
export const FEWEST_TO_MOVE = 100;

/** A name of the collection as browsing looks at it. */
export type BrowseEntry = {
  readonly id: NameId;
  readonly traits: NameTraits;
  /** Numbers of the choices that count the name: of each rule, and of all together. */
  readonly choices: Readonly<Record<Rule, readonly number[]>>;
  readonly allChoices: readonly number[];
};

/** The collection, made ready for browsing: every order is there, so that nothing is left to sort. */
export type BrowseShelf = {
  readonly choices: Choices;
  readonly orders: Readonly<Record<BrowseSort, readonly BrowseEntry[]>>;
};

/** Reads every entry and its records once: 60 ms for 3,300 names. */
export function createShelf(
  records: BirthRecords,
  collection: readonly CuratedName[],
  themes: readonly Theme[],
): BrowseShelf {
  const choices = createChoices();
  const read = collection
    .map((curated) => readEntry(records, curated, themes, choices))
    .toSorted((a, b) => (a.entry.id < b.entry.id ? -1 : 1));
  // Sorting keeps the order of equals: names of equal births, or without a movement, stand as in the order before.
  const popular = read.toSorted((a, b) => b.births - a.births);
  const moving = popular.filter(({ change }) => change !== null);
  const others = popular.filter(({ change }) => change === null);
  const entries = (list: typeof read) => list.map(({ entry }) => entry);
  return {
    choices,
    orders: {
      popularity: entries(popular),
      name: entries(read),
      rising: entries([...moving.toSorted((a, b) => (b.change ?? 0) - (a.change ?? 0)), ...others]),
      falling: entries([...moving.toSorted((a, b) => (a.change ?? 0) - (b.change ?? 0)), ...others]),
    },
  };
}

function readEntry(records: BirthRecords, curated: CuratedName, themes: readonly Theme[], choices: Choices) {
  const id = foldName(curated.name);
  const { gender } = curated;
  const record = recordOf(records, id);
  const traits = traitsOf({ id, gender, oneIn: latestOneIn(records, record, gender) }, curated, themes);
  const chosen = choicesOf(traits);
  const numbers = forEachRule((rule) => chosen[rule].map((value) => choices.numberOf(rule, value)));
  return {
    entry: { id, traits, choices: numbers, allChoices: RULES.flatMap((rule) => numbers[rule]) },
    births: records.latest(record, "F") + records.latest(record, "M"),
    change: changeOf(records, record, gender),
  };
}

/** Change of the share in percent; null where there are too few births to speak of one. */
function changeOf(records: BirthRecords, record: number, gender: CuratedName["gender"]): number | null {
  const birthsIn = (year: number) => partOf(records, record, COUNTED_FOR[gender], year).births;
  const fewest = Math.min(birthsIn(records.lastYear), birthsIn(records.lastYear - MOVEMENT_YEARS));
  return fewest < FEWEST_TO_MOVE ? null : movementOf(records, record, gender).percent;
}
