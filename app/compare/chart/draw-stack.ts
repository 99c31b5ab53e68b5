import { countAxis } from "#app/charts/axis.ts";
import { FLOOR } from "#domain/charts/curve-path.ts";
import { textWidth } from "#app/charts/text-width.ts";
import { TREND_FRAMES, type TrendSize } from "#app/charts/trend-frame.ts";
import { percentAt } from "#app/charts/year-axis.ts";
import type { YearRange } from "#domain/compare/compare-request.ts";
import { type PlotFrame, pixels, plotFrame, type PlotUnits } from "./draw-frame.ts";

/** Height of a line of words, and air around it, in pixels: a thinner band has no room for its name. */
const WORDS = 15;

/** A band of the stack: its name, for whom, and how high it is each year. */
export type Band = {
  readonly key: string;
  readonly name: string;
  readonly tone: "girl" | "boy" | "both" | "others";
  readonly values: readonly number[];
};

export type StackDrawing = PlotUnits & {
  /** Areas, in the units of the drawing. */
  readonly bands: readonly { readonly key: string; readonly tone: Band["tone"]; readonly d: string }[];
  readonly frames: Readonly<Record<TrendSize, PlotFrame & { readonly names: readonly BandName[] }>>;
};

/** A name written on its band: x in percent of the width, y of the base line in pixels. */
export type BandName = {
  readonly key: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
};

/** Stacks bands, the first at the bottom, each with its name where it is thick enough. */
export function drawStack(bands: readonly Band[], span: YearRange): StackDrawing {
  const steps = span.to - span.from;
  let reached: readonly number[] = Array.from({ length: steps + 1 }, () => 0);
  const stacked = bands.map((band) => {
    const low = reached;
    const high = low.map((sum, year) => sum + (band.values[year] ?? 0));
    reached = high;
    return { band, low, high };
  });
  const axis = countAxis(Math.max(...reached));
  const unit = (value: number) => Math.round(FLOOR * (1 - axis.heightOf(value)));
  const edge = (values: readonly number[], from: number) =>
    values.map((value, year) => `${Math.abs(from - year)} ${unit(value)}`);
  const frame = (size: TrendSize) => ({
    ...plotFrame(axis, span, size),
    names: stacked.flatMap(({ band, low, high }) => {
      const y = (value: number) => pixels(axis.heightOf(value), size);
      const place = roomFor(band.name, low.map(y), high.map(y), size);
      return place === null
        ? []
        : [{ key: band.key, name: band.name, x: percentAt(place.year, 0, steps), y: place.y }];
    }),
  });
  return {
    steps,
    floor: FLOOR,
    bands: stacked.map(({ band: { key, tone }, low, high }) => ({
      key,
      tone,
      d: `M${[...edge(high, 0), ...edge(low.toReversed(), steps)].join("L")}Z`,
    })),
    frames: { large: frame("large"), small: frame("small") },
  };
}

/** Where a name has most room above and below it over its whole length; null where it fits nowhere. */
function roomFor(
  name: string,
  low: readonly number[],
  high: readonly number[],
  size: TrendSize,
): { readonly year: number; readonly y: number } | null {
  const steps = low.length - 1;
  const reach = Math.ceil(((textWidth(name) / 2 + 4) * steps) / TREND_FRAMES[size].narrowest);
  let best: { readonly year: number; readonly y: number; readonly room: number } | null = null;
  for (let year = reach; year <= steps - reach; year++) {
    // Years around it only take room away.
    if ((low[year] ?? 0) - (high[year] ?? 0) < Math.max(WORDS, best?.room ?? 0)) continue;
    const floor = Math.min(...low.slice(year - reach, year + reach + 1));
    const ceiling = Math.max(...high.slice(year - reach, year + reach + 1));
    const room = floor - ceiling;
    if (room >= WORDS && room > (best?.room ?? 0)) best = { year, room, y: (floor + ceiling) / 2 };
  }
  return best === null ? null : { year: best.year, y: Math.round(best.y + 4) };
}
