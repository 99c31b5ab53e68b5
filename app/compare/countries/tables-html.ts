import { COUNTRIES_PAGE } from "#content/compare/countries-page.ts";
import type { YearRange } from "#domain/compare/compare-request.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import type { AbroadCurve } from "#domain/world/abroad-curve.ts";
import { rateWords } from "#domain/world/rate-words.ts";
import type { CountryCurves, NameAbroad } from "./gather-countries.ts";

const { table, years: words } = COUNTRIES_PAGE;

/** Rows of the table of newest years and peaks: what each country publishes, and each name's figures. */
export function newestRowsHtml(countries: readonly CountryCurves[], names: readonly NameAbroad[]): string {
  return countries
    .map(({ label, from, to, floor, curves }) => {
      const cells = names.flatMap((_, place) => {
        const curve = curves[place] ?? null;
        return [newestCell(curve, to), peakCell(curve)];
      });
      const lists = fillInAll(table.floorWords, { floor: `${floor ?? ""}` });
      return `<tr><th scope=row>${label}<td>${from}–${to}<td>${lists}${cells.map((cell) => `<td class=r>${cell}`).join("")}`;
    })
    .join("");
}

function newestCell(curve: AbroadCurve | null, to: number): string {
  const now = curve?.years.find(({ year }) => year === to);
  if (now === undefined) return table.none;
  const rate = rateWords(now.per10000);
  return fillInAll(table.ofRank, { rate, rank: formatCount(now.rank), year: `${to}` });
}

/** The highest rate of all years, not only of those that are drawn. */
function peakCell(curve: AbroadCurve | null): string {
  const [peak] = curve?.years.toSorted((a, b) => b.per10000 - a.per10000) ?? [];
  return peak === undefined
    ? table.none
    : fillInAll(table.of, { rate: rateWords(peak.per10000), year: `${peak.year}` });
}

/** A table for each name: a row for each year, the newest first, and a column for each country. */
export function yearTablesHtml(
  countries: readonly CountryCurves[],
  names: readonly NameAbroad[],
  { from, to }: YearRange,
): string {
  const heads = countries.map(({ label }) => `<th scope=col class=r>${label}`).join("");
  return names
    .map(({ name, among }, place) => {
      const caption = fillInAll(words.caption, { name: escapeHtml(name), babies: among });
      const columns = countries.map((country) => ({
        country,
        rates: new Map(country.curves[place]?.years.map(({ year, per10000 }) => [year, per10000])),
      }));
      const rows: string[] = [];
      for (let year = to; year >= from; year -= 1) {
        const cells = columns.map(({ country, rates }) => {
          const rate = rates.get(year);
          if (rate !== undefined) return `<td class=r>${rateWords(rate)}`;
          return year < country.from || year > country.to ? "<td>" : "<td class=r>–";
        });
        rows.push(`<tr><th scope=row>${year}${cells.join("")}`);
      }
      return `<table class="tbl num"><caption>${caption}</caption><thead><tr><th scope=col>${words.year}${heads}<tbody>${rows.join("")}</table>`;
    })
    .join("");
}
