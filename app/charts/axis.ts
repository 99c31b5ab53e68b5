/** A vertical axis: what is written beside it, and how high a value stands on it. */
export type Axis = {
  readonly ticks: readonly number[];
  /** 0 at the bottom of the plot, 1 at its top. */
  readonly heightOf: (value: number) => number;
};

/** Room above the highest value, so that its ring is not cut. */
const HEADROOM = 1.05;

/** Ticks above zero, at most. */
const MOST_TICKS = 4;

/** From zero up, with ticks at round whole numbers. */
export function countAxis(highest: number): Axis {
  const top = Math.max(highest, 1) * HEADROOM;
  const step = roundStep(top);
  const ticks = Array.from({ length: Math.floor(top / step) + 1 }, (_, place) => place * step);
  return { ticks, heightOf: (value) => value / top };
}

/** Upside down: rank 1 at the top. Each tick is ten times the one above, or the top ranks would all be one line. */
export function rankAxis(worst: number): Axis {
  const depth = Math.log10(Math.max(worst, 10) * HEADROOM);
  const ticks = Array.from({ length: Math.floor(depth) + 1 }, (_, power) => 10 ** power);
  return { ticks, heightOf: (rank) => 1 - Math.log10(rank) / depth };
}

/** Upside down on a plain scale: rank 1 at the top, and as much room for a rank below as above. */
export function plainRankAxis(worst: number): Axis {
  const { ticks } = countAxis(worst);
  const depth = Math.max(worst, 10) * HEADROOM - 1;
  return { ticks: [1, ...ticks.slice(1)], heightOf: (rank) => 1 - (rank - 1) / depth };
}

/** Each tick is ten times the one below, from the power of ten under the lowest value. */
export function logAxis(lowest: number, highest: number): Axis {
  const from = Math.floor(Math.log10(lowest));
  const to = Math.max(Math.log10(highest * HEADROOM), from + 1);
  const ticks = Array.from({ length: Math.floor(to - from) + 1 }, (_, power) => 10 ** (from + power));
  return { ticks, heightOf: (value) => (Math.log10(value) - from) / (to - from) };
}

/** The smallest of 1, 2, 2.5, 5 times a power of ten that makes no more ticks than wanted; whole numbers only. */
function roundStep(top: number): number {
  for (let power = 1; ; power *= 10) {
    const factors = power === 1 ? [1, 2, 5] : [1, 2, 2.5, 5];
    const factor = factors.find((each) => Math.floor(top / (each * power)) <= MOST_TICKS);
    if (factor !== undefined) return factor * power;
  }
}
