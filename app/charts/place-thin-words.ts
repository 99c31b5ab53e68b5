import { type Box, contains, overlap, type Point } from "./box.ts";
import { LINE } from "./place-labels.ts";
import { textWidth } from "./text-width.ts";

/** Words on the band of thin years: at its right end, or at the left edge of the chart. y is their base line. */
export type ThinWordsPlace = { readonly side: "left" | "right"; readonly y: number };

/** From the edge of the band to its words. */
export const THIN_INDENT = 8;

/** They are a little smaller than all other words (chart.css). */
const SCALE = 12 / 13;

/** The highest place on the band that covers no label and no line; else one that covers no label. */
export function placeThinWords(
  words: string,
  band: Box,
  labels: readonly Box[],
  lines: readonly Point[],
): ThinWordsPlace {
  const width = textWidth(words) * SCALE;
  const rows = Array.from({ length: Math.floor((band.bottom - band.top) / LINE) - 1 }, (_, row) => row);
  const places = rows.flatMap((row) => {
    const y = band.top + LINE * (row + 1);
    const box = (left: number) => ({ left, right: left + width, top: y - 12, bottom: y + 5 });
    return [
      { place: { side: "right", y }, box: box(band.right - THIN_INDENT - width) },
      { place: { side: "left", y }, box: box(band.left + THIN_INDENT) },
    ] as const;
  });
  const free = places.filter(({ box }) => !labels.some((label) => overlap(box, label)));
  const clear = free.find(({ box }) => !lines.some((point) => contains(box, point)));
  return (clear ?? free[0])?.place ?? { side: "right", y: band.top + LINE };
}
