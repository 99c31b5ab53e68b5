import { NO_ORIGIN } from "#domain/names/entry/name-summary.ts";

/** An origin as it stands beside the sex of use; one that is missing says of what it speaks. */
export function originWords(origin: string): string {
  return origin === NO_ORIGIN || origin === "Unknown" ? `Origin ${origin.toLowerCase()}` : origin;
}
