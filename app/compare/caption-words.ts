import type { CompareRequest } from "#domain/compare/compare-request.ts";
import type { DrawnLine } from "./build-lines.ts";

const CAPTIONS = {
  million: "Births per million of each sex",
  births: "Births a year",
  rank: "Rank among girls or boys, 1 at the top",
} as const;

/** What the chart measures, and of which years. */
export function captionOf({ measure, scale, years }: CompareRequest): string {
  const tens = measure !== "rank" && scale === "log" ? ", each line ten times the one below" : "";
  return `${CAPTIONS[measure]}${tens}, ${years.from}–${years.to}`;
}

/** The chart in a sentence a line, for those who do not see it. */
export function labelOf(caption: string, drawn: readonly DrawnLine[]): string {
  const ends = drawn.map(({ line, spoken }) => `${line.called}: ${spoken}.`);
  return `${caption.replace("–", " to ")}. ${ends.join(" ")}`;
}
