import { originSlug } from "#domain/names/lists/origin-slug.ts";
import { csvFile } from "#domain/text/csv.ts";
import type { TimeBands } from "#domain/names/through-time/time-bands.ts";
import type { TimeRequest } from "#domain/names/through-time/time-request.ts";

/** What the chart shows as a file: a line a year, a column a band; the last column holds all listed births. */
export function timeCsv({ firstYear, bands, rest, listed }: TimeBands): string {
  const heads = ["year", ...bands.map(({ id }) => id), "other_names", "all_listed_births"];
  const rows = listed.map((all, year) => [
    firstYear + year,
    ...bands.map(({ births }) => births[year] ?? 0),
    rest.births[year] ?? 0,
    all,
  ]);
  return csvFile(heads, rows);
}

/** "names-through-time-start-ma-boys.csv". */
export function timeFileName({ start, end, whose, origin }: TimeRequest): `${string}.csv` {
  const parts = [
    "names-through-time",
    ...(start === "" ? [] : ["start", start]),
    ...(end === "" ? [] : ["end", end]),
    ...(origin === null ? [] : [originSlug(origin)]),
    ...(whose === "babies" ? [] : [whose]),
  ];
  return `${parts.join("-")}.csv`;
}
