import { expect, test } from "vitest";
import { NO_MEANING, NO_ORIGIN } from "#domain/names/entry/name-summary.ts";
import { HAZEL } from "#tests/support/hazel.ts";
import { countedWords } from "./counted-words.ts";
import { glossWords } from "./gloss-words.ts";
import { originWords } from "./origin-words.ts";

test("a gloss is quoted, a sentence that there is none is not", () => {
  expect(glossWords(HAZEL)).toEqual({ words: "the hazel tree", quoted: true });
  expect(glossWords({ ...HAZEL, meaning: "origin unknown", certainty: "unknown" }).quoted).toBe(false);
  expect(glossWords({ ...HAZEL, meaning: NO_MEANING, curated: false, certainty: null }).quoted).toBe(false);
});

test("an origin that is missing says of what it speaks", () => {
  expect(originWords("Irish")).toBe("Irish");
  expect(originWords("Unknown")).toBe("Origin unknown");
  expect(originWords(NO_ORIGIN)).toBe("Origin not recorded");
});

test("a name too rare to be published is never a zero", () => {
  expect(countedWords(HAZEL.oneIn, 2025)).toBe("1 in 254 girls");
  expect(countedWords(null, 2025)).toBe("Fewer than 5 in 2025");
});
