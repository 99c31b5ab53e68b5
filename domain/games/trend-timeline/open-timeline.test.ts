import { expect, test } from "vitest";
import { openTimeline } from "./open-timeline.ts";

test("a letter for each value of the curve, in thirtieths of the highest", () => {
  expect(
    openTimeline(["Logan\t1\tb\t2010\t1900,1930,1960\t388,000\t148\t7119\t11110000000000000001259IRUTSI"]),
  ).toEqual([
    {
      id: "logan",
      level: 1,
      answer: "2010",
      item: {
        name: "Logan",
        hint: "Given to 388,000 boys since 1880",
        options: ["1900s", "1930s", "1960s", "2010s"],
        correct: "2010s",
        peakDecade: "2010s",
        explanation:
          "In the 2010s, 1 in 148 boys got the name Logan, more than in any other decade on record.",
        sex: "boys",
        curve: [
          237, 237, 237, 237, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 237, 475, 1187, 2136, 4271, 6407,
          7119, 6882, 6644, 4271,
        ],
      },
    },
  ]);
});
