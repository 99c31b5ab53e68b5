import type { NamePage, SexFigures } from "./name-page.ts";
import { sexesOf } from "./sexes-of.ts";

type Sex = "girl" | "boy";

/** A name's share of each year as small drawings show it (embeds, sheets). Heights run from 0 to 1, the highest point drawn. */
export type NameCurve = {
  readonly firstYear: number;
  readonly lastYear: number;
  /** One height a year from firstYear; null where unpublished: a gap, and never zero. The sex it is mostly given to comes first. */
  readonly lines: readonly { readonly sex: Sex; readonly heights: readonly (number | null)[] }[];
  /** Where the first of them may go after lastYear, the nearest year first; empty where nothing is said. */
  readonly ahead: readonly { readonly year: number; readonly low: number; readonly high: number }[];
};

/** Null for a name on no record. */
export function nameCurve(page: NamePage): NameCurve | null {
  const { firstYear, lastYear, forecast } = page;
  const drawn = sexesOf(page).flatMap((sex) => {
    const figures = page[sex];
    return figures === null ? [] : [{ sex, figures }];
  });
  const [main] = drawn;
  if (main === undefined) return null;
  const told = forecast[main.sex];
  const ranges = told?.kind === "ranges" ? told.ranges : [];
  const shares = ranges.map(({ year, common, rare }) => ({ year, low: 1e6 / rare, high: 1e6 / common }));
  const top = Math.max(
    ...drawn.map(({ figures }) => Math.max(...figures.perMillion)),
    ...shares.map(({ high }) => high),
  );
  return {
    firstYear,
    lastYear,
    lines: drawn.map(({ sex, figures }) => ({ sex, heights: heightsOf(figures, top) })),
    ahead: shares.map(({ year, low, high }) => ({ year, low: low / top, high: high / top })),
  };
}

function heightsOf({ births, perMillion }: SexFigures, top: number): readonly (number | null)[] {
  return perMillion.map((share, place) => (births[place] === 0 ? null : share / top));
}
