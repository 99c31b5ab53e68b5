import { X } from "lucide";
import { href, Link } from "react-router";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import type { CompareMeasure } from "#domain/compare/compare-request.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { LineView } from "./compare-view.ts";
import { LineSample } from "./chart/line-mark.tsx";
import { LineWhose } from "./line-whose.tsx";
import { valueWords } from "./value-words.ts";
import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";

type Props = {
  readonly lines: readonly LineView[];
  readonly year: number;
  /** Years after the first. */
  readonly place: number;
  readonly measure: CompareMeasure;
  readonly chosen: string | null;
};

/** The names on the chart with their figures of the year that is read, and what can be done with each. */
export function LineList({ lines, year, place, measure, chosen }: Props) {
  return (
    <section className="cmp-read" aria-labelledby="cmp-year">
      <h3 id="cmp-year" className="num" tabIndex={-1}>
        {fillIn(COMPARE_PAGE.inYear, { year: `${year}` })}
      </h3>
      <ul className="num" aria-label={COMPARE_PAGE.names}>
        {lines.map((line) => (
          <li key={line.slot} data-chosen={chosen === line.key || undefined}>
            <LineSample style={line.style} />
            <span className="cmp-name">
              <Link to={href("/names/:slug", { slug: line.id })}>{line.name}</Link>
              {line.family ? <span className="meta">{COMPARE_PAGE.family}</span> : null}
              {line.whoseElse === null ? null : <LineWhose name={line.name} whose={line.whoseElse} />}
            </span>
            <span className="cmp-value">{valueWords(line.values[place] ?? null, measure, line)}</span>
            <span className="cmp-acts noprint">
              {line.spellings === null ? null : (
                <Link to={line.spellings.to} title={line.spellings.all} preventScrollReset>
                  {line.spellings.label}
                </Link>
              )}
              <Tooltip text={fillIn(COMPARE_PAGE.takeOff, { name: line.called })}>
                <Link
                  className="icon-btn"
                  to={line.without}
                  aria-label={fillIn(COMPARE_PAGE.takeOff, { name: line.called })}
                  data-goes=""
                  preventScrollReset
                >
                  <Icon of={X} />
                </Link>
              </Tooltip>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
