import { CORRECTIONS_PAGE } from "#content/site/corrections-page.ts";
import { REPORT_FIELDS, REPORT_TOPICS, type ReportField } from "#domain/contact/name-report.ts";
import { PrivacyLine } from "#app/forms/privacy-line.tsx";
import { Trap } from "#app/forms/trap.tsx";
import { FormToken } from "#app/site/form-token.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { Failed } from "#app/ui/failed.tsx";
import type { AnsweredReport } from "./answer-report.ts";
import { Field } from "./report-field.tsx";

const { topics, choose, send, trap, sent, failed, faulty, privacy } = CORRECTIONS_PAGE.form;

type Props = {
  /** The name that the visitor came from; "" for none. */
  readonly name: string;
  /** Whether a report has just arrived. */
  readonly isSent: boolean;
  /** What came back: what was typed, and why it was not sent. */
  readonly answered: AnsweredReport | undefined;
};

/** Sent by the browser itself, with JavaScript or without. */
export function ReportForm({ name, isSent, answered }: Props) {
  const given = answered?.draft ?? { name, topic: "", proposed: "", source: "", email: "" };
  const faults = answered?.faults ?? {};
  const firstFaulty = REPORT_FIELDS.find((field) => faults[field] !== undefined);
  const about = (field: ReportField) => ({
    name: field,
    given: given[field],
    fault: faults[field],
    first: field === firstFaulty,
  });
  return (
    <form className="cor-form" method="post" action={PATHS.corrections}>
      {isSent && answered === undefined ? (
        <p className="cor-sent" role="status">
          {sent}
        </p>
      ) : null}
      {answered === undefined ? null : <Failed title={failed} text={answered.refusal ?? faulty} />}
      <Field {...about("name")}>
        {(field) => <input type="text" autoComplete="off" required {...field} />}
      </Field>
      <Field {...about("topic")}>
        {(field) => (
          <select required {...field}>
            <option value="">{choose}</option>
            {REPORT_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {topics[topic]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...about("proposed")}>{(field) => <textarea rows={4} required {...field} />}</Field>
      <Field {...about("source")}>{(field) => <input type="text" autoComplete="off" {...field} />}</Field>
      <Field {...about("email")}>{(field) => <input type="email" autoComplete="email" {...field} />}</Field>
      <FormToken />
      <Trap id="report-website" label={trap} />
      <div className="cor-send">
        <button type="submit" className="btn btn-primary btn-lg">
          {send}
        </button>
        <PrivacyLine {...privacy} />
      </div>
    </form>
  );
}
