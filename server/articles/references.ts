import { referenceAnchor, sourceAnchor } from "#domain/articles/article.ts";

/** "[^3]" refers to the third source, "[^1,3]" to two. */
const REFERENCE = /\[\^(\d+(?:,\d+)*)\]/g;
/** Where none may stand: in headings, in tables, and within what is ticked, whose label would hold a link; at its end it stands beside it. */
const OUT_OF_PLACE = /^(?:[#|].*\[\^.*|.*\[ \].*\[\^[\d,]+\].+)$/m;

/** A text without its references. */
export function withoutReferences(html: string): string {
  return html.replaceAll(REFERENCE, "");
}

/**
 * A text with its references as links to the sources.
 * @param id the article's
 * @param sources how many there are
 * @returns the HTML, and how many times each source is referred to
 * @throws Error where a number has no source, or a source no number
 */
export function withReferences(
  html: string,
  id: string,
  sources: number,
): { readonly html: string; readonly places: readonly number[] } {
  const places = Array.from({ length: sources }, () => 0);
  const link = (source: number) => {
    const place = (places[source - 1] ?? Number.NaN) + 1;
    if (Number.isNaN(place)) throw new Error(`there is no source ${source}`);
    places[source - 1] = place;
    return `<a id="${referenceAnchor(id, source, place)}" href="#${sourceAnchor(id, source)}" aria-label="Source ${source}">${source}</a>`;
  };
  const cited = html.replaceAll(
    REFERENCE,
    (_, numbers: string) => `<sup class="ref">${numbers.split(",").map(Number).map(link).join(", ")}</sup>`,
  );
  const unused = places.indexOf(0);
  if (unused >= 0) throw new Error(`nothing in the text refers to source ${unused + 1}`);
  return { html: cited, places };
}

/** @throws Error that quotes a line with a reference where none may stand. */
export function refuseOutOfPlace(markdown: string): void {
  const line = OUT_OF_PLACE.exec(markdown)?.[0];
  if (line !== undefined) throw new Error(`no reference may stand in "${line}"`);
}
