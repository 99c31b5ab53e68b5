import { here } from "#content/site/records-edition.ts";
import { href } from "react-router";
import { LIST_PAGE } from "#content/lists/list-page.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { sparkLine } from "#app/ui/sparkline/spark-shape.ts";
import type { Span, Years } from "#domain/names/lists/span.ts";
import type { TopNames } from "#domain/names/lists/top-list.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";

const SIZE = { width: 176, height: 56 };
/** Above and below the curves. */
const REACH = 2;

/** The histories of the first names, side by side, with the year or the decade marked. Made on the server: nothing of it changes. */
export function curvesHtml({ curves, span }: TopNames, babies: "girls" | "boys", years: Years): string {
  return curves
    .map(({ id, name, heights, peak }) => {
      const { path, endX, endY } = sparkLine(heights, years, SIZE);
      const words = fillInAll(LIST_PAGE.curves.peak, { year: String(peak.year), n: formatCount(peak.oneIn) });
      const label = `Share of ${here(babies)} named ${name}, ${years.firstYear} to ${years.lastYear}: ${words}.`;
      return [
        `<li><svg class="spark ${babies === "girls" ? "g-girl" : "g-boy"}" viewBox="0 0 ${SIZE.width} ${SIZE.height}" role=img aria-label="${escapeHtml(label)}">`,
        markHtml(span, years, endX),
        `<path class=b0 d="M0 ${SIZE.height - 1.5}H${endX}"/><path class=ln d="${path}"/><circle cx=${endX} cy=${endY} r=2.6 fill=currentColor /></svg>`,
        `<a class=name-link href="${href("/names/:slug", { slug: id })}">${escapeHtml(name)}</a> <span class="meta num">${words}</span>`,
      ].join("");
    })
    .join("");
}

/** A line for a year, a band for a decade. */
function markHtml({ kind, from, to }: Span, { firstYear, lastYear }: Years, end: number): string {
  const at = (year: number) => Math.round(((year - firstYear) / (lastYear - firstYear)) * end * 10) / 10;
  const [x, height] = [at(from), SIZE.height - REACH];
  return kind === "decade"
    ? `<rect class=lt-band x=${x} y=0 width=${Math.round((at(to) - x) * 10) / 10} height=${height} />`
    : `<path class=lt-mark d="M${x} 0V${height}"/>`;
}
