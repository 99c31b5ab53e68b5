import { CORRECTIONS_PAGE } from "#content/site/corrections-page.ts";
import { REPORT_FIELDS, type NameReport } from "#domain/contact/name-report.ts";

const { fields, topics } = CORRECTIONS_PAGE.form;

/** "Zoë, Meaning" */
export function reportTitle({ name, topic }: NameReport): string {
  return `${name}, ${topics[topic]}`;
}

/** A report for whoever runs the site, a line for each field that was filled in. */
export function reportText(report: NameReport, email: string): string {
  const said = { ...report, topic: topics[report.topic], email };
  return REPORT_FIELDS.filter((field) => said[field] !== "")
    .map((field) => `${fields[field]}: ${said[field]}`)
    .join("\n");
}
