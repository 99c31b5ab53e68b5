import type { MilestoneItem } from "#domain/games/milestone-guessing-game/item.ts";
import type { Messages } from "./game-words.ts";

const CDC = "CDC, “Learn the Signs. Act Early.” checklists, 2022";
const WHO = "WHO Motor Development Study, 2006";

/**
 * The specification’s five answers and ranges. The explanation adds what the CDC’s checklists say, which list what at least three
 * quarters of children do by an age, and the span that WHO measured (1st to 99th centile).
 */
export const MILESTONE_ITEMS: readonly MilestoneItem[] = [
  {
    milestone: "First smile",
    correctAge: 2,
    unit: "months",
    range: "6-8 weeks",
    explanation: "It’s on the CDC’s checklist for 2 months, too: most babies smile back by then.",
    source: CDC,
  },
  {
    milestone: "Rolling over",
    correctAge: 4,
    unit: "months",
    range: "3-6 months",
    explanation:
      "The CDC lists rolling from tummy to back at 6 months: at least three in four babies do it by then.",
    source: CDC,
  },
  {
    milestone: "Sitting without support",
    correctAge: 6,
    unit: "months",
    range: "4-8 months",
    explanation:
      "WHO found a mean of 6.0 months, and nearly all babies between 3.8 and 9.2. The CDC lists it at 9 months, when at least three in four sit.",
    source: `${WHO}; ${CDC}`,
  },
  {
    milestone: "First steps",
    correctAge: 12,
    unit: "months",
    range: "9-18 months",
    explanation:
      "WHO found a mean of 12.1 months for walking alone, and nearly all babies between 8.2 and 17.6. The CDC lists a few steps at 15 months.",
    source: `${WHO}; ${CDC}`,
  },
  {
    milestone: "First words",
    correctAge: 12,
    unit: "months",
    range: "10-14 months",
    explanation:
      "The CDC lists a special name for a parent at 12 months, and one or two other words at 15 months.",
    source: CDC,
  },
];

export const MILESTONE_NOTE =
  "This is a game, not a test of your child. Babies can be months apart. If you have questions about yours, ask your pediatrician.";

export const MILESTONE_MESSAGES: Messages = {
  top: "You know your baby development!",
  middle: "Good knowledge!",
  low: "Keep learning about baby milestones!",
};
