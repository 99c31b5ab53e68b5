import { useState } from "react";
import { PlotSlider } from "#app/charts/plot-slider.tsx";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import type { CompareMeasure, YearRange } from "#domain/compare/compare-request.ts";
import { CompareChart } from "./chart/compare-chart.tsx";
import type { LineView } from "./compare-view.ts";
import type { CompareDrawing } from "./chart/draw-compare.ts";
import { LineList } from "./line-list.tsx";
import { YearMarks } from "./chart/year-marks.tsx";
import { useReadYear } from "./chart/use-read-year.ts";
import { valueWords } from "./value-words.ts";

type Props = {
  readonly drawing: CompareDrawing | null;
  readonly label: string;
  readonly lines: readonly LineView[];
  readonly years: YearRange;
  readonly measure: CompareMeasure;
};

/** The chart, and under it the names with their figures of one year: the last, or the one that is being read. */
export function CompareTool({ drawing, label, lines, years, measure }: Props) {
  const { year, place, isRead, setRead } = useReadYear(years);
  const [looked, setLooked] = useState<string | null>(null);
  const chosen = lines.some(({ key }) => key === looked) ? looked : null;
  const spoken = lines
    .filter(({ key }) => chosen === null || key === chosen)
    .map((line) => `${line.called}: ${valueWords(line.values[place] ?? null, measure, line)}`);

  /** From all lines to the first, from line to line, and back to all. */
  const step = (by: number) => {
    const keys = [null, ...lines.map(({ key }) => key)];
    setLooked(keys.at((keys.indexOf(chosen) + by) % keys.length) ?? null);
    setRead(year);
  };

  return (
    <>
      {drawing === null ? (
        <p className="cmp-nothing">{COMPARE_PAGE.noCurve}</p>
      ) : (
        <div className="plot cmp-plot">
          <CompareChart drawing={drawing} label={label} chosen={chosen} />
          <PlotSlider
            first={years.from}
            last={years.to}
            year={year}
            onYear={setRead}
            onLine={step}
            label={COMPARE_PAGE.cursor}
            hint={COMPARE_PAGE.cursorHint}
          >
            {isRead ? <YearMarks drawing={drawing} place={place} chosen={chosen} /> : null}
          </PlotSlider>
        </div>
      )}
      <output className="vh">{isRead ? `${year}. ${spoken.join("; ")}.` : ""}</output>
      <LineList lines={lines} year={year} place={place} measure={measure} chosen={chosen} />
    </>
  );
}
