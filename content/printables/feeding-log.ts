import type { Sheet } from "#domain/printables/sheet.ts";

export const FEEDING_LOG: Sheet = {
  id: "feeding-log",
  title: "Feeding log",
  span: "One day, 0–12 months",
  pages: [
    [
      {
        kind: "lines",
        id: "baby",
        rows: [
          [
            { id: "name", label: "Baby’s name", entry: { kind: "text" }, share: 2 },
            { id: "date", label: "Date", entry: { kind: "date" }, share: 1 },
            { id: "age", label: "Age", entry: { kind: "text" }, share: 1 },
          ],
        ],
      },
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
          { id: "time", label: "Time", entry: { kind: "time" }, share: 17 },
          { id: "type", label: "Type", entry: { kind: "choice", choices: ["BF", "BT", "SF"] }, share: 21 },
          { id: "amount", label: "Amount", entry: { kind: "text" }, share: 13 },
          { id: "duration", label: "Duration", entry: { kind: "text" }, share: 13 },
          { id: "notes", label: "Notes", entry: { kind: "text" }, share: 36 },
        ],
        rows: Array.from({ length: 15 }, (_, place) => ({ id: `${place + 1}` })),
        rowMm: 9.6,
      },
      {
        kind: "lines",
        id: "day",
        title: "Daily summary",
        rows: [
          [
            { id: "feeds", label: "Feeds today", entry: { kind: "number" }, share: 1 },
            { id: "amount", label: "Total amount", entry: { kind: "text" }, share: 1 },
            { id: "wet", label: "Wet diapers", entry: { kind: "number" }, share: 1 },
            { id: "dirty", label: "Dirty diapers", entry: { kind: "number" }, share: 1 },
          ],
        ],
      },
      { kind: "notes", id: "notes", title: "Notes", lines: 3 },
    ],
  ],
  closing: "A record to take to your pediatrician. Not medical advice.",
};
