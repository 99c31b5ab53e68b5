import { CONTACT_FIELDS, type ContactDraft } from "#domain/contact/contact-draft.ts";
import type { Prefill } from "./prefill.ts";

/** What was typed and not yet sent, and how its message had begun. */
export type BegunDraft = { readonly draft: ContactDraft; readonly begunAs: Prefill };

/** What the form holds when it opens: what was typed before, however the page was come to; a new subject takes the place of the old. */
export function openingDraft(prefill: Prefill, begun: BegunDraft | null): ContactDraft {
  if (begun === null) return { name: "", email: "", ...prefill };
  const { draft, begunAs } = begun;
  if (isSame(begunAs, prefill)) return draft;
  const untouched = draft.message.trim() === "" || isSameText(draft.message, begunAs.message);
  return {
    ...draft,
    subject: prefill.subject === "" ? draft.subject : prefill.subject,
    message: untouched ? prefill.message : draft.message,
  };
}

/** Reads a draft back; null when it is none, or of another time. */
export function readBegunDraft(text: string | null): BegunDraft | null {
  try {
    const read: unknown = JSON.parse(text ?? "null");
    if (typeof read !== "object" || read === null || !("draft" in read) || !("begunAs" in read)) return null;
    const draft = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, textIn(read.draft, field)]));
    const { name = "", email = "", subject = "", message = "" } = draft;
    return {
      draft: { name, email, subject, message },
      begunAs: { subject: textIn(read.begunAs, "subject"), message: textIn(read.begunAs, "message") },
    };
  } catch {
    return null;
  }
}

function textIn(holder: unknown, key: string): string {
  const found: unknown =
    typeof holder === "object" && holder !== null ? new Map(Object.entries(holder)).get(key) : "";
  return typeof found === "string" ? found : "";
}

function isSame(one: Prefill, other: Prefill): boolean {
  return one.subject === other.subject && isSameText(one.message, other.message);
}

/** Text fields may hold line breaks in another way than they were given. */
function isSameText(one: string, other: string): boolean {
  return one.replaceAll("\r\n", "\n") === other.replaceAll("\r\n", "\n");
}
