import { NAME_PAGE } from "#content/site/name-page.ts";
import type { Citation as Cited } from "#domain/names/entry/cite.ts";

const { origin: WORDS } = NAME_PAGE;

/** A work that was opened: whether it explains the name or its word, where to read it, and what it says. */
export function Citation({ citation }: { readonly citation: Cited }) {
  const { kind, title, href, place, licence, head, differs, says } = citation;
  const under = head === undefined ? undefined : `${WORDS.under} ${head}`;
  const after = [place, under].filter((part) => part !== undefined);
  return (
    <li>
      <b className={`cite-kind ${kind}`}>{WORDS.kind[kind]}</b>
      <span>
        {differs ? <b>{WORDS.differs} </b> : null}
        {href === undefined ? title : <a href={href}>{title}</a>}
        {`${["", ...after].join(", ")}${licence === undefined ? "" : ` (${licence})`}. ${says ?? ""}`}
      </span>
    </li>
  );
}
