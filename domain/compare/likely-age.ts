import type { Counted } from "#domain/names/entry/name-summary.ts";
import { SEXES_OF } from "#domain/names/lists/sexes.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { type LifeTables, survival } from "./life-tables.ts";

/** When the living bearers of a name were born, at the end of a year. */
export type LikelyAge = {
  /** The year whose end the ages are told for. */
  readonly asOf: number;
  /** How many are alive, of all births on record. */
  readonly living: number;
  /** Half of them are younger. */
  readonly median: number;
  /** Years of birth: of the median, and between which the middle half and the middle four fifths lie. */
  readonly born: number;
  readonly half: readonly [number, number];
  readonly most: readonly [number, number];
  /** Two crowds with few between them: grandparents and children. */
  readonly twoGenerations: boolean;
};

/** Two crowds: fewer than this part of the smaller one's best year between them; and in that one, this part of all. */
const VALLEY = 0.6;
const CROWD = 0.1;
/** Years of the centred mean by which crowds are looked for: a single year makes no crowd. */
const MEAN_YEARS = 9;

/**
 * The likely age of a bearer, of one sex or of both, alive at the end of a year: births of each year times the part still living
 * (product notes, feature 13). Null where nobody is on record, or there are no life tables. Births before about 1937 are recorded in part only.
 */
export function likelyAge(
  records: Pick<BirthRecords, "firstYear" | "counts">,
  record: number,
  tables: LifeTables | undefined,
  asOf: number,
  of: Counted,
): LikelyAge | null {
  if (tables === undefined) return null;
  const living = livingBearers(records, record, tables, asOf, SEXES_OF[of]);
  const total = sumOf(living);
  if (total === 0) return null;
  const year = (part: number) => records.firstYear + placeOf(living, total * part);
  const born = year(0.5);
  return {
    asOf,
    living: Math.round(total),
    median: asOf - born,
    born,
    half: [year(0.25), year(0.75)],
    most: [year(0.1), year(0.9)],
    twoGenerations: hasTwoCrowds(living),
  };
}

/** Bearers of each year of birth who are alive at the end of the year asked for. */
function livingBearers(
  { firstYear, counts }: Pick<BirthRecords, "firstYear" | "counts">,
  record: number,
  tables: LifeTables,
  asOf: number,
  sexes: readonly Sex[],
): readonly number[] {
  const births = sexes.map((sex) => [sex, counts(record, sex)] as const);
  return Array.from({ length: asOf - firstYear + 1 }, (_, place) => {
    let alive = 0;
    for (const [sex, ofYears] of births) {
      const count = ofYears[place] ?? 0;
      if (count > 0) alive += count * survival(tables, sex, firstYear + place, asOf - firstYear - place);
    }
    return alive;
  });
}

function placeOf(weights: readonly number[], wanted: number): number {
  let sum = 0;
  return weights.findIndex((weight) => (sum += weight) >= wanted);
}

/** Whether a second hill stands apart from the highest one, with a valley between them and enough people beyond it. */
function hasTwoCrowds(living: readonly number[]): boolean {
  const reach = (MEAN_YEARS - 1) / 2;
  const smooth = living.map((_, place) => {
    const first = Math.max(0, place - reach);
    const end = Math.min(living.length, place + reach + 1);
    let sum = 0;
    for (let near = first; near < end; near++) sum += living[near] ?? 0;
    return sum / (end - first);
  });
  const peak = smooth.indexOf(Math.max(...smooth));
  const sides = [smooth.slice(0, peak).toReversed(), smooth.slice(peak + 1)];
  return sides.some((side) => {
    const ahead = highestAhead(side);
    const valley = side.findIndex((height, place) => height < VALLEY * (ahead[place] ?? 0));
    return valley >= 0 && sumOf(side.slice(valley)) >= CROWD * sumOf(smooth);
  });
}

/** For each place the highest after it; at the last there is none. */
function highestAhead(heights: readonly number[]): readonly number[] {
  let highest = -Infinity;
  return heights
    .toReversed()
    .map((height) => {
      const ahead = highest;
      highest = Math.max(highest, height);
      return ahead;
    })
    .toReversed();
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
