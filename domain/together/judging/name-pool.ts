import type { Drawable } from "#domain/names/draw/draw-hand.ts";
import { usageOf } from "#domain/names/draw/mood.ts";
import { type GenderFilter, matchesGender } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { TasteShelf } from "#domain/taste/taste-shelf.ts";
import type { DeckChoice } from "./deck-choice.ts";
import type { NameCandidate } from "./verdict.ts";

export type PooledName = Omit<NameSummary, "spark">;

/** A name of the pool as a draw looks at it. */
export type DrawablePooled = Drawable & { readonly id: NameId };

/** The curated names, as this device has them: where cards and decoys come from. Nothing is asked of a server about a name. */
export type NamePool = {
  /** Ids of a sex of use, in alphabetical order. */
  ids(gender: GenderFilter): readonly NameId[];
  /** The names that a choice lets in, the most given first. */
  fitting(choice: DeckChoice): readonly DrawablePooled[];
  find(id: NameId): PooledName | undefined;
  /** The same as a taste is learned from; null where the pool is not all of it. */
  shelf(): TasteShelf | null;
};

/** A few names, in their order: what a page can begin with before the device has all. All of them are as likely, and fit. */
export function poolOfNames(names: readonly PooledName[]): NamePool {
  const ofGender = (gender: GenderFilter) => names.filter((name) => matchesGender(name.gender, gender));
  return {
    ids: (gender) => ofGender(gender).map(({ id }) => id),
    fitting: ({ gender: wanted }) =>
      ofGender(wanted).map(({ id, gender, origin }) => ({
        id,
        gender,
        origin,
        ...usageOf(0, 0),
        family: null,
      })),
    find: (wanted) => names.find(({ id }) => id === wanted),
    shelf: () => null,
  };
}

/** How a candidate is written. A name of ours that this device does not know (a newer edition's) is written by its id. */
export function writtenName({ id, own }: NameCandidate, pool: NamePool): string {
  return own ?? pool.find(id)?.name ?? id.charAt(0).toUpperCase() + id.slice(1);
}
