import { EMBED_WORDS } from "#content/open-data/embed-words.ts";
import { BRAND } from "#content/site/brand.ts";
import { RECORDS_EDITION } from "#content/site/records-edition.ts";
import { NAME_WORDS } from "#content/site/name-words.ts";
import { curvePaths, FLOOR, surfacePath } from "#domain/charts/curve-path.ts";
import { LANG } from "#domain/locale/locale.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { sayForecast } from "#domain/names/forecast/say-forecast.ts";
import { type NameCurve, nameCurve } from "#domain/names/page/name-curve.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { aheadPoints, endYear } from "#domain/names/sheet/curve-place.ts";
import { oneInText } from "#domain/names/records/one-in.ts";
import { namePath } from "#domain/pages/name-paths.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { embedStyle } from "./embed-style.ts";

const BABIES = { girl: "Girls", boy: "Boys" } as const;
const CHART_PX = 120;

/** A name as other sites may frame it: its words and its curve in one page that loads nothing and runs nothing. */
export function embedHtml(page: NamePage, origin: string): string {
  const { id, summary, curated, firstYear } = page;
  const { name } = summary;
  const address = escapeHtml(`${origin}${namePath(id)}`);
  const title = fillInAll(EMBED_WORDS.title, { name, first: `${firstYear}` });
  const said = curated === null ? "" : ` <span>${escapeHtml(curated.say)}</span>`;
  const gloss =
    curated === null || curated.certainty === "unknown"
      ? (curated?.meaning ?? "")
      : `“${curated.meaning}”, ${curated.origin}`;
  const read = fillInAll(EMBED_WORDS.read, { name, site: BRAND.name });
  const source = fillInAll(EMBED_WORDS.source, { edition: `${RECORDS_EDITION}` });
  return [
    `<!doctype html><html lang="${LANG}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex"><link rel="canonical" href="${address}">`,
    `<style>${embedStyle()}</style></head><body><main>`,
    `<h1>${escapeHtml(name)}${said}</h1>`,
    gloss === "" ? "" : `<p>${escapeHtml(gloss)}</p>`,
    `<p>${escapeHtml(figureWords(page).join(" "))}</p>`,
    chartHtml(page),
    `</main><footer><a href="${address}" target="_blank" rel="noopener">${escapeHtml(read)}</a>. ${escapeHtml(source)}.</footer>`,
    "</body></html>",
  ].join("");
}

/** How common it is, when it was most common, and where it will likely be. */
function figureWords(page: NamePage): readonly string[] {
  const { summary, lastYear, girl, boy } = page;
  if (girl === null && boy === null) return [EMBED_WORDS.noRecord];
  const now =
    summary.oneIn === null
      ? fillInAll(EMBED_WORDS.noneNow, { year: `${lastYear}` })
      : fillInAll(EMBED_WORDS.now, { oneIn: oneInText(summary.oneIn), year: `${lastYear}` });
  return [now, peakWords(page), sayForecast(page, NAME_WORDS.forecast) ?? ""].filter((words) => words !== "");
}

/** Of the last year it is told already how common it was. */
function peakWords({ main, lastYear, ...page }: NamePage): string {
  const peak = page[main]?.peak;
  if (peak === undefined || peak.year === lastYear) return "";
  const { year, oneIn } = peak;
  return fillInAll(EMBED_WORDS.peak, { year: `${year}`, n: formatCount(oneIn), babies: `${main}s` });
}

function chartHtml(page: NamePage): string {
  const curve = nameCurve(page);
  if (curve === null) return "";
  const { firstYear, lastYear, lines, ahead } = curve;
  const end = endYear(curve, null);
  const [main, other] = lines;
  const babies = other === undefined ? BABIES[main?.sex ?? "girl"] : "Girls (solid) and boys (dashed)";
  const figures = {
    babies,
    name: page.summary.name,
    first: `${firstYear}`,
    last: `${lastYear}`,
    year: `${end}`,
  };
  const caption = escapeHtml(
    fillInAll(ahead.length === 0 ? EMBED_WORDS.caption : EMBED_WORDS.captionAhead, figures),
  );
  return [
    `<figure><svg role="img" aria-label="${caption}" width="100%" height="${CHART_PX}" viewBox="0 0 ${end - firstYear} ${FLOOR}" preserveAspectRatio="none">`,
    aheadHtml(curve),
    ...lines.map(({ sex, heights }, place) => {
      const { line, area, dots } = curvePaths(heights);
      const surface = place === 0 && area !== "" ? `<path class="area" d="${area}"/>` : "";
      const points = dots === "" ? "" : `<path class="dots" d="${dots}"/>`;
      return `<g class="${sex}${place === 0 ? "" : " second"}">${surface}<path class="line" d="${line}"/>${points}</g>`;
    }),
    `<path class="axis" d="M0 ${FLOOR}H${end - firstYear}"/></svg>`,
    `<div class="years" aria-hidden="true"><span>${firstYear}</span><span>${end}</span></div>`,
    `<figcaption aria-hidden="true">${caption}</figcaption></figure>`,
  ].join("");
}

function aheadHtml(curve: NameCurve): string {
  const points = aheadPoints(curve).map(({ year, height }) => ({ x: year - curve.firstYear, height }));
  const [main] = curve.lines;
  if (main === undefined || points.length === 0) return "";
  return `<g class="${main.sex}"><path class="ahead" d="${surfacePath(points)}"/></g>`;
}
