import type { Sex } from "#domain/names/records/records.ts";

/** Of 100,000 born in a year, how many are alive at each whole age from 0 (l(x)); a list for each cohort. */
export type LifeTables = {
  /** Year of birth of the first cohort, and years from one cohort to the next. */
  readonly firstCohort: number;
  readonly step: number;
  readonly alive: Readonly<Record<Sex, readonly (readonly number[])[]>>;
};

const BORN = 100_000;

/**
 * Part (0–1) of those born in a year who are alive at a whole age: linear between the two cohorts around the year,
 * the first or last cohort's before and after them, nobody beyond the last age of the tables.
 */
export function survival(
  { firstCohort, step, alive }: LifeTables,
  sex: Sex,
  born: number,
  age: number,
): number {
  const cohorts = alive[sex];
  const at = Math.min(Math.max((born - firstCohort) / step, 0), cohorts.length - 1);
  const before = Math.floor(at);
  const earlier = cohorts[before]?.[age] ?? 0;
  const later = cohorts[Math.ceil(at)]?.[age] ?? 0;
  return (earlier + (later - earlier) * (at - before)) / BORN;
}

/** The tables as a file: whole numbers, each but the first of a cohort as how many fewer than at the age before. */
type PackedLifeTables = {
  readonly firstCohort: number;
  readonly step: number;
  readonly F: readonly (readonly number[])[];
  readonly M: readonly (readonly number[])[];
};

export function packLifeTables({ firstCohort, step, alive }: LifeTables): PackedLifeTables {
  const pack = (sex: Sex) =>
    alive[sex].map((cohort) => cohort.map((left, age) => (age === 0 ? left : (cohort[age - 1] ?? 0) - left)));
  return { firstCohort, step, F: pack("F"), M: pack("M") };
}

export function unpackLifeTables(packed: PackedLifeTables): LifeTables {
  const unpack = (sex: Sex) =>
    packed[sex].map((cohort) => {
      let left = 2 * (cohort[0] ?? 0);
      return cohort.map((fewer) => (left -= fewer));
    });
  return {
    firstCohort: packed.firstCohort,
    step: packed.step,
    alive: { F: unpack("F"), M: unpack("M") },
  };
}
