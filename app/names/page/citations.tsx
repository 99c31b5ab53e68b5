import type { Citation as Cited } from "#domain/names/entry/cite.ts";

/** A work that was opened, with a link where it has an address, and its license where it asks for it. */
export function Citation({ citation: { title, href, licence } }: { readonly citation: Cited }) {
  return (
    <>
      {href === undefined ? title : <a href={href}>{title}</a>}
      {licence === undefined ? "" : ` (${licence})`}
    </>
  );
}
