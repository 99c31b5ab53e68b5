import { expect, test } from "vitest";
import { withoutWords } from "./without-words.ts";

test.each([
  ["postpartum help in Ohio", "Ohio", "postpartum help"],
  ["postpartum help in Ohio", "postpartum", "help in Ohio"],
  ["Free diapers in San José", "San José", "Free diapers"],
  ["diapers texas", "diaper", "texas"],
  ["lactation consultant near me", "lactation consultant", "near me"],
  ["ohio", "Ohio", ""],
  ["help for new moms in NY", "new mom", "help in NY"],
  ["car seat", "breastfeeding", ""],
])("%s without %s: %s", (text, understood, left) => {
  expect(withoutWords(text, understood)).toBe(left);
});
