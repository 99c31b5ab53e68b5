import { expect, test } from "vitest";
import { LOCALE } from "./locale.ts";
import { listed, listedWithComma } from "./lists.ts";

test("words stand in a row, the last after an and", () => {
  expect([[], ["Hazel"], ["Hazel", "Ivy"], ["Hazel", "Ivy", "June"]].map((words) => listed(words))).toEqual([
    "",
    "Hazel",
    "Hazel and Ivy",
    "Hazel, Ivy and June",
  ]);
  expect(listedWithComma(["Hazel", "Ivy", "June"])).toBe("Hazel, Ivy, and June");
});

test("words are listed without a formatter as the formatter lists them", () => {
  const [slow, slowAsBritish] = [LOCALE, "en-GB"].map((locale) => new Intl.ListFormat(locale));
  const words = ["Hazel", "Ivy and June", "Zoë", "", "Siobhán"];
  for (let count = 0; count <= words.length; count += 1) {
    expect(listedWithComma(words.slice(0, count))).toBe(slow?.format(words.slice(0, count)));
    expect(listed(words.slice(0, count))).toBe(slowAsBritish?.format(words.slice(0, count)));
  }
});
