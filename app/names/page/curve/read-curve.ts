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
  /** The last year against five years before. */
  readonly isRising: boolean;
  /** Each ten years after the peak lower than the ten before, and no rise in the last five. */
  readonly fellSteadily: boolean;
  readonly valley: Valley | null;
};

/**
 * A low between two highs. Which it is, is told by five-year means; its years are those of the figures themselves, so that a
 * headline says what the chart shows. Parts are parts of the peak.
 */
export type Valley = {
  /** Whether the name came back from it, or only part of the way. */
  readonly kind: "back" | "partly";
  /** The year of the lowest share between the two; null where it is unpublished, and nobody knows how low. */
  readonly lowYear: number | null;
  readonly floor: number;
  /** How many years in a row around the low lie under that part of the peak. */
  readonly yearsUnder: (part: number) => number;
  /** The year of the highest share after the low. */
  readonly nextYear: number;
  /** The last year as a part of that height, by the means. */
  readonly leftOfNext: number;
};

/** A valley is worth naming when both its sides are so many times its floor, and this part of the peak, and no chance. */
const BACK = { kind: "back", deep: 3, side: 1 / 4 } as const;
/** After a deeper fall from the peak less of a rise is worth naming, though it leads back part of the way only. */
const PARTLY = { kind: "partly", deep: 5, side: 1 / 20 } as const;
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
    isRising: share(-1) > share(-6),
    fellSteadily: share(-1) <= share(-6) && fallsEachDecade(means.slice(peakAt)),
    valley: valleyOf({ firstYear, perMillion, births }, means, peakAt),
  };
}

function valleyOf(figures: CurveFigures, means: readonly number[], peakAt: number): Valley | null {
  const sides = lowerSides(means);
  const ofBirths = lowerSides(fiveYearMeans(figures.births));
  const peak = highest(means);
  const lowOf = ({ deep, side }: typeof BACK | typeof PARTLY, from: number): number => {
    let low = -1;
    for (let place = from; place < means.length; place++) {
      const [floor, lower] = [means[place] ?? 0, sides[place] ?? 0];
      if (lower <= 0 || lower < floor * deep || lower < peak * side) continue;
      if ((ofBirths[place] ?? 0) >= SIDE_BIRTHS && (low === -1 || floor < (means[low] ?? 0))) low = place;
    }
    return low;
  };
  const deep = lowOf(BACK, 0);
  const low = deep === -1 ? lowOf(PARTLY, peakAt) : deep;
  return low === -1 ? null : { kind: deep === -1 ? PARTLY.kind : BACK.kind, ...around(low, figures, means) };
}

/** The low that the means show, with the years of the figures: the lowest between the highs around it, and the high after. */
function around(
  low: number,
  { firstYear, perMillion }: CurveFigures,
  means: readonly number[],
): Omit<Valley, "kind"> {
  const peak = highest(means);
  const before = placeOfHighest(means.slice(0, low + 1));
  const next = low + placeOfHighest(means.slice(low));
  const between = perMillion.slice(before, next + 1);
  const lowest = Math.min(...between);
  const nearLow = before + between.indexOf(lowest);
  return {
    lowYear: lowest === 0 ? null : firstYear + nearLow,
    floor: (means[low] ?? 0) / peak,
    yearsUnder: (part) => runUnder(means, low, part * peak),
    nextYear: firstYear + low + placeOfHighest(perMillion.slice(low)),
    leftOfNext: (means.at(-1) ?? 0) / (means[next] ?? 1),
  };
}

function placeOfHighest(values: readonly number[]): number {
  return values.indexOf(highest(values));
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
