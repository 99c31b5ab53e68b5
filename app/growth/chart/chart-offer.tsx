import { Link } from "react-router";
import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import type { Question } from "#domain/growth/check-draft.ts";
import { type GrowthMeasure, GROWTH_MEASURES } from "#domain/growth/measure.ts";
import type { Standards } from "#domain/growth/standards.ts";
import { shortDayWords } from "#domain/locale/dates.ts";
import type { ChartedChild, ChartedRow, RowAnswers } from "#domain/printables/charted-growth.ts";
import { FILLING } from "#domain/printables/filling.ts";
import { templatePath } from "#domain/printables/printable.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { GrowthQuestion } from "#app/growth/growth-question.tsx";
import { useChartOffer } from "./use-chart-offer.ts";

const { charts: WORDS } = GROWTH_PAGE;

type Props = {
  readonly standards: Standards;
  readonly chart: ChartedChild;
  readonly onAdded: (child: string, date: string) => void;
};

/** Measurements of a growth chart that was filled in on this device: one press brings them over. */
export function ChartOffer({ standards, chart, onAdded }: Props) {
  const { rows, isAsking, bring, answer } = useChartOffer(standards, chart, onAdded);
  if (rows.length === 0) return null;
  const name = chart.name.trim() === "" ? WORDS.unnamed : fillIn(WORDS.whose, { name: chart.name.trim() });
  const toChart = <Link to={`${templatePath(`growth-chart-${chart.sex}s`)}${FILLING}`}>{WORDS.open}</Link>;
  if (chart.born === "") {
    return (
      <p className="gro-chart small">
        {fillIn(WORDS.noBirth, { name })} {toChart}
      </p>
    );
  }
  const count = `${rows.length}`;
  const asked = rows.flatMap(({ row, checked }) =>
    (checked.questions ?? []).map((question) => ({ row, question })),
  );
  if (!isAsking || asked.length === 0) {
    return (
      <div className="gro-chart">
        <button type="button" className="btn" onClick={bring}>
          {fillIn(count === "1" ? WORDS.addOne : WORDS.add, { name, count })}
        </button>
      </div>
    );
  }
  return (
    <section ref={takeFocus} tabIndex={-1} className="gro-chart" aria-label={fillIn(WORDS.heading, { name })}>
      <p className="label">{fillIn(WORDS.heading, { name })}</p>
      <ul className="gro-asked">
        {asked.map(({ row, question }) => (
          <AskedRow key={`${row.id} ${question.field}`} row={row} question={question} answer={answer} />
        ))}
      </ul>
      <p className="small">
        {WORDS.orChange} {toChart}
      </p>
    </section>
  );
}

/** The button that was pressed is gone: what it has left to ask takes its place. */
function takeFocus(section: HTMLElement | null): void {
  section?.focus();
}

type AskedProps = {
  readonly row: ChartedRow;
  readonly question: Question;
  readonly answer: (row: ChartedRow, given: Partial<RowAnswers>) => void;
};

function AskedRow({ row, question, answer }: AskedProps) {
  const measure = GROWTH_MEASURES.find((each) => each === question.field);
  const forMeasure = (make: (measure: GrowthMeasure) => Partial<RowAnswers>) => {
    if (measure !== undefined) answer(row, make(measure));
  };
  return (
    <li>
      <p className="small">
        {shortDayWords(row.date)}
        {measure === undefined
          ? null
          : `, ${GROWTH_PAGE.measures[measure].toLowerCase()}: ${row.figures[measure]}`}
      </p>
      <GrowthQuestion
        id={`growth-chart-${row.id}-${question.field}`}
        question={question}
        onUnit={(unit) => forMeasure((each) => ({ units: { [each]: unit } }))}
        onSure={() => forMeasure((each) => ({ sure: [each] }))}
      />
    </li>
  );
}
