import { expect, test } from "vitest";
import { NEED_WORDS } from "#content/directory/need-words.ts";
import { CATEGORIES } from "./choices.ts";
import { createNeedReader } from "./read-need.ts";

const needIn = createNeedReader(NEED_WORDS);

test.each([
  ["postpartum help ohio", "Postpartum Support"],
  ["PPD", "Postpartum Support"],
  ["lactation consultants", "Breastfeeding Support"],
  ["my baby’s not talking", "Child Development"],
  ["children's hospital denver", "Pediatric Care"],
  ["someone to talk to", "Mental Health"],
  ["diapers", "Family Services"],
  ["parenting classes", "Education & Classes"],
  ["crisis nursery", "Emergency Resources"],
  ["autism help", "Special Needs Support"],
  ["new mom groups", "New Parent Support Groups"],
  ["brestfeeding help", "Breastfeeding Support"],
  ["postpardum depresion", "Postpartum Support"],
])("%s: %s", (text, category) => {
  expect(needIn(text).category).toBe(category);
});

test("no need is read where there is none, nor within a word", () => {
  expect(needIn("car seat").category).toBeNull();
  expect(needIn("poisonous").category).toBeNull();
});

test("who looks for people is told apart", () => {
  expect(needIn("postpartum hotline").isSeeking).toBe(true);
  expect(needIn("postpartum depression").isSeeking).toBe(false);
});

test("every kind of help has its words, in small letters, and no saying stands twice", () => {
  expect(NEED_WORDS.needs.map(([category]) => category).toSorted()).toEqual([...CATEGORIES].toSorted());
  const sayings = NEED_WORDS.needs.flatMap(([, said]) => said);
  expect(sayings.filter((said, at) => sayings.indexOf(said) !== at)).toEqual([]);
  expect(sayings.filter((said) => !/^[a-z0-9 ]+$/.test(said))).toEqual([]);
});
