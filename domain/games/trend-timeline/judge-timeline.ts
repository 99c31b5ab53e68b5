import type { TimelineItem } from "./item.ts";
import type { Sex } from "#domain/names/records/records.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { type Doubts, doubtsOf, type Known, optionDoubts } from "#domain/games/pool/known.ts";

const APART_YEARS = 20;
const CLEAR_RATIO = 1.5;
/** Years in a step of the curve. */
const STEP = 5;

/** Doubts about the decade in which a name was at its height: by mean yearly share, counted again from the records;
 * and by number, among the decades that are offered. */
export function judgeTimeline(item: TimelineItem, { records }: Known): Doubts {
  const record = recordOf(records, item.name.toLowerCase());
  if (record === -1) return ["not on record"];
  const sex: Sex = item.sex === "girls" ? "F" : "M";
  const share = (year: number) => records.countIn(record, sex, year) / records.listed(sex, year);
  const mean = (decade: number) => {
    const years = Array.from({ length: 10 }, (_, year) => decade + year);
    const covered = years.filter((year) => year >= records.firstYear && year <= records.lastYear);
    return covered.reduce((sum, year) => sum + share(year), 0) / covered.length;
  };
  const number = (decade: number) =>
    Array.from({ length: 10 }, (_, year) => decade + year)
      .filter((year) => year >= records.firstYear && year <= records.lastYear)
      .reduce((sum, year) => sum + records.countIn(record, sex, year), 0);
  const peak = Number.parseInt(item.peakDecade, 10);
  const options = item.options.map((option) => Number.parseInt(option, 10));
  const decades = Array.from(
    { length: Math.floor((records.lastYear - records.firstYear) / 10) + 1 },
    (_, at) => records.firstYear + 10 * at,
  );
  const rivals = decades.filter((decade) => Math.abs(decade - peak) > 10);
  const higher = decades.find((decade) => mean(decade) > mean(peak));
  const near = rivals.find((decade) => mean(decade) * CLEAR_RATIO > mean(peak));
  const more = options.find((decade) => decade !== peak && number(decade) >= number(peak));
  const sexBirths = records.total(record, sex);
  const births = records.total(record, "F") + records.total(record, "M");
  const highest = Math.max(...item.curve);
  const top = item.curve
    .map((height, step) => ({ height, year: records.firstYear + step * STEP }))
    .find(({ height, year }) => height === highest && year >= peak - STEP && year <= peak + 2 * STEP);
  return [
    ...optionDoubts(item.options, item.correct),
    ...doubtsOf(
      item.correct !== item.peakDecade && "the answer is not the height",
      !item.options.every((option) => /^\d{3}0s$/.test(option)) && "not single decades",
      options.filter((decade) => Math.abs(decade - peak) === 10).length > 1 && "two options touch the height",
      isNear(options.filter((decade) => decade !== peak)) && "wrong options lie nearer than twenty years",
      isNear(options.filter((decade) => Math.abs(decade - peak) !== 10)) &&
        "options lie nearer than twenty years",
      higher !== undefined && `higher in the ${higher}s`,
      near !== undefined && `the ${near}s come near`,
      more !== undefined && `as many or more births in the ${more}s`,
      sexBirths < 0.9 * births && "given to both",
      item.curve.length !== Math.floor((records.lastYear - records.firstYear + 1) / STEP) && "another curve",
      top === undefined && "the curve has its height elsewhere",
    ),
  ];
}

/** Decades in their order, two of which lie near each other. */
function isNear(decades: readonly number[]): boolean {
  return decades.some((decade, at) => at > 0 && decade - (decades[at - 1] ?? 0) < APART_YEARS);
}
