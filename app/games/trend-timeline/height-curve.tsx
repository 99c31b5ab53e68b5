import { END_YEAR, FIRST_YEAR } from "#domain/games/trend-timeline/decade-means.ts";
import { yearsOf } from "#domain/games/trend-timeline/decade-span.ts";
import type { TimelineItem } from "#domain/games/trend-timeline/item.ts";
import "#app/games/reveal/drawings.css";

type Props = {
  readonly item: TimelineItem;
  /** A wrong guess; null when there is none to show. */
  readonly guess: string | null;
};

/** The drawing's own units. */
const WIDTH = 350;
const TOP = 26;
const FLOOR = 176;
const HEIGHT = 200;

const TICKS = [1880, 1920, 1960, 2000] as const;

/** A name's curve, the right years on butter and the guess in a dashed frame. */
export function HeightCurve({ item: { name, sex, curve, correct, peakDecade }, guess }: Props) {
  const highest = Math.max(...curve, 1);
  const points = curve.map((value, place) => {
    const year = FIRST_YEAR + ((place + 0.5) * (END_YEAR - FIRST_YEAR)) / curve.length;
    return { x: xOf(year), y: FLOOR - (value / highest) * (FLOOR - TOP - 10) };
  });
  const peak = points[curve.indexOf(highest)];
  return (
    <svg
      className="game-curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${name} per million ${sex}: highest in the ${peakDecade}, within ${correct}`}
    >
      <rect className="game-band" {...bandOf(correct)} />
      {guess === null ? null : <rect className="game-guess" {...bandOf(guess)} />}
      <path className="game-axis" d={`M0 ${FLOOR}H${WIDTH}`} />
      <path className="game-line" d={pathOf(points)} pathLength={1} />
      {peak === undefined ? null : <circle className="game-peak" cx={peak.x} cy={peak.y} r={4.5} />}
      {TICKS.map((year) => (
        <text key={year} x={xOf(year)} y={HEIGHT - 6} textAnchor={year === FIRST_YEAR ? "start" : "middle"}>
          {year}
        </text>
      ))}
    </svg>
  );
}

function xOf(year: number): number {
  const along = (year - FIRST_YEAR) / (END_YEAR - FIRST_YEAR);
  return Math.round(along * WIDTH * 10) / 10;
}

function bandOf(span: string) {
  const { from, to } = yearsOf(span);
  const x = xOf(from);
  return { x, width: xOf(Math.min(to + 1, END_YEAR)) - x, y: TOP, height: FLOOR - TOP };
}

function pathOf(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }, place) => `${place === 0 ? "M" : "L"}${x} ${y.toFixed(1)}`).join("");
}
