import { formatCount } from "#domain/locale/numbers.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { Counted, OneIn } from "#domain/names/entry/name-summary.ts";
import type { BirthRecords, Sex } from "./records.ts";

/** Births of some babies, and all births listed of such babies, in one year. */
type BirthShare = { readonly births: number; readonly listed: number };

/** N of "1 in N": listed births over births, to the nearest whole number. Null where unpublished: never zero, never a guess. */
export function oneInOf(births: number, listed: number): number | null {
  return births === 0 ? null : Math.round(listed / births);
}

/** Whom "1 in N" counts, by sex of use: a unisex name is compared with all babies. */
export const COUNTED_FOR = {
  girl: "girls",
  boy: "boys",
  unisex: "babies",
} as const satisfies Record<Gender, Counted>;

/** The babies of a sex. */
export const BABIES_OF = { F: "girls", M: "boys" } as const satisfies Record<Sex, Counted>;

/** Births of a record among girls, boys or all babies in a year. A sex that is unpublished adds no births. */
export function birthShareOf(records: BirthRecords, record: number, of: Counted, year: number): BirthShare {
  const girls = { births: records.countIn(record, "F", year), listed: records.listed("F", year) };
  const boys = { births: records.countIn(record, "M", year), listed: records.listed("M", year) };
  if (of === "girls") return girls;
  if (of === "boys") return boys;
  return { births: girls.births + boys.births, listed: girls.listed + boys.listed };
}

/** "1 in 254 girls in 2025" of a record in the last year; null when fewer than five, or none. */
export function latestOneIn(records: BirthRecords, record: number, gender: Gender): OneIn | null {
  const of = COUNTED_FOR[gender];
  const year = records.lastYear;
  const { births, listed } = birthShareOf(records, record, of, year);
  const n = oneInOf(births, listed);
  return n === null ? null : { n, of, year };
}

/** The same of a unisex name for the sex that it is given to more often: what is rare among all babies may be no rare boy’s name. */
export function oftenestOneIn(records: BirthRecords, record: number, gender: Gender): OneIn | null {
  const all = latestOneIn(records, record, gender);
  if (gender !== "unisex") return all;
  const ofEach = [all, latestOneIn(records, record, "girl"), latestOneIn(records, record, "boy")];
  return ofEach.reduce(
    (most, each) => (each !== null && (most === null || each.n < most.n) ? each : most),
    null,
  );
}

/** "1 in 1,006 girls". */
export function oneInText({ n, of }: OneIn): string {
  return `1 in ${formatCount(n)} ${of}`;
}

/** The same, or in words that the records leave it open. @param floor the number below which they leave births out */
export function oneInWords(oneIn: OneIn | null, floor: number): string {
  return oneIn === null ? `Fewer than ${floor}, or none` : oneInText(oneIn);
}
