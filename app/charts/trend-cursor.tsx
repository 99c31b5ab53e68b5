import { type KeyboardEvent, useMemo, useState } from "react";
import { FLOOR } from "#domain/charts/curve-path.ts";
import { heightsIn } from "./heights-in.ts";
import type { TrendLines } from "./read-trend.ts";
import { TREND_FRAMES, TREND_SIZES } from "./trend-frame.ts";

const COLORS = { girl: "g-girl", boy: "g-boy" } as const;

/** Years that Page Up and Page Down move. */
const PAGE_YEARS = 10;

type Props = {
  readonly drawing: TrendLines;
  readonly firstYear: number;
  /** What the cursor is for, in words. */
  readonly label: string;
  /** What the chart shows of a year, a line each. */
  readonly wordsOf: (year: number) => readonly string[];
};

/**
 * Reads a chart year by year, with keys, pointer or finger. Underneath it is the browser's own slider, laid over the plot:
 * arrows, Home and End, touch and screen readers are its business.
 */
export function TrendCursor({ drawing: { steps, curves }, firstYear, label, wordsOf }: Props) {
  const [year, setYear] = useState(firstYear + steps);
  const [shown, setShown] = useState(false);
  const heights = useMemo(() => curves.map(({ sex, ...paths }) => ({ sex, ys: heightsIn(paths) })), [curves]);
  const place = year - firstYear;
  const x = `${(place / steps) * 100}%`;

  const moveTo = (next: number) => {
    setYear(Math.min(firstYear + steps, Math.max(firstYear, next)));
    setShown(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const years = { PageUp: PAGE_YEARS, PageDown: -PAGE_YEARS }[event.key];
    if (years === undefined) return;
    event.preventDefault();
    moveTo(year + years);
  };

  return (
    <div className="cur noprint">
      {TREND_SIZES.map((size) => {
        const { height, top, bottom } = TREND_FRAMES[size];
        return (
          <svg key={size} className={`ch ch-${size}`} width="100%" height={height} aria-hidden="true">
            {shown ? <line className="cur-line" x1={x} x2={x} y1={top} y2={bottom} /> : null}
            {heights.map(({ sex, ys }) => {
              const y = shown ? ys.get(place) : undefined;
              if (y === undefined) return null;
              const cy = top + (y / FLOOR) * (bottom - top);
              return (
                <g key={sex} className={COLORS[sex]}>
                  <circle className="ch-ring" cx={x} cy={cy} r="5.5" />
                </g>
              );
            })}
          </svg>
        );
      })}
      <input
        type="range"
        className="bare-slider"
        aria-label={label}
        min={firstYear}
        max={firstYear + steps}
        value={year}
        onChange={(event) => moveTo(event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
      />
      <output className="num" data-side={place > steps / 2 ? "left" : "right"}>
        {shown ? wordsOf(year).map((line) => <span key={line}>{line}</span>) : null}
      </output>
    </div>
  );
}
