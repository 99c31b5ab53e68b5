import { expect, test } from "vitest";
import { fits } from "#domain/names/browse/fits.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { NO_FIGURES } from "./name-figures.ts";
import { bandOf, traitsOf } from "./name-traits.ts";

const maris = traitsOf(
  { id: "maris", gender: "girl", oneIn: { n: 9000, of: "girls", year: 2025 } },
  { origin: "Latin", alsoFrom: ["Hebrew"], usedIn: ["English", "Hebrew"], syllables: 2 },
  ["water"],
);
const unknown = traitsOf({ id: "xyla", gender: "girl", oneIn: null }, undefined, ["water"]);

test("a name has the traits of its figures, its letters and its entry", () => {
  expect(maris).toEqual({
    id: "maris",
    gender: "girl",
    origins: ["Latin", "Hebrew"],
    uses: ["English"],
    ownTo: ["Latin", "English"],
    themes: ["water"],
    foremost: [],
    band: "uncommon",
    length: "medium",
    syllables: 2,
    figures: NO_FIGURES,
  });
  expect(unknown).toMatchObject({ origins: [], themes: [], band: "unpublished", syllables: null });
});

test("a name is no language's own where it is not usual, though its root is", () => {
  const of = { id: "sloane", gender: "girl", oneIn: null } as const;
  const traits = traitsOf(of, { origin: "Irish", usedIn: ["English"], syllables: 1 }, []);
  expect(traits).toMatchObject({ origins: ["Irish"], uses: ["English"], ownTo: [] });
});

test("bands end at 1 in 500, 2,000 and 10,000", () => {
  const band = (n: number) => bandOf({ n, of: "boys", year: 2025 });
  expect([500, 501, 2000, 2001, 10_000, 10_001].map(band)).toEqual([
    "common",
    "familiar",
    "familiar",
    "uncommon",
    "uncommon",
    "rare",
  ]);
});

test("rules are combined with and; within one, one value is enough", () => {
  expect(fits(maris, NO_RULES)).toBe(true);
  expect(fits(maris, { ...NO_RULES, gender: "girl", origins: ["Irish", "Hebrew"], starts: ["ma"] })).toBe(
    true,
  );
  expect(fits(maris, { ...NO_RULES, origins: ["Irish"] })).toBe(false);
  expect(fits(maris, { ...NO_RULES, origins: ["English"] })).toBe(true);
  expect(fits(maris, { ...NO_RULES, ends: ["is"], lengths: ["short"] })).toBe(false);
  expect(fits(maris, { ...NO_RULES, notEnding: ["aris"] })).toBe(false);
  expect(fits(maris, { ...NO_RULES, bands: ["rare", "uncommon"], syllables: [2] })).toBe(true);
});

test("without an entry a name never fits a rule that only an entry can answer", () => {
  expect(fits(unknown, { ...NO_RULES, syllables: [2] })).toBe(false);
  expect(fits(unknown, { ...NO_RULES, themes: ["light"] })).toBe(false);
  expect(fits(unknown, { ...NO_RULES, bands: ["unpublished"], starts: ["xy"] })).toBe(true);
});
