import { GAME_SCREEN } from "#content/games/screen-words.ts";
import type { MilestoneItem } from "#domain/games/milestone-guessing-game/item.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import "#app/games/reveal/drawings.css";

type Props = { readonly item: MilestoneItem; readonly guess: number };

/** Months on the ruler. */
const END = 24;
/** In pixels, whatever the width: text and lines never grow with the drawing. */
const LINE = 52;
const HEIGHT = 84;

/** The normal range as a band on a ruler of months, the answer on it, and the guess. */
export function MonthRuler({ item: { milestone, correctAge, range }, guess }: Props) {
  const { from, to } = monthsIn(range);
  const isOff = guess > END;
  return (
    <svg
      className="game-ruler"
      width="100%"
      height={HEIGHT}
      role="img"
      aria-label={fillIn(GAME_SCREEN.ruler, { milestone, range, answer: `${correctAge}`, guess: `${guess}` })}
    >
      <rect
        className="game-band"
        x={`${xOf(from)}%`}
        y={LINE - 18}
        width={`${xOf(to) - xOf(from)}%`}
        height={18}
      />
      <line className="game-axis" x2="100%" y1={LINE} y2={LINE} />
      {[0, 6, 12, 18, 24].map((month) => (
        <g key={month}>
          <line className="game-axis" x1={`${xOf(month)}%`} x2={`${xOf(month)}%`} y1={LINE} y2={LINE + 6} />
          <text
            x={`${xOf(month)}%`}
            y={LINE + 22}
            textAnchor={month === 0 ? "start" : month === END ? "end" : "middle"}
          >
            {month === 0 ? GAME_SCREEN.birth : month}
          </text>
        </g>
      ))}
      <svg x={`${xOf(correctAge)}%`} overflow="visible">
        <path className="game-pole" d={`M0 ${LINE}V12l18 6-18 6`} />
      </svg>
      {isOff || guess === correctAge ? null : (
        <circle className="game-peak" cx={`${xOf(Math.max(0, guess))}%`} cy={LINE} r={5.5} />
      )}
    </svg>
  );
}

/** In percent of the width. */
function xOf(month: number): number {
  return Math.round((Math.min(month, END) / END) * 1000) / 10;
}

/** Weeks in a month of average length. */
const WEEKS = 4.345;

/** "6-8 weeks", "3-6 months" → in months. */
function monthsIn(range: string): { readonly from: number; readonly to: number } {
  const [from = 0, to = from] = (range.match(/[\d.]+/g) ?? []).map(Number);
  return range.includes("week") ? { from: from / WEEKS, to: to / WEEKS } : { from, to };
}
