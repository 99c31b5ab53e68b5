import { expect, test } from "vitest";
import { openGender } from "./open-gender.ts";

test("the figures of the records make an item", () => {
  expect(openGender(["Nova\t1\tgirl\t95.1\t47,689\t1 in 345 girls in 2025"])).toEqual([
    {
      id: "nova",
      level: 1,
      answer: "girl",
      item: {
        name: "Nova",
        gender: "girl",
        hint: "Given to 47,689 babies in ten years. Unisex means at least three in ten of each sex.",
        popularity: "1 in 345 girls in 2025",
        girls: 95.1,
      },
    },
  ]);
});
