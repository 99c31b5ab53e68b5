import { expect, test } from "vitest";
import { isMashed } from "./mashed.ts";

test.each(["qwerty", "abcdefg", "aaa", "xyz", "asdfgh", "uiop", "zxcvbnm", "wxyz", "gfdsa", "abcd", "jjjj"])(
  "letters as they come, and no name: %s",
  (word) => {
    expect(isMashed(word)).toBe(true);
  },
);

test.each([
  "stuart",
  "hijo",
  "wren",
  "abby",
  "Deirdre",
  "power",
  "asa",
  "ava",
  "stu",
  "rty",
  "olivia",
  "zoe",
])("a name, or what may be one: %s", (word) => {
  expect(isMashed(word)).toBe(false);
});
