import { data, redirect } from "react-router";
import { CORRECTIONS_PAGE } from "#content/site/corrections-page.ts";
import type { ContactService } from "#domain/contact/contact.ts";
import {
  REPORT_LIMITS,
  type ReportDraft,
  type ReportFaults,
  type ReportField,
} from "#domain/contact/name-report.ts";
import { waitMessage } from "#domain/forms/wait-message.ts";
import { readForm } from "#app/forms/read-form.ts";
import { tokenIn } from "#app/site/form-token.tsx";
import { PATHS } from "#app/site/paths.data.ts";

/** Where the form stands on its page. */
export const FORM_ID = "report";
/** The part of the address that says that a report has arrived. */
export const SENT = "sent";

/** A report that was not sent: what was typed, and why. */
export type AnsweredReport = {
  readonly draft: ReportDraft;
  readonly faults: ReportFaults;
  /** Where no field is at fault. */
  readonly refusal: string | null;
};

/** Answers the form: leads back to the empty page when the report has arrived, otherwise the page with all that was typed. */
export async function answerReport(contact: ContactService, request: Request) {
  const form = await readForm(request);
  const draft: ReportDraft = {
    name: textIn(form, "name"),
    topic: textIn(form, "topic"),
    proposed: textIn(form, "proposed"),
    source: textIn(form, "source"),
    email: textIn(form, "email"),
  };
  const website = form.get("website");
  const outcome = await contact.report(
    { ...draft, website: typeof website === "string" ? website : "" },
    tokenIn(form),
  );
  switch (outcome.kind) {
    case "received":
      return redirect(`${PATHS.corrections}?${SENT}=1#${FORM_ID}`, 303);
    case "invalid":
      return refused({ draft, faults: outcome.faults, refusal: null }, { status: 400 });
    case "too many": {
      const headers = { "retry-after": String(outcome.seconds) };
      return refused({ draft, faults: {}, refusal: waitMessage(outcome.seconds) }, { status: 429, headers });
    }
    case "failed":
      return refused({ draft, faults: {}, refusal: CORRECTIONS_PAGE.form.later }, { status: 503 });
  }
}

/** Ten times what a field takes comes back to be shortened; no more, or the page would be as long as the longest body. */
const SHOWN_TIMES = 10;

function textIn(form: FormData, field: ReportField): string {
  const value = form.get(field);
  return typeof value === "string" ? value.slice(0, REPORT_LIMITS[field] * SHOWN_TIMES) : "";
}

function refused(answered: AnsweredReport, init: ResponseInit) {
  return data(answered, init);
}
