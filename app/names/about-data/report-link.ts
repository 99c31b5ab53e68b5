import { MEANING_LINKS, REPORT_LETTER } from "#content/site/about-the-data.ts";
import { fillIn } from "./fill-in.ts";

/** A letter about a page, already begun: the visitor's own program opens and sends it. */
export type ReportLink = { readonly label: string; readonly href: string };

/** "Something wrong with Hazel?"; null where nobody has given an address to write to. */
export function reportAboutName(address: string | null, name: string, page: string): ReportLink | null {
  if (address === null) return null;
  const question = fillIn(MEANING_LINKS.wrong, { name });
  return { label: question, href: letter(address, question, page) };
}

/** The address of a letter (RFC 6068: everything percent-encoded, lines end with CR LF). */
export function letter(address: string, subject: string, page: string): string {
  const to = encodeURIComponent(address).replace("%40", "@");
  const body = fillIn(REPORT_LETTER.body, { page }).replaceAll("\n", "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
