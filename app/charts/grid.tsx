type Props = {
  /** Lines across the plot: y in pixels, and what stands before them. */
  readonly lines: readonly { readonly y: number; readonly label: string }[];
  /** What stands below the plot: x in percent of the width. */
  readonly years: readonly {
    readonly year: number;
    readonly x: number;
    readonly anchor: "start" | "middle" | "end";
  }[];
  /** The lower edge of the plot, in pixels. */
  readonly bottom: number;
};

/** The lines of a chart with their ticks, and the years below it. */
export function Grid({ lines, years, bottom }: Props) {
  return (
    <>
      {lines.map(({ y, label }) => (
        <g key={y}>
          <line className="gridline" x2="100%" y1={y} y2={y} />
          <text x="-8" y={y + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {years.map(({ year, x, anchor }) => (
        <text key={year} x={`${x}%`} y={bottom + 22} textAnchor={anchor}>
          {year}
        </text>
      ))}
    </>
  );
}
