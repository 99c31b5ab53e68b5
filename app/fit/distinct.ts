import type { NamePart } from "#domain/fit/full-name.ts";

/** Each name once, also when a family gives it twice: Thomas Thomas. */
export function distinct(parts: readonly NamePart[]): readonly NamePart[] {
  return [...new Map(parts.map((part) => [part.letters, part])).values()];
}
