import { SHEET_IDS } from "#domain/printables/sheet.ts";
import type { Shot } from "./shot.ts";

/** The printable sheets: the page of all, each on the screen, each as the printer gets it. */
export const PRINTABLE_SHOTS: readonly Shot[] = [
  {
    name: "printables-no-script",
    path: "/printable-resources?category=growth-tracking",
    themes: ["light"],
    options: { javaScriptEnabled: false },
  },
  ...SHEET_IDS.map((id): Shot => ({ name: `template-${id}`, path: `/templates/${id}` })),
  { name: "template-narrow", path: "/templates/vaccination-record", widths: [320] },
  ...SHEET_IDS.map((id): Shot => ({
    name: `template-${id}-print`,
    path: `/templates/${id}`,
    // Letter within its margins, at 96 pixels an inch.
    widths: [725],
    themes: ["light"],
    act: (page) => page.emulateMedia({ media: "print" }),
  })),
];
