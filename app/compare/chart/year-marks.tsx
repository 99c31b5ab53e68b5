import { useMemo } from "react";
import { heightsIn } from "#app/charts/heights-in.ts";
import type { CompareDrawing } from "./draw-compare.ts";

type Props = {
  readonly drawing: CompareDrawing;
  /** Years after the first. */
  readonly place: number;
  readonly chosen: string | null;
};

/** A line through the year that is read, and a ring where it meets each curve. */
export function YearMarks({ drawing: { steps, floor, curves, frames }, place, chosen }: Props) {
  const heights = useMemo(() => curves.map((curve) => ({ ...curve, ys: heightsIn(curve) })), [curves]);
  const x = `${(place / steps) * 100}%`;
  return (["large", "small"] as const).map((size) => {
    const { height, top, bottom } = frames[size];
    return (
      <svg key={size} className={`ch ch-${size}`} width="100%" height={height} aria-hidden="true">
        <line className="cur-line" x1={x} x2={x} y1={top} y2={bottom} />
        {heights.map(({ key, style, ys }) => {
          const y = chosen === null || chosen === key ? ys.get(place) : undefined;
          return y === undefined ? null : (
            <g key={key} className={`cmp-${style.color}`}>
              <circle className="ch-ring" cx={x} cy={top + (y / floor) * (bottom - top)} r="5" />
            </g>
          );
        })}
      </svg>
    );
  });
}
