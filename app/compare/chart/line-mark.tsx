import { DASHES, type LineStyle, LINE_MARKS } from "./line-style.ts";

/** The end mark of a line, around the point where it is drawn. */
export function EndMark({ style: { stroke, hollow } }: { readonly style: LineStyle }) {
  return <path className={`cmp-mark${hollow ? " cmp-hollow" : ""}`} d={LINE_MARKS[stroke]} />;
}

/** A piece of a line with its end mark, beside its name. */
export function LineSample({ style }: { readonly style: LineStyle }) {
  return (
    <svg className={`cmp-sample cmp-${style.color}`} viewBox="0 0 46 14" aria-hidden="true">
      <path className="ln" d="M2 7H40" strokeDasharray={DASHES[style.stroke]} />
      <g transform="translate(39 7)">
        <EndMark style={style} />
      </g>
    </svg>
  );
}
