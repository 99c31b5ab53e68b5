import type { Page } from "@playwright/test";
import type { Shot } from "./shot.ts";

function typed(first: string, middle: string, last: string, siblings: string, shown = ".fit-sum") {
  return async (page: Page): Promise<void> => {
    const kept = JSON.stringify({ version: 1, first, middle, last, siblings });
    await page.evaluate((text) => localStorage.setItem("fit", text), kept);
    await page.reload();
    await page.locator(shown).first().waitFor();
  };
}

/** The full name: nothing to remark, much to remark, the longest; names beside children and for the middle. */
export const FIT_SHOTS: readonly Shot[] = [
  { name: "fit-clear", path: "/fit", act: typed("Hazel", "June", "Whitfield", "Violet, Henry") },
  { name: "fit-remarks", path: "/fit", act: typed("Chloe", "Michelle Jade", "Bronlowe", "Zoe, Gertrude") },
  {
    name: "fit-long",
    path: "/fit",
    widths: [320],
    act: typed("Bartholomew", "Maximilian", "Thompson-Featherstonehaugh", ""),
  },
  {
    name: "fit-siblings",
    path: "/fit?tab=siblings",
    act: typed("", "", "Whitfield", "Hazel, Henry", ".fit-names"),
  },
  {
    name: "fit-siblings-long",
    path: "/fit?tab=siblings",
    widths: [320],
    act: typed("", "", "", "Bartholomew, Maximiliano, Persephone, Evangeline, Alessandra", ".fit-names"),
  },
  { name: "fit-siblings-empty", path: "/fit?tab=siblings", widths: [390], themes: ["light"] },
  {
    name: "fit-middle",
    path: "/fit?tab=middle&gender=girl",
    act: typed("Hazel", "", "Whitfield", "", ".fit-names"),
  },
  { name: "fit-no-script", path: "/fit", themes: ["light"], options: { javaScriptEnabled: false } },
];
