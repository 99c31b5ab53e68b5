import { expect, test } from "vitest";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { namePageByHand } from "#tests/fixtures/name-page-by-hand.ts";
import { accentWords, buildMeaningView } from "./meaning-view.ts";

const hannah: CuratedName = {
  name: "Hannah",
  gender: "girl",
  origin: "Hebrew",
  meaning: "favor, grace",
  note: "Hebrew Ḥannah, the mother of the prophet Samuel.",
  say: "HAN-uh",
  ipa: "ˈhænə",
  syllables: 2,
  confidence: "A",
  sources: ["bibledata:Hannah"],
};
const wordsOf = (changes: Partial<CuratedName>) =>
  buildMeaningView(namePageByHand({ id: "hannah", curated: { ...hannah, ...changes } }));

test("a sourced meaning names its grade and its source", () => {
  const words = wordsOf({});
  expect(words.confidence).toEqual({
    grade: "Confidence A",
    short: "undisputed",
    long: "undisputed in the sources opened.",
  });
  expect(words.citations[0]?.title).toMatch(/^BibleData.*“Hannah”$/);
});

test("a meaning without a source says so, short and long", () => {
  const { confidence } = wordsOf({ confidence: "B", sources: [] });
  expect(confidence?.short).toBe("likely, not yet checked");
  expect(confidence?.long).toContain("haven’t checked it against a source yet");
});

test("a gloss is quoted unless it says that the meaning is unknown", () => {
  expect(wordsOf({}).quoted).toBe(true);
  expect(wordsOf({ confidence: "U", meaning: "origin unknown" }).quoted).toBe(false);
});

test("a name outside the collection gets no guess", () => {
  const words = buildMeaningView(namePageByHand({ id: "xyla", curated: null }));
  expect(words.gloss).toBe("No reliable meaning recorded yet");
  expect(words.origin).toBeNull();
  expect(words.note).not.toContain("Social Security keeps");
});

test("fifteen letters may be cut off", () => {
  expect(buildMeaningView(namePageByHand({ id: "christopherjohn", curated: null })).note).toContain(
    "15 letters",
  );
});

test("display forms are listed, and why the records have none", () => {
  const reason = "The US records keep no accents, hyphens or spaces: all are counted as";
  expect(accentWords(["Zoe", "Zoë", "Zoé"], "zoe")).toBe(`Also written Zoë and Zoé. ${reason} Zoe.`);
  expect(accentWords(["Chloé"], "chloe")).toBe(`${reason} Chloe.`);
  expect(accentWords(["Hazel"], "hazel")).toBeNull();
});
