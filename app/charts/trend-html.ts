import { escapeHtml } from "#domain/text/escape-html.ts";
import { FLOOR } from "#domain/charts/curve-path.ts";
import { LINE } from "./place-labels.ts";
import { THIN_INDENT } from "./place-thin-words.ts";
import type { FrameDrawing, MarkDrawing, TrendDrawing } from "./trend.ts";
import { TREND_FRAMES, TREND_SIZES, type TrendSize } from "./trend-frame.ts";

const COLORS = { girl: "g-girl", boy: "g-boy" } as const;

/** What is drawn, the chart in words for those who do not see it, and an id that no other chart of the page has. */
type Chart = { readonly drawing: TrendDrawing; readonly label: string; readonly id: string };

/** A trend in both sizes, as HTML without the quotation marks that HTML lets one leave out; the style sheet (chart.css) shows the one that fits. Its curves are in it once. */
export function trendHtml(chart: Chart): string {
  const sizes = TREND_SIZES.map((size) => sizedHtml(chart, size)).join("");
  return `<div role="img" aria-label="${escapeHtml(chart.label)}">${sizes}</div>`;
}

function sizedHtml({ drawing, id }: Chart, size: TrendSize): string {
  const { height, top, bottom } = TREND_FRAMES[size];
  const { thin } = drawing;
  const frame = drawing.frames[size];
  const curves =
    size === "large" ? `<g class=ch-curves id="${id}">${curvesHtml(drawing)}</g>` : `<use href="#${id}"/>`;
  return [
    `<svg class="ch ch-${size}" width=100% height=${height} aria-hidden="true">`,
    `<rect class=ch-thin y=${top} width=${thin.x}% height=${bottom - top} />`,
    gridHtml(frame, bottom),
    // The curves are stretched to the plot; their strokes are not.
    `<svg y=${top} width=100% height=${bottom - top} viewBox="0 0 ${drawing.steps} ${FLOOR}" preserveAspectRatio="none" overflow="visible">${aheadHtml(drawing)}${curves}</svg>`,
    `<line class=ax x2=100% y1=${bottom} y2=${bottom} />`,
    thinHtml(frame.thin, thin),
    ...frame.marks.map(markHtml),
    "</svg>",
  ].join("");
}

/** The lines of a chart with their ticks, and the years below it. */
function gridHtml({ grid, years }: FrameDrawing, bottom: number): string {
  const lines = grid.map(
    ({ y, label }) =>
      `<g><line class=gridline x2=100% y1=${y} y2=${y} /><text x=-8 y=${y + 4} text-anchor=end>${label}</text></g>`,
  );
  const below = years.map(
    ({ year, x, anchor }) => `<text x=${x}% y=${bottom + 22} text-anchor=${anchor}>${year}</text>`,
  );
  return [...lines, ...below].join("");
}

function curvesHtml({ curves }: TrendDrawing): string {
  return curves
    .map(({ sex, filled, line, area, dots }) =>
      [
        `<g class=${COLORS[sex]}>`,
        filled && area !== "" ? `<path class=ch-area d="${area}"/>` : "",
        line === "" ? "" : `<path class="ln ${sex}" d="${line}"/>`,
        dots === "" ? "" : `<path class=ch-dots d="${dots}"/>`,
        "</g>",
      ].join(""),
    )
    .join("");
}

/** Beyond the plot, in the air at its right: the plot ends with the last year, for the cursor too. */
function aheadHtml({ ahead, steps }: TrendDrawing): string {
  return ahead === ""
    ? ""
    : `<path class=ch-ahead d="${ahead}"/><path class=ch-now d="M${steps} 0V${FLOOR}"/>`;
}

function thinHtml(place: FrameDrawing["thin"], { x, words }: TrendDrawing["thin"]): string {
  if (place === null) return "";
  const [at, anchor] =
    place.side === "left" ? [`x=${THIN_INDENT}`, "start"] : [`x=${x}% dx=${-THIN_INDENT}`, "end"];
  return `<text class=ch-note ${at} y=${place.y} text-anchor=${anchor}>${words}</text>`;
}

function markHtml({ sex, x, y, dx, dy, anchor, lines }: MarkDrawing): string {
  const words = lines.map(
    (line, place) =>
      `<text${place === 0 ? " class=lab" : ""} x=${x}% dx=${dx} y=${round(y + dy + place * LINE)} text-anchor=${anchor}>${escapeHtml(line)}</text>`,
  );
  return `<g class=${COLORS[sex]}><circle class=ch-ring cx=${x}% cy=${y} r=4.5 />${words.join("")}</g>`;
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
