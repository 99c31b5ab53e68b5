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
  certainty: "settled",
  evidence: [{ work: "bibledata", entry: "Hannah", kind: "names" }],
};
const wordsOf = (changes: Partial<CuratedName>) =>
  buildMeaningView(namePageByHand({ id: "hannah", curated: { ...hannah, ...changes } }));

test("how sure a meaning is, in a word and never a letter; its source; and where its kin are", () => {
  const words = wordsOf({});
  expect(words.certainty).toEqual({
    word: "Settled",
    text: "The standard references agree.",
    isDisputed: false,
  });
  expect(words.citations[0]).toMatchObject({
    kind: "names",
    title: expect.stringMatching(/^BibleData/),
    place: "Hannah",
  });
  expect(words.origins).toEqual([{ label: "Hebrew", href: "/names/lists/origin/hebrew" }]);
  expect(words.more).toEqual([{ label: "More Hebrew girl names", href: "/names?gender=girl&origin=Hebrew" }]);
  expect(wordsOf({ certainty: "disputed" }).certainty).toMatchObject({ word: "Disputed", isDisputed: true });
});

test("what is likely may be settled as long as nothing was opened, and says so", () => {
  expect(wordsOf({ certainty: "likely" }).certainty?.text).toMatch(/not certain/);
  expect(wordsOf({ certainty: "likely", evidence: [] }).certainty?.text).toMatch(/^As far as we know/);
});

test("a coinage on record says that there is nothing to look up, and no name that a work explains does", () => {
  const coined = { meaning: "modern coinage", certainty: "unknown" } as const;
  const records = { work: "records", entry: "first on record 1988 (boys)", kind: "names" } as const;
  expect(wordsOf({ ...coined, evidence: [records] }).marks).toMatch(
    /^A coinage; nothing to look up\. “Records”/,
  );
  for (const other of [coined, { ...coined, meaning: "no settled meaning", evidence: [records] }])
    expect(wordsOf(other).marks).not.toContain("coinage");
});

test("works that explain the name come before those of its word, and the marks are told that stand there", () => {
  const words = wordsOf({
    evidence: [
      { work: "bdb1906", entry: "p. 336", kind: "word", head: "חֵן" },
      { work: "records", entry: "since 1880", kind: "names" },
    ],
  });
  expect(words.citations.map(({ kind }) => kind)).toEqual(["records", "word"]);
  expect(words.marks).toMatch(/^“Records” .* “Word” [^“]*$/);
  expect(wordsOf({ evidence: [] })).toMatchObject({ citations: [], marks: "" });
});

test("an unknown origin has no kin, a second origin has its own", () => {
  const unknown = wordsOf({ certainty: "unknown", origin: "Unknown" });
  expect(unknown.origins).toEqual([{ label: "Origin unknown", href: null }]);
  expect(unknown.more).toEqual([]);
  expect(wordsOf({ alsoFrom: ["Welsh"] }).origins.map(({ label }) => label)).toEqual(["Hebrew", "Welsh"]);
});

test("themes lead to the names that share them", () => {
  const page = namePageByHand({ curated: hannah, themes: [{ id: "grace", label: "Grace" }] });
  expect(buildMeaningView(page).themes).toEqual([{ label: "Grace", href: "/names?theme=grace" }]);
});

test("a gloss is quoted unless it says that the meaning is unknown", () => {
  expect(wordsOf({}).quoted).toBe(true);
  expect(wordsOf({ certainty: "unknown", meaning: "origin unknown" }).quoted).toBe(false);
});

test("a name outside the collection gets no guess", () => {
  const words = buildMeaningView(namePageByHand({ id: "xyla", curated: null }));
  expect(words.gloss).toBe("We haven’t found a reliable meaning yet, and we don’t guess.");
  expect([words.origins, words.certainty, words.note]).toEqual([[], null, ""]);
});

test("fifteen letters may be cut off", () => {
  expect(buildMeaningView(namePageByHand({ id: "christopherjohn", curated: null })).note).toContain(
    "15 letters",
  );
});

test("display forms are listed, and why the records have none", () => {
  const reason = "US records leave out accents, hyphens and spaces: all are counted as";
  expect(accentWords(["Zoe", "Zoë", "Zoé"], "zoe")).toBe(`Also written Zoë and Zoé. ${reason} Zoe.`);
  expect(accentWords(["Chloé"], "chloe")).toBe(`${reason} Chloe.`);
  expect(accentWords(["Hazel"], "hazel")).toBeNull();
});

test("how its own language writes a name, with the language and the direction of these letters", () => {
  expect(wordsOf({ script: ["חנה"] }).written).toEqual({
    intro: "Written in Hebrew:",
    forms: [{ form: "חנה", lang: "he", dir: "rtl" }],
  });
  const aoi = wordsOf({ origin: "Japanese", script: ["葵", "碧"] }).written;
  expect(aoi?.forms).toEqual([
    { form: "葵", lang: "ja", dir: "ltr" },
    { form: "碧", lang: "ja", dir: "ltr" },
  ]);
  expect(wordsOf({}).written).toBeNull();
});

test("where a name is in use, and since when it is on record, is a sentence each", () => {
  const since = { year: 1189, place: "England", work: "dmnes", entry: "s.v. Emma" };
  expect(wordsOf({ usedIn: ["English", "French", "German"], since }).told).toEqual([
    "Used in English, French and German naming.",
    "On record by 1189, in England (Dictionary of Medieval Names, s.v. Emma).",
  ]);
  expect(wordsOf({ origin: "English", usedIn: ["English"] }).told).toEqual([]);
  expect(wordsOf({ since: { ...since, about: true } }).told[0]).toMatch(/^On record by about 1189/);
  expect(wordsOf({}).told).toEqual([]);
});
