import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { END_YEAR, FIRST_YEAR } from "#domain/games/trend-timeline/decade-means.ts";
import { yearsOf } from "#domain/games/trend-timeline/decade-span.ts";
import type { TimelineItem } from "#domain/games/trend-timeline/item.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import "#app/games/reveal/drawings.css";

type Props = {
  readonly item: TimelineItem;
  /** A wrong guess; null when there is none to show. */
  readonly guess: string | null;
};

/** In pixels, whatever the width: text and lines never grow with the drawing. */
const TOP = 16;
const FLOOR = 186;
const HEIGHT = 212;
/** The curve is drawn in thousandths of the width, and stretched. */
const WIDTH = 1000;

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
      width="100%"
      height={HEIGHT}
      role="img"
      aria-label={fillIn(GAME_SCREEN.curve, { name, babies: sex, peak: peakDecade, span: correct })}
    >
      <rect className="game-band" {...bandOf(correct)} />
      {guess === null ? null : <rect className="game-guess" {...bandOf(guess)} />}
      <line className="game-axis" x2="100%" y1={FLOOR} y2={FLOOR} />
      <svg width="100%" height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <path className="game-line" d={pathOf(points)} />
      </svg>
      {peak === undefined ? null : (
        <circle className="game-peak" cx={`${peak.x / 10}%`} cy={peak.y} r={4.5} />
      )}
      {TICKS.map((year) => (
        <text
          key={year}
          x={`${xOf(year) / 10}%`}
          y={HEIGHT - 6}
          textAnchor={year === FIRST_YEAR ? "start" : "middle"}
        >
          {year}
        </text>
      ))}
    </svg>
  );
}

function xOf(year: number): number {
  const along = (year - FIRST_YEAR) / (END_YEAR - FIRST_YEAR);
  return Math.round(along * WIDTH);
}

function bandOf(span: string) {
  const { from, to } = yearsOf(span);
  const x = xOf(from);
  const width = xOf(Math.min(to + 1, END_YEAR)) - x;
  return { x: `${x / 10}%`, width: `${width / 10}%`, y: TOP, height: FLOOR - TOP };
}

function pathOf(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }, place) => `${place === 0 ? "M" : "L"}${x} ${y.toFixed(1)}`).join("");
}
