/** One sex of a name, as its curve is drawn: 0 means unpublished. */
export type CurveFigures = {
  readonly firstYear: number;
  readonly perMillion: readonly number[];
  readonly births: readonly number[];
};

/** What can be read from a curve without judging it. */
export type CurveAtYear = {
  readonly lastYear: number;
  /** Years with a published figure. */
  readonly listedYears: number;
  readonly lastListed: number;
  readonly mostBirths: number;
  /** The year of the highest share. */
  readonly peakYear: number;
  /** The last year's share as a part of the highest. */
  readonly left: number;
  /** Each ten years after the peak lower than the ten before, and no rise in the last five. */
  readonly fellSteadily: boolean;
  readonly valley: Valley | null;
};

/** A long low between two highs, by five-year means. Parts are parts of the peak. */
export type Valley = {
  readonly lowYear: number;
  readonly floor: number;
  /** How many years in a row around the low lie under that part of the peak. */
  readonly yearsUnder: (part: number) => number;
  /** The highest point after the low. */
  readonly nextYear: number;
  /** The last year as a part of that point. */
  readonly leftOfNext: number;
};

/** A valley is worth naming when both its sides are so many times its floor, and this part of the peak, and no chance. */
const DEEP = 3;
const HIGH_SIDE = 1 / 4;
const SIDE_BIRTHS = 25;

export function readCurve({ firstYear, perMillion, births }: CurveFigures): CurveAtYear | null {
  const lastPlace = perMillion.findLastIndex((share) => share > 0);
  if (lastPlace === -1) return null;

  const means = fiveYearMeans(perMillion);
  const peakAt = perMillion.indexOf(highest(perMillion));
  const share = (place: number) => perMillion.at(place) ?? 0;
  return {
    lastYear: firstYear + perMillion.length - 1,
    listedYears: perMillion.filter((each) => each > 0).length,
    lastListed: firstYear + lastPlace,
    mostBirths: highest(births),
    peakYear: firstYear + peakAt,
    left: share(-1) / share(peakAt),
    fellSteadily: share(-1) <= share(-6) && fallsEachDecade(means.slice(peakAt)),
    valley: valleyOf(means, fiveYearMeans(births), firstYear),
  };
}

function valleyOf(means: readonly number[], births: readonly number[], firstYear: number): Valley | null {
  const peak = highest(means);
  const sides = lowerSides(means);
  const ofBirths = lowerSides(births);
  const lows = means.filter((floor, place) => {
    const side = sides[place] ?? 0;
    const isCounted = (ofBirths[place] ?? 0) >= SIDE_BIRTHS;
    return side > 0 && side >= floor * DEEP && side >= peak * HIGH_SIDE && isCounted;
  });
  if (lows.length === 0) return null;

  const floor = Math.min(...lows);
  const low = means.findIndex((mean, place) => mean === floor && (sides[place] ?? 0) >= peak * HIGH_SIDE);
  const after = means.slice(low);
  const next = low + after.indexOf(highest(after));
  return {
    lowYear: firstYear + low,
    floor: floor / peak,
    yearsUnder: (part) => runUnder(means, low, part * peak),
    nextYear: firstYear + next,
    leftOfNext: (means.at(-1) ?? 0) / (means[next] ?? 1),
  };
}

/** Of each place the lower of the two highs, before it and after it. */
function lowerSides(values: readonly number[]): readonly number[] {
  const before = highsUpTo(values);
  const after = highsUpTo(values.toReversed()).toReversed();
  return before.map((high, place) => Math.min(high, after[place] ?? high));
}

function highsUpTo(values: readonly number[]): readonly number[] {
  let high = -Infinity;
  return values.map((value) => (high = Math.max(high, value)));
}

function runUnder(values: readonly number[], place: number, limit: number): number {
  const isUnder = (value: number) => value < limit;
  if (!isUnder(values[place] ?? 0)) return 0;
  const before = values.slice(0, place).findLastIndex((value) => !isUnder(value));
  const after = values.findIndex((value, at) => at > place && !isUnder(value));
  return (after === -1 ? values.length : after) - before - 1;
}

function fallsEachDecade(means: readonly number[]): boolean {
  return means.length >= 20 && means.every((mean, place) => place < 10 || mean < (means[place - 10] ?? 0));
}

function fiveYearMeans(values: readonly number[]): number[] {
  return values.map((_, place) => {
    const from = Math.max(0, place - 2);
    const end = Math.min(values.length, place + 3);
    let sum = 0;
    for (let at = from; at < end; at++) sum += values[at] ?? 0;
    return sum / (end - from);
  });
}

function highest(values: readonly number[]): number {
  return Math.max(...values);
}
