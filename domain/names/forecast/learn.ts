import type { PastForecast } from "./past-forecasts.ts";
import { quantile } from "./quantile.ts";
import { SIZE_CLASSES, type SizeClass } from "./size-class.ts";
import { HORIZONS } from "./trend.ts";

/** What past errors teach about one class of names. */
type ClassRules = {
  /** A change of the logarithm within the last year beyond this is too jumpy: 95 % of such changes were smaller. */
  readonly jump: number;
  /** By horizon: what to add to the expected logarithm, at the lower and at the upper end of four in five. */
  readonly bands: readonly (readonly [number, number])[];
};

export type ForecastRules = Readonly<Record<SizeClass, ClassRules>>;

/** Of the changes of one year, the part that is not too jumpy. */
const CALM = 0.95;
/** One in ten came out lower, one in ten higher. */
const ENDS = [0.1, 0.9] as const;

/** What could be learned at the end of a year: from forecasts whose outcome was known by then. */
export function learnRules(past: readonly PastForecast[], until: number): ForecastRules {
  const known = past.filter(({ origin }) => origin <= until);
  const ofClass = (size: SizeClass): ClassRules => {
    const own = known.filter((each) => each.size === size);
    const jump = rounded(quantile(sorted(own.map(({ step }) => step)), CALM));
    const calm = own.filter(({ step }) => step <= jump);
    return {
      jump,
      bands: HORIZONS.map((years, at) => {
        const errors = sorted(
          calm.flatMap(({ origin, outcomes }) => {
            const outcome = outcomes[at];
            return outcome === undefined || outcome.came === null || origin + years > until
              ? []
              : [outcome.came - outcome.expected];
          }),
        );
        return [rounded(quantile(errors, ENDS[0])), rounded(quantile(errors, ENDS[1]))] as const;
      }),
    };
  };
  const [large, middle, small] = SIZE_CLASSES;
  return { large: ofClass(large), middle: ofClass(middle), small: ofClass(small) };
}

/** To four decimals: a file holds what is reckoned with. */
function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

function sorted(values: readonly number[]): Float64Array {
  return Float64Array.from(values).toSorted();
}
