import type { LifeTables } from "#domain/compare/life-tables.ts";

const HEADER = "birth_year,sex,age,qx,lx";
const ROW = /^(\d{4}),([FM]),(\d+),[\d.e-]+,(\d+)$/;
const BORN = 100_000;

/** Values that a second public copy of the study has, too: alive of 100,000 born in 1950, at so many years. */
const ANCHORS = [
  ["M", 1950, 21, 94_707],
  ["M", 1950, 61, 80_130],
  ["F", 1950, 61, 87_863],
  ["F", 1950, 74, 72_726],
] as const;

/** SSA's cohort life tables from their rows, or what is not right about them. */
export function readLifeTables(text: string): LifeTables | { readonly problem: string } {
  const [header, ...lines] = text.trim().split(/\r?\n/);
  if (header !== HEADER) return { problem: `the first line is not "${HEADER}"` };
  const cohorts = new Map<string, number[]>();
  for (const line of lines) {
    const [, year = "", sex = "", age = "", alive = ""] = ROW.exec(line) ?? [];
    if (year === "") return { problem: `this is no row: ${line}` };
    const cohort = cohorts.get(`${sex}${year}`) ?? [];
    const before = cohort.at(-1) ?? BORN;
    if (cohort.length !== Number(age) || Number(alive) > before) return { problem: `out of order: ${line}` };
    cohorts.set(`${sex}${year}`, [...cohort, Number(alive)]);
  }
  const years = [...new Set(Array.from(cohorts.keys(), (key) => Number(key.slice(1))))].toSorted(
    (one, other) => one - other,
  );
  const [firstCohort = 0, second = 0] = years;
  const step = second - firstCohort;
  if (step <= 0 || years.some((year, place) => year !== firstCohort + place * step))
    return { problem: "the cohorts are not evenly apart" };
  const of = (sex: "F" | "M") => years.map((year) => cohorts.get(`${sex}${year}`) ?? []);
  const tables: LifeTables = { firstCohort, step, alive: { F: of("F"), M: of("M") } };
  const ages = tables.alive.F[0]?.length;
  if ([...tables.alive.F, ...tables.alive.M].some(({ length }) => length !== ages))
    return { problem: "the cohorts do not reach the same age" };
  const wrong = ANCHORS.find(
    ([sex, year, age, alive]) => tables.alive[sex][(year - firstCohort) / step]?.[age] !== alive,
  );
  return wrong === undefined ? tables : { problem: `${wrong.slice(0, 3).join(" ")}: not SSA's value` };
}
