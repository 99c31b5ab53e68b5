import type { SiteDocument, SiteHeading, SiteText } from "#domain/site-search/site-document.ts";
import { wordsOf } from "#domain/site-search/site-terms.ts";
import { stem } from "#domain/site-search/stem.ts";

/** A document with all that it is found by. */
export type FoundBy = {
  readonly document: SiteDocument;
  /** What people call it. */
  readonly words: readonly (string | undefined)[];
  readonly text?: string;
  /** Parts with anchors of their own. */
  readonly parts?: readonly { readonly heading: SiteHeading; readonly text: string }[];
};

/** Documents by their place, and the entries of an index over them. */
export function entriesOf(found: readonly FoundBy[]): readonly SiteText[] {
  return found
    .flatMap(({ document: { title }, words, text = "", parts = [] }, of) => [
      { of, title, words: words.filter(Boolean).join(" "), head: "", text: distinct(text) },
      ...parts.map((part) => ({
        of,
        // Each part is found by what the whole is called, too.
        title: "",
        words: title,
        head: part.heading.title,
        text: distinct(part.text),
        heading: part.heading,
      })),
    ])
    .map((entry, id) => ({ id, ...entry }));
}

/** Each term once: how often a text says it tells little, and would make the index a tenth larger. */
function distinct(text: string): string {
  const byTerm = new Map(wordsOf(text).map((word) => [stem(word), word]));
  return [...byTerm.values()].join(" ");
}

/** A text in HTML of our own making without its marks. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/&#?\w+;/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** What stands before the first heading with an anchor, and then each of them with what follows it. */
export function partsOf(
  html: string,
  path: string,
): { readonly start: string; readonly parts: NonNullable<FoundBy["parts"]> } {
  const [start = "", ...rest] = html.split(/(?=<h[23] id=")/);
  return {
    start: plainText(start),
    parts: rest.map((part) => {
      const [, id = "", words = ""] = /^<h[23] id="([^"]+)"[^>]*>(.*?)<\/h[23]>/s.exec(part) ?? [];
      return {
        heading: { title: plainText(words), href: `${path}#${id}` },
        text: plainText(part.slice(part.indexOf("</h"))),
      };
    }),
  };
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
