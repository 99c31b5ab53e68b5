import { bestOf } from "#domain/names/like/best-of.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { COUNTRIES } from "#domain/world/countries.ts";
import { NOW_FROM, type NewestSpelling, type WorldBook } from "#domain/world/world-book.ts";
import type { AbroadListId } from "./list-id.ts";
import type { AbroadName } from "./name-list.ts";
import { SEXES } from "./sexes.ts";

/** 1 in so many babies of the sex there at least; in the US at most 1 in so many girls, and 1 in so many boys. */
export const HARDLY = { thereOneIn: 3000, usOneIn: 50_000, names: 100 } as const;
/** 1 in so many of the same sex at least, there and in the US. */
export const ALSO = { oneIn: 1000, names: 100 } as const;

/** Names of each country in its newest year, spellings of the same letters together. */
type NamesAbroad = ReadonlyMap<string, readonly AbroadName[]>;

/** The countries a list can be made of: a top 100 does not tell which names are rare. */
export function countriesOf(list: AbroadListId, world: Pick<WorldBook, "countries">): readonly string[] {
  return world.countries
    .filter(({ lastYear }) => lastYear >= NOW_FROM)
    .map(({ id }) => id)
    .filter((id) => list === "also-in-the-us" || COUNTRIES.find((known) => known.id === id)?.floor != null);
}

/** Every name that may stand on a list of a country: 1 in 3,000 there. Reads the whole file, in which a name stands in one place. */
export function gatherAbroad(world: WorldBook, records: BirthRecords): NamesAbroad {
  const countries = new Map<string, AbroadName[]>();
  let spellings: NewestSpelling[] = [];
  const take = () => {
    for (const one of joined(spellings)) {
      const { country, count, sex, year } = one;
      if (count * HARDLY.thereOneIn < world.listed(country, sex, year)) continue;
      const names = countries.get(country) ?? [];
      countries.set(country, names);
      names.push(describe(one, world, records));
    }
  };
  for (const found of world.newest()) {
    if (spellings[0]?.id !== found.id) {
      take();
      spellings = [];
    }
    spellings.push(found);
  }
  take();
  return countries;
}

/** Girls' names, then boys', the most common there first. */
export function namesAbroad(names: NamesAbroad, list: AbroadListId, country: string): AbroadName[] {
  const fits = list === "hardly-in-the-us" ? isHardly : isAlso;
  const most = list === "hardly-in-the-us" ? HARDLY.names : ALSO.names;
  const found = (names.get(country) ?? []).filter(fits);
  return SEXES.flatMap((sex) =>
    bestOf(
      found.filter((name) => name.sex === sex),
      most,
      ({ births }) => births,
    ),
  );
}

function isHardly({ us }: AbroadName): boolean {
  return SEXES.every((sex) => us[sex].births * HARDLY.usOneIn < us[sex].listed);
}

function isAlso({ oneIn, sex, us }: AbroadName): boolean {
  return oneIn <= ALSO.oneIn && us[sex].births * ALSO.oneIn >= us[sex].listed;
}

function describe(found: NewestSpelling, world: WorldBook, records: BirthRecords): AbroadName {
  const { id, spelling, sex, count, rank, year, country } = found;
  const listed = world.listed(country, sex, year);
  const record = recordOf(records, id);
  const inUs = (of: Sex) => ({
    births: records.countIn(record, of, year),
    listed: records.listed(of, year),
  });
  return {
    id,
    name: spelling,
    sex,
    year,
    rank,
    births: count,
    listed,
    oneIn: Math.round(listed / count),
    us: { F: inUs("F"), M: inUs("M") },
  };
}

/** Seán and Sean: one name by its letters, written as more babies there are. */
function joined(spellings: readonly NewestSpelling[]): readonly NewestSpelling[] {
  const byPlace = new Map<string, NewestSpelling>();
  for (const one of spellings) {
    const key = `${one.country} ${one.sex}`;
    const known = byPlace.get(key);
    const main = known === undefined || one.count > known.count ? one : known;
    byPlace.set(key, { ...main, count: one.count + (known?.count ?? 0) });
  }
  return [...byPlace.values()];
}
