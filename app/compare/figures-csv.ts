import { csvFile } from "#domain/text/csv.ts";
import type { CompareView } from "./compare-view.ts";

const HEADS = { million: "per_million", births: "births", rank: "rank" } as const;

/** What the chart shows as a file: a line a year, a column a name; empty where unpublished. */
export function figuresCsv({
  lines,
  years,
  measure,
}: Pick<CompareView, "lines" | "years" | "measure">): string {
  const heads = lines.map(({ id, of, rankedAmong, asUsual, family }) =>
    [
      id,
      ...(family ? ["all_spellings"] : []),
      ...(asUsual ? ["usual"] : []),
      measure === "rank" ? rankedAmong : of,
      HEADS[measure],
    ].join("_"),
  );
  const rows = Array.from({ length: years.to - years.from + 1 }, (_, place) => [
    years.from + place,
    ...lines.map(({ values }) => values[place] ?? ""),
  ]);
  return csvFile(["year", ...heads], rows);
}
