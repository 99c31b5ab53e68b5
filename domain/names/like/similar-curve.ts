import { bestOf } from "./best-of.ts";
import type { CandidateCurves } from "./candidate-curves.ts";
import { type SimilarCandidate, SUGGESTIONS, type Suggestion } from "./candidates.ts";
import { curveMarks, curveReason } from "#domain/names/records/curve-reason.ts";
import { likenessAt } from "#domain/names/records/curve-shape.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { mainSex } from "#domain/names/records/sex-of-use.ts";

/** Curves less alike than this (cosine, 0–1) are not called alike. */
const LEAST_LIKENESS = 0.9;

/** What a tenfold difference in births takes from the likeness: a name about as common comes before a rare one. */
const COST_OF_TENFOLD = 0.02;

/** Curves looked through, the most alike first, for those whose likeness can be put into words. */
const LOOKED_THROUGH = 10 * SUGGESTIONS;

/** A name to find others for; it need not be a candidate itself. */
export type Subject = Omit<SimilarCandidate, "origin"> & { readonly name: string };

/**
 * Finds, among some of the candidates, those with the curve most like the subject's, each with a fact that is true of both.
 * All curves are of one sex, the subject's main one, whatever the candidate's own. Fewer, or none, where few have such a fact.
 */
export type SimilarCurve = (among: readonly SimilarCandidate[], subject: Subject) => Suggestion[];

export function createSimilarCurve(
  records: BirthRecords,
  { tables, shapeOf }: Pick<CandidateCurves, "tables" | "shapeOf">,
): SimilarCurve {
  return (among, subject) => {
    const sex = mainSex(records, subject.record, subject.gender);
    const { points, offsets } = tables[sex];
    const shape = shapeOf(subject.record, sex);
    const score = (each: SimilarCandidate) => {
      const offset = offsets.get(each.id);
      const likeness = offset === undefined ? 0 : likenessAt(shape, points, offset);
      if (likeness < LEAST_LIKENESS) return null;
      return likeness - COST_OF_TENFOLD * Math.abs(Math.log10((each.births + 1) / (subject.births + 1)));
    };
    const like = { name: subject.name, marks: curveMarks(records, subject.record, sex) };
    const suggestions: Suggestion[] = [];
    for (const candidate of bestOf(among, LOOKED_THROUGH, score)) {
      const marks = curveMarks(records, candidate.record, sex);
      const because = curveReason(marks, like, records, candidate.gender === "unisex" ? OF_SEX[sex] : null);
      if (because !== null) suggestions.push({ candidate, because });
      if (suggestions.length === SUGGESTIONS) break;
    }
    return suggestions;
  };
}

const OF_SEX = { F: "girls", M: "boys" } as const;
