import type { Sheet } from "#domain/printables/sheet.ts";
import { BABY_AND_DAY, blank, choice, emptyRows } from "./blanks.ts";

export const FEEDING_LOG: Sheet = {
  id: "feeding-log",
  title: "Feeding log",
  span: "One day, 0–12 months",
  pages: [
    [
      BABY_AND_DAY,
      {
        kind: "legend",
        entries: [
          { sign: "BF", meaning: "breastfed" },
          { sign: "BT", meaning: "bottle" },
          { sign: "SF", meaning: "solid food" },
        ],
        remark: "Amount in oz or ml, duration in minutes",
      },
      {
        kind: "table",
        id: "feeds",
        columns: [
          blank("time", "Time", "time", 17),
          choice("type", "Type", ["BF", "BT", "SF"], 21),
          blank("amount", "Amount", "text", 13),
          blank("duration", "Duration", "text", 13),
          blank("notes", "Notes", "text", 36),
        ],
        rows: emptyRows(15),
        rowMm: 9.6,
      },
      {
        kind: "lines",
        id: "day",
        title: "Daily summary",
        rows: [
          [
            blank("feeds", "Feedings today", "number"),
            blank("amount", "Total amount", "text"),
            blank("wet", "Wet diapers", "number"),
            blank("dirty", "Dirty diapers", "number"),
          ],
        ],
      },
      { kind: "notes", id: "notes", title: "Notes", lines: 3 },
    ],
  ],
  closing: "A record to take to your pediatrician. Not medical advice.",
};
