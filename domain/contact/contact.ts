import type { FormSender } from "#domain/newsletter/newsletter.ts";
import type { ContactDraft, ContactFault } from "./contact-draft.ts";
import type { ReportDraft, ReportFaults } from "./name-report.ts";

/** What the form sends: the draft, and a field that no person sees; whoever fills it in is a program. */
export type ContactForm = ContactDraft & { readonly website?: string | undefined };

/** The same of a mistake in a name. */
export type ReportForm = ReportDraft & { readonly website?: string | undefined };

/** What became of a form in which nothing is wrong. */
export type Receipt =
  | { readonly kind: "received" }
  | { readonly kind: "too many"; readonly seconds: number }
  /** Neither stored nor mailed. */
  | { readonly kind: "failed" };

export type ContactOutcome = Receipt | ({ readonly kind: "invalid" } & ContactFault);
export type ReportOutcome = Receipt | { readonly kind: "invalid"; readonly faults: ReportFaults };

/** Messages to whoever runs the site, as endpoints and screens use it. */
export type Contact = {
  send(form: ContactForm, sender: FormSender): Promise<ContactOutcome>;
  report(form: ReportForm, sender: FormSender): Promise<ReportOutcome>;
};

/** The same for one request: its client is known already. */
export type ContactService = {
  send(form: ContactForm, token: string | undefined): Promise<ContactOutcome>;
  report(form: ReportForm, token: string | undefined): Promise<ReportOutcome>;
};
