import type { CandidateCurves } from "./candidate-curves.ts";
import { type SimilarCandidate, type Suggestion, sharesSex } from "./candidates.ts";
import type { Neighbour, Neighbours } from "#domain/names/page/name-page.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { oneInText } from "#domain/names/records/one-in.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { sameOrigin } from "./same-origin.ts";
import { sameStart } from "./same-start.ts";
import { createSimilarCurve } from "./similar-curve.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";

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
  let ready: ReturnType<typeof prepare> | undefined;

  const neighbours = (
    suggestions: readonly Suggestion[],
    reason: (because: string, of: NameSummary) => string,
  ) =>
    suggestions.flatMap(({ candidate, because }): Neighbour[] => {
      const summary = summaryOf(candidate.id);
      return summary === undefined ? [] : [{ summary, reason: reason(because, summary) }];
    });

  return (self) => {
    ready ??= prepare(records, gather());
    const record = recordOf(records, self.id);
    const subject = { ...self, record, births: records.recentBirths[record] ?? 0 };
    const taken = new Set<NameId>([self.id]);
    const fits = ({ id, gender }: SimilarCandidate) => !taken.has(id) && sharesSex(gender, self.gender);
    const take = (suggestions: readonly Suggestion[]) => {
      for (const { candidate } of suggestions) taken.add(candidate.id);
      return suggestions;
    };

    const ofOrigin = ready.byOrigin.get(self.origin) ?? [];
    const ofStart = ready.byStart.get(startOf(self.id)) ?? [];
    const origin = take(sameOrigin(ofOrigin.filter(fits), self.origin, subject.births));
    const start = take(sameStart(ofStart.filter(fits), self.id));
    const isAlike = (each: SimilarCandidate) =>
      fits(each) && (self.gender !== "unisex" || each.gender === "unisex");
    const curve = ready.similarCurve(isAlike, subject);
    return {
      sameOrigin: neighbours(origin, withOneIn),
      sameStart: neighbours(start, withOneIn),
      similarCurve: neighbours(curve, (because) => because),
    };
  };
}

/** The candidates by what a list of neighbours has in common, so that none is looked through whole. */
function prepare(records: BirthRecords, curves: CandidateCurves) {
  return {
    byOrigin: Map.groupBy(curves.candidates, ({ origin }): string | null => origin),
    byStart: Map.groupBy(curves.candidates, ({ id }) => startOf(id)),
    similarCurve: createSimilarCurve(records, curves),
  };
}

/** The letters that all names in a list of the same start share at least. */
function startOf(id: NameId): string {
  return id.slice(0, 2);
}

/** "Also Latin; 1 in 314 girls". */
function withOneIn(because: string, { oneIn }: NameSummary): string {
  return oneIn === null ? because : `${because}; ${oneInText(oneIn)}`;
}
