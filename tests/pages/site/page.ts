import { parseHTML } from "linkedom";
import { once } from "#domain/once.ts";
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
  readonly head: HTMLHeadElement;
  readonly title: string;
  /** The content of a `meta` by its name or property; "" when there is none. */
  readonly meta: (name: string) => string;
  /** The canonical address, whole. */
  readonly canonical: string | undefined;
  /** Its JSON-LD, parsed. */
  readonly structured: readonly unknown[];
};

const JSON_LD = /<script\b[^>]*\btype="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

/**
 * Reads an answer as a page; what is looked for is looked for in its body. Nothing is read before it is asked for: reading a
 * page takes as long as rendering it, and many tests look at its head alone.
 */
export function readPage({ status, headers, bytes }: Answer, url: URL): Page {
  const html = bytes.toString();
  const whole = once(() => parseHTML(withLowAttributes(html)).document);
  const top = once(
    () => parseHTML(`${html.split("</head>", 1)[0]}</head><body></body></html>`).document.head,
  );
  const queries = once(() => within(whole().body));
  const attribute = (selector: string, name: string) =>
    top().querySelector(selector)?.getAttribute(name) ?? undefined;
  return {
    get: (...asked) => queries().get(...asked),
    all: (...asked) => queries().all(...asked),
    select: (...asked) => queries().select(...asked),
    selectAll: (...asked) => queries().selectAll(...asked),
    get text() {
      return queries().text;
    },
    url,
    status,
    headers,
    html,
    get document() {
      return whole();
    },
    get head() {
      return top();
    },
    get title() {
      return top().querySelector("title")?.textContent ?? "";
    },
    meta: (name) => attribute(`meta[name="${name}"], meta[property="${name}"]`, "content") ?? "",
    get canonical() {
      return attribute('link[rel="canonical"]', "href");
    },
    get structured() {
      return Array.from(html.matchAll(JSON_LD), ([, data = ""]): unknown => JSON.parse(data));
    },
  };
}

/** React writes some attributes as it calls them (formAction); in HTML their case does not matter, to linkedom it does. */
function withLowAttributes(html: string): string {
  return html.replaceAll(/ [a-z]+(?:[A-Z][a-z]+)+(?==")/g, (name) => name.toLowerCase());
}
