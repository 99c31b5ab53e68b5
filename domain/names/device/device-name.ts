import { type CopiedName, copiedNames, type NamesCopy } from "./names-copy.ts";
import type { Drawable } from "#domain/names/draw/draw-hand.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import { type NameTraits, traitsOf } from "#domain/names/entry/name-traits.ts";
import type { Why } from "#domain/names/search/why.ts";
import { wordsOf } from "#domain/names/entry/words-of.ts";

/** A name of the copy as it is drawn, and asked for by rules. */
export type DrawnName = Drawable & {
  readonly origin: Origin;
  readonly summary: NameSummary;
  readonly traits: NameTraits;
};

/** The same as it is searched without a network, too. */
export type DeviceName = DrawnName & {
  /** The words of its meaning, and of its origin, folded. */
  readonly meant: readonly string[];
  readonly from: readonly string[];
  readonly script: readonly string[];
};

/** A name that was found in a copy, and why. */
export type DeviceHit = { readonly summary: NameSummary; readonly why: Why };

/** Everything in the copy, the names of most births in the last year first. A copy has no curves and no second origins. */
export function deviceNames(copy: NamesCopy): readonly DeviceName[] {
  return mostGivenFirst(copiedNames(copy)).map((name) => ({
    ...drawnName(name),
    meant: wordsOf(name.babyName.meaning),
    from: wordsOf(name.babyName.origin),
    script: name.script,
  }));
}

/** Those of most births in the last year first. */
export function mostGivenFirst(names: readonly CopiedName[]): readonly CopiedName[] {
  return names.toSorted((one, other) => other.births - one.births);
}

export function drawnName(name: CopiedName): DrawnName {
  const { babyName, births, family, isWorn } = name;
  return {
    gender: babyName.gender,
    origin: babyName.origin,
    births,
    family,
    isWorn,
    summary: { ...babyName, spark: {} },
    traits: copiedTraits(name),
  };
}

/** What rules ask of a name of the copy. */
export function copiedTraits({ babyName, usedIn, themes, counted, figures }: CopiedName): NameTraits {
  return traitsOf({ ...babyName, oneIn: counted }, { ...babyName, usedIn }, themes, figures);
}
