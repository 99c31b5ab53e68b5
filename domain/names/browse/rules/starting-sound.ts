import { type Phrase, phrase } from "./phrase.ts";

/** How a first sound is written in names given here; a sound of any other letters is the letters themselves. */
const SOUNDS: Readonly<Record<string, readonly string[]>> = {
  f: ["f", "ph"],
  j: ["j", "ge", "gi"],
  k: ["k", "ca", "ch", "cl", "co", "cr", "cu", "q"],
  n: ["n", "kn"],
  r: ["r", "wr", "rh"],
  s: ["s", "ce", "ci", "cy"],
  z: ["z", "x"],
};

/** "Starts with a sh sound", "with a hard k sound": the letters that it is written with. */
export function startingSound(starting: string): Phrase<readonly string[]> {
  return {
    pattern: phrase(
      `(?:that )?${starting}(?:an? |the )?(?:hard |soft )?["'“‘]?([b-df-hj-np-tv-z]{1,2})["'”’]?[ -]sounds?`,
    ),
    parse([sound = ""]) {
      const value = SOUNDS[sound.toLowerCase()] ?? [sound.toLowerCase()];
      return { value, label: `Starts with ${value.join(" or ")}` };
    },
  };
}
