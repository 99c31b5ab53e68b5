import { BRAND } from "#content/site/brand.ts";
import { RECORDS, RECORDS_EDITION } from "#content/site/records-edition.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { heightsIn } from "#app/charts/heights-in.ts";
import { textWidth } from "#app/charts/text-width.ts";
import type { CompareView } from "#app/compare/compare-view.ts";
import type { LineEnd } from "./place-ends.ts";
import { DASHES, type LineStyle, LINE_MARKS } from "./line-style.ts";

/** A picture to pass on: always by day, on paper of its own, in letters that every device has. */
const SIZE = { width: 1200, height: 675 } as const;
const PLOT = { left: 84, right: 1000, top: 118, bottom: 588 } as const;
const COLORS = { girl: "#74245A", boy: "#3B5B14", ink: "#1C2133", grey: "#636878" } as const;
const PAPER = "#FBFAF5";
const LETTERS = "Hanken Grotesk, Arial, Helvetica, sans-serif";
/** Letters are set larger than on the page by so much. */
const SCALE = 18 / 13;

/** The chart as a file of its own: what the page shows, its title and its source. */
export function chartSvg({
  title,
  caption,
  drawing,
}: Pick<CompareView, "title" | "caption" | "drawing">): string {
  const plot = drawing === null ? "" : plotOf(drawing);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}" font-family="${LETTERS}" font-size="18" fill="#474C5E">
<title>${escapeHtml(title)}</title>
<rect width="${SIZE.width}" height="${SIZE.height}" fill="${PAPER}"/>
<text x="48" y="58" font-family="Besley, Georgia, serif" font-size="${titleSize(title)}" fill="${COLORS.ink}">${escapeHtml(title)}</text>
<text x="48" y="88">${escapeHtml(caption)}</text>
${plot}
<text x="48" y="656" font-size="15" fill="${COLORS.grey}">${escapeHtml(`${BRAND.name}. Figures: ${RECORDS.publisher}, ${RECORDS_EDITION} edition.`)}</text>
</svg>
`;
}

function titleSize(title: string): number {
  return Math.min(36, Math.max(18, Math.floor((36 * 1080) / (textWidth(title) * 2.9))));
}

function plotOf({ steps, floor, curves, thin, frames }: NonNullable<CompareView["drawing"]>): string {
  const { top, bottom, grid, years, ends } = frames.large;
  const x = (percent: number) => round(PLOT.left + (percent / 100) * (PLOT.right - PLOT.left));
  const y = (pixel: number) => round(PLOT.top + ((pixel - top) / (bottom - top)) * (PLOT.bottom - PLOT.top));
  const width = x(thin) - PLOT.left;
  return [
    thin > 0
      ? `<rect x="${PLOT.left}" y="${PLOT.top}" width="${width}" height="${PLOT.bottom - PLOT.top}" fill="#F3F1E8"/>`
      : "",
    ...grid.map(
      (tick) =>
        `<path d="M${PLOT.left} ${y(tick.y)}H${PLOT.right}" stroke="#DBD8CB"/><text x="${PLOT.left - 10}" y="${y(tick.y) + 6}" text-anchor="end">${tick.label}</text>`,
    ),
    `<path d="M${PLOT.left} ${PLOT.bottom}H${PLOT.right}" stroke="#85836F"/>`,
    ...years.map(
      ({ year, x: at, anchor }) =>
        `<text x="${x(at)}" y="${PLOT.bottom + 28}" text-anchor="${anchor}">${year}</text>`,
    ),
    ...curves.map(({ style, ...paths }) => {
      const points = heightsIn(paths);
      const d = Array.from(points, ([year, height]) => {
        const begins = !points.has(year - 1);
        return `${begins ? "M" : "L"}${x((100 * year) / steps)} ${round(PLOT.top + (height / floor) * (PLOT.bottom - PLOT.top))}${begins && !points.has(year + 1) ? "h.01" : ""}`;
      }).join("");
      return `<path d="${d}" fill="none" stroke="${COLORS[style.color]}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"${dash(style)}/>`;
    }),
    ...ends.map((end) => endOf(end, x(end.x), y(end.y), y(end.wordsY))),
  ].join("\n");
}

function endOf({ words, style }: LineEnd, x: number, y: number, wordsY: number): string {
  const color = COLORS[style.color];
  const from = x + 9;
  const to = PLOT.right + 12;
  const leader =
    to - from > 14 || Math.abs(wordsY - y) > 6
      ? `<path d="M${from} ${y}H${PLOT.right + 2}L${to} ${wordsY}" fill="none" stroke="#85836F" stroke-width="1"/>`
      : "";
  const [name = "", value] = words;
  const first = value === undefined ? wordsY + 6 : wordsY - 4;
  return `${leader}<path transform="translate(${x} ${y}) scale(${SCALE})" d="${LINE_MARKS[style.stroke] ?? ""}" fill="${style.hollow ? PAPER : color}" stroke="${color}" stroke-width="1.6"/>
<text x="${to + 5}" y="${first}" fill="${COLORS.ink}" font-weight="600">${escapeHtml(name)}</text>${value === undefined ? "" : `<text x="${to + 5}" y="${first + 21}" font-size="16">${escapeHtml(value)}</text>`}`;
}

function dash({ stroke }: LineStyle): string {
  const pattern = DASHES[stroke] ?? "";
  return pattern === "" ? "" : ` stroke-dasharray="${pattern}"`;
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
