/** How the drawings that follow the theme are drawn: lines of ink, round at their ends. */
export const INK = {
  fill: "none",
  stroke: "var(--ink)",
  strokeWidth: "2.4",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
