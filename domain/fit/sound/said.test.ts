import { expect, test } from "vitest";
import { isOneApart } from "#domain/fit/rules/is-one-apart.ts";
import { looselyHeard } from "#domain/fit/rules/loosely-heard.ts";
import { lastSyllableOf, rhymes } from "./rime.ts";
import { heard, phonesOf, syllablesOf } from "./said.ts";
import { phonemesOfArpabet } from "./said-of-arpabet.ts";
import { phonemesOfIpa } from "./said-of-ipa.ts";

test("the collection’s IPA becomes a sign a sound, with the stress before the vowel", () => {
  expect(phonemesOfIpa("ˌdʒuliˈɛt")).toBe("G,uli'Et");
  expect(phonemesOfIpa("oʊˈlɪviə")).toBe("ol'Ivi@");
  expect(phonemesOfIpa("ˈkɹɪstəfɚ")).toBe("kr'Ist@fR");
});

test("so does the dictionary’s ARPAbet", () => {
  expect(phonemesOfArpabet("N EH1 L S AH0 N")).toBe("n'Els@n");
  expect(phonemesOfArpabet("CH AW1 D HH R IY0")).toBe("C'Wdhri");
});

test("a name of one syllable is stressed on it", () => {
  expect(phonesOf("GAn").map(({ stress }) => stress)).toEqual([0, 2, 0]);
  expect(syllablesOf("ol'Ivi@")).toBe(4);
});

test("marry is Mary, and father’s vowel is law’s, but Clark is not Stork", () => {
  expect(heard(phonesOf("m'ari"))).toBe(heard(phonesOf("m'Eri")));
  expect(heard(phonesOf("S'On"))).toBe(heard(phonesOf("S'An")));
  expect(heard(phonesOf("kl'Ark"))).not.toBe(heard(phonesOf("kl'Ork")));
});

test("a rhyme goes from the stressed vowel to the end, and the same word is none", () => {
  expect(rhymes("kl'oi", "z'oi")).toBe(true);
  expect(rhymes("m'ad@s@n", "h'arIs@n")).toBe(false);
  expect(rhymes("hy'u", "hy'u")).toBe(false);
});

test("a last syllable has its consonant", () => {
  expect(lastSyllableOf("'im@n")).toBe(lastSyllableOf("'Inm@n"));
  expect(lastSyllableOf("ol'Ivi@")).not.toBe(lastSyllableOf("gArs'i@"));
});

test("said quickly, sounds fall together", () => {
  expect(looselyHeard("w'Or@np'is")).toBe(looselyHeard("w'Or@ndp'is"));
  expect(looselyHeard("r'AbIN")).toBe(looselyHeard("r'AbIn"));
});

test.each([
  ["mia", "lia", true],
  ["anna", "ana", true],
  ["emma", "emma", true],
  ["emily", "emma", false],
  ["", "ab", false],
])("%s and %s are one sound apart: %s", (one, other, expected) => {
  expect(isOneApart(one, other)).toBe(expected);
});
