import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { decadeMeans } from "#domain/games/trend-timeline/decade-means.ts";
import { holdsDecade, yearsOf } from "#domain/games/trend-timeline/decade-span.ts";
import { GAME_IDS } from "#domain/games/game-id.ts";
import { TRAITS } from "#domain/games/name-personality-matcher/trait.ts";
import type { CuratedName } from "#domain/names/curated-name.ts";
import { latestOneIn, oneInText } from "#domain/names/one-in.ts";
import { shareCurve } from "#domain/names/share-curve.ts";
import type { Origin } from "#domain/names/origin.ts";
import type { Sex } from "#domain/names/records.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { readRecords } from "#server/names/read-records.ts";
import { GAME_WORDS } from "./game-words.ts";
import { GENDER_ITEMS } from "./gender-prediction.ts";
import { LENGTH_ITEMS } from "./length-challenge.ts";
import { MILESTONE_ITEMS, MILESTONE_MESSAGES } from "./milestone-guessing-game.ts";
import { MEANING_ITEMS } from "./name-meaning-quiz.ts";
import { PERSONALITY_ITEMS, PERSONALITY_RESULTS } from "./name-personality-matcher.ts";
import { ORIGIN_ITEMS } from "./origin-matching.ts";
import { DECADE_RANGES, TIMELINE_ITEMS, TIMELINE_MESSAGES } from "./trend-timeline.ts";
import { SCRAMBLE_ITEMS } from "./word-scramble.ts";

const records = readRecords(new URL("../../data/ssa/", import.meta.url));

function entryOf(name: string): CuratedName {
  const entry = COLLECTION.find((curated) => curated.name.toUpperCase() === name.toUpperCase());
  if (entry === undefined) throw new Error(`${name} is not in the collection.`);
  return entry;
}

function recordOf(name: string): number {
  const record = records.indexOf(name);
  if (record < 0) throw new Error(`${name} is on no record.`);
  return record;
}

describe("the eight cards", () => {
  test("stand in the order of the specification, with its titles, times and badges", () => {
    expect(GAME_WORDS.map(({ title, time, badge }) => `${title} | ${time} | ${badge}`)).toEqual([
      "Name Meaning Quiz | 5 minutes | Quiz",
      "Name Personality Matcher | 3 minutes | Personality",
      "Milestone Guessing Game | 4 minutes | Educational",
      "Word Scramble | 6 minutes | Word Game",
      "Origin Matching | 5 minutes | Geography",
      "Gender Prediction | 4 minutes | Trends",
      "Length Challenge | 4 minutes | Syllables",
      "Trend Timeline | 5 minutes | History",
    ]);
    expect(GAME_WORDS.map(({ id }) => id)).toEqual(GAME_IDS);
  });

  test("the rounds have the sizes of the specification", () => {
    const sizes = [MEANING_ITEMS, PERSONALITY_ITEMS, MILESTONE_ITEMS, SCRAMBLE_ITEMS].map(
      ({ length }) => length,
    );
    expect(sizes).toEqual([5, 3, 5, 8]);
    expect([ORIGIN_ITEMS, GENDER_ITEMS, LENGTH_ITEMS, TIMELINE_ITEMS].map(({ length }) => length)).toEqual([
      7, 8, 8, 8,
    ]);
  });
});

describe("Name Meaning Quiz", () => {
  test.each(MEANING_ITEMS)("$name: one of four options is its meaning in the collection", (item) => {
    expect(item.options).toHaveLength(4);
    expect(new Set(item.options).size).toBe(4);
    expect(item.options).toContain(item.correct);
    expect(entryOf(item.name).meaning).toBe(item.correct);
    expect(entryOf(item.name).confidence).toMatch(/[AB]/);
    expect(item.question).toBe(`What does ${item.name} mean?`);
  });

  test.each(MEANING_ITEMS)(
    "$name: each wrong option is the meaning of another name that the explanation tells",
    (item) => {
      for (const wrong of item.options.filter((option) => option !== item.correct)) {
        const others = COLLECTION.filter(({ meaning }) => meaning === wrong).map(({ name }) => name);
        expect(others.some((name) => item.explanation.includes(name))).toBe(true);
        expect(others).not.toContain(item.name);
      }
    },
  );

  test("the right answer is not always at the same place", () => {
    expect(new Set(MEANING_ITEMS.map(({ options, correct }) => options.indexOf(correct))).size).toBe(4);
  });
});

