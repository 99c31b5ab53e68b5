import { expect, test } from "vitest";
import { createAskedAs, wholeWords } from "./asked-as.ts";

test("a question is asked as the first row says of which all words stand in it, and none that must not", () => {
  const asIn = createAskedAs([
    { words: ["how (?:much|many)", "\\d+ months?", "sleep"], not: "car seats?", as: "sleep tracker" },
    { words: ["sleep"], as: "safe sleep" },
  ]);
  expect(asIn("Sleep at 4 months, how many hours?")).toBe("sleep tracker");
  expect(asIn("how much sleep in a car seat at 4 months")).toBe("safe sleep");
  expect(asIn("how many diapers")).toBeNull();
});

test("words are whole, whatever their letters", () => {
  expect(wholeWords("ot|pt").test("OT or PT")).toBe(true);
  expect(wholeWords("ot").test("not a bottle")).toBe(false);
});
