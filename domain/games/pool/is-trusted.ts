import type { CuratedName } from "#domain/names/entry/curated-name.ts";

/** Whether a game may ask for the meaning or the origin: one that is disputed or unknown has no right answer. */
export function isTrusted({ certainty }: Pick<CuratedName, "certainty">): boolean {
  return certainty === "settled" || certainty === "likely";
}
