import type { Column, Sheet } from "#domain/printables/sheet.ts";

const QUALITY: Column = {
  id: "quality",
  label: "Quality",
  entry: { kind: "choice", choices: ["Excellent", "Good", "Fair", "Poor"] },
  share: 40,
};

export const SLEEP_TRACKER: Sheet = {
  id: "sleep-tracker",
  title: "Sleep tracker",
  span: "One day and night, 0–24 months",
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
        kind: "table",
        id: "night",
        title: "Night sleep",
        columns: [
          { id: "bedtime", label: "Bedtime", entry: { kind: "time" }, share: 15 },
          { id: "up", label: "Up at", entry: { kind: "time" }, share: 15 },
          { id: "woke", label: "Times awake", entry: { kind: "number" }, share: 15 },
          { id: "total", label: "Total", entry: { kind: "text" }, share: 15 },
          QUALITY,
        ],
        rows: [{ id: "1" }],
        rowMm: 9.6,
      },
      {
        kind: "table",
        id: "naps",
        title: "Naps",
        columns: [
          { id: "nap", label: "Nap", entry: { kind: "text" }, share: 8 },
          { id: "start", label: "Start", entry: { kind: "time" }, share: 13 },
          { id: "end", label: "End", entry: { kind: "time" }, share: 13 },
          { id: "total", label: "Total", entry: { kind: "text" }, share: 11 },
          { id: "where", label: "Where", entry: { kind: "text" }, share: 15 },
          QUALITY,
        ],
        rows: Array.from({ length: 8 }, (_, place) => ({
          id: `${place + 1}`,
          printed: { nap: `${place + 1}` },
        })),
        rowMm: 9.6,
      },
      {
        kind: "lines",
        id: "room",
        title: "Sleep environment",
        rows: [
          [
            { id: "place", label: "Crib, bassinet or other", entry: { kind: "text" }, share: 1 },
            { id: "temperature", label: "Room temperature", entry: { kind: "text" }, share: 1 },
            { id: "clothing", label: "Sleepwear", entry: { kind: "text" }, share: 1 },
          ],
          [
            { id: "light", label: "Light", entry: { kind: "text" }, share: 1 },
            { id: "noise", label: "Noise", entry: { kind: "text" }, share: 1 },
            { id: "routine", label: "Before bed", entry: { kind: "text" }, share: 1 },
          ],
        ],
      },
      {
        kind: "lines",
        id: "day",
        title: "Summary",
        rows: [
          [
            { id: "night", label: "Night sleep", entry: { kind: "text" }, share: 1 },
            { id: "naps", label: "Naps together", entry: { kind: "text" }, share: 1 },
            { id: "all", label: "All in 24 hours", entry: { kind: "text" }, share: 1 },
            { id: "quality", label: "Quality of the day", entry: { kind: "text" }, share: 1 },
          ],
        ],
      },
      {
        kind: "reference",
        title: "Sleep in 24 hours, naps included",
        columns: ["Age", "Hours", "Who says so"],
        rows: [
          ["0–3 months", "14–17", "National Sleep Foundation, 2015"],
          ["4–12 months", "12–16", "American Academy of Sleep Medicine, 2016"],
          ["1–2 years", "11–14", "American Academy of Sleep Medicine, 2016"],
        ],
        source:
          "What is normal varies, most of all in the first months. On the back for every sleep, on a firm, flat surface, with nothing else in the crib (AAP, 2022).",
      },
    ],
  ],
  closing: "A record to take to your pediatrician. Not medical advice.",
};
