import { MEANING_LINKS, REPORT_LETTER } from "#content/site/about-the-data.ts";
import { NAME_PAGE } from "#content/site/name-page.ts";
import { NAME_WORDS } from "#content/site/name-words.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { contactPath } from "#app/site/contact-path.ts";
import { PATHS } from "#app/site/paths.data.ts";

/** Where to write about a page: a form, or a letter that is already begun, which the visitor's own program sends. */
export type ReportLink = { readonly label: string; readonly href: string };

/** "Report a mistake on Hazel’s page": the form of the corrections, with the name filled in. */
export function reportAboutName(name: string, id: NameId): ReportLink {
  return {
    label: fillInAll(MEANING_LINKS.wrong, { name }),
    href: `${PATHS.corrections}?${new URLSearchParams({ name: id })}#report`,
  };
}

/** "A source for Isolde", of a name that we have not studied. */
export function sourceForName(address: string | null, name: string, page: string): ReportLink {
  const subject = fillInAll(NAME_WORDS.report, { name });
  return { label: NAME_PAGE.ask.link, href: reportHref(address, subject, page) };
}

/** A letter where there is an address to write to; the contact form where there is none. */
export function reportHref(address: string | null, subject: string, page: string): string {
  return address === null ? contactPath(subject, new URL(page).pathname) : letter(address, subject, page);
}

/** The address of a letter (RFC 6068: everything percent-encoded, lines end with CR LF). */
export function letter(address: string, subject: string, page: string): string {
  const to = encodeURIComponent(address).replace("%40", "@");
  const body = fillInAll(REPORT_LETTER.body, { page }).replaceAll("\n", "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
