import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import { LAST_LYING_DAY } from "#domain/growth/age.ts";
import type { Curve } from "#domain/growth/measure.ts";

/** What a measure is called at an age in days: length lying down, height standing up. */
export function nameOfCurve(curve: Curve, days: number): string {
  return curve === "length" && days > LAST_LYING_DAY ? GROWTH_PAGE.height : GROWTH_PAGE.curves[curve];
}
