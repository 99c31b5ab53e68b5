import type { Sheet } from "#domain/printables/sheet.ts";
import { BABY_AND_DAY, blank, choice, emptyRows } from "./blanks.ts";

const QUALITY = choice("quality", "Quality", ["Excellent", "Good", "Fair", "Poor"], 40);

export const SLEEP_TRACKER: Sheet = {
  id: "sleep-tracker",
  title: "Sleep tracker",
  span: "One day and night, 0–24 months",
  pages: [
    [
      BABY_AND_DAY,
      {
        kind: "table",
        id: "night",
        title: "Night sleep",
        columns: [
          blank("bedtime", "Bedtime", "time", 15),
          blank("up", "Up at", "time", 15),
          blank("woke", "Times awake", "number", 15),
          blank("total", "Total", "text", 15),
          QUALITY,
        ],
        rows: emptyRows(1),
        rowMm: 9.6,
      },
      {
        kind: "table",
        id: "naps",
        title: "Naps",
        columns: [
          blank("nap", "Nap", "text", 8),
          blank("start", "Start", "time", 13),
          blank("end", "End", "time", 13),
          blank("total", "Total", "text", 11),
          blank("where", "Where", "text", 15),
          QUALITY,
        ],
        rows: emptyRows(8).map(({ id }) => ({ id, printed: { nap: id } })),
        rowMm: 9.6,
      },
      {
        kind: "lines",
        id: "room",
        title: "Sleep environment",
        rows: [
          [
            blank("place", "Crib, bassinet or other", "text"),
            blank("temperature", "Room temperature", "text"),
            blank("clothing", "Sleepwear", "text"),
          ],
          [
            blank("light", "Light", "text"),
            blank("noise", "Noise", "text"),
            blank("routine", "Before bed", "text"),
          ],
        ],
      },
      {
        kind: "lines",
        id: "day",
        title: "Summary",
        rows: [
          [
            blank("night", "Night sleep", "text"),
            blank("naps", "Total naps", "text"),
            blank("all", "Total in 24 hours", "text"),
            blank("quality", "Overall quality", "text"),
          ],
        ],
      },
      {
        kind: "reference",
        title: "Sleep in 24 hours, naps included",
        columns: ["Age", "Hours", "Source"],
        rows: [
          ["0–3 months", "14–17", "National Sleep Foundation, 2015"],
          ["4–12 months", "12–16", "American Academy of Sleep Medicine, 2016"],
          ["1–2 years", "11–14", "American Academy of Sleep Medicine, 2016"],
        ],
        source:
          "What’s normal varies, especially in the first months. On the back for every sleep, on a firm, flat surface, with nothing else in the crib (AAP, 2022).",
      },
    ],
  ],
  closing: "A record to take to your pediatrician. Not medical advice.",
};
