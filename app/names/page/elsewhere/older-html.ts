import { href } from "react-router";
import { ELSEWHERE } from "#content/site/elsewhere-words.ts";
import { OLDER_ABROAD } from "#content/world/older-words.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import type { Sex } from "#domain/names/records/records.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { listed } from "#domain/locale/lists.ts";
import { type AbroadCurve, mainCurveAbroad } from "#domain/world/abroad-curve.ts";
import { COUNTRIES } from "#domain/world/countries.ts";
import { gapPath } from "#domain/world/gap-path.ts";
import { rateWords } from "#domain/world/rate-words.ts";
import { NOW_FROM, type WorldBook } from "#domain/world/world-book.ts";

const WIDTH = 120;
const HEIGHT = 26;
const MOST_STEPS = 16;

/** The name in the countries whose records end before now, for the sex that more babies there got it in. */
export function olderCurves(world: WorldBook, id: NameId, wanted: Sex): readonly AbroadCurve[] {
  const series = world.series(id);
  return world.countries.flatMap(({ id: country, lastYear }) => {
    const curve = lastYear < NOW_FROM ? mainCurveAbroad(world, series, country, wanted) : null;
    return curve === null ? [] : [curve];
  });
}

/** These curves, folded, as HTML; and the way to all countries side by side. */
export function olderHtml(
  curves: readonly AbroadCurve[],
  { id, name, sex }: { readonly id: NameId; readonly name: string; readonly sex: Sex },
): string {
  const beside = `<p class=small><a href="${href("/compare/countries")}?names=${id}">${OLDER_ABROAD.beside}</a>`;
  if (curves.length === 0) return beside;
  const countries = listed(curves.map(labelOf));
  const items = curves.map((curve) => itemHtml(curve, name, sex)).join("");
  return `<details class="fold older"><summary>${fillInAll(OLDER_ABROAD.heading, { countries })}</summary><ul>${items}</ul><p class=meta>${OLDER_ABROAD.rule}</details>${beside}`;
}

function itemHtml(curve: AbroadCurve, name: string, wanted: Sex): string {
  const { sex, spelling, from, to, years } = curve;
  const last = years.at(-1);
  if (last === undefined) return "";
  const words = fillInAll(OLDER_ABROAD.ends, {
    rate: rateWords(last.per10000),
    babies: BABIES_OF[sex],
    year: `${last.year}`,
    rank: formatCount(last.rank),
  });
  const path = pathOf(curve);
  const notes = [
    ...(sex === wanted ? [] : [BABIES_OF[sex]]),
    ...(spelling === name ? [] : [fillInAll(ELSEWHERE.written, { spelling: escapeHtml(spelling) })]),
  ];
  const color = sex === "F" ? "g-girl" : "g-boy";
  return `<li><span><b>${[labelOf(curve), ...notes].join(", ")}</b> <i>${from}–${to}</i></span><svg class="spark ${color}" viewBox="-2 -2 ${WIDTH + 4} ${HEIGHT + 4}" aria-hidden=true><path class=ln d="${path}"/></svg><span class=meta>${words}</span>`;
}

/** A page has room for so many points of a curve: of a long series every second or third year, back from the last. */
function pathOf({ from, to, years }: AbroadCurve): string {
  const step = Math.ceil((to - from) / MOST_STEPS);
  const shown = years.filter(({ year }) => (to - year) % step === 0);
  return gapPath(
    shown.map(({ year, per10000 }) => ({ at: (year - from) / step, value: per10000 })),
    {
      span: (to - from) / step,
      top: Math.max(...shown.map(({ per10000 }) => per10000)),
      width: WIDTH,
      height: HEIGHT,
    },
  );
}

function labelOf({ country }: AbroadCurve): string {
  return COUNTRIES.find(({ id }) => id === country)?.label ?? country;
}
