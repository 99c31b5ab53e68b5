import { CAUTIONS, COUNTRIES_PAGE } from "#content/compare/countries-page.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { listed } from "#domain/locale/lists.ts";
import type { CountryCurves, NameAbroad } from "./gather-countries.ts";

/** What must be said beneath the charts: the other sex, countries without the name, a top 100, what a series leaves out. */
export function countryNotes(
  all: readonly CountryCurves[],
  drawn: readonly CountryCurves[],
  names: readonly NameAbroad[],
  since: number,
): readonly string[] {
  if (names.length === 0) return [];
  const others = drawn.flatMap(({ label, curves }) =>
    names.flatMap(({ name, among }, place) =>
      curves[place]?.isMoreOfOther === true
        ? fillInAll(COUNTRIES_PAGE.moreOfOther, {
            country: label,
            others: among === "girls" ? "boys" : "girls",
            babies: among,
            name,
          })
        : [],
    ),
  );
  const absent = all.filter((country) => country.floor !== null && !drawn.includes(country));
  const babies = listed([...new Set(names.map(({ among }) => among))]);
  return [
    ...others,
    ...(absent.length === 0
      ? []
      : [
          fillInAll(COUNTRIES_PAGE.absent, {
            babies,
            since: `${since}`,
            countries: listed(absent.map(({ label, floor }) => `${label} (${floor ?? ""} or more babies)`)),
          }),
        ]),
    ...topOnlyNotes(all, names),
    ...drawn.flatMap(({ id }) => CAUTIONS[id] ?? []),
  ];
}

function topOnlyNotes(all: readonly CountryCurves[], names: readonly NameAbroad[]): readonly string[] {
  return all
    .filter(({ floor }) => floor === null)
    .map(({ to, curves }) => {
      const ranks = names.map(({ name }, place) => {
        const now = curves[place]?.years.find(({ year }) => year === to);
        return now === undefined
          ? fillInAll(COUNTRIES_PAGE.topOnlyNone, { name })
          : fillInAll(COUNTRIES_PAGE.topOnlyRank, { name, rank: `${now.rank}`, year: `${to}` });
      });
      return [COUNTRIES_PAGE.topOnly, ...ranks].join(" ");
    });
}
