import type { Row, Sheet } from "#domain/printables/sheet.ts";
import { blank, emptyRows } from "./blanks.ts";

/** A dose, as it is printed. Its id is a key in people's browsers: it stays when the words or the order change. */
type Dose = { readonly id: string; readonly vaccine: string; readonly dose: string };

/** The doses of the routine schedule, by the age from which they are given; where a dose has a window, it is named. */
const SCHEDULE: readonly { readonly age: string; readonly doses: readonly Dose[] }[] = [
  {
    age: "Birth",
    doses: [
      { id: "hepb-birth", vaccine: "HepB", dose: "1" },
      { id: "rsv-antibody-birth", vaccine: "RSV antibody", dose: "one, see below" },
    ],
  },
  {
    age: "2 months",
    doses: [
      { id: "hepb-2-months", vaccine: "HepB", dose: "2, 1–2 months" },
      { id: "rv-2-months", vaccine: "RV", dose: "1" },
      { id: "dtap-2-months", vaccine: "DTaP", dose: "1" },
      { id: "hib-2-months", vaccine: "Hib", dose: "1" },
      { id: "pcv-2-months", vaccine: "PCV", dose: "1" },
      { id: "ipv-2-months", vaccine: "IPV", dose: "1" },
    ],
  },
  {
    age: "4 months",
    doses: [
      { id: "rv-4-months", vaccine: "RV", dose: "2" },
      { id: "dtap-4-months", vaccine: "DTaP", dose: "2" },
      { id: "hib-4-months", vaccine: "Hib", dose: "2" },
      { id: "pcv-4-months", vaccine: "PCV", dose: "2" },
      { id: "ipv-4-months", vaccine: "IPV", dose: "2" },
    ],
  },
  {
    age: "6 months",
    doses: [
      { id: "hepb-6-months", vaccine: "HepB", dose: "3, to 18 months" },
      { id: "rv-6-months", vaccine: "RV", dose: "3, by brand" },
      { id: "dtap-6-months", vaccine: "DTaP", dose: "3" },
      { id: "hib-6-months", vaccine: "Hib", dose: "3, by brand" },
      { id: "pcv-6-months", vaccine: "PCV", dose: "3" },
      { id: "ipv-6-months", vaccine: "IPV", dose: "3, to 18 months" },
    ],
  },
  {
    age: "12–15 months",
    doses: [
      { id: "hib-12-15-months", vaccine: "Hib", dose: "final" },
      { id: "pcv-12-15-months", vaccine: "PCV", dose: "4" },
      { id: "mmr-12-15-months", vaccine: "MMR", dose: "1" },
      { id: "var-12-15-months", vaccine: "VAR", dose: "1" },
      { id: "hepa-12-15-months", vaccine: "HepA", dose: "1, to 23 months" },
    ],
  },
  {
    age: "15–23 months",
    doses: [
      { id: "dtap-15-23-months", vaccine: "DTaP", dose: "4, to 18 months" },
      { id: "hepa-15-23-months", vaccine: "HepA", dose: "2, 6 months on" },
    ],
  },
];

const DOSES: readonly Row[] = SCHEDULE.flatMap(({ age, doses }) =>
  doses.map(({ id, vaccine, dose }) => ({ id, printed: { age, vaccine, dose } })),
);

const BLANK_ROWS: readonly Row[] = emptyRows(6, "more-");

export const VACCINATION_RECORD: Sheet = {
  id: "vaccination-record",
  title: "Vaccination record",
  span: "0–18 years, schedule to 23 months",
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
          blank("vaccine", "Vaccine", "text", 12),
          blank("dose", "Dose", "text", 14),
          blank("date", "Date", "date", 12),
          blank("product", "Product and lot", "text", 17),
          blank("by", "Where and by whom", "text", 20),
          blank("reaction", "Reaction", "text", 13),
        ],
        rows: [...DOSES, ...BLANK_ROWS],
        rowMm: 6,
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
        text: "Routine US schedule, AAP ages, January 2026, from secondary copies. Schedules changed in 2026, so ask your clinician: CDC’s January 2026 list had fewer for every child; a court paused it in March. RSV antibody: in season, under 8 months, unless the mother was vaccinated at least 14 days before birth. Empty rows: flu each year from 6 months (2 doses the first time), COVID-19 at 6–23 months; at 4–6 years DTaP 5, IPV 4, MMR 2, VAR 2.",
      },
    ],
  ],
  closing: "A record for you to keep. Not medical advice.",
};
