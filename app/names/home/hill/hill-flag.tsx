import type { Flag } from "./hill.ts";

/** A year on the hill: a dashed line, a ring and two lines of text. */
export function HillFlag({
  flag: { left, top, isLeft, gap, baseline, title, words },
}: {
  readonly flag: Flag;
}) {
  const x = `${left}%`;
  const y = `${baseline}%`;
  const text = { x, dx: isLeft ? -gap : gap, textAnchor: isLeft ? "end" : "start" } as const;
  return (
    <svg className="flag num" width="100%" height="100%" aria-hidden="true">
      <line x1={x} x2={x} y1="0" y2="100%" />
      <circle cx={x} cy={`${top}%`} r="7.25" />
      <text {...text} y={y} className="flag-t">
        {title}
      </text>
      <text {...text} y={y} dy="1.15rem">
        {words}
      </text>
    </svg>
  );
}
