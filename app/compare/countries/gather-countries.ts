import { COUNTRIES_PAGE } from "#content/compare/countries-page.ts";
import type { CompareBook } from "#domain/compare/compare-book.ts";
import type { Among } from "#domain/compare/compare-request.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { SEXES_OF } from "#domain/names/lists/sexes.ts";
import { type AbroadCurve, abroadCurve } from "#domain/world/abroad-curve.ts";
import { COUNTRIES } from "#domain/world/countries.ts";
import type { WorldBook } from "#domain/world/world-book.ts";

/** A name that is put side by side, and whose births are looked at. */
export type NameAbroad = { readonly id: NameId; readonly name: string; readonly among: Among };

/** A country with a curve of each name; null where it never lists that. */
export type CountryCurves = {
  readonly id: string;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** Null: a top 100, of which no rate can be told. */
  readonly floor: number | null;
  /** Who publishes it, and by which license. */
  readonly source: string;
  readonly curves: readonly (AbroadCurve | null)[];
};

export const US = "us";
const US_FLOOR = 5;
const US_SOURCE = "Source: US Social Security Administration, public domain";

type Books = { readonly compare: Pick<CompareBook, "line" | "records">; readonly world: WorldBook };

/** The US first, then the others in their order. Nothing is added up: each has its own years, floor and curve. */
export function gatherCountries(
  { compare, world }: Books,
  names: readonly NameAbroad[],
): readonly CountryCurves[] {
  const series = names.map(({ id }) => world.series(id));
  const { from, to } = compare.records;
  return [
    {
      id: US,
      label: COUNTRIES_PAGE.us,
      from,
      to,
      floor: US_FLOOR,
      source: US_SOURCE,
      curves: names.map((name) => usCurve(compare, name)),
    },
    ...COUNTRIES.flatMap(({ id, label, floor, notice }) => {
      const span = world.countries.find((each) => each.id === id);
      if (span === undefined) return [];
      const curves = names.map(({ among }, place) =>
        abroadCurve(world, series[place] ?? [], id, SEXES_OF[among][0]),
      );
      return [{ id, label, from: span.firstYear, to: span.lastYear, floor, source: notice, curves }];
    }),
  ];
}

function usCurve(compare: Books["compare"], { id, name, among }: NameAbroad): AbroadCurve | null {
  const { records } = compare;
  const asked = { id, family: false, among };
  const [millions, births, ranks] = (["million", "births", "rank"] as const).map(
    (measure) => compare.line(asked, measure, records).values,
  );
  const years = (millions ?? []).flatMap((perMillion, place) => {
    const [count, rank] = [births?.[place] ?? null, ranks?.[place] ?? null];
    return perMillion === null || count === null || rank === null
      ? []
      : [{ year: records.from + place, count, rank, per10000: perMillion / 100 }];
  });
  const { from, to } = records;
  return years.length === 0
    ? null
    : { country: US, sex: SEXES_OF[among][0], spelling: name, from, to, years, isMoreOfOther: false };
}
