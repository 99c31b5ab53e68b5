import { type CurveFigures, type CurveAtYear, readCurve, type Valley } from "./read-curve.ts";

/** A name with fewer births than this in its best year moves by chance: only its size is worth a headline. */
const FEW_BIRTHS = 50;
const YEARS_OF_A_GENERATION = 25;
/** In a valley under this part of the peak a name counts as rare; its floor under that part, as gone. */
const RARE = 1 / 10;
const GONE = 1 / 40;

const GENERATIONS = ["a generation", "two generations", "three generations", "four generations"];

/** The whole curve in one line. Says only what the figures show; null without any. */
export function curveHeadline(figures: CurveFigures): string | null {
  const curve = readCurve(figures);
  if (curve === null) return null;
  const { lastYear, listedYears, lastListed, mostBirths, peakYear, valley } = curve;
  if (listedYears === 1) return `Listed in one year only, ${lastListed}`;
  if (lastListed < lastYear) return `Not listed since ${lastListed}`;
  if (mostBirths < FEW_BIRTHS) return `Never more than ${mostBirths} in a year`;
  if (peakYear === lastYear) return valley === null ? "Higher than ever" : "Back, and higher than ever";
  return valley === null ? afterPeak(curve) : comeback(valley);
}

/** A name that fell, lay low and rose again. */
function comeback({ lowYear, floor, yearsUnder, nextYear, leftOfNext }: Valley): string {
  const generations = Math.floor(yearsUnder(RARE) / YEARS_OF_A_GENERATION);
  const length = GENERATIONS[generations - 1];
  const away =
    length === undefined ? `Down until ${lowYear}` : `${floor < GONE ? "Gone" : "Rare"} for ${length}`;
  return leftOfNext >= 0.75 ? `${away}, then back` : `${away}, a second high around ${nextYear}`;
}

/** A name whose best year is past, and that never came back. */
function afterPeak({ peakYear, left, fellSteadily }: CurveAtYear): string {
  if (left >= 0.8) return `Near its ${peakYear} peak`;
  if (fellSteadily) return `Falling since ${peakYear}`;
  if (left >= 0.5) return `Down from its ${peakYear} peak`;
  const part = left >= 0.25 ? "half" : left >= 0.1 ? "a quarter" : "a tenth";
  return `Highest in ${peakYear}, less than ${part} of that now`;
}
