import { expect, test } from "vitest";
import { decadeSpan, yearSpan } from "#domain/names/lists/span.ts";
import type { SpanFacts } from "#domain/names/lists/top-list.ts";
import { spanTold } from "./span-told.ts";

const YEARS = { firstYear: 1880, lastYear: 2025 };
const named = (name: string) => ({ id: name.toLowerCase(), name });
const FACTS: SpanFacts = {
  births: 1_700_123,
  names: 11_333,
  firstTen: 0.1849,
  leader: { ...named("Jessica"), since: 1985, years: 1 },
  second: named("Ashley"),
  ahead: 1335,
  leaderBefore: named("Jennifer"),
  newcomers: [
    { ...named("Kelsey"), from: 140, to: 76 },
    { ...named("Ashlee"), from: null, to: 90 },
  ],
  climber: { ...named("Kelsey"), from: 140, to: 76 },
  faller: { ...named("Dawn"), from: 99, to: 1204 },
};
const told = (facts: Partial<SpanFacts>, span = yearSpan(1985, YEARS)) =>
  spanTold({ ...FACTS, ...facts }, span, "girls", YEARS);

test("a year is told by its births, its leader and what moved", () => {
  expect(told({})).toEqual([
    "The records list 1,700,123 girls in 1985 under 11,333 names, and 18% of them got one of the ten most popular.",
    "Jessica takes the lead from Jennifer, with 1,335 more girls than Ashley.",
    "New in the top 100: Kelsey (76) and Ashlee (90). Kelsey climbed most, from 140 to 76; Dawn fell most, from 99 to 1,204.",
  ]);
});

test("a leader has led since a year, since the records began, or by the alphabet", () => {
  const leader = { ...named("Jessica"), since: 1980, years: 1 };
  const same = { leaderBefore: named("Jessica") };
  expect(told({ leader, ...same })[1]).toMatch(/^Jessica is first, as in every year since 1980, with/);
  expect(told({ leader: { ...leader, since: 1880 }, ...same })[1]).toMatch(/since the records began, with/);
  expect(told({ ahead: 0 })[1]).toBe(
    "Jessica and Ashley have the same number of girls; the alphabet puts Jessica first.",
  );
});

test("a decade says in how many of its years its leader was first", () => {
  const decade = decadeSpan(1985, YEARS);
  const of = (years: number) => told({ leader: { ...named("Jessica"), since: null, years } }, decade)[1];
  expect(of(10)).toMatch(/^Jessica was first in every year of the decade, with 1,335 more girls in all/);
  expect(of(5)).toMatch(/^Jessica was first in 5 of its 10 years, and over the whole decade/);
  expect(of(0)).toMatch(/^Jessica was never first in a single year, but was over the whole decade/);
  expect(told({}, decade)[0]).toContain("girls in the 1980s under");
});

test("by sound nobody's rank in single years is known, so none is told", () => {
  const leader = { ...named("Sofia"), since: null, years: 0, spellings: [] };
  expect(told({ leader })[1]).toBe("Sofia is first, with 1,335 more girls than Ashley.");
});

test("many newcomers are counted, none are told, and the first year has nothing before it", () => {
  const five = ["A", "B", "C", "D", "E"].map((name, at) => ({ ...named(name), from: null, to: at + 50 }));
  expect(told({ newcomers: five })[2]).toMatch(
    /^New in the top 100: A \(50\), B \(51\), C \(52\), D \(53\) and 1 more\. /,
  );
  expect(told({ newcomers: [], climber: null, faller: null })[2]).toBe("No name is new in the top 100.");
  expect(told({ newcomers: null })[2]).toBe("Our records begin here, so no one knows what was new.");
  expect(told({ faller: { ...named("Dawn"), from: 99, to: null } })[2]).toMatch(
    /Dawn fell most, from 99 to no rank at all\.$/,
  );
});
