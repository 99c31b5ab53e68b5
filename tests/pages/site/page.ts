import { parseHTML } from "linkedom";
import type { Answer } from "./ask.ts";
import { type Queries, within } from "./queries.ts";

/** A page as a browser without scripts gets it. */
export type Page = Queries & {
  /** Where it was found in the end, after redirects; whole, so that its links can be made whole. */
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly document: Document;
  readonly title: string;
  /** The content of a `meta` by its name or property; "" when there is none. */
  readonly meta: (name: string) => string;
  /** The canonical address, whole. */
  readonly canonical: string | undefined;
  /** The JSON-LD of the head, parsed. */
  readonly structured: readonly unknown[];
};

/** Reads an answer as a page; what is looked for is looked for in its body. */
export function readPage({ status, headers, bytes }: Answer, url: URL): Page {
  const html = bytes.toString();
  const { document } = parseHTML(withLowAttributes(html));
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined;
  const queries = within(document.body);
  return {
    get: queries.get,
    all: queries.all,
    select: queries.select,
    selectAll: queries.selectAll,
    // Only when it is asked for: reading it takes as long as rendering the page.
    get text() {
      return queries.text;
    },
    url,
    status,
    headers,
    html,
    document,
    title: document.title,
    meta: (name) => attribute(`meta[name="${name}"], meta[property="${name}"]`, "content") ?? "",
    canonical: attribute('link[rel="canonical"]', "href"),
    structured: Array.from(
      document.querySelectorAll('script[type="application/ld+json"]'),
      ({ textContent }): unknown => JSON.parse(textContent ?? ""),
    ),
  };
}

/** React writes some attributes as it calls them (formAction); in HTML their case does not matter, to linkedom it does. */
function withLowAttributes(html: string): string {
  return html.replaceAll(/ [a-z]+(?:[A-Z][a-z]+)+(?==")/g, (name) => name.toLowerCase());
}
