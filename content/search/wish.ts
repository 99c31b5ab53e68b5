import type { NameId } from "#domain/names/entry/name.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import type { WishKind } from "#domain/names/search/wish-kind.ts";

/** From the first to the last, both included; without a last one, there is no end. */
type Span = readonly [from: number, to?: number];

/**
 * What a name must be, by its entry and the birth records alone. All parts that are given must hold.
 * A name without an entry has no origin, no meaning and no syllables, so it never holds where one is asked for.
 */
export type Rule = {
  /** "girl": sex of use girl or unisex; "boy": boy or unisex; "unisex": only that. */
  readonly sex?: "girl" | "boy" | "unisex";
  /** The entry's origin, or one that it is also from, is any of these. */
  readonly origins?: readonly Origin[];
  /** Of the folded spelling: begins with one of these, ends with one, holds one, holds none. */
  readonly starts?: readonly string[];
  readonly ends?: readonly string[];
  readonly contains?: readonly string[];
  readonly without?: readonly string[];
  /** How many letters the folded spelling has. */
  readonly letters?: Span;
  readonly syllables?: Span;
  /** Rank in the last year within its main sex. Unranked counts as behind all ranks. */
  readonly rank?: Span;
  /** Births in the last year, both sexes; unpublished counts as none. */
  readonly births?: Span;
  /** Births of all years, both sexes. */
  readonly everBorn?: Span;
  /** Year of the highest share of its main sex. */
  readonly peak?: Span;
  /** In that year its rank, of the sex asked for or else the better of both, was no worse. */
  readonly rankIn?: { readonly year: number; readonly worst: number };
  /** Its share of its main sex in the last year is at least, or at most, so many times that of an earlier year. */
  readonly since?: { readonly year: number; readonly atLeast?: number; readonly atMost?: number };
  /** The gloss holds one of these as a whole word, with or without a plural s. */
  readonly meaning?: readonly string[];
  /** It has an entry. */
  readonly curated?: true;
  /** Two equal letters stand side by side. */
  readonly doubleLetter?: true;
  /** The folded spelling reads the same backwards. */
  readonly palindrome?: true;
};

/** What a good answer to a wish holds; every part that is given must hold. */
export type Wanted = {
  /** So many of these (default: one) stand among the first `top` names (default: 10). */
  readonly mustInTop?: {
    readonly names: readonly NameId[];
    readonly least?: number;
    readonly top?: number;
  };
  /** This name comes first. */
  readonly first?: NameId;
  /**
   * Each of the first `top` names (default: 10) does this, or at least this `share` of them (default: 1),
   * and there are at least `least` names (default: 5).
   */
  readonly allSatisfy?: Rule & {
    readonly top?: number;
    readonly least?: number;
    readonly share?: number;
  };
  /** None of these stands among the first ten. */
  readonly forbid?: readonly NameId[];
  /** Words that the answer must say it did not understand. Other words may stand beside them. */
  readonly notUnderstood?: readonly string[];
  /** Kinds of wishes that must be understood. */
  readonly understood?: readonly WishKind[];
  /** No names at all: an honest empty answer. */
  readonly noNames?: true;
  /** Crisis lines come first, and no names. */
  readonly crisis?: true;
  /** The answer in one line holds one of these, whatever the case: the same fact can be said in several ways. */
  readonly says?: readonly string[];
};

/** A search as somebody types it, and what a good answer holds. */
export type Wish = { readonly query: string; readonly wants: Wanted };

/** "ada eve otto": many names in one line. */
export function ids(list: string): readonly NameId[] {
  return list.trim().split(/\s+/);
}
