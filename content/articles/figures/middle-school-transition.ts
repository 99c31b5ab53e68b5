import type { Figures } from "#domain/articles/figure.ts";
import { SLEEP_SCALE } from "./sleep-scale.ts";

export const MIDDLE_SCHOOL_TRANSITION = {
  changes: {
    kind: "kinds",
    kinds: [
      { heading: "Adults worry about", lines: ["Grades"] },
      {
        heading: "Children worry about",
        lines: ["Undressing for gym class", "Getting lost and lockers", "Lunch", "Bullies"],
      },
    ],
    caption: "Start with theirs.",
  },
  lock: {
    kind: "drawing",
    drawing: "lock-and-card",
    alt: "A combination lock, and beside it a card with a schedule.",
    caption:
      "A lock to practice, ten times a day for a week. A schedule on a card, with a copy in the backpack.",
  },
  sentence: {
    kind: "numbers",
    numbers: [
      ["34 percent", "fewer disciplinary incidents"],
      ["18 percent", "fewer failing grades"],
      ["1 district", "so not proof"],
    ],
    caption: "What the exercise did in one study, compared with other writing tasks.",
  },
  sleep: {
    ...SLEEP_SCALE,
    spans: [
      { label: "6 to 12", from: 9, to: 12, words: "9 to 12 hours" },
      { label: "From 13", from: 8, to: 10, words: "8 to 10 hours" },
    ],
    caption: "How much sleep children need.",
  },
  bullying: {
    kind: "scale",
    from: 0,
    to: 50,
    ends: ["0", "50 percent"],
    spans: [
      { label: "Grades 6 to 8", from: 0, to: 28, words: "about 28 percent" },
      { label: "High school", from: 0, to: 19, words: "about 19 percent" },
    ],
    caption: "Students who said in 2019 that they were bullied at school that year.",
  },
  well: {
    kind: "kinds",
    kinds: [
      { heading: "Morning", lines: ["Gets up and goes"] },
      { heading: "School", lines: ["At least one friend", "An adult your child speaks well of"] },
      { heading: "Home", lines: ["Your child tells you something you didn’t ask about"] },
    ],
    caption: "Four things to look for by winter.",
  },
  pack: {
    kind: "drawing",
    drawing: "pack-by-door",
    alt: "A packed backpack with two folders beside a front door, and the moon in the window.",
    caption: "Backpack packed at night, by the door.",
  },
  phone: {
    kind: "drawing",
    drawing: "phone-outside",
    alt: "A bed at night, a wall, and on the other side of it a phone charging on a small table.",
    caption: "No phone in the bedroom at night. It charges outside.",
  },
  pool: {
    kind: "drawing",
    drawing: "back-seat",
    alt: "A car from the side, with two children in the back seat and a parent at the wheel.",
    caption:
      "Drive the carpool. You’ll learn more from what you hear in the back seat than from any question.",
  },
  moods: {
    kind: "numbers",
    numbers: [
      ["2 weeks", "of sadness, worry or anger: call your pediatrician"],
      ["12", "the age when AAP-advised screening starts"],
      ["988", "call or text at any hour, if a child talks about wanting to die"],
    ],
    caption: "When moods need more than time.",
  },
  iep: {
    kind: "steps",
    steps: [
      ["Spring", "A meeting with someone from the new school"],
      ["The plan", "What no longer fits, what the new building needs"],
      ["First day", "The IEP is in force"],
      ["First week", "Half a page to each teacher"],
    ],
    caption: "The plan goes along to the new school.",
  },
} as const satisfies Figures;
