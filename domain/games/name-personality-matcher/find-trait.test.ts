import { expect, test } from "vitest";
import { findTrait } from "./find-trait.ts";
import type { PersonalityItem } from "./item.ts";
import { TRAITS } from "./trait.ts";

/** Questions of which every trait is an answer: the text of an option is its trait. */
const ITEM: PersonalityItem = { question: "?", options: TRAITS.map((trait) => ({ text: trait, trait })) };
const ITEMS = [ITEM, ITEM, ITEM];

test("the most frequent trait wins, wherever it is listed", () => {
  expect(findTrait(ITEMS, ["strong", "wisdom", "strong"])).toBe("strong");
  expect(findTrait(ITEMS, ["wisdom", "gentle", "gentle"])).toBe("gentle");
});

test("among equals the first in the list wins, not the first chosen", () => {
  expect(findTrait(ITEMS, ["strong", "gentle", "social"])).toBe("social");
  expect(findTrait(ITEMS, ["creative", "nature", "strong"])).toBe("nature");
  expect(findTrait(ITEMS, ["strong", "nature", "wisdom"])).toBe("wisdom");
});

test("the list is wisdom, nature, creative, social, gentle, strong", () => {
  expect(TRAITS).toEqual(["wisdom", "nature", "creative", "social", "gentle", "strong"]);
});
