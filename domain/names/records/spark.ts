import type { Gender } from "#domain/names/entry/gender.ts";
import type { Spark } from "#domain/names/entry/name-summary.ts";
import { SEXES } from "#domain/names/lists/sexes.ts";
import type { BirthRecords, Sex } from "./records.ts";
import { mainSex } from "./sex-of-use.ts";
import { MEAN_REACH, meanAround } from "./share-curve.ts";

/** Height of the highest point. */
const TOP = 99;

/** Years from one point to the next. */
const STEP = 2;

/** A sex with this part of all a name's births is drawn beside the main one. */
const WORTH_DRAWING = 0.05;

/**
 * The small curve of a name. Both sexes on one scale when each has at least 5 % of all births, or the name is unisex;
 * otherwise the main sex alone. Empty for a name on no record.
 */
export function sparkOf(records: BirthRecords, record: number, gender: Gender): Spark {
  const sexes = drawnSexes(records, record, gender);
  const curves = sexes.map((sex) => sampled(sharesOf(records, record, sex)));
  const top = Math.max(...curves.map(highestOf));
  const [girl, boy] = SEXES.map((sex) => curves[sexes.indexOf(sex)]);
  return {
    ...(girl && { girl: drawnUnder(girl, top) }),
    ...(boy && { boy: drawnUnder(boy, top) }),
  };
}

/** A birth share a year, of the curve that is drawn at the moment. */
let memory = new Float64Array();

/** As shareCurve, in the same memory each time: making it new would take most of a curve's time. */
function sharesOf(records: BirthRecords, record: number, sex: Sex): Float64Array {
  const { firstYear, lastYear } = records;
  if (memory.length === lastYear - firstYear + 1) memory.fill(0);
  else memory = new Float64Array(lastYear - firstYear + 1);
  records.addBirths(record, sex, firstYear, memory);
  for (let place = 0; place < memory.length; place += 1) {
    const births = memory[place] ?? 0;
    if (births > 0) memory[place] = births / records.listed(sex, firstYear + place);
  }
  return memory;
}

/** The points of a curve: some means in a row, from one place on, and the last year's; all others are 0. */
type Points = {
  readonly count: number;
  readonly from: number;
  readonly means: readonly number[];
  readonly last: number;
};

function highestOf({ means, last }: Points): number {
  let highest = last;
  for (const mean of means) if (mean > highest) highest = mean;
  return highest;
}

function drawnUnder({ count, from, means, last }: Points, top: number): number[] {
  const heights: number[] = [];
  while (heights.length < from) heights.push(0);
  for (const mean of means) heights.push(Math.round((mean / top) * TOP));
  while (heights.length < count - 1) heights.push(0);
  heights.push(Math.round((last / top) * TOP));
  return heights;
}

/** The year of each point of a spark: every second year from the first, and always the last. */
export function sparkYears(firstYear: number, lastYear: number): number[] {
  const length = Math.ceil((lastYear - firstYear) / STEP) + 1;
  return Array.from({ length }, (_, place) => sparkYear(place, firstYear, lastYear));
}

/** The year of one of the points. */
export function sparkYear(place: number, firstYear: number, lastYear: number): number {
  return Math.min(firstYear + STEP * place, lastYear);
}

function drawnSexes(records: BirthRecords, record: number, gender: Gender): Sex[] {
  const girls = records.total(record, "F");
  const boys = records.total(record, "M");
  if (girls + boys === 0) return [];

  const fewer = Math.min(girls, boys);
  const bothCount = fewer > 0 && (gender === "unisex" || fewer >= WORTH_DRAWING * (girls + boys));
  return bothCount ? ["F", "M"] : [mainSex(records, record, gender)];
}

/**
 * Only the points drawn are averaged, and only where there is anything near: search results draw fifty of these curves at a
 * time, and most names have few years.
 */
function sampled(shares: Float64Array): Points {
  const last = shares.length - 1;
  let [from, to] = [0, last];
  while (from < to && shares[from] === 0) from += 1;
  while (to > from && shares[to] === 0) to -= 1;
  const nearest = Math.max(0, from - MEAN_REACH);
  const first = nearest + (nearest % STEP);
  const means: number[] = [];
  for (let place = first; place <= to + MEAN_REACH && place < last; place += STEP)
    means.push(meanAround(shares, place));
  return { count: Math.ceil(last / STEP) + 1, from: first / STEP, means, last: meanAround(shares, last) };
}
