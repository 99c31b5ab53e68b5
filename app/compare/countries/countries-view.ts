import { href } from "react-router";
import { COUNTRIES_PAGE } from "#content/compare/countries-page.ts";
import type { CompareBook } from "#domain/compare/compare-book.ts";
import type { Among } from "#domain/compare/compare-request.ts";
import {
  countriesQuery,
  type CountriesRequest,
  MOST_ABROAD,
  type Since,
} from "#domain/compare/countries/countries-request.ts";
import { readNameId } from "#domain/names/entry/name.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { listed } from "#domain/locale/lists.ts";
import type { WorldBook } from "#domain/world/world-book.ts";
import { type CountryCurves, gatherCountries, type NameAbroad } from "./gather-countries.ts";
import { panelsHtml } from "./panels-html.ts";
import { newestRowsHtml, yearTablesHtml } from "./tables-html.ts";
import { topOf } from "./scale.ts";
import { countryNotes } from "./country-notes.ts";

/** The page of countries side by side: words. Its charts and tables are HTML. */
export type CountriesView = {
  readonly title: string;
  readonly isExample: boolean;
  /** What stands in the form. */
  readonly typed: string;
  readonly among: Among | null;
  readonly since: Since;
  /** Names that could not be had, or were too many. */
  readonly faults: readonly string[];
  readonly names: readonly { readonly name: string; readonly among: Among }[];
  readonly caption: string;
  readonly notes: readonly string[];
  readonly query: string;
  readonly csv: string;
  /** The same names on the chart of US births. */
  readonly compare: string;
};

type CountriesBooks = {
  readonly names: Pick<NameBook, "summary">;
  readonly compare: CompareBook;
  readonly world: WorldBook;
};

type CountriesHtml = { readonly panels: string; readonly rows: string; readonly years: string };

/** Names of an address that are on record; of each, whose births are looked at. */
export function namesAbroad(
  { names, compare }: CountriesBooks,
  { names: asked, among }: CountriesRequest,
): {
  readonly shown: readonly NameAbroad[];
  readonly left: readonly string[];
  readonly unknown: readonly string[];
} {
  const known: NameAbroad[] = [];
  const unknown: string[] = [];
  for (const text of asked ?? COUNTRIES_PAGE.example) {
    const id = readNameId(text);
    const summary = id === undefined ? undefined : names.summary(id);
    if (id === undefined || summary === undefined) unknown.push(text);
    else if (known.every((each) => each.id !== id)) {
      const { rankedAmong } = compare.line({ id, family: false, among: null }, "rank", compare.records);
      known.push({ id, name: summary.name, among: among ?? rankedAmong });
    }
  }
  return {
    shown: known.slice(0, MOST_ABROAD),
    left: known.slice(MOST_ABROAD).map(({ name }) => name),
    unknown,
  };
}

export function buildCountriesView(
  books: CountriesBooks,
  asked: CountriesRequest,
): { readonly words: CountriesView; readonly html: CountriesHtml | null } {
  const { shown, left, unknown } = namesAbroad(books, asked);
  const countries = gatherCountries(books, shown);
  const years = { from: asked.since, to: Math.max(...countries.map(({ to }) => to)) };
  const drawn = countries.filter((country) => isDrawn(country, asked.since));
  const top = topOf(drawn, asked.since);
  const ids = shown.map(({ id }) => id);
  const query = countriesQuery({ ...asked, names: asked.names === null ? null : ids });
  const names = listed(shown.map(({ name }) => name));
  return {
    words: {
      title: names,
      isExample: asked.names === null,
      typed: (asked.names ?? []).join(", "),
      among: asked.among,
      since: asked.since,
      faults: [
        ...unknown.map((name) => fillInAll(COUNTRIES_PAGE.unknown, { name })),
        ...(left.length === 0 ? [] : [fillInAll(COUNTRIES_PAGE.tooMany, { names: listed(left) })]),
      ],
      names: shown.map(({ name, among }) => ({ name, among })),
      caption: fillInAll(COUNTRIES_PAGE.top, { top: `${top}`, from: `${years.from}`, to: `${years.to}` }),
      notes: countryNotes(countries, drawn, shown, asked.since),
      query,
      csv: `${href("/compare/countries/figures.csv")}?names=${ids.join(",")}${asked.among === null ? "" : `&among=${asked.among}`}`,
      compare: `${href("/compare")}?names=${ids.join(",")}`,
    },
    html:
      shown.length === 0
        ? null
        : {
            panels: panelsHtml(drawn, shown, { years, top }),
            rows: newestRowsHtml(drawn, shown),
            years: yearTablesHtml(drawn, shown, years),
          },
  };
}

/** Whether a country has a rate of any of the names in these years. */
function isDrawn({ floor, curves }: CountryCurves, since: number): boolean {
  return floor !== null && curves.some((curve) => curve?.years.some(({ year }) => year >= since) === true);
}
