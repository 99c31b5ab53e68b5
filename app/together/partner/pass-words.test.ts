import { expect, test } from "vitest";
import { passWords } from "./pass-words.ts";

test("the partner is called by the name in the link", () => {
  expect(passWords("Sam", 12)).toEqual({
    heading: "Sam picked some names. Which do you like?",
    lead: "Twelve cards, about two minutes. Some are Sam’s, some aren’t.",
    promise: "Sam never sees a “no”.",
  });
});

test("without a name it is the partner, and few cards take a minute", () => {
  expect(passWords("", 5)).toEqual({
    heading: "Your partner picked some names. Which do you like?",
    lead: "Five cards, about a minute. Some are your partner’s, some aren’t.",
    promise: "Your partner never sees a “no”.",
  });
  expect(passWords("", 1).lead).toBe("One card. It may be your partner’s, or not.");
});
