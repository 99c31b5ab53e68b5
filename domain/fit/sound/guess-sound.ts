import { LETTER_RULES } from "./letter-rules.ts";
import { stressed } from "./guess-stress.ts";
import type { Phonemes } from "./said.ts";

type Rule = { readonly letters: string; readonly fits: RegExp; readonly sounds: string };

const byLetter = new Map<string, Rule[]>();
for (const line of LETTER_RULES.split("\n").filter((rule) => rule !== "")) {
  const [before = "_", letters = "", after = "_", sounds = "_"] = line.split(" ");
  const plain = (part: string) => (part === "_" ? "" : part);
  const look = before === "_" ? "" : `(?<=${before})`;
  const fits = new RegExp(`${look}${letters}${after === "$" ? "$" : plain(after)}`, "y");
  const first = letters.charAt(0);
  byLetter.set(first, [...(byLetter.get(first) ?? []), { letters, fits, sounds: plain(sounds) }]);
}

/** How somebody may say a name of letters a–z that no list of ours holds. A guess, to be called one. */
export function guessSound(letters: string): Phonemes {
  let sounds = "";
  for (let at = 0; at < letters.length;) {
    const rule = byLetter.get(letters.charAt(at))?.find(({ fits }) => {
      fits.lastIndex = at;
      return fits.test(letters);
    });
    sounds += rule?.sounds ?? "";
    at += rule?.letters.length ?? 1;
  }
  return stressed(sounds.replaceAll(/([^aeiouAEIOUVYWJR@])\1/g, "$1"), letters);
}
