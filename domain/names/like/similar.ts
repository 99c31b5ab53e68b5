import type { CandidateCurves } from "./candidate-curves.ts";
import { type SimilarCandidate, type Suggestion, sharesSex } from "./candidates.ts";
import type { NamePage, Neighbour } from "#domain/names/page/name-page.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { oneInText } from "#domain/names/records/one-in.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { sameOrigin } from "./same-origin.ts";
import { sameStart } from "./same-start.ts";
import { type SimilarCurve, createSimilarCurve } from "./similar-curve.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";

export type Neighbours = Pick<NamePage, "sameStart" | "similarCurve" | "sameOrigin">;

/**
 * Finds the neighbours of a name: of its origin, of its first letters, of its curve, chosen in this order, the scarcest
 * first, so that no name stands in two lists. Only names in real use that share a sex (in the list of curves, beside a unisex
 * name, only unisex ones; all curves of the subject's main sex); the same answer each time.
 */
export function createNeighbourhood(
  records: BirthRecords,
  gather: () => CandidateCurves,
  summaryOf: (id: NameId) => NameSummary | undefined,
): (self: NameSummary) => Neighbours {
  let similarCurve: SimilarCurve | undefined;

  const neighbours = (
    suggestions: readonly Suggestion[],
    reason: (because: string, of: NameSummary) => string,
  ) =>
    suggestions.flatMap(({ candidate, because }): Neighbour[] => {
      const summary = summaryOf(candidate.id);
      return summary === undefined ? [] : [{ summary, reason: reason(because, summary) }];
    });

  return (self) => {
    const gathered = gather();
    similarCurve ??= createSimilarCurve(records, gathered);
    const record = recordOf(records, self.id);
    const subject = { ...self, record, births: records.recentBirths[record] ?? 0 };
    const fitting = gathered.candidates.filter(
      ({ id, gender }) => id !== self.id && sharesSex(gender, self.gender),
    );

    const origin = sameOrigin(fitting, self.origin, subject.births);
    const start = sameStart(without(fitting, origin), self.id);
    const alike = self.gender === "unisex" ? fitting.filter(({ gender }) => gender === "unisex") : fitting;
    const curve = similarCurve(without(alike, [...origin, ...start]), subject);
    return {
      sameOrigin: neighbours(origin, withOneIn),
      sameStart: neighbours(start, withOneIn),
      similarCurve: neighbours(curve, (because) => because),
    };
  };
}

function without(candidates: readonly SimilarCandidate[], chosen: readonly Suggestion[]): SimilarCandidate[] {
  const taken = new Set(chosen.map(({ candidate }) => candidate));
  return candidates.filter((candidate) => !taken.has(candidate));
}

/** "Also Latin; 1 in 314 girls". */
function withOneIn(because: string, { oneIn }: NameSummary): string {
  return oneIn === null ? because : `${because}; ${oneInText(oneIn)}`;
}
