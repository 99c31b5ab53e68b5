import { expect, test } from "vitest";
import { openMilestones } from "./open-milestones.ts";

test("the lists tell by when, the study on average", () => {
  expect(
    openMilestones(["cdc\t1\t2\tReacts to loud sounds", "who\t1\t9\tWalking with assistance\t5.9-13.7\t9.2"]),
  ).toEqual([
    {
      id: "reacts-to-loud-sounds",
      level: 1,
      answer: "2",
      item: {
        correctAge: 2,
        unit: "months",
        milestone: "Reacts to loud sounds",
        question: "Which of the CDC’s 2022 checklists has this: 2, 4, 6, 9, 12, 15 or 18 months?",
        range: "by 2 months",
        explanation:
          "The checklist shows what at least 75% of babies do by that age. Many do it earlier. This isn’t a test of your child.",
        source: "CDC, Learn the Signs. Act Early., 2022",
      },
    },
    {
      id: "walking-with-assistance",
      level: 1,
      answer: "9",
      item: {
        correctAge: 9,
        unit: "months",
        milestone: "Walking with assistance",
        question: "At how many months do babies start doing this, on average?",
        range: "5.9-13.7 months",
        explanation:
          "The mean was 9.2 months; 98 of 100 babies studied in five countries started within the range. This isn’t a test of your child.",
        source: "WHO Motor Development Study, 2006",
      },
    },
  ]);
});
