import type { Page } from "@playwright/test";

/** Of the cumulative layout shift (CLS), so much is nothing. */
export const MOST_SHIFT = 0.01;

/** Until what was asked for has come, and been painted. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** From now on what jumps is counted, in every page that is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift: { value?: number; hadRecentInput?: boolean } = entry.toJSON();
        if (shift.hadRecentInput !== true) sum += shift.value ?? 0;
      }
      document.documentElement.setAttribute("data-shifts", String(sum));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How much has jumped on the page so far (CLS). */
export async function shifts(page: Page): Promise<number> {
  return Number((await page.locator("html").getAttribute("data-shifts")) ?? 0);
}
