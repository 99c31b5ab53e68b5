import { expect, test } from "vitest";
import { NO_MEANING, NO_ORIGIN, type NameSummary } from "#domain/names/name-summary.ts";
import { countedWords } from "./counted-words.ts";
import { glossWords } from "./gloss-words.ts";
import { originWords } from "./origin-words.ts";

const hazel: NameSummary = {
  id: "hazel",
  name: "Hazel",
  gender: "girl",
  origin: "English",
  meaning: "the hazel tree",
  curated: true,
  confidence: "A",
  say: "HAY-zul",
  syllables: 2,
  oneIn: { n: 254, of: "girls", year: 2025 },
  spark: {},
};

test("a gloss is quoted, a sentence that there is none is not", () => {
  expect(glossWords(hazel)).toEqual({ words: "the hazel tree", quoted: true });
  expect(glossWords({ ...hazel, meaning: "origin unknown", confidence: "U" }).quoted).toBe(false);
  expect(glossWords({ ...hazel, meaning: NO_MEANING, curated: false, confidence: null }).quoted).toBe(false);
});

test("an origin that is missing says of what it speaks", () => {
  expect(originWords("Irish")).toBe("Irish");
  expect(originWords("Unknown")).toBe("Origin unknown");
  expect(originWords(NO_ORIGIN)).toBe("Origin not recorded");
});

test("a name too rare to be published is never a zero", () => {
  expect(countedWords(hazel.oneIn, 2025)).toBe("1 in 254 girls");
  expect(countedWords(null, 2025)).toBe("Fewer than 5 in 2025");
});
