import { formatCount } from "#domain/locale/numbers.ts";
import { readNameId } from "#domain/names/entry/name.ts";
import { INVALID_EMAIL, readEmailAddress } from "#domain/newsletter/email-address.ts";
import { fields, oneOf, type Schema, string } from "#domain/schema/schema.ts";
import { withoutDirections } from "#domain/text/without-directions.ts";
import { oneLine, plainLines } from "./tidy-text.ts";

/** What on a name's page can be wrong. They lie in databases: never renamed. */
export const REPORT_TOPICS = [
  "meaning",
  "origin",
  "note",
  "certainty",
  "evidence",
  "pronunciation",
  "gender",
  "forms",
  "sound-family",
  "themes",
  "other",
] as const;
export type ReportTopic = (typeof REPORT_TOPICS)[number];

/** A mistake that a reader has reported, as data. */
export type NameReport = {
  /** The name as it was typed; it need not be one that we have. */
  readonly name: string;
  readonly topic: ReportTopic;
  /** What should stand there. */
  readonly proposed: string;
  /** A work or an address where it can be checked; "" where none was given. */
  readonly source: string;
};

/** Reads a report back from storage. */
export const readNameReport: Schema<NameReport> = fields({
  name: string,
  topic: oneOf(REPORT_TOPICS),
  proposed: string,
  source: string,
});

/** The fields of the form, in their order. */
export const REPORT_FIELDS = ["name", "topic", "proposed", "source", "email"] as const;
export type ReportField = (typeof REPORT_FIELDS)[number];

/** What a visitor has typed into the form. */
export type ReportDraft = Readonly<Record<ReportField, string>>;

/** What is wrong with fields, in words for the visitor. */
export type ReportFaults = Readonly<Partial<Record<ReportField, string>>>;

/** Characters at most. */
export const REPORT_LIMITS = { name: 60, topic: 40, proposed: 1_000, source: 500, email: 254 } as const;

/** The report made tidy, and where to ask ("" for nowhere); or all that is wrong with the form. */
export function checkReport(
  draft: ReportDraft,
): { readonly report: NameReport; readonly email: string } | { readonly faults: ReportFaults } {
  const topic = oneOf(REPORT_TOPICS)(draft.topic);
  const tidy = {
    name: oneLine(draft.name),
    proposed: plainLines(draft.proposed),
    source: oneLine(draft.source),
    email: withoutDirections(draft.email).trim(),
  };
  const faults = Object.fromEntries(
    REPORT_FIELDS.flatMap((field) => {
      const fault = field === "topic" ? topicFault(topic) : faultOf(field, tidy[field]);
      return fault === undefined ? [] : [[field, fault]];
    }),
  );
  if (topic === undefined || Object.keys(faults).length > 0) return { faults };
  const { email, ...said } = tidy;
  return { report: { ...said, topic }, email };
}

function topicFault(topic: ReportTopic | undefined): string | undefined {
  return topic === undefined ? "Please choose what is wrong." : undefined;
}

function faultOf(field: Exclude<ReportField, "topic">, text: string): string | undefined {
  if (field === "email" && text !== "" && readEmailAddress(text) === undefined) return INVALID_EMAIL;
  const most = REPORT_LIMITS[field];
  if (field !== "email" && text.length > most) {
    const [limit, length] = [most, text.length].map(formatCount);
    return `Please keep this to ${limit} characters; it has ${length}.`;
  }
  if (field === "name" && readNameId(text) === undefined) return "Please enter one name.";
  return field === "proposed" && text === "" ? "Please write what it should say." : undefined;
}
