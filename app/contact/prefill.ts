import { REPORT_LETTER } from "#content/site/about-the-data.ts";
import { CONTACT_LIMITS } from "#domain/contact/contact-draft.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";

/** How a message begins that another page has led to. */
export type Prefill = { readonly subject: string; readonly message: string };

const LONGEST_PATH = 200;

/** Reads what an address of contactPath begins; nothing where it says nothing. A path of this site only: anybody can write an address. */
export function readPrefill(query: URLSearchParams, origin: string): Prefill {
  const subject = (query.get("subject") ?? "").slice(0, CONTACT_LIMITS.subject);
  const about = query.get("about") ?? "";
  if (!/^\/(?![/\\])[^\s\\]*$/.test(about) || about.length > LONGEST_PATH) return { subject, message: "" };
  return { subject, message: fillInAll(REPORT_LETTER.body, { page: `${origin}${about}` }) };
}
