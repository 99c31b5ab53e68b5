import { expect, test } from "vitest";
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
