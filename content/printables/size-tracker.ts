import type { Sheet } from "#domain/printables/sheet.ts";
import { blank, choice, emptyRows } from "./blanks.ts";

export const SIZE_TRACKER: Sheet = {
  id: "size-tracker",
  title: "Size tracker",
  span: "0–36 months",
  pages: [
    [
      {
        kind: "lines",
        id: "child",
        rows: [[blank("name", "Child’s name", "text", 2), blank("born", "Date of birth", "date")]],
      },
      {
        kind: "table",
        id: "clothes",
        title: "Clothing history",
        columns: [
          blank("date", "Date", "date", 13),
          blank("length", "Length, weight", "text", 17),
          blank("what", "Item and brand", "text", 25),
          blank("size", "Size", "text", 10),
          choice("fit", "Fit", ["Small", "Right", "Roomy"], 35),
        ],
        rows: emptyRows(8),
        rowMm: 6.5,
      },
      {
        kind: "table",
        id: "shoes",
        title: "Shoe history",
        columns: [
          blank("date", "Date", "date", 13),
          blank("foot", "Foot length", "text", 17),
          blank("brand", "Brand", "text", 25),
          blank("size", "Size", "text", 10),
          choice("fit", "Fit", ["Small", "Right", "Roomy"], 35),
        ],
        rows: emptyRows(10),
        rowMm: 6.5,
      },
      {
        kind: "reference",
        title: "Clothes",
        columns: ["US", "Body, cm", "Body, in", "EU", "Typical age"],
        rows: [
          ["Preemie", "to 44", "to 17", "44", "premature"],
          ["NB", "45–50", "18–20", "50", "0–1 months"],
          ["NB, 0–3M", "51–56", "20–22", "56", "0–2 months"],
          ["3M", "57–62", "22–24", "62", "2–4 months"],
          ["6M", "63–68", "25–27", "68", "4–6 months"],
          ["9M", "69–74", "27–29", "74", "6–10 months"],
          ["12M", "75–80", "30–31", "80", "10–15 months"],
          ["18M", "81–86", "32–34", "86", "15–22 months"],
          ["24M, 2T", "87–92", "34–36", "92", "22–29 months"],
          ["3T", "93–98", "37–39", "98", "30–38 months"],
        ],
        source:
          "Body lengths are from European size guides, ages from WHO’s median length. US labels are approximate. Brands differ.",
      },
      {
        kind: "reference",
        title: "Shoes",
        columns: ["US", "Foot, cm", "Foot, in", "EU", "Typical age"],
        rows: [
          ["1", "8.9", "3 1/2", "16", "0–3 months"],
          ["2", "9.5", "3 3/4", "17", "3–6 months"],
          ["3", "10.5", "4 1/8", "18", "6–9 months"],
          ["4", "11.4", "4 1/2", "19", "9–12 months"],
          ["5", "12.1", "4 3/4", "20", "12–18 months"],
          ["6", "13.0", "5 1/8", "22", "18–24 months"],
          ["7", "14.0", "5 1/2", "23", "about 2 years"],
          ["8", "14.6", "5 3/4", "24", "about 2.5 years"],
          ["9", "15.6", "6 1/8", "25", "about 3 years"],
        ],
        source:
          "Three or more published charts, read November 2026, agree on foot length; EU sizes differ by one. Measure again every 2–3 months and leave 1/2 in (12 mm) of room.",
      },
    ],
  ],
  closing: "Length and weight tell you more than age. Every chart is a rough guide.",
};