test("Name Personality Matcher: four options each, every trait reachable, and the names true", () => {
  for (const { options } of PERSONALITY_ITEMS) expect(options).toHaveLength(4);
  const offered = PERSONALITY_ITEMS.flatMap(({ options }) => options.map(({ trait }) => trait));
  for (const trait of TRAITS) {
    expect(offered.filter((other) => other === trait)).toHaveLength(2);
    const { name, meaning } = PERSONALITY_RESULTS[trait];
    expect(entryOf(name).meaning).toBe(meaning);
  }
});

describe("Word Scramble", () => {
  const sorted = (word: string) => word.toUpperCase().split("").toSorted().join("");

  test.each(SCRAMBLE_ITEMS)("$original: the letters are all there, at least half of them moved", (item) => {
    const { original, scrambled } = item;
    expect(sorted(scrambled)).toBe(sorted(original));
    const moved = original.split("").filter((letter, place) => letter !== scrambled[place]).length;
    expect(moved * 2).toBeGreaterThanOrEqual(original.length);
  });

  test.each(SCRAMBLE_ITEMS)(
    "$original: no other name with these letters was given to 500",
    ({ original }) => {
      const others = records.names.filter((name, record) => {
        const births = records.total(record, "F") + records.total(record, "M");
        return births >= 500 && name.length === original.length && sorted(name) === sorted(original);
      });
      expect(others.map((name) => name.toUpperCase())).toEqual([original]);
    },
  );

  test.each(SCRAMBLE_ITEMS)(
    "$original: the hint is the collection's origin and meaning",
    ({ original, hint }) => {
      const { origin, meaning, confidence } = entryOf(original);
      expect(hint).toBe(`${origin}: ${meaning}.`);
      expect(confidence).toMatch(/[AB]/);
    },
  );
});

describe("Origin Matching", () => {
  const COUNTRIES: Partial<Record<Origin, string>> = {
    Irish: "Ireland",
    Italian: "Italy",
    Japanese: "Japan",
    Welsh: "Wales",
    Greek: "Greece",
    Polish: "Poland",
    Finnish: "Finland",
  };

  test.each(ORIGIN_ITEMS)("$name has one origin, graded A or B, and it is one of four countries", (item) => {
    const { origin, alsoFrom = [], confidence } = entryOf(item.name);
    expect(item.correct).toBe(COUNTRIES[origin]);
    expect(alsoFrom).toEqual([]);
    expect(confidence).toMatch(/[AB]/);
    expect(item.options).toHaveLength(4);
    expect(new Set(item.options).size).toBe(4);
    expect(item.options).toContain(item.correct);
  });
});

describe("Gender Prediction", () => {
  test.each(GENDER_ITEMS)(
    "$name: shares and popularity are the records'",
    ({ name, gender, girls, popularity }) => {
      const record = recordOf(name);
      const births = records.recent(record, "F") + records.recent(record, "M");
      const share = (records.recent(record, "F") / births) * 100;
      expect(births).toBeGreaterThanOrEqual(2000);
      expect(girls).toBe(Math.round(share * 10) / 10);
      if (gender === "girl") expect(share).toBeGreaterThanOrEqual(90);
      else if (gender === "boy") expect(share).toBeLessThanOrEqual(10);
      else expect(Math.min(share, 100 - share)).toBeGreaterThanOrEqual(30);
      const latest = latestOneIn(records, record, gender);
      expect(popularity).toBe(latest === null ? null : `${oneInText(latest)} in ${latest.year}`);
      expect(entryOf(name).gender).toBe(gender);
    },
  );
});

describe("Length Challenge", () => {
  const dictionary = new Map(
    readFileSync(new URL("../../data/cmudict/syllables.tsv", import.meta.url), "utf8")
      .split("\n")
      .map((line) => line.split("\t"))
      .map(([name = "", syllables = ""]) => [name.toLowerCase(), syllables] as const),
  );

  test.each(LENGTH_ITEMS)(
    "$name has $syllables, by the collection and by CMUdict",
    ({ name, syllables, say }) => {
      const entry = entryOf(name);
      expect([entry.syllables, entry.say]).toEqual([syllables, say]);
      expect(say.split("-")).toHaveLength(syllables);
      expect(dictionary.get(name.toLowerCase())).toBe(String(syllables));
    },
  );

  test("each class comes twice", () => {
    expect(LENGTH_ITEMS.map(({ syllables }) => syllables).toSorted((one, other) => one - other)).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4,
    ]);
  });
});

