import { Download } from "lucide";
import { href } from "react-router";
import { DOWNLOAD_CSV, MEASURE, PRINT_OR_EMBED } from "#content/name-page/section-words.ts";
import { RECORDS, RECORDS_EDITION } from "#content/site/records-edition.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { useWhenIdle } from "#app/ui/use-when-idle.ts";
import { type CurveWords, PART_OF_CHART, PART_OF_NEXT } from "./curve-parts.ts";
import { NumbersTable } from "./numbers-table.tsx";
import "#app/charts/chart.css";
import "#app/ui/sparkline/sparkline.css";
import "#app/ui/tabs.css";
import "./curve.css";

type Props = {
  readonly id: NameId;
  readonly curve: CurveWords;
  readonly parts: Parts | null;
  readonly years: { readonly firstYear: number; readonly lastYear: number };
};

const loadCursor = () => import("./year-cursor.tsx");

/** The whole history in three measures. All are drawn; the style sheet shows the chosen one, so that no script is needed. */
export function CurveSection({ id, curve, parts, years }: Props) {
  const { headline, charts, sexes, thinBefore, gaps, hasNext } = curve;
  const shaded =
    charts.length === 0 || RECORDS.thinBefore === null
      ? ""
      : ` Shaded: records are thin before ${thinBefore}.`;
  return (
    <section className="curve" aria-labelledby="curve">
      <SectionHead id="curve" title={headline} />
      {charts.length === 0 || RECORDS.thinBefore === null ? null : (
        <Charts curve={curve} parts={parts} firstYear={years.firstYear} />
      )}
      {hasNext ? <HtmlPart as="div" name={PART_OF_NEXT} parts={parts} className="curve-next num" /> : null}
      {gaps === null ? null : <p className="meta curve-gaps">{gaps}</p>}
      <NumbersTable parts={parts} sexes={sexes} open={charts.length === 0} />
      <div className="curve-end">
        <p className="meta">
          {`Source: ${RECORDS.publisher}, ${RECORDS_EDITION} edition. “1 in N” and “per million” are out of babies of that sex whose name is listed: given at least ${RECORDS.floorWord} times that year.${shaded}${RECORDS.rounding === undefined ? "" : ` ${RECORDS.rounding}`}`}
        </p>
        <a className="btn noprint" href={href("/names/:slug/births.csv", { slug: id })} download>
          <Icon of={Download} />
          {fillIn(DOWNLOAD_CSV, { years: `${years.firstYear}–${years.lastYear}` })}
        </a>
        <a className="btn noprint" href={`${PATHS.sheet}?names=${id}`}>
          {PRINT_OR_EMBED}
        </a>
      </div>
    </section>
  );
}

type ChartsProps = Pick<Props, "curve" | "parts"> & { readonly firstYear: number };

function Charts({ curve: { charts, sexes }, parts, firstYear }: ChartsProps) {
  const cursor = useWhenIdle(loadCursor);
  return (
    <>
      <div className="chart-head">
        {charts.map(({ measure, caption }) => (
          <p key={measure} className="small quiet" data-measure={measure}>
            {caption}
          </p>
        ))}
        <div className="tabs measures noprint" role="radiogroup" aria-label={MEASURE}>
          {charts.map(({ measure, tab }) => (
            <label key={measure}>
              <input
                className="vh"
                type="radio"
                name="measure"
                value={measure}
                defaultChecked={measure === "million"}
              />
              {tab}
            </label>
          ))}
        </div>
      </div>
      {charts.map(({ measure }) => (
        <div key={measure} className="plot" data-measure={measure}>
          <HtmlPart as="div" name={PART_OF_CHART[measure]} parts={parts} />
          {cursor === undefined ? null : (
            <cursor.YearCursor measure={measure} sexes={sexes} firstYear={firstYear} />
          )}
        </div>
      ))}
    </>
  );
}
