import type { Among, CompareMeasure } from "#domain/compare/compare-request.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { Counted } from "#domain/names/entry/name-summary.ts";

/** Whose figures a line has, as its words need it. */
type ReadLine = {
  readonly of: Counted;
  readonly rankedAmong: Among;
  readonly family: boolean;
};

/** A value with what it counts: "4,936 per million girls", "9,012 girls", "No. 12 among girls". */
export function valueWords(value: number | null, measure: CompareMeasure, line: ReadLine): string {
  if (value === null) return missingWords(measure, line);
  switch (measure) {
    case "million":
      return `${formatCount(value)} per million ${line.of}`;
    case "births":
      return `${formatCount(value)} ${line.of}`;
    case "rank":
      return `No. ${formatCount(value)} among ${line.rankedAmong}`;
  }
}

function missingWords(measure: CompareMeasure, { of, rankedAmong, family }: ReadLine): string {
  if (measure === "rank") return family ? "No rank: several spellings" : `Not listed among ${rankedAmong}`;
  return of === "babies" ? "Fewer than 5 of each, or none" : `Fewer than 5 ${of}, or none`;
}
