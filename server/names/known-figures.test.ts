import { ANSWER_TEXTS } from "#content/names/answer-texts.ts";
import { expect, test } from "vitest";
import { nobodyDies } from "#tests/fixtures/nobody-dies.ts";
import { chanceOfAnother } from "#domain/names/records/commonness.ts";
import type { NamePage, Neighbours } from "#domain/names/page/name-page.ts";
import { oneInOf, birthShareOf } from "#domain/names/records/one-in.ts";
import { recordedSexOfUse } from "#domain/names/records/sex-of-use.ts";
import { shareCurve } from "#domain/names/records/share-curve.ts";
import { rounds } from "#tests/support/matrix.ts";
import { COLLECTION } from "./collection.ts";
import { createNameBook } from "./name-book.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { NO_SEARCH } from "#tests/fixtures/no-search.ts";

// Figures of the 2025 edition, counted from SSA's own files with awk. Shares are of births listed in that year and sex.

const book = createNameBook({
  records,
  collection: COLLECTION,
  soundFamilies: [
    ["Sophia", "Sofia"],
    ["Jackson", "Jaxon", "Jaxson", "Jaxen", "Jaxsen"],
  ],
  themes: [],
  answerTexts: ANSWER_TEXTS,
  lifeTables: nobodyDies,
  makeSearch: () => NO_SEARCH,
});

const sexOf = (name: string) => recordedSexOfUse(records, records.indexOf(name));

function page(id: string): NamePage {
  const found = book.page(id);
  if (found === undefined) throw new Error(`${id} is on no record.`);
  return found;
}

function neighbours(id: string): Neighbours {
  return book.neighbours(page(id).summary);
}

test("Hazel: peak in 1897, low in 1983, 1 in 254 girls in 2025", () => {
  const { girl, recentGirlShare, main, summary } = page("hazel");
  expect(girl?.peak).toEqual({ year: 1897, births: 2339, rank: 18, oneIn: 100 });
  expect(girl?.low).toEqual({ year: 1983, births: 90, rank: 1333, oneIn: 18_562 });
  expect(girl?.latest).toEqual({ year: 2025, births: 6318, rank: 21, oneIn: 254 });
  expect([girl?.total, girl?.peakDecade, main]).toEqual([302_580, 1890, "girl"]);
  expect(girl?.perMillion.at(-1)).toBe(3930.9);
  expect(recentGirlShare).toBeCloseTo(0.996, 3);
  expect(summary.oneIn).toEqual({ n: 254, of: "girls", year: 2025 });
});

test("another Hazel in a class of 25: 4.5 %", () => {
  const { oneInBabies, chanceInClass, chanceWord, movement } = page("hazel").commonness;
  expect(oneInBabies).toBe(523);
  expect(chanceInClass).toBeCloseTo(0.0449, 4);
  expect(chanceWord).toBe("unlikely");
  expect(movement).toEqual({ direction: "rising", percent: 15.1, since: 2020 });
});

const BABIES_2023 = {
  Olivia: 216,
  Liam: 158,
  Emma: 244,
  Theodore: 299,
  Eleanor: 490,
  Violet: 520,
  Imogen: 16_914,
};
const BABIES_2025 = {
  Olivia: 245,
  Liam: 159,
  Emma: 260,
  Theodore: 248,
  Eleanor: 433,
  Violet: 439,
  Imogen: 15_713,
};
const CHANCE_2025 = {
  olivia: 0.0936,
  liam: 0.1405,
  emma: 0.0884,
  theodore: 0.0924,
  eleanor: 0.054,
  imogen: 0.0015,
};

test.each([
  [2023, BABIES_2023],
  [2025, BABIES_2025],
])("1 in N babies in %i, girls and boys together", (year, expected) => {
  const counted = Object.keys(expected).map((name) => {
    const { births, listed } = birthShareOf(records, records.indexOf(name), "babies", year);
    return [name, oneInOf(births, listed)];
  });
  expect(Object.fromEntries(counted)).toEqual(expected);
});

