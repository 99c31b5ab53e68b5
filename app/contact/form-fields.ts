import { CONTACT_FIELDS, type ContactDraft, type ContactField } from "#domain/contact/contact-draft.ts";
import type { ContactForm } from "#domain/contact/contact.ts";

/** What a contact form holds, as sent by the browser or still on its page. */
export function readContactForm(form: FormData): ContactForm {
  return {
    name: textIn(form, "name"),
    email: textIn(form, "email"),
    subject: textIn(form, "subject"),
    message: textIn(form, "message"),
    website: textIn(form, "website"),
  };
}

/** A field hears of it when we have filled it. */
export const FILLED = "filled";

/** Fills the fields of a form on its page: all, or only those that nobody has touched yet. */
export function fillFields(form: HTMLFormElement, draft: ContactDraft, which: "all" | "untouched"): void {
  for (const name of CONTACT_FIELDS) {
    const field = fieldOf(form, name);
    if (field === null || (which === "untouched" && field.value !== field.defaultValue)) continue;
    field.value = draft[name];
    field.dispatchEvent(new Event(FILLED));
  }
}

export function fieldOf(
  form: HTMLFormElement,
  name: ContactField,
): HTMLInputElement | HTMLTextAreaElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

function textIn(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}
