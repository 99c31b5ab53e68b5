import type { PrintableCategory } from "#domain/printables/printable.ts";

/** The day on which a sheet or the words around it last changed. */
export const PRINTABLES_CHANGED = "2026-11-21";

/** The specification's categories, in its order. */
export const PRINTABLE_CATEGORY_LABELS: Readonly<Record<PrintableCategory | "all", string>> = {
  all: "All",
  "growth-tracking": "Growth Tracking",
  development: "Development",
  feeding: "Feeding",
  sleep: "Sleep",
  health: "Health",
  shopping: "Shopping",
};

/** What the page of printables says. The headings and “View Template” are the specification's, to the letter. */
export const PRINTABLES_PAGE = {
  crumb: "Printables",
  lead: "Seven sheets for the fridge door and the pediatrician’s desk. Print one, download it, or fill it in on the screen.",
  categories: "Categories",
  sheets: "The sheets",
  view: "View Template",
  use: {
    heading: "How to Use These Resources",
    steps: [
      "Choose a sheet and open it. What you see is what comes out of the printer.",
      "Choose Letter or A4, then print it, or download it as a PDF. No account, no email address.",
      "Fill it in with a pen, or on the screen. What you type stays on your device.",
      "Take it along to the next visit. A record helps a pediatrician; it replaces no examination.",
    ],
  },
  tips: {
    heading: "Tracking Tips",
    points: [
      "Leave the sheet where it happens: the feeding log by the chair, the sleep tracker by the crib.",
      "Measure at about the same time of day, and weigh without clothes or a diaper.",
      "A few days are often enough. Stop when the log has answered your question.",
      "One figure says little. Look at the line that several make.",
      "Born early: count growth and milestones from the due date.",
    ],
  },
  growth: {
    text: "Want the percentile of a measurement?",
    link: "Work it out on WHO’s curves",
  },
  share: { heading: "Pass it on", text: "The link carries nothing about you." },
} as const;

/** What stands around a sheet. The first two are the specification's, to the letter. */
export const TEMPLATE_PAGE = {
  back: "Back to Resources",
  print: "Print Template",
  bar: "This template",
  paper: "Paper",
  papers: { letter: "Letter", a4: "A4" },
  /** "{size}" is the size of the file. */
  pdf: "PDF, {size}",
  growth: "Work out a percentile on WHO’s curves",
  date: "Date",
  copy: "free to copy",
  page: "Page {page} of {pages}",
  share: {
    heading: "Pass this sheet on",
    text: "The link carries the empty sheet and nothing that you typed.",
  },
} as const;
