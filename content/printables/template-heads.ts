import type { SheetId } from "#domain/printables/sheet.ts";

/** What search engines are told of each sheet. */
export const TEMPLATE_HEADS: Readonly<
  Record<
    SheetId,
    { readonly title: string; readonly description: string; readonly keywords: readonly string[] }
  >
> = {
  "growth-chart-boys": {
    title: "Growth chart for boys to print, 0–24 months",
    description:
      "A growth chart for boys from birth to 24 months: twelve measurements beside WHO’s percentiles, and WHO’s curves to draw on. Free PDF, Letter or A4.",
    keywords: ["printable growth chart boys", "baby boy growth chart", "WHO growth chart boys pdf"],
  },
  "growth-chart-girls": {
    title: "Growth chart for girls to print, 0–24 months",
    description:
      "A growth chart for girls from birth to 24 months: twelve measurements beside WHO’s percentiles, and WHO’s curves to draw on. Free PDF, Letter or A4.",
    keywords: ["printable growth chart girls", "baby girl growth chart", "WHO growth chart girls pdf"],
  },
  "milestone-tracker": {
    title: "Baby milestone tracker to print, 0–18 months",
    description:
      "Four milestones at 2, 4, 6, 9 and 12 months by CDC’s 2022 ages, with boxes to check and dates to fill in. Free PDF, Letter or A4.",
    keywords: ["baby milestone checklist", "printable milestone tracker", "CDC milestones pdf"],
  },
  "feeding-log": {
    title: "Baby feeding log to print",
    description:
      "A day of fifteen feedings on one sheet: time, breast, bottle or solids, amount, duration, diapers. Free PDF, Letter or A4, or fill it in on the screen.",
    keywords: [
      "baby feeding log",
      "printable feeding tracker",
      "breastfeeding log pdf",
      "bottle feeding chart",
    ],
  },
  "sleep-tracker": {
    title: "Baby sleep tracker to print",
    description:
      "One night and eight naps on one sheet, with sleep quality, the room, and what is typical at each age. Free PDF, Letter or A4, or fill it in on the screen.",
    keywords: ["baby sleep log", "printable sleep tracker", "nap log pdf"],
  },
  "vaccination-record": {
    title: "Vaccination record to print",
    description:
      "A child’s vaccinations on one sheet: each dose by age from birth to 23 months, with date, product and place, and empty rows. Free PDF, Letter or A4.",
    keywords: [
      "vaccination record",
      "printable immunization record",
      "baby vaccine schedule",
      "shot record pdf",
    ],
  },
  "size-tracker": {
    title: "Baby clothes and shoe size tracker to print",
    description:
      "Which clothes and shoes fit when, from birth to 36 months, with guides to US and European sizes. Free PDF, Letter or A4, or fill it in on the screen.",
    keywords: ["baby clothes size chart", "baby shoe size chart", "printable size tracker"],
  },
};
