import { formatCount } from "#domain/locale/numbers.ts";
import { INVALID_EMAIL, readEmailAddress } from "#domain/newsletter/email-address.ts";
import { withoutDirections } from "#domain/text/without-directions.ts";
import { oneLine, plainLines } from "./tidy-text.ts";

/** Characters at most. */
export const CONTACT_LIMITS = { name: 100, email: 254, subject: 150, message: 5_000 } as const;

export const CONTACT_FIELDS = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What a visitor has typed into the form. */
export type ContactDraft = Readonly<Record<ContactField, string>>;

/** What is wrong with a draft, in words for the visitor. */
export type ContactFault = { readonly field: ContactField; readonly message: string };

const MISSING: Readonly<Record<ContactField, string>> = {
  name: "Please enter your name.",
  email: INVALID_EMAIL,
  subject: "Please enter a subject.",
  message: "Please enter a message.",
};

/** The last part of a field, in characters: from here on the page counts what is left. */
const NEAR_THE_END = { name: 20, email: 20, subject: 30, message: 500 } as const;

/** Characters that a field still takes, below 0 when it holds too many; null while there is room enough. */
export function charactersLeft(field: ContactField, text: string): number | null {
  const left = CONTACT_LIMITS[field] - text.trim().length;
  return left > NEAR_THE_END[field] ? null : left;
}

/** The draft made tidy (white space around fields and marks of direction gone, names and subjects on one line), or its first fault. */
export function readContactDraft(draft: ContactDraft): { readonly tidy: ContactDraft } | ContactFault {
  const tidy = {
    name: oneLine(draft.name),
    email: withoutDirections(draft.email).trim(),
    subject: oneLine(draft.subject),
    message: plainLines(draft.message),
  };
  for (const field of CONTACT_FIELDS) {
    const message = faultOf(field, tidy[field]);
    if (message !== undefined) return { field, message };
  }
  return { tidy };
}

function faultOf(field: ContactField, text: string): string | undefined {
  if (text === "") return MISSING[field];
  if (field === "email") return readEmailAddress(text) === undefined ? INVALID_EMAIL : undefined;
  const most = CONTACT_LIMITS[field];
  if (text.length <= most) return undefined;
  return `Please keep the ${field} to ${formatCount(most)} characters; it has ${formatCount(text.length)}.`;
}