describe("Trend Timeline", () => {
  const curveOf = (name: string, sex: Sex) => shareCurve(records, recordOf(name), sex);
  const meanIn = (shares: Float64Array, span: string) => {
    const { from, to } = yearsOf(span);
    const years = shares.subarray(from - records.firstYear, to + 1 - records.firstYear);
    return years.reduce((sum, share) => sum + share, 0) / years.length;
  };

  test.each(TIMELINE_ITEMS)("$name: $correct leads the six by a tenth and holds the peak decade", (item) => {
    const shares = curveOf(item.name, item.sex === "girls" ? "F" : "M");
    const others = DECADE_RANGES.filter((range) => range !== item.correct).map((range) =>
      meanIn(shares, range),
    );
    expect(item.options).toEqual(DECADE_RANGES);
    expect(meanIn(shares, item.correct)).toBeGreaterThanOrEqual(1.1 * Math.max(...others));
    expect(holdsDecade(item.correct, item.peakDecade)).toBe(true);
    const decades = Array.from({ length: 15 }, (_, place) => `${1880 + place * 10}s`);
    const means = decades.map((decade) => meanIn(shares, decade));
    expect(decades[means.indexOf(Math.max(...means))]).toBe(item.peakDecade);
    // And so says the table below the curve.
    expect(decadeMeans(item.curve).toSorted((one, other) => other.mean - one.mean)[0]?.decade).toBe(
      item.peakDecade,
    );
  });

  test.each(TIMELINE_ITEMS)("$name: the curve is drawn from the records", ({ name, sex, curve }) => {
    const shares = curveOf(name, sex === "girls" ? "F" : "M");
    expect(curve).toEqual(Array.from(shares, (share) => Math.round(share * 1e6)));
  });

  test.each(TIMELINE_ITEMS)(
    "$name: every figure of the explanation is true",
    ({ name, sex, explanation }) => {
      const letter = sex === "girls" ? "F" : "M";
      const told = [...explanation.matchAll(/1 in ([\d,]+) (girls|boys) in (\d{4})/g)];
      expect(told.length).toBeGreaterThan(0);
      for (const [, n = "", whom, year] of told) {
        const births = records.countIn(recordOf(name), letter, Number(year));
        const listed = records.listed(letter, Number(year));
        expect([Number(n.replaceAll(",", "")), whom]).toEqual([Math.round(listed / births), sex]);
      }
    },
  );

  test("the six ranges are the specification's, in its order, and all come", () => {
    expect(DECADE_RANGES.join(", ")).toBe(
      "1940s-1960s, 1970s-1980s, 1980s-1990s, 1990s-2000s, 2000s-2010s, 2000s-2020s",
    );
    expect(new Set(TIMELINE_ITEMS.map(({ correct }) => correct)).size).toBe(DECADE_RANGES.length);
  });

  test("its messages are the specification's", () => {
    expect(TIMELINE_MESSAGES).toEqual({
      top: "You're a name history expert!",
      middle: "Great historical knowledge!",
      low: "Keep studying those trends!",
    });
  });
});

test("Milestones: answers, ranges and messages are the specification's", () => {
  expect(
    MILESTONE_ITEMS.map(({ milestone, correctAge, unit, range }) => [milestone, correctAge, unit, range]),
  ).toEqual([
    ["First smile", 2, "months", "6-8 weeks"],
    ["Rolling over", 4, "months", "3-6 months"],
    ["Sitting without support", 6, "months", "4-8 months"],
    ["First steps", 12, "months", "9-18 months"],
    ["First words", 12, "months", "10-14 months"],
  ]);
  expect(MILESTONE_MESSAGES).toEqual({
    top: "You know your baby development!",
    middle: "Good knowledge!",
    low: "Keep learning about baby milestones!",
  });
});
