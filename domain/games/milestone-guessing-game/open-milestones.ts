import type { MilestoneItem } from "./item.ts";
import { fieldsOf, levelOf } from "#domain/games/pool/fields.ts";
import type { OpenPool } from "#domain/games/pool/packed-pool.ts";

/** Rows of source, level, age in months, and what babies do; of WHO also the window and the mean, in months. */
export const openMilestones: OpenPool<MilestoneItem> = (rows) =>
  rows.map(fieldsOf).map(([from = "", level = "", age = "", what = "", window = "", mean = ""]) => ({
    id: what.toLowerCase().replace(/[^a-z]+/g, "-"),
    level: levelOf(level),
    answer: age,
    item: {
      correctAge: Number(age),
      unit: "months",
      ...(from === "who" ? watched(what, window, mean) : listed(what, age)),
    },
  }));

/**
 * CDC's lists tell by when most babies do something, not when they begin: the question asks for the list. It names the year, as
 * parents of older children know earlier lists with other ages.
 */
function listed(what: string, age: string) {
  return {
    milestone: what,
    question: "Which of the CDC’s 2022 checklists has this: 2, 4, 6, 9, 12, 15 or 18 months?",
    range: `by ${age} months`,
    explanation:
      "The checklist shows what at least 75% of babies do by that age. Many do it earlier. This isn’t a test of your child.",
    source: "CDC, Learn the Signs. Act Early., 2022",
  };
}

/** WHO's window runs from the first to the 99th centile. */
function watched(what: string, window: string, mean: string) {
  return {
    milestone: what,
    question: "At how many months do babies start doing this, on average?",
    range: `${window} months`,
    explanation: `The mean was ${mean} months; 98 of 100 babies studied in five countries started within the range. This isn’t a test of your child.`,
    source: "WHO Motor Development Study, 2006",
  };
}
