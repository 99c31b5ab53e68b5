import { type Phrase, phrase } from "./phrase.ts";

type Letters = readonly string[];

/** How an ending sounds, and how it is written then. */
export const ENDINGS_SAID: Readonly<Record<string, Letters>> = {
  ee: ["y", "ie", "ee", "i", "ey", "ea"],
  ah: ["a", "ah"],
  uh: ["a", "ah"],
  oh: ["o", "ow", "oe"],
  o: ["o", "ow", "oe"],
  en: ["en", "an", "in", "on", "yn"],
  ay: ["ay", "ae", "ai"],
  er: ["er", "or", "ar", "ur"],
};

/** How a sound is mostly written. */
const WRITTEN_FOR: Readonly<Record<string, Letters>> = {
  k: ["k", "ca", "co", "cu", "cl", "cr", "ck", "q", "x"],
  c: ["k", "ca", "co", "cu", "cl", "cr", "ck", "q", "x"],
  f: ["f", "ph"],
  j: ["j", "ge", "gi"],
  s: ["s", "ce", "ci"],
  sh: ["sh"],
  th: ["th"],
  v: ["v"],
  z: ["z"],
};

/** "With a hard k sound": as it is mostly written. */
export const SOUND_PHRASES: readonly Phrase<Letters>[] = [
  {
    pattern: phrase(
      `(?:that |which )?(?:with|has|have|having|containing|contain|of) (?:an? |the )?(?:hard |strong |sharp |crisp )?["'“‘]?(sh|th|[kcfjsvz])["'”’]?[ -]sounds?(?: in (?:it|them))?`,
    ),
    parse([sound = ""]) {
      const value = WRITTEN_FOR[sound.toLowerCase()];
      if (value === undefined) return null;
      const label = `Has the sound ${sound.toLowerCase()}`;
      return { value, label, rule: `By its spelling: with ${value.join(", ")}` };
    },
  },
];
