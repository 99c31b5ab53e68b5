import { ordinal } from "#domain/growth/percentile.ts";
import { spreadApart } from "#domain/growth/spread-apart.ts";
import { type CurveDrawing, drawCurve, PLOT } from "#domain/printables/draw-curve.ts";
import type { GrowthFigures } from "#domain/printables/growth-figures.ts";
import type { Block } from "#domain/printables/sheet.ts";

type Props = {
  readonly block: Extract<Block, { kind: "percentiles" | "curves" }>;
  readonly figures: GrowthFigures;
};

const DASHED: ReadonlySet<number> = new Set([3, 97]);
/** Between the names of two lines, in units of the plot. */
const LABEL_GAP = 62;

/** WHO's lines of weight, length and head, to draw the child's own upon. */
export function Curves({ block: { title, age, measures, source }, figures }: Props) {
  return (
    <section className="sheet-block">
      <h2>{title}</h2>
      {figures.curves.map((curve) => (
        <figure key={curve.measure} className="sheet-curve">
          <figcaption>{measures[curve.measure]}</figcaption>
          <Plot label={`${title}: ${measures[curve.measure]}`} drawing={drawCurve(figures, curve)} />
        </figure>
      ))}
      <p className="sheet-source">
        {age}. {source}
      </p>
    </section>
  );
}

/** Places are percentages, so that letters keep their size whatever the paper is. */
function Plot({ label, drawing }: { readonly label: string; readonly drawing: CurveDrawing }) {
  const names = spreadApart(
    drawing.lines.map(({ endY }) => endY),
    LABEL_GAP,
  );
  return (
    <svg className="sheet-plot" role="img" aria-label={label}>
      {drawing.up.map(({ at, label: tick }) => (
        <g key={at}>
          <line className={tick === null ? undefined : "sheet-whole"} x2="100%" y1={part(at)} y2={part(at)} />
          {tick === null ? null : (
            <text x="-6" y={part(at)} dy="0.35em" textAnchor="end">
              {tick}
            </text>
          )}
        </g>
      ))}
      {drawing.across.map(({ at, label: tick }) => (
        <g key={at}>
          <line className={tick === null ? undefined : "sheet-whole"} y2="100%" x1={part(at)} x2={part(at)} />
          {tick === null ? null : (
            <text x={part(at)} y="100%" dy="1.25em" textAnchor="middle">
              {tick}
            </text>
          )}
        </g>
      ))}
      <svg width="100%" height="100%" viewBox={`0 0 ${PLOT} ${PLOT}`} preserveAspectRatio="none">
        {drawing.lines.map(({ line, points }) => (
          <path
            key={line}
            data-line={line === 50 ? "median" : DASHED.has(line) ? "outer" : undefined}
            d={`M${points.map(([x, y]) => `${x} ${y}`).join("L")}`}
          />
        ))}
      </svg>
      {drawing.lines.map(({ line }, place) => (
        <text key={line} className="sheet-line-name" x="100%" dx="5" y={part(names[place] ?? 0)} dy="0.35em">
          {Object.values(ordinal(String(line))).join("")}
        </text>
      ))}
    </svg>
  );
}

function part(units: number): string {
  return `${(100 * units) / PLOT}%`;
}