test("the chance of another one in the class, from Imogen's 0.2 % to Liam's 14 %", () => {
  for (const [id, chance] of Object.entries(CHANCE_2025)) {
    expect(page(id).commonness.chanceInClass).toBeCloseTo(chance, 4);
  }
  const { births, listed } = birthShareOf(records, records.indexOf("Olivia"), "babies", 2023);
  expect(chanceOfAnother(births / listed)).toBeCloseTo(0.105, 3);
});

test("in 1950 Linda was given to 4.70 % of girls and James to 4.82 % of boys", () => {
  expect(shareCurve(records, records.indexOf("Linda"), "F")[1950 - 1880]).toBeCloseTo(0.04695, 5);
  expect(shareCurve(records, records.indexOf("James"), "M")[1950 - 1880]).toBeCloseTo(0.048165, 5);
});

test("sex of use: Rowan, 26 % girls, is boy; River, 35 %, is unisex; Leslie, once boys', is girl", () => {
  expect(page("rowan").recentGirlShare).toBeCloseTo(0.2637, 4);
  expect(page("river").recentGirlShare).toBeCloseTo(0.3513, 4);
  expect(["Rowan", "River", "Leslie", "Hazel", "Liam"].map(sexOf)).toEqual([
    "boy",
    "unisex",
    "girl",
    "girl",
    "boy",
  ]);
});

test("River, unisex, is counted among all babies and drawn for both sexes", () => {
  const { summary } = page("river");
  expect(summary.oneIn).toEqual({ n: 730, of: "babies", year: 2025 });
  expect([summary.spark.girl?.length, summary.spark.boy?.length]).toEqual([74, 74]);
});

test("Hazel's neighbours share her origin, her letters or her curve, and each says how", () => {
  const { sameOrigin, sameStart, similarCurve } = neighbours("hazel");
  expect(sameOrigin.every(({ reason }) => reason.startsWith("Also English; 1 in "))).toBe(true);
  expect(sameStart[0]?.reason).toMatch(/^Also starts with Haz?; 1 in [\d,]+ girls$/);
  expect(sameStart.map(({ summary }) => book.isIndexed(summary.id))).toEqual(sameStart.map(() => true));
  expect(similarCurve.map(({ summary, reason }) => `${summary.name}: ${reason}`)).toContain(
    "Clara: At its low in 1983, as Hazel was",
  );
});

// All 3,300 pages: on a machine that is busy elsewhere, longer than others may take.
const PATIENT = { timeout: 120_000 };
/** Every one so many of them; a prime, so that it meets every letter. */
const STEP = rounds({ few: 13, all: 1 });

test("no name stands in two lists, beside itself, or without a reason, on any page", PATIENT, () => {
  for (const id of [...book.curatedIds].filter((_, place) => place % STEP === 0)) {
    const { sameOrigin, sameStart, similarCurve } = neighbours(id);
    const all = [...sameOrigin, ...sameStart, ...similarCurve];
    const ids = new Set(all.map(({ summary }) => summary.id));
    expect([ids.size, ids.has(id)]).toEqual([all.length, false]);
    expect(Math.max(sameOrigin.length, sameStart.length, similarCurve.length)).toBeLessThanOrEqual(6);
    expect(all.every(({ reason }) => reason.length > 0)).toBe(true);
  }
});

test("what stands beside a well-known name is a name that parents meet", () => {
  const seen = ["jennifer", "olivia", "liam", "otis", "mary"].flatMap((id) => neighbours(id).similarCurve);
  expect(seen).toHaveLength(30);
  expect(Math.max(...seen.map(({ summary }) => summary.oneIn?.n ?? Infinity))).toBeLessThan(100_000);
});

test("the edition holds 105,966 names, 2,181,032 rows and 375,362,447 births", () => {
  expect(book.edition).toMatchObject({ names: 105_966, rows: 2_181_032, births: 375_362_447 });
});

test("all spellings together: Sophia and Sofia, and the Jacksons, in 2023", () => {
  const in2023 = (id: string) => {
    const { girl, boy } = page(id).family?.together ?? {};
    return { girls: girl?.births[2023 - 1880], boys: boy?.births[2023 - 1880] };
  };
  expect(in2023("sophia").girls).toBe(19_664);
  expect(in2023("jaxson").boys).toBe(14_026);
});
