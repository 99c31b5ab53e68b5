import { foldName, type NameId } from "#domain/names/entry/name.ts";

/** What an address asks for: a page, a page that stands elsewhere, or a spelling on no record. */
type ParsedSlug =
  | { readonly kind: "page"; readonly id: NameId }
  | { readonly kind: "moved"; readonly id: NameId }
  | { readonly kind: "unknown"; readonly text: string };

/** A spelling longer than this is no name; the rest of it is not repeated to the visitor. */
const LONGEST = 40;

/** Reads the last part of an address, decoded once. Capitals, accents, signs and a second encoding lead to the one page. */
export function readSlug(slug: string, isKnown: (id: NameId) => boolean): ParsedSlug {
  if (isKnown(slug) && foldName(slug) === slug) return { kind: "page", id: slug };
  for (const spelling of [slug, decodedAgain(slug)]) {
    const id = foldName(spelling);
    if (id !== "" && isKnown(id)) return { kind: "moved", id };
  }
  return { kind: "unknown", text: decodedAgain(slug).trim().slice(0, LONGEST) };
}

function decodedAgain(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
