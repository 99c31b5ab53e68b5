/** A curve as SVG paths in its own units: x counts years from 0, y runs from 0 at the top of the plot to FLOOR. */
export type CurvePaths = {
  readonly line: string;
  /** The surface under the line. */
  readonly area: string;
  /** Years that stand alone between gaps: a line needs two. */
  readonly dots: string;
};

/** Units from the top of the plot to its bottom. Steps of a thousandth are finer than a pixel. */
export const FLOOR = 1000;

/** Draws heights (0–1); null is a gap, because an unpublished year is not zero. Relative steps, because they are short. */
export function curvePaths(heights: readonly (number | null)[]): CurvePaths {
  const runs = runsOf(heights.map((height) => (height === null ? null : Math.round(FLOOR * (1 - height)))));
  const lines = runs.filter(({ ys }) => ys.length > 1);
  return {
    line: lines.map(({ from, ys }) => `M${from} ${ys[0]}${steps(ys)}`).join(""),
    area: lines.map(({ from, ys }) => `M${from} ${FLOOR}V${ys[0]}${steps(ys)}V${FLOOR}Z`).join(""),
    dots: runs
      .filter(({ ys }) => ys.length === 1)
      .map(({ from, ys }) => `M${from} ${ys[0]}h.01`)
      .join(""),
  };
}

/** A surface around points, their heights 0–1. */
export function surfacePath(points: readonly { readonly x: number; readonly height: number }[]): string {
  return `M${points.map(({ x, height }) => `${x} ${Math.round(FLOOR * (1 - height))}`).join("L")}Z`;
}

type Run = { readonly from: number; readonly ys: number[] };

function runsOf(values: readonly (number | null)[]): Run[] {
  const runs: Run[] = [];
  let open: Run | undefined;
  values.forEach((y, from) => {
    if (y === null) {
      open = undefined;
    } else if (open === undefined) {
      open = { from, ys: [y] };
      runs.push(open);
    } else {
      open.ys.push(y);
    }
  });
  return runs;
}

function steps(ys: readonly number[]): string {
  const moves = ys.slice(1).map((y, place) => {
    const down = y - (ys[place] ?? y);
    return down < 0 ? `1${down}` : `1 ${down}`;
  });
  return `l${moves.join(" ")}`;
}
