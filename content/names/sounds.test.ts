import { expect, test } from "vitest";
import { COLLECTION } from "#server/names/collection.ts";
import { RESPELLED_SOUNDS } from "./respelled-sounds.ts";

const SPELLINGS = RESPELLED_SOUNDS.map(([letters, sounds]) => ({
  start: new RegExp(`^(?:${letters})`),
  sounds,
}));

/** Vowels that no stressed syllable has. */
const REDUCED = new Set(["ə", "ɚ"]);

/** Every IPA that a part of a respelling may stand for, as the source of a pattern; null if a letter has no sound here. */
function soundsOf(part: string): string | null {
  const stressed = part === part.toUpperCase();
  let pattern = "";
  let rest = part.toLowerCase();
  while (rest !== "") {
    const spelling = SPELLINGS.find(({ start }) => start.test(rest));
    if (spelling === undefined) return null;
    const sounds = spelling.sounds.filter((sound) => !(stressed && REDUCED.has(sound)));
    pattern += sounds.length === 1 ? sounds.join("") : `(?:${sounds.join("|")})`;
    rest = rest.replace(spelling.start, "");
  }
  return pattern;
}

function disagreement(say: string, ipa: string): string | false {
  const parts = say.split("-").map(soundsOf);
  if (parts.includes(null)) return `${say}: letters that stand for no sound`;
  const spoken = ipa.replaceAll(/[ˈˌ]/g, "");
  return !new RegExp(`^${parts.join("")}$`).test(spoken) && `${say} against ${ipa}`;
}

test("the respelling and the IPA tell the same sounds", () => {
  const wrong = COLLECTION.flatMap(({ name, say, ipa }) => {
    const problem = disagreement(say, ipa);
    return problem === false ? [] : [`${name}: ${problem}`];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ["GHIN-tah-rahs", "ˈɡɪntəɹəs", "a full vowel against a weak one"],
  ["KAY-den", "ˈkeɪdən", "a full vowel against a weak one"],
  ["huh-KEEM", "hɑˈkim", "a weak vowel against a full one"],
  ["uh-LUH-nuh", "əˈlənə", "a weak vowel under stress"],
  ["GIN", "ɡɪn", "a hard g before i without its h"],
  ["DAN", "dæm", "another consonant"],
  ["SHER-koh", "ˈʃɛɹkoʊ", "another vowel before r"],
])("%s is not %s: %s", (say, ipa) => {
  expect(disagreement(say, ipa)).not.toBe(false);
});
