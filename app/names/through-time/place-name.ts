import { textWidth } from "#app/charts/text-width.ts";

/** Size of the letters that textWidth measures, and how much wider the letters of names are. */
const MEASURED = 13;
const WIDER = 1.12;
/** What a line of letters needs in height, as a part of their size, and the air beside it in pixels. */
const LINE = 1.15;
const BESIDE = 4;

/** Where a name is written on its band: the year in its middle, its base line and its size in pixels. */
type PlacedName = { readonly year: number; readonly y: number; readonly size: number };

/** Where names are written. */
type WritingRoom = {
  /** The narrowest plot it is for, in pixels: in a wider one a name reaches over fewer years. */
  readonly narrowest: number;
  /** Of the letters, in pixels, the largest first. */
  readonly sizes: readonly number[];
  /** So thick must a band be for the smallest. */
  readonly least: number;
};

/**
 * Writes a name where its band is thickest, as large as it fits over its whole length; null where it fits nowhere. `low` and `high`
 * are the edges of the band in pixels from the top, year by year.
 */
export function placeName(
  name: string,
  { low, high }: { readonly low: readonly number[]; readonly high: readonly number[] },
  { narrowest, sizes, least }: WritingRoom,
): PlacedName | null {
  const thickest = thickestOf(low, high);
  for (const size of sizes) {
    // The smallest letters may fill a band from edge to edge.
    const height = size === sizes.at(-1) ? least : size * LINE;
    if (thickest < height) continue;
    const width = (textWidth(name) * WIDER * size) / MEASURED;
    const reach = Math.ceil(((width / 2 + BESIDE) * (low.length - 1)) / narrowest);
    const found = roomFor(low, high, reach, height);
    if (found !== null) return { ...found, y: Math.round(found.y + size * 0.34), size };
  }
  return null;
}

function thickestOf(low: readonly number[], high: readonly number[]): number {
  let thickest = 0;
  for (let year = 0; year < low.length; year += 1) {
    thickest = Math.max(thickest, (low[year] ?? 0) - (high[year] ?? 0));
  }
  return thickest;
}

function roomFor(
  low: readonly number[],
  high: readonly number[],
  reach: number,
  least: number,
): { readonly year: number; readonly y: number } | null {
  let best: { readonly year: number; readonly y: number; readonly room: number } | null = null;
  for (let year = reach; year < low.length - reach; year += 1) {
    // Years around it only take room away.
    if ((low[year] ?? 0) - (high[year] ?? 0) < Math.max(least, best?.room ?? 0)) continue;
    let floor = Infinity;
    let ceiling = 0;
    for (let near = year - reach; near <= year + reach; near += 1) {
      floor = Math.min(floor, low[near] ?? 0);
      ceiling = Math.max(ceiling, high[near] ?? 0);
    }
    const room = floor - ceiling;
    if (room >= least && room > (best?.room ?? 0)) best = { year, room, y: (floor + ceiling) / 2 };
  }
  return best;
}
