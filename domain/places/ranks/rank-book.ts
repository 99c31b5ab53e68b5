import type { NameId } from "#domain/names/entry/name.ts";
import type { Sex } from "#domain/names/records/records.ts";
import type { Window } from "#domain/places/place-book.ts";

/** A place among the names that a state gave most in a decade: by births listed, equal counts sharing a rank. */
export type StateRank = { readonly rank: number; readonly births: number };
export type RankedName = StateRank & { readonly id: NameId };

/** Ranks by state, of decades for which there are no births to hold names against. */
export type RankBook = {
  /** The earliest first. */
  readonly decades: readonly Window[];
  /** The decades in which any state ranks a name. */
  decadesOf(id: NameId, sex: Sex): readonly Window[];
  /** A name's rank in each state (in the order of STATES), null where it has none; null where no state ranks it, or there is no such decade. */
  ranks(id: NameId, sex: Sex, from: number): readonly (StateRank | null)[] | null;
  /** What a state gave most in a decade, the first rank first; empty where it lists too little, or there is no such decade. */
  top(state: number, sex: Sex, from: number): readonly RankedName[];
};
