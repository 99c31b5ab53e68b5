import { useMemo } from "react";
import { TrendCursor } from "#app/charts/trend-cursor.tsx";
import type { CurveChart } from "./curve-chart.ts";
import type { CurveView } from "./curve-view.ts";
import { readYears, yearWords } from "./year-words.ts";

type Props = Pick<CurveView, "lines" | "sexes"> & {
  readonly chart: Pick<CurveChart, "measure" | "drawing">;
  readonly firstYear: number;
};

/** Reads a name's chart year by year. */
export function YearCursor({ chart: { measure, drawing }, lines, sexes, firstYear }: Props) {
  const years = useMemo(() => readYears(lines), [lines]);
  return (
    <TrendCursor
      drawing={drawing}
      firstYear={firstYear}
      label="Year to read on the chart"
      wordsOf={(year) => yearWords(year, years, sexes, measure)}
    />
  );
}
