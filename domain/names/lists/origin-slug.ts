import { ORIGINS, type Origin } from "#domain/names/entry/origin.ts";

/** "Scottish Gaelic" → "scottish-gaelic", "Māori" → "maori". */
export function originSlug(origin: Origin): string {
  return slugOf(origin);
}

/** The same of any words. */
export function slugOf(words: string): string {
  return words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, "-");
}

export function originOfSlug(slug: string): Origin | undefined {
  return ORIGINS.find((origin) => originSlug(origin) === slug);
}
