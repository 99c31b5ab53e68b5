import type { Sheet } from "#domain/printables/sheet.ts";
import { blank } from "./blanks.ts";

/** Ages from CDC’s lists of 2022, in our words: for each age one thing of company, language, thinking and movement. */
export const MILESTONE_TRACKER: Sheet = {
  id: "milestone-tracker",
  title: "Milestone tracker",
  span: "Birth to 18 months",
  pages: [
    [
      {
        kind: "lines",
        id: "baby",
        rows: [
          [
            blank("name", "Baby’s name", "text", 2),
            blank("born", "Date of birth", "date"),
            blank("due", "Due date, if born early", "date"),
          ],
        ],
      },
      {
        kind: "checklist",
        id: "two-months",
        title: "By 2 months",
        items: [
          { id: "smiles", text: "Smiles back at you" },
          { id: "sounds", text: "Makes sounds other than crying" },
          { id: "follows", text: "Follows you with their eyes" },
          { id: "lifts-head", text: "Lifts head when on tummy" },
        ],
      },
      {
        kind: "checklist",
        id: "four-months",
        title: "By 4 months",
        items: [
          { id: "attention", text: "Smiles to get your attention" },
          { id: "turns", text: "Turns toward your voice" },
          { id: "hands", text: "Looks closely at their hands" },
          { id: "steady-head", text: "Holds head steady" },
        ],
      },
      {
        kind: "checklist",
        id: "six-months",
        title: "By 6 months",
        items: [
          { id: "familiar", text: "Knows familiar people" },
          { id: "takes-turns", text: "Takes turns making sounds with you" },
          { id: "reaches", text: "Reaches for a toy" },
          { id: "rolls", text: "Rolls from tummy to back" },
        ],
      },
      {
        kind: "checklist",
        id: "nine-months",
        title: "By 9 months",
        items: [
          { id: "name", text: "Looks up when called by name" },
          { id: "strings", text: "Strings sounds together, like “mamama”" },
          { id: "dropped", text: "Looks for things that were dropped" },
          { id: "sits", text: "Sits without support" },
        ],
      },
      {
        kind: "checklist",
        id: "twelve-months",
        title: "By 12 months",
        items: [
          { id: "pat-a-cake", text: "Plays games with you, like pat-a-cake" },
          { id: "waves", text: "Waves bye-bye" },
          { id: "hidden", text: "Looks for something after seeing you hide it" },
          { id: "stands", text: "Pulls up to stand" },
        ],
      },
      { kind: "notes", id: "notes", title: "Notes, and what’s new up to 18 months", lines: 4 },
      {
        kind: "words",
        text: "By each age, at least 75 in 100 children do these things. An empty box is something to ask about, not a diagnosis. If your baby was born early, count from the due date. Ages: CDC, “Learn the Signs. Act Early.”, 2022, from copies of its lists, in our words.",
      },
    ],
  ],
  closing: "A record to take to your pediatrician. It isn’t a screening test.",
};
