import { ORIGINS, type Origin } from "#domain/names/entry/origin.ts";

/** "Scottish Gaelic" → "scottish-gaelic", "Māori" → "maori". */
export function originSlug(origin: Origin): string {
  return origin
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, "-");
}

export function originOfSlug(slug: string): Origin | undefined {
  return ORIGINS.find((origin) => originSlug(origin) === slug);
}
