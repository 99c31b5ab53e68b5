import { data, redirect } from "react-router";
import { CONTACT_WORDING } from "#content/site/contact-wording.ts";
import { CONTACT_LIMITS, type ContactDraft, type ContactFault } from "#domain/contact/contact-draft.ts";
import type { ContactService } from "#domain/contact/contact.ts";
import { waitMessage } from "#domain/forms/wait-message.ts";
import { readForm } from "#app/forms/read-form.ts";
import { tokenIn } from "#app/site/form-token.tsx";
import { withNotice } from "#app/site/faults/form-notice-words.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { readContactForm } from "./form-fields.ts";

/** A form that was not sent: what was typed, and why. */
export type AnsweredForm = {
  readonly draft: ContactDraft;
  readonly fault: ContactFault | null;
  /** Where no field is at fault. */
  readonly refusal: string | null;
};

/** Answers the form without JavaScript: the empty page when it was sent, otherwise the page with all that was typed. */
export async function answerContact(contact: ContactService, request: Request) {
  const form = await readForm(request);
  const { website, ...typed } = readContactForm(form);
  const outcome = await contact.send({ ...typed, website }, tokenIn(form));
  const draft = shownAgain(typed);
  switch (outcome.kind) {
    case "received":
      return redirect(withNotice(PATHS.contact, "sent"), 303);
    case "invalid": {
      const { field, message } = outcome;
      return refused({ draft, fault: { field, message }, refusal: null }, { status: 400 });
    }
    case "too many": {
      const { seconds } = outcome;
      const headers = { "retry-after": String(seconds) };
      return refused({ draft, fault: null, refusal: waitMessage(seconds) }, { status: 429, headers });
    }
    case "failed":
      return refused(
        { draft, fault: null, refusal: CONTACT_WORDING.messageFailed.description },
        { status: 503 },
      );
  }
}

/** Ten times what a field takes comes back to be shortened; no more, or the page would be as long as the longest body. */
const SHOWN_TIMES = 10;

function shownAgain({ name, email, subject, message }: ContactDraft): ContactDraft {
  const shown = (field: keyof ContactDraft, text: string) =>
    text.slice(0, CONTACT_LIMITS[field] * SHOWN_TIMES);
  return {
    name: shown("name", name),
    email: shown("email", email),
    subject: shown("subject", subject),
    message: shown("message", message),
  };
}

function refused(answered: AnsweredForm, init: ResponseInit) {
  return data(answered, init);
}
