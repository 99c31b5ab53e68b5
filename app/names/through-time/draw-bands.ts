import { percentAt, type YearLabel, yearLabels } from "#app/charts/year-axis.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { TimeBands } from "#domain/names/through-time/time-bands.ts";
import { placeName } from "./place-name.ts";
import { restName, REST } from "./say-bands.ts";
import { shareAxis } from "./share-axis.ts";

/** In pixels; text never shrinks, so the plot is as high on a phone. */
export const PLOT = { height: 470, top: 12, bottom: 438 } as const;
/** Units from the top of the plot to its bottom: a fifth of a pixel. */
export const FLOOR = 2000;
/** Strengths of a tint, in turn, so that neighbors differ. */
const STRENGTHS = 3;

/** The two ways to write on the plot: the narrowest that each is for, and what there is room for. */
const FRAMES = {
  large: { narrowest: 876, yearStep: 20, sizes: [30, 21, 12], least: 11.5 },
  small: { narrowest: 234, yearStep: 40, sizes: [24, 17, 12], least: 13 },
} as const;
export const FRAME_SIZES = ["large", "small"] as const;
type FrameSize = (typeof FRAME_SIZES)[number];

type Tone = Gender | "rest";

type DrawnBand = {
  readonly key: string;
  readonly slot: string;
  readonly name: string;
  readonly tone: Tone;
  /** 1 to 3. */
  readonly strength: number;
  /** From its upper edge down to the floor: those below it are painted over it. */
  readonly d: string;
};

/**
 * The slot of a drawn thing is its place among its like: by it the elements of a page are changed, where by name forty would be
 * taken out and put in at each letter. A name on its band: x in percent of the width, y of the base line and size in pixels.
 */
type BandName = {
  readonly key: string;
  readonly slot: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

export type TimeDrawing = {
  /** Years from the first to the last. */
  readonly steps: number;
  /** The highest first: that is the order in which they are painted. */
  readonly bands: readonly DrawnBand[];
  readonly grid: readonly { readonly y: number; readonly label: string }[];
  readonly frames: Readonly<
    Record<FrameSize, { readonly years: readonly YearLabel[]; readonly names: readonly BandName[] }>
  >;
};

const TONES = { girls: "girl", boys: "boy" } as const;

/** Stacks the bands by their share of listed births, the first at the bottom and the rest on top. */
export function drawBands(
  { firstYear, lastYear, bands, rest, listed }: TimeBands,
  whose: "babies" | "girls" | "boys",
): TimeDrawing {
  const steps = lastYear - firstYear;
  const all = [
    ...bands.map(({ id, name, gender, births }) => ({
      key: id,
      name,
      tone: whose === "babies" ? gender : TONES[whose],
      births,
    })),
    ...(rest.names === 0
      ? []
      : [{ key: REST, name: restName(rest.names), tone: "rest" as const, births: rest.births }]),
  ];
  const levels = stack(
    all.map(({ births }) => births),
    listed.length,
  );
  const share = (sum: number, year: number) => sum / Math.max(1, listed[year] ?? 0);
  const axis = shareAxis(Math.max(...(levels.at(-1) ?? []).map(share)));
  // Each edge once: it is the floor of one band and the top of the next.
  const units = levels.map((level) =>
    level.map((sum, year) => Math.round(FLOOR * (1 - axis.heightOf(share(sum, year))))),
  );
  const pixels = units.map((edge) =>
    edge.map((unit) => PLOT.top + (unit / FLOOR) * (PLOT.bottom - PLOT.top)),
  );
  const frame = (size: FrameSize) => {
    const { yearStep, ...room } = FRAMES[size];
    return {
      years: yearLabels(firstYear, lastYear, yearStep),
      names: all.flatMap(({ key, name }, place) => {
        const placed = placeName(name, { low: pixels[place] ?? [], high: pixels[place + 1] ?? [] }, room);
        if (placed === null) return [];
        return [
          {
            key,
            slot: `n${place}`,
            name,
            x: percentAt(placed.year, 0, steps),
            y: placed.y,
            size: placed.size,
          },
        ];
      }),
    };
  };
  return {
    steps,
    bands: all
      .map(({ key, name, tone }, place) => ({
        key,
        slot: key === REST ? REST : `b${place}`,
        name,
        tone,
        strength: (place % STRENGTHS) + 1,
        d: surface(units[place + 1] ?? []),
      }))
      .toReversed(),
    grid: axis.ticks.map((tick) => ({
      y: Math.round(10 * (PLOT.bottom - axis.heightOf(tick) * (PLOT.bottom - PLOT.top))) / 10,
      label: axis.label(tick),
    })),
    frames: { large: frame("large"), small: frame("small") },
  };
}

/** The sums of bands from the bottom up, year by year: nothing, the first, the first two, and so on. */
function stack(bands: readonly (readonly number[])[], years: number): readonly (readonly number[])[] {
  let top: readonly number[] = Array.from({ length: years }, () => 0);
  const levels = [top];
  for (const births of bands) {
    top = top.map((sum, year) => sum + (births[year] ?? 0));
    levels.push(top);
  }
  return levels;
}

/** All below an edge, in steps from year to year, because they are short. */
function surface(ys: readonly number[]): string {
  const moves = ys.slice(1).map((y, place) => {
    const down = y - (ys[place] ?? y);
    return down < 0 ? `1${down}` : `1 ${down}`;
  });
  return `M0 ${ys[0] ?? FLOOR}l${moves.join(" ")}V${FLOOR}H0Z`;
}
