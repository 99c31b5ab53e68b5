import { useState } from "react";
import { YEAR_TO_READ } from "#content/name-page/section-words.ts";
import { readTrend } from "#app/charts/read-trend.ts";
import { TrendCursor } from "#app/charts/trend-cursor.tsx";
import { findPart } from "#app/ui/html-part.tsx";
import type { CurveMeasure, Sex } from "./curve-marks.ts";
import { PART_OF_CHART, PART_OF_YEARS } from "./curve-parts.ts";
import { readYearRows } from "./year-rows.ts";
import { readYears, yearWords } from "./year-words.ts";

type Props = {
  readonly measure: CurveMeasure;
  readonly sexes: readonly Sex[];
  readonly firstYear: number;
};

/** Reads a name's chart year by year: the lines off the chart, the figures off the table below it. */
export function YearCursor(props: Props) {
  const [read] = useState(() => readPage(props));
  if (read === undefined) return null;
  const { drawing, years } = read;
  const { measure, sexes, firstYear } = props;
  return (
    <TrendCursor
      drawing={drawing}
      firstYear={firstYear}
      label={YEAR_TO_READ}
      wordsOf={(year) => yearWords(year, years, sexes, measure)}
    />
  );
}

function readPage({ measure, sexes }: Props) {
  const chart = findPart(PART_OF_CHART[measure]);
  const rows = findPart(PART_OF_YEARS);
  if (chart === null || rows === null) return undefined;
  return { drawing: readTrend(chart), years: readYears(readYearRows(rows, sexes)) };
}
