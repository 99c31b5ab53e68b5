import { bestOf } from "#domain/names/like/best-of.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { idOf, writtenName } from "#domain/names/records/ssa-spelling.ts";
import type { CountedOver, MovingName } from "./name-list.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

/** Product notes, feature 25: more than 8 % a year over five years; 200 births where the movement ends, or begins. */
export const MOVING = { years: 5, percent: 8, births: 200, names: 100 } as const;

/**
 * The names whose share of their sex rises or falls fastest. A name must be published in each of the years, or its
 * movement is unknown; the births asked for are those of the last year of a rise, and of the first year of a fall.
 */
export function movingNames(
  records: BirthRecords,
  sex: Sex,
  direction: "rising" | "falling",
): CountedOver<MovingName> {
  const to = records.lastYear;
  const from = to - MOVING.years + 1;
  const asked = direction === "rising" ? to : from;
  const sign = direction === "rising" ? 1 : -1;
  const moving = recordNumbers(records).flatMap((record) => {
    if (records.countIn(record, sex, asked) < MOVING.births) return [];
    const growth = yearlyGrowth(sharesOf(records, record, sex, from, to));
    return growth !== null && growth * sign * 100 > MOVING.percent ? { record, growth } : [];
  });
  const rows = bestOf(moving, MOVING.names, ({ growth }) => growth * sign).map(({ record, growth }) => ({
    id: idOf(records, record),
    name: writtenName(records, record),
    percent: Math.round(growth * 1000) / 10,
    first: records.countIn(record, sex, from),
    last: records.countIn(record, sex, to),
  }));
  return { from, to, rows };
}

/**
 * Mean growth a year of shares that follow each other by years: e^b − 1, where b is the slope of the line that least
 * squares lay through their natural logarithms. 0.08 is 8 % a year. Null when one of them is unpublished (0).
 */
export function yearlyGrowth(shares: readonly number[]): number | null {
  if (shares.includes(0)) return null;
  const middle = (shares.length - 1) / 2;
  let products = 0;
  let squares = 0;
  for (const [place, share] of shares.entries()) {
    products += (place - middle) * Math.log(share);
    squares += (place - middle) ** 2;
  }
  return Math.exp(products / squares) - 1;
}

function sharesOf(records: BirthRecords, record: number, sex: Sex, from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, after) => {
    const year = from + after;
    return records.countIn(record, sex, year) / records.listed(sex, year);
  });
}
