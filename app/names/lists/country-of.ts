import { COUNTRIES, type Country } from "#domain/world/countries.ts";

const BY_ID = new Map(COUNTRIES.map((country) => [country.id, country]));

/** A country by its id. Throws where there is none: ids come from the series that there are. */
export function countryOf(id: string): Country {
  const country = BY_ID.get(id);
  if (country === undefined) throw new Error(`There is no country ${id}.`);
  return country;
}
