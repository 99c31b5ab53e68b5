import { Stretched } from "#app/charts/stretched.tsx";
import { DASHES } from "./line-style.ts";
import type { CompareDrawing } from "./draw-compare.ts";
import { EndMark } from "./line-mark.tsx";
import type { LineEnd } from "./place-ends.ts";
import { PlotFrame } from "./plot-frame.tsx";

/** From one line of words to the next. */
const LINE = 17;

type Props = {
  readonly drawing: CompareDrawing;
  readonly label: string;
  /** The one line that is looked at; the others step back. */
  readonly chosen: string | null;
};

/** The lines in both sizes; the style sheet shows the one that fits. */
export function CompareChart({ drawing, label, chosen }: Props) {
  const { curves, thin, frames } = drawing;
  const look = (key: string) => (chosen === null || chosen === key ? "" : " cmp-back");
  return (["large", "small"] as const).map((size) => {
    const frame = frames[size];
    return (
      <PlotFrame key={size} size={size} frame={frame} label={label} thin={thin}>
        <Stretched top={frame.top} bottom={frame.bottom} width={drawing.steps} height={drawing.floor} spills>
          {curves.map(({ key, style, line, dots }) => (
            <g key={key} className={`cmp-${style.color}${look(key)}`}>
              {line === "" ? null : <path className="ln" d={line} strokeDasharray={DASHES[style.stroke]} />}
              {dots === "" ? null : <path className="ch-dots" d={dots} />}
            </g>
          ))}
        </Stretched>
        {frame.ends.map((end) => (
          <End key={end.key} end={end} look={look(end.key)} />
        ))}
      </PlotFrame>
    );
  });
}

/** The last point with its mark, and the words at the edge of the plot; a thin line leads from one to the other. */
function End({
  end: { x, y, wordsY, words, style },
  look,
}: {
  readonly end: LineEnd;
  readonly look: string;
}) {
  const first = words.length === 1 ? wordsY + 4 : wordsY - 4;
  return (
    <g className={`cmp-${style.color}${look}`}>
      {x < 99 ? <line className="cmp-lead" x1={`${x}%`} x2="100%" y1={y} y2={y} /> : null}
      <svg x="100%" overflow="visible">
        {Math.abs(wordsY - y) > 3 ? <path className="cmp-lead" d={`M0 ${y}h4L12 ${wordsY}`} /> : null}
        {words.map((line, place) => (
          <text key={line} className={place === 0 ? "lab" : undefined} x="14" y={first + place * LINE}>
            {line}
          </text>
        ))}
      </svg>
      <svg x={`${x}%`} y={y} overflow="visible">
        <EndMark style={style} />
      </svg>
    </g>
  );
}
