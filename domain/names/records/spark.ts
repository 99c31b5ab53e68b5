import type { Gender } from "#domain/names/entry/gender.ts";
import type { Spark } from "#domain/names/entry/name-summary.ts";
import type { BirthRecords, Sex } from "./records.ts";
import { mainSex } from "./sex-of-use.ts";
import { meanAround, shareCurve } from "./share-curve.ts";

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
  const curves = sexes.map((sex) => sampled(shareCurve(records, record, sex)));
  const top = Math.max(...curves.map((curve) => Math.max(...curve)));
  const [girl, boy] = (["F", "M"] as const).map((sex) => curves[sexes.indexOf(sex)]);
  return {
    ...(girl && { girl: girl.map((share) => Math.round((share / top) * TOP)) }),
    ...(boy && { boy: boy.map((share) => Math.round((share / top) * TOP)) }),
  };
}

/** The year of each point of a spark: every second year from the first, and always the last. */
export function sparkYears(firstYear: number, lastYear: number): number[] {
  const years: number[] = [];
  for (let year = firstYear; year < lastYear; year += STEP) years.push(year);
  return [...years, lastYear];
}

function drawnSexes(records: BirthRecords, record: number, gender: Gender): Sex[] {
  const girls = records.total(record, "F");
  const boys = records.total(record, "M");
  if (girls + boys === 0) return [];

  const fewer = Math.min(girls, boys);
  const bothCount = fewer > 0 && (gender === "unisex" || fewer >= WORTH_DRAWING * (girls + boys));
  return bothCount ? ["F", "M"] : [mainSex(records, record, gender)];
}

/** Only the points drawn are averaged: search results draw fifty of these curves at a time. */
function sampled(shares: Float64Array): number[] {
  const points: number[] = [];
  for (let place = 0; place < shares.length - 1; place += STEP) points.push(meanAround(shares, place));
  points.push(meanAround(shares, shares.length - 1));
  return points;
}
