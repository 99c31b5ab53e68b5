import type { Page } from "@playwright/test";
import type { Shot } from "./shot.ts";

/** Two children kept on the device: one with a history, one born in week 32. */
async function measureTwo(page: Page): Promise<void> {
  const girl = { id: "a", name: "Maya", sex: "girl", born: "2026-05-21", gestationWeeks: null };
  const boy = { id: "b", name: "Leo", sex: "boy", born: "2026-07-21", gestationWeeks: 32 };
  const measured = [
    { date: "2026-05-21", weight: 3.2, length: 49.5, head: 34 },
    { date: "2026-07-21", weight: 4.9, length: 56.4, head: 38 },
    { date: "2026-11-20", weight: 7.3, length: 65.7, head: 42.2 },
  ];
  const early = [{ date: "2026-11-18", weight: 5.2, length: 57, head: 39 }];
  const children = [
    { ...girl, measurements: measured },
    { ...boy, measurements: early },
  ];
  await keep(page, children);
}

async function keep(page: Page, children: readonly object[]): Promise<void> {
  const kept = JSON.stringify({ version: 1, children, units: { weight: "kg", length: "cm" } });
  await page.evaluate((text) => localStorage.setItem("growth", text), kept);
  await page.reload();
  await page.getByRole("button", { name: "Leo" }).waitFor();
}

/** The growth curves: nothing measured yet, a preterm baby, a history, on paper. */
export const GROWTH_SHOTS: readonly Shot[] = [
  { name: "growth-preterm", path: "/growth", act: measureTwo },
  {
    name: "growth-history",
    path: "/growth",
    widths: [320, 1280],
    act: async (page) => {
      await measureTwo(page);
      await page.getByRole("button", { name: "Maya" }).click();
    },
  },
  {
    name: "growth-print",
    path: "/growth",
    widths: [726],
    act: async (page) => {
      await measureTwo(page);
      await page.emulateMedia({ media: "print" });
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    },
  },
  {
    name: "growth-three-years",
    path: "/growth",
    act: async (page) => {
      const child = { id: "c", name: "Leo", sex: "boy", born: "2023-11-20", gestationWeeks: null };
      const measurements = [
        { date: "2026-01-10", weight: 12.2, length: 88 },
        { date: "2026-11-20", weight: 14.3, length: 96.1, head: 49.5 },
      ];
      await keep(page, [{ ...child, measurements }]);
    },
  },
  { name: "growth-no-script", path: "/growth", themes: ["light"], options: { javaScriptEnabled: false } },
];
