import type { Years } from "#app/names/home/home-page.ts";

const MARKED = [1900, 1950, 2000];

/** Years under the hill, each below its place on it. */
export function YearMarks({ years: { firstYear, lastYear } }: { readonly years: Years }) {
  return (
    <svg className="year-marks num" width="100%" aria-hidden="true">
      {MARKED.map((year) => (
        <text key={year} x={`${(100 * (year - firstYear)) / (lastYear - firstYear)}%`} y="1.1em">
          {year}
        </text>
      ))}
    </svg>
  );
}
