import { expect, test } from "vitest";
import type { LikelyAge } from "#domain/compare/likely-age.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { namePageByHand } from "#tests/fixtures/name-page-by-hand.ts";
import { buildAgeView } from "./age-view.ts";
import { oneWithArticle } from "./one-with-article.ts";

/** Of Olivia, at the end of 2025. */
const OLIVIA: LikelyAge = {
  asOf: 2025,
  living: 543_210,
  median: 15,
  born: 2010,
  half: [2001, 2017],
  most: [1993, 2022],
  twoGenerations: false,
};

function ageOf(changes: Partial<LikelyAge>, gender: Gender = "girl") {
  const curated = curatedByHand({ name: "Olivia", gender, ipa: "oʊˈlɪviə" });
  return buildAgeView(namePageByHand({ id: "olivia", curated, age: { ...OLIVIA, ...changes } }));
}

/** Ages of the quarters and the middle, as years of birth. */
const aged = (young: number, median: number, old: number) =>
  ({ median, born: 2025 - median, half: [2025 - old, 2025 - young] }) as const;

test("one sentence that is true of more than half of them, and the figures of the bar", () => {
  expect(ageOf({})?.words).toEqual({
    heading: "How old is an Olivia?",
    sentence: "If you meet an Olivia in the US, she is most likely a teenager or younger.",
    figures:
      "Half of all living people named Olivia are 8 to 24 years old. The median age is 15: half are older, half younger. About 543,000 are alive today.",
    others: "How old are other names?",
  });
});

test("children, grown-ups of any age, the old, and two generations are told apart", () => {
  const rest = (changes: Partial<LikelyAge>, gender?: Gender) =>
    ageOf(changes, gender)?.words.sentence.replace("If you meet an Olivia in the US, ", "");
  expect(rest(aged(3, 8, 15), "boy")).toBe("he is most likely a child.");
  expect(rest(aged(14, 26, 40))).toBe("she is most likely under 30.");
  expect(rest(aged(40, 46, 52))).toBe("she is as likely as not between 40 and 52 years old.");
  expect(rest(aged(67, 77, 85))).toBe("she is most likely over 60.");
  expect(rest({ twoGenerations: true }, "unisex")).toBe(
    "they belong to one of two generations, with few in between.",
  );
  expect(ageOf({ twoGenerations: true })?.words.figures).toMatch(
    / alive today\. Four in five are 3 to 32\.$/,
  );
});

test("the bar goes to 60, and to 100 where the middle half is older", () => {
  expect(ageOf({})?.html).toContain("x=13.3% width=26.7%");
  expect(ageOf({})?.html).toContain(">60</text>");
  expect(ageOf(aged(67, 77, 85))?.html).toContain("x=67% width=18%");
  expect(ageOf(aged(67, 77, 85))?.html).not.toContain(">60</text>");
});

test("labels that would touch are one", () => {
  expect(ageOf(aged(7, 8, 9))?.html).toContain(">7–9</text>");
  expect(ageOf(aged(8, 8, 8))?.words.figures).toContain("are about 8 years old");
});

test("of a name that few living people have, or nobody on record, nothing is told", () => {
  expect(ageOf({ living: 900 })).toBeNull();
  expect(buildAgeView(namePageByHand())).toBeNull();
});

test("a name that we cannot say has no article", () => {
  expect(buildAgeView(namePageByHand({ id: "umar", age: OLIVIA }))?.words.heading).toBe(
    "How old are people named Umar?",
  );
});

test("the article goes by the sound", () => {
  expect(oneWithArticle("Olivia", "oʊˈlɪviə")).toBe("an Olivia");
  expect(oneWithArticle("Eunice", "ˈjunəs")).toBe("a Eunice");
  expect(oneWithArticle("Ursula", "ˈɝsələ")).toBe("an Ursula");
  expect(oneWithArticle("Hazel", "ˈheɪzəl")).toBe("a Hazel");
});
