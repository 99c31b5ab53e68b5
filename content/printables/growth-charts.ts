import type { Block, Sheet } from "#domain/printables/sheet.ts";
import { blank, emptyRows } from "./blanks.ts";

const BABY: Block = {
  kind: "lines",
  id: "baby",
  rows: [
    [
      blank("name", "Baby’s name", "text", 2),
      blank("born", "Date of birth", "date"),
      blank("weeks", "Weeks at birth", "number"),
    ],
  ],
};

const MEASUREMENTS: Block = {
  kind: "table",
  id: "measurements",
  columns: [
    blank("date", "Date", "date", 18),
    blank("age", "Age in months", "number", 18),
    blank("weight", "Weight", "text", 20),
    blank("length", "Length", "text", 20),
    blank("head", "Head circumference", "text", 24),
  ],
  rows: emptyRows(12),
  rowMm: 8.4,
};

const CREDIT = "Growth data: WHO Child Growth Standards, World Health Organization (2006, 2007).";

const CLOSING = "For information only. It doesn’t replace an exam. WHO has not endorsed this sheet.";

/** One sheet for girls and one for boys: WHO’s standards differ. The curves have a page of their own, with the notes. */
function growthChart(sheet: Pick<Sheet, "id" | "title">, sex: "girl" | "boy", many: string): Sheet {
  return {
    ...sheet,
    span: "0–24 months, WHO standards",
    pages: [
      [
        BABY,
        MEASUREMENTS,
        {
          kind: "percentiles",
          sex,
          title: `WHO percentiles for ${many}`,
          age: "Months",
          measures: {
            weight: "Weight, kg and lb",
            length: "Length, cm and in",
            head: "Head circumference, cm and in",
          },
          source: `A percentile is a place in a line of 100 ${many}: at the 15th, about 15 measure less. 94 of 100 are between the 3rd and the 97th. If your baby was born before 37 weeks, count the age from the due date. ${CREDIT}`,
        },
      ],
      [
        {
          kind: "curves",
          sex,
          title: `WHO curves for ${many}`,
          age: "Age in months",
          measures: { weight: "Weight in kg", length: "Length in cm", head: "Head circumference in cm" },
          source: `Mark each measurement with a dot, and connect the dots. One point is not a trend. ${CREDIT}`,
        },
        { kind: "notes", id: "notes", title: "Notes", lines: 6 },
      ],
    ],
    closing: CLOSING,
  };
}

export const GROWTH_CHART_BOYS = growthChart(
  { id: "growth-chart-boys", title: "Growth chart for boys" },
  "boy",
  "boys",
);
export const GROWTH_CHART_GIRLS = growthChart(
  { id: "growth-chart-girls", title: "Growth chart for girls" },
  "girl",
  "girls",
);
