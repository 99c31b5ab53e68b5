import type { FormSender } from "#domain/newsletter/newsletter.ts";
import type { ContactDraft, ContactFault } from "./contact-draft.ts";

/** What the form sends: the draft, and a field that no person sees; whoever fills it in is a program. */
export type ContactForm = ContactDraft & { readonly website?: string | undefined };

export type ContactOutcome =
  | { readonly kind: "received" }
  | ({ readonly kind: "invalid" } & ContactFault)
  | { readonly kind: "too many"; readonly seconds: number }
  /** Neither stored nor mailed. */
  | { readonly kind: "failed" };

/** Messages to whoever runs the site, as endpoints and screens use it. */
export type Contact = { send(form: ContactForm, sender: FormSender): Promise<ContactOutcome> };

/** The same for one request: its client is known already. */
export type ContactService = { send(form: ContactForm, token: string | undefined): Promise<ContactOutcome> };
