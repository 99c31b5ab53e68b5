import { BRAND } from "#content/site/brand.ts";
import { houseMark } from "./house-mark.ts";
import { dayColor } from "./day-color.ts";
import { type TextOutline, outlineText } from "./text-outline.ts";

/** The size that Open Graph and Twitter ask for, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 64;
export const ROOM = WIDTH - 2 * MARGIN;

const HEAD_BASELINE = 90;
const HEAD_SIZE = 32;

/** A picture of the almanac: its ground, the thick and thin rule, the name of the house, and what is drawn below. */
export function sheet(ground: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    rect(0, 0, WIDTH, HEIGHT, ground),
    rect(MARGIN, 36, ROOM, 5, dayColor("ink")),
    rect(MARGIN, 45, ROOM, 2, dayColor("ink")),
    houseMark(MARGIN - 4, HEAD_BASELINE - 31, 38),
    placed(outlineText(BRAND.name, "display", HEAD_SIZE), MARGIN + 46, HEAD_BASELINE, dayColor("ink")),
    ...parts,
    "</svg>",
  ].join("");
}

/** The words at the right end of the head. A mark may stand before them: it gets the place for its left edge and its middle. */
export function headWords(words: string, mark: (x: number, y: number) => string = () => ""): string {
  const outline = outlineText(words, "plain", 28);
  const x = WIDTH - MARGIN - outline.width;
  return mark(x - 34, HEAD_BASELINE - 10) + placed(outline, x, HEAD_BASELINE, dayColor("ink"));
}

export function placed({ path }: TextOutline, x: number, baseline: number, color: string): string {
  return `<path transform="translate(${round(x)} ${round(baseline)})" fill="${color}" d="${path}"/>`;
}

export function rect(x: number, y: number, width: number, height: number, color: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`;
}

/** A tenth of a pixel is exact enough. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
