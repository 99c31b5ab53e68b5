import type { PrintableCategory } from "#domain/printables/printable.ts";

/** The day on which a sheet or the words around it last changed. */
export const PRINTABLES_CHANGED = "2026-11-28";

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
  shown: "{count} of {all} sheets",
  crumb: "Printables",
  lead: "Seven sheets for the fridge door and the pediatrician’s desk. Print one, download it, or fill it in on your phone.",
  categories: "Categories",
  sheets: "The sheets",
  view: "View Template",
  print: "Print",
  use: {
    heading: "How to Use These Resources",
    steps: [
      "Choose a sheet and open it. It prints just as you see it.",
      "Choose Letter or A4, then print it or download the PDF. You don’t need an account or an email address.",
      "Fill it in with a pen, or on the screen. What you type stays on your device.",
      "Bring it to the next visit. A record helps your pediatrician, but it doesn’t replace a checkup.",
    ],
  },
  tips: {
    heading: "Tracking Tips",
    points: [
      "Keep the sheet where you need it: the feeding log by the chair, the sleep tracker by the crib.",
      "Measure at about the same time of day, and weigh without clothes or a diaper.",
      "A few days are often enough. Stop once you have your answer.",
      "One number tells you little. Look at several together.",
      "If your baby was born early, count growth and milestones from the due date.",
    ],
  },
  growth: {
    text: "Want to know a percentile?",
    link: "Find it on WHO’s curves",
  },
  share: { heading: "Share these sheets", text: "The link contains nothing about you." },
} as const;

/** What stands around a sheet. The first two are the specification's, to the letter. */
export const TEMPLATE_PAGE = {
  /** Said of a box that is. */
  ticked: "ticked",
  back: "Back to Resources",
  print: "Print Template",
  bar: "This template",
  paper: "Paper",
  papers: { letter: "Letter", a4: "A4" },
  /** "{size}" is the size of the file. */
  pdf: "PDF, {size}",
  growth: "Find a percentile on WHO’s curves",
  date: "Date",
  copy: "free to copy",
  page: "Page {page} of {pages}",
  share: {
    heading: "Share this sheet",
    text: "The link opens the empty sheet. It contains nothing you typed.",
  },
} as const;
