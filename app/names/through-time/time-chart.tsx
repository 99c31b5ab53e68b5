import { memo, type MouseEvent } from "react";
import { href } from "react-router";
import { Grid } from "#app/charts/grid.tsx";
import { Stretched } from "#app/charts/stretched.tsx";
import { FLOOR, FRAME_SIZES, PLOT, type TimeDrawing } from "./draw-bands.ts";
import { REST } from "./say-bands.ts";
import "#app/charts/chart.css";
import "./time-chart.css";

type Props = {
  readonly drawing: TimeDrawing;
  /** The key of the band that stands out. */
  readonly chosen: string;
};

type ChartProps = Props & {
  /** A press on a band, where on the plot: 0 at its left edge, 1 at its right. False: follow the link. */
  readonly onBand: (key: string, along: number) => boolean;
};

/**
 * Every band is a link to its name, but for the last, which has none. It is for eyes and fingers: keys read the slider over it, and
 * all figures are in the table.
 */
export function TimeChart({ drawing, chosen, onBand }: ChartProps) {
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const { target, currentTarget, clientX } = event;
    if (event.metaKey || event.ctrlKey || event.shiftKey || !(target instanceof Element)) return;
    const key = target.closest("[data-band]")?.getAttribute("data-band");
    if (key === null || key === undefined) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    if (onBand(key, Math.min(1, Math.max(0, (clientX - left) / width)))) event.preventDefault();
  };
  return (
    <svg className="ch tt-chart" width="100%" height={PLOT.height} aria-hidden="true" onClick={press}>
      <Drawn drawing={drawing} chosen={chosen} />
    </svg>
  );
}

const Drawn = memo(function Drawn({ drawing: { steps, bands, grid, frames }, chosen }: Props) {
  return (
    <>
      {FRAME_SIZES.map((size) => (
        <g key={size} className={`ch-${size}`}>
          <Grid lines={grid} years={frames[size].years} bottom={PLOT.bottom} />
        </g>
      ))}
      <Stretched top={PLOT.top} bottom={PLOT.bottom} width={steps} height={FLOOR}>
        {bands.map(({ key, slot, name, tone, strength, d }) => {
          const path = (
            <path className={`tt-band tt-${tone} tt-${strength}${key === chosen ? " tt-on" : ""}`} d={d}>
              <title>{name}</title>
            </path>
          );
          return key === REST ? (
            <g key={slot} data-band={key}>
              {path}
            </g>
          ) : (
            <a key={slot} data-band={key} href={href("/names/:slug", { slug: key })} tabIndex={-1}>
              {path}
            </a>
          );
        })}
      </Stretched>
      {FRAME_SIZES.map((size) => (
        <g key={size} className={`ch-${size} tt-names`}>
          {frames[size].names.map(({ key, slot, name, x, y, size: letters }) => (
            <text
              key={slot}
              className={`tt-z${letters}${key === chosen && key !== REST ? " tt-on" : ""}`}
              x={`${x}%`}
              y={y}
              textAnchor="middle"
            >
              {name}
            </text>
          ))}
        </g>
      ))}
      <line className="ax" x2="100%" y1={PLOT.bottom} y2={PLOT.bottom} />
    </>
  );
});
