import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import type { DrawnPoint } from "./draw-growth.ts";
import { GROWTH_FRAMES, type GrowthSize } from "./growth-frames.ts";

/** From one line of words to the next, in pixels. */
const LINE = 17;

type PointProps = { readonly point: DrawnPoint; readonly y: (at: number) => number };

/** A hollow ring for the child, a smaller one where a preterm baby stands by birth date. */
export function Rings({ point: { own, byBirth }, y }: PointProps) {
  return (
    <g className="gro-child">
      {byBirth === null ? null : (
        <circle className="gro-birth" cx={`${byBirth.x / 10}%`} cy={y(byBirth.y)} r="4" />
      )}
      {own === null ? null : <circle className="ch-ring" cx={`${own.x / 10}%`} cy={y(own.y)} r="5" />}
    </g>
  );
}

/** Below and to the right, where the lines have left room; near the right edge or the floor above and to the left. */
export function Words({
  point: { own, byBirth },
  words,
  size,
  y,
}: PointProps & { readonly words: readonly string[]; readonly size: GrowthSize }) {
  const { most, floor } = GROWTH_FRAMES[size];
  const at = own ?? byBirth;
  if (at === null) return null;
  const isBeside = at.x < most && y(at.y) < floor;
  const first = isBeside ? 30 : -14 - LINE * (words.length - 1);
  const isStart = at.x < most;
  return (
    <>
      {words.map((line, place) => (
        <text
          key={line}
          className={place === 0 ? "lab" : undefined}
          x={`${at.x / 10}%`}
          dx={isBeside ? 10 : isStart ? 0 : -10}
          y={y(at.y) + first + LINE * place}
          textAnchor={isStart ? "start" : "end"}
        >
          {line}
        </text>
      ))}
      {byBirth === null ? null : (
        <text
          x={`${byBirth.x / 10}%`}
          dx={byBirth.x < 700 ? 9 : 4}
          y={y(byBirth.y) + (byBirth.x < 700 ? 4 : -10)}
          textAnchor={byBirth.x < 700 ? "start" : "end"}
        >
          {GROWTH_PAGE.chart.byBirth}
        </text>
      )}
    </>
  );
}
