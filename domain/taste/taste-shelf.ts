import { type CopiedName, copiedNamesInSteps, type NamesCopy } from "#domain/names/device/names-copy.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { atOnce, mapInSteps, type Steps } from "#domain/steps.ts";
import { product } from "./taste-model.ts";
import { type Trait, traitsOfTaste } from "./traits-of-taste.ts";

/** A name as the model sees it. */
export type TasteItem = {
  readonly id: NameId;
  readonly name: CopiedName;
  readonly traits: readonly Trait[];
  /** 1, then the features: centered on the collection, and scaled by how much they vary there. Made when it is asked for. */
  readonly vector: Float64Array;
};

/** All names of the copy, ready to be judged. */
export type TasteShelf = {
  /** Features, in the order of the vectors. */
  readonly keys: readonly string[];
  readonly items: readonly TasteItem[];
  readonly byId: ReadonlyMap<NameId, TasteItem>;
  /** The product of such weights with the vector of an item, without making it: for all names at a time. */
  readonly worthUnder: (weights: Float64Array) => (item: TasteItem) => number;
};

/** The key of the feature that is 1 for all names: how many are liked at all. */
export const ANY = "any";

/** What fewer names have tells nothing of a taste. */
const LEAST_NAMES = 25;

/** How much louder the rare is made: 0 leaves each feature as it is, 1 gives each the same spread. */
const SCALED = 0.5;

/** The names of the copy with their features, 116 of them in the edition of 2025. */
export function tasteShelf(copy: NamesCopy): TasteShelf {
  return atOnce(tasteShelfInSteps(copy));
}

export function* tasteShelfInSteps(copy: NamesCopy): Steps<TasteShelf> {
  const names = yield* copiedNamesInSteps(copy);
  const named = yield* mapInSteps(names, (name) => ({ name, traits: traitsOfTaste(name) }));
  const features = featuresOf(named.map(({ traits }) => traits));
  // The feature that is 1 for all stands first. A name has a dozen of the others: the rest of its vector is the same for all.
  const placeOf = new Map(features.map(({ key }, place) => [key, place + 1]));
  const withNothing = Float64Array.of(1, ...features.map(({ mean, scale }) => -mean * scale));
  yield;
  const vectorOf = (traits: readonly Trait[]): Float64Array => {
    const vector = withNothing.slice();
    for (const [key, amount] of traits) {
      const place = placeOf.get(key);
      if (place !== undefined)
        vector[place] = (vector[place] ?? 0) + amount * (features[place - 1]?.scale ?? 0);
    }
    return vector;
  };
  const items = yield* mapInSteps(named, ({ name, traits }) => itemOf(name, traits, vectorOf));
  return {
    keys: [ANY, ...features.map(({ key }) => key)],
    items,
    byId: new Map(items.map((item) => [item.id, item])),
    worthUnder(weights) {
      const ofNothing = product(weights, withNothing);
      const scaled = new Map(
        features.map(({ key, scale }, place) => [key, scale * (weights[place + 1] ?? 0)]),
      );
      return ({ traits }) =>
        traits.reduce((sum, [key, amount]) => sum + amount * (scaled.get(key) ?? 0), ofNothing);
    },
  };
}

/** Few of all vectors are ever looked at, and all of them are 5 MB. */
function itemOf(
  name: CopiedName,
  traits: readonly Trait[],
  vectorOf: (traits: readonly Trait[]) => Float64Array,
): TasteItem {
  let vector: Float64Array | undefined;
  return {
    id: name.babyName.id,
    name,
    traits,
    get vector() {
      return (vector ??= vectorOf(traits));
    },
  };
}

export function hasTrait({ traits }: TasteItem, wanted: string): boolean {
  return traits.some(([key]) => key === wanted);
}

type Feature = { readonly key: string; readonly mean: number; readonly scale: number };

function featuresOf(names: readonly (readonly Trait[])[]): readonly Feature[] {
  const amounts = new Map<string, number[]>();
  for (const [key, amount] of names.flat()) {
    const known = amounts.get(key);
    if (known === undefined) amounts.set(key, [amount]);
    else known.push(amount);
  }
  return [...amounts].flatMap(([key, of]) => {
    if (of.length < LEAST_NAMES) return [];
    const mean = of.reduce((sum, amount) => sum + amount, 0) / names.length;
    const square = of.reduce((sum, amount) => sum + amount * amount, 0) / names.length;
    const spread = Math.sqrt(Math.max(1e-6, square - mean * mean));
    return { key, mean, scale: spread ** -SCALED };
  });
}
