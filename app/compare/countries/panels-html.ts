import { COUNTRIES_PAGE } from "#content/compare/countries-page.ts";
import type { YearRange } from "#domain/compare/compare-request.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import type { AbroadCurve } from "#domain/world/abroad-curve.ts";
import { gapPath } from "#domain/world/gap-path.ts";
import { rateWords } from "#domain/world/rate-words.ts";
import type { CountryCurves, NameAbroad } from "./gather-countries.ts";
import { lineClass } from "./line-class.ts";

/** Units of a chart: it is stretched to its place. */
const WIDTH = 200;
const HEIGHT = 70;

type Scale = { readonly years: YearRange; readonly top: number };

/** A small chart for each country, all on one scale, with the newest figures in words. */
export function panelsHtml(
  countries: readonly CountryCurves[],
  names: readonly NameAbroad[],
  scale: Scale,
): string {
  return countries.map((country) => panelHtml(country, names, scale)).join("");
}

function panelHtml(country: CountryCurves, names: readonly NameAbroad[], { years, top }: Scale): string {
  const { label, curves, from, to } = country;
  const span = years.to - years.from;
  const [first, last] = [Math.max(from, years.from), Math.min(to, years.to)];
  const xOf = (year: number) => Math.round(((year - years.from) / span) * WIDTH);
  const paths = curves.map((curve, place) => {
    const points = (curve?.years ?? [])
      .filter(({ year }) => year >= years.from)
      .map(({ year, per10000 }) => ({ at: year - years.from, value: per10000 }));
    const path = gapPath(points, { span, top, width: WIDTH, height: HEIGHT });
    return path === "" ? "" : `<path class="ctr-line ${lineClass(names[place]?.among, place)}" d="${path}"/>`;
  });
  const told = names.map(({ name, among }, place) => {
    const curve = curves[place] ?? null;
    const spelled =
      curve === null || curve.spelling === name
        ? ""
        : ` ${fillInAll(COUNTRIES_PAGE.written, { spelling: escapeHtml(curve.spelling) })}`;
    return `<li><b class=${lineClass(among, place)}>${escapeHtml(name)}</b>${spelled}: ${newestWords(curve, country, years.from)}`;
  });
  return [
    `<li><h3>${label}</h3>`,
    `<p class="ctr-years meta num">${first}–${last}<span aria-hidden=true>${formatCount(top)}</span></p>`,
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT + 2}" preserveAspectRatio=none aria-hidden=true>`,
    `<path class=ctr-base d="M${xOf(first)} ${HEIGHT + 1}H${xOf(last)}"/>${paths.join("")}</svg>`,
    `<ul class="small num">${told.join("")}</ul>`,
  ].join("");
}

function newestWords(curve: AbroadCurve | null, { to }: CountryCurves, since: number): string {
  const last = curve?.years.at(-1);
  if (last === undefined || last.year < since) return fillInAll(COUNTRIES_PAGE.never, { since: `${since}` });
  const figures = { rate: rateWords(last.per10000), rank: formatCount(last.rank) };
  return last.year === to
    ? fillInAll(COUNTRIES_PAGE.newest, { ...figures, year: `${to}` })
    : fillInAll(COUNTRIES_PAGE.notNewest, { ...figures, year: `${to}`, last: `${last.year}` });
}
