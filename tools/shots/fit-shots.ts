import type { Page } from "@playwright/test";
import type { Shot } from "./shot.ts";

function typed(first: string, middle: string, last: string, siblings: string) {
  return async (page: Page): Promise<void> => {
    const kept = JSON.stringify({ version: 1, first, middle, last, siblings });
    await page.evaluate((text) => localStorage.setItem("fit", text), kept);
    await page.reload();
    await page.locator(".fit-sum").waitFor();
  };
}

/** The full name: nothing to remark, much to remark, the longest. */
export const FIT_SHOTS: readonly Shot[] = [
  { name: "fit-clear", path: "/fit", act: typed("Hazel", "June", "Whitfield", "Violet, Henry") },
  { name: "fit-remarks", path: "/fit", act: typed("Chloe", "Michelle Jade", "Bronlowe", "Zoe, Gertrude") },
  {
    name: "fit-long",
    path: "/fit",
    widths: [320],
    act: typed("Bartholomew", "Maximilian", "Thompson-Featherstonehaugh", ""),
  },
  { name: "fit-no-script", path: "/fit", themes: ["light"], options: { javaScriptEnabled: false } },
];
