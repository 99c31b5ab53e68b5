import type { Sex } from "#domain/names/records/records.ts";
import type { WorldBook, WorldSeries, WorldYear } from "./world-book.ts";

/** A year of a name in a country: births per 10,000 babies of the sex whose name is listed. */
type AbroadYear = WorldYear & { readonly per10000: number };

/** Of a country's last so many years is the spelling that stands for all: old records often lack accents. */
const RECENT_YEARS = 10;

/** A name in a country through its years, for one sex, by the spelling that most babies there got of late. */
export type AbroadCurve = {
  readonly country: string;
  readonly sex: Sex;
  readonly spelling: string;
  /** First and last year of the country's series, whether or not the name is listed then. */
  readonly from: number;
  readonly to: number;
  /** Years in which the name is listed, and no others. */
  readonly years: readonly AbroadYear[];
  /** Whether more babies of the other sex got it there, in all years together. */
  readonly isMoreOfOther: boolean;
};

/** A name of a sex in a country; null where it is never listed for that sex there. */
export function abroadCurve(
  world: WorldBook,
  series: readonly WorldSeries[],
  country: string,
  sex: Sex,
): AbroadCurve | null {
  const span = world.countries.find(({ id }) => id === country);
  const here = series.filter((each) => each.country === country);
  const own = here.filter((each) => each.sex === sex);
  if (span === undefined) return null;
  const recent = (each: WorldSeries) => birthsIn(each, span.lastYear - RECENT_YEARS);
  const [most] = own.toSorted((a, b) => recent(b) - recent(a) || birthsIn(b) - birthsIn(a));
  if (most === undefined) return null;
  const all = (of: readonly WorldSeries[]) => of.reduce((sum, each) => sum + birthsIn(each), 0);
  return {
    country,
    sex,
    spelling: most.spelling,
    from: span.firstYear,
    to: span.lastYear,
    years: most.years.flatMap((each) => {
      const listed = world.listed(country, sex, each.year);
      return listed === 0 ? [] : [{ ...each, per10000: (each.count / listed) * 10_000 }];
    }),
    isMoreOfOther: all(here) > 2 * all(own),
  };
}

/** The same, of the sex that more babies there got it in. */
export function mainCurveAbroad(
  world: WorldBook,
  series: readonly WorldSeries[],
  country: string,
  wanted: Sex,
): AbroadCurve | null {
  const own = abroadCurve(world, series, country, wanted);
  if (own !== null && !own.isMoreOfOther) return own;
  return abroadCurve(world, series, country, wanted === "F" ? "M" : "F");
}

function birthsIn({ years }: WorldSeries, after = 0): number {
  return years.reduce((sum, { year, count }) => (year > after ? sum + count : sum), 0);
}
