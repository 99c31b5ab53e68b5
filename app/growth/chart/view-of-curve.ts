import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import type { Curve, Sex } from "#domain/growth/measure.ts";
import { ordinal, sayPercentile } from "#domain/growth/percentile.ts";
import { sayAge } from "#domain/growth/say-age.ts";
import type { Standards } from "#domain/growth/standards.ts";
import { type ChosenUnits, sayAmount } from "#domain/growth/units.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { pointsOf, type ReadDay, scoreOn } from "./child-points.ts";
import { drawGrowth } from "./draw-growth.ts";
import { ageUnit, type Range, rangeAround, sayRange } from "./ranges.ts";

const { chart: WORDS, curves, many, units: UNIT_WORDS } = GROWTH_PAGE;

/** What a chart shows of a child. */
export type Shown = {
  readonly standards: Standards;
  readonly sex: Sex;
  readonly days: readonly ReadDay[];
  readonly units: ChosenUnits;
};

type Asked = Shown & {
  readonly curve: Curve;
  /** The part that was asked for; else the nearest one around the points. */
  readonly lookedAt?: Range | undefined;
};

/** A chart, drawn and in words. */
export function viewOf({ standards, sex, days, units, curve, lookedAt }: Asked) {
  const points = pointsOf(days, curve);
  const newest = points.at(-1);
  const isByAge = curve !== "weightForLength";
  const range =
    lookedAt ??
    rangeAround(
      curve,
      newest === undefined ? null : (newest.byBirth ?? newest.at),
      isByAge ? points[0]?.at : undefined,
    );
  const isWeight = curve === "weight" || curve === "weightForLength";
  const unit = isWeight && units.weight !== "lb" ? "kg" : isWeight ? "lb" : units.length;
  const what = `${curves[curve]}, ${many[sex]}`;
  const axes = fillIn(isByAge ? WORDS.byAge : WORDS.byLength, {
    unit,
    across: isByAge ? ageUnit(range) : UNIT_WORDS[units.length].long,
  });
  const words = newest === undefined ? [] : wordsOf(curve, newest.day, units);
  return {
    drawing: drawGrowth({ curve, tables: standards[sex], range, points, units }),
    range,
    words,
    caption: { what: `${what}.`, axes },
    label: [`${what}, ${sayRange(curve, range, units.length)}.`, axes, ...words].join(" "),
  };
}

/** The measurement behind a reading, in the units that were chosen. */
export function sayMeasured(curve: Curve, value: number, units: ChosenUnits): string {
  const isWeight = curve === "weight" || curve === "weightForLength";
  return sayAmount(value, isWeight ? units.weight : units.length);
}

/** Beside the newest point: "6 months", "7.3 kg", "50th percentile". */
function wordsOf(curve: Curve, day: ReadDay, units: ChosenUnits): readonly string[] {
  const reading = scoreOn(day.readings, curve);
  const { corrected, days, measurement } = day;
  const value = curve === "weightForLength" ? measurement.weight : measurement[curve];
  const amount = value === undefined ? "" : sayMeasured(curve, value, units);
  if (curve === "weightForLength") {
    return reading === undefined ? [amount] : [amount, percentileWords(reading.z)];
  }
  const age =
    corrected === null ? sayAge(days) : corrected < 0 ? "" : `${sayAge(corrected)} ${WORDS.corrected}`;
  const first = [age, amount].filter((each) => each !== "");
  return reading === undefined ? first : [...first, percentileWords(reading.z)];
}

function percentileWords(z: number): string {
  return `${Object.values(ordinal(sayPercentile(z))).join("")} percentile`;
}
