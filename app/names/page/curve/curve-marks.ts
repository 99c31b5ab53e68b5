import { formatCount } from "#domain/locale/numbers.ts";
import type { CurveMark } from "#app/charts/trend.ts";
import { isBack, tellsValley } from "./curve-headline.ts";
import type { CurveAtYear } from "./read-curve.ts";
import type { SexFigures } from "#domain/names/page/name-page.ts";

export type Sex = "girl" | "boy";
export const CURVE_MEASURES = ["million", "births", "rank"] as const;
export type CurveMeasure = (typeof CURVE_MEASURES)[number];

/** A sex of a name in a chart, the first year of its series, and what its headline is told by. */
export type Charted = {
  readonly sex: Sex;
  readonly figures: SexFigures;
  readonly firstYear: number;
  readonly read: CurveAtYear | null;
};

const PLURALS = { girl: "Girls", boy: "Boys" } as const;

const SIDES = {
  high: ["right", "aboveRight", "left", "aboveLeft", "belowRight"],
  low: ["above", "aboveRight", "aboveLeft"],
  last: ["aboveLeft", "left", "above", "belowLeft"],
} as const satisfies Record<string, CurveMark["sides"]>;

/** The best year, the last listed year, and the years that the headline tells beside them, of the sex that comes first. */
export function mainMarks(charted: Charted, measure: CurveMeasure): CurveMark[] {
  const { figures } = charted;
  const last = lastPlace(charted);
  const best = bestPlace(charted, measure);
  const high = markAt(charted, measure, best, SIDES.high, highWords(charted, measure, best));
  const told = measure === "million" ? toldMarks(charted, [best, last]) : [];
  if (best === last) return [high, ...told];
  const isCurrent = last === figures.births.length - 1;
  const year = charted.firstYear + last;
  const words = [isCurrent ? `${year}` : `Last listed, ${year}`, valueWords(charted, measure, last)];
  return [high, markAt(charted, measure, last, SIDES.last, words), ...told];
}

/** The low that a name came back from, and the high after it that is past: those years, and no others, are in the headline. */
function toldMarks(charted: Charted, marked: readonly number[]): CurveMark[] {
  const { firstYear, read } = charted;
  const valley = read === null || !tellsValley(read) ? null : read.valley;
  if (valley === null) return [];
  const lows = valley.lowYear === null ? [] : [{ title: "Low", year: valley.lowYear, sides: SIDES.low }];
  const highs = isBack(valley) ? [] : [{ title: "Second peak", year: valley.nextYear, sides: SIDES.high }];
  return [...lows, ...highs].flatMap(({ title, year, sides }) => {
    const place = year - firstYear;
    if (marked.includes(place)) return [];
    return markAt(charted, "million", place, sides, [`${title}, ${year}`, toldWords(charted, place)]);
  });
}

/** "1 in N" where the page knows it to the baby, else the births. */
function toldWords({ figures, sex, firstYear }: Charted, place: number): string {
  const { low, births } = figures;
  return low !== null && low.year === firstYear + place
    ? `1 in ${formatCount(low.oneIn)} ${sex}s`
    : `${formatCount(births[place] ?? 0)} ${sex}s`;
}

/** The end of the other sex's line, in one line of words: it names the line, too. */
export function otherMark(charted: Charted, measure: CurveMeasure): CurveMark {
  const { sex, figures } = charted;
  const last = lastPlace(charted);
  const words =
    last === figures.births.length - 1
      ? valueWords(charted, measure, last)
      : `${PLURALS[sex]}: last in ${charted.firstYear + last}`;
  return markAt(charted, measure, last, ["aboveLeft", "left", "belowLeft", "above", "aboveRight"], [words]);
}

/** What the axis measures, of one year; null where unpublished. */
export function valueAt({ figures }: Charted, measure: CurveMeasure, place: number): number | null {
  const series = { million: figures.perMillion, births: figures.births, rank: figures.rank }[measure];
  const value = series[place] ?? 0;
  return value === 0 ? null : value;
}

function highWords(charted: Charted, measure: CurveMeasure, place: number): string[] {
  const year = charted.firstYear + place;
  const { peak, births } = charted.figures;
  const isOnlyYear = births.filter((count) => count > 0).length === 1;
  const title = { million: "Peak", births: "Most", rank: "Highest" }[measure];
  const words =
    measure === "million"
      ? `1 in ${formatCount(peak.oneIn)} ${charted.sex}s`
      : valueWords(charted, measure, place);
  return [isOnlyYear ? `${year}` : `${title}, ${year}`, words];
}

/** Beyond this, "1 in N" is told in births: shorter, and easier to imagine. */
const LARGEST_N = 10_000;

/** A share long past is told in births, too: the page knows "1 in N" of its marked years only. */
function valueWords({ figures, sex }: Charted, measure: CurveMeasure, place: number): string {
  if (measure === "rank") return `${PLURALS[sex]}: No. ${formatCount(figures.rank[place] ?? 0)}`;
  const isCurrent = place === figures.births.length - 1;
  const oneIn = isCurrent ? figures.latest?.oneIn : undefined;
  return measure === "million" && oneIn !== undefined && oneIn < LARGEST_N
    ? `1 in ${formatCount(oneIn)} ${sex}s`
    : `${formatCount(figures.births[place] ?? 0)} ${sex}s`;
}

function markAt(
  charted: Charted,
  measure: CurveMeasure,
  place: number,
  sides: CurveMark["sides"],
  lines: readonly string[],
): CurveMark {
  const value = valueAt(charted, measure, place) ?? 0;
  return { sex: charted.sex, year: charted.firstYear + place, value, sides, lines };
}

function bestPlace({ figures, firstYear }: Charted, measure: CurveMeasure): number {
  if (measure === "million") return figures.peak.year - firstYear;
  if (measure === "births") return figures.births.indexOf(Math.max(...figures.births));
  return figures.rank.indexOf(Math.min(...figures.rank.filter((rank) => rank > 0)));
}

function lastPlace({ figures }: Charted): number {
  return figures.births.findLastIndex((births) => births > 0);
}

export function listedYears({ figures }: Charted): number {
  return figures.births.filter((births) => births > 0).length;
}
