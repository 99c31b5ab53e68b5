import type { Confidence, CuratedName } from "./curated-name.ts";

/** How sure the collection is of itself: entries by the grade of their meaning, and those that rest on no source. */
export type CollectionFigures = {
  readonly names: number;
  readonly byGrade: Readonly<Record<Confidence, number>>;
  /** Written from general knowledge: unverified, and never graded A. */
  readonly unsourced: number;
};

export function collectionFigures(
  collection: readonly Pick<CuratedName, "confidence" | "sources">[],
): CollectionFigures {
  const graded = (grade: Confidence) => collection.filter(({ confidence }) => confidence === grade).length;
  return {
    names: collection.length,
    byGrade: { A: graded("A"), B: graded("B"), C: graded("C"), U: graded("U") },
    unsourced: collection.filter(({ sources }) => sources.length === 0).length,
  };
}
