import { BRAND } from "#content/site/brand.ts";
import { type TextOutline, outlineText } from "./text-outline.ts";

/** The size that Open Graph and Twitter ask for, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 64;
export const ROOM = WIDTH - 2 * MARGIN;

/** The colors of the day (app/styles/tokens.css): a picture does not know its reader's theme. */
export const INKS = {
  paper: "#FBFAF5",
  ink: "#1C2133",
  ink2: "#474C5E",
  butter: "#F7E08A",
  butterMark: "#F2CF5B",
  girl: "#74245A",
  boy: "#3B5B14",
  ribbon: "#B02E1C",
} as const;

const HEAD_BASELINE = 90;
const HEAD_SIZE = 32;

/** A picture of the almanac: its ground, the thick and thin rule, the name of the house, and what is drawn below. */
export function sheet(ground: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    rect(0, 0, WIDTH, HEIGHT, ground),
    rect(MARGIN, 36, ROOM, 5, INKS.ink),
    rect(MARGIN, 45, ROOM, 2, INKS.ink),
    houseMark(MARGIN - 4, HEAD_BASELINE - 31, 38),
    placed(outlineText(BRAND.name, "display", HEAD_SIZE), MARGIN + 46, HEAD_BASELINE, INKS.ink),
    ...parts,
    "</svg>",
  ].join("");
}

/** The words at the right end of the head. A mark may stand before them: it gets the place for its left edge and its middle. */
export function headWords(words: string, mark: (x: number, y: number) => string = () => ""): string {
  const outline = outlineText(words, "plain", 28);
  const x = WIDTH - MARGIN - outline.width;
  return mark(x - 34, HEAD_BASELINE - 10) + placed(outline, x, HEAD_BASELINE, INKS.ink);
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

/** A large arch sheltering a small one (app/frame/wordmark.tsx), if large with the butter of our drawings printed beside it. */
export function houseMark(x: number, y: number, size: number, onButter = false): string {
  const arch = "M9 41V22C9 12.5 15 7 24 7s15 5.5 15 15v19";
  return [
    `<g transform="translate(${x} ${y}) scale(${size / 48})" fill="none" stroke="${INKS.ink}" stroke-width="${onButter ? 3 : 5}" stroke-linecap="round" stroke-linejoin="round">`,
    onButter
      ? `<path transform="translate(3 1.5)" d="${arch}Z" fill="${INKS.butterMark}" stroke="none"/>`
      : "",
    `<path d="${arch}"/><path d="M19 41V31c0-3.6 1.9-5.8 5-5.8s5 2.2 5 5.8v10"/>`,
    `<circle cx="24" cy="17.6" r="2.9" fill="${INKS.ribbon}" stroke="none"/></g>`,
  ].join("");
}
