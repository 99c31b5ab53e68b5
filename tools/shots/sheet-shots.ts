import type { Shot } from "./shot.ts";

const THREE = "/names/sheet?names=hazel,rowan,theodore";

/** Name sheets, on the screen and on paper, and what other sites show of a name. */
export const SHEET_SHOTS: readonly Shot[] = [
  { name: "sheet-hazel-1987", path: "/names/sheet?names=hazel&year=1987" },
  { name: "sheet-three-2026", path: `${THREE}&year=2026` },
  { name: "sheet-narrow", path: `${THREE}&year=1951`, widths: [320], themes: ["light"] },
  { name: "sheet-unknown", path: "/names/sheet?names=zzzq,dutchess,ada,owen,ivy", themes: ["light"] },
  { name: "sheet-no-script", path: THREE, themes: ["light"], options: { javaScriptEnabled: false } },
  {
    name: "sheet-print",
    path: "/names/sheet?names=hazel&year=2026",
    widths: [726],
    act: (page) => page.emulateMedia({ media: "print" }),
  },
  {
    name: "sheet-print-three",
    path: `${THREE}&year=2026`,
    widths: [726],
    themes: ["light"],
    act: (page) => page.emulateMedia({ media: "print" }),
  },
  {
    name: "embed-hazel",
    path: "/embed/names/hazel",
    widths: [480, 320],
    options: { javaScriptEnabled: false },
  },
  {
    name: "embed-rowan",
    path: "/embed/names/rowan",
    widths: [480],
    themes: ["light"],
    options: { javaScriptEnabled: false },
  },
  { name: "data-narrow", path: "/data", widths: [320], themes: ["light"] },
];
