import type { Figures } from "#domain/articles/figure.ts";
import { SLEEP_SCALE } from "./sleep-scale.ts";

export const ELEMENTARY_SUCCESS = {
  absence: {
    kind: "drawing",
    drawing: "two-days-a-month",
    alt: "A monthly calendar with two days crossed out.",
    caption: "Two days a month is about 18 days a year, or 10 percent.",
  },
  sleep: {
    ...SLEEP_SCALE,
    spans: [
      { label: "Age 5", from: 10, to: 13, words: "10 to 13 hours, naps included" },
      { label: "6 to 12", from: 9, to: 12, words: "9 to 12 hours" },
    ],
    caption: "Sleep in 24 hours.",
  },
  naep: {
    kind: "scale",
    from: 0,
    to: 100,
    ends: ["None", "All"],
    spans: [
      { label: "Below Basic", from: 0, to: 40, words: "40 percent" },
      { label: "Proficient", from: 69, to: 100, words: "31 percent" },
    ],
    caption: "Fourth graders in reading, 2024. Proficient is a high bar, not the same as grade level.",
  },
  homework: {
    kind: "scale",
    from: 0,
    to: 60,
    ends: ["0", "60 minutes"],
    spans: [
      { label: "Grade 1", from: 0, to: 10, words: "10 minutes" },
      { label: "Grade 3", from: 0, to: 30, words: "30 minutes" },
      { label: "Grade 5", from: 0, to: 50, words: "50 minutes" },
    ],
    caption: "At most, each night, all subjects together.",
  },
  teacher: {
    kind: "steps",
    steps: [
      ["First week", "A short note: one thing loved, one thing hard"],
      ["Conference", "What should she be able to do? Can she?"],
      ["Upset", "A meeting, not a midnight email"],
      ["No change", "To the principal, with the dates"],
    ],
    caption: "Working with the teacher, step by step.",
  },
  iep: {
    kind: "scale",
    from: 0,
    to: 90,
    ends: ["Consent", "90 days"],
    spans: [
      { label: "Evaluation", from: 0, to: 60, words: "60 days, unless your state sets another limit" },
      { label: "Meeting to write the plan", from: 60, to: 90, words: "within 30 days" },
    ],
    caption: "From your signed consent to the meeting: the longest it may take.",
  },
  dice: {
    kind: "drawing",
    drawing: "dice-and-coins",
    alt: "Two dice, coins and a measuring cup.",
    caption: "A few minutes of cards or dice most days.",
  },
  friend: {
    kind: "drawing",
    drawing: "one-friend",
    alt: "Two children build a tower of blocks together.",
    caption: "One child, one hour, something to do.",
  },
  bored: {
    kind: "drawing",
    drawing: "box-and-tape",
    alt: "A child looks out of a cardboard box, with a roll of tape beside it.",
    caption: "A bored child with a box and some tape is doing well.",
  },
} as const satisfies Figures;
