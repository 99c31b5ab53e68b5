export type Ticks = {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
};

const FACTORS = [1, 2, 5];

/** The axis around all that is drawn: from one round number to another, with at most so many steps. */
export function roundAxis(least: number, greatest: number, most: number): Ticks {
  const step = roundStep((greatest - least) / most);
  const [first, last] = [Math.floor(least / step), Math.ceil(greatest / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, place) => round((first + place) * step));
  return { from: round(first * step), to: round(last * step), ticks };
}

/** Round numbers within a range, where the axis ends with the range itself. */
export function ticksWithin(from: number, to: number, most: number): readonly number[] {
  return roundAxis(from, to, most).ticks.filter((tick) => tick >= from - 1e-9 && tick <= to + 1e-9);
}

function roundStep(least: number): number {
  for (let power = 0.1; ; power *= 10) {
    const factor = FACTORS.find((each) => each * power >= least - 1e-9);
    if (factor !== undefined) return factor * power;
  }
}

function round(number: number): number {
  return Number(number.toFixed(6));
}
