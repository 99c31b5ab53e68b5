import { FORBIDDEN_WORDS } from "#content/names/forbidden-respellings.ts";
import { forbiddenWordFinder } from "#domain/fit/rules/forbidden-word.ts";
import type { NamePart } from "#domain/fit/full-name.ts";
import { respell } from "#domain/fit/sound/respell.ts";

const forbiddenWordIn = forbiddenWordFinder(FORBIDDEN_WORDS);

/** How a name is said, in letters; a name whose sound would be written like a slur stands as its family writes it. */
export function fitToPrint({ said, written }: Pick<NamePart, "said" | "written">): string {
  const respelled = respell(said);
  return isFitToPrint(respelled) ? respelled : written;
}

export function isFitToPrint(respelled: string): boolean {
  return forbiddenWordIn(respelled) === null;
}
