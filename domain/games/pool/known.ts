import type { MilestoneFact } from "#domain/games/milestone-guessing-game/milestone-fact.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import type { ReviewedTheme } from "#domain/names/entry/theme.ts";

/** Where judges look everything up again. They know nothing of how an item was made. */
export type Known = {
  readonly records: BirthRecords;
  readonly entries: ReadonlyMap<NameId, CuratedName>;
  readonly themes: readonly ReviewedTheme[];
  /** Syllables by the pronouncing dictionary, by SSA's spelling; several counts parted by a bar. */
  readonly dictionary: ReadonlyMap<string, string>;
  readonly facts: readonly MilestoneFact[];
};

/** What keeps an item from having exactly one defensible answer; nothing when it has. */
export type Doubts = readonly string[];

/** The doubts that hold. */
export function doubtsOf(...found: readonly (string | false)[]): Doubts {
  return found.filter((doubt) => doubt !== false);
}

export function entryOf({ entries }: Known, name: string): CuratedName | undefined {
  return entries.get(foldName(name));
}

/** Whether one is told to be a form of the other, by either of them. */
export function areForms(one: CuratedName, other: CuratedName): boolean {
  return formsOf(one).includes(foldName(other.name)) || formsOf(other).includes(foldName(one.name));
}

/** Other forms of a name, folded. */
export function formsOf({ related = {}, nicknames = [] }: CuratedName): readonly NameId[] {
  return [...nicknames, ...Object.values(related).flat()].map(foldName);
}

/** Whether there are four different options and the right answer is one of them. */
export function optionDoubts(options: readonly string[], correct: string): Doubts {
  return doubtsOf(
    (options.length !== 4 || new Set(options).size !== 4) && "not four different options",
    !options.includes(correct) && "the right answer is no option",
  );
}

const tellers = new WeakMap<Known["entries"], ReadonlyMap<NameId, readonly CuratedName[]>>();

/** The entries that are forms of this one, by its own word or by theirs. */
export function relativesOf(entry: CuratedName, { entries }: Known): readonly CuratedName[] {
  let index = tellers.get(entries);
  if (index === undefined) {
    const pairs = [...entries.values()].flatMap((teller) => formsOf(teller).map((id) => ({ id, teller })));
    const byForm = Map.groupBy(pairs, ({ id }) => id);
    index = new Map([...byForm].map(([id, told]) => [id, told.map(({ teller }) => teller)]));
    tellers.set(entries, index);
  }
  return [
    ...formsOf(entry).flatMap((id) => entries.get(id) ?? []),
    ...(index.get(foldName(entry.name)) ?? []),
  ];
}
