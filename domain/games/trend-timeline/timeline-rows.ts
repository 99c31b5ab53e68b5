import { formatCount } from "#domain/locale/numbers.ts";
import { CURVE_LETTERS } from "./open-timeline.ts";
import { drawNames } from "#domain/names/browse/generate.ts";
import type { Dice } from "#domain/names/name-book.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { shareCurve } from "#domain/names/records/share-curve.ts";
import { decadeMeans } from "./decade-shares.ts";
import { withLevels } from "#domain/games/pool/levels.ts";
import { wrongDecades } from "./wrong-decades.ts";

/** Fewer births since 1880 than this, and few have met a bearer. */
const FEWEST_BIRTHS = 15_000;
/** A name shared by both sexes has two curves. */
const ONE_SEX_SHARE = 0.9;
/** How far the decade of the height stands above the best that does not touch it. */
const CLEAR_RATIO = 1.5;
/** Of each decade, the most given ones. */
const MOST_NAMES = 24;
const CURVE_STEP_YEARS = 5;

/** Rows of the timeline: name, level, sex, height, other decades, births, "1 in N", top of the curve, curve. */
export function timelineRows(records: BirthRecords, dice: Dice): readonly string[] {
  const all = records.names.all().flatMap((name, record) => {
    const girls = records.total(record, "F");
    const births = girls + records.total(record, "M");
    const sex: Sex = girls * 2 > births ? "F" : "M";
    const main = records.total(record, sex);
    if (main < FEWEST_BIRTHS || main < ONE_SEX_SHARE * births) return [];
    const shares = shareCurve(records, record, sex);
    const means = decadeMeans(shares, records.firstYear);
    const peak = clearPeak(means);
    if (peak === undefined) return [];
    const wrong = wrongDecades(records, record, sex, peak);
    return wrong.length === 0
      ? []
      : [{ name, sex, births: main, peak, wrong, shares, mean: means.get(peak) ?? 0 }];
  });
  const most = [...Map.groupBy(all, ({ peak }) => peak).values()].flatMap((names) =>
    names.toSorted((one, other) => other.births - one.births).slice(0, MOST_NAMES),
  );
  return withLevels(most, ({ peak }) => String(peak)).map(
    ({ name, level, sex, peak, wrong, births, mean, shares }) =>
      [
        name,
        level,
        sex === "F" ? "g" : "b",
        peak,
        drawNames(wrong, 1, dice).flat().join(","),
        formatCount(roundTo3(births)),
        formatCount(roundTo3(1 / mean)),
        ...packCurve(shares),
      ].join("\t"),
  );
}

/** The decade of the highest mean share, if no decade but its neighbors comes near it. */
function clearPeak(means: ReadonlyMap<number, number>): number | undefined {
  const [highest, ...others] = [...means].toSorted(([, one], [, other]) => other - one);
  if (highest === undefined) return undefined;
  const [peak, mean] = highest;
  const rival = others.find(([decade]) => Math.abs(decade - peak) > 10)?.[1] ?? 0;
  return mean >= CLEAR_RATIO * rival ? peak : undefined;
}

/** Top of the curve in births per million, and each mean of five years (the last one of six) as a letter. */
function packCurve(shares: Float64Array): readonly [number, string] {
  const steps = Math.floor(shares.length / CURVE_STEP_YEARS);
  const means = Array.from({ length: steps }, (_, step) => {
    const from = step * CURVE_STEP_YEARS;
    const years = [...shares.subarray(from, step === steps - 1 ? shares.length : from + CURVE_STEP_YEARS)];
    return (1e6 * years.reduce((sum, share) => sum + share, 0)) / years.length;
  });
  const top = Math.max(...means);
  const letter = (mean: number) =>
    CURVE_LETTERS[Math.round((mean / top) * (CURVE_LETTERS.length - 1))] ?? "0";
  return [Math.round(top), means.map(letter).join("")];
}

/** 123456 → 123000: nobody guesses by the last digits, and short numbers read faster. */
function roundTo3(number: number): number {
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 2);
  return Math.round(number / scale) * scale;
}
