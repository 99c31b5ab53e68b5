import { type Candidate, type Suggestion, listCandidates, sharesSex } from "./candidates.ts";
import type { CuratedName } from "./curated-name.ts";
import type { NamePage, Neighbour } from "./name-page.ts";
import type { NameId } from "./name.ts";
import type { NameSummary } from "./name-summary.ts";
import { oneInText } from "./one-in.ts";
import type { BirthRecords } from "./records.ts";
import { sameOrigin } from "./same-origin.ts";
import { sameStart } from "./same-start.ts";
import { createSimilarCurve } from "./similar-curve.ts";
import { recordOf } from "./ssa-spelling.ts";

export type Neighbours = Pick<NamePage, "sameStart" | "similarCurve" | "sameOrigin">;

/**
 * Finds the neighbours of a name: of its origin, of its first letters, of its curve, chosen in this order, the scarcest
 * first, so that no name stands in two lists. Only names in real use that share a sex (in the list of curves, beside a unisex
 * name, only unisex ones; all curves of the subject's main sex); the same answer each time.
 * Candidates and curves are gathered on the first call, not at start.
 */
export function createNeighbourhood(
  records: BirthRecords,
  collection: readonly CuratedName[],
  summaryOf: (id: NameId) => NameSummary | undefined,
): (self: NameSummary) => Neighbours {
  let gathered: ReturnType<typeof gather> | undefined;

  const neighbours = (
    suggestions: readonly Suggestion[],
    reason: (because: string, of: NameSummary) => string,
  ) =>
    suggestions.flatMap(({ candidate, because }): Neighbour[] => {
      const summary = summaryOf(candidate.id);
      return summary === undefined ? [] : [{ summary, reason: reason(because, summary) }];
    });

  return (self) => {
    gathered ??= gather(records, collection);
    const record = recordOf(records, self.id);
    const subject = { ...self, record, births: records.recentBirths[record] ?? 0 };
    const fitting = gathered.candidates.filter(
      ({ id, gender }) => id !== self.id && sharesSex(gender, self.gender),
    );

    const origin = sameOrigin(fitting, self.origin, subject.births);
    const start = sameStart(without(fitting, origin), self.id);
    const alike = self.gender === "unisex" ? fitting.filter(({ gender }) => gender === "unisex") : fitting;
    const curve = gathered.similarCurve(without(alike, [...origin, ...start]), subject);
    return {
      sameOrigin: neighbours(origin, withOneIn),
      sameStart: neighbours(start, withOneIn),
      similarCurve: neighbours(curve, (because) => because),
    };
  };
}

function gather(records: BirthRecords, collection: readonly CuratedName[]) {
  const candidates = listCandidates(records, collection);
  return { candidates, similarCurve: createSimilarCurve(records, candidates) };
}

function without(candidates: readonly Candidate[], chosen: readonly Suggestion[]): Candidate[] {
  const taken = new Set(chosen.map(({ candidate }) => candidate));
  return candidates.filter((candidate) => !taken.has(candidate));
}

/** "Also Latin; 1 in 314 girls". */
function withOneIn(because: string, { oneIn }: NameSummary): string {
  return oneIn === null ? because : `${because}; ${oneInText(oneIn)}`;
}
