import { Grid } from "#app/charts/grid.tsx";
import type { ReactNode } from "react";
import type { PlotFrame as Frame } from "./draw-frame.ts";
import "#app/charts/chart.css";

type Props = {
  readonly size: "large" | "small";
  readonly frame: Frame;
  /** The whole chart in words, for those who do not see it. */
  readonly label: string;
  /** Percent of the width on which records are thin. */
  readonly thin?: number;
  readonly children: ReactNode;
};

/** A plot with its ticks and years; text never shrinks, so x is in percent of the width and y in pixels. */
export function PlotFrame({
  size,
  frame: { height, top, bottom, grid, years },
  label,
  thin = 0,
  children,
}: Props) {
  return (
    <svg className={`ch ch-${size}`} width="100%" height={height} role="img" aria-label={label}>
      {thin === 0 ? null : <rect className="ch-thin" y={top} width={`${thin}%`} height={bottom - top} />}
      <Grid lines={grid} years={years} bottom={bottom} />
      {children}
      <line className="ax" x2="100%" y1={bottom} y2={bottom} />
    </svg>
  );
}
