import { foldName } from "#domain/names/entry/name.ts";
import { guessSound } from "./guess-sound.ts";
import { isVowel, type Phonemes } from "./said.ts";

/**
 * How a family says its name, written as it sounds: "WIT-feeld", "win". Each part is read as English; the one in capitals
 * is the strong one, else the first. "" when there is nothing to read.
 */
export function phonemesOfRespelling(text: string): Phonemes {
  const parts = text.split(/[\s-]+/).filter((part) => foldName(part) !== "");
  const [only] = parts;
  if (only === undefined) return "";
  if (parts.length === 1) return guessSound(asRead(foldName(only)));
  const strong = Math.max(0, parts.findIndex(isInCapitals));
  return parts
    .map((part, at) => {
      const said = guessSound(asRead(foldName(part))).replaceAll(/[',]/g, "");
      return at === strong ? stressFirst(said) : said;
    })
    .join("");
}

/** What respellings write for sounds that names spell otherwise: father, go, now, my. */
const RESPELLED: readonly (readonly [RegExp, string])[] = [
  [/ah/, "aa"],
  [/oh/, "oa"],
  [/ow$/, "ou"],
  [/eye/, "igh"],
];

function asRead(letters: string): string {
  return RESPELLED.reduce((text, [from, to]) => text.replace(from, to), letters);
}

function isInCapitals(part: string): boolean {
  return part.length > 1 && part === part.toUpperCase();
}

function stressFirst(said: Phonemes): Phonemes {
  const at = Array.from(said).findIndex(isVowel);
  return at === -1 ? said : `${said.slice(0, at)}'${said.slice(at)}`;
}
