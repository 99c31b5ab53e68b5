import { spreadApart } from "#domain/growth/spread-apart.ts";
import { Stretched } from "#app/charts/stretched.tsx";
import { Rings, Words } from "./chart-points.tsx";
import { type GrowthDrawing, PLOT } from "./draw-growth.ts";
import { GROWTH_FRAMES, type GrowthSize } from "./growth-frames.ts";
import "#app/charts/chart.css";
import "#app/ui/sparkline/sparkline.css";

const DASHED: ReadonlySet<number> = new Set([3, 97]);
/** Between the names of two lines, in pixels. */
const LABEL_GAP = 15;

type Props = {
  readonly drawing: GrowthDrawing;
  /** The whole chart in words, for those who do not see it. */
  readonly label: string;
  /** Beside the newest point: what it is, and where it stands. Without any, nothing stands there. */
  readonly words: readonly string[];
};

/** WHO's lines and a child's points in both sizes; the stylesheet shows the one that fits. */
export function GrowthChart(props: Props) {
  return (["large", "small"] as const).map((size) => <SizedChart key={size} size={size} {...props} />);
}

/** The chart of one size. */
export function SizedChart({ drawing, label, words, size }: Props & { readonly size: GrowthSize }) {
  const { height, top, bottom, ending } = GROWTH_FRAMES[size];
  const y = (at: number) => Math.round(10 * (top + (at * (bottom - top)) / PLOT)) / 10;
  const names = spreadApart(
    drawing.lines.map(({ endY }) => y(endY)),
    LABEL_GAP,
  );
  const newest = drawing.points.at(-1);
  const across = drawing.across[size === "large" ? "large" : "small"];
  return (
    <svg className={`ch gro-ch ch-${size}`} width="100%" height={height} role="img" aria-label={label}>
      {drawing.up.map(({ at, label: tick }) => (
        <g key={tick}>
          <line className="gridline" x2="100%" y1={y(at)} y2={y(at)} />
          <text x="-8" y={y(at) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <Stretched top={top} bottom={bottom} width={PLOT} height={PLOT}>
        <path className="gro-band" d={drawing.band} />
      </Stretched>
      {across.map(({ at, label: tick }) => (
        <g key={tick}>
          <line className="gridline" x1={`${at / 10}%`} x2={`${at / 10}%`} y1={top} y2={bottom} />
          <text x={`${at / 10}%`} y={bottom + 22} textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      <line className="ax" x2="100%" y1={bottom} y2={bottom} />
      <Stretched top={top} bottom={bottom} width={PLOT} height={PLOT}>
        {drawing.lines.map(({ line, d }) => (
          <path
            key={line}
            className={`ln gro-line${line === 50 ? " gro-median" : ""}${DASHED.has(line) ? " gro-outer" : ""}`}
            d={d}
          />
        ))}
        <path className="ln gro-join" d={drawing.joins} />
        <path className="ln gro-child" d={drawing.child} />
      </Stretched>
      {drawing.lines.map(({ line }, place) => (
        <text
          key={line}
          className={line === 50 ? "lab" : undefined}
          x="100%"
          dx="6"
          y={(names[place] ?? 0) + 4}
        >
          {line === 3 && ending !== "" ? "3rd" : `${line}${ending}`}
        </text>
      ))}
      {drawing.points.map((point) => (
        <Rings key={point.point.day.measurement.date} point={point} y={y} />
      ))}
      {newest === undefined || words.length === 0 ? null : (
        <Words point={newest} words={words} size={size} y={y} />
      )}
    </svg>
  );
}
