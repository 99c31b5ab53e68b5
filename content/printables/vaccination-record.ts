import type { Row, Sheet } from "#domain/printables/sheet.ts";
import { blank, emptyRows } from "./blanks.ts";

/** The doses of the routine schedule, by the age from which they are given; where a dose has a window, it is named. */
const SCHEDULE: readonly (readonly [age: string, ...doses: readonly (readonly [string, string])[]])[] = [
  ["Birth", ["HepB", "1"], ["RSV antibody", "one, in season"]],
  ["2 months", ["HepB", "2"], ["RV", "1"], ["DTaP", "1"], ["Hib", "1"], ["PCV", "1"], ["IPV", "1"]],
  ["4 months", ["RV", "2"], ["DTaP", "2"], ["Hib", "2"], ["PCV", "2"], ["IPV", "2"]],
  [
    "6 months",
    ["HepB", "3, to 18 months"],
    ["RV", "3, by brand"],
    ["DTaP", "3"],
    ["Hib", "3, by brand"],
    ["PCV", "3"],
    ["IPV", "3, to 18 months"],
  ],
  ["12–15 months", ["Hib", "final"], ["PCV", "4"], ["MMR", "1"], ["VAR", "1"], ["HepA", "1, to 23 months"]],
];

const DOSES: readonly Row[] = SCHEDULE.flatMap(([age, ...doses]) =>
  doses.map(([vaccine, dose]) => ({
    // Of words, so that what was filled in stays with its dose when the schedule changes.
    id: `${vaccine} ${age}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    printed: { age, vaccine, dose },
  })),
);

const BLANK_ROWS: readonly Row[] = emptyRows(6, "more-");

export const VACCINATION_RECORD: Sheet = {
  id: "vaccination-record",
  title: "Vaccination record",
  span: "0–18 years, schedule to 15 months",
  pages: [
    [
      {
        kind: "lines",
        id: "child",
        rows: [
          [
            blank("name", "Child’s name", "text", 2),
            blank("born", "Date of birth", "date"),
            blank("clinic", "Clinic", "text", 2),
          ],
        ],
      },
      {
        kind: "table",
        id: "doses",
        columns: [
          blank("age", "Age", "text", 12),
          blank("vaccine", "Vaccine", "text", 13),
          blank("dose", "Dose", "text", 14),
          blank("date", "Date", "date", 12),
          blank("product", "Product and lot", "text", 18),
          blank("by", "Where, by whom", "text", 17),
          blank("reaction", "Reaction", "text", 14),
        ],
        rows: [...DOSES, ...BLANK_ROWS],
        rowMm: 6.5,
      },
      {
        kind: "legend",
        title: "Abbreviations",
        entries: [
          { sign: "HepB", meaning: "hepatitis B" },
          { sign: "RSV", meaning: "respiratory syncytial virus" },
          { sign: "RV", meaning: "rotavirus" },
          { sign: "DTaP", meaning: "diphtheria, tetanus, whooping cough" },
          { sign: "Hib", meaning: "Haemophilus influenzae type b" },
          { sign: "PCV", meaning: "pneumococcus" },
          { sign: "IPV", meaning: "polio" },
          { sign: "MMR", meaning: "measles, mumps, rubella" },
          { sign: "VAR", meaning: "chickenpox" },
          { sign: "HepA", meaning: "hepatitis A" },
        ],
      },
      {
        kind: "words",
        text: "Routine US schedule, AAP ages, January 2026, from secondary copies; schedules changed in 2026: ask your clinician. CDC’s list of January 2026 had fewer for every child; a court put it on hold in March 2026. Empty rows: flu each year from 6 months, COVID-19 as advised, DTaP 4 at 15–18 months.",
      },
    ],
  ],
  closing: "A record for you to keep. Not medical advice.",
};
