import { correctedDays, curveDays } from "#domain/growth/age.ts";
import type { Child, Measurement } from "#domain/growth/stored-growth.ts";
import type { Curve } from "#domain/growth/measure.ts";
import { lyingLength, type CurveScore, readAll } from "#domain/growth/curve-score.ts";
import type { Standards } from "#domain/growth/standards.ts";

/** One day of a child, read against the curves. */
export type ReadDay = {
  readonly measurement: Measurement;
  readonly days: number;
  /** Of a preterm baby; negative before the due date. */
  readonly corrected: number | null;
  /** By the date of birth. */
  readonly byBirth: readonly CurveScore[];
  /** By the age to go by: the corrected one, if there is one. */
  readonly readings: readonly CurveScore[];
};

export function readDay(standards: Standards, child: Child, measurement: Measurement): ReadDay {
  const days = curveDays(child.born, measurement.date) ?? -1;
  const corrected = correctedDays(days, child.gestationWeeks);
  const byBirth = readAll(standards, { sex: child.sex, days }, measurement);
  const readings =
    corrected === null ? byBirth : readAll(standards, { sex: child.sex, days: corrected }, measurement);
  return { measurement, days, corrected, byBirth, readings };
}

export function scoreOn(readings: readonly CurveScore[], asked: Curve): CurveScore | undefined {
  return readings.find(({ curve }) => curve === asked);
}

/** A point of the chart: days of age or centimeters lying down, and the measurement; by the date of birth as well, for a preterm baby. */
export type ChildPoint = {
  readonly at: number;
  readonly value: number;
  readonly byBirth: number | null;
  readonly day: ReadDay;
};

export function pointsOf(days: readonly ReadDay[], curve: Curve): readonly ChildPoint[] {
  return days.flatMap((day): readonly ChildPoint[] => {
    const { measurement, corrected } = day;
    if (curve === "weightForLength") {
      const { weight, length } = measurement;
      return weight === undefined || length === undefined
        ? []
        : [{ at: lyingLength(day.days, length), value: weight, byBirth: null, day }];
    }
    const value = measurement[curve];
    if (value === undefined) return [];
    return [{ at: corrected ?? day.days, value, byBirth: corrected === null ? null : day.days, day }];
  });
}
