import { RECORDS } from "#content/site/records-edition.ts";
import { formatDecimal } from "#domain/locale/decimals.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { CurveMeasure, Sex } from "./curve-marks.ts";

/** The cells of one published year, as they stand in a line of the CSV file. */
type Cells = readonly string[];

const COLUMNS = { girl: 1, boy: 4 } as const;
const PLACES = { births: 0, million: 1, rank: 2 } as const;
const PLURALS = { girl: "Girls", boy: "Boys" } as const;

/** The published years by year. */
export function readYears(lines: string): ReadonlyMap<number, Cells> {
  return new Map(lines.split("\n").map((line) => [Number(line.split(",", 1)[0]), line.split(",")]));
}

/** "1986", "Girls: 12.3 per million": what a chart shows of one year. An unpublished year is never told as zero. */
export function yearWords(
  year: number,
  years: ReadonlyMap<number, Cells>,
  sexes: readonly Sex[],
  measure: CurveMeasure,
): readonly string[] {
  const cells = years.get(year) ?? [];
  return [
    String(year),
    ...sexes.map((sex) => {
      const cell = cells[COLUMNS[sex] + PLACES[measure]] ?? "";
      return `${PLURALS[sex]}: ${cell === "" ? `fewer than ${RECORDS.floor}, or none` : valueWords(Number(cell), measure)}`;
    }),
  ];
}

function valueWords(value: number, measure: CurveMeasure): string {
  switch (measure) {
    case "million":
      return `${formatShare(value)} per million`;
    case "births":
      return formatCount(value);
    case "rank":
      return `No. ${formatCount(value)}`;
  }
}

/** One decimal always: figures that change under the eye should not jump. */
function formatShare(perMillion: number): string {
  return formatDecimal(perMillion, 1, 1);
}
