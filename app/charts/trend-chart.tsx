import { FLOOR } from "./curve-path.ts";
import { LINE } from "./place-labels.ts";
import { THIN_INDENT } from "./place-thin-words.ts";
import type { MarkDrawing, TrendDrawing } from "./trend.ts";
import { Grid } from "./grid.tsx";
import { TREND_FRAMES, TREND_SIZES, type TrendSize } from "./trend-frame.ts";
import "#app/ui/sparkline.css";
import "./chart.css";

const COLORS = { girl: "g-girl", boy: "g-boy" } as const;

type Props = {
  readonly drawing: TrendDrawing;
  /** The whole chart in words, for those who do not see it. */
  readonly label: string;
};

/** A trend in both sizes; the style sheet shows the one that fits. */
export function TrendChart(props: Props) {
  return TREND_SIZES.map((size) => <SizedChart key={size} size={size} {...props} />);
}

function SizedChart({ drawing, label, size }: Props & { readonly size: TrendSize }) {
  const { height, top, bottom } = TREND_FRAMES[size];
  const { grid, years, marks, thin: thinWords } = drawing.frames[size];
  const { thin } = drawing;
  return (
    <svg className={`ch ch-${size}`} width="100%" height={height} role="img" aria-label={label}>
      <rect className="ch-thin" y={top} width={`${thin.x}%`} height={bottom - top} />
      <Grid lines={grid} years={years} bottom={bottom} />
      <Curves drawing={drawing} top={top} height={bottom - top} />
      <line className="ax" x2="100%" y1={bottom} y2={bottom} />
      {thinWords === null ? null : (
        <text
          className="ch-note"
          x={thinWords.side === "left" ? THIN_INDENT : `${thin.x}%`}
          dx={thinWords.side === "left" ? undefined : -THIN_INDENT}
          y={thinWords.y}
          textAnchor={thinWords.side === "left" ? "start" : "end"}
        >
          {thin.words}
        </text>
      )}
      {marks.map((mark) => (
        <MarkWords key={`${mark.sex}${mark.x}`} mark={mark} />
      ))}
    </svg>
  );
}

/** The curves are stretched to the plot; their strokes are not. */
function Curves({
  drawing: { steps, curves },
  top,
  height,
}: {
  readonly drawing: TrendDrawing;
  readonly top: number;
  readonly height: number;
}) {
  return (
    <svg
      y={top}
      width="100%"
      height={height}
      viewBox={`0 0 ${steps} ${FLOOR}`}
      preserveAspectRatio="none"
      overflow="visible"
    >
      {curves.map(({ sex, filled, line, area, dots }) => (
        <g key={sex} className={COLORS[sex]}>
          {filled && area !== "" ? <path className="ch-area" d={area} /> : null}
          {line === "" ? null : <path className={`ln ${sex}`} d={line} />}
          {dots === "" ? null : <path className="ch-dots" d={dots} />}
        </g>
      ))}
    </svg>
  );
}

function MarkWords({ mark: { sex, x, y, dx, dy, anchor, lines } }: { readonly mark: MarkDrawing }) {
  return (
    <g className={COLORS[sex]}>
      <circle className="ch-ring" cx={`${x}%`} cy={y} r="4.5" />
      {lines.map((line, place) => (
        <text
          key={line}
          className={place === 0 ? "lab" : undefined}
          x={`${x}%`}
          dx={dx}
          y={round(y + dy + place * LINE)}
          textAnchor={anchor}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
