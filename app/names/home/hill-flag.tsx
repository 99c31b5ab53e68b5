import type { Flag } from "./hill.ts";

/** A year on the hill: a dashed line, a ring and two lines of text, on the side with more room. */
export function HillFlag({ flag: { left, top, title, words } }: { readonly flag: Flag }) {
  const x = `${left}%`;
  const isRight = left > 50;
  const text = { x, dx: isRight ? -14 : 14, textAnchor: isRight ? "end" : "start" } as const;
  // Never above the field, nor below what lies there.
  const y = Math.min(Math.max(top, 12), 72);
  return (
    <svg className="flag num" width="100%" height="100%" aria-hidden="true">
      <line x1={x} x2={x} y1="0" y2="100%" />
      <circle cx={x} cy={`${top}%`} r="7.25" />
      <text {...text} y={`${y}%`} className="flag-t">
        {title}
      </text>
      <text {...text} y={`${y}%`} dy="1.15rem">
        {words}
      </text>
    </svg>
  );
}
