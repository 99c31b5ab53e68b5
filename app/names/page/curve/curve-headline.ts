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
  return headlineOf(readCurve(figures));
}

/** The same of a curve that is read: its chart marks the years that are told here. */
export function headlineOf(curve: CurveAtYear | null): string | null {
  if (curve === null) return null;
  const { lastYear, listedYears, lastListed, mostBirths, peakYear, valley } = curve;
  if (listedYears === 1) return `Listed in one year only, ${lastListed}`;
  if (lastListed < lastYear) return `Not listed since ${lastListed}`;
  if (mostBirths < FEW_BIRTHS) return `Never more than ${mostBirths} in a year`;
  if (peakYear === lastYear) return valley === null ? "Higher than ever" : "Back, and higher than ever";
  return valley === null ? afterPeak(curve) : comeback(valley, curve);
}

/** A name that fell, lay low and rose again. */
function comeback(valley: Valley, { isRising }: CurveAtYear): string {
  const { kind, nextYear } = valley;
  if (!isBack(valley)) return `${awayWords(valley)}, a second peak in ${nextYear}`;
  if (kind === "back") return `${awayWords(valley)}, then back`;
  return `${awayWords(valley)}, ${isRising ? "rising again" : "then part of the way back"}`;
}

/** Whether a headline speaks of the valley: of a name that is gone, or rare, other things are told. */
export function tellsValley({ valley, lastListed, lastYear, mostBirths }: CurveAtYear): boolean {
  return valley !== null && lastListed === lastYear && mostBirths >= FEW_BIRTHS;
}

/** Whether the name is as high today as it came after its low; else that height is past, and has a year. */
export function isBack({ leftOfNext }: Valley): boolean {
  return leftOfNext >= 0.75;
}

function awayWords({ kind, lowYear, floor, yearsUnder }: Valley): string {
  const length = GENERATIONS[Math.floor(yearsUnder(RARE) / YEARS_OF_A_GENERATION) - 1];
  if (lowYear !== null && (kind === "partly" || length === undefined))
    return `${kind === "partly" ? "Fell" : "Down"} until ${lowYear}`;
  return `${floor < GONE || length === undefined ? "Gone" : "Rare"} for ${length ?? "some years"}`;
}

/** A name whose best year is past, and that never came back. */
function afterPeak({ peakYear, left, fellSteadily }: CurveAtYear): string {
  if (left >= 0.8) return `Near its ${peakYear} peak`;
  if (fellSteadily) return `Falling since ${peakYear}`;
  if (left >= 0.5) return `Down from its ${peakYear} peak`;
  const part = left >= 0.25 ? "half" : left >= 0.1 ? "a quarter" : "a tenth";
  return `Highest in ${peakYear}, less than ${part} of that now`;
}
