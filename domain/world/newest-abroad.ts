import type { NameId } from "#domain/names/entry/name.ts";
import type { Sex } from "#domain/names/records/records.ts";
import { NOW_FROM, type WorldBook, type WorldSeries } from "./world-book.ts";

/** A name in the newest year of a country, by the spelling and the sex that most babies there got it in. */
export type NewestOfCountry = {
  readonly country: string;
  readonly sex: Sex;
  readonly spelling: string;
  readonly year: number;
  readonly count: number;
  readonly rank: number;
  /** Of babies of the sex whose name is listed. */
  readonly per10000: number;
};

/**
 * The newest year of each country that reaches 2023 and lists the name then. The letters are the same; the sex is the one
 * wanted unless more babies there are of the other.
 */
export function newestAbroad(world: WorldBook, id: NameId, wanted: Sex): readonly NewestOfCountry[] {
  const series = world.series(id);
  return world.countries.flatMap(({ id: country, lastYear }) => {
    if (lastYear < NOW_FROM) return [];
    const here = series
      .filter((each) => each.country === country)
      .flatMap((each) => newestOf(world, each, lastYear));
    const bestOf = (sex: Sex) =>
      here.filter((each) => each.sex === sex).toSorted((a, b) => b.count - a.count)[0];
    const [own, other] = [bestOf(wanted), bestOf(wanted === "F" ? "M" : "F")];
    const shown = other !== undefined && other.count > (own?.count ?? 0) ? other : own;
    return shown === undefined ? [] : [shown];
  });
}

function newestOf(world: WorldBook, series: WorldSeries, year: number): readonly NewestOfCountry[] {
  const { country, sex, spelling, years } = series;
  const last = years.findLast((each) => each.year === year);
  const listed = world.listed(country, sex, year);
  if (last === undefined || listed === 0) return [];
  const { count, rank } = last;
  return [{ country, sex, spelling, year, count, rank, per10000: (count / listed) * 10_000 }];
}
